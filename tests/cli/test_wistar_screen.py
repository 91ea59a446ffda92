"""The table of Wistar in the terminal: the wheel, the farm, the markets, players, and nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.wistar import GAME
from pentarchy.text import Speech
from tests.games.wistar.table import Table

NAMES = {"en": ("Alice", "Bob"), "ru": ("Анна", "Борис")}


def shown(t: Table, player: int, lang: str = "en", *, whole: bool = True) -> str:
    console = Console(file=StringIO(), width=160, force_terminal=False)
    speech = Speech(GAME, t.content, lang, NAMES[lang])
    console.print(draw_table(GAME.look(t.g, player), player, speech, whole=whole))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def line_of(text: str, words: str) -> str:
    """The first line with these words, its spaces made single."""
    return next(" ".join(line.split()) for line in text.splitlines() if words in line)


def test_the_wheel_shows_main_actions_sectors_slots_and_chiefs() -> None:
    t = Table.empty().chief(1, "sector_a_2").turn()
    assert line_of(shown(t, 0), "Sector A") == (
        "Collect wood Sector A □ play an invention ● +1 metal, move up to 2 workers"
    )
    t.g.turned = 1
    assert line_of(shown(t, 0), "Sector A").startswith("Dig rooms Sector A")
    assert line_of(shown(t, 0, "ru"), "Сектор А").startswith("Рытьё комнат Сектор А □ разыграть карту изобретения ●")


def test_turn_order_and_the_hut() -> None:
    t = Table.empty().turn()
    assert line_of(shown(t, 0), "Turn order") == "Turn order: ■ ● Alchemist's hut: —"
    t.g.hut = (1, 0)
    assert line_of(shown(t, 0), "Turn order") == "Turn order: ■ ● Alchemist's hut: ● ■"


def test_the_farm_shows_passages_mice_explorers_and_tents() -> None:
    t = Table.empty().open(1).at(0, "hall").tent(1, "hall").turn()
    assert line_of(shown(t, 0), "↔ farm entrance") == ("Hall ◦ ♟■ ⌂● ↔ farm entrance ↔ Kitchen ↔ Bedroom ▮ Coal Cellar")
    assert "▮ Boiler Cellar Cheese: 6 VP" in line_of(shown(t, 0), "Cheese: ")


@pytest.mark.parametrize(
    ("lang", "name", "row"),
    [
        ("en", "Attic Landing", "● Open the Hatch: strength ×2 → +2 VP, opens lock 1"),
        ("ru", "Площадка под чердаком", "● Открыть люк: сила ×2 → +2 ПО, открывает замок 1"),
    ],
)
def test_missions_are_read_when_they_are_turned_up(lang: str, name: str, row: str) -> None:
    hidden = shown(Table.empty().mission("kitchen", "attic_landing", shown=False).turn(), 0, lang)
    assert name not in hidden
    open_ = shown(Table.empty().mission("kitchen", "attic_landing").mark("attic_landing_1", 1).turn(), 0, lang)
    assert name in open_
    assert line_of(open_, row[2:20]) == row


def test_goals_show_who_took_which_space() -> None:
    t = Table.empty().goal("goal_rooms", "goal_beds", "goal_mice").turn()
    t.built(1, dug=2).g.goal_marks[:4] = [1, -2, -2, -1]
    assert (
        line_of(shown(t, 0), "Diggers") == "Diggers rooms dug: 3● 4× 4× 5□ draw an advanced card, +4 VP (so far: 0■ 2●)"
    )


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "take a card from a discard pile"), ("ru", "взять карту из стопки сброса")]
)
def test_the_own_hand_and_the_markets_are_readable_and_other_hands_are_not(lang: str, words: str) -> None:
    t = Table.empty().market(0, "archive").hand(0, "pantry").hand(1, "hammer").turn()
    own, other = shown(t, 0, lang), shown(t, 1, lang)
    assert words in own
    assert words in other
    pantry, hammer = (Speech(GAME, t.content, lang).card(t.content.by_design[name][0]) for name in ("pantry", "hammer"))
    assert pantry in own
    assert hammer not in own
    assert hammer in other
    assert pantry not in other
    watched = shown(t, -1, lang)
    assert hammer not in watched
    assert pantry not in watched


def test_what_lies_before_a_player() -> None:
    t = Table.empty().goods(0, wood=3, joker=1).workers(0, farm=1).current(0, 2).area(0, "archive", "lamp")
    t.mice(0, "mouse_house_02").emptied(0, "veranda").turn()
    t.g.used = t.content.by_design["lamp"]
    text = shown(t, 0, whole=False)
    assert "Bob" not in text
    assert "♣3 ▦0 »0 ★1 VP 10 Current: boosted Symbols: wit, observation" in line_of(text, "♣3")
    assert "Workers: forest 0, burrow 0, farm 1, burrow entrance 1" in line_of(text, "Workers")
    assert "rooms 4, free 3" in line_of(text, "Workers")
    assert "✓ Lamp" in text
    assert "✓ Archive" not in text
    assert "House mouse 2 At the end: 0 VP. · Income: +1 VP." in line_of(text, "House mouse 2")
    assert "Marker spaces emptied: Veranda" in text


@pytest.mark.parametrize(
    ("lang", "name", "words", "count"),
    [
        ("en", "The Rival Clan", "This project's own solo mode", "rooms dug: 2"),
        ("ru", "Стая-соперница", "Соло-режим этого проекта", "вырытых комнат: 2"),
    ],
)
def test_the_rival_clan_is_shown_as_our_own_mode(lang: str, name: str, words: str, count: str) -> None:
    t = Table.empty(1).turn()
    t.g.rival[2] = 2
    text = shown(t, 0, lang)
    assert name in text
    assert words in text
    assert count in text
    assert name not in shown(Table.empty(2).turn(), 0, lang)


def test_starting_pairs_are_shown_while_they_are_chosen() -> None:
    assert "Pairs to choose from" in shown(Table(), 0)
    assert "Pairs to choose from" not in shown(Table.empty().turn(), 0)


def test_the_legend_names_every_sign() -> None:
    assert legend(Speech(GAME, GAME.load(None), "en")) == (
        "♣ wood, ▦ metal, » move tokens, ★ jokers, ♟ explorer, ⌂ tent, ◦ mouse on the farm, ▮ closed passage, "
        "↔ open passage, □ free, × closed space, ✓ 1× marker"
    )


@pytest.mark.parametrize(
    ("lang", "kind", "rooms", "marker"),
    [
        ("en", "Archive structure, basic. Price: 1 wood, 1 metal.", "rooms 6, free 4",
         "Hero: take a hero, 0 VP at the end (only to the basement)"),
        ("ru", "Архив сооружение, простое. Цена: 1 дерево, 1 металл.", "комнат 6, свободных 4",
         "Герой: выбрать карту героя; в конце 0 ПО (только в подвал)"),
    ],
)  # fmt: skip
def test_what_decides_is_on_the_screen(lang: str, kind: str, rooms: str, marker: str) -> None:
    """Types and prices of cards, room for beds and mice, what is left to unlock."""
    t = Table.empty().market(0, "archive").built(0, beds=2, dug=2).emptied(0, "veranda").turn()
    text = " ".join(shown(t, 0, lang).split())
    counted = {"en": "if counted now: ", "ru": "если подсчитать сейчас: "}[lang]
    for words in (kind, rooms, marker, counted):
        assert words in text
    assert shown(t, 1, lang).count(marker[:5]) >= 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_screen_fits_100_columns(lang: str) -> None:
    t = Table.empty().market(0, "archive").hand(0, "pantry").area(0, "well", "automatic_tiger").turn()
    console = Console(file=StringIO(), width=100, force_terminal=False)
    console.print(draw_table(GAME.look(t.g, 0), 0, Speech(GAME, t.content, lang, NAMES[lang])))
    file = console.file
    assert isinstance(file, StringIO)
    assert max(map(len, file.getvalue().splitlines())) <= 100
