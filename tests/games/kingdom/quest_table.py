"""A table with a quest board, for the tests of its module."""

from pentarchy.games.kingdom.planning import planning_phase
from tests.games.kingdom.table import Table

LETTERS = "MPGXKS"


def quest_table(board: str = "northern_lands", players: int = 2, first: int = 0) -> Table:
    """An empty table with a board; every player has a Farm or a Quarry in the draft area, to be asked for it."""
    options = {"first": str(first + 1)} if players == 2 else {}
    table = Table.empty(players, module="quests", board=board, side="B", duchy="valados", **options)
    table.put("drafted", 0, "farm")
    if players == 2:
        table.put("drafted", 1, "quarry")
    return table


def give(table: Table, player: int, goods: str) -> Table:
    """Let a player have exactly these cubes, krystallium and soldiers, e.g. "X5 G2 S2"."""
    counts = dict.fromkeys(LETTERS, 0) | {word[0]: int(word[1:]) for word in goods.split()}
    table.g.alchemy[4 * player : 4 * player + 4] = [counts[letter] for letter in "MPGX"]
    table.g.krystallium[player], table.g.soldiers[player] = counts["K"], counts["S"]
    table.g.offered[player] = None
    return table


def goods(table: Table, player: int = 0) -> str:
    """What a player has, in the same notation."""
    g = table.g
    counts = [*g.alchemy[4 * player : 4 * player + 4], g.krystallium[player], g.soldiers[player]]
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, counts, strict=True) if count)


def plan(table: Table, goods_of_both: str) -> Table:
    """Give all players the same goods and begin a planning phase."""
    for player in range(table.g.players):
        give(table, player, goods_of_both)
    return table.run(planning_phase())


def finish_planning(table: Table, player: int) -> Table:
    """Recycle the card of the draft area and end the phase."""
    table.play(player, *sorted(table.options(player, "recycle")))
    return table.play(player, "done") if table.asked(player) else table
