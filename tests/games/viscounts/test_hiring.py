"""Phase 4: hiring the townsfolk beside the viscount. Rules: hire.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts.hiring import recruit_phase
from tests.games.viscounts.table import Table

HAND = ("abbot", "labourer", "squire")  # so many that nothing is drawn at the end of the turn


def hiring(*cards: str, silver: int = 9, space: str = "lake_right") -> Table:
    """Player 0 is in phase 4 with these townsfolk beside the viscount, the last one visible."""
    t = Table.empty().at(0, space).goods(0, silver=silver).folk(space.split("_")[0], *cards)
    return t.run(recruit_phase(0))


@pytest.mark.rule("viscounts.hire.optional")
def test_after_the_action_the_townsfolk_of_the_segment_may_be_hired() -> None:
    t = Table.empty().hand(0, "trader", *HAND).goods(0, silver=5)
    for segment, card in (("lake", "vicar"), ("hills", "friar"), ("forest", "miner"), ("mountains", "princess")):
        t.folk(segment, card)
    t.turn(0).play(0, "play:trader", "move:lake_right", "rest")
    assert t.options(0) == {"recruit:vicar", "pass_by"}
    with pytest.raises(IllegalMove):
        t.play(0, "recruit:friar")
    t.play(0, "recruit:vicar")
    assert t.where("vicar") == ("discards", 0)
    assert t.events("hired") == [("hired", 0, t.card("vicar"), 2)]


@pytest.mark.rule("viscounts.hire.optional")
def test_nobody_has_to_hire() -> None:
    t = Table.empty().hand(0, "trader", *HAND).goods(0, silver=5).folk("lake", "vicar").turn(0)
    t.play(0, "play:trader", "move:lake_right", "rest", "pass_by")
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 5})
    assert (t.where("vicar"), t.markers(0)) == (("townsfolk", 0), (1, 7))


@pytest.mark.rule("viscounts.hire.optional")
@pytest.mark.parametrize("space", ["forest_left", "forest_right", "forest_inner"])
def test_the_townsfolk_lies_beside_all_three_spaces_of_its_segment(space: str) -> None:
    assert hiring("vicar", space=space).options(0) == {"recruit:vicar", "pass_by"}


@pytest.mark.rule("viscounts.hire.top_card")
def test_only_the_card_on_top_can_be_hired() -> None:
    t = hiring("friar", "vicar")
    assert t.options(0) == {"recruit:vicar", "pass_by"}
    with pytest.raises(IllegalMove):
        t.play(0, "recruit:friar")


@pytest.mark.rule("viscounts.hire.top_card")
def test_after_a_dismissal_the_newly_revealed_card_can_be_hired() -> None:
    t = Table.empty().hand(0, "trader", *HAND).goods(0, silver=5).folk("lake", "friar", "jeweller").turn(0)
    t.play(0, "play:trader", "move:lake_right", "dismiss:trade", "trade:1")
    assert t.options(0) == {"recruit:friar", "pass_by"}
    t.play(0, "recruit:friar")
    assert (t.where("friar"), t.where("jeweller")) == (("discards", 0), ("box", -1))


@pytest.mark.rule("viscounts.hire.cost")
@pytest.mark.parametrize(("card", "price"), [("courier", 1), ("jeweller", 2), ("enforcer", 3)])
def test_hiring_costs_the_value_of_the_card(card: str, price: int) -> None:
    t = hiring(card, silver=price).play(0, f"recruit:{card}")
    assert t.owned(0) == {}
    assert t.events("hired") == [("hired", 0, t.card(card), price)]
    assert t.events("spent") == []  # the price is told with the hire, once
    poor = hiring(card, silver=price - 1)
    assert (poor.asked(0), poor.where(card)) == ("", ("townsfolk", 0))


@pytest.mark.rule("viscounts.hire.cost")
def test_only_silver_pays_and_a_cheap_dismissal_makes_no_cheap_hire() -> None:
    t = Table.empty().at(0, "lake_right").goods(0, ink=9, stone=9, gold=9, silver=1).folk("lake", "jeweller")
    assert t.emptied(0, "trading_post_2").run(recruit_phase(0)).asked(0) == ""


@pytest.mark.rule("viscounts.hire.one_per_phase")
def test_one_townsfolk_is_hired_and_no_more() -> None:
    t = Table.empty().hand(0, "trader", *HAND).goods(0, silver=9).folk("lake", "friar", "vicar").turn(0)
    t.play(0, "play:trader", "move:lake_right", "rest", "recruit:vicar")
    assert t.asked(0) == ""
    assert t.names("townsfolk", 0)[-1] == "friar"
    assert len(t.events("hired")) == 1


@pytest.mark.rule("viscounts.hire.one_per_phase")
def test_a_free_hire_of_the_same_turn_does_not_count() -> None:
    """The Journeyman drops off and hires the Friar for free; the Vicar below is hired for silver."""
    t = Table.empty().board(0, "", "", "journeyman").hand(0, "trader", *HAND).goods(0, silver=2)
    t.folk("lake", "vicar", "friar").turn(0).play(0, "hire_free:friar", "play:trader", "move:lake_right", "rest")
    assert t.owned(0) == {"silver": 2}
    t.play(0, "recruit:vicar")
    assert t.owned(0) == {}
    assert {"friar", "vicar"} < set(t.names("discards", 0))


@pytest.mark.rule("viscounts.hire.to_discard")
def test_the_hired_card_goes_to_the_own_discard_pile_for_all_to_see() -> None:
    t = hiring("vicar").play(0, "recruit:vicar")
    assert t.names("discards", 0)[-1] == "vicar"
    assert "vicar" not in t.names("discards", 1)
    assert t.cards(0) == ["", "", ""]
    assert t.g.goods[3] == 7  # and nothing is played: no move, no ability
    for eye in (0, 1, SPECTATOR):
        assert view(t.g, eye)["discards"][0][-1] == t.card("vicar")


@pytest.mark.rule("viscounts.hire.bonus")
@pytest.mark.parametrize(
    ("card", "markers", "debts"),
    [("jeweller", (1, 6), 0), ("antagonist", (2, 7), 0), ("enforcer", (1, 7), 1), ("friar", (1, 6), 0)],
)
def test_the_bonus_of_the_hired_card_is_resolved_and_its_ability_is_not(
    card: str, markers: tuple[int, int], debts: int
) -> None:
    """The Antagonist would give a debt, the Friar a second virtue."""
    t = hiring(card).play(0, f"recruit:{card}")
    assert (t.markers(0), t.g.debts[0], t.asked(0)) == (markers, debts, "")


@pytest.mark.rule("viscounts.hire.bonus")
def test_a_shuffle_as_bonus_takes_the_hired_card_along() -> None:
    t = hiring("courier").play(0, "recruit:courier")
    assert t.names("discards", 0) == []
    assert len(t.g.decks[0]) == 9
    assert t.where("courier") == ("decks", 0)
    assert t.markers(0) == (1, 6)


@pytest.mark.rule("viscounts.hire.bonus")
def test_a_bonus_with_a_choice_is_asked_before_the_turn_goes_on() -> None:
    t = Table.empty().board(0, "abbot", "labourer").hand(0, "trader", *HAND[2:], "thief", "lender")
    t.goods(0, silver=9).folk("lake", "clergyman").turn(0)
    t.play(0, "play:trader", "move:lake_right", "rest", "recruit:clergyman")
    assert t.asked(0) == "new_order"
    t.play(0, "arrange:321")
    assert t.cards(0) == ["labourer", "abbot", "trader"]
    assert t.asked(0) == ""


@pytest.mark.rule("viscounts.hire.no_refill")
def test_an_empty_pile_stays_empty() -> None:
    t = Table.empty().no_folk("lake").at(0, "lake_right").goods(0, silver=9).folk("lake", "vicar")
    sizes = [len(pile) for pile in t.g.townsfolk]
    assert sizes[0] == 1
    t.run(recruit_phase(0)).play(0, "recruit:vicar")
    assert [len(pile) for pile in t.g.townsfolk] == [0, *sizes[1:]]
    t.hand(0, "trader", *HAND).turn(0).play(0, "play:trader", "move:hills_left", "rest", "pass_by")
    assert [len(pile) for pile in t.g.townsfolk] == [0, *sizes[1:]]


@pytest.mark.rule("viscounts.hire.no_refill")
def test_after_a_hire_the_next_card_is_shown_to_everybody() -> None:
    t = Table.empty().at(0, "lake_right").goods(0, silver=9).folk("lake", "vicar")
    below = t.g.townsfolk[0][:-1]
    for card in below:
        t.g.hide((card,))
    t.run(recruit_phase(0)).play(0, "recruit:vicar")
    for eye in (0, 1, SPECTATOR):
        assert view(t.g, eye)["townsfolk"][0] == [None] * (len(below) - 1) + [below[-1]]


@pytest.mark.rule("viscounts.hire.printed")
@pytest.mark.parametrize("segment", ["lake", "hills", "forest", "cliffs", "mountains"])
def test_the_printed_townsfolk_is_not_hired(segment: str) -> None:
    t = Table.empty().at(0, f"{segment}_right").goods(0, silver=9).no_folk(segment).run(recruit_phase(0))
    assert (t.asked(0), t.owned(0)) == ("", {"silver": 9})
    free = Table.empty().no_folk(segment).does(0, "hire()")
    assert len(free.options(0)) == 4


@pytest.mark.rule("viscounts.hire.printed")
def test_the_printed_townsfolk_is_dismissed_on_any_number_of_turns() -> None:
    """That of the forest: 1 silver, a criminal, 1 corruption. An exchange gives ink for two merchants."""
    t = Table.empty().board(0, "trader", "labourer", "squire").at(0, "forest_left").goods(0, silver=4).no_folk("forest")
    box = len(t.g.box)
    for turn in (1, 2, 3):
        t.action(0)
        assert "dismiss:trade" in t.options(0)
        t.play(0, "dismiss:trade")
        assert t.options(0, "dismiss") == set()
        t.play(0, "trade:1")
        assert t.owned(0) == {"ink": turn, "silver": 4}  # the Trader gives the silver back
        assert t.markers(0) == (1 + turn, 7)
    assert len(t.g.box) == box
    assert t.events("dismissed_printed") == [("dismissed_printed", 0, 2, 1)] * 3


@pytest.mark.rule("viscounts.hire.printed")
def test_the_printed_townsfolk_costs_one_with_the_second_trading_post() -> None:
    t = Table.empty().board(0, "abbot", "labourer", "squire").at(0, "lake_inner").no_folk("lake").goods(0, silver=1)
    assert t.action(0).why(0)["dismiss:workers"] == "dismiss.cost"
    t.play(0, "rest").emptied(0, "trading_post_2").action(0).play(0, "dismiss:workers")
    assert (t.owned(0), t.markers(0)) == ({}, (1, 6))


@pytest.mark.rule("viscounts.hire.printed")
def test_while_the_pile_has_a_card_the_printed_townsfolk_is_covered() -> None:
    t = Table.empty().board(0, "abbot", "labourer", "squire").at(0, "forest_left").no_folk("forest").goods(0, silver=9)
    t.folk("forest", "princess").action(0)  # a noble, while the printed criminal would fit
    assert t.why(0)["dismiss:trade"] == "dismiss.icon_match"
