## What is printed on Volfyirion's cards.

volfyirion-fact-defence = Defence
volfyirion-fact-starter = Starting card
