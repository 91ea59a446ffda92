"""The table of Kingdom in the terminal: what decides the game is there, in both languages, and nothing face down."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, kingdom
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.draft import make_offer
from pentarchy.games.kingdom.state import PLANNING
from pentarchy.text import Speech
from tests.games.kingdom.table import Table

NAMES = {"en": ("Alice", "Bob"), "ru": ("Анна", "Борис")}


def shown(table: Table, player: int = 0, lang: str = "en", width: int = 100) -> list[str]:
    """The lines of the screen, their spaces made single."""
    console = Console(file=StringIO(), width=width, force_terminal=False)
    speech = Speech(GAME, table.content, lang, NAMES[lang])
    console.print(draw_table(GAME.look(table.g, player), player, speech))
    file = console.file
    assert isinstance(file, StringIO)
    lines = file.getvalue().splitlines()
    assert max(map(len, lines)) <= width
    return [" ".join(line.strip("│ ").split()) for line in lines]


def test_a_card_shows_its_type_cost_production_points_and_recycling() -> None:
    table = Table.empty(side="B")
    table.put("drafted", 0, "merchant_caravan.1")
    table.put("construction", 0, "hamlet.1")
    table.g.lack[table.card("hamlet.1")] = 2
    table.g.phase = PLANNING
    assert "Merchant Caravan company ●3 → ▲1 ◆1 1★ ♻▲" in shown(table)
    assert "Hamlet structure needs ■2 → ●2 ♻●" in shown(table)
    assert "Купеческий караван отряд ●3 → ▲1 ◆1 1★ ♻▲" in shown(table, lang="ru")


def test_built_cards_are_counted_by_type_with_what_they_are_good_for() -> None:
    table = Table.empty(side="B")
    table.put("built", 0, "farm.1", "farm.2", "great_library")
    table.g.phase = PLANNING
    lines = shown(table)
    assert "structure ×2: Farm → ●1, Farm → ●1" in lines
    assert any(line.startswith("monument ×1: Great Library") and "★×" in line for line in lines)


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        ("en", ["To be neutralised by the end: Thief ×4.", "Resources beside the menace stack: 3 of 5.",
                "The game is lost at once when 5 resources lie beside the menace stack.",
                "Medals: bronze from 80 VP, silver from 95, gold from 120.",
                "Side A: 15 VP are subtracted before the comparison, so −31 VP count now."]),
        ("ru", ["К концу игры нужно нейтрализовать: «Вор» ×4.", "Ресурсы рядом со стопкой угроз: 3 из 5.",
                "Медали: бронза от 80 ПО, серебро от 95, золото от 120.",
                "Сторона А: перед сравнением вычитают 15 ПО, сейчас засчитывается −31 ПО."]),
    ],
)  # fmt: skip
def test_alone_the_goals_the_limits_of_medals_and_the_handicap_are_shown(lang: str, wanted: list[str]) -> None:
    table = Table.empty(1, scenario="thieves_guild", side="A")
    table.g.hoard = 3
    assert set(wanted) <= set(shown(table, lang=lang))


@pytest.mark.parametrize("scenario", ["rat_invasion", "prophecy", "frozen_north", "last_battle", "under_siege"])
def test_every_scenario_says_what_must_be_built(scenario: str) -> None:
    table = Table.empty(1, scenario=scenario)
    text = " ".join(shown(table))
    for design in table.content.scenario(scenario)["construction"]:
        assert table.content.entries[design].fields["name"]["en"] in text.split("Medals:")[0]
    for quest in table.content.scenario(scenario)["quests"]:
        name = table.content.tables["quests.toml"][quest]["name"]["en"]
        assert f"To be completed by the end: the final task of {name}." in text
    assert "Side A" not in text, "scenarios are played on side B unless chosen otherwise"


def test_two_players_see_who_is_first_and_the_modifiers_of_side_a() -> None:
    table = Table.empty(2, module="quests", side="A", first="2", duchy="valados")
    lines = shown(table)
    assert lines[0].endswith("First player: Bob")
    (modifier,) = table.content.duchy_modifiers["valados_a"]
    assert any(f"{modifier[1]}★×" in line for line in lines)


def test_a_face_down_card_shows_its_back_to_all_also_to_who_laid_it() -> None:
    table = Table.empty(2, module="quests", first="1")
    table.put("hands", 0, "farm.1", "scouts.1")
    table.run(make_offer(0)).play(0, "offer:farm.1,left,down", "offer:scouts.1,left,up")
    for player in (0, 1):
        text = " ".join(shown(table, player, width=160))
        assert "Farm" not in text
        assert "▒ a face-down card" in text


@pytest.mark.parametrize("players", [1, 2])
def test_the_final_task_of_a_quest_is_named_as_the_goal(players: int) -> None:
    table = Table.empty(players, module="quests", board="usurper")
    assert "To be completed by the end: the final task of The Usurper." in shown(table)
    assert "К концу игры нужно выполнить финальное задание квеста «Узурпатор»." in shown(table, lang="ru")


def test_covered_icons_of_built_cards_show_which_they_are() -> None:
    table = Table.empty(1, scenario="thieves_guild", side="B")
    signs = "".join(kingdom.SIGNS[resource] for resource in table.content.guild_icons())
    assert any(f"Covered icons: {signs}" in line for line in shown(table, width=160))


def test_a_goal_that_is_reached_is_ticked() -> None:
    table = Table.empty(1, scenario="thieves_guild", side="B")
    assert "To be neutralised by the end: Thief ×4." in shown(table)
    table.g.box, table.g.menaces[0] = table.g.box + table.g.menaces[0], ()
    assert "To be neutralised by the end: Thief ×4. ✓" in shown(table)
    table = Table.empty(1, scenario="rat_invasion")
    table.put("built", 0, *(table.content.tokens[card] for card in table.g.construction[0]))
    assert "To be built by the end: Farm ×4. ✓" in shown(table)


def test_advisors_show_their_phase_and_whether_they_were_used() -> None:
    table = Table.empty(2, module="advisors")
    table.put("advisors", 0, "herald", "court_alchemist")
    table.g.used[0] = (table.card("court_alchemist"),)
    text = " ".join(shown(table, width=200))
    assert "· End of the game" in text
    assert "· Planning, used this round" in text


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenario": "thieves_guild"}, "a resource goes beside the menace stack"),
        ({"module": "menaces", "menace": "shadows"}, "nobody gains"),
    ],
)
def test_alone_a_shadow_says_what_it_does_to_a_single_player(options: dict[str, str], words: str) -> None:
    table = Table.empty(1, **options)
    table.put("menaces", 0, "shadow.1")
    text = " ".join(shown(table, width=200))
    assert words in text
    assert "opponent" not in text


def test_the_legend_explains_every_sign() -> None:
    legend = kingdom.legend(Speech(GAME, Table.empty().content, "en", ()))
    for sign in (*kingdom.SIGNS, *"★♻→❄▒"):
        assert f"{sign} " in legend


def test_a_reward_of_a_spy_is_counted() -> None:
    text = " ".join(shown(Table.empty(2, module="quests", board="northern_lands")))
    rewards = [task.reward for task in Table.empty().content.tasks["northern_lands", "two_players"]]
    assert any(spies for _, _, spies, _ in rewards)
    assert "→ 1 spy" in text
