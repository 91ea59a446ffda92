"""Chance, knowledge, events, triggers, views and determinised states, on the smallest game."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pentarchy.engine import chance
from pentarchy.engine.declare import all_piles
from pentarchy.engine.rules import Rules
from pentarchy.engine.views import SPECTATOR, _shuffle, determinise, view
from tests.engine.tiny import start, vocabulary


@pytest.fixture
def g() -> Any:
    """Two players with two cards each, known to their owners; the rest is in the deck."""
    state = start(vocabulary(), ("put", 0), events=True)
    state.hands, state.deck = [(0, 1), (2, 3)], (4, 5, 6, 7)
    state.show((0, 1), 0b01)
    state.show((2, 3), 0b10)
    return state


def test_chance_is_splitmix64() -> None:
    """The first numbers of the published algorithm from seed 0, so that no machine plays other games."""
    seed, drawn = 0, []
    for _ in range(3):
        seed = chance.advance(seed)
        drawn.append(chance.mix(seed))
    assert drawn == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_rand_counts_as_a_barrier_and_moves_the_seed(g: Any) -> None:
    barrier, seed = g.barrier, g.seed
    numbers = [g.rand(6) for _ in range(600)]
    assert g.barrier == barrier + 600
    assert g.seed != seed
    assert set(numbers) == set(range(6))


def test_shuffling_keeps_the_pieces_and_forgets_them(g: Any) -> None:
    g.show((4, 5), g.everyone)
    deck = g.shuffled(g.deck)
    assert sorted(deck) == [4, 5, 6, 7]
    assert [g.knows[card] for card in deck] == [0] * 4
    orders = {g.shuffled((4, 5, 6)) for _ in range(200)}
    assert len(orders) == 6


@pytest.mark.parametrize("seed", [5, chance.keyed(bytes(32))], ids=["fast", "keyed"])
def test_a_shuffle_draws_a_place_for_each_piece_but_the_last(g: Any, seed: int) -> None:
    """As a match that was recorded draws them, one after another."""
    g.seed, barrier, order = seed, g.barrier, [4, 5, 6, 7]
    by_hand = g.clone()
    for last in (3, 2, 1):
        place = by_hand.rand(last + 1)
        order[last], order[place] = order[place], order[last]
    assert g.shuffled((4, 5, 6, 7)) == tuple(order)
    assert (g.seed, g.barrier) == (by_hand.seed, barrier + 3)
    assert g.shuffled((4,)) == (4,)
    assert (g.seed, g.barrier) == (by_hand.seed, barrier + 3)


def test_showing_is_a_barrier_only_for_what_is_new(g: Any) -> None:
    barrier = g.barrier
    g.show((0,), 0b01)
    assert g.barrier == barrier
    g.show((0, 4), g.everyone)
    assert g.barrier == barrier + 2
    assert g.knows[4] == g.everyone == 0b111


def test_who_shows_what_they_know_may_take_it_back(g: Any) -> None:
    """Player 0, whose move it is, knows card 0 and learns nothing; the top of the deck nobody knew."""
    barrier, g.mover = g.barrier, 0
    g.show((0,), g.everyone, by=0)
    assert (g.barrier, g.knows[0]) == (barrier, g.everyone)
    g.show((4,), g.everyone, by=0)
    assert g.barrier == barrier + 1


def test_nobody_takes_back_a_move_that_showed_what_others_knew(g: Any) -> None:
    """Player 1 moves, and a card of player 0 comes to light, perhaps since the kernel answered a trivial question."""
    barrier, g.mover = g.barrier, 1
    g.show((0,), g.everyone, by=0)
    assert g.barrier == barrier + 1


def test_hiding_turns_pieces_away(g: Any) -> None:
    g.show((4,), g.everyone)
    g.hide((4,), 0b10)
    assert view(g, 0)["deck"][0] is None
    assert view(g, 1)["deck"][0] == 4


def test_events_are_seen_by_those_who_know_their_pieces(g: Any) -> None:
    g.tell("drew", 0, 1)
    g.tell("added", 0, 3)
    assert g.events[-2:] == [("drew", (0, 1), 0b01), ("added", (0, 3), 0b111)]


def test_events_must_fit_their_table(g: Any) -> None:
    with pytest.raises(ValueError, match="zip"):
        g.tell("drew", 0)
    with pytest.raises(KeyError, match="sang"):
        g.tell("sang")


def test_simulation_tells_nothing(g: Any) -> None:
    clone = g.clone()
    clone.tell("no such event", 1, 2, 3)
    assert clone.events is None


def test_views_show_what_the_masks_say(g: Any) -> None:
    mine, watched = view(g, 0), view(g, SPECTATOR)
    assert mine["hands"] == [[0, 1], [None, None]]
    assert mine["private"] == [0, 1]
    assert mine["waiting"] == [0]
    assert watched["hands"] == [[None, None], [None, None]]
    assert watched["private"] == []


def test_where_nobody_may_look_even_who_knows_a_piece_sees_its_back(g: Any) -> None:
    """Player 0 remembers card 0: events name it and resampling keeps it, but no view shows it until all know it."""
    shut = type(g).zones["hands"]._replace(shut=True)
    type(g).zones = type(g).zones | {"hands": shut}
    assert view(g, 0)["hands"] == [[None, None], [None, None]]
    assert view(g, 0)["private"] == []
    g.tell("drew", 0, 1)
    assert g.events[-1] == ("drew", (0, 1), 0b01)
    assert {determinise(g, 0, Random(seed)).hands[0] for seed in range(9)} == {(0, 1)}
    g.show((0,), g.everyone)
    assert view(g, 0)["hands"] == view(g, SPECTATOR)["hands"] == [[0, None], [None, None]]


def test_determinised_states_deal_the_rest_anew(g: Any) -> None:
    worlds = [determinise(g, 0, Random(seed)) for seed in range(40)]
    assert all(world.hands[0] == (0, 1) for world in worlds)
    assert {card for world in worlds for card in world.hands[1]} == {2, 3, 4, 5, 6, 7}
    for world in worlds:
        assert sorted(card for _, _, pile in all_piles(world) for card in pile) == list(range(8))
        assert [world.knows[card] for card in world.hands[1]] == [0b10, 0b10], "knowledge belongs to the place"
    assert g.hands == [(0, 1), (2, 3)]


def test_hidden_pieces_are_shuffled_as_the_standard_library_does() -> None:
    """Draw for draw, so that a bot with the same generator has the same guesses as ever."""
    for size in (0, 1, 2, 5, 64, 100):
        own, other = Random(size), Random(size)
        mine, theirs = list(range(size)), list(range(size))
        _shuffle(mine, own.getrandbits)
        other.shuffle(theirs)
        assert mine == theirs
        assert own.random() == other.random()


def test_determinised_states_have_another_fate(g: Any) -> None:
    assert determinise(g, 0, Random(1)).seed != g.seed


def test_triggers_fire_in_the_order_of_what_lies_before_a_player() -> None:
    rules: Rules = vocabulary()

    @rules.step
    def sing(g: Any, player: int, piece: int, word: str) -> None:
        g.diary += (f"{word} {piece} of {player}",)

    g = start(rules, ("put", 0))
    g.content = SimpleNamespace(triggers={"dawn": {2: ("sing", "la"), 0: ("sing", "li")}})
    type(g).in_front = lambda self, player: (2, 1, 0)
    g.then(("note", "later"))
    g.fire("dawn", 1)
    g.asks[0] = None
    g.run()
    assert g.diary == ("la 2 of 1", "li 0 of 1", "later")
