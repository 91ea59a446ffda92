"""What each advisor of planning, production and the end of the game does, costs, and must not do."""

from typing import NamedTuple

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from pentarchy.games.kingdom.rounds import end_round
from tests.games.kingdom.court import NO_TARGET, court, refused, spent, usable
from tests.games.kingdom.table import Table

TYPES = ("structure", "company", "monument", "discovery")


def last_round(*advisors: str) -> Table:
    table = court(*advisors)
    table.g.round = 4
    return table


# planning ------------------------------------------------------------------------------------------------------------
@pytest.mark.card("court_alchemist")
def test_the_alchemist_gives_one_krystallium_that_can_be_used_at_once() -> None:
    table = court("court_alchemist")
    table.put("drafted", 0, "farm")
    table.run(planning_phase()).play(0, "build:farm.1", "advise:court_alchemist")
    assert (table.g.krystallium[0], spent(table), table.g.alchemy[:4]) == (1, 1, [0, 0, 0, 0])
    assert refused(table) == {"court_alchemist": "advisors.once_per_round"}
    table.play(0, "krystallium:farm.1,materials", "done")
    assert (table.g.krystallium[0], table.asked(0)) == (0, "")


@pytest.mark.card("court_alchemist")
def test_the_alchemist_needs_no_card_to_act_on() -> None:
    table = court("court_alchemist").run(planning_phase())
    assert table.options(0) == {"advise:court_alchemist", "done"}
    table.play(0, "advise:court_alchemist")
    assert (table.g.krystallium[0], table.asked(0)) == (1, "")


@pytest.mark.card("guild_master")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_guild_master_makes_the_next_recycling_give_three_cubes() -> None:
    table = court("guild_master")
    table.put("drafted", 0, "farm", "quarry", "port")
    table.run(planning_phase()).play(0, "advise:guild_master")
    assert spent(table) == 1
    assert table.options(0) == {"recycle:farm.1", "recycle:quarry.1", "recycle:port.1"}
    assert table.why(0)["build:farm.1"] == NO_TARGET
    table.play(0, "recycle:farm.1")
    assert table.g.alchemy[:4] == [0, 3, 0, 0]
    assert refused(table) == {"guild_master": "advisors.once_per_round"}
    table.play(0, "recycle:quarry.1")
    assert table.g.alchemy[:4] == [1, 3, 0, 0], "only one recycling gives three"
    table.play(0, "build:port.1", "done")
    assert table.asked(0) == ""


@pytest.mark.card("guild_master")
def test_the_guild_masters_cubes_can_be_placed_on_cards() -> None:
    table = court("guild_master")
    table.put("construction", 0, "barracks")
    table.put("drafted", 0, "quarry")
    table.run(planning_phase()).play(0, "advise:guild_master", "recycle:quarry.1", *["place:barracks.1"] * 3)
    assert table.where("barracks.1") == ("built", 0)
    assert table.asked(0) == ""


@pytest.mark.card("guild_master")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_guild_master_needs_a_development_card_in_the_draft_area() -> None:
    table = court("guild_master")
    table.put("construction", 0, "farm")
    table.put("drafted", 0, "treasure_mm")
    table.run(planning_phase())
    assert refused(table) == {"guild_master": NO_TARGET}
    with pytest.raises(IllegalMove, match=r"advisors\.no_effect"):
        table.play(0, "advise:guild_master")
    table.play(0, "recycle:treasure_mm", "place:farm.1", "store")
    assert refused(table) == {"guild_master": NO_TARGET}


@pytest.mark.card("high_priestess")
def test_the_priestess_returns_one_calamity_of_the_draft_area_to_the_box() -> None:
    table = court("high_priestess")
    table.put("calamities", 0, "calamity")
    table.put("drafted", 0, "calamity.2", "calamity.3", "farm")
    table.run(planning_phase())
    assert table.options(0) == {"advise:high_priestess", "done"}
    table.play(0, "advise:high_priestess")
    assert spent(table) == 2
    assert table.names("calamities", 0) == ["calamity"] * 2, "not the one of before, and not both"
    assert table.names("box").count("calamity") == 1
    assert table.asked(0) == "plan_card"


@pytest.mark.card("high_priestess")
def test_the_priestess_can_be_declined_and_then_it_is_too_late() -> None:
    table = court("high_priestess")
    table.put("drafted", 0, "calamity", "farm")
    table.run(planning_phase()).play(0, "done")
    assert table.names("calamities", 0) == ["calamity"]
    assert refused(table) == {"high_priestess": "advisors.phase"}


@pytest.mark.card("high_priestess")
def test_the_priestess_is_not_asked_without_a_calamity_or_for_the_opponents() -> None:
    table = court("high_priestess")
    table.put("drafted", 0, "farm")
    table.put("drafted", 1, "calamity")
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert table.names("calamities", 1) == ["calamity"]


@pytest.mark.card("high_priestess")
@pytest.mark.rule("kingdom.calamity.to_duchy", "kingdom.tokens.any_time")
def test_the_soldiers_for_the_priestess_may_come_from_a_card_completed_before_the_calamity() -> None:
    table = court("high_priestess", soldiers=1)
    table.put("construction", 0, "barracks.1")
    table.put("drafted", 0, "calamity", "farm")
    table.g.lack[table.card("barracks.1")], table.g.krystallium[0] = 1, 1
    table.run(planning_phase())
    assert table.asked(0) == "avert"
    assert table.options(0) == {"krystallium:barracks.1,materials", "scrap:barracks.1", "done"}
    table.play(0, "krystallium:barracks.1,materials", "advise:high_priestess")
    assert (table.g.calamities[0], table.asked(0)) == ((), "plan_card")


@pytest.mark.card("high_priestess")
@pytest.mark.rule("kingdom.calamity.to_duchy")
@pytest.mark.parametrize(("stored", "asked"), [(3, "plan_card"), (4, "avert")])
def test_without_soldiers_a_discard_is_awaited_only_where_it_makes_a_krystallium(stored: int, asked: str) -> None:
    table = court("high_priestess", soldiers=0)
    table.put("construction", 0, "barracks.1")
    table.put("drafted", 0, "calamity", "farm")
    table.g.alchemy[0] = stored
    assert table.run(planning_phase()).asked(0) == asked


# production ----------------------------------------------------------------------------------------------------------
class Producer(NamedTuple):
    """An advisor that gives cubes in a step."""

    id: str
    step: int
    resource: str
    cubes: int = 2
    soldiers: int = 1


PRODUCERS = [
    pytest.param(row, id=row.id, marks=pytest.mark.card(row.id))
    for row in (
        Producer("master_builder", 0, "materials"),
        Producer("village_elder", 1, "population"),
        Producer("royal_treasurer", 2, "gold"),
        Producer("master_cartographer", 3, "exploration"),
    )
]
COSTS = ("guildhall", "great_army", "royal_citadel", "hells_gate")  # each costs at least 4 of the step's resource


@pytest.mark.parametrize("row", PRODUCERS)
def test_it_gives_two_cubes_in_its_step_to_place_like_produced_ones(row: Producer) -> None:
    table = court(row.id)
    card = table.content.tokens[table.put("construction", 0, COSTS[row.step])[0]]
    table.run(production_phase())
    while table.g.producing < row.step:
        assert refused(table) == {row.id: "advisors.phase"}
        table.play(0, "store" if "store" in table.options(0) else "done")
    before, made = table.g.soldiers[0], table.g.produced[0]
    table.play(0, f"advise:{row.id}")
    assert before - table.g.soldiers[0] == row.soldiers
    assert table.g.cubes[0] == (row.step,) * (made + row.cubes)
    table.play(0, f"place:{card}", *["store"] * (made + row.cubes - 1))
    assert table.events("placed") == [("placed", 0, row.step, table.card(card))]
    assert table.g.produced[0] == made
    assert refused(table) == {row.id: "advisors.once_per_round"}
    while table.asked(0):
        table.play(0, "store" if "store" in table.options(0) else "done")
    assert not table.g.cubes[0]


@pytest.mark.parametrize("row", PRODUCERS)
def test_its_cubes_go_to_the_alchemy_area_when_no_card_needs_them(row: Producer) -> None:
    table = court(row.id)
    table.run(production_phase()).play(0, f"advise:{row.id}")
    cubes = [event[3] for event in table.events("stored") if event[1:3] == (0, row.step)]
    assert sum(cubes) == row.cubes + (2, 1, 1, 0)[row.step], "with the icons of the duchy card"
    assert table.asked(0) == ""


# the end of the game -------------------------------------------------------------------------------------------------
@pytest.mark.card("royal_architect")
def test_the_architect_completes_a_card_that_lacks_at_most_two_cubes() -> None:
    table = last_round("royal_architect")
    table.put("construction", 0, "farm", "barracks", "cathedral")
    table.g.lack[table.card("cathedral.1")] = table.content.cost[table.card("farm")]
    table.run(end_round()).play(0, "advise:royal_architect")
    assert table.options(0) == {"finish:farm.1", "finish:cathedral.1"}, "the Barracks lack three"
    before = table.total(0)
    table.play(0, "finish:cathedral.1")
    assert table.names("built", 0) == ["cathedral"]
    assert table.total(0) == before + table.content.base[table.card("cathedral")] > before
    assert spent(table) == 2
    assert table.options(0) == {"scrap:farm.1", "scrap:barracks.1", "done"}
    assert table.play(0, "done").g.over


@pytest.mark.card("royal_architect")
def test_a_card_completed_by_the_architect_gives_its_bonus() -> None:
    table = last_round("royal_architect", "herald")
    table.g.soldiers[0] = 2
    table.put("construction", 0, "barracks")
    table.g.lack[table.card("barracks.1")] = 1
    table.run(end_round())
    assert usable(table) == {"royal_architect"}
    table.play(0, "advise:royal_architect")
    assert (table.where("barracks.1"), table.g.soldiers[0]) == (("built", 0), 1)


@pytest.mark.card("royal_architect")
@pytest.mark.parametrize("missing", ["K", "S"])
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_architect_replaces_neither_krystallium_nor_soldiers(missing: str) -> None:
    table = last_round("royal_architect", "herald")
    table.put("construction", 0, "secret_brotherhood")
    table.put("built", 0, "royal_guard")
    table.g.lack[table.card("secret_brotherhood")] = 1 << 4 * "MPGXKS".index(missing)
    table.run(end_round())
    assert refused(table) == {"royal_architect": NO_TARGET}
    assert usable(table) == {"herald"}


@pytest.mark.card("royal_architect")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_architect_has_nothing_to_do_with_three_cubes_missing_or_the_opponents_card() -> None:
    table = last_round("royal_architect", "herald")
    table.put("construction", 0, "barracks")
    table.put("construction", 1, "farm")
    table.put("built", 0, "royal_guard")
    assert refused(table.run(end_round())) == {"royal_architect": NO_TARGET}


@pytest.mark.card("herald")
@pytest.mark.rule("kingdom.advisors.no_effect")
def test_the_herald_has_nothing_to_count_without_a_modifier() -> None:
    table = last_round("royal_architect", "herald")
    table.put("construction", 0, "farm", "royal_guard")
    table.g.lack[table.card("royal_guard")] = 1
    assert refused(table.run(end_round())) == {"herald": NO_TARGET}
    table.play(0, "advise:royal_architect", "finish:royal_guard")
    assert usable(table) == {"herald"}, "now a card counts its type"


@pytest.mark.card("herald")
@pytest.mark.rule("kingdom.advisors.no_effect")
@pytest.mark.parametrize("card_type", ["structure", "company", "discovery"])
def test_the_herald_counts_one_more_card_of_a_type_for_all_modifiers(card_type: str) -> None:
    table = last_round("herald")
    built = table.put("built", 0, "impregnable_walls", "royal_guard", "great_library", "great_army")
    before = table.total(0)
    gain = dict.fromkeys(TYPES, 0)
    for card in built:
        for number, points in table.content.modifiers[card]:
            gain[TYPES[number]] += points
    assert [bool(gain[name]) for name in TYPES] == [True, True, False, True], "no modifier counts monuments"
    table.run(end_round()).play(0, "advise:herald")
    assert table.options(0) == {f"count:{name}" for name in TYPES if gain[name]}
    assert table.why(0) == {"count:monument": NO_TARGET}
    table.play(0, f"count:{card_type}")
    assert table.total(0) - before == gain[card_type]
    assert spent(table) == 3
    assert table.g.over


@pytest.mark.card("herald")
def test_the_herald_adds_no_card_to_the_duchy_and_no_points_to_the_other() -> None:
    table = last_round("herald")
    table.put("built", 0, "royal_guard")
    table.put("built", 1, "great_library")
    table.run(end_round()).play(0, "advise:herald")
    assert [event[2] for event in table.events("type_counted")] == [
        table.content.modifiers[table.card("royal_guard")][0][0]
    ]
    assert table.names("built", 0) == ["royal_guard"]
    assert table.total(1) == 0
