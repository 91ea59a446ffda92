"""Solo mode, turns of the rival: order, state cards, its chiefs, the markets. Rules: solo.turns to solo.market."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.wistar.rival import rival_turn
from pentarchy.games.wistar.rounds import action_phase, play_round
from tests.games.wistar.table import Table
from tests.games.wistar.test_solo_setup import OWNER, RIVAL, draws, rival

A1, A2, B1, B2, C1, D1, E1, F1 = 0, 1, 3, 4, 6, 9, 12, 15  # slots by number


def placed(table: Table) -> list[int]:
    """The slots in which chiefs of the rival stand."""
    return [slot for slot, side in enumerate(table.g.chiefs) if side == RIVAL]


# turns --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.turns")
def test_player_and_rival_take_three_turns_each_by_turns() -> None:
    table = Table.empty(1)
    table.put("state_deck", -1, "state_05", "state_03", "state_06", "state_12")
    table.run(action_phase())
    seen = []
    while table.g.round == 2 and not table.g.over:
        seen.append((table.g.chiefs_left[0], table.g.chiefs_left[RIVAL]))
        table.play(0, "hut", "brew:wood")
        while table.asked(0) == "act_which":
            table.play(0, "end_turn")
    assert seen == [(3, 3), (2, 2), (1, 1)]
    turns = [who for _, who in table.events("turn_started")]
    assert turns[:6] == [0, OWNER, 0, OWNER, 0, OWNER]


@pytest.mark.rule("wistar.solo.turns")
def test_the_rival_can_be_first() -> None:
    table = Table.empty(1)
    table.g.order = (RIVAL, 0)
    table.run(action_phase())
    assert (table.asked(0), table.g.chiefs_left) == ("place_where", [3, 2])


@pytest.mark.rule("wistar.solo.turns")
@pytest.mark.parametrize(
    ("hut", "order"),
    [((), (0, 1)), ((1,), (1, 0)), ((0, 1), (0, 1)), ((1, 1, 0), (1, 0)), ((0, 1, 1), (0, 1))],
)
def test_chiefs_of_the_rival_in_the_hut_count_for_the_turn_order(hut: tuple[int, ...], order: tuple[int, ...]) -> None:
    table = Table.empty(1)
    table.g.hut = hut
    table.run(play_round())
    assert table.g.order == order
    names = {0: 0, RIVAL: OWNER}
    told = [("new_order", names[side], place) for place, side in enumerate(order, 1)] if order == (1, 0) else []
    assert table.events("new_order") == told


@pytest.mark.rule("wistar.solo.turns")
def test_the_steps_at_the_start_of_a_round_are_the_usual_ones() -> None:
    table = Table.empty(1).area(0, "bakery").chief(0, "sector_a_1").chief(RIVAL, "sector_a_2")
    mouse, waiting = table.g.round_mouse, table.g.round_stack[-1]
    shown = table.names("markets", 0)
    table.run(play_round())
    assert (table.g.round, table.g.turned, table.g.vp) == (3, 1, [11, 10])
    assert (table.g.chiefs, table.g.chiefs_left) == ([-1] * 18, [3, 3])
    assert (table.g.round_mouse, table.where(table.content.designs[mouse[0]])) == ((waiting,), ("box", -1))
    assert (table.names("markets", 0)[2:], table.names("discards", 0)) == (shown[:2], shown[2:])


# state cards --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.rival_turn")
def test_a_turn_of_the_rival_turns_up_the_top_state_card() -> None:
    table = draws(Table.empty(1), "state_03")
    card = table.card("state_03")
    assert (table.names("state_discard"), len(table.g.state_deck)) == (["state_03"], 12)
    assert view(table.g, 0)["state_discard"] == [card]
    assert table.events("state_card") == [("state_card", card)]
    assert table.g.over


@pytest.mark.rule("wistar.solo.rival_turn")
def test_with_all_state_cards_used_they_are_shuffled_and_drawn_anew() -> None:
    orders = set()
    for seed in range(4):
        table = Table.empty(1, seed)
        table.g.state_discard, table.g.state_deck = table.g.state_deck, ()
        table.g.show(table.g.state_discard, table.g.everyone)
        table.run(rival_turn())
        assert (len(table.g.state_deck), len(table.g.state_discard)) == (12, 1)
        assert view(table.g, 0)["state_deck"] == [None] * 12
        orders.add((*table.g.state_discard, *table.g.state_deck))
    assert len(orders) == 4


@pytest.mark.rule("wistar.solo.rival_turn")
def test_the_last_state_card_is_drawn_before_any_shuffling() -> None:
    table = Table.empty(1)
    table.g.state_discard, table.g.state_deck = table.g.state_deck, ()
    draws(table, "state_03")
    assert (len(table.g.state_deck), table.names("state_discard")[-1]) == (0, "state_03")


@pytest.mark.rule("wistar.solo.rival_turn")
@pytest.mark.card("state_08")
def test_the_order_is_place_then_progress_then_aggression_then_market() -> None:
    table = Table.empty(1).hand(0, "hammer", "saw").market(0, "lamp", "well", "forge", "bakery")
    table.market(1, "jetpack", "foundry", "garage", "joinery")
    draws(table, "state_08")
    assert (table.asked(0), placed(table), rival(table)["inventions"]) == ("pay_which", [E1], 1)
    assert table.names("markets", 0) == ["lamp", "well", "forge", "bakery"]
    table.play(0, "give_card:saw")
    assert table.names("markets", 0)[1:] == ["lamp", "well", "forge"]
    assert table.names("discards", 0) == ["saw", "bakery"]
    told = [kind for kind, *_ in table.events() if kind in ("state_card", "placed", "took", "attacked", "market_left")]
    assert told == ["state_card", "placed", "took", "attacked", "market_left"]
    assert table.g.over


# placing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.place")
@pytest.mark.parametrize("turned", [0, 1, 5])
def test_the_chief_takes_the_first_slot_of_the_sector_at_the_action(turned: int) -> None:
    table = Table.empty(1)
    table.g.turned = turned
    draws(table, "state_02")
    assert placed(table) == [{0: A1, 1: F1, 5: B1}[turned]]
    assert table.events("placed") == [("placed", OWNER, placed(table)[0], 0)]
    assert (table.g.chiefs_left, table.g.hut) == ([3, 2], ())


@pytest.mark.rule("wistar.solo.place")
@pytest.mark.parametrize(
    ("others", "slot", "position"),
    [
        pytest.param({"sector_a_1": 0}, A2, 0, id="the next slot of the same sector"),
        pytest.param({"sector_a_1": 0, "sector_a_2": 0}, B1, 1, id="the sector is full"),
        pytest.param({"sector_a_2": 1}, B1, 1, id="an own chief stands there, though a slot is free"),
        pytest.param({"sector_a_1": 1, "sector_b_2": 1}, C1, 2, id="in two sectors"),
        pytest.param({"sector_a_1": 1, "sector_b_1": 0, "sector_b_2": 0, "sector_c_1": 0}, D1, 3, id="clockwise on"),
    ],
)
def test_otherwise_the_next_position_clockwise_is_tried(others: dict[str, int], slot: int, position: int) -> None:
    table = Table.empty(1)
    for where, side in others.items():
        table.chief(side, where)
    draws(table, "state_02")
    assert table.g.chiefs[slot] == RIVAL
    assert table.events("placed") == [("placed", OWNER, slot, position)]


@pytest.mark.rule("wistar.solo.place")
def test_after_the_last_position_comes_the_first() -> None:
    table = draws(Table.empty(1).chief(0, "sector_f_1"), "state_10")
    assert placed(table) == [A1]


@pytest.mark.rule("wistar.solo.place")
def test_slots_that_are_not_in_play_are_no_slots() -> None:
    """Sector D has a single slot here, its side for three players has two."""
    assert placed(draws(Table.empty(1).chief(0, "sector_d_1"), "state_06")) == [E1]


@pytest.mark.rule("wistar.solo.place")
def test_with_no_slot_left_the_chief_goes_to_the_hut() -> None:
    table = Table.empty(1)
    for slot in (A1, A2, B1, B2, C1, D1, E1, F1):
        table.g.chiefs[slot] = 0
    draws(table, "state_02")
    assert (placed(table), table.g.hut, table.g.chiefs_left[RIVAL]) == ([], (RIVAL,), 2)


@pytest.mark.rule("wistar.solo.place")
@pytest.mark.card("state_12", "state_13")
@pytest.mark.parametrize("card", ["state_12", "state_13"])
def test_a_card_with_the_hut_sends_the_chief_there_without_a_gain(card: str) -> None:
    table = Table.empty(1)
    table.g.hut = (0,)
    draws(table, card)
    assert (placed(table), table.g.hut, table.g.chiefs_left) == ([], (0, RIVAL), [3, 2])
    assert table.events("to_hut") == [("to_hut", OWNER)]
    assert (table.g.supply_moves, table.g.over) == (20, True)


@pytest.mark.rule("wistar.solo.place")
def test_the_slot_is_taken_for_the_player() -> None:
    table = draws(Table.empty(1), "state_02").turn()
    assert "place:sector_a_1" not in table.options()
    assert {"place:sector_a_2", "place:sector_b_1"} <= table.options()
    assert table.why()["place:sector_a_1"] == "wheel.free_slot"


@pytest.mark.rule("wistar.solo.place_bonus")
@pytest.mark.parametrize(("turned", "card"), [(0, "state_02"), (5, "state_02"), (0, "state_06"), (0, "state_08")])
def test_the_rival_gains_no_bonus_of_a_slot(turned: int, card: str) -> None:
    table = Table.empty(1)
    table.g.turned = turned
    mouse = table.g.round_mouse
    draws(table, card)
    assert len(placed(table)) == 1
    assert (table.g.vp, table.g.supply_jokers, table.g.round_mouse) == ([10, 10], 12, mouse)
    assert set(rival(table)) <= {"beds", "rooms_dug", "inventions", "advanced", "tools", "robots", "structures"}


@pytest.mark.rule("wistar.solo.place_bonus")
@pytest.mark.card("state_05")
def test_the_mouse_of_the_round_leaves_for_a_mouse_of_the_rival() -> None:
    table = Table.empty(1)
    (mouse,) = table.g.round_mouse
    draws(table, "state_05")
    assert (placed(table), rival(table)) == ([C1], {"mice": 1})
    assert (table.g.round_mouse, table.where(table.content.designs[mouse])) == ((), ("box", -1))
    assert table.events("took_mouse") == [("took_mouse", OWNER, mouse)]


@pytest.mark.rule("wistar.solo.place_bonus")
def test_without_the_mouse_of_the_round_nothing_is_gained_for_it() -> None:
    table = Table.empty(1)
    table.g.box, table.g.round_mouse = table.g.box + table.g.round_mouse, ()
    draws(table, "state_05")
    assert (placed(table), rival(table)) == ([C1], {})


# the markets --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.market")
@pytest.mark.parametrize(
    ("card", "gone"),
    [
        pytest.param("state_02", ["bakery", ""], marks=pytest.mark.card("state_02")),
        pytest.param("state_05", ["", "joinery"], marks=pytest.mark.card("state_05")),
        pytest.param("state_13", ["", "joinery"], marks=pytest.mark.card("state_13")),
        pytest.param("state_03", ["", ""], marks=pytest.mark.card("state_03")),
    ],
)
def test_the_rightmost_card_of_the_market_is_discarded_and_the_market_filled(card: str, gone: list[str]) -> None:
    table = (
        Table.empty(1).market(0, "lamp", "well", "forge", "bakery").market(1, "jetpack", "foundry", "garage", "joinery")
    )
    table.deck(0, "saw").deck(1, "submarine")
    draws(table, card)
    kept = [["lamp", "well", "forge", "bakery"], ["jetpack", "foundry", "garage", "joinery"]]
    after = [[new, *row[:3]] if lost else row for new, row, lost in zip(("saw", "submarine"), kept, gone, strict=True)]
    assert [table.names("markets", deck) for deck in (0, 1)] == after
    assert [table.names("discards", deck) for deck in (0, 1)] == [[lost] if lost else [] for lost in gone]
