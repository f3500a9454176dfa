"""The question a seat is put, as clients get it: each option with its words and the places it touches, and each
refusal with its rule. It is built at every view, and so it is compiled."""

from __future__ import annotations

from ludotheque.kernel.bundles import Bundle
from ludotheque.kernel.choices import Choice, choice, said, said_done, said_move
from ludotheque.kernel.effect import NOBODY, OPEN
from ludotheque.kernel.engine import ask_of, asking, legal
from ludotheque.kernel.options import DONE
from ludotheque.kernel.parts import Parts
from ludotheque.kernel.position import write_option
from ludotheque.kernel.rows import Num
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import asking_card, rule_id, zone_name

Data = dict[str, object]


def question(g: State, seat: Num, parts: Parts) -> Data | None:
    """The question put to a seat, its options shown by such parts; None when it owes no answer."""
    ask = ask_of(g, seat)
    if ask is None or g.over:
        return None
    kit = g.kit
    effect = asking(g)
    f = g.stack[len(g.stack) - 1]
    kind = "open" if g.mode == OPEN else ("sealed" if len(g.asks) > 1 else "one")
    refused: list[object] = []
    for option in effect.refused(g, f, ask):
        it = _foreseen(g, seat, option)
        it.refusal = effect.refusal(g, f, ask, option)
        refused.append(parts.choice(kit, it))
    return {
        "question": g.questions,
        "seat": seat,
        "kind": kind,
        "prompt": effect.prompt,
        "about": asking_card(g),
        "rule": rule_id(kit, effect.rule),
        "picks": [_picked(g, seat, pick, parts) for pick in ask.picks],
        "min": ask.low,
        "max": ask.high,
        "done": None if ask.low == ask.high == 1 else said(said_done(effect.prompt, len(ask.picks))),
        "options": [_legal_option(g, seat, option, parts) for option in legal(g, seat)],
        "bundles": [_shown_bundle(g, bundle) for bundle in kit.game.bundles(g, seat)],
        "refused": refused,
    }


def _foreseen(g: State, seat: Num, option: Num) -> Choice:
    """An option, and what it would cost, complete or bring."""
    it = choice(g, seat, option)
    it.figures = g.kit.game.foresee(g, seat, option)
    return it


def _legal_option(g: State, seat: Num, option: Num, parts: Parts) -> object:
    """A legal option, and what it means to the hand: how often it may be picked in one line, what it would miss."""
    times = g.kit.game.times(g, seat, option)
    misses = g.kit.game.misses(g, seat, option)
    if option == DONE:
        out = _done(g, seat)
        if misses is not None:
            out["misses"] = said(misses)
        return out
    it = _foreseen(g, seat, option)
    it.times = times
    it.misses = misses
    return parts.choice(g.kit, it)


def _picked(g: State, seat: Num, option: Num, parts: Parts) -> object:
    """An option that was picked already."""
    return _done(g, seat) if option == DONE else parts.choice(g.kit, _foreseen(g, seat, option))


def _done(g: State, seat: Num) -> Data:
    """Ending the question."""
    return {"move": "done", "verb": "done", "does": in_words(g, seat, DONE)}


def _shown_bundle(g: State, bundle: Bundle) -> Data:
    """Several picks as one option: the line to send, what it does in words, what one taps."""
    kit = g.kit
    line = ", ".join([write_option(kit, pick) for pick in bundle.picks])
    out: Data = {"move": line, "verb": "bundle", "does": said(bundle.text)}
    if bundle.zone != NOBODY:
        source = zone_name(kit.zones[bundle.zone])
        source["place"] = place_in(g, g.card(bundle.zone, bundle.place))
        out["from"] = source
    return out


def in_words(g: State, seat: Num, option: Num) -> Data:
    """What an answer of this seat does, as a key and its parameters; NOBODY stands for giving the game up."""
    if option == NOBODY:
        return said(Text("table-do-concede"))
    if option == DONE:
        ask = ask_of(g, seat)
        return said(said_done(asking(g).prompt, len(ask.picks) if ask is not None else 0))
    return said(said_move(g.kit, choice(g, seat, option)))
