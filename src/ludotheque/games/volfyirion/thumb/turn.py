"""A decision: which question is open, and in a turn the order in which things are done."""

from __future__ import annotations

from ludotheque.games.volfyirion import verbs
from ludotheque.games.volfyirion.thumb import (
    cities,
    coop,
    dragon,
    duel,
    hand,
    removal,
    solo,
    teams,
    war,
    wonders,
)
from ludotheque.games.volfyirion.thumb.estimate import Advice, Situation
from ludotheque.kernel import NOBODY, Num, Row, State, Text, pack, verb_of
from ludotheque.kernel.chance import Quick
from ludotheque.kernel.engine import legal


def best(g: State, seat: Num, rng: Quick) -> Advice:
    """The best option of a seat, and why, in any world it holds possible; the generator decides what is imagined."""
    options = legal(g, seat)
    if len(options) == 1:
        return options[0], Text("table-only-move")
    return _best_of(g, seat, options, rng)


def explain(g: State, seat: Num, option: Num, rng: Quick) -> Text | None:
    """What speaks for an option of the main phase, whatever else there is; None where these rules know nothing."""
    end = pack(verbs.END)
    if option == end or end not in legal(g, seat):
        return None
    found, why = _best_of(g, seat, Row([option, end]), rng)
    return why if found == option else None


def _best_of(g: State, seat: Num, options: Row, rng: Quick) -> Advice:
    now = Situation(g, seat, options)
    if now.can(pack(verbs.END)):
        return _main_phase(now, rng)
    return _answer(now, options, rng)


def _main_phase(now: Situation, rng: Quick) -> Advice:
    """R24: play, take what is free, spend: the first of these that has something to do."""
    found = hand.play(now) or hand.use(now) or removal.give_up(now) or _spend(now, rng)
    return found or (pack(verbs.END), Text("volfyirion-thumb-end", "R46"))


def _spend(now: Situation, rng: Quick) -> Advice | None:
    """What points are spent on in this mode; None if nothing is worth it."""
    if now.kit.solo:
        return solo.spend(now, rng)
    if now.kit.coop:
        return coop.spend(now)
    if now.kit.teams:
        return teams.spend(now, rng)
    return duel.spend(now, rng)


def _answer(now: Situation, options: Row, rng: Quick) -> Advice:
    """The answer to a question that a rule or a card asks."""
    verb = verb_of(options[0])
    if verb == verbs.MULLIGAN:
        return hand.keep_or_shuffle(now, options, rng)
    if verb == verbs.REMOVE:
        return removal.remove(now, options)
    if verb == verbs.DESTROY and now.foe != NOBODY:
        return war.destroy(now, options)
    if verb == verbs.DRAW:  # the most cards: the last option but "done"
        return options[len(options) - 2], Text("volfyirion-thumb-draw", "R45")
    if verb in (verbs.SEND, verbs.SEND_LAIR, verbs.CALL_BACK):
        return dragon.move_for_free(now, options)
    if verb == verbs.CLAIM:
        return options[0], Text("volfyirion-thumb-claim", "R36")
    if verb == verbs.RECOVER:
        return cities.recover(now, options)
    if verb == verbs.AGREE:
        return options[0], Text("volfyirion-thumb-agree", "K10")
    if verb == verbs.TAKE:
        return wonders.take(now, options)
    return dragon.suffer(now, options)
