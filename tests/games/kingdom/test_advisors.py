"""The advisors module: setting up with two players and alone, and getting advisors in the game."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import view
from pentarchy.games.kingdom import GAME
from pentarchy.games.kingdom.content import ADVISOR, CALAMITY, DEVELOPMENT, TREASURE
from pentarchy.games.kingdom.draft import make_offer, take_turn
from pentarchy.games.kingdom.planning import planning_phase
from pentarchy.games.kingdom.state import DRAFT
from tests.games.kingdom.court import (
    court,
)
from tests.games.kingdom.table import Table


def of_kind(table: Table, cards: tuple[int, ...], kind: int) -> list[int]:
    return [card for card in cards if table.content.family[card] == kind]


def everywhere(table: Table) -> tuple[int, ...]:
    """All cards that were dealt or lie in the deck or danger stack."""
    g = table.g
    return (*g.deck, *g.danger, *(card for pile in (*g.hands, *g.offers, *g.drafted) for card in pile))


# setup ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.advisors.setup_draw")
def test_each_player_keeps_one_of_two_advisors_and_boxes_the_other_unseen() -> None:
    table = Table(module="advisors")
    g = table.g
    assert table.asked(0) == table.asked(1) == "keep_one"
    mine, yours = g.drawn
    assert len(set(mine + yours)) == 4
    assert table.options(0) == {f"keep:{table.content.tokens[card]}" for card in mine}
    g.play(0, ("keep", mine[0]))
    assert view(g, 1)["drawn"] == [[None], list(yours)], "what the other keeps is shown when both have chosen"
    g.play(1, ("keep", yours[1]))
    assert g.advisors == [(mine[0],), (yours[1],)]
    assert view(g, 1)["advisors"] == [[mine[0]], [yours[1]]]
    assert {mine[1], yours[0]} <= set(g.box)
    for eye in (0, 1):
        assert not {mine[1], yours[0]} & set(view(g, eye)["box"]), "it lies face down there"
    assert g.knows[mine[1]] == 0b01, "who put it there remembers it"


@pytest.mark.rule("kingdom.advisors.setup_draw")
def test_the_order_of_the_choices_makes_no_difference() -> None:
    tables = []
    for order in ((0, 1), (1, 0)):
        g = Table(module="advisors", seed=5).g
        kept = [("keep", g.drawn[player][1]) for player in (0, 1)]
        for player in order:
            g.play(player, kept[player])
        tables.append(g)
    assert tables[0].advisors == tables[1].advisors
    assert tables[0].deck == tables[1].deck
    assert set(tables[0].box) == set(tables[1].box)


@pytest.mark.rule("kingdom.advisors.setup_draw", "kingdom.advisors.setup_soldiers")
@pytest.mark.rule("kingdom.advisors.first_no_bonus")
def test_both_start_with_two_soldiers_and_none_for_the_first_advisor() -> None:
    table = Table(module="advisors")
    assert table.g.soldiers == [2, 2]
    table.go_on(lambda g: g.phase == DRAFT)
    assert table.g.soldiers == [2, 2]


@pytest.mark.rule("kingdom.advisors.setup_soldiers")
def test_a_solo_player_starts_with_two_soldiers_and_the_prophecy_with_six() -> None:
    assert Table(1, module="advisors").g.soldiers == [2]
    assert Table(1, scenario="prophecy").g.soldiers == [6]
    assert Table(module="quests").g.soldiers == [0, 0]


@pytest.mark.rule("kingdom.advisors.setup_deck")
def test_ten_advisors_replace_the_treasures_in_a_deck_of_eighty() -> None:
    table = Table(module="advisors").go_on(lambda g: g.phase == DRAFT)
    cards = everywhere(table)
    assert len(of_kind(table, cards, DEVELOPMENT)) == 70
    assert len(of_kind(table, cards, ADVISOR)) == 10
    assert len(of_kind(table, cards, TREASURE)) == 0
    assert len(of_kind(table, table.g.box, TREASURE)) == 10


@pytest.mark.rule("kingdom.advisors.setup_deck")
def test_the_advisors_are_shuffled_into_the_deck() -> None:
    places = set()
    for seed in range(12):
        table = Table(module="advisors", seed=seed).go_on(lambda g: g.phase == DRAFT)
        places |= {table.g.deck.index(card) * 4 // 64 for card in of_kind(table, table.g.deck, ADVISOR)}
        assert all(table.g.knows[card] == 0 for card in table.g.deck)
    assert places == {0, 1, 2, 3}, "advisors lie in every quarter of the deck"


@pytest.mark.rule("kingdom.advisors.calamities")
def test_calamities_are_dealt_as_in_the_basic_rules() -> None:
    table = Table(module="advisors").go_on(lambda g: g.phase == DRAFT)
    assert [len(of_kind(table, hand, CALAMITY)) for hand in table.g.hands] == [1, 1]
    assert len(table.g.calamity_stack) == 6
    alone = Table(1, module="advisors").go_on(lambda g: g.phase == DRAFT)
    assert len(of_kind(alone, alone.g.danger, CALAMITY)) == 4


# getting them --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.advisors.offered")
def test_advisors_in_hand_are_offered_up_or_down_like_other_cards() -> None:
    table = court()
    table.put("hands", 0, "herald", "farm")
    table.run(make_offer(0))
    faces = {f"offer:herald,{area},{face}" for area in ("left", "right") for face in ("up", "down")}
    assert faces <= table.options(0)
    table.play(0, "offer:herald,left,down", "offer:farm.1,right,up")
    assert table.names("offers", 0) == ["herald"]
    assert view(table.g, 1)["offers"][0] == [None]
    assert table.g.traps == [1, 2]


@pytest.mark.rule("kingdom.advisors.take", "kingdom.advisors.bonus", "kingdom.advisors.area")
def test_all_open_advisors_of_an_area_go_to_the_advisor_area_with_a_soldier_each() -> None:
    table = court("court_alchemist", soldiers=0)
    table.g.training[0] = 1
    table.put("offers", 0, "herald", "farm", "spymaster", "royal_architect")
    table.run(take_turn(0)).play(0, "take:left")
    assert table.names("advisors", 0) == ["court_alchemist", "herald", "spymaster", "royal_architect"]
    assert table.names("drafted", 0) == ["farm"]
    assert table.g.soldiers == [3, 2]
    assert table.g.training[0] == 1, "the soldiers come from the supply"
    assert view(table.g, 1)["advisors"][0] == list(table.g.advisors[0]), "they lie open"
    assert table.asked(0) == ""


@pytest.mark.rule("kingdom.advisors.take", "kingdom.advisors.revealed", "kingdom.advisors.bonus")
def test_a_face_down_advisor_joins_in_planning_with_its_soldier_and_can_be_used_then() -> None:
    table = court(soldiers=0)
    table.put("offers", 0, "court_alchemist", known_to=0b10)
    table.put("offers", 0, "farm")
    table.run(take_turn(0)).play(0, "take:left")
    assert table.names("drafted", 0) == ["court_alchemist", "farm"]
    assert (table.names("advisors", 0), table.g.soldiers[0]) == ([], 0)
    table.run(planning_phase())
    assert (table.names("advisors", 0), table.g.soldiers[0]) == (["court_alchemist"], 1)
    assert table.names("drafted", 0) == ["farm"]
    table.play(0, "advise:court_alchemist")
    assert (table.g.krystallium[0], table.g.soldiers[0]) == (1, 0)
    table.play(0, "recycle:farm.1")
    assert table.asked(0) == ""


@pytest.mark.rule("kingdom.advisors.revealed")
def test_a_priestess_found_in_planning_is_in_time_for_the_calamity_beside_her() -> None:
    table = court(soldiers=1)
    table.put("drafted", 0, "high_priestess", "calamity", known_to=0)
    table.run(planning_phase()).play(0, "advise:high_priestess")
    assert table.names("calamities", 0) == []
    assert table.g.soldiers[0] == 0


@pytest.mark.rule("kingdom.advisors.usable_at_once")
def test_an_advisor_just_taken_can_be_used_in_the_same_draft() -> None:
    table = court(soldiers=0)
    table.put("offers", 0, "spymaster")
    table.put("hands", 0, "farm", "quarry")
    table.put("hands", 1, "port", "mint")
    table.run(take_turn(0), make_offer(0)).play(0, "take:left", "advise:spymaster")
    assert set(view(table.g, 0)["hands"][1]) == set(table.g.hands[1])
    assert table.g.soldiers[0] == 0


@pytest.mark.rule("kingdom.advisors.usable_at_once")
def test_a_grey_eminence_just_taken_can_be_used_with_the_same_pick() -> None:
    table = court(soldiers=1)
    table.put("offers", 0, "grey_eminence")
    table.put("offers", 1, "farm")
    table.run(take_turn(0)).play(0, "take:left", "advise:grey_eminence")
    assert table.names("drafted", 0) == ["farm"]
    assert table.g.soldiers[0] == 0


@pytest.mark.rule("kingdom.advisors.no_build_recycle")
def test_an_advisor_can_be_neither_built_nor_recycled() -> None:
    table = court()
    table.put("drafted", 0, "herald", known_to=0)
    table.put("drafted", 0, "farm")
    table.run(planning_phase())
    assert table.options(0) == {"build:farm.1", "recycle:farm.1"}
    for move in ("build:herald", "recycle:herald", "scrap:herald"):
        with pytest.raises(IllegalMove):
            table.play(0, move)
    table.play(0, "recycle:farm.1")
    assert table.names("advisors", 0) == ["herald"]


# alone ---------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("kingdom.advisors.solo_removed")
@pytest.mark.parametrize("seed", range(8))
def test_alone_the_three_two_player_advisors_stay_in_the_box(seed: int) -> None:
    table = Table(1, seed, module="advisors").go_on(lambda g: g.phase == DRAFT)
    boxed = {table.content.designs[card] for card in of_kind(table, table.g.box, ADVISOR)}
    assert boxed == {"spymaster", "illusionist", "ambassador"}


@pytest.mark.rule("kingdom.advisors.solo_setup")
def test_alone_the_advisor_not_kept_is_shuffled_back_among_ten() -> None:
    table = Table(1, module="advisors")
    kept, other = table.g.drawn[0]
    table.g.play(0, ("keep", kept))
    cards = everywhere(table)
    assert table.g.advisors == [(kept,)]
    assert len(of_kind(table, cards, ADVISOR)) == 10
    assert other in cards
    assert len(of_kind(table, cards, TREASURE)) == 0
    assert len(of_kind(table, cards, DEVELOPMENT)) == 70


@pytest.mark.rule("kingdom.advisors.solo_setup")
def test_alone_the_danger_stack_may_hold_advisors_even_the_one_shuffled_back() -> None:
    in_danger, back, hidden = 0, 0, 0
    for seed in range(60):
        table = Table(1, seed, module="advisors")
        kept, other = table.g.drawn[0]
        table.g.play(0, ("keep", kept))
        in_danger += len(of_kind(table, table.g.danger, ADVISOR))
        back += other in table.g.danger
        hidden += table.g.knows[other] == 0
    assert in_danger > 20
    assert back > 0
    assert hidden > 40, "nobody knows where it is, unless it lies open"


@pytest.mark.rule("kingdom.advisors.solo_medals")
@pytest.mark.parametrize(
    ("points", "medal"),
    [(69, ""), (70, "bronze"), (94, "bronze"), (95, "silver"), (114, "silver"), (115, "gold")],
)
def test_solo_medals(points: int, medal: str) -> None:
    table = court("herald", players=1)
    table.g.task_points[0] = points
    outcome = GAME.outcome(table.g)
    assert (outcome.winners, outcome.ending, outcome.medal) == ((0,), "solo.medals", medal)
