"""What a side of Viscounts has, and what it is worth: workers, ribbons, cards, abilities, majorities.

The values are those of forecast.py; all weights are in points, in weights.toml.
"""

from collections import defaultdict
from functools import lru_cache
from typing import NamedTuple

from pentarchy.games.viscounts import forecast
from pentarchy.games.viscounts.buildings import link_ends
from pentarchy.games.viscounts.content import SILVER, TYPES, Content, Effects
from pentarchy.games.viscounts.forecast import Castle, Pack
from pentarchy.games.viscounts.scoring import COUNTS
from pentarchy.games.viscounts.state import COLOURS, Pile, Viscounts
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.viscounts")
ABILITY_WORTH = WEIGHTS.numbers("buildings.abilities")
CHOSEN = WEIGHTS.number("cards.chosen")
LASTING = WEIGHTS.number("icons.lasting")
CHOICE = WEIGHTS.number("cards.choice")
GROWTH = WEIGHTS.table("manuscripts.growth")


def castle_of(g: Viscounts, side: int) -> Castle:
    return Castle(tuple(g.tier_1[side::COLOURS]), tuple(g.tier_2[side::COLOURS]), g.tier_3[side])


def ribbons_of(g: Viscounts, side: int) -> Pile:
    ribbon, counts = g.content.ribbon, [0, 0, 0, 0]
    for tile in g.scrolls[side]:
        counts[ribbon[tile]] += 1
    return tuple(counts)


def offered_bonuses(g: Viscounts, turns: float) -> Pile:
    """What the bonus card of each ribbon is worth, in tenths of a point; 0 if it is gone."""
    found = [0, 0, 0, 0]
    for card in g.bonus_cards:
        worth = g.content.vp[card] + forecast.icons_worth(g.content.icons[card]) * turns / 2  # it comes half way
        found[g.content.ribbon[card]] = int(10 * worth)
    return tuple(found)


def tile_score(g: Viscounts, side: int, tile: int, turns: float) -> float:
    """Points of a manuscript that counts something, with what will be added to it."""
    points, each, unit = g.content.scores[tile]
    return points * (COUNTS[unit](g, side) + GROWTH[unit] * turns) / each if points else 0.0


@lru_cache(64)
def site_links(content: Content, face: int, ring: Pile) -> dict[int, list[tuple[int, Effects]]]:
    """By site: the links that end there, with their other site."""
    found: dict[int, list[tuple[int, Effects]]] = defaultdict(list)
    for link in content.links[face]:
        first, second = link_ends(ring, link)
        found[first].append((second, link.effects))
        found[second].append((first, link.effects))
    return found


@lru_cache(1 << 12)
def slot_worths(content: Content, turns: float, worths: tuple[float, ...]) -> tuple[float, ...]:
    """What the ability under each building will give, with these worths of icons."""
    found = []
    for slot, icons in enumerate(content.building_icons):
        worth = LASTING * forecast.icons_worth(icons, worths)
        for mask, each in zip(content.ability_mask, ABILITY_WORTH, strict=True):
            if mask >> slot & 1:
                worth += each
        found.append(worth * turns)
    return tuple(found)


@lru_cache(1 << 12)
def buildings_worth(content: Content, built: int, turns: float, worths: tuple[float, ...]) -> float:
    """Points of the buildings on the board, and the abilities that lay under them."""
    kinds = [kind for slot, kind in enumerate(content.building_type) if built >> slot & 1]
    points = sum([content.numbers["buildings"][kind][kinds.count(number)] for number, kind in enumerate(TYPES)], 0.0)
    abilities = slot_worths(content, turns, worths)
    return points + sum([worth for slot, worth in enumerate(abilities) if built >> slot & 1], 0.0)


@lru_cache(1 << 12)
def best_buildings(
    content: Content, built: int, turns: float, worths: tuple[float, ...]
) -> tuple[tuple[int, int, float], ...]:
    """The best building left of each type: type, cost, worth."""
    found, abilities = [], slot_worths(content, turns, worths)
    for number, kind in enumerate(TYPES):
        slots = [slot for slot, one in enumerate(content.building_type) if one == number]
        left = [slot for slot in slots if not built >> slot & 1]
        if left:
            points, gone = content.numbers["buildings"][kind], len(slots) - len(left)
            gained = points[gone + 1] - points[gone]
            found.append((number, content.building_cost[left[0]], gained + max([abilities[slot] for slot in left])))
    return tuple(found)


def track_rewards(g: Viscounts, side: int, turns: float) -> tuple[float, ...]:
    """What a collision at each space of the track gives."""
    return forecast.collision_worths(g.content, g.debts[side], g.deeds[side], g.goods[4 * side + SILVER], turns)


def draws(g: Viscounts, side: int) -> tuple[Pack, Pack]:
    """Own cards that come before the next shuffle, and the others."""
    left, middle, right = g.slots(side)
    first = forecast.pack(g.content, tuple(sorted(g.hands[side] + g.decks[side])))
    return first, forecast.pack(g.content, g.discards[side] + left + middle + right)


def icon_worths(g: Viscounts, side: int) -> tuple[float, ...]:
    """What icons are worth to a side, by what all its cards show."""
    first, rest = draws(g, side)
    return forecast.focused(tuple([a + b for a, b in zip(first.icons, rest.icons, strict=True)]))


def more_majority(g: Viscounts, counts: list[int], side: int, turns: float) -> float:
    """What one more flipped paper adds to a majority."""
    more = [count + (other == side) for other, count in enumerate(counts)]
    return majorities(g, more, turns)[side] - majorities(g, counts, turns)[side]


def majorities(g: Viscounts, counts: list[int], turns: float) -> list[float]:
    places = tuple(g.content.numbers["majority"]["large" if g.players > 2 else "small"])
    doubt = forecast.MAJORITY_DOUBT + forecast.DOUBT_A_TURN * turns
    return forecast.majority_worths(tuple(counts), places, doubt, turns)


class Recruits(NamedTuple):
    """How townsfolk that are hired will serve a player: each against the mean of all own cards."""

    share: float  # how often one is played after the next shuffle
    mean: float
    choice: float
    icons: tuple[float, ...]

    def worth(self, content: Content, card: int) -> float:
        """What a townsfolk adds to the cards that are drawn after the next shuffle."""
        return self.share * (forecast.pack(content, (card,)).plays(self.icons) - self.mean) + self.choice


def recruits_of(g: Viscounts, player: int, turns: float, worths: tuple[float, ...]) -> Recruits:
    first, rest = draws(g, player)
    whole, count = first.plays(worths) + rest.plays(worths), first.cards + rest.cards
    share = CHOSEN * max(0.0, turns - first.cards) / (count + 1)
    return Recruits(share, whole / max(1, count), CHOICE * turns, worths)
