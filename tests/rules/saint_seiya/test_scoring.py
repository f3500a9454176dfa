"""Conditional VP (R51–R56, A1–A3)."""

import pytest

from support.saints import CARDS, table


def own(cards: str, **more):
    """A table on which I own these cards, in the discard pile, and nothing else that scores."""
    return table("", "", discard=cards, **more)


@pytest.mark.parametrize("card", [card for card in CARDS.values() if card.no > 15 and card.vp is not None],
                         ids=lambda card: card.name)  # fmt: skip
def test_a_card_is_worth_its_vp(card):
    """R50, R13: wherever it lies among one's cards."""
    for zone in ("hand", "pile", "discard", "armour" if card.armour else "wounded"):
        t = table("", **{zone: f"{card.name} ..." if zone == "pile" else card.name})
        assert t.scores() == [card.vp, 0], zone
    assert table("", destroyed=card.name).scores() == [0, 0]


# ------------------------------------------------------------------------------------ Athena
@pytest.mark.parametrize(("more", "vp"), [(0, 1), (8, 1), (9, 2), (18, 2), (19, 3), (26, 3)])
def test_athena_is_worth_a_vp_for_every_ten_cards(more, vp):
    """R51: 10 of the Hero, Athena herself, and so many more; the example: 37 cards are 3 VP."""
    dull = ["black-pegasus", "black-dragon", "black-cygnus", "black-andromeda", "black-phoenix"] * 2
    dull += ["leda"] * 2 + ["pope"]  # all of these are worth nothing by themselves
    vp_of_rest = 0
    for card in ("dante", "misty", "algethi", "geist", "serpent", "dolphin", "kuraggu"):
        dull += [card] * 2
    cards = dull[:more]
    vp_of_rest = sum(CARDS[card].vp or 0 for card in cards)
    t = own(" ".join(["athena", *cards]))
    assert 10 + 1 + more in (11, 19, 20, 29, 30, 37)
    assert t.scores()[0] == vp + vp_of_rest


def test_each_athena_counts():
    """R51: two of them, 12 cards."""
    assert own("athena athena").scores()[0] == 2


# ------------------------------------------------------------------------------------ Marin and Shaina
def test_marin_is_worth_3_while_all_have_nine_heroes():
    """R52, A2: equal is not most."""
    assert own("marin").scores() == [3, 0]


def test_marin_is_worth_4_for_the_most_heroes():
    """R52, A3: a Bronze Saint owned counts, or one the foe has lost."""
    assert own("marin seiya+").scores()[0] == 4 + 1
    assert own("marin", foe={"destroyed": "shiryu"}).scores()[0] == 4
    assert own("marin", wounded="seiya").scores()[0] == 3
    assert own("marin", wounded="seiya+").scores()[0] == 4 + 1


def test_destroyed_heroes_and_those_set_aside_do_not_count_for_marin():
    """A3, R13: ten against eight and one destroyed."""
    assert own("marin", destroyed="seiya").scores()[0] == 3
    assert own("marin seiya+", destroyed="seiya").scores()[0] == 3 + 1


def test_a_tie_for_the_most_heroes():
    """A2: three players, two of them with ten; by the option both have the most."""
    more = {"foe": {"discard": "shiryu+ marin"}, "others": [{}]}
    assert own("marin seiya+", **more).scores() == [4, 4, 0]
    shared = own("marin seiya+", options={"ties": "all"}, **more)
    assert shared.scores() == [5, 5, 0]


def test_both_marins_count():
    """R52: each 4."""
    assert own("marin marin seiya+").scores()[0] == 4 + 4 + 1


def test_shaina_is_worth_4_for_the_most_silver_saints():
    """R53: she is one herself."""
    assert own("shaina").scores()[0] == 4
    assert own("shaina", foe={"discard": "dante"}).scores()[0] == 3
    assert own("shaina dante", foe={"discard": "dante"}).scores()[0] == 4 + 1


def test_silver_is_the_class():
    """A1, R53: Guilty has a silver border and another class; by the option he counts."""
    foe = {"discard": "guilty docrates"}
    assert own("shaina", foe=foe).scores()[0] == 4
    assert own("shaina", foe=foe, options={"silver": "rank"}).scores()[0] == 3
    silver = [card for card in CARDS.values() if card.of_class == "silver"]
    assert sum(card.copies for card in silver) == 36
    assert sum(card.copies for card in CARDS.values() if card.rank == "U") == 42


# ------------------------------------------------------------------------------------ the others
@pytest.mark.parametrize(
    ("cards", "vp"),
    [
        ("leda", 0),
        ("spica", 0),
        ("leda leda", 0),
        ("leda spica", 4),
        ("leda leda spica", 6),
        ("leda leda spica spica", 8),
    ],
)
def test_leda_and_spica_are_worth_something_together(cards, vp):
    """R54: the example: one of each are 4 VP; each card counts, one of the other is enough."""
    assert own(cards).scores()[0] == vp


def test_a_destroyed_spica_is_no_use_to_leda():
    """R54, R13: nor is the foe's."""
    assert own("leda", destroyed="spica").scores()[0] == 0
    assert own("leda", foe={"discard": "spica"}).scores() == [0, 0]


@pytest.mark.parametrize("names", range(1, 7))
def test_jango_is_worth_a_vp_for_every_name_of_a_black_saint(names):
    """R55: his own included: 1 to 6."""
    doubles = ["black-pegasus", "black-dragon", "black-cygnus", "black-andromeda", "black-phoenix"]
    assert own(" ".join(["jango", *doubles[: names - 1]])).scores()[0] == names


def test_a_second_card_of_a_name_counts_nothing_for_jango():
    """R55: but a second Jango scores himself."""
    assert own("jango black-dragon black-dragon").scores()[0] == 2
    assert own("jango jango black-dragon").scores()[0] == 4


@pytest.mark.parametrize(("destroyed", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (12, 2)])
def test_jaki_is_worth_a_vp_for_every_five_destroyed_cards(destroyed, vp):
    """R56: the example: 12 cards under the marker are 2 VP."""
    under = ["seiya"] * 9 + ["pegasus", "leda", "spica"]
    assert own("jaki", destroyed=" ".join(under[:destroyed])).scores()[0] == vp


def test_the_count_explains_itself():
    """R50: every conditional card has a line of its own with its rule, in both languages."""
    t = own("athena marin shaina leda spica jango jaki mu", destroyed="seiya seiya seiya seiya seiya")
    counted = t.counted()
    lines = {line["rule"].removeprefix("saint-seiya ") for line in counted.scores("en")["lines"]}
    assert lines == {"R50", "R51", "R52", "R53", "R54", "R55", "R56"}
    for lang in ("fr", "en"):
        assert all(line["text"].strip() for line in counted.scores(lang)["lines"])


def test_a_count_of_nothing_lists_the_heroes():
    """R50: everybody has some, and they are worth nothing."""
    lines = own("").counted().scores("en")["lines"]
    assert [(line["text"], line["points"]) for line in lines] == [("Heroes", [0, 0])]


def test_nothing_is_counted_before_the_end():
    """R50, A29: hands and draw piles are hidden until then."""
    assert own("mu").match.scores()["lines"] == []
