"""What the spaces that a viscount can reach would offer there (`Game.insight`): how often to trade, what can be built,
how many workers could be placed, whether the manuscript and the townsfolk could be paid, who would be met.

The viscount is put there on a copy, with the silver that the way leaves; then the options of the actions are asked
themselves (actions.py, hiring.py), so nothing is counted by other rules than those of the action to come.
"""

from typing import Any

from pentarchy.games.viscounts.actions import OPTIONS, dismissals, open_actions
from pentarchy.games.viscounts.buildings import sites_of_space
from pentarchy.games.viscounts.content import BUILD, SILVER, TRADE, TRANSCRIBE, WORKERS
from pentarchy.games.viscounts.hiring import hiring_price
from pentarchy.games.viscounts.movement import fares, ways
from pentarchy.games.viscounts.moves import Move
from pentarchy.games.viscounts.payment import Funds
from pentarchy.games.viscounts.state import Viscounts

Offer = dict[str, Any]


def insight(g: Viscounts, player: int) -> dict[str, Any]:
    """Offers by space while a player chooses where to go."""
    question = g.asks[player]
    return {"offers": offers(g, player)} if question is not None and question[0] == "move_where" else {}


def offers(g: Viscounts, player: int) -> dict[str, Offer]:
    steps, silver = ways(g, player), g.goods[4 * player + SILVER]
    trial, found = g.clone(), {}
    for space, price in fares(g, player).items():
        trial.viscounts[player] = space
        trial.goods[4 * player + SILVER] = silver - price
        meets = [side for side in range(g.sides) if side != player and g.viscounts[side] == space]
        found[str(space)] = {"steps": steps[space], "price": price, **offer(trial, player), "meets": meets}
    return found


def offer(g: Viscounts, player: int) -> Offer:
    """What can be done where the viscount stands."""
    funds, moves = Funds(g, player), list[list[Move]]([[], [], [], []])
    for action in open_actions(g.viscounts[player]):
        moves[action] = OPTIONS[action](g, player, None, funds)
    return {
        "trade": len(moves[TRADE]),
        "buildings": list(dict.fromkeys([move[1] for move in moves[BUILD] if move[0] == "construct"])),
        "sites": sites_of_space(g, player),
        "workers": len(moves[WORKERS]),
        "manuscript": bool(moves[TRANSCRIBE]),
        "dismiss": [move[1] for move in dismissals(g, player, None, funds) if move[0] == "dismiss"],
        "hire": hiring_price(g, player),
    }
