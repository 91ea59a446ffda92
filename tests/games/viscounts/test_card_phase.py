"""Phase 1: townsfolk slide along the player board, one drops off, another is played. Rules: p1.*."""

from collections.abc import Callable

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.engine.views import SPECTATOR, view
from tests.games.viscounts.table import Table


def without_cards(players: int = 2, seed: int = 1) -> Table:
    """The middle of a game in which player 0 owns no townsfolk yet."""
    table = Table.empty(players, seed)
    table.g.box += table.g.discards[0]
    table.g.discards[0] = ()
    return table


def told(table: Table, *kinds: str) -> list[str]:
    """The kinds of what happened since the start, in order, only these."""
    return [str(event[0]) for event in table.events() if event[0] in kinds]


# sliding ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.p1.slide")
def test_all_cards_move_one_slot_to_the_right_before_a_card_is_played() -> None:
    table = without_cards().board(0, "abbot", "squire", "labourer").board(1, "abbot", "squire", "labourer")
    table.hand(0, "trader").turn()
    assert (table.cards(0), table.asked(0)) == (["", "abbot", "squire"], "play_which")
    assert table.cards(1) == ["abbot", "squire", "labourer"]
    table.play(0, "play:trader")
    assert (table.cards(0), table.asked(0)) == (["trader", "abbot", "squire"], "move_where")


@pytest.mark.rule("viscounts.p1.slide_partial")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("", "", ""), ["", "", ""]),
        (("abbot", "", ""), ["", "abbot", ""]),
        (("", "abbot", ""), ["", "", "abbot"]),
        (("abbot", "squire", ""), ["", "abbot", "squire"]),
        (("", "abbot", "squire"), ["", "", "abbot"]),
    ],
)
def test_with_empty_slots_cards_move_one_slot_and_only_the_right_one_drops(
    before: tuple[str, str, str], after: list[str]
) -> None:
    table = without_cards().board(0, *before).hand(0, "trader").turn()
    assert table.cards(0) == after
    assert table.names("discards", 0) == [before[2]] * bool(before[2])


@pytest.mark.rule("viscounts.p1.drop_to_discard")
def test_the_dropped_card_lies_face_up_on_the_discard_pile_of_its_owner() -> None:
    table = without_cards().discard(0, "lender").board(0, "abbot", "squire", "labourer").hand(0, "trader")
    others = table.names("discards", 1)
    table.turn()
    assert table.names("discards", 0) == ["lender", "labourer"]
    assert (table.names("discards", 1), table.where("labourer.1")) == (others, ("discards", 0))
    for watcher in (0, 1, SPECTATOR):
        assert view(table.g, watcher)["discards"][0][-1] == table.card("labourer.1")
    assert table.events("dropped") == [("dropped", 0, table.card("labourer.1"))]


@pytest.mark.rule("viscounts.p1.drop_effect", "viscounts.card.timing")
@pytest.mark.card("journeyman")
def test_the_journeyman_drops_off_for_a_free_hire_and_a_virtue() -> None:
    """T02: before another card is played; the card lies in the discard pile already."""
    table = without_cards().board(0, "abbot", "squire", "journeyman").hand(0, "trader").folk("cliffs", "antagonist")
    table.turn()
    assert (table.asked(0), table.names("discards", 0), table.markers(0)) == ("hire_which", ["journeyman"], (1, 7))
    assert table.cards(0) == ["", "abbot", "squire"]
    table.play(0, "hire_free:antagonist")
    assert table.names("discards", 0) == ["journeyman", "antagonist"]
    assert table.markers(0) == (2, 6)  # the corruption is the bonus of the antagonist
    assert (table.asked(0), table.owned(0)) == ("play_which", {})


@pytest.mark.rule("viscounts.p1.drop_effect")
@pytest.mark.card("thief")
def test_a_drop_effect_is_resolved_before_the_next_card_is_played() -> None:
    table = without_cards().board(0, right="thief").hand(0, "antagonist").turn()
    assert (table.g.debts[0], table.owned(0), table.asked(0)) == (1, {"silver": 1}, "play_which")
    table.play(0, "play:antagonist")
    assert table.markers(0) == (3, 7)  # the thief is gone, its criminal icon counts no more


@pytest.mark.rule("viscounts.p1.drop_effect", "viscounts.fx.mandatory")
@pytest.mark.card("lender")
def test_a_drop_effect_must_be_resolved() -> None:
    table = without_cards().board(0, right="lender").hand(0, "trader").papers(0, debts=1, deeds=1).turn()
    assert table.options(0) == {"flip_one:debt", "flip_one:deed"}
    table.play(0, "flip_one:deed")
    assert (table.g.approved[0], table.asked(0)) == (1, "play_which")


@pytest.mark.rule("viscounts.p1.drop_effect")
@pytest.mark.card("defender")
def test_a_shuffle_of_the_drop_effect_includes_the_dropped_card() -> None:
    """With no other card to shuffle the defender destroys itself."""
    table = without_cards().board(0, "abbot", "squire", "defender").hand(0, "trader")
    table.turn().play(0, "pick:destroy_1", "destroy_top")
    assert (table.where("defender"), table.owned(0)) == (("box", -1), {"silver": 1})
    assert (table.names("discards", 0), table.asked(0)) == ([], "play_which")


@pytest.mark.rule("viscounts.p1.drop_only_by_slide", "viscounts.fx.discard")
@pytest.mark.parametrize("card", ["thief", "lender", "journeyman", "tinker_gold", "conspirator"])
@pytest.mark.parametrize("how", ["discard_card", "discard_top"])
def test_a_card_discarded_from_hand_or_draw_pile_drops_nothing_off(card: str, how: str) -> None:
    table = without_cards().papers(0, debts=1, deeds=1)
    if how == "discard_card":
        table.hand(0, card).does(0, "discard(1)").play(0, f"discard_card:{card}")
    else:
        table.deck(0, card).does(0, "discard(1)").play(0, "discard_top")
    assert (table.names("discards", 0), table.asked(0), table.owned(0)) == ([card], "", {})
    assert (table.g.debts[0], table.g.deeds[0], table.markers(0)) == (1, 1, (1, 7))


@pytest.mark.rule("viscounts.p1.drop_only_by_slide")
@pytest.mark.parametrize(("card", "silver"), [("thief", 1), ("lender", 1), ("journeyman", 2), ("tinker_gold", 2)])
def test_a_destroyed_card_drops_nothing_off(card: str, silver: int) -> None:
    table = without_cards().papers(0, debts=1, deeds=1).board(0, "abbot", "squire", "labourer").hand(0, card)
    table.does(0, "destroy(1)").play(0, f"destroy_card:{card}")
    assert (table.owned(0), table.asked(0)) == ({"silver": silver}, "")
    assert (table.g.debts[0], table.g.deeds[0], table.markers(0)) == (1, 1, (1, 7))


# playing ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.p1.play_card")
def test_one_card_of_the_hand_must_be_placed_on_the_left_slot() -> None:
    table = without_cards().board(0, "abbot").hand(0, "trader", "squire", "lender").deck(0, "labourer").turn()
    assert (table.asked(0), table.asked(1)) == ("play_which", "")
    assert table.options(0) == {"play:trader", "play:squire", "play:lender"}
    with pytest.raises(IllegalMove):
        table.play(0, "play:labourer.1")
    table.play(0, "play:squire")
    assert table.cards(0) == ["squire", "abbot", ""]
    assert (table.names("hands", 0), table.asked(0)) == (["trader", "lender"], "move_where")
    assert view(table.g, 1)["boards"][0] == [table.card("squire.1")]


@pytest.mark.rule("viscounts.p1.criminal_corruption")
@pytest.mark.card("antagonist")
@pytest.mark.parametrize(
    ("board", "corruption"),
    [
        (("abbot", "squire", "labourer"), 2),  # T03
        (("thief", "abbot", "squire"), 3),  # T04
        (("abbot", "thief", "squire"), 3),
        (("abbot", "squire", "conspirator"), 2),  # it drops off before
        (("thief", "illusionist", "abbot"), 4),
    ],
)
def test_a_criminal_brings_corruption_for_every_criminal_icon_on_the_board(
    board: tuple[str, str, str], corruption: int
) -> None:
    """Icons in hand, in the discard pile and on other boards do not count."""
    table = without_cards().board(0, *board).board(1, "thief", "swindler_ink", "trickster")
    table.hand(0, "antagonist", "pickpocket").discard(0, "meddler").turn().play(0, "play:antagonist")
    assert table.markers(0)[0] == 1 + corruption
    assert (table.g.debts[0], table.asked(0)) == (1, "move_where")
    assert told(table, "played", "corrupted", "got_paper") == ["played", "corrupted", "got_paper"]


@pytest.mark.rule("viscounts.p1.non_criminal")
@pytest.mark.parametrize("card", ["trader", "squire", "labourer"])
def test_a_card_without_a_criminal_brings_no_corruption(card: str) -> None:
    table = without_cards().board(0, "antagonist", "thief", "abbot").hand(0, card).turn().play(0, f"play:{card}")
    assert (table.markers(0), table.events("corrupted")) == ((1, 7), [])


@pytest.mark.rule("viscounts.p1.instant_effect")
@pytest.mark.card("illusionist", "clovis")
@pytest.mark.parametrize(
    ("card", "options", "moves"),
    [
        ("illusionist", {"pick:rearrange", "pick:discard_2"}, ["pick:rearrange", "arrange:123"]),
        ("clovis", {"hire_free:friar"}, ["hire_free:friar"]),
    ],
)
def test_an_instant_effect_comes_after_the_corruption_and_before_the_movement(
    card: str, options: set[str], moves: list[str]
) -> None:
    table = without_cards().board(0, "thief", "abbot").hand(0, card, "lender").folk("lake", "friar")
    table.no_folk("hills", "forest", "cliffs", "mountains").turn().play(0, f"play:{card}")
    assert (table.markers(0), table.options(0)) == ((3, 7), options)
    assert table.play(0, *moves).asked(0) == "move_where"


@pytest.mark.rule("viscounts.p1.instant_effect")
@pytest.mark.card("lothaire", "scoundrel_gold", "friar")
@pytest.mark.parametrize(
    ("card", "goods", "markers"),
    [
        ("lothaire", {"ink": 1, "stone": 1, "gold": 1}, (1, 7)),
        ("scoundrel_gold", {"gold": 1}, (2, 7)),
        ("friar", {}, (1, 6)),
    ],
)
def test_an_instant_effect_is_resolved_when_the_card_is_played(
    card: str, goods: dict[str, int], markers: tuple[int, int]
) -> None:
    table = without_cards().hand(0, card).turn().play(0, f"play:{card}")
    assert (table.owned(0), table.markers(0), table.asked(0)) == (goods, markers, "move_where")


# at least three cards -----------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.p1.min_three_cards")
@pytest.mark.parametrize(
    "lay_out",
    [
        lambda t: t.hand(0, "abbot", "squire", "labourer"),
        lambda t: t.board(0, "abbot", "squire").hand(0, "labourer"),
        lambda t: t.board(0, "abbot").deck(0, "squire").discard(0, "labourer"),
    ],
)
def test_with_three_cards_nothing_can_be_destroyed_with_four_one_can(lay_out: Callable[[Table], Table]) -> None:
    three = lay_out(without_cards()).does(0, "destroy(1)")
    assert three.asked(0) == ""
    for extra in ("hand", "deck", "discard"):
        four = lay_out(without_cards())
        getattr(four, extra)(0, "trader")
        assert four.does(0, "destroy(1)").asked(0) == "destroy_which"
    board = lay_out(without_cards()).board(0, right="trader").does(0, "destroy(1)")
    assert board.asked(0) == "destroy_which"


@pytest.mark.rule("viscounts.p1.min_three_cards")
def test_of_two_cards_to_destroy_only_one_goes_if_three_are_left_then() -> None:
    table = without_cards().hand(0, "abbot", "squire", "labourer", "trader").does(0, "destroy(2)")
    table.play(0, "destroy_card:abbot")
    assert (table.asked(0), table.names("hands", 0)) == ("", ["squire", "labourer", "trader"])


@pytest.mark.rule("viscounts.p1.three_card_turn", "viscounts.p1.blind_play")
@pytest.mark.parametrize(
    ("board", "markers", "debts"),
    [
        (("abbot", "squire", "thief"), (2, 6), 1),  # virtue for the shuffle, corruption for the thief
        (("thief", "abbot", "tinker_ink"), (2, 7), 0),  # corruption for the shuffle
    ],
)
def test_who_owns_three_cards_plays_the_dropped_one_again(
    board: tuple[str, str, str], markers: tuple[int, int], debts: int
) -> None:
    """T19; the check of the shuffle looks at the two cards left on the board."""
    table = without_cards().board(0, *board).turn()
    assert table.cards(0) == [board[2], board[0], board[1]]
    assert (table.names("decks", 0), table.names("discards", 0), table.asked(0)) == ([], [], "move_where")
    assert (table.markers(0), table.g.debts[0], sum(table.owned(0).values())) == (markers, debts, 1)
    assert told(table, "dropped", "gained", "shuffled", "played_blind") == [
        "dropped",
        "gained",
        "shuffled",
        "played_blind",
    ]


@pytest.mark.rule("viscounts.p1.blind_play")
def test_with_an_empty_hand_the_top_card_is_played_unseen() -> None:
    """T20: nobody sees it before, there is no choice, and its criminal counts."""
    table = without_cards().deck(0, "abbot", "squire", "antagonist")
    assert [view(table.g, player)["decks"][0] for player in (0, 1)] == [[None] * 3] * 2
    table.turn()
    assert table.cards(0) == ["antagonist", "", ""]
    assert (table.markers(0), table.g.debts[0], table.asked(0)) == ((3, 7), 1, "move_where")
    assert (table.names("decks", 0), view(table.g, 1)["decks"][0]) == (["abbot", "squire"], [None] * 2)
    assert view(table.g, 1)["boards"][0] == [table.card("antagonist")]


@pytest.mark.rule("viscounts.p1.blind_play")
@pytest.mark.card("therese")
def test_a_hand_emptied_by_the_drop_effect_means_a_blind_play_too() -> None:
    table = without_cards().board(0, right="therese").hand(0, "labourer").deck(0, "abbot", "squire")
    table.turn().play(0, "discard_card:labourer")
    assert table.cards(0) == ["squire", "", ""]
    assert (table.markers(0), table.asked(0)) == ((1, 5), "move_where")


@pytest.mark.rule("viscounts.p1.blind_play")
def test_for_a_blind_play_an_empty_draw_pile_is_shuffled_first() -> None:
    table = without_cards().discard(0, "abbot", "squire", "labourer").turn()
    played = table.cards(0)[0]
    assert sorted([played, *table.names("decks", 0)]) == ["abbot", "labourer", "squire"]
    assert (table.names("discards", 0), table.markers(0)) == ([], (1, 6))
    assert told(table, "shuffled", "played", "played_blind") == ["shuffled", "played_blind"]
