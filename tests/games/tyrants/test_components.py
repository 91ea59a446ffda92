"""The pieces of the box. Rules: components.*; what is printed on cards is in test_components_cards.py."""

from collections import Counter

import pytest

from pentarchy.engine.declare import all_piles
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.content import HALF_DECKS
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table


# what there is -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.components.pieces")
def test_forty_troops_and_not_one_more_can_be_deployed() -> None:
    table = Table.empty().begin(0, power=42)
    for _ in range(40):
        table.g.play(0, next(move for move in table.g.legal(0) if move[0] == "deploy"))
    assert table.options(0, "deploy") == set()
    assert (table.g.barracks[0], table.g.power) == (0, 2)
    table.play(0, "surplus")
    on_board = sum(row[0] for row in table.g.garrisons) + table.g.roads[0].bit_count()
    assert (on_board, table.g.vp[0], table.g.barracks[1]) == (40, 1, 40)


@pytest.mark.rule("tyrants.components.pieces")
def test_a_sixth_spy_is_one_of_the_five() -> None:
    sites = ["labyrinth", "skullport", "kanaglym", "eryndlyn", "everfire", "araumycos"]
    table = Table.empty().begin(0, *["infiltrator", "infiltrator", "spy_master", "spy_master", "rath_modar"])
    for card, site in zip(
        ["infiltrator", "infiltrator", "spy_master", "spy_master", "rath_modar"], sites, strict=False
    ):
        table.play(0, f"play:{card}", f"spy:{site}")
    assert len(table.spies(0)) == 5
    table.put("hands", 0, "green_wyrmling")
    table.g.offered[0] = None
    table.play(0, "play:green_wyrmling")
    assert table.asked(0) == "recall_first"
    table.play(0, "recall:labyrinth", "spy:araumycos")
    assert table.spies(0) == set(sites[1:])
    assert GAME.derived(table.g)["spies_left"] == [0, 5]


@pytest.mark.rule("tyrants.components.pieces")
def test_the_whole_board_takes_all_white_troops_and_all_markers() -> None:
    g = Table(4).g
    assert sum(row[WHITE] for row in g.garrisons) + g.roads[WHITE].bit_count() == 40
    assert len(g.board.markers) == 7
    assert g.barracks == [40] * 4


@pytest.mark.rule("tyrants.components.cards")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_340_cards_are_on_the_table_or_in_the_box(players: int) -> None:
    table = Table(players, deck_1="demons", deck_2="undead")
    cards = [card for _, _, pile in all_piles(table.g) for card in pile]
    assert (len(cards), len(set(cards))) == (340, 340)
    kinds = Counter(table.content.designs[card] for card in cards)
    stock = {"noble": 28, "soldier": 12, "house_guard": 15, "priestess_of_lolth": 15, "insane_outcast": 30}
    assert {name: kinds[name] for name in stock} == stock
    assert sum(kinds.values()) - sum(stock.values()) == 6 * 40
    assert {len(table.content.by_file[f"{deck}.toml"]) for deck in HALF_DECKS} == {40}
    assert (table.names("box").count("noble"), table.names("box").count("soldier")) == (
        28 - 7 * players,
        12 - 3 * players,
    )


@pytest.mark.rule("tyrants.components.vp_tokens")
def test_points_do_not_run_out_with_the_tokens() -> None:
    """The box holds 36 tokens of 1 VP and 20 of 5 VP: 136 VP."""
    table = Table.empty().empty_barracks(0).begin(0, power=150)
    table.play(0, *["surplus"] * 150)
    assert (table.g.vp[0], table.score(0)["tokens"]) == (150, 150)
    assert (table.asked(0), table.g.power) == ("act", 0)


@pytest.mark.rule("tyrants.components.vp_tokens")
def test_cards_and_markers_give_points_beyond_the_tokens_too() -> None:
    table = Table.empty().clear("araumycos").troops(0, "araumycos", 4).troops(0, "ched_nasad")
    table.g.vp[0] = 136
    table.begin(0, "white_dragon").play(0, "play:white_dragon", *["place:ched_nasad"] * 3)
    assert table.g.vp[0] == 137
    table.play(0, "end_turn")
    assert (table.g.vp[0], table.asked(1)) == (140, "act")
