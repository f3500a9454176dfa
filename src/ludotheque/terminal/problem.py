"""What can go wrong before a game begins, said in a helpful way."""

from __future__ import annotations

from ludotheque.terminal.vocabulary import tell


class Problem(Exception):
    """Something was asked for that cannot be done; the message says what, and what would be right."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def text(self, lang: str) -> str:
        """The whole sentence."""
        return tell(lang, self.key, self.params)
