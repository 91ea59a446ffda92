"""What a player can foresee from what they know: for their own table, made for every look, so it must be quick."""

from typing import Any

from pentarchy.games.wistar.foresight import action_forecast, answering_to, bonus_forecasts, hut_forecast
from pentarchy.games.wistar.reach import explore_insight
from pentarchy.games.wistar.state import END, Wistar
from pentarchy.games.wistar.wanting import card_prices, mission_prices
from pentarchy.games.wistar.wheel import POSITIONS


def insight(g: Wistar, player: int) -> dict[str, Any]:
    """Forecasts of actions, bonuses and the hut, what can be reached, what cards and missions lack."""
    if g.phase == END:
        return {}
    heard = answering_to(g, player)
    actions = [action_forecast(g, player, action, heard) for action in range(POSITIONS)]
    return {
        "actions": actions,
        "bonuses": bonus_forecasts(g, player, heard),
        "hut": hut_forecast(g, player, heard),
        "explore": explore_insight(g, player, actions),
        "hand": card_prices(g, player),
        "missions": mission_prices(g, player),
    }
