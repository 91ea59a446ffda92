"""A strict state stops where the barrier would rise, before anything is known or decided."""

from typing import Any

import pytest

from pentarchy.engine.errors import Beyond
from tests.engine.tiny import make, start, vocabulary


@pytest.fixture
def g() -> Any:
    """Two players; the first knows two cards of their own."""
    state = start(vocabulary(), ("put", 0), events=True)
    state.hands, state.deck = [(0, 1), (2, 3)], (4, 5, 6, 7)
    state.show((0, 1), 0b01)
    state.strict, state.mover = True, 0
    return state


def test_chance_is_refused_and_the_seed_stays(g: Any) -> None:
    seed, barrier = g.seed, g.barrier
    with pytest.raises(Beyond):
        g.rand(6)
    with pytest.raises(Beyond):
        g.shuffled(g.deck)
    assert (g.seed, g.barrier) == (seed, barrier)


def test_nothing_new_is_shown(g: Any) -> None:
    with pytest.raises(Beyond):
        g.show((4,), 0b01)
    assert g.knows[4] == 0


def test_what_is_dealt_face_down_counts_as_shown(g: Any) -> None:
    """`hide` leaves pieces to those of its mask: whoever did not know them would learn them by it."""
    with pytest.raises(Beyond):
        g.hide((4,), 0b01)
    assert g.knows[4] == 0
    g.hide((0,), 0b01)
    g.hide((1,))
    assert g.knows[:2] == [0b01, 0]


def test_what_a_player_knew_may_be_shown(g: Any) -> None:
    g.show((0,), g.everyone, by=0)
    assert g.knows[0] == g.everyone
    g.show((0,), g.everyone)  # nothing new


def test_what_another_player_knew_may_not(g: Any) -> None:
    """In the middle of one player's move another shows a card: whose it is learns nothing, the mover does."""
    g.mover = 1
    with pytest.raises(Beyond):
        g.show((0,), g.everyone, by=0)


def test_the_end_of_a_simultaneous_phase_is_refused() -> None:
    """The others went on meanwhile; what follows from all answers together is not one player's to foresee."""
    rules = vocabulary()

    @rules.step
    def both(g: Any) -> None:
        for player in range(g.players):
            g.branch(player, ("put", player))

    g = start(rules, ("both",), ("note", "later"))
    g.strict = True
    g.apply(0, ("add", 1))
    with pytest.raises(Beyond):
        g.apply(1, ("add", 1))
    assert g.diary == ()


def test_alone_a_phase_ends_without_a_barrier() -> None:
    rules = vocabulary()

    @rules.step
    def both(g: Any) -> None:
        for player in range(g.players):
            g.branch(player, ("put", player))

    g = start(rules, ("both",), ("note", "later"), players=1)
    g.strict = True
    g.apply(0, ("add", 1))
    assert g.diary == ("later",)


def test_copies_are_not_strict(g: Any) -> None:
    """It is no data: neither a clone nor a saved state has it."""
    assert not g.clone().strict
    assert "strict" not in g.encode()
    assert not make(vocabulary()).decode(g.encode()).strict
