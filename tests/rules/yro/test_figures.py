"""What the rules work out for the eye (R15, R17, R20–R27, R30–R36, R49–R51), on tables counted by hand."""

from support.guilds import play_round, recruit, table
from support.yro import GAME, spot_number, throw

#: R20: a row of the Cité flottante, one card of which is a Mage.
CITE = "CF4@b3 CF1@c3 CF3@d3"


def figures(told, key, seat=None):
    """The figures of a view or an option under a key, of one seat or of any."""
    found = [it for it in told.get("figures", []) if it["figure"] == key]
    return [it for it in found if seat is None or it["seat"] == seat]


def ns(told, key):
    return [it["n"] for it in figures(told, key)]


def places(*names):
    return [spot_number(name) for name in names]


def option(match, seat, move):
    ask = match.ask(seat)
    return next(it for it in ask["options"] if it["move"] == move)


def lines(told):
    """Which way, of what, how much of what, on which spots."""
    return [(*it["about"], it["n"], it["places"]) for it in figures(told, "line")]


def test_strengths_ranks_and_what_they_would_be_worth():
    """R30, R31, R32: 6 and 6 share the first rank of three, worth 5; 3 is third, worth nothing."""
    view = table("ME1@c3", "CD2@c3", "ME2@c3").view(0)
    assert ns(view, "strength") == [6, 6, 3]
    assert [(it["n"], it["of"]) for it in figures(view, "rank")] == [(1, 3), (1, 3), (3, 3)]
    assert ns(view, "reward") == [5, 5, 0]


def test_who_fights_and_with_what():
    """R25, R26, R27: ME3 (2) and CD2 (6) are on the front; CF1 (4 + 1 for Magic I + 2 for Tech II) is too; CS1 is
    behind, and fights (3); IS1 is behind, and does not."""
    view = table("ME3@b2 IS1@b3 CD2@c2 CS1@c3 CF1@d3", "", tech=[3], magic=[1]).view(1)
    assert figures(view, "front", 0)[0]["places"] == places("b2", "c2", "d3")
    fighting = {it["places"][0]: it["n"] for it in figures(view, "fights", 0)}
    assert fighting == dict(zip(places("b2", "c2", "c3", "d3"), [2, 6, 3, 7], strict=True))
    assert ns(view, "strength") == [18, 0]


def test_levels():
    """R36: 3 Tech points are level 2, 15 Magic points level 4."""
    told = [(it["about"], it["n"]) for it in figures(table("", "", tech=[3], magic=[15]).view(1), "level", 0)]
    assert told == [(["tech"], 2), (["magic"], 4)]


def test_a_line_and_each_part_of_its_bonus():
    """R20, R22: three of the Cité flottante in a row give 2 Tech and 2 Magic."""
    row = places("b3", "c3", "d3")
    view = table(CITE, "").view(None)
    assert lines(view) == [("row", "cite", "tech", 2, row), ("row", "cite", "magic", 2, row)]


def test_a_line_is_doubled_by_the_card_that_doubles():
    """A24: twice 2 Tech and 2 Magic with CD4 in the guild."""
    assert [line[3] for line in lines(table(f"{CITE} CD4@c4", "").view(0))] == [4, 4]


def test_where_the_next_card_may_lie():
    """R17: the middle first; then beside the guild, within three rows and columns."""
    view = table("", "ME1@b3 ME2@c3 ME4@d3").view(0)
    assert figures(view, "open", 0)[0]["places"] == places("c3")
    assert figures(view, "open", 1)[0]["places"] == places("b2", "c2", "d2", "b4", "c4", "d4")


def test_what_recruits_would_cost():
    """R15, A1: ME1 costs 3, ME2 costs 1: alone 2 and 0, together 4 of 3 écus; nobody brings 2."""
    match = table("", "", hands=["ME1 ME2 CD1 CD2 CD3"], coins=[3, 0])
    throw(match)
    nobody = figures(match.view(0), "nobody")
    assert [(it["seat"], it["n"], it["of"]) for it in nobody] == [(0, 2, 3)]
    assert [(it["n"], it["of"]) for it in figures(option(match, 0, "+ME1"), "price")] == [(2, 3)]
    assert ns(option(match, 0, "+ME2"), "price") == [0]
    both = {it["places"][0]: it["n"] for it in figures(option(match, 0, "+ME1"), "price-with")}
    assert both == {1: 4, 2: 8, 3: 8, 4: 8}


def test_what_a_second_recruit_would_cost():
    """R15, A1: ME1 is chosen; with ME2 both are paid in full, 3 + 1."""
    match = table("", "", hands=["ME1 ME2 CD1 CD2 CD3"], coins=[4, 0])
    throw(match)
    match.play(0, "+ME1")
    assert ns(option(match, 0, "+ME2"), "price") == [4]


def test_what_a_placement_would_complete():
    """R20: CF3 completes the row on d3, and nothing on c4."""
    match = table("CF4@b3 CF1@c3", "", hands=["CF3 ..."], coins=[9, 0])
    throw(match)
    recruit(match, "CF3")
    row = places("b3", "c3", "d3")
    assert lines(option(match, 0, "CF3-d3")) == [("row", "cite", "tech", 2, row), ("row", "cite", "magic", 2, row)]
    assert lines(option(match, 0, "CF3-c4")) == []


def test_a_plan_is_shown_to_its_own_seat_alone():
    """A28: who has placed CS1 on c2, above ME1, and not yet ME2, sees it on the front; nobody else does."""
    match = table("ME1@c3", "ME1@c3", hands=["CS1 ME2 ..."], coins=[9, 0])
    throw(match)
    recruit(match, "CS1 ME2")
    before = match.digest()
    match.play(0, "CS1-c2")
    digest = match.digest()
    assert figures(match.view(0), "front", 0)[0]["places"] == places("c2")
    assert figures(match.view(1), "front", 0)[0]["places"] == places("c3")
    assert figures(match.view(None), "front", 0)[0]["places"] == places("c3")
    assert figures(match.view(1), "open", 0)[0]["places"] == places("c2", "b3", "d3", "c4")
    assert match.digest() == digest != before


def test_rivals_and_what_a_stronger_guild_would_get():
    """R49, R50, R51: ME1 and ME2 come to 9 of 20; a guild of 13 would get 4 VP, one of 6 nothing."""
    view = table("CD4@c3", rivals="ME1 ME2").view(0)
    assert [(it["n"], it["of"]) for it in figures(view, "rivals")] == [(9, 20)]
    assert figures(view, "rank") == []
    assert ns(view, "reward") == [4]
    assert ns(table("ME1@c3", rivals="ME2 IS1").view(0), "reward") == [0]


def test_after_a_round_the_strength_is_the_one_that_was_measured():
    """R29: with nothing gained since, what the guild would bring is what it brought."""
    match = table("ME1@c3", "CD1@c3", hands=["ME2 ..."], coins=[9, 9])
    play_round(match, "ME2@b3")
    counted = [it["value"] for it in match.view()["counters"] if it["counter"] == "strength"]
    assert ns(match.view(0), "strength") == counted == [9, 8]


def test_every_figure_has_words():
    """R25, R49: what is told of a Combat, against others and alone, can be said in both languages."""
    from ludotheque.locales import LANGUAGES, has

    matches = [table(CITE, "", hands=["ME1 ME2 ..."], coins=[9, 0]), table("CD4@c3", rivals="ME1")]
    throw(matches[0])
    for match in matches:
        told = [*match.view(0)["figures"], *(it for o in match.ask(0)["options"] for it in o.get("figures", []))]
        for it in told:
            for key in [f"yro-figure-{it['figure']}", *(f"yro-term-{about}" for about in it.get("about", []))]:
                assert all(has(lang, key) for lang in LANGUAGES), key
    table_ = GAME.start(seats=2, seed=1).view(0)["table"]
    for key in [*table_["factions"], *table_["professions"]]:
        assert all(has(lang, f"yro-term-{key}") for lang in LANGUAGES)
