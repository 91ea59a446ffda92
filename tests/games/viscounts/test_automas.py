"""Each board of the automa: focus, chart, guildhalls, slots, what it starts with, which schemes it removes."""

from typing import Any, NamedTuple

import pytest

from pentarchy.games.viscounts import GAME
from tests.games.viscounts.test_solo_actions import reasons
from tests.games.viscounts.test_solo_setup import AUTOMA, acts, drafted, solo


class Board(NamedTuple):
    """A board as printed, icons as builders, nobles, clerics."""

    focus: list[tuple[Any, ...]]  # what the log says when it follows its focus, rich and with a criminal
    twelve: dict[str, int]  # what it takes for twelve resources of choice
    slots: tuple[tuple[int, int, int], tuple[int, int, int]]  # middle, right
    guildhalls: tuple[tuple[int, int, int], tuple[int, int, int], tuple[int, int, int]]
    start: dict[str, int]
    removed: set[str]


BUILDER, NOBLE, CLERIC = (1, 0, 0), (0, 1, 0), (0, 0, 1)
BOARDS = {
    "cleric": Board(
        [("automa_focus",), ("automa_counts", 3, 2, 5)],
        {"ink": 6, "stone": 4, "gold": 2},
        (NOBLE, (1, 0, 1)),
        (CLERIC, BUILDER, NOBLE),
        {"ink": 1, "stone": 1},
        {"st_builder_noble", "ft_builder_noble", "ft_noble"},
    ),
    "builder": Board(
        [("automa_focus",), ("automa_counts", 1, 2, 5)],
        {"stone": 6, "gold": 4, "ink": 2},
        (CLERIC, (1, 1, 0)),
        (BUILDER, NOBLE, CLERIC),
        {"stone": 1, "gold": 1},
        {"st_noble_cleric", "ft_noble_cleric", "ft_cleric"},
    ),
    "noble": Board(
        [("automa_focus",), ("automa_counts", 2, 2, 6)],
        {"gold": 6, "ink": 4, "stone": 2},
        (BUILDER, (0, 1, 1)),
        (NOBLE, CLERIC, BUILDER),
        {"ink": 1, "gold": 1},
        {"st_builder_cleric", "ft_cleric_builder", "ft_builder"},
    ),
    "cards": Board(
        [("automa_focus",)],
        {"ink": 12},
        (BUILDER, (0, 1, 1)),
        (BUILDER, NOBLE, CLERIC),
        {"ink": 2},
        set(),
    ),
}
EACH = [pytest.param(name, marks=pytest.mark.card(f"automa_{name}")) for name in BOARDS]


def icons(table: Any) -> tuple[int, int, int]:
    """Builders, nobles and clerics of the automa."""
    _, builders, nobles, clerics, _ = GAME.derived(table.g)["icons"][AUTOMA]
    return builders, nobles, clerics


def less(left: tuple[int, int, int], right: tuple[int, int, int]) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(left, right, strict=True))


@pytest.mark.rule("viscounts.solo.focus_list", "viscounts.solo.focus")
@pytest.mark.parametrize("automa", EACH)
def test_focus(automa: str) -> None:
    table = solo(automa).goods(AUTOMA, ink=9, stone=9, gold=9).papers(AUTOMA, deeds=1).tiles("lake", "grey7_guildhall")
    acts(table, "st_criminal_1")
    assert reasons(table) == BOARDS[automa].focus
    assert table.g.approved[AUTOMA] == (automa == "cards")


@pytest.mark.rule(
    "viscounts.solo.resource_preference",
    "viscounts.solo.resource_preference_others",
    "viscounts.solo.resource_card_automa",
)
@pytest.mark.parametrize("automa", EACH)
def test_twelve_resources_of_choice(automa: str) -> None:
    assert solo(automa).does(AUTOMA, "resource(12)").owned(AUTOMA) == BOARDS[automa].twelve


@pytest.mark.rule("viscounts.solo.setup.slot_icons")
@pytest.mark.parametrize("automa", EACH)
def test_icons_printed_in_the_slots(automa: str) -> None:
    """A criminal scheme covers a slot and adds none of these icons."""
    middle, right = BOARDS[automa].slots
    table = solo(automa)
    both = icons(table)
    assert both == tuple(a + b for a, b in zip(middle, right, strict=True))
    table.board(AUTOMA, "st_criminal_1")  # nothing is printed in the left slot
    assert icons(table) == both
    table.board(AUTOMA, "", "st_criminal_2")
    assert icons(table) == right
    table.board(AUTOMA, "", "", "ft_criminal_1")
    assert icons(table) == (0, 0, 0)
    assert icons(solo(automa).board(AUTOMA, "", "", "ft_criminal_1")) == middle


@pytest.mark.rule("viscounts.solo.ability.guildhalls")
@pytest.mark.parametrize("automa", EACH)
def test_icons_freed_by_guildhalls(automa: str) -> None:
    before = icons(solo(automa))
    for number, freed in enumerate(BOARDS[automa].guildhalls, 1):
        assert less(icons(solo(automa).emptied(AUTOMA, f"guildhall_{number}")), before) == freed


@pytest.mark.rule("viscounts.solo.setup.start_items")
@pytest.mark.parametrize("automa", EACH)
def test_what_it_starts_with(automa: str) -> None:
    """Space 6, where its guildhall brings a second deed."""
    table = drafted("player_1", "player_6", automa)
    assert table.owned(AUTOMA) == BOARDS[automa].start
    assert (table.g.deeds[AUTOMA], table.g.debts[AUTOMA]) == (2, 1)
    assert table.g.built[AUTOMA] == 1 << 3


@pytest.mark.rule("viscounts.solo.setup.removed_list")
@pytest.mark.parametrize("automa", EACH)
def test_which_schemes_are_removed(automa: str) -> None:
    table = drafted("player_1", "player_6", automa)
    assert {name for name in table.names("box") if name[:3] in ("st_", "ft_")} == BOARDS[automa].removed


@pytest.mark.rule("viscounts.solo.payment")
@pytest.mark.parametrize("automa", EACH)
def test_its_freed_icons_pay_its_actions(automa: str) -> None:
    """Nobles: 1 on the scheme, 1 for a criminal, and with all guildhalls built 1 more; schemes cover all slots."""
    table = solo(automa).board(AUTOMA, "", "st_criminal_1", "st_builder").papers(AUTOMA, deeds=1)
    assert reasons(acts(table, "st_noble")) == [("automa_lacks", 2, 2, 3)]
    table = solo(automa).board(AUTOMA, "", "st_criminal_1", "st_builder")
    table.emptied(AUTOMA, "guildhall_1", "guildhall_2", "guildhall_3")
    assert reasons(acts(table, "st_noble")) == [("automa_counts", 2, 3, 0)]
