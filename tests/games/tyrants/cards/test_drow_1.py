"""The drow half-deck, first part: printed values, and the cards of conquest and malice."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.drow_and_dragons import (
    NEAR_ENEMIES,
    NEAR_WHITES,
    WHITE_PLACES,
    Printed,
    border,
    check_market_card,
    duel,
    hall,
    moves,
    now,
    pick,
    printed,
    walled,
)
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.card.rarity", "tyrants.card.deck_vp", "tyrants.card.inner_circle_vp")
@pytest.mark.parametrize(
    "card",
    printed(
        "advance_scout 3 3 conquest drow 1 3",
        "advocate 4 2 ambition drow 1 2",
        "blackguard 4 3 malice drow 1 3",
        "bounty_hunter 2 4 malice drow 2 4",
        "chosen_of_lolth 2 4 ambition drow 2 4",
        "council_member 1 6 ambition drow 3 6",
        "deathblade 1 6 malice drow 3 6",
        "doppelganger 2 5 malice doppelganger 3 5",
        "drow_negotiator 2 3 ambition drow 1 2",
        "infiltrator 2 3 guile drow 1 2",
        "information_broker 2 5 guile drow 2 5",
        "inquisitor 1 3 malice drow 2 4",
        "master_of_melee_magthere 2 5 conquest drow 2 5",
        "masters_of_sorcere 1 5 guile drow 2 5",
        "matron_mother 1 6 ambition drow 3 6",
        "mercenary_squad 2 3 conquest drow 1 4",
        "spellspinner 3 3 guile drow 1 3",
        "spy_master 2 2 guile drow 1 2",
        "underdark_ranger 2 4 conquest drow 2 4",
        "weaponmaster 1 6 conquest drow 3 6",
    ),
)
def test_values_of_the_drow(card: Printed) -> None:
    check_market_card(card)


# advance scout ------------------------------------------------------------------------------------------------------
@pytest.mark.card("advance_scout")
@pytest.mark.rule("tyrants.supplant.presence", "tyrants.supplant.enemy_only", "tyrants.supplant.steps")
def test_the_advance_scout_supplants_one_white_troop_where_its_player_is_present() -> None:
    t = border().begin(0, "advance_scout").play(0, "play:advance_scout")
    assert (t.asked(), t.options()) == ("supplant_which", moves("oust", NEAR_WHITES))
    assert {"oust:mantol_derith,1", "oust:mantol_derith,2"} <= set(t.why())
    assert t.why()["oust:gracklstugh,white"] == t.why()["oust:blingdenstone,white"] == "supplant.presence"
    t.play(0, "oust:mantol_derith,white")
    assert (t.at("mantol_derith"), hall(t), t.g.barracks[0]) == ({0: 2, 1: 1, WHITE: 1}, {WHITE: 1}, 38)
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("advance_scout")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_with_empty_barracks_the_advance_scout_kills_for_one_vp() -> None:
    t = border().empty_barracks(0).begin(0, "advance_scout")
    t.play(0, "play:advance_scout", "oust:blingdenstone-mantol_derith,white")
    assert (t.at("blingdenstone-mantol_derith"), hall(t)) == ({}, {WHITE: 1})
    assert now(t) == ("act", 0, 0, 1)


@pytest.mark.card("advance_scout")
@pytest.mark.rule("tyrants.play.mandatory")
def test_the_advance_scout_does_nothing_without_a_white_troop_in_reach() -> None:
    """Troops of players are no target; without a troop on the board there is no presence to supplant with."""
    t = duel().begin(0, "advance_scout").play(0, "play:advance_scout")
    assert (now(t), hall(t), t.at("mantol_derith")) == (("act", 0, 0, 0), {}, {0: 1, 1: 1})
    t = Table.empty().begin(0, "advance_scout").play(0, "play:advance_scout")
    assert (now(t), hall(t), t.g.barracks[0]) == (("act", 0, 0, 0), {}, 40)


# blackguard and inquisitor ------------------------------------------------------------------------------------------
@pytest.mark.card("blackguard")
def test_the_blackguard_gives_two_power_and_then_kills_nobody() -> None:
    t = pick(border().begin(0, "blackguard"), "blackguard", 0)
    assert (now(t), hall(t)) == (("act", 2, 0, 0), {})


@pytest.mark.card("blackguard")
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.trophy", "tyrants.assassinate.not_own")
def test_the_blackguard_kills_one_enemy_troop_and_then_gives_no_power() -> None:
    t = pick(border().begin(0, "blackguard"), "blackguard", 1)
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_ENEMIES))
    assert t.why()["kill:mantol_derith,1"] == "assassinate.not_own"
    assert t.why()["kill:skullport,2"] == t.why()["kill:blingdenstone,white"] == "assassinate.presence"
    t.play(0, "kill:mantol_derith,2")
    assert (t.at("mantol_derith"), hall(t), t.g.barracks) == ({0: 1, WHITE: 2}, {1: 1}, [39, 38])
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("blackguard")
@pytest.mark.rule("tyrants.play.choose_one")
def test_the_blackguard_may_choose_to_kill_where_it_can_kill_nobody() -> None:
    t = pick(Table.empty().begin(0, "blackguard"), "blackguard", 1)
    assert (now(t), hall(t)) == (("act", 0, 0, 0), {})


@pytest.mark.card("inquisitor")
def test_the_inquisitor_gives_two_influence_and_then_kills_nobody() -> None:
    t = pick(border().begin(0, "inquisitor"), "inquisitor", 0)
    assert (now(t), hall(t)) == (("act", 0, 2, 0), {})


@pytest.mark.card("inquisitor")
def test_the_inquisitor_kills_one_enemy_troop_and_then_gives_no_influence() -> None:
    t = pick(border().begin(0, "inquisitor"), "inquisitor", 1)
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_ENEMIES))
    t.play(0, "kill:mantol_derith,white")
    assert (t.at("mantol_derith"), hall(t), now(t)) == ({0: 1, 1: 1, WHITE: 1}, {WHITE: 1}, ("act", 0, 0, 0))


@pytest.mark.card("inquisitor")
def test_the_inquisitor_must_kill_the_only_target_and_may_find_none() -> None:
    t = pick(duel().begin(0, "inquisitor"), "inquisitor", 1)
    assert (hall(t), now(t)) == ({1: 1}, ("act", 0, 0, 0))
    t = pick(Table.empty().begin(0, "inquisitor"), "inquisitor", 1)
    assert (hall(t), now(t)) == ({}, ("act", 0, 0, 0))


# bounty hunter ------------------------------------------------------------------------------------------------------
@pytest.mark.card("bounty_hunter")
def test_the_bounty_hunter_gives_power_for_one_assassination() -> None:
    t = border().begin(0, "bounty_hunter").play(0, "play:bounty_hunter")
    assert (now(t), hall(t)) == (("act", 3, 0, 0), {})
    t.play(0, "assassinate:mantol_derith,2")
    assert (now(t), hall(t), t.options(0, "assassinate")) == (("act", 0, 0, 0), {1: 1}, set())


# deathblade ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("deathblade")
@pytest.mark.rule("tyrants.play.mandatory")
def test_the_deathblade_must_kill_two_enemy_troops_of_any_colour() -> None:
    t = border().begin(0, "deathblade").play(0, "play:deathblade")
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_ENEMIES))
    t.play(0, "kill:mantol_derith,2")
    assert t.options() == moves("kill", NEAR_WHITES)
    t.play(0, "kill:blingdenstone-mantol_derith,white")
    assert (hall(t), now(t)) == ({1: 1, WHITE: 1}, ("act", 0, 0, 0))
    assert t.at("mantol_derith") == {0: 1, WHITE: 2}


@pytest.mark.card("deathblade")
@pytest.mark.parametrize(("troops", "killed"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_deathblade_kills_as_many_as_there_are_up_to_two(troops: int, killed: int) -> None:
    """Alike troops in one site are no choice, so nobody is asked."""
    t = Table.empty().troops(0, "everfire").clear("skullport").troops(1, "skullport", troops).spy(0, "skullport")
    t.begin(0, "deathblade").play(0, "play:deathblade")
    assert (t.g.trophies[0][1], t.at("skullport").get(1, 0)) == (killed, troops - killed)
    assert now(t) == ("act", 0, 0, 0)


# doppelganger -------------------------------------------------------------------------------------------------------
@pytest.mark.card("doppelganger")
@pytest.mark.rule("tyrants.supplant.steps", "tyrants.presence.site_spy")
def test_the_doppelganger_supplants_one_enemy_troop_of_any_colour_with_presence() -> None:
    t = border().spy(0, "skullport").begin(0, "doppelganger").play(0, "play:doppelganger")
    assert t.asked() == "supplant_which"
    assert t.options() == moves("oust", [*NEAR_ENEMIES, "skullport,2", "skullport,white"])
    assert t.why()["oust:gracklstugh,white"] == "supplant.presence"
    assert "oust:mantol_derith,1" in t.why()
    t.play(0, "oust:skullport,2")
    assert (t.at("skullport"), hall(t), t.g.barracks) == ({0: 1, WHITE: 2}, {1: 1}, [38, 38])
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("doppelganger")
@pytest.mark.rule("tyrants.supplant.empty_barracks", "tyrants.end.last_troop")
@pytest.mark.parametrize(("left", "troops", "vp", "ending"), [(0, 1, 1, ""), (1, 2, 0, "last_troop"), (2, 2, 0, "")])
def test_the_doppelganger_with_few_troops_left(left: int, troops: int, vp: int, ending: str) -> None:
    t = duel().empty_barracks(0, left).begin(0, "doppelganger").play(0, "play:doppelganger")
    assert (t.at("mantol_derith"), hall(t)) == ({0: troops}, {1: 1})
    assert (now(t), t.g.ending) == (("act", 0, 0, vp), ending)


@pytest.mark.card("doppelganger")
@pytest.mark.rule("tyrants.supplant.presence")
def test_the_doppelganger_finds_nobody_without_presence() -> None:
    t = Table.empty().troops(1, "skullport").begin(0, "doppelganger").play(0, "play:doppelganger")
    assert (hall(t), t.g.barracks[0], now(t)) == ({}, 40, ("act", 0, 0, 0))


# master of Melee-Magthere -------------------------------------------------------------------------------------------
@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("tyrants.deploy.presence", "tyrants.presence.checked_each_time", "tyrants.deploy.several")
def test_the_master_of_melee_magthere_deploys_four_troops_each_extending_the_reach() -> None:
    t = pick(border().begin(0, "master_of_melee_magthere"), "master_of_melee_magthere", 0)
    near = ["mantol_derith", "mantol_derith-gracklstugh", "mantol_derith-menzoberranzan.1"]
    assert (t.asked(), t.options()) == ("deploy_where", moves("place", near))
    assert t.why()["place:gracklstugh"] == "deploy.presence"
    assert t.why()["place:blingdenstone-mantol_derith"] == "deploy.from_barracks"
    t.play(0, "place:mantol_derith-gracklstugh")
    assert t.options() == moves("place", [near[0], near[2], "gracklstugh"])
    t.play(0, "place:gracklstugh", "place:gracklstugh-labyrinth", "place:labyrinth")
    assert (t.at("gracklstugh"), t.at("labyrinth")) == ({0: 1, WHITE: 2}, {0: 1, WHITE: 1})
    assert (t.g.barracks[0], hall(t), now(t)) == (35, {}, ("act", 0, 0, 0))


@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_the_master_of_melee_magthere_gets_one_vp_for_each_troop_that_is_missing() -> None:
    t = border().empty_barracks(0, 2).begin(0, "master_of_melee_magthere")
    pick(t, "master_of_melee_magthere", 0).play(0, "place:mantol_derith", "place:mantol_derith-gracklstugh")
    assert (t.at("mantol_derith"), t.at("mantol_derith-gracklstugh")) == ({0: 2, 1: 1, WHITE: 2}, {0: 1})
    assert (now(t), t.g.ending) == (("act", 0, 0, 2), "last_troop")


@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("tyrants.deploy.no_troops_on_map", "tyrants.setup.out_of_play")
def test_without_troops_on_the_board_only_the_first_of_the_four_goes_anywhere() -> None:
    """A spy does not change this. Sites without an empty space and outside the board in play are out."""
    t = Table.empty().spy(0, "skullport").begin(0, "master_of_melee_magthere")
    pick(t, "master_of_melee_magthere", 0)
    assert {"place:everfire", "place:labyrinth-skullport.2"} <= t.options()
    assert not {"place:blingdenstone", "place:gauntlgrym"} & t.options()
    t.play(0, "place:chasmleap_bridge")
    around = ["gracklstugh-chasmleap_bridge.2", "menzoberranzan-chasmleap_bridge.2", "chasmleap_bridge-everfire"]
    assert t.options() == moves("place", [*around, "skullport"])
    t.play(0, *moves("place", around))
    assert (t.g.barracks[0], now(t)) == (36, ("act", 0, 0, 0))


@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("tyrants.deploy.no_space")
def test_the_master_of_melee_magthere_cannot_deploy_without_a_space() -> None:
    t = pick(walled().begin(0, "master_of_melee_magthere"), "master_of_melee_magthere", 0)
    assert (t.g.barracks[0], now(t)) == (39, ("act", 0, 0, 0))


@pytest.mark.card("master_of_melee_magthere")
@pytest.mark.rule("tyrants.term.anywhere", "tyrants.supplant.no_presence_recheck")
def test_the_master_of_melee_magthere_supplants_a_white_troop_anywhere() -> None:
    t = pick(border().begin(0, "master_of_melee_magthere"), "master_of_melee_magthere", 1)
    assert t.asked() == "supplant_which"
    assert t.options() == moves("oust", [f"{place},white" for place in WHITE_PLACES])
    assert {"oust:mantol_derith,2", "oust:skullport,2", "oust:mantol_derith,1"} <= set(t.why())
    t.play(0, "oust:tsenviilyq,white")
    assert (t.at("tsenviilyq"), hall(t), t.g.barracks[0]) == ({0: 1, WHITE: 2}, {WHITE: 1}, 38)
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("master_of_melee_magthere")
def test_the_master_of_melee_magthere_kills_anywhere_for_one_vp_with_empty_barracks() -> None:
    t = pick(Table.empty().empty_barracks(0).begin(0, "master_of_melee_magthere"), "master_of_melee_magthere", 1)
    t.play(0, "oust:araumycos-eryndlyn,white")
    assert (t.at("araumycos-eryndlyn"), hall(t), now(t)) == ({}, {WHITE: 1}, ("act", 0, 0, 1))


# mercenary squad ----------------------------------------------------------------------------------------------------
@pytest.mark.card("mercenary_squad")
@pytest.mark.rule("tyrants.deploy.several")
def test_the_mercenary_squad_must_deploy_three_troops_with_presence() -> None:
    t = border().begin(0, "mercenary_squad").play(0, "play:mercenary_squad")
    near = ["mantol_derith", "mantol_derith-gracklstugh", "mantol_derith-menzoberranzan.1"]
    assert (t.asked(), t.options()) == ("deploy_where", moves("place", near))
    t.play(0, "place:mantol_derith")
    assert t.options() == moves("place", near[1:])
    t.play(0, *moves("place", near[1:]))
    assert (t.at("mantol_derith"), t.g.barracks[0]) == ({0: 2, 1: 1, WHITE: 2}, 36)
    assert (t.at(near[1]), t.at(near[2]), now(t)) == ({0: 1}, {0: 1}, ("act", 0, 0, 0))


@pytest.mark.card("mercenary_squad")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "vp"), [(3, 0), (2, 1), (1, 2), (0, 3)])
def test_the_mercenary_squad_with_few_troops_left(left: int, vp: int) -> None:
    t = Table.empty().troops(0, "everfire").empty_barracks(0, left).begin(0, "mercenary_squad")
    road = ["chasmleap_bridge-everfire", "chasmleap_bridge", "gracklstugh-chasmleap_bridge.2"]
    t.play(0, "play:mercenary_squad", *(f"place:{place}" for place in road[:left]))
    assert [t.at(place) for place in road] == [{0: 1}] * left + [{}] * (3 - left)
    assert (now(t), t.g.barracks[0]) == (("act", 0, 0, vp), 0)


@pytest.mark.card("mercenary_squad")
@pytest.mark.rule("tyrants.deploy.no_space", "tyrants.play.mandatory")
def test_the_mercenary_squad_deploys_as_many_as_there_are_spaces() -> None:
    """One space is left: the route out of Blingdenstone, which leads to a full site. VP needs no space at all."""
    t = walled().clear("blingdenstone-mantol_derith").troops(1, "mantol_derith", 3).begin(0, "mercenary_squad")
    t.play(0, "play:mercenary_squad")
    assert (t.at("blingdenstone-mantol_derith"), t.g.barracks[0], now(t)) == ({0: 1}, 38, ("act", 0, 0, 0))
    t = walled().empty_barracks(0).begin(0, "mercenary_squad").play(0, "play:mercenary_squad")
    assert now(t) == ("act", 0, 0, 3)


# Underdark ranger ---------------------------------------------------------------------------------------------------
@pytest.mark.card("underdark_ranger")
def test_the_underdark_ranger_must_kill_two_white_troops_with_presence() -> None:
    t = border().begin(0, "underdark_ranger").play(0, "play:underdark_ranger")
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_WHITES))
    assert t.why()["kill:mantol_derith,2"] == t.why()["kill:mantol_derith,1"] == "assassinate.not_own"
    assert t.why()["kill:blingdenstone,white"] == "assassinate.presence"
    t.play(0, "kill:mantol_derith,white")
    assert t.options() == moves("kill", NEAR_WHITES)
    t.play(0, "kill:mantol_derith,white")
    assert (t.at("mantol_derith"), hall(t)) == ({0: 1, 1: 1}, {WHITE: 2})
    assert t.at("blingdenstone-mantol_derith") == {WHITE: 1}, "no third one"
    assert (now(t), t.g.barracks[0]) == (("act", 0, 0, 0), 39)


@pytest.mark.card("underdark_ranger")
def test_the_underdark_ranger_kills_the_only_white_troop_in_reach_and_no_player() -> None:
    t = border().clear("mantol_derith").begin(0, "underdark_ranger").play(0, "play:underdark_ranger")
    assert (hall(t), t.at("mantol_derith"), now(t)) == ({WHITE: 1}, {0: 1, 1: 1}, ("act", 0, 0, 0))
    t = duel().begin(0, "underdark_ranger").play(0, "play:underdark_ranger")
    assert (hall(t), now(t)) == ({}, ("act", 0, 0, 0))


# weaponmaster -------------------------------------------------------------------------------------------------------
@pytest.mark.card("weaponmaster")
@pytest.mark.rule("tyrants.play.choose_times", "tyrants.presence.checked_each_time")
def test_the_weaponmaster_chooses_three_times_and_each_troop_extends_the_reach() -> None:
    t = pick(border().begin(0, "weaponmaster"), "weaponmaster", 1)
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_WHITES))
    assert t.why()["kill:mantol_derith,2"] == "assassinate.not_own"
    t.play(0, "kill:blingdenstone-mantol_derith,white")
    assert (t.asked(), t.options()) == ("choose_one", {"pick:weaponmaster,0", "pick:weaponmaster,1"})
    t.play(0, "pick:weaponmaster,0", "place:blingdenstone-mantol_derith", "pick:weaponmaster,1")
    assert t.options() == {"kill:mantol_derith,white", "kill:blingdenstone,white"}
    t.play(0, "kill:blingdenstone,white")
    assert (hall(t), t.g.barracks[0], now(t)) == ({WHITE: 2}, 38, ("act", 0, 0, 0))


@pytest.mark.card("weaponmaster")
def test_the_weaponmaster_may_choose_the_same_three_times() -> None:
    kills = duel().troops(WHITE, "mantol_derith", 3).begin(0, "weaponmaster").play(0, "play:weaponmaster")
    kills.play(0, *["pick:weaponmaster,1"] * 3)
    assert (hall(kills), kills.at("mantol_derith"), now(kills)) == ({WHITE: 3}, {0: 1, 1: 1}, ("act", 0, 0, 0))
    t = duel().begin(0, "weaponmaster").play(0, "play:weaponmaster")
    t.play(0, *["pick:weaponmaster,0", "place:mantol_derith"] * 3)
    assert (t.at("mantol_derith"), t.g.barracks[0], now(t)) == ({0: 4, 1: 1}, 36, ("act", 0, 0, 0))


@pytest.mark.card("weaponmaster")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp", "tyrants.play.choose_one")
def test_the_weaponmaster_with_the_last_troop_and_without_a_target() -> None:
    """A choice that does nothing is one of the three; a troop that is missing is 1 VP."""
    t = duel().empty_barracks(0, 1).begin(0, "weaponmaster").play(0, "play:weaponmaster", "pick:weaponmaster,1")
    assert (t.asked(), hall(t)) == ("choose_one", {})
    t.play(0, "pick:weaponmaster,0", "place:mantol_derith")
    assert (t.asked(), t.g.vp[0], t.g.ending) == ("choose_one", 0, "last_troop")
    t.play(0, "pick:weaponmaster,0")
    assert (now(t), t.at("mantol_derith")) == (("act", 0, 0, 1), {0: 2, 1: 1})
