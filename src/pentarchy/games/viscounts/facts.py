"""Numbers that go with moves: how far the viscount goes and for what, and what goods an action takes.

`icons` are those that goods of the player's choice still have to pay.
"""

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.viscounts.actions import dismissal_price, nobles_for, rate_of
from pentarchy.games.viscounts.content import BUILD, GOODS, SILVER, TRADE, TRANSCRIBE, WORKERS
from pentarchy.games.viscounts.manuscripts import tile_at
from pentarchy.games.viscounts.movement import fares, ways
from pentarchy.games.viscounts.payment import price_of, way_of
from pentarchy.games.viscounts.rules import facts
from pentarchy.games.viscounts.state import Viscounts
from pentarchy.games.viscounts.townsfolk import segment_of


@facts("move")
def moving(g: Viscounts, player: int, space: int) -> MoveFacts:
    return {"price": {GOODS[SILVER]: dict(fares(g, player))[space]}, "steps": ways(g, player)[space]}


@facts("dismiss")
def dismissing(g: Viscounts, player: int, action: int) -> MoveFacts:
    return {"price": {GOODS[SILVER]: dismissal_price(g, player)}}


@facts("trade")
def trading(g: Viscounts, player: int, times: int) -> MoveFacts:
    cost, _ = rate_of(g, player)
    return _goods_for(g, player, TRADE, times * cost)


@facts("construct")
def constructing(g: Viscounts, player: int, building: int, site: int) -> MoveFacts:
    return _goods_for(g, player, BUILD, g.content.building_cost[building])


@facts("station")
def stationing(g: Viscounts, player: int, number: int) -> MoveFacts:
    return _goods_for(g, player, WORKERS, nobles_for(g, number))


@facts("transcribe")
def transcribing(g: Viscounts, player: int) -> MoveFacts:
    return _goods_for(g, player, TRANSCRIBE, tile_at(g, segment_of(g, player)).cost)


@facts("pay")
def paying(g: Viscounts, player: int, good: int) -> MoveFacts:
    question = g.asks[player]
    assert question is not None
    return {"price": {GOODS[good]: way_of(g, player, question[1], good).amount}}


def _goods_for(g: Viscounts, player: int, action: int, needed: int) -> MoveFacts:
    """What an action takes beside icons: a good, or so many icons' worth of goods to choose from."""
    due, good, amount = price_of(g, player, action, needed)
    return {"price": {GOODS[good]: amount} if good >= 0 else {"icons": due}}
