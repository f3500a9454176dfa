"""The messages between a server and its clients, and the TypeScript types made from them.

Clients know the house only through what is here. `python -m ludotheque.wire` prints the types.
"""
