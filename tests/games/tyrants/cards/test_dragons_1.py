"""The dragons half-deck, first part: printed values, and the cards of conquest and malice."""

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

AROUND_EVERFIRE = ("menzoberranzan-everfire.2", "chasmleap_bridge-everfire", "everfire-halls_of_the_scoured_legion")
NO_WHITES = ("everfire", "kanaglym", "eryndlyn", "ched_nasad", "llacerellyn", "chasmleap_bridge")


@pytest.mark.rule("tyrants.card.rarity", "tyrants.card.deck_vp", "tyrants.card.inner_circle_vp")
@pytest.mark.parametrize(
    "card",
    printed(
        "black_dragon 1 7 conquest dragon 3 7",
        "black_wyrmling 2 3 conquest dragon 1 4",
        "blue_dragon 1 8 ambition dragon 4 8",
        "blue_wyrmling 2 5 ambition dragon 2 4",
        "cleric_of_laogzed 2 4 ambition troglodyte 2 4",
        "cult_fanatic 2 3 ambition half_dragon 1 4",
        "dragon_cultist 4 3 malice human 1 4",
        "dragonclaw 2 4 malice human 1 3",
        "enchanter_of_thay 3 4 guile human 1 3",
        "green_dragon 1 7 guile dragon 3 7",
        "green_wyrmling 2 4 guile dragon 2 4",
        "kobold 3 1 conquest kobold 1 2",
        "rath_modar 1 6 guile human 2 5",
        "red_dragon 1 8 malice dragon 4 8",
        "red_wyrmling 2 5 malice dragon 3 5",
        "severin_silrajin 1 7 malice human 4 8",
        "watcher_of_thay 3 3 guile human 2 3",
        "white_dragon 1 6 conquest dragon 2 5",
        "white_wyrmling 3 2 conquest dragon 1 3",
        "wyrmspeaker 3 3 ambition dwarf 1 3",
    ),
)
def test_values_of_the_dragons(card: Printed) -> None:
    check_market_card(card)


# black dragon -------------------------------------------------------------------------------------------------------
@pytest.mark.card("black_dragon")
@pytest.mark.rule("tyrants.term.anywhere")
def test_the_black_dragon_supplants_one_white_troop_anywhere() -> None:
    t = border().begin(0, "black_dragon").play(0, "play:black_dragon")
    assert t.asked() == "supplant_which"
    assert t.options() == moves("oust", [f"{place},white" for place in WHITE_PLACES])
    assert {"oust:mantol_derith,1", "oust:mantol_derith,2", "oust:skullport,2"} <= set(t.why())
    t.play(0, "oust:araumycos-ched_nasad,white")
    assert (t.at("araumycos-ched_nasad"), hall(t), t.g.barracks[0]) == ({0: 1}, {WHITE: 1}, 38)
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("black_dragon")
@pytest.mark.rule(
    "tyrants.play.count_now", "tyrants.dragons.counts", "tyrants.dragons.vp_now", "tyrants.trophy.colours"
)
@pytest.mark.parametrize(("before", "vp"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_the_black_dragon_gives_one_vp_for_every_three_white_trophies_the_new_one_included(
    before: int, vp: int
) -> None:
    """Trophies of players, and those of others, do not count; at the end of the game there is no more for it."""
    t = Table.empty().trophies(0, WHITE, before).trophies(0, 1, 7).trophies(1, WHITE, 9).begin(0, "black_dragon")
    t.play(0, "play:black_dragon", "oust:tsenviilyq,white")
    assert (hall(t), now(t)) == ({1: 7, WHITE: before + 1}, ("act", 0, 0, vp))
    assert (t.score()["tokens"], t.score()["trophies"]) == (vp, before + 8)


@pytest.mark.card("black_dragon")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_the_black_dragon_with_empty_barracks_gets_one_vp_more() -> None:
    t = Table.empty().trophies(0, WHITE, 2).empty_barracks(0).begin(0, "black_dragon")
    t.play(0, "play:black_dragon", "oust:skullport,white")
    assert (t.at("skullport"), hall(t), now(t)) == ({WHITE: 1}, {WHITE: 3}, ("act", 0, 0, 2))


@pytest.mark.card("black_dragon")
@pytest.mark.rule("tyrants.play.mandatory")
def test_the_black_dragon_counts_also_when_no_white_troop_is_left() -> None:
    t = border().clear(*WHITE_PLACES).trophies(0, WHITE, 3).begin(0, "black_dragon").play(0, "play:black_dragon")
    assert (hall(t), t.g.barracks[0], now(t)) == ({WHITE: 3}, 39, ("act", 0, 0, 1))


# black wyrmling -----------------------------------------------------------------------------------------------------
@pytest.mark.card("black_wyrmling")
def test_the_black_wyrmling_gives_one_influence_and_must_kill_a_white_troop_with_presence() -> None:
    t = border().begin(0, "black_wyrmling").play(0, "play:black_wyrmling")
    assert (now(t), t.options()) == (("kill_which", 0, 1, 0), moves("kill", NEAR_WHITES))
    assert t.why()["kill:mantol_derith,2"] == "assassinate.not_own"
    assert t.why()["kill:gracklstugh,white"] == "assassinate.presence"
    t.play(0, "kill:mantol_derith,white")
    assert (t.at("mantol_derith"), hall(t), t.g.barracks[0]) == ({0: 1, 1: 1, WHITE: 1}, {WHITE: 1}, 39)
    assert now(t) == ("act", 0, 1, 0)


@pytest.mark.card("black_wyrmling")
def test_the_black_wyrmling_without_a_white_troop_in_reach_gives_influence_only() -> None:
    t = duel().begin(0, "black_wyrmling").play(0, "play:black_wyrmling")
    assert (hall(t), t.at("mantol_derith"), now(t)) == ({}, {0: 1, 1: 1}, ("act", 0, 1, 0))


# kobold -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("kobold")
def test_the_kobold_deploys_one_troop_with_presence() -> None:
    t = pick(Table.empty().troops(0, "everfire").begin(0, "kobold"), "kobold", 0)
    assert (t.asked(), t.options()) == ("deploy_where", moves("place", [*AROUND_EVERFIRE, "everfire"]))
    t.play(0, "place:everfire")
    assert (t.at("everfire"), t.g.barracks[0], now(t)) == ({0: 2}, 38, ("act", 0, 0, 0))


@pytest.mark.card("kobold")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp", "tyrants.deploy.no_space")
def test_the_kobold_without_troops_or_without_space() -> None:
    t = pick(walled().empty_barracks(0).begin(0, "kobold"), "kobold", 0)
    assert now(t) == ("act", 0, 0, 1)
    t = pick(walled().begin(0, "kobold"), "kobold", 0)
    assert (t.g.barracks[0], now(t)) == (39, ("act", 0, 0, 0))


@pytest.mark.card("kobold")
def test_the_kobold_kills_one_white_troop_with_presence_and_no_other() -> None:
    t = pick(border().begin(0, "kobold"), "kobold", 1)
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_WHITES))
    t.play(0, "kill:blingdenstone-mantol_derith,white")
    assert (hall(t), t.g.barracks[0], now(t)) == ({WHITE: 1}, 39, ("act", 0, 0, 0))
    t = pick(duel().begin(0, "kobold"), "kobold", 1)
    assert (hall(t), t.at("mantol_derith"), now(t)) == ({}, {0: 1, 1: 1}, ("act", 0, 0, 0))


# white dragon -------------------------------------------------------------------------------------------------------
@pytest.mark.card("white_dragon")
@pytest.mark.rule("tyrants.dragons.counts", "tyrants.dragons.vp_now", "tyrants.play.count_now")
@pytest.mark.parametrize(("sites", "vp"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_white_dragon_deploys_three_troops_and_gives_one_vp_for_every_two_sites(sites: int, vp: int) -> None:
    t = Table.empty().troops(1, "menzoberranzan").troops(0, "skullport", 2)  # a tie with the white troops there
    for site in NO_WHITES[:sites]:
        t.troops(0, site)
    t.begin(0, "white_dragon").play(0, "play:white_dragon")
    assert (t.asked(), t.g.vp[0]) == ("deploy_where", 0)
    assert t.why()["place:gracklstugh"] == "deploy.presence"
    t.play(0, *moves("place", AROUND_EVERFIRE))
    assert [t.at(place) for place in AROUND_EVERFIRE] == [{0: 1}] * 3
    assert now(t) == ("act", 0, 0, vp)
    assert (t.score()["tokens"], t.score(1)["tokens"]) == (vp, 0)


@pytest.mark.card("white_dragon")
@pytest.mark.rule("tyrants.play.count_now", "tyrants.total_control.is_control")
def test_the_white_dragon_counts_a_site_it_has_just_won_and_total_control_once() -> None:
    t = Table.empty().troops(0, "everfire").begin(0, "white_dragon").play(0, "play:white_dragon")
    t.play(0, "place:everfire", "place:everfire", "place:chasmleap_bridge-everfire")
    assert (t.controls("everfire"), now(t)) == ((0, 0), ("act", 0, 0, 0))
    t = Table.empty().troops(0, "everfire").begin(0, "white_dragon").play(0, "play:white_dragon")
    t.play(0, "place:chasmleap_bridge-everfire", "place:chasmleap_bridge", "place:everfire")
    assert (t.controls("chasmleap_bridge"), now(t)) == ((0, 0), ("act", 0, 0, 1))


@pytest.mark.card("white_dragon")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "vp"), [(3, 1), (1, 3), (0, 4)])
def test_the_white_dragon_with_few_troops_left(left: int, vp: int) -> None:
    t = Table.empty().troops(0, "everfire").troops(0, "kanaglym").empty_barracks(0, left).begin(0, "white_dragon")
    t.play(0, "play:white_dragon", *[f"place:{place}" for place in AROUND_EVERFIRE[:left]])
    assert now(t) == ("act", 0, 0, vp)


# white wyrmling -----------------------------------------------------------------------------------------------------
@pytest.mark.card("white_wyrmling")
@pytest.mark.rule("tyrants.devour.market_optional", "tyrants.devour.market_refill", "tyrants.devour.removed")
def test_the_white_wyrmling_deploys_two_troops_and_may_devour_a_market_card() -> None:
    t = Table.empty().troops(0, "everfire")
    t.market("advocate", "spy_master", "advocate")
    t.put("market_deck", -1, "deathblade")
    t.begin(0, "white_wyrmling", "noble").play(0, "play:white_wyrmling")
    assert (t.asked(), t.options()) == ("deploy_where", moves("place", [*AROUND_EVERFIRE, "everfire"]))
    t.play(0, "place:everfire", "place:chasmleap_bridge-everfire")
    assert (t.asked(), t.options()) == ("devour_from_row", {"devour:advocate", "devour:spy_master", "done"})
    assert t.why() == dict.fromkeys(moves("devour", ["priestess_of_lolth", "house_guard"]), "devour.market_optional")
    t.play(0, "devour:spy_master")
    assert (t.row(), t.names("devoured")) == (["advocate", "deathblade", "advocate"], ["spy_master"])
    assert (t.at("everfire"), t.g.barracks[0], now(t)) == ({0: 2}, 37, ("act", 0, 0, 0))
    assert (t.names("hands", 0), t.names("discards", 0)) == (["noble"], [])


@pytest.mark.card("white_wyrmling")
@pytest.mark.rule("tyrants.devour.market_optional", "tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "vp"), [(1, 1), (0, 2)])
def test_the_white_wyrmling_with_few_troops_left_and_no_devouring(left: int, vp: int) -> None:
    t = Table.empty().troops(0, "everfire").empty_barracks(0, left)
    t.market("advocate")
    t.begin(0, "white_wyrmling").play(0, "play:white_wyrmling", *["place:everfire"] * left, "done")
    assert (t.row(), t.names("devoured"), now(t)) == (["advocate"], [], ("act", 0, 0, vp))


@pytest.mark.card("white_wyrmling")
def test_the_white_wyrmling_without_space_and_without_a_market_card_does_nothing() -> None:
    t = walled().begin(0, "white_wyrmling").play(0, "play:white_wyrmling")
    assert (t.g.barracks[0], t.names("devoured"), now(t)) == (39, [], ("act", 0, 0, 0))


# dragon cultist, red wyrmling and Severin Silrajin --------------------------------------------------------------------
@pytest.mark.card("dragon_cultist")
@pytest.mark.parametrize(("option", "power", "influence"), [(0, 2, 0), (1, 0, 2)])
def test_the_dragon_cultist_gives_two_power_or_two_influence(option: int, power: int, influence: int) -> None:
    t = pick(Table.empty().begin(0, "dragon_cultist"), "dragon_cultist", option)
    assert now(t) == ("act", power, influence, 0)


@pytest.mark.card("red_wyrmling")
def test_the_red_wyrmling_gives_two_power_and_two_influence() -> None:
    t = border().begin(0, "red_wyrmling").play(0, "play:red_wyrmling")
    assert (now(t), t.options(0, "assassinate")) == (("act", 2, 2, 0), set())
    t.play(0, "deploy:mantol_derith", "recruit:priestess_of_lolth", "deploy:mantol_derith-gracklstugh")
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("severin_silrajin")
def test_severin_silrajin_gives_five_power_and_no_influence() -> None:
    t = border().begin(0, "severin_silrajin").play(0, "play:severin_silrajin")
    assert now(t) == ("act", 5, 0, 0)
    t.play(0, "assassinate:mantol_derith,2", "deploy:mantol_derith", "deploy:mantol_derith")
    assert (now(t), t.at("mantol_derith"), hall(t)) == (("act", 0, 0, 0), {0: 3, WHITE: 2}, {1: 1})


# dragonclaw ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("dragonclaw")
def test_the_dragonclaw_must_kill_one_enemy_troop_with_presence() -> None:
    t = border().begin(0, "dragonclaw").play(0, "play:dragonclaw")
    assert (t.asked(), t.options()) == ("kill_which", moves("kill", NEAR_ENEMIES))
    assert t.why()["kill:skullport,2"] == "assassinate.presence"
    assert t.why()["kill:mantol_derith,1"] == "assassinate.not_own"
    t.play(0, "kill:mantol_derith,2")
    assert (hall(t), t.at("mantol_derith"), now(t)) == ({1: 1}, {0: 1, WHITE: 2}, ("act", 0, 0, 0))


@pytest.mark.card("dragonclaw")
@pytest.mark.rule("tyrants.trophy.colours", "tyrants.play.count_now")
@pytest.mark.parametrize(
    ("before", "victim", "power"),
    [(3, "2", 0), (4, "2", 2), (4, "white", 0), (5, "white", 2), (9, "2", 2)],
)
def test_the_dragonclaw_gives_two_power_with_five_trophies_of_players(before: int, victim: str, power: int) -> None:
    """The troop just killed counts, white ones and the halls of others do not."""
    t = border().trophies(0, 1, before).trophies(0, WHITE, 6).trophies(1, 0, 6).begin(0, "dragonclaw")
    t.play(0, "play:dragonclaw", f"kill:mantol_derith,{victim}")
    assert now(t) == ("act", power, 0, 0)


@pytest.mark.card("dragonclaw")
def test_the_dragonclaw_counts_without_a_victim_and_over_all_players() -> None:
    t = Table.empty(players=3).trophies(0, 1, 2).trophies(0, 2, 3).begin(0, "dragonclaw").play(0, "play:dragonclaw")
    assert (hall(t), now(t)) == ({1: 2, 2: 3}, ("act", 2, 0, 0))
    t = Table.empty(players=3).trophies(0, 1, 2).trophies(0, 2, 2).begin(0, "dragonclaw").play(0, "play:dragonclaw")
    assert now(t) == ("act", 0, 0, 0)
