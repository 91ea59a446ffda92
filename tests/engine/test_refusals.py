"""What a caller can give wrongly to the public functions: one sentence of our own, the same in both builds."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.errors import BadContent, BadSetup, PentarchyError, UnknownGame, UnknownPlayer
from pentarchy.engine.registry import Game, games, get_game
from pentarchy.engine.views import SPECTATOR, determinise, view

SHIPPED = [game for game in games() if game.package.startswith("pentarchy.games.")]
NOBODY: tuple[Any, ...] = (-2, 5, 99, 2**70, "0", None, 0.0, 1.0, True, False, [], {}, (0,), object())
every_game = pytest.mark.parametrize("game", SHIPPED, ids=lambda game: game.id)


def refused(error: type[PentarchyError], call: Callable[[], object]) -> str:
    """The sentence with which a call is refused."""
    with pytest.raises(error) as refusal:
        call()
    assert type(refusal.value) is error
    return str(refusal.value)


@every_game
def test_numbers_of_players_that_are_none(game: Game) -> None:
    new: Any = game.new
    for players in ("2", 2.0, True, None, [], 0, 99):
        said = refused(BadSetup, lambda players=players: new(players=players))
        assert said == f"{game.title['en']} is for {' or '.join(map(str, game.players))} players, not {players!r}."


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"chosen": "abc"}, "`chosen` must be names of options with their values, not 'abc'."),
        ({"chosen": ""}, "`chosen` must be names of options with their values, not ''."),
        ({"chosen": [("first", "1")]}, "`chosen` must be names of options with their values, not [('first', '1')]."),
        ({"chosen": {1: "x"}}, "There is no option 1 here; there are "),
        ({"chosen": {"first": 1}}, "The option first is one of random, 1, 2, not 1."),
        ({"chosen": {"first": ["1"]}}, "The option first is one of random, 1, 2, not ['1']."),
        ({"seed": "abc"}, "`seed` must be a whole number, not 'abc'."),
        ({"seed": 1.0}, "`seed` must be a whole number, not 1.0."),
        ({"seed": True}, "`seed` must be a whole number, not True."),
        ({"seed": None}, "`seed` must be a whole number, not None."),
        ({"events": 1}, "`events` must be True or False, not 1."),
        ({"events": []}, "`events` must be True or False, not []."),
    ],
)
def test_setups_of_a_wrong_kind(given: dict[str, Any], said: str) -> None:
    assert refused(BadSetup, lambda: get_game("kingdom").new(2, **given)).startswith(said)


@pytest.mark.parametrize("name", [[], {}, None, 5, ("kingdom",), b"kingdom", "Kingdom", ""], ids=repr)
def test_names_of_games_that_are_none(name: Any) -> None:
    said = refused(UnknownGame, lambda: get_game(name))
    assert said.startswith(f"There is no game {name!r}; there are kingdom")


@every_game
def test_nobody_has_moves_views_or_guesses(game: Game) -> None:
    state, rng = game.new(min(game.players), seed=1), Random(1)
    before = state.encode()
    functions: tuple[Callable[[Any], object], ...] = (
        state.legal,
        state.explain,
        lambda nobody: view(state, nobody),
        lambda nobody: game.look(state, nobody),
        lambda nobody: determinise(state, nobody, rng),
        lambda nobody: state.play(nobody, state.moves.decode(0)),
    )
    for nobody in NOBODY:
        for ask in functions:
            assert refused(UnknownPlayer, lambda ask=ask, nobody=nobody: ask(nobody)) == (
                f"There is no player {nobody!r}."
            )
    assert refused(UnknownPlayer, lambda: state.legal(SPECTATOR)) == "There is no player -1."
    assert view(state, SPECTATOR) == view(state)
    assert determinise(state, SPECTATOR, rng).players == state.players
    assert state.encode() == before


@every_game
def test_components_that_are_none_of_this_game(game: Game) -> None:
    """Neither for a new state nor for one that is read."""
    other = next(one for one in SHIPPED if one is not game)
    saved = game.new(game.players[-1]).encode()
    for content in ("pack", 5, other.load(None)):
        said = refused(BadContent, lambda content=content: game.new(game.players[-1], content=content))
        assert said.startswith(f"{game.state.__name__} needs its own components, as its game loads them, not ")
        assert refused(BadContent, lambda content=content: game.state.decode(saved, content)) == said
    assert refused(BadContent, lambda: game.state.decode(saved)).endswith("not None.")
