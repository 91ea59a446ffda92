"""Inventions that play, copy or draw other inventions."""

from typing import Any

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.inventions import card, changed, counts, next_round, ready
from tests.games.wistar.table import Table


def started(name: str, table: Table) -> Table:
    """Player 0 plays the card for free, or uses its 1x effect."""
    if name in ("garage", "computing_centre"):
        return table.area(0, name).turn().play(0, f"use:{name}")
    return table.plays_free(name)


# play one more ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.040_116_play_cheaper")
@pytest.mark.parametrize("name", [card("hammer"), card("garage")])
def test_hammer_and_garage_play_a_card_for_1_wood_or_1_metal_less(name: str) -> None:
    hand = ("archive", "bakery", "power_station", "university")
    table = started(name, ready().goods(0, wood=1, metal=1).hand(0, *hand))
    # the power station would cost 3, the university asks for wit
    assert table.options() == {"play_card:archive", "play_card:bakery", "pass_by"}
    table.play(0, "play_card:archive")
    assert table.options() == {"settle:1,0", "settle:0,1"}
    table.play(0, "settle:1,0")
    assert table.owned() == {"metal": 1}
    table.g.stop()
    assert table.does(0, "play()").options() == {"pass_by"}  # the bakery costs 2 wood again


@pytest.mark.rule("wistar.card.094_mechanical_cow")
@pytest.mark.card("mechanical_cow")
def test_mechanical_cow_plays_a_card_for_1_wood_and_1_metal_less() -> None:
    hand = ("archive", "bakery", "electric_sawmill", "hall_of_heroes", "battery")
    table = ready().current(0, 1).goods(0, wood=1, metal=1).hand(0, *hand).plays_free("mechanical_cow")
    assert table.options() == {"play_card:archive", "play_card:bakery", "play_card:battery", "pass_by"}
    table.play(0, "play_card:archive")
    assert table.owned() == {"wood": 1, "metal": 1}
    table = ready().goods(0, wood=2, metal=2).hand(0, "bakery").plays_free("mechanical_cow").play(0, "play_card:bakery")
    assert table.owned() == {"wood": 1, "metal": 2}  # the metal off a price of wood is lost


@pytest.mark.card("soldering_iron")
def test_soldering_iron_plays_an_advanced_card_at_its_price() -> None:
    table = ready().goods(0, wood=2, metal=2).current(0, 1).hand(0, "bakery", "jetpack", "laser_cutter")
    table.plays_free("soldering_iron")
    assert table.options() == {"play_card:jetpack", "pass_by"}
    assert table.why() == {"play_card:laser_cutter": "play.cost_goods"}
    table.play(0, "play_card:jetpack")
    assert table.owned() == {"wood": 2}
    assert table.g.over


@pytest.mark.card("workshop")
def test_workshop_plays_a_basic_card_at_its_price_and_gives_a_wood() -> None:
    table = ready().goods(0, wood=2, metal=2).current(0, 1).hand(0, "bakery", "jetpack").plays_free("workshop")
    assert table.options() == {"play_card:bakery", "pass_by"}
    table.play(0, "play_card:bakery")
    assert (table.owned(), table.g.vp[0]) == ({"wood": 1, "metal": 2}, 11)
    assert table.g.over
    poor = ready().goods(0, wood=1).hand(0, "bakery").plays_free("workshop")
    assert poor.owned() == {"wood": 2}, "the wood comes first and can be spent"
    assert poor.play(0, "play_card:bakery").owned() == {}


@pytest.mark.rule("wistar.card.069_calculating_machine")
@pytest.mark.card("calculating_machine")
def test_calculating_machine_plays_a_robot_whatever_it_asks_for() -> None:
    table = ready().hand(0, "bakery", "hammer", "mechanical_bear", "water_strider").plays_free("calculating_machine")
    assert table.options() == {"play_for_free:mechanical_bear", "play_for_free:water_strider", "pass_by"}
    table.play(0, "play_for_free:mechanical_bear")
    assert table.names("areas", 0) == ["calculating_machine", "mechanical_bear"]
    assert table.owned() == {}
    assert table.g.over


@pytest.mark.card("android_butler")
def test_android_butler_plays_a_basic_card_for_free_and_gives_a_potion() -> None:
    table = ready().hand(0, "university", "jetpack").plays_free("android_butler")
    table.play(0, "effect_first:android_butler,0")
    assert table.options() == {"play_for_free:university", "pass_by"}
    table.play(0, "play_for_free:university")
    assert table.options() == {"brew:metal", "brew:wood"}
    assert table.play(0, "brew:wood").owned() == {"wood": 1}
    assert table.g.over


@pytest.mark.rule("wistar.general.nested_effects")
@pytest.mark.card("hang_glider")
@pytest.mark.card("spring_frog")
@pytest.mark.parametrize(("name", "first"), [("hang_glider", "travel_where"), ("spring_frog", "walk_where")])
def test_the_owner_orders_a_step_and_an_exploration_point(name: str, first: str) -> None:
    before = ready().plays_free(name).play(0, f"effect_first:{name},0")
    assert before.asked() == first
    after = ready().plays_free(name).play(0, f"effect_first:{name},1")
    assert after.asked() == "explore_which"
    after.play(0, "walk_to:room_kitchen")
    assert after.asked() == first, "the other one follows"


@pytest.mark.rule("wistar.card.078_automatic_tiger")
@pytest.mark.card("automatic_tiger")
def test_automatic_tiger_plays_a_card_without_strength_for_each_strength_symbol() -> None:
    hand = ("archive", "battery", "hammer", "mechanical_bear", "bakery")
    table = ready().area(0, "automatic_tiger").hand(0, *hand).goods(0, wood=1, metal=1)
    table.plays_free("energy_sword")  # two strength symbols
    assert table.options() == {"play_card:archive", "play_card:battery", "play_card:bakery", "pass_by"}
    table.play(0, "play_card:battery")  # 2 metal, 1 less
    assert table.owned() == {"wood": 1}
    assert table.options() == {"play_card:archive", "play_card:bakery", "pass_by"}
    table.play(0, "play_card:archive")  # 1 wood and 1 metal less
    assert table.owned() == {"wood": 1}
    assert table.g.over


@pytest.mark.rule("wistar.card.078_automatic_tiger")
@pytest.mark.card("automatic_tiger")
def test_automatic_tiger_answers_to_heroes_and_may_be_declined() -> None:
    table = ready().area(0, "automatic_tiger").hand(0, "archive").does(0, "hero()").play(0, "take_hero:strongman_brok")
    table.play(0, "pass_by", "pass_by")
    assert table.names("hands", 0) == ["archive"]
    assert table.g.over


@pytest.mark.rule("wistar.card.131_command_tower")
@pytest.mark.card("command_tower")
def test_command_tower_plays_a_card_for_free_for_each_goal_reached() -> None:
    table = Table.empty().area(0, "command_tower").goal("goal_rooms", "goal_beds", "goal_mice")
    table.built(0, dug=3, beds=3).hand(0, "time_machine", "university", "bakery").turn()
    table.play(0, "claim:goal_beds")
    assert table.options() == {
        *(f"play_for_free:{name}" for name in ("time_machine", "university", "bakery")),
        "pass_by",
    }
    table.play(0, "play_for_free:time_machine")
    assert table.owned() == {"metal": 2}  # the bonus of the goal
    assert table.g.vp[0] == 14
    table.play(0, "claim:goal_rooms", "pass_by")
    assert table.names("areas", 0) == ["command_tower", "time_machine"]
    assert table.asked() == "place_where"


@pytest.mark.rule("wistar.card.131_command_tower")
@pytest.mark.rule("wistar.goal.claim")
@pytest.mark.card("command_tower")
def test_command_tower_can_play_the_card_that_the_goal_gave() -> None:
    """The bonus is gained at once, as with doors and missions, before other cards answer."""
    table = Table.empty().area(0, "command_tower").goal("goal_rooms", "goal_beds", "goal_mice").deck(1, "jetpack")
    table.built(0, dug=3).turn().play(0, "claim:goal_rooms")
    assert table.options() == {"play_for_free:jetpack", "pass_by"}


@pytest.mark.card("command_tower")
def test_command_tower_does_not_answer_to_goals_of_others() -> None:
    table = Table.empty().area(1, "command_tower").hand(1, "bakery").goal("goal_rooms", "goal_beds", "goal_mice")
    assert table.built(0, dug=3).hand(0, "well").turn().play(0, "claim:goal_rooms").asked() == "place_where"
    assert table.asked(1) == ""


# three cards --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.134_computing_centre")
@pytest.mark.card("computing_centre")
def test_computing_centre_plays_one_of_three_basic_cards_for_2_things() -> None:
    """The worked example: a wood and a card are spent, 3 cards are seen, 1 is played, 2 are discarded."""
    table = started("computing_centre", ready().goods(0, wood=1).hand(0, "jetpack").deck(0, "university"))
    table.play(0, "give:wood")
    assert (table.owned(), table.g.hands[0]) == ({}, ())
    three = {"keep:university", "keep:woodshed", "keep:stilts"}
    assert {move for move in table.options() if move.startswith("keep")} == three
    table.play(0, "keep:university")  # it asks for wit and 2 wood
    assert table.names("areas", 0) == ["computing_centre", "university"]
    assert table.names("discards", 0) == ["woodshed", "stilts"]
    assert table.names("discards", 1) == ["jetpack"]
    assert table.asked() == "place_where"


@pytest.mark.card("nanobot_swarm")
def test_nanobot_swarm_plays_one_of_three_advanced_cards_for_free() -> None:
    table = ready().deck(1, "cat_prison", "foundry", "time_machine").plays_free("nanobot_swarm")
    three = [table.card(name) for name in ("time_machine", "foundry", "cat_prison")]
    assert view(table.g, 0)["looked"][0] == three
    for eye in (1, SPECTATOR):
        assert view(table.g, eye)["looked"][0] == [None, None, None]
    table.play(0, "keep:foundry")
    assert table.names("areas", 0) == ["nanobot_swarm", "foundry"]
    assert table.owned() == {"metal": 2}  # its income
    assert table.names("discards", 1) == ["time_machine", "cat_prison"]
    assert table.g.over


@pytest.mark.rule("wistar.symbol.draft_three")
@pytest.mark.parametrize(("name", "deck"), [card("nanobot_swarm", 1), card("computing_centre", 0)])
def test_of_three_cards_none_has_to_be_played(name: str, deck: int) -> None:
    """Ruling: then all three are discarded."""
    table = started(name, ready().goods(0, wood=2)).play(0, "pass_by")
    assert table.names("areas", 0) == [name]
    assert len(table.g.discards[deck]) == 3
    assert table.g.looked[0] == ()


# the chameleon ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.card.077_mechanical_chameleon")
@pytest.mark.card("mechanical_chameleon")
def test_chameleon_copies_any_other_1x_effect_even_a_used_one() -> None:
    table = ready().area(0, "mechanical_chameleon", "energy_sword", "hammer").area(1, "water_strider", "backpack")
    table.current(0, 1).goods(0, wood=1).turn().play(0, "use:energy_sword", "use:mechanical_chameleon")
    assert table.options() == {"copy:energy_sword", "copy:water_strider", "pass_by"}
    table.play(0, "copy:energy_sword")
    assert table.g.vp[0] == 14
    assert "use:mechanical_chameleon" not in table.options()
    assert table.why()["use:mechanical_chameleon"] == "quick.use_once_blocked"


@pytest.mark.rule("wistar.card.077_mechanical_chameleon")
@pytest.mark.card("mechanical_chameleon")
@pytest.mark.card("water_strider")
def test_chameleon_pays_itself_and_the_copied_card_gets_no_marker() -> None:
    table = ready().area(0, "mechanical_chameleon").area(1, "water_strider").goods(0, wood=1).goods(1, wood=1)
    table.turn().play(0, "use:mechanical_chameleon", "copy:water_strider")
    assert (table.owned(0), table.owned(1)) == ({"move": 2}, {"wood": 1})
    table.g.stop()
    table.turn(1).play(1, "use:water_strider")
    assert table.owned(1) == {"move": 2}
    own = ready().area(0, "mechanical_chameleon", "energy_sword").current(0, 1).turn()
    own.play(0, "use:mechanical_chameleon", "copy:energy_sword", "use:energy_sword")
    assert own.g.vp[0] == 14


@pytest.mark.rule("wistar.card.077_mechanical_chameleon")
@pytest.mark.card("mechanical_chameleon")
def test_chameleon_must_meet_conditions_and_prices_itself() -> None:
    table = ready().area(0, "mechanical_chameleon").area(1, "water_strider", "energy_sword", "whistle")
    table.goods(1, wood=1).current(1, 2).turn().play(0, "use:mechanical_chameleon")
    assert table.options() == {"copy:whistle", "pass_by"}
    table.play(0, "copy:whistle", "shift_worker:forest,farm")
    assert table.in_area() == {"forest": 1, "burrow": 2, "farm": 3}
    next_round(table)
    assert "use:mechanical_chameleon" in table.options()


# worked examples with a price ---------------------------------------------------------------------------------------
@pytest.mark.card("automatic_horse")
@pytest.mark.card("ground_to_cat_missile")
def test_automatic_horse_as_in_the_worked_example() -> None:
    """The missile's symbols and a current token are enough; 1 move token and 1 VP for each of 3 markers."""
    table = ready().current(0, 1).area(0, "ground_to_cat_missile").goods(0, metal=2)
    for row, space in (("iron_gate_1", "hero"), ("attic_landing_1", "veranda"), ("attic_landing_3", "vp_three")):
        table.mark(row, 0, f"space_{space}")
    table.mark("iron_gate_2", 1)
    table.emptied(0, "double_move")  # a marker set aside lies on no mission
    before: dict[str, Any] = counts(table)
    table.plays("automatic_horse")
    assert changed(before, counts(table)) == {"areas": ["automatic_horse"], "metal": -2, "move": 3, "vp": 3}
    assert next_round(table).owned() == {"move": 3}
    none = ready().plays_free("automatic_horse")
    assert (none.owned(), none.g.vp[0]) == ({}, 10)


@pytest.mark.rule("wistar.card.015_electric_drill")
@pytest.mark.card("electric_drill")
def test_electric_drill_digs_a_free_room_for_each_energy_symbol() -> None:
    """The worked example: 1 energy symbol before, so 2 rooms. The player may dig fewer."""
    table = Table.empty().area(0, "flashlight", "hammer").area(1, "exoskeleton").plays_free("electric_drill")
    assert table.options() == {"dig_rooms:0", "dig_rooms:1", "dig_rooms:2"}
    table.play(0, "dig_rooms:2")
    assert (table.g.dug[0], table.owned()) == (2, {})
    last = Table.empty().built(0, dug=5).area(0, "flashlight").plays_free("electric_drill")
    assert last.options() == {"dig_rooms:0", "dig_rooms:1"}
