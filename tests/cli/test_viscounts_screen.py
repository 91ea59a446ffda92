"""The table of Viscounts in the terminal: segments, sites, piles, castle, players, automa, nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.viscounts import GAME
from pentarchy.text import Speech
from tests.games.viscounts.table import Table


def shown(t: Table, player: int, lang: str = "en", *, whole: bool = True) -> str:
    console = Console(file=StringIO(), width=200, force_terminal=False)
    speech = Speech(GAME, t.content, lang, ("Alice", "Bob"))
    console.print(draw_table(GAME.look(t.g, player), player, speech, whole=whole))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def line_of(text: str, begins: str) -> str:
    return next(line.strip() for line in text.splitlines() if line.strip().startswith(begins))


def test_segments_lie_in_the_order_of_the_ring() -> None:
    t = Table.empty()
    t.g.ring = (2, 0, 4, 1, 3)
    lines = shown(t, 0).splitlines()
    names = ("Forest", "Lake", "Mountains", "Hills", "Cliffs")
    rows = [next(number for number, line in enumerate(lines) if line.startswith(name)) for name in names]
    assert rows == sorted(rows)


def test_spaces_have_their_trade_and_who_stands_there() -> None:
    t = Table.empty().at(0, "lake_left").at(1, "lake_inner")
    text = shown(t, 0)
    assert "1 $ +1 silver ♞■" in line_of(text, "Lake")
    assert "— ♞●" in text
    assert "2 $$ +1 ink" in text


def test_sites_show_whose_building_stands_there() -> None:
    t = Table.empty().building(0, "trading_post_1", "lake_1").building(1, "workshop_2", "lake_6")
    assert "■T·≈●W·" in line_of(shown(t, 0), "Lake")
    assert "■Ф·≈●М·" in line_of(shown(t, 0, "ru"), "Озеро")


def test_only_the_top_of_a_pile_is_seen() -> None:
    t = Table.empty().folk("hills", "mason", "courier")
    line = line_of(shown(t, 0), "Hills")
    assert "Courier" in line
    assert "Mason" not in line


def test_an_empty_pile() -> None:
    t = Table.empty().no_folk("lake").no_tiles("lake")
    assert line_of(shown(t, 0), "Lake").count("–") == 2


def test_workers_of_both_tiers() -> None:
    t = Table.empty().workers(0, 1, "flip", 2).workers(1, 1, "flip", 1).workers(1, 2, "flip", 1).on_top(0, 1)
    text = shown(t, 0)
    assert line_of(text, "Flip section").split()[2:4] == ["■■●", "●"]
    assert line_of(text, "Virtue section").split()[2:4] == ["·", "·"]
    assert line_of(text, "Workers on the third tier").split()[5] == "■"


@pytest.mark.parametrize(("lang", "debts"), [("en", "Unpaid debts 2"), ("ru", "Неоплаченные долги 2")])
def test_goods_papers_and_the_leader(lang: str, debts: str) -> None:
    t = Table.empty().goods(0, ink=2, silver=5).papers(0, debts=2).track(0, 2, 6)
    t.g.leader = 0
    line = next(line for line in shown(t, 0, lang).splitlines() if "✒2 ▤0 ◉0 ○5" in line)
    assert debts in line
    assert "♚" in line
    assert line.rstrip(" │").endswith("①")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_only_the_own_hand_is_readable(lang: str) -> None:
    t = Table.empty()
    (card,) = t.put("hands", 1, "judith")
    name = t.content.tables["townsfolk.toml"][t.content.designs[card]]["name"][lang]
    assert name in shown(t, 1, lang)
    assert name not in shown(t, 0, lang)


def test_cards_of_the_board_with_icons_and_abilities() -> None:
    t = Table.empty().board(0, "trader", "thief")
    text = shown(t, 0)
    assert "Trader 1$" in text
    assert "after trading: +1 silver" in text
    assert "Thief 1✗" in text


def test_pairs_of_the_draft_lie_together() -> None:
    t = Table()
    lines = shown(t, 0).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("Player cards to choose from"))
    first = lines[start + 1 :][:2]
    assert "Player card" in first[0]
    assert "Player card" not in first[1]
    assert "Player cards to choose from" not in shown(Table.empty(), 0)


def test_alone_the_automa_has_a_panel() -> None:
    t = Table.empty(1, automa="builder", difficulty="normal").goods(1, stone=3)
    text = shown(t, 0)
    assert "● Builder automa" in text
    assert "✒0 ▤3 ◉0 ○0" in text
    assert "automa" not in shown(Table.empty(), 0)


def test_not_whole_is_without_what_lies_before_others() -> None:
    t = Table.empty()
    assert "Bob" in shown(t, 0)
    assert "Bob" not in shown(t, 0, whole=False)


def test_the_legend_names_every_sign() -> None:
    speech = Speech(GAME, GAME.load(None), "en", ("Alice", "Bob"))
    assert legend(speech) == (
        "✒ ink, ▤ stone, ◉ gold, ○ silver, $ 1 merchant, ⌂ 1 builder, ♛ 1 noble, ✝ 1 cleric, ✗ 1 criminal, "
        "♞ Viscount, ♚ Castle leader, ① Start player, T trading post, G guildhall, W workshop"
    )


def test_free_sites_and_open_links_say_what_they_give() -> None:
    """Site 1 of the lake is taken, so its effect is gone; the link to site 3 pays as soon as that is built on."""
    t = Table.empty().building(0, "trading_post_1", "lake_1")
    line = line_of(shown(t, 0).split("Sites [number")[1], "Lake:")
    assert line.startswith("Lake: [1: ■] (+1 virtue) [3: hire any townsfolk for free] [6:")
    t.building(1, "workshop_1", "lake_3")
    assert line_of(shown(t, 0).split("Sites [number")[1], "Lake:").startswith("Lake: [1: ■] [3: ●] [6:")


def test_under_an_empty_pile_lies_what_is_printed() -> None:
    line = line_of(shown(Table.empty().no_folk("lake").no_tiles("lake"), 0), "Lake")
    assert "– 2♛✝ +1 virtue" in line
    assert "– ✝✝✝ " in line


def test_sections_and_the_third_tier_say_what_they_give_and_who_leads() -> None:
    t = Table.empty().on_top(1, 2)
    t.g.leader = 1
    text = shown(t, 0)
    assert line_of(text, "Virtue section").endswith("+2 virtue")
    assert "♚ ●" in line_of(text, "Workers on the third tier")


@pytest.mark.parametrize(
    ("markers", "said"),
    [
        ((2, 5), "1 ▸2 3 4 ◂5 6 7 · 3 steps to a collision"),
        (
            (6, 6),
            "1 2 3 4 5 ◆6 7 · collision in phase 5: +3 silver, take 2 debts; every other player without criminals",
        ),
    ],
)
def test_the_track_shows_how_near_a_collision_is_and_what_it_gives(markers: tuple[int, int], said: str) -> None:
    assert said in shown(Table.empty().track(0, *markers), 0)


@pytest.mark.parametrize(("lang", "left", "opened"), [("en", "12", "lies open"), ("ru", "12", "вскрыта")])
def test_how_far_the_end_is(lang: str, left: str, opened: str) -> None:
    t = Table.empty()
    t.g.poverty = 0
    line = next(line for line in shown(t, 0, lang).splitlines() if opened in line)
    assert line.rstrip().endswith(left)


def test_buildings_with_their_abilities_and_what_is_left_with_its_cost() -> None:
    t = Table.empty().emptied(0, "workshop_3", "guildhall_2")
    line = next(line for line in shown(t, 0).splitlines() if "Workshop 3" in line)
    assert "Guildhall 2 (Icons: 1 noble); Workshop 3 (Hand limit +1) · left, with their cost: T1 5⌂" in line
    assert "Hand: 0 · Hand limit: 4" in shown(t, 0)


def test_manuscripts_with_their_ribbons_and_sets() -> None:
    t = Table.empty()
    t.put("scrolls", 0, "grey3_flip", "black4_ink", "black3_flip", "grey6_buildings")
    t.emptied(0, "workshop_1")
    text = shown(t, 0)
    assert "grey 2, black 2, yellow 0, blue 0 · Sets of manuscripts 8 · Points of manuscripts 1" in text


def test_the_board_of_the_automa() -> None:
    t = Table.empty(1, automa="cleric", difficulty="normal").emptied(1, "workshop_2").board(1, "st_noble")
    text = shown(t, 0)
    assert "Focus: transcribe. Takes first: ink up to 6, stone up to 4, gold." in text
    assert "Workshop 2 (each shuffle: +1 virtue)" in text
    assert "Scheme: noble ♛" in text
    assert "Scheme deck: 6 · Schemes discarded: 0 · Future schemes: 6" in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_hundred_columns_are_enough(lang: str) -> None:
    t = Table.empty().board(0, "trader", "thief").emptied(0, "workshop_1", "workshop_2").track(0, 4, 4)
    console = Console(file=StringIO(), width=100, force_terminal=False)
    console.print(draw_table(GAME.look(t.g, 0), 0, Speech(GAME, t.content, lang, ("Alice", "Bob")), whole=True))
    file = console.file
    assert isinstance(file, StringIO)
    text = file.getvalue()
    assert max(map(len, text.splitlines())) <= 100
    assert "…" not in text


def test_the_header_names_whose_turn_it_is() -> None:
    t = Table.empty()
    t.g.active = 1
    assert shown(t, 0).splitlines()[0].endswith("· turn: Bob")
    assert shown(t, 0, "ru").splitlines()[0].endswith("· ход: Bob")


def test_cards_name_their_slot_while_another_is_empty() -> None:
    assert "middle: Thief" in shown(Table.empty().board(0, "trader", "thief"), 0)
    assert "middle:" not in shown(Table.empty().board(0, "trader", "thief", "squire"), 0)


def test_a_guildhall_of_the_automa_names_its_icon() -> None:
    t = Table.empty(1, automa="cleric", difficulty="normal").emptied(1, "guildhall_1")
    assert "Guildhall 1 (1 cleric)" in shown(t, 0)
