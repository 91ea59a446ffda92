"""Where values come from stands in the help, field by field where sources differ."""

import pytest

from pentarchy.engine.registry import get_game
from pentarchy.text import Speech

OURS, THEIRS = "Reconstructed by us: ", "Values: from the rulebook"


def help_of(game: str, component: str, lang: str = "en") -> list[str]:
    made = get_game(game)
    content = made.load(None)
    piece = content.by_design[component][0] if component in content.by_design else component
    return Speech(made, content, lang).describe(piece)


@pytest.mark.parametrize(
    ("game", "component", "said"),
    [
        ("wistar", "garage", "deck, type, kind of effect, price, requirements, symbols, VP"),
        ("wistar", "goal_rooms", "what the spaces ask for, which spaces are closed"),
        ("wistar", "token_wit", "symbols"),
        ("viscounts", "lake", "townsfolk and manuscript printed on the face for 1-2 players"),
    ],
)
def test_what_the_rulebook_does_not_state_is_ours(game: str, component: str, said: str) -> None:
    lines = help_of(game, component)
    assert any(line.startswith(THEIRS) for line in lines)
    assert f"{OURS}{said}." in lines


def test_a_stated_name_does_not_make_the_values_stated() -> None:
    lines = help_of("wistar", "wooden_bicycle")
    assert any(line.startswith("Values: reconstructed by us") for line in lines)
    assert "From the rulebook: deck." in lines
    assert "Name: from the rulebook." in lines


def test_translated_names_say_so() -> None:
    note = "Русское название: наш перевод, в коробке может быть другое."
    assert note in help_of("viscounts", "financier", "ru")
    assert note not in help_of("viscounts", "abbot", "ru")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Our own design (the project's solo mode)."), ("ru", "Придумано нами (соло-режим проекта).")],
)
def test_what_we_designed_is_not_called_reconstructed(lang: str, said: str) -> None:
    lines = help_of("wistar", "state_01", lang)
    assert said in lines
    assert not any("0 %" in line for line in lines)
