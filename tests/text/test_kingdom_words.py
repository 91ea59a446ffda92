"""Kingdom's log, endings and help: exact sentences, where a number, a case or a hidden card could go wrong."""

from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.text import task_lines
from pentarchy.text import LANGUAGES, Speech
from tests.text.kingdom_speech import CONTENT, ENGLISH, RUSSIAN, card
from tests.text.reading import check

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
