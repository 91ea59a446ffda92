"""Numbers that go with moves: what basic actions cost, what a card gives for sure, what a promoted one is worth."""

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.tyrants.rules import facts
from pentarchy.games.tyrants.scoring import promotion_vp
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.games.tyrants.turn import ASSASSINATE_COST, DEPLOY_COST, RETURN_SPY_COST, SURPLUS_VP


@facts("deploy")
def deploying(g: Tyrants, player: int, place: int) -> MoveFacts:
    return {"price": {"power": DEPLOY_COST}}


@facts("surplus")
def deploying_in_vain(g: Tyrants, player: int) -> MoveFacts:
    return {"price": {"power": DEPLOY_COST}, "gain": {"vp": SURPLUS_VP}}


@facts("assassinate")
def assassinating(g: Tyrants, player: int, place: int, colour: int) -> MoveFacts:
    return {"price": {"power": ASSASSINATE_COST}}


@facts("return_spy")
def returning_a_spy(g: Tyrants, player: int, site: int, owner: int) -> MoveFacts:
    return {"price": {"power": RETURN_SPY_COST}}


@facts("recruit")
def recruiting(g: Tyrants, player: int, card: int) -> MoveFacts:
    return {"price": {"influence": g.content.cost[card]}}


@facts("promote")
def promoting(g: Tyrants, player: int, card: int) -> MoveFacts:
    return {"gain": {"vp": promotion_vp(g, card)}}


@facts("play")
def playing(g: Tyrants, player: int, card: int) -> MoveFacts:
    """What a card that only gives power and influence gives."""
    gains = dict(zip(("power", "influence"), g.content.plain[card], strict=True))
    gain = {good: count for good, count in gains.items() if count}
    return {"gain": gain} if gain else {}
