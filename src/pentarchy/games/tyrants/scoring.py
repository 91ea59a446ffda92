"""Points and winners. Rules: score.*."""

from pentarchy.engine.registry import Outcome
from pentarchy.games.tyrants.state import Tyrants
from pentarchy.kit.results import best

TOTAL_CONTROL_VP = 2


def score(g: Tyrants, player: int) -> dict[str, int]:
    """The points of a player now, line by line; cards being played still belong where they go afterwards."""
    content = g.content
    own = g.decks[player] + g.hands[player] + g.discards[player] + g.played[player]
    return {
        "sites": sum(content.sites[site].vp for site, who in enumerate(g.control) if who == player),
        "total_control": TOTAL_CONTROL_VP * g.total_control.count(player),
        "trophies": sum(g.trophies[player]),
        "deck": sum(content.deck_vp[card] for card in own),
        "inner_circle": sum(content.inner_circle_vp[card] for card in g.inner_circles[player] + g.lent[player]),
        "tokens": g.vp[player],
    }


def promotion_vp(g: Tyrants, card: int) -> int:
    """What an own card counts more in the inner circle than in the deck."""
    return g.content.inner_circle_vp[card] - g.content.deck_vp[card]


def outcome(g: Tyrants) -> Outcome:
    """Who has most; a tie is shared (score.tie)."""
    winners, _ = best(range(g.players), lambda player: sum(score(g, player).values()))
    return Outcome(winners, "score.winner" if len(winners) == 1 else "score.tie")


def usage(g: Tyrants, player: int) -> dict[str, int]:
    """How many copies of each card a player ended with, inner circle included: for balancing."""
    content = g.content
    counts = dict.fromkeys(content.entries, 0)
    own = g.decks[player] + g.hands[player] + g.discards[player] + g.played[player]
    for card in own + g.inner_circles[player] + g.lent[player]:
        counts[content.designs[card]] += 1
    return counts
