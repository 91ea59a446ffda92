"""Drawing cards. Rules: draw.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.draw.top")
@pytest.mark.card("information_broker")
def test_cards_come_from_the_top_and_only_their_owner_sees_them() -> None:
    t = Table.empty().spy(0, "kanaglym")
    t.put("decks", 0, "noble", "soldier", "house_guard", "advocate")
    t.begin(0, "information_broker").play(0, "play:information_broker", "pick:information_broker,1", "recall:kanaglym")
    assert t.names("hands", 0) == ["advocate", "house_guard", "soldier"]
    assert t.names("decks", 0) == ["noble"]
    assert view(t.g, 0)["hands"][0] == list(t.g.hands[0])
    assert view(t.g, 1)["hands"][0] == view(t.g, SPECTATOR)["hands"][0] == [None] * 3
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.draw.top")
def test_a_hand_has_no_upper_limit() -> None:
    t = Table.empty()
    t.put("decks", 0, *["noble"] * 6)
    t.begin(0, "rath_modar", *["soldier"] * 5).play(0, "play:rath_modar", "spy:kanaglym")
    assert len(t.g.hands[0]) == 7
    assert len(t.g.decks[0]) == 4


@pytest.mark.rule("tyrants.draw.reshuffle")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    """The last card is drawn and the discard pile stays; the next draw makes a deck of all of it."""
    t = Table.empty().spy(0, "kanaglym", "skullport")
    t.put("decks", 0, "noble", "noble")
    t.put("discards", 0, "soldier", "advocate", "house_guard")
    t.begin(0, "night_hag", "rath_modar").play(0, "play:night_hag", "pick:night_hag,1", "recall:kanaglym")
    assert t.names("hands", 0) == ["rath_modar", "noble", "noble"]
    assert t.names("decks", 0) == []
    assert t.names("discards", 0) == ["soldier", "advocate", "house_guard"]
    assert t.events("reshuffled") == []
    t.play(0, "play:rath_modar", "spy:kanaglym")
    assert t.names("discards", 0) == []
    assert (len(t.g.hands[0]), len(t.g.decks[0])) == (4, 1)
    together = sorted(t.names("hands", 0) + t.names("decks", 0))
    assert together == sorted(["noble", "noble", "soldier", "advocate", "house_guard"])
    assert len(t.events("reshuffled")) == 1


@pytest.mark.rule("tyrants.draw.reshuffle")
def test_a_draw_takes_the_rest_of_the_deck_before_the_new_one() -> None:
    t = Table.empty()
    t.put("decks", 0, "advocate")
    t.put("discards", 0, "soldier", "soldier", "soldier")
    t.begin(0, "rath_modar").play(0, "play:rath_modar")
    assert t.names("hands", 0) == ["advocate", "soldier"]
    assert t.names("decks", 0) == ["soldier", "soldier"]


@pytest.mark.rule("tyrants.draw.reshuffle")
def test_the_new_deck_is_shuffled_and_face_down() -> None:
    """The order differs from game to game, and nobody knows any more which card is where."""
    orders = set()
    for seed in range(12):
        t = Table.empty(seed=seed)
        t.put("discards", 0, "soldier", "advocate", "house_guard", "kobold", "imix", "balor")
        assert None not in view(t.g, 1)["discards"][0]
        t.begin(0, "rath_modar").play(0, "play:rath_modar")
        orders.add(tuple(t.names("hands", 0)))
        for watcher in (0, 1, SPECTATOR):
            assert view(t.g, watcher)["decks"][0] == [None] * 4
    assert len(orders) > 3


@pytest.mark.rule("tyrants.draw.nothing_left")
@pytest.mark.parametrize("cards", [0, 1])
def test_draws_from_nothing_do_nothing(cards: int) -> None:
    t = Table.empty()
    t.put("decks", 0, *["noble"] * cards)
    t.begin(0, "rath_modar").play(0, "play:rath_modar")
    assert t.names("hands", 0) == ["noble"] * cards
    assert t.asked(0) == "spy_where"  # the rest of the card goes on
    t.play(0, "spy:kanaglym")
    assert (t.events("reshuffled"), t.asked(0)) == ([], "act")
