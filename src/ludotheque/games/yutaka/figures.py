"""What is shown at the table of Yutakâ beside cards and tiles."""

from __future__ import annotations

from ludotheque.games.yutaka import kinds, numbers
from ludotheque.games.yutaka.kit import YutakaKit
from ludotheque.kernel import Kit


def describe(kit: Kit) -> dict[str, object]:
    """The islands' names, the shape of the archipelago, the Distribution card (R5): the values in the box by kind."""
    assert isinstance(kit, YutakaKit)
    layout, known = kit.layout, kit.options["known"]
    assert isinstance(known, list)
    covers = {top: below[:] for top, below in layout["covers"].items()}
    return {
        "islands": [f"@yutaka-island-{n}" for n in range(1, numbers.ISLANDS + 1)],
        "layout": {
            **kit.layout,
            "islands": kit.layout["islands"][:],
            "covers": {top: covers[top][:] for top in covers},
        },
        "known": known[:],
        "values": {kind: kit.card_list[kind][:] for kind in kinds.KEYS},
        "provenance": kit.card_list["provenance"],
    }
