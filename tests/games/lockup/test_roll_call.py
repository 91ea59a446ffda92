"""Phase I: turns, places for tokens, how many may lie face down. Rules: roll_call.*; passing is in test_passing.py."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import view
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.roll_call import DOWN, UP
from pentarchy.games.lockup.state import ROLL_CALL
from tests.games.lockup.table import Table

PLACES = ("exercise_yard", "sewers", "infirmary", "smithy", "commissary", "chow_hall", "cell_block")


def everybody_passes(t: Table) -> Table:
    """Pass and decline, otherwise make the first legal move, until a new round begins."""
    now = t.g.round
    while t.g.round == now:
        player = t.g.asked
        plain = next((move for move in ("leave", "decline", "skip") if move in t.options(player)), "")
        t.g.play(player, t.read(player, plain) if plain else t.g.legal(player)[0])
    return t


def at_own_turn(players: int) -> Table:
    """A new game at the first turn of player 0; alone, the guards come first."""
    t = Table(players)
    return t.play(0, "turn_up:smithy") if players == 1 else t


def refused(t: Table, token: str, location: str, face: int) -> str | None:
    """Why player 0 may not lay an own token so: the rule that the refusal names, if any."""
    with pytest.raises(IllegalMove) as refusal:
        t.g.play(0, ("place", t.token(0, token), LOCATION.index[location], face))
    return refusal.value.rule


def kinds(t: Table, player: int) -> set[str]:
    return {move.split(":")[0] for move in t.options(player)}


@pytest.mark.rule("lockup.roll_call.start")
@pytest.mark.parametrize(("players", "first"), [(2, 2), (3, 1), (3, 3), (4, 2), (5, 4), (5, 5)])
def test_the_holder_of_the_first_player_token_begins(players: int, first: int) -> None:
    t = Table(players, first=str(first))
    assert [t.asked(player) for player in range(players)] == [
        "place_or_pass" if player == first - 1 else "" for player in range(players)
    ]
    assert t.g.phase == ROLL_CALL


@pytest.mark.rule("lockup.roll_call.order", "lockup.roll_call.end")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_round_clockwise_until_all_have_passed(players: int) -> None:
    """Two laps of one token each, then a lap of passes; the next player is the one on the left."""
    t = Table(players, first="2")
    order = [(1 + i) % players for i in range(players)]
    for location in ("sewers", "smithy"):
        for player in order:
            assert t.g.asked == player
            t.play(player, f"place:crew_3,{location},up" if location == "sewers" else f"place:crew_4,{location},up")
            assert t.g.asked == player
            t.play(player, "stay")
    for player in order:
        assert (t.g.asked, t.asked(player), t.g.phase) == (player, "place_or_pass", ROLL_CALL)
        t.play(player, "leave")
    assert t.g.phase != ROLL_CALL
    assert t.events("location_checked") == [("location_checked", 1)]


@pytest.mark.rule("lockup.roll_call.place", "lockup.roll_call.turn_choice")
def test_a_turn_puts_one_or_more_tokens_into_one_location() -> None:
    """After the first token only the same location is offered, until the player stops."""
    t = Table(3).play(0, "place:crew_5,smithy,up")
    assert t.asked(0) == "place_more"
    assert t.options(0, "place") == {
        f"place:{token},smithy,{face}"
        for token in ("lookout", "enforcer", "crew_2", "crew_3", "crew_4")
        for face in ("up", "down")
    }
    t.play(0, "place:crew_2,smithy,up", "place:lookout,smithy,up", "stay")
    assert t.at(0, "smithy") == ["crew_5", "crew_2", "lookout"]
    assert (t.asked(0), t.asked(1)) == ("", "place_or_pass")
    t.play(1, "place:crew_2,sewers,up", "stay")
    assert (t.at(1, "sewers"), t.asked(2)) == (["crew_2"], "place_or_pass")


@pytest.mark.rule("lockup.roll_call.place")
def test_the_last_token_of_the_cell_ends_the_turn() -> None:
    t = Table(2)
    t.play(0, *(f"place:{token},sewers,up" for token in ("lookout", "enforcer", "crew_2", "crew_3", "crew_4")))
    assert t.asked(0) == "place_more"
    t.play(0, "place:crew_5,sewers,up")
    assert len(t.at(0, "sewers")) == 6
    assert (t.asked(0), t.asked(1)) == ("", "place_or_pass")


@pytest.mark.rule("lockup.roll_call.turn_choice")
def test_a_turn_is_a_placement_or_a_pass() -> None:
    """Nobody can wait and come back later; whoever has placed a token may stop, but no longer pass in that turn."""
    t = Table(3)
    assert kinds(t, 0) == {"place", "leave"}
    with pytest.raises(IllegalMove):
        t.play(0, "stay")
    t.play(0, "place:crew_2,sewers,up")
    assert kinds(t, 0) == {"place", "stay"}
    with pytest.raises(IllegalMove):
        t.play(0, "leave")
    t.play(0, "stay")
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.roll_call.no_repeat")
def test_nobody_comes_back_to_a_location_in_the_same_round() -> None:
    t = Table(2).play(0, "place:crew_2,infirmary,up", "stay").play(1, "place:crew_2,infirmary,up", "stay")
    again = {f"place:crew_5,infirmary,{face}" for face in ("up", "down")}
    assert not again & t.options(0)
    assert {t.why(0)[move] for move in again} == {"roll_call.no_repeat"}
    assert refused(t, "crew_5", "infirmary", UP) == "roll_call.no_repeat"
    assert {f"place:crew_5,{place},up" for place in PLACES if place != "infirmary"} <= t.options(0)
    t.play(0, "place:crew_5,smithy,up", "stay").play(1, "leave")
    assert {t.why(0)[f"place:crew_3,{place},up"] for place in ("infirmary", "smithy")} == {"roll_call.no_repeat"}
    everybody_passes(t)
    assert {f"place:crew_3,{place},up" for place in PLACES} <= t.options(0)


@pytest.mark.rule("lockup.roll_call.no_capacity")
@pytest.mark.parametrize("players", [2, 5])
def test_a_location_holds_all_tokens_of_all_players(players: int) -> None:
    t = Table(players)
    for player in range(players):
        tokens = [t.content.designs[token] for token in t.g.cells[player]]
        t.play(player, *(f"place:{token},smithy,up" for token in tokens))
    assert len(t.events("placed")) == {2: 12, 5: 25}[players]
    assert t.events("passed") == [("passed", player) for player in range(players)]  # their cells are empty
    assert {side for _, side, _, _ in t.ranked()} == set(range(players))
    assert t.g.location == 3


@pytest.mark.rule("lockup.roll_call.no_library")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_tokens_go_to_the_first_seven_locations_only(players: int) -> None:
    t = at_own_turn(players)
    assert {move.split(",")[1] for move in t.options(0, "place")} == set(PLACES)
    assert {t.why(0)[f"place:crew_3,library,{face}"] for face in ("up", "down")} == {"roll_call.no_library"}
    assert refused(t, "crew_3", "library", UP) == "roll_call.no_library"


@pytest.mark.rule("lockup.roll_call.max_face_down", "lockup.roll_call.face_up_or_down")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_two_tokens_a_round_lie_face_down(players: int) -> None:
    """They are counted over turns and locations, for each player alone, and anew in the next round."""
    t = Table(players).play(0, "place:crew_3,infirmary,down", "place:crew_4,infirmary,up", "stay")
    for player in range(1, players):
        t.play(player, "leave")
    assert "place:enforcer,smithy,down" in t.options(0)
    t.play(0, "place:crew_5,smithy,down")
    assert t.options(0) == {"place:lookout,smithy,up", "place:enforcer,smithy,up", "stay"} | (
        {"place:crew_2,smithy,up"} if players < 5 else set()
    )
    assert t.why(0)["place:lookout,smithy,down"] == "roll_call.max_face_down"
    t.play(0, "stay")
    assert {move.split(",")[2] for move in t.options(0, "place")} == {"up"}
    assert t.why(0)["place:lookout,sewers,down"] == "roll_call.max_face_down"
    everybody_passes(t)
    t.play(0, "place:crew_3,infirmary,down", "place:crew_4,infirmary,down")
    assert t.why(0)["place:crew_5,infirmary,down"] == "roll_call.max_face_down"


@pytest.mark.rule("lockup.roll_call.max_face_down")
def test_the_limit_is_each_players_own() -> None:
    t = Table(3).play(0, "place:crew_3,sewers,down", "place:crew_4,sewers,down", "stay")
    t.play(1, "place:crew_3,sewers,down", "place:crew_4,sewers,down", "stay")
    assert t.g.hidden_left == [0, 0, 2]
    assert "place:crew_3,sewers,down" in t.options(2)


@pytest.mark.rule("lockup.roll_call.max_face_down_2p")
@pytest.mark.parametrize("players", [1, 2])
def test_with_two_sides_three_tokens_lie_face_down(players: int) -> None:
    t = at_own_turn(players).play(0, "place:crew_3,sewers,down", "place:crew_4,sewers,down")
    assert "place:crew_5,sewers,down" in t.options(0)
    t.play(0, "place:crew_5,sewers,down")
    assert t.options(0) == {"place:lookout,sewers,up", "place:enforcer,sewers,up", "place:crew_2,sewers,up", "stay"}
    assert t.why(0)["place:crew_2,sewers,down"] == "roll_call.max_face_down_2p"


@pytest.mark.rule("lockup.roll_call.mix", "lockup.roll_call.face_up_or_down")
def test_one_placement_may_be_partly_face_down() -> None:
    """In any order; the others see the faces of the open ones only."""
    t = Table(3).play(0, "place:crew_5,chow_hall,down", "place:lookout,chow_hall,up", "place:crew_2,chow_hall,down")
    t.play(0, "place:enforcer,chow_hall,up", "stay")
    five, lookout, two, enforcer = (t.token(0, name) for name in ("crew_5", "lookout", "crew_2", "enforcer"))
    assert view(t.g, 0)["placed"][5] == [five, lookout, two, enforcer]
    assert view(t.g, 1)["placed"][5] == [None, lookout, None, enforcer]
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.roll_call.no_take_back")
def test_placed_tokens_stay_as_they_lie_until_their_location_is_checked() -> None:
    """On later turns only the tokens of the cell can be laid; the owner still knows what lies face down."""
    t = Table(2).play(0, "place:crew_5,smithy,down", "place:crew_2,smithy,up", "stay").play(1, "leave")
    assert {move.split(":")[1].split(",")[0] for move in t.options(0, "place")} == {
        "lookout", "enforcer", "crew_3", "crew_4",
    }  # fmt: skip
    assert kinds(t, 0) == {"place", "leave"}
    for token, location, face in (("crew_5", "sewers", UP), ("crew_5", "smithy", UP), ("crew_2", "smithy", DOWN)):
        refused(t, token, location, face)
    five, two = t.token(0, "crew_5"), t.token(0, "crew_2")
    t.play(0, "place:crew_3,cell_block,up", "stay")
    assert view(t.g, 0)["placed"][3] == [five, two]
    assert view(t.g, 1)["placed"][3] == [None, two]
    assert t.asked(0) == "place_or_pass"
