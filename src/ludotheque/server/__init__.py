"""Tables for people far from each other: rooms, their journal on disk, clocks, bots, notices.

Nothing is told to anyone before it is on disk, and nobody is told what their seat may not know.
"""
