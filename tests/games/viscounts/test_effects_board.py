"""Effects with manuscripts, buildings and workers. Rules: fx.manuscript_34, fx.any_building, fx.building,
fx.castle_move, fx.workers."""

import pytest

from tests.games.viscounts.table import Table

SMALL_SITES = {
    *("lake_1", "lake_3", "lake_6", "lake_8", "hills_1", "hills_3", "hills_6", "hills_8"),
    *("forest_1", "forest_3", "forest_6", "forest_8", "cliffs_1", "cliffs_3", "cliffs_6", "cliffs_8"),
    *("mountains_1", "mountains_3", "mountains_6", "mountains_8"),
}


# manuscripts --------------------------------------------------------------------------------------------------------
def five_manuscripts() -> Table:
    """Of cost 3, 4, 5, 6 and 7; another one of cost 3 is covered."""
    table = Table.empty().tiles("lake", "grey3_virtue").tiles("hills", "grey3_flip", "grey4_stone")
    return (
        table.tiles("forest", "yellow5_nobles")
        .tiles("cliffs", "grey6_buildings")
        .tiles("mountains", "yellow7_workers4")
    )


@pytest.mark.rule("viscounts.fx.manuscript_34")
@pytest.mark.parametrize("space", ["lake_left", "cliffs_inner"])
def test_any_visible_manuscript_of_cost_3_or_4_is_free(space: str) -> None:
    """Its effect is resolved, wherever the viscount stands; the next one becomes visible."""
    table = five_manuscripts().at(0, space).goods(0, ink=2).does(0, "manuscript(3, 4)")
    assert table.options(0) == {"copy:grey3_virtue", "copy:grey4_stone"}
    table.play(0, "copy:grey4_stone")
    assert (table.owned(0), table.names("scrolls", 0)) == ({"ink": 2, "stone": 2}, ["grey4_stone"])
    assert (table.names("manuscripts", 1)[-1], table.asked(0)) == ("grey3_flip", "")


@pytest.mark.rule("viscounts.fx.manuscript_34")
@pytest.mark.card("black6_manuscript34")
def test_the_manuscript_with_the_symbol_brings_another_one() -> None:
    table = five_manuscripts().at(0, "cliffs_inner").tiles("cliffs", "black6_manuscript34").goods(0, ink=6)
    table.action(0).play(0, "transcribe")
    assert table.options(0) == {"copy:grey3_virtue", "copy:grey4_stone"}
    table.play(0, "copy:grey3_virtue")
    assert (table.names("scrolls", 0), table.markers(0)) == (["black6_manuscript34", "grey3_virtue"], (1, 6))


@pytest.mark.rule("viscounts.fx.manuscript_34")
def test_manuscripts_printed_on_the_board_are_not_for_free() -> None:
    """All of them cost 3."""
    table = five_manuscripts().no_tiles("lake").does(0, "manuscript(3, 4)")
    assert table.options(0) == {"copy:grey4_stone"}
    table = five_manuscripts().no_tiles("lake", "hills").does(0, "manuscript(3, 4)")
    assert (table.asked(0), table.names("scrolls", 0)) == ("", [])


# buildings ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.any_building")
@pytest.mark.card("grey6_buildings")
@pytest.mark.parametrize(
    ("buildings", "points"),
    [
        ((), 0),
        (("workshop_1",), 1),
        (("trading_post_2", "guildhall_3"), 2),
        (("workshop_1", "workshop_3", "trading_post_1", "guildhall_2"), 4),
    ],
)
def test_the_triple_symbol_means_buildings_of_all_types(buildings: tuple[str, ...], points: int) -> None:
    """Only those on the board count, and only the own."""
    table = Table.empty().emptied(0, *buildings).emptied(1, "guildhall_1")
    table.put("scrolls", 0, "grey6_buildings")
    assert table.score(0)["manuscripts"] == points


@pytest.mark.rule("viscounts.fx.building")
@pytest.mark.parametrize("kind", ["workshop", "trading_post", "guildhall"])
@pytest.mark.parametrize("space", ["lake_left", "forest_right", "cliffs_inner"])
def test_a_free_building_of_a_type_goes_to_any_free_site(kind: str, space: str) -> None:
    """Neither the viscount's place nor a river matters; any of the remaining buildings may be taken."""
    table = Table.empty().at(0, space).building(0, f"{kind}_2", "hills_8").building(1, "guildhall_1", "cliffs_3")
    table.does(0, f"build('{kind}')")
    free = SMALL_SITES - {"hills_8", "cliffs_3"}
    assert table.options(0) == {f"erect:{kind}_{slot},{site}" for slot in (1, 3) for site in free}


@pytest.mark.rule("viscounts.fx.building")
@pytest.mark.card("grey4_workshop")
def test_a_free_building_brings_the_effects_of_site_and_link() -> None:
    """Ink of the site; 2 silver of the link to both owners; the third slot is emptied."""
    table = Table.empty().at(0, "lake_inner").tiles("lake", "grey4_workshop").building(1, "guildhall_1", "hills_3")
    table.goods(0, ink=4, stone=1).action(0).play(0, "transcribe")
    paid = table.owned(0)
    table.play(0, "erect:workshop_3,hills_1")
    assert (paid, table.owned(0), table.owned(1)) == (
        {"ink": 1, "stone": 1},
        {"ink": 2, "stone": 1, "silver": 2},
        {"silver": 2},
    )
    assert (table.g.built[0], table.score(0)["workshops"], table.asked(0)) == (1 << 8, 2, "")


@pytest.mark.rule("viscounts.fx.building", "viscounts.fx.mandatory")
def test_without_a_building_of_the_type_or_a_free_site_nothing_is_built() -> None:
    types = ("trading_post", "guildhall", "workshop")
    table = Table.empty().emptied(0, "workshop_1", "workshop_2", "workshop_3").does(0, "build('workshop')")
    assert table.asked(0) == ""
    table = Table.empty(3)
    for side in (1, 2):
        table.emptied(side, *(f"{kind}_{slot}" for kind in types for slot in (1, 2, 3)))
    table.emptied(0, *(f"{kind}_{slot}" for kind in types[:2] for slot in (1, 2, 3)))
    assert table.does(0, "build('workshop')").options(0) == {f"erect:workshop_{slot},lake_1" for slot in (1, 2, 3)}
    table.g.stop()
    table.building(0, "workshop_1", "lake_1").does(0, "build('workshop')")
    assert (table.asked(0), table.events("built")) == ("", [])


# workers ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.castle_move")
def test_one_own_worker_of_the_first_tier_may_go_to_a_neighbouring_section() -> None:
    table = Table.empty().workers(0, 1, "ink_stone", 2).workers(0, 2, "gold_move", 1).workers(1, 1, "hire_destroy", 1)
    table.does(0, "castle_move()")
    assert table.options(0) == {
        "shift:castle_ink_stone,castle_flip",
        "shift:castle_ink_stone,castle_virtue",
        "stay",
    }
    table.play(0, "shift:castle_ink_stone,castle_virtue")
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"ink_stone": 1, "virtue": 1}, {"gold_move": 1})
    assert (table.tier(1, 1), table.g.workers[0], table.asked(0)) == ({"hire_destroy": 1}, 17, "")


@pytest.mark.rule("viscounts.fx.castle_move")
def test_a_castle_move_may_be_left_undone() -> None:
    table = Table.empty().workers(0, 1, "flip", 1).does(0, "castle_move()").play(0, "stay")
    assert (table.tier(1, 0), table.asked(0)) == ({"flip": 1}, "")


@pytest.mark.rule("viscounts.fx.castle_move", "viscounts.castle.any_placement")
def test_a_third_worker_that_moves_in_starts_a_rise() -> None:
    table = Table.empty().workers(0, 1, "ink_stone", 2).workers(0, 1, "flip", 1).does(0, "castle_move()")
    table.play(0, "shift:castle_flip,castle_ink_stone")
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"flip": 1, "virtue": 1}, {"ink_stone": 1})
    assert table.owned(0) == {"ink": 1, "stone": 1}


@pytest.mark.rule("viscounts.fx.workers")
@pytest.mark.card("yellow5_workers2")
def test_two_free_workers_go_into_any_one_section() -> None:
    table = Table.empty().at(0, "lake_inner").tiles("lake", "yellow5_workers2").goods(0, ink=5, gold=1)
    table.action(0).play(0, "transcribe")
    assert table.options(0) == {
        "settle:castle_ink_stone", "settle:castle_flip", "settle:castle_gold_move", "settle:castle_hire_destroy",
        "settle:castle_virtue",
    }  # fmt: skip
    table.play(0, "settle:castle_gold_move")
    assert (table.tier(1, 0), table.g.workers[0], table.owned(0)["gold"]) == ({"gold_move": 2}, 18, 1)


@pytest.mark.rule("viscounts.fx.workers", "viscounts.castle.any_placement")
def test_four_free_workers_are_enough_to_rise_at_once() -> None:
    table = Table.empty().does(0, "workers(4)").play(0, "settle:castle_virtue")
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"virtue": 1, "ink_stone": 1, "hire_destroy": 1}, {"virtue": 1})
    assert (table.markers(0), table.g.workers[0], table.asked(0)) == ((1, 5), 16, "")


@pytest.mark.rule("viscounts.fx.workers")
@pytest.mark.parametrize("left", [1, 2])
def test_with_fewer_workers_all_that_are_left_are_placed(left: int) -> None:
    table = Table.empty().on_top(0, 20 - left).does(0, "workers(4)").play(0, "settle:castle_flip")
    assert (table.tier(1, 0), table.g.workers[0]) == ({"flip": left}, 0)
