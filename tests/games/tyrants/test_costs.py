"""Abilities with a cost. Rules: cost.*."""

import pytest

from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.cost.optional")
@pytest.mark.card("insane_outcast")
def test_an_outcast_may_be_played_without_paying() -> None:
    """Worked example: with another card in hand the Outcast is played and no card is discarded."""
    t = Table.empty(deck_1="demons")
    supply = len(t.g.outcasts)
    t.begin(0, "insane_outcast", "noble")
    t.play(0, "play:insane_outcast")
    assert t.options(0) == {"discard:noble", "done"}
    t.play(0, "done")
    assert (t.names("discards", 0), t.names("hands", 0)) == ([], ["noble"])
    assert t.names("played", 0) == ["insane_outcast"]
    assert len(t.g.outcasts) == supply - 1
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.cost.optional")
@pytest.mark.parametrize(
    ("card", "pick", "paid"),
    [
        ("marilith", "", "devour:noble"),
        ("vrock", "pick:vrock,1", "recall:kanaglym"),
        ("zuggtmoy", "", "devour:soldier"),
        ("flesh_golem", "", "devour:flesh_golem"),
    ],
)
def test_without_payment_the_ability_does_nothing(card: str, pick: str, paid: str) -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").spy(0, "kanaglym")
    t.put("inner_circles", 0, "soldier")
    t.begin(0, card, "noble").play(0, f"play:{card}", *([pick] if pick else []))
    assert t.options(0) == {paid, "done"}
    before = (t.g.power, t.g.influence)
    t.play(0, "done")
    assert (t.g.power, t.g.influence, t.at("everfire")) == (*before, {0: 1, 1: 1})
    assert (t.names("hands", 0), t.names("inner_circles", 0)) == (["noble"], ["soldier"])
    assert (t.spies(0), t.g.later, t.names("devoured")) == ({"kanaglym"}, (), [])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.cost.once")
@pytest.mark.parametrize(
    ("card", "moves", "power", "influence"),
    [
        ("marilith", ["devour:noble"], 5, 0),
        ("enchanter_of_thay", ["pick:enchanter_of_thay,1", "recall:kanaglym"], 4, 0),
        ("zuggtmoy", ["devour:house_guard"], 0, 3),
    ],
)
def test_a_cost_is_paid_once_though_more_could_be_paid(card: str, moves: list[str], power: int, influence: int) -> None:
    t = Table.empty().spy(0, "kanaglym", "skullport")
    t.put("inner_circles", 0, "house_guard", "house_guard")
    t.begin(0, card, "noble", "noble").play(0, f"play:{card}", *moves)
    assert (t.g.power, t.g.influence, t.asked(0)) == (power, influence, "act")
    left = len(t.g.hands[0]) + len(t.g.inner_circles[0]) + len(t.spies(0))
    assert left == 5  # of six


@pytest.mark.rule("tyrants.cost.once")
def test_the_cost_of_a_card_played_again_can_be_paid_again() -> None:
    """Once for each time it is played: two copies pay twice."""
    t = Table.empty()
    t.begin(0, "marilith", "marilith", "noble", "noble")
    t.play(0, "play:marilith", "devour:noble", "play:marilith", "devour:noble")
    assert (t.g.power, t.names("devoured")) == (10, ["noble", "noble"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.cost.other_parts")
@pytest.mark.parametrize("answer", ["devour:{}", "done"])
@pytest.mark.parametrize(
    ("card", "moves"),
    [("flesh_golem", []), ("wraith", ["spy:everfire"]), ("skeletal_horde", ["place:ched_nasad"] * 2)],
)
def test_the_other_lines_happen_whether_or_not_it_is_paid(card: str, moves: list[str], answer: str) -> None:
    t = Table.empty().troops(0, "ched_nasad")
    t.begin(0, card).play(0, f"play:{card}", *moves, answer.format(card))
    if card == "flesh_golem":
        assert t.g.power == 2
    elif card == "wraith":
        assert t.spies(0) == {"everfire"}
    else:
        assert t.at("ched_nasad")[0] == 3
    assert (t.names("played", 0) == [card]) == (answer == "done")


@pytest.mark.rule("tyrants.cost.other_parts")
@pytest.mark.card("howling_hatred_cultist")
def test_a_line_after_an_unpaid_ability_still_happens() -> None:
    t = Table.empty().spy(0, "kanaglym")
    t.begin(0, "howling_hatred_cultist", "spy_master")
    t.play(0, "play:spy_master", "spy:everfire")
    t.play(0, "play:howling_hatred_cultist", "pick:howling_hatred_cultist,1", "done")
    assert (t.g.influence, t.g.power, t.asked(0)) == (0, 1, "act")


@pytest.mark.rule("tyrants.cost.in_full")
@pytest.mark.parametrize(
    ("card", "pick"),
    [
        ("marilith", ""),
        ("mind_flayer", ""),
        ("zuggtmoy", ""),
        ("insane_outcast", ""),
        ("vrock", "pick:vrock,1"),
        ("grazzt", "pick:grazzt,1"),
        ("wight", "pick:wight,1"),
    ],
)
def test_what_is_not_there_cannot_be_paid_with_and_the_card_is_played_for_nothing(card: str, pick: str) -> None:
    """No other card in hand, no spy, an empty inner circle: nobody is asked and nothing happens."""
    t = Table.empty(deck_1="demons").troops(0, "everfire").troops(1, "everfire")
    t.begin(0, card).play(0, f"play:{card}", *([pick] if pick else []))
    assert t.asked(0) == "act"
    assert (t.g.power, t.g.influence, t.g.later, t.at("everfire")) == (0, 0, (), {0: 1, 1: 1})
    assert t.names("played", 0) == [card]


@pytest.mark.rule("tyrants.cost.in_full", "tyrants.demons.grazzt")
@pytest.mark.card("grazzt")
def test_returning_none_of_ones_spies_is_not_paying() -> None:
    t = Table.empty().spy(0, "everfire").troops(1, "everfire")
    t.begin(0, "grazzt").play(0, "play:grazzt", "pick:grazzt,1")
    assert t.options(0) == {"recall:everfire", "enough"}
    t.play(0, "enough")
    assert (t.at("everfire"), t.spies(0), t.asked(0)) == ({1: 1}, {"everfire"}, "act")


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_a_cost_may_be_paid_for_nothing() -> None:
    """A spy returned where no troop stands, a card devoured with no target, a card drawn from nowhere."""
    t = Table.empty().spy(0, "kanaglym", "everfire")
    t.begin(0, "cloaker", "information_broker", "glabrezu", "noble")
    t.play(0, "play:cloaker", "pick:cloaker,1", "recall:kanaglym")
    assert (t.spies(0), t.asked(0)) == ({"everfire"}, "act")
    t.play(0, "play:information_broker", "pick:information_broker,1", "recall:everfire")
    assert (t.spies(0), t.names("hands", 0), t.asked(0)) == (set(), ["glabrezu", "noble"], "act")
    t.play(0, "play:glabrezu", "devour:noble")
    assert (t.names("devoured"), sum(t.g.trophies[0]), t.asked(0)) == (["noble"], 0, "act")


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_a_part_of_the_effect_is_worth_the_whole_cost() -> None:
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "glabrezu", "noble").play(0, "play:glabrezu", "devour:noble")
    assert (t.at("everfire"), t.g.trophies[0][1], t.asked(0)) == ({0: 1}, 1, "act")


@pytest.mark.rule("tyrants.cost.played_card_not_in_hand")
@pytest.mark.parametrize(("card", "kind"), [("marilith", "devour"), ("wight", "devour"), ("insane_outcast", "discard")])
def test_a_card_does_not_pay_its_own_cost(card: str, kind: str) -> None:
    """A second copy in hand can; the one that is played is no longer there."""
    t = Table.empty(deck_1="demons")
    t.begin(0, card, card)
    played, other = t.g.hands[0]
    t.play(0, f"play:{card}", *(["pick:wight,1"] if card == "wight" else []))
    assert t.g.legal(0) == ((kind, other), ("done",))
    t.play(0, f"{kind}:{card}")
    assert (played in t.g.hands[0], t.g.hands[0]) == (False, ())
    assert t.asked(0) == "act"
