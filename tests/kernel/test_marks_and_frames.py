"""What outlives its cause, what waits in the middle of a rule, and cards that lie on spots."""

from __future__ import annotations

from kernel.toys import HAND, PILE, SAID, TABLE, AskFor, Do, Toy, begin_with, card_table, lay_zones, the_end, types
from laws.play import everyone, fingerprint, same, told
from laws.test_cards_are_neither_lost_nor_made import assert_conserved
from ludotheque.kernel.chance import Scripted
from ludotheque.kernel.codec import from_json, to_json
from ludotheque.kernel.effect import NOBODY
from ludotheque.kernel.kit import Kit
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import first_of, pack
from ludotheque.kernel.position import digest
from ludotheque.kernel.record import replay
from ludotheque.kernel.shelf import ShelfGame
from ludotheque.kernel.state import State
from ludotheque.kernel.zones import BY_SPOT, EVERYONE, HIDDEN, Zone

SHIELD, CURSE = 0, 1
END_OF_TURN, END_OF_GAME = 1, 2


# ------------------------------------------------------------------------------------ marks
def marked() -> Match:
    """A shield on a card of seat 0's hand and a curse on seat 1, until different moments."""
    match = card_table({"a": 3, "b": 3, "c": 3, "d": 3}).start(dealer=Scripted([]))
    match.g.mark(SHIELD, 0, match.g.cards(HAND)[1], 2, END_OF_TURN)
    match.g.mark(CURSE, 1, n=5, until=END_OF_GAME)
    return match


def test_a_mark_is_seen_by_all_and_its_card_as_far_as_each_may_point_at_it():
    match = marked()
    for viewer in everyone(match):
        shield, curse = match.view(viewer)["marks"]
        assert (shield["mark"], shield["seat"], shield["n"]) == ("shield", 0, 2)
        assert shield["card"] == {"zone": "hand", "seat": 0, "number": 0, "place": 1 if viewer == 0 else None}
        assert curse == {"mark": "curse", "seat": 1, "n": 5}


def test_a_mark_lasts_until_its_moment():
    g = marked().g
    g.unmark(END_OF_TURN)
    assert [mark.kind for mark in g.marks] == [CURSE]
    g.unmark(END_OF_TURN)
    assert len(g.marks) == 1
    g.unmark(END_OF_GAME)
    assert g.marks == []


def test_a_copy_keeps_its_marks():
    g = marked().g
    copy = g.copy()
    g.unmark(END_OF_TURN)
    g.marks[0].n = 9
    assert [(mark.kind, mark.n) for mark in copy.marks] == [(SHIELD, 2), (CURSE, 5)]


def test_a_position_keeps_marks_and_the_cards_they_lie_on():
    match = marked()
    other = ShelfGame(match.kit.game).from_position(from_json(to_json(match.position())), 1)
    assert other.digest() == match.digest()
    mark = other.g.marks[0]
    assert other.g.cards(HAND)[1] == mark.card
    assert (mark.kind, mark.seat, mark.n, mark.until) == (SHIELD, 0, 2, END_OF_TURN)
    assert other.g.marks[1].card == NOBODY


def test_a_guess_keeps_marks_and_tells_the_same():
    match = marked()
    for viewer in everyone(match):
        for seed in range(10):
            world = match.guess(viewer, seed)
            assert same(told(world, viewer, sentences=False), told(match, viewer, sentences=False))


# ------------------------------------------------------------------------------------ in the middle of an effect
def gift() -> Toy:
    """A seat names a card of its hand, then whom to give it to: in between, a frame holds the card."""

    def fill(kit: Kit) -> None:
        types(kit, {"a": 4, "b": 4, "c": 4})
        lay_zones(kit)

        def cards(g, f, ask):
            return [pack(1, face) for face in sorted({g.face[card] for card in g.cards(HAND + ask.seat)})]

        def named(g, f, asks):
            card = g.take(HAND + asks[0].seat, first_of(asks[0].picks[0]))
            g.push(g.kit.scripts["give"], asks[0].seat, card, n=7, m=-3)

        def seats(g, f, ask):
            return [pack(2, seat) for seat in range(3) if seat != ask.seat]

        def given(g, f, asks):
            assert (f.n, f.m) == (7, -3)
            g.move(f.card, HAND + first_of(asks[0].picks[0]), SAID)

        def go_on(g, f):
            f.seat = (f.seat + 1) % 3
            f.step = 0
            f.n += 1
            if f.n == 6:
                g.finish()

        deal = Do(lambda g, f: [g.move(g.top(PILE), HAND + s) for s in range(3) for _ in range(4)])
        kit.add_script("setup", [deal, Do(begin_with())])
        kit.add_script("main", [AskFor(lambda g, f: [f.seat], 1, 1, cards, named), Do(go_on)])
        kit.add_script("give", [AskFor(lambda g, f: [f.seat], 1, 1, seats, given)])

    def lay(g: State) -> None:
        for number in (0, 1, 2) * 4:
            g.add(number, PILE)
        g.push(g.kit.scripts["setup"], 0)

    return Toy(fill, lay, 3)


def test_a_table_is_saved_in_the_middle_of_an_effect_and_goes_on():
    toy = gift()
    match = toy.start()
    while not match.over:
        seat = match.waiting_for[0]
        other = ShelfGame(toy).from_position(from_json(to_json(match.position())), 1)
        assert_conserved(other.g)
        assert other.digest() == match.digest()
        for move in match.moves(seat):
            one, two = match.copy(), other.copy()
            one.play(seat, move)
            two.play(seat, move)
            assert two.digest() == one.digest()
        match.play(seat, match.moves(seat)[-1])


def test_the_frame_holds_the_card_by_zone_and_place():
    match = gift().start()
    match.play(0, "a1")
    bottom, top = match.position()["stack"][-2:]
    assert bottom[0] == "main"
    assert (top[0], top[1], top[2], top[4], top[5]) == ("give", 1, 0, 7, -3)
    zone, place = top[3]
    assert zone == "hand@0"
    assert match.kit.types[match.g.face[match.g.cards(HAND)[place]]].key == "b"


def test_a_record_in_the_middle_of_an_effect_replays():
    toy = gift()
    match = toy.start()
    match.play(0, "a1")
    again = replay(to_json(match.record(with_secret=True)), lambda key: ShelfGame(toy))
    assert fingerprint(again) == fingerprint(match)
    for it in (again, match):
        it.play(0, "b2")
    assert fingerprint(again) == fingerprint(match)


def test_a_guess_in_the_middle_of_an_effect_can_be_played_on():
    match = gift().start()
    match.play(0, "a1")
    for viewer in everyone(match):
        world = match.guess(viewer, 5)
        world.play(0, "b1")
        assert_conserved(world.g)


# ------------------------------------------------------------------------------------ spots
MARKET = 1


def market() -> Toy:
    """Five spots filled from a hidden pile; who takes a card leaves a hole, and may fill it face down or face up."""

    def fill(kit: Kit) -> None:
        types(kit, {key: 1 for key in "abcdefghij"})
        kit.add_zone(Zone("pile", NOBODY, 0, HIDDEN, EVERYONE))
        kit.add_zone(Zone("market", NOBODY, 0, HIDDEN, EVERYONE, BY_SPOT))
        kit.add_zone(Zone("bought", NOBODY, 0, EVERYONE, EVERYONE))

        def spots(g, f, ask):
            return [pack(1, g.spot[card]) for card in g.cards(MARKET)]

        def buy(g, f, asks):
            spot = first_of(asks[0].picks[0])
            g.move(g.at(MARKET, spot), 2, SAID)
            if g.size[0] and spot % 2:
                g.move(g.top(0), MARKET, SAID, spot=spot)
                g.turn_up(g.at(MARKET, spot))
            f.step = 0
            if not g.size[MARKET]:
                g.finish()

        ask = AskFor(lambda g, f: [g.size[2] % 2], 1, 1, spots, buy)
        kit.add_script("main", [ask, the_end()])

    def lay(g: State) -> None:
        for number in range(10):
            g.add(number, 0)
        for spot in (4, 0, 2, 1, 3):
            g.move(g.top(0), MARKET, spot=spot)
        g.push(g.kit.scripts["main"], 0)

    return Toy(fill, lay)


def test_cards_on_spots_keep_them_whatever_leaves_or_comes():
    toy = market()
    match = toy.start()
    assert match.moves(0) == ["a0", "a1", "a2", "a3", "a4"]
    match.play(0, "a2")
    assert match.moves(1) == ["a0", "a1", "a3", "a4"]
    assert match.g.at(MARKET, 2) == NOBODY
    assert [card["spot"] for card in match.view()["zones"][MARKET]["cards"]] == [0, 1, 3, 4]
    match.play(1, "a3")
    assert match.moves(0) == ["a0", "a1", "a3", "a4"]
    assert [card["card"] is not None for card in match.view()["zones"][MARKET]["cards"]] == [False, False, True, False]
    moved = [event for event in match.events() if event["event"] == "moved"]
    assert moved[-1]["to"]["place"] == 3


def test_spots_survive_positions_copies_and_guesses():
    toy = market()
    match = toy.start()
    g = match.g.copy()
    while not match.over:
        seat = match.waiting_for[0]
        assert toy.again(match).digest() == match.digest()
        copy, was = match.copy(), match.digest()
        for viewer in everyone(match):
            world = match.guess(viewer, 3)
            assert_conserved(world.g)
            assert same(told(world, viewer, sentences=False), told(match, viewer, sentences=False))
        match.play(seat, match.moves(seat)[len(match.answers) % len(match.moves(seat))])
        assert_conserved(match.g)
        assert copy.digest() == was
    assert digest(g) == market().start().digest()
    assert match.g.size[2] + match.g.size[0] == 10


def test_a_position_names_spots_and_refuses_wrong_ones():
    toy = market()
    match = toy.start()
    position = match.position()
    written = position["zones"]["market"]
    assert [str(c["card"] if isinstance(c, dict) else c).split("@")[1].rstrip("!") for c in written] == list("01234")
    assert TABLE == 4  # spots are of this toy alone; the card table has none
    assert all("@" not in str(card) for card in card_table().start(1).position()["zones"]["pile"])
