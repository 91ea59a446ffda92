"""Effects with goods, debts and deeds, and what holds for all effects. Rules: fx.mandatory, fx.printed_order, fx.goods,
fx.resource, fx.debt, fx.deed, fx.flip*."""

from collections.abc import Callable

import pytest

from tests.games.viscounts.table import Table
from tests.games.viscounts.test_card_phase import told, without_cards

SEGMENTS = ("lake", "hills", "forest", "cliffs", "mountains")
Lay = Callable[[Table], object]


def papers(table: Table, side: int = 0) -> tuple[int, int, int, int]:
    """Unpaid and paid debts, acquired and approved deeds."""
    g = table.g
    return g.debts[side], g.paid[side], g.deeds[side], g.approved[side]


def rich() -> Table:
    """Player 0 can carry out every effect."""
    table = without_cards().hand(0, "abbot", "squire").deck(0, "labourer").discard(0, "trader", "lender")
    table.board(0, "financier", "thief").papers(0, debts=1, deeds=1).workers(0, 1, "flip", 1)
    return table.tiles("lake", "grey3_flip").tiles("hills", "grey4_stone")


# all effects --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.mandatory")
@pytest.mark.parametrize(
    ("effect", "way_out"),
    [
        ("resource(1)", ""),
        ("flip(1)", ""),
        ("flip_debt()", ""),
        ("hire()", ""),
        ("workers(2)", ""),
        ("build('workshop')", ""),
        ("manuscript(3, 4)", ""),
        ("rearrange()", "arrange:123"),
        ("discard(1)", "decline"),
        ("destroy(1)", "decline"),
        ("castle_move()", "stay"),
    ],
)
def test_only_rearranging_discarding_destroying_and_moving_in_the_castle_are_optional(
    effect: str, way_out: str
) -> None:
    table = rich().does(0, effect)
    refusals = {"decline", "stay", "arrange:123", "pass_by", "rest"}
    assert table.options(0) & refusals == ({way_out} if way_out else set())
    assert table.options(0) - refusals
    if way_out:
        before = (table.cards(0), table.names("hands", 0), table.names("decks", 0), list(table.g.tier_1))
        table.play(0, way_out)
        after = (table.cards(0), table.names("hands", 0), table.names("decks", 0), list(table.g.tier_1))
        assert (after, table.asked(0), table.owned(0)) == (before, "", {})


@pytest.mark.rule("viscounts.fx.mandatory")
@pytest.mark.parametrize(
    ("effect", "lay_out"),
    [
        ("flip(1)", lambda t: t.papers(0, paid=2, approved=2)),
        ("flip_debt()", lambda t: t.papers(0, paid=2, deeds=2)),
        ("flip_deed()", lambda t: t.papers(0, debts=2, approved=2)),
        ("hire()", lambda t: t.no_folk(*SEGMENTS)),
        ("workers(2)", lambda t: t.on_top(0, 20)),
        ("build('workshop')", lambda t: t.emptied(0, "workshop_1", "workshop_2", "workshop_3")),
        ("manuscript(3, 4)", lambda t: t.no_tiles(*SEGMENTS)),
        ("castle_move()", lambda t: t.workers(1, 1, "flip", 1)),
        ("rearrange()", lambda t: t.board(0, "abbot")),
        ("discard(1)", lambda t: t.board(0, "abbot")),
        ("destroy(1)", lambda t: t.board(0, "abbot")),
        ("shuffle()", lambda t: t.deck(0, "abbot")),
    ],
)
def test_an_effect_that_cannot_be_resolved_is_skipped(effect: str, lay_out: Lay) -> None:
    """And what comes after it is resolved."""
    table = without_cards()
    lay_out(table)
    before = table.g.encode()
    table.does(0, effect)
    assert (table.g.encode(), table.asked(0)) == (before, "")
    assert table.does(0, f"both({effect}, gain('ink', 1))").owned(0) == {"ink": 1}


@pytest.mark.rule("viscounts.fx.printed_order")
@pytest.mark.card("lothaire")
def test_effects_are_resolved_from_left_to_right() -> None:
    table = without_cards().hand(0, "lothaire").turn().play(0, "play:lothaire")
    assert [event[2] for event in table.events("gained")] == [1, 2, 0]  # stone, gold, ink as on the card


@pytest.mark.rule("viscounts.fx.printed_order")
@pytest.mark.card("financier", "meddler")
def test_each_effect_is_resolved_completely_before_the_next() -> None:
    table = without_cards().hand(0, "financier", "abbot").turn().play(0, "play:financier")
    assert (table.asked(0), table.owned(0)) == ("discard_which", {})
    table.play(0, "discard_card:abbot")
    assert (table.asked(0), table.owned(0)) == ("move_where", {"silver": 2})
    table = without_cards().board(0, right="meddler").hand(0, "abbot").turn()
    assert table.events("got_paper") == [("got_paper", 0, 1), ("got_paper", 0, 0)]  # a deed, then a debt


@pytest.mark.rule("viscounts.fx.printed_order")
def test_a_choice_of_the_first_effect_comes_before_the_second_effect() -> None:
    table = Table.empty().papers(0, debts=1, deeds=1).does(0, "both(flip_debt(), flip_deed())")
    assert (table.asked(0), papers(table)) == ("resource_which", (0, 1, 1, 0))
    assert papers(table.play(0, "take_good:gold")) == (0, 1, 0, 1)
    assert told(table, "flipped", "gained") == ["flipped", "gained", "flipped"]


# goods --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.goods")
@pytest.mark.parametrize("good", ["ink", "stone", "gold", "silver"])
@pytest.mark.parametrize("count", [1, 2])
def test_a_symbol_of_a_good_gives_one_of_it(good: str, count: int) -> None:
    table = Table.empty().goods(0, ink=1, silver=1).does(0, f"gain('{good}', {count})")
    expected = {"ink": 1, "silver": 1}
    assert table.owned(0) == {**expected, good: expected.get(good, 0) + count}
    assert (table.owned(1), table.asked(0)) == ({}, "")


@pytest.mark.rule("viscounts.fx.goods")
@pytest.mark.card("scoundrel_ink", "scoundrel_stone", "scoundrel_gold")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_a_card_with_one_symbol_gives_one(good: str) -> None:
    table = without_cards().hand(0, f"scoundrel_{good}").turn().play(0, f"play:scoundrel_{good}")
    assert table.owned(0) == {good: 1}


@pytest.mark.rule("viscounts.fx.resource")
@pytest.mark.card("traitor")
@pytest.mark.parametrize("good", ["ink", "stone", "gold"])
def test_a_resource_is_ink_stone_or_gold_but_never_silver(good: str) -> None:
    table = without_cards().board(0, right="traitor").hand(0, "abbot").turn()
    assert table.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(0, f"take_good:{good}")
    assert (table.owned(0), table.asked(0)) == ({good: 1}, "play_which")


@pytest.mark.rule("viscounts.fx.resource")
def test_each_of_several_resources_is_chosen() -> None:
    table = Table.empty().does(0, "resource(2)").play(0, "take_good:ink")
    assert table.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(0, "take_good:gold")
    assert (table.owned(0), table.asked(0)) == ({"ink": 1, "gold": 1}, "")


# debts and deeds ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.debt")
@pytest.mark.parametrize("count", [1, 3])
def test_a_debt_comes_from_its_stack_unpaid(count: int) -> None:
    table = Table.empty().does(0, f"debt({count})")
    assert (papers(table, 0), papers(table, 1)) == ((count, 0, 0, 0), (0, 0, 0, 0))
    assert (table.g.poverty, table.g.prosperity) == (12 - count, 12)


@pytest.mark.rule("viscounts.fx.deed")
@pytest.mark.parametrize("count", [1, 3])
def test_a_deed_comes_from_its_stack_acquired(count: int) -> None:
    table = Table.empty().does(0, f"deed({count})")
    assert (papers(table, 0), papers(table, 1)) == ((0, 0, count, 0), (0, 0, 0, 0))
    assert (table.g.poverty, table.g.prosperity) == (12, 12 - count)


@pytest.mark.rule("viscounts.fx.flip_debt")
def test_a_flipped_debt_is_paid_and_brings_a_resource() -> None:
    table = Table.empty().papers(0, debts=2, deeds=2).papers(1, debts=1).does(0, "flip_debt()")
    assert (papers(table), papers(table, 1)) == ((1, 1, 2, 0), (1, 0, 0, 0))
    assert table.options(0) == {"take_good:ink", "take_good:stone", "take_good:gold"}
    table.play(0, "take_good:stone")
    assert (table.owned(0), table.owned(1), table.asked(0)) == ({"stone": 1}, {}, "")


@pytest.mark.rule("viscounts.fx.flip_deed")
def test_a_flipped_deed_is_approved_and_brings_nothing_at_once() -> None:
    table = Table.empty().papers(0, debts=2, deeds=2).papers(1, deeds=1).does(0, "flip_deed()")
    assert (papers(table), papers(table, 1)) == ((2, 0, 1, 1), (0, 0, 1, 0))
    assert (table.owned(0), table.asked(0)) == ({}, "")


@pytest.mark.rule("viscounts.fx.flip")
@pytest.mark.parametrize(
    ("move", "result", "asked"),
    [("flip_one:debt", (1, 1, 2, 0), "resource_which"), ("flip_one:deed", (2, 0, 1, 1), "")],
)
def test_the_two_coloured_flip_is_for_a_debt_or_a_deed(move: str, result: tuple[int, ...], asked: str) -> None:
    table = Table.empty().papers(0, debts=2, deeds=2).does(0, "flip(1)")
    assert table.options(0) == {"flip_one:debt", "flip_one:deed"}
    table.play(0, move)
    assert (papers(table), table.asked(0), table.owned(0)) == (result, asked, {})


@pytest.mark.rule("viscounts.fx.flip")
@pytest.mark.parametrize(
    ("debts", "deeds", "result", "asked"),
    [(1, 0, (0, 1, 0, 0), "resource_which"), (0, 1, (0, 0, 0, 1), "")],
)
def test_with_only_one_kind_that_one_is_flipped(debts: int, deeds: int, result: tuple[int, ...], asked: str) -> None:
    table = Table.empty().papers(0, debts=debts, deeds=deeds).papers(1, debts=3, deeds=3).does(0, "flip(1)")
    assert (papers(table), table.asked(0)) == (result, asked)
