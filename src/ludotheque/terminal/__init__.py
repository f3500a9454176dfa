"""The command line and the text client: the whole house in a terminal, with or without eyes on it.

`cli` reads the command; each command has a module of its own. At the table, `sitting` runs the game, `prompt` reads
what is typed, `commands` answers it, and `tables` draws each game. What a person reads is said through `screen`, which
knows two voices: one with boxes and colours, one plain voice with one fact a line, for screen readers and pipes.
"""
