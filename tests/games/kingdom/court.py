"""A table with advisors, for the tests of their module."""

from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.table import Table

NO_TARGET = "advisors.no_effect"  # cited where an ability would do nothing
DRAFT_MOVES = {
    "offer": {"inspired_prophet", "spymaster", "illusionist"},
    "take": {"inspired_prophet", "spymaster", "ambassador"},
    "taken": {"grey_eminence"},
}
PLANNING_MOVES = {"revealed": {"high_priestess"}, "planning": {"court_alchemist", "guild_master"}}
PRODUCTION_MOVES = {"M": "master_builder", "P": "village_elder", "G": "royal_treasurer", "X": "master_cartographer"}
LAST_MOVES = {"royal_architect", "herald"}
ALL = (
    set().union(*DRAFT_MOVES.values())
    | set().union(*PLANNING_MOVES.values())
    | set(PRODUCTION_MOVES.values())
    | LAST_MOVES
)


def court(*advisors: str, soldiers: int = 9, players: int = 2, **options: str) -> Table:
    """An empty table where the first player has these advisors and soldiers."""
    table = Table.empty(players, module="advisors", side="B", duchy="valados", **options)
    table.put("advisors", 0, *advisors)
    table.g.soldiers[0] = soldiers
    table.g.phase, table.g.traps[:] = DRAFT, [2] * players
    return table


def full_court() -> Table:
    """All advisors, soldiers, and something to act on for every one of them."""
    table = court(*sorted(ALL), soldiers=20)
    table.put("hands", 0, "farm", "scouts")
    table.put("hands", 1, "port", "mint")
    table.put("offers", 0, "quarry")
    table.put("offers", 1, "hamlet", known_to=0)
    return table


def usable(table: Table, player: int = 0) -> set[str]:
    return {move.removeprefix("advise:") for move in table.options(player, "advise")}


def refused(table: Table, player: int = 0) -> dict[str, str]:
    """The advisors that cannot be used, with the rule."""
    why = table.why(player)
    return {move.removeprefix("advise:"): rule for move, rule in why.items() if move.startswith("advise:")}


def spent(table: Table) -> int:
    """The soldiers of the first player that are gone of nine."""
    return 9 - table.g.soldiers[0]
