"""Who is likely to be where, and how strong: the rivals of a player for the rewards of a location.

What lies face up counts as it is, what is hidden as the mean of all that it could be, so nothing here depends on how
hidden pieces were guessed.
"""

from math import exp, sqrt
from typing import NamedTuple

from pentarchy.games.lockup.content import POWER
from pentarchy.games.lockup.moves import CELL_BLOCK, LIBRARY, LOCATIONS
from pentarchy.games.lockup.state import ROLL_CALL, Lockup
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.lockup")
JOIN = WEIGHTS.number("rivals.join")
COMING = WEIGHTS.number("rivals.coming")
MOST_LIKELY = WEIGHTS.number("rivals.most_likely")
GUARD = WEIGHTS.number("rivals.guard")
NO_DOUBT = WEIGHTS.number("rivals.no_doubt")
DOUBT = WEIGHTS.number("rivals.doubt")
TIE = WEIGHTS.number("rivals.tie")
COMER = WEIGHTS.number("rivals.comer")


class Rival(NamedTuple):
    """Somebody who is, or may come to be, at a location."""

    chance: float
    mean: float
    spread: float
    ahead: float  # wins ties, or not


class Pool(NamedTuple):
    """Pieces of a side that a player does not know: how strong they are on the average."""

    mean: float
    spread: float


def pool_of(g: Lockup, player: int, side: int) -> Pool:
    """What a player does not know of a side's tokens, or of the guard cards."""
    if g.solo:
        piles = [g.guard_deck, *g.guards_at]
    else:
        piles = [g.cells[side], *g.placed[LOCATIONS * side : LOCATIONS * (side + 1)]]
    knows, printed, power = g.knows, g.content.strength, g.power[side]
    found = [
        power if printed[piece] == POWER else printed[piece]
        for pile in piles
        for piece in pile
        if not knows[piece] >> player & 1
    ]
    if not found:
        return Pool(0.0, NO_DOUBT)
    mean = sum(found) / len(found)
    return Pool(mean, sqrt(sum([(one - mean) ** 2 for one in found], 0.0) / len(found)) + DOUBT)


def rival_at(g: Lockup, player: int, side: int, location: int, pool: Pool) -> Rival | None:
    """How strong a side will be at a location, and how likely it is there at all."""
    pieces = g.guards_at[location] if g.solo else g.tokens(side, location)
    knows, printed, sides = g.knows, g.content.strength, g.sides
    ahead = TIE if (side - g.first) % sides < (player - g.first) % sides else -TIE
    if not pieces:
        chance = join_chance(g, side, location)
        return Rival(chance, pool.mean + COMER, pool.spread, ahead) if chance else None
    mean, hidden = float(g.extra[side] if location == g.location else 0), 0
    for piece in pieces:
        if knows[piece] >> player & 1:
            mean += g.power[side] if printed[piece] == POWER else printed[piece]
        else:
            hidden += 1
    if g.solo and g.phase == ROLL_CALL and location not in (LIBRARY, CELL_BLOCK):
        return Rival(1.0, mean + hidden * pool.mean + COMING * GUARD, pool.spread * sqrt(hidden + COMING), ahead)
    return Rival(1.0, mean + hidden * pool.mean, pool.spread * sqrt(hidden), ahead)


def join_chance(g: Lockup, side: int, location: int) -> float:
    """Whether somebody who is not there will still place tokens."""
    if g.solo or g.phase != ROLL_CALL or g.passed >> side & 1 or g.visited[side] >> location & 1:
        return 0.0
    free = LOCATIONS - 1 - g.visited[side].bit_count()
    return min(MOST_LIKELY, JOIN * len(g.cells[side]) / max(free, 1))


def stronger(rival: Rival, strength: float) -> float:
    """The chance that a rival who is there comes before somebody of that strength."""
    lead = rival.mean + rival.ahead - strength
    if rival.spread < 0.1:
        return float(lead > 0)
    at = 1.7 * lead / rival.spread
    return 1.0 / (1.0 + exp(-at)) if at > -30 else 0.0


def places(rivals: list[Rival], strength: float) -> list[tuple[float, float]]:
    """For each number of rivals ahead: the chance of that with nobody behind, and with somebody behind."""
    odds = [(1.0, 0.0)] + [(0.0, 0.0)] * len(rivals)
    for rival in rivals:
        ahead = stronger(rival, strength)
        before, behind, away = rival.chance * ahead, rival.chance * (1.0 - ahead), 1.0 - rival.chance
        last = (0.0, 0.0)
        for place, (alone, followed) in enumerate(odds):
            odds[place] = (
                alone * away + last[0] * before,
                followed * (away + behind) + alone * behind + last[1] * before,
            )
            last = (alone, followed)
    return odds
