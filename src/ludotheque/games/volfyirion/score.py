"""The end of Volfyirion (R3, R63, S2, K10, K11, T2, A37, A48): there is no count, only who still has a City."""

from __future__ import annotations

from ludotheque.games.volfyirion import kinds, numbers
from ludotheque.games.volfyirion.kit import VolfyirionKit, kit_of
from ludotheque.kernel import DREW, LOST, NOBODY, WON, Num, State, Text


def fallen_side(g: State, kit: VolfyirionKit) -> Num:
    """R3: the side without a standing City; NOBODY while both have one."""
    for side in kit.side_list:
        if not g.size[kit.cities[side]]:
            return side
    return NOBODY


def dragon_beaten(g: State, kit: VolfyirionKit) -> bool:
    """S4, K10: whether the dragon was defeated or subjugated where that wins the game."""
    return (kit.solo or kit.coop) and g.vars[numbers.DRAGON] < numbers.AT_LAIR


def talismans_shown(g: State, kit: VolfyirionKit) -> bool:
    """R63: whether both Talismans lie in the Asset Row."""
    n: Num = 0
    for card in g.cards(kit.row[0]):
        if kit.kind[g.face[card]] == kinds.TALISMAN:
            n += 1
    return n > 1


def ended(g: State, kit: VolfyirionKit) -> bool:
    """Whether the game has ended by a rule."""
    if fallen_side(g, kit) != NOBODY or talismans_shown(g, kit):
        return True
    return g.vars[numbers.TURN] >= numbers.TURN_LIMIT * len(kit.side_list)


def outcome(g: State) -> tuple[list[str], Text]:
    """R3: who has lost every City has lost; R63: or whoever lost more; A37: or nobody."""
    kit = kit_of(g)
    if kit.solo or kit.coop:
        return against_the_dragon(g, kit)
    loser = fallen_side(g, kit)
    if loser != NOBODY:
        winner = kit.foe[loser]
        if kit.teams:
            return results(kit, loser), Text("volfyirion-outcome-teams", "T2", {"seat": winner, "other": loser})
        return results(kit, loser), Text("volfyirion-outcome-cities", "R3", {"seat": winner, "other": loser})
    if talismans_shown(g, kit):
        lost = [g.vars[kit.fallen[side]] for side in kit.side_list]
        if lost[0] == lost[1]:
            return [LOST] * kit.seats, Text("volfyirion-outcome-talismans-even", "R63", {"n": lost[0]})
        loser = kit.side_list[0 if lost[0] > lost[1] else 1]
        n = max(lost)
        return results(kit, loser), Text("volfyirion-outcome-talismans", "R63", {"seat": kit.foe[loser], "n": n})
    return [DREW] * kit.seats, Text("volfyirion-outcome-turns", "A37", {"n": numbers.TURN_LIMIT})


def against_the_dragon(g: State, kit: VolfyirionKit) -> tuple[list[str], Text]:
    """S2, S4, K10, K11, A37: all who play win or lose together."""
    if dragon_beaten(g, kit):
        key = "volfyirion-outcome-slain" if g.vars[numbers.DRAGON] == numbers.DEFEATED else "volfyirion-outcome-subdued"
        return [WON] * kit.seats, Text(key, "S4" if kit.solo else "K10")
    if fallen_side(g, kit) != NOBODY:
        return [LOST] * kit.seats, Text("volfyirion-outcome-burnt", "S2" if kit.solo else "K11")
    return [DREW] * kit.seats, Text("volfyirion-outcome-turns-dragon", "A37", {"n": numbers.TURN_LIMIT})


def results(kit: VolfyirionKit, loser: Num) -> list[str]:
    """Per seat, when one side has lost."""
    return [LOST if side == loser else WON for side in kit.sides]
