"""Solo mode, roll call: the special guard card and the Atlas of Hideouts."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.lockup.guards import guard_turn, solo_roll_call
from pentarchy.games.lockup.moves import INFIRMARY, SEWERS, SMITHY
from pentarchy.games.lockup.roll_call import place_tokens
from pentarchy.games.lockup.state import ROLL_CALL
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_roll_call import face_up, turns_up
from tests.games.lockup.test_solo_setup import on_top, solo

PLAYER, GUARDS = 0, 1
LEVELS = [("hard", "guard_yellow_special"), ("extreme", "guard_red_special")]


def with_atlas(difficulty: str = "normal") -> Table:
    """A solo table on which it is the player's turn to place, with the Atlas in hand, once it is run."""
    table = solo(difficulty=difficulty)
    table.g.phase = ROLL_CALL
    table.put("hands", 0, "atlas_of_hideouts.1")
    return table


# the special card -------------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.special.effect", "lockup.solo.special.any_reveal")
@pytest.mark.parametrize(("difficulty", "special"), LEVELS)
def test_the_special_card_brings_the_top_guard_face_down_to_its_location(difficulty: str, special: str) -> None:
    """It comes before the location card: the first card of the deck joins the special one, the second the Infirmary."""
    table = (
        solo(difficulty=difficulty).guards("smithy", special, down=True).guards("sewers", "guard_blue_1a", down=True)
    )
    on_top(table, "location_deck", "loc_infirmary")
    on_top(table, "guard_deck", "guard_blue_4", "guard_blue_2")
    table.run(guard_turn()).play(0, "turn_up:smithy")
    assert table.names("guards_at", SMITHY) == [special, "guard_blue_4"]
    assert table.names("guards_at", INFIRMARY) == ["guard_blue_2"]
    assert face_up(table) == {INFIRMARY: ["guard_blue_2"], SMITHY: [special]}
    table.run(guard_turn())
    assert table.options(0) == turns_up("sewers", "smithy")


@pytest.mark.rule("lockup.solo.special.effect")
def test_other_guards_bring_nobody() -> None:
    table = solo(difficulty="hard").guards("smithy", "guard_yellow_3a", down=True)
    on_top(table, "location_deck", "loc_off_duty.1").run(guard_turn())
    assert face_up(table) == {SMITHY: ["guard_yellow_3a"]}
    assert len(table.g.guards_at[SMITHY]) == 1


@pytest.mark.rule("lockup.solo.special.effect")
def test_a_special_card_that_stays_face_down_or_is_dealt_face_down_brings_nobody() -> None:
    table = solo(difficulty="extreme")
    on_top(table, "guard_deck", "guard_blue_1a", "guard_red_special").run(solo_roll_call())
    assert table.names("guards_at", SEWERS) == ["guard_red_special"]
    assert [len(pile) for pile in table.g.guards_at] == [1] * 7 + [0]


@pytest.mark.rule("lockup.solo.special.empty")
def test_with_an_empty_guard_deck_the_special_card_does_nothing() -> None:
    table = solo(difficulty="hard").guards("smithy", "guard_yellow_special", down=True)
    on_top(table, "location_deck", "loc_off_duty.1")
    table.guards("sewers", *table.names("guard_deck"))
    table.run(guard_turn())
    assert (table.names("guards_at", SMITHY), table.g.over) == (["guard_yellow_special"], True)
    assert face_up(table)[SMITHY] == ["guard_yellow_special"]


@pytest.mark.rule("lockup.solo.special.any_reveal")
@pytest.mark.parametrize(("difficulty", "special"), LEVELS)
def test_dealt_face_up_by_a_location_card_the_special_card_works_at_once(difficulty: str, special: str) -> None:
    table = on_top(solo(difficulty=difficulty), "location_deck", "loc_sewers")
    on_top(table, "guard_deck", special, "guard_blue_4").run(guard_turn())
    assert table.names("guards_at", SEWERS) == [special, "guard_blue_4"]
    assert face_up(table) == {SEWERS: [special]}


@pytest.mark.rule("lockup.solo.special.any_reveal", "lockup.solo.atlas")
def test_turned_up_by_the_atlas_the_special_card_works_at_once() -> None:
    table = with_atlas(difficulty="extreme").guards("smithy", "guard_red_special", down=True)
    on_top(table, "guard_deck", "guard_blue_4").run(place_tokens(0))
    table.play(0, "book:atlas_of_hideouts")
    assert table.names("guards_at", SMITHY) == ["guard_red_special", "guard_blue_4"]
    assert face_up(table) == {SMITHY: ["guard_red_special"]}
    assert table.asked(0) == "place_or_pass"


@pytest.mark.rule("lockup.solo.special.not_in_lights_out")
@pytest.mark.parametrize(("difficulty", "special"), LEVELS)
def test_turned_up_by_the_check_of_its_location_the_special_card_does_nothing(difficulty: str, special: str) -> None:
    table = solo(difficulty=difficulty).guards("smithy", special, down=True).tokens(0, "smithy", "crew_5", "crew_2")
    deck = table.g.guard_deck
    table.check("smithy")
    assert (table.asked(0), table.names("guards_at", SMITHY)) == ("reward_choice", [special])
    assert table.g.guard_deck == deck
    assert table.events("revealed") == [("revealed", 5, table.card(special), SMITHY)]


# the Atlas of Hideouts ---------------------------------------------------------------------------------------------
@pytest.mark.rule("lockup.solo.atlas")
def test_the_atlas_turns_any_face_down_guard_up() -> None:
    table = with_atlas().guards("smithy", "guard_blue_4", down=True).guards("sewers", "guard_blue_3", down=True)
    table.guards("infirmary", "guard_blue_2").run(place_tokens(0))
    assert "book:atlas_of_hideouts" in table.options(0)
    table.play(0, "book:atlas_of_hideouts")
    assert (table.asked(0), table.options(0)) == ("turn_up_which", turns_up("sewers", "smithy"))
    table.play(0, "turn_up:smithy")
    assert face_up(table) == {INFIRMARY: ["guard_blue_2"], SMITHY: ["guard_blue_4"]}
    assert view(table.g)["guards_at"] == view(table.g, 0)["guards_at"]
    assert (table.owned(0), table.names("book_discard")) == ({"scrap": 1}, ["atlas_of_hideouts"])
    assert (table.asked(0), table.g.location_discard) == ("place_or_pass", ())


@pytest.mark.rule("lockup.solo.atlas")
def test_with_no_face_down_guard_the_atlas_only_gives_its_scrap() -> None:
    table = with_atlas().guards("smithy", "guard_blue_4").run(place_tokens(0)).play(0, "book:atlas_of_hideouts")
    assert (table.asked(0), table.owned(0)) == ("place_or_pass", {"scrap": 1})


@pytest.mark.rule("lockup.solo.atlas")
def test_the_atlas_is_for_the_own_turn_of_roll_call_only() -> None:
    table = with_atlas().guards("smithy", "guard_blue_4", down=True).tokens(0, "smithy", "crew_5").check("smithy")
    assert face_up(table) == {SMITHY: ["guard_blue_4"]}
    assert (table.asked(0), table.options(0, "book")) == ("reward_choice", set())
