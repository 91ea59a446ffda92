"""Building. Rules: construction.*, bonus.*, soldiers.cost, tokens.any_time, discard.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.kingdom.construction import lacks
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.notation import KRYSTALLIUM, SOLDIERS
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_phase, production_step
from tests.games.kingdom.table import Table

MATERIALS, POPULATION, GOLD, EXPLORATION = range(4)


def building(*names: str, other: tuple[str, ...] = (), **options: str) -> Table:
    """Cards under construction on side B, where a duchy gives 2 materials, 1 population and 1 gold."""
    table = Table.empty(**{"side": "B", "duchy": "valados", **options})
    table.put("construction", 0, *names)
    table.put("construction", 1, *other)
    return table


def missing(table: Table, name: str) -> list[int]:
    """What a card lacks, in the order M P G X K S."""
    return [lacks(table.g, table.card(name), letter) for letter in range(6)]


@pytest.mark.rule("kingdom.construction.place_at_once")
@pytest.mark.parametrize(
    ("places", "left"),
    [
        (("place:farm.1", "place:hamlet.1"), (1, 2, 0)),
        (("place:hamlet.1", "place:hamlet.1"), (2, 1, 0)),
        (("place:hamlet.1", "store"), (2, 2, 1)),
        (("store", "store"), (2, 3, 2)),
    ],
)
def test_cubes_are_split_freely_over_cards_and_alchemy(places: tuple[str, ...], left: tuple[int, ...]) -> None:
    table = building("farm.1", "hamlet.1").run(production_step(MATERIALS))
    assert table.options(0, "place") | table.options(0, "store") == {"place:farm.1", "place:hamlet.1", "store"}
    table.play(0, *places)
    assert (missing(table, "farm.1")[0], missing(table, "hamlet.1")[0], table.g.alchemy[0]) == left


@pytest.mark.rule("kingdom.construction.targets")
def test_cubes_lie_on_own_cards_under_construction_or_in_alchemy_only() -> None:
    table = building("farm.1", other=("farm.2",))
    table.put("built", 0, "hamlet.1")
    table.put("drafted", 0, "hamlet.2")
    table.run(production_step(MATERIALS))
    assert table.options(0) == {"place:farm.1", "store", "scrap:farm.1"}
    for card in ("farm.2", "hamlet.1", "hamlet.2"):
        with pytest.raises(IllegalMove):
            table.play(0, f"place:{card}")
    table.g.krystallium[0] = table.g.soldiers[0] = 3
    table.play(0, "store")
    assert not {text for text in table.options(0) if "farm.2" in text}


@pytest.mark.rule("kingdom.construction.slots")
def test_a_card_accepts_only_what_it_still_lacks() -> None:
    table = building("royal_palace", "farm.1")  # M2 G4 S1 and M2
    table.g.lack[table.card("royal_palace")] = table.content.cost[table.card("royal_palace")] - 2  # no material
    table.g.krystallium[0] = table.g.soldiers[0] = 5
    table.run(production_step(MATERIALS))
    assert table.options(0, "place") == {"place:farm.1"}
    assert table.options(0, "krystallium") == {"krystallium:farm.1,materials", "krystallium:royal_palace,gold"}
    assert table.options(0, "soldier") == {"soldier:royal_palace"}
    reasons = table.why(0)
    surplus = ["place:royal_palace", "krystallium:royal_palace,materials", "krystallium:farm.1,krystallium"]
    assert {reasons[move] for move in [*surplus, "soldier:farm.1"]} == {"construction.slots"}
    table.play(0, "soldier:royal_palace")
    assert table.options(0, "soldier") == set()
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "soldier:royal_palace")
    assert refused.value.rule == "construction.slots"


@pytest.mark.rule("kingdom.construction.no_moving")
def test_what_lies_on_a_card_stays_there() -> None:
    table = building("royal_palace", "hamlet.1")
    table.g.krystallium[0], table.g.soldiers[0] = 1, 1
    table.run(production_phase()).play(0, "place:royal_palace", "krystallium:royal_palace,gold", "soldier:royal_palace")
    assert missing(table, "royal_palace") == [1, 0, 3, 0, 0, 0]
    table.play(0, "store")
    assert table.options(0) == {"done", "scrap:royal_palace", "scrap:hamlet.1"}  # nothing takes it off again
    table.play(0, "done")
    assert missing(table, "royal_palace") == [1, 0, 3, 0, 0, 0]
    assert missing(table, "hamlet.1") == [3, 0, 0, 0, 0, 0]


@pytest.mark.rule("kingdom.construction.no_storing")
def test_placing_cannot_be_put_off_but_krystallium_can_be_kept() -> None:
    table = building("farm.1")
    table.g.krystallium[0] = 1
    table.run(production_phase())
    while table.asked(0) == "place_cube":
        assert "done" not in table.options(0)
        table.play(0, "store")
    assert table.g.cubes[0] == ()
    for _ in range(4):
        table.play(0, "done")
    assert table.g.over
    assert table.g.krystallium[0] == 1


@pytest.mark.rule("kingdom.construction.complete", "kingdom.construction.return_tokens")
def test_a_card_is_completed_by_the_last_thing_it_lacks_and_all_on_it_is_gone() -> None:
    for last in (
        "place:secret_brotherhood",
        "krystallium:secret_brotherhood,krystallium",
        "soldier:secret_brotherhood",
    ):
        table = building("secret_brotherhood", "farm.1")  # P6 K1 S1
        card = table.card("secret_brotherhood")
        table.g.krystallium[0], table.g.soldiers[0], table.g.alchemy[MATERIALS] = 2, 3, 1
        table.g.lack[card] = 1 << 4 * POPULATION | 1 << 4 * KRYSTALLIUM | 1 << 4 * SOLDIERS
        table.run(production_step(POPULATION))
        rest = {"place:secret_brotherhood", "krystallium:secret_brotherhood,krystallium", "soldier:secret_brotherhood"}
        for move in sorted(rest - {last}, reverse=True):
            table.play(0, move)
            assert table.where("secret_brotherhood") == ("construction", 0)
        table.play(0, last)
        assert table.where("secret_brotherhood") == ("built", 0)
        assert (table.g.krystallium[0], table.g.soldiers[0]) == (1, 2)  # those on the card went to the supply
        assert table.g.alchemy[:4] == [1, 0, 0, 0]
        assert missing(table, "secret_brotherhood") == [0] * 6
        assert table.asked(0) == "end_phase"


@pytest.mark.rule("kingdom.construction.move_to_duchy", "kingdom.construction.copies")
def test_several_copies_may_be_built_and_each_counts() -> None:
    table = building("farm.1", "farm.2")
    table.put("built", 0, "farm.3", "training_ground")
    table.run(production_step(MATERIALS)).play(0, "place:farm.1", "place:farm.2", "done")
    table.run(production_step(MATERIALS)).play(0, "place:farm.1", "place:farm.2")
    assert table.names("built", 0) == ["farm", "training_ground", "farm", "farm"]  # on top of those before
    assert count_production(table.g, 0, POPULATION) == 1 + 3


@pytest.mark.rule("kingdom.bonus.gain", "kingdom.bonus.from_supply")
def test_a_bonus_of_soldiers_comes_at_once_and_from_the_supply() -> None:
    table = building("barracks.1", "royal_palace")
    table.g.lack[table.card("barracks.1")] = 1
    table.g.training[0] = 1
    table.run(production_step(MATERIALS)).play(0, "place:barracks.1")
    assert (table.g.soldiers[0], table.g.training[0]) == (1, 1)
    assert "soldier:royal_palace" in table.options(0)  # usable although a cube is still to be placed


@pytest.mark.rule("kingdom.bonus.gain")
def test_a_bonus_of_krystallium_may_complete_another_card_at_once() -> None:
    table = building("alchemists_forge", "farm.1")
    table.g.lack[table.card("alchemists_forge")] = 1 << 4 * GOLD
    table.run(production_step(GOLD)).play(0, "place:alchemists_forge")
    assert table.g.krystallium[0] == 2
    table.play(0, "krystallium:farm.1,materials", "krystallium:farm.1,materials")
    assert table.where("farm.1") == ("built", 0)
    assert table.g.krystallium[0] == 0
    assert table.g.over


@pytest.mark.rule("kingdom.bonus.once")
def test_a_bonus_is_gained_once() -> None:
    table = building("mint.1", "royal_palace")
    table.g.lack[table.card("mint.1")] = 1
    table.run(production_phase()).play(0, "place:mint.1")
    assert table.g.krystallium[0] == 1
    while not table.g.over:
        table.play(0, "store" if table.asked(0) == "place_cube" else "done")
    table.run(planning_phase(), production_phase())
    assert table.g.krystallium[0] == 1 + len(table.events("exchanged"))


@pytest.mark.rule("kingdom.soldiers.cost", "kingdom.tokens.owned")
def test_soldiers_are_paid_with_soldiers_of_the_duchy_only() -> None:
    table = building("royal_citadel")  # M4 G5 S2
    table.g.soldiers[0] = 1
    table.run(planning_phase()).play(0, "soldier:royal_citadel")
    assert (table.g.soldiers[0], missing(table, "royal_citadel")[SOLDIERS]) == (0, 1)
    assert table.why(0)["soldier:royal_citadel"] == "tokens.owned"
    with pytest.raises(IllegalMove) as refused:
        table.play(0, "soldier:royal_citadel")
    assert refused.value.rule == "tokens.owned"
    table.play(0, "done").run(production_step(MATERIALS))  # a cube does not pay for a soldier
    table.play(0, "place:royal_citadel", "place:royal_citadel")
    assert missing(table, "royal_citadel") == [2, 0, 5, 0, 0, 1]


ANY_TIME = {"krystallium:royal_palace,gold", "soldier:royal_palace", "scrap:royal_palace"}


@pytest.mark.rule("kingdom.tokens.any_time", "kingdom.tokens.at_decisions", "kingdom.discard.any_time")
def test_tokens_and_discards_are_possible_at_every_decision_of_every_phase() -> None:
    table = building("royal_palace", first="1")
    table.put("hands", 0, "farm.1", "farm.2")
    table.put("drafted", 0, "farm.3", "farm.4")
    table.g.krystallium[0] = table.g.soldiers[0] = 1
    table.run(make_offer(0), take_turn(0), planning_phase(), production_phase())
    seen = []
    for move in ("offer:farm.1,left,up", "offer:farm.2,left,up", "take:right", "build:farm.3", "recycle:farm.4",
                 "done", "store", "store", "done", "done", "place:royal_palace", "done", "done"):  # fmt: skip
        seen.append(table.asked(0))
        assert table.options(0) >= ANY_TIME
        table.play(0, move)
    assert set(seen) == {"offer_card", "take_area", "plan_card", "end_phase", "place_cube"}
    assert table.g.over
    assert (table.g.krystallium[0], table.g.soldiers[0]) == (1, 1)  # they need not be used


@pytest.mark.rule("kingdom.tokens.any_time")
def test_tokens_may_be_used_in_the_battle_and_leave_the_question_open() -> None:
    table = building("royal_palace")
    table.put("menaces", 0, "giant_rat.1")
    table.g.krystallium[0], table.g.soldiers[0] = 1, 2
    table.run(battle_phase())
    assert table.options(0) >= {*ANY_TIME, "neutralise:giant_rat.1"}
    table.play(0, "krystallium:royal_palace,materials")
    assert table.asked(0) == "fight"
    table.play(0, "soldier:royal_palace")
    assert (table.asked(0), table.options(0, "neutralise")) == ("fight", set())


@pytest.mark.rule("kingdom.tokens.any_time")
def test_tokens_of_the_opponent_and_cards_of_the_opponent_are_out_of_reach() -> None:
    table = building("farm.1", other=("royal_palace",))
    table.g.krystallium[1] = table.g.soldiers[0] = 1
    table.run(planning_phase())
    assert table.options(0) == {"done", "scrap:farm.1"}
    assert table.options(1) == {"done", "scrap:royal_palace", "krystallium:royal_palace,materials",
                                "krystallium:royal_palace,gold"}  # fmt: skip


@pytest.mark.rule("kingdom.discard.any_time")
def test_any_number_of_cards_may_be_discarded_but_no_menace_and_no_frozen_card() -> None:
    table = building("farm.1", "quarry.1", "hamlet.1")
    table.put("menaces", 0, "frost_giant.1", "giant_rat.1")
    table.g.frozen = ((table.card("hamlet.1"), table.card("frost_giant.1")),)
    table.run(planning_phase())
    assert table.options(0) == {"done", "scrap:farm.1", "scrap:quarry.1"}
    assert table.why(0)["scrap:hamlet.1"] == "giants.no_recycle"
    table.play(0, "scrap:farm.1", "scrap:quarry.1")
    assert table.where("farm.1") == table.where("quarry.1") == ("discard", -1)
    assert table.names("construction", 0) == ["hamlet"]


@pytest.mark.rule("kingdom.discard.any_time")
def test_the_farms_of_scenario_one_cannot_be_discarded() -> None:
    table = Table.empty(1, scenario="rat_invasion").run(planning_phase())
    assert table.options(0, "scrap") == set()
    table.put("construction", 0, "quarry.1")
    table.run(planning_phase())
    assert table.options(0) == {"done", "scrap:quarry.1"}
    assert table.why(0)["scrap:farm.1"] == "scenario.1.no_recycle"


@pytest.mark.rule("kingdom.discard.cube_to_alchemy")
def test_the_cube_of_a_discarded_card_goes_to_alchemy_never_onto_a_card() -> None:
    table = building("quarry.1", "farm.1").run(planning_phase()).play(0, "scrap:quarry.1")  # quarry recycles to M
    assert table.asked(0) == "end_phase"  # the farm lacks materials, but there is no choice
    assert table.g.alchemy[:4] == [1, 0, 0, 0]
    assert missing(table, "farm.1") == [2, 0, 0, 0, 0, 0]


@pytest.mark.rule("kingdom.discard.cube_to_alchemy")
def test_a_discard_may_complete_five_cubes() -> None:
    table = building("quarry.1", "farm.1")
    table.g.alchemy[:4] = [0, 4, 0, 0]
    table.run(planning_phase()).play(0, "scrap:quarry.1")
    assert (table.g.alchemy[:4], table.g.krystallium[0]) == ([0, 0, 0, 0], 1)


@pytest.mark.rule("kingdom.discard.lose_contents")
def test_what_lay_on_a_discarded_card_is_lost() -> None:
    table = building("royal_palace")  # M2 G4 S1, recycles to gold
    table.g.krystallium[0], table.g.soldiers[0] = 2, 2
    table.run(production_step(MATERIALS))
    table.play(0, "place:royal_palace", "krystallium:royal_palace,gold", "soldier:royal_palace", "scrap:royal_palace")
    assert (table.g.krystallium[0], table.g.soldiers[0]) == (1, 1)
    assert table.g.alchemy[:4] == [1, 0, 1, 0]  # the second cube of the step and the recycling cube
    assert table.g.over
