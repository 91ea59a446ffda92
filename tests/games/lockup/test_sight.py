"""How strong everybody is where, as far as somebody can count it: bounds, places, suspicion; never what is hidden."""

from random import Random
from typing import Any

import pytest

from pentarchy.engine.views import SPECTATOR, determinise
from pentarchy.games.lockup import GAME
from pentarchy.games.lockup.lights_out import has_lookout, pieces_at, strength
from pentarchy.games.lockup.looks import derived, insight
from pentarchy.games.lockup.moves import LIBRARY, LOCATION, LOCATIONS
from pentarchy.games.lockup.state import GUARDS, LIGHTS_OUT, PATROL, ROLL_CALL, Lockup
from tests.games.lockup.table import Table


def room(t: Table, location: str, player: int = SPECTATOR) -> list[dict[str, Any]]:
    """Who stands where, as a player counts it, or as everybody does."""
    number = LOCATION.index[location]
    own: list[dict[str, Any]] | None = None
    if player != SPECTATOR:
        own = insight(t.g, player)["standings"].get(str(number))
    found: list[dict[str, Any]] = derived(t.g)["rooms"][number]["standings"] if own is None else own
    return found


def columns(rows: list[dict[str, Any]], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(row[name] for name in names) for row in rows]


def unseen(t: Table, side: int, player: int = SPECTATOR) -> list[str]:
    pieces = (derived(t.g) if player == SPECTATOR else insight(t.g, player))["unseen"][side]
    return [t.content.designs[piece] for piece in pieces]


# bounds -------------------------------------------------------------------------------------------------------------
def test_tokens_that_lie_open_are_counted_exactly() -> None:
    t = Table.empty(3).power(0, 2)
    t.tokens(0, "sewers", "crew_3", "enforcer").tokens(1, "sewers", "crew_4").tokens(2, "sewers", "lookout")
    rows = room(t, "sewers")
    assert columns(rows, "side", "strength", "place", "hidden") == [
        (0, [5, 5], [1, 1], 0),
        (1, [4, 4], [2, 2], 0),
        (2, [0, 0], [3, 3], 0),
    ]
    assert columns(rows, "lookout") == [("no",), ("no",), ("yes",)]
    assert all(row["fate"] == "" and row["taken"] == 0 for row in rows)


def test_a_face_down_token_is_one_of_those_its_crew_has_not_shown() -> None:
    """The 5 and the 2 lie open elsewhere: left are lookout 0, enforcer 1, 3 and 4."""
    t = (
        Table.empty(3)
        .tokens(1, "sewers", "crew_3", down=True)
        .tokens(1, "smithy", "crew_5")
        .tokens(1, "exercise_yard", "crew_2")
    )
    assert columns(room(t, "sewers"), "side", "strength", "hidden", "lookout") == [(1, [0, 4], 1, "maybe")]
    assert unseen(t, 1) == ["lookout", "enforcer", "crew_3", "crew_4"]


def test_two_face_down_tokens_are_two_different_ones() -> None:
    t = Table.empty(3).power(1, 6).tokens(1, "sewers", "crew_4").tokens(1, "sewers", "lookout", "crew_2", down=True)
    assert columns(room(t, "sewers"), "strength", "hidden") == [([4 + 0 + 2, 4 + 5 + 6], 2)]


def test_what_must_be_the_lookout_is_known_to_be() -> None:
    names = ("enforcer", "crew_2", "crew_3", "crew_4", "crew_5")
    t = Table.empty(3).tokens(1, "sewers", "lookout", down=True).tokens(1, "smithy", *names)
    assert columns(room(t, "sewers"), "strength", "lookout") == [([0, 0], "yes")]


def test_a_lookout_that_lies_open_elsewhere_is_not_here() -> None:
    t = Table.empty(3).tokens(1, "sewers", "crew_4", down=True).tokens(1, "smithy", "lookout")
    assert columns(room(t, "sewers"), "strength", "lookout") == [([1, 5], "no")]


def test_the_owner_and_who_has_looked_know_more_than_the_others() -> None:
    t = Table.empty(3).tokens(1, "sewers", "crew_4", down=True).tokens(1, "smithy", "crew_3", down=True)
    t.g.show((t.token(1, "crew_4"),), 1 << 2)
    assert columns(room(t, "sewers", 1), "strength", "hidden") == [([4, 4], 0)]
    assert columns(room(t, "sewers", 2), "strength", "hidden") == [([4, 4], 0)]
    assert columns(room(t, "sewers", 0), "strength", "hidden") == [([0, 5], 1)]
    assert columns(room(t, "smithy", 2), "strength") == [([0, 5],)]
    assert (unseen(t, 1, 1), "crew_4" in unseen(t, 1, 2), "crew_4" in unseen(t, 1, 0)) == ([], False, True)
    assert [insight(t.g, player)["peeked"] for player in range(3)] == [[], [], [t.token(1, "crew_4")]]
    assert insight(t.g, 1)["covered"] == [t.token(1, "crew_4"), t.token(1, "crew_3")]


def test_who_knows_a_token_knows_that_it_is_not_elsewhere() -> None:
    t = Table.empty(3).tokens(1, "sewers", "crew_5", down=True).tokens(1, "smithy", "crew_3", down=True)
    t.g.show((t.token(1, "crew_5"),), 1 << 2)
    assert columns(room(t, "smithy", 2), "strength") == [([0, 4],)]
    assert columns(room(t, "smithy"), "strength") == [([0, 5],)]


def test_a_token_that_went_home_this_round_is_not_in_another_room() -> None:
    """It is hidden in its cell again, but everybody has seen it go; determinise knows it, too."""
    t = Table.empty(2).tokens(0, "sewers", "crew_5").tokens(1, "smithy", "crew_2", down=True)
    t.tokens(0, "smithy", "crew_4", down=True).check("sewers").play(0, "take:sewers")
    assert t.token(0, "crew_5") in t.g.cells[0]
    assert columns(room(t, "smithy"), "side", "strength") == [(0, [0, 4]), (1, [0, 5])]
    assert all(t.token(0, "crew_5") in determinise(t.g, 1, Random(seed)).cells[0] for seed in range(20))
    t.g.returned = 0  # as in the next round
    assert columns(room(t, "smithy"), "side", "strength") == [(0, [0, 5]), (1, [0, 5])]


def test_tokens_come_out_of_their_cells_anew_every_round() -> None:
    t = Table(2).go_on(lambda g: g.returned > 0).go_on(lambda g: g.round == 2)
    assert t.g.returned == 0


# places -------------------------------------------------------------------------------------------------------------
def test_equal_strengths_stand_in_turn_order() -> None:
    t = Table.empty(3).tokens(0, "smithy", "crew_3").tokens(1, "smithy", "crew_3").tokens(2, "smithy", "crew_3")
    t.g.first = 1
    assert columns(room(t, "smithy"), "side", "place") == [(1, [1, 1]), (2, [2, 2]), (0, [3, 3])]


def test_places_are_as_wide_as_what_is_hidden() -> None:
    """0 has 4 for sure; 1 has 0 to 5, so first or second; 2 has 5 and goes before a 5 of player 1 only if earlier."""
    t = (
        Table.empty(3)
        .tokens(0, "smithy", "crew_4")
        .tokens(1, "smithy", "crew_2", down=True)
        .tokens(2, "smithy", "crew_5")
    )
    assert columns(room(t, "smithy"), "side", "place") == [(2, [1, 2]), (1, [1, 3]), (0, [2, 3])]
    t.g.first = 2
    assert columns(room(t, "smithy"), "side", "place") == [(2, [1, 1]), (0, [2, 3]), (1, [2, 3])]


def test_rewards_follow_from_places_and_how_many_are_there() -> None:
    """Infirmary: first and last have one; with two there the second is last; the others go to the Library."""
    t = Table.empty(4).tokens(0, "infirmary", "crew_5").tokens(1, "infirmary", "crew_4")
    assert columns(room(t, "infirmary"), "reward") == [([0, 0],), ([1, 1],)]
    t.tokens(2, "infirmary", "crew_3")
    assert columns(room(t, "infirmary"), "reward") == [([0, 0],), ([-1, -1],), ([1, 1],)]
    assert derived(t.g)["prizes"][LOCATION.index["infirmary"]] == [[0], [0, 1], [0, -1, 1], [0, -1, -1, 1]]


@pytest.mark.parametrize(
    ("players", "rows", "board"), [(2, [0, 1], "rewards_small"), (3, [0, 2], "rewards"), (5, [0, 1, 2], "rewards")]
)
def test_the_rows_of_the_board_that_count_for_so_many_players(players: int, rows: list[int], board: str) -> None:
    found = derived(Table.empty(players).g)
    assert (found["board"], found["rooms"][LOCATION.index["sewers"]]["rows"]) == (board, rows)


# suspicion ----------------------------------------------------------------------------------------------------------
def test_the_strongest_without_a_lookout_gets_the_cubes() -> None:
    t = (
        Table.empty(3)
        .tokens(0, "sewers", "crew_5", "lookout")
        .tokens(1, "sewers", "crew_4")
        .tokens(2, "sewers", "crew_3")
    )
    assert columns(room(t, "sewers"), "suspicion") == [("no",)] * 3  # there are none
    t.suspicion_at("sewers", 2)
    assert columns(room(t, "sewers"), "side", "suspicion") == [(0, "no"), (1, "yes"), (2, "no")]


def test_who_might_get_the_cubes() -> None:
    """A face-down token can be the lookout, or stronger than 4."""
    t = Table.empty(3).suspicion_at("sewers", 1).tokens(0, "sewers", "crew_4").tokens(1, "sewers", "crew_2", down=True)
    assert columns(room(t, "sewers"), "side", "suspicion") == [(0, "maybe"), (1, "maybe")]
    t.tokens(0, "sewers", "crew_2")  # 6 is more than whatever lies there
    assert columns(room(t, "sewers"), "side", "suspicion") == [(0, "yes"), (1, "no")]


# the room being checked ----------------------------------------------------------------------------------------------
def test_the_ranking_stays_until_the_next_location() -> None:
    """Strengths of those who have taken their reward and went home are still told, with what became of everybody."""
    t = Table.empty(4).suspicion_at("smithy", 2).bandit_cube("smithy", "gold")
    t.tokens(0, "smithy", "crew_3").tokens(1, "smithy", "crew_5", down=True).tokens(2, "smithy", "crew_4", "lookout")
    t.tokens(3, "library", "crew_2").check("smithy")
    names = ("side", "strength", "place", "taken", "fate")
    assert columns(room(t, "smithy"), *names) == [
        (1, [5, 5], [1, 1], 2, "now"),
        (2, [4, 4], [2, 2], 0, "next"),
        (0, [3, 3], [3, 3], 0, "library"),
    ]
    t.play(1, "take:smithy")
    assert t.at(1, "smithy") == []
    assert columns(room(t, "smithy"), *names) == [
        (1, [5, 5], [1, 1], 2, "rewarded"),
        (2, [4, 4], [2, 2], 0, "now"),
        (0, [3, 3], [3, 3], 0, "library"),
    ]
    t.play(2, "decline")
    assert columns(room(t, "library"), "side") == [(2,), (0,), (3,)]


def test_who_declined_waits_for_the_library() -> None:
    t = Table.empty(3).tokens(0, "sewers", "crew_5").tokens(1, "sewers", "crew_3").check("sewers")
    t.play(0, "decline")
    assert columns(room(t, "sewers"), "side", "fate") == [(0, "library"), (1, "now")]


def test_a_moment_for_books_between_rewards_is_nobodys() -> None:
    t = Table.empty(3).tokens(0, "sewers", "crew_5").tokens(1, "sewers", "crew_3")
    t.put("hands", 2, "scavengers_guide")
    t.check("sewers")
    assert (t.moment(2), columns(room(t, "sewers"), "fate")) == ("before_location", [("",), ("",)])
    t.play(2, "skip")
    assert (t.moment(2), columns(room(t, "sewers"), "fate")) == ("reward_next", [("next",), ("next",)])
    t.play(2, "skip").play(0, "take:sewers")
    assert (t.moment(2), columns(room(t, "sewers"), "fate")) == ("reward_over", [("rewarded",), ("next",)])


def test_books_count_in_the_room_being_checked_and_nowhere_else() -> None:
    t = Table.empty(2).tokens(0, "sewers", "crew_3").tokens(1, "sewers", "crew_4").tokens(0, "smithy", "crew_2")
    t.put("hands", 0, "dirty_fighting")
    t.check("sewers").play(0, "book:dirty_fighting")
    assert columns(room(t, "sewers"), "side", "strength", "books") == [(0, [6, 6], 3), (1, [4, 4], 0)]
    assert columns(room(t, "smithy"), "strength", "books") == [([2, 2], 0)]


def test_a_disguise_counts_as_a_lookout() -> None:
    t = Table.empty(2).suspicion_at("sewers", 1).tokens(0, "sewers", "crew_4").tokens(1, "sewers", "crew_3")
    t.put("hands", 0, "guide_to_disguise")
    t.check("sewers").play(0, "skip")
    assert (t.moment(0), columns(room(t, "sewers"), "suspicion")) == ("on_suspicion", [("yes",), ("no",)])
    t.play(0, "book:guide_to_disguise")
    rows = room(t, "sewers")
    assert columns(rows, "side", "lookout", "taken") == [(0, "yes", 0), (1, "no", 1)]


def test_light_follows_the_phase() -> None:
    t = Table.empty(2)
    t.g.phase = ROLL_CALL
    assert {found["light"] for found in derived(t.g)["rooms"]} == {"day"}
    t.g.phase, t.g.location = LIGHTS_OUT, 2
    lights = [found["light"] for found in derived(t.g)["rooms"]]
    assert lights == ["done", "done", "now", *["coming"] * 5]
    t.g.phase, t.g.location = PATROL, -1
    assert {found["light"] for found in derived(t.g)["rooms"]} == {"done"}


# the guards ---------------------------------------------------------------------------------------------------------
def test_face_down_guards_are_cards_not_seen_this_round() -> None:
    """Of twelve cards (blue 0, power, 1, 1, 2, 3, 4; green 0, 3, 3, 4, 4) two lie open."""
    t = Table.empty(1)
    t.g.guard_deck = tuple(sorted((*t.g.guard_deck, *(card for pile in t.g.guards_at for card in pile))))
    t.g.guards_at[:] = [()] * LOCATIONS
    t.guards("sewers", "guard_blue_3").guards("sewers", "guard_blue_1a", down=True)
    t.guards("smithy", "guard_blue_4").tokens(0, "sewers", "crew_5")
    assert columns(room(t, "sewers"), "side", "strength", "place") == [(GUARDS, [3, 7], [1, 2]), (0, [5, 5], [1, 2])]
    assert len(derived(t.g)["unseen"][GUARDS]) == 10
    assert columns(room(t, "smithy"), "side", "strength") == [(GUARDS, [4, 4])]
    assert sum(count for _, count in derived(t.g)["location_cards"]) == len(t.g.location_deck)


# honesty ------------------------------------------------------------------------------------------------------------
MODES = [(1, "normal"), (2, "normal"), (3, "expert"), (5, "normal")]


def positions(players: int, mode: str, seed: int, apart: int = 7) -> list[Lockup]:
    """Positions of a random game, some way from each other."""
    g, rng, found = GAME.new(players, {"mode": mode}, seed), Random(seed), []
    number = 0
    while not g.over:
        if number % apart == 0:
            found.append(g.clone())
        player = g.asked
        g.play(player, rng.choice(g.legal(player)))
        number += 1
    return found


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_no_forecast_depends_on_hidden_tokens(players: int, mode: str) -> None:
    """Whatever lies face down, in cells, decks and hands: all that is counted for somebody is the same."""
    for g in positions(players, mode, 11):
        for seed in range(6):
            assert derived(determinise(g, SPECTATOR, Random(seed))) == derived(g)
            for player in range(players):
                twin = determinise(g, player, Random(seed))
                assert derived(twin) == derived(g)
                assert insight(twin, player) == insight(g, player)
                for move in g.legal(player):
                    assert twin.facts_of(player, move) == g.facts_of(player, move)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_the_truth_lies_within_every_bound(players: int, mode: str) -> None:
    for g in positions(players, mode, 12, apart=3):
        if g.ranking:
            continue
        eyes = [(derived(g)["rooms"], {}), *(([], insight(g, player)["standings"]) for player in range(players))]
        for location in range(LOCATIONS):
            there = [side for side in range(g.sides) if pieces_at(g, side, location)]
            true = {side: true_strength(g, side, location) for side in there}
            order = sorted(there, key=lambda side: (-true[side], (side - g.first) % g.sides))
            for public, own in eyes:
                for row in public[location]["standings"] if public else own.get(str(location), ()):
                    side, (least, most) = row["side"], row["strength"]
                    assert least <= true[side] <= most
                    assert row["place"][0] <= order.index(side) + 1 <= row["place"][1]
                    lookout = true_lookout(g, side, location)
                    assert row["lookout"] in ("maybe", "yes" if lookout else "no")


def true_strength(g: Lockup, side: int, location: int) -> int:
    return strength(g, side, location) - (g.extra[side] if location != g.location else 0)


def true_lookout(g: Lockup, side: int, location: int) -> bool:
    if location == g.location:
        return has_lookout(g, side, location)
    return any(g.content.lookout[piece] for piece in pieces_at(g, side, location))


def test_nobody_is_in_the_library_before_lights_out() -> None:
    assert derived(Table(5).g)["rooms"][LIBRARY]["standings"] == []
