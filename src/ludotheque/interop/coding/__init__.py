"""Moves and tables as numbers. Compiled, and without any library: adapters bring theirs."""
