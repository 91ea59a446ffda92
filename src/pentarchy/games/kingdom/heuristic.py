"""What a position is worth to a player, for the greedy bot: points now, points to come, engine, tokens, dangers."""

from pentarchy.games.kingdom.state import Kingdom


def heuristic(g: Kingdom, player: int) -> float:
    """Placeholder until the weights are tuned."""
    from pentarchy.games.kingdom.scoring import total

    return float(total(g, player))
