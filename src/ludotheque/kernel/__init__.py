"""The table, and nothing about any game.

A game in the middle of a rule is data (`state`): zones of cards, a stack of frames, the questions
that are open. Rules are effects that read and change that data. What a seat may know is a mask on
every card; views (`view`), events (`events`) and guesses (`guess`) are built from it.
"""
