"""Phase B: what happens to the cards drafted. Rules: planning.*, treasure.*, game.card_uses."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.kingdom.content import load as load_content
from pentarchy.games.kingdom.notation import RESOURCES
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_phase, production_step
from pentarchy.games.kingdom.state import PLANNING, PRODUCTION
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1
TREASURES = ("treasure_mm", "treasure_mp", "treasure_mg", "treasure_mx", "treasure_pp",
             "treasure_pg", "treasure_px", "treasure_gg", "treasure_gx", "treasure_xx")  # fmt: skip


def drafted(*names: str, other: tuple[str, ...] = ()) -> Table:
    table = Table.empty(side="B", duchy="valados")
    table.put("drafted", 0, *names)
    table.put("drafted", 1, *other)
    return table


@pytest.mark.rule("kingdom.planning.reveal")
def test_all_draft_areas_are_turned_face_up_first() -> None:
    table = Table.empty(module="quests")
    mine = table.put("drafted", 0, "farm.1", "calamity.1", known_to=0b010)
    theirs = table.put("drafted", 1, "quarry.1", known_to=0)
    assert view(table.g, 0)["drafted"] == [[None, None], [None]]
    table.run(planning_phase())
    for eye in (0, 1, SPECTATOR):
        seen = view(table.g, eye)
        assert seen["drafted"] == [mine[:1], theirs]
        assert seen["calamities"] == [mine[1:], []]


@pytest.mark.rule("kingdom.planning.two_options", "kingdom.game.card_uses")
def test_a_development_is_built_or_recycled_and_nothing_else() -> None:
    table = drafted("farm.1").run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert table.options(0) == {"build:farm.1", "recycle:farm.1"}
    built, recycled = table, drafted("farm.1").run(planning_phase())
    built.play(0, "build:farm.1")
    recycled.play(0, "recycle:farm.1")
    assert (built.where("farm.1"), sum(built.g.alchemy[:4])) == (("construction", 0), 0)
    assert (recycled.where("farm.1"), recycled.g.alchemy[POPULATION]) == (("discard", -1), 1)


@pytest.mark.rule("kingdom.game.card_uses")
def test_a_built_card_produces_every_round_and_scores() -> None:
    table = Table.empty(side="B", duchy="valados")
    table.put("built", 0, "golden_island")
    for _ in range(2):
        table.run(production_step(2))
    assert [args[3] for args in table.events("produced") if args[1] == 0] == [4, 4]
    assert table.total(0) == 3


@pytest.mark.rule("kingdom.planning.free_order")
@pytest.mark.parametrize("first", ["farm.1", "quarry.1", "scouts.1"])
def test_the_cards_are_dealt_with_in_any_order(first: str) -> None:
    table = drafted("farm.1", "quarry.1", "scouts.1").run(planning_phase())
    assert table.options(0, "build") == {"build:farm.1", "build:quarry.1", "build:scouts.1"}
    table.play(0, f"build:{first}")
    assert table.names("construction", 0) == [first.split(".")[0]]  # seen before the next is decided
    assert table.options(0, "build") == {"build:farm.1", "build:quarry.1", "build:scouts.1"} - {f"build:{first}"}


@pytest.mark.rule("kingdom.planning.build")
def test_a_card_under_construction_is_not_built_yet() -> None:
    table = drafted("golden_island").run(planning_phase()).play(0, "build:golden_island")
    assert table.g.built[0] == ()
    assert table.g.lack[table.card("golden_island")] == table.content.cost[table.card("golden_island")]
    assert count_production(table.g, 0, 2) == 1  # the duchy card alone
    assert table.total(0) == 0
    assert table.events("stored") == []


@pytest.mark.rule("kingdom.planning.build")
def test_any_number_of_cards_may_be_under_construction_for_free() -> None:
    names = ["farm.1", "farm.2", "farm.3", "farm.4", "arena", "mausoleum", "aqueduct", "hells_gate", "dragon_eggs",
             "tatis_tribe", "golden_island", "elven_forest", "lost_mines", "sunken_city", "royal_palace",
             "great_library", "royal_citadel", "forbidden_scrolls"]  # fmt: skip
    table = drafted(*names).run(planning_phase()).play(0, *(f"build:{name}" for name in names))
    assert len(table.g.construction[0]) == 18
    assert (table.g.soldiers, table.g.krystallium) == ([0, 0], [0, 0])


@pytest.mark.rule("kingdom.planning.recycle")
@pytest.mark.parametrize(
    ("name", "resource"), [("quarry.1", 0), ("farm.1", 1), ("guildhall.1", 2), ("navigators.1", 3)]
)
def test_recycling_gives_the_one_cube_shown(name: str, resource: int) -> None:
    table = drafted(name).run(planning_phase()).play(0, f"recycle:{name}")
    assert table.where(name) == ("discard", -1)
    assert table.g.alchemy[:4] == [int(kind == resource) for kind in range(4)]
    assert table.events("stored") == [("stored", 0, resource, 1)]


@pytest.mark.rule("kingdom.planning.recycle_placement")
def test_a_recycled_cube_goes_at_once_onto_a_card_that_needs_it_or_into_alchemy() -> None:
    table = drafted("farm.1", "scouts.1", "quarry.1", "farm.2").run(planning_phase())
    table.play(0, "build:farm.1", "build:scouts.1", "recycle:quarry.1")
    assert table.asked(0) == "place_cube"
    assert table.options(0, "place") | table.options(0, "store") == {"place:farm.1", "store"}
    assert not table.options(0) & {"build:farm.2", "done"}  # it cannot wait
    assert table.why(0)["place:scouts.1"] == "construction.slots"
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "place:scouts.1")
    assert refused.value.rule == "construction.slots"
    table.play(0, "place:farm.1")
    assert (sum(table.g.alchemy[:4]), table.asked(0)) == (0, "plan_card")


@pytest.mark.rule("kingdom.planning.recycle_placement")
def test_a_recycled_cube_may_go_into_alchemy_although_a_card_needs_it() -> None:
    table = drafted("farm.1", "quarry.1").run(planning_phase())
    table.play(0, "build:farm.1", "recycle:quarry.1", "store")
    assert table.g.alchemy[MATERIALS] == 1
    assert table.g.lack[table.card("farm.1")] == table.content.cost[table.card("farm.1")]


@pytest.mark.rule("kingdom.planning.complete_now")
def test_a_card_completed_in_planning_produces_in_the_same_round() -> None:
    table = drafted("barracks.1", "quarry.1", "quarry.2", "sawmill.1").run(planning_phase(), production_phase())
    table.play(0, "build:barracks.1")
    for name in ("quarry.1", "quarry.2", "sawmill.1"):
        table.play(0, f"recycle:{name}", "place:barracks.1")
    assert table.where("barracks.1") == ("built", 0)
    assert table.g.soldiers[0] == 1  # its bonus
    produced = [args[2:4] for args in table.events("produced") if args[1] == 0]
    assert produced == [(0, 2), (1, 2), (2, 1), (3, 0)]  # 1 population more than on the duchy card


@pytest.mark.rule("kingdom.planning.end")
def test_planning_waits_until_both_draft_areas_are_empty() -> None:
    table = drafted("farm.1", other=("farm.2", "farm.3")).run(planning_phase(), production_phase())
    table.play(0, "recycle:farm.1")
    assert (table.asked(0), table.g.phase) == ("", PLANNING)
    table.play(1, "recycle:farm.2")
    assert table.g.phase == PLANNING
    assert "done" not in table.options(1)  # the last card must go too
    table.play(1, "recycle:farm.3")
    assert table.g.phase == PRODUCTION


@pytest.mark.rule("kingdom.planning.end")
def test_planning_ends_with_a_button_while_something_can_be_done() -> None:
    table = drafted("farm.1", other=("farm.2",)).run(planning_phase(), production_step(MATERIALS))
    table.g.krystallium[0] = 1
    table.play(1, "recycle:farm.2").play(0, "build:farm.1")
    assert (table.asked(0), table.asked(1), table.g.phase) == ("end_phase", "", PLANNING)
    assert table.options(0) == {"done", "krystallium:farm.1,materials", "scrap:farm.1"}
    assert table.g.cubes == [(), ()]
    table.play(0, "done")
    assert table.asked(0) == "place_cube"


@pytest.mark.rule("kingdom.planning.end", "kingdom.production.next_step")
def test_planning_ends_by_itself_when_the_last_thing_was_done() -> None:
    table = drafted("farm.1").run(planning_phase())
    table.play(0, "build:farm.1")
    assert table.options(0) == {"done", "scrap:farm.1"}
    table.play(0, "scrap:farm.1")
    assert table.g.over


@pytest.mark.rule("kingdom.treasure.recycle_only")
def test_a_treasure_cannot_be_built() -> None:
    table = drafted("treasure_mm", "farm.1").run(planning_phase())
    assert table.options(0) == {"build:farm.1", "recycle:farm.1", "recycle:treasure_mm"}
    assert table.why(0) == {"build:treasure_mm": "treasure.recycle_only"}
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "build:treasure_mm")
    assert refused.value.rule == "treasure.recycle_only"
    assert table.where("treasure_mm") == ("drafted", 0)


@pytest.mark.rule("kingdom.treasure.two_resources")
@pytest.mark.parametrize("name", TREASURES)
def test_a_treasure_gives_the_two_cubes_printed_on_it(name: str) -> None:
    table = drafted(name, "farm.1").run(planning_phase()).play(0, f"recycle:{name}")
    assert table.where(name) == ("discard", -1)
    assert table.g.alchemy[:4] == [name[-2:].count(letter) for letter in "mpgx"]


def test_cards_drafted_face_down_are_told_when_they_are_turned_up() -> None:
    table = drafted("farm.1")
    table.put("drafted", 0, "quarry.1", known_to=0)
    table.run(planning_phase())
    assert table.events("revealed") == [("revealed", 0, table.card("quarry.1"))], "the Farm lay open"


@pytest.mark.rule("kingdom.planning.two_options", "kingdom.treasure.recycle_only")
def test_a_last_treasure_is_a_question_only_beside_something_else_to_do() -> None:
    table = drafted("treasure_mm").run(planning_phase())
    assert (table.asked(0), table.where("treasure_mm")) == ("", ("discard", -1))
    assert table.g.alchemy[:4] == [2, 0, 0, 0]
    busy = drafted("treasure_mm")
    busy.put("construction", 0, "farm.1")
    busy.run(planning_phase())
    assert busy.options(0) == {"recycle:treasure_mm", "scrap:farm.1"}
    two = drafted("treasure_mm", "treasure_gg").run(planning_phase())
    assert two.options(0) == {"recycle:treasure_mm", "recycle:treasure_gg"}, "the order is a choice"


@pytest.mark.rule("kingdom.treasure.two_resources")
def test_the_ten_treasures_are_the_ten_pairs_of_resources() -> None:
    content = load_content()
    pairs = {content.recycle[card] for name in TREASURES for card in content.by_design[name]}
    assert pairs == {(one, two) for one in range(len(RESOURCES)) for two in range(one, len(RESOURCES))}


@pytest.mark.rule("kingdom.treasure.two_resources")
def test_the_two_cubes_of_a_treasure_may_go_to_different_places() -> None:
    table = drafted("farm.1", "farm.2", "treasure_mm", "treasure_mp").run(planning_phase())
    table.play(0, "build:farm.1", "build:farm.2", "recycle:treasure_mm", "place:farm.1", "place:farm.2")
    assert table.asked(0) == "plan_card"
    table.play(0, "recycle:treasure_mp", "store")  # the population cube finds no card and follows by itself
    assert table.g.alchemy[:4] == [1, 1, 0, 0]
    one_material = table.content.cost[table.card("farm.1")] - 1
    assert [table.g.lack[table.card(name)] for name in ("farm.1", "farm.2")] == [one_material, one_material]
