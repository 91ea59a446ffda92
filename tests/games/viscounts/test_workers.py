"""Placing workers: where, with which icons, how many. Rules: workers.*."""

import pytest

from tests.games.viscounts.table import Table

SECTIONS = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")


def placer(
    gold: int = 0, space: str = "lake_inner", cards: tuple[str, str, str] = ("abbot", "trader", "lender")
) -> Table:
    """Player 0 has gold but, unless cards say so, no noble icon: the middle slot is covered."""
    return Table.empty().board(0, *cards).at(0, space).goods(0, gold=gold)


def stations(table: Table) -> list[int]:
    """So many workers can be placed."""
    return sorted(int(move.removeprefix("station:")) for move in table.options(0, "station"))


# where --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.workers.inner_only")
@pytest.mark.parametrize("segment", ["lake", "hills", "forest", "cliffs", "mountains"])
def test_workers_are_placed_on_the_inner_road_only(segment: str) -> None:
    assert stations(placer(8, f"{segment}_inner").action()) == [1, 2, 3, 4]
    for side in ("left", "right"):
        outer = placer(8, f"{segment}_{side}").action()
        assert stations(outer) == []
        assert "dismiss:workers" not in outer.options() | set(outer.why())


@pytest.mark.rule("viscounts.workers.section")
@pytest.mark.parametrize("turn", range(5))
@pytest.mark.parametrize("number", range(5))
def test_workers_go_to_the_section_beside_the_segment(turn: int, number: int) -> None:
    """However the castle is turned."""
    segment = ("lake", "hills", "forest", "cliffs", "mountains")[number]
    table = placer(3, f"{segment}_inner")
    table.g.castle = tuple((position + turn) % 5 for position in range(5))
    table.action().play(0, "station:2")
    assert table.tier(1, 0) == {SECTIONS[(number + turn) % 5]: 2}
    assert table.tier(2, 0) == {}
    assert table.g.workers == [18, 20]
    assert table.g.over


@pytest.mark.rule("viscounts.workers.section")
@pytest.mark.parametrize(("castle", "section"), [((0, 3, 1, 4, 2), "gold_move"), ((2, 1, 4, 0, 3), "hire_destroy")])
def test_the_order_of_the_segments_does_not_matter(castle: tuple[int, ...], section: str) -> None:
    table = placer(1, "mountains_inner")
    table.g.ring, table.g.castle = (0, 2, 4, 1, 3), castle
    assert table.action().play(0, "station:1").tier(1, 0) == {section: 1}


# how many -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.workers.table")
@pytest.mark.parametrize(
    ("gold", "most"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 3), (8, 4), (9, 4), (15, 4)]
)
def test_1_3_5_8_nobles_place_1_2_3_4_workers(gold: int, most: int) -> None:
    table = placer(gold).action()
    assert stations(table) == list(range(1, most + 1))
    reasons = {move: rule for move, rule in table.why().items() if move.startswith("station")}
    assert reasons == {f"station:{number}": "workers.payment" for number in range(most + 1, 5)}


@pytest.mark.rule("viscounts.workers.table", "viscounts.workers.table_choice")
@pytest.mark.parametrize(("number", "spent"), [(1, 1), (2, 3), (3, 5), (4, 8)])
def test_a_lower_step_can_be_chosen_and_costs_less(number: int, spent: int) -> None:
    table = placer(10).action().play(0, f"station:{number}")
    assert table.owned()["gold"] == 10 - spent
    assert table.g.workers == [20 - number, 20]


@pytest.mark.rule("viscounts.workers.table_choice")
def test_icons_above_the_step_give_nothing() -> None:
    table = placer(0, cards=("enforcer", "squire", "thief")).action()  # 2 + 1 + 1 nobles
    assert stations(table) == [1, 2]
    table.play(0, "station:1")
    assert table.tier(1, 0) == {"ink_stone": 1}
    assert table.owned() == {}


@pytest.mark.rule("viscounts.workers.table", "viscounts.workers.payment")
def test_5_nobles_and_3_gold_place_4_workers() -> None:
    """The example of the rule: two nobles of the Enforcer, two criminals of the Antagonist, one noble of the Squire."""
    table = placer(3, cards=("enforcer", "antagonist", "squire")).action()
    assert stations(table) == [1, 2, 3, 4]
    table.play(0, "station:4")
    assert table.owned() == {"ink": 1, "stone": 1}  # all gold is spent; the section brings ink and stone
    assert table.g.workers == [16, 20]
    assert stations(placer(2, cards=("enforcer", "antagonist", "squire")).action()) == [1, 2, 3]


@pytest.mark.rule("viscounts.workers.table", "viscounts.workers.payment", "viscounts.ability.guildhall_2",
                  "viscounts.ability.trading_post_3")  # fmt: skip
@pytest.mark.card("trading_post_3", "guildhall_2")
def test_the_example_with_the_benefactor() -> None:
    """T12: nobles 1 + 1 + 1 + 2 (four merchants, two for one) = 5, and 3 gold make 8."""
    table = placer(3, cards=("thief", "benefactor", "overseer_destroy")).emptied(0, "trading_post_3", "guildhall_2")
    assert stations(table.action()) == [1, 2, 3, 4]
    table.play(0, "station:4")
    assert table.events("stationed") == [("stationed", 0, 4, 0)]
    assert table.owned() == {"ink": 1, "stone": 1}
    less = placer(2, cards=("thief", "benefactor", "overseer_destroy")).emptied(0, "trading_post_3", "guildhall_2")
    assert stations(less.action()) == [1, 2, 3]
    free = placer(0, cards=("thief", "benefactor", "overseer_destroy")).emptied(0, "trading_post_3", "guildhall_2")
    assert stations(free.action()) == [1, 2, 3]  # 5 without gold


# what pays ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.workers.payment")
@pytest.mark.parametrize(
    ("cards", "nobles"),
    [
        (("abbot", "trader", "lender"), 0),
        (("squire", "trader", "lender"), 1),
        (("squire", "thief", "lender"), 2),
        (("enforcer", "antagonist", "squire"), 5),
        (("labourer", "abbot", "lender"), 0),  # builders, clerics and merchants do not count
        (("abbot", "", "lender"), 1),  # the noble printed in the open middle slot
    ],
)
def test_nobles_and_criminals_on_the_board_and_gold_pay(cards: tuple[str, str, str], nobles: int) -> None:
    table = placer(5 - nobles, cards=cards).goods(0, ink=5, stone=5, silver=5).action()
    assert stations(table) == [1, 2, 3]
    table.play(0, "station:2")
    spent = max(0, 3 - nobles)
    assert table.owned() == {"ink": 5, "stone": 5, "silver": 5} | ({"gold": 5 - nobles - spent} if nobles < 5 else {})


@pytest.mark.rule("viscounts.workers.payment")
@pytest.mark.parametrize(("folk", "price", "lent"), [("enforcer", 3, 2), ("princess", 2, 1), ("antagonist", 3, 2)])
def test_nobles_and_criminals_of_a_dismissed_townsfolk_pay(folk: str, price: int, lent: int) -> None:
    table = placer(3 - lent).goods(0, silver=price).folk("lake", folk).action()
    assert stations(table) == [1]
    table.play(0, "dismiss:workers")
    assert stations(table) == [1, 2]
    table.play(0, "station:2")
    assert table.owned() == {}
    assert table.tier(1, 0) == {"ink_stone": 2}


@pytest.mark.rule("viscounts.workers.payment")
def test_a_townsfolk_without_noble_or_criminal_is_not_dismissed_for_workers() -> None:
    table = placer(9).goods(0, silver=3).folk("lake", "charlatan").action()
    assert table.why()["dismiss:workers"] == "dismiss.icon_match"


# the supply ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.workers.need_one")
def test_without_workers_in_the_supply_there_is_no_action() -> None:
    table = placer(9).on_top(0, 20).goods(0, silver=3).folk("lake", "enforcer").action()
    assert stations(table) == []
    assert {rule for move, rule in table.why().items() if move.startswith("station")} == {"workers.need_one"}
    assert table.why()["dismiss:workers"] == "dismiss.only_with_action"
    assert stations(placer(9).on_top(1, 20).action()) == [1, 2, 3, 4]  # the supply of others does not matter
    assert stations(placer(9).on_top(0, 19).action()) == [1]


@pytest.mark.rule("viscounts.workers.short_supply")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_short_supply_is_placed_to_the_last_worker(left: int) -> None:
    table = placer(9).on_top(0, 20 - left).action()
    assert stations(table) == list(range(1, left + 1))
    reasons = {move: rule for move, rule in table.why().items() if move.startswith("station")}
    assert reasons == {f"station:{number}": "workers.short_supply" for number in range(left + 1, 5)}
    table.play(0, f"station:{left}")
    assert table.g.workers == [0, 20]
    assert table.events("stationed") == [("stationed", 0, left, 0)]


@pytest.mark.rule("viscounts.workers.short_supply")
def test_free_workers_too_are_placed_as_far_as_they_go() -> None:
    table = Table.empty().on_top(0, 18).does(0, "workers(4)").play(0, "settle:castle_flip")
    assert table.tier(1, 0) == {"flip": 2}
    assert table.g.workers == [0, 20]
    assert table.does(0, "workers(2)").g.over  # nothing left: nothing is asked
