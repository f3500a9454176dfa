"""Records: read, replayed, verified. A record that does not fit is refused with the place and the reason."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from itertools import zip_longest
from typing import Annotated, Any

import msgspec

from ludotheque.kernel.chance import NUMBER, Dealer, Secret, fresh_secret, secret_from_seed
from ludotheque.kernel.codec import NotJson, from_json, to_json
from ludotheque.kernel.errors import BadRecord, BadTable, LudothequeError, wrong
from ludotheque.kernel.match import CONCEDE, Match, names_of
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.text import Text

FORMAT = "ludotheque record 1"
Find = Callable[[str], ShelfGame]

# No record may be larger than this in any of its fields. The longest games we know have 2,000 answers.
MOST_LIST = 128 * 1024  #: bytes of its list of cards, its options, the position it starts from
Word = Annotated[str, msgspec.Meta(max_length=128)]
Count = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
Written = Annotated[str, msgspec.Meta(max_length=600)] | Annotated[list[Count], msgspec.Meta(max_length=1000)]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A match as it is written to a file."""

    format: str
    game: str
    rules: Count
    cards: dict[str, Any]
    options: dict[str, Any]
    seats: Count
    answers: Annotated[list[tuple[Count | Word, Written]], msgspec.Meta(max_length=20_000)]
    names: Annotated[list[Word], msgspec.Meta(max_length=20)] = []
    bots: Annotated[list[Word], msgspec.Meta(max_length=20)] = []  #: by seat, the bot that played; empty for a person
    over: bool = False
    digest: Word = ""
    start: dict[str, Any] | None = None
    branched: Count = 0  #: how many answers were taken over from another game; the secret dealt what came after
    commitment: Word = ""
    secret: Word = ""
    #: By seat, the hash of the number that somebody added to the secret; empty where nobody did.
    pledges: Annotated[list[Word], msgspec.Meta(max_length=20)] = []
    numbers: Annotated[list[Word], msgspec.Meta(max_length=20)] = []  #: these numbers, told together with the secret


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
    for where, part in (("cards", record.cards), ("options", record.options), ("start", record.start)):
        if _bytes(part) > MOST_LIST:
            raise BadRecord(wrong("record-too-big", where=where, high=MOST_LIST // 1024))
    return record


def _bytes(part: object) -> int:
    """How much room a part of a record takes."""
    try:
        return len(to_json(part))
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise BadRecord(wrong("record-malformed", where=str(error)[:160])) from error


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
            dealer = Secret(bytes.fromhex(record.secret), _numbers(record))
        match = Match(kit, dealer, names_of(record.names, record.seats), deepcopy(record.start))
        match.bots = record.bots[: record.seats]
        return match
    except LudothequeError as error:
        raise _because("record-bad-table", error, 0) from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(wrong("record-malformed", where="secret, numbers")) from error


def _numbers(record: Record) -> list[bytes]:
    """What people added to the secret, by seat; ValueError when it cannot be that."""
    numbers = [bytes.fromhex(number) for number in record.numbers]
    whole = all(len(it) in (0, NUMBER) for it in numbers) and (not any(numbers) or len(record.secret) == 2 * NUMBER)
    if len(numbers) > record.seats or not whole:
        raise ValueError("numbers")
    return numbers


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
    """Prove a finished match's deal: the secret and the numbers that people added fit the hashes of the start, and
    every shuffle follows from them.

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
    for seat, (pledge, given) in enumerate(zip_longest(record.pledges, dealer.pledges(), fillvalue="")):
        if pledge != given:
            raise BadRecord(wrong("verify-other-number", seat=seat), names=match.names)
    again = _set(record, find(record.game), None)
    for at, (who, what) in enumerate(record.answers):
        if who == "chance" and what != list(dealer.draw(again.chance_count(), again.g.lots_from, again.g.lots)):
            raise BadRecord(wrong("verify-other-lots", n=at + 1))
        _answer(again, who, what)
    return match
