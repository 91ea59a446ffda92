"""Options and games by name: what a setup may be, and what it says when it may not."""

import pytest

import pentarchy.games  # noqa: F401  # registers the games
from pentarchy.engine.errors import BadSetup, UnknownGame
from pentarchy.engine.registry import Option, games, get_game
from pentarchy.kit.rulebook import read_rules
from tests.contract.toys import GAME


def test_defaults_are_filled_in() -> None:
    assert GAME.resolve(2, {}) == {"dice": "on"}
    assert GAME.resolve(3, {"dice": "off"}) == {"dice": "off"}


@pytest.mark.parametrize(
    ("players", "chosen", "message"),
    [
        (1, {}, "Bazaar is for 2 or 3 players, not 1"),
        (2, {"dice": "maybe"}, "The option dice is one of on, off, not 'maybe'"),
        (2, {"cards": "on"}, "There is no option 'cards' here; there are dice"),
    ],
)
def test_setups_that_do_not_exist(players: int, chosen: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        GAME.resolve(players, chosen)
    with pytest.raises(BadSetup, match=message):
        GAME.new(players, chosen)


def test_options_that_need_others() -> None:
    kingdom = get_game("kingdom")
    with pytest.raises(BadSetup, match="There is no option 'board' here"):
        kingdom.resolve(2, {"module": "menaces", "board": "usurper"})
    assert "board" in kingdom.resolve(2, {"module": "quests"})
    assert kingdom.resolve(1, {"scenario": "prophecy"})["side"] == "B", "a preset of an earlier option"


def test_an_option_exists_for_its_players_and_needs() -> None:
    option = Option("size", ("s", "l"), "s", (2,), {"map": ("big", "")}, (("map", ("big",), "l"),))
    assert option.exists(2, {"map": "big"})
    assert option.exists(2, {}), "an empty word stands for an option that is not there"
    assert not option.exists(2, {"map": "small"})
    assert not option.exists(3, {"map": "big"})
    assert (option.preset({"map": "big"}), option.preset({})) == ("l", "s")


def test_games_by_name() -> None:
    assert get_game("kingdom") in games()
    with pytest.raises(UnknownGame, match="There is no game 'chess'; there are kingdom"):
        get_game("chess")


def test_rules_of_a_game_in_words() -> None:
    rules = read_rules(GAME.package)
    assert rules["bazaar.end"].text == {"en": "Most points win.", "ru": "Побеждает тот, у кого больше очков."}
    asked = {ask.rule for ask in GAME.state.rules.asks.values()}
    assert asked <= set(rules)
