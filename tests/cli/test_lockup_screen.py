"""The table of Lockup in the terminal: what lies in the locations, what cards say, the guards, and nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.lockup import GAME
from pentarchy.text import Speech
from tests.games.lockup.table import Table


def shown(t: Table, player: int, lang: str = "en", *, whole: bool = True, width: int = 140) -> str:
    console = Console(file=StringIO(), width=width, force_terminal=False)
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
    assert line_of(shown(t, 0), "4 Smithy").split() == ["4", "Smithy", "!!▤1", "■4", "P", "=5", "●0o", "=0"]


def test_the_location_that_is_checked_is_marked() -> None:
    t = Table.empty().tokens(0, "smithy", "crew_4").check("smithy")
    assert line_of(shown(t, 0), "▶ Smithy")


def test_only_its_owner_knows_a_token_that_lies_face_down() -> None:
    t = Table.empty().tokens(0, "sewers", "crew_5", down=True)
    assert line_of(shown(t, 0), "2 Sewers").split() == ["2", "Sewers", "■5", "=5"]
    assert line_of(shown(t, 1), "2 Sewers").split() == ["2", "Sewers", "■▒", "=0+"]


def test_holding_cells_are_secret_too() -> None:
    t = Table.empty()
    assert [line.count("▒") for line in shown(t, 0).splitlines() if "Holding cell" in line] == [6, 0]


def test_a_goon_stands_in_its_location_with_what_it_does() -> None:
    t = Table.empty().row("", "", "bandit_scrap")
    text = shown(t, 0)
    assert line_of(text, "4 Smithy").endswith("Bandit  brings scrap every patrol, suspicion 1")
    assert "At the end: Bandit 3 stars" in text


@pytest.mark.parametrize(
    ("lang", "words", "price"),
    [
        ("en", "6 stars at the end: most shields, at least 3", "2 scrap"),
        ("ru", "6 звёзд в конце: больше всех щитов, не меньше 3", "мусор ×2"),
    ],
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
    assert "★10  Power 1  Suspicion 3  ▣2 ◉1 (3/5) ①" in line


def test_alone_the_guards_have_a_panel_and_stand_in_locations() -> None:
    t = Table.empty(1)
    t.g.guards_aside, t.g.guards_at[:] = sum(t.g.guards_at, ()), [()] * len(t.g.guards_at)
    t.guards("smithy", "guard_blue_1a").guards("sewers", "guard_blue_lookout", down=True)
    text = shown(t, 0)
    assert "♜ the guards" in text
    assert line_of(text, "4 Smithy").split() == ["4", "Smithy", "♜1", "=1"]
    assert line_of(text, "2 Sewers").split() == ["2", "Sewers", "♜▒", "=0+"]
    assert "♜ the guards" not in shown(Table.empty(), 0)


def test_alone_the_cards_of_the_guards_that_are_still_to_come_are_named() -> None:
    """Twelve in all: those that lie open are not among them."""
    t = Table.empty(1)
    t.g.guards_aside, t.g.guards_at[:] = sum(t.g.guards_at, ()), [()] * len(t.g.guards_at)
    t.guards("smithy", *[t.content.designs[card] for card in t.g.guards_aside[:2]])
    t.g.guard_deck, t.g.guards_aside = (*t.g.guard_deck, *t.g.guards_aside), ()
    line = next(line for line in shown(t, 0).splitlines() if "not seen yet" in line)
    assert len(line.partition(":")[2].strip(" │").split()) == 10
    assert "Guard deck: 10 · Location deck: 8" in shown(t, 0)


@pytest.mark.parametrize(
    ("players", "lang", "reward"),
    [
        (2, "en", "1st: +2 scrap · Others: +1 scrap"),
        (4, "en", "1st: +3 scrap · 2nd: +2 scrap · Others: +1 scrap"),
        (2, "ru", "1-е место: мусор +2 · Остальные: мусор +1"),
    ],
)
def test_each_location_shows_its_rewards_for_so_many_players(players: int, lang: str, reward: str) -> None:
    lines = shown(Table.empty(players), 0, lang).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("2 "))
    assert lines[at + 1].strip() == reward


def test_strength_in_sight_counts_power_and_books() -> None:
    t = Table.empty().power(0, 4).tokens(0, "smithy", "enforcer", "crew_2").tokens(1, "smithy", "lookout")
    t.put("hands", 0, "dirty_fighting", "misers_confession")
    t.check("smithy").play(0, "book:dirty_fighting")
    assert "■P 2 =9" in line_of(shown(t, 1), "▶ Smithy")


@pytest.mark.parametrize(
    ("lang", "symbols", "items"),
    [
        ("en", "3 shields · 1 gem · 0 magic", "Items: 1 (Sock Mace)"),
        ("ru", "щит ×3 · самоцвет ×1 · магия ×0", "Предметы: 1 (Булава из носка)"),
    ],
)
def test_what_a_player_has_is_counted(lang: str, symbols: str, items: str) -> None:
    """Two shields of an item, one shield and one gem of goons; two goons of one name are counted."""
    t = Table.empty()
    t.put("items", 0, "sock_mace")
    t.put("goons", 0, "dwarf_1", "dwarf_2")
    t.put("hands", 0, "misers_confession", "potions_primer")
    text = shown(t, 1, lang)
    assert symbols in text
    assert items in text
    assert ("Goons: 2 (Dwarf ×2)" if lang == "en" else "Наёмники: 2 (Дварф ×2)") in text
    assert ("Books: 2" if lang == "en" else "Книги: 2") in text


@pytest.mark.parametrize(
    ("lang", "goons", "cell"),
    [
        ("en", "Goons: 2 (Demon (shield), Demon (gem))", "Holding cell: empty"),
        ("ru", "Наёмники: 2 (Демон (щит), Демон (самоцвет))", "Каземат: пусто"),
    ],
)
def test_owned_demons_name_their_attribute_and_an_empty_cell_says_so(lang: str, goons: str, cell: str) -> None:
    t = Table.empty()
    t.put("goons", 0, "demon_shield", "demon_gem")
    t.g.box, t.g.cells[0] = (*t.g.box, *t.g.cells[0]), ()
    text = shown(t, 0, lang)
    assert goons in text
    assert cell in text


@pytest.mark.parametrize(("lang", "words"), [("en", "; drawn: "), ("ru", "; вышли: ")])
def test_alone_the_location_cards_that_came_are_named(lang: str, words: str) -> None:
    t = Table.empty(1)
    assert words not in shown(t, 0, lang)
    t.g.location_deck, t.g.location_discard = t.g.location_deck[:-1], t.g.location_deck[-1:]
    t.g.show(t.g.location_discard, t.g.everyone)
    name = Speech(GAME, t.content, lang).card(t.g.location_discard[0])
    assert f": 7{words}{name}" in shown(t, 0, lang)


@pytest.mark.parametrize(("holder", "name"), [(0, "■ Alice"), (1, "● Bob")])
def test_an_achievement_names_its_holder(holder: int, name: str) -> None:
    t = Table.empty()
    t.put("box", -1, *t.names("goals"))
    t.put("goals", -1, "supremacy_shield", "rush_power")
    t.g.supremacy, t.g.rush = holder, -1
    text = shown(t, 0)
    assert f"Supremacy, 6 stars at the end: most shields, at least 3  → {name}" in text
    assert "→" not in next(line for line in text.splitlines() if "Iron Fist" in line)


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [1, 5])
def test_everything_fits_into_100_columns(players: int, lang: str) -> None:
    t = Table(players, mode="expert").go_on(lambda g: g.round == 2)
    lines = shown(t, 0, lang, width=100).splitlines()
    assert max(map(len, lines)) <= 100
    assert not any("…" in line and "1, 2, …" not in line for line in lines), "nothing is cut off"


@pytest.mark.parametrize(("lang", "words"), [("en", "12 stars"), ("ru", "12 звёзд")])
def test_the_score_is_in_stars(lang: str, words: str) -> None:
    t = Table.empty()
    t.put("box", -1, *t.names("goals"))
    assert words in shown(t, 0, lang)  # ten, and two for the first player token


def test_not_whole_is_without_what_lies_before_others() -> None:
    t = Table.empty()
    assert "Bob" in shown(t, 0)
    assert "Bob" not in shown(t, 0, whole=False)


def test_the_legend_names_every_sign() -> None:
    speech = Speech(GAME, GAME.load(None), "en", ("Alice", "Bob"))
    assert legend(speech) == (
        "▣ scrap, ◈ potions, ▤ iron, ◉ gold, ! Suspicion, ① First player token, ★ Reputation, ♜ the guards, "
        "P Enforcer, o Lookout, ▒ a face-down card or token"
    )


def test_a_crew_has_no_name_until_it_is_chosen() -> None:
    t = Table(2, crews="choose")
    assert "■ Alice" in shown(t, 1)
    assert "Goblins" not in shown(t, 1)
    t.play(0, "lead:goblins")
    assert "■ Alice · Goblins" in shown(t, 1)
