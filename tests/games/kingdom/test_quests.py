"""The quests module: setup, when and how tasks are done, the alchemy area, spies."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import CALAMITY, TREASURE
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.offers import refresh_spies
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.production import production_phase
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.quest_table import give, goods, plan, quest_table
from tests.games.kingdom.table import Table

FINAL = "task:northern_lands,3"
SPY = "task:northern_lands,1"


# setup ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.quests.setup_board", "kingdom.quests.board")
@pytest.mark.parametrize("board", ["northern_lands", "usurper", "plague_lord"])
def test_the_table_chooses_the_board_and_its_side_for_two(board: str) -> None:
    table = Table(module="quests", board=board)
    assert table.g.boards == (board,)
    spy_task = {"northern_lands": 1, "usurper": 1, "plague_lord": 2}[board]
    chosen = plan(quest_table(board), "X3 G3 P3").play(0, f"task:{board},{spy_task}")
    assert chosen.g.spies == [1, 0], "a spy is a reward of the two-player side only"


@pytest.mark.rule("kingdom.quests.setup_board")
def test_without_a_choice_the_board_is_drawn_at_random() -> None:
    assert {Table(module="quests", seed=seed).g.boards for seed in range(20)} == {
        ("northern_lands",),
        ("usurper",),
        ("plague_lord",),
    }


@pytest.mark.rule("kingdom.quests.setup_tokens")
def test_everybody_has_four_tasks_to_do_and_all_else_is_as_usual() -> None:
    table = plan(quest_table(), "M9 P9 G9 X9 K9 S9")
    for player in (0, 1):
        for number in range(4):
            table.play(player, f"task:northern_lands,{number}")
        assert table.options(player, "task") == set()
    fresh = Table(module="quests", board="usurper")
    dealt = [card for hand in fresh.g.hands for card in hand]
    assert sum(fresh.content.family[card] == CALAMITY for card in dealt) == 2
    kinds = [fresh.content.family[card] for card in (*dealt, *fresh.g.deck, *fresh.g.offers[0], *fresh.g.offers[1])]
    assert kinds.count(TREASURE) == 10
    assert (fresh.g.soldiers, fresh.g.spies) == ([0, 0], [0, 0])


@pytest.mark.rule("kingdom.quests.solo_setup")
def test_alone_the_board_lies_with_its_one_player_side_up() -> None:
    table = plan(quest_table("northern_lands", players=1), "X5 G2 S2")
    assert table.why(0)[FINAL] == "quests.pay_at_once", "five exploration are the price for two players"
    assert FINAL in give(table, 0, "X6 G2 S2").options(0)
    table.play(0, FINAL)
    assert table.options(0, "task") == set()
    for number in range(3):
        give(table, 0, "M9 P9 G9 X9").play(0, f"task:northern_lands,{number}")
    assert table.g.tasks == [0b1111]


# doing tasks ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.quests.any_order", "kingdom.quests.final_suffices")
@pytest.mark.parametrize("order", [(3, 2, 1, 0), (1, 3, 0, 2), (0, 1, 2, 3)])
def test_tasks_are_done_in_any_order(order: tuple[int, ...]) -> None:
    table = plan(quest_table(), "M9 P9 G9 X9 S9")
    for number in order:
        table.play(0, f"task:northern_lands,{number}")
    assert table.g.tasks[0] == 0b1111


@pytest.mark.rule("kingdom.quests.final_suffices", "kingdom.quests.end_one")
@pytest.mark.parametrize(("done", "winners"), [((3,), (0,)), ((0, 1, 2), ())])
def test_the_final_task_alone_completes_the_quest(done: tuple[int, ...], winners: tuple[int, ...]) -> None:
    table = plan(quest_table(), "M9 P9 G9 X9 S9")
    for number in done:
        table.play(0, f"task:northern_lands,{number}")
    assert GAME.outcome(table.g).winners == winners


@pytest.mark.rule("kingdom.quests.any_time")
def test_tasks_are_offered_at_every_own_decision_and_the_reward_comes_at_once() -> None:
    table = quest_table()
    table.g.phase = DRAFT
    table.put("hands", 0, "hamlet", "port")
    give(table, 0, "X3 G9 P9")
    table.run(make_offer(0), take_turn(1), take_turn(0), planning_phase(), production_phase())
    asked = []
    camp = "task:northern_lands,2"
    for moves in (["offer:hamlet.1,left,up"], ["offer:port.1,left,up"], [], ["take:left"]):
        asked.append((table.asked(0), camp in table.options(0)))
        table.play(0 if moves else 1, *(moves or ["take:right"]))
    table.play(0, "build:farm.1")
    for _ in range(2):
        asked.append((table.asked(0), camp in table.options(0)))
        table.play(0, "build:hamlet.1" if "build:hamlet.1" in table.options(0) else "recycle:port.1")
    table.play(0, "done")
    table.play(1, "recycle:quarry.1")
    asked.append((table.asked(0), camp in table.options(0)))
    table.play(0, camp)
    assert table.g.krystallium[0] == 1
    assert (table.asked(0), table.options(0, "place")) == ("place_cube", {"place:farm.1", "place:hamlet.1"})
    assert asked == [
        ("offer_card", True),
        ("offer_card", True),
        ("", False),  # not while it is the other's turn
        ("take_area", True),
        ("plan_card", True),
        ("plan_card", True),
        ("place_cube", True),
    ]


@pytest.mark.rule("kingdom.quests.any_time", "kingdom.quests.alchemy_source")
def test_a_cube_stored_last_can_pay_a_task_at_once() -> None:
    table = give(quest_table(), 0, "M2 P1")
    table.run(planning_phase())
    assert table.why(0)["task:northern_lands,0"] == "quests.pay_at_once", "the Farm's cube is not there yet"
    table.play(0, "recycle:farm.1", "task:northern_lands,0")
    assert goods(table) == "S1"


@pytest.mark.rule("kingdom.quests.alchemy_source")
def test_cubes_on_cards_and_cubes_not_placed_yet_pay_no_task() -> None:
    table = give(quest_table(), 0, "P2")
    table.put("construction", 0, "guildhall", "hamlet")
    table.g.lack[table.card("guildhall.1")] = 1
    table.run(production_phase())
    assert table.g.cubes[0] == (0, 0)
    assert table.why(0)["task:northern_lands,0"] == "quests.pay_at_once"
    table.play(0, "store")
    assert table.why(0)["task:northern_lands,0"] == "quests.pay_at_once"
    table.play(0, "store", "task:northern_lands,0")
    assert goods(table) == "S1"


@pytest.mark.rule("kingdom.quests.alchemy_source")
@pytest.mark.parametrize(
    ("has", "left"),
    [("M2 P2 K3", "K3 S1"), ("M1 P2 K3", "K2 S1"), ("K4", "S1"), ("M2 P1 X5 K1", "X5 S1"), ("M9 P1 K2", "M7 K1 S1")],
)
def test_krystallium_stands_for_cubes_that_are_missing_only(has: str, left: str) -> None:
    table = plan(quest_table(), has).play(0, "task:northern_lands,0")
    assert goods(table) == left


@pytest.mark.rule("kingdom.quests.alchemy_source", "kingdom.quests.pay_at_once")
@pytest.mark.parametrize("has", ["M2 P1 G9 X9 S9", "M2 P1", "K3", "M1 P1 K1"])
def test_other_colours_do_not_pay(has: str) -> None:
    table = plan(quest_table(), has)
    assert table.why(0)["task:northern_lands,0"] == "quests.pay_at_once"
    with pytest.raises(IllegalMove, match=r"quests\.pay_at_once"):
        table.play(0, "task:northern_lands,0")
    assert goods(table) == has


@pytest.mark.rule("kingdom.quests.alchemy_source")
def test_krystallium_never_stands_for_a_soldier() -> None:
    table = plan(quest_table(), "G2 X5 S1 K9")
    assert table.why(0)[FINAL] == "quests.pay_at_once"


@pytest.mark.rule("kingdom.quests.once_each")
def test_each_player_does_each_task_once_and_it_stays_open_to_the_other() -> None:
    table = plan(quest_table(), "P9 G9").play(0, "task:northern_lands,2")
    assert table.why(0)["task:northern_lands,2"] == "quests.once_each"
    with pytest.raises(IllegalMove, match=r"quests\.once_each"):
        table.play(0, "task:northern_lands,2")
    table.play(1, "task:northern_lands,2")
    assert table.g.krystallium == [1, 1], "the reward of a task that is not final is for both"


# the alchemy area ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.quests.alchemy_optional")
def test_the_alchemy_area_may_hold_seven_cubes() -> None:
    """A3: four cubes, three more; they may stay."""
    table = give(quest_table(), 0, "M1 P1 G1 X1")
    table.put("built", 0, "sawmill")
    table.run(production_phase())
    assert goods(table) == "M4 P1 G1 X1"
    assert table.options(0) == {"exchange", "done"}
    table.play(0, "done")
    assert sum(table.g.alchemy[:4]) >= 7


@pytest.mark.rule("kingdom.quests.alchemy_optional")
def test_the_player_chooses_the_five_cubes_of_the_exchange() -> None:
    table = plan(quest_table("usurper"), "M3 P2 X2").play(0, "exchange")
    assert table.options(0) == {"spend:materials", "spend:population"}, "one of materials is among any five"
    table.play(0, "spend:materials")
    assert table.options(0) == {"spend:materials", "spend:population"}
    table.play(0, "spend:materials")
    assert table.options(0) == {"spend:population", "spend:exploration"}
    table.play(0, "spend:exploration")
    assert goods(table) == "P2 K1"
    assert table.asked(0) == "plan_card", "the question before comes again"
    assert table.why(0)["exchange"] == "quests.alchemy_optional"


@pytest.mark.rule("kingdom.quests.alchemy_optional")
def test_another_choice_keeps_other_cubes() -> None:
    table = plan(quest_table("usurper"), "M3 P2 X2").play(0, "exchange", "spend:population")
    assert goods(table) == "M2 K1"


@pytest.mark.rule("kingdom.quests.alchemy_optional")
@pytest.mark.parametrize(("has", "offered"), [("M4", False), ("M2 X2", False), ("M1 P1 G1 X2", True), ("X12", True)])
def test_the_exchange_takes_five_cubes(has: str, offered: bool) -> None:
    table = plan(quest_table("plague_lord"), has)
    assert ("exchange" in table.options(0)) == offered
    if not offered:
        assert table.why(0)["exchange"] == "quests.alchemy_optional"


@pytest.mark.rule("kingdom.quests.alchemy_optional")
@pytest.mark.parametrize("scenario", ["frozen_north", "last_battle", "under_siege"])
def test_scenarios_with_quests_keep_the_cubes_too(scenario: str) -> None:
    table = Table.empty(1, scenario=scenario)
    give(table, 0, "M4")
    table.put("drafted", 0, "farm", "quarry")
    table.run(planning_phase()).play(0, "recycle:farm.1")
    if table.asked(0) == "place_cube":  # a card of the scenario needs it
        table.play(0, "store")
    assert sum(table.g.alchemy) == 5
    assert "exchange" in table.options(0)


# spies ---------------------------------------------------------------------------------------------------------------
def spied() -> Table:
    """The first player has earned a spy; there are two face-down cards, and an offer and a pick to make."""
    table = quest_table()
    table.g.phase = DRAFT
    give(table, 0, "X3")
    table.put("offers", 0, "hamlet", known_to=0b10)
    table.put("offers", 1, "port", known_to=0)
    table.put("offers", 1, "mint")
    return table.run(take_turn(0), take_turn(1))


@pytest.mark.rule("kingdom.quests.spies")
def test_a_spy_comes_active_and_turns_up_a_face_down_card_for_all() -> None:
    table = spied()
    assert table.options(0, "spy") == set()
    table.play(0, SPY)
    assert (table.g.spies, table.g.active_spies) == ([1, 0], [1, 0])
    assert table.options(0, "spy") == {"spy:left,0", "spy:right,0"}, "not the open card"
    table.play(0, "spy:right,0")
    assert view(table.g, SPECTATOR)["offers"] == [[None], [table.card("port.1"), table.card("mint.1")]]
    assert table.options(0, "spy") == set(), "one use"
    assert (table.g.spies, table.g.active_spies) == ([1, 0], [0, 0])
    table.play(0, "take:right")
    assert table.options(1, "spy") == set(), "the spy belongs to one player"


@pytest.mark.rule("kingdom.quests.spies")
def test_a_spy_is_used_on_the_own_turn_and_turned_active_after_the_draft() -> None:
    table = spied().play(0, SPY, "spy:left,0", "take:left")
    assert table.asked(0) == ""
    table.play(1, "take:left").run(refresh_spies())
    assert table.g.active_spies == [1, 0]
    table.run(refresh_spies())
    assert table.g.active_spies == [1, 0], "there is only one"


@pytest.mark.rule("kingdom.quests.spies")
def test_a_spy_is_of_no_use_outside_the_draft() -> None:
    table = plan(quest_table(), "X3").play(0, SPY)
    table.put("offers", 0, "mint", known_to=0)
    assert table.g.active_spies[0] == 1
    assert table.options(0, "spy") == set()
