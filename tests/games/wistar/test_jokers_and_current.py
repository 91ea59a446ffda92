"""Jokers in place of skills, and current. Rules: joker.*, current.*, play.needs_current."""

import pytest

from tests.games.wistar.table import Table


def why(table: Table, card: str) -> str:
    """The rule against playing a card now; "" if it is allowed."""
    table.g.stop()
    table.does(0, "play()")
    allowed = f"play_card:{card}" in table.options()
    rule = table.why().get(f"play_card:{card}", "")
    assert allowed == (rule == "")
    return rule


# jokers -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.joker.replaces_skill", "wistar.joker.return")
@pytest.mark.parametrize("card", ["scientists_office", "obstacle_course", "greenhouse", "mechanical_ant", "bathhouse"])
def test_a_joker_replaces_a_symbol_of_any_skill(card: str) -> None:
    """They need 1 wit, agility, observation, strength or endurance."""
    table = Table.empty().goods(0, wood=2, metal=2).hand(0, card)
    assert why(table, card) == "play.needs_skills"
    table.goods(0, joker=2)
    assert table.g.supply_jokers == 10
    assert why(table, card) == ""
    table.play(0, f"play_card:{card}")
    assert table.where(card) == ("areas", 0)
    assert (table.owned()["joker"], table.g.supply_jokers) == (1, 11)


@pytest.mark.rule("wistar.joker.replaces_skill")
@pytest.mark.parametrize(
    ("card", "helpers", "jokers", "spent"),
    [
        ("cat_prison", (), 3, 3),
        ("cat_prison", (), 2, None),
        ("cat_prison", ("strongman_brok",), 2, 1),
        ("cat_prison", ("strongman_brok", "token_strength"), 2, 0),
        ("microscope", (), 2, 2),
        ("microscope", ("token_wit",), 1, 1),
        ("microscope", ("scientist_gwyr",), 0, None),
    ],
)
def test_several_jokers_stand_for_one_symbol_each(card: str, helpers: tuple[str], jokers: int, spent: object) -> None:
    """Cat Prison: 3 strength; Microscope: 1 observation and 1 wit. No more jokers are spent than needed."""
    table = Table.empty().goods(0, wood=3, metal=2, joker=jokers).helpers(0, *helpers).hand(0, card)
    if spent is None:
        assert why(table, card) == "play.needs_skills"
    else:
        assert why(table, card) == ""
        table.play(0, f"play_card:{card}")
        assert table.g.goods[3] == jokers - int(str(spent))


@pytest.mark.rule("wistar.joker.replaces_skill")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("toolbox", "play.needs_types"),
        ("clockwork_turtle", "play.needs_types"),
        ("root_cellar", "play.needs_types"),
        ("drilling_rig", "play.needs_current"),
        ("nursery", "play.needs_mice"),
        ("tavern", "play.needs_rooms"),
    ],
)
def test_jokers_stand_for_nothing_but_skills(card: str, rule: str) -> None:
    table = Table.empty().goods(0, wood=5, metal=5, joker=5).hand(0, card)
    assert why(table, card) == rule


@pytest.mark.rule("wistar.joker.replaces_skill")
def test_jokers_add_nothing_where_symbols_are_counted() -> None:
    """Wooden Armour draws a card for each endurance, Gwyr gives a VP for each wit, the drill digs for energy."""
    table = Table.empty().goods(0, joker=5).plays_free("wooden_armour")
    assert table.count("hand") == 1
    table.does(0, "hero()").play(0, "take_hero:scientist_gwyr")
    assert table.g.vp[0] == 12
    table.plays_free("electric_drill")
    assert table.options() == {"dig_rooms:0", "dig_rooms:1"}
    assert table.owned() == {"joker": 5}


@pytest.mark.rule("wistar.joker.replaces_skill", "wistar.joker.return", "wistar.mission.requirements")
def test_a_joker_helps_at_a_mission() -> None:
    """The worked example: Sneak up to the Lock with 2 agility, a joker and 2 metal."""
    table = Table.empty().at(0, "coal_cellar").mission("coal_cellar", "iron_gate").helpers(0, "acrobat_lila")
    table.goods(0, metal=2)
    assert "do_mission:iron_gate_1" not in table.does(0, "mission(0)").options()
    table.g.stop()
    table.goods(0, joker=1).does(0, "mission(0)").play(0, "do_mission:iron_gate_1", "use_marker:space_vp_six")
    assert (table.owned(), table.g.supply_jokers) == ({}, 12)
    assert table.g.vp[0] == 16


@pytest.mark.rule("wistar.joker.replaces_skill")
def test_jokers_do_not_stand_for_mice_or_current_at_missions() -> None:
    table = Table.empty().at(0, "coal_cellar").goods(0, metal=3, joker=6).built(0, dug=2)
    table.mission("coal_cellar", "rat_catchers_store").tent(0, "boiler_cellar").mission("boiler_cellar", "storm_drain")
    why_not = table.does(0, "mission(0)").why()
    assert why_not["do_mission:rat_catchers_store_3"] == "mission.requirements"
    assert why_not["do_mission:storm_drain_3"] == "mission.requirements"
    assert "do_mission:storm_drain_1" in table.options()


# current ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule(
    "wistar.play.needs_current", "wistar.current.normal_requirement", "wistar.current.boosted_requirement"
)
@pytest.mark.parametrize(
    ("card", "levels"), [("drilling_rig", {1, 2}), ("ground_to_cat_missile", {1, 2}), ("android_butler", {2})]
)
def test_normal_current_needs_a_token_boosted_current_its_boosted_side(card: str, levels: set[int]) -> None:
    for level in (0, 1, 2):
        table = Table.empty().goods(0, wood=5, metal=5).current(0, level).current(1, 2).hand(0, card)
        assert why(table, card) == ("" if level in levels else "play.needs_current")


@pytest.mark.rule("wistar.current.normal_requirement", "wistar.current.boosted_requirement")
@pytest.mark.parametrize(("level", "socket", "mains"), [(0, False, False), (1, True, False), (2, True, True)])
def test_missions_may_need_current_too(level: int, socket: bool, mains: bool) -> None:
    """Start the Computer needs normal, Tap the Mains boosted current."""
    table = Table.empty().at(0, "study").mission("study", "study_desk").current(0, level).mark("study_desk_2", 1)
    table.tent(0, "coal_cellar").mission("coal_cellar", "storm_drain").does(0, "mission(0)")
    assert ("do_mission:study_desk_3" in table.options()) == socket
    assert ("do_mission:storm_drain_3" in table.options()) == mains


@pytest.mark.rule("wistar.play.needs_current")
def test_only_advanced_cards_need_current() -> None:
    tables = Table.empty().content.tables
    basic, advanced = (tables[f"{deck}_inventions.toml"].values() for deck in ("basic", "advanced"))
    assert {card["needs"].get("current", 0) for card in basic} == {0}
    assert {card["needs"].get("current", 0) for card in advanced} == {0, 1, 2}


@pytest.mark.rule("wistar.current.first", "wistar.current.second", "wistar.current.third", "wistar.symbol.tokens")
def test_current_is_normal_first_then_boosted_then_nothing() -> None:
    table = Table.empty()
    levels = [table.does(0, "current(1)").g.current[0] for _ in range(4)]
    assert levels == [1, 2, 2, 2]
    assert table.g.current[1] == 0
    assert table.events("got_current") == [("got_current", 0, 1), ("got_current", 0, 2)]


@pytest.mark.rule("wistar.current.first", "wistar.current.second")
def test_current_comes_from_the_quick_action_inventions_and_missions_alike() -> None:
    table = Table.empty().goods(0, wood=4).turn().play(0, "buy_current")
    assert table.g.current[0] == 1
    table.g.stop()
    assert table.plays_free("battery").g.current[0] == 2
    table = Table.empty().at(0, "hall").mission("hall", "attic_landing").goods(0, metal=2)
    table.does(0, "mission(0)").play(0, "do_mission:attic_landing_3", "use_marker:space_vp_three")
    assert table.g.current[0] == 1


@pytest.mark.rule("wistar.current.second", "wistar.current.third")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2)])
def test_the_power_station_gives_current_twice(before: int, after: int) -> None:
    table = Table.empty().current(0, before).plays_free("power_station")
    assert table.g.current[0] == after
    assert table.score()["current"] == 2, "boosted"


@pytest.mark.rule("wistar.current.third")
def test_further_current_gives_nothing() -> None:
    table = Table.empty().current(0, 2).plays_free("lightning_rod")
    assert (table.g.current[0], table.owned(), table.g.vp[0]) == (2, {}, 10)
    assert table.events("got_current") == []
