"""Supplanting troops. Rules: supplant.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import PLACE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.supplant.steps")
@pytest.mark.parametrize("place", ["gracklstugh-labyrinth", "gracklstugh"])
def test_a_black_troop_takes_the_space_of_a_red_one(place: str) -> None:
    """The red troop lies in black's trophy hall, a black one from the barracks stands on the same space."""
    black, red = 0, 1
    t = Table.empty().troops(black, "labyrinth").troops(black, "mantol_derith-gracklstugh").troops(red, place)
    before = t.at(place)
    t.begin(black, "doppelganger").play(black, "play:doppelganger", f"oust:{place},2")
    assert t.g.trophies[black] == (0, 1, 0, 0, 0)
    assert t.at(place) == {black: 1, **{colour: count for colour, count in before.items() if colour != red}}
    assert (t.g.barracks[black], t.g.barracks[red]) == (37, 39)
    told = [event for event in t.events() if event[0] in ("assassinated", "deployed", "supplanted")]
    assert told == [("supplanted", black, red, PLACE.index[place], t.card("doppelganger"))], "one line for both"
    assert t.asked(black) == "act"


@pytest.mark.rule("tyrants.supplant.presence", "tyrants.supplant.enemy_only")
def test_enemy_troops_of_any_colour_are_supplanted_where_there_is_presence() -> None:
    t = Table.empty(3, section="left").troops(0, "mantol_derith-menzoberranzan.2").troops(0, "labyrinth")
    t.troops(1, "mantol_derith-menzoberranzan.1").troops(2, "mantol_derith-menzoberranzan.3").troops(2, "labyrinth")
    t.troops(1, "gracklstugh").begin(0, "doppelganger").play(0, "play:doppelganger")
    assert t.asked(0) == "supplant_which"
    near = {"mantol_derith-menzoberranzan.1,2", "mantol_derith-menzoberranzan.3,3", "labyrinth,3", "labyrinth,white"}
    assert t.options(0) == {f"oust:{troop}" for troop in near}
    reasons = t.why(0)
    assert reasons["oust:gracklstugh,2"] == reasons["oust:gracklstugh,white"] == "supplant.presence"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "oust:menzoberranzan,white")
    assert refused.value.rule == "supplant.presence"


@pytest.mark.rule("tyrants.supplant.presence")
def test_without_a_troop_on_the_board_nothing_can_be_supplanted() -> None:
    """The exception for deploying does not help; a spy gives presence as ever."""
    t = Table.empty().troops(1, "everfire").begin(0, "doppelganger", "doppelganger").play(0, "play:doppelganger")
    assert t.asked(0) == "act"
    assert t.at("everfire") == {1: 1}
    assert (t.g.barracks[0], t.g.vp[0], sum(t.g.trophies[0])) == (40, 0, 0)
    t.spy(0, "everfire").play(0, "play:doppelganger")  # a single target, so nobody is asked
    assert t.at("everfire") == {0: 1}


@pytest.mark.rule("tyrants.supplant.enemy_only")
def test_some_cards_supplant_white_troops_only() -> None:
    t = Table.empty().troops(0, "skullport").troops(0, "labyrinth").troops(1, "skullport").begin(0, "advance_scout")
    t.play(0, "play:advance_scout")
    assert t.options(0) == {"oust:skullport,white", "oust:labyrinth,white"}
    with pytest.raises(IllegalMove):
        t.play(0, "oust:skullport,2")
    t.play(0, "oust:skullport,white")
    assert t.at("skullport") == {0: 2, 1: 1, WHITE: 1}
    assert t.g.trophies[0] == (0, 0, 0, 0, 1)


@pytest.mark.rule("tyrants.supplant.enemy_only")
@pytest.mark.parametrize(("card", "troop"), [("doppelganger", "skullport,1"), ("advance_scout", "skullport,2")])
def test_the_reason_for_a_troop_of_the_wrong_side_is_the_rule_of_supplanting(card: str, troop: str) -> None:
    """One's own troop, or that of a player where the card wants a white one."""
    t = Table.empty().troops(0, "skullport").troops(0, "labyrinth").troops(1, "skullport").begin(0, card)
    t.play(0, f"play:{card}")
    assert f"oust:{troop}" not in t.options(0)
    assert t.why(0)[f"oust:{troop}"] == "supplant.enemy_only"


@pytest.mark.rule("tyrants.supplant.no_presence_recheck", "tyrants.term.anywhere")
def test_a_troop_supplanted_far_away_is_replaced_at_once() -> None:
    """Anywhere on the board: the new troop stands where its owner had no presence."""
    t = Table.empty().troops(0, "mantol_derith").begin(0, "ogre_zombie").play(0, "play:ogre_zombie")
    t.play(0, "oust:tsenviilyq,white")
    assert t.at("tsenviilyq") == {0: 1, WHITE: 2}
    assert t.g.barracks[0] == 38
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.supplant.no_presence_recheck")
def test_a_troop_at_the_site_of_a_returned_spy_is_replaced_without_presence() -> None:
    t = Table.empty().troops(0, "mantol_derith").troops(1, "everfire").spy(0, "everfire").begin(0, "spellspinner")
    t.play(0, "play:spellspinner", "pick:spellspinner,1", "recall:everfire")
    assert t.at("everfire") == {0: 1}
    assert t.spies(0) == set()


@pytest.mark.rule("tyrants.supplant.no_presence_recheck", "tyrants.supplant.presence")
def test_the_last_reach_is_enough_although_only_a_spy_gave_it() -> None:
    """A player without any troop supplants at the site of a spy and stands there with the first one."""
    t = Table.empty().spy(0, "tsenviilyq").begin(0, "doppelganger").play(0, "play:doppelganger")
    assert t.at("tsenviilyq") == {0: 1, WHITE: 2}


@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_with_empty_barracks_the_space_stays_empty_and_one_vp_is_gained() -> None:
    t = Table.empty().troops(0, "kanaglym").troops(1, "kanaglym").empty_barracks(0).begin(0, "doppelganger")
    t.play(0, "play:doppelganger")
    assert t.at("kanaglym") == {0: 1}
    assert t.g.trophies[0] == (0, 1, 0, 0, 0)
    assert (t.g.vp[0], t.g.barracks[0]) == (1, 0)
    assert not t.events("deployed") + t.events("supplanted")
    assert [event[1:3] for event in t.events("supplanted_for_vp")] == [(0, 1)]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_the_last_troop_is_used_before_vp_are_given() -> None:
    """Two white troops for one troop in the barracks: the first is replaced, the second only killed."""
    t = Table.empty().troops(0, "skullport").empty_barracks(0, 1).begin(0, "demogorgon", "noble")
    t.play(0, "play:demogorgon", "devour:noble")
    assert t.at("skullport") == {0: 2}
    assert t.g.trophies[0][WHITE] == 2
    assert (t.g.vp[0], t.g.barracks[0]) == (1, 0)


@pytest.mark.rule("tyrants.supplant.steps")
def test_nothing_happens_when_there_is_nobody_to_supplant() -> None:
    """No troop is deployed either."""
    t = Table.empty().troops(0, "kanaglym").begin(0, "doppelganger").play(0, "play:doppelganger")
    assert t.asked(0) == "act"
    assert t.at("kanaglym") == {0: 1}
    assert (t.g.barracks[0], t.g.vp[0]) == (39, 0)
