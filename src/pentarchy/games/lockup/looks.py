"""What a client is told beside the view: what everybody can count, and what follows from what a player knows."""

from functools import cache
from typing import Any

from pentarchy.games.lockup.content import ATTRIBUTES, GOON_TYPES, Content
from pentarchy.games.lockup.cubes import owned
from pentarchy.games.lockup.gains import Scales, goon_gains, item_gains
from pentarchy.games.lockup.goals import count_attribute, gang_stars, goal_standing
from pentarchy.games.lockup.moves import LOCATIONS
from pentarchy.games.lockup.patrol import raid_outlook
from pentarchy.games.lockup.scoring import outcome, score
from pentarchy.games.lockup.sight import face_down, own_standings, rooms, unseen
from pentarchy.games.lockup.state import END, GUARDS, Lockup


def derived(g: Lockup) -> dict[str, Any]:
    """Strengths and places in all rooms, the next raid, achievements, what nobody has seen yet, the guards' score."""
    return {
        "guards_score": [score(g, GUARDS)] if g.solo else [],
        "strengths": strengths(g),
        "board": "rewards" if g.sides > 2 else "rewards_small",
        "prizes": prizes(g.content, g.sides),
        "rooms": rooms(g),
        "raid": raid_outlook(g),
        "goals": [goal_standing(g, card) for card in g.goals],
        "unseen": [unseen(g, side, g.players) for side in range(g.sides)],
        "location_cards": location_cards(g),
        "attributes": [[count_attribute(g, side, i) for i in range(len(ATTRIBUTES))] for side in range(g.sides)],
        "winners": winners(g),
        "gangs": [
            {GOON_TYPES[goon_type]: stars for goon_type, stars in gang_stars(g, side).items()}
            for side in range(g.sides)
        ],
    }


def winners(g: Lockup) -> list[int]:
    """The sides that have won, at the end; alone the guards win where the player does not."""
    if g.phase != END:
        return []
    return list(outcome(g).winners) or [GUARDS]


def strengths(g: Lockup) -> list[int]:
    """By side, as ranked at the location that is checked; they stay for those who have taken their reward."""
    if not g.ranking or g.location < 0:
        return []
    return [g.sums[g.ranking.index(side)] if side in g.ranking else 0 for side in range(g.sides)]


@cache
def prizes(content: Content, sides: int) -> list[list[list[int]]]:
    """Rows of the board by location, how many sides are there, and place; -1 for none."""
    return [
        [
            [content.reward_row(location, sides, place, present) for place in range(present)]
            for present in range(1, sides + 1)
        ]
        for location in range(LOCATIONS)
    ]


def location_cards(g: Lockup) -> list[list[int]]:
    """Alone: how many cards of the deck lead where, though nobody knows in which order; -1 for off duty."""
    left = [g.content.leads_to[card] for card in g.location_deck]
    return [[location, left.count(location)] for location in sorted(set(left))]


def insight(g: Lockup, player: int) -> dict[str, Any]:
    """Standings with the own face-down tokens, and what cards on offer would bring and cost the player."""
    scales = Scales(g, player)
    return {
        "standings": own_standings(g, player),
        "unseen": [unseen(g, side, player) for side in range(g.sides)],
        "covered": face_down(g, player, own=True),
        "peeked": face_down(g, player, own=False),
        "goons": goon_gains(g, player, scales),
        "items": item_gains(g, player, scales),
        "spending": [resource for resource, count in enumerate(owned(g, player)) for _ in range(count)],
    }
