"""Numbers that go with moves: prices, gains, and the place that tokens would hold. `any`: cubes of whatever types."""

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.lockup.content import ANY, RESOURCES
from pentarchy.games.lockup.gains import Scales
from pentarchy.games.lockup.moves import LIBRARY
from pentarchy.games.lockup.patrol import raid_losses
from pentarchy.games.lockup.rewards import price_of_goons, price_of_reserving, printed_reward
from pentarchy.games.lockup.rules import facts
from pentarchy.games.lockup.sight import MAYBE, NO, after_joining, places_of, rows_of, suspected
from pentarchy.games.lockup.state import Lockup


# places -------------------------------------------------------------------------------------------------------------
def joining(g: Lockup, player: int, location: int, tokens: tuple[int, ...]) -> MoveFacts:
    """Strength and place in a room with these tokens, and what suspicion they would get, as it stands."""
    own, others = after_joining(g, player, location, tokens)
    rank = places_of(own, others)
    found: MoveFacts = {"total": own.least, "rank": rank, "reward": rows_of(g, location, rank, len(others) + 1)}
    cubes = g.suspicion_at[location]
    caught = suspected(own, others) if cubes else NO
    if caught != NO:
        found["risk"] = {"suspicion": [0 if caught == MAYBE else cubes, cubes]}
    return found


@facts("place")
def placing(g: Lockup, player: int, token: int, location: int, face: int) -> MoveFacts:
    return joining(g, player, location, (token,))


@facts("decline")
def declining(g: Lockup, player: int) -> MoveFacts:
    """What the tokens would be in the Library, among those who are there already."""
    return joining(g, player, LIBRARY, g.tokens(player, g.location))


# rewards ------------------------------------------------------------------------------------------------------------
def bandits_cubes(g: Lockup, player: int) -> dict[str, int]:
    """What the strongest gets beside a reward of the location that is checked (bandit.claim)."""
    question = g.asks[player]
    if question is None or question[0] != "reward_choice" or g.ranking[0] != player:
        return {}
    return dict(zip(RESOURCES, g.cubes_at[4 * g.location : 4 * g.location + 4], strict=True))


def together(*gains: dict[str, int]) -> dict[str, int]:
    return {good: sum(gain.get(good, 0) for gain in gains) for good in dict.fromkeys(g for gain in gains for g in gain)}


@facts("take")
def taking(g: Lockup, player: int, location: int) -> MoveFacts:
    """What is there of a plain reward."""
    gain = {"first_player": 0}
    for name, *numbers in printed_reward(g, player):
        if name == "gain":
            gain[numbers[0]] = min(numbers[1], g.supply[RESOURCES.index(numbers[0])])
        elif name == "power":
            gain["power"] = min(numbers[0], g.power_supply)
        elif name == "first_player":
            gain["first_player"] = int(g.first != player)
    return {"gain": together(gain, bandits_cubes(g, player))}


@facts("gain_cube")
def gaining(g: Lockup, player: int, resource: int) -> MoveFacts:
    return {"gain": together({RESOURCES[resource]: 1}, bandits_cubes(g, player))}


@facts("swap")
def exchanging(g: Lockup, player: int, give: int, take: int) -> MoveFacts:
    gain = together({RESOURCES[take]: 1}, bandits_cubes(g, player))
    return {"price": {RESOURCES[give]: 1}, "gain": gain}


@facts("barter")
def bartering(g: Lockup, player: int, one: int, other: int, wish: int) -> MoveFacts:
    gain = together({RESOURCES[wish]: 1}, bandits_cubes(g, player))
    return {"price": together({RESOURCES[one]: 1}, {RESOURCES[other]: 1}), "gain": gain}


@facts("enlist")
def recruiting(g: Lockup, player: int, goons: int) -> MoveFacts:
    return {"price": {"any": price_of_goons(g, player, goons)}, "gain": bandits_cubes(g, player)}


@facts("make")
def crafting(g: Lockup, player: int, item: int) -> MoveFacts:
    """As printed; once a book waives symbols, which of them is still to be chosen. The gain counts goons and goals."""
    cost = g.content.cost[item]
    price = {"any": cost[ANY], **{name: cost[number] for number, name in enumerate(RESOURCES)}}
    if g.discount:
        price = {"any": max(0, sum(cost) - g.discount)}
    return {"price": price, "gain": {"stars": max(0, Scales(g, player).item(item)["stars"])}}


@facts("set_aside")
def reserving(g: Lockup, player: int, item: int) -> MoveFacts:
    return {"price": {"any": price_of_reserving(g)}}


# cubes --------------------------------------------------------------------------------------------------------------
@facts("spend")
def spending(g: Lockup, player: int, resource: int) -> MoveFacts:
    return {"price": {RESOURCES[resource]: 1}}


@facts("drop")
def dropping(g: Lockup, player: int, resource: int) -> MoveFacts:
    return {"price": {RESOURCES[resource]: 1}}


@facts("grab")
def grabbing(g: Lockup, player: int, resource: int) -> MoveFacts:
    return {"gain": {RESOURCES[resource]: 1}}


@facts("accuse")
def accusing(g: Lockup, player: int, accused: int) -> MoveFacts:
    """Cubes that go, and what a raid would cost everybody then; the frame that waits knows how many."""
    given = min(g.stacks[-1][-1][3], g.suspicion[player])
    after = g.suspicion[:]
    after[player] -= given
    after[accused] += given
    losses = [min(loss, stars) for loss, stars in zip(raid_losses(g, after), g.stars, strict=True)]
    return {"price": {"suspicion": given}, "losses": losses}
