"""Module menaces: setup, how menaces come, when and in which order they act, what they cost in the end."""

from collections.abc import Callable

import pytest

from pentarchy.engine.errors import BadSetup, IllegalMove
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import MENACE_DECKS
from pentarchy.games.kingdom.draft import take_turn
from pentarchy.games.kingdom.menaces import battle_phase
from pentarchy.games.kingdom.offers import discard_offers
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import count_production, production_step
from pentarchy.games.kingdom.solo import pick_area
from pentarchy.games.kingdom.state import BATTLE, PRODUCTION, Kingdom
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1
DECK_OF = {"giant_rats": "giant_rat", "frost_giants": "frost_giant", "shadows": "shadow", "thieves": "thief"}
PAIRS = [(a, b) for a in MENACE_DECKS for b in MENACE_DECKS if a != b]


def menace_table(players: int = 2, **options: str) -> Table:
    """An empty table with this module; Valados on side B produces 2 materials, 1 population and 1 gold."""
    return Table.empty(players, module="menaces", side="B", duchy="valados", **options)


def in_round(number: int) -> Callable[[Kingdom], bool]:
    return lambda g: g.round == number


# the module -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.menaces.battle_added")
def test_every_round_up_to_the_fourth_ends_with_a_battle_after_production() -> None:
    table = Table(module="menaces")
    table.g.soldiers[:] = [90, 90]
    seen: list[tuple[int, int]] = []

    def watch(_: object) -> bool:
        if not seen or seen[-1] != (table.g.round, table.g.phase):
            seen.append((table.g.round, table.g.phase))
        return False

    table.go_on(watch)
    for number in (1, 2, 3, 4):
        phases = [phase for of, phase in seen if of == number]
        assert phases[-2:] == [PRODUCTION, BATTLE]


@pytest.mark.rule("kingdom.menaces.battle_added")
def test_other_modules_have_no_battle() -> None:
    table = Table(module="quests").go_on(lambda g: g.phase == BATTLE)
    assert table.g.over
    assert table.g.round == 4
    assert table.g.phase != BATTLE


@pytest.mark.rule("kingdom.menaces.battle_added", "kingdom.menaces.penalty")
def test_more_points_win_as_always_with_the_penalties_counted() -> None:
    table = menace_table()
    table.put("built", 0, "mausoleum")
    table.put("built", 1, "cathedral.1")
    assert GAME.outcome(table.g).winners == (0,)
    table.put("menaces", 0, "shadow.1")
    assert (table.total(0), table.total(1)) == (5, 8)
    assert (GAME.outcome(table.g).winners, GAME.outcome(table.g).ending) == ((1,), "end.winner")


@pytest.mark.rule("kingdom.menaces.no_calamities")
@pytest.mark.parametrize("players", [1, 2])
def test_all_calamities_stay_in_the_box(players: int) -> None:
    assert Table(players, module="menaces").names("box").count("calamity") == 8
    assert Table(players, module="quests").names("box").count("calamity") == (4 if players == 1 else 0)


@pytest.mark.rule("kingdom.menaces.decks")
@pytest.mark.parametrize(("first", "second"), PAIRS)
def test_each_player_has_the_four_cards_of_the_kind_chosen_and_no_other_kind_is_there(first: str, second: str) -> None:
    table = menace_table(menace_1=first, menace_2=second)
    assert table.names("menace_stacks", 0) == [DECK_OF[first]] * 4
    assert table.names("menace_stacks", 1) == [DECK_OF[second]] * 4
    others = {DECK_OF[kind] for kind in MENACE_DECKS if kind not in (first, second)}
    assert all(table.names("box").count(design) == 4 for design in others)


@pytest.mark.rule("kingdom.menaces.decks")
def test_the_two_kinds_differ_also_when_drawn_at_random() -> None:
    with pytest.raises(BadSetup):
        Table(module="menaces", menace_1="shadows", menace_2="shadows")
    drawn = {
        Table(module="menaces", menace_1="random", menace_2="random", seed=seed).g.menace_decks for seed in range(90)
    }
    assert drawn == set(PAIRS)
    half = {
        Table(module="menaces", menace_1="random", menace_2="thieves", seed=seed).g.menace_decks for seed in range(20)
    }
    assert half == {(kind, "thieves") for kind in MENACE_DECKS if kind != "thieves"}


@pytest.mark.rule("kingdom.menaces.first_game")
def test_frost_giants_and_giant_rats_are_preselected() -> None:
    assert set(Table(module="menaces").g.menace_decks) == {"frost_giants", "giant_rats"}


@pytest.mark.rule("kingdom.menaces.eighth_card")
def test_a_menace_of_the_own_deck_is_the_eighth_card_of_every_hand() -> None:
    table = Table(module="menaces", menace_1="giant_rats", menace_2="thieves")
    for number in (1, 2, 3, 4):
        table.go_on(in_round(number))
        for player, menace in enumerate(("giant_rat", "thief")):
            assert len(table.g.hands[player]) == 8
            assert [name for name in table.names("hands", player) if name in DECK_OF.values()] == [menace]
            assert "rodent" not in table.names("hands", player)
            assert len(table.g.menace_stacks[player]) == 4 - number


@pytest.mark.rule("kingdom.menaces.eighth_card")
def test_a_menace_left_over_is_discarded_without_effect() -> None:
    table = menace_table()
    table.put("offers", 1, "thief.1")
    table.put("drafted", 0, "farm.1")
    table.run(discard_offers(), planning_phase())
    assert table.where("thief.1") == ("discard", -1)
    assert table.g.covered == [0, 0]
    assert table.asked(0) == "plan_card"
    assert GAME.score(table.g, 0)["menaces"] == GAME.score(table.g, 1)["menaces"] == 0


# in planning ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.menaces.no_build_recycle")
def test_menaces_are_neither_built_nor_recycled_and_lie_in_the_construction_area() -> None:
    table = menace_table()
    table.put("drafted", 0, "giant_rat.1", "farm.1")
    table.run(planning_phase())
    assert table.options(0) == {"build:farm.1", "recycle:farm.1"}
    for move in ("build:giant_rat.1", "recycle:giant_rat.1"):
        with pytest.raises(IllegalMove):
            table.play(0, move)
    assert table.where("giant_rat.1") == ("menaces", 0)
    table.play(0, "recycle:farm.1")
    assert table.g.over
    assert table.names("menaces", 0) == ["giant_rat", "rodent"]


@pytest.mark.rule("kingdom.menaces.holder_only")
def test_a_menace_of_the_opponents_deck_troubles_only_who_drafted_it() -> None:
    table = menace_table(menace_1="thieves", menace_2="shadows")
    table.put("drafted", 0, "shadow.1", "farm.1", "quarry.1")
    table.put("drafted", 1, "thief.1", "farm.2", "quarry.2")
    table.run(planning_phase())
    assert (table.asked(0), table.asked(1)) == ("lose_which", "cover_which")
    table.play(0, "lose:farm.1").play(1, "cover:0")
    assert table.names("drafted", 0) == ["quarry"]
    assert table.names("drafted", 1) == ["farm", "quarry"]
    assert table.g.covered == [0, 1]
    assert (table.names("menaces", 0), table.names("menaces", 1)) == (["shadow"], ["thief"])


@pytest.mark.rule("kingdom.menaces.fully")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    table = menace_table()
    table.put("drafted", 0, "shadow.1", "shadow.2", "frost_giant.1", "thief.1", "giant_rat.1", "farm.1")
    table.put("menaces", 0, "giant_rat.2")
    table.put("box", -1, *(f"rodent.{number}" for number in range(2, 11)))
    table.g.covered[0] = 0b1111
    table.run(planning_phase())
    assert table.where("farm.1") == ("discard", -1)
    assert (table.g.frozen, table.g.covered[0]) == ((), 0b1111)
    held = ["frost_giant", "giant_rat", "giant_rat", "rodent", "shadow", "shadow", "thief"]
    assert sorted(table.names("menaces", 0)) == held
    assert table.g.over


@pytest.mark.rule("kingdom.menaces.order", "kingdom.menaces.fixed_order")
def test_shadows_act_first_then_giants_then_thieves_then_rats() -> None:
    table = menace_table()
    table.put("drafted", 0, "giant_rat.1", "thief.1", "frost_giant.1", "shadow.1", "farm.1", "farm.2", "farm.3")
    table.run(planning_phase())
    assert table.asked(0) == "lose_which"
    assert not table.events("rodents_came")
    table.play(0, "lose:farm.1")
    assert table.asked(0) == "freeze_which"
    table.play(0, "freeze:farm.2")
    assert table.asked(0) == "cover_which"
    assert not table.events("rodents_came")
    table.play(0, "cover:0")
    assert table.events("rodents_came") == [("rodents_came", 0, 1, 0, 9)]
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.menaces.order", "kingdom.menaces.fixed_order")
def test_nothing_else_can_be_done_before_the_menaces_have_acted() -> None:
    table = menace_table()
    table.put("drafted", 0, "shadow.1", "frost_giant.1", "thief.1", "farm.1", "farm.2", "farm.3")
    table.put("construction", 0, "quarry.1")
    table.g.krystallium[0] = table.g.soldiers[0] = 3
    table.run(planning_phase())
    assert table.options(0) == {"lose:farm.1", "lose:farm.2", "lose:farm.3"}
    table.play(0, "lose:farm.3")
    assert table.options(0) == {"freeze:quarry.1", "freeze:farm.1", "freeze:farm.2"}
    table.play(0, "freeze:quarry.1")
    assert table.options(0, "krystallium") == table.options(0, "scrap") == set()
    table.play(0, "cover:0")
    assert "krystallium:quarry.1,materials" in table.options(0)


@pytest.mark.rule("kingdom.menaces.order", "kingdom.menaces.fixed_order")
def test_shadows_must_leave_a_development_for_a_giant_without_a_free_card() -> None:
    table = menace_table()
    table.put("drafted", 0, "shadow.1", "frost_giant.1", "farm.1", "treasure_mm", "treasure_gg")
    table.run(planning_phase())
    assert table.options(0) == {"lose:treasure_mm", "lose:treasure_gg"}
    assert table.why(0) == {"lose:farm.1": "menaces.fixed_order"}
    table.play(0, "lose:treasure_mm")
    assert table.g.frozen == ((table.card("farm.1"), table.card("frost_giant.1")),)
    assert table.where("treasure_gg") == ("discard", -1), "recycled: there was nothing else to do"


@pytest.mark.rule("kingdom.menaces.order", "kingdom.menaces.fixed_order")
@pytest.mark.parametrize(
    ("drafted", "construction", "frozen", "kept"),
    [
        (("farm.1", "treasure_mm"), ("quarry.1",), False, False),  # the giant finds the quarry
        (("farm.1", "treasure_mm", "treasure_gg"), ("quarry.1",), True, True),  # the quarry is taken
        (("farm.1", "farm.2", "treasure_mm"), (), False, False),  # one of two is enough
        (("farm.1", "farm.2"), (), False, False),  # nothing else to discard
    ],
)
def test_a_development_may_be_lost_where_the_giant_finds_another_card(
    drafted: tuple[str, ...], construction: tuple[str, ...], frozen: bool, kept: bool
) -> None:
    table = menace_table()
    table.put("drafted", 0, "shadow.1", "frost_giant.1", *drafted)
    table.put("construction", 0, *construction)
    if frozen:
        table.put("menaces", 0, "frost_giant.2")
        table.g.frozen = ((table.card("quarry.1"), table.card("frost_giant.2")),)
    table.run(planning_phase())
    assert table.asked(0) == "lose_which"
    assert ("lose:farm.1" not in table.options(0)) == kept


@pytest.mark.rule("kingdom.menaces.order", "kingdom.menaces.fixed_order")
def test_with_two_shadows_the_second_discard_leaves_the_last_development() -> None:
    table = menace_table()
    table.put("drafted", 0, "shadow.1", "shadow.2", "frost_giant.1", "farm.1", "farm.2", "treasure_mm", "treasure_gg")
    table.run(planning_phase())
    assert "lose:farm.1" in table.options(0)
    table.play(0, "lose:farm.1")
    assert table.options(0) == {"lose:treasure_mm", "lose:treasure_gg"}


@pytest.mark.rule("kingdom.menaces.when")
def test_a_thief_acts_in_planning_and_not_when_it_is_taken() -> None:
    table = menace_table()
    table.put("offers", 0, "thief.1")
    table.run(take_turn(0)).play(0, "take:left")
    assert table.g.over
    assert (table.where("thief.1"), table.g.covered[0]) == (("drafted", 0), 0)
    table.run(planning_phase())
    assert table.asked(0) == "cover_which"


@pytest.mark.rule("kingdom.menaces.when")
def test_menaces_do_nothing_in_production_and_battle() -> None:
    table = menace_table()
    table.put("menaces", 0, "shadow.1", "giant_rat.1", "thief.1", "frost_giant.1")
    table.put("drafted", 0, "farm.1")
    table.put("construction", 0, "quarry.1")
    table.run(production_step(MATERIALS)).play(0, "store", "store", "done")
    table.run(battle_phase()).play(0, "done")
    assert table.where("farm.1") == ("drafted", 0)
    assert len(table.g.menaces[0]) == 4
    assert (table.g.covered[0], table.g.frozen) == (0, ())
    assert table.g.over


@pytest.mark.rule("kingdom.menaces.not_development")
def test_a_menace_takes_no_cubes_and_no_tokens_and_cannot_be_discarded() -> None:
    table = menace_table()
    table.put("menaces", 0, "shadow.1", "rodent.1")
    table.put("construction", 0, "farm.1")
    table.g.krystallium[0] = 2
    table.run(production_step(MATERIALS))
    assert table.options(0) == {"place:farm.1", "store", "krystallium:farm.1,materials", "scrap:farm.1"}
    for move in ("place:shadow.1", "scrap:shadow.1", "krystallium:shadow.1,materials", "soldier:rodent.1"):
        with pytest.raises(IllegalMove):
            table.play(0, move)


@pytest.mark.rule("kingdom.menaces.not_development")
def test_a_menace_has_no_type() -> None:
    table = menace_table()
    table.put("built", 0, "training_ground", "aqueduct", "forbidden_scrolls", "great_library", "recruiters")
    points, population = table.total(0), count_production(table.g, 0, POPULATION)
    table.put("menaces", 0, "rodent.1")
    assert table.total(0) == points - 1
    assert count_production(table.g, 0, POPULATION) == population


@pytest.mark.rule("kingdom.menaces.production")
def test_covered_icons_and_frozen_cards_do_not_produce() -> None:
    table = menace_table()
    table.put("menaces", 0, "thief.1", "frost_giant.1")
    table.put("construction", 0, "quarry.1")
    table.g.lack[table.card("quarry.1")] = 0
    table.g.frozen = ((table.card("quarry.1"), table.card("frost_giant.1")),)
    table.g.covered[0] = 1
    table.run(production_step(MATERIALS))
    assert table.events("produced") == [("produced", 0, MATERIALS, 1, 1), ("produced", 1, MATERIALS, 2, 2)]
    assert table.events("supremacy") == [("supremacy", 1, MATERIALS, 2, 1, 0)]


# at the end -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.menaces.penalty", "kingdom.menaces.penalty_values")
@pytest.mark.parametrize(
    ("design", "points"),
    [
        pytest.param("giant_rat", -3, marks=pytest.mark.card("giant_rat")),
        pytest.param("rodent", -1, marks=pytest.mark.card("rodent")),
        pytest.param("frost_giant", -4, marks=pytest.mark.card("frost_giant")),
        pytest.param("shadow", -4, marks=pytest.mark.card("shadow")),
        pytest.param("thief", -4, marks=pytest.mark.card("thief")),
    ],
)
def test_each_menace_held_costs_its_points(design: str, points: int) -> None:
    table = menace_table()
    table.put("menaces", 0, f"{design}.1", f"{design}.2")
    assert GAME.score(table.g, 0)["menaces"] == table.total(0) == 2 * points
    assert table.total(1) == 0


@pytest.mark.rule("kingdom.menaces.penalty")
def test_menaces_in_stacks_box_and_discard_cost_nothing() -> None:
    table = menace_table(menace_1="shadows", menace_2="giant_rats")
    table.put("discard", -1, "shadow.1")
    assert table.names("menace_stacks", 0) == ["shadow"] * 3
    assert [table.total(player) for player in (0, 1)] == [0, 0]


# alone ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.menaces.solo_stack")
@pytest.mark.parametrize("kind", MENACE_DECKS)
def test_alone_the_four_menaces_take_the_place_of_the_calamities_in_the_danger_stack(kind: str) -> None:
    table = Table(1, module="menaces", menace=kind)
    danger = table.names("danger")
    assert len(danger) == 12
    assert danger.count(DECK_OF[kind]) == 4
    assert "calamity" not in danger
    assert not {*DECK_OF.values(), "rodent"} - {DECK_OF[kind]} & set(danger)
    assert len(table.g.rodent_stack) == (10 if kind == "giant_rats" else 0)
    assert table.g.menace_stacks == [()]


@pytest.mark.rule("kingdom.menaces.solo_search", "kingdom.solo.search_cost")
def test_a_menace_does_not_pay_for_the_search() -> None:
    table = menace_table(1, menace="thieves")
    table.put("offers", 0, "thief.1", "farm.1")
    table.put("offers", 1, "farm.2", "quarry.1", "thief.2")
    table.run(pick_area())
    assert table.options(0, "search") == {"search:right"}
    assert table.why(0)["search:left"] == "solo.search_cost"
    table.play(0, "search:right")
    assert table.names("discard") == ["farm", "quarry"], "not the thief"


@pytest.mark.rule("kingdom.menaces.solo_shadows", "kingdom.menaces.solo_shadows_nobody")
def test_alone_nobody_gains_from_a_discard_for_a_shadow() -> None:
    table = menace_table(1, menace="shadows")
    table.put("menaces", 0, "shadow.1")
    table.put("drafted", 0, "shadow.2", "farm.1", "quarry.1", "treasure_mm")
    table.run(planning_phase())
    assert table.options(0) == {"lose:farm.1", "lose:quarry.1", "lose:treasure_mm"}
    table.play(0, "lose:treasure_mm")
    assert table.options(0) == {"lose:farm.1", "lose:quarry.1"}
    table.play(0, "lose:farm.1")
    assert table.names("drafted", 0) == ["quarry"]
    assert (table.g.alchemy, table.g.owed, table.g.cubes) == ([0, 0, 0, 0], [0], [()])
    assert table.asked(0) == "plan_card"


@pytest.mark.rule("kingdom.menaces.acts_once")
def test_giants_thieves_and_rats_act_once_and_say_so() -> None:
    table = menace_table()
    table.put("menaces", 0, "frost_giant.1", "thief.1", "giant_rat.1")
    table.put("drafted", 0, "farm.1", "farm.2")
    for name in ("frost_giant.1", "thief.1", "giant_rat.1"):
        card = table.card(name)
        assert table.g.why_idle(0, card, table.content.effect[card]) == "menaces.acts_once"
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert (table.g.frozen, table.g.covered[0], len(table.g.menaces[0])) == ((), 0, 3)


@pytest.mark.rule("kingdom.menaces.fully")
def test_a_menace_that_finds_nothing_is_told() -> None:
    table = menace_table()
    table.put("drafted", 0, "frost_giant.1", "shadow.1")
    table.put("menaces", 0, "shadow.2")
    old = table.card("shadow.2")
    assert table.g.why_idle(0, old, table.content.effect[old]) == "menaces.fully"
    table.run(planning_phase())
    idle = {table.content.tokens[card] for _, _, card in table.events("menace_idle")}
    assert idle == {"frost_giant.1", "shadow.1", "shadow.2"}
