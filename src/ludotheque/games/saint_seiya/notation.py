"""A short text for every move of Saint Seiya. Slots count from 1 (beside the Reserve) to 6, seats from 1.

marine>3          engage Marine against the card in slot 3
+armure-belier    equip an Armour
f3                acquire the card in slot 3 by Force
c3, c3+           acquire it by Cosmos, without or with the Armour in play
!mu@3             use the activation of Mu, who faces slot 3; "@0" faces nobody any more
!armure-belier    use the activation of the Armour in play
*seiya@3          heal with Seiya, who faces slot 3
-seiya            discard a Seiya from hand
seiya.d2          the Seiya in the discard pile of seat 2; h hand, p draw pile, e engaged, w wounded, x destroyed,
                  r revealed (the seat's number is then left out)
^seiya@3          the Seiya who faces slot 3 (to be given more Force)
#3                the card in slot 3 of the field
#3x5              swap slots 3 and 5
p2                seat 2
yes, none, done   do it; "I have none"; no more, the end of the main phase
"""

from __future__ import annotations
