"""Solo mode, what the player does not know: face-down guards, the guard deck and the location deck."""

from random import Random

import pytest

from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.lockup.guards import choose_guard_to_turn_up, guard_turn, refresh_decks, solo_roll_call
from pentarchy.games.lockup.moves import SEWERS, SMITHY
from tests.games.lockup.table import Table
from tests.games.lockup.test_solo_setup import on_top, solo


def hidden_guards(table: Table) -> set[int]:
    """The guard cards that lie face down, on the board or in the deck."""
    g = table.g
    seen = view(g, 0)
    piles = [(g.guard_deck, seen["guard_deck"]), *zip(g.guards_at, seen["guards_at"], strict=True)]
    return {guard for pile, shown in piles for guard, face in zip(pile, shown, strict=True) if face is None}


@pytest.mark.rule("lockup.solo.roll_call.deal", "lockup.solo.guard_deck")
def test_face_down_guards_are_hidden_from_views_and_from_what_is_told() -> None:
    table = solo().run(solo_roll_call())
    for eye in (0, SPECTATOR):
        seen = view(table.g, eye)
        assert seen["guards_at"] == [[None]] * 7 + [[]]
        assert seen["guard_deck"] == [None] * 5
        assert not set(seen["private"]) & hidden_guards(table)
    dealt = [mask for kind, _, mask in table.g.events or [] if kind == "guard_dealt"]
    assert dealt[-7:] == [0] * 7


@pytest.mark.rule("lockup.solo.guard_turn.reveal", "lockup.solo.roll_call.deal")
def test_what_is_face_down_could_be_any_guard_that_is_not_open() -> None:
    table = solo().guards("sewers", "guard_blue_4", down=True).guards("smithy", "guard_blue_3")
    unknown = hidden_guards(table)
    assert len(unknown) == 11
    worlds = [determinise(table.g, 0, Random(seed)) for seed in range(200)]
    assert {world.guards_at[SEWERS][0] for world in worlds} == unknown
    assert {world.guards_at[SMITHY] for world in worlds} == {(table.card("guard_blue_3"),)}
    for world in worlds:
        assert {*world.guard_deck, *world.guards_at[SEWERS]} == unknown
        assert view(world, 0) == view(table.g, 0)


@pytest.mark.rule("lockup.solo.location_deck", "lockup.solo.guard_turn.location_cards_out")
def test_the_order_of_the_location_deck_is_unknown_and_its_open_cards_are_not() -> None:
    table = on_top(solo(), "location_deck", "loc_smithy").run(guard_turn())
    assert view(table.g, 0)["location_discard"] == [table.card("loc_smithy")]
    worlds = [determinise(table.g, 0, Random(seed)) for seed in range(100)]
    assert {world.location_deck[-1] for world in worlds} == set(table.g.location_deck)
    assert {world.location_discard for world in worlds} == {table.g.location_discard}


@pytest.mark.rule("lockup.solo.guard_turn.reveal")
def test_two_positions_that_look_alike_are_dealt_alike() -> None:
    """Whatever really lies in the Sewers, the player's guess about it is the same."""
    worlds = []
    for hidden, other in (("guard_blue_4", "guard_blue_1a"), ("guard_blue_1a", "guard_blue_4")):
        table = solo().guards("sewers", hidden, down=True).guards("smithy", other, down=True)
        table.run(guard_turn())
        worlds.append(determinise(table.g, 0, Random(3)).guards_at)
        assert table.options(0) == {"turn_up:sewers", "turn_up:smithy"}
    assert worlds[0] == worlds[1]


@pytest.mark.rule("lockup.solo.guard_turn.reveal", "lockup.solo.lights_out.order")
def test_turning_up_a_guard_shows_it_to_everybody_and_cannot_be_taken_back() -> None:
    table = solo().guards("sewers", "guard_blue_4", down=True).guards("smithy", "guard_blue_3", down=True)
    table.run(choose_guard_to_turn_up())
    barrier = table.g.barrier
    table.play(0, "turn_up:sewers")
    assert view(table.g)["guards_at"][SEWERS] == [table.card("guard_blue_4")]
    assert table.g.barrier > barrier
    table.tokens(0, "smithy", "crew_5").check("smithy")
    assert view(table.g)["guards_at"][SMITHY] == [table.card("guard_blue_3")]


@pytest.mark.rule("lockup.solo.special.effect")
def test_the_guard_that_joins_the_special_card_is_unknown() -> None:
    table = solo(difficulty="hard").guards("smithy", "guard_yellow_special", down=True)
    on_top(table, "location_deck", "loc_off_duty.1").run(guard_turn())
    special, joined = table.g.guards_at[SMITHY]
    assert view(table.g, 0)["guards_at"][SMITHY] == [special, None]
    worlds = [determinise(table.g, 0, Random(seed)) for seed in range(100)]
    assert {world.guards_at[SMITHY][0] for world in worlds} == {special}
    assert {world.guards_at[SMITHY][1] for world in worlds} == {joined, *table.g.guard_deck}


@pytest.mark.rule("lockup.solo.refresh.guards", "lockup.solo.refresh.locations")
def test_after_the_shuffle_nobody_knows_which_card_is_where() -> None:
    table = on_top(solo(), "location_deck", "loc_smithy").run(guard_turn())
    table.guards("library", "guard_blue_4").run(refresh_decks())
    assert view(table.g, 0)["guard_deck"] == view(table.g)["guard_deck"] == [None] * 12
    assert view(table.g, 0)["location_deck"] == view(table.g)["location_deck"] == [None] * 8
    worlds = [determinise(table.g, 0, Random(seed)) for seed in range(200)]
    assert {world.guard_deck[-1] for world in worlds} == set(table.g.guard_deck)
