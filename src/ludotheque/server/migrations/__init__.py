"""How the tables of the database came to be, one step after the other; `migrate.py` takes them."""
