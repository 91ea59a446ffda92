"""What looked good at a decision of a later turn is weighed again there, and what did not is not."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, greedy
from pentarchy.bots.greedy import move_on
from pentarchy.bots.habits import FEW, Habits, Occasion
from pentarchy.engine.registry import Game, games
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from tests.bots.test_search import along

TURN = Occasion(0, (1, 2), ("which",))
ANSWERS: tuple[Move, ...] = tuple(("take", number) for number in range(6))
STANDING: tuple[Move, ...] = tuple(("pay", number) for number in range(5))


def offering(*moves: Move) -> State:
    """A state that offers just these moves; to pay is possible at any moment."""
    rules = SimpleNamespace(standing_kinds=frozenset({"pay"}))
    return cast(State, SimpleNamespace(legal=lambda player: moves, rules=rules))


def learnt(*best: Move) -> Habits:
    habits = Habits()
    habits.learn(TURN, {move: -float(number) for number, move in enumerate(best)})
    return habits


def test_at_first_everything_is_weighed() -> None:
    assert Habits().worth_weighing(TURN, offering(*ANSWERS)) == ANSWERS
    for other in (TURN._replace(player=1), TURN._replace(turn=(1, 3)), TURN._replace(question=("whom",))):
        assert learnt(*ANSWERS).worth_weighing(other, offering(*ANSWERS)) == ANSWERS


def test_then_what_looked_best_in_the_order_of_the_question() -> None:
    habits = learnt(*ANSWERS[::-1])
    assert habits.worth_weighing(TURN, offering(*ANSWERS)) == ANSWERS[-FEW:]


def test_what_cannot_be_done_any_more_makes_room_for_the_next_best() -> None:
    habits = learnt(*ANSWERS)
    assert habits.worth_weighing(TURN, offering(*ANSWERS[1:])) == ANSWERS[1 : 1 + FEW]


def test_what_was_not_there_before_is_weighed() -> None:
    new = ("take", 9)
    assert learnt(*ANSWERS).worth_weighing(TURN, offering(*ANSWERS, new)) == (*ANSWERS[:FEW], new)


def test_standing_moves_and_answers_do_not_crowd_each_other_out() -> None:
    """However good the standing moves look, the question needs an answer."""
    habits = learnt(*STANDING, *ANSWERS)
    found = habits.worth_weighing(TURN, offering(*ANSWERS, *STANDING))
    assert found == (*ANSWERS[:FEW], *STANDING[:FEW])


def test_the_first_order_counts() -> None:
    habits = learnt(*ANSWERS)
    habits.learn(TURN, {ANSWERS[-1]: 5.0})
    assert habits.worth_weighing(TURN, offering(*ANSWERS)) == ANSWERS[:FEW]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_playing_on_weighs_few_moves_the_second_time(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    weighed, best_line = list[Move](), greedy.best_line

    def counted(game: Game, state: State, player: int, move: Move, *given: Any) -> Any:
        weighed.append(move)
        return best_line(game, state, player, move, *given)

    monkeypatch.setattr(greedy, "best_line", counted)
    saved = 0
    for state in along(game, 2, 4, 9, most=12):
        player, habits = state.asked, Habits()
        guess = Seat(game, state, player).guess(Random(3))
        counts = []
        for _ in range(2):
            weighed.clear()
            move_on(game, guess.clone(), player, habits)
            counts.append(len(weighed))
        assert counts[1] <= counts[0]
        saved += counts[0] - counts[1]
    assert saved > 10
