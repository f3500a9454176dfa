"""What can be wrong, said so that it helps: what, where, which rule, what would be right."""

from __future__ import annotations

from ludotheque.kernel.text import Text
from ludotheque.locales import literal, say


class LudothequeError(Exception):
    """Something was refused and nothing has changed."""

    def __init__(self, text: Text, names: list[str] | None = None, because: LudothequeError | None = None) -> None:
        super().__init__(text.key)
        self.because = because  #: what it comes down to, told as `why`
        self.said = text
        self.rule = text.rule  #: e.g. "yutaka R14"; "table" for what no rulebook decides
        self.names = names if names is not None else []

    def text(self, lang: str = "en") -> str:
        """The whole sentence, in the reader's language."""
        params = named(self.said.params, self.names, lang)
        if self.because is not None:
            params["why"] = literal(self.because.text(lang))
        return say(lang, self.said.key, params)

    def __str__(self) -> str:
        return self.text("en")


class IllegalMove(LudothequeError):
    """The rules, or the table, refuse this move."""


class UnknownGame(LudothequeError):
    """No such game on the shelf."""


class BadTable(LudothequeError):
    """Seats or options this game cannot be played with."""


class BadRecord(LudothequeError):
    """A record that cannot be read or does not replay."""


class BadPosition(LudothequeError):
    """A position that no table can be set to."""


def wrong(key: str, **params: int | str) -> Text:
    """A refusal by the table itself; its words are somebody's own, never keys."""
    return Text(key, "table", typed(params))


def typed(params: dict[str, int | str]) -> dict[str, int | str]:
    """Parameters that hold what somebody typed: never taken for keys, and no number too long to be said."""
    out: dict[str, int | str] = {}
    for name, value in params.items():
        if isinstance(value, str):
            out[name] = literal(value.encode("utf-8", "replace").decode())
        else:
            out[name] = value if abs(value) < 10**12 else f"{str(value)[:12]}…"
    return out


def named(params: dict[str, int | str], names: list[str], lang: str) -> dict[str, int | str]:
    """Put seats' names for their numbers."""
    out = dict(params)
    for key in ("seat", "other"):
        seat = out.get(key)
        if isinstance(seat, int):
            out[key] = seat_name(seat, names, lang)
    return out


def seat_name(seat: int, names: list[str], lang: str) -> str:
    """What a seat is called: the name its player chose, or its number."""
    if 0 <= seat < len(names) and names[seat]:
        return literal(names[seat])
    return say(lang, "table-player", {"n": seat + 1})
