"""Views that share what has not changed are the views that are made anew."""

import pytest

from pentarchy.engine.registry import Game, games
from pentarchy.engine.views import SPECTATOR, Onlooker, public, view
from pentarchy.match import Match
from tests.match.playing import Dice, waver

STEPS = 150


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_view_is_as_one_made_anew(game: Game) -> None:
    """Whoever looks on all the time sees what who comes now sees, also after moves were taken back."""
    match, dice = Match.new(game.id, 2, seed=3), Dice(5)
    eyes = [Onlooker(seat) for seat in (SPECTATOR, 0, 1)]
    for _ in range(STEPS):
        waver(match, dice, moves=1)
        shared = public(match.state)
        for eye in eyes:
            assert eye.view(match.state, shared) == eye.view(match.state) == view(match.state, eye.player)


def test_a_piece_that_is_turned_looks_otherwise_though_nothing_was_moved() -> None:
    """What a zone shows depends on who knows its pieces, not only on what lies there."""
    state = Match.new("kingdom", 2, seed=3).state
    eye = Onlooker(SPECTATOR)
    piles = [name for name, zone in state.zones.items() if zone.pieces and not zone.shut and not zone.per]
    name = next(name for name in piles if None in eye.view(state)[name])
    piece = getattr(state, name)[0]
    state.knows[piece] = state.everyone
    assert eye.view(state)[name][0] == piece
    state.knows[piece] = 0b01
    assert eye.view(state)[name][0] is None
    assert Onlooker(0).view(state)[name][0] == piece


def test_what_has_not_changed_is_not_made_again() -> None:
    state = Match.new("kingdom", 2, seed=3).state
    eye = Onlooker(0)
    first, second = eye.view(state), eye.view(state)
    assert all(first[name] is second[name] for name, zone in state.zones.items() if zone.pieces)
