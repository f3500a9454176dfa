"""What leads a search through Volfyirion: the rules of thumb again, made to be asked a hundred thousand times a second.

`sight` is what a seat sees before it chooses, `hand` what it does then without thinking, in the order of the rules of
thumb. Nothing is explained here; what explains is `thumb`, and both use its `weights`.
"""
