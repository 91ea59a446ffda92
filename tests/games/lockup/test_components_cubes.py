"""Crew boards and the cubes on them. Rules: crew_board.*, resources.*, power.*, suspicion.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.cubes import gain, power
from pentarchy.games.lockup.patrol import raid
from tests.games.lockup.table import Table


@pytest.mark.rule("lockup.crew_board.sides")
def test_side_a_in_normal_and_side_b_in_expert_games() -> None:
    """Side A is the same for every crew; the sides B differ."""
    normal = Table(5).g
    assert (normal.power, normal.storage, sum(normal.resources)) == ([1] * 5, [5] * 5, 0)
    expert = Table(5, mode="expert").go_on(lambda g: g.asks[4] is not None).g  # the last player chooses a trait
    assert len(set(expert.power)) > 1
    assert len(set(expert.storage)) > 1
    assert sum(expert.resources) > 0


@pytest.mark.rule("lockup.crew_board.contents")
def test_cubes_items_and_goons_are_open_to_everybody() -> None:
    t = Table.empty(2).power(0, 3).suspicion(0, 2).cubes(0, iron=2)
    item, goon = t.put("items", 0, "rusty_shiv")[0], t.put("goons", 0, "dwarf_1")[0]
    for eye in (0, 1, SPECTATOR):
        seen = view(t.g, eye)
        assert (seen["power"][0], seen["suspicion"][0], seen["resources"][:4]) == (3, 2, [0, 0, 2, 0])
        assert (seen["items"][0], seen["goons"][0]) == ([item], [goon])


@pytest.mark.rule("lockup.crew_board.contents")
def test_tokens_books_reserve_and_traits_to_choose_from_are_hidden_from_others() -> None:
    t = Table(2, mode="expert", first="2")
    t.play(1, sorted(t.options(1, "claim"))[0])  # the gnolls reserve an item
    t.put("hands", 1, "dirty_fighting.1")
    own, other, crowd = (view(t.g, eye) for eye in (1, 0, SPECTATOR))
    for zone, count in (("cells", 6), ("hands", 1), ("reserved", 1), ("dealt", 2)):
        assert None not in own[zone][1]
        assert other[zone][1] == crowd[zone][1] == [None] * count


@pytest.mark.rule("lockup.resources.types")
def test_four_types_of_resources_pay_for_items_and_goons() -> None:
    t = Table.empty(2).tokens(0, "commissary", "lookout").check("commissary")
    assert t.options(0, "gain_cube") == {f"gain_cube:{name}" for name in ("scrap", "potion", "iron", "gold")}
    t = Table.empty(2).tokens(0, "chow_hall", "crew_2").tokens(0, "cell_block", "crew_3")
    t.row("dwarf_1").shop("runed_greatblade").cubes(0, scrap=2, potion=2, iron=3, gold=2)
    t.check("chow_hall").play(0, "enlist:1")
    assert t.options(0) == {f"spend:{name}" for name in ("scrap", "potion", "iron", "gold")}
    t.play(0, "spend:iron").check("cell_block").play(0, "make:runed_greatblade")
    assert t.owned(0) == {"scrap": 1, "potion": 1, "gold": 1}
    assert (t.names("goons", 0), t.names("items", 0)) == (["dwarf_1"], ["runed_greatblade"])


@pytest.mark.rule("lockup.resources.gain")
def test_a_gained_resource_comes_from_the_supply() -> None:
    t = Table.empty(2).tokens(0, "smithy", "crew_3").check("smithy").play(0, "take:smithy")
    assert t.owned(0) == {"iron": 2}
    assert t.g.supply == [25, 15, 13, 10]
    assert t.asked(0) == ""


@pytest.mark.rule("lockup.resources.spend")
def test_a_spent_resource_returns_and_can_be_gained_again() -> None:
    t = Table.empty(3).tokens(0, "chow_hall", "crew_3").tokens(1, "commissary", "crew_3").row("dwarf_1")
    t.cubes(0, gold=1).cubes(2, gold=9)
    t.check("commissary")
    assert "gain_cube:gold" not in t.options(1)
    t.play(1, "decline").check("chow_hall").play(0, "enlist:1")
    assert (t.owned(0), t.g.supply[3]) == ({}, 1)
    t.tokens(1, "commissary", "crew_2").check("commissary").play(1, "gain_cube:gold")
    assert (t.owned(1), t.g.supply[3]) == ({"gold": 1}, 0)


@pytest.mark.rule("lockup.resources.limited")
def test_what_the_supply_lacks_is_lost_and_nothing_replaces_it() -> None:
    """One potion is left: the strongest takes it, who comes after gets nothing and goes to the Library."""
    t = Table.empty(3).tokens(0, "infirmary", "crew_5").tokens(1, "infirmary", "crew_3").cubes(2, potion=14)
    t.check("infirmary").play(0, "take:infirmary")
    assert (t.owned(0), t.g.supply) == ({"potion": 1}, [25, 0, 15, 10])
    assert t.why(1) == {"take:infirmary": "lights_out.rewards.short_supply"}
    t.play(1, "decline")
    assert (t.owned(1), t.at(1, "library")) == ({}, ["crew_3"])


@pytest.mark.rule("lockup.resources.limited")
def test_a_type_that_is_out_cannot_be_chosen() -> None:
    t = Table.empty(2).cubes(1, gold=10).run(gain(0, -1, "any", 2))
    assert t.options(0) == {"gain_cube:scrap", "gain_cube:potion", "gain_cube:iron"}
    assert t.why(0) == {"gain_cube:gold": "resources.limited"}
    t.play(0, "gain_cube:iron", "gain_cube:iron")
    assert (t.owned(0), t.asked(0)) == ({"iron": 2}, "")


@pytest.mark.rule("lockup.power.level")
def test_power_cubes_are_the_strength_of_the_enforcer() -> None:
    """Three power cubes lose to a 4; with one more, and the first player token, they win."""
    t = Table.empty(2).power(0, 3).power(1, 9)
    t.tokens(0, "smithy", "enforcer").tokens(1, "smithy", "crew_4").check("smithy")
    assert t.g.ranking == (1, 0)
    t = Table.empty(2).power(0, 3).power(1, 9).run(power(0, -1, 1))
    t.tokens(0, "smithy", "enforcer").tokens(1, "smithy", "crew_4").check("smithy")
    assert t.g.ranking == (0, 1)


@pytest.mark.rule("lockup.suspicion.level")
def test_suspicion_cubes_on_boards_decide_who_suffers_in_a_raid() -> None:
    t = Table.empty(3).suspicion(1, 3).suspicion(2, 1).suspicion_at("sewers", 4).run(raid())
    assert t.g.stars == [10, 2, 6]
    assert (t.g.suspicion, t.g.suspicion_supply) == ([0, 0, 0], 12)


@pytest.mark.rule("lockup.power.limited")
def test_without_power_cubes_in_the_supply_no_power_is_gained() -> None:
    """One cube is left for the two who are rewarded in the Exercise Yard."""
    t = Table.empty(3).power(2, 19)
    assert t.g.power_supply == 1
    t.tokens(0, "exercise_yard", "crew_4").tokens(1, "exercise_yard", "crew_3").check("exercise_yard")
    t.play(0, "take:exercise_yard").play(1, "decline")
    assert (t.g.power, t.g.power_supply) == ([2, 1, 19], 0)
    assert t.at(1, "library") == ["crew_3"]
