"""Solo mode, aggressive effects: of state cards against the player and of cards against the rival. Rules:
solo.aggressive, solo.player_aggression."""

from copy import deepcopy

import pytest

from pentarchy.games.wistar.content import Content, load
from tests.games.wistar.table import Table
from tests.games.wistar.test_solo_setup import OWNER, RIVAL, counters, draws, rival


# the rival attacks --------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.card("state_01")
@pytest.mark.parametrize(("wood", "left"), [(0, {}), (1, {}), (3, {"wood": 2})])
def test_any_wood_is_more_than_the_rival_has(wood: int, left: dict[str, int]) -> None:
    """The rival has no counter for wood, so it counts as 0."""
    table = draws(Table.empty(1).goods(0, wood=wood), "state_01")
    assert (table.owned(), table.g.vp) == (left, [10, 12])
    assert table.events("attacked") == ([("attacked", 0, table.card("state_01"), OWNER)] if wood else [])
    assert table.g.over


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.card("state_04")
@pytest.mark.parametrize(("dug", "counter", "hit"), [(2, 0, True), (2, 1, False), (1, 1, False), (3, 1, True)])
def test_the_counter_is_compared_after_the_progress(dug: int, counter: int, hit: bool) -> None:
    """Progress comes first: a room more for the rival. Equal is not more."""
    table = counters(Table.empty(1).goods(0, metal=2).built(0, dug=dug), rooms_dug=counter)
    draws(table, "state_04")
    assert rival(table) == {"rooms_dug": counter + 1}
    assert table.options() == ({"suffer:metal_1", "suffer:vp_2"} if hit else set())


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.parametrize(
    ("card", "goods", "loss"),
    [
        pytest.param("state_04", {"metal": 2}, "metal_1", marks=pytest.mark.card("state_04")),
        pytest.param("state_07", {"wood": 2}, "wood_1", marks=pytest.mark.card("state_07")),
        pytest.param("state_11", {"move": 2}, "move_1", marks=pytest.mark.card("state_11")),
    ],
)
@pytest.mark.parametrize("chosen", ["goods", "vp"])
def test_the_player_chooses_the_loss(card: str, goods: dict[str, int], loss: str, chosen: str) -> None:
    table = Table.empty(1).goods(0, **goods).built(0, beds=2, dug=2)
    table.mark("storm_drain_1").mark("storm_drain_2", 0, "space_vp_six")
    draws(table, card)
    assert (table.asked(0), table.options()) == ("suffer_which", {f"suffer:{loss}", "suffer:vp_2"})
    (good,) = goods
    if chosen == "goods":
        table.play(0, f"suffer:{loss}")
        assert (table.owned(), table.g.vp) == ({good: 1}, [10, 10])
    else:
        table.play(0, "suffer:vp_2")
        assert (table.owned(), table.g.vp) == (goods, [8, 10])
    assert table.g.over


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.parametrize("card", ["state_04", "state_07", "state_11"])
def test_what_the_player_does_not_have_cannot_be_chosen(card: str) -> None:
    table = Table.empty(1).built(0, beds=2, dug=2)
    table.mark("storm_drain_1").mark("storm_drain_2", 0, "space_vp_six")
    draws(table, card)
    assert (table.g.vp, table.g.over) == ([8, 10], True)


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.card("state_08")
@pytest.mark.parametrize("hand", [(), ("saw",), ("saw", "jetpack")])
def test_a_card_is_lost_if_the_player_has_any(hand: tuple[str, ...]) -> None:
    table = draws(Table.empty(1).hand(0, *hand), "state_08")
    assert table.options() == ({"give_card:saw", "give_card:jetpack"} if len(hand) > 1 else set())
    if len(hand) > 1:
        table.play(0, "give_card:jetpack")
    assert table.names("hands", 0) == list(hand[:-1] if len(hand) < 2 else ["saw"])
    assert [name for deck in (0, 1) for name in table.names("discards", deck) if name in hand] == list(hand[-1:])


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.card("state_13")
@pytest.mark.parametrize(("counter", "vp"), [(0, 8), (1, 8), (2, 10), (3, 10)])
def test_doors_are_compared(counter: int, vp: int) -> None:
    table = counters(Table.empty(1), doors=counter)
    table.put("doors", 0, "door_01", "door_02")
    assert draws(table, "state_13").g.vp == [vp, 10]


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.card("state_11")
@pytest.mark.parametrize(("markers", "hit"), [(1, False), (2, True)])
def test_markers_are_compared_after_the_marker_of_the_rival(markers: int, hit: bool) -> None:
    table = Table.empty(1).goods(0, move=1).mission("study", "study_desk")
    for row in range(1, markers + 1):
        table.mark(f"storm_drain_{row}")
    draws(table, "state_11")
    assert rival(table) == {"markers": 1}
    assert bool(table.options()) is hit


@pytest.mark.rule("wistar.solo.aggressive", "wistar.card.095_automatic_dog")
@pytest.mark.card("automatic_dog")
@pytest.mark.parametrize("card", ["state_01", "state_04", "state_07", "state_08", "state_11", "state_13"])
def test_the_automatic_dog_cancels_it(card: str) -> None:
    table = Table.empty(1).goods(0, wood=3, metal=3, move=3).built(0, beds=3, dug=3).hand(0, "saw", "jetpack")
    table.mark("storm_drain_1").mark("storm_drain_2", 0, "space_vp_six").area(0, "automatic_dog")
    table.mission("study", "study_desk").put("doors", 0, "door_01", "door_02")
    draws(table, card)
    assert (table.g.over, table.g.vp[0]) == (True, 10)
    assert (table.owned(), table.names("hands", 0)) == ({"wood": 3, "metal": 3, "move": 3}, ["saw", "jetpack"])
    assert table.events("attacked") == []
    assert rival(table) or table.g.vp[RIVAL] == 12, "the rest of the card counts"


@pytest.mark.rule("wistar.solo.aggressive")
@pytest.mark.parametrize("card", ["state_02", "state_03", "state_05", "state_06", "state_09", "state_10", "state_12"])
def test_cards_without_an_attack_cost_the_player_nothing(card: str) -> None:
    table = Table.empty(1).goods(0, wood=3, metal=3, move=3).built(0, beds=3, dug=3).hand(0, "saw", "jetpack")
    table.mark("storm_drain_1").put("doors", 0, "door_01", "door_02")
    draws(table, card)
    assert (table.g.over, table.g.vp[0], table.events("attacked")) == (True, 10, [])
    assert (table.owned(), len(table.g.hands[0])) == ({"wood": 3, "metal": 3, "move": 3}, 2)


@pytest.mark.rule("wistar.solo.aggressive")
def test_vp_never_fall_below_0() -> None:
    table = Table.empty(1)
    table.g.vp[0] = 1
    table.put("doors", 0, "door_01")
    assert draws(table, "state_13").g.vp[0] == 0


# the player attacks -------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.solo.player_aggression")
@pytest.mark.parametrize(
    ("card", "counter", "lost"),
    [
        pytest.param("snare", "advanced", 1, marks=pytest.mark.card("snare")),
        pytest.param("tin_soldier", "robots", 2, marks=pytest.mark.card("tin_soldier")),
        pytest.param("reconnaissance_centre", "doors", 2, marks=pytest.mark.card("reconnaissance_centre")),
        pytest.param("termite_nursery", "beds", 3, id="of wood or VP the VP"),
        pytest.param("paralysing_pistol", "markers", 2, id="of a move token or VP the VP"),
        pytest.param("time_machine", "mice", 3, id="of a mouse or VP the VP"),
        pytest.param("fortress", "structures", 3, marks=pytest.mark.card("fortress")),
        pytest.param("signal_tower", "goals", 2, marks=pytest.mark.card("signal_tower")),
    ],
)
def test_the_rival_loses_the_vp_named_if_its_counter_is_higher(card: str, counter: str, lost: int) -> None:
    table = counters(Table.empty(1), **{counter: 2}).plays_free(card)
    assert (table.g.vp, rival(table)) == ([10, 10 - lost], {counter: 2})
    assert table.events("attacked") == [("attacked", OWNER, table.card(card), 0)]
    assert table.events("lost_vp") == [("lost_vp", OWNER, lost)]


@pytest.mark.rule("wistar.solo.player_aggression")
def test_an_equal_counter_is_not_higher() -> None:
    """The tin soldier counts itself: one robot each."""
    table = counters(Table.empty(1), robots=1).plays_free("tin_soldier")
    assert (table.g.vp, table.events("attacked")) == ([10, 10], [])


@pytest.mark.rule("wistar.solo.player_aggression")
@pytest.mark.parametrize("card", ["camouflage_suit", "shuriken", "slingshot"])
def test_what_the_rival_has_no_counter_for_is_never_higher(card: str) -> None:
    table = counters(Table.empty(1), advanced=5, doors=5).plays_free(card)
    assert (table.g.vp, table.events("attacked")) == ([10, 10], [])


@pytest.mark.rule("wistar.solo.player_aggression")
def test_where_no_vp_are_named_the_rival_loses_one() -> None:
    """No printed card with such a loss compares something of which the rival has a counter: one is changed here."""
    tables = deepcopy(load().tables)
    tables["basic_inventions.toml"]["slingshot"]["more"] = "doors"
    table = counters(Table.empty(1), doors=2)
    table.content = table.g.content = Content(tables)
    table.plays_free("slingshot")
    assert (table.g.vp, table.events("lost_vp")) == ([10, 9], [("lost_vp", OWNER, 1)])


@pytest.mark.rule("wistar.solo.player_aggression")
def test_the_rival_does_not_fall_below_0() -> None:
    table = counters(Table.empty(1), structures=1)
    table.g.vp[RIVAL] = 2
    assert table.plays_free("reconnaissance_centre").g.vp == [10, 2]
    table = counters(Table.empty(1), structures=2)
    table.g.vp[RIVAL] = 2
    assert table.plays_free("fortress").g.vp == [10, 0]


@pytest.mark.rule("wistar.solo.player_aggression")
def test_the_rival_is_hit_whoever_is_first() -> None:
    table = counters(Table.empty(1), structures=2)
    table.g.order = (RIVAL, 0)
    assert table.plays_free("fortress").g.vp == [10, 7]
