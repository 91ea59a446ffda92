"""A client asks before a choice or a payment that would do nothing; the move stays legal."""

import pytest

from pentarchy.games.tyrants import GAME
from tests.games.tyrants.table import Table

NOTHING = "warning-nothing"


def warned(t: Table, move: str, player: int = 0) -> bool:
    """Whether a legal move is asked about."""
    legal = next(option for option in t.g.legal(player) if t.g.moves.write(option).startswith(move))
    return GAME.warning(t.g, player, legal) == NOTHING


@pytest.mark.rule("tyrants.play.choose_one")
def test_an_option_without_a_target_is_asked_about_and_legal() -> None:
    t = Table.empty().troops(0, "kanaglym").begin(0, "blackguard").play(0, "play:blackguard")
    assert not warned(t, "pick:blackguard.1,0")
    assert warned(t, "pick:blackguard.1,1")
    t.play(0, "pick:blackguard,1")
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.play.choose_one")
def test_an_option_with_a_target_is_not_asked_about() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, "blackguard").play(0, "play:blackguard")
    assert not warned(t, "pick:blackguard.1,1")


@pytest.mark.rule("tyrants.play.choose_one", "tyrants.cost.in_full")
def test_an_ability_that_cannot_be_paid_is_asked_about() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, "watcher_of_thay").play(0, "play:watcher_of_thay")
    assert warned(t, "pick:watcher_of_thay.1,1")
    t = Table.empty().spy(0, "skullport").begin(0, "watcher_of_thay").play(0, "play:watcher_of_thay")
    assert not warned(t, "pick:watcher_of_thay.1,1")


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_paying_with_a_spy_where_nobody_stands_is_asked_about_and_legal() -> None:
    t = Table.empty().spy(0, "kanaglym", "skullport").begin(0, "spellspinner")
    t.play(0, "play:spellspinner", "pick:spellspinner,1")
    assert warned(t, "recall:kanaglym")
    assert not warned(t, "recall:skullport")
    t.play(0, "recall:kanaglym")
    assert t.spies(0) == {"skullport"}


@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_devouring_a_card_for_nothing_is_asked_about() -> None:
    t = Table.empty(deck_1="demons").troops(0, "kanaglym").begin(0, "glabrezu", "noble").play(0, "play:glabrezu")
    assert warned(t, "devour:noble")
    t = Table.empty(deck_1="demons").troops(0, "skullport").begin(0, "glabrezu", "noble").play(0, "play:glabrezu")
    assert not warned(t, "devour:noble")


def test_no_warning_tells_what_is_hidden() -> None:
    """A draw is asked about when deck and discard pile are empty, whatever the deck holds."""
    t = Table.empty(deck_1="aberrations").begin(0, "gauth").play(0, "play:gauth")
    assert warned(t, "pick:gauth.1,1")
    t = Table.empty(deck_1="aberrations")
    t.put("decks", 0, "noble")
    t.begin(0, "gauth").play(0, "play:gauth")
    assert not warned(t, "pick:gauth.1,1")
