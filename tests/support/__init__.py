"""Helpers that tests share: tables set by hand, and what a player reads off them."""
