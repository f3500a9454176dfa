"""Volfyirion, by Federico Tini and Alessandro Veracchi."""
