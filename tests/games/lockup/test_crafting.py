"""Crafting items in the Cell Block. Rules: craft.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.patrol import patrol_steps
from tests.games.lockup.table import Table


def inmate(*shop: str, players: int = 3, **cubes: int) -> Table:
    """One player stands in the Cell Block with cubes; these items are on the display, no achievement is in play."""
    table = Table.empty(players).tokens(0, "cell_block", "crew_4").cubes(0, **cubes).shop(*shop)
    table.put("box", -1, *table.names("goals"))
    return table


@pytest.mark.rule("lockup.craft.where")
@pytest.mark.parametrize("location", ["exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall"])
def test_items_are_crafted_nowhere_but_in_the_cell_block(location: str) -> None:
    table = Table.empty(3).tokens(0, location, "crew_4").cubes(0, scrap=5, iron=2).shop("rusty_shiv").row("dwarf_1")
    table.put("reserved", 0, "bone_knuckles", known_to=1)
    table.check(location)
    assert table.asked(0) == "reward_choice"
    assert not table.options(0, "make") | table.options(0, "set_aside")
    with pytest.raises(IllegalMove):
        table.play(0, "make:rusty_shiv")
    table.play(0, "decline").tokens(0, "cell_block", "crew_5").check("cell_block")
    assert table.options(0, "make") == {"make:rusty_shiv", "make:bone_knuckles"}


@pytest.mark.rule("lockup.craft.source")
def test_an_item_comes_from_the_display_or_the_own_reserve() -> None:
    table = inmate("rusty_shiv", "bedsheet_rope", scrap=5)
    table.put("reserved", 0, "hidden_pouch", known_to=1)
    table.put("reserved", 1, "hollow_boot", known_to=2)
    table.put("item_deck", -1, "rune_chalk")
    table.check("cell_block")
    assert table.options(0, "make") == {"make:rusty_shiv", "make:bedsheet_rope", "make:hidden_pouch"}
    with pytest.raises(IllegalMove):
        table.play(0, "make:hollow_boot")
    with pytest.raises(IllegalMove):
        table.play(0, "make:rune_chalk")
    table.play(0, "make:hidden_pouch")
    assert table.names("items", 0) == ["hidden_pouch"]
    assert (table.g.reserved[0], table.names("reserved", 1)) == ((), ["hollow_boot"])
    assert [len(space) for space in table.g.display] == [1, 1, 0, 0]
    assert table.g.over  # one item for a reward


@pytest.mark.rule("lockup.craft.source")
def test_an_item_of_the_display_leaves_its_space_empty() -> None:
    table = inmate("rusty_shiv", "bedsheet_rope", scrap=3).check("cell_block").play(0, "make:bedsheet_rope")
    assert [table.names("display", space) for space in range(3)] == [["rusty_shiv"], [], []]


@pytest.mark.rule("lockup.craft.pay")
def test_the_whole_cost_goes_to_the_supply_and_nothing_else() -> None:
    table = inmate("spiked_bracers", scrap=2, iron=2, gold=1).check("cell_block")
    supply = table.g.supply[:]
    table.play(0, "make:spiked_bracers")
    assert table.owned(0) == {"scrap": 1, "gold": 1}
    assert table.g.supply == [supply[0] + 1, supply[1], supply[2] + 2, supply[3]]
    assert table.g.over


@pytest.mark.rule("lockup.craft.pay")
def test_no_cube_stands_for_another_type_not_even_gold() -> None:
    table = inmate("spiked_bracers", "rusty_shiv", scrap=2, iron=1, gold=4).check("cell_block")
    assert table.options(0, "make") == {"make:rusty_shiv"}
    assert table.why(0) == {"make:spiked_bracers": "craft.pay"}
    with pytest.raises(IllegalMove, match=r"craft\.pay"):
        table.play(0, "make:spiked_bracers")


@pytest.mark.rule("lockup.craft.stars")
def test_stars_come_at_once_and_the_item_lies_face_up_for_all() -> None:
    table = inmate(scrap=1, iron=3)
    (buckler,) = table.put("reserved", 0, "iron_buckler", known_to=1)
    assert buckler not in view(table.g, 1)["reserved"][0]
    stars = table.g.stars[:]
    table.check("cell_block").play(0, "make:iron_buckler")
    assert table.g.stars == [stars[0] + 10, *stars[1:]]
    for player in (0, 1, 2, SPECTATOR):
        assert view(table.g, player)["items"][0] == [buckler]


@pytest.mark.rule("lockup.craft.effects")
def test_payment_then_stars_then_effects_from_left_to_right() -> None:
    table = inmate("false_bottom_trunk", scrap=3, iron=1).check("cell_block").play(0, "make:false_bottom_trunk")
    told = [kind for kind, *_ in table.events()]
    told = told[told.index("crafted") :]
    assert told[:3] == ["crafted", "storage_grew", "gained"]
    assert table.events("crafted")[0][3:] == (3, 0, 1, 0), "with what was paid"


@pytest.mark.rule("lockup.craft.effects")
def test_what_an_item_gives_does_not_pay_for_it() -> None:
    """The flask costs two potions and gives one: with a single potion it is out of reach."""
    table = inmate("silver_flask", potion=1, iron=1).check("cell_block")
    assert table.options(0, "make") == set()
    table = inmate("silver_flask", potion=2, iron=1).check("cell_block").play(0, "make:silver_flask")
    assert table.owned(0) == {"potion": 1}


@pytest.mark.rule("lockup.craft.effects")
def test_the_stars_are_there_before_an_effect_asks() -> None:
    table = inmate("forged_pass", scrap=2, potion=1).suspicion(0, 1).check("cell_block")
    stars = table.g.stars[0]
    table.play(0, "make:forged_pass")
    assert table.asked(0) == "accuse_whom"
    assert table.g.stars[0] == stars + 4
    table.play(0, "accuse:2")
    assert table.g.over


@pytest.mark.rule("lockup.craft.any_symbol")
@pytest.mark.parametrize("paid", ["scrap", "potion", "iron", "gold"])
def test_an_any_symbol_takes_a_cube_of_the_players_choice(paid: str) -> None:
    """The cubes for the other symbols are set aside first; what is left may be chosen, whatever its type."""
    table = inmate("lockpicks", scrap=2, potion=1, iron=2, gold=1).check("cell_block").play(0, "make:lockpicks")
    assert table.asked(0) == "spend_which"
    assert table.options(0) == {"spend:scrap", "spend:potion", "spend:iron", "spend:gold"}
    table.play(0, f"spend:{paid}")
    assert table.owned(0) == {name: 1 for name in ("scrap", "potion", "iron", "gold") if name != paid}
    assert table.g.over


@pytest.mark.rule("lockup.craft.any_symbol")
def test_the_cube_for_an_any_symbol_must_be_beyond_the_other_symbols() -> None:
    table = inmate("lockpicks", scrap=1, potion=2, iron=1, gold=1).check("cell_block").play(0, "make:lockpicks")
    assert table.options(0) == {"spend:potion", "spend:gold"}  # the one scrap and the one iron are due
    table.play(0, "spend:gold")
    assert table.owned(0) == {"potion": 2}
    assert inmate("lockpicks", scrap=1, iron=1).check("cell_block").options(0, "make") == set()


@pytest.mark.rule("lockup.craft.any_symbol")
def test_a_cube_for_an_any_symbol_is_not_asked_for_when_all_left_are_alike() -> None:
    table = inmate("lockpicks", scrap=1, iron=3).check("cell_block").play(0, "make:lockpicks")
    assert table.owned(0) == {"iron": 1}
    assert table.g.over


@pytest.mark.rule("lockup.craft.any_no_type")
@pytest.mark.parametrize(
    ("item", "cubes", "stars"),
    [("lockpicks", {"scrap": 1, "iron": 1, "gold": 1}, 0), ("signet_ring", {"scrap": 1, "gold": 1}, 2)],
)
def test_gold_paid_for_an_any_symbol_makes_no_gold_item(item: str, cubes: dict[str, int], stars: int) -> None:
    table = inmate(item, **cubes)
    table.put("goals", -1, "end_gold_items")
    table.check("cell_block").play(0, f"make:{item}")
    assert table.owned(0) == {}
    assert table.score(0)["end_goal"] == stars


@pytest.mark.rule("lockup.craft.any_no_type")
@pytest.mark.parametrize(
    ("item", "cubes", "taken"),
    [("lockpicks", {"scrap": 1, "iron": 1, "gold": 1}, -1), ("warden_key", {"scrap": 1, "iron": 1, "gold": 1}, 0)],
)
def test_an_any_symbol_is_no_type_for_the_four_types_of_a_rush(item: str, cubes: dict[str, int], taken: int) -> None:
    """With scrap and potion in an earlier cost, iron and gold are missing: gold paid for "any" is none."""
    table = inmate(item, **cubes)
    table.put("goals", -1, "rush_cost_types")
    table.put("items", 0, "rune_chalk")
    table.check("cell_block").play(0, f"make:{item}")
    assert table.g.rush == taken


@pytest.mark.rule("lockup.craft.attributes")
def test_attributes_of_an_item_count_from_its_crafting_to_the_end() -> None:
    """Three shields are needed: one on a goon, two on the buckler, which count only once it is crafted."""
    table = inmate("iron_buckler", scrap=1, iron=3)
    table.put("goals", -1, "supremacy_shield")
    table.put("goons", 0, "flayer_3")
    table.check("cell_block")
    assert (table.g.supremacy, table.score(0)["supremacy"]) == (-1, 0)
    table.play(0, "make:iron_buckler")
    assert (table.g.supremacy, table.score(0)["supremacy"]) == (0, 8)
    table.run(patrol_steps(), patrol_steps())
    assert table.score(0)["supremacy"] == 8


@pytest.mark.rule("lockup.craft.attributes")
def test_attributes_of_an_item_count_for_its_owner_only() -> None:
    table = inmate("enchanted_goblet", scrap=1, potion=2, gold=1)
    table.put("goals", -1, "end_attr_sets")
    table.put("goons", 0, "flayer_3")
    table.put("goons", 1, "dwarf_1")
    assert [table.score(side)["end_goal"] for side in range(3)] == [0, 0, 0]
    table.check("cell_block").play(0, "make:enchanted_goblet")
    assert [table.score(side)["end_goal"] for side in range(3)] == [3, 0, 0]
