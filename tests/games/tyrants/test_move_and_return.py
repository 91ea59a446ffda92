"""Moving enemy troops, returning troops and spies. Rules: move.*, return.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import PLACE, SITE
from pentarchy.games.tyrants.state import EMPTY, WHITE
from tests.games.tyrants.table import Table


def empty_places(t: Table) -> set[str]:
    """All places in play with an empty space."""
    mask = t.g.camps[EMPTY] | t.g.roads[EMPTY] << len(SITE.tokens)
    return {name for place, name in enumerate(PLACE.tokens) if mask >> place & 1}


# move -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.move.from", "tyrants.move.enemy_only")
def test_enemy_troops_are_moved_from_places_within_reach() -> None:
    """White ones and those of all other players; not own ones, nor those far away."""
    t = Table.empty(3, section="left").troops(0, "labyrinth").troops(2, "labyrinth").troops(1, "gracklstugh-labyrinth")
    t.troops(1, "gracklstugh").spy(0, "kanaglym").troops(1, "kanaglym").begin(0, "cleric_of_laogzed")
    t.play(0, "play:cleric_of_laogzed")
    assert t.asked(0) == "lift_which"
    near = {"labyrinth,3", "labyrinth,white", "gracklstugh-labyrinth,2", "kanaglym,2"}
    assert t.options(0) == {f"lift:{troop}" for troop in near}
    reasons = t.why(0)
    assert reasons["lift:gracklstugh,2"] == reasons["lift:gracklstugh,white"] == "move.from"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "lift:gracklstugh,2")
    assert refused.value.rule == "move.from"
    with pytest.raises(IllegalMove):
        t.play(0, "lift:labyrinth,1")
    t.play(0, "lift:labyrinth,3", "drop:chchitl")
    assert t.at("chchitl") == {2: 1, WHITE: 2}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.move.enemy_only")
def test_the_reason_for_an_own_troop_is_the_rule_of_moving() -> None:
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").begin(0, "hezrou").play(0, "play:hezrou")
    assert "lift:labyrinth,1" not in t.options(0)
    assert t.why(0)["lift:labyrinth,1"] == "move.enemy_only"


@pytest.mark.rule("tyrants.move.enemy_only")
def test_own_troops_alone_are_not_moved() -> None:
    t = Table.empty().troops(0, "kanaglym").begin(0, "hezrou").play(0, "play:hezrou")
    assert t.asked(0) == "act"
    assert t.at("kanaglym") == {0: 1}


@pytest.mark.rule("tyrants.move.to")
@pytest.mark.parametrize(("players", "section"), [(2, ""), (3, "left"), (3, "right"), (4, "")])
def test_a_moved_troop_goes_to_any_empty_space_in_play(players: int, section: str) -> None:
    """However far, with or without presence; full sites and taken spaces of routes are closed."""
    t = Table.empty(players, **({"section": section} if section else {})).troops(0, "labyrinth")
    t.troops(1, "labyrinth").troops(1, "eryndlyn", 3).begin(0, "cleric_of_laogzed")
    t.play(0, "play:cleric_of_laogzed", "lift:labyrinth,2")
    assert t.asked(0) == "drop_where"
    assert t.options(0) == {f"drop:{place}" for place in empty_places(t)}
    assert {"drop:menzoberranzan", "drop:mantol_derith-menzoberranzan.2", "drop:everfire"} <= t.options(0)
    assert ("drop:chchitl" in t.options(0)) == (section == "left" or players == 4)
    assert ("drop:phaerlin" in t.options(0)) == (section == "right" or players == 4)
    reasons = t.why(0)
    closed = ("eryndlyn", "araumycos", "araumycos-eryndlyn", "labyrinth")
    assert {reasons[f"drop:{place}"] for place in closed} == {"map.troop_spaces"}
    t.play(0, "drop:tsenviilyq-llacerellyn")
    assert t.at("tsenviilyq-llacerellyn") == {1: 1}
    assert t.at("labyrinth") == {0: 1, WHITE: 1}


@pytest.mark.rule("tyrants.move.from")
def test_reach_is_checked_anew_for_the_second_troop_of_up_to_two() -> None:
    """A troop moved out of reach cannot be moved again; one moved within reach can."""
    t = Table.empty().troops(0, "kanaglym").troops(1, "kanaglym", 2).begin(0, "council_member")
    t.play(0, "play:council_member")
    assert t.options(0) == {"lift:kanaglym,2", "enough"}
    t.play(0, "lift:kanaglym,2", "drop:everfire")
    assert t.options(0) == {"lift:kanaglym,2", "enough"}
    assert t.why(0)["lift:everfire,2"] == "move.from"
    t.play(0, "lift:kanaglym,2", "drop:skullport-kanaglym")
    assert t.asked(0) == "act"
    assert (t.at("kanaglym"), t.at("everfire"), t.at("skullport-kanaglym")) == ({0: 1}, {1: 1}, {1: 1})


@pytest.mark.rule("tyrants.move.enemy_only")
def test_a_moved_troop_is_neither_killed_nor_deployed() -> None:
    """No trophy; barracks and the end of the game are not concerned, even with the last troop on the board."""
    t = Table.empty().troops(0, "kanaglym").troops(1, "kanaglym").empty_barracks(1).begin(0, "hezrou")
    t.play(0, "play:hezrou", "drop:everfire")
    assert t.at("everfire") == {1: 1}
    assert t.g.trophies == [(0,) * 5] * 2
    assert (t.g.barracks, t.g.vp, t.g.ending) == ([39, 0], [0, 0], "")
    assert not t.events("deployed")
    assert [event[1:5] for event in t.events("moved")] == [(0, 1, SITE.index["kanaglym"], SITE.index["everfire"])]


@pytest.mark.rule("tyrants.move.to", "tyrants.control.at_once", "tyrants.marker.take")
def test_a_troop_that_stays_in_its_site_changes_no_control_and_takes_no_marker() -> None:
    """From one space of Menzoberranzan to another one: it was a tie before and is one after, never in between."""
    t = Table.empty().clear("menzoberranzan").troops(0, "menzoberranzan", 2).troops(1, "menzoberranzan", 2)
    t.begin(0, "cleric_of_laogzed").play(0, "play:cleric_of_laogzed", "drop:menzoberranzan")
    assert t.at("menzoberranzan") == {0: 2, 1: 2}
    assert t.controls("menzoberranzan") == (-1, -1)
    assert t.g.influence == 0


@pytest.mark.rule("tyrants.move.to")
def test_on_a_full_board_nothing_can_be_moved() -> None:
    t = Table.empty().troops(0, "kanaglym").troops(1, "kanaglym")
    while free := empty_places(t):
        for place in free:
            t.troops(WHITE, place)
    t.begin(0, "hezrou").play(0, "play:hezrou")
    assert t.asked(0) == "act"
    assert t.at("kanaglym") == {0: 1, 1: 1, WHITE: 1}


# return -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white")
@pytest.mark.parametrize("card", ["chosen_of_lolth", "vampire_spawn"])
def test_troops_and_spies_of_others_are_returned_from_within_reach(card: str) -> None:
    """They go to their owners' barracks. White troops, own pieces and those out of reach are no choice."""
    t = Table.empty(3, section="right").troops(0, "skullport").troops(1, "skullport").spy(2, "skullport")
    t.troops(2, "skullport-kanaglym").troops(1, "kanaglym").spy(1, "kanaglym").spy(0, "everfire").begin(0, card)
    t.play(0, f"play:{card}")
    assert t.asked(0) == "return_which"
    assert t.options(0) == {"send_home:skullport,2", "send_home:skullport-kanaglym,3", "expose:skullport,3"}
    reasons = t.why(0)
    assert reasons["send_home:kanaglym,2"] == reasons["expose:kanaglym,2"] == "return.other_player"
    for move in ("send_home:kanaglym,2", "expose:kanaglym,2", "send_home:skullport,1", "expose:everfire,1"):
        with pytest.raises(IllegalMove):
            t.play(0, move)
    t.play(0, "send_home:skullport-kanaglym,3")
    assert t.at("skullport-kanaglym") == {}
    assert t.g.barracks == [39, 38, 40]
    assert sum(map(sum, t.g.trophies)) == 0
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.return.other_player")
def test_a_spy_returned_by_a_card_is_back_in_the_barracks_of_its_owner() -> None:
    """All five were on the board: its owner can place it again without taking one back first."""
    t = Table.empty().troops(0, "kanaglym").spy(1, "kanaglym", "everfire", "eryndlyn", "skullport", "labyrinth")
    t.put("hands", 1, "spy_master")
    t.begin(0, "vampire_spawn").play(0, "play:vampire_spawn")  # the only piece within reach
    assert t.spies(1) == {"everfire", "eryndlyn", "skullport", "labyrinth"}
    t.play(0, "end_turn").play(1, "play:spy_master")
    assert t.asked(1) == "spy_where"


@pytest.mark.rule("tyrants.return.not_white")
def test_white_troops_are_never_returned() -> None:
    t = Table.empty().troops(0, "labyrinth").begin(0, "vampire_spawn", "intellect_devourer")
    t.play(0, "play:vampire_spawn")
    assert t.asked(0) == "act"
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1")
    assert t.options(0) == {"send_home:labyrinth,1", "enough"}
    assert t.at("labyrinth") == {0: 1, WHITE: 1}


@pytest.mark.rule("tyrants.return.basic_spy", "tyrants.marker.side")
def test_red_returns_the_blue_spy_and_has_total_control_of_the_phaerlin() -> None:
    """The worked example: three red troops, a blue spy, three power."""
    red, blue = 0, 1
    t = Table.empty(3, section="right").clear("phaerlin").troops(red, "phaerlin", 3).spy(blue, "phaerlin")
    t.begin(red, power=3)
    assert t.controls("phaerlin") == (red, -1)
    t.play(red, "return_spy:phaerlin,2")
    assert t.spies(blue) == set()
    assert t.controls("phaerlin") == (red, red)
    assert (t.g.power, t.g.influence, t.g.vp[red]) == (0, 1, 0)
    t.play(red, "end_turn")
    assert t.g.vp[red] == 1  # its marker shows total control


@pytest.mark.rule("tyrants.return.basic_spy", "tyrants.return.other_player")
def test_power_returns_spies_of_others_only_where_there_is_presence() -> None:
    """Not own spies, not troops, and for 3 power, no less."""
    t = Table.empty(3, section="left").troops(0, "skullport").spy(0, "skullport").troops(1, "skullport")
    t.spy(1, "skullport", "kanaglym").spy(2, "skullport").begin(0, power=5)
    assert t.options(0, "return_spy") == {"return_spy:skullport,2", "return_spy:skullport,3"}
    assert t.why(0)["return_spy:kanaglym,2"] == "return.other_player"
    for move in ("return_spy:skullport,1", "return_spy:kanaglym,2", "send_home:skullport,2"):
        with pytest.raises(IllegalMove):
            t.play(0, move)
    t.play(0, "return_spy:skullport,3")
    assert (t.g.power, t.spies(2)) == (2, set())
    assert t.options(0, "return_spy") == set()
    assert t.why(0)["return_spy:skullport,2"] == "return.basic_spy"
    assert t.events("spy_returned_for_power") == [("spy_returned_for_power", 0, 2, SITE.index["skullport"])]


@pytest.mark.rule("tyrants.return.own", "tyrants.return.any_player")
def test_own_pieces_come_back_from_anywhere_others_from_within_reach() -> None:
    t = Table.empty().troops(0, "skullport").spy(0, "everfire").troops(0, "mantol_derith-menzoberranzan.2")
    t.troops(1, "skullport").spy(1, "skullport").troops(1, "ched_nasad").spy(1, "ched_nasad")
    t.begin(0, "intellect_devourer").play(0, "play:intellect_devourer", "pick:intellect_devourer,1")
    own = {"send_home:skullport,1", "send_home:mantol_derith-menzoberranzan.2,1", "expose:everfire,1"}
    assert t.options(0) == own | {"send_home:skullport,2", "expose:skullport,2", "enough"}
    reasons = t.why(0)
    assert reasons["send_home:ched_nasad,2"] == reasons["expose:ched_nasad,2"] == "return.other_player"
    t.play(0, "send_home:mantol_derith-menzoberranzan.2,1", "expose:skullport,2")
    assert t.asked(0) == "act"  # two pieces at most
    assert (t.g.barracks, t.spies(1)) == ([39, 38], {"ched_nasad"})


@pytest.mark.rule("tyrants.return.any_player")
@pytest.mark.parametrize("moves", [(), ("expose:everfire,1",)])
def test_up_to_two_pieces_may_be_one_or_none(moves: tuple[str, ...]) -> None:
    t = Table.empty().troops(0, "skullport").spy(0, "everfire").begin(0, "intellect_devourer")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1", *moves, "enough")
    assert t.asked(0) == "act"
    assert t.spies(0) == (set() if moves else {"everfire"})
    assert t.at("skullport") == {0: 1, WHITE: 2}


@pytest.mark.rule("tyrants.return.own")
def test_an_own_spy_pays_from_any_site() -> None:
    """Presence is not asked for, and the spy can be placed again."""
    t = Table.empty().troops(0, "skullport").spy(0, "everfire", "kanaglym").begin(0, "watcher_of_thay")
    t.play(0, "play:watcher_of_thay", "pick:watcher_of_thay,1")
    assert t.options(0) == {"recall:everfire", "recall:kanaglym", "done"}
    t.play(0, "recall:everfire")
    assert t.spies(0) == {"kanaglym"}
    assert t.g.influence == 3


@pytest.mark.rule("tyrants.return.last_own_troop")
def test_the_last_troop_may_be_returned_and_the_next_one_goes_anywhere() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, "intellect_devourer", power=2)
    assert "deploy:everfire" not in t.options(0)
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1", "send_home:skullport,1")
    assert t.asked(0) == "act"
    assert t.g.barracks[0] == 40
    t.play(0, "deploy:everfire")
    assert t.at("everfire") == {0: 1}
    assert t.why(0)["deploy:skullport"] == "deploy.presence"
