"""From options to the first turn. Rules: game.player_count, setup.*; for the market see test_setup_market.py."""

from itertools import pairwise

import pytest

from pentarchy.engine.errors import BadSetup, IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

BOARDS = [(2, {}), (3, {"section": "left"}), (3, {"section": "right"}), (4, {})]
LEFT_MARKERS, RIGHT_MARKERS = ["gauntlgrym", "chchitl"], ["phaerlin", "sszuraassnee"]
CENTER_STARTS = {"mantol_derith", "skullport", "eryndlyn", "ched_nasad"}


def settle_all(table: Table, *sites: str) -> Table:
    """The first troops, from the first player on."""
    for number, site in enumerate(sites):
        table.play((table.g.first + number) % table.g.players, f"settle:{site}")
    return table


# the table -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.game.player_count")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_an_own_deck_barracks_hall_and_inner_circle(players: int) -> None:
    g = Table(players).g
    for things in (g.decks, g.hands, g.discards, g.barracks, g.trophies, g.inner_circles, g.spies, g.vp):
        assert len(things) == players
    own = [set(deck + hand) for deck, hand in zip(g.decks, g.hands, strict=True)]
    assert len(set().union(*own)) == 10 * players, "no card belongs to two players"


@pytest.mark.rule("tyrants.game.player_count")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_the_game_is_for_two_three_or_four(players: int) -> None:
    with pytest.raises(BadSetup, match=f"2 or 3 or 4 players, not {players}"):
        GAME.new(players)


# the board -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("players", "options", "sites", "site_spaces", "road_spaces"),
    [
        pytest.param(2, {}, 15, 50, 32, marks=pytest.mark.rule("tyrants.setup.sections_2p")),
        pytest.param(3, {"section": "left"}, 21, 68, 42, marks=pytest.mark.rule("tyrants.setup.sections_3p")),
        pytest.param(3, {"section": "right"}, 20, 69, 43, marks=pytest.mark.rule("tyrants.setup.sections_3p")),
        pytest.param(4, {}, 26, 87, 53, marks=pytest.mark.rule("tyrants.setup.sections_4p")),
    ],
)
def test_the_number_of_players_decides_how_much_of_the_board_is_used(
    players: int, options: dict[str, str], sites: int, site_spaces: int, road_spaces: int
) -> None:
    g = Table(players, **options).g
    assert sum(any(row) for row in g.garrisons) == sites
    assert sum(map(sum, g.garrisons)) == site_spaces
    assert sum(mask.bit_count() for mask in g.roads) == road_spaces


@pytest.mark.rule("tyrants.setup.sections_3p")
def test_three_players_pick_the_outer_section_before_the_game_or_leave_it_to_luck() -> None:
    assert {Table(3, seed, section="random").g.sections for seed in range(20)} == {"left", "right"}
    assert {Table(3, seed, section="left").g.sections for seed in range(20)} == {"left"}
    with pytest.raises(BadSetup, match="section"):
        Table(3, section="center")


@pytest.mark.rule("tyrants.setup.sections_2p", "tyrants.setup.sections_4p")
@pytest.mark.parametrize("players", [2, 4])
def test_two_and_four_players_pick_no_section(players: int) -> None:
    with pytest.raises(BadSetup, match="no option 'section'"):
        Table(players, section="left")


@pytest.mark.rule("tyrants.setup.white_troops")
@pytest.mark.parametrize(("board", "troops"), list(zip(BOARDS, (25, 32, 33, 40), strict=True)))
def test_white_troops_stand_on_the_marked_spaces_in_play(board: tuple[int, dict[str, str]], troops: int) -> None:
    g = Table(board[0], **board[1]).g
    assert sum(row[WHITE] for row in g.garrisons) + g.roads[WHITE].bit_count() == troops
    assert g.roads[WHITE].bit_count() == 5, "all white troops on routes are in the centre"


@pytest.mark.rule("tyrants.setup.control_markers")
@pytest.mark.parametrize(
    ("board", "outer"),
    list(zip(BOARDS, ([], LEFT_MARKERS, RIGHT_MARKERS, LEFT_MARKERS + RIGHT_MARKERS), strict=True)),
)
def test_the_markers_of_the_sections_in_play_lie_on_their_sites(
    board: tuple[int, dict[str, str]], outer: list[str]
) -> None:
    table = Table(board[0], **board[1])
    g = table.g
    expected = {"menzoberranzan", "araumycos", "tsenviilyq", *outer}
    assert {SITE.tokens[site] for site in g.board.markers} == expected
    assert GAME.derived(g)["markers"] == [0] * g.players, "nobody holds one"
    settle_all(table, *["mantol_derith", "skullport", "eryndlyn", "ched_nasad"][: g.players])
    assert (g.influence, GAME.derived(g)["markers"]) == (0, [0] * g.players)
    assert not table.events("marker_paid")


# the players ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.setup.vp_supply")
def test_everybody_starts_without_points() -> None:
    table = Table(4)
    assert table.g.vp == [0, 0, 0, 0]
    assert all(set(table.score(player).values()) == {0} for player in range(4))


@pytest.mark.rule("tyrants.setup.house")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_house_has_40_troops_and_5_spies_and_nothing_special(players: int) -> None:
    table = Table(players)
    assert table.g.barracks == [40] * players
    assert GAME.derived(table.g)["spies_left"] == [5] * players
    assert table.g.spies == [0] * players
    first_choices = [Table(players, first=str(seat + 1)).options(seat) for seat in range(players)]
    assert all(one == other for one, other in pairwise(first_choices)), "whoever begins has the same choice"


@pytest.mark.rule("tyrants.setup.starting_deck")
@pytest.mark.parametrize("players", [2, 4])
def test_a_starting_deck_is_7_nobles_and_3_soldiers_shuffled(players: int) -> None:
    table = Table(players)
    for player in range(players):
        cards = table.names("decks", player) + table.names("hands", player)
        assert sorted(cards) == ["noble"] * 7 + ["soldier"] * 3
        assert not table.g.discards[player] + table.g.inner_circles[player]
    assert len({tuple(Table(players, seed).names("decks", 0)) for seed in range(10)}) > 5


@pytest.mark.rule("tyrants.setup.starting_deck")
def test_nobody_sees_a_starting_deck_and_only_its_owner_a_hand() -> None:
    g = Table().g
    for player in (0, 1):
        assert {g.knows[card] for card in g.decks[player]} == {0}
        assert {g.knows[card] for card in g.hands[player]} == {1 << player}
        assert g.hands[player] == tuple(view(g, player)["hands"][player])
        assert set(view(g, SPECTATOR)["hands"][player]).isdisjoint(g.hands[player])


@pytest.mark.rule("tyrants.setup.starting_hand")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_cards_are_drawn_before_the_first_troops_are_placed(players: int) -> None:
    table = Table(players)
    assert table.asked(0) == "start_where"
    assert [len(hand) for hand in table.g.hands] == [5] * players
    assert [len(deck) for deck in table.g.decks] == [5] * players
    settle_all(table, *["mantol_derith", "skullport", "eryndlyn", "ched_nasad"][:players])
    assert table.asked(0) == "act"
    assert [len(hand) for hand in table.g.hands] == [5] * players, "and none afterwards"


# the first troops ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.setup.first_player")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_chooses_the_first_player(players: int) -> None:
    assert {Table(players, seed, first="random").g.first for seed in range(40)} == set(range(players))
    assert GAME.resolve(players, {})["first"] == "random"


@pytest.mark.rule("tyrants.setup.first_player")
def test_the_first_player_stays_the_same_in_all_rounds() -> None:
    table = settle_all(Table(3, first="2", section="left"), "skullport", "eryndlyn", "jhachalkhyn")
    order = []
    for _ in range(9):
        order.append((table.g.round, table.g.asked))
        table.play(table.g.asked, "end_turn")
    assert order == [(number, player) for number in (1, 2, 3) for player in (1, 2, 0)]
    assert table.g.first == 1


@pytest.mark.rule("tyrants.setup.starting_order")
def test_each_places_one_troop_from_the_first_player_on_clockwise() -> None:
    table = Table(4, first="3")
    for player, site in ((2, "skullport"), (3, "eryndlyn"), (0, "jhachalkhyn"), (1, "chaulssin")):
        assert [table.asked(seat) for seat in range(4) if seat != player] == ["", "", ""]
        assert (table.asked(player), table.g.barracks[player]) == ("start_where", 40)
        table.play(player, f"settle:{site}")
        assert (table.at(site)[player], table.g.barracks[player]) == (1, 39)
    assert table.g.barracks == [39] * 4
    assert (table.asked(2), table.g.asked) == ("act", 2), "then the first player's first turn"


@pytest.mark.rule("tyrants.setup.starting_site")
def test_nobody_starts_where_another_player_has_started() -> None:
    table = Table(2).play(0, "settle:skullport")
    assert table.options(1) == {"settle:mantol_derith", "settle:eryndlyn", "settle:ched_nasad"}
    assert table.why(1)["settle:skullport"] == "setup.starting_site"
    assert table.g.garrisons[SITE.index["skullport"]][-1] == 2, "though there are empty spaces"
    with pytest.raises(IllegalMove, match=r"setup\.starting_site"):
        table.play(1, "settle:skullport")
    table.play(1, "settle:mantol_derith")
    assert table.at("skullport") == {0: 1, WHITE: 2}, "white troops stay"
    assert table.at("mantol_derith") == {1: 1, WHITE: 2}
    assert not table.g.trophies[0][WHITE]


@pytest.mark.rule("tyrants.setup.starting_site")
def test_nobody_starts_in_another_site() -> None:
    table = Table(2)
    for site in ("kanaglym", "chasmleap_bridge", "everfire"):  # empty, but not black
        assert table.why(0)[f"settle:{site}"] == "setup.starting_site"
        with pytest.raises(IllegalMove, match=r"setup\.starting_site"):
            table.play(0, f"settle:{site}")


@pytest.mark.rule("tyrants.setup.starting_site_list")
@pytest.mark.parametrize(
    ("board", "outer"),
    list(zip(BOARDS, ([], ["jhachalkhyn"], ["chaulssin"], ["jhachalkhyn", "chaulssin"]), strict=True)),
)
def test_the_starting_sites_of_each_board(board: tuple[int, dict[str, str]], outer: list[str]) -> None:
    table = Table(board[0], **board[1])
    assert table.options(0) == {f"settle:{site}" for site in CENTER_STARTS | set(outer)}
