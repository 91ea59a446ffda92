"""The three quest boards, both sides: every task costs and gives what is printed on it."""

from typing import NamedTuple

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.notation import unpacked
from tests.games.kingdom.quest_table import finish_planning, give, goods, plan, quest_table
from tests.games.kingdom.table import Table


class Task(NamedTuple):
    """A task as printed on a side of a board; the last of a side is final."""

    board: str
    players: int
    number: int
    id: str
    cost: str
    reward: str


TASKS = [
    pytest.param(row, id=f"{row.board}-{row.players}-{row.id}", marks=pytest.mark.card(row.board))
    for row in (
        Task("northern_lands", 2, 0, "outfit_the_ships", cost="M2 P2", reward="S1"),
        Task("northern_lands", 2, 1, "chart_the_ice", cost="X3", reward="SPY1"),
        Task("northern_lands", 2, 2, "winter_camp", cost="P2 G2", reward="K1"),
        Task("northern_lands", 2, 3, "reach_the_far_north", cost="G2 X5 S2", reward="VP8"),
        Task("northern_lands", 1, 0, "outfit_the_ships", cost="M2 P2", reward="S1"),
        Task("northern_lands", 1, 1, "chart_the_ice", cost="X3", reward="K1"),
        Task("northern_lands", 1, 2, "winter_camp", cost="P2 G2", reward="K1"),
        Task("northern_lands", 1, 3, "reach_the_far_north", cost="G2 X6 S2", reward="VP18"),
        Task("usurper", 2, 0, "raise_the_militia", cost="P3", reward="S1"),
        Task("usurper", 2, 1, "bribe_the_court", cost="G3", reward="SPY1"),
        Task("usurper", 2, 2, "build_siege_engines", cost="M4", reward="K1"),
        Task("usurper", 2, 3, "storm_the_capital", cost="K1 S5", reward="VP10"),
        Task("usurper", 1, 0, "raise_the_militia", cost="P3", reward="S1"),
        Task("usurper", 1, 1, "bribe_the_court", cost="G3", reward="S1"),
        Task("usurper", 1, 2, "build_siege_engines", cost="M4", reward="K1"),
        Task("usurper", 1, 3, "storm_the_capital", cost="K1 S6", reward="VP20"),
        Task("plague_lord", 2, 0, "burn_the_quarters", cost="M2 P1", reward="S1"),
        Task("plague_lord", 2, 1, "find_the_cure", cost="G2 X2", reward="K1"),
        Task("plague_lord", 2, 2, "shelter_the_healthy", cost="P3", reward="SPY1"),
        Task("plague_lord", 2, 3, "slay_the_plague_lord", cost="P3 K2 S3", reward="VP9"),
        Task("plague_lord", 1, 0, "burn_the_quarters", cost="M2 P1", reward="S1"),
        Task("plague_lord", 1, 1, "find_the_cure", cost="G2 X2", reward="K1"),
        Task("plague_lord", 1, 2, "shelter_the_healthy", cost="P3", reward="S1"),
        Task("plague_lord", 1, 3, "slay_the_plague_lord", cost="P3 K2 S3", reward="VP19"),
    )
]


def laid_out(task: Task, has: str) -> Table:
    return plan(quest_table(task.board, task.players), has)


def move(task: Task) -> str:
    return f"task:{task.board},{task.number}"


def one_less(cost: str) -> list[str]:
    """The cost without one of each of its letters in turn."""
    words = cost.split()
    return [" ".join(f"{word[0]}{int(word[1:]) - (i == k)}" for i, word in enumerate(words)) for k in range(len(words))]


@pytest.mark.rule("kingdom.quests.values", "kingdom.quests.pay_at_once")
@pytest.mark.parametrize("task", TASKS)
def test_a_task_takes_exactly_its_cost_and_not_less(task: Task) -> None:
    for too_little in one_less(task.cost):
        table = laid_out(task, too_little)
        assert move(task) not in table.options(0)
        assert table.why(0)[move(task)] == "quests.pay_at_once"
        with pytest.raises(IllegalMove, match=r"quests\.pay_at_once"):
            table.play(0, move(task))
        assert goods(table) == goods(give(table, 0, too_little)), "nothing was paid"
    table = laid_out(task, task.cost)
    assert move(task) in table.options(0)


@pytest.mark.rule("kingdom.quests.values", "kingdom.quests.board", "kingdom.quests.any_time")
@pytest.mark.parametrize("task", TASKS)
def test_a_task_is_paid_and_gives_its_reward(task: Task) -> None:
    table = laid_out(task, task.cost)
    before = table.total(0)
    table.play(0, move(task))
    word = task.reward.rstrip("0123456789")
    amount = int(task.reward.removeprefix(word))
    final = word == "VP"
    assert final == (task.number == 3)
    assert goods(table) == ("" if word in ("SPY", "VP") else task.reward)
    for player in range(task.players):
        finish_planning(table, player)
    assert table.total(0) - before == (amount if final else 0)
    spies = [2, 1] if task.players == 1 else [0, 0]
    gained = amount if word == "SPY" else 0
    assert [table.g.spies[0], table.g.active_spies[0]] == [spies[0] + gained, spies[1] + gained]
    (told,) = table.events("task_done")
    assert told[:4] == ("task_done", 0, table.g.moves.read(move(task))[1], task.number)
    later = final and task.players == 2
    assert told[4:6] == (task.players - 1, int(later))
    assert (
        "".join(f"{letter}{count} " for letter, count in zip("MPGXKS", unpacked(told[6]), strict=True) if count)[:-1]
        == task.cost
    )


@pytest.mark.rule("kingdom.quests.board")
@pytest.mark.parametrize("board", ["northern_lands", "usurper", "plague_lord"])
@pytest.mark.parametrize("players", [1, 2])
def test_a_board_has_four_tasks_and_the_others_stay_in_the_box(board: str, players: int) -> None:
    table = plan(quest_table(board, players), "M9 P9 G9 X9 K9 S9")
    assert table.options(0, "task") == {f"task:{board},{number}" for number in range(4)}


@pytest.mark.card("northern_lands", "usurper", "plague_lord")
def test_the_names_of_the_tasks_are_in_the_order_of_the_board() -> None:
    content = quest_table().content
    for row in (param.values[0] for param in TASKS):
        assert isinstance(row, Task)
        side = "one_player" if row.players == 1 else "two_players"
        assert content.tasks[row.board, side][row.number].id == row.id
