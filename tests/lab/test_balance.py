"""Balance reports: what is counted is what was played, however the games were shared out."""

from __future__ import annotations

import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

import ludotheque as ldt
from ludotheque.bots.thumb import has_thumb
from ludotheque.lab.balance import run as running
from ludotheque.lab.balance.effects import Row, effect_of, stand_out
from ludotheque.lab.balance.figures import figures_of
from ludotheque.lab.balance.games import BadKept, KeptGame, Lineup, Sitting, play, read
from ludotheque.lab.balance.observe import CardCount, SeatSeen, Seen, Standing, observe
from ludotheque.lab.balance.page import page
from ludotheque.lab.balance.run import lineups, run
from ludotheque.lab.balance.things import Things, groups_of, things_of
from ludotheque.lab.contest import BadArena
from ludotheque.lab.engines import OneProcess, ProcessPool
from ludotheque.locales import LANGUAGES
from ludotheque.terminal.cli import main
from support.shelf import each_game

GAMES = 12
DOCS = Path(__file__).parents[2] / "docs" / "balance"


@pytest.fixture(scope="module")
def reports():
    """A small report of a game, made once: its figures, what was seen, the games themselves."""
    made = {}

    def of(game):
        if game not in made:
            tables = lineups(game, [["thumb" if has_thumb(game) else "random"], ["random"]], None, {}, [], 3)
            result, seen = run(tables, [GAMES, 4], OneProcess())
            made[game] = (result, seen, tables)
        return made[game]

    return of


# ------------------------------------------------------------------------------------ totals
@each_game
def test_all_that_is_counted_adds_up(reports, game):
    result, seen, _ = reports(game)
    for table, games in zip(result["tables"], seen, strict=True):
        assert table["played"] == len(games)
        assert sum(row["won"] for row in table["place"]) == pytest.approx(len(games))
        assert sum(row["games"] for row in table["place"]) == table["seats"] * len(games)
        assert sum(row["games"] for row in table["ends"]) == len(games)
        assert sum(row["games"] for row in table["length"]["histogram"]) == len(games)
        for basis in ("count", "chances"):
            assert all(0 <= row["share"] <= 1 and row["games"] <= len(games) for row in table["leads"][basis])
        seats = table["seats"] * len(games)
        for row in table["cards"]:
            assert row["taken_in"] <= row["offered"] and row["taken_in"] <= row["taken"]
            assert row["played_in"] <= row["held"] and row["played_in"] <= row["played"]
            assert max(row["seats_offered"], row["seats_taken"], row["seats_played"]) <= seats
        kit = ldt.game(game).kit(table["seats"], table["options"])
        for group in table["groups"]:
            words = groups_of(kit)[group["fact"]]
            for name in ("offered", "taken", "held", "played"):
                cards = sum(row[name] for row in table["cards"] if row["card"] in words)
                assert sum(row[name] for row in group["rows"]) == cards
        assert sum(row["first"] for row in table["openings"]) == sum(
            bool(seat.first) for g in games for seat in g.seats
        )


@each_game
def test_points_come_from_their_sources_and_somebody_wins(reports, game):
    _, seen, _ = reports(game)
    for one in (one for games in seen for one in games):
        assert sum(seat.share for seat in one.seats) == pytest.approx(1)
        for seat in one.seats:
            assert seat.points is None or sum(seat.sources.values()) == seat.points


def test_what_was_taken_and_played_in_yro_stands_in_its_moves():
    """A recruit is written "+SM3", a card placed "SM3-c4" (R15, R18)."""
    lineup = Lineup("yro", 3, {}, ("thumb", "random"), 5)
    for number in range(2):
        kept = play(Sitting(lineup, number))
        seen = observe(kept)
        for seat in range(3):
            moves = [move for who, move, _ in kept.moves if who == seat]
            recruits = Counter(move[1:] for move in moves if move.startswith("+"))
            placed = Counter(move.split("-")[0] for move in moves if re.fullmatch(r"[A-Z0-9]+-[a-e][1-5]", move))
            cards = seen.seats[seat].cards
            assert {key: it.taken for key, it in cards.items() if it.taken} == recruits
            assert {key: it.played for key, it in cards.items() if it.played} == placed
            assert seen.seats[seat].first == [move[1:] for move in moves if move.startswith("+")][:3]
            assert seen.seats[seat].bot == ("thumb", "random")[(seat + number) % 2]


def test_what_was_played_in_yutaka_stands_in_its_moves():
    """A card put on an island is written "D3-2" (R10)."""
    kept = play(Sitting(Lineup("yutaka", 2, {}, ("random",), 1), 0))
    seen = observe(kept)
    for seat in range(2):
        put = [(at, move.split("-")[0]) for at, (who, move, _) in enumerate(kept.moves) if who == seat and "-" in move]
        cards = seen.seats[seat].cards
        assert {key: it.played for key, it in cards.items() if it.played} == Counter(key for _, key in put)
        early = Counter(key for at, key in put if 2 * at < len(kept.moves))
        assert {key: it.early for key, it in cards.items() if it.early} == early
        assert not any(it.offered or it.taken for it in cards.values())
    assert seen.decisions == len(kept.moves)


def test_a_card_one_fights_for_in_saint_seiya_is_on_offer_before_it_can_be_had():
    """R18, R24: whoever engages against a card wants it; it is acquired once there is enough Force or Cosmos."""
    kept = play(Sitting(Lineup("saint-seiya", 2, {}, ("thumb",), 2), 0))
    seen = observe(kept)
    acquired = sum(bool(re.match(r"[fc][1-6]", move)) for _, move, _ in kept.moves)
    cards = [it for seat in seen.seats for it in seat.cards.values()]
    assert sum(it.taken for it in cards) == acquired > 0
    assert sum(it.offered for it in cards) > 2 * acquired
    assert {seat.traits["hero"] for seat in seen.seats} <= {"seiya", "shiryu", "hyoga", "shun", "ikki"}


def test_a_game_that_says_nothing_about_itself_is_counted_too():
    assert things_of("briscola") == Things()
    kit = ldt.game("yro").kit(2)
    assert list(groups_of(kit)) == ["faction", "profession"]


# ------------------------------------------------------------------------------------ two games by hand
def seat(share, points, cards=None, first=(), bot="thumb"):
    return SeatSeen(bot, share, points, {}, cards or {}, list(first), {"yro-score-vp-combat": points})


def by_hand():
    """Two games of YRO. Ana leads once and loses; Bo wins the first, Ana the second, where she leads throughout."""
    taken = CardCount(offered=2, taken_in=1, taken=1, held=1, played_in=1, played=1, soon=1, early=1)
    passed = CardCount(offered=3, taken_in=0, taken=0, held=0, played_in=0, played=0, soon=0, early=0)
    first = Seen(
        0,
        [seat(0.0, 30, {"SM1": taken}, ["SM1"]), seat(1.0, 40, {"SM1": passed})],
        decisions=10,
        rounds=3,
        ended="yro-outcome-points",
        standings=[Standing(1, [5, 2], [0.6, 0.4]), Standing(2, [10, 20], [0.3, 0.7])],
        course=[[0.6, 0.4], [0.55, 0.45], [0.4, 0.6], [0.2, 0.8]],
        sides=[0, 1],
    )
    second = Seen(
        1,
        [seat(1.0, 50, {"SM1": taken}, ["SM1"]), seat(0.0, 20)],
        decisions=20,
        rounds=3,
        ended="yro-outcome-points",
        standings=[Standing(1, [3, 3], [0.7, 0.3]), Standing(2, [9, 4], [0.9, 0.1])],
        course=[[0.7, 0.3], [0.8, 0.2], [0.8, 0.2], [0.9, 0.1]],
        sides=[0, 1],
    )
    return [first, second]


def test_two_games_counted_by_hand(monkeypatch):
    monkeypatch.setattr("ludotheque.lab.balance.figures.FEWEST_GAMES", 1)
    table = figures_of(Lineup("yro", 2, {}, ("thumb",), 1), by_hand())
    assert [row["won"] for row in table["place"]] == [1.0, 1.0]
    assert table["length"]["decisions"]["mean"] == 15 and table["length"]["histogram"] == [{"rounds": 3, "games": 2}]
    assert table["points"]["winners"] == 45 and table["points"]["others"] == 25 and table["points"]["margin"] == 20
    # by the count: after round 1 only the first game has a leader, who loses; after round 2 both leaders win
    assert [(row["round"], row["games"], row["share"]) for row in table["leads"]["count"]] == [(1, 1, 0.0), (2, 2, 1.0)]
    assert [(row["games"], row["share"]) for row in table["leads"]["chances"]] == [(2, 0.5), (2, 1.0)]
    turning = table["turning"]
    # in the first game the winner was behind at the second of four moments, so he leads for good from half on
    assert turning["last"] == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0] and turning["never"] == 1
    assert turning["changes"]["mean"] == 0.5
    # his chance reaches 75 % at the last of four moments; hers is below it only at the first
    assert turning["decided"] == [0, 0, 1, 0, 0, 0, 0, 1, 0, 0]
    (card,) = table["cards"]
    assert (card["offered"], card["taken_in"], card["taken"], card["played"]) == (7, 2, 2, 2)
    assert (card["seats_offered"], card["seats_taken"]) == (3, 2)
    assert card["effect"] is None and table["openings"][0]["first"] == 2
    assert table["points"]["sources"][0] == {"source": "yro-score-vp-combat", "winners": 45, "others": 25, "seats": 4}


def test_where_bots_say_nothing_the_count_tells_who_leads_and_a_tie_is_nobodys_lead():
    games = by_hand()
    for game in games:
        game.course.clear()
    turning = figures_of(Lineup("yro", 2, {}, ("thumb",), 1), games)["turning"]
    assert turning["basis"] == "count" and turning["decided"] is None
    assert turning["last"] == [0, 0, 0, 0, 0, 2, 0, 0, 0, 0]  # both lead for good from the second of two rounds on
    assert turning["never"] == 1 and turning["changes"]["mean"] == 0.5  # she was level at first, and never behind


# ------------------------------------------------------------------------------------ effects
def test_an_effect_and_its_range_are_what_the_books_say():
    """Ten seats did it and won eight times, ten did not and won twice; the seats opposite never could.

    The slope is 0.8 - 0.2. Deviations of doing are 0.5, residuals 0.2 and 0.8, so the games' scores are 0.1 (16 times)
    and -0.4 (4 times), whose squares sum to 0.8. All doing squared is 20 × 0.25 = 5, without one game 4.75.
    """
    rows = []
    for game in range(20):
        did = game < 10
        won = game < 8 or game >= 18
        rows += [Row(0, game, float(did), float(won)), Row(1, game, 0.0, float(not won))]
    effect = effect_of(rows)
    assert effect is not None
    assert effect.effect == pytest.approx(0.6)
    error = (0.8 * 19 / 20) ** 0.5 / 4.75
    assert (effect.low, effect.high) == (pytest.approx(0.6 - 1.959964 * error), pytest.approx(0.6 + 1.959964 * error))
    assert effect.did == 10 and effect.did_not == 30
    assert effect.chance == pytest.approx(0.00108, abs=1e-5)


def test_what_a_strong_bot_does_is_not_taken_for_strong():
    """The good bot always does it and wins; within each bot there is nothing to compare."""
    rows = [Row(bot, game, float(bot == "good"), float(bot == "good")) for game in range(40) for bot in ("good", "bad")]
    assert effect_of(rows) is None


def test_taking_much_is_not_taken_for_taking_the_right_thing():
    """Whoever takes more wins more, whatever it is: of two kinds taken alike neither counts for more."""
    rows = []
    for game in range(48):
        red, blue = game % 4, game // 4 % 4
        rows.append(Row(0, game, float(red), (red + blue) / 6, beside=float(red + blue)))
    effect = effect_of(rows)
    assert effect is not None and effect.effect == pytest.approx(0.0, abs=1e-9)


def test_of_few_seats_nothing_is_said():
    rows = [Row(0, game, float(game < 9), float(game % 2)) for game in range(40)]
    assert effect_of(rows) is None
    assert effect_of(rows[:5]) is None and effect_of([]) is None


def test_among_many_effects_few_stand_out():
    """Of five, at a tenth: the largest chance that is at most 0.02, 0.04, 0.06 … in its place, and all before it."""
    assert stand_out({"a": 0.01, "b": 0.05, "c": 0.055, "d": 0.5, "e": 0.9}) == {"a", "b", "c"}
    assert stand_out({"a": 0.03, "b": 0.05, "c": 0.09, "d": 0.5, "e": 0.9}) == set()
    assert stand_out({}) == set()


# ------------------------------------------------------------------------------------ the same for all
def test_one_process_and_two_count_the_same():
    tables = lineups("yro", [["thumb", "random"], ["search:2"]], 3, {}, [{"draft": True}], 7)
    assert [table.options for table in tables] == [{}, {}, {"draft": True}]
    assert run(tables, [6, 3], ProcessPool(2)) == run(tables, [6, 3], OneProcess())


def test_what_is_kept_is_not_played_again(tmp_path, monkeypatch):
    kept = tmp_path / "kept.jsonl"
    (lineup,) = lineups("yutaka", [["thumb"]], None, {}, [], 1)
    few, _ = run([lineup], [2], OneProcess(), kept)
    with kept.open("a") as file:
        file.write('{"game": "yutaka", "seats": 2, "opt')  # killed while it wrote
    numbers = []
    monkeypatch.setattr(running, "play", lambda sitting: numbers.append(sitting.number) or play(sitting))
    more, _ = run([lineup], [4], OneProcess(), kept)
    assert numbers == [2, 3] and few["tables"][0]["played"] == 2
    assert more == run([lineup], [4], OneProcess())[0]
    assert [game.number for game in read(kept, lineup)] == [0, 1, 2, 3]
    assert list(read(kept, lineups("yutaka", [["thumb"]], None, {}, [], 2)[0])) == []


def test_a_game_that_ends_otherwise_today_is_not_counted():
    kept = play(Sitting(Lineup("yutaka", 2, {}, ("thumb",), 1), 0))
    with pytest.raises(BadKept):
        observe(KeptGame(kept.lineup, kept.number, kept.moves, "0" * 64))


def test_more_bots_than_seats_are_refused():
    with pytest.raises(BadArena):
        lineups("yutaka", [["thumb", "thumb", "thumb"]], None, {}, [], 0)


# ------------------------------------------------------------------------------------ the page
class Nesting(HTMLParser):
    """Whether every element is closed where it should be, and what the page would fetch."""

    VOID = ("meta", "path", "rect", "circle", "polyline")

    def __init__(self):
        super().__init__()
        self.open = []
        self.faults = []
        self.links = []
        self.tags = Counter()

    def handle_starttag(self, tag, attrs):
        self.tags[tag] += 1
        self.links += [value for name, value in attrs if name in ("src", "href", "data", "srcset", "action")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags[tag] += 1

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(f"</{tag}> at {self.getpos()}")


def checked(text):
    it = Nesting()
    it.feed(text)
    assert it.faults == [] and it.open == []
    assert not it.tags.keys() & {"script", "link", "img", "iframe", "object", "embed", "base"}
    assert "url(" not in text and "@import" not in text
    outside = [link for link in it.links if not link.startswith("#")]
    assert all(re.fullmatch(r"[a-z-]+\.(fr|en)\.html", link) for link in outside), outside
    inside = set(re.findall(r' id="([^"]+)"', text))
    assert {link[1:] for link in it.links if link.startswith("#")} <= inside
    return it


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_stands_alone_and_says_what_was_counted(reports, game, lang):
    result, _, _ = reports(game)
    text = page(result, lang, "ludotheque balance", f"{game}.fr.html")
    it = checked(text)
    assert text.startswith("<!doctype html>") and f'<html lang="{lang}">' in text
    assert it.tags["h1"] == 1 and it.tags["table"] >= 6 and it.tags["table"] == it.tags["caption"]
    kit = ldt.game(game).kit()
    named = {card["card"]: card["name"] for card in ldt.game(game).cards(lang=lang)}
    assert kit.types and all(named[row["card"]].replace("’", "") for row in result["tables"][0]["cards"])
    for row in result["tables"][0]["cards"]:
        assert named[row["card"]] in text.replace("&#x27;", "'").replace("&amp;", "&")
    assert not re.search(r"\{ ?\$|@[a-z]+-[a-z]+-", text)


@pytest.mark.parametrize("path", sorted(DOCS.glob("*.html")), ids=lambda path: path.name)
def test_a_page_in_the_docs_stands_alone_and_is_small(path):
    text = path.read_text("utf-8")
    checked(text)
    assert len(text.encode()) < 300_000


@pytest.mark.parametrize("game", ["yutaka", "yro", "volfyirion", "saint-seiya"])
def test_the_docs_say_what_a_report_says_in_ten_sentences(game):
    """Under each game's heading a list of ten, and a link to its page in each language."""
    text = (DOCS / "README.md").read_text("utf-8")
    part = text.split(f"{game}.en.html", 1)[1].split("\n## ", 1)[0]
    assert f"{game}.fr.html" in text
    assert len(re.findall(r"^[0-9]+\. ", part, re.M)) == 10


# ------------------------------------------------------------------------------------ the data and the command
def test_the_data_has_the_columns_that_are_described(reports, tmp_path):
    pq = pytest.importorskip("pyarrow.parquet")
    from ludotheque.lab.balance import data

    result, seen, tables = reports("yro")
    to = tmp_path / "yro.parquet"
    rows = data.to_parquet(tables, seen, to)
    table = pq.read_table(to)
    described = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`[^|]*) \|", data.__doc__ or "", re.M)))
    assert table.column_names == described
    assert table.num_rows == rows
    listed = table.to_pylist()
    told = json.loads(table.schema.metadata[b"ludotheque.tables"])
    assert [it["bots"] for it in told] == [["thumb"], ["random"]]
    for number, figures in enumerate(result["tables"]):
        mine = [row for row in listed if row["table"] == number]
        won = {(row["game"], row["seat"]): row["won"] for row in mine}
        assert sum(won.values()) == pytest.approx(figures["played"])
        for card in figures["cards"]:
            counted = [row for row in mine if row["sort"] == "card" and row["thing"] == card["card"]]
            assert sum(row["taken"] for row in counted) == card["taken"]
            assert sum(row["offered"] for row in counted) == card["offered"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_writes_pages_data_and_json(tmp_path, capsys, lang):
    pytest.importorskip("pyarrow")
    to, data = tmp_path / "r" / "yutaka.html", tmp_path / "yutaka.parquet"
    words = ["balance", "yutaka", "--bots", "thumb", "--bots", "random", "--games", "4,2", "--workers", "1"]
    words += ["--also", "mode=tactika", "--lang", lang]
    assert main([*words, "--to", str(to), "--data", str(data)]) == 0
    said = capsys.readouterr().out
    pages = [tmp_path / "r" / f"yutaka.{it}.html" for it in LANGUAGES]
    assert all(str(path) in said and path.exists() for path in [*pages, data])
    assert "yutaka.en.html" in pages[0].read_text("utf-8") and "tactika" in pages[0].read_text("utf-8")
    assert "--games 4,2 --also mode=tactika --seed 0" in pages[0].read_text("utf-8")
    assert main([*words, "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert [table["played"] for table in result["tables"]] == [4, 2, 2]
    assert result["tables"][2]["options"] == {"mode": "tactika"}


@pytest.mark.parametrize(
    "words",
    [
        ["balance", "yutaka", "--bots", "grandmaster"],
        ["balance", "yutaka", "--games", "0"],
        ["balance", "yutaka", "--games", "4,x"],
        ["balance", "yutaka", "--also", "mode=chess"],
        ["balance", "yutaka", "--games", "1", "--workers", "1", "--to", "/dev/null/x.html"],
    ],
)
def test_what_cannot_be_done_is_refused_in_words(words, capsys):
    assert main([*words, "--lang", "en"]) == 1
    assert capsys.readouterr().err.strip()
