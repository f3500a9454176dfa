"""Records: read, replayed, verified. A record that does not fit is refused with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec

from ludotheque.kernel.chance import Dealer, Secret, fresh_secret, secret_from_seed
from ludotheque.kernel.codec import NotJson, from_json
from ludotheque.kernel.errors import BadRecord, BadTable, LudothequeError, wrong
from ludotheque.kernel.match import CONCEDE, Match, names_of
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.text import Text

FORMAT = "ludotheque record 1"
Find = Callable[[str], ShelfGame]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match as it is written to a file."""

    format: str
    game: str
    rules: int
    cards: dict[str, Any]
    options: dict[str, Any]
    seats: int
    answers: list[tuple[int | str, str | list[int]]]
    names: list[str] = []
    over: bool = False
    digest: str = ""
    start: dict[str, Any] | None = None
    branched: int = 0  #: how many answers were taken over from another game; the secret dealt what came after
    commitment: str = ""
    secret: str = ""


def read(data: object) -> Record:
    """A record from data or from the bytes of a file; raises BadRecord with the place where it breaks."""
    if isinstance(data, (bytes, str)):
        try:
            data = from_json(data.encode() if isinstance(data, str) else data)
        except (NotJson, UnicodeEncodeError) as error:
            raise BadRecord(wrong("record-not-json", where=str(error)[:120])) from error
    try:
        record = msgspec.convert(data, Record)
    except (msgspec.ValidationError, UnicodeEncodeError, RecursionError, AttributeError) as error:
        raise BadRecord(wrong("record-malformed", where=str(error)[:160])) from error
    if record.format != FORMAT:
        raise BadRecord(wrong("record-foreign", format=record.format[:60], known=FORMAT))
    return record


def replay(
    data: object, find: Find, upto: int | None = None, seed: int | None = None, secret: bytes | None = None
) -> Match:
    """The same match, to the last digest, or to the first `upto` answers.

    A running game goes on with the secret of its record. Without one a new secret deals what is still to come.
    With a `seed` or a `secret` it is a branch: another game, played on from that moment.
    """
    record = read(data)
    box = find(record.game)
    if record.rules != box.rules.version:
        raise BadRecord(wrong("record-other-rules", n=record.rules, known=box.rules.version))
    if seed is not None:
        secret = secret_from_seed(seed)
    match = _set(record, box, secret)
    answers = record.answers if upto is None else record.answers[:upto]
    for at, (who, what) in enumerate(answers):
        try:
            _answer(match, who, what)
        except LudothequeError as error:
            raise _because("record-bad-answer", error, at + 1) from error
    if upto is None:
        if match.over != record.over:
            raise BadRecord(wrong("record-truncated"))
        if record.digest and record.digest != match.digest():
            raise BadRecord(wrong("record-other-digest"))
    match.branched = len(answers) if secret is not None else min(max(0, record.branched), len(answers))
    match.run_chance()
    return match


def _set(record: Record, box: ShelfGame, secret: bytes | None) -> Match:
    try:
        options = box.rules.options_with_list(record.options, record.cards)
        kit = box.kit(record.seats, options)
        dealer: Dealer = Secret(fresh_secret())
        if secret is not None:
            dealer = Secret(secret)
        elif record.secret:
            dealer = Secret(bytes.fromhex(record.secret))
        return Match(kit, dealer, names_of(record.names, record.seats), deepcopy(record.start))
    except LudothequeError as error:
        raise _because("record-bad-table", error, 0) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(wrong("record-malformed", where="secret")) from error


def _because(key: str, error: LudothequeError, at: int) -> BadRecord:
    return BadRecord(Text(key, error.rule, {"n": at}), because=error)


def _answer(match: Match, who: int | str, what: str | list[int]) -> None:
    if who == "chance" and isinstance(what, list):
        match.take(what)
    elif isinstance(who, int) and isinstance(what, str):
        if what == CONCEDE:
            match.concede(who)
        else:
            refusal = match.answer(who, what)
            if refusal is not None:
                raise refusal
    else:
        raise BadTable(wrong("record-bad-who", where=str(who)[:60]))


def verify(data: object, find: Find) -> Match:
    """Prove a finished match's deal: the secret fits the hash of the start, and every shuffle follows from it.

    A branch is no longer one deal, and cannot be proven as one.
    Raises BadRecord saying what does not hold; returns the replayed match.
    """
    record = read(data)
    if not record.over:
        raise BadRecord(wrong("verify-not-over"))
    if record.branched:
        raise BadRecord(wrong("verify-branched", n=record.branched))
    if not record.secret or not record.commitment:
        raise BadRecord(wrong("verify-no-secret"))
    match = replay(data, find)
    dealer = match.dealer
    assert isinstance(dealer, Secret)
    if dealer.commitment() != record.commitment:
        raise BadRecord(wrong("verify-other-secret"))
    again = _set(record, find(record.game), None)
    for at, (who, what) in enumerate(record.answers):
        if who == "chance" and what != list(dealer.draw(again.chance_count(), again.g.lots_from, again.g.lots)):
            raise BadRecord(wrong("verify-other-lots", n=at + 1))
        _answer(again, who, what)
    return match
