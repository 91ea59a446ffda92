"""Solo mode, the guards in the Cell Block: what they craft, what they pay, what they reserve."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.lockup.content import RESOURCES
from pentarchy.games.lockup.moves import LIBRARY
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import solo

PLAYER, GUARDS = 0, 1


def guards_choose(*shop: str, reserved: tuple[str, ...] = (), **cubes: int) -> Table:
    """The guards alone in the Cell Block with this display, these reserved items and cubes."""
    table = solo().shop(*shop).cubes(GUARDS, **cubes).guards("cell_block", "guard_blue_1a")
    table.put("reserved", GUARDS, *reserved)
    table.check("cell_block")
    assert table.g.over
    return table


@pytest.mark.rule("lockup.solo.cell_block.craft", "lockup.solo.cell_block.stars")
def test_the_guards_craft_what_they_can_pay_and_spend_the_cost() -> None:
    table = guards_choose("makeshift_crown", "sock_mace", scrap=3, iron=1)
    assert (table.names("items", GUARDS), table.owned(GUARDS)) == (["sock_mace"], {"scrap": 1})
    assert table.g.stars == [10, 15]
    assert (table.names("display", 0), table.names("display", 1)) == (["makeshift_crown"], [])
    assert (table.g.supply[0], table.g.supply[2]) == (24, 15)
    assert (table.g.reserved[GUARDS], table.names("guards_aside")) == ((), ["guard_blue_1a"])


@pytest.mark.rule("lockup.solo.cell_block.highest")
@pytest.mark.parametrize(
    ("reserved", "crafted"),
    [((), "spiked_bracers"), (("iron_buckler",), "iron_buckler"), (("rusty_shiv",), "spiked_bracers")],
)
def test_the_most_valuable_item_of_display_and_reserve(reserved: tuple[str, ...], crafted: str) -> None:
    table = guards_choose("sock_mace", "rune_chalk", "spiked_bracers", reserved=reserved, scrap=2, potion=1, iron=3)
    assert table.names("items", GUARDS) == [crafted]
    assert crafted not in table.names("reserved", GUARDS)
    assert sum(len(pile) for pile in table.g.display) == (3 if crafted in reserved else 2)


@pytest.mark.rule("lockup.solo.cell_block.highest")
def test_what_is_too_dear_or_reserved_by_the_player_is_not_for_the_guards() -> None:
    table = solo().shop("makeshift_crown", "rusty_shiv").cubes(GUARDS, scrap=2, potion=3)
    table.put("reserved", PLAYER, "witch_salve")
    table.guards("cell_block", "guard_blue_1a").check("cell_block")
    assert (table.names("items", GUARDS), table.names("reserved", PLAYER)) == (["rusty_shiv"], ["witch_salve"])


@pytest.mark.rule("lockup.solo.cell_block.tie")
@pytest.mark.parametrize(
    "shop", [("rusty_shiv", "loaded_dice", "smoke_vial"), ("smoke_vial", "rusty_shiv"), ("loaded_dice", "rusty_shiv")]
)
def test_of_equal_items_the_one_closest_to_the_deck(shop: tuple[str, ...]) -> None:
    table = guards_choose(*shop, scrap=2, potion=2)
    assert table.names("items", GUARDS) == [shop[0]]


@pytest.mark.rule("lockup.solo.cell_block.tie_reserved")
def test_of_equal_items_the_display_comes_before_the_reserve_and_the_oldest_of_it_first() -> None:
    table = guards_choose("makeshift_crown", "rusty_shiv", reserved=("smoke_vial", "loaded_dice"), scrap=6, potion=2)
    assert table.names("items", GUARDS) == ["rusty_shiv"]
    table.guards("cell_block", "guard_blue_2").check("cell_block")
    assert table.names("items", GUARDS) == ["rusty_shiv", "smoke_vial"]
    table.guards("cell_block", "guard_blue_3").check("cell_block")
    assert table.names("items", GUARDS) == ["rusty_shiv", "smoke_vial", "loaded_dice"]
    assert (table.g.reserved[GUARDS], table.names("display", 0)) == ((), ["makeshift_crown"])


@pytest.mark.rule("lockup.solo.cell_block.stars")
def test_the_guards_score_the_value_and_carry_out_the_effects() -> None:
    table = guards_choose("bone_knuckles", scrap=2, iron=1)
    assert (table.g.stars, table.g.power) == ([10, 14], [1, 2])
    table = guards_choose("false_bottom_trunk", scrap=3, iron=1)
    assert (table.g.stars, table.owned(GUARDS), table.g.storage) == ([10, 17], {"scrap": 1}, [5])


@pytest.mark.rule("lockup.solo.cell_block.stars")
def test_a_crafted_item_of_the_reserve_scores_too_and_a_reserved_one_does_not() -> None:
    table = guards_choose("makeshift_crown", reserved=("rusty_shiv",))
    assert (table.names("reserved", GUARDS), table.g.stars) == (["rusty_shiv", "makeshift_crown"], [10, 10])
    table.cubes(GUARDS, scrap=2).guards("cell_block", "guard_blue_2").check("cell_block")
    assert (table.names("items", GUARDS), table.g.stars) == (["rusty_shiv"], [10, 13])


@pytest.mark.rule("lockup.solo.cell_block.any")
@pytest.mark.parametrize(
    ("item", "have", "left"),
    [
        ("hollow_boot", {"scrap": 3, "gold": 1}, {"gold": 1}),
        ("hollow_boot", {"scrap": 2, "gold": 1}, {}),
        ("hollow_boot", {"scrap": 2, "iron": 1, "gold": 1}, {"gold": 1}),
        ("hollow_boot", {"scrap": 2, "potion": 1, "iron": 1, "gold": 1}, {"iron": 1, "gold": 1}),
        ("warden_key", {"iron": 1, "gold": 3}, {"gold": 1}),
        ("warden_key", {"scrap": 1, "potion": 1, "iron": 2, "gold": 2}, {"potion": 1, "iron": 1, "gold": 1}),
    ],
)
def test_any_symbols_are_paid_last_with_the_least_rare_cube(
    item: str, have: dict[str, int], left: dict[str, int]
) -> None:
    """Hollow boot costs two scrap and one of any, the warden's key iron, gold and one of any."""
    table = guards_choose(item, reserved=(), **have)
    assert (table.names("items", GUARDS), table.owned(GUARDS)) == ([item], left)
    assert table.g.audit() == []
    paid = dict(zip(RESOURCES, table.events("crafted")[0][3:], strict=True))
    assert {name: count - int(str(paid[name])) for name, count in have.items() if count != paid[name]} == left


@pytest.mark.rule("lockup.solo.cell_block.any")
def test_a_cube_needed_for_a_typed_symbol_does_not_pay_for_any() -> None:
    """Hollow boot: two scrap and one of any. Two scrap alone do not pay for it."""
    table = guards_choose("hollow_boot", scrap=2)
    assert (table.g.items[GUARDS], table.names("reserved", GUARDS)) == ((), ["hollow_boot"])
    assert table.owned(GUARDS) == {"scrap": 2}


@pytest.mark.rule("lockup.solo.cell_block.reserve")
def test_guards_who_cannot_craft_reserve_without_paying() -> None:
    table = guards_choose("sock_mace", "makeshift_crown", scrap=1, gold=1)
    assert (table.names("reserved", GUARDS), table.owned(GUARDS)) == (["makeshift_crown"], {"scrap": 1, "gold": 1})
    assert (table.g.stars, table.g.items[GUARDS]) == ([10, 10], ())
    assert (table.names("display", 0), table.names("display", 1)) == (["sock_mace"], [])
    assert (table.names("guards_aside"), table.g.guards_at[LIBRARY]) == (["guard_blue_1a"], ())
    assert view(table.g, 0)["reserved"][GUARDS] == [table.card("makeshift_crown")]


@pytest.mark.rule("lockup.solo.cell_block.reserve")
def test_guards_who_can_craft_a_reserved_item_do_not_reserve_another() -> None:
    table = guards_choose("makeshift_crown", reserved=("rusty_shiv",), scrap=2)
    assert (table.names("items", GUARDS), table.g.reserved[GUARDS]) == (["rusty_shiv"], ())
    assert table.names("display", 0) == ["makeshift_crown"]


@pytest.mark.rule("lockup.solo.cell_block.reserve")
def test_with_nothing_to_craft_or_reserve_the_guards_move_on_to_the_library() -> None:
    table = guards_choose(reserved=("makeshift_crown",), scrap=1)
    assert (table.names("reserved", GUARDS), table.names("guards_aside")) == (["makeshift_crown"], [])
    assert table.names("guards_at", LIBRARY) == ["guard_blue_1a"]


@pytest.mark.rule("lockup.solo.cell_block.reserve_highest")
@pytest.mark.parametrize(
    ("shop", "taken"),
    [
        (("rusty_shiv", "runed_greatblade", "makeshift_crown"), "runed_greatblade"),
        (("rusty_shiv", "royal_medallion", "iron_buckler"), "royal_medallion"),
        (("iron_buckler", "royal_medallion", "rusty_shiv"), "iron_buckler"),
        (("rusty_shiv", "rune_chalk", "enchanted_goblet"), "enchanted_goblet"),
    ],
)
def test_the_guards_reserve_the_most_valuable_item_closest_to_the_deck(shop: tuple[str, ...], taken: str) -> None:
    assert guards_choose(*shop).names("reserved", GUARDS) == [taken]


@pytest.mark.rule("lockup.solo.cell_block.craft")
def test_stronger_guards_craft_before_the_player() -> None:
    """Both sides could pay for either item."""
    table = solo().shop("rusty_shiv", "rune_chalk").cubes(GUARDS, scrap=3, potion=1).cubes(PLAYER, scrap=3, potion=1)
    table.guards("cell_block", "guard_blue_4").tokens(0, "cell_block", "crew_2").check("cell_block")
    assert table.names("items", GUARDS) == ["rune_chalk"]
    assert table.options(0) == {"make:rusty_shiv", "set_aside:rusty_shiv", "decline"}
    table.play(0, "make:rusty_shiv")
    assert (table.names("items", PLAYER), table.g.over) == (["rusty_shiv"], True)


@pytest.mark.rule("lockup.solo.cell_block.craft", "lockup.solo.cell_block.reserve")
@pytest.mark.parametrize(("potions", "items", "reserved"), [(2, ["smoke_vial"], []), (0, [], ["smoke_vial"])])
def test_weaker_guards_craft_or_reserve_too(potions: int, items: list[str], reserved: list[str]) -> None:
    table = solo().shop("smoke_vial", "rune_chalk").cubes(GUARDS, potion=potions).cubes(PLAYER, scrap=1, potion=1)
    table.guards("cell_block", "guard_blue_4").tokens(0, "cell_block", "crew_5").check("cell_block")
    table.play(0, "make:rune_chalk")
    assert (table.names("items", GUARDS), table.names("reserved", GUARDS)) == (items, reserved)
    assert (table.names("guards_aside"), table.g.over) == (["guard_blue_4"], True)
