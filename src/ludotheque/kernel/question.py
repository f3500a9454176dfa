"""The question a seat is put, as clients get it: each option with its words and the places it touches, and each
refusal with its rule. It is built at every view, and so it is compiled."""

from __future__ import annotations

from ludotheque.kernel.bundles import Bundle
from ludotheque.kernel.effect import NOBODY, OPEN
from ludotheque.kernel.engine import ask_of, asking, legal
from ludotheque.kernel.options import DONE
from ludotheque.kernel.position import write_option
from ludotheque.kernel.state import State, place_in
from ludotheque.kernel.text import Text
from ludotheque.kernel.view import asking_card, rule_id, said_done, said_move, shown_figure, zone_name

Data = dict[str, object]


def question(g: State, seat: int) -> Data | None:
    """The question put to a seat; None when it owes no answer."""
    ask = ask_of(g, seat)
    if ask is None or g.over:
        return None
    kit = g.kit
    effect = asking(g)
    f = g.stack[len(g.stack) - 1]
    kind = "open" if g.mode == OPEN else ("sealed" if len(g.asks) > 1 else "one")
    refused: list[object] = []
    for option in effect.refused(g, f, ask):
        text = effect.refusal(g, f, ask, option)
        shown = shown_option(g, seat, option)
        shown["rule"] = rule_id(kit, text.rule)
        shown["say"] = text.key
        shown["params"] = text.params
        refused.append(shown)
    return {
        "question": g.questions,
        "seat": seat,
        "kind": kind,
        "prompt": effect.prompt,
        "about": asking_card(g),
        "rule": rule_id(kit, effect.rule),
        "picks": [shown_option(g, seat, pick) for pick in ask.picks],
        "min": ask.low,
        "max": ask.high,
        "done": None if ask.low == ask.high == 1 else _said(said_done(effect.prompt, len(ask.picks))),
        "options": [_legal_option(g, seat, option) for option in legal(g, seat)],
        "bundles": [_shown_bundle(g, bundle) for bundle in kit.game.bundles(g, seat)],
        "refused": refused,
    }


def _legal_option(g: State, seat: int, option: int) -> Data:
    """A legal option, and what it means to the hand: how often it may be picked in one line, what it would miss."""
    out = shown_option(g, seat, option)
    times = g.kit.game.times(g, seat, option)
    if times > 1:
        out["times"] = times
    misses = g.kit.game.misses(g, seat, option)
    if misses is not None:
        out["misses"] = _said(misses)
    return out


def _shown_bundle(g: State, bundle: Bundle) -> Data:
    """Several picks as one option: the line to send, what it does in words, what one taps."""
    kit = g.kit
    line = ", ".join([write_option(kit, pick) for pick in bundle.picks])
    out: Data = {"move": line, "verb": "bundle", "does": _said(bundle.text)}
    if bundle.zone != NOBODY:
        source = zone_name(kit.zones[bundle.zone])
        source["place"] = place_in(g, g.card(bundle.zone, bundle.place))
        out["from"] = source
    return out


def shown_option(g: State, seat: int, option: int) -> Data:
    """An option typed for clients: its move, its verb, what it does in words, the card it touches, where it goes."""
    kit = g.kit
    out: Data = {"move": write_option(kit, option), "verb": "done"}
    if option == DONE:
        out["does"] = in_words(g, seat, DONE)
        return out
    move = kit.game.move(g, seat, option)
    out["verb"] = move.verb
    out["does"] = _said(said_move(g, seat, move))
    if move.zone != NOBODY:
        source = zone_name(kit.zones[move.zone])
        source["place"] = None
        out["from"] = source
        if move.place >= 0:
            card = g.card(move.zone, move.place)
            source["place"] = place_in(g, card)  # where the view shows it: on its spot, if it has one
            if g.known[card] >> seat & 1:
                out["card"] = kit.types[g.face[card]].key
    if move.to_zone != NOBODY:
        out["to"] = zone_name(kit.zones[move.to_zone])
    if move.n != NOBODY:
        out["n"] = move.n
    if move.minor:
        out["minor"] = True
    figures = kit.game.foresee(g, seat, option)
    if figures:
        out["figures"] = [shown_figure(kit, figure) for figure in figures]
    return out


def in_words(g: State, seat: int, option: int) -> Data:
    """What an answer of this seat does, as a key and its parameters; NOBODY stands for giving the game up."""
    if option == NOBODY:
        return _said(Text("table-do-concede"))
    if option == DONE:
        ask = ask_of(g, seat)
        return _said(said_done(asking(g).prompt, len(ask.picks) if ask is not None else 0))
    return _said(said_move(g, seat, g.kit.game.move(g, seat, option)))


def _said(text: Text) -> Data:
    return {"say": text.key, "params": text.params}
