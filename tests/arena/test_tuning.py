"""Looking for better weights: candidates, the sequential test, the file, and fresh deals at the end."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import islice
from math import sqrt
from pathlib import Path
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.arena import tuning
from pentarchy.arena.duel import Duels, Setting
from pentarchy.arena.journal import BadJournal
from pentarchy.arena.tuning import (
    FRESH,
    LEAST,
    MOST,
    STEP,
    BadTuning,
    Notes,
    Plan,
    Tuned,
    Tuner,
    Walk,
    changed,
    verdict,
)
from pentarchy.kit.weights import READ, Value, Values

GAME = Setting("lockup", 2, {})
Worth = Callable[[Values], float]


class Pretended:
    """Rounds whose margin is known beforehand, but for luck."""

    def __init__(self, worth: Worth, tables: int = 1) -> None:
        self.worth, self.tables = worth, [None] * tables
        self.played: list[int] = []

    async def margins(self, one: Values, other: Values, deals: Sequence[int]) -> list[float]:
        self.played += deals
        return [self.worth(one) - self.worth(other) + Random(deal).gauss(0, 1) for deal in deals]


def plan(only: str = "tokens.held", games: int = 400, seed: int = 0) -> Plan:
    return Plan(GAME, tuple(only.split(",")), games, 100, seed)


def number(value: Value) -> float:
    assert isinstance(value, float)
    return value


def near_one(values: Values) -> float:
    """Of the weights of Lockup one that begins at 0.8: it should be 1.1."""
    return -10 * abs(number(values["tokens.held"]) - 1.1)


def tune(wish: Plan, duels: Pretended, notes: Notes | None = None) -> Tuned:
    heard: list[int] = []
    tuner = Tuner(wish, notes or Notes(wish, "edition"), duels, heard.append)  # type: ignore[arg-type]  # stand-ins for real duels
    return asyncio.run(tuner.tune())


# candidates ---------------------------------------------------------------------------------------------------------
def test_one_number_is_changed() -> None:
    values: Values = {"a": 2.0, "b": (1.0, 0.0, -3.0)}
    assert changed(values, "a", 0, 1.5) == {"a": 3.0, "b": (1.0, 0.0, -3.0)}
    assert changed(values, "b", 2, 0.5) == {"a": 2.0, "b": (1.0, 0.0, -1.5)}
    assert changed(values, "a", 0, 1 / 3)["a"] == 0.6667


def test_a_weight_of_nothing_can_become_something() -> None:
    values: Values = {"b": (1.0, 0.0)}
    assert changed(values, "b", 1, 1.4) == {"b": (1.0, 0.04)}
    assert changed(values, "b", 1, 0.5) == {"b": (1.0, -0.05)}


def test_each_weight_is_tried_up_and_down_then_with_smaller_steps() -> None:
    walk = Walk({"a": 1.0}, [("a", 0)], Random(0))
    tried = [number(values["a"]) for values in walk.candidates()]
    assert tried[:4] == [STEP, 0.7143, 1.183, 0.8452]
    assert len(tried) == 2 * 3
    assert tried[4] == float(f"{sqrt(sqrt(STEP)):.4g}")


def test_what_wins_goes_on_in_the_same_direction() -> None:
    walk = Walk({"a": 1.0}, [("a", 0)], Random(0))
    tried = []
    for values in islice(walk.candidates(), 5):
        tried.append(number(values["a"]))
        walk.won = 1.0 < number(values["a"]) < 2.0
    assert tried == [1.4, 1.96, 2.744, 2.744, 1.4]  # up, up, too far; the next pass: up, down
    assert walk.values == {"a": 1.96}


# the test -----------------------------------------------------------------------------------------------------------
def rounds(mean: float, count: int = MOST, seed: int = 1) -> list[float]:
    rng = Random(seed)
    return [rng.gauss(mean, 1.0) for _ in range(count)]


def first_verdict(margins: list[float]) -> tuple[int, int]:
    return next((found, count) for count in range(MOST + 1) if (found := verdict(margins[:count])))


def test_a_few_rounds_say_nothing() -> None:
    assert verdict([]) == verdict([9.0, 8.0, 9.5, 9.0][: LEAST - 1]) == 0


@pytest.mark.parametrize("seed", range(5))
def test_who_is_clearly_better_or_worse_is_soon_known(seed: int) -> None:
    better, after = first_verdict(rounds(1.0, seed=seed))
    worse, later = first_verdict(rounds(-1.0, seed=seed))
    assert (better, worse) == (1, -1)
    assert max(after, later) <= 30


def test_who_is_no_better_is_seldom_taken() -> None:
    """One error in twenty is what the test was made for; in a hundred tries there should not be twelve."""
    assert sum(first_verdict(rounds(0.0, seed=seed))[0] > 0 for seed in range(100)) < 12


def test_it_ends_at_last() -> None:
    undecided = [1.0, -1.0, 1.6, -1.0] * MOST
    assert verdict(undecided[: LEAST + 3]) == 0
    assert verdict(undecided[:MOST]) == -1


def test_a_weight_that_changes_no_game_is_left_alone() -> None:
    assert verdict([0.0] * LEAST) == -1


# the whole ----------------------------------------------------------------------------------------------------------
def test_a_better_weight_is_found_and_proved_on_fresh_deals() -> None:
    duels = Pretended(near_one)
    tuned = tune(plan(), duels)
    assert tuned.start["tokens.held"] == 0.8
    assert tuned.changed == {"tokens.held": 1.12}
    assert tuned.margin is not None
    assert tuned.margin.low > 0
    fresh = [deal for deal in duels.played if deal >= FRESH]
    assert fresh == list(range(FRESH, FRESH + 50))
    assert tuned.games == 2 * (len(duels.played) - len(fresh)) <= 402


def test_nothing_better() -> None:
    tuned = tune(plan(), Pretended(lambda values: 0.0))
    assert (tuned.changed, tuned.margin) == ({}, None)
    assert tuned.tried > 1


def test_it_is_the_same_for_a_seed_however_many_play() -> None:
    wish = plan("tokens,cubes.near", 300, 7)
    one, three = (tune(wish, Pretended(near_one, tables)) for tables in (1, 3))
    assert one.found == three.found
    assert one.margin == three.margin


def test_it_goes_on_with_its_file(tmp_path: Path) -> None:
    path = tmp_path / "tuning.jsonl"
    first = Pretended(near_one)
    tune(plan(games=20), first, Notes(plan(games=20), "edition", path))
    again = Pretended(near_one)
    tuned = tune(plan(), again, Notes(plan(), "edition", path))
    assert not set(first.played) & {deal for deal in again.played if deal < FRESH}
    assert tuned.found == tune(plan(), Pretended(near_one)).found
    nothing = Pretended(near_one)
    assert tune(plan(), nothing, Notes(plan(), "edition", path)) == tuned
    assert nothing.played == []


def test_a_line_that_was_cut_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "tuning.jsonl"
    tune(plan(games=20), Pretended(near_one), Notes(plan(), "edition", path))
    whole = path.read_text()
    path.write_text(whole[:-7])
    assert len(Notes(plan(), "edition", path).margins) == whole.count("\n") - 2


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not a file of a tuning."),
        ('{"arena": 1}\n', "is not a file of a tuning."),
        ("nonsense\n", "has a line that is not JSON."),
        ('{"tuning": 1, "game": "wistar"}\n', "is of another tuning: its game is 'wistar', not 'lockup'."),
    ],
)
def test_a_file_of_something_else(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "other.jsonl"
    path.write_text(text)
    with pytest.raises(BadJournal) as refused:
        Notes(plan(), "edition", path)
    assert str(refused.value) == f"{path} {said}"


def test_a_line_that_is_no_round(tmp_path: Path) -> None:
    path = tmp_path / "tuning.jsonl"
    Notes(plan(), "edition", path)
    with path.open("a") as file:
        file.write("[1, 2]\n")
    with pytest.raises(BadJournal, match="has a line that is not a round"):
        Notes(plan(), "edition", path)


def test_names_of_tables_stand_for_all_in_them() -> None:
    assert plan("tokens.here").numbers() == [("tokens.here", 0), ("tokens.here", 1)]
    assert [name for name, _ in plan("goons.growth").numbers()] == [
        f"goons.growth.{x}" for x in ("items", "power", "demon")
    ]
    everything = Plan(GAME, (), 1, 4, 0).numbers()
    assert len(everything) > len(READ["lockup"].values)


def test_names_that_do_not_exist() -> None:
    with pytest.raises(BadTuning, match=r"^lockup has no weight 'token'\.$"):
        plan("token").numbers()
    with pytest.raises(BadTuning, match=r"^chess has no weights that could be tuned\.$"):
        Plan(Setting("chess", 2, {}), (), 1, 4, 0).numbers()


# real games ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("players", "games"), [(1, 2), (2, 2), (3, 3)])
def test_a_round_has_a_game_for_each_seat(players: int, games: int) -> None:
    assert Setting("lockup", players, {}).games == games


def test_two_sets_of_weights_play_in_processes_of_their_own(tmp_path: Path) -> None:
    """Against itself a set is as good as the other one; one that spurns the draft plays other games."""
    values = READ["kingdom"].values
    odd: Values = {**values, "draft.surplus": 0.0, "draft.recycled": (9.0, 9.0, 9.0, 9.0)}

    async def play() -> tuple[list[float], list[float]]:
        duels = Duels(Setting("kingdom", 1, {"module": "quests"}), 1, tmp_path)
        try:
            return await duels.margins(values, {**values}, [1]), await duels.margins(odd, values, [1, 2])
        finally:
            await duels.close()

    same, other = asyncio.run(play())
    assert same == [0.0]
    assert other != [0.0, 0.0]


def test_a_process_that_cannot_think_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentarchy.arena.duel.BOT", "nobody")
    wish = Plan(Setting("kingdom", 1, {"module": "quests"}), (), 2, 4, 0)
    with pytest.raises(BadTuning, match=r"^A game could not be played: .*There is no bot 'nobody'") as refused:
        tuning.run(wish, Notes(wish, "edition"), 1)
    assert "\n" not in str(refused.value)
