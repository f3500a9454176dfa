"""What a player of Saint Seiya may know: what lies open, the own hand, and what was once seen and can be followed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludotheque as ldt
from laws.play import Data, Way, deals, everyone, examples, reach, steps_of, ways
from laws.tables import SHELF
from support.saints import HEROES, NAME_OF, Table, table

TABLES = SHELF["saint-seiya"].tables
tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)

#: A29: what lies open to everybody.
OPEN = ("field", "removed", "between", "box", "discard", "engaged", "equipped", "wounded", "destroyed", "aside")
PILES = ("pile", "reserve")

Zone = tuple[str, int | None]


class Witness:
    """Somebody who watched from the start and forgets nothing: what can be known of hands and piles, by hand.

    A card that comes openly into a hand is known to be there until one like it leaves; a card laid openly on a pile is
    known until the pile is shuffled or the card is drawn; a shuffle ends all knowledge of a pile.
    """

    def __init__(self, match: ldt.Match, viewer: int | None) -> None:
        self.viewer = viewer
        self.hands: dict[Zone, Counter[str]] = {}
        self.piles: dict[Zone, list[str | None]] = {}
        self.looked: Counter[str] = Counter()
        for event in match.events(viewer):
            if event["event"] == "moved":
                self.move(event)
            elif event["event"] == "shuffled":
                self.piles[where(event["to"])] = [None] * event["n"]
            if event["event"] == "turned":
                self.turn(event)
            else:
                self.looked.clear()

    def move(self, event: Data) -> None:
        """A card goes from one place to another."""
        card, source, target = event["card"], where(event["from"]), where(event["to"])
        if source[0] in PILES:
            known = self.pile(source, event["from"]["place"]).pop(event["from"]["place"])
            card = card or known
        elif source[0] == "hand" and self.hands.get(source, Counter())[card]:
            self.hands[source][card] -= 1
        if target[0] in PILES:
            pile = self.pile(target, event["to"]["place"] - 1)
            pile.insert(event["to"]["place"], card)
        elif target[0] == "hand" and card is not None:
            self.hands.setdefault(target, Counter())[card] += 1

    def turn(self, event: Data) -> None:
        """A card is looked at, or shown, where it lies; of equal ones each is turned once."""
        card, zone = event["card"], where(event["to"])
        if card is None:
            return
        if zone[0] in PILES:
            self.pile(zone, event["to"]["place"])[event["to"]["place"]] = card
        elif zone[0] == "hand":
            self.looked[card] += 1
            hand = self.hands.setdefault(zone, Counter())
            hand[card] = max(hand[card], self.looked[card])

    def pile(self, zone: Zone, upto: int) -> list[str | None]:
        """A pile, with as many cards as it is seen to have at least."""
        pile = self.piles.setdefault(zone, [])
        pile.extend([None] * (upto + 1 - len(pile)))
        return pile

    def check(self, match: ldt.Match) -> None:
        """The view shows this, no more and no less."""
        for zone in match.view(self.viewer)["zones"]:
            faces = [card["card"] for card in zone["cards"]]
            name: Zone = (zone["zone"], zone["seat"])
            if zone["zone"] in OPEN or name == ("hand", self.viewer):
                assert None not in faces, name
            elif zone["zone"] == "hand":
                assert Counter(face for face in faces if face) == +self.hands.get(name, Counter()), name
            else:
                assert zone["zone"] in PILES
                remembered = self.pile(name, len(faces) - 1)[: len(faces)]
                assert faces == remembered, name


def where(place: Data) -> Zone:
    return place["zone"], place["seat"]


@tables
@given(deal=deals, way=ways, data=st.data())
@examples(4)
def test_a_view_shows_exactly_what_can_be_remembered(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    if not match.over:
        for seat in everyone(match):
            Witness(match, seat).check(match)


@tables
def test_a_whole_game_shows_exactly_what_can_be_remembered(table):
    match = table.start(7)
    way = Way(3, 1.0)
    step = 0
    while not match.over:
        if step % 10 == 0:
            for seat in everyone(match):
                Witness(match, seat).check(match)
        way.step(match)
        step += 1


@tables
@given(deal=deals, way=ways)
@examples(2)
def test_the_log_names_a_drawn_card_only_to_who_drew_it(table, deal, way):
    match = reach(table, deal, way, 120)
    for seat in everyone(match):
        for event in match.events(seat):
            if event["event"] != "moved":
                continue
            source, target = event["from"], event["to"]
            if target["zone"] in OPEN:
                assert event["card"] is not None
            elif source["zone"] == "pile" and target["zone"] == "hand" and event["card"] is not None:
                assert target["seat"] == seat or event["open"]
        assert "hidden" not in "\n".join(line["text"] for line in match.log(seat, "en"))


# ------------------------------------------------------------------------------------ card by card
def told(t: Table, viewer: int | None) -> Any:
    """All that somebody is told by what happens. The tables compared have different decks: who counts knew that."""
    view = {key: value for key, value in t.match.view(viewer).items() if key != "unseen"}
    return view, t.match.events(viewer), t.match.log(viewer, "en")


#: What an effect asks of a hand, and two hands of one size of which only the first has it.
ASKED = [
    ("ban", "mu", "athena"),
    ("oko", "mu", "athena"),
    ("jabu", "shiryu", "dragon"),
    ("ptolemy", "athena", "mu"),
]


@pytest.mark.parametrize(("card", "has", "has_not"), ASKED, ids=[line[0] for line in ASKED])
def test_an_opponent_is_asked_whatever_the_hand_holds(card, has, has_not):
    """A47: that somebody is asked tells nothing of a hand."""
    seen = []
    for held in (has, has_not):
        t = table("", card, foe={"hand": f"{held} virgo"}, others=[{"hand": "leda"}], reserve="... athena")
        t.play(card, 3)
        t.activate(card)
        assert t.match.waiting_for == [1]
        seen.append([told(t, viewer) for viewer in (0, 2, None)])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("arriving", "has", "has_not"), [("geist", "mu", "aries"), ("spartan", "mu", "aries")])
def test_an_arrival_asks_whatever_the_hand_holds(arriving, has, has_not):
    """A47: a hand of Armours looks like any other."""
    seen = []
    for held in (has, has_not):
        t = table("", "", reserve=f"{arriving} ...", pile="", destroyed="...", foe={"hand": f"{held} virgo"})
        t.end()
        assert t.match.waiting_for == [1]
        seen.append([told(t, viewer) for viewer in (0, None)])
    assert seen[0] == seen[1]


#: The same for what is asked of the one who plays a card.
OWN = [("shiryu+", "shiryu", "dragon"), ("phaeton", "ban", "virgo"), ("sagittarius", "ban", "virgo")]


@pytest.mark.parametrize(("card", "has", "has_not"), OWN, ids=[line[0] for line in OWN])
def test_nobody_learns_from_a_question_what_the_active_player_holds(card, has, has_not):
    """R41: whether something could be given for it is not told."""
    seen = []
    for held in (has, has_not):
        t = table("", f"{card} {held} aries", heroes=["shiryu"])
        if card == "sagittarius":
            t.equip(card)
        else:
            t.engage(card, 3)
        assert t.match.waiting_for == [0]
        seen.append([told(t, viewer) for viewer in (1, None)])
    assert seen[0] == seen[1]


def test_what_asterion_saw_is_known_to_his_player_alone():
    """A26: and as long as those cards stay in that hand."""
    t = table("", "asterion", foe={"hand": "mu leda virgo"}, others=[{}])
    t.play("asterion", 3)
    t.activate("asterion")
    t.pick("mu")
    assert sorted(t.seen("hand", 1, 0)) == ["leda", "virgo"]
    assert t.seen("hand", 1, 2) == t.seen("hand", 1, None) == ["?", "?"]
    t.end()
    t.end()
    assert sorted(card for card in t.seen("hand", 1, 0) if card != "?") == ["leda", "virgo"]
    assert t.seen("hand", 1, 0).count("?") == 3


def test_what_aries_found_is_known_to_who_found_it():
    """A37: the others see a card go into the hand; nobody knows the pile any more."""
    seen = []
    for taken in ("mu", "leda"):
        t = table("", "", armour="aries", pile="spica mu leda ban", discard="...")
        t.activate("aries")
        assert sorted(t.seen("pile", 0, 0)) == ["ban", "leda", "mu", "spica"]
        assert t.seen("pile", 0, 1) == ["?"] * 4
        t.pick(taken)
        assert t.seen("hand", 0, 0) == [taken]
        assert t.seen("hand", 0, 1) == ["?"]
        assert t.seen("pile", 0, 0) == ["?"] * 3
        seen.append([told(t, viewer) for viewer in (1, None)])
    assert seen[0] == seen[1]


def test_what_cancer_revealed_is_known_to_all_in_the_hand():
    """A37: it lay open."""
    t = table("", "leda", armour="cancer", pile="mu ban spica ...")
    t.activate("cancer")
    t.pick("mu")
    for viewer in (1, None):
        assert sorted(t.seen("hand", 0, viewer)) == ["?", "ban", "spica"]


def test_a_card_won_over_is_known_in_the_hand_until_it_is_played():
    """R26: everybody saw it go there; a drawn card stays hidden."""
    t = table("sho@6", "seiya+", armour="virgo", pile="mu leda ...")
    t.rally("sho", "seiya+")
    t.activate("virgo")
    assert sorted(t.seen("hand", 0, 1)) == ["?", "?", "sho"]
    t.engage("sho", 3)
    assert t.seen("hand", 0, 1) == ["?", "?"]


def test_a_hero_on_top_of_a_draw_pile_is_known_until_he_is_drawn_or_shuffled():
    """R44: the Flame Saint lays him there openly; drawn, he is known in the hand; shuffled, he is not."""
    t = table("", "flame", destroyed="seiya", pile="mu ...", armour="virgo")
    t.engage("flame", 3)
    t.use(0)
    assert [card for card in t.seen("pile", 0, 1) if card != "?"] == ["seiya"]
    drawn = Table(t.match.copy())
    drawn.activate("virgo")
    assert sorted(drawn.seen("hand", 0, 1)) == ["?", "seiya"]
    t = table("", "flame guilty", destroyed="seiya", pile="mu ...", discard="leda")
    t.engage("flame", 3)
    t.use(0)
    t.engage("guilty", 3)
    t.use()
    assert set(t.seen("pile", 0, 1)) == set(t.seen("pile", 0, 0)) == {"?"}


def test_nobody_knows_where_an_athena_went():
    """R44: Ptolemy has her shuffled in; that she was there is seen."""
    t = table("", "ptolemy", foe={"hand": "athena leda"})
    t.play("ptolemy", 3)
    t.activate("ptolemy")
    t.pick("athena")
    for viewer in (0, 1, None):
        assert set(t.seen("reserve", None, viewer)) == {"?"}
        assert any(event.get("card") == "athena" for event in t.match.events(viewer))
    assert t.seen("hand", 1, 0) == ["?"]


def test_the_reserve_is_hidden_from_all():
    """A29: whatever lies on top of it."""
    seen = []
    for top in ("mu", "leda"):
        t = table("", "seiya", reserve=f"{top} ...")
        t.play("seiya", 3)
        seen.append([told(t, viewer) for viewer in (0, 1, None)])
    assert seen[0] == seen[1]


def test_at_the_end_all_cards_are_shown():
    """R50: for the count."""
    t = table("mu@6", "leda", flames=1, turn=1)
    t.end()
    assert t.match.over
    for zone in ("hand", "pile"):
        for seat in range(2):
            assert "?" not in t.seen(zone, seat, None)


def test_every_key_of_these_tests_is_a_card():
    """The names of these tests stand for all ninety cards, none twice."""
    assert len(NAME_OF) == 90
    assert set(HEROES) <= set(NAME_OF.values())
