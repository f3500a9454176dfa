"""Who counts cards knows what lies where nobody looks, and never in which order.

That it depends on nothing a seat may not know is law 10; here it is held against the true table.
"""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from laws.play import deals, everyone, examples, reach, steps_of, ways
from laws.tables import every_table


@every_table
@given(deal=deals, way=ways, data=st.data())
@examples(3)
def test_the_unseen_are_all_that_a_seat_does_not_know_by_shuffle_and_by_zone(table, deal, way, data):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    g, kit = match.g, match.kit
    for seat in everyone(match):
        me = kit.seats if seat is None else seat
        view = match.view(seat)
        hidden = [card for zone in range(len(g.size)) for card in g.cards(zone) if not g.known[card] >> me & 1]
        faces = Counter(kit.types[g.face[card]].key for card in hidden)
        assert sum((Counter(group["cards"]) for group in view["unseen"]), Counter()) == faces
        told: Counter = Counter()
        for group in view["unseen"]:
            assert sum(zone["count"] for zone in group["zones"]) == sum(group["cards"].values())
            assert list(group["cards"]) == sorted(group["cards"], key=[kind.key for kind in kit.types].index)
            for zone in group["zones"]:
                told[zone["zone"], zone["seat"], zone["number"]] += zone["count"]
        for zone in view["zones"]:
            unknown = sum(card["card"] is None for card in zone["cards"])
            assert told[zone["zone"], zone["seat"], zone["number"]] == unknown


@every_table
@given(deal=deals, way=ways, data=st.data(), seed=st.integers(0, 1000))
@examples(2)
def test_the_unseen_are_the_same_in_every_world_that_a_seat_holds_possible(table, deal, way, data, seed):
    match = reach(table, deal, way, data.draw(steps_of(table)))
    for seat in everyone(match):
        assert match.guess(seat, seed).view(seat)["unseen"] == match.view(seat)["unseen"]
