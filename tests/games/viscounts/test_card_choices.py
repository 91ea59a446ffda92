"""Alternatives, and abilities that answer to events. Rules: card.choice_slash, card.event_ability."""

from collections.abc import Callable

import pytest

from pentarchy.games.viscounts.collision import collision_phase
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_card_phase import without_cards

Lay = Callable[[Table], object]


# alternatives -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.choice_slash")
@pytest.mark.card("judith")
def test_exactly_one_alternative_is_chosen() -> None:
    table = without_cards().hand(0, "judith", "abbot", "squire", "labourer").papers(0, deeds=1)
    table.turn().play(0, "play:judith")
    assert table.options(0) == {"pick:destroy_1", "pick:flip_1"}
    table.play(0, "pick:flip_1")
    assert (table.g.approved[0], table.names("hands", 0), table.asked(0)) == (
        1,
        ["abbot", "squire", "labourer"],
        "move_where",
    )


@pytest.mark.rule("viscounts.card.choice_slash")
@pytest.mark.card("judith")
def test_an_optional_alternative_may_be_chosen_and_left_undone() -> None:
    table = without_cards().hand(0, "judith", "abbot", "squire", "labourer").papers(0, deeds=1)
    table.turn().play(0, "play:judith", "pick:destroy_1", "decline")
    assert (table.g.approved[0], len(table.names("hands", 0)), table.asked(0)) == (0, 3, "move_where")


@pytest.mark.rule("viscounts.card.choice_slash")
@pytest.mark.card("guntram")
@pytest.mark.parametrize(
    ("pick", "papers"),
    [("both_debt_1_flip_deed", (2, 0, 0, 1)), ("both_deed_1_flip_debt", (0, 1, 2, 0))],
)
def test_of_an_alternative_with_two_parts_both_are_resolved(pick: str, papers: tuple[int, ...]) -> None:
    table = without_cards().board(0, right="guntram").hand(0, "abbot").papers(0, debts=1, deeds=1)
    table.turn().play(0, f"pick:{pick}")
    g = table.g
    assert (g.debts[0], g.paid[0], g.deeds[0], g.approved[0]) == papers
    assert table.asked(0) == ("resource_which" if papers[1] else "play_which")


@pytest.mark.rule("viscounts.card.choice_slash", "viscounts.fx.mandatory")
@pytest.mark.parametrize(
    ("effect", "lay_out", "asked"),
    [
        ("choose(destroy(1), flip(1))", lambda t: t.hand(0, "abbot", "squire", "labourer").papers(0, deeds=1), ""),
        ("choose(destroy(1), flip(1))", lambda t: t.hand(0, "abbot", "squire", "labourer", "trader"), "destroy_which"),
        ("choose(castle_move(), virtue(1))", lambda t: t.workers(0, 2, "flip", 1), ""),
        ("choose(destroy(2), resource(2))", lambda t: t.hand(0, "abbot", "squire", "labourer"), "resource_which"),
        ("choose(hire(), destroy(1))", lambda t: t.hand(0, "abbot", "squire", "labourer"), "hire_which"),
        (
            "choose(hire(), destroy(1))",
            lambda t: t.hand(0, "abbot", "squire", "labourer", "trader").no_folk(
                "lake", "hills", "forest", "cliffs", "mountains"
            ),
            "destroy_which",
        ),
        ("choose(destroy(1), discard(1))", lambda t: t.hand(0, "abbot", "squire", "labourer"), "discard_which"),
        ("choose(rearrange(), discard(2))", lambda t: t.board(0, "abbot").hand(0, "squire"), "discard_which"),
        ("choose(rearrange(), discard(2))", lambda t: t.board(0, "abbot", "squire"), "new_order"),
    ],
)
def test_an_alternative_that_cannot_be_resolved_is_no_choice(effect: str, lay_out: Lay, asked: str) -> None:
    """The other one happens without a question."""
    table = without_cards()
    lay_out(table)
    table.does(0, effect)
    assert table.asked(0) == asked
    if "flip" in effect and not asked:
        assert table.g.approved[0] == 1
    if "virtue" in effect:
        assert table.markers(0) == (1, 6)


@pytest.mark.rule("viscounts.card.choice_slash")
def test_without_any_possible_alternative_nothing_happens() -> None:
    table = without_cards().hand(0, "abbot", "squire", "labourer").does(0, "choose(destroy(1), flip(1))")
    assert (table.asked(0), table.names("hands", 0)) == ("", ["abbot", "squire", "labourer"])


# abilities that answer to events ------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.card.event_ability", "viscounts.debts.flip_debt_reward")
@pytest.mark.card("debt_collector_virtue")
def test_an_ability_answers_to_every_flipped_debt_after_the_resource() -> None:
    table = without_cards().board(0, "debt_collector_virtue").papers(0, debts=2, deeds=1).does(0, "flip(2)")
    table.play(0, "flip_one:debt")
    assert (table.asked(0), table.owned(0), table.markers(0)) == ("resource_which", {}, (1, 7))
    table.play(0, "take_good:ink")
    assert (table.owned(0), table.markers(0), table.asked(0)) == ({"ink": 1, "silver": 1}, (1, 6), "flip_which")
    table.play(0, "flip_one:debt", "take_good:ink")
    assert (table.owned(0), table.markers(0), table.asked(0)) == ({"ink": 2, "silver": 2}, (1, 5), "")


@pytest.mark.rule("viscounts.card.event_ability")
@pytest.mark.card("debt_collector_virtue")
def test_an_ability_does_not_answer_to_something_else() -> None:
    """Neither to a flipped deed, nor to a gained debt, nor in hand, nor to the debts of others."""
    table = without_cards().board(0, "debt_collector_virtue").papers(0, deeds=1).papers(1, debts=1)
    table.does(0, "flip(1)").does(0, "debt(1)").does(1, "flip_debt()").play(1, "take_good:ink")
    assert (table.owned(0), table.markers(0), table.markers(1), table.asked(0)) == ({}, (1, 7), (1, 7), "")
    table = without_cards().hand(0, "debt_collector_virtue").papers(0, debts=1).does(0, "flip_debt()")
    assert table.play(0, "take_good:ink").owned(0) == {"ink": 1}


@pytest.mark.rule("viscounts.card.event_ability")
@pytest.mark.card("racketeer_rearrange")
def test_an_ability_answers_after_each_of_several_debts() -> None:
    table = without_cards().board(0, "racketeer_rearrange", "abbot").hand(0, "squire", "trader").does(0, "debt(3)")
    for debts in (1, 2, 3):
        assert (table.g.debts[0], table.options(0)) == (debts, {"pick:rearrange", "pick:discard_1"})
        table.play(0, "pick:rearrange", "arrange:213")
    assert (table.g.debts[0], table.asked(0)) == (3, "")


@pytest.mark.rule("viscounts.card.event_ability")
@pytest.mark.card("racketeer_destroy")
def test_an_ability_works_during_the_turn_of_another_player() -> None:
    """A collision on space 1 brings a debt to everyone else with criminals."""
    table = without_cards().board(0, "racketeer_destroy").hand(0, "abbot", "squire", "trader").track(1, 1, 1)
    table.g.active = 1
    table.run(collision_phase(1))
    assert (table.g.debts[0], table.options(0)) == (1, {"pick:destroy_1", "pick:discard_1"})
    table.play(0, "pick:discard_1", "discard_card:trader")
    assert (table.names("discards", 0), table.markers(1), table.asked(0)) == (["trader"], (1, 7), "")


@pytest.mark.rule("viscounts.card.event_order")
@pytest.mark.card("debt_collector_deed", "debt_collector_resource", "debt_collector_virtue")
def test_the_owner_chooses_the_order_of_several_abilities() -> None:
    table = without_cards().board(0, "debt_collector_deed", "debt_collector_resource", "debt_collector_virtue")
    table.papers(0, debts=1, deeds=1).does(0, "flip_debt()").play(0, "take_good:ink")
    assert table.options(0) == {
        "resolve:debt_collector_deed",
        "resolve:debt_collector_resource",
        "resolve:debt_collector_virtue",
    }
    table.play(0, "resolve:debt_collector_virtue")
    assert (table.owned(0), table.g.approved[0]) == ({"ink": 1, "silver": 1}, 0)
    assert table.options(0) == {"resolve:debt_collector_deed", "resolve:debt_collector_resource"}
    table.play(0, "resolve:debt_collector_resource")
    assert (table.asked(0), table.g.approved[0]) == ("resource_which", 0)
    table.play(0, "take_good:gold")
    assert (table.owned(0), table.g.approved[0], table.asked(0)) == ({"ink": 1, "silver": 1, "gold": 1}, 1, "")
