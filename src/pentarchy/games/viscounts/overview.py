"""What everybody can count at the table (`Game.derived`): sums, markers, buildings, castle, links, sets, the end.

All of it follows from what lies open, by the rules' own functions; nothing here changes the state.
"""

from functools import lru_cache
from typing import Any

from pentarchy.engine.errors import Beyond
from pentarchy.engine.state import MAIN
from pentarchy.games.viscounts.buildings import AUTOMA_ORDER, link_ends
from pentarchy.games.viscounts.castle import groups
from pentarchy.games.viscounts.collision import gets_reward_of_other, law_abiding, townsfolk_answer
from pentarchy.games.viscounts.content import RIBBONS, TYPES, Content
from pentarchy.games.viscounts.ledger import ledger
from pentarchy.games.viscounts.moves import ABILITY, BUILDING, SECTIONS
from pentarchy.games.viscounts.payment import GUILDHALL, icons_of
from pentarchy.games.viscounts.rounds import hand_limit
from pentarchy.games.viscounts.scoring import (
    built_of_type,
    majority,
    outcome,
    points_of_sets,
    ribbon_counts,
    score,
    set_sizes,
    tile_points,
)
from pentarchy.games.viscounts.state import AUTOMA, COLOURS, END, Pile, Viscounts
from pentarchy.games.viscounts.track import collides, criminals

Counted = dict[str, Any]


def derived(g: Viscounts) -> Counted:
    """What web/src/games/viscounts/view.ts names, in its order."""
    sides = range(g.sides)
    icons = [list(icons_of(g, side)) for side in sides]
    lawless = [criminals(g, side) for side in sides]
    return {
        "icons": icons,
        "ledger": [ledger(g, side, icons[side]) for side in sides],
        "markers": [markers(g, side, lawless) for side in sides],
        "buildings": [standings(g.content, g.built[side]) for side in sides],
        "sections": sections(g),
        "lead": lead(g),
        "links": links(g),
        "places": [site for site, bank in enumerate(g.content.bank[g.face]) if bank >= 0],
        "sets": [sets(g, side) for side in sides],
        "hand_limit": [hand_limit(g, player) for player in range(g.players)],
        "order": g.turn_order(),
        "to_end": to_end(g),
        "winners": winners(g) if g.phase == END else [],
        "automa_board": [automa_board(g)] if g.solo else [],
        "automa_score": [score(g, AUTOMA)] if g.solo else [],
    }


# the track ----------------------------------------------------------------------------------------------------------
def markers(g: Viscounts, side: int, lawless: list[int]) -> Counted:
    """How far the markers of a side are from a collision, and who would get something by it, space by space."""
    return {
        "apart": g.virtue[side] - g.corruption[side],
        "criminals": lawless[side],
        "space": collision_space(g, side) if collides(g, side) else 0,
        "others": rewards_of_others(g.content, side, tuple([count > 0 for count in lawless])),
    }


@lru_cache(256)
def rewards_of_others(content: Content, side: int, lawless: tuple[bool, ...]) -> list[list[int]]:
    """Per space of the track: the other sides that get something by a collision of this one there."""
    others = [other for other in range(len(lawless)) if other != side]
    return [[other for other in others if gets_reward_of_other(space, lawless[other])] for space in content.track]


def collision_space(g: Viscounts, side: int) -> int:
    """Where the markers of a collision will lie when its rewards are read (collision.position_read_late).

    Steps 1 and 2 are tried on a copy, as far as nobody has to choose and nothing hidden comes up: else 0.
    """
    trial = g.clone()
    trial.stop()
    trial.events, trial.strict, trial.active = None, True, side
    trial.stacks[MAIN][:] = [townsfolk_answer(), law_abiding()]
    try:
        trial.run()
    except Beyond:
        return 0
    return trial.virtue[side] if trial.over else 0


# buildings ----------------------------------------------------------------------------------------------------------
@lru_cache(1 << 10)
def standings(content: Content, built: int) -> list[dict[str, int]]:
    """By type: buildings on the board (of a mask of empty slots), and the step of their points."""
    found = []
    for number, kind in enumerate(TYPES):
        points: list[int] = content.numbers["buildings"][kind]
        count = built_of_type(content, built, number)
        found.append({"built": count, "points": points[count], "next": points[min(count + 1, len(points) - 1)]})
    return found


def links(g: Viscounts) -> list[list[int]]:
    """Of this face and ring: place, both sites, how many of them are built on."""
    found = []
    for link in g.content.links[g.face]:
        first, second = link_ends(g.ring, link)
        found.append([link.place, first, second, (g.sites[first] >= 0) + (g.sites[second] >= 0)])
    return found


# the castle ---------------------------------------------------------------------------------------------------------
def sections(g: Viscounts) -> list[Counted]:
    """Per section: workers by side on both tiers, room there, whose groups rise next."""
    room, sides = g.content.numbers["castle"]["room"], range(g.sides)
    tiers = (g.tier_1, g.tier_2)
    rising = [[groups(g, side, tier) for side in sides] for tier in tiers]
    found = []
    for section in range(SECTIONS):
        there = [tier[COLOURS * section : COLOURS * section + g.sides] for tier in tiers]
        found.append(
            {
                "segment": g.castle.index(section),
                "first": there[0],
                "second": there[1],
                "room": [room - sum(counts) for counts in there],
                "ready": [[side for side in sides if section in rising[tier][side]] for tier in (0, 1)],
            }
        )
    return found


def lead(g: Viscounts) -> Counted:
    """Who has the card, and how many workers each side lacks on top to take it (castle.leader_change)."""
    least = g.tier_3[g.leader] + 1 if g.leader >= 0 else 1
    lacks = [0 if side == g.leader else least - g.tier_3[side] for side in range(g.sides)]
    return {"side": g.leader, "points": g.content.numbers["castle"]["leader"], "lacks": lacks}


# manuscripts --------------------------------------------------------------------------------------------------------
def sets(g: Viscounts, side: int) -> Counted:
    """Sets of ribbons, what one more would add, how far the bonus cards are, what single tiles count."""
    counts = ribbon_counts(g, side)
    offered = [g.content.ribbon[card] for card in g.bonus_cards]
    enough = g.content.numbers["manuscripts"]["bonus"]
    return {
        **sets_of(g.content, tuple(counts)),
        "bonus": [enough - count if ribbon in offered else 0 for ribbon, count in enumerate(counts)],
        "tiles": [[tile, tile_points(g, side, tile)] for tile in g.scrolls[side] if g.content.scores[tile][0]],
    }


@lru_cache(1 << 10)
def sets_of(content: Content, counts: Pile) -> Counted:
    """The sets that so many ribbons make, their points, and what one more of each ribbon adds."""
    points = points_of_sets(content, counts)
    more = [[count + (one == ribbon) for one, count in enumerate(counts)] for ribbon in range(len(RIBBONS))]
    return {
        "ribbons": list(counts),
        "sets": set_sizes(counts),
        "points": points,
        "next": [points_of_sets(content, with_it) - points for with_it in more],
    }


# the end ------------------------------------------------------------------------------------------------------------
def to_end(g: Viscounts) -> Counted:
    """The stacks, the rounds that are left, and the majorities as they stand (score.majority_*)."""
    return {
        "poverty": g.poverty,
        "prosperity": g.prosperity,
        "rounds": g.last_round - g.round if g.last_round else -1,
        "approved": majority(g, g.approved),
        "paid": majority(g, g.paid),
    }


def winners(g: Viscounts) -> list[int]:
    """The sides that have won: ties are broken by goods, and who does not beat the automa has lost (solo.win)."""
    found = outcome(g).winners
    return list(found) if found or not g.solo else [AUTOMA]


# the automa ---------------------------------------------------------------------------------------------------------
def automa_board(g: Viscounts) -> Counted:
    """What is printed on the automa's board: its focus, what it takes, and what is under its buildings."""
    board, types = g.automa_board, g.content.building_type
    halls = [slot for slot, kind in enumerate(types) if kind == GUILDHALL]
    slots = []
    for slot, name in enumerate(BUILDING.tokens):
        icon = board.guildhalls[halls.index(slot)] if slot in halls else -1
        slots.append({"icon": icon, "ability": name if name in ABILITY.tokens else ""})
    wants = [list(pair) for pair in board.prefers]
    return {"focus": list(board.focus), "wants": wants, "slots": slots, "order": list(AUTOMA_ORDER)}
