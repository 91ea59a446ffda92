"""Bots play from what their player knows: nothing hidden can reach their choice.

(a) A state is replaced by others of the same information set; with the same generator the choice stays the same.
(b) A state in which every piece unknown to the player raises on any use still gives the same view.
(c) A seat carries plain knowledge only. The true state is reachable through the closures of `view` and `guess` alone,
    and those return knowledge: a bot that opened them would break the rules of the house on purpose.
"""

from random import Random
from typing import Any, NoReturn

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.bots import Bot, Seat, get_bot
from pentarchy.engine.registry import get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.engine.views import determinise, view

SETUPS: list[tuple[int, dict[str, str]]] = [
    (2, {"module": "menaces", "menace_1": "shadows", "menace_2": "giant_rats", "side": "A"}),
    (2, {"module": "advisors", "side": "B"}),
    (2, {"module": "quests", "board": "usurper", "side": "B"}),
    (1, {"module": "menaces", "menace": "frost_giants", "side": "B"}),
    (1, {"module": "advisors", "side": "A"}),
    (1, {"scenario": "thieves_guild"}),
]
EVERY = 9  # decisions of a random game from one checked state to the next
OTHERS = 3  # other states of the same information set


def states_along(players: int, setup: dict[str, str], seed: int) -> list[State]:
    """States all along a random game, each at a decision."""
    game = get_game("kingdom")
    state, rng, found = game.new(players, setup, seed), Random(seed), []
    number = 0
    while not state.over:
        if number % EVERY == 0:
            found.append(state.clone())
        asked = [player for player in range(players) if state.asks[player] is not None]
        player = rng.choice(asked)
        state.apply(player, rng.choice(state.legal(player)))
        number += 1
    return found


def choice(bot: Bot, state: State, player: int) -> Move:
    return bot.choose(Seat(get_game("kingdom"), state, player), Random(99))


@pytest.mark.parametrize("name", ["random", "novice", "skilled", "expert@20x"])
@pytest.mark.parametrize(("players", "setup"), SETUPS, ids=lambda part: str(part))
def test_choice_is_the_same_in_every_state_the_player_cannot_tell_apart(
    players: int, setup: dict[str, str], name: str
) -> None:
    bot, changed = get_bot(name), 0
    for state in states_along(players, setup, 5):
        for player in range(players):
            if state.asks[player] is None:
                continue
            expected = choice(bot, state, player)
            for seed in range(OTHERS):
                other = determinise(state, player, Random(seed))
                changed += other.encode() != state.encode()
                assert choice(bot, other, player) == expected
    assert changed  # the states tried do differ in what is hidden


class Peeker:
    """A bot that breaks the rules: it opens the closure and answers by a hidden card."""

    def choose(self, seat: Seat, rng: Random) -> Move:
        cells: Any = getattr(seat.view, "__closure__")  # noqa: B009  # a callable need not have one
        state: Any = next(cell.cell_contents for cell in cells if isinstance(cell.cell_contents, State))
        hidden: tuple[int, ...] = state.deck
        return seat.legal[sum(i * card for i, card in enumerate(hidden)) % len(seat.legal)]


def test_the_comparison_would_catch_a_bot_that_peeks() -> None:
    players, setup = SETUPS[1]
    caught = 0
    for state in states_along(players, setup, 5):
        player = state.asked
        expected = choice(Peeker(), state, player)
        others = [determinise(state, player, Random(seed)) for seed in range(OTHERS)]
        caught += any(choice(Peeker(), other, player) != expected for other in others)
    assert caught


def _refuse(*args: object) -> NoReturn:
    raise AssertionError("a bot's player touched a piece that the player does not know")


class Poison(int):
    """A piece that can be an index into the knowledge masks, and nothing else."""


OPERATIONS = "eq ne lt le gt ge hash add radd sub mul mod rshift and bool str repr format"
for _name in OPERATIONS.split():
    setattr(Poison, f"__{_name}__", _refuse)


def poisoned(state: State, player: int) -> State:
    """The same state with every piece that the player does not know made of poison."""
    bad = state.clone()

    def spoil(pile: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(piece if bad.knows[piece] >> player & 1 else Poison(piece) for piece in pile)

    for name, zone in bad.zones.items():
        if zone.pieces:
            held = getattr(bad, name)
            setattr(bad, name, spoil(held) if isinstance(held, tuple) else [spoil(pile) for pile in held])
    return bad


def test_poison_bites() -> None:
    with pytest.raises(AssertionError, match="does not know"):
        sorted([Poison(1), Poison(2)])
    with pytest.raises(AssertionError, match="does not know"):
        {Poison(1)}  # hashing it is the point


@pytest.mark.parametrize(("players", "setup"), SETUPS, ids=lambda part: str(part))
def test_view_uses_no_unknown_piece(players: int, setup: dict[str, str]) -> None:
    """The view only asks the masks about a hidden piece; it neither compares, prints nor passes it on."""
    for state in states_along(players, setup, 6):
        for player in range(players):
            seen = Seat(get_game("kingdom"), poisoned(state, player), player).view()
            assert seen == view(state, player)


def test_random_bot_plays_from_a_poisoned_state() -> None:
    """Legal moves and the random choice among them touch nothing unknown."""
    for players, setup in SETUPS:
        for state in states_along(players, setup, 7):
            player = state.asked
            bad = poisoned(state, player)
            bad.offered = [None] * players
            assert choice(get_bot("random"), bad, player) == choice(get_bot("random"), state, player)


def test_a_seat_carries_no_state() -> None:
    """Beside the game, the player and the legal moves there are two functions; no attribute is or holds a state."""
    players, setup = SETUPS[0]
    state = get_game("kingdom").new(players, setup, 1)
    seat = Seat(get_game("kingdom"), state, state.asked)
    assert set(Seat.__slots__) == {"game", "guess", "legal", "player", "view"}
    assert not hasattr(seat, "__dict__")
    assert not any(isinstance(getattr(seat, name), State) for name in Seat.__slots__)
    assert isinstance(seat.legal, tuple)
    assert all(isinstance(part, str | int) for move in seat.legal for part in move)
    assert callable(seat.view)
    assert callable(seat.guess)
    guess = seat.guess(Random(1))
    assert guess is not state
    assert guess.seed != state.seed  # not even the chance to come is the true one
