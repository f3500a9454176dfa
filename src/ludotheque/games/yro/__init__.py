"""YRO (Masato Uesugi, Don't Panic Games for the French edition): one to five guilds of nine Adventurers at most."""
