"""Kingdom in words: exact sentences, where a number, a case or a hidden card could go wrong."""

from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.engine.views import view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.text import task_lines
from pentarchy.text import LANGUAGES, Speech
from tests.text.reading import check

CONTENT = GAME.load(None)
ENGLISH = Speech(GAME, CONTENT, "en", ("Alice", "Bob"))
RUSSIAN = Speech(GAME, CONTENT, "ru", ("Алиса", "Борис"))


def card(token: str) -> int:
    return CONTENT.tokens.index(token)


def sight(**changes: Any) -> dict[str, Any]:
    """What player 0 sees at the start of a game, with some things changed."""
    return view(GAME.new(2, {"module": "quests", "side": "A", "duchy": "valados"}, 3), 0) | changes


PROMPTS: list[tuple[tuple[Any, ...], dict[str, Any], str, str]] = [
    (("keep_one",), {}, "Keep one of the two advisors.", "Оставьте себе одного из двух советников."),
    (
        ("offer_card",),
        {"chosen": [[], []]},
        "Offer 2 cards: choose the first card and its area. Traps left: 2.",
        "Предложите 2 карты: выберите первую карту и область. Осталось ловушек: 2.",
    ),
    (
        ("offer_card",),
        {"chosen": [[5], []], "chosen_to": [2, None], "traps": [2, 2], "free_traps": [0, 0]},
        "Offer the second card: choose a card and its area. Traps left: 1.",
        "Предложите вторую карту: выберите карту и область. Осталось ловушек: 1.",
    ),
    (
        ("offer_card",),
        {"chosen": [[], []], "chosen_to": [0, None], "traps": [2, 2], "free_traps": [1, 0]},
        "Offer 2 cards: choose the first card and its area. Traps left: 2, and 1 card face down without one.",
        "Предложите 2 карты: выберите первую карту и область. Осталось ловушек: 2, и ещё 1 карта "
        "лицом вниз без жетона.",
    ),
    (
        ("offer_card",),
        {"chosen": [[], []], "chosen_to": [0, None], "traps": [0, 2], "free_traps": [1, 0]},
        "Offer 2 cards: choose the first card and its area. Traps left: 0, and 1 card face down without one.",
        "Предложите 2 карты: выберите первую карту и область. Осталось ловушек: 0, и ещё 1 карта "
        "лицом вниз без жетона.",
    ),
    (
        ("offer_card",),
        {"chosen": [[5], []], "chosen_to": [2, None], "traps": [1, 2], "free_traps": [1, 0]},
        "Offer the second card: choose a card and its area. Traps left: 1.",
        "Предложите вторую карту: выберите карту и область. Осталось ловушек: 1.",
    ),
    (
        ("offer_card",),
        {"chosen": [[5], []], "chosen_to": [0, None], "traps": [0, 2], "free_traps": [1, 0]},
        "Offer the second card: choose a card and its area. It goes face down, as the Illusionist was paid for it.",
        "Предложите вторую карту: выберите карту и область. Она ляжет лицом вниз: способность Иллюзиониста оплачена.",
    ),
    (
        ("take_area",),
        {},
        "Take one of the two offering areas with all its cards.",
        "Заберите все карты из одной области предложения.",
    ),
    (
        ("add_extra", 0),
        {},
        "Use an advisor to take one more card from the left area, or continue.",
        "Примените способность советника, чтобы взять ещё карту (левая область), или продолжайте.",
    ),
    (
        ("choose_face_down",),
        {},
        "Choose a face-down card to turn face up.",
        "Выберите карту, которую нужно перевернуть лицом вверх.",
    ),
    (
        ("choose_another_face_down", 1),
        {},
        "Choose one more face-down card to turn face up, or continue. Still possible: 1.",
        "Выберите ещё одну карту, которую нужно перевернуть лицом вверх, или продолжайте. Можно ещё: 1.",
    ),
    (
        ("choose_any_offered",),
        {},
        "Choose a card to move to the other area.",
        "Выберите карту, которая перейдёт в другую область.",
    ),
    (("choose_extra",), {}, "Choose the card to take as well.", "Выберите ещё одну карту, которую забираете."),
    (
        ("take_or_search",),
        {"searched": 0, "offers": [[0, 1], [None, 2]]},
        "Take one of the two offering areas with all its cards; once a round you may search first.",
        "Заберите все карты из одной области предложения. Раз за раунд можно сначала выполнить «Поиск».",
    ),
    (
        ("take_or_search",),
        {"searched": 0, "offers": [[0, card("calamity.1")], [None, 2]]},
        "Take one of the two offering areas with all its cards.",
        "Заберите все карты из одной области предложения.",
    ),
    (
        ("take_or_search",),
        {"searched": 1, "offers": [[0, 1], [None, 2]]},
        "Take one of the two offering areas with all its cards.",
        "Заберите все карты из одной области предложения.",
    ),
    (
        ("give_which", 1),
        {},
        "Pay for the search: choose a face-up card of the right area to discard.",
        "Плата за «Поиск»: выберите лежащую лицом вверх карту в правой области для сброса.",
    ),
    (
        ("find_one", 0),
        {},
        "Choose one of the cards you found: it joins the left area.",
        "Выберите одну из найденных карт: она ляжет в левую область.",
    ),
    (
        ("avert",),
        {"advisors": [[card("high_priestess")], []], "soldiers": [1, 9]},
        "A calamity is about to reach your duchy, and you lack soldiers for the advisor who could remove it. Get them "
        "if you can, or continue.",
        "Бедствие вот-вот попадёт в ваше герцогство, а солдат на советника, который его уберёт, не хватает. Получите "
        "их, если можете, или продолжайте.",
    ),
    (
        ("avert",),
        {"advisors": [[card("high_priestess")], []], "soldiers": [2, 0]},
        "A calamity is about to reach your duchy. Use an advisor against it, or continue.",
        "Бедствие вот-вот попадёт в ваше герцогство. Примените способность советника или продолжайте.",
    ),
    (("purge_one",), {}, "Choose the calamity to return to the box.", "Выберите бедствие, которое вернётся в коробку."),
    (
        ("lose_which", 2),
        {},
        "Shadows take their toll: choose a card of your draft area to discard. Shadows still to act, this one "
        "included: 2.",
        "Из-за теней нужно сбрасывать карты: выберите одну в области драфта. Сколько теней ещё подействует, считая "
        "эту: 2.",
    ),
    (
        ("lose_which", 1),
        {},
        "A shadow takes its toll: choose a card of your draft area to discard.",
        "Из-за тени нужно сбросить карту: выберите её в области драфта.",
    ),
    (
        ("freeze_which",),
        {},
        "Choose the card that the frost giant freezes. A card of your draft area goes under construction for it.",
        "Выберите карту, которую заморозит ледяной великан. Карта из области драфта при этом перейдёт в область "
        "строительства.",
    ),
    (
        ("cover_which",),
        {},
        "Choose the icon of your duchy card that the thief covers.",
        "Выберите значок на карте герцогства, который накроет вор.",
    ),
    (
        ("plan_card",),
        {"drafted": [[1, 2, 3], []], "boost": [0, 0]},
        "Put a card under construction or recycle it. Cards left: 3.",
        "Отправьте карту на строительство или в переработку. Осталось карт: 3.",
    ),
    (
        ("plan_card",),
        {"drafted": [[card("treasure_mm"), card("treasure_mg")], []], "boost": [0, 0]},
        "Recycle your treasures. Cards left: 2.",
        "Переработайте сокровища. Осталось карт: 2.",
    ),
    (
        ("plan_card",),
        {"drafted": [[1, 2, 3], []], "boost": [2, 0]},
        "Choose the development card to recycle for 3 cubes.",
        "Выберите карту развития для переработки. Кубиков за неё: 3.",
    ),
    (
        ("place_cube",),
        {"cubes": [[0], []]},
        "Place 1 cube of materials: on a card under construction or into the alchemy area.",
        "Разместите 1 кубик материалов: на карте в стадии строительства или в области алхимии.",
    ),
    (
        ("place_cube",),
        {"cubes": [[2, 2, 3], []]},
        "Place 2 cubes of gold one at a time: on cards under construction or into the alchemy area.",
        "Разместите 2 кубика денег по одному: на картах в стадии строительства или в области алхимии.",
    ),
    (
        ("place_cube",),
        {"cubes": [[1] * 5, []]},
        "Place 5 cubes of population one at a time: on cards under construction or into the alchemy area.",
        "Разместите 5 кубиков населения по одному: на картах в стадии строительства или в области алхимии.",
    ),
    (
        ("end_phase",),
        {"phase": 2, "producing": -1},
        "No card is left to plan. Do whatever else you still can, or continue.",
        "Карт в области драфта не осталось. Сделайте что-нибудь ещё или продолжайте.",
    ),
    (
        ("end_phase",),
        {"phase": 3, "producing": 3, "produced": [2, 0]},
        "No cube of exploration is left to place. Do whatever else you still can, or continue.",
        "Кубиков открытий для размещения не осталось. Сделайте что-нибудь ещё или продолжайте.",
    ),
    (
        ("end_phase",),
        {"phase": 3, "producing": 2, "produced": [0, 4]},
        "You produce no gold. Do whatever else you still can, or continue.",
        "Ваше герцогство не производит денег. Сделайте что-нибудь ещё или продолжайте.",
    ),
    (
        ("spend_which",),
        {"spent": [[0, 0], []]},
        "Exchange for 1 krystallium: choose a cube to give. Still to give: 3.",
        "Обмен на 1 кристаллиум: выберите, какой кубик отдать. Осталось отдать: 3.",
    ),
    (
        ("fight",),
        {"soldiers": [4, 0], "menaces": [[card("shadow.1")], []]},
        "Neutralise menaces, or continue. Your soldiers: 4.",
        "Нейтрализуйте угрозы или продолжайте. Ваши солдаты: 4.",
    ),
    (
        ("fight",),
        {"soldiers": [2, 0], "menaces": [[card("shadow.1")], []]},
        "No menace can be neutralised now. Do whatever else you still can, or continue. Your soldiers: 2.",
        "Нейтрализовать сейчас ничего нельзя. Сделайте что-нибудь ещё или продолжайте. Ваши солдаты: 2.",
    ),
    (
        ("fight",),
        {"soldiers": [2, 0]},
        "No menace is left before you. Do whatever else you still can, or continue.",
        "Угроз у вас не осталось. Сделайте что-нибудь ещё или продолжайте.",
    ),
    (
        ("free_which",),
        {},
        "The thief is neutralised: choose the icon to uncover.",
        "Вор нейтрализован: выберите значок, с которого снимете жетон кражи.",
    ),
    (
        ("last_ability",),
        {},
        "The last round is over. Do whatever you still can before the scoring, or continue.",
        "Последний раунд окончен. Сделайте что-нибудь ещё перед подсчётом очков или продолжайте.",
    ),
    (
        ("choose_unfinished", 2),
        {},
        "Choose a card to complete: it lacks at most 2 cubes.",
        "Выберите карту, строительство которой нужно завершить: ей не хватает не больше 2 кубиков.",
    ),
    (
        ("choose_type",),
        {},
        "Choose the card type of which you count one more.",
        "Выберите тип: у вас будет на 1 карту этого типа больше.",
    ),
]


@pytest.mark.parametrize(("question", "changes", "english", "russian"), PROMPTS)
def test_a_prompt(question: tuple[Any, ...], changes: dict[str, Any], english: str, russian: str) -> None:
    assert ENGLISH.prompt(question, sight(**changes), 0) == english
    assert RUSSIAN.prompt(question, sight(**changes), 0) == russian


def test_every_question_has_its_prompt_here() -> None:
    assert {question[0] for question, *_ in PROMPTS} == set(GAME.state.rules.asks)


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


EVENTS: list[tuple[str, tuple[Any, ...], str, str]] = [
    ("duchy_taken", (0, 1), "Alice leads Valados, side B.", "Алиса играет за герцогство «Валадос», сторона Б."),
    ("scenario_cards", (0, 0), "Under construction from the start: Farm ×4.",
     "С самого начала в области строительства: «Ферма» ×4."),
    ("soldiers_given", (0, 2), "Alice starts with 2 soldiers.", "Алиса начинает с 2 солдатами."),
    ("round_opened", (2, 1), "Round 2 begins. First player: Bob.", "Начинается раунд 2. Первый игрок: Борис."),
    ("offered", (0, card("arena"), 0, 0), "Alice lays Arena in the left area.",
     "Алиса кладёт карту «Арена» в левую область."),
    ("offered", (0, card("arena"), 0, 1), "Alice lays Arena face down in the left area.",
     "Алиса кладёт карту «Арена» лицом вниз в левую область."),
    ("offered", (0, None, 0, 1), "Alice lays a face-down card in the left area.",
     "Алиса кладёт закрытую карту в левую область."),
    ("laid_out", (None, 0, 1), "New in the left area: a face-down card.", "В левую область выложена закрытая карта."),
    ("left_over", (None, 0, 1), "Left over and discarded: a face-down card.",
     "Не взята и уходит в сброс закрытая карта."),
    ("left_over", (card("farm.1"), 0, 1), "Left over and discarded: Farm (face down).",
     "Не взята и уходит в сброс лежащая лицом вниз карта «Ферма»."),
    ("shifted", (0, card("farm.1"), 1, 1), "Alice moves Farm (face down) to the right area.",
     "Алиса перемещает лежащую лицом вниз карту «Ферма» в правую область."),
    ("took_extra", (0, card("farm.1"), 1, 1), "Alice also takes Farm (face down) from the right area.",
     "Алиса забирает ещё и лежащую лицом вниз карту «Ферма» из правой области."),
    ("took_extra", (0, card("farm.1"), 1, 0), "Alice also takes Farm from the right area.",
     "Алиса забирает ещё и карту «Ферма» из правой области."),
    ("revealed", (0, card("farm.1")), "Alice turns up a card of the draft area: Farm.",
     "Алиса переворачивает лицом вверх карту «Ферма» в своей области драфта."),
    ("menaces_hidden", (2,), "Menaces in the danger stack: shadows.", "Угрозы в стопке опасностей: тени."),
    ("thefts_laid", (4, 4), "Theft tokens cover 4 icons of the built cards: Hamlet, Guildhall.",
     "Жетоны кражи накрывают 4 значка на построенных картах: «Деревня», «Дом гильдии»."),
    ("shadow_cubes", (1, 1),
     "Bob puts 1 cube (materials) into the alchemy area, for what the opponent lost to shadows.",
     "Борис кладёт в область алхимии 1 кубик (материалы) за карты, сброшенные соперником из-за теней."),
    ("scrapped", (0, card("farm.1"), 1),
     "Alice discards Farm from construction, losing the 1 token on it, and puts 1 population into the alchemy area.",
     "Алиса сбрасывает карту «Ферма» из области строительства, теряя всё, что на ней лежало (кубиков и жетонов: 1), и "
     "кладёт в область алхимии: население ×1."),
    ("left_over", (card("arena"), 1, 0), "Discarded for the search: Arena.",
     "За «Поиск» уходит в сброс карта «Арена»."),
    ("took", (1, 1, 0, 0), "Bob chooses the empty right area.", "Борис выбирает пустую правую область."),
    ("took", (1, 1, 1, 0), "Bob takes 1 card from the right area.", "Борис забирает 1 карту из правой области."),
    ("took", (1, 1, 1, 1), "Bob takes 1 card from the right area, face down.",
     "Борис забирает 1 карту из правой области, лежащую лицом вниз."),
    ("took", (1, 0, 3, 2), "Bob takes 3 cards from the left area, 2 of them face down.",
     "Борис забирает 3 карты из левой области, из них лицом вниз: 2."),
    ("took", (1, 0, 5, 0), "Bob takes 5 cards from the left area.", "Борис забирает 5 карт из левой области."),
    ("advisor_used", (0, card("court_alchemist")), "Alice uses Court Alchemist for 1 soldier and gains 1 krystallium.",
     "Алиса применяет способность карты «Придворный алхимик», потратив 1 солдата, и получает: кристаллиум ×1."),
    ("advisor_used", (0, card("herald")), "Alice uses Herald for 3 soldiers.",
     "Алиса применяет способность карты «Герольд», потратив 3 солдат."),
    ("recycled", (0, card("farm.1"), 2), "Alice recycles Farm for 3 population.",
     "Алиса перерабатывает карту «Ферма» и получает: население ×3."),
    ("stored", (0, 0, 1), "Alice puts 1 material into the alchemy area.",
     "Алиса кладёт в область алхимии: материалы ×1."),
    ("exchanged", (0, 0x0032), "Alice exchanges 2 materials, 3 population for 1 krystallium.",
     "Алиса обменивает кубики (материалы ×2, население ×3) на 1 кристаллиум."),
    ("completed", (0, card("barracks.1")), "Alice completes Barracks and gains 1 soldier.",
     "Алиса завершает строительство карты «Казармы» и получает бонус: 1 солдат."),
    ("completed", (0, card("farm.1")), "Alice completes Farm.", "Алиса завершает строительство карты «Ферма»."),
    ("scrapped", (0, card("farm.1"), 0),
     "Alice discards Farm from construction and puts 1 population into the alchemy area.",
     "Алиса сбрасывает карту «Ферма» из области строительства и кладёт в область алхимии: население ×1."),
    ("produced", (0, 0, 0, 0), "Alice produces no materials.", "Алиса не производит материалов."),
    ("produced", (0, 2, 4, 4), "Alice produces 4 gold.", "Алиса производит деньги: 4."),
    ("produced", (0, 2, 5, 2), "Alice produces 5 gold: 2 on the duchy card, 3 on built cards.",
     "Алиса производит деньги: 5 (на карте герцогства 2, на построенных картах 3)."),
    ("supremacy", (1, 1, 3, 2, 0), "Bob has supremacy in population, 3 to 2: a soldier goes into training.",
     "Борис получает бонус за превосходство (население, 3 : 2) и ставит солдата в область тренировки."),
    ("supremacy_alone", (0, 3, 6, 1),
     "Alice has supremacy in exploration with 6 (5 are enough), and takes the soldier from training.",
     "Алиса получает бонус за превосходство (открытия: 6, нужно не меньше 5) и забирает солдата из области "
     "тренировки."),
    ("supremacy_tie", (0, 2), "Nobody has supremacy in materials: 2 each.",
     "Бонус за превосходство (материалы) не получает никто: 2 : 2."),
    ("task_done", (0, 1, 0, 1, 0, 0x030), "Alice pays 3 population for the task Raise the militia and gains 1 soldier.",
     "Алиса выполняет задание «Созвать ополчение», отдаёт: население ×3; получает: 1 солдат."),
    ("task_done", (0, 2, 3, 1, 2, 0x320030),
     "Alice pays 3 population, 2 krystallium, 3 soldiers for the final task Slay the Plague Lord; its reward was given "
     "before.",
     "Алиса выполняет финальное задание «Одолеть повелителя чумы», отдаёт: население ×3, кристаллиум ×2, 3 солдата. "
     "Награда за него уже получена раньше."),
    ("final_reward", (0, 2, 1, 0), "Alice is first to complete the final task of The Plague Lord and gains 9 VP.",
     "Алиса получает награду за финальное задание квеста «Повелитель чумы»: 9 ПО."),
    ("neutralised", (0, card("shadow.1")), "Alice neutralises Shadow with 3 soldiers.",
     "Алиса нейтрализует угрозу «Тень», потратив 3 солдат."),
    ("rodents_came", (0, 2, 0, 7), "Alice gets 2 rodents with the giant rat. Left in the stack: 7.",
     "Алиса получает грызунов из-за огромной крысы: 2. Осталось в стопке: 7."),
    ("lost_to_hoard", (0, card("arena"), 3),
     "Alice discards Arena because of a shadow. Resources beside the menace stack: 3 of 5.",
     "Алиса сбрасывает карту «Арена» из-за тени. Ресурсов рядом со стопкой угроз: 3 из 5."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "parts", "english", "russian"), EVENTS)
def test_an_event(kind: str, parts: tuple[Any, ...], english: str, russian: str) -> None:
    assert ENGLISH.event((kind, parts, 0)) == english
    assert RUSSIAN.event([kind, list(parts)]) == russian  # as JSON brings it


def test_players_without_a_name_have_a_number() -> None:
    assert Speech(GAME, CONTENT, "en", ("", "Bob")).event(("spy_ready", (0,))).startswith("Player 1 has")
    assert Speech(GAME, CONTENT, "ru").event(("spy_ready", (1,))).startswith("Игрок 2 переворачивает")


def test_a_hidden_card_has_no_name() -> None:
    assert ENGLISH.card(None) == "a face-down card"
    assert RUSSIAN.card(None) == "закрытая карта"


def test_endings() -> None:
    assert ENGLISH.ending(Outcome((1,), "end.winner")) == "Bob wins with more victory points."
    assert RUSSIAN.ending(Outcome((0, 1), "tie.shared")).startswith("Полное равенство, общая победа: Алиса, Борис")
    assert RUSSIAN.ending(Outcome((0,), "solo.medals", "silver")).startswith("Серебряная медаль!")
    assert "not enough for a medal" in ENGLISH.ending(Outcome((0,), "solo.medals"))


def test_the_help_of_a_card_gives_its_numbers() -> None:
    lines = ENGLISH.describe(card("great_army.1"))
    assert "Cost: 1 material, 5 population." in lines
    assert "Bonus when built: 3 soldiers." in lines
    assert "Victory points: 2 VP for each built discovery." in lines
    lines = RUSSIAN.describe("barracks")
    assert "Значения: восстановлены нами, уверенность 50 %." in lines
    assert "Из правил игры: стоимость, производство." in lines


def test_the_help_of_advisors_says_when_and_how_often() -> None:
    assert "Когда: делая предложение, перед тем как забрать область." in RUSSIAN.describe("inspired_prophet")
    assert "The ability costs 3 soldiers, once, at the end of the game." in ENGLISH.describe("herald")
    assert "Способность: раз за раунд, потратив 1 солдата." in RUSSIAN.describe("inspired_prophet")
    assert "Советник. Взятый в драфте, приносит 1 солдата." in RUSSIAN.describe("herald")


def test_the_help_of_a_quest_board_gives_cost_and_reward_of_each_task() -> None:
    lines = ENGLISH.describe("usurper")
    at = lines.index("Final task: Storm the capital.")
    assert lines[at + 1 : at + 3] == [
        "Alone: costs 1 krystallium, 6 soldiers; reward: 20 VP.",
        "Two players: costs 1 krystallium, 5 soldiers; reward: 10 VP.",
    ]
    assert sum(line.startswith("Вдвоём: стоимость:") for line in RUSSIAN.describe("usurper")) == 4


def test_the_help_of_the_shadow_is_true_alone_too() -> None:
    assert any(line.startswith("Alone nobody gains anything") for line in ENGLISH.describe("shadow"))
    assert any("В игре вдвоём соперник получает" in line for line in RUSSIAN.describe("shadow"))


def test_the_help_of_a_task_depends_on_the_side() -> None:
    assert "Cost: 1 krystallium, 5 soldiers." in ENGLISH.lines(task_lines(CONTENT, 1, 3, 2))
    assert "Стоимость: кристаллиум ×1, 6 солдат." in RUSSIAN.lines(task_lines(CONTENT, 1, 3, 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_are_named_as_the_components_are(lang: str) -> None:
    speech = Speech(GAME, CONTENT, lang)
    for option, file, ending in (("scenario", "scenarios", ""), ("board", "quests", ""), ("duchy", "duchies", "_a")):
        values = next(row.values for row in GAME.options if row.name == option)
        for value in values:
            if value not in ("none", "random"):
                assert (
                    speech.option_value(option, value) == CONTENT.tables[f"{file}.toml"][value + ending]["name"][lang]
                )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_evidence_is_told_in_both_languages(lang: str) -> None:
    speech = Speech(GAME, CONTENT, lang)
    head = speech.shell.say("provenance-evidence", text="")
    for name, entry in CONTENT.entries.items():
        told = [line for line in speech.describe(name) if line.startswith(head)]
        assert len(told) == ("evidence" in entry.fields), name


def test_a_content_pack_speaks_for_itself(tmp_path: Path) -> None:
    """Values of the owner's box are told with the owner's own evidence, in whatever language it is written."""
    pack = '[farm]\ncost = "M3"\nsource = "rulebook"\nconfidence = 1.0\nevidence = "My box."\n'
    (tmp_path / "developments.toml").write_text(pack, "utf-8")
    lines = Speech(GAME, GAME.load(tmp_path), "ru").describe("farm")
    assert "Стоимость: материалы ×3." in lines
    assert "Значения: из правил игры, уверенность 100 %." in lines
    assert lines[-1] == "Основание: My box."


def test_the_rule_of_a_question_can_be_shown() -> None:
    rule = ENGLISH.rule_of(("place_cube",))
    assert rule == "construction.place_at_once"
    assert ENGLISH.rule(rule)[:2] == [f"Rule {rule}", ENGLISH.reason(rule)]
    assert any(line.startswith("Пример. Дано:") for line in RUSSIAN.rule("production.count"))
    check(RUSSIAN.reason(rule), "ru")
