"""Sentences of the log that once misled, as players read them."""

import pytest

from pentarchy.games.wistar import GAME
from pentarchy.text import Speech
from tests.games.wistar.table import Table

NAMES = {"en": ("Ann", "Bob"), "ru": ("Анна", "Борис")}


def told(table: Table, kind: str, lang: str) -> list[str]:
    speech = Speech(GAME, table.content, lang, NAMES[lang])
    return [speech.event(event) for event in table.g.events or [] if event[0] == kind]


@pytest.mark.rule("wistar.explore.cheese")
@pytest.mark.parametrize(
    ("lang", "taken", "given"),
    [
        (
            "en",
            "Ann takes a cheese token: Big cheese, 6 VP (exploring).",
            "Ann discards a cheese token: Big cheese (Time Machine).",
        ),
        (
            "ru",
            "Анна берёт жетон сыра: Большой сыр, 6 ПО (исследование).",
            "Анна сбрасывает жетон сыра: Большой сыр («Машина времени»).",
        ),
    ],
)
def test_cheese_is_not_called_a_mouse(lang: str, taken: str, given: str) -> None:
    table = Table.empty(3).at(0, "cheese_store").does(0, "explore(1)").play(0, "fetch_cheese")
    assert told(table, "took_mouse", lang) == [taken]
    table.plays_free("time_machine", 1).play(0, "suffer:mouse_1")
    assert told(table, "lost_mouse", lang) == [given]


@pytest.mark.rule("wistar.explore.move")
def test_the_explorer_is_moved_by_its_owner() -> None:
    table = Table.empty().open().does(0, "explore(1)").play(0, "walk_to:room_hall")
    assert told(table, "walked", "en") == ["Ann moves the explorer: Hall."]


@pytest.mark.rule("wistar.symbol.move_explorer")
def test_enough_fits_explorers_and_workers() -> None:
    """It once said in Russian that nobody more is to be moved, also of a single explorer."""
    speech = Speech(GAME, Table.empty().content, "ru", NAMES["ru"])
    assert speech.move(("enough",), None, 0) == "Достаточно"
