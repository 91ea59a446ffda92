"""Points of a deal, of the game, and who won. Rules: score.*, end.*."""

from pentarchy.engine.registry import Outcome
from pentarchy.kit.results import best
from pentarchy_scopa.content import SUITS
from pentarchy_scopa.state import Scopa

REASONS = ("cards", "coins", "seven", "prime")


def counted(g: Scopa, player: int, reason: str) -> int:
    """What is compared for one of the four points."""
    taken, content = g.taken[player], g.content
    if reason == "cards":
        return len(taken)
    if reason == "coins":
        return sum(SUITS[content.suit[card]] == "coins" for card in taken)
    if reason == "seven":
        return int(content.best_seven in taken)
    suits = [[content.prime[card] for card in taken if content.suit[card] == suit] for suit in range(len(SUITS))]
    return sum(map(max, suits)) if all(suits) else 0


def majority(g: Scopa, reason: str) -> int:
    """Who alone has most, or -1 (score.tie)."""
    winners, _ = best(range(g.players), lambda player: counted(g, player, reason))
    return winners[0] if len(winners) == 1 and counted(g, winners[0], reason) else -1


def deal_points(g: Scopa, player: int) -> dict[str, int]:
    """The points of the present deal, as it stands."""
    return {reason: int(majority(g, reason) == player) for reason in REASONS} | {"sweeps": g.sweeps[player]}


def score(g: Scopa, player: int) -> dict[str, int]:
    """The breakdown: earlier deals, then this one."""
    return {"earlier": g.points[player]} | deal_points(g, player)


def totals(g: Scopa) -> list[int]:
    return [sum(score(g, player).values()) for player in range(g.players)]


def outcome(g: Scopa) -> Outcome:
    """Most points; a single deal may be shared (end.winner, end.shared)."""
    winners, _ = best(range(g.players), totals(g).__getitem__)
    return Outcome(winners, "end.winner" if len(winners) == 1 else "end.shared")
