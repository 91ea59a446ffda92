"""Reserving items in the Cell Block. Rules: reserve.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.lockup.patrol import patrol_steps
from pentarchy.games.lockup.scoring import outcome
from tests.games.lockup.table import Table


def inmate(*shop: str, **cubes: int) -> Table:
    """The first of three players stands in the Cell Block; these items are on the display, no achievement in play."""
    table = Table.empty(3).tokens(0, "cell_block", "crew_4").cubes(0, **cubes).shop(*shop)
    table.put("box", -1, *table.names("goals"))
    return table


def reserved(table: Table, *names: str) -> list[int]:
    """Items that the first player reserved earlier."""
    return table.put("reserved", 0, *names, known_to=1)


@pytest.mark.rule("lockup.reserve.cost")
@pytest.mark.parametrize("paid", ["scrap", "potion", "iron", "gold"])
def test_reserving_costs_one_cube_of_any_type(paid: str) -> None:
    table = inmate("makeshift_crown", scrap=1, potion=1, iron=1, gold=1).check("cell_block")
    supply = sum(table.g.supply)
    table.play(0, "set_aside:makeshift_crown")
    assert table.asked(0) == "spend_which"
    assert table.options(0) == {"spend:scrap", "spend:potion", "spend:iron", "spend:gold"}
    table.play(0, f"spend:{paid}")
    assert table.owned(0) == {name: 1 for name in ("scrap", "potion", "iron", "gold") if name != paid}
    assert sum(table.g.supply) == supply + 1
    assert table.g.over


@pytest.mark.rule("lockup.reserve.cost")
def test_without_a_cube_nothing_can_be_reserved() -> None:
    table = inmate("rusty_shiv", "rune_chalk").check("cell_block")
    assert table.options(0) == {"decline"}
    assert table.why(0)["set_aside:rusty_shiv"] == table.why(0)["set_aside:rune_chalk"] == "reserve.cost"
    with pytest.raises(IllegalMove, match=r"reserve\.cost"):
        table.play(0, "set_aside:rusty_shiv")


@pytest.mark.rule("lockup.reserve.take")
def test_one_item_of_choice_leaves_the_display_face_down() -> None:
    table = inmate("rusty_shiv", "makeshift_crown", "rune_chalk", scrap=1)
    reserved(table, "iron_buckler")
    table.put("reserved", 1, "demon_idol", known_to=2)
    table.check("cell_block")
    assert table.options(0, "set_aside") == {
        "set_aside:rusty_shiv",
        "set_aside:makeshift_crown",
        "set_aside:rune_chalk",
    }
    stars = table.g.stars[0]
    table.play(0, "set_aside:makeshift_crown")
    assert table.names("reserved", 0) == ["iron_buckler", "makeshift_crown"]
    assert [table.names("display", space) for space in range(3)] == [["rusty_shiv"], [], ["rune_chalk"]]
    assert view(table.g, 1)["reserved"][0] == [None, None]
    assert (table.g.stars[0], table.g.items[0]) == (stars, ())
    assert table.g.over  # either an item is crafted or one is reserved


@pytest.mark.rule("lockup.reserve.take")
def test_with_an_empty_display_nothing_can_be_reserved() -> None:
    table = inmate(scrap=1)
    reserved(table, "rusty_shiv")
    table.check("cell_block")
    assert table.options(0) == {"decline"}


@pytest.mark.rule("lockup.reserve.no_limit")
def test_any_number_of_items_can_be_reserved() -> None:
    earlier = ["iron_buckler", "demon_idol", "ruby_earring", "signet_ring", "cursed_doll", "warden_key", "sock_mace"]
    table = inmate("makeshift_crown", "barrel_armor", scrap=2)
    reserved(table, *earlier)
    table.check("cell_block").play(0, "set_aside:makeshift_crown")
    table.tokens(0, "cell_block", "crew_5").check("cell_block").play(0, "set_aside:barrel_armor")
    assert table.names("reserved", 0) == [*earlier, "makeshift_crown", "barrel_armor"]
    table.run(patrol_steps())
    assert len(table.g.reserved[0]) == 9  # no limit in the patrol phase either


@pytest.mark.rule("lockup.reserve.look")
def test_only_the_owner_sees_a_reserved_item_now_and_later() -> None:
    table = inmate("makeshift_crown", scrap=1)
    crown = table.card("makeshift_crown")
    table.check("cell_block").play(0, "set_aside:makeshift_crown")
    for _ in range(2):
        assert view(table.g, 0)["reserved"][0] == [crown]
        for other in (1, 2, SPECTATOR):
            assert view(table.g, other)["reserved"][0] == [None]
        table.run(patrol_steps())


@pytest.mark.rule("lockup.reserve.full_cost")
def test_a_reserved_item_costs_its_full_price_on_a_later_visit() -> None:
    """The cube spent on reserving is gone: with one scrap the shiv for two is still too dear."""
    table = inmate("rusty_shiv", scrap=3).check("cell_block").play(0, "set_aside:rusty_shiv")
    assert table.g.over  # it cannot be crafted on the same visit, though two scrap are left
    assert table.owned(0) == {"scrap": 2}
    table.tokens(0, "cell_block", "crew_5").check("cell_block")
    assert table.options(0, "make") == {"make:rusty_shiv"}
    table.play(0, "make:rusty_shiv")
    assert table.owned(0) == {}
    assert (table.names("items", 0), table.g.reserved[0]) == (["rusty_shiv"], ())


@pytest.mark.rule("lockup.reserve.full_cost")
def test_the_cube_spent_on_reserving_is_not_credited() -> None:
    table = inmate("rusty_shiv", scrap=2).check("cell_block").play(0, "set_aside:rusty_shiv")
    table.tokens(0, "cell_block", "crew_5").check("cell_block")
    assert table.options(0) == {"decline"}
    assert table.why(0) == {"make:rusty_shiv": "craft.pay"}


@pytest.mark.rule("lockup.reserve.no_value")
@pytest.mark.parametrize(
    ("goal", "item", "stars"),
    [("end_items", "iron_buckler", 8), ("end_attr_sets", "runed_greatblade", 3), ("end_gold_items", "signet_ring", 2)],
)
def test_a_reserved_item_is_nothing_for_achievements(goal: str, item: str, stars: int) -> None:
    table = inmate()
    table.put("goals", -1, goal)
    reserved(table, item)
    assert (table.score(0)["end_goal"], table.score(0)["reputation"]) == (0, 10)
    table.put("items", 0, item)
    assert table.score(0)["end_goal"] == stars


@pytest.mark.rule("lockup.reserve.no_value")
@pytest.mark.parametrize(("goon", "stars"), [("cultist_1", 1), ("demon_shield", 4)])
def test_a_reserved_item_is_nothing_for_goons(goon: str, stars: int) -> None:
    table = inmate()
    table.put("goons", 0, goon)
    reserved(table, "iron_buckler")
    assert table.score(0)["goons"] == 0
    table.put("items", 0, "iron_buckler")
    assert table.score(0)["goons"] == stars


@pytest.mark.rule("lockup.reserve.no_value")
def test_a_reserved_item_breaks_no_tie_and_takes_no_supremacy() -> None:
    table = Table.empty(2)
    table.put("box", -1, *table.names("goals"))
    table.put("goals", -1, "supremacy_items")
    table.g.first, table.g.stars[:] = 1, [12, 10]  # two stars for the first player token
    reserved(table, "iron_buckler", "demon_idol")
    table.shop("rusty_shiv").tokens(0, "cell_block", "crew_4").cubes(0, scrap=1)
    table.check("cell_block").play(0, "set_aside:rusty_shiv")
    assert table.g.supremacy == -1
    assert outcome(table.g).winners == (0, 1)
    table.put("items", 0, "iron_buckler")
    assert outcome(table.g).winners == (0,)
