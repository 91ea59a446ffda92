"""Sentences of Lockup, where a place, a case or the wrong noun could mislead the reader."""

from typing import Any

import pytest

from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.moves import INFIRMARY, SEWERS
from pentarchy.text import Speech
from tests.games.lockup.table import Table

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Ann", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Анна", "Борис"))


def card(name: str) -> int:
    return CONTENT.by_design[name][0]


@pytest.mark.parametrize(
    ("event", "english", "russian"),
    [
        (("location_checked", (SEWERS,)), "Next to be checked: Sewers.", "Проверяется локация: Канализация."),
        (
            ("to_library", (0, SEWERS)),
            "To the Library: Ann (from: Sewers).",
            "В Библиотеку: Анна (из локации «Канализация»).",
        ),
        (
            ("peeked", (1, 0, SEWERS)),
            "Looked at by Bob: a token of Ann, Sewers.",
            "Жетон соперника (Анна) подсматривает Борис: Канализация.",
        ),
        (
            ("suspicion_placed", (INFIRMARY, 2)),
            "Suspicion (2) is placed: Infirmary.",
            "Выложено подозрение (2): Лазарет.",
        ),
        (("final_raid", ()), "The final raid.", "Заключительный обыск."),
        (("crew_taken", (1, 0)), "Crew of Bob: Goblins.", "Банда (Борис): Гоблины."),
        (
            ("recruited", (5, card("dwarf_1"))),
            "Recruited by the guards: Dwarf.",
            "Завербован наёмник (стража): «Дварф».",
        ),
    ],
)
def test_what_happened(event: tuple[str, tuple[Any, ...]], english: str, russian: str) -> None:
    assert (ENGLISH.event(event), RUSSIAN.event(event)) == (english, russian)


@pytest.mark.parametrize(
    ("move", "english", "russian"),
    [
        (("enlist", 1), "Recruit a goon", "Завербовать наёмника"),
        (("enlist", 2), "Recruit 2 goons", "Завербовать 2 наёмников"),
        (("hire", card("dwarf_1")), "Recruit Dwarf", "Завербовать наёмника «Дварф»"),
        (("set_aside", card("loaded_dice")), "Reserve Loaded Dice", "Зарезервировать предмет «Шулерские кости»"),
        (
            ("book", card("barterers_ledger")),
            "Play Barterer's Ledger: you may exchange up to 3 resources for others",
            "Разыграть книгу «Книга менялы»: можете обменять до 3 ресурсов на другие",
        ),
        (
            ("book", card("cutthroat_crafting")),
            "Play Cutthroat Crafting: take up to 2 of the cubes just paid",
            "Разыграть книгу «Убойное ремесло»: возьмите до 2 только что уплаченных фишек",
        ),
    ],
)
def test_what_can_be_done(move: tuple[Any, ...], english: str, russian: str) -> None:
    assert (ENGLISH.move(move), RUSSIAN.move(move)) == (english, russian)


def prompts(table: Table) -> tuple[str, str]:
    question = table.g.asks[1]
    assert question is not None
    look = GAME.look(table.g, 1)
    return ENGLISH.prompt(question, look, 1), RUSSIAN.prompt(question, look, 1)


def test_a_question_about_books_names_the_location() -> None:
    table = Table.empty(2).tokens(0, "infirmary", "crew_4").suspicion_at("infirmary", 1)
    table.put("hands", 1, "misers_confession")
    assert prompts(table.check("infirmary")) == (
        "Next to be checked: Infirmary. Play a book, or go on.",
        "Сейчас будет проверена локация «Лазарет». Разыграйте книгу или продолжайте.",
    )
    assert prompts(table.play(1, "skip")) == (
        "Suspicion is about to be dealt out (Infirmary). Play a book, or go on.",
        "Сейчас будет роздано подозрение (Лазарет). Разыграйте книгу или продолжайте.",
    )
    assert prompts(table.play(1, "skip"))[0] == "You may play a book now, or go on."
