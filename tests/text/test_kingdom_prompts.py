"""Kingdom's questions: exact sentences, where a number, a case or a hidden card could go wrong."""

from typing import Any

import pytest

from pentarchy.games.kingdom import GAME
from tests.text.kingdom_speech import ENGLISH, RUSSIAN, card, sight

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
        ("spend_which", 0, 0),
        {},
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
