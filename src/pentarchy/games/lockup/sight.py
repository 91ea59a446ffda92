"""How strong everybody is where, as far as somebody can count it: bounds, places, suspicion. Rules: lights_out.*.

Who looks is a bit of the knowledge masks: a player, or the public (`Lockup.players`). A piece that lies face down can
be whatever its side has not shown this round, so nothing here depends on what is really hidden; each room is bounded
alone.
"""

from typing import Any, NamedTuple

from pentarchy.games.lockup.cubes import is_guards
from pentarchy.games.lockup.lights_out import has_lookout, pieces_at, strength_of, turn_order
from pentarchy.games.lockup.moves import LOCATIONS
from pentarchy.games.lockup.patrol import still_to_come
from pentarchy.games.lockup.rewards import printed_reward
from pentarchy.games.lockup.state import END, GUARDS, LIGHTS_OUT, PATROL, Lockup

NO, MAYBE, YES = range(3)
SURE = ("no", "maybe", "yes")
Standing = dict[str, Any]


class Sight(NamedTuple):
    """A side in a room, as somebody sees it."""

    side: int
    least: int
    most: int
    hidden: int  # pieces face down
    lookout: int  # NO, MAYBE, YES
    turn: int  # who comes first among equals


def unseen(g: Lockup, side: int, eye: int) -> list[int]:
    """Pieces of a side that somebody has not seen this round, weakest first."""
    if is_guards(g, side):
        piles = [g.guard_deck, *g.guards_at]
    else:
        piles = [g.cells[side], *g.placed[LOCATIONS * side : LOCATIONS * (side + 1)]]
    knows, returned = g.knows, g.returned
    found = [piece for pile in piles for piece in pile if not (knows[piece] >> eye | returned >> piece) & 1]
    return sorted(found, key=lambda piece: (strength_of(g, side, piece), piece))


def sight(g: Lockup, side: int, location: int, eye: int) -> Sight | None:
    """A side in a room, if it is there."""
    pieces = pieces_at(g, side, location)
    if not pieces:
        return None
    checked = location == g.location  # what books have done holds there and nowhere else
    known = [piece for piece in pieces if g.knows[piece] >> eye & 1]
    sure = sum([strength_of(g, side, piece) for piece in known]) + (g.extra[side] if checked else 0)
    lookout = any(g.content.lookout[piece] for piece in known) or (checked and g.disguised >> side & 1)
    hidden = len(pieces) - len(known)
    if not hidden:
        return Sight(side, sure, sure, 0, YES if lookout else NO, turn_order(g, side))
    pool = unseen(g, side, eye)
    strengths = [strength_of(g, side, piece) for piece in pool]
    lookouts = sum([g.content.lookout[piece] for piece in pool])
    certain = YES if lookout or hidden > len(pool) - lookouts else MAYBE if lookouts else NO
    least, most = sum(strengths[:hidden]), sum(strengths[len(pool) - hidden :])
    return Sight(side, sure + least, sure + most, hidden, certain, turn_order(g, side))


def sights(g: Lockup, location: int, eye: int) -> list[Sight]:
    """Everybody in a room."""
    return [found for side in range(g.sides) if (found := sight(g, side, location, eye))]


# places and suspicion -----------------------------------------------------------------------------------------------
def surely_before(one: Sight, other: Sight) -> bool:
    """Whether one comes before another whatever lies face down: stronger, or as strong and earlier in turn order."""
    return one.least > other.most or (one.least == other.most and one.turn < other.turn)


def places_of(own: Sight, others: list[Sight]) -> list[int]:
    """The best and the worst place among these; 1 is the best."""
    ahead = sum([surely_before(other, own) for other in others])
    behind = sum([surely_before(own, other) for other in others])
    return [1 + ahead, 1 + len(others) - behind]


def suspected(own: Sight, others: list[Sight]) -> int:
    """Whether a side would get the suspicion: the strongest one without a lookout does."""
    if own.lookout == YES or any(other.lookout == NO and surely_before(other, own) for other in others):
        return NO
    escape = [other for other in others if other.lookout != YES and not surely_before(own, other)]
    return MAYBE if own.lookout == MAYBE or escape else YES


def rows_of(g: Lockup, location: int, places: list[int], present: int) -> list[int]:
    """The rows of the board for a best and a worst place."""
    return [g.content.reward_row(location, g.sides, place - 1, present) for place in places]


# rooms --------------------------------------------------------------------------------------------------------------
def rooms(g: Lockup) -> list[dict[str, Any]]:
    """Every room as everybody sees it, in the order of checking."""
    return [
        {
            "light": light(g, location),
            "rows": g.content.reward_rows(location, g.sides),
            "standings": standings(g, location, g.players),
        }
        for location in range(LOCATIONS)
    ]


def light(g: Lockup, location: int) -> str:
    if g.phase != LIGHTS_OUT:
        return "done" if g.phase in (PATROL, END) else "day"
    if location == g.location:
        return "now"
    return "coming" if 0 <= g.location < location else "done"


def standings(g: Lockup, location: int, eye: int) -> list[Standing]:
    """Who is in a room, the best place first; where the ranking is made, it stays until the next room is checked."""
    if g.ranking and location == g.location:
        return ranked(g)
    there = sights(g, location, eye)
    found = []
    for own in there:
        others = [other for other in there if other is not own]
        cubes = suspected(own, others) if g.suspicion_at[location] else NO
        found.append(_standing(g, location, own, places_of(own, others), len(there), cubes))
    found.sort(key=lambda row: (sum(row["place"]), row["place"], turn_order(g, row["side"])))
    return found


def _standing(g: Lockup, location: int, own: Sight, places: list[int], present: int, cubes: int) -> Standing:
    return {
        "side": own.side,
        "strength": [own.least, own.most],
        "books": g.extra[own.side] if location == g.location else 0,
        "hidden": own.hidden,
        "place": places,
        "reward": rows_of(g, location, places, present),
        "lookout": SURE[own.lookout],
        "suspicion": SURE[cubes],
        "taken": 0,
        "fate": "",
    }


def ranked(g: Lockup) -> list[Standing]:
    """The room that is being checked: as it was ranked, and what has become of everybody."""
    location, found = g.location, []
    waits = g.suspicion_at[location] and still_to_come(g, "deal_suspicion", "hand_out_suspicion")
    there = [
        Sight(side, strong, strong, 0, YES if has_lookout(g, side, location) else NO, turn_order(g, side))
        for side, strong in zip(g.ranking, g.sums, strict=True)
    ]
    for place, own in enumerate(there):
        cubes = suspected(own, there[:place] + there[place + 1 :]) if waits else NO
        row = _standing(g, location, own, [place + 1] * 2, len(there), cubes)
        row["taken"] = g.caught[1] if g.caught and g.caught[0] == own.side else 0
        row["fate"] = fate(g, own.side)
        found.append(row)
    return found


def fate(g: Lockup, side: int) -> str:
    """What has become of a side in the room that is checked: the frames that are left tell whose reward is next."""
    if not printed_reward(g, side):
        return "library"
    if still_to_come(g, "give_rewards"):
        return "next"
    offers = [frame for frame in g.stacks[-1] if frame[0] in ("offer_reward", "guards_reward")]
    left = [frame[1] if frame[0] == "offer_reward" else GUARDS for frame in offers]
    if side in left:
        return "next"
    # every offer is followed by a moment for books: one more of these than of offers is left while somebody chooses
    moments = sum([frame[:2] == ("book_moment", "reward_over") for frame in g.stacks[-1]])
    begun = [other for other in g.ranking if other not in left and printed_reward(g, other)]
    if moments > len(left) and side == begun[-1]:
        return "now"
    return "library" if pieces_at(g, side, g.location) else "rewarded"


# what a player knows ------------------------------------------------------------------------------------------------
def own_standings(g: Lockup, player: int) -> dict[str, list[Standing]]:
    """By location, where something lies face down: as a player sees it."""
    knows, public = g.knows, g.players
    return {
        str(location): standings(g, location, player)
        for location in range(LOCATIONS)
        if any(not knows[piece] >> public & 1 for side in range(g.sides) for piece in pieces_at(g, side, location))
    }


def face_down(g: Lockup, player: int, own: bool) -> list[int]:
    """Tokens face down in rooms that a player knows: the own ones, or those of others, after a look at them."""
    return [
        token
        for other in range(g.players)
        if (other == player) == own
        for pile in g.placed[LOCATIONS * other : LOCATIONS * (other + 1)]
        for token in pile
        if g.knows[token] >> player & 1 and not g.knows[token] >> g.players & 1
    ]


def after_joining(g: Lockup, player: int, location: int, tokens: tuple[int, ...]) -> tuple[Sight, list[Sight]]:
    """A player in a room with these tokens beside the own ones that are there, and the others there."""
    others = [found for side in range(g.sides) if side != player and (found := sight(g, side, location, player))]
    pieces = (*g.tokens(player, location), *tokens)
    total = sum([strength_of(g, player, token) for token in pieces])
    lookout = YES if any(g.content.lookout[token] for token in pieces) else NO
    return Sight(player, total, total, 0, lookout, turn_order(g, player)), others
