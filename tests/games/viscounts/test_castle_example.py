"""The long example of the rulebook, move by move. Rules: castle.full_example and all that it shows."""

import pytest

from tests.games.viscounts.table import Table

RED, BLUE, YELLOW = range(3)
FIRST_TIER = [
    ("ink_stone", (1, 0, 0)), ("flip", (0, 2, 1)), ("gold_move", (1, 1, 0)), ("hire_destroy", (0, 1, 1)),
    ("virtue", (2, 1, 0)),
]  # fmt: skip
SECOND_TIER = [("ink_stone", (2, 0, 0)), ("gold_move", (1, 1, 0)), ("hire_destroy", (0, 2, 0))]


def castle() -> Table:
    """T13: sections A to E are ink_stone, flip, gold_move, hire_destroy, virtue; red's viscount is beside A."""
    table = Table.empty(3).board(RED, "overseer_destroy", "abbot", "trader").hand(RED, "thief", "squire")
    for tier, sections in ((1, FIRST_TIER), (2, SECOND_TIER)):
        for section, counts in sections:
            for side, count in enumerate(counts):
                table.workers(side, tier, section, count)
    table.on_top(BLUE, 1).g.leader = BLUE
    return table.at(RED, "lake_inner").goods(RED, gold=7).action(RED)


@pytest.mark.rule(
    "viscounts.castle.full_example", "viscounts.castle.tier1_repeat", "viscounts.castle.tier2_up",
    "viscounts.castle.remove_tier1", "viscounts.castle.leader_change",
)  # fmt: skip
@pytest.mark.card("castle_ink_stone", "castle_virtue")
def test_red_places_four_workers_in_a() -> None:
    table = castle()
    assert table.g.workers == [13, 11, 18]
    table.play(RED, "station:4")
    # the first tier is done: A, E, A; the first worker is on the third tier
    assert [event for event in table.events() if event[0] in ("climbed", "gained", "improved", "took_leader")] == [
        ("climbed", RED, 0, 2), ("gained", RED, 0, 1), ("gained", RED, 1, 1),
        ("climbed", RED, 4, 2), ("improved", RED, 2),
        ("climbed", RED, 0, 2), ("gained", RED, 0, 1), ("gained", RED, 1, 1),
        ("climbed", RED, 0, 3),
    ]  # fmt: skip
    assert table.owned(RED) == {"ink": 2, "stone": 2}
    assert table.markers(RED) == (1, 5)
    assert (table.g.tier_3, table.g.leader) == ([1, 1, 0], BLUE)
    assert table.options(RED) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(RED, "take_good:gold")
    assert (table.g.tier_3, table.g.leader) == ([2, 1, 0], RED)
    assert table.options(RED) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(RED, "take_good:ink")
    # room: B holds 2 red, 2 blue, 1 yellow
    assert [table.tier(1, side).get("flip") for side in range(3)] == [2, 2, 1]
    for silver in (2, 4):
        assert table.options(RED) == {f"expel:castle_flip,1,{owner}" for owner in (1, 2, 3)}
        table.play(RED, "expel:castle_flip,1,2")
        assert table.owned(BLUE) == {"silver": silver}
    # the end
    assert table.tier(1, RED) == {"flip": 2, "gold_move": 1, "hire_destroy": 1, "virtue": 1}
    assert table.tier(2, RED) == {"ink_stone": 2, "gold_move": 1, "virtue": 1}
    assert table.tier(1, BLUE) == {"gold_move": 1, "hire_destroy": 1, "virtue": 1}
    assert table.tier(2, BLUE) == {"gold_move": 1, "hire_destroy": 2}
    assert table.tier(1, YELLOW) == {"flip": 1, "hire_destroy": 1}
    assert table.g.tier_3 == [2, 1, 0]
    assert table.g.workers == [9, 13, 18]
    assert table.owned(RED) == {"ink": 3, "stone": 2, "gold": 1}
    # finally the Overseer
    assert table.options(RED) == {"pick:destroy_1", "pick:discard_1"}
    table.play(RED, "pick:discard_1", "discard_card:thief")
    assert table.names("hands", RED) == ["squire"]
    assert table.g.over


@pytest.mark.rule("viscounts.castle.full_example")
def test_the_overseer_answers_only_after_room_was_made() -> None:
    """Each question in its place, and none between."""
    table, asked = castle(), []
    table.play(RED, "station:4")
    while not table.g.over:
        asked.append(table.asked(RED))
        table.play(RED, min(table.options(RED)))
    assert asked == ["resource_which", "resource_which", "expel_whom", "expel_whom", "choose_one", "destroy_which"]
