"""What cards count: "for every 3 ...", "if you have 4 or more ...". Rules: play.count_now, trophy.colours."""

from collections.abc import Callable
from typing import Literal

from pentarchy.games.tyrants.control import controlled_sites, markers_held
from pentarchy.games.tyrants.moves import OF
from pentarchy.games.tyrants.state import WHITE, Tyrants

Counter = Literal[
    "",
    "trophies",
    "white_trophies",
    "player_trophies",
    "inner_circle",
    "controlled_sites",
    "total_control_sites",
    "control_markers",
    "own_spies",
    "troops_removed",
]

COUNTERS: dict[str, Callable[[Tyrants, int], int]] = {
    "trophies": lambda g, player: sum(g.trophies[player]),
    "white_trophies": lambda g, player: g.trophies[player][WHITE],
    "player_trophies": lambda g, player: sum(g.trophies[player][:WHITE]),
    "inner_circle": lambda g, player: len(g.inner_circles[player]),
    "controlled_sites": controlled_sites,
    "total_control_sites": lambda g, player: g.total_control.count(player),
    "control_markers": lambda g, player: len(markers_held(g, player)),
    "own_spies": lambda g, player: g.spies[player].bit_count(),
    "troops_removed": lambda g, player: len(g.killed),  # by this play of the card
}


def amount(g: Tyrants, player: int, count: int, every: int, of: str) -> int:
    """So many, or so many for every few of what is counted now, rounded down."""
    return count * (COUNTERS[of](g, player) // every) if of else count


def counted(g: Tyrants, player: int, of: str) -> tuple[int, int]:
    """For the log: what was counted, and how many there were."""
    return (OF.index[of], COUNTERS[of](g, player)) if of else (0, 0)
