"""What a move would do, as far as its player can foresee it, on the toy game Bazaar (see tests/contract/toys.py)."""

from random import Random
from typing import Any

import pytest

from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.engine.views import determinise
from pentarchy.match import Preview, Step, preview
from tests.contract import toys
from tests.contract.toys import broken


def at_once(players: int = 2, seed: int = 3) -> Any:
    """The first decision: everybody lays a ware at the same time; no dice."""
    return toys.GAME.new(players, {"dice": "off"}, seed)


def seen(state: Any, seat: int, *moves: tuple[Any, ...], game: Any = toys.GAME) -> Preview:
    kinds = {
        "favour": "lay_ware",
        "stash": "lay_ware",
        "shelve": "lay_ware",
        "guess": "guess_face",
        "pay": "answer_demand",
    }
    return preview(game, state, seat, [Step(kinds[move[0]], move) for move in moves], Random(1))


def test_it_ends_at_somebody_elses_question() -> None:
    g = at_once()
    card = g.hands[0][0]
    told = seen(g, 0, ("stash", card))
    assert (told.end, told.made, told.ask) == ("others", 1, None)
    assert told.events == (("stashed", (0, card)),)
    assert told.look["hands"][0] == [g.hands[0][1]]
    assert "shelves" not in told.look


def test_it_ends_at_an_own_question() -> None:
    g = toys.GAME.new(2, {"dice": "on"}, 3)
    told = seen(g, 0, ("stash", g.hands[0][0]))
    assert (told.end, told.ask) == ("yours", ("guess_face",))


def test_it_goes_on_through_a_chain() -> None:
    g = toys.GAME.new(2, {"dice": "on"}, 3)
    told = seen(g, 0, ("stash", g.hands[0][0]), ("guess", 4))
    assert (told.end, told.made) == ("others", 2)
    assert told.look["guesses"] == [4, None]


def test_a_standing_move_comes_back_to_the_question() -> None:
    g = at_once()
    g.coins[0] = 2
    told = seen(g, 0, ("favour",))
    assert (told.end, told.ask) == ("yours", ("lay_ware",))
    assert told.look["coins"][0] == 0
    assert told.look["scores"][0]["favours"] == 2


def test_it_ends_before_the_end_of_a_simultaneous_phase() -> None:
    """What follows from all answers together is not one player's to foresee, though these would show nothing."""
    g = at_once()
    g.apply(1, ("stash", g.hands[1][0]))
    told = seen(g, 0, ("stash", g.hands[0][0]))
    assert (told.end, told.made, told.ask) == ("hidden", 1, None)
    assert [event.kind for event in told.events] == ["stashed"]
    assert told.look["stashes"][0] == [None]


def test_steps_after_the_end_are_not_made() -> None:
    g = toys.GAME.new(2, {"dice": "on"}, 3)
    g.apply(1, ("stash", g.hands[1][0]))
    g.apply(1, ("guess", 0))
    told = seen(g, 0, ("stash", g.hands[0][0]), ("guess", 4), ("guess", 5))
    assert (told.end, told.made) == ("hidden", 2)


def test_it_tells_the_end_of_the_game() -> None:
    g = at_once()
    while g.asks[g.asked] != ("answer_demand", 1 - g.asked):
        g.apply(g.asked, g.legal(g.asked)[0])
    g.stacks[-1].clear()  # nothing is left to be done after this
    assert seen(g, g.asked, ("pay", 1 - g.asked)).end == "over"


def test_what_is_not_offered_is_refused() -> None:
    g = at_once()
    other = g.hands[1][0]
    with pytest.raises(IllegalMove, match="cannot play"):
        seen(g, 0, ("stash", other))
    with pytest.raises(IllegalMove, match="is asked lay_ware, not guess_face"):
        preview(toys.GAME, g, 0, [Step("guess_face", ("stash", g.hands[0][0]))], Random(1))
    with pytest.raises(BadMove):
        preview(toys.GAME, g, 0, [Step("lay_ware", ("nonsense",))], Random(1))
    g.apply(0, ("stash", g.hands[0][0]))
    with pytest.raises(IllegalMove, match="not asked"):
        seen(g, 0, ("stash", g.hands[0][0]))


def test_a_step_of_the_middle_that_is_not_offered_is_refused() -> None:
    g = toys.GAME.new(2, {"dice": "on"}, 3)
    with pytest.raises(IllegalMove, match="is asked guess_face, not lay_ware"):
        seen(g, 0, ("stash", g.hands[0][0]), ("stash", g.hands[0][1]))


def test_nothing_is_changed() -> None:
    g = at_once()
    before, offered = g.encode(), g.legal(0)
    seen(g, 0, ("stash", g.hands[0][0]))
    assert g.encode() == before
    assert g.legal(0) is offered
    assert not g.strict


def test_a_guess_in_the_air_counts_nowhere() -> None:
    """A favour lays the top ware of the deck on the shelf and only then turns it: its points must not be told.

    Tyrants scored the cards of a deck while one of them was on its way to the inner circle.
    """

    def favour(g: Any, player: int) -> None:
        g.coins[player] -= toys.FAVOUR
        *rest, card = g.deck
        g.deck = tuple(rest)
        g.shelves[player] += (card,)
        g.show((card,), g.everyone)

    game = broken(favour)
    g = game.new(2, {"dice": "off"}, 3)
    g.coins[0] = 2
    told = seen(g, 0, ("favour",), game=game)
    assert told.end == "hidden"
    assert told.look["coins"][0] == 0  # what was paid is known
    assert not {"scores", "shelves", "deck"} & set(told.look)
    for seed in range(20):
        twin = determinise(g, 0, Random(seed))
        assert seen(twin, 0, ("favour",), game=game) == told


def test_an_own_piece_stays_where_it_was_laid() -> None:
    """A ware of one's own is shelved, and then one is drawn: only the drawn one is left to be seen."""

    def stash(g: Any, player: int, card: int) -> None:
        toys.rules.answers["stash"](g, player, card)
        toys.rules.steps["draw"](g, player)

    game = broken(stash)
    g = game.new(2, {"dice": "off"}, 3)
    card = g.hands[0][0]
    told = seen(g, 0, ("stash", card), game=game)
    assert told.end == "hidden"
    assert told.look["hands"][0] == [g.hands[0][1]]
    assert told.look["stashes"][0] == [None]
    assert "deck" not in told.look


def test_it_is_tried_on_a_guess_and_not_on_the_truth() -> None:
    """A game that tells a secret by mistake tells a guess: here what the top ware of the deck is worth."""

    def favour(g: Any, player: int) -> None:
        g.coins[player] = g.deck[-1]

    game = broken(favour)
    g = game.new(2, {"dice": "off"}, 3)
    g.coins[0] = 2
    steps = [Step("lay_ware", ("favour",))]
    looks = [preview(game, g, 0, steps, Random(seed)).look for seed in range(30)]
    assert len({look.get("coins", g.coins)[0] for look in looks}) > 3
