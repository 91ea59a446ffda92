"""Stage 2 of a turn: effects of the end of the turn, markers, discarding, drawing. Rules: end_turn.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.end_turn.order")
def test_promote_then_score_then_discard_then_draw() -> None:
    """While a promotion is asked, nothing of the later steps has happened; afterwards all of it, in its order."""
    table = Table.empty().clear("tsenviilyq").troops(0, "tsenviilyq", 3)
    table.put("decks", 0, *["soldier"] * 6)
    table.begin(0, "wyrmspeaker", "noble", "house_guard", "noble")
    table.play(0, "play:wyrmspeaker", "play:noble", "play:house_guard", "end_turn")
    assert table.asked(0) == "promote_which"
    assert (table.g.vp[0], table.names("discards", 0), table.names("hands", 0)) == (0, [], ["noble"])
    before = len(table.events())
    table.play(0, "promote:noble")
    told = [event[0] for event in table.events()[before:]]
    assert told == ["promoted", "marker_scored", "drew", "turn_started"]
    assert sorted(table.names("discards", 0)) == ["house_guard", "noble", "wyrmspeaker"]
    assert table.names("hands", 0) == ["soldier"] * 5, "what was drawn was not discarded"
    assert table.asked(1) == "act"


@pytest.mark.rule("tyrants.end_turn.order")
def test_points_for_the_inner_circle_come_before_those_of_markers_and_after_the_promotions() -> None:
    table = Table.empty().clear("tsenviilyq").troops(0, "tsenviilyq", 3)
    table.put("inner_circles", 0, "noble", "noble")
    table.begin(0, "blue_dragon", "noble").play(0, "play:blue_dragon", "play:noble", "end_turn", "promote:noble")
    told = [event[0] for event in table.events() if event[0] in ("promoted", "got_vp", "marker_scored")]
    assert told == ["promoted", "got_vp", "marker_scored"]
    assert (table.g.vp[0], table.asked(1)) == (2, "act")


# step 1 --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.end_turn.effects")
@pytest.mark.parametrize(("first", "vp"), [("blue_dragon", 0), ("wyrmspeaker", 1)])
def test_the_active_player_chooses_the_order_of_the_effects(first: str, vp: int) -> None:
    """With two cards in the inner circle, the Blue Dragon counts a third one only if it was promoted before."""
    table = Table.empty()
    table.put("inner_circles", 0, "noble", "noble")
    table.begin(0, "wyrmspeaker", "blue_dragon").play(0, "play:wyrmspeaker", "play:blue_dragon", "end_turn")
    assert (table.asked(0), table.options(0)) == ("resolve_which", {"resolve:wyrmspeaker", "resolve:blue_dragon"})
    table.play(0, f"resolve:{first}", "enough")
    assert (table.asked(1), table.g.vp[0]) == ("act", vp)
    assert table.names("inner_circles", 0) == ["noble", "noble", "blue_dragon"]


@pytest.mark.rule("tyrants.end_turn.effects")
def test_all_effects_are_carried_out_also_those_of_several_copies() -> None:
    table = Table.empty().begin(0, "wyrmspeaker", "wyrmspeaker", "cult_fanatic", "noble", "soldier")
    table.play(0, "play:wyrmspeaker", "play:wyrmspeaker", "play:noble", "play:soldier", "end_turn")
    assert table.asked(0) == "promote_which", "copies are alike: nobody is asked which comes first"
    table.play(0, "promote:noble")
    assert table.options(0) == {"promote:soldier", "promote:wyrmspeaker"}, "the second one, without being asked which"
    table.play(0, "promote:soldier")
    assert sorted(table.names("inner_circles", 0)) == ["noble", "soldier"]
    assert table.asked(1) == "act"


@pytest.mark.rule("tyrants.end_turn.effects")
def test_the_discard_of_neogi_comes_in_the_same_step() -> None:
    table = Table.empty(deck_1="aberrations").troops(0, "ched_nasad").clear("tsenviilyq").troops(0, "tsenviilyq", 3)
    table.put("hands", 1, "noble", "soldier")
    table.begin(0, "neogi", "noble").play(0, "play:neogi", *["place:ched_nasad"] * 3, "place:tsenviilyq-llacerellyn")
    assert (table.asked(0), table.asked(1)) == ("act", "")
    table.play(0, "end_turn")
    assert (table.asked(1), table.options(1)) == ("discard_one", {"discard:noble", "discard:soldier"})
    assert (table.g.vp[0], table.names("discards", 0)) == (0, []), "before markers and discarding"
    table.play(1, "discard:soldier")
    assert (table.g.vp[0], table.names("discards", 1), table.asked(1)) == (1, ["soldier"], "act")


# step 2 --------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.end_turn.marker_vp")
def test_markers_held_with_total_control_give_their_vp_at_the_end_of_each_own_turn() -> None:
    table = Table.empty().clear("araumycos", "menzoberranzan", "tsenviilyq")
    table.troops(0, "araumycos", 4).troops(0, "menzoberranzan", 6).troops(1, "tsenviilyq", 3)
    table.begin(0)
    assert table.g.vp == [0, 0]
    table.play(0, "end_turn")
    assert table.g.vp == [3 + 2, 0]
    table.play(1, "end_turn")
    assert table.g.vp == [5, 1], "in the own turn only"
    table.play(0, "end_turn")
    assert table.g.vp == [10, 1]


@pytest.mark.rule("tyrants.end_turn.marker_vp")
@pytest.mark.parametrize("spoiler", ["a space is empty", "a spy is there", "a white troop is there"])
def test_a_marker_held_with_plain_control_gives_no_vp(spoiler: str) -> None:
    table = Table.empty().clear("araumycos").troops(0, "araumycos", 3)
    if spoiler == "a spy is there":
        table.troops(0, "araumycos").spy(1, "araumycos")
    elif spoiler == "a white troop is there":
        table.troops(WHITE, "araumycos")
    table.begin(0)
    assert (table.controls("araumycos"), table.g.influence) == ((0, -1), 1)
    table.play(0, "end_turn")
    assert (table.g.vp[0], table.events("marker_scored"), table.asked(1)) == (0, [], "act")


@pytest.mark.rule("tyrants.end_turn.marker_vp")
def test_total_control_without_a_marker_gives_no_vp_at_the_end_of_a_turn() -> None:
    table = Table.empty().troops(0, "everfire", 3).troops(0, "chasmleap_bridge").begin(0).play(0, "end_turn")
    assert (table.g.vp[0], table.controls("everfire")) == (0, (0, 0))


@pytest.mark.rule("tyrants.end_turn.marker_vp")
def test_total_control_counts_as_it_is_at_the_end_of_the_turn() -> None:
    """Taken in this very turn it pays; it need not have been there at the start."""
    table = Table.empty().clear("araumycos").troops(0, "araumycos", 3).begin(0, power=1)
    table.play(0, "deploy:araumycos")
    assert table.g.vp[0] == 0
    table.play(0, "end_turn")
    assert table.g.vp[0] == 3


# steps 3 and 4 -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.end_turn.discard")
def test_played_cards_and_the_rest_of_the_hand_are_discarded() -> None:
    table = Table.empty()
    table.put("decks", 0, *["noble"] * 5)
    table.begin(0, "soldier", "house_guard", "kobold").play(0, "play:soldier")
    assert table.names("discards", 0) == [], "played cards lie in front until then"
    table.play(0, "end_turn")
    assert sorted(table.names("discards", 0)) == ["house_guard", "kobold", "soldier"]
    assert (table.names("played", 0), table.names("hands", 0)) == ([], ["noble"] * 5)
    assert {table.g.knows[card] for card in table.g.discards[0]} == {table.g.everyone}


@pytest.mark.rule("tyrants.end_turn.discard")
def test_promoted_and_devoured_cards_are_not_discarded() -> None:
    table = Table.empty(deck_1="undead")
    table.put("decks", 0, *["noble"] * 5)
    table.begin(0, "flesh_golem", "wyrmspeaker", "soldier").play(0, "play:flesh_golem", "devour:flesh_golem")
    table.play(0, "play:wyrmspeaker", "play:soldier", "end_turn")
    assert table.names("discards", 0) == ["wyrmspeaker"]
    assert (table.names("inner_circles", 0), table.names("devoured")) == (["soldier"], ["flesh_golem"])
    assert table.asked(1) == "act"


@pytest.mark.rule("tyrants.end_turn.draw")
def test_five_cards_are_drawn_from_the_top() -> None:
    table = Table.empty()
    table.put("decks", 0, "kobold", "noble", "soldier", "noble", "soldier", "house_guard")
    table.begin(0, "noble", "noble").play(0, "end_turn")
    assert sorted(table.names("hands", 0)) == ["house_guard", "noble", "noble", "soldier", "soldier"]
    assert (table.names("decks", 0), table.names("discards", 0)) == (["kobold"], ["noble", "noble"])
    assert not table.events("reshuffled"), "the deck is made anew only when a card is needed"
    assert {table.g.knows[card] for card in table.g.hands[0]} == {1}


@pytest.mark.rule("tyrants.end_turn.draw")
def test_a_deck_of_exactly_five_is_drawn_without_shuffling() -> None:
    table = Table.empty()
    table.put("decks", 0, *["soldier"] * 5)
    table.begin(0, "noble").play(0, "end_turn")
    assert (table.names("decks", 0), table.names("discards", 0)) == ([], ["noble"])
    assert not table.events("reshuffled")


@pytest.mark.rule("tyrants.end_turn.draw")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    """Two cards are left: both are drawn, then the discard pile, with the cards of this turn, is shuffled."""
    table = Table.empty()
    table.put("decks", 0, "kobold", "kobold")
    table.put("discards", 0, "soldier", "soldier", "soldier")
    table.begin(0, "noble", "noble").play(0, "play:noble", "end_turn")
    assert table.names("hands", 0)[:2] == ["kobold", "kobold"]
    assert (len(table.g.hands[0]), len(table.g.decks[0]), table.names("discards", 0)) == (5, 2, [])
    assert sorted(table.names("hands", 0)[2:] + table.names("decks", 0)) == ["noble"] * 2 + ["soldier"] * 3
    assert table.events("reshuffled") == [("reshuffled", 0)]
    assert {table.g.knows[card] for card in table.g.decks[0]} == {0}


@pytest.mark.rule("tyrants.end_turn.short_deck")
@pytest.mark.parametrize("cards", [0, 1, 4])
def test_with_fewer_than_five_cards_all_are_drawn(cards: int) -> None:
    table = Table.empty()
    table.put("decks", 0, *["soldier"] * (cards // 2))
    table.begin(0, *["noble"] * (cards - cards // 2)).play(0, "end_turn")
    assert len(table.g.hands[0]) == cards
    assert not table.g.decks[0] + table.g.discards[0]
    table.play(1, "end_turn")
    assert (table.asked(0), len(table.g.hands[0])) == ("act", cards), "and plays on"


@pytest.mark.rule("tyrants.end_turn.no_actions")
def test_in_stage_2_no_card_is_played_and_no_basic_action_taken() -> None:
    table = Table.empty().troops(0, "labyrinth").clear("araumycos").troops(0, "araumycos")
    table.begin(0, "wyrmspeaker", "noble", "soldier", "kobold", power=5, influence=5)
    table.play(0, "play:wyrmspeaker", "play:noble", "play:soldier", "end_turn")
    assert table.options(0) == {"promote:noble", "promote:soldier"}
    for move in ("play:kobold.1", "deploy:labyrinth", "recruit:priestess_of_lolth.15", "end_turn"):
        with pytest.raises(IllegalMove):
            table.play(0, move)
    table.play(0, "promote:noble")
    assert (table.asked(0), table.asked(1)) == ("", "act")


@pytest.mark.rule("tyrants.end_turn.no_actions")
def test_then_the_turn_passes_clockwise() -> None:
    table = Table.empty(4).begin(0)
    for player in (0, 1, 2, 3, 0):
        assert [seat for seat in range(4) if table.asked(seat)] == [player]
        table.play(player, "end_turn")
