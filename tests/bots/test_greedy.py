"""The greedy bot is worth playing against: it beats random play, and both bots finish every mode."""

from copy import copy
from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Seat, UnknownBot, get_bot, play_bots
from pentarchy.bots.greedy import BUDGET, LINES, LONG_LINES, GreedyBot, after, best_line, move_on, weigh
from pentarchy.bots.habits import Habits
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.rules import Move

KINDS = ("giant_rats", "frost_giants", "shadows", "thieves")
PAIRS = [(kind, other) for i, kind in enumerate(KINDS) for other in KINDS[i + 1 :]]
BOARDS = ("northern_lands", "usurper", "plague_lord")
MODULES = ("menaces", "advisors", "quests")


def duel_setup(module: str, number: int) -> dict[str, str]:
    """The setups of a module in turn: sides, pairs of menaces, boards."""
    setup = {"module": module, "side": "AB"[number % 2]}
    if module == "menaces":
        setup["menace_1"], setup["menace_2"] = PAIRS[number // 2 % len(PAIRS)]
    if module == "quests":
        setup["board"] = BOARDS[number // 2 % len(BOARDS)]
    return setup


def greedy_wins(game: Game, module: str, seeds: range) -> int:
    """How many duels greedy wins alone against random, on alternating seats; that both lose is no win."""
    wins = 0
    for number, seed in enumerate(seeds):
        seat = number // 2 % 2
        state = game.new(2, duel_setup(module, number), seed)
        bots = [get_bot("random"), get_bot("random")]
        bots[seat] = get_bot("greedy")
        play_bots(game, state, bots, Random(seed))
        wins += game.outcome(state).winners == (seat,)
    return wins


@pytest.mark.parametrize("module", MODULES)
def test_greedy_beats_random_in_a_few_games(module: str) -> None:
    """Of 12 games a bot that wins 95 % loses more than two about once in fifty; the seeds are fixed."""
    assert greedy_wins(get_game("kingdom"), module, range(500, 512)) >= 10


@pytest.mark.soak
@pytest.mark.parametrize("module", MODULES)
def test_greedy_beats_random_in_nineteen_games_of_twenty(module: str) -> None:
    assert greedy_wins(get_game("kingdom"), module, range(10_000, 10_060)) >= 57


def modes_with_bots() -> list[Any]:
    """Every mode with every bot; the slow one plays a fifth of them every day and the others as a soak run."""
    found = []
    for game in games():
        for number, (players, setup) in enumerate(game.modes()):
            for bot in ("random", "greedy"):
                marks = [pytest.mark.soak] if bot == "greedy" and number % 5 else []
                name = "-".join((game.id, str(players), *setup.values(), bot))
                found.append(pytest.param(game.id, players, setup, bot, id=name, marks=marks))
    return found


@pytest.mark.parametrize(("name", "players", "setup", "bot"), modes_with_bots())
def test_bots_finish_every_mode(name: str, players: int, setup: dict[str, str], bot: str) -> None:
    game = get_game(name)
    state = game.new(players, setup, 42)
    decisions = play_bots(game, state, [get_bot(bot)] * players, Random(42))
    assert state.over
    assert 0 < decisions <= game.cap


def test_greedy_is_deterministic() -> None:
    """The same seeds give the same game, also when the forecasts of other games are remembered."""
    game = get_game("kingdom")

    def final(seed: int) -> dict[str, object]:
        state = game.new(1, {"module": "advisors"}, seed)
        play_bots(game, state, [get_bot("greedy")], Random(seed))
        return state.encode()  # type: ignore[no-any-return]  # Game.new is for states of any game

    first = final(7)
    final(8)
    assert final(7) == first


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_whole_move_leads_where_it_was_weighed(game: Game) -> None:
    """With the answers that make it the best; the questions that belong to it are not asked again."""
    state, rng, saved = game.new(2, seed=3), Random(3), 0
    while (player := state.asked) >= 0:
        if len(state.legal(player)) == 1:
            state.apply(player, state.legal(player)[0])
            continue
        guess = Seat(game, state, player).guess(rng)
        move, _ = weigh(game, [guess], player)
        worth, expected = best_line(game, guess, player, move)
        end = move_on(game, guess.clone(), player, Habits())
        assert end.encode() == expected.encode()
        assert game.heuristic(end, player) == pytest.approx(worth)
        state.apply(player, move)
        saved += state.asks[player] is not None and state.asks[player] != end.asks[player]
    assert saved


# the budget ----------------------------------------------------------------------------------------------------------
class Chain:
    """A state of nothing but questions: each of several answers adds its number, then the next question comes."""

    rules = SimpleNamespace(asks={"which": SimpleNamespace(standing=False)})

    def __init__(self, width: int, left: int, total: int = 0) -> None:
        self.width, self.left, self.total = width, left, total

    @property
    def asks(self) -> list[tuple[str] | None]:
        return [("which",) if self.left else None]

    def legal(self, player: int) -> tuple[Move, ...]:
        return tuple(("add", number) for number in range(self.width))

    def clone(self) -> "Chain":
        return Chain(self.width, self.left, self.total)

    def apply(self, player: int, move: Move) -> None:
        self.total, self.left = self.total + move[1], self.left - 1


def tried(width: int, deep: int) -> tuple[float, list[Chain]]:
    """What the bot finds below a move that opens a chain of questions, and every state it looked at."""
    seen: list[Chain] = []

    def heuristic(state: Any, player: int) -> float:
        seen.append(state)
        return float(state.total)

    game: Any = replace(get_game("kingdom"), heuristic=heuristic)
    chain: Any = Chain(width, deep + 1)
    return after(game, chain, 0, ("add", 0)), seen


def test_a_small_tree_is_searched_in_full() -> None:
    value, seen = tried(3, 3)
    assert value == 6
    assert len(seen) == 27  # every line once, at its end
    assert all(state.left == 0 for state in seen)


def test_a_small_tree_ends_after_three_questions() -> None:
    value, seen = tried(3, 5)
    assert value == 6
    assert all(state.left == 2 for state in seen)


def test_in_a_large_tree_only_the_best_lines_are_followed() -> None:
    """Thirty answers to each of six questions are 729 million lines; two at a time are followed, to the end."""
    value, seen = tried(30, 6)
    assert value == 6 * 29
    assert len(seen) <= 30 + LINES * 30 * 2 * 6
    assert 30 <= BUDGET < 30 * 30


def test_even_the_best_lines_are_not_followed_for_ever() -> None:
    value, _ = tried(30, LONG_LINES + 3)
    assert value == LONG_LINES * 29


# standing moves ------------------------------------------------------------------------------------------------------
class Errand:
    """A state with one question, to which the only answer is to leave; before, bread can be bought or coins given away.

    A bread is worth something at home only. Coins are worth something as long as one is in the shop.
    """

    rules = SimpleNamespace(asks={"go": SimpleNamespace(standing=True)}, standing_kinds={"buy", "give"})

    def __init__(self, coin: float, bread: float, left_behind: float) -> None:
        self.coin, self.bread, self.left_behind = coin, bread, left_behind
        self.coins, self.breads, self.gone = 2, 0, False

    @property
    def asks(self) -> list[tuple[str] | None]:
        return [None if self.gone else ("go",)]

    def legal(self, player: int) -> tuple[Move, ...]:
        return (("give",), ("buy",), ("stay",), ("leave",)) if self.coins else (("stay",), ("leave",))

    def clone(self) -> "Errand":
        return copy(self)

    def apply(self, player: int, move: Move) -> None:
        self.gone = move[0] in ("leave", "stay")
        self.coins -= move[0] in ("buy", "give")
        self.breads += move[0] == "buy"

    def worth(self) -> float:
        """Leaving always looks like a loss, because whatever else was to be had is left behind."""
        if self.gone:
            return self.breads * self.bread - self.left_behind
        return self.coins * self.coin


def errand(coin: float, bread: float, left_behind: float) -> list[str]:
    """What the bot does until it leaves."""
    state: Any = Errand(coin, bread, left_behind)
    game: Any = replace(get_game("kingdom"), heuristic=lambda state, player: state.worth())
    done = []
    while not state.gone:
        seat: Any = SimpleNamespace(game=game, player=0, legal=state.legal(0), guess=lambda rng, now=state: now.clone())
        done.append(GreedyBot().choose(seat, Random(1))[0])
        state.apply(0, (done[-1],))
    return done


def test_an_answer_that_looks_bad_is_not_put_off_with_moves_that_help_nothing() -> None:
    """Each coin given away looks better than to leave with a loss of 10, but the loss comes all the same."""
    assert errand(coin=1, bread=-1, left_behind=10) == ["leave"]


def test_a_standing_move_that_looks_worse_now_is_made_for_what_it_is_worth_after_the_answer() -> None:
    """A coin counts more than a bread in the shop, but nothing at home."""
    assert errand(coin=1, bread=3, left_behind=10) == ["buy", "buy", "leave"]


def test_a_standing_move_that_makes_things_better_is_made_first() -> None:
    """Coins are a burden here: without them the shop is a better place, whatever comes after."""
    assert errand(coin=-1, bread=0, left_behind=0)[:2] == ["buy", "buy"]


def test_of_moves_that_come_to_the_same_the_last_is_made() -> None:
    """To end a turn is offered last: what helps nothing is not done before it."""
    state: Any = Errand(0, 0, 0)
    game: Any = replace(get_game("kingdom"), heuristic=lambda state, player: 1.0)
    assert weigh(game, [state], 0) == (("leave",), dict.fromkeys(state.legal(0), 1.0))


def test_unknown_bot_is_refused_in_words() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'nobody'; there are random, novice, skilled, expert"):
        get_bot("nobody")
