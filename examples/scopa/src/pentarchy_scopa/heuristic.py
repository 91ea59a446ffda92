"""What a position is worth to a player: points, and what is on the way to them."""

from pentarchy_scopa.scoring import REASONS, counted, totals
from pentarchy_scopa.state import END, Scopa

WORTH = {"cards": 0.06, "coins": 0.15, "seven": 0.5, "prime": 0.012}  # of each card, coin, ...
SWEEPABLE = 0.35  # the next player may sweep a table of so few points
LARGE = 10


def heuristic(g: Scopa, player: int) -> float:
    """Own prospects less those of the best opponent; a table that the next one could sweep is a danger."""
    points = totals(g)
    if g.phase == END:
        others = [total for other, total in enumerate(points) if other != player]
        return 10.0 * (points[player] - max(others))
    worths = [
        g.points[seat] + g.sweeps[seat] + sum(WORTH[reason] * counted(g, seat, reason) for reason in REASONS)
        for seat in range(g.players)
    ]
    danger = SWEEPABLE if g.table and sum(g.content.value[card] for card in g.table) <= LARGE else 0.0
    own = worths.pop(player)
    return own - max(worths) - danger
