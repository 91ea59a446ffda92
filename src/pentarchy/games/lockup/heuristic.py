"""What a state is worth to a player, in stars: what they have, what their tokens are likely to bring, and the others.

A position is read in two parts. All but the player's own tokens is kept as an `Outlook`, which a roll call looks at
again and again: what everybody has, and what any strength would bring at a location. The player's tokens are then
looked up in it. Rewards, rivals and the worth of cubes and cards are in forecast.py. All weights are in stars.
"""

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple

from pentarchy.games.lockup import forecast
from pentarchy.games.lockup.content import POWER, RESOURCES, Content
from pentarchy.games.lockup.forecast import Buyer, Means, Rival, book_worth, cube_values, cubes_worth
from pentarchy.games.lockup.goals import measure
from pentarchy.games.lockup.moves import CELL_BLOCK, COMMISSARY, LIBRARY, LOCATIONS
from pentarchy.games.lockup.scoring import total
from pentarchy.games.lockup.state import END, LIGHTS_OUT, ROLL_CALL, Lockup
from pentarchy.kit.piles import Pile

LEADER = 0.5  # the best opponent counts so much, all opponents on the average the rest
HELD = 0.8  # of what a token in hand would bring alone
HELD_SOLO = 0.7  # alone, turns give the guards more cards
HIDDEN = 0.06  # a face-down token, for each point of strength, while others can still answer to it
HIDDEN_LOOKOUT = 0.1
HIDDEN_LEFT = 0.04
WAITING = 0.4  # a book in hand is worth so much more than what it gives
QUIET = 1.0  # who does not want to be asked gives chances away
DISCOUNT = 1.15  # a cube less to pay for goons
HERE = (0.95, 0.85)  # chance of crafting: first there, or not
BOOKS = {  # titles whose worth is not in cubes: in the last round, more for each round to come
    "big_book_of_stealth": (1.0, 0.03), "cutthroat_crafting": (1.4, 0.15), "brawn_before_brains": (1.0, 0.3),
    "dirty_fighting": (1.2, 0.15), "guide_to_disguise": (1.1, 0.15), "art_of_frame_up": (1.2, 0.2),
    "barterers_ledger": (1.2, 0.15), "recruiters_notes": (1.4, 0.15), "inventors_sketchbook": (1.4, 0.2),
}  # fmt: skip
CACHED = 2_000  # outlooks

Token = tuple[float, bool]


def heuristic(g: Lockup, player: int) -> float:
    """One's own worth less the others'."""
    if g.phase == END:
        return margin([float(total(g, side)) for side in range(g.sides)], player)
    outlook = outlook_of(g, player)
    return outlook.margin + plans_worth(g, player, outlook)


def margin(worths: list[float], player: int) -> float:
    others = worths[:player] + worths[player + 1 :]
    return worths[player] - LEADER * max(others) - (1 - LEADER) * sum(others, 0.0) / len(others)


# what does not depend on own tokens -----------------------------------------------------------------------------------
class Outlook:
    """All of a position but the player's own tokens."""

    def __init__(self, g: Lockup, player: int) -> None:
        rounds = g.content.numbers["game"]["rounds"] - g.round
        worths = all_worths(g, player, rounds)
        self.margin = margin(worths, player)
        self.buyer = buyer_of(g, player, rounds)
        others = [side for side in range(g.sides) if side != player]
        pools = [forecast.pool_of(g, player, side) for side in others]
        self.rivals = [
            [
                found
                for side, pool in zip(others, pools, strict=True)
                if (found := forecast.rival_at(g, player, side, at, pool))
            ]
            for at in range(LOCATIONS)
        ]
        self.gains: list[dict[Token, tuple[float, float, float]]] = [{} for _ in range(LOCATIONS)]
        self.hands: dict[tuple[int, int, int], float] = {}

    def gain(self, g: Lockup, location: int, strength: float, lookout: bool) -> tuple[float, float, float]:
        """What a strength brings at a location: worth, cubes that are likely to come, chance of the first place."""
        found = self.gains[location].get((strength, lookout))
        if found is None:
            found = likely_gain(g, self.buyer, self.rivals[location], location, strength, lookout)
            self.gains[location][strength, lookout] = found
        return found


OUTLOOKS: dict[Any, Outlook] = {}


def outlook_of(g: Lockup, player: int) -> Outlook:
    """The outlook of a position, kept while only own tokens move."""
    own, knows = LOCATIONS * player, g.knows
    before, behind = g.placed[:own], g.placed[own + LOCATIONS :]
    seen = [knows[piece] >> player & 1 for pile in (*before, *behind, *g.guards_at) for piece in pile]
    key = (
        g.content, player, g.round, g.phase, g.location, g.first, g.ranking, g.passed & ~(1 << player),
        g.goals, g.supremacy, g.rush, g.hands[player], tuple(g.resources), tuple(g.power), tuple(g.suspicion),
        tuple(g.stars), tuple(g.storage), tuple(g.suspicion_at), tuple(g.cubes_at), tuple(g.display), tuple(g.items),
        tuple(g.goon_row), tuple(g.goons), tuple(g.reserved), tuple(g.extra), tuple(map(len, g.hands)), tuple(seen),
        tuple(g.guards_at), g.guards_aside, tuple(before), tuple(behind), tuple(g.spent), g.suspicion_supply,
        tuple(g.visited[:player]), tuple(g.visited[player + 1 :]), len(g.stacks[-1]),
    )  # fmt: skip
    found = OUTLOOKS.get(key)
    if found is None:
        if len(OUTLOOKS) >= CACHED:
            OUTLOOKS.clear()
        found = OUTLOOKS[key] = Outlook(g, player)
    return found


def all_worths(g: Lockup, player: int, rounds: int) -> list[float]:
    """What everybody has; of the player's cubes only what they could not craft (see plans_worth)."""
    goals = goal_worths(g, rounds)
    costs = raid_losses(tuple(g.suspicion), g.content, g.solo, raid_doubt(g, rounds))
    values, each, book = cube_values(g.content, rounds), forecast.power_worth(rounds), book_worth(rounds)
    worths = []
    for side in range(g.sides):
        worth = g.stars[side] + goals[side] - costs[side] + forecast.gang_worth(forecast.gang_of(g, side, rounds))
        worth += each * min(g.power[side], 8)
        if side < g.players:
            worth += forecast.STORAGE * rounds * g.storage[side]
            worth += hand_worth(g, player, rounds) if side == player else book * len(g.hands[side])
        if side != player:
            worth += 1.15 * sum([a * b for a, b in zip(values, g.resources[4 * side : 4 * side + 4], strict=True)], 0.0)
            worth += len(g.reserved[side])
        worths.append(worth)
    worths[g.first] += token_worth(g, rounds)
    for frame in g.stacks[-1]:
        if frame[0] == "finish_item":  # paid for, its stars come at once
            worths[frame[1]] += g.content.value[frame[2]] + forecast.effects_worth(g.content.effects[frame[2]], rounds)
    return worths


def token_worth(g: Lockup, rounds: int) -> float:
    """The first player token: a little every round, stars at the end."""
    stars: int = g.content.numbers["leftovers"]["first_player"]
    return stars * (1.0 if rounds == 0 else 0.3) + forecast.TOKEN * min(rounds, 2)


def buyer_of(g: Lockup, player: int, rounds: int) -> Buyer:
    """What rewards are valued with; reserved items stay, those of the display may be taken by others."""
    goals, goons, content = forecast.wanted(g), g.goons[player], g.content
    chances = [(card, forecast.OPEN) for space in g.display for card in space]
    chances += [(card, 1.0) for card in g.reserved[player]]
    offers = [(card, forecast.item_worth(content, card, goals, goons, rounds), chance) for card, chance in chances]
    cubes = tuple(g.resources[4 * player : 4 * player + 4])
    means = Means(content, cubes, tuple(offers), rounds, g.storage[player])
    gang = forecast.gang_of(g, player, rounds)
    return Buyer(player, means, gang, goals, token_worth(g, rounds), next_suspicion(g, player, rounds))


# suspicion and achievements -------------------------------------------------------------------------------------------
def raid_doubt(g: Lockup, rounds: int) -> float:
    """How much suspicion can still change before a raid: less the emptier the supply, and at the end."""
    to_come = sum(g.suspicion_at)
    if rounds == 0:
        return 0.4 + 0.2 * to_come
    return 0.8 + 0.1 * to_come + 0.15 * g.suspicion_supply


@lru_cache(1 << 14)
def raid_losses(suspicion: Pile, content: Content, solo: bool, doubt: float) -> list[float]:
    """What the next raid is likely to cost each side."""
    numbers = content.numbers["raid"]
    first, second = numbers["first"], numbers["second"]
    if len(suspicion) == 2:
        first, second = content.numbers["solo"]["raid"] if solo else numbers["two_first"], 0
    return [
        (first * most + second * next_most) * suspicion[side] / (suspicion[side] + 0.4 * doubt)
        for side, (most, next_most) in enumerate(ranks(suspicion, doubt))
    ]


def ranks(counts: Pile, doubt: float) -> list[tuple[float, float]]:
    """Everybody's chance to have most, and second most."""
    found = []
    for side, count in enumerate(counts):
        most, second = 1.0, 0.0
        for other, rival in enumerate(counts):
            if other != side:
                more = 1.0 / (1.0 + exp(min(30.0, (rival - count) * 1.7 / doubt)))
                second = second * more + most * (1.0 - more)
                most *= more
        found.append((most, second))
    return found


def next_suspicion(g: Lockup, player: int, rounds: int) -> float:
    """What a cube of suspicion more costs a player."""
    more = tuple([count + (side == player) for side, count in enumerate(g.suspicion)])
    doubt = raid_doubt(g, rounds)
    now = raid_losses(tuple(g.suspicion), g.content, g.solo, doubt)[player]
    return max(0.4, raid_losses(more, g.content, g.solo, doubt)[player] - now)


def goal_worths(g: Lockup, rounds: int) -> list[float]:
    """What the achievements in play will bring everybody."""
    worths, awards = [0.0] * g.sides, g.content.numbers["awards"]
    for card in g.goals:
        word, *parts = g.content.condition[card]
        if word in ("most", "majority", "for_each"):
            counts = tuple([measure(g, side, parts[0]) for side in range(g.sides)])
        if word == "most":
            gained = supremacy_worths(counts, parts[1], g.supremacy, rounds)
            award = awards["supremacy_two" if g.sides == 2 else "supremacy"]
            worths = [worth + award * more for worth, more in zip(worths, gained, strict=True)]
        elif word == "for_each":
            worths = [worth + parts[1] * count for worth, count in zip(worths, counts, strict=True)]
        elif word == "majority":
            gained = majority_worths(counts, g.content, 0.3 + 0.35 * rounds)
            worths = [worth + more for worth, more in zip(worths, gained, strict=True)]
        elif g.rush < 0:
            for side in range(g.sides):
                worths[side] += awards["rush"] * 0.6 * progress(g, side, (word, *parts)) ** 2
    return worths


@lru_cache(1 << 14)
def supremacy_worths(counts: Pile, least: int, holder: int, rounds: int) -> list[float]:
    """The share of Supremacy that each side can count on; nobody has it below the minimum."""
    doubt = 0.35 + 0.3 * rounds
    weights = [exp((count + 0.6 * (side == holder)) / doubt) if count else 0.0 for side, count in enumerate(counts)]
    nobody = exp((least - 0.5) / doubt) if holder < 0 else 0.0
    whole = sum(weights, 0.0) + nobody + 0.001
    return [weight / whole for weight in weights]


@lru_cache(1 << 14)
def majority_worths(counts: Pile, content: Content, doubt: float) -> list[float]:
    awards = content.numbers["awards"]
    first, second = (awards["first"], awards["second"]) if len(counts) > 2 else (awards["two_first"], 0)
    return [
        (first * most + second * next_most) * (1.0 if count else 0.0)
        for count, (most, next_most) in zip(counts, ranks(counts, doubt), strict=True)
    ]


def progress(g: Lockup, side: int, condition: Any) -> float:
    """How much of a Rush is fulfilled."""
    if condition[0] == "both":
        return sum([progress(g, side, part) for part in condition[1:]], 0.0) / len(condition[1:])
    least: int = condition[2]
    return min(1.0, measure(g, side, condition[1]) / least)


# books --------------------------------------------------------------------------------------------------------------
def hand_worth(g: Lockup, player: int, rounds: int) -> float:
    """Own books: a little more than what they give, until there is no later moment."""
    late = rounds == 0 and g.phase == LIGHTS_OUT and (g.location < 0 or g.location == LIBRARY)
    designs, effects, worth = g.content.designs, g.content.effects, 0.0
    for book in g.hands[player]:
        if late:
            worth += 1.0
        elif designs[book] in BOOKS:
            last, each = BOOKS[designs[book]]
            worth += last + each * rounds
        else:
            values = cube_values(g.content, rounds)
            gained = [(part[1], part[2]) for part in effects[book] if part[0] == "gain"]
            worth += WAITING + sum([values[RESOURCES.index(what)] * count for what, count in gained])
    return worth


# what own tokens bring ------------------------------------------------------------------------------------------------
class Plans(NamedTuple):
    """What the tokens in the locations are likely to do."""

    worth: float
    coming: Pile  # cubes that are likely to come before the Cell Block
    here: float  # chance of crafting this round


NO_PLANS = Plans(0.0, (0, 0, 0, 0), 0.0)


def plans_worth(g: Lockup, player: int, outlook: Outlook) -> float:
    """Own tokens in the locations and in hand, and own cubes with what they can still become this round."""
    plans = placed_worth(g, player, outlook) if g.phase in (ROLL_CALL, LIGHTS_OUT) else NO_PLANS
    worth = plans.worth - QUIET * (g.quiet[player] > 0)
    if g.phase == ROLL_CALL and not g.passed >> player & 1:
        worth += held_worth(g, player, outlook)
    if g.discount and g.location != CELL_BLOCK:
        worth += DISCOUNT * g.discount
    return worth + cubes_worth(outlook.buyer.means, plans.coming, plans.here, g.discount)


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
    return Plans(worth, tuple([int(count + 0.4) for count in coming]), here)


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
    return forecast.reward_worth(g, outlook.buyer, place, present, location) - cost, 0.0, 1.0


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
    means, none = outlook.buyer.means, (0, 0, 0, 0)
    here = HERE[1] + (HERE[0] - HERE[1]) * first
    return cubes_worth(means, none, here) - cubes_worth(means, none, 0.0)


def likely_gain(
    g: Lockup, buyer: Buyer, rivals: list[Rival], location: int, strength: float, lookout: bool
) -> tuple[float, float, float]:
    """Rewards by place, bandits' cubes, suspicion, and what the others do not get."""
    odds = forecast.places(rivals, strength)
    first = sum(odds[0], 0.0)
    worth = cubes = 0.0
    for place, (last, followed) in enumerate(odds):
        for chance, present in ((last, place + 1), (followed, place + 2)):
            if chance > 0.01:
                worth += chance * forecast.reward_worth(g, buyer, place, present, location)
                cubes += chance * forecast.likely_cubes(location, place, g.sides)
    values = cube_values(g.content, buyer.means.rounds)
    worth += first * 1.1 * sum([values[i] * g.cubes_at[4 * location + i] for i in range(4)], 0.0)
    met = 1.0
    for rival in rivals:
        met *= 1.0 - rival.chance
    prize = (forecast.GUARDS_PRIZE if g.solo else forecast.FIRST_PRIZE)[location]
    worth += forecast.DENIED * prize * max(0.0, first - met) if location != LIBRARY else 0.0
    if g.suspicion_at[location]:
        blamed = 0.0 if lookout else min(1.0, first + 0.25 * sum(odds[1] if len(odds) > 1 else (0.0,), 0.0))
        worth -= g.suspicion_at[location] * buyer.suspicion * blamed
        worth += g.suspicion_at[location] * forecast.ACCUSED * (1.0 - met) * (1.0 - blamed)
    return worth, cubes, first
