"""The elementals of conquest and malice on the table. Focus has a file of its own; what they share is in the first."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.elementals_and_demons import cards, new_table, pool, without_white
from tests.games.tyrants.table import Table

WHITE_TROOP = (0, 0, 0, 0, 1)  # the trophy hall with one white troop


def three_sides() -> Table:
    """Presence in Skullport only, beside a white troop and one of another player; others stand farther away."""
    return new_table().troops(0, "skullport").troops(1, "skullport").troops(1, "kanaglym")


# conquest -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.not_own", "tyrants.assassinate.trophy")
@pytest.mark.parametrize("entry", cards("crushing_wave_cultist", "water_elemental_myrmidon"))
def test_killing_a_white_troop(entry: str) -> None:
    """Only where there is presence; no other colour, and it is a must."""
    t = three_sides().troops(0, "gracklstugh").begin(0, entry).play(0, f"play:{entry}")
    assert t.asked() == "kill_which"
    assert t.options() == {"kill:skullport,white", "kill:gracklstugh,white"}
    why = t.why()
    assert why["kill:skullport,2"] == why["kill:skullport,1"] == "assassinate.not_own"
    assert why["kill:labyrinth,white"] == "assassinate.presence"
    t.play(0, "kill:skullport,white")
    assert (t.asked(), t.at("skullport"), t.g.trophies[0]) == ("act", {0: 1, 1: 1, WHITE: 1}, WHITE_TROOP)


@pytest.mark.rule("tyrants.play.mandatory", "tyrants.assassinate.presence")
@pytest.mark.parametrize("entry", cards("crushing_wave_cultist", "water_elemental_myrmidon"))
def test_no_white_troop_to_kill(entry: str) -> None:
    """Without presence at one nothing happens, and the card is played all the same."""
    t = new_table().troops(0, "kanaglym").troops(1, "kanaglym").begin(0, entry).play(0, f"play:{entry}")
    assert (t.asked(), t.at("kanaglym"), sum(t.g.trophies[0])) == ("act", {0: 1, 1: 1}, 0)
    assert t.names("played", 0) == [entry]


@pytest.mark.card("crushing_wave_cultist")
@pytest.mark.rule("tyrants.white.space_freed", "tyrants.play.in_order")
def test_crushing_wave_cultist_deploys_two_troops_with_focus() -> None:
    """Also on the space just freed; the second troop reaches farther."""
    t = new_table().troops(0, "labyrinth", 2).begin(0, "crushing_wave_cultist", "derro")
    t.play(0, "play:crushing_wave_cultist")
    assert t.at("labyrinth") == {0: 2}, "the only white troop in reach is dead"
    t.play(0, "reveal:derro")
    roads = ("gracklstugh-labyrinth", "labyrinth-skullport.1", "labyrinth-araumycos.1")
    assert t.options() == {"place:labyrinth", *(f"place:{road}" for road in roads)}
    t.play(0, "place:labyrinth", "place:gracklstugh-labyrinth")
    assert (t.asked(), t.at("labyrinth"), t.at("gracklstugh-labyrinth")) == ("act", {0: 3}, {0: 1})


@pytest.mark.card("water_elemental_myrmidon")
@pytest.mark.rule("tyrants.promote.timing")
def test_water_elemental_myrmidon_kills_now_and_promotes_later() -> None:
    t = new_table().troops(0, "labyrinth").begin(0, "water_elemental_myrmidon", "priestess_of_lolth")
    t.play(0, "play:priestess_of_lolth", "play:water_elemental_myrmidon")
    assert (t.asked(), t.g.trophies[0], t.names("inner_circles", 0)) == ("act", WHITE_TROOP, [])
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["priestess_of_lolth"], "act")


@pytest.mark.card("gar_shatterkeel")
@pytest.mark.rule("tyrants.deploy.presence", "tyrants.deploy.several", "tyrants.play.in_order")
def test_gar_shatterkeel_deploys_three_troops_then_recruits() -> None:
    t = new_table().troops(0, "llacerellyn").troops(1, "tsenviilyq-llacerellyn")
    t.market("ettin", "crushing_wave_cultist")
    t.begin(0, "gar_shatterkeel").play(0, "play:gar_shatterkeel")
    assert t.options() == {"place:llacerellyn", "place:eryndlyn-llacerellyn", "place:ched_nasad-llacerellyn.2"}
    assert t.why()["place:tsenviilyq-llacerellyn"] == "deploy.from_barracks"
    t.play(0, "place:llacerellyn", "place:eryndlyn-llacerellyn")
    assert "place:eryndlyn" in t.options()
    t.play(0, "place:eryndlyn")
    assert (t.asked(), t.g.barracks[0], t.names("discards", 0)) == ("enlist_which", 36, [])
    t.play(0, "enlist:ettin")
    assert (t.asked(), t.names("discards", 0)) == ("act", ["ettin"])


@pytest.mark.card("gar_shatterkeel")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp", "tyrants.deploy.no_space")
def test_gar_shatterkeel_without_troops_or_space_still_recruits() -> None:
    """Empty barracks: 1 VP for each troop. Full spaces all around: nothing."""
    t = new_table().troops(0, "kanaglym").empty_barracks(0)
    t.market("water_elemental")
    t.begin(0, "gar_shatterkeel").play(0, "play:gar_shatterkeel")
    assert (t.asked(), t.g.vp, t.names("discards", 0)) == ("act", [3, 0], ["water_elemental"])
    t = new_table().troops(0, "chasmleap_bridge").troops(1, "chasmleap_bridge-everfire")
    t.troops(1, "gracklstugh-chasmleap_bridge.2").troops(1, "menzoberranzan-chasmleap_bridge.2")
    t.market("water_elemental")
    t.begin(0, "gar_shatterkeel").play(0, "play:gar_shatterkeel")
    assert (t.asked(), t.g.vp, t.g.barracks[0], t.names("discards", 0)) == ("act", [0, 0], 39, ["water_elemental"])


@pytest.mark.card("olhydra")
@pytest.mark.rule("tyrants.term.anywhere", "tyrants.supplant.steps", "tyrants.setup.out_of_play")
def test_olhydra_supplants_any_white_troop_of_the_board() -> None:
    """Without presence, on sites and routes, but only white ones and only on the sections in play."""
    t = new_table().troops(1, "kanaglym").begin(0, "olhydra").play(0, "play:olhydra")
    sites = ("blingdenstone", "mantol_derith", "gracklstugh", "labyrinth", "skullport", "menzoberranzan", "araumycos")
    more = ("tsenviilyq", "halls_of_the_scoured_legion")
    roads = ("blingdenstone-mantol_derith", "labyrinth-araumycos.2", "chasmleap_bridge-araumycos")
    last = ("araumycos-eryndlyn", "araumycos-ched_nasad")
    assert t.asked() == "supplant_which"
    assert t.options() == {f"oust:{place},white" for place in (*sites, *more, *roads, *last)}
    assert t.why()["oust:kanaglym,2"] == "supplant.enemy_only"
    t.play(0, "oust:araumycos,white")
    assert (t.asked(), t.at("araumycos"), t.g.trophies[0]) == ("act", {0: 1, WHITE: 3}, WHITE_TROOP)


@pytest.mark.card("olhydra")
@pytest.mark.rule("tyrants.presence.checked_each_time", "tyrants.deploy.presence")
def test_olhydra_deploys_with_focus_next_to_the_new_troop() -> None:
    """Its first troop on the board already gives presence; where there is no space nothing is deployed."""
    t = new_table().begin(0, "olhydra", "balor").play(0, "play:olhydra", "oust:labyrinth,white", "reveal:balor")
    roads = ("gracklstugh-labyrinth", "labyrinth-skullport.1", "labyrinth-araumycos.1")
    assert t.options() == {"place:labyrinth", *(f"place:{road}" for road in roads)}
    t.play(0, "place:labyrinth", "place:labyrinth")
    assert (t.asked(), t.at("labyrinth"), t.g.barracks[0]) == ("act", {0: 3}, 37)
    t = new_table().begin(0, "olhydra", "balor").play(0, "play:olhydra", "oust:blingdenstone,white")
    assert (t.asked(), t.g.barracks[0], t.g.vp) == ("act", 39, [0, 0]), "the site and its only road are full"


@pytest.mark.card("olhydra")
@pytest.mark.rule("tyrants.supplant.empty_barracks", "tyrants.supplant.enemy_only")
def test_olhydra_with_empty_barracks_kills_for_a_point() -> None:
    t = new_table().empty_barracks(0).begin(0, "olhydra").play(0, "play:olhydra", "oust:labyrinth,white")
    assert (t.asked(), t.at("labyrinth"), t.g.vp, t.g.trophies[0]) == ("act", {}, [1, 0], WHITE_TROOP)


@pytest.mark.card("olhydra")
@pytest.mark.rule("tyrants.play.mandatory", "tyrants.supplant.enemy_only")
def test_olhydra_without_white_troops_supplants_nobody() -> None:
    t = (
        without_white(new_table())
        .troops(0, "kanaglym")
        .troops(1, "kanaglym")
        .begin(0, "olhydra")
        .play(0, "play:olhydra")
    )
    assert (t.asked(), t.at("kanaglym"), t.g.barracks[0]) == ("act", {0: 1, 1: 1}, 39)


@pytest.mark.card("water_elemental")
@pytest.mark.rule("tyrants.deploy.no_troops_on_map", "tyrants.deploy.several")
def test_water_elemental_deploys_two_troops() -> None:
    """The first anywhere when no own troop is on the board, a spy does not matter; the second with presence."""
    t = new_table().spy(0, "everfire").begin(0, "water_elemental").play(0, "play:water_elemental")
    assert {"place:kanaglym", "place:everfire", "place:kanaglym-eryndlyn.1"} <= t.options()
    assert t.why()["place:araumycos"] == "deploy.from_barracks"
    t.play(0, "place:kanaglym-eryndlyn.1")
    places = {"kanaglym", "kanaglym-eryndlyn.2", "everfire"}
    assert t.options() == {f"place:{place}" for place in places}
    t.play(0, "place:kanaglym")
    assert (t.asked(), t.g.barracks[0]) == ("act", 38)


@pytest.mark.card("water_elemental")
@pytest.mark.rule("tyrants.draw.reshuffle", "tyrants.draw.nothing_left", "tyrants.play.not_discarded_yet")
def test_water_elemental_draws_from_a_new_deck_or_not_at_all() -> None:
    """The discard pile becomes the deck; cards in play are not among it."""
    t = new_table().empty_barracks(0)
    t.put("discards", 0, "noble")
    t.begin(0, "water_elemental", "ettin").play(0, "play:water_elemental", "reveal:ettin")
    assert (t.asked(), t.names("hands", 0), t.names("discards", 0)) == ("act", ["ettin", "noble"], [])
    t = new_table().empty_barracks(0).begin(0, "water_elemental", "ettin")
    t.play(0, "play:water_elemental")  # nobody shows a card for nothing
    assert (t.asked(), t.names("hands", 0), t.names("played", 0)) == ("act", ["ettin"], ["water_elemental"])


# malice ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.not_own", "tyrants.assassinate.trophy")
@pytest.mark.parametrize("entry", cards("eternal_flame_cultist", "vanifer"))
def test_killing_an_enemy_troop(entry: str) -> None:
    """White or of another player, with presence; never an own one."""
    t = three_sides().begin(0, entry).play(0, f"play:{entry}")
    assert t.asked() == "kill_which"
    assert t.options() == {"kill:skullport,2", "kill:skullport,white"}
    why = t.why()
    assert why["kill:skullport,1"] == "assassinate.not_own"
    assert why["kill:kanaglym,2"] == why["kill:labyrinth,white"] == "assassinate.presence"
    t.play(0, "kill:skullport,2")
    assert (t.asked(), t.at("skullport"), t.g.trophies[0]) == ("act", {0: 1, WHITE: 2}, (0, 1, 0, 0, 0))
    assert t.g.barracks[1] == 38, "a trophy does not go home"


@pytest.mark.card("eternal_flame_cultist")
@pytest.mark.rule("tyrants.play.mandatory", "tyrants.presence.site_spy")
def test_eternal_flame_cultist_must_kill_a_single_target() -> None:
    """Presence by a spy is enough in its site; power comes from Focus afterwards."""
    t = new_table().spy(0, "labyrinth").begin(0, "eternal_flame_cultist", "ghoul")
    t.play(0, "play:eternal_flame_cultist")
    assert (t.asked(), pool(t), t.at("labyrinth"), t.g.trophies[0]) == ("reveal_which", (0, 0), {}, WHITE_TROOP)
    t.play(0, "reveal:ghoul")
    assert (t.asked(), pool(t)) == ("act", (2, 0))


@pytest.mark.card("vanifer")
@pytest.mark.rule("tyrants.play.mandatory", "tyrants.recruit.free")
def test_vanifer_recruits_also_without_a_kill() -> None:
    t = new_table().troops(0, "kanaglym")
    t.market("fire_elemental", "imix")
    t.begin(0, "vanifer").play(0, "play:vanifer")
    assert (t.asked(), sum(t.g.trophies[0]), t.names("discards", 0)) == ("act", 0, ["fire_elemental"])


@pytest.mark.card("fire_elemental")
@pytest.mark.rule("tyrants.play.choose_one", "tyrants.focus.after_choice")
@pytest.mark.parametrize(("option", "gained"), [(0, (2, 0)), (1, (0, 2))])
def test_fire_elemental_gives_power_or_influence(option: int, gained: tuple[int, int]) -> None:
    """One of them, not both; the card drawn with Focus comes afterwards."""
    t = new_table()
    t.put("decks", 0, "noble", "soldier")
    t.begin(0, "fire_elemental", "marilith").play(0, "play:fire_elemental")
    assert (t.asked(), t.options()) == ("choose_one", {"pick:fire_elemental,0", "pick:fire_elemental,1"})
    t.play(0, f"pick:fire_elemental,{option}")
    assert (t.asked(), pool(t), t.names("hands", 0)) == ("reveal_which", gained, ["marilith"])
    t.play(0, "reveal:marilith")
    assert (t.asked(), pool(t), t.names("hands", 0)) == ("act", gained, ["marilith", "soldier"])


@pytest.mark.card("fire_elemental_myrmidon")
@pytest.mark.rule("tyrants.promote.obedience", "tyrants.promote.eot_eligible")
def test_fire_elemental_myrmidon_gives_two_power_and_promotes_later() -> None:
    """A Noble in hand was not played and stays what it is."""
    t = new_table().begin(0, "fire_elemental_myrmidon", "noble").play(0, "play:fire_elemental_myrmidon")
    assert (t.asked(), pool(t)) == ("act", (2, 0))
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")


@pytest.mark.card("imix")
@pytest.mark.rule("tyrants.focus.condition", "tyrants.resources.pool")
def test_imix_gives_four_power_or_six() -> None:
    """Six are two kills: the third needs three more."""
    t = new_table().troops(0, "skullport").begin(0, "imix", "glabrezu").play(0, "play:imix")
    assert (t.asked(), pool(t)) == ("reveal_which", (4, 0))
    t.play(0, "reveal:glabrezu", "assassinate:skullport,white", "assassinate:skullport,white")
    assert (t.asked(), pool(t), t.at("skullport")) == ("act", (0, 0), {0: 1})
