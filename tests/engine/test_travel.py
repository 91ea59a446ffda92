"""States go to another process and come back the same, in whichever build the tests run."""

import multiprocessing
import pickle
from collections.abc import Iterator
from random import Random

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine import travel
from pentarchy.engine.errors import BadContent
from pentarchy.engine.registry import Game, games
from pentarchy.engine.state import State

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def forget() -> Iterator[None]:
    """What other tests have built is built anew."""
    travel._BUILT.clear()
    yield
    travel._BUILT.clear()


def play(state: State, moves: int) -> State:
    rng = Random(5)
    for _ in range(moves):
        if state.asked < 0:
            break
        state.apply(state.asked, rng.choice(state.legal(state.asked)))
    return state


def played_there(state: State) -> tuple[State, State]:
    """In another process: the state as it came, and after some moves."""
    return state.clone(), play(state, 60)


@pytest.fixture(scope="module")
def elsewhere() -> Iterator["multiprocessing.pool.Pool"]:
    """A process that has imported nothing of ours yet."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        yield pool


@every_game
def test_a_state_goes_to_another_process_and_back(game: Game, elsewhere: "multiprocessing.pool.Pool") -> None:
    state = play(game.new(max(game.players), seed=3), 25)
    came, gone_on = elsewhere.apply(played_there, (state,))
    assert came.encode() == state.encode()
    assert came.content is state.content
    assert gone_on.encode() == play(state, 60).encode()


@every_game
def test_components_do_not_go_along(game: Game) -> None:
    state = game.new(max(game.players))
    assert len(pickle.dumps(state)) < 2 * len(repr(state.encode()))


@every_game
def test_other_components_go_as_tables(game: Game) -> None:
    content = game.build({**game.load(None).tables})
    content.hash = "of a pack"
    state = play(game.new(max(game.players), seed=3, content=content), 25)
    came = pickle.loads(pickle.dumps(state))
    assert came.content is not game.load(None)
    assert came.content.tables == content.tables
    assert came.encode() == state.encode()
    assert pickle.loads(pickle.dumps(state)).content is came.content  # built once


def test_components_that_are_not_here_are_refused() -> None:
    source = games()[0].source
    with pytest.raises(BadContent, match=r"^The components of yesterday of \w+ are not here\.$"):
        source.content("of yesterday")
    assert source.content("") is source.load(None)


def test_only_so_many_contents_are_kept() -> None:
    source = games()[0].source
    tables = source.load(None).tables
    for number in range(2 * travel.REMEMBERED):
        source.content(str(number), tables)
        assert len(travel._BUILT) <= travel.REMEMBERED
