"""Ludothèque's games for the libraries that researchers of games use: PettingZoo, Gymnasium and OpenSpiel.

All adapters number moves alike (`numbering`) and show a seat's table in the same numbers (`encoding`); both are made
from what a seat may know. See docs/research.md.
"""
