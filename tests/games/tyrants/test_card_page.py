"""docs/tyrants-cards.md shows the whole drow half-deck and every word of the card language, as they are."""

import re
import tomllib
from importlib import resources
from pathlib import Path

from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.rules import rules

PAGE = (Path(__file__).parents[3] / "docs" / "tyrants-cards.md").read_text("utf-8")


def test_the_page_shows_the_drow_half_deck_as_it_is() -> None:
    cards = tomllib.loads((resources.files(GAME.package) / "data" / "drow.toml").read_text("utf-8"))
    shown = re.split(r"\n(?=\w)", PAGE.split("```text\n")[1].split("\n```")[0])
    assert len(shown) == len(cards)
    for text, (name, card) in zip(shown, cards.items(), strict=True):
        points = f"{card['deck_vp']}/{card['inner_circle_vp']}"
        head = [name, f"{card['copies']}x", "cost", str(card["cost"]), card["aspect"], points]
        assert text.split()[:6] == head
        assert [line.strip() for line in text.split(points, 1)[1].splitlines()] == card["effect"]


def test_the_page_names_every_effect() -> None:
    GAME.load(None)
    named = set(re.findall(r"(\w+)\(", PAGE))
    assert set(rules.effects) <= named
