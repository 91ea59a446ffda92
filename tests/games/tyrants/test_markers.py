"""Control markers: who holds them, which side is up, when they pay. Rules: marker.*."""

import pytest

from pentarchy.games.tyrants.control import markers_held
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.overview import derived
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

# what the markers give under total control at the end of the turn
VALUES = {
    "gauntlgrym": 1,
    "chchitl": 1,
    "tsenviilyq": 1,
    "phaerlin": 1,
    "sszuraassnee": 1,
    "menzoberranzan": 2,
    "araumycos": 3,
}


def held(t: Table, player: int) -> set[str]:
    """The sites whose markers lie before a player."""
    return {SITE.tokens[site] for site in markers_held(t.g, player)}


def full(t: Table, player: int, site: str, but: int = 0) -> Table:
    """Fill a site with troops of a player, up to so many spaces."""
    t.clear(site)
    return t.troops(player, site, t.content.sites[SITE.index[site]].spaces - but)


def give_power(t: Table, player: int, power: int) -> None:
    """So much more power in the pool of the player whose turn it is."""
    t.g.power += power
    t.g.offered[player] = None


def round_about(t: Table, *players: int) -> Table:
    """Let these players end their turns, one after the other."""
    for player in players:
        t.play(player, "end_turn")
    return t


@pytest.mark.rule("tyrants.marker.take", "tyrants.marker.same_turn")
def test_a_marker_is_taken_from_the_board_at_once_and_pays_in_the_same_turn() -> None:
    t = Table.empty().troops(0, "menzoberranzan", 3).begin(0, power=4)
    assert held(t, 0) == set()
    assert t.g.influence == 0  # three white troops make it a tie
    t.play(0, "deploy:menzoberranzan-everfire.1")
    assert held(t, 0) == set()
    assert t.g.influence == 0
    t.play(0, "assassinate:menzoberranzan,white")
    assert held(t, 0) == {"menzoberranzan"}
    assert t.g.influence == 1
    assert t.events("marker_paid") == [("marker_paid", 0, SITE.index["menzoberranzan"])]


@pytest.mark.rule("tyrants.marker.take")
def test_a_marker_goes_from_its_holder_to_who_takes_over_the_site() -> None:
    """One supplant turns 2 to 3 into 3 to 2; the marker counts for its new holder in the same turn."""
    t = Table.empty(4).clear("menzoberranzan").troops(0, "menzoberranzan", 2).troops(1, "menzoberranzan", 3)
    t.spy(0, "araumycos").begin(0, "doppelganger", "green_dragon")
    assert (held(t, 0), held(t, 1)) == (set(), {"menzoberranzan"})
    t.play(0, "play:doppelganger", "oust:menzoberranzan,2")
    assert (held(t, 0), held(t, 1)) == ({"menzoberranzan"}, set())
    assert derived(t.g)["markers"] == [1, 0, 0, 0]
    assert t.g.influence == 1
    t.play(0, "play:green_dragon", "pick:green_dragon,1", "recall:araumycos")
    assert t.g.vp == [1, 0, 0, 0]  # the card counts markers
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.marker.take")
def test_a_site_without_a_marker_gives_nothing_at_the_start_of_a_turn() -> None:
    t = full(Table.empty(), 0, "ched_nasad").begin(0)
    assert t.controls("ched_nasad") == (0, 0)
    assert t.g.influence == 0
    round_about(t, 0)
    assert held(t, 0) == set()
    assert t.g.vp == [0, 0]


@pytest.mark.rule("tyrants.marker.side")
def test_the_marker_is_flipped_whenever_the_degree_of_control_changes() -> None:
    """A spy of the other player turns it to control, in that player's turn; sending the spy home turns it back."""
    t = full(Table.empty(), 0, "araumycos").begin(0)
    round_about(t, 0)
    assert t.g.vp[0] == 3  # the side of total control was up
    t.put("hands", 1, "spy_master")
    give_power(t, 1, 0)
    t.play(1, "play:spy_master", "spy:araumycos")
    assert t.controls("araumycos") == (0, -1)
    assert held(t, 0) == {"araumycos"}
    round_about(t, 1, 0)
    assert t.g.vp[0] == 3  # no VP on the other side
    round_about(t, 1)
    give_power(t, 0, 3)
    t.play(0, "return_spy:araumycos,2", "end_turn")
    assert t.g.vp[0] == 6
    sides = [event[0] for event in t.events() if event[0].startswith("total")]
    assert sides == ["total_gained", "total_lost", "total_regained"]


@pytest.mark.rule("tyrants.marker.side")
def test_a_marker_taken_from_total_control_lies_with_control_up_for_the_new_holder() -> None:
    """Two of three troops are supplanted: control for the other player, but not total."""
    t = full(Table.empty(), 0, "tsenviilyq").troops(1, "kanaglym-tsenviilyq.2")
    t.begin(1, "doppelganger", "doppelganger").play(1, "play:doppelganger")  # there is nobody else within reach
    assert t.controls("tsenviilyq") == (0, -1)
    assert held(t, 0) == {"tsenviilyq"}
    t.play(1, "play:doppelganger")
    assert t.controls("tsenviilyq") == (1, -1)
    assert held(t, 1) == {"tsenviilyq"}
    round_about(t, 1)
    assert t.g.vp == [0, 0]
    assert t.g.influence == 0  # nothing for the former holder's turn either


@pytest.mark.rule("tyrants.marker.returned")
@pytest.mark.parametrize(
    ("own", "white", "card", "moves"),
    [
        (1, 0, "grimlock", ("place:araumycos",)),  # a tie of players
        (2, 1, "cleric_of_laogzed", ("lift:ched_nasad,white", "drop:araumycos")),  # a tie with white
        (2, 1, "deathblade", ("kill:araumycos,1", "kill:araumycos,1")),  # white is left
        (1, 0, "vampire_spawn", ()),  # the only troop is sent home, nobody is left
    ],
)
def test_the_marker_goes_back_to_the_board_when_nobody_controls_the_site(
    own: int, white: int, card: str, moves: tuple[str, ...]
) -> None:
    """Player 0 holds the marker of Araumycos, player 1 acts from beside it."""
    t = Table.empty().clear("araumycos", "araumycos-ched_nasad").troops(1, "araumycos-ched_nasad")
    t.troops(0, "araumycos", own).troops(WHITE, "araumycos", white).troops(WHITE, "ched_nasad").begin(1, card)
    assert held(t, 0) == {"araumycos"}
    t.play(1, f"play:{card}", *moves)
    assert t.controls("araumycos") == (-1, -1)
    assert derived(t.g)["markers"] == [0, 0]
    round_about(t, 1)
    assert t.g.current == 0
    assert t.g.influence == 0  # it no longer pays


@pytest.mark.rule("tyrants.marker.once_per_turn")
def test_a_marker_lost_and_retaken_in_a_turn_pays_once() -> None:
    t = Table.empty().clear("araumycos").troops(0, "araumycos", 2).begin(0, "intellect_devourer", power=3)
    assert t.g.influence == 1
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1", "send_home:araumycos,1", "send_home:araumycos,1")
    assert held(t, 0) == set()
    t.play(0, "deploy:araumycos")
    assert held(t, 0) == {"araumycos"}
    assert t.g.influence == 1
    round_about(t, 0, 1)
    assert t.g.current == 0
    assert t.g.influence == 1  # a new turn, the next payment


@pytest.mark.rule("tyrants.marker.once_per_turn", "tyrants.marker.same_turn")
def test_a_marker_taken_lost_and_retaken_in_a_turn_pays_once() -> None:
    t = Table.empty().clear("araumycos").troops(0, "eryndlyn").troops(0, "chasmleap_bridge").spy(0, "araumycos")
    t.begin(0, "intellect_devourer", power=2).play(0, "deploy:araumycos")
    assert t.g.influence == 1
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1", "send_home:araumycos,1", "enough")
    assert held(t, 0) == set()
    t.play(0, "deploy:araumycos")
    assert held(t, 0) == {"araumycos"}
    assert t.g.influence == 1


@pytest.mark.rule("tyrants.marker.once_per_turn")
def test_each_holder_is_paid_in_the_own_turn_only() -> None:
    """The marker pays its former holder and, taken over in the next turn, the new one too."""
    t = Table.empty(3, section="left").clear("araumycos", "araumycos-eryndlyn")
    t.troops(0, "araumycos").troops(1, "araumycos-eryndlyn").begin(0)
    assert t.g.influence == 1
    round_about(t, 0)
    give_power(t, 1, 2)
    assert t.g.influence == 0  # it is not player 1's marker yet
    t.play(1, "deploy:araumycos", "deploy:araumycos")
    assert held(t, 1) == {"araumycos"}
    assert t.g.influence == 1
    round_about(t, 1)
    assert t.g.current == 2
    assert t.g.influence == 0
    paid = [event[1] for event in t.events("marker_paid")]
    assert paid == [0, 1]


@pytest.mark.rule("tyrants.marker.taken_in_other_turn")
@pytest.mark.parametrize("kept", [True, False])
def test_a_marker_gained_in_anothers_turn_pays_from_the_next_own_turn_on(kept: bool) -> None:
    """Player 0 breaks a tie between players 1 and 2 in favour of player 2, and perhaps player 1 restores it."""
    t = Table.empty(4).clear("menzoberranzan").troops(0, "menzoberranzan")
    t.troops(1, "menzoberranzan", 2).troops(2, "menzoberranzan", 2).begin(0, power=3)
    t.play(0, "assassinate:menzoberranzan,2")
    assert held(t, 2) == {"menzoberranzan"}
    assert t.g.influence == 0
    assert not t.events("marker_paid")
    round_about(t, 0)
    if not kept:
        give_power(t, 1, 1)
        t.play(1, "deploy:menzoberranzan")
    round_about(t, 1)
    assert t.g.current == 2
    assert t.g.influence == int(kept)


@pytest.mark.rule("tyrants.marker.values")
@pytest.mark.parametrize(("site", "points"), VALUES.items())
def test_a_marker_gives_one_influence_and_with_total_control_vp_as_well(site: str, points: int) -> None:
    """The side of total control replaces the other one: there are never two influence."""
    t = full(Table.empty(4), 0, site, but=1).begin(0)
    assert t.controls(site) == (0, -1)
    assert t.g.influence == 1
    round_about(t, 0)
    assert t.g.vp == [0, 0, 0, 0]
    assert not t.events("marker_scored")
    t = full(Table.empty(4), 0, site).begin(0)
    assert t.controls(site) == (0, 0)
    assert t.g.influence == 1
    round_about(t, 0)
    assert t.g.vp == [points, 0, 0, 0]


@pytest.mark.rule("tyrants.marker.values")
@pytest.mark.parametrize(
    ("players", "section", "there"),
    [
        (2, "", {"menzoberranzan", "araumycos", "tsenviilyq"}),
        (3, "left", {"menzoberranzan", "araumycos", "tsenviilyq", "gauntlgrym", "chchitl"}),
        (3, "right", {"menzoberranzan", "araumycos", "tsenviilyq", "phaerlin", "sszuraassnee"}),
        (4, "", set(VALUES)),
    ],
)
def test_there_are_markers_in_seven_sites(players: int, section: str, there: set[str]) -> None:
    """Whoever controls all sites in play holds all markers in play, and each of them pays."""
    t = Table.empty(players, **({"section": section} if section else {}))
    for site in t.g.board.sites:
        t.empty_barracks(0, 40).clear(SITE.tokens[site])
        t.troops(0, SITE.tokens[site])
    t.begin(0)
    assert held(t, 0) == there
    assert t.g.influence == len(there)


@pytest.mark.rule("tyrants.marker.influence_timing")
def test_influence_comes_at_the_start_of_the_turn_for_each_marker_and_a_flip_gives_no_more() -> None:
    t = full(Table.empty(), 0, "araumycos").begin(1)
    full(t, 0, "tsenviilyq", but=1)
    assert t.g.influence == 0  # the turn of the other player
    round_about(t, 1)
    assert t.g.current == 0
    assert t.g.influence == 2
    give_power(t, 0, 1)
    t.play(0, "deploy:tsenviilyq")
    assert t.controls("tsenviilyq") == (0, 0)
    assert t.g.influence == 2
    round_about(t, 0)
    assert t.g.vp == [4, 0]  # 3 and 1


@pytest.mark.rule("tyrants.marker.influence_timing", "tyrants.marker.same_turn")
def test_influence_of_a_marker_taken_during_the_turn_can_be_spent_in_it() -> None:
    t = Table.empty().clear("araumycos", "araumycos-eryndlyn").troops(0, "araumycos-eryndlyn")
    t.market("advocate")
    t.begin(0, power=1, influence=1)
    assert t.why(0)["recruit:advocate"] == "recruit.basic"  # it costs 2
    t.play(0, "deploy:araumycos", "recruit:advocate")
    assert t.names("discards", 0) == ["advocate"]
    assert t.g.influence == 0


@pytest.mark.rule("tyrants.marker.vp_timing")
def test_vp_of_a_marker_come_at_the_end_of_the_turn_not_with_total_control() -> None:
    t = full(Table.empty(), 0, "menzoberranzan", but=1).begin(0, power=1).play(0, "deploy:menzoberranzan")
    assert t.controls("menzoberranzan") == (0, 0)
    assert t.g.vp == [0, 0]
    round_about(t, 0)
    assert t.g.vp == [2, 0]
    assert t.events("marker_scored") == [("marker_scored", 0, SITE.index["menzoberranzan"], 2)]
    round_about(t, 1)
    assert t.g.vp == [2, 0]  # nothing in the turn of the other player
    round_about(t, 0)
    assert t.g.vp == [4, 0]


@pytest.mark.rule("tyrants.marker.vp_timing")
def test_total_control_that_was_lost_before_the_end_of_the_turn_gives_no_vp() -> None:
    t = full(Table.empty(), 0, "menzoberranzan").begin(0, "intellect_devourer")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1", "send_home:menzoberranzan,1", "enough")
    assert t.controls("menzoberranzan") == (0, -1)
    assert t.g.influence == 1
    round_about(t, 0)
    assert t.g.vp == [0, 0]
