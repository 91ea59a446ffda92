"""The fifteenth property, and what is refused at registration: numbers that go with moves."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from pentarchy.engine.registry import Game, check_facts
from pentarchy.engine.rules import Rules
from pentarchy.testing.numbers import facts_are_known
from tests.contract import toys
from tests.contract.bites import fails
from tests.contract.toys import MOVES, broken


def telling(kind: str, fn: Callable[..., Any]) -> Game:
    """Bazaar with numbers for one kind of move."""
    game = broken()
    game.state.rules.numbers[kind] = fn
    return game


def test_a_price_that_is_told_right() -> None:
    game = telling("favour", lambda g, player: {"price": {"coins": toys.FAVOUR}})
    g = game.new(2, {"dice": "off"}, 1)
    assert g.facts_of(0, ("favour",)) == {"price": {"coins": 2}}
    assert g.facts_of(0, ("shelve", 3)) == {}


def test_what_is_zero_is_left_out() -> None:
    game = telling("favour", lambda g, player: {"price": {"coins": 0, "tea": 1}, "gain": {"vp": 0}, "steps": 0})
    assert game.new(2, {"dice": "off"}, 1).facts_of(0, ("favour",)) == {"price": {"tea": 1}}


def test_numbers_that_need_a_secret() -> None:
    game = telling("shelve", lambda g, player, card: {"gain": {"coins": 1 + sum(g.deck[-1:])}})
    fails(facts_are_known, game, "depend on what is hidden")


@pytest.mark.parametrize(
    ("facts", "complaint"),
    [
        ({"price": {"coins": -1}}, "not positive"),
        ({"price": {"coins": True}}, "not positive"),
        ({"steps": -2}, "not positive"),
        ({"needs": -1}, "not positive"),
        ({"points": -3}, "not positive"),
        ({"others": {"1": {"coins": -1}}}, "not positive"),
        ({"ends": 1}, "other ways than yes"),
        ({"places": [-1]}, "odd places"),
        ({"total": -1}, "not positive"),
        ({"losses": [0, -8]}, "odd losses"),
        ({"rank": [2, 1]}, "odd bounds"),
        ({"risk": {"suspicion": [1]}}, "odd bounds"),
        ({"cost": {"coins": 1}}, "other names"),
        ({"places": (1, 2)}, "more than JSON can say"),
    ],
)
def test_numbers_of_a_wrong_form(facts: dict[str, Any], complaint: str) -> None:
    fails(facts_are_known, telling("shelve", lambda g, player, card: facts), complaint)


def test_telling_that_changes_something() -> None:
    def price(g: Any, player: int, card: int) -> dict[str, Any]:
        g.coins[player] += 1
        return {}

    fails(facts_are_known, telling("shelve", price), "changed the state")


# registration -------------------------------------------------------------------------------------------------------
def test_facts_of_a_move_that_there_is_not() -> None:
    rules = Rules()

    @rules.facts("bribe")
    def bribe_price(g: Any, player: int) -> Any:
        return {}

    with pytest.raises(TypeError, match="bribe_price: there is no move 'bribe': name a kind"):
        check_facts(MOVES, rules)


def test_facts_that_do_not_take_the_parts() -> None:
    rules = Rules()

    @rules.facts("shelve")
    def shelf_gain(g: Any, player: int) -> Any:
        return {}

    with pytest.raises(TypeError, match=r"shelf_gain: the facts of the move 'shelve' take .*its parts: ware"):
        check_facts(MOVES, rules)


def test_facts_without_a_kind() -> None:
    rules = Rules()
    with pytest.raises(TypeError, match="name the kinds of moves"):
        rules.facts()(lambda g, player: {})
    with pytest.raises(TypeError, match="not a bare `@facts`"):
        rules.facts(lambda g, player: {})  # type: ignore[arg-type]  # the mistake that is meant


def test_facts_twice() -> None:
    rules = Rules()
    rules.facts("favour")(lambda g, player: {})
    with pytest.raises(TypeError, match="has its facts from"):
        rules.facts("favour")(lambda g, player: {})


def test_a_game_is_looked_at_when_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    from pentarchy.engine import registry

    monkeypatch.setattr(registry, "_GAMES", {})
    game = replace(telling("bribe", lambda g, player: {}), id="bribery")
    with pytest.raises(TypeError, match="there is no move 'bribe'"):
        registry.register(game)
