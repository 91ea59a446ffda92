"""Labels of moves and idle effects: a toy game broken in one small way must fail these properties."""

from typing import Any

import pytest

from pentarchy.engine.registry import Game
from pentarchy.testing.idleness import idle_effects_say_so
from pentarchy.testing.labels import labels_differ
from pentarchy.testing.play import Case, Chooser, cases, random_chooser
from tests.contract import toys
from tests.contract.bazaar import text
from tests.contract.bites import fails
from tests.contract.toys import GAME, broken


def toys_cases(game: Game = GAME) -> list[Case]:
    return [case for seed in range(4) for case in cases(game, seed)]


def toys_chooser() -> Chooser:
    return random_chooser(3)


# 12. labels ---------------------------------------------------------------------------------------------------------
def test_wares_of_one_name_and_different_worth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Salt is salt, whatever it is worth."""
    monkeypatch.setattr(text, "card_names", lambda content, card: text.NAMES[card // toys.COPIES])
    fails(labels_differ, toys.GAME, "are 'Shelve salt'|are 'Shelve silk'|are 'Shelve tea'")


def test_equal_wares_may_be_called_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Copies in one hand that are the same component need no names of their own."""
    monkeypatch.setattr(text, "card_names", lambda content, card: text.NAMES[card // toys.COPIES])
    monkeypatch.setattr(text, "entry", lambda content, card: (toys.KINDS[card // toys.COPIES], {}))
    for case in toys_cases():
        labels_differ(case, toys_chooser())


def test_equal_wares_of_different_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ware to give may come from the hand or from the shelf, and the label does not say which."""
    monkeypatch.setattr(text, "card_names", lambda content, card: text.NAMES[card // toys.COPIES])
    monkeypatch.setattr(text, "entry", lambda content, card: (toys.KINDS[card // toys.COPIES], {}))

    def throw_away(g: Any, player: int, why: Any) -> list[Any]:
        return [("toss", card) for card in (*g.hands[player], *g.shelves[player])]

    fails(labels_differ, broken(throw_away), "are 'Throw away ")


# 13. idle effects ---------------------------------------------------------------------------------------------------
def test_an_effect_that_silently_does_nothing() -> None:
    """Tea earns nothing for who has coins, and does not say so."""

    def earn(g: Any, player: int, piece: int, coins: int) -> None:
        if not g.coins[player]:
            g.coins[player] += coins

    fails(idle_effects_say_so, broken(earn), "did nothing")


def test_an_idle_effect_that_says_so() -> None:
    """The same, said beforehand, is in order."""

    def earn(g: Any, player: int, piece: int, coins: int) -> None:
        if not g.coins[player]:
            g.coins[player] += coins

    game = broken(earn)
    game.state.rules.idle["earn"] = lambda g, player, piece, coins: "bazaar.rich" if g.coins[player] else ""
    for case in toys_cases(game):
        idle_effects_say_so(case, toys_chooser())


def test_an_idle_effect_that_asks() -> None:
    """Tea says that it can do nothing, and asks for a face of the die."""

    def earn(g: Any, player: int, piece: int, coins: int) -> None:
        g.ask(player, toys.guess_face())

    game = broken(earn)
    game.state.rules.idle["earn"] = lambda g, player, piece, coins: "bazaar.rich"
    fails(idle_effects_say_so, game, "is idle by bazaar.rich, and asks")


def test_an_effect_nobody_registered() -> None:
    """When an effect is idle can only be said of an effect."""
    with pytest.raises(ValueError, match="there is no effect 'earns'"):
        toys.rules.idle_when("earns")
