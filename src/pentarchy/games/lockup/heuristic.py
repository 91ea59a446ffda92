"""What a state is worth to a player, in stars: what they have, what their tokens are likely to bring, and the others.

A position is read in two parts. All but the player's own tokens is kept as an `Outlook` (outlook.py), which a roll call
looks at again and again: what everybody has (standing.py), and what any strength would bring at a location. The
player's tokens are then looked up in it, here. Rewards, rivals and the worth of cubes and cards are in forecast.py.
All weights are in stars, in weights.toml.
"""

from typing import NamedTuple

from pentarchy.games.lockup import forecast
from pentarchy.games.lockup.content import POWER
from pentarchy.games.lockup.forecast import book_worth
from pentarchy.games.lockup.moves import CELL_BLOCK, COMMISSARY, LIBRARY, LOCATIONS
from pentarchy.games.lockup.outlook import Outlook, outlook_of
from pentarchy.games.lockup.scoring import total
from pentarchy.games.lockup.standing import margin
from pentarchy.games.lockup.state import END, LIGHTS_OUT, ROLL_CALL, Lockup
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.lockup")
HELD = WEIGHTS.number("tokens.held")
HELD_SOLO = WEIGHTS.number("tokens.held_solo")
HIDDEN = WEIGHTS.number("tokens.hidden")
HIDDEN_LOOKOUT = WEIGHTS.number("tokens.hidden_lookout")
HIDDEN_LEFT = WEIGHTS.number("tokens.hidden_left")
QUIET = WEIGHTS.number("tokens.quiet")
DISCOUNT = WEIGHTS.number("tokens.discount")
HERE = WEIGHTS.numbers("tokens.here")
NEARLY = WEIGHTS.number("tokens.nearly")


def heuristic(g: Lockup, player: int) -> float:
    """One's own worth less the others'."""
    if g.phase == END:
        return margin([float(total(g, side)) for side in range(g.sides)], player)
    outlook = outlook_of(g, player)
    return outlook.margin + plans_worth(g, player, outlook)


def turn_of(g: Lockup) -> tuple[int, int, int, int, int]:
    """What changes with every turn: in a roll call one for each placement, then one for each location."""
    placements = sum([mask.bit_count() for mask in g.visited])
    asked = [question for question in g.asks if question is not None]
    asked += [frame[2] for frame in g.stacks[-1] if frame[0] == "ask_again"]
    under_way = any(question[0] == "place_more" for question in asked)
    return (g.round, g.phase, g.location, g.passed, placements - under_way)


def round_of(g: Lockup) -> int:
    """What changes with every round: there all tokens are back, and what they brought is no guess any more."""
    return g.round


# what own tokens bring ------------------------------------------------------------------------------------------------
class Plans(NamedTuple):
    """What the tokens in the locations are likely to do."""

    worth: float
    coming: Pile  # cubes that are likely to come before the Cell Block
    here: float  # chance of crafting this round


NO_CUBES = (0, 0, 0, 0)
NO_PLANS = Plans(0.0, NO_CUBES, 0.0)


def plans_worth(g: Lockup, player: int, outlook: Outlook) -> float:
    """Own tokens in the locations and in hand, and own cubes with what they can still become this round."""
    plans = placed_worth(g, player, outlook) if g.phase in (ROLL_CALL, LIGHTS_OUT) else NO_PLANS
    worth = plans.worth - QUIET * (g.quiet[player] > 0)
    if g.phase == ROLL_CALL and not g.passed >> player & 1:
        worth += held_worth(g, player, outlook)
    if g.discount and g.location != CELL_BLOCK:
        worth += DISCOUNT * g.discount
    return worth + outlook.cubes(plans.coming, plans.here, g.discount)


def placed_worth(g: Lockup, player: int, outlook: Outlook) -> Plans:
    """The tokens that lie in locations still to be checked."""
    printed, is_lookout, knows, power = g.content.strength, g.content.lookout, g.knows, g.power[player]
    answers = g.phase == ROLL_CALL and (g.solo or g.passed | 1 << player != (1 << g.players) - 1)
    worth, coming, here = 0.0, [0.0] * 4, 0.0
    for location in range(max(g.location, 0), LOCATIONS):
        tokens = g.placed[LOCATIONS * player + location]
        if not tokens:
            continue
        strength, lookout = 0, False
        for token in tokens:
            value = power if printed[token] == POWER else printed[token]
            strength, lookout = strength + value, lookout or is_lookout[token]
            if answers and not g.solo and not knows[token] >> g.players & 1:
                worth += HIDDEN * value + HIDDEN_LOOKOUT * is_lookout[token]
        if location == g.location:
            gained, cubes, first = under_way(g, player, outlook, strength, lookout)
        else:
            gained, cubes, first = outlook.gain(g, location, strength, lookout)
        worth += gained
        if 0 < location <= COMMISSARY:
            coming[(0, 0, 1, 2, 0)[location]] += cubes
        elif location == CELL_BLOCK:
            here = HERE[1] + (HERE[0] - HERE[1]) * first if first >= 0 else 0.0
    return Plans(worth, tuple([int(count + NEARLY) for count in coming]), here)


def under_way(g: Lockup, player: int, outlook: Outlook, strength: int, lookout: bool) -> tuple[float, float, float]:
    """Own tokens at the location that is being checked: before or after the ranking, before or after the reward."""
    location = g.location
    if not g.ranking:
        lookout = lookout or bool(g.disguised >> player & 1)
        return outlook.gain(g, location, strength + g.extra[player], lookout)
    place, present = g.ranking.index(player), len(g.ranking)
    question = g.asks[player]
    waits = question is not None and question[0] == "reward_choice"
    cost = 0.0
    for frame in g.stacks[-1]:
        if frame[0] == "offer_reward" and frame[1] == player:
            waits = True
        elif frame[0] == "hand_out_suspicion" and place == 0 and not (lookout or g.disguised >> player & 1):
            cost = outlook.buyer.suspicion * g.suspicion_at[location]
    if not waits:
        return forecast.CONSOLATION * book_worth(outlook.buyer.means.rounds) - cost, 0.0, -1.0
    return outlook.reward(g, location, place, present) - cost, 0.0, 1.0


def held_worth(g: Lockup, player: int, outlook: Outlook) -> float:
    """What the tokens in hand would bring, looked up by which they are and where they may go."""
    mask = 0
    for token in g.cells[player]:
        mask |= 1 << token
    key = (mask, g.visited[player], g.hidden_left[player])
    found = outlook.hands.get(key)
    if found is None:
        found = outlook.hands[key] = hand_of_tokens_worth(g, player, outlook)
    return found


def hand_of_tokens_worth(g: Lockup, player: int, outlook: Outlook) -> float:
    """What the tokens in hand would bring, each alone in the best location left, the strongest first."""
    printed, is_lookout, power, visited = g.content.strength, g.content.lookout, g.power[player], g.visited[player]
    free = [location for location in range(LIBRARY) if not visited >> location & 1]
    tokens = sorted(
        [(power if printed[token] == POWER else printed[token], is_lookout[token]) for token in g.cells[player]],
        reverse=True,
    )
    worth, gains = HIDDEN_LEFT * min(g.hidden_left[player], len(tokens)), outlook.gains
    for strength, lookout in tokens:
        best, where = 0.0, -1
        for location in free:
            found = gains[location].get((strength, lookout)) or outlook.gain(g, location, strength, lookout)
            gain = found[0] + (crafting(outlook, found[2]) if location == CELL_BLOCK else 0.0)
            if gain > best:
                best, where = gain, location
        if where < 0:
            break
        free.remove(where)
        worth += (HELD_SOLO if g.solo else HELD) * best
    return worth


def crafting(outlook: Outlook, first: float) -> float:
    """What a token in the Cell Block adds to the worth of own cubes."""
    here = HERE[1] + (HERE[0] - HERE[1]) * first
    return outlook.cubes(NO_CUBES, here) - outlook.cubes(NO_CUBES, 0.0)
