"""Workers rise from tier to tier: groups of three, their effects, their order. Rules: castle.tier*, castle.sections."""

import pytest

from tests.games.viscounts.table import Table

SECTIONS = ("ink_stone", "flip", "gold_move", "hire_destroy", "virtue")  # clockwise
CLIMBED = ("climbed", "spread")


def place(table: Table, section: str, count: int, player: int = 0) -> Table:
    """Place workers for free, up to the next decision."""
    return table.does(player, f"workers({count})").play(player, f"settle:castle_{section}")


def steps(table: Table) -> list[tuple[str, str, object]]:
    """How workers moved: from which section, to which tier or section."""
    told = [(kind, *args) for kind, *args in table.events() if kind in CLIMBED]
    return [(str(kind), SECTIONS[int(str(at))], to) for kind, _, at, to in told]


# the sections -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.sections", "viscounts.castle.tier1_sideways")
@pytest.mark.parametrize(
    ("section", "clockwise", "back"),
    [
        pytest.param("ink_stone", "flip", "virtue", marks=pytest.mark.card("castle_ink_stone")),
        pytest.param("flip", "gold_move", "ink_stone", marks=pytest.mark.card("castle_flip")),
        pytest.param("gold_move", "hire_destroy", "flip", marks=pytest.mark.card("castle_gold_move")),
        pytest.param("hire_destroy", "virtue", "gold_move", marks=pytest.mark.card("castle_hire_destroy")),
        pytest.param("virtue", "ink_stone", "hire_destroy", marks=pytest.mark.card("castle_virtue")),
    ],
)
def test_of_three_workers_one_rises_and_one_goes_each_way(section: str, clockwise: str, back: str) -> None:
    table = place(Table.empty().no_folk("lake", "hills", "forest", "cliffs", "mountains"), section, 3)
    if table.asked() == "choose_one":
        table.play(0, "pick:gain_gold_1")
    if table.asked() == "destroy_which":
        table.play(0, "decline")
    assert table.g.over
    assert table.tier(1, 0) == {clockwise: 1, back: 1}
    assert table.tier(2, 0) == {section: 1}
    assert table.g.tier_3 == [0] * len(table.g.tier_3)
    assert table.g.workers[0] == 17
    here, there = SECTIONS.index(clockwise), SECTIONS.index(back)
    assert steps(table) == [("climbed", section, 2), ("spread", section, here), ("spread", section, there)]


@pytest.mark.rule("viscounts.castle.sections")
@pytest.mark.parametrize("seed", range(1, 7))
def test_sections_lie_clockwise_beside_the_ring_of_segments(seed: int) -> None:
    g = Table(2, seed).g
    around = [g.castle[segment] for segment in g.ring]
    assert sorted(around) == [0, 1, 2, 3, 4]
    assert [(here + 1) % 5 for here in around] == around[1:] + around[:1]
    assert list(g.content.tables["castle.toml"]) == [f"castle_{name}" for name in SECTIONS]


# their effects ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.tier2_ink_stone", "viscounts.castle.tier1_effect")
@pytest.mark.card("castle_ink_stone")
def test_ink_and_stone() -> None:
    table = place(Table.empty(), "ink_stone", 3)
    assert table.owned(0) == {"ink": 1, "stone": 1}
    assert table.owned(1) == {}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier2_flip", "viscounts.castle.tier1_effect")
@pytest.mark.card("castle_flip")
def test_flip_a_debt_or_a_deed() -> None:
    table = place(Table.empty().papers(0, debts=2, deeds=2), "flip", 3)
    assert table.options() == {"flip_one:debt", "flip_one:deed"}
    table.play(0, "flip_one:deed")
    assert (table.g.deeds[0], table.g.approved[0], table.g.debts[0], table.g.paid[0]) == (1, 1, 2, 0)
    assert table.g.over
    table = place(Table.empty().papers(0, debts=2, deeds=2), "flip", 3).play(0, "flip_one:debt", "take_good:ink")
    assert (table.g.deeds[0], table.g.approved[0], table.g.debts[0], table.g.paid[0]) == (2, 0, 1, 1)
    assert place(Table.empty(), "flip", 3).g.over  # nothing to flip


@pytest.mark.rule("viscounts.castle.tier2_gold_move", "viscounts.castle.tier1_effect")
@pytest.mark.card("castle_gold_move")
def test_gold_or_a_move() -> None:
    table = place(Table.empty().workers(0, 1, "virtue", 1), "gold_move", 3)
    assert table.options() == {"pick:gain_gold_1", "pick:castle_move"}
    table.play(0, "pick:gain_gold_1")
    assert table.owned() == {"gold": 1}
    assert table.tier(1, 0) == {"flip": 1, "hire_destroy": 1, "virtue": 1}
    table = place(Table.empty().workers(0, 1, "virtue", 1), "gold_move", 3).play(0, "pick:castle_move")
    ways = [("gold_move", "hire_destroy"), ("gold_move", "flip"), ("virtue", "ink_stone"), ("virtue", "hire_destroy")]
    assert table.options() == {f"shift:castle_{one},castle_{other}" for one, other in ways} | {"stay"}
    table.play(0, "shift:castle_virtue,castle_ink_stone")
    assert table.owned() == {}
    assert table.tier(1, 0) == {"flip": 1, "hire_destroy": 1, "ink_stone": 1}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier2_hire_destroy", "viscounts.castle.tier1_effect")
@pytest.mark.card("castle_hire_destroy")
def test_hire_or_destroy() -> None:
    """T11: three workers placed in D, with none elsewhere; either alternative can be chosen."""
    table = place(Table.empty().hand(0, "thief").folk("cliffs", "princess"), "hire_destroy", 3)
    assert table.options() == {"pick:hire", "pick:destroy_1"}
    assert table.tier(1, 0) == {"hire_destroy": 2}  # the effect comes before the steps sideways
    table.play(0, "pick:hire", "hire_free:princess")
    assert table.where("princess") == ("discards", 0)
    assert table.markers() == (1, 6)
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"gold_move": 1, "virtue": 1}, {"hire_destroy": 1})
    assert table.g.over
    table = place(Table.empty().hand(0, "thief"), "hire_destroy", 3).play(0, "pick:destroy_1", "destroy_card:thief")
    assert table.where("thief.1") == ("box", -1)
    assert table.owned() == {"silver": 1}
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"gold_move": 1, "virtue": 1}, {"hire_destroy": 1})
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier2_virtue", "viscounts.castle.tier1_effect")
@pytest.mark.card("castle_virtue")
def test_two_virtue() -> None:
    table = place(Table.empty().track(0, 2, 7).track(1, 1, 6), "virtue", 3)
    assert (table.markers(0), table.markers(1)) == ((2, 5), (1, 6))
    assert table.g.over


# groups of three on the first tier ----------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.tier1_check")
@pytest.mark.parametrize(("own", "others"), [(1, 2), (2, 1), (2, 0)])
def test_fewer_than_three_own_workers_stay(own: int, others: int) -> None:
    """Workers of other colours do not count."""
    table = place(Table.empty(4).workers(1, 1, "flip", others), "flip", own)
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"flip": own}, {})
    assert steps(table) == []


@pytest.mark.rule("viscounts.castle.tier1_check")
def test_three_workers_of_somebody_else_are_not_moved() -> None:
    """Only whoever placed or moved workers checks."""
    table = place(Table.empty().workers(1, 1, "flip", 3), "virtue", 1)
    assert table.tier(1, 1) == {"flip": 3}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier1_up", "viscounts.castle.tier1_check")
@pytest.mark.parametrize(("there", "more"), [(2, 1), (1, 2), (0, 3)])
def test_workers_already_there_count(there: int, more: int) -> None:
    table = place(Table.empty().workers(0, 1, "virtue", there), "virtue", more)
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"ink_stone": 1, "hire_destroy": 1}, {"virtue": 1})
    assert table.g.workers[0] == 17


@pytest.mark.rule("viscounts.castle.tier1_up")
@pytest.mark.parametrize(("there", "left"), [(0, 1), (1, 2)])
def test_workers_beyond_three_stay(there: int, left: int) -> None:
    table = place(Table.empty().workers(0, 1, "virtue", there), "virtue", 4)
    assert table.tier(1, 0) == {"virtue": left, "ink_stone": 1, "hire_destroy": 1}
    assert table.tier(2, 0) == {"virtue": 1}


@pytest.mark.rule("viscounts.castle.tier1_repeat")
def test_six_workers_rise_twice() -> None:
    table = place(Table.empty().workers(0, 1, "virtue", 2), "virtue", 4)
    assert (table.tier(1, 0), table.tier(2, 0)) == ({"ink_stone": 2, "hire_destroy": 2}, {"virtue": 2})
    assert table.markers() == (1, 3)


@pytest.mark.rule("viscounts.castle.tier1_repeat", "viscounts.castle.tier1_effect")
def test_a_step_sideways_can_make_the_next_group() -> None:
    """From E to A, from A to B, and there is nothing to flip."""
    table = place(Table.empty().workers(0, 1, "ink_stone", 2).workers(0, 1, "flip", 2), "virtue", 3)
    assert table.tier(2, 0) == {"virtue": 1, "ink_stone": 1, "flip": 1}
    assert table.tier(1, 0) == {"hire_destroy": 1, "virtue": 1, "ink_stone": 1, "gold_move": 1}
    assert [at for kind, at, _ in steps(table) if kind == "climbed"] == ["virtue", "ink_stone", "flip"]
    assert table.markers() == (1, 5)
    assert table.owned() == {"ink": 1, "stone": 1}


@pytest.mark.rule("viscounts.castle.tier1_order")
@pytest.mark.parametrize("first", ["ink_stone", "hire_destroy"])
def test_of_several_groups_the_player_chooses_and_the_effect_comes_at_once(first: str) -> None:
    """Both neighbours of E had two workers."""
    table = Table.empty().workers(0, 1, "ink_stone", 2).workers(0, 1, "hire_destroy", 2).hand(0, "thief")
    place(table, "virtue", 3)
    assert table.options() == {"climb:castle_ink_stone", "climb:castle_hire_destroy"}
    table.play(0, f"climb:castle_{first}")
    assert table.owned() == ({"ink": 1, "stone": 1} if first == "ink_stone" else {})
    assert table.tier(2, 0) == ({"virtue": 1, first: 1} if first == "hire_destroy" else
                                {"virtue": 1, "ink_stone": 1, "hire_destroy": 1})  # fmt: skip
    assert table.asked() == "choose_one"  # hire or destroy, before anything else moves
    table.play(0, "pick:destroy_1", "decline")
    assert table.owned() == {"ink": 1, "stone": 1}
    rest = "hire_destroy" if first == "ink_stone" else "ink_stone"
    assert [at for kind, at, _ in steps(table) if kind == "climbed"] == ["virtue", first, rest]
    assert table.tier(1, 0) == {"virtue": 2, "flip": 1, "gold_move": 1}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier1_sideways")
@pytest.mark.card("castle_gold_move")
@pytest.mark.parametrize(
    ("to", "left"), [("flip", {"flip": 1, "hire_destroy": 1}), ("hire_destroy", {"hire_destroy": 2})]
)
def test_with_one_worker_left_only_the_clockwise_step_is_made(to: str, left: dict[str, int]) -> None:
    """The castle move of the section took one of its two workers away."""
    table = place(Table.empty(), "gold_move", 3).play(0, "pick:castle_move", f"shift:castle_gold_move,castle_{to}")
    assert table.tier(1, 0) == left
    assert table.tier(2, 0) == {"gold_move": 1}
    assert [step for step in steps(table) if step[0] == "spread"] == [("spread", "gold_move", 3)]
    assert table.g.over


# the second and the third tier --------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.tier2_after_tier1")
def test_the_second_tier_waits_for_all_groups_of_the_first() -> None:
    """A has three on its second tier at once, but E moves before they rise."""
    table = Table.empty().workers(0, 2, "ink_stone", 2).workers(0, 1, "virtue", 2)
    place(table, "ink_stone", 3)
    assert [(at, to) for kind, at, to in steps(table) if kind == "climbed"] == [
        ("ink_stone", 2), ("virtue", 2), ("ink_stone", 3),
    ]  # fmt: skip
    assert table.asked() == "resource_which"
    assert table.markers() == (1, 5)


@pytest.mark.rule("viscounts.castle.tier2_up", "viscounts.castle.tier3_reward", "viscounts.castle.tier2_no_sideways")
def test_of_four_on_the_second_tier_two_rise() -> None:
    """Six workers in A rise twice and join two: a resource of choice for each that goes on, two remain."""
    table = Table.empty().workers(0, 2, "ink_stone", 2).workers(0, 1, "ink_stone", 2)
    place(table, "ink_stone", 4)
    assert table.tier(2, 0) == {"ink_stone": 3}
    assert (table.g.tier_3[0], table.owned()) == (1, {"ink": 2, "stone": 2})
    assert table.options() == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(0, "take_good:gold")
    assert (table.g.tier_3[0], table.owned()) == (2, {"ink": 2, "stone": 2, "gold": 1})
    table.play(0, "take_good:ink")
    assert (table.tier(2, 0), table.g.tier_3[0]) == ({"ink_stone": 2}, 2)
    assert table.owned() == {"ink": 3, "stone": 2, "gold": 1}
    assert table.tier(1, 0) == {"flip": 2, "virtue": 2}
    assert table.g.over


@pytest.mark.rule("viscounts.castle.tier2_no_sideways")
@pytest.mark.parametrize("section", ["ink_stone", "virtue"])
def test_two_on_the_second_tier_are_a_short_way_up(section: str) -> None:
    """Each further worker there sends one to the top; nobody goes aside on the second tier."""
    table = Table.empty().workers(0, 2, section, 2)
    for count in (1, 2, 3):
        table.g.tier_1[:] = [0] * 20  # the others go home
        table.g.workers[0] = 18 - table.g.tier_3[0]
        place(table, section, 3).play(0, "take_good:ink")
        assert (table.tier(2, 0), table.g.tier_3[0]) == ({section: 2}, count)


@pytest.mark.rule("viscounts.castle.tier2_up")
def test_three_of_different_colours_on_the_second_tier_do_not_rise() -> None:
    table = Table.empty(3).workers(0, 2, "virtue", 1).workers(1, 2, "virtue", 1)
    place(table, "virtue", 3)
    assert (table.tier(2, 0), table.tier(2, 1)) == ({"virtue": 2}, {"virtue": 1})
    assert sum(table.g.tier_3) == 0
    assert table.g.over


# whatever moves workers ---------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.castle.any_placement")
def test_free_workers_start_the_procedure() -> None:
    table = place(Table.empty().workers(0, 1, "virtue", 1), "virtue", 2)
    assert table.tier(2, 0) == {"virtue": 1}


@pytest.mark.rule("viscounts.castle.any_placement")
def test_a_castle_move_starts_the_procedure() -> None:
    table = Table.empty().workers(0, 1, "virtue", 2).workers(0, 1, "ink_stone", 1).workers(0, 2, "virtue", 2)
    table.does(0, "castle_move()").play(0, "shift:castle_ink_stone,castle_virtue", "take_good:stone")
    assert table.tier(1, 0) == {"ink_stone": 1, "hire_destroy": 1}
    assert (table.tier(2, 0), table.g.tier_3[0]) == ({"virtue": 2}, 1)
    assert table.markers() == (1, 5)
    assert table.g.over
    full = Table.empty().workers(1, 1, "virtue", 3).workers(0, 1, "ink_stone", 1)
    full.does(0, "castle_move()").play(0, "shift:castle_ink_stone,castle_virtue")
    assert full.asked() == "expel_whom"


@pytest.mark.rule("viscounts.castle.any_placement", "viscounts.castle.tier2_after_tier1")
def test_a_castle_move_inside_the_procedure_starts_no_second_one() -> None:
    """The move makes a group in E; A has three on the second tier, which still waits for the end of the first."""
    table = Table.empty().workers(0, 2, "gold_move", 2).workers(0, 1, "virtue", 2).workers(0, 1, "ink_stone", 1)
    place(table, "gold_move", 3).play(0, "pick:castle_move", "shift:castle_ink_stone,castle_virtue")
    assert [(at, to) for kind, at, to in steps(table) if kind == "climbed"] == [
        ("gold_move", 2), ("virtue", 2), ("gold_move", 3),
    ]  # fmt: skip
    spread = [(at, to) for kind, at, to in steps(table) if kind == "spread"]
    assert spread == [("gold_move", 3), ("gold_move", 1), ("virtue", 0), ("virtue", 3)]
    table.play(0, "take_good:ink")
    assert table.g.over
