"""The table of Tyrants in the terminal: what stands where, who controls it, what cards do, and nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.tyrants import GAME
from pentarchy.text import Speech
from tests.games.tyrants.table import Table


def shown(t: Table, player: int, lang: str = "en") -> str:
    console = Console(file=StringIO(), width=140, force_terminal=False)
    speech = Speech(GAME, t.content, lang, ("Alice", "Bob"))
    console.print(draw_table(GAME.look(t.g, player), player, speech))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def line_of(text: str, begins: str) -> str:
    return next(line.strip() for line in text.splitlines() if line.startswith(begins))


def test_troops_spies_control_and_routes_of_a_site() -> None:
    t = Table.empty().troops(0, "skullport", 3).troops(1, "labyrinth-skullport.2").spy(1, "skullport").begin(0)
    text = shown(t, 0)
    assert line_of(text, "Skullport 4").split() == ["Skullport", "4", "■■■□□", "†●", "=■", "→", "·", "Kanaglym"]
    assert "→ ·● Skullport" in line_of(text, "The Labyrinth 3")


def test_total_control_and_markers_have_signs() -> None:
    t = Table.empty().clear("tsenviilyq").troops(1, "tsenviilyq", 3).begin(0)
    assert line_of(shown(t, 0), "Tsenviilyq 4 ◎").split()[3:5] == ["●●●", "=●★"]


def test_sections_out_of_play_are_not_shown() -> None:
    assert "Gauntlgrym" not in shown(Table.empty(3, section="right").begin(0), 0)
    left = shown(Table.empty(3, section="left").begin(0), 0)
    assert "→ = The Wormwrithings" in left
    assert "Phaerlin" not in left


@pytest.mark.parametrize(("lang", "words"), [("en", "assassinate 2 enemy troops"), ("ru", "уничтожьте 2 войска")])
def test_the_own_hand_and_the_market_are_readable_and_other_hands_are_not(lang: str, words: str) -> None:
    t = Table.empty()
    t.market("deathblade")
    t.put("hands", 1, "matron_mother")
    t.begin(0, "noble")
    own, other = shown(t, 0, lang), shown(t, 1, lang)
    assert words in own
    mother = {"en": "Matron Mother", "ru": "Верховная мать"}[lang]
    assert mother not in own
    assert mother in other


def test_the_legend_names_every_sign() -> None:
    speech = Speech(GAME, GAME.load(None), "en", ("Alice", "Bob", "Carol", "Dan"))
    assert legend(speech) == (
        "■ Alice, ● Bob, ▲ Carol, ◆ Dan, □ white troop, · empty space, † spy, ◎ control marker, ★ total control"
    )
