"""Points and winners. Rules: score.*."""

from typing import Any

from pentarchy.engine.registry import Outcome
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import markers_held, presence
from pentarchy.games.tyrants.moves import PLACE, SITES
from pentarchy.games.tyrants.state import EMPTY, SPIES, Tyrants
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


def derived(g: Tyrants) -> dict[str, Any]:
    """What stands on the routes, who is present and ahead where, what each player has left or holds, what ends it."""
    road_troops = [-1] * (len(PLACE.tokens) - SITES)
    for colour, mask in enumerate(g.roads[:EMPTY]):
        for space in range(len(road_troops)):
            if mask >> space & 1:
                road_troops[space] = colour
    return {
        "road_troops": road_troops,
        "spies_left": [SPIES - mask.bit_count() for mask in g.spies],
        "markers": [len(markers_held(g, player)) for player in range(g.players)],
        "sites": [[g.control.count(player), g.total_control.count(player)] for player in range(g.players)],
        "presence": [places_of(presence(g, player)) for player in range(g.players)],
        "ahead": [_ahead(g, site) for site in range(SITES)],
        "to_total": [_lacks_for_total(g, site) for site in range(SITES)],
        "to_end": {"barracks": min(g.barracks), "of": g.barracks.index(min(g.barracks)), "market": len(g.market_deck)},
    }


def _ahead(g: Tyrants, site: int) -> list[int]:
    """Which colour has most troops in a site and by how many; -1 and 0 where that is nobody alone."""
    row = g.garrisons[site][:EMPTY]
    most, second = sorted(row, reverse=True)[:2]
    return [row.index(most), most - second] if most > second else [-1, 0]


def _lacks_for_total(g: Tyrants, site: int) -> int:
    """How many troops whoever controls a site still lacks for total control; -1 without one."""
    who = g.control[site]
    return -1 if who < 0 else g.content.sites[site].spaces - g.garrisons[site][who]


def usage(g: Tyrants, player: int) -> dict[str, int]:
    """How many copies of each card a player ended with, inner circle included: for balancing."""
    content = g.content
    counts = dict.fromkeys(content.entries, 0)
    own = g.decks[player] + g.hands[player] + g.discards[player] + g.played[player]
    for card in own + g.inner_circles[player] + g.lent[player]:
        counts[content.designs[card]] += 1
    return counts
