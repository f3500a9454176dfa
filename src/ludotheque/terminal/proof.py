"""`ludotheque verify`: anybody can check that a finished game was dealt from the secret promised at its start."""

from __future__ import annotations

from pathlib import Path

import ludotheque as ldt
from ludotheque.kernel.chance import Secret, pledge_of
from ludotheque.kernel.errors import seat_name
from ludotheque.locales import literal, say
from ludotheque.terminal import saves
from ludotheque.terminal.problem import Problem
from ludotheque.terminal.screen import Screen
from ludotheque.terminal.writing import write_json


def verify_command(screen: Screen, path: Path, as_json: bool) -> int:
    """`ludotheque verify FILE`: exit code 0 if the deal is proven, 1 if not."""
    try:
        match = ldt.verify(saves.read(path))
    except OSError as error:
        raise Problem("terminal-cannot-read", file=str(path), why=str(error.strerror)) from error
    except ldt.BadRecord as error:
        if not as_json:
            screen.say("terminal-not-verified", file=str(path), why=error.text(screen.lang))
        else:
            write_json({"verified": False, "why": error.text(screen.lang), "rule": error.rule})
        return 1
    dealer, outcome = match.dealer, match.outcome
    assert isinstance(dealer, Secret) and outcome is not None
    text = match.verdict(screen.lang)
    added = {seat: number for seat, number in enumerate(dealer.numbers) if number}
    names = ", ".join(match.names[seat] or say(screen.lang, "table-player", {"n": seat + 1}) for seat in added)
    proves = say(screen.lang, "verify-proves-together" if added else "verify-proves", {"names": literal(names)})
    if as_json:
        data = {"verified": True, "game": match.kit.game.key, "commitment": dealer.commitment()}
        data |= {"pledges": dealer.pledges(), "proves": proves}
        write_json({**data, "shuffles": match.chance_count(), "answers": len(match.answers), "outcome": text})
        return 0
    screen.say("terminal-verified", file=str(path), n=match.chance_count())
    screen.say("terminal-verified-how", commitment=dealer.commitment())
    for seat, number in added.items():
        name = seat_name(seat, match.names, screen.lang)
        screen.say("terminal-verified-number", seat=name, number=number.hex(), pledge=pledge_of(number))
    screen.write(proves)
    screen.write(text, rule=outcome["rule"])
    return 0
