"""Bots by their names, and levels from the weakest to the strongest."""

from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import (
    LEVELS,
    OFFERED,
    Seat,
    UnknownBot,
    get_bot,
    hurried,
    is_bot,
    is_level,
    level_of,
    play_bots,
    weaker,
)
from pentarchy.bots.greedy import GreedyBot, weigh
from pentarchy.bots.search import Budget, SearchBot
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.server.config import Config


def test_old_names_stay_valid() -> None:
    assert isinstance(get_bot("greedy"), GreedyBot)
    assert level_of("greedy") == level_of("skilled") == "skilled"
    assert is_level("greedy")


def test_who_waits_for_a_bot_waits_less_than_the_server_does() -> None:
    """Else the server would take a bot that is about to answer for one that hangs."""
    for level in LEVELS:
        bot = hurried(get_bot(level))
        if isinstance(bot, SearchBot):
            assert bot.budget.seconds < bot.budget.wait < Config("").bot_seconds
            assert level != "expert" or bot.budget.wait <= 2.0
    counted = hurried(get_bot("expert@64x"))
    assert isinstance(counted, SearchBot)
    assert counted.budget == Budget(seconds=0.0, simulations=64)  # the same everywhere, however long it takes


def test_people_are_offered_levels_that_there_are() -> None:
    assert set(OFFERED) < set(LEVELS)


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("expert", Budget(seconds=1.0)),
        ("expert@0.3", Budget(seconds=0.3)),
        ("expert@2", Budget(seconds=2.0)),
        ("expert@64x", Budget(seconds=0.0, simulations=64)),
        ("master", Budget(seconds=3.0)),
        ("master@0.5", Budget(seconds=0.5)),
    ],
)
def test_a_name_says_how_long_a_bot_may_think(name: str, budget: Budget) -> None:
    bot = get_bot(name)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget
    assert is_bot(name)
    assert is_level(name) == ("@" not in name)  # nobody at a server makes others wait longer


@pytest.mark.parametrize(
    "name",
    [
        "expert@",
        "expert@0",
        "expert@-1",
        "expert@1.5y",
        "expert@x",
        "skilled@1",
        "random@2x",
        "expert@0.4x",
        "expert@0x",
    ],
)
def test_a_time_that_makes_no_sense_is_refused_in_words(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"says no time: 'expert@0\.5' has half a second"):
        get_bot(name)
    assert not is_bot(name)


@pytest.mark.parametrize("name", ["", "nobody", "nobody@1", "@1", 3, None])
def test_what_is_no_bot(name: object) -> None:
    assert not is_bot(name)
    assert not is_level(name)


def test_who_plays_when_one_cannot() -> None:
    assert weaker("master") == ["expert", "skilled", "novice", "random"]
    assert weaker("expert@0.3") == weaker("expert") == ["skilled", "novice", "random"]
    assert weaker("greedy") == ["novice", "random"]
    assert weaker("random") == []
    assert weaker("mypackage:MyBot") == ["skilled", "novice", "random"]


# the novice ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_novice_plays_to_the_end_and_not_as_the_skilled_bot(game: Game) -> None:
    players = min(count for count in game.players if count > 1)
    state, rng, others = game.new(players, seed=3), Random(3), 0
    skilled, novice = get_bot("skilled"), get_bot("novice")
    while (player := state.asked) >= 0:
        seat = Seat(game, state, player)
        move = novice.choose(seat, rng)
        if len(seat.legal) > 1 and others < 3:
            others += move != skilled.choose(seat, rng)
        state.apply(player, move)
    assert others == 3


def test_a_novice_never_makes_a_move_that_is_clearly_bad() -> None:
    """Among moves whose worth is known, only those within the reach of a misjudgement."""
    game = get_game("kingdom")
    state, novice = game.new(2, seed=1), get_bot("novice")
    seat = Seat(game, state, state.asked)
    seen = {novice.choose(seat, Random(seed)) for seed in range(200)}
    assert len(seen) > 1
    for seed in range(200):
        move = novice.choose(seat, Random(seed))
        best, values = weigh(game, [seat.guess(Random(seed))], seat.player)
        assert values[move] >= values[best] - 4 * game.blur


def test_levels_play_whole_games() -> None:
    game = get_game("kingdom")
    state = game.new(2, seed=5)
    assert play_bots(game, state, [get_bot("novice"), get_bot("expert@2x")], Random(1)) > 50
