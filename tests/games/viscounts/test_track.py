"""The virtue and corruption track. Rules: track.*, fx.corruption, fx.virtue."""

import pytest

from pentarchy.games.viscounts.schemes import shuffle_schemes
from pentarchy.games.viscounts.sources import EMPTY_DECK
from tests.games.viscounts.table import Table

Markers = tuple[int, int]  # corruption, virtue


def gains(markers: Markers, *effects: str) -> Table:
    """Player 0 has markers there and gains all this."""
    table = Table.empty().track(0, *markers)
    for effect in effects:
        table.does(0, effect)
    return table


@pytest.mark.rule("viscounts.track.corruption", "viscounts.fx.corruption")
@pytest.mark.parametrize(("count", "space"), [(1, 2), (2, 3), (5, 6)])
def test_each_corruption_moves_its_marker_one_space_to_the_right(count: int, space: int) -> None:
    table = gains((1, 7), f"corruption({count})")
    assert (table.markers(0), table.markers(1), table.asked(0)) == ((space, 7), (1, 7), "")
    assert table.events("corrupted") == [("corrupted", 0, count)]


@pytest.mark.rule("viscounts.track.virtue", "viscounts.fx.virtue")
@pytest.mark.parametrize(("count", "space"), [(1, 6), (2, 5), (5, 2)])
def test_each_virtue_moves_its_marker_one_space_to_the_left(count: int, space: int) -> None:
    table = gains((1, 7), f"virtue({count})")
    assert (table.markers(0), table.markers(1), table.asked(0)) == ((1, space), (1, 7), "")
    assert table.events("improved") == [("improved", 0, count)]


@pytest.mark.rule("viscounts.track.merge")
@pytest.mark.parametrize(
    ("before", "effect", "after"),
    [
        ((4, 5), "virtue(1)", (4, 4)),  # T01, half way
        ((4, 5), "virtue(2)", (3, 3)),  # T01
        ((4, 5), "corruption(1)", (5, 5)),
        ((4, 5), "corruption(2)", (6, 6)),
        ((2, 4), "virtue(3)", (1, 1)),
        ((3, 3), "corruption(2)", (5, 5)),
        ((3, 3), "virtue(1)", (2, 2)),
    ],
)
def test_markers_on_one_space_move_together_in_either_direction(before: Markers, effect: str, after: Markers) -> None:
    assert gains(before, effect).markers(0) == after


@pytest.mark.rule("viscounts.track.merge")
def test_merged_markers_stay_together() -> None:
    assert gains((3, 5), "virtue(2)", "corruption(3)", "virtue(1)").markers(0) == (5, 5)


@pytest.mark.rule("viscounts.track.at_end")
@pytest.mark.parametrize(
    ("effect", "after", "told"),
    [("corruption(9)", (7, 7), ("corrupted", 0, 6)), ("virtue(9)", (1, 1), ("improved", 0, 6))],
)
def test_at_the_far_end_the_rest_of_a_gain_is_lost(effect: str, after: Markers, told: tuple[object, ...]) -> None:
    table = gains((1, 7), effect)
    assert (table.markers(0), table.events(str(told[0]))) == (after, [told])


@pytest.mark.rule("viscounts.track.merged_edge", "viscounts.track.at_end")
@pytest.mark.parametrize(
    ("before", "effect", "after"),
    [
        ((1, 1), "virtue(1)", (1, 1)),
        ((1, 1), "corruption(1)", (2, 2)),
        ((7, 7), "corruption(1)", (7, 7)),
        ((7, 7), "virtue(1)", (6, 6)),
    ],
)
def test_merged_markers_at_an_end_move_only_the_other_way(before: Markers, effect: str, after: Markers) -> None:
    assert gains(before, effect).markers(0) == after


@pytest.mark.rule("viscounts.track.corruption_first", "viscounts.fx.printed_order")
@pytest.mark.parametrize("effect", ["both(corruption(1), virtue(1))", "both(virtue(1), corruption(1))"])
def test_of_corruption_and_virtue_gained_together_corruption_comes_first(effect: str) -> None:
    """The markers merge on 4 and go back together; the other way round they would end on 4."""
    assert gains((3, 4), effect).markers(0) == (3, 3)


@pytest.mark.rule("viscounts.track.corruption_first")
def test_the_automa_moves_corruption_first_too() -> None:
    """Its second and third workshop slots bring virtue and corruption at a shuffle, beside the check."""
    table = Table.empty(1).emptied(1, "workshop_2", "workshop_3").track(1, 3, 4)
    table.g.scheme_discard, table.g.scheme_deck = table.g.scheme_deck, ()
    table.run(shuffle_schemes(EMPTY_DECK))
    assert table.markers(1) == (2, 2)  # merged on 4 by 1 corruption, then 2 virtue
