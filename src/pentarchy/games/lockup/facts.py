"""Numbers that go with moves: what recruiting, crafting and reserving cost. `any` are cubes of whatever types."""

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.lockup.content import ANY, RESOURCES
from pentarchy.games.lockup.rewards import price_of_goons, price_of_reserving
from pentarchy.games.lockup.rules import facts
from pentarchy.games.lockup.state import Lockup


@facts("enlist")
def recruiting(g: Lockup, player: int, goons: int) -> MoveFacts:
    return {"price": {"any": price_of_goons(g, player, goons)}}


@facts("make")
def crafting(g: Lockup, player: int, item: int) -> MoveFacts:
    """As printed; once a book waives symbols, which of them is still to be chosen."""
    cost = g.content.cost[item]
    if g.discount:
        return {"price": {"any": max(0, sum(cost) - g.discount)}}
    return {"price": {"any": cost[ANY], **{name: cost[number] for number, name in enumerate(RESOURCES)}}}


@facts("set_aside")
def reserving(g: Lockup, player: int, item: int) -> MoveFacts:
    return {"price": {"any": price_of_reserving(g)}}


@facts("spend")
def spending(g: Lockup, player: int, resource: int) -> MoveFacts:
    return {"price": {RESOURCES[resource]: 1}}
