"""What many observed games come to: everything a report shows, as plain data.

All sums run over the games in the order of their numbers: however they were shared out, the figures are the same.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

from ludotheque.games import game as game_called
from ludotheque.kernel.kit import Kit
from ludotheque.lab.balance.effects import Effect, Row, effect_of, stand_out
from ludotheque.lab.balance.games import Lineup
from ludotheque.lab.balance.observe import CardCount, SeatSeen, Seen
from ludotheque.lab.balance.things import groups_of, things_of
from ludotheque.lab.statistics import percentile, wilson

Data = dict[str, Any]
TENTHS = 10
SURE = 0.75  #: from this chance on a game that never falls below it again counts as decided
PLAYED_BY_ALL = 0.75  #: where this share of the cards is played by everybody, it says little what is played, but when
FEWEST_GAMES = 5  #: games in which a round was played, below which nothing is said of it
NOTHING = CardCount(0, 0, 0, 0, 0, 0, 0, 0)


def figures_of(lineup: Lineup, games: Sequence[Seen]) -> Data:
    """The figures of one table."""
    kit = game_called(lineup.game).kit(lineup.seats, lineup.options)
    it = _Figures(kit, list(games))
    return lineup.data() | {
        "options": dict(lineup.options),
        "played": len(games),
        "place": it.places(),
        "bot": it.by_bot(),
        "length": it.length(),
        "ends": it.ends(),
        "points": it.points(),
        "leads": {basis: it.leads(basis) for basis in ("count", "chances")},
        "turning": it.turning(),
        "cards": it.cards(),
        "groups": it.groups(),
        "traits": it.traits(),
        "openings": it.openings(),
    }


class _Figures:
    """Counts the games of one table."""

    def __init__(self, kit: Kit, games: list[Seen]) -> None:
        self.kit = kit
        self.games = games
        self.things = things_of(kit.game.key)
        self.seats: list[tuple[Seen, int, SeatSeen]] = [
            (game, place, seat) for game in games for place, seat in enumerate(game.seats)
        ]
        self.basis = self._basis()

    def _basis(self) -> str:
        """What cards are judged by: taking what is offered; playing what is held; or, if all do, playing it early."""
        if self.things.takes:
            return "taken"
        played = sum(it.played > 0 for _, _, seat in self.seats for it in seat.cards.values())
        met = {key for _, _, seat in self.seats for key in seat.cards}
        return "early" if played >= PLAYED_BY_ALL * len(met) * len(self.seats) > 0 else "played"

    # ------------------------------------------------------------------------------------ who won
    def places(self) -> list[Data]:
        """Place by place what was won."""
        out = []
        for place in range(self.kit.seats):
            out.append({"place": place + 1} | _won([game.seats[place] for game in self.games]))
        return out

    def by_bot(self) -> list[Data]:
        """Bot by bot, where several sit at one table."""
        names = sorted({seat.bot for _, _, seat in self.seats})
        return [{"bot": name} | _won([seat for _, _, seat in self.seats if seat.bot == name]) for name in names]

    def length(self) -> Data:
        """How long games are."""
        rounds = [game.rounds for game in self.games if game.rounds is not None]
        return {
            "decisions": _spread([game.decisions for game in self.games]),
            "rounds": _spread(rounds),
            "histogram": [{"rounds": n, "games": times} for n, times in sorted(Counter(rounds).items())],
        }

    def ends(self) -> list[Data]:
        """Why games were over."""
        found = Counter(game.ended for game in self.games)
        return [{"said": key, "games": n} for key, n in sorted(found.items(), key=lambda it: (-it[1], it[0]))]

    def points(self) -> Data | None:
        """What winners and the others counted, and from where."""
        counted = [(seat, _is_winner(game, place)) for game, place, seat in self.seats if seat.points is not None]
        if not counted:
            return None
        keys = list(dict.fromkeys(key for seat, _ in counted for key in seat.sources))
        sources = []
        for key in keys:
            row: Data = {"source": key}
            for name, of_winners in (("winners", True), ("others", False)):
                row[name] = _mean([seat.sources.get(key, 0) for seat, won in counted if won is of_winners])
            row["seats"] = sum(seat.sources.get(key, 0) != 0 for seat, _ in counted)
            sources.append(row)
        return {
            "winners": _mean([seat.points or 0 for seat, won in counted if won]),
            "others": _mean([seat.points or 0 for seat, won in counted if not won]),
            "margin": _mean([_margin(game) for game in self.games if game.seats[0].points is not None]),
            "sources": sources,
        }

    # ------------------------------------------------------------------------------------ who was ahead
    def leads(self, basis: str) -> list[Data]:
        """Round by round, how often the one who was ahead won, by the count on the table or by the bots' chances."""
        found: defaultdict[int, list[float]] = defaultdict(list)
        for game in self.games:
            for standing in game.standings:
                values = standing.count if basis == "count" else standing.chances
                ahead = _ahead(values, game.sides)
                if ahead is not None:
                    found[standing.round].append(_side_won(game, ahead))
        return [
            {
                "round": n,
                "games": len(won),
                "share": round(_sure_mean(won), 4),
                "interval": wilson(_sure_mean(won), len(won)),
            }
            for n, won in sorted(found.items())
            if len(won) >= FEWEST_GAMES
        ]

    def turning(self) -> Data | None:
        """When the lead went for good to whoever won, how often it changed hands, and when it was decided.

        By the bots' chances after every decision where they say some; else by the count at the end of every round.
        """
        last: list[float] = []
        never = 0
        changes: list[int] = []
        decided: list[float] = []
        by_chances = any(game.course for game in self.games)
        for game in self.games:
            course = game.course if by_chances else [[float(n) for n in it.count] for it in game.standings if it.count]
            winner = _winning_side(game)
            if winner is None or not course or len(set(game.sides)) < 2:
                continue
            leaders = _leaders(course, game.sides)
            behind = [at for at, leader in enumerate(leaders) if leader != winner]
            last.append((behind[-1] + 1) / len(leaders) if behind else 0.0)
            known = [leader for leader in leaders if leader is not None]
            never += all(leader == winner for leader in known)
            changes.append(sum(one != other for one, other in pairwise(known)))
            if by_chances:
                unsure = [at for at, now in enumerate(course) if _of_side(now, game.sides, winner) < SURE]
                decided.append((unsure[-1] + 1) / len(course) if unsure else 0.0)
        if not last:
            return None
        return {
            "basis": "chances" if by_chances else "count",
            "games": len(last),
            "last": _tenths(last),
            "last_median": round(percentile(last, 0.5) or 0.0, 4),
            "changes": _spread(changes),
            "never": never,
            "decided": _tenths(decided) if decided else None,
            "decided_median": round(percentile(decided, 0.5) or 0.0, 4) if decided else None,
        }

    # ------------------------------------------------------------------------------------ what was done
    def cards(self) -> list[Data]:
        """Card by card: offered, taken, played, and what that goes with."""
        keys = [card.key for card in self.kit.types if any(card.key in seat.cards for _, _, seat in self.seats)]
        out = []
        for key in keys:
            mine = [seat.cards[key] for _, _, seat in self.seats if key in seat.cards]
            row: Data = {"card": key}
            for name in ("offered", "taken_in", "taken", "held", "played_in", "played"):
                row[name] = sum(getattr(it, name) for it in mine)
            row["seats_offered"] = sum(it.offered > 0 for it in mine)
            row["seats_taken"] = sum(it.taken > 0 for it in mine)
            row["seats_played"] = sum(it.played > 0 for it in mine)
            row["basis"] = self.basis if row["offered"] or self.basis != "taken" else None
            effect = self._effect_of_card(key, row["basis"])
            row["effect"] = effect.data() if effect is not None else None
            out.append(row)
        return _marked(out)

    def _effect_of_card(self, key: str, basis: str | None) -> Effect | None:
        """Of the seats that could do it, how much more those won who did."""
        if basis is None:
            return None
        could = {"taken": "offered", "played": "held", "early": "soon"}[basis]
        rows = []
        for game, place, seat in self.seats:
            it = seat.cards.get(key, NOTHING)
            if getattr(it, could):
                rows.append(_row(game, place, seat, float(getattr(it, basis) > 0)))
        return effect_of(rows)

    def groups(self) -> list[Data]:
        """Fact by fact and word by word: the same for all cards that have it, and what one more of them goes with."""
        out = []
        for fact, words in groups_of(self.kit).items():
            rows = [self._group(fact, word, words) for word in sorted(set(words.values()))]
            out.append({"fact": fact, "rows": _marked([row for row in rows if row["held"] or row["offered"]])})
        return [group for group in out if group["rows"]]

    def _group(self, fact: str, word: str, words: dict[str, str]) -> Data:
        row: Data = {"word": word, "fact": fact}
        names = ("offered", "taken_in", "taken", "held", "played_in", "played", "early")
        sums = [
            {name: _sum_of(seat, name, lambda key: words.get(key) == word) for name in names}
            for _, _, seat in self.seats
        ]
        for name in names[:-1]:
            row[name] = sum(it[name] for it in sums)
        row["basis"] = self.basis if row["offered" if self.basis == "taken" else "held"] else None
        rows = []
        for (game, place, seat), it in zip(self.seats, sums, strict=True):
            others = _sum_of(seat, self.basis, lambda key: key in words)
            rows.append(_row(game, place, seat, float(it[self.basis]), float(others)))
        effect = effect_of(rows) if row["basis"] else None
        row["effect"] = effect.data() if effect is not None else None
        return row

    def traits(self) -> list[Data]:
        """Trait by trait and value by value: what those won who had it from the start, against all others."""
        out = []
        for trait in self.things.traits:
            values = sorted({seat.traits[trait] for _, _, seat in self.seats if trait in seat.traits})
            rows = []
            for value in values:
                have = [seat for _, _, seat in self.seats if seat.traits.get(trait) == value]
                effect = effect_of(
                    _row(game, place, seat, float(seat.traits.get(trait) == value)) for game, place, seat in self.seats
                )
                rows.append({"value": value} | _won(have) | {"effect": effect.data() if effect is not None else None})
            out.append({"trait": trait, "rows": _marked(rows)})
        return [trait for trait in out if trait["rows"]]

    def openings(self) -> list[Data]:
        """Card by card, what those won whose first card it was."""
        found = Counter(seat.first[0] for _, _, seat in self.seats if seat.first)
        rows = []
        for key, n in sorted(found.items(), key=lambda it: (-it[1], it[0])):
            effect = effect_of(
                _row(game, place, seat, float(seat.first[:1] == [key]))
                for game, place, seat in self.seats
                if seat.first
            )
            rows.append({"card": key, "first": n, "effect": effect.data() if effect is not None else None})
        return _marked(rows)


# ------------------------------------------------------------------------------------ small sums
def _row(game: Seen, place: int, seat: SeatSeen, did: float, beside: float = 0.0) -> Row:
    return Row((place, seat.bot), game.number, did, seat.share, beside)


def _sum_of(seat: SeatSeen, name: str, wanted: Callable[[str], bool]) -> int:
    return sum(getattr(it, name) for key, it in seat.cards.items() if wanted(key))


def _marked(rows: list[Data]) -> list[Data]:
    """Each row says whether its effect is more than chance would bring forth among so many."""
    chances = {str(at): row["effect"]["chance"] for at, row in enumerate(rows) if row["effect"] is not None}
    high = stand_out(chances)
    for at, row in enumerate(rows):
        row["stands_out"] = str(at) in high
    return rows


def _won(seats: list[SeatSeen]) -> Data:
    share = _mean([seat.share for seat in seats]) or 0.0
    total = round(sum(seat.share for seat in seats), 4)
    return {"games": len(seats), "won": total, "share": share, "interval": wilson(share, len(seats))}


def _mean(values: Sequence[float]) -> float | None:
    return round(sum(values) / len(values), 4) if values else None


def _sure_mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _spread(values: Sequence[int]) -> Data | None:
    """Mean, and the values that a tenth, half and nine tenths do not exceed."""
    if not values:
        return None
    floats = [float(value) for value in values]
    ends = {f"p{int(100 * part)}": int(percentile(floats, part) or 0) for part in (0.1, 0.5, 0.9)}
    return {"mean": _mean(floats), "min": min(values), "max": max(values)} | ends


def _tenths(shares: list[float]) -> list[int]:
    """How many of these lie in each tenth of the game."""
    found = Counter(min(TENTHS - 1, int(TENTHS * share)) for share in shares)
    return [found[n] for n in range(TENTHS)]


def _is_winner(game: Seen, place: int) -> bool:
    return game.seats[place].share == max(seat.share for seat in game.seats) > 0


def _margin(game: Seen) -> int:
    """How far apart the best two counts were."""
    points = sorted((seat.points or 0 for seat in game.seats), reverse=True)
    return points[0] - points[1] if len(points) > 1 else points[0]


def _of_side(values: Sequence[float], sides: list[int], side: int) -> float:
    """What the seats of a side have together."""
    return sum(value for value, mine in zip(values, sides, strict=True) if mine == side)


def _ahead(values: Sequence[float] | None, sides: list[int]) -> int | None:
    """The side that has more than any other; None where there is none."""
    if values is None or len(set(sides)) < 2:
        return None
    have = {side: _of_side(values, sides, side) for side in sides}
    best = [side for side, n in have.items() if n == max(have.values())]
    return best[0] if len(best) == 1 else None


def _leaders(course: Sequence[Sequence[float]], sides: list[int]) -> list[int | None]:
    """Who was ahead at each moment; who was it before, while two are."""
    out: list[int | None] = []
    for values in course:
        ahead = _ahead(values, sides)
        out.append(ahead if ahead is not None else out[-1] if out else None)
    return out


def _side_won(game: Seen, side: int) -> float:
    """What a side won of the game."""
    won = [seat.share for seat, mine in zip(game.seats, game.sides, strict=True) if mine == side]
    return max(won) if len(won) > 1 else won[0]


def _winning_side(game: Seen) -> int | None:
    """The side that won alone; None where nobody did, or several."""
    shares = {side: _side_won(game, side) for side in game.sides}
    best = [side for side, share in shares.items() if share == max(shares.values())]
    return best[0] if len(best) == 1 and shares[best[0]] > 0 else None
