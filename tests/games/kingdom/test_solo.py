"""Solo mode: setup, the draft with danger stack and spies, supremacy alone."""

from random import Random

import pytest

from pentarchy.engine.errors import BadSetup, IllegalMove
from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import CALAMITY
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_step
from pentarchy.games.kingdom.solo import solo_draft_phase
from pentarchy.games.kingdom.state import BATTLE, DRAFT
from tests.games.kingdom.table import Table

MATERIALS, POPULATION = 0, 1


def solo_table() -> Table:
    """An empty solo table with quests, so with calamities; Valados side B produces M2 P1 G1."""
    return Table.empty(1, module="quests", side="B", duchy="valados")


def hidden(table: Table, zone: str) -> int:
    """How many cards of a zone the player does not see."""
    seen = view(table.g, 0)[zone]
    return sum(pile.count(None) for pile in ([seen] if zone == "danger" else seen))


# setup ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.solo.module")
def test_a_solo_game_has_exactly_one_module_and_its_rules() -> None:
    menaces, advisors, quests = (Table.empty(1, module=name).g for name in ("menaces", "advisors", "quests"))
    assert (menaces.modules, advisors.modules, quests.modules) == (("menaces",), ("advisors",), ("quests",))
    assert [len(g.menace_decks) for g in (menaces, advisors, quests)] == [1, 0, 0]
    assert [g.soldiers for g in (menaces, advisors, quests)] == [[0], [2], [0]]
    assert [len(g.boards) for g in (menaces, advisors, quests)] == [0, 0, 1]
    with pytest.raises(BadSetup):
        GAME.resolve(1, {"module": "none"})


@pytest.mark.rule("kingdom.solo.danger_stack")
@pytest.mark.parametrize("module", ["quests", "advisors"])
def test_eight_deck_cards_and_four_calamities_are_the_danger_stack(module: str) -> None:
    table = Table(1, module=module).go_on(lambda g: g.phase == DRAFT)
    danger = table.names("danger")
    assert len(danger) == 12
    assert danger.count("calamity") == 4
    assert table.names("box").count("calamity") == 4
    assert len(table.g.deck) + len(table.g.offers[0]) + len(table.g.offers[1]) == 72
    assert hidden(table, "danger") == 12


@pytest.mark.rule("kingdom.solo.danger_stack")
def test_treasures_and_advisors_can_be_in_the_danger_stack_and_its_order_is_random() -> None:
    kinds: set[int] = set()
    places: set[tuple[int, ...]] = set()
    for seed in range(12):
        for module in ("quests", "advisors"):
            table = Table(1, seed=seed, module=module)
            table.go_on(lambda g: g.phase == DRAFT)
            kinds |= {table.content.family[card] for card in table.g.danger}
            places.add(tuple(i for i, name in enumerate(table.names("danger")) if name == "calamity"))
    assert kinds == {0, 1, 2, CALAMITY}
    assert len(places) > 12


@pytest.mark.rule("kingdom.solo.deck_face_up", "kingdom.solo.danger_stack")
def test_only_the_top_card_of_the_deck_is_known_and_nothing_of_the_danger_stack() -> None:
    table = Table(1, module="quests")
    for picks in range(5):
        for eye in (0, SPECTATOR):
            seen = view(table.g, eye)
            assert seen["deck"] == [None] * (len(table.g.deck) - 1) + [table.g.deck[-1]]
            assert seen["danger"] == [None] * len(table.g.danger)
        if picks < 4:
            table.play(0, "take:left")
    other = determinise(table.g, 0, Random(5))
    assert other.deck[-1] == table.g.deck[-1]
    assert other.deck[:-1] != table.g.deck[:-1]
    assert view(other, 0) == view(table.g, 0)


@pytest.mark.rule("kingdom.solo.danger_stack")
def test_the_player_cannot_tell_a_calamity_from_another_danger_card() -> None:
    table = Table(1, module="quests").play(0, "take:left")
    place = len(table.g.offers[1]) - 1
    worlds = [determinise(table.g, 0, Random(seed)) for seed in range(60)]
    faces = {world.content.family[world.offers[1][place]] == CALAMITY for world in worlds}
    assert faces == {True, False}
    for world in worlds:
        left = [*world.danger, world.offers[1][place]]
        assert [world.content.family[card] for card in left].count(CALAMITY) == 4


@pytest.mark.rule("kingdom.solo.rounds")
def test_a_solo_game_lasts_four_rounds_without_a_first_player() -> None:
    table = Table(1, module="quests")
    with pytest.raises(BadSetup):
        GAME.resolve(1, {"module": "quests", "first": "1"})
    table.go_on()
    assert [number for _, number in table.events("round_started")] == [1, 2, 3, 4]
    assert table.events("game_ended") == [("game_ended",)]
    assert table.g.first == 0


@pytest.mark.rule("kingdom.solo.no_traps")
def test_alone_there_are_neither_traps_nor_hands() -> None:
    table = Table(1, module="quests")
    for _ in range(4):
        assert (table.g.traps, table.g.hands) == ([0], [()])
        assert table.asked(0) == "take_or_search"
        assert not table.options(0, "offer")
        table.play(0, "take:left")


@pytest.mark.rule("kingdom.solo.spies_setup")
@pytest.mark.parametrize("module", ["menaces", "quests", "advisors"])
def test_two_spies_one_of_them_active(module: str) -> None:
    g = Table(1, module=module).g
    assert (g.spies, g.active_spies) == ([2], [1])
    assert Table(2, module=module).g.spies == [0, 0]


@pytest.mark.rule("kingdom.solo.duchy")
@pytest.mark.parametrize("duchy", ["valados", "teressie"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_one_duchy_card_of_the_players_choice_on_either_side(duchy: str, side: str) -> None:
    assert Table(1, duchy=duchy, side=side).g.duchies == (f"{duchy}_{side.lower()}",)


# the draft ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.solo.draft_start")
def test_the_draft_starts_with_two_open_deck_cards_in_each_area() -> None:
    table = solo_table()
    top = table.g.deck[:-5:-1]
    table.run(solo_draft_phase())
    assert [tuple(area) for area in table.g.offers] == [top[:2], top[2:]]
    assert hidden(table, "offers") == 0
    assert table.asked(0) == "take_or_search"


@pytest.mark.rule("kingdom.solo.pick", "kingdom.solo.danger_card", "kingdom.solo.refill")
@pytest.mark.parametrize(("move", "taken"), [("take:left", 0), ("take:right", 1)])
def test_an_area_is_taken_the_other_gets_a_hidden_danger_card_and_two_open_cards_fill_the_empty_one(
    move: str, taken: int
) -> None:
    table = solo_table()
    table.run(solo_draft_phase())
    cards, rest, danger = table.g.offers[taken], table.g.offers[1 - taken], table.g.danger
    top = table.g.deck[-1], table.g.deck[-2]
    assert {"take:left", "take:right"} <= table.options(0)
    assert "done" not in table.options(0)
    table.play(0, move)
    assert table.g.drafted[0] == cards
    assert table.g.offers[1 - taken] == (*rest, danger[-1])
    assert table.g.danger == danger[:-1]
    assert table.g.offers[taken] == top
    seen = view(table.g, 0)["offers"]
    assert seen[1 - taken] == [*rest, None]
    assert seen[taken] == list(top)


@pytest.mark.rule("kingdom.solo.four_picks", "kingdom.solo.draft_end")
def test_four_picks_use_ten_deck_cards_and_three_danger_cards_and_the_rest_is_discarded() -> None:
    table = solo_table()
    deck = len(table.g.deck)
    table.run(solo_draft_phase()).play(0, "take:left", "take:left", "take:left")
    assert len(table.g.danger) == 9
    left_over = table.g.offers[1]
    table.play(0, "take:left")
    assert (deck - len(table.g.deck), len(table.g.danger)) == (10, 9)
    assert len(table.g.drafted[0]) == 8
    assert table.g.offers == [(), ()]
    assert table.g.discard == left_over
    assert view(table.g, 0)["discard"] == [*left_over[:2], None, None, None]
    assert table.g.over


@pytest.mark.rule("kingdom.solo.four_picks")
def test_d2_four_rounds_without_search_use_forty_deck_cards_and_all_danger_cards() -> None:
    table = Table(1, module="quests")
    deck = len(table.g.deck) + 4  # the first offer lies there already
    table.go_on()
    assert (table.g.round, table.events("searched")) == (4, [])
    assert (deck - len(table.g.deck), len(table.g.danger)) == (40, 0)


@pytest.mark.rule("kingdom.solo.face_down", "kingdom.solo.planning")
def test_a_hidden_card_taken_is_seen_in_planning_and_not_before() -> None:
    table = solo_table()
    table.put("danger", -1, "farm.1")
    table.run(solo_draft_phase(), planning_phase())
    table.play(0, "take:left", "take:right")
    assert table.where("farm.1") == ("drafted", 0)
    assert hidden(table, "drafted") == 1
    assert table.card("farm.1") not in view(table.g, 0)["drafted"][0]
    table.play(0, "take:left", "take:left")
    assert table.asked(0) == "plan_card"
    assert hidden(table, "drafted") == 0
    assert {"build:farm.1", "recycle:farm.1"} <= table.options(0)


@pytest.mark.rule("kingdom.solo.planning")
def test_planning_alone_is_as_always() -> None:
    table = solo_table()
    table.put("drafted", 0, "calamity.1", "farm.1", "quarry.1", "treasure_gg")
    table.run(planning_phase())
    assert table.names("calamities", 0) == ["calamity"]
    developments = {"build:farm.1", "recycle:farm.1", "build:quarry.1", "recycle:quarry.1"}
    assert table.options(0) == {*developments, "recycle:treasure_gg"}
    assert table.why(0)["build:treasure_gg"] == "treasure.recycle_only"
    table.play(0, "build:farm.1", "recycle:quarry.1")
    assert table.asked(0) == "place_cube"
    table.play(0, "place:farm.1", "recycle:treasure_gg")
    assert table.g.alchemy == [0, 0, 2, 0]
    assert table.asked(0) == "end_phase"


# spies ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.solo.spy_use")
def test_an_active_spy_turns_up_one_card_of_an_area_and_hides() -> None:
    table = solo_table()
    table.run(solo_draft_phase())
    assert not table.options(0, "spy")
    table.play(0, "take:left", "take:left")
    assert table.options(0, "spy") == {"spy:right,2", "spy:right,3"}
    table.play(0, "spy:right,3")
    seen = view(table.g, 0)["offers"][1]
    assert (seen[2], seen[3]) == (None, table.g.offers[1][3])
    assert (table.g.spies, table.g.active_spies) == ([2], [0])
    assert not table.options(0, "spy")
    assert table.asked(0) == "take_or_search"


@pytest.mark.rule("kingdom.solo.spy_use")
def test_two_active_spies_are_used_one_after_the_other_and_never_on_draft_cards() -> None:
    table = solo_table()
    table.g.active_spies[0] = 2
    table.run(solo_draft_phase()).play(0, "take:left", "take:right", "take:right")
    assert hidden(table, "drafted") == 1
    assert table.options(0, "spy") == {"spy:left,2", "spy:left,3"}
    table.play(0, "spy:left,2", "spy:left,3")
    assert (table.g.active_spies, hidden(table, "offers"), hidden(table, "drafted")) == ([0], 0, 1)


@pytest.mark.rule("kingdom.solo.spy_use")
def test_spies_work_in_the_draft_only() -> None:
    table = solo_table()
    table.put("drafted", 0, "farm.1", known_to=0)
    table.put("offers", 0, "farm.2", known_to=0)
    table.run(planning_phase())
    assert table.asked(0) == "plan_card"
    assert not table.options(0, "spy")
    with pytest.raises(IllegalMove):
        table.play(0, "spy:left,0")


@pytest.mark.rule("kingdom.solo.spy_refresh")
@pytest.mark.parametrize(("active", "after"), [(0, 1), (1, 2), (2, 2)])
def test_after_the_draft_one_spy_becomes_active(active: int, after: int) -> None:
    table = solo_table()
    table.g.active_spies[0] = active
    table.run(solo_draft_phase()).play(0, "take:left", "take:left", "take:left")
    assert table.g.active_spies[0] == active
    table.play(0, "take:left")
    assert (table.g.spies[0], table.g.active_spies[0]) == (2, after)


# production -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.solo.supremacy", "kingdom.solo.supremacy_reward")
def test_t3_four_cubes_win_nothing_and_five_win_the_bonus() -> None:
    table = solo_table()
    table.put("built", 0, "quarry.1", "hamlet.1", "hamlet.2")  # 4 materials, 5 population
    table.run(production_step(MATERIALS)).go_on()
    assert (table.g.training, table.g.soldiers) == ([0], [0])
    table.run(production_step(POPULATION)).go_on()
    assert (table.g.training, table.g.soldiers) == ([1], [0])
    assert table.events("supremacy") == []
    assert table.events("supremacy_alone") == [("supremacy_alone", 0, POPULATION, 5, 0)]


@pytest.mark.rule("kingdom.solo.supremacy")
def test_ten_cubes_in_a_step_win_one_bonus() -> None:
    table = solo_table()
    table.put("built", 0, "quarry.1", "quarry.2", "quarry.3", "sawmill.1", "sawmill.2")  # with the duchy 10
    table.run(production_step(MATERIALS)).go_on()
    assert table.events("produced") == [("produced", 0, MATERIALS, 10, 2)]
    assert (table.g.training, table.g.soldiers) == ([1], [0])


@pytest.mark.rule("kingdom.solo.supremacy_reward")
def test_the_second_bonus_takes_the_soldier_out_of_training() -> None:
    table = solo_table()
    table.put("built", 0, "quarry.1", "sawmill.1")  # 5 materials
    table.run(production_step(MATERIALS)).go_on().run(production_step(MATERIALS)).go_on()
    assert (table.g.training, table.g.soldiers) == ([0], [1])


@pytest.mark.rule("kingdom.solo.module")
def test_only_the_module_of_menaces_brings_a_battle_alone() -> None:
    for module in ("menaces", "quests", "advisors"):
        table = Table(1, module=module)
        table.put("menaces", 0, "rodent.1")
        table.g.soldiers[0] = 60
        table.go_on(lambda g: g.phase == BATTLE)
        assert (table.g.phase == BATTLE) == (module == "menaces")
