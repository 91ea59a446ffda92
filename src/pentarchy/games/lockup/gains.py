"""What cards on offer would add to a player's score now, and how they can be paid: by the rules' own scoring."""

from functools import lru_cache
from typing import Any

from pentarchy.games.lockup.content import RESOURCES
from pentarchy.games.lockup.cubes import owned
from pentarchy.games.lockup.goals import review_goals
from pentarchy.games.lockup.paying import can_pay, lacking, proposed
from pentarchy.games.lockup.scoring import score
from pentarchy.games.lockup.state import Lockup

SYMBOLS = (*RESOURCES, "any")
Gain = dict[str, int]


class Scales:
    """What a card laid before a player would add to the score. Scales are equal if all they weigh with is.

    Prices, and what a card does at once, are not counted: a preview tells them.
    """

    def __init__(self, g: Lockup, player: int) -> None:
        self.g, self.player = g, player
        hoards = (*g.goons, *g.items, tuple(g.power), tuple(map(len, g.hands)), g.supremacy, g.rush)
        self.key = (g.content, player, g.players, g.goals, g.stars[player], *hoards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Scales) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def goon(self, card: int) -> Gain:
        return dict(zip(("stars", "goons", "goals"), weighed(self, card), strict=True))

    def item(self, card: int) -> Gain:
        return self.goon(card) | {"value": self.g.content.value[card]}


@lru_cache(1 << 12)
def weighed(scales: Scales, card: int) -> tuple[int, int, int]:
    """Stars that a goon or an item adds, and of these by scores of goons and by achievements.

    Looks are made again and again while nobody gets a card, so results are kept.
    """
    player, g = scales.player, scales.g.clone()
    before, value = score(g, player), g.content.value[card]
    if g.content.type[card] >= 0:
        g.goons[player] += (card,)
    else:
        g.items[player] += (card,)
        g.stars[player] += value
    review_goals(g)
    gained = {line: count - before[line] for line, count in score(g, player).items()}
    goals = gained["supremacy"] + gained["end_goal"] + gained["reputation"] - value  # Rush counts at once
    return sum(gained.values()), gained["goons"], goals


def goon_gains(g: Lockup, player: int, scales: Scales) -> dict[str, Gain]:
    """By card: the goons of the row, and those to choose from."""
    there = [card for space in g.goon_row for card in space]
    return {str(card): scales.goon(card) for card in (*there, *g.shown_goons[player])}


def item_gains(g: Lockup, player: int, scales: Scales) -> dict[str, dict[str, Any]]:
    """By card: the items of the display, and the own reserved ones."""
    have = tuple(owned(g, player))
    there = [card for space in g.display for card in space]
    return {
        str(card): scales.item(card) | paying(have, g.content.cost[card], g.discount)
        for card in (*there, *g.reserved[player])
    }


@lru_cache(1 << 12)
def paying(have: tuple[int, ...], cost: tuple[int, ...], discount: int) -> dict[str, Any]:
    """How cubes pay a cost with so many symbols ignored; kept for the same reason, so nobody may change it."""
    waives, pays = proposed(list(have), cost, discount)
    lacks = {name: count for name, count in zip(SYMBOLS, lacking(list(have), cost), strict=True) if count}
    return {"lacks": lacks, "payable": can_pay(list(have), cost, discount), "waives": waives, "pays": pays}
