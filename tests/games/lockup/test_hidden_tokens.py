"""Who knows which crew token: face down, in the cell, revealed, back home; and what can be taken back."""

from collections import Counter
from random import Random

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, determinise, view
from pentarchy.games.lockup.lights_out import check_locations
from pentarchy.games.lockup.moves import LOCATION
from pentarchy.games.lockup.roll_call import DOWN, UP
from pentarchy.games.lockup.rounds import play_round
from pentarchy.match import Match
from tests.games.lockup.table import Table

OF_ZERO = {name: place for place, name in enumerate(LOCATION.tokens)}  # where the piles of player 0 are in `placed`


def others(players: int) -> list[int]:
    return [*range(1, players), SPECTATOR]


def hears(t: Table, kind: str, eye: int) -> list[bool]:
    """For each event of a kind: whether somebody hears which pieces it is about."""
    bit = t.g.players if eye == SPECTATOR else eye
    return [bool(mask >> bit & 1) for told, _, mask in t.g.events or [] if told == kind]


@pytest.mark.rule("lockup.roll_call.face_up_or_down")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_face_down_token_is_known_to_its_owner_only(players: int) -> None:
    """The others see that it lies there, in the view as in the events, and which token lies face up."""
    t = Table(players).play(0, "place:crew_5,smithy,down", "place:crew_3,smithy,up", "stay")
    five, three = t.token(0, "crew_5"), t.token(0, "crew_3")
    assert view(t.g, 0)["placed"][OF_ZERO["smithy"]] == [five, three]
    assert five in view(t.g, 0)["private"]
    assert hears(t, "placed", 0) == [True, True]
    for eye in others(players):
        assert view(t.g, eye)["placed"][OF_ZERO["smithy"]] == [None, three]
        assert five not in view(t.g, eye)["private"]
        assert hears(t, "placed", eye) == [False, True]
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.roll_call.face_up_or_down", "lockup.holding_cell.secret")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_in_a_cell_is_secret_and_how_much_is_not(players: int) -> None:
    """So nobody can tell by what is left which token lies face down."""
    t = Table(players).play(0, "place:crew_5,smithy,down", "stay")
    left = 4 if players == 5 else 5
    assert view(t.g, 0)["cells"][0] == list(t.g.cells[0])
    assert len(t.g.cells[0]) == left
    for eye in others(players):
        seen = view(t.g, eye)["cells"]
        assert seen[0] == [None] * left
        assert all(seen[player] == [None] * (left + 1) for player in range(1, players) if player != eye)
        if eye != SPECTATOR:
            assert seen[eye] == list(t.g.cells[eye])


@pytest.mark.rule("lockup.lights_out.reveal")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_only_the_location_that_is_checked_is_turned_up(players: int) -> None:
    """At the reward of the Sewers the token there is open, the one in the Smithy is not."""
    t = Table.empty(players).tokens(0, "sewers", "crew_4", down=True).tokens(0, "smithy", "crew_5", down=True)
    t.tokens(1, "smithy", "crew_3", down=True).run(check_locations())
    assert t.asked(0) == "reward_choice"
    four, five, three = t.token(0, "crew_4"), t.token(0, "crew_5"), t.token(1, "crew_3")
    for eye in others(players):
        assert view(t.g, eye)["placed"][OF_ZERO["sewers"]] == [four]
        assert view(t.g, eye)["placed"][OF_ZERO["smithy"]] == [None]
    assert t.events("revealed") == [("revealed", 0, four, 1)]
    t.play(0, "take:sewers")
    assert view(t.g, SPECTATOR)["placed"][OF_ZERO["smithy"]] == [five]
    assert t.events("revealed")[1:] == [("revealed", 0, five, 3), ("revealed", 1, three, 3)]
    t.play(0, "take:smithy").play(1, "take:smithy")
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.reveal")
def test_face_down_tokens_count_with_their_real_strength() -> None:
    t = Table.empty(3).tokens(0, "smithy", "crew_5", down=True).tokens(1, "smithy", "crew_4").check("smithy")
    assert t.ranked() == [("ranked", 0, 3, 5), ("ranked", 1, 3, 4)]
    assert hears(t, "revealed", SPECTATOR) == [True]


@pytest.mark.rule("lockup.lights_out.rewards.tokens_home", "lockup.holding_cell.secret")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tokens_taken_home_are_hidden_again(players: int) -> None:
    """Both the one that was face up from the start and the one that was revealed."""
    t = Table.empty(players).tokens(0, "smithy", "crew_5", down=True).tokens(0, "smithy", "crew_3").check("smithy")
    five, three = t.token(0, "crew_5"), t.token(0, "crew_3")
    assert view(t.g, 1)["placed"][OF_ZERO["smithy"]] == [five, three]
    t.play(0, "take:smithy")
    assert {five, three} <= set(view(t.g, 0)["cells"][0])
    for eye in others(players):
        assert set(view(t.g, eye)["cells"][0]) == {None}
        assert not {five, three} & set(view(t.g, eye)["private"])
    assert t.g.over


@pytest.mark.rule("lockup.lights_out.losers.face_up")
def test_tokens_in_the_library_stay_open_until_they_go_home() -> None:
    """A token that lay face down is revealed at its location and stays so in the Library."""
    t = Table.empty(3).tokens(0, "smithy", "crew_5", down=True).tokens(0, "cell_block", "crew_3", down=True)
    five, three = t.token(0, "crew_5"), t.token(0, "crew_3")
    t.run(check_locations()).play(0, "decline")
    for eye in (1, 2, SPECTATOR):
        assert view(t.g, eye)["placed"][OF_ZERO["library"]] == [five]
        assert five not in view(t.g, eye)["private"]
    t.play(0, "decline")
    assert t.asked(0) == "keep_which"
    assert view(t.g, 1)["placed"][OF_ZERO["library"]] == [five, three]
    t.g.play(0, t.g.legal(0)[0])
    assert view(t.g, 1)["cells"][0] == [None] * 6
    t.play(0, "skip")
    assert t.g.over


def hidden_hand(players: int) -> Table:
    """Player 0 has a token face up, two face down, the others in the cell; player 1 has one face down."""
    t = Table.empty(players).tokens(0, "smithy", "crew_3").tokens(0, "smithy", "crew_5", down=True)
    t.tokens(0, "sewers", "lookout", down=True).tokens(1, "sewers", "crew_4", down=True)
    return t.run(play_round())


@pytest.mark.rule("lockup.roll_call.face_up_or_down")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_for_an_opponent_a_face_down_token_can_be_any_of_its_crew(players: int) -> None:
    """What is dealt anew stays within the crew; what is open, and the player's own, stays where it is."""
    t = hidden_hand(players)
    before, found, rng = view(t.g, 1), Counter[str](), Random(1)
    crew = {*t.g.cells[0], *t.g.tokens(0, 1), *t.g.tokens(0, 3)}
    for _ in range(120):
        g = determinise(t.g, 1, rng)
        assert view(g, 1) == before
        assert {*g.cells[0], *g.tokens(0, 1), *g.tokens(0, 3)} == crew
        assert g.tokens(1, 1) == t.g.tokens(1, 1)
        found[t.content.designs[g.tokens(0, 1)[0]]] += 1
    assert set(found) == {t.content.designs[token] for token in crew} - {"crew_3"}
    assert determinise(t.g, 0, rng).tokens(0, 1) == t.g.tokens(0, 1)


@pytest.mark.rule("lockup.roll_call.face_up_or_down", "lockup.lights_out.rewards.tokens_home")
def test_a_look_at_a_face_down_token_is_the_lookers_alone_and_ends_at_home() -> None:
    """Of two tokens only one is seen, by one player; after the way home nobody else knows it any more."""
    t = Table.empty(3).tokens(0, "smithy", "crew_5", "crew_2", down=True)
    t.put("hands", 1, "atlas_of_hideouts")
    t.g.first = 1
    t.run(play_round()).play(1, "book:atlas_of_hideouts", "peek_at:1,smithy,1")
    assert view(t.g, 1)["placed"][OF_ZERO["smithy"]] == [t.token(0, "crew_5"), None]
    assert t.token(0, "crew_5") in view(t.g, 1)["private"]
    for eye in (2, SPECTATOR):
        assert view(t.g, eye)["placed"][OF_ZERO["smithy"]] == [None, None]
    t.play(1, "leave").play(2, "leave").play(0, "leave", "take:smithy")
    assert view(t.g, 1)["cells"][0] == [None] * 6
    assert t.asked(1) == "place_or_pass"


@pytest.mark.rule("lockup.lights_out.reveal")
@pytest.mark.parametrize(("down", "raised"), [(True, True), (False, False)])
def test_turning_tokens_up_cannot_be_taken_back(down: bool, raised: bool) -> None:
    t = Table.empty(2).tokens(0, "smithy", "crew_5", down=down)
    before = t.g.barrier
    t.check("smithy")
    assert (t.g.barrier > before) == raised
    assert t.asked(0) == "reward_choice"


def new_match(players: int = 3) -> Match:
    return Match.new("lockup", players, {"crews": "in_order", "first": "1"}, seed=1)


def lay(match: Match, player: int, name: str, location: str, face: int) -> None:
    token = match.content.by_design[name][player]  # the crews are in order
    match.play(player, ("place", token, LOCATION.index[location], face))


@pytest.mark.rule("lockup.roll_call.no_take_back")
@pytest.mark.parametrize("face", [UP, DOWN])
def test_a_token_can_be_taken_back_until_somebody_else_moves(face: int) -> None:
    """Nothing is learned from own tokens, so the slip of a hand is no placement yet; then it lies."""
    match = new_match()
    start = match.state.encode()
    lay(match, 0, "crew_5", "smithy", face)
    lay(match, 0, "crew_4", "smithy", face)
    assert (match.state.barrier, match.can_undo(0)) == (start["barrier"], True)
    match.undo(0)
    match.undo(0)
    assert match.state.encode() == start
    lay(match, 0, "crew_5", "smithy", face)
    match.play(0, "stay")
    lay(match, 1, "crew_5", "smithy", face)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


@pytest.mark.rule("lockup.roll_call.no_take_back", "lockup.lights_out.reveal")
def test_the_last_pass_stands_once_tokens_are_turned_up() -> None:
    match = new_match(2)
    match.play(0, "leave")
    lay(match, 1, "crew_5", "smithy", DOWN)
    match.play(1, "stay")
    assert match.can_undo(1)
    match.play(1, "leave")
    assert not match.can_undo(1)


@pytest.mark.rule("lockup.roll_call.face_up_or_down")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_of_others_does_not_name_face_down_tokens(players: int) -> None:
    """The events of a match, as each hears them: a token laid face down is nobody's knowledge but the owner's."""
    match = new_match(players)
    lay(match, 0, "crew_5", "smithy", DOWN)
    lay(match, 0, "crew_3", "smithy", UP)
    five, three = (match.content.by_design[name][0] for name in ("crew_5", "crew_3"))
    assert [told.args for step in match.events_for(0, 1) for told in step] == [(0, five, 3, DOWN), (0, three, 3, UP)]
    for eye in others(players):
        heard = [told.args for step in match.events_for(eye, 1) for told in step]
        assert heard == [(0, None, 3, DOWN), (0, three, 3, UP)]
