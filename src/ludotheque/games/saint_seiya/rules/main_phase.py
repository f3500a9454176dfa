"""Phase 1 of a turn (R18–R29)."""

from __future__ import annotations

from ludotheque.games.saint_seiya import numbers, sorts, terms, verbs, zones
from ludotheque.games.saint_seiya.actions import find, healing_barred
from ludotheque.games.saint_seiya.kit import Card, SaintSeiyaKit, kit_of
from ludotheque.games.saint_seiya.moves import once
from ludotheque.games.saint_seiya.rules.acquiring import ACQUIRE, BY_COSMOS, BY_FORCE, WITH_ARMOUR
from ludotheque.games.saint_seiya.rules.using import able, engage, equip, in_play, unable, use
from ludotheque.games.saint_seiya.values import armour_cosmos, bar_of, barred, engaged_at, lack_of, missing
from ludotheque.kernel import (
    NOBODY,
    Ask,
    Effect,
    Frame,
    Num,
    Row,
    State,
    Text,
    append,
    first_of,
    new_row,
    pack,
    second_of,
    verb_of,
)


class MainPhase(Effect):
    """R18–R29: in any order, as often as one likes: engage, equip, acquire, activate, heal; done ends the phase.

    The frame's `m` counts the activations of this turn (A50).
    """

    rule = "R18"
    prompt = "saint-seiya-ask-main"

    def run(self, g: State, f: Frame) -> None:
        """Ask for one action."""
        g.ask(f.seat, 0, 1)

    def options(self, g: State, f: Frame, ask: Ask) -> Row:
        """Everything that can be done now; equal cards once."""
        kit = kit_of(g)
        side = zones.SIDE * f.seat
        hand = zones.HAND + side
        field = g.cards(zones.FIELD)
        out = new_row((g.size[hand] + 1) * zones.SLOTS)
        before: Num = NOBODY
        for place in range(g.size[hand]):
            face = g.face[g.card(hand, place)]
            if face != before:
                before = face
                if kit.fits(face, sorts.CHARACTERS):
                    for target in field:
                        out = append(out, pack(verbs.ENGAGE, face, g.spot[target]))
                else:
                    out = append(out, pack(verbs.EQUIP, face))
        more = armour_cosmos(g, kit, f.seat)
        engaged = g.cards(zones.ENGAGED + side)
        if len(engaged) or more:
            out = self.acquisitions(g, kit, f.seat, field, engaged, more, out)
            out = self.uses(g, kit, f, engaged, out)
        return out

    def acquisitions(
        self, g: State, kit: SaintSeiyaKit, seat: Num, field: Row, engaged: Row, more: Num, out: Row
    ) -> Row:
        """R24: and the cards of the field that can be acquired now, each with all the cards engaged against it.

        Where no line of any card has a say, what is printed is compared; it is the same, and mostly so.
        """
        i: Num = 0
        for target in field:  # both lie in the order of the slots
            slot = g.spot[target]
            force: Num = 0
            cosmos: Num = 0
            lines = False
            first = i
            while i < len(engaged):
                fighter = engaged[i]
                if g.spot[fighter] != slot:
                    break
                face = g.face[fighter]
                force += kit.force[face]
                cosmos += kit.cosmos[face]
                lines = lines or kit.fits(face, sorts.WITH_LINES_IN_FIGHT)
                i += 1
            fighters = i - first
            if not fighters and not more:
                continue
            face = g.face[target]
            if g.marks or lines or (fighters and kit.fits(face, sorts.WITH_LINES_ON_FIELD)):
                out = self.with_all_lines(g, kit, seat, target, engaged[first:i], more, out)
                continue
            it = kit.cards[face]
            if slot == zones.LAST_SLOT:
                force += 1
                cosmos += 1
            if fighters and force >= it.cost_force and it.cost_force != numbers.ABSENT and not barred(g, kit, target):
                out = append(out, pack(verbs.FIGHT, slot))
            if it.cost_cosmos != numbers.ABSENT and cosmos + more >= it.cost_cosmos and not barred(g, kit, target):
                if fighters and cosmos >= it.cost_cosmos:
                    out = append(out, pack(verbs.RALLY, slot))
                if more:
                    out = append(out, pack(verbs.RALLY, slot, 1))
        return out

    def with_all_lines(
        self, g: State, kit: SaintSeiyaKit, seat: Num, target: Num, engaged: Row, more: Num, out: Row
    ) -> Row:
        """The same for one card, with all that has a say in it."""
        slot = g.spot[target]
        lack_force = lack_of(g, kit, seat, target, engaged, False)
        lack_cosmos = lack_of(g, kit, seat, target, engaged, True)
        if lack_force > 0 and lack_cosmos > more:
            return out
        if bar_of(g, kit, target, len(engaged), g.size[zones.HAND + zones.SIDE * seat]):
            return out
        if len(engaged) and lack_force <= 0:
            out = append(out, pack(verbs.FIGHT, slot))
        if len(engaged) and lack_cosmos <= 0:
            out = append(out, pack(verbs.RALLY, slot))
        if more and lack_cosmos <= more:
            out = append(out, pack(verbs.RALLY, slot, 1))
        return out

    def uses(self, g: State, kit: SaintSeiyaKit, f: Frame, engaged: Row, out: Row) -> Row:
        """R29, R42: and the activations and healings of the cards in play."""
        seat = f.seat
        active = f.m < numbers.MOST_ACTIVATIONS
        face: Num = NOBODY
        spot: Num = NOBODY
        healable = g.size[zones.WOUNDED + zones.SIDE * seat] > 0 and not healing_barred(g, kit)
        for card in engaged:
            if g.face[card] == face and g.spot[card] == spot:
                continue
            face = g.face[card]
            spot = g.spot[card]
            it = kit.cards[face]
            if active and it.activation is not None and able(g, kit, seat, it, card):
                option = pack(verbs.ACTIVATE, face, spot)
                if option not in out:
                    out = append(out, option)
            if healable and it.heal:
                option = pack(verbs.HEAL_WITH, face, spot)
                if option not in out:
                    out = append(out, option)
        equipped = zones.EQUIPPED + zones.SIDE * seat
        if g.size[equipped]:
            card = g.top(equipped)
            it = kit.cards[g.face[card]]
            if active and it.activation is not None and able(g, kit, seat, it, card):
                out = append(out, pack(verbs.ACTIVATE, it.number, zones.IN_PLAY))
        return out

    def chosen(self, g: State, f: Frame, asks: list[Ask]) -> None:
        """Do it, then ask again; or go on to the maintenance."""
        if len(asks[0].picks) == 0:
            return
        f.step -= 1
        option = asks[0].picks[0]
        verb = verb_of(option)
        if verb == verbs.ENGAGE:
            engage(g, f.seat, first_of(option), second_of(option))
        elif verb == verbs.EQUIP:
            equip(g, f.seat, first_of(option))
        elif verb == verbs.FIGHT:
            slot = first_of(option)
            g.push(ACQUIRE, f.seat, g.at(zones.FIELD, slot), slot, BY_FORCE)
        elif verb == verbs.RALLY:
            slot = first_of(option)
            way = BY_COSMOS | WITH_ARMOUR if second_of(option) else BY_COSMOS
            g.push(ACQUIRE, f.seat, g.at(zones.FIELD, slot), slot, way)
        else:
            if verb == verbs.ACTIVATE:
                f.m += 1
            use(g, f.seat, verb, first_of(option), second_of(option))

    def refusal(self, g: State, f: Frame, ask: Ask, option: Num) -> Text:
        """Why this cannot be done now."""
        kit = kit_of(g)
        verb = verb_of(option)
        if verb in (verbs.ENGAGE, verbs.EQUIP):
            return self.no_play(g, kit, f.seat, verb, kit.cards[first_of(option)], second_of(option))
        if verb in (verbs.FIGHT, verbs.RALLY):
            return self.no_acquisition(g, kit, f.seat, first_of(option), verb == verbs.RALLY, second_of(option) == 1)
        if verb in (verbs.ACTIVATE, verbs.HEAL_WITH):
            return self.no_use(g, kit, f, verb, kit.cards[first_of(option)], second_of(option))
        return Text("saint-seiya-no-action", "R18")

    def no_play(self, g: State, kit: SaintSeiyaKit, seat: Num, verb: Num, it: Card, slot: Num) -> Text:
        """R18, R19, R22: not in the hand, of the other kind, or an empty slot."""
        params: dict[str, int | str] = {"card": it.name, "slot": slot + 1}
        if find(g, zones.HAND + zones.SIDE * seat, it.number) == NOBODY:
            return Text("saint-seiya-no-such-card", "R18", {"card": it.name})
        if verb == verbs.EQUIP:
            return Text("saint-seiya-no-armour", "R22", {"card": it.name})
        if it.kind == terms.ARMOUR:
            return Text("saint-seiya-no-character", "R22", {"card": it.name})
        return Text("saint-seiya-no-facing", "R19", params)

    def no_acquisition(self, g: State, kit: SaintSeiyaKit, seat: Num, slot: Num, cosmos: bool, armour: bool) -> Text:
        """R4, R24, A20, A21, A35: what is missing."""
        target = g.at(zones.FIELD, slot)
        if target == NOBODY:
            return Text("saint-seiya-no-empty-slot", "R24", {"slot": slot + 1})
        more = armour_cosmos(g, kit, seat)
        if armour and not more:
            return Text("saint-seiya-no-armour-in-play", "R23")
        engaged = engaged_at(g, seat, slot)
        if len(engaged) == 0 and not armour:
            return Text("saint-seiya-no-engaged", "R18", {"card": kit.cards[g.face[target]].name, "slot": slot + 1})
        if not armour:
            more = 0
        text = missing(g, kit, seat, target, engaged, more, cosmos)
        return text if text is not None else Text("saint-seiya-no-action", "R18")

    def no_use(self, g: State, kit: SaintSeiyaKit, f: Frame, verb: Num, it: Card, spot: Num) -> Text:
        """R23, R29, R42, A50: not in play, without such a use, to no end, or once too often."""
        seat = f.seat
        card: Num = NOBODY
        for other in in_play(g, seat, spot):
            if g.face[other] == it.number:
                card = other
        params: dict[str, int | str] = {"card": it.name}
        if card == NOBODY and it.kind == terms.ARMOUR and find(g, zones.HAND + zones.SIDE * seat, it.number) != NOBODY:
            return Text("saint-seiya-no-equipped", "R23", params)
        if card == NOBODY:
            return Text("saint-seiya-no-such-in-play", "R42", params)
        if verb == verbs.HEAL_WITH:
            if not it.heal:
                return Text("saint-seiya-no-heal", "R29", params)
            if healing_barred(g, kit):
                return Text("saint-seiya-no-healing", "A22")
            return Text("saint-seiya-no-wounded", "R29", params)
        if it.activation is None:
            return Text("saint-seiya-no-activation", "R42", params)
        if f.m >= numbers.MOST_ACTIVATIONS:
            return Text("saint-seiya-no-more-activations", "A50", {"n": numbers.MOST_ACTIVATIONS})
        text = unable(g, kit, seat, it, card)
        return text if text is not None else Text("saint-seiya-no-action", "R18")

    def refused(self, g: State, f: Frame, ask: Ask) -> Row:
        """The cards that somebody is engaged against and that cannot be acquired yet; uses to no end."""
        kit = kit_of(g)
        side = zones.SIDE * f.seat
        tried = new_row()
        armour = armour_cosmos(g, kit, f.seat) > 0
        for target in g.cards(zones.FIELD):
            slot = g.spot[target]
            if len(engaged_at(g, f.seat, slot)):
                tried = append(tried, pack(verbs.FIGHT, slot))
                tried = append(tried, pack(verbs.RALLY, slot))
                if armour:
                    tried = append(tried, pack(verbs.RALLY, slot, 1))
        for card in g.cards(zones.ENGAGED + side):
            it = kit.cards[g.face[card]]
            if it.activation is not None:
                tried = append(tried, pack(verbs.ACTIVATE, it.number, g.spot[card]))
            if it.heal and g.size[zones.WOUNDED + side]:
                tried = append(tried, pack(verbs.HEAL_WITH, it.number, g.spot[card]))
        for card in g.cards(zones.EQUIPPED + side):
            if kit.cards[g.face[card]].activation is not None:
                tried = append(tried, pack(verbs.ACTIVATE, g.face[card], zones.IN_PLAY))
        legal = self.options(g, f, ask)
        out = new_row()
        for option in once(tried):
            if option not in legal:
                out = append(out, option)
        return out
