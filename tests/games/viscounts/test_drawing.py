"""Phase 6, and every shuffle of a discard pile. Rules: draw.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.viscounts.rounds import draw_phase
from tests.games.viscounts.table import Table

ALL = ("abbot.1", "financier.1", "journeyman.1", "labourer.1", "lender.1", "squire.1", "thief.1", "trader.1")


def empty(players: int = 2) -> Table:
    """Player 0 owns nothing but what a test gives."""
    return Table.empty(players).out(*ALL)


# the limit -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.draw.to_limit", "viscounts.draw.base_limit")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_cards_are_drawn_from_the_top_up_to_three(held: int) -> None:
    t = empty().hand(0, *ALL[:held]).deck(0, *ALL[3:])
    t.run(draw_phase(0))
    drawn = ["trader", "thief", "squire"][: 3 - held]
    assert t.names("hands", 0) == [*(name[:-2] for name in ALL[:held]), *drawn]
    assert len(t.g.decks[0]) == 5 - (3 - held)


@pytest.mark.rule("viscounts.draw.to_limit")
def test_only_the_owner_sees_what_is_drawn() -> None:
    t = empty().deck(0, *ALL).run(draw_phase(0))
    for eye in (0, 1, SPECTATOR):
        seen = view(t.g, eye)
        assert seen["hands"][0] == (list(t.g.hands[0]) if eye == 0 else [None] * 3)
        assert seen["decks"][0] == [None] * 5


@pytest.mark.rule("viscounts.draw.to_limit")
def test_with_no_card_left_anywhere_fewer_are_drawn() -> None:
    t = empty().board(0, "abbot", "financier", "journeyman").deck(0, "lender").discard(0, "squire").run(draw_phase(0))
    assert (t.names("hands", 0), t.names("decks", 0), t.names("discards", 0)) == (["lender", "squire"], [], [])


@pytest.mark.rule("viscounts.draw.base_limit")
@pytest.mark.parametrize(
    ("slots", "leader", "limit"),
    [
        ((), -1, 3),
        ((), 0, 4),
        ((), 1, 3),
        (("workshop_3",), -1, 4),
        (("workshop_3",), 0, 5),
        (("workshop_1", "workshop_2"), -1, 3),
        (("trading_post_3", "guildhall_3"), -1, 3),
    ],
)
def test_the_third_workshop_and_the_leader_card_add_a_card_each(
    slots: tuple[str, ...], leader: int, limit: int
) -> None:
    t = empty().deck(0, *ALL).emptied(0, *slots)
    t.g.leader = leader
    t.run(draw_phase(0))
    assert len(t.g.hands[0]) == limit
    assert t.run(draw_phase(1)).g.leader == leader
    assert len(t.g.hands[1]) == (4 if leader == 1 else 3), "the workshop of another does not count"


@pytest.mark.rule("viscounts.draw.at_or_above_limit")
@pytest.mark.parametrize("held", [3, 4, 5])
def test_with_the_limit_or_more_nothing_is_drawn_or_discarded(held: int) -> None:
    t = empty().hand(0, *ALL[:held]).deck(0, *ALL[held:])
    t.run(draw_phase(0))
    assert t.names("hands", 0) == [name[:-2] for name in ALL[:held]]
    assert (len(t.g.decks[0]), t.g.discards[0], t.asked(0)) == (8 - held, (), "")


@pytest.mark.rule("viscounts.draw.at_or_above_limit")
def test_a_hand_above_the_limit_does_not_shuffle() -> None:
    t = empty().hand(0, *ALL[:4]).discard(0, *ALL[4:]).run(draw_phase(0))
    assert (t.events("shuffled"), t.markers(0), len(t.g.discards[0])) == ([], (1, 7), 4)


# shuffling -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.draw.reshuffle")
def test_the_discard_pile_is_shuffled_when_the_next_card_is_needed() -> None:
    t = empty().deck(0, "abbot", "lender").discard(0, *ALL[5:]).run(draw_phase(0))
    assert t.names("hands", 0)[:2] == ["lender", "abbot"]
    assert (t.events("shuffled"), len(t.g.decks[0]), t.g.discards[0]) == ([("shuffled", 0)], 2, ())
    assert {*t.names("hands", 0)[2:], *t.names("decks", 0)} == {"squire", "thief", "trader"}


@pytest.mark.rule("viscounts.draw.reshuffle")
def test_the_last_card_of_the_draw_pile_shuffles_nothing() -> None:
    t = empty().hand(0, "abbot", "lender").deck(0, "squire").discard(0, "thief", "trader").run(draw_phase(0))
    assert t.names("hands", 0) == ["abbot", "lender", "squire"]
    assert (t.events("shuffled"), t.names("discards", 0), t.markers(0)) == ([], ["thief", "trader"], (1, 7))


@pytest.mark.rule("viscounts.draw.reshuffle")
@pytest.mark.parametrize("board", ["abbot", "thief"])
def test_an_empty_discard_pile_is_not_shuffled_and_nothing_is_checked(board: str) -> None:
    t = empty().board(0, board).hand(0, "lender").run(draw_phase(0))
    assert (t.names("hands", 0), t.events("shuffled"), t.markers(0)) == (["lender"], [], (1, 7))


@pytest.mark.rule("viscounts.draw.reshuffle")
def test_the_new_draw_pile_is_random_and_unseen() -> None:
    orders = set()
    for seed in range(12):
        t = Table.empty(2, seed)
        assert view(t.g, 1)["discards"][0] == list(t.g.discards[0]), "face up before"
        t.run(draw_phase(0))
        orders.add(t.g.decks[0])
        for eye in (0, 1, SPECTATOR):
            assert view(t.g, eye)["decks"][0] == [None] * 5
    assert len(orders) == 12


# the check -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.draw.check_corruption")
@pytest.mark.parametrize(
    "board", [("thief",), ("thief", "antagonist"), ("pickpocket", "scoundrel_ink", "abbot"), ("", "", "clovis")]
)
def test_a_shuffle_with_criminals_on_the_board_brings_exactly_one_corruption(board: tuple[str, ...]) -> None:
    t = Table.empty(2).board(0, *board).run(draw_phase(0))
    assert (t.markers(0), t.markers(1)) == ((2, 7), (1, 7))


@pytest.mark.rule("viscounts.draw.check_virtue")
@pytest.mark.parametrize("board", [(), ("abbot",), ("abbot", "lender", "trader")])
def test_a_shuffle_without_criminals_on_the_board_brings_one_virtue(board: tuple[str, ...]) -> None:
    t = Table.empty(2).board(0, *board).run(draw_phase(0))
    assert (t.markers(0), t.markers(1)) == ((1, 6), (1, 7))


@pytest.mark.rule("viscounts.draw.check_virtue", "viscounts.draw.check_corruption")
def test_criminals_elsewhere_do_not_matter() -> None:
    """In the own hand and discard pile, or on another's board."""
    t = Table.empty(2).board(1, "antagonist").hand(0, "thief").discard(0, "pickpocket").run(draw_phase(0))
    assert t.markers(0) == (1, 6)
    t = Table.empty(2).board(0, "antagonist").run(draw_phase(1))
    assert (t.markers(0), t.markers(1)) == ((1, 7), (1, 6))


@pytest.mark.rule("viscounts.draw.check_always")
@pytest.mark.parametrize(
    ("effect", "moves"), [("shuffle()", ()), ("discard(1)", ("discard_top",)), ("destroy(1)", ("destroy_top",))]
)
@pytest.mark.parametrize(("board", "markers"), [("squire", (1, 6)), ("thief", (2, 7))])
def test_every_effect_that_shuffles_brings_the_check(
    effect: str, moves: tuple[str, ...], board: str, markers: tuple[int, int]
) -> None:
    t = Table.empty(2).board(0, board).does(0, effect).play(0, *moves)
    assert (t.events("shuffled"), t.markers(0)) == ([("shuffled", 0)], markers)
    assert t.asked(0) == ""


@pytest.mark.rule("viscounts.draw.check_always", "viscounts.draw.reshuffle")
@pytest.mark.parametrize(("left", "markers"), [("abbot", (1, 6)), ("antagonist", (2, 7))])
def test_playing_blindly_from_an_empty_draw_pile_brings_the_check(left: str, markers: tuple[int, int]) -> None:
    """No criminal is left among the cards to be played; what lies on the board has slid before."""
    t = Table.empty(2).out("thief.1", "financier.1").board(0, left).turn(0)
    assert (t.events("shuffled"), t.markers(0)) == ([("shuffled", 0)], markers)
    assert t.asked(0) == "move_where"


@pytest.mark.rule("viscounts.draw.check_always")
@pytest.mark.parametrize(("effect", "move"), [("discard(1)", "discard_top"), ("destroy(1)", "destroy_top")])
def test_without_a_shuffle_there_is_no_check(effect: str, move: str) -> None:
    t = Table.empty(2).deck(0, "lender").board(0, "thief").does(0, effect).play(0, move)
    assert (t.events("shuffled"), t.markers(0)) == ([], (1, 7))


@pytest.mark.rule("viscounts.draw.collision_waits")
@pytest.mark.parametrize(
    ("card", "spaces", "track", "met"),
    [
        ("abbot", ("hills_left", "forest_left"), (5, 6), (5, 5)),
        ("thief", ("lake_right", "hills_right"), (2, 4), (4, 4)),
    ],
)
def test_markers_that_meet_in_phase_6_wait_for_the_next_turn(
    card: str, spaces: tuple[str, str], track: tuple[int, int], met: tuple[int, int]
) -> None:
    """The thief brings one corruption when it is played and one with the shuffle."""
    t = Table.empty(2).hand(0, card).track(0, *track).turn(0).play(0, f"play:{card}", f"move:{spaces[0]}", "rest")
    assert (t.markers(0), t.events("collided"), t.events("shuffled")) == (met, [], [("shuffled", 0)])
    t.hand(1, "abbot").deck(1, "labourer", "lender", "squire").turn(1)
    t.play(1, "play:abbot", "move:hills_inner", "rest")
    assert (t.markers(0), t.events("collided")) == (met, []), "not in the turn of another"
    t.hand(0, "labourer").turn(0).play(0, "play:labourer", f"move:{spaces[1]}")
    assert t.events("collided") == []
    t.play(0, "rest")
    assert (t.events("collided"), t.markers(0), t.owned(0)) == ([("collided", 0, met[0])], (1, 7), {"silver": 2})


@pytest.mark.rule("viscounts.draw.collision_waits")
def test_markers_that_meet_by_a_shuffle_in_phase_1_collide_in_phase_5_of_the_same_turn() -> None:
    t = Table.empty(2).out("financier.1", "thief.1").track(0, 3, 4).turn(0)
    assert (t.markers(0), t.events("collided")) == ((3, 3), [])
    t.go_on()
    assert t.events("collided") == [("collided", 0, 3)]
