"""What many games say about a game: which cards are worth taking, who leads when, what wins.

`games` plays them, `observe` reads off each what its rules tell, `figures` counts, `page` draws, `data` writes Parquet.
"""
