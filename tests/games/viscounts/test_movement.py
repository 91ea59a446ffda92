"""Phase 2: where a viscount may go and what it pays. Rules: move.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.viscounts.movement import distances
from pentarchy.games.viscounts.moves import SPACE
from tests.games.viscounts.table import Table

RING = (0, 1, 2, 3, 4)  # lake, hills, forest, cliffs, mountains
CARDS = {1: "trader", 2: "abbot", 3: "financier"}  # by silver value


def moving(card: str = "trader", space: str = "lake_left", silver: int = 0, players: int = 2) -> Table:
    """Player 0 has just played this card and is asked where to go; nobody else has a card on the board."""
    t = Table.empty(players).at(0, space).goods(0, silver=silver).hand(0, card)
    for other in range(1, players):
        t.at(other, "cliffs_right")
    t.turn(0).play(0, f"play:{card}")
    if card == "financier":
        t.play(0, "decline")
        t.goods(0, silver=silver)
        t.g.offered[0] = None
    assert t.asked(0) == "move_where"
    return t


def reached(t: Table) -> set[str]:
    return {move.removeprefix("move:") for move in t.options(0)}


@pytest.mark.rule("viscounts.move.from_left", "viscounts.move.no_backwards")
@pytest.mark.parametrize("segment", ["lake", "hills", "forest", "cliffs", "mountains"])
def test_one_step_from_the_left_space_is_right_or_inner(segment: str) -> None:
    assert reached(moving("trader", f"{segment}_left")) == {f"{segment}_right", f"{segment}_inner"}


@pytest.mark.rule("viscounts.move.from_right", "viscounts.move.clockwise", "viscounts.move.no_backwards")
@pytest.mark.parametrize(
    ("segment", "after"),
    [("lake", "hills"), ("hills", "forest"), ("forest", "cliffs"), ("cliffs", "mountains"), ("mountains", "lake")],
)
def test_one_step_from_the_right_space_is_the_left_space_of_the_next_segment(segment: str, after: str) -> None:
    assert reached(moving("trader", f"{segment}_right")) == {f"{after}_left"}


@pytest.mark.rule("viscounts.move.from_inner", "viscounts.move.clockwise", "viscounts.move.no_backwards")
@pytest.mark.parametrize(
    ("segment", "after"),
    [("lake", "hills"), ("hills", "forest"), ("forest", "cliffs"), ("cliffs", "mountains"), ("mountains", "lake")],
)
def test_one_step_from_the_inner_space_is_right_or_the_next_inner_space(segment: str, after: str) -> None:
    assert reached(moving("trader", f"{segment}_inner")) == {f"{segment}_right", f"{after}_inner"}


@pytest.mark.rule("viscounts.move.clockwise")
def test_the_next_segment_is_the_next_one_of_the_ring_and_not_of_the_list() -> None:
    t = Table.empty().at(0, "mountains_right").hand(0, "trader")
    t.g.ring = (4, 2, 0, 3, 1)
    assert reached(t.turn(0).play(0, "play:trader")) == {"forest_left"}


@pytest.mark.rule("viscounts.move.from_inner", "viscounts.move.min_distance")
def test_with_the_abbot_two_steps_end_on_three_spaces() -> None:
    """T05: segment order lake, cliffs; from the left space of the lake."""
    t = Table.empty().hand(0, "abbot")
    t.g.ring = (0, 3, 1, 2, 4)
    t.turn(0).play(0, "play:abbot")
    assert reached(t) == {"cliffs_left", "cliffs_inner", "lake_right"}
    t.play(0, "move:lake_right")
    assert (t.space(0), t.owned(0)) == ("lake_right", {})


@pytest.mark.rule("viscounts.move.min_distance")
@pytest.mark.parametrize(
    ("silver_value", "reach"),
    [
        (1, {"lake_right", "lake_inner"}),
        (2, {"hills_left", "lake_right", "hills_inner"}),
        (3, {"hills_right", "hills_inner", "hills_left", "forest_inner"}),
    ],
)
def test_the_viscount_goes_as_far_as_the_silver_value_of_the_card_played(silver_value: int, reach: set[str]) -> None:
    t = moving(CARDS[silver_value])
    assert reached(t) == reach
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "move:lake_left")  # it cannot stay
    assert refused.value.rule == "move.extra_paid"


@pytest.mark.rule("viscounts.move.min_distance")
def test_only_the_card_played_this_turn_counts() -> None:
    """The others on the board, of value 1 and 2, do not."""
    t = Table.empty().board(0, "trader", "abbot").hand(0, "labourer").turn(0).play(0, "play:labourer")
    assert t.cards(0) == ["labourer", "trader", "abbot"]
    assert reached(t) == {"hills_left", "lake_right", "hills_inner"}


@pytest.mark.rule("viscounts.move.min_distance")
def test_a_nearer_space_is_reached_only_the_long_way_round() -> None:
    """With three steps to make, the right space is left behind: it is reached again after seven."""
    t = moving("financier", silver=3)
    assert "lake_right" not in reached(t)
    assert t.why(0)["move:lake_right"] == "move.extra_paid"
    t = moving("financier", silver=4)
    t.play(0, "move:lake_right")
    assert (t.space(0), t.owned(0)) == ("lake_right", {})


@pytest.mark.rule("viscounts.move.extra_paid")
@pytest.mark.parametrize(
    ("space", "paid"),
    [
        ("lake_right", 0), ("lake_inner", 0), ("hills_left", 1), ("hills_inner", 1), ("hills_right", 2),
        ("forest_inner", 2), ("forest_right", 3), ("forest_left", 3), ("cliffs_inner", 3),
    ],
)  # fmt: skip
def test_each_additional_space_costs_one_silver(space: str, paid: int) -> None:
    t = moving("trader", silver=3)
    t.play(0, f"move:{space}")
    assert (t.space(0), t.owned(0).get("silver", 0)) == (space, 3 - paid)
    assert t.events("moved") == [("moved", 0, SPACE.index[space], paid)]


@pytest.mark.rule("viscounts.move.extra_paid")
def test_nobody_goes_farther_than_they_can_pay() -> None:
    t = moving("trader", silver=1)
    assert reached(t) == {"lake_right", "lake_inner", "hills_left", "hills_inner"}
    assert t.why(0) == dict.fromkeys(
        [
            "move:lake_left", "move:hills_right", "move:forest_left", "move:forest_right", "move:forest_inner",
            "move:cliffs_left", "move:cliffs_right", "move:cliffs_inner", "move:mountains_left",
            "move:mountains_right", "move:mountains_inner",
        ],
        "move.extra_paid",
    )  # fmt: skip
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "move:hills_right")
    assert refused.value.rule == "move.extra_paid"
    assert (t.space(0), t.owned(0)) == ("lake_left", {"silver": 1})


@pytest.mark.rule("viscounts.move.extra_paid")
def test_other_goods_and_the_silver_of_others_pay_no_step() -> None:
    t = Table.empty().goods(0, ink=3, stone=3, gold=3).goods(1, silver=5).hand(0, "trader").turn(0)
    t.play(0, "play:trader")
    assert reached(t) == {"lake_right", "lake_inner"}


@pytest.mark.rule("viscounts.move.extra_paid")
@pytest.mark.parametrize(
    ("space", "paid"), [("lake_right", 0), ("hills_left", 0), ("hills_inner", 0), ("hills_right", 1)]
)
def test_the_first_trading_post_saves_the_first_additional_silver(space: str, paid: int) -> None:
    """And no more than this; the distance without it stays possible."""
    t = Table.empty().emptied(0, "trading_post_1").goods(0, silver=1).hand(0, "trader").turn(0)
    t.play(0, "play:trader")
    assert reached(t) == {"lake_right", "lake_inner", "hills_left", "hills_inner", "hills_right", "forest_inner"}
    t.play(0, f"move:{space}")
    assert t.owned(0).get("silver", 0) == 1 - paid


@pytest.mark.rule("viscounts.move.no_backwards")
def test_spaces_behind_are_farther_than_spaces_ahead() -> None:
    """From the left space of the forest all spaces of the hills are five or six steps away, none is one."""
    walked = distances(RING, SPACE.index["forest_left"], 1)
    assert {name: walked[number] for name, number in SPACE.index.items()} == {
        "forest_right": 1, "forest_inner": 1, "cliffs_left": 2, "cliffs_inner": 2, "cliffs_right": 3,
        "mountains_left": 4, "mountains_inner": 3, "mountains_right": 4, "lake_left": 5, "lake_inner": 4,
        "lake_right": 5, "hills_left": 6, "hills_inner": 5, "hills_right": 6, "forest_left": 7,
    }  # fmt: skip


@pytest.mark.rule("viscounts.move.full_loop")
@pytest.mark.parametrize(
    ("space", "least", "steps"),
    [
        ("lake_left", 1, 7), ("lake_right", 1, 7), ("lake_inner", 1, 5),  # the shortest ways round
        ("lake_left", 8, 8), ("lake_right", 9, 9), ("lake_inner", 6, 7),
        ("lake_left", 10, 10), ("lake_right", 10, 10), ("mountains_left", 10, 10),  # the outer road alone
        ("lake_left", 15, 15), ("lake_inner", 10, 10),  # by all spaces, and twice round the castle
    ],
)  # fmt: skip
def test_ways_round_the_whole_board(space: str, least: int, steps: int) -> None:
    start = SPACE.index[space]
    assert distances(RING, start, least)[start] == steps


@pytest.mark.rule("viscounts.move.full_loop")
@pytest.mark.parametrize(
    ("card", "space", "price"),
    [
        ("trader", "lake_inner", 4),
        ("financier", "forest_inner", 2),
        ("financier", "hills_left", 4),
        ("abbot", "cliffs_right", 5),
        ("trader", "mountains_left", 6),
    ],
)
def test_a_viscount_may_end_where_it_started(card: str, space: str, price: int) -> None:
    assert space not in reached(moving(card, space, price - 1))
    t = moving(card, space, price)
    t.play(0, f"move:{space}")
    assert (t.space(0), t.owned(0)) == (space, {})
    assert t.events("moved") == [("moved", 0, SPACE.index[space], price)]


@pytest.mark.rule("viscounts.move.full_loop")
@pytest.mark.parametrize(
    ("card", "side", "steps"), [("abbot", "left", 10), ("abbot", "right", 10), ("trader", "inner", 5)]
)
def test_step_by_step_round_one_road(card: str, side: str, steps: int) -> None:
    """Ten spaces on the outer road, two in each of five turns; five on the inner road, one in each."""
    walked, space = 0, f"lake_{side}"
    for segment in ("hills", "forest", "cliffs", "mountains", "lake"):
        t = moving(card, space)
        t.play(0, f"move:{segment}_{side}")
        walked, space = walked + (2 if card == "abbot" else 1), t.space(0)
    assert (walked, space) == (steps, f"lake_{side}")


@pytest.mark.rule("viscounts.move.share_space")
def test_any_number_of_viscounts_may_stand_on_a_space() -> None:
    t = Table.empty(4).hand(0, "trader")
    for other in (1, 2, 3):
        t.at(other, "lake_right")
    t.turn(0).play(0, "play:trader", "move:lake_right")
    assert [t.space(side) for side in range(4)] == ["lake_right"] * 4


@pytest.mark.rule("viscounts.move.share_space")
def test_passing_viscounts_and_leaving_them_has_no_effect() -> None:
    """Player 1 stands at the start, player 2 on the only way to the goal: neither is asked nor told about."""
    t = Table.empty(3).at(0, "lake_right").at(1, "lake_right").at(2, "hills_left").hand(0, "trader")
    t.goods(0, silver=1).board(1, "abbot", "squire", "thief").board(2, "abbot", "squire", "thief")
    t.turn(0).play(0, "play:trader", "move:hills_right")
    assert t.asked(0) == "act"
    assert [t.asked(1), t.asked(2), t.events("met")] == ["", "", []]
    assert t.cards(1) == t.cards(2) == ["abbot", "squire", "thief"]


@pytest.mark.rule("viscounts.move.clockwise")
def test_only_the_own_viscount_moves_and_only_its_owner_is_asked() -> None:
    t = moving("trader")
    assert t.options(1) == set()
    with pytest.raises(IllegalMove):
        t.play(1, "move:mountains_left")
    t.play(0, "move:lake_inner")
    assert [t.space(0), t.space(1)] == ["lake_inner", "cliffs_right"]


@pytest.mark.rule("viscounts.move.min_distance", "viscounts.fx.rearrange")
def test_the_card_that_was_played_says_how_far_even_if_it_was_rearranged() -> None:
    """Architect (1) goes to the middle and the Financier (3) to the left: the viscount still goes one space."""
    t = Table.empty().board(0, left="financier").hand(0, "architect").turn(0).play(0, "play:architect")
    t.play(0, "pick:rearrange", "arrange:213")
    assert t.cards(0) == ["financier", "architect", ""]
    assert reached(t) == {"lake_right", "lake_inner"}
    t.goods(0, silver=1).g.offered[0] = None
    assert t.play(0, "move:hills_left").owned(0) == {}


@pytest.mark.rule("viscounts.move.min_distance", "viscounts.p1.blind_play")
def test_a_card_played_unseen_says_how_far_too() -> None:
    """The Gatekeeper (1) comes from the draw pile and is rearranged with the Abbot (2)."""
    t = Table.empty().board(0, left="abbot").deck(0, "gatekeeper").turn(0).play(0, "pick:rearrange", "arrange:213")
    assert (t.cards(0), reached(t)) == (["abbot", "gatekeeper", ""], {"lake_right", "lake_inner"})
