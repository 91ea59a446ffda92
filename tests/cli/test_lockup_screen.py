"""The table of Lockup in the terminal: what lies in the locations, what cards say, the guards, and nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.lockup import GAME
from pentarchy.text import Speech
from tests.games.lockup.table import Table


def shown(t: Table, player: int, lang: str = "en", *, whole: bool = True) -> str:
    console = Console(file=StringIO(), width=140, force_terminal=False)
    speech = Speech(GAME, t.content, lang, ("Alice", "Bob"))
    console.print(draw_table(GAME.look(t.g, player), player, speech, whole=whole))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def line_of(text: str, begins: str) -> str:
    return next(line.strip() for line in text.splitlines() if line.startswith(begins))


def test_a_location_shows_suspicion_cubes_and_tokens() -> None:
    t = Table.empty().suspicion_at("smithy", 2).bandit_cube("smithy", "iron")
    t.tokens(0, "smithy", "crew_4", "enforcer").tokens(1, "smithy", "lookout")
    assert line_of(shown(t, 0), "4 Smithy").split() == ["4", "Smithy", "!!▤1", "■4", "P", "●0o"]


def test_the_location_that_is_checked_is_marked() -> None:
    t = Table.empty().tokens(0, "smithy", "crew_4").check("smithy")
    assert line_of(shown(t, 0), "▶ Smithy")


def test_only_its_owner_knows_a_token_that_lies_face_down() -> None:
    t = Table.empty().tokens(0, "sewers", "crew_5", down=True)
    assert line_of(shown(t, 0), "2 Sewers").split() == ["2", "Sewers", "■5"]
    assert line_of(shown(t, 1), "2 Sewers").split() == ["2", "Sewers", "■▒"]


def test_holding_cells_are_secret_too() -> None:
    t = Table.empty()
    assert [line.count("▒") for line in shown(t, 0).splitlines() if "Holding cell" in line] == [6, 0]


def test_a_goon_stands_in_its_location_with_what_it_does() -> None:
    t = Table.empty().row("", "", "bandit_scrap")
    line = line_of(shown(t, 0), "4 Smithy")
    assert "Bandit" in line
    assert "At the end: 3 stars." in line


@pytest.mark.parametrize(
    ("lang", "words", "price"),
    [("en", "Most shields, at least 3", "2 scrap"), ("ru", "больше всех: щиты, не меньше 3", "мусор ×2")],
)
def test_items_and_achievements_are_in_words(lang: str, words: str, price: str) -> None:
    t = Table.empty().shop("rusty_shiv")
    t.put("goals", -1, "supremacy_shield")
    text = shown(t, 0, lang)
    assert words.casefold() in text.casefold()
    assert price in text


@pytest.mark.parametrize(("lang", "name"), [("en", "Atlas of Hideouts"), ("ru", "Атлас укрытий")])
def test_the_own_books_are_readable_and_those_of_others_are_not(lang: str, name: str) -> None:
    t = Table.empty()
    t.put("hands", 1, "atlas_of_hideouts")
    assert name not in shown(t, 0, lang)
    assert name in shown(t, 1, lang)


def test_cubes_and_the_first_player_token() -> None:
    t = Table.empty().cubes(0, scrap=2, gold=1).suspicion(0, 3)
    line = next(line for line in shown(t, 0).splitlines() if "①" in line)
    assert "★10  Power 1  Suspicion 3  ▣2 ◉1  ①" in line


def test_alone_the_guards_have_a_panel_and_stand_in_locations() -> None:
    t = Table.empty(1)
    t.g.guards_aside, t.g.guards_at[:] = sum(t.g.guards_at, ()), [()] * len(t.g.guards_at)
    t.guards("smithy", "guard_blue_1a").guards("sewers", "guard_blue_lookout", down=True)
    text = shown(t, 0)
    assert "♜ the guards" in text
    assert line_of(text, "4 Smithy").split() == ["4", "Smithy", "♜1"]
    assert line_of(text, "2 Sewers").split() == ["2", "Sewers", "♜▒"]
    assert "♜ the guards" not in shown(Table.empty(), 0)


def test_not_whole_is_without_what_lies_before_others() -> None:
    t = Table.empty()
    assert "Bob" in shown(t, 0)
    assert "Bob" not in shown(t, 0, whole=False)


def test_the_legend_names_every_sign() -> None:
    speech = Speech(GAME, GAME.load(None), "en", ("Alice", "Bob"))
    assert legend(speech) == (
        "▣ scrap, ◈ potions, ▤ iron, ◉ gold, ! Suspicion, ① First player token, ★ Reputation, ♜ the guards, "
        "P Enforcer, o Lookout, ▒ a face-down card"
    )


def test_a_crew_has_no_name_until_it_is_chosen() -> None:
    t = Table(2, crews="choose")
    assert "■ Alice" in shown(t, 1)
    assert "Goblins" not in shown(t, 1)
    t.play(0, "lead:goblins")
    assert "■ Alice · Goblins" in shown(t, 1)
