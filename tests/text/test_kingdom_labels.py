"""Kingdom's moves: exact labels, where a number, a case or a hidden card could go wrong."""

from typing import Any

import pytest

from pentarchy.games.kingdom import GAME
from tests.text.kingdom_speech import CONTENT, ENGLISH, RUSSIAN, card, sight

LACK = [0x12 if number == card("port.1") else 0 for number in range(len(CONTENT.tokens))]
FINAL: dict[str, Any] = {"alchemy": [0] * 8, "boards": ["usurper"], "owner_of_final": [-1], "tasks": [0, 0]}
MOVES: list[tuple[str, dict[str, Any] | None, str, str]] = [
    ("offer:farm.1,left,down", None, "Farm: left area, face down", "«Ферма» в левую область лицом вниз"),
    ("take:right", None, "Take the right area", "Забрать правую область"),
    ("take:left", {"offers": [[1, None], []]}, "Take the left area (2 cards)", "Забрать левую область (2 карты)"),
    ("take:right", {"offers": [[1], []]}, "Take the right area (empty)", "Забрать правую область (пусто)"),
    ("reveal:left,1", None, "Turn up card 2 of the left area", "Перевернуть лицом вверх карту 2 в левой области"),
    (
        "shift:left,0",
        {"offers": [[card("arena")], []]},
        "Move to the other area: Arena (left area)",
        "Переместить в другую область «Арена» (левая область)",
    ),
    ("shift:left,0", {"offers": [[None], []]}, "Move to the other area: card 1 of the left area",
     "Переместить в другую область карту 1 из левой области"),
    ("extra:right,2", None, "Also take card 3 of the right area", "Забрать ещё и карту 3 из правой области"),
    ("lose:farm.1", {}, "Discard Farm: 1 cube for the opponent", "Сбросить «Ферма»: сопернику 1 кубик"),
    ("lose:treasure_mm", {}, "Discard Treasure (2 materials): 2 cubes for the opponent",
     "Сбросить «Сокровище (материалы ×2)»: сопернику 2 кубика"),
    ("lose:farm.1", {"built": [[]], "scenario": "thieves_guild"},
     "Discard Farm: 1 resource more beside the menace stack",
     "Сбросить «Ферма»: рядом со стопкой угроз ещё 1 ресурс"),
    ("lose:farm.1", {"built": [[]], "scenario": ""}, "Discard Farm", "Сбросить «Ферма»"),
    ("place:port.1", {"lack": LACK, "frozen": [[card("port.1"), card("frost_giant.1")]]},
     "Onto Port (frozen; needs 2 materials, 1 population)",
     "На карту «Порт» (заморожена; не хватает: материалы ×2, население ×1)"),
    ("soldier:port.1", {"frozen": [[card("port.1"), card("frost_giant.1")]]}, "Soldier onto Port (frozen)",
     "Солдата на карту «Порт» (заморожена)"),
    ("scrap:port.1", {"lack": LACK},
     "Discard Port (needs 2 materials, 1 population) with all that lies on it: 1 exploration into the alchemy area",
     "Сбросить «Порт» (не хватает: материалы ×2, население ×1) со всем, что на ней лежит; в алхимию: открытия ×1"),
    ("spy:right,0", {"offers": [[], [None]]}, "Spy: turn up card 1 of the right area",
     "Шпион: перевернуть лицом вверх карту 1 в правой области"),
    ("recycle:treasure_mg", {"boost": [2, 0]}, "Recycle Treasure (materials, gold) for 1 material, 1 gold",
     "Переработать «Сокровище (материалы, деньги)»: материалы ×1, деньги ×1"),
    ("recycle:farm.1", {"boost": [2, 0]}, "Recycle Farm for 3 population", "Переработать «Ферма»: население ×3"),
    ("place:port.1", None, "Onto Port", "На карту «Порт»"),
    ("place:port.1", {"lack": LACK}, "Onto Port (needs 2 materials, 1 population)",
     "На карту «Порт» (не хватает: материалы ×2, население ×1)"),
    ("krystallium:port.1,gold", None, "Krystallium as gold: Port", "Кристаллиум вместо денег на карту «Порт»"),
    ("krystallium:port.1,krystallium", None, "Krystallium onto Port", "Кристаллиум на карту «Порт»"),
    ("scrap:port.1", None, "Discard Port: 1 exploration into the alchemy area",
     "Сбросить «Порт»; в алхимию: открытия ×1"),
    ("task:usurper,3", None, "Final task: Storm the capital", "Финальное задание: «Взять столицу»"),
    ("task:usurper,0", {"alchemy": [0, 1, 0, 0] * 2, "boards": ["usurper"], "owner_of_final": [-1]},
     "Task: Raise the militia (pay 1 population, 2 krystallium; gain 1 soldier)",
     "Задание: «Созвать ополчение» (отдать: население ×1, кристаллиум ×2; получить: 1 солдат)"),
    ("task:usurper,3", {"alchemy": [0] * 8, "boards": ["usurper"], "owner_of_final": [1]},
     "Final task: Storm the capital (pay 1 krystallium, 5 soldiers; gain nothing)",
     "Финальное задание: «Взять столицу» (отдать: кристаллиум ×1, 5 солдат; получить: ничего)"),
    ("task:usurper,3", FINAL | {"first": 1, "phase": 2},
     "Final task: Storm the capital (pay 1 krystallium, 5 soldiers; gain 10 VP unless the first player does it at the "
     "same time)",
     "Финальное задание: «Взять столицу» (отдать: кристаллиум ×1, 5 солдат; получить: 10 ПО, если первый игрок не "
     "выполнит его тогда же)"),
    ("task:usurper,3", FINAL | {"first": 1, "phase": 1},
     "Final task: Storm the capital (pay 1 krystallium, 5 soldiers; gain 10 VP)",
     "Финальное задание: «Взять столицу» (отдать: кристаллиум ×1, 5 солдат; получить: 10 ПО)"),
    ("task:usurper,3", FINAL | {"first": 0, "phase": 2, "tasks": [0, 1 << 7]},
     "Final task: Storm the capital (pay 1 krystallium, 5 soldiers; gain 10 VP)",
     "Финальное задание: «Взять столицу» (отдать: кристаллиум ×1, 5 солдат; получить: 10 ПО)"),
    ("task:usurper,3", FINAL | {"first": 1, "phase": 2, "tasks": [0, 1 << 7]},
     "Final task: Storm the capital (pay 1 krystallium, 5 soldiers; gain nothing)",
     "Финальное задание: «Взять столицу» (отдать: кристаллиум ×1, 5 солдат; получить: ничего)"),
    ("task:northern_lands,1", None, "Task: Chart the ice", "Задание: «Нанести льды на карту»"),
    ("advise:herald", None, "Herald: spend 3 soldiers", "«Герольд»: потратить 3 солдат"),
    ("advise:spymaster", None, "Spymaster: spend 1 soldier", "«Мастер шпионажа»: потратить 1 солдата"),
    ("neutralise:shadow.1", {}, "Neutralise Shadow: spend 3 soldiers", "Нейтрализовать «Тень»: потратить 3 солдат"),
    ("neutralise:frost_giant.2", {"frozen": [[card("arena"), card("frost_giant.2")]]},
     "Neutralise Frost Giant under Arena: spend 2 soldiers",
     "Нейтрализовать «Ледяной великан» под картой «Арена»: потратить 2 солдат"),
    ("cover:2", None, "Cover icon 3", "Накрыть значок 3"),
    ("cover:2", {}, "Cover an icon: population", "Накрыть значок населения"),
    ("free:10", {}, "Uncover an icon of a built card: gold", "Снять жетон со значка денег на построенной карте"),
    ("count:company", None, "One more company", "Ещё одна карта типа «отряд»"),
    ("count:discovery", {"built": [[card("great_army.1")], []], "duchies": ["valados_b", "teressie_b"]},
     "One more discovery: 2 VP", "Ещё одна карта типа «открытие»: 2 ПО"),
    ("done", None, "Continue", "Дальше"),
]  # fmt: skip


@pytest.mark.parametrize(("notation", "changes", "english", "russian"), MOVES)
def test_a_move(notation: str, changes: dict[str, Any] | None, english: str, russian: str) -> None:
    move, seen = GAME.state.moves.read(notation), None if changes is None else sight(**changes)
    assert ENGLISH.move(move, seen, 0) == english
    assert RUSSIAN.move(move, seen, 0) == russian
