"""Points and winners. Rules: score.*, ms.set_vp, solo.score.*, solo.win."""

from collections.abc import Callable, Sequence

from pentarchy.engine.registry import Outcome
from pentarchy.games.viscounts.cards import owned_cards
from pentarchy.games.viscounts.content import (
    BUILDER,
    CLERIC,
    CRIMINAL,
    FOLK,
    HERO,
    MERCHANT,
    NEUTRAL,
    NOBLE,
    RIBBONS,
    SILVER,
    TYPES,
    Content,
)
from pentarchy.games.viscounts.goods import owned_goods
from pentarchy.games.viscounts.moves import DEBT, DEED
from pentarchy.games.viscounts.payment import permanent_icons
from pentarchy.games.viscounts.state import AUTOMA, COLOURS, END, Pile, Viscounts
from pentarchy.kit.results import best

LINES = {"trading_post": "trading_posts", "guildhall": "guildhalls", "workshop": "workshops"}


def score(g: Viscounts, side: int) -> dict[str, int]:
    """The points of a side now, line by line, as the final scoring would count them."""
    numbers, content = g.content.numbers, g.content
    lines: dict[str, int] = {}
    for number, kind in enumerate(TYPES):
        lines[LINES[kind]] = numbers["buildings"][kind][built_of_type(content, g.built[side], number)]
    first, second, third = numbers["castle"]["tiers"]
    lines["castle"] = first * sum(g.tier_1[side::COLOURS]) + second * sum(g.tier_2[side::COLOURS])
    lines["castle"] += third * g.tier_3[side]
    lines["sets"] = set_points(g, side)
    lines["manuscripts"] = sum(tile_points(g, side, tile) for tile in g.scrolls[side])
    lines["leader"] = numbers["castle"]["leader"] if g.leader == side else 0
    lines["bonus_cards"] = sum(content.vp[card] for card in g.bonuses[side])
    papers = numbers["papers"]
    lines["debts"] = papers["unpaid"] * g.debts[side]
    lines["deeds"] = papers["acquired"] * g.deeds[side] + papers["approved"] * g.approved[side]
    lines["poverty"] = majority(g, g.approved)[side] if g.poverty == 0 else 0
    lines["prosperity"] = majority(g, g.paid)[side] if g.prosperity == 0 else 0
    if g.solo:  # the automa's only (solo.score.resources)
        lines["resources"] = sum(owned_goods(g, side)[:SILVER]) if g.is_automa(side) else 0
    return lines


def built_of_type(content: Content, built: int, number: int) -> int:
    """How many buildings of a type are on the board, of a mask of empty slots."""
    return sum(kind == number for slot, kind in enumerate(content.building_type) if built >> slot & 1)


def total(g: Viscounts, side: int) -> int:
    return sum(score(g, side).values())


# manuscripts --------------------------------------------------------------------------------------------------------
def ribbon_counts(g: Viscounts, side: int) -> list[int]:
    """How many manuscripts of each ribbon a side has."""
    counts = [0] * len(RIBBONS)
    for tile in g.scrolls[side]:
        counts[g.content.ribbon[tile]] += 1
    return counts


def set_sizes(counts: Sequence[int]) -> list[int]:
    """Different ribbons of each set, the largest first (ms.several_sets)."""
    return [sum(count >= size for count in counts) for size in range(1, max(counts) + 1)]


def points_of_sets(content: Content, counts: Sequence[int]) -> int:
    """Points of the sets that so many ribbons make (ms.set_vp)."""
    values: list[int] = content.numbers["manuscripts"]["sets"]
    return sum(values[size] for size in set_sizes(counts))


def set_points(g: Viscounts, side: int) -> int:
    return points_of_sets(g.content, ribbon_counts(g, side))


def tile_points(g: Viscounts, side: int, tile: int) -> int:
    """Points of a manuscript that counts something at the end; fractions are lost."""
    points, each, unit = g.content.scores[tile]
    return points * (COUNTS[unit](g, side) // each) if points else 0


def all_icons(g: Viscounts, side: int, icon: int) -> int:
    """Icons on all own cards, wherever they lie, and permanent ones (score.icon_manuscripts)."""
    cards: Pile
    if g.is_automa(side):
        known = [card for card in g.scheme_deck if g.phase == END or not is_secret(g, card)]
        cards = (*known, *g.scheme_discard, *(card for slot in g.slots(side) for card in slot))
    else:
        cards = owned_cards(g, side)
    printed = g.content.icons
    return sum(printed[card][icon] for card in (*cards, *g.bonuses[side])) + sum(
        icons[icon] for icons in permanent_icons(g, side)
    )


def is_secret(g: Viscounts, scheme: int) -> bool:
    """Which future schemes joined the deck at the beginning nobody knows before the end."""
    return g.content.future[scheme] and scheme not in g.seen_schemes


def _icon(icon: int) -> Callable[[Viscounts, int], int]:
    return lambda g, side: all_icons(g, side, icon)


COUNTS: dict[str, Callable[[Viscounts, int], int]] = {
    "resources": lambda g, side: sum(owned_goods(g, side)[:SILVER]),
    "builders": _icon(BUILDER),
    "nobles": _icon(NOBLE),
    "clerics": _icon(CLERIC),
    "merchants": _icon(MERCHANT),
    "criminals": _icon(CRIMINAL),
    "buildings": lambda g, side: g.built[side].bit_count(),
    "manuscripts": lambda g, side: len(g.scrolls[side]),
    "approved": lambda g, side: g.approved[side],
    "paid": lambda g, side: g.paid[side],
    "workers": lambda g, side: sum(g.tier_1[side::COLOURS]) + sum(g.tier_2[side::COLOURS]) + g.tier_3[side],
}


# poverty and prosperity ---------------------------------------------------------------------------------------------
def majority(g: Viscounts, counts: list[int]) -> list[int]:
    """Points for the most flipped cards; tied sides share the places they cover (score.majority_*)."""
    places = g.content.numbers["majority"]["large" if g.players > 2 else "small"]
    points = [0] * g.sides
    for side, count in enumerate(counts):
        if count:
            ahead, equal = sum(other > count for other in counts), counts.count(count)
            points[side] = sum(places[ahead : ahead + equal]) // equal
    return points


def tell_majorities(g: Viscounts) -> None:
    """At the end: who has how many flipped cards, what that is worth, and among how many it is shared."""
    for paper, left, counts in ((DEBT, g.poverty, g.approved), (DEED, g.prosperity, g.paid)):
        if left == 0:
            points = majority(g, counts)
            for side in sorted(range(g.sides), key=lambda side: -counts[side]):
                shared = counts.count(counts[side]) if counts[side] else 0
                g.tell("majority", paper, g.owner_of(side), counts[side], points[side], shared)


# the end ------------------------------------------------------------------------------------------------------------
def outcome(g: Viscounts) -> Outcome:
    """Most points, then most goods, then a shared victory; alone more than the automa."""
    totals = [total(g, side) for side in range(g.sides)]
    if g.solo:
        return Outcome((0,), "solo.win") if totals[0] > totals[AUTOMA] else Outcome((), "solo.score.same")
    winners, criteria = best(range(g.players), lambda side: totals[side], lambda side: sum(owned_goods(g, side)))
    if len(winners) > 1:
        return Outcome(winners, "score.shared_victory")
    return Outcome(winners, "goal.most_vp" if criteria == 1 else "score.tiebreak")


def usage(g: Viscounts, player: int) -> dict[str, int]:
    """Which townsfolk and manuscripts a player ended with: for balancing."""
    content = g.content
    names = [*content.tables["townsfolk.toml"], *content.tables["manuscripts.toml"]]
    counts = dict.fromkeys(names, 0)
    for card in (*owned_cards(g, player), *g.scrolls[player]):
        if content.family[card] != FOLK or content.group[card] in (HERO, NEUTRAL):
            counts[content.designs[card]] += 1
    return counts
