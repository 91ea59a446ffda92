"""The steps A to G at the start of a round. Rules: round.start.*."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table


def started(table: Table) -> Table:
    """Let the next round begin."""
    return table.run(play_round())


def without_deck(table: Table, *discarded: str) -> Table:
    """Let the basic deck be empty and its discard pile hold just these cards."""
    table.put("box", -1, *table.names("decks", 0))
    table.put("discards", 0, *discarded)
    return table


# the order of the steps ---------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.round.start.order")
def test_the_steps_that_are_told_come_in_order() -> None:
    t = Table.empty(2).area(0, "bakery")
    t.g.hut = (1,)
    told = len(t.events())
    started(t)
    kinds = [event[0] for event in t.events()[told:]]
    assert kinds == [
        "round_started", "new_order", "new_order", "mouse_left", "mouse_of_round", "wheel_turned",
        "income_begins", "gained_vp", *["market_left"] * 4, *["market_shown"] * 4, "turn_started",
    ]  # fmt: skip


@pytest.mark.rule("wistar.round.start.order")
def test_during_income_steps_a_to_d_are_done_and_f_and_g_are_not() -> None:
    t = Table.empty(2).area(0, "wind_farm", "whistle").chief(0, "sector_a_1")
    t.g.hut, t.g.used = (1, 0), (t.card("whistle"),)
    markets, mouse = list(t.g.markets), t.g.round_mouse
    started(t)
    assert t.asked(0) == "pick_which"
    assert t.g.order == (1, 0)
    assert (set(t.g.chiefs), t.g.hut, t.g.chiefs_left) == ({-1}, (), [3, 3])
    assert t.g.round_mouse != mouse
    assert t.g.turned == 1
    assert t.g.used == (t.card("whistle"),)
    assert t.g.markets == markets
    t.play(0, "pick:wood")
    assert t.g.used == ()
    assert t.g.markets != markets


# step A -------------------------------------------------------------------------------------------------------------
def by_rule(name: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(f"wistar.round.start.{name}")


@pytest.mark.parametrize(
    ("hut", "before", "after"),
    [
        pytest.param((3, 1, 0, 2), (0, 1, 2, 3), (3, 1, 0, 2), marks=by_rule("a_turn_order")),
        pytest.param((), (2, 0, 3, 1), (2, 0, 3, 1), marks=by_rule("a_nobody")),
        pytest.param((1, 1, 0, 1), (0, 1, 2, 3), (1, 0, 2, 3), marks=by_rule("a_leftmost")),
        pytest.param((2, 0, 2, 0), (0, 1, 2, 3), (2, 0, 1, 3), marks=by_rule("a_leftmost")),
        pytest.param((2,), (0, 1, 2, 3), (2, 0, 1, 3), marks=by_rule("a_absent_players")),
        pytest.param((0, 2), (3, 2, 1, 0), (0, 2, 3, 1), marks=by_rule("a_absent_players")),
        pytest.param((1,), (3, 1, 2, 0), (1, 3, 2, 0), marks=by_rule("a_absent_players")),
    ],
)
def test_the_chiefs_in_the_hut_make_the_new_turn_order(
    hut: tuple[int, ...], before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    t = Table.empty(4)
    t.g.hut, t.g.order = hut, before
    started(t)
    assert t.g.order == after
    assert t.asked(after[0]) == "place_where"


@pytest.mark.rule("wistar.round.start.a_turn_order")
def test_going_to_the_hut_brings_the_first_turn_of_the_next_round() -> None:
    t = Table(3).go_on(lambda g: g.round == 1)
    assert t.g.order == (0, 1, 2)
    for turn in range(9):
        player = turn % 3
        t.play(player, "hut" if turn == 5 else min(t.options(player, "place")))
        while t.asked(player) and t.asked(player) != "place_where":
            t.play(player, "end_turn" if "end_turn" in t.options(player) else t.g.moves.write(t.g.legal(player)[0]))
    assert (t.g.round, t.g.order) == (2, (2, 0, 1))
    assert t.asked(2) == "place_where"


@pytest.mark.rule("wistar.round.start.a_turn_order")
def test_the_rival_clan_can_come_first() -> None:
    t = Table.empty(1)
    t.g.hut = (1, 0)
    assert started(t).g.order == (1, 0)


# steps B, C and D ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.round.start.b_chiefs_back")
def test_all_chiefs_go_back_to_their_boards() -> None:
    t = Table.empty(3).chief(0, "sector_a_1").chief(1, "sector_d_2").chief(1, "sector_b_1")
    t.g.hut, t.g.chiefs_left[:] = (2, 2, 0), [1, 1, 1]
    started(t)
    assert t.g.chiefs_left == [3, 3, 3]
    assert (set(t.g.chiefs), t.g.hut) == ({-1}, ())
    assert len(t.options(2, "place")) == 10


@pytest.mark.rule("wistar.round.start.c_round_mouse")
def test_the_mouse_of_the_last_round_leaves_the_game() -> None:
    t = Table.empty(2)
    (old,), (*rest, new) = t.names("round_mouse"), t.names("round_stack")
    started(t)
    assert old in t.names("box")
    assert t.names("round_mouse") == [new]
    assert t.names("round_stack") == rest
    assert view(t.g)["round_mouse"] == [t.card(new)]
    assert view(t.g)["round_stack"] == [None] * 3


@pytest.mark.rule("wistar.round.start.c_round_mouse")
def test_a_mouse_that_was_taken_stays_where_it_is() -> None:
    t = Table.empty(2)
    (old,), (*_, new) = t.names("round_mouse"), t.names("round_stack")
    t.mice(1, old)
    started(t)
    assert t.names("homes", 1) == [old]
    assert t.names("round_mouse") == [new]
    assert t.events("mouse_left") == []


@pytest.mark.rule("wistar.round.start.d_turn_wheel")
def test_every_sector_comes_to_the_next_main_action() -> None:
    """Sectors lie in order from wood on; after a turn of the wheel sector F is at wood, A at dig, and so on."""
    for sector, action in zip("fabcde", range(6), strict=True):
        t = started(Table.empty(2))
        assert len(t.events("wheel_turned")) == 1
        t.play(0, f"place:sector_{sector}_1")
        assert t.events("placed")[-1][3] == action


# step E -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.round.start.e_income")
def test_everybody_receives_the_income_of_inventions_and_mice() -> None:
    t = Table.empty(3).area(0, "wooden_beaver", "backpack").area(2, "cheese_dairy").mice(0, "mouse_house_07")
    t.mice(1, "mouse_basement_01", "mouse_house_08")
    started(t)
    assert [t.owned(player) for player in range(3)] == [{"wood": 1, "metal": 1, "move": 1}, {"move": 1}, {}]
    assert t.g.vp == [10, 12, 12]


@pytest.mark.rule("wistar.round.start.e_income")
def test_only_income_effects_come_again() -> None:
    """Neither instant, 1x, final nor ongoing ones, nor cards in hand."""
    t = Table.empty(2).area(0, "wooden_bicycle", "water_strider", "woodshed", "playroom").hand(0, "wooden_beaver")
    t.mice(0, "mouse_house_10", "cheese_big")
    started(t)
    assert (t.owned(0), t.g.vp) == ({}, [10, 10])


@pytest.mark.rule("wistar.round.start.e_income")
def test_income_comes_at_the_start_of_every_later_round() -> None:
    t = Table.empty(2).area(0, "bakery")
    for vp in (11, 12, 13):
        started(t).g.stop()
        assert t.g.vp == [vp, 10]


@pytest.mark.rule("wistar.round.start.e_income")
def test_a_mouse_in_an_extra_room_brings_income_too() -> None:
    """All three rooms have beds; the mouse lives on the veranda."""
    t = Table.empty(2).built(0, beds=3).emptied(0, "veranda").mice(0, "mouse_house_06")
    assert started(t).owned(0) == {"wood": 1}


@pytest.mark.rule("wistar.round.start.e_order")
def test_players_take_income_in_the_new_turn_order() -> None:
    t = Table.empty(3).area(0, "wind_farm").mice(1, "mouse_basement_03").area(2, "bakery")
    t.g.hut = (1,)
    started(t)
    assert (t.asked(0), t.asked(1)) == ("", "pick_which")
    t.play(1, "pick:metal")
    assert (t.asked(0), t.asked(1)) == ("pick_which", "")
    assert t.g.vp[2] == 10, "not yet"
    t.play(0, "pick:wood")
    assert (t.owned(0), t.owned(1), t.g.vp[2]) == ({"wood": 1}, {"metal": 1}, 11)
    assert t.asked(1) == "place_where"


@pytest.mark.rule("wistar.round.start.e_order")
@pytest.mark.parametrize(("first", "question"), [("wind_farm", "pick_which"), ("mechanical_eagle", "explore_which")])
def test_everybody_orders_their_own_incomes(first: str, question: str) -> None:
    t = Table.empty(2).area(0, "wind_farm", "mechanical_eagle").at(0, "hall")
    started(t)
    assert t.options(0) == {"income_first:wind_farm", "income_first:mechanical_eagle"}
    t.play(0, f"income_first:{first}")
    assert t.asked(0) == question
    moves = ["pick:wood", "walk_to:room_kitchen"]
    t.play(0, *(moves if first == "wind_farm" else moves[::-1]))
    assert (t.owned(), t.room(), t.asked(0)) == ({"wood": 1}, "kitchen", "place_where")


# steps F and G ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.round.start.f_once_markers")
def test_1x_effects_can_be_used_again_in_the_next_round() -> None:
    t = (
        Table.empty(2)
        .area(0, "whistle")
        .area(1, "archive")
        .workers(0, forest=1)
        .turn()
        .play(0, "use:whistle", "enough")
    )
    t.g.used += (t.card("archive"),)
    assert t.options(0, "use") == set()
    t.g.stop()
    started(t)
    assert t.g.used == ()
    assert t.options(0, "use") == {"use:whistle"}


@pytest.mark.rule("wistar.round.start.g_market")
def test_the_two_rightmost_cards_of_each_market_leave_and_the_rest_slide_right() -> None:
    t = Table.empty(2).market(0, "saw", "hammer", "pickaxe", "lamp").deck(0, "battery", "snare")
    t.market(1, "lockpick", "jetpack", "garage", "foundry").deck(1, "microscope", "submarine")
    started(t)
    assert t.names("markets", 0) == ["battery", "snare", "saw", "hammer"]
    assert t.names("discards", 0) == ["pickaxe", "lamp"]
    assert t.names("markets", 1) == ["microscope", "submarine", "lockpick", "jetpack"]
    assert t.names("discards", 1) == ["garage", "foundry"]


@pytest.mark.rule("wistar.round.start.g_market")
@pytest.mark.parametrize(
    ("market", "left", "kept"),
    [(["saw", "hammer", "lamp"], ["hammer", "lamp"], ["saw"]), (["saw"], ["saw"], []), ([], [], [])],
)
def test_a_market_with_gaps_loses_two_cards_and_is_filled(market: list[str], left: list[str], kept: list[str]) -> None:
    t = Table.empty(2).market(0, *market)
    started(t)
    assert t.names("discards", 0) == left
    assert len(t.g.markets[0]) == 4
    assert t.names("markets", 0)[4 - len(kept) :] == kept


@pytest.mark.rule("wistar.round.start.g_reshuffle")
def test_an_empty_deck_is_replaced_by_its_own_discard_pile() -> None:
    t = without_deck(Table.empty(2).market(0, "saw", "hammer", "pickaxe", "lamp"), "battery", "snare")
    t.put("discards", 1, "jetpack")
    started(t)
    assert t.events("shuffled") == [("shuffled", 0)]
    assert t.names("markets", 0)[2:] == ["saw", "hammer"]
    assert sorted(t.names("markets", 0)[:2] + t.names("decks", 0)) == ["battery", "lamp", "pickaxe", "snare"]
    assert t.names("discards", 0) == []
    assert "jetpack" in t.names("discards", 1)
    assert view(t.g, 0)["decks"][0] == [None, None]


@pytest.mark.rule("wistar.round.start.g_reshuffle")
def test_the_deck_is_replaced_as_soon_as_its_last_card_is_drawn() -> None:
    t = without_deck(Table.empty(2), "battery", "snare", "lamp").deck(0, "saw").does(0, "draw('basic', 1)")
    assert t.names("hands", 0) == ["saw"]
    assert sorted(t.names("decks", 0)) == ["battery", "lamp", "snare"]
    assert t.names("discards", 0) == []


@pytest.mark.rule("wistar.round.start.g_reshuffle")
def test_the_new_deck_is_shuffled() -> None:
    names = ("battery", "snare", "lamp", "saw", "hammer", "pickaxe")
    tops = set()
    for seed in range(40):
        t = without_deck(Table.empty(2, seed), *names).does(0, "draw('basic', 1)")
        tops.update(t.names("hands", 0))
    assert tops == set(names)


@pytest.mark.rule("wistar.round.start.g_reshuffle")
def test_cards_that_are_nowhere_are_not_drawn() -> None:
    t = without_deck(Table.empty(2).market(0), "saw").does(0, "draw('basic', 3)")
    assert t.names("hands", 0) == ["saw"]
    started(t)
    assert t.names("markets", 0) == []
    assert len(t.g.markets[1]) == 4
