"""Tyrants in words: exact sentences, where a number, a case or an owner could go wrong."""

from typing import Any

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import PLACE, SITE
from pentarchy.text import Speech

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Alice", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Алиса", "Борис"))


def card(design: str) -> int:
    return CONTENT.by_design[design][0]


ROAD, LONG = PLACE.index["gracklstugh-labyrinth"], PLACE.index["labyrinth-skullport.2"]

MOVES: list[tuple[tuple[Any, ...], str, str]] = [
    (("deploy", ROAD), "Deploy for 1 power: route Gracklstugh – The Labyrinth",
     "Разместить за 1 могущество: маршрут Граклстаг — Лабиринт"),
    (("place", LONG), "Deploy: route The Labyrinth – Skullport, space 2",
     "Разместить: маршрут Лабиринт — Скаллпорт, клетка 2"),
    (("kill", SITE.index["skullport"], 4), "Assassinate a white troop: Skullport",
     "Уничтожить белое войско: Скаллпорт"),
    (("oust", SITE.index["skullport"], 1), "Supplant a troop of Bob: Skullport", "Заменить войско (Борис): Скаллпорт"),
    (("recruit", card("deathblade")), "Recruit Deathblade for 6 influence", "Завербовать «Клинок смерти» за 6 влияния"),
    (("pick", card("advocate"), 1),
     "Advocate: at the end of the turn: promote another card played this turn",
     "«Адвокат»: в конце хода: приблизьте другую карту, разыгранную в этот ход"),
    (("exhume", 1, 4), "From the trophy hall of Bob: a white troop", "Из зала трофеев (Борис): белое войско"),
]  # fmt: skip


@pytest.mark.parametrize(("move", "english", "russian"), MOVES)
def test_moves(move: tuple[Any, ...], english: str, russian: str) -> None:
    assert ENGLISH.move(move) == english
    assert RUSSIAN.move(move) == russian


EVENTS: list[tuple[tuple[Any, ...], str, str]] = [
    (("moved", (0, 4, ROAD, SITE.index["skullport"])),
     "Alice moves a white troop: route Gracklstugh – The Labyrinth → Skullport.",
     "Алиса перемещает белое войско: маршрут Граклстаг — Лабиринт → Скаллпорт."),
    (("trophy_placed", (0, 1, 1, SITE.index["skullport"])),
     "Alice puts a troop of Bob from the trophy hall of Bob on the board: Skullport.",
     "Алиса выставляет на поле войско (Борис) из зала трофеев (Борис): Скаллпорт."),
    (("spy_returned", (0, 1, SITE.index["skullport"])), "Alice returns a spy of Bob: Skullport.",
     "Алиса возвращает шпиона (Борис): Скаллпорт."),
    (("drew", (1, 1)), "Bob draws 1 card.", "Борис берёт 1 карту."),
    (("drew", (1, 3)), "Bob draws 3 cards.", "Борис берёт 3 карты."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "english", "russian"), EVENTS)
def test_events(event: tuple[Any, ...], english: str, russian: str) -> None:
    assert ENGLISH.event(event) == english
    assert RUSSIAN.event(event) == russian


CARDS: list[tuple[str, list[str], list[str]]] = [
    ("weaponmaster", ["· 3 times: choose one: deploy a troop; or assassinate a white troop"],
     ["· 3 раза: выберите одно: разместите войско; либо уничтожьте белое войско"]),
    ("black_dragon", ["· supplant a white troop anywhere on the board",
                      "· +1 VP for every 3 white troops in your trophy hall"],
     ["· замените белое войско в любом месте поля", "· +1 ПО за каждые 3 белых войска в вашем зале трофеев"]),
    ("death_knight", ["· supplant an enemy troop", "· +1 VP for every 5 players' troops in your trophy hall"],
     ["· замените войско соперника", "· +1 ПО за каждые 5 войск игроков в вашем зале трофеев"]),
    ("marilith", ["· devour a card in your hand ► +5 power"], ["· поглотите карту из руки ► могущество +5"]),
    ("gar_shatterkeel", ["· deploy 3 troops",
                         "· recruit a Conquest card of the market that costs 4 or less without paying"],
     ["· разместите 3 войска",
      "· завербуйте карту рынка с чертой «воинственность» стоимостью не больше 4, не платя"]),
    ("grimlock", ["· deploy a troop", "· when an opponent makes you discard it: draw 2 cards"],
     ["· разместите войско", "· если сбросить её заставил соперник: возьмите 2 карты"]),
    ("death_tyrant", ["· assassinate up to 3 enemy troops at a single site",
                      "· +1 influence for each troop removed by this card"],
     ["· уничтожьте до 3 войск соперников в одной локации", "· влияние +1 за каждое войско, убранное этой картой"]),
    ("chuul", ["· place a spy",
               "· each opponent with a troop at that site with more than 3 cards in hand discards one"],
     ["· подошлите шпиона",
      "· каждый соперник с войском в этой локации сбрасывает карту, если их у него больше 3"]),
]  # fmt: skip


@pytest.mark.parametrize(("design", "english", "russian"), CARDS)
def test_the_text_of_a_card_is_made_from_its_effect(design: str, english: list[str], russian: list[str]) -> None:
    assert [line for line in ENGLISH.describe(card(design)) if line.startswith("·")] == english
    assert [line for line in RUSSIAN.describe(card(design)) if line.startswith("·")] == russian


def test_the_help_of_a_site_gives_its_marker() -> None:
    assert "Control marker: 1 influence each turn; with total control also 3 VP." in ENGLISH.describe("araumycos")
    assert "Русское название: наш перевод, в коробке может быть другое." in RUSSIAN.describe("skullport")


def test_a_question_about_a_cost_says_what_it_is_for() -> None:
    question = ("devour_which", card("marilith"), "hands")
    assert ENGLISH.prompt(question, {}, 0) == "Marilith: devour a card in your hand for this: +5 power. Or decline."
    assert RUSSIAN.prompt(question, {}, 0) == (
        "«Марилит»: поглотите карту из руки ради этого: могущество +5. Или откажитесь."
    )


def test_a_shared_victory_names_both() -> None:
    assert ENGLISH.ending(Outcome((0, 1), "score.tie")) == "Equal victory points: Alice, Bob share the victory."
