"""A turn: playing, capturing, sweeping."""

from typing import Any

import pytest

from pentarchy.engine.errors import IllegalMove

from .table import GAME, Table


@pytest.mark.rule("scopa.turn.play")
def test_any_card_of_the_hand_can_be_played() -> None:
    t = Table(hands=(("ace_of_cups", "king_of_clubs", "six_of_swords"), ()))
    assert t.options(0) == {"play:ace_of_cups", "play:king_of_clubs", "play:six_of_swords"}
    assert t.options(1) == set()


@pytest.mark.rule("scopa.turn.lay")
def test_a_card_that_captures_nothing_stays() -> None:
    t = Table("king_of_cups", hands=(("two_of_cups",), ()))
    t.play(0, "play:two_of_cups")
    assert t.names("table") == ["king_of_cups", "two_of_cups"]
    assert t.g.taken == [(), ()]
    assert t.log() == ["Player 1 lays the Two of Cups on the table."]


@pytest.mark.rule("scopa.capture.must")
def test_a_card_that_can_capture_does() -> None:
    t = Table("king_of_cups", "two_of_cups", hands=(("two_of_swords",), ()))
    t.play(0, "play:two_of_swords")
    assert t.names("table") == ["king_of_cups"]
    assert t.names("taken", 0) == ["two_of_cups", "two_of_swords"]
    assert t.log() == ["Player 1 captures the Two of Cups with the Two of Swords."]


@pytest.mark.rule("scopa.capture.equal_first")
def test_an_equal_card_comes_before_a_sum() -> None:
    t = Table("two_of_cups", "three_of_cups", "five_of_cups", hands=(("five_of_swords",), ()))
    t.play(0, "play:five_of_swords")
    assert t.names("taken", 0) == ["five_of_cups", "five_of_swords"]


@pytest.mark.rule("scopa.capture.choose")
def test_of_two_equal_cards_one_is_chosen() -> None:
    t = Table("five_of_cups", "five_of_clubs", hands=(("five_of_swords",), ()))
    t.play(0, "play:five_of_swords")
    assert t.options(0) == {"take:five_of_cups", "take:five_of_clubs"}
    t.play(0, "take:five_of_clubs")
    assert t.names("table") == ["five_of_cups"]


@pytest.mark.rule("scopa.capture.sum")
def test_the_worked_example() -> None:
    """The table shows 2, 3, 5 and 6: an 8 captures either 2 and 6, or 3 and 5."""
    t = Table("two_of_cups", "three_of_cups", "five_of_cups", "six_of_cups", hands=(("jack_of_swords",), ()))
    t.play(0, "play:jack_of_swords")
    assert t.options(0) == {"take:two_of_cups", "take:three_of_cups", "take:five_of_cups", "take:six_of_cups"}
    t.play(0, "take:three_of_cups")
    assert sorted(t.names("taken", 0)) == ["five_of_cups", "jack_of_swords", "three_of_cups"]
    assert t.names("table") == ["two_of_cups", "six_of_cups"]


@pytest.mark.rule("scopa.capture.sum")
def test_cards_that_do_not_add_up_cannot_be_chosen() -> None:
    cards = ("ace_of_cups", "two_of_cups", "three_of_cups", "four_of_cups", "king_of_cups")
    t = Table(*cards, hands=(("five_of_swords",), ()))
    t.play(0, "play:five_of_swords")
    assert t.options(0) == {"take:ace_of_cups", "take:two_of_cups", "take:three_of_cups", "take:four_of_cups"}
    with pytest.raises(IllegalMove) as refusal:
        t.play(0, "take:king_of_cups")
    assert refusal.value.rule == "capture.sum"
    t.play(0, "take:ace_of_cups")
    assert sorted(t.names("taken", 0)) == ["ace_of_cups", "five_of_swords", "four_of_cups"]


@pytest.mark.rule("scopa.capture.sum")
def test_three_cards_are_chosen_one_after_another() -> None:
    cards = ("ace_of_cups", "two_of_cups", "four_of_cups", "ace_of_clubs", "three_of_cups")
    t = Table(*cards, hands=(("seven_of_swords",), ()))
    t.play(0, "play:seven_of_swords")
    t.play(0, "take:two_of_cups")
    assert t.options(0) == {"take:ace_of_cups", "take:four_of_cups", "take:ace_of_clubs", "take:three_of_cups"}
    t.play(0, "take:ace_of_clubs")
    assert t.options(0) == {"take:ace_of_cups", "take:four_of_cups", "take:three_of_cups"}
    t.play(0, "take:three_of_cups")
    taken = ["ace_of_clubs", "ace_of_cups", "seven_of_swords", "three_of_cups", "two_of_cups"]
    assert sorted(t.names("taken", 0)) == taken
    assert t.names("table") == ["four_of_cups"]


@pytest.mark.rule("scopa.sweep.point")
def test_an_empty_table_is_a_sweep() -> None:
    t = Table("two_of_cups", "three_of_cups", hands=(("five_of_swords",), ()))
    t.play(0, "play:five_of_swords")
    assert t.g.sweeps == [1, 0]
    assert t.log()[-1] == "Player 1 sweeps the table: 1 point."


@pytest.mark.rule("scopa.sweep.last_card")
def test_the_last_card_makes_no_sweep() -> None:
    """Where nothing is left for the last taker, the last card emptied the table: that is not told as a sweep."""
    emptied = 0
    for seed in range(80):
        g: Any = GAME.new(2, {"target": "single"}, seed, events=True)
        while not g.over:
            g.play(g.asked, g.legal(g.asked)[0])
        told = [event[0] for event in g.events]
        if "took_rest" not in told:
            emptied += 1
            assert told[told.index("point" if "point" in told else "no_point") - 1] == "captured"
        assert told.count("swept") == sum(g.sweeps)
    assert emptied
