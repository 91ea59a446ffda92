"""Solo mode, roll call: guards are dealt, then the guards and the player take turns."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import view
from pentarchy.games.lockup.guards import guard_turn, solo_roll_call
from pentarchy.games.lockup.moves import CELL_BLOCK, CHOW_HALL, INFIRMARY, LIBRARY, SEWERS, SMITHY
from pentarchy.games.lockup.rounds import play_round
from pentarchy.games.lockup.state import LIGHTS_OUT, ROLL_CALL
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import on_top, solo

PLAYER, GUARDS = 0, 1
TOKENS = ("lookout", "enforcer", "crew_2", "crew_3", "crew_4", "crew_5")
PLACES = ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block")


def turns_up(*locations: str) -> set[str]:
    return {f"turn_up:{location}" for location in locations}


def face_up(table: Table) -> dict[int, list[str]]:
    """The open guard cards by location, as the player sees them."""
    seen = [[guard for guard in pile if guard is not None] for pile in view(table.g, 0)["guards_at"]]
    return {place: [table.content.designs[guard] for guard in pile] for place, pile in enumerate(seen) if pile}


def quiet_deck(table: Table) -> Table:
    """Let the next two location cards be breaks."""
    return on_top(table, "location_deck", "loc_off_duty.1", "loc_off_duty.2")


# dealing ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.roll_call.deal")
def test_one_guard_face_down_in_each_location_in_ascending_order() -> None:
    table = solo()
    deck = table.g.guard_deck
    table.run(solo_roll_call())
    assert [*table.g.guards_at[:LIBRARY]] == [(guard,) for guard in reversed(deck[5:])]
    assert table.g.guard_deck == deck[:5]
    assert table.g.guards_at[LIBRARY] == ()
    assert face_up(table) == {}
    assert table.options(0) == turns_up(*PLACES)


@pytest.mark.rule("lockup.solo.roll_call.deal", "lockup.solo.refresh.guards")
def test_guards_are_dealt_anew_in_every_round() -> None:
    table = Table(1).go_on(lambda g: g.round == 2)
    assert [len(pile) for pile in table.g.guards_at] == [1, 1, 1, 1, 1, 1, 1, 0]
    assert (len(table.g.guard_deck), len(table.g.location_deck), face_up(table)) == (5, 8, {})


# turns ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.roll_call.turns")
def test_with_the_token_the_guards_begin_and_turns_alternate() -> None:
    table = quiet_deck(solo()).run(solo_roll_call())
    assert table.asked(0) == "turn_up_which"
    table.play(0, "turn_up:sewers")
    assert table.asked(0) == "place_or_pass"
    table.play(0, "place:crew_2,smithy,up", "stay")
    assert table.asked(0) == "turn_up_which"
    table.play(0, "turn_up:smithy")
    assert table.asked(0) == "place_or_pass"
    assert len(table.g.location_discard) == 2


@pytest.mark.rule("lockup.solo.roll_call.turns")
def test_with_the_token_the_player_begins() -> None:
    table = quiet_deck(solo())
    table.g.first = PLAYER
    table.run(solo_roll_call())
    assert (table.asked(0), len(table.g.location_discard)) == ("place_or_pass", 0)
    table.play(0, "place:crew_2,smithy,up", "stay")
    assert table.asked(0) == "turn_up_which"
    table.play(0, "turn_up:smithy")
    assert (table.asked(0), len(table.g.location_discard)) == ("place_or_pass", 1)


@pytest.mark.rule("lockup.solo.guard_turn.reveal")
def test_the_player_chooses_any_face_down_guard() -> None:
    table = quiet_deck(solo())
    table.guards("sewers", "guard_blue_1a", down=True).guards("cell_block", "guard_blue_4", down=True)
    table.guards("smithy", "guard_blue_2").run(guard_turn())
    assert (table.asked(0), table.options(0)) == ("turn_up_which", turns_up("sewers", "cell_block"))
    with pytest.raises(IllegalMove):
        table.play(0, "turn_up:smithy")
    table.play(0, "turn_up:cell_block")
    assert face_up(table) == {SMITHY: ["guard_blue_2"], CELL_BLOCK: ["guard_blue_4"]}
    assert table.events("guard_turned_up") == [("guard_turned_up", table.card("guard_blue_4"), CELL_BLOCK)]
    assert table.g.over


@pytest.mark.rule("lockup.solo.guard_turn.reveal")
def test_several_face_down_guards_in_one_location_are_turned_up_one_by_one() -> None:
    table = quiet_deck(solo()).guards("sewers", "guard_blue_1a", "guard_blue_4", down=True)
    table.guards("smithy", "guard_blue_2", down=True).run(guard_turn()).play(0, "turn_up:sewers")
    assert face_up(table) == {SEWERS: ["guard_blue_1a"]}
    table.run(guard_turn())
    assert table.options(0) == turns_up("sewers", "smithy")
    table.play(0, "turn_up:sewers")
    assert face_up(table) == {SEWERS: ["guard_blue_1a", "guard_blue_4"]}


@pytest.mark.rule("lockup.solo.guard_turn.location")
def test_a_location_card_brings_the_top_guard_face_up_after_the_turning_up() -> None:
    table = on_top(solo(), "location_deck", "loc_infirmary")
    table.guards("sewers", "guard_blue_1a", down=True).guards("smithy", "guard_blue_2", down=True)
    on_top(table, "guard_deck", "guard_blue_3").run(guard_turn())
    assert table.g.location_discard == ()
    table.play(0, "turn_up:smithy")
    assert face_up(table) == {INFIRMARY: ["guard_blue_3"], SMITHY: ["guard_blue_2"]}
    assert table.names("location_discard") == ["loc_infirmary"]
    told = [kind for kind, *_ in table.events() if kind in ("guard_turned_up", "location_card", "guard_dealt")]
    assert told[-3:] == ["guard_turned_up", "location_card", "guard_dealt"]


@pytest.mark.rule("lockup.solo.guard_turn.off_duty")
def test_a_break_brings_no_guard() -> None:
    table = on_top(solo(), "location_deck", "loc_off_duty.1").guards("smithy", "guard_blue_2", down=True)
    deck = table.g.guard_deck
    table.run(guard_turn())
    assert (face_up(table), table.g.guard_deck) == ({SMITHY: ["guard_blue_2"]}, deck)
    assert (table.names("location_discard"), table.g.over) == (["loc_off_duty"], True)


@pytest.mark.rule("lockup.solo.guard_turn.deck_empty")
def test_with_an_empty_guard_deck_a_location_gets_no_guard() -> None:
    table = on_top(solo(), "location_deck", "loc_infirmary").guards("smithy", "guard_blue_2", down=True)
    table.guards("sewers", *table.names("guard_deck"))
    table.run(guard_turn())
    assert table.names("location_discard") == ["loc_infirmary"]
    assert (table.g.guards_at[INFIRMARY], table.g.over) == ((), True)


@pytest.mark.rule("lockup.solo.guard_turn.none_hidden")
def test_with_no_face_down_guard_only_the_location_card_is_turned_up() -> None:
    table = on_top(solo(), "location_deck", "loc_chow_hall").guards("smithy", "guard_blue_2")
    on_top(table, "guard_deck", "guard_blue_4").run(guard_turn())
    assert table.g.over
    assert face_up(table) == {SMITHY: ["guard_blue_2"], CHOW_HALL: ["guard_blue_4"]}
    assert table.events("guard_turned_up") == []


@pytest.mark.rule("lockup.solo.guard_turn.location_cards_out")
def test_location_cards_stay_out_for_the_rest_of_the_roll_call() -> None:
    table = solo().run(solo_roll_call())
    for place in PLACES[:5]:
        table.play(0, f"turn_up:{place}")
        table.play(0, f"place:{TOKENS[PLACES.index(place)]},{place},up", "stay")
    table.play(0, "turn_up:chow_hall")
    drawn = tuple(card for _, card in table.events("location_card"))
    assert len(set(drawn)) == 6
    assert (table.g.location_discard, len(table.g.location_deck)) == (drawn, 2)
    assert not set(drawn) & set(table.g.location_deck)


@pytest.mark.rule("lockup.solo.guard_turn.location_cards_out")
def test_a_guard_turn_after_the_last_location_card_only_turns_a_guard_up() -> None:
    table = solo().guards("smithy", "guard_blue_2", down=True)
    table.put("location_discard", -1, *[table.content.tokens[card] for card in table.g.location_deck])
    deck = table.g.guard_deck
    table.run(guard_turn())
    assert (face_up(table), table.g.guard_deck) == ({SMITHY: ["guard_blue_2"]}, deck)
    assert (len(table.g.location_discard), table.g.over) == (8, True)


# the player's turn --------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.player_turn")
def test_the_player_places_one_or_more_tokens_in_one_location() -> None:
    table = quiet_deck(solo()).run(solo_roll_call()).play(0, "turn_up:sewers")
    assert not {move for move in table.options(0, "place") if ",library," in move}
    assert table.why(0)["place:crew_2,library,up"] == "roll_call.no_library"
    table.play(0, "place:crew_2,smithy,up")
    assert {move.split(",")[1] for move in table.options(0, "place")} == {"smithy"}
    table.play(0, "place:crew_3,smithy,down", "stay", "turn_up:smithy")
    assert table.at(0, "smithy") == ["crew_2", "crew_3"]
    assert table.why(0)["place:crew_4,smithy,up"] == "roll_call.no_repeat"
    assert "place:crew_4,sewers,up" in table.options(0)


@pytest.mark.rule("lockup.solo.roll_call.end")
def test_the_last_token_ends_roll_call_at_once() -> None:
    """No further guard turn: the Smithy's guard is met face down, and no location card is turned up."""
    table = quiet_deck(solo())
    table.g.first = PLAYER
    table.run(play_round())
    for token in TOKENS[:-1]:
        table.play(0, f"place:{token},smithy,up")
    assert (table.g.phase, table.asked(0)) == (ROLL_CALL, "place_more")
    table.play(0, "place:crew_5,smithy,up")
    assert (table.g.phase, table.asked(0), table.g.location) == (LIGHTS_OUT, "reward_choice", SMITHY)
    assert (table.events("guard_turned_up"), table.g.location_discard) == ([], ())


@pytest.mark.rule("lockup.solo.roll_call.end")
def test_a_token_kept_back_lets_the_guards_have_another_turn() -> None:
    table = quiet_deck(solo())
    table.g.first = PLAYER
    table.run(play_round())
    table.play(0, *(f"place:{token},smithy,up" for token in TOKENS[:-1]), "stay")
    assert (table.g.phase, table.asked(0)) == (ROLL_CALL, "turn_up_which")


@pytest.mark.rule("lockup.solo.roll_call.pass")
def test_a_pass_ends_roll_call_at_once() -> None:
    table = quiet_deck(solo())
    table.g.first = PLAYER
    table.run(play_round())
    table.play(0, "place:crew_5,smithy,up", "stay", "turn_up:sewers", "leave")
    assert (table.g.phase, table.asked(0), table.g.location) == (LIGHTS_OUT, "reward_choice", SMITHY)
    assert len(table.events("guard_turned_up")) == len(table.g.location_discard) == 1
    assert len(table.g.cells[0]) == 5
