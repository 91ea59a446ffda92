"""`pentarchy games` and `pentarchy rules`, and the language of the system."""

import re

import pytest

from pentarchy.engine.registry import games
from pentarchy.kit.rulebook import read_rules
from tests.cli.driving import run


def test_every_game_with_every_option_and_value() -> None:
    shown = " ".join(run("games").out.split())
    for game in games():
        if game.package.startswith("pentarchy.games."):
            assert f"{game.title['en']} {game.id} Players: " in shown
            for option in game.options:
                assert re.search(rf"\b{option.name}\b", shown)
                for value in option.values:
                    assert re.search(rf"\b{value}\b", shown)


def test_the_default_is_marked_and_the_players_of_an_option_are_named() -> None:
    shown = " ".join(run("games").out.split())
    assert "module Module menaces*, advisors, quests" in shown
    assert "Scenario (players: 1)" in shown


@pytest.mark.parametrize(
    ("system", "words"), [("ru_RU.UTF-8", "Игроков"), ("en_GB.UTF-8", "Players"), ("fr_FR.UTF-8", "Players")]
)
def test_the_language_of_the_system(system: str, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", system)
    assert words in run("games").out
    assert "Игроков" in run("games", "--lang", "ru").out


def test_all_rules_a_group_and_one() -> None:
    rules = read_rules("pentarchy.games.kingdom")
    everything = run("rules", "kingdom").out
    assert [line for line in everything.splitlines() if not line.startswith(" ")] == list(rules)
    group = run("rules", "kingdom", "draft").out
    assert [line for line in group.splitlines() if not line.startswith(" ")] == [
        r for r in rules if r.startswith("draft.")
    ]
    assert run("rules", "kingdom", "kingdom.draft.deal").out.startswith("Rule draft.deal\n")
    assert run("rules", "kingdom", "draft.deal", "-l", "ru").out.startswith("Правило draft.deal\n")
