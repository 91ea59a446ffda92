"""What everybody can count on the table, for whoever shows it: presence, majorities, prices, distance to the end."""

from typing import Any

from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import markers_held, presence
from pentarchy.games.tyrants.market import market_choices, stacks
from pentarchy.games.tyrants.moves import PLACE, SITES
from pentarchy.games.tyrants.state import EMPTY, SPIES, Tyrants
from pentarchy.games.tyrants.turn import BASIC_ACTIONS


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
        "prices": {kind: price for kind, (price, _) in BASIC_ACTIONS.items()},
        "action_rules": {kind: rule for kind, (_, rule) in BASIC_ACTIONS.items()},
        "lacking": _too_dear(g),
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


def _too_dear(g: Tyrants) -> list[list[int]]:
    """Cards that could be recruited with more influence, and how much is missing."""
    cost = g.content.cost
    cards = (*market_choices(g), *stacks(g))
    return [[card, cost[card] - g.influence] for card in cards if cost[card] > g.influence]
