"""The automa in the castle."""

import pytest

from tests.games.viscounts.table import Table
from tests.games.viscounts.test_solo_setup import AUTOMA, OWNER, PLAYER, acts, solo

WORKERS = 2
INK_STONE, FLIP, GOLD_MOVE, HIRE_DESTROY, VIRTUE = range(5)


def noble(strength: int) -> Table:
    """The Noble automa with so many nobles: one on its scheme, one in the open right slot, the others are gold."""
    return solo("noble").goods(AUTOMA, gold=strength - 2)


def stationed(table: Table) -> list[tuple[object, ...]]:
    """How many workers the automa put into which section, each time."""
    return [(count, section) for _, owner, count, section in table.events("stationed") if owner == OWNER]


def climbed(table: Table, tier: int) -> list[object]:
    """The sections from which the automa's workers reached a tier, in order."""
    return [event[2] for event in table.events("climbed") if event[1] == OWNER and event[3] == tier]


# placing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.workers.outer")
@pytest.mark.parametrize(
    ("space", "section"),
    [
        ("lake_left", INK_STONE),
        ("lake_right", INK_STONE),
        ("hills_left", FLIP),
        ("forest_right", GOLD_MOVE),
        ("cliffs_left", HIRE_DESTROY),
        ("mountains_right", VIRTUE),
    ],
)
def test_workers_go_from_the_outer_road_to_the_section_of_its_segment(space: str, section: int) -> None:
    table = acts(noble(3).at(AUTOMA, space), "st_noble")
    assert stationed(table) == [(2, section)]
    assert table.g.tier_1[4 * section + AUTOMA] == 2
    assert (sum(table.g.tier_1), sum(table.g.tier_2), table.g.workers[AUTOMA]) == (2, 0, 18)


@pytest.mark.rule("viscounts.solo.workers.outer")
def test_the_section_is_the_one_that_lies_beside_the_segment_now() -> None:
    table = noble(3).at(AUTOMA, "lake_left")
    table.g.castle = (3, 4, 0, 1, 2)
    assert stationed(acts(table, "st_noble")) == [(2, HIRE_DESTROY)]


@pytest.mark.rule("viscounts.solo.workers.table", "viscounts.solo.workers.max")
@pytest.mark.parametrize(
    ("strength", "workers", "gold_left"),
    [(3, 2, 0), (4, 2, 1), (5, 3, 0), (6, 3, 1), (7, 3, 2), (8, 4, 0), (11, 4, 3)],
)
def test_three_five_or_eight_nobles_place_two_three_or_four_workers(
    strength: int, workers: int, gold_left: int
) -> None:
    table = acts(noble(strength), "st_noble")
    assert stationed(table) == [(workers, INK_STONE)]
    assert table.g.workers[AUTOMA] == 20 - workers
    assert table.owned(AUTOMA).get("gold", 0) == gold_left
    assert table.events("automa_counts") == [("automa_counts", WORKERS, 2, strength - 2 - gold_left)]


@pytest.mark.rule("viscounts.solo.workers.table")
def test_two_nobles_are_too_few_for_it_even_for_one_worker() -> None:
    table = acts(noble(2).papers(AUTOMA, deeds=1), "st_noble")
    assert table.events("automa_lacks") == [("automa_lacks", WORKERS, 2, 3)]
    assert (stationed(table), table.g.approved[AUTOMA]) == ([], 1)


@pytest.mark.rule("viscounts.solo.workers.table")
@pytest.mark.parametrize(("supply", "placed"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_with_a_short_supply_it_places_all_that_are_left(supply: int, placed: int) -> None:
    table = noble(8).on_top(AUTOMA, 20 - supply)
    assert stationed(acts(table, "st_noble")) == [(placed, INK_STONE)]


@pytest.mark.rule("viscounts.solo.workers.max", "viscounts.solo.workers.table")
@pytest.mark.parametrize(("supply", "needed"), [(2, 3), (3, 5), (4, 8), (20, 8)])
def test_it_pays_only_for_the_workers_that_it_places(supply: int, needed: int) -> None:
    """Two of the nobles are icons; with two workers left one gold is enough, and the other five stay."""
    table = acts(noble(8).on_top(AUTOMA, 20 - supply), "st_noble")
    assert table.owned(AUTOMA).get("gold", 0) == 8 - needed
    assert table.events("automa_counts") == [("automa_counts", WORKERS, 2, needed - 2)]
    assert table.sourced("automa_counts") == [(WORKERS, 2, needed - 2, "gold")]


@pytest.mark.rule("viscounts.solo.workers.table", "viscounts.solo.turn.alternatives")
@pytest.mark.parametrize("supply", [0, 1])
def test_with_fewer_than_two_in_the_supply_the_action_is_impossible(supply: int) -> None:
    table = acts(noble(8).on_top(AUTOMA, 20 - supply).papers(AUTOMA, deeds=1), "st_noble")
    assert table.events("automa_no_place") == [("automa_no_place", WORKERS)]
    assert (stationed(table), table.g.approved[AUTOMA], table.owned(AUTOMA)) == ([], 1, {"gold": 6})


@pytest.mark.rule("viscounts.solo.workers.free")
@pytest.mark.parametrize(("space", "section"), [("lake_right", INK_STONE), ("cliffs_left", HIRE_DESTROY)])
def test_free_workers_go_to_the_section_of_its_segment_too(space: str, section: int) -> None:
    table = solo().at(AUTOMA, space).does(AUTOMA, "workers(2)")
    assert (stationed(table), table.g.over, table.events("automa_counts")) == ([(2, section)], True, [])
    table = solo().at(AUTOMA, space).on_top(AUTOMA, 19).does(AUTOMA, "workers(4)")
    assert stationed(table) == [(1, section)]


# moving up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.workers.cascade_order")
def test_sections_are_resolved_clockwise_from_its_own() -> None:
    """In its own section, then in the next one clockwise, and last in the one before."""
    table = solo("noble").at(AUTOMA, "forest_left").papers(AUTOMA, deeds=3)
    table.workers(AUTOMA, 1, "gold_move", 1).workers(AUTOMA, 1, "hire_destroy", 2).workers(AUTOMA, 1, "flip", 2)
    table.does(AUTOMA, "workers(2)")
    assert climbed(table, 2) == [GOLD_MOVE, HIRE_DESTROY, FLIP]
    assert table.tier(1, AUTOMA) == {"ink_stone": 1, "gold_move": 2, "virtue": 1}
    assert table.tier(2, AUTOMA) == {"flip": 1, "gold_move": 1, "hire_destroy": 1}


@pytest.mark.rule("viscounts.solo.workers.cascade_order")
def test_the_order_starts_again_from_its_own_section_after_each_one() -> None:
    """Workers that come back into its own section let it move once more before the section before it."""
    table = solo("noble").at(AUTOMA, "forest_left").papers(AUTOMA, deeds=3)
    table.workers(AUTOMA, 1, "gold_move", 1).workers(AUTOMA, 1, "hire_destroy", 2).workers(AUTOMA, 1, "flip", 2)
    table.does(AUTOMA, "workers(4)")
    assert climbed(table, 2) == [GOLD_MOVE, HIRE_DESTROY, GOLD_MOVE, FLIP]


@pytest.mark.rule("viscounts.solo.workers.cascade_order")
def test_clockwise_goes_on_from_the_last_section_to_the_first() -> None:
    table = solo("noble").at(AUTOMA, "mountains_left")
    table.workers(AUTOMA, 1, "virtue", 1).workers(AUTOMA, 1, "hire_destroy", 2).workers(AUTOMA, 1, "ink_stone", 2)
    table.does(AUTOMA, "workers(2)")
    assert climbed(table, 2) == [VIRTUE, INK_STONE, HIRE_DESTROY]


@pytest.mark.rule("viscounts.solo.workers.cascade_order")
def test_the_second_tier_is_handled_in_the_same_order() -> None:
    table = solo("noble").at(AUTOMA, "forest_left").papers(AUTOMA, deeds=3)
    table.workers(AUTOMA, 1, "gold_move", 1).workers(AUTOMA, 1, "flip", 2)
    table.workers(AUTOMA, 2, "gold_move", 2).workers(AUTOMA, 2, "flip", 2)
    table.does(AUTOMA, "workers(2)")
    assert climbed(table, 2) == [GOLD_MOVE, FLIP]
    assert climbed(table, 3) == [GOLD_MOVE, FLIP]
    assert table.g.tier_3[AUTOMA] == 2


@pytest.mark.rule("viscounts.solo.workers.first_option")
def test_it_takes_gold_and_not_a_castle_move() -> None:
    table = solo("cleric").at(AUTOMA, "forest_left").does(AUTOMA, "workers(4)")
    assert (table.owned(AUTOMA), table.markers(AUTOMA)) == ({"gold": 1}, (1, 7))
    assert table.g.over


@pytest.mark.rule("viscounts.solo.workers.first_option")
def test_it_hires_a_scheme_and_destroys_nothing() -> None:
    table = solo("cleric").at(AUTOMA, "cliffs_left").papers(AUTOMA, debts=1, deeds=1).does(AUTOMA, "workers(4)")
    assert (len(table.g.scheme_discard), table.events("flipped"), table.g.over) == (1, [], True)


@pytest.mark.rule("viscounts.solo.workers.first_option")
def test_without_future_schemes_the_hire_is_still_its_choice() -> None:
    table = solo("cleric").at(AUTOMA, "cliffs_left").papers(AUTOMA, deeds=1)
    table.put("scheme_discard", -1, *table.names("future_deck"))
    table.does(AUTOMA, "workers(4)")
    assert (table.g.approved[AUTOMA], table.markers(AUTOMA)) == (1, (1, 7))


# room and the leader ------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.solo.workers.remove_human")
@pytest.mark.parametrize(("human", "sent_home"), [(1, 0), (2, 1), (3, 2)])
def test_it_removes_workers_of_the_human_from_a_crowded_section(human: int, sent_home: int) -> None:
    table = solo().workers(PLAYER, 1, "ink_stone", human).does(AUTOMA, "workers(2)")
    assert table.tier(1, AUTOMA) == {"ink_stone": 2}
    assert table.tier(1, PLAYER) == {"ink_stone": human - sent_home}
    assert (table.g.workers[PLAYER], table.g.workers[AUTOMA]) == (20 - human + sent_home, 18)
    assert table.owned(PLAYER) == ({"silver": 2 * sent_home} if sent_home else {})
    assert len(table.events("expelled")) == sent_home
    assert table.g.over


@pytest.mark.rule("viscounts.solo.workers.remove_human")
def test_it_removes_a_worker_of_the_human_from_the_second_tier_who_is_compensated() -> None:
    table = solo().workers(PLAYER, 2, "ink_stone", 2).workers(AUTOMA, 2, "ink_stone", 1)
    table.workers(AUTOMA, 1, "ink_stone", 1).does(AUTOMA, "workers(2)")
    assert (table.tier(2, AUTOMA), table.tier(2, PLAYER)) == ({"ink_stone": 2}, {"ink_stone": 1})
    assert (table.markers(PLAYER), table.asked(PLAYER)) == ((1, 6), "resource_which")
    table.play(PLAYER, "take_good:gold")
    assert (table.owned(PLAYER), table.g.over) == ({"gold": 1}, True)


@pytest.mark.rule("viscounts.solo.workers.remove_human", "viscounts.solo.no_silver")
@pytest.mark.parametrize(("tier", "markers"), [(1, (1, 7)), (2, (1, 6))])
def test_the_human_may_remove_workers_of_the_automa_which_is_compensated(tier: int, markers: tuple[int, int]) -> None:
    """2 silver for the first tier are a resource; for the second tier a virtue and a resource."""
    table = solo("builder").workers(AUTOMA, tier, "flip", 2).workers(PLAYER, 2, "flip", tier - 1)
    table.papers(PLAYER, deeds=1).workers(PLAYER, 1, "flip", tier - 1)
    table.does(PLAYER, "workers(2)").play(PLAYER, "settle:castle_flip")
    options = table.options(PLAYER)
    assert options == {f"expel:castle_flip,{tier},1", f"expel:castle_flip,{tier},automa"}
    table.play(PLAYER, f"expel:castle_flip,{tier},automa")
    assert table.tier(tier, AUTOMA) == {"flip": 1}
    assert (table.g.workers[AUTOMA], table.owned(AUTOMA), table.markers(AUTOMA)) == (19, {"stone": 1}, markers)


@pytest.mark.rule("viscounts.solo.workers.leader")
def test_it_takes_the_leader_first_or_with_strictly_more_on_top() -> None:
    table = solo().workers(AUTOMA, 2, "ink_stone", 2).workers(AUTOMA, 1, "ink_stone", 1).does(AUTOMA, "workers(2)")
    assert (table.g.tier_3[AUTOMA], table.g.leader) == (1, AUTOMA)
    assert table.events("took_leader") == [("took_leader", OWNER)]
    assert table.score(AUTOMA)["leader"] == 5
    assert table.score(PLAYER)["leader"] == 0


@pytest.mark.rule("viscounts.solo.workers.leader")
@pytest.mark.parametrize(("human", "leader"), [(1, AUTOMA), (2, PLAYER), (3, PLAYER)])
def test_a_tie_on_top_leaves_the_leader_with_the_human(human: int, leader: int) -> None:
    table = solo().on_top(PLAYER, human).on_top(AUTOMA, 1)
    table.g.leader = PLAYER
    table.workers(AUTOMA, 2, "ink_stone", 2).workers(AUTOMA, 1, "ink_stone", 1).does(AUTOMA, "workers(2)")
    assert (table.g.tier_3[AUTOMA], table.g.leader) == (2, leader)


@pytest.mark.rule("viscounts.solo.workers.leader")
def test_the_human_draws_one_card_less_without_the_leader_which_the_automa_took() -> None:
    """The hand limit of the human is back at three; to the automa it means nothing."""
    table = solo().on_top(PLAYER, 1).on_top(AUTOMA, 2).deck(PLAYER, "abbot", "thief", "trader", "lender", "squire")
    table.g.leader = AUTOMA
    table.at(PLAYER, "mountains_inner").hand(PLAYER, "journeyman").turn(PLAYER)
    table.play(PLAYER, "play:journeyman", "move:lake_right", "rest")
    assert (len(table.g.hands[PLAYER]), len(table.g.hands)) == (3, 1)


@pytest.mark.rule("viscounts.solo.workers.table")
def test_a_worker_on_the_second_tier_rewards_the_automa() -> None:
    table = solo("noble").at(AUTOMA, "mountains_left").does(AUTOMA, "workers(4)")
    assert (table.markers(AUTOMA), table.tier(1, AUTOMA)) == ((1, 5), {"ink_stone": 1, "hire_destroy": 1, "virtue": 1})
