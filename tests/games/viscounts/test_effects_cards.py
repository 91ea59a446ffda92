"""Effects with townsfolk. Rules: fx.discard, fx.destroy*, fx.empty_draw_pile, fx.shuffle*, fx.rearrange, fx.hire."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.viscounts.table import Table
from tests.games.viscounts.test_card_phase import told, without_cards


def own_cards() -> Table:
    """Two cards in hand, two in the draw pile, one in the discard pile."""
    return without_cards().hand(0, "abbot", "squire").deck(0, "labourer", "thief").discard(0, "financier")


def seen(table: Table, zone: str, name: str) -> list[bool]:
    """Whether the two players and a spectator see the card on top of a zone of player 0."""
    return [view(table.g, watcher)[zone][0][-1:] == [table.card(name)] for watcher in (0, 1, SPECTATOR)]


# discarding ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.discard")
def test_a_card_of_the_hand_may_be_discarded() -> None:
    table = own_cards().does(0, "discard(1)")
    assert table.options(0) == {"discard_card:abbot", "discard_card:squire", "discard_top", "decline"}
    table.play(0, "discard_card:abbot")
    assert (table.names("hands", 0), table.names("discards", 0)) == (["squire"], ["financier", "abbot"])
    assert (seen(table, "discards", "abbot.1"), table.owned(0), table.asked(0)) == ([True] * 3, {}, "")


@pytest.mark.rule("viscounts.fx.discard")
def test_the_top_card_of_the_draw_pile_may_be_discarded_unseen() -> None:
    table = own_cards().does(0, "discard(1)")
    assert seen(table, "decks", "thief.1") == [False] * 3
    table.play(0, "discard_top")
    assert (table.names("decks", 0), table.names("discards", 0)) == (["labourer"], ["financier", "thief"])
    assert (seen(table, "discards", "thief.1"), seen(table, "decks", "labourer.1")) == ([True] * 3, [False] * 3)
    assert (table.names("hands", 0), table.events("shuffled")) == (["abbot", "squire"], [])


@pytest.mark.rule("viscounts.fx.discard")
def test_nothing_need_be_discarded() -> None:
    table = own_cards().does(0, "discard(2)").play(0, "decline")
    assert (len(table.g.hands[0]), len(table.g.decks[0]), table.asked(0)) == (2, 2, "")


@pytest.mark.rule("viscounts.fx.discard")
@pytest.mark.card("architect")
def test_two_cards_may_be_discarded_one_after_another() -> None:
    table = own_cards().hand(0, "architect").turn().play(0, "play:architect", "discard_card:abbot")
    assert table.options(0) == {"discard_card:squire", "discard_top", "decline"}
    table.play(0, "discard_top")
    assert (table.names("discards", 0), table.asked(0)) == (["financier", "abbot", "thief"], "move_where")


@pytest.mark.rule("viscounts.fx.discard")
def test_of_two_cards_the_second_may_be_kept_and_the_next_discard_is_asked_again() -> None:
    table = own_cards().does(0, "discard(2)").play(0, "discard_card:abbot", "decline")
    assert (table.names("hands", 0), table.asked(0)) == (["squire"], "")
    assert table.does(0, "discard(1)").asked(0) == "discard_which"


# destroying ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.destroy", "viscounts.fx.destroy_silver")
def test_a_card_of_the_hand_may_be_destroyed_for_its_silver() -> None:
    table = own_cards().does(0, "destroy(1)")
    assert table.options(0) == {"destroy_card:abbot", "destroy_card:squire", "destroy_top", "decline"}
    table.play(0, "destroy_card:abbot")
    assert (table.names("hands", 0), table.where("abbot.1"), table.owned(0)) == (["squire"], ("box", -1), {"silver": 2})
    assert (table.names("discards", 0), table.asked(0)) == (["financier"], "")
    assert table.events("destroyed") == [("destroyed", 0, table.card("abbot.1"), 2)]


@pytest.mark.rule("viscounts.fx.destroy", "viscounts.fx.destroy_silver")
@pytest.mark.parametrize(("card", "silver"), [("thief", 1), ("journeyman", 2), ("artist", 3)])
def test_the_top_card_of_the_draw_pile_may_be_destroyed_unseen(card: str, silver: int) -> None:
    table = own_cards().deck(0, card).does(0, "destroy(1)")
    assert view(table.g, 0)["decks"][0][-1] is None
    table.play(0, "destroy_top")
    assert (table.names("box")[-1], table.owned(0), len(table.g.hands[0])) == (card, {"silver": silver}, 2)
    assert (table.g.debts[0], table.markers(0), table.asked(0)) == (0, (1, 7), "")


@pytest.mark.rule("viscounts.fx.destroy")
def test_nothing_need_be_destroyed() -> None:
    table = own_cards().does(0, "destroy(2)").play(0, "decline")
    assert (len(table.g.hands[0]), len(table.g.decks[0]), table.owned(0), table.asked(0)) == (2, 2, {}, "")


@pytest.mark.rule("viscounts.fx.destroy", "viscounts.fx.destroy_silver")
@pytest.mark.card("rudolf")
def test_two_cards_may_be_destroyed_one_after_another() -> None:
    table = own_cards().board(0, right="rudolf").turn()
    table.play(0, "pick:destroy_2", "destroy_card:squire", "destroy_top")
    assert (table.owned(0), table.names("hands", 0), table.names("decks", 0)) == (
        {"silver": 3},
        ["abbot"],
        ["labourer"],
    )
    assert table.asked(0) == "play_which"


@pytest.mark.rule("viscounts.fx.destroy")
def test_a_destroyed_card_does_not_come_back() -> None:
    table = own_cards().does(0, "destroy(1)").play(0, "destroy_card:abbot").does(0, "shuffle()")
    assert sorted(table.names("decks", 0)) == ["financier", "labourer", "thief"]


# an empty draw pile -------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.empty_draw_pile")
@pytest.mark.parametrize("verb", ["discard", "destroy"])
@pytest.mark.parametrize(("board", "markers"), [("abbot", (1, 6)), ("thief", (2, 7))])
def test_the_discard_pile_is_shuffled_first_with_the_usual_check(
    verb: str, board: str, markers: tuple[int, int]
) -> None:
    """Then the top card must go: there is no further question."""
    table = without_cards().board(0, board).hand(0, "trader").discard(0, "squire", "labourer", "journeyman")
    table.does(0, f"{verb}(1)")
    assert table.options(0) == {f"{verb}_card:trader", f"{verb}_top", "decline"}
    assert (table.markers(0), table.events("shuffled")) == ((1, 7), [])
    table.play(0, f"{verb}_top")
    gone = table.names("discards", 0) if verb == "discard" else table.names("box")[-1:]
    assert sorted(gone + table.names("decks", 0)) == ["journeyman", "labourer", "squire"]
    assert (len(gone), table.markers(0), table.asked(0)) == (1, markers, "")
    assert told(table, "shuffled", f"{verb}ed") == ["shuffled", "destroyed" if verb == "destroy" else "discarded"]


@pytest.mark.rule("viscounts.fx.empty_draw_pile")
@pytest.mark.parametrize("verb", ["discard", "destroy"])
def test_without_draw_and_discard_pile_only_the_hand_is_left(verb: str) -> None:
    table = without_cards().board(0, "abbot", "squire", "labourer").hand(0, "trader").does(0, f"{verb}(1)")
    assert table.options(0) == {f"{verb}_card:trader", "decline"}


# shuffling ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.shuffle")
@pytest.mark.parametrize(("board", "markers"), [("abbot", (1, 6)), ("thief", (2, 7)), ("", (1, 6))])
def test_discard_pile_and_draw_pile_become_one(board: str, markers: tuple[int, int]) -> None:
    table = without_cards().board(0, board).hand(0, "trader").deck(0, "lender").discard(0, "squire", "labourer")
    others = (table.names("decks", 1), table.names("discards", 1))
    table.does(0, "shuffle()")
    assert sorted(table.names("decks", 0)) == ["labourer", "lender", "squire"]
    assert (table.names("discards", 0), table.names("hands", 0), table.cards(0)[0]) == ([], ["trader"], board)
    assert (table.markers(0), table.asked(0)) == (markers, "")
    assert (table.names("decks", 1), table.names("discards", 1), table.markers(1)) == (*others, (1, 7))


@pytest.mark.rule("viscounts.fx.shuffle")
def test_a_shuffle_is_random() -> None:
    tops = set()
    for seed in range(1, 13):
        table = without_cards(seed=seed).deck(0, "lender", "abbot").discard(0, "squire", "labourer")
        tops.add(table.does(0, "shuffle()").names("decks", 0)[-1])
    assert tops == {"lender", "abbot", "squire", "labourer"}


@pytest.mark.rule("viscounts.fx.shuffle_needs_card")
def test_without_a_discarded_card_nothing_is_shuffled_and_no_marker_moves() -> None:
    table = without_cards().deck(0, "lender", "abbot", "squire", "labourer").does(0, "shuffle()")
    assert table.names("decks", 0) == ["lender", "abbot", "squire", "labourer"]
    assert (table.markers(0), table.events("shuffled")) == ((1, 7), [])


@pytest.mark.rule("viscounts.fx.shuffle_needs_card", "viscounts.fx.shuffle", "viscounts.fx.hire")
@pytest.mark.card("courier")
def test_a_hired_card_is_enough_for_the_shuffle_of_its_own_bonus() -> None:
    table = without_cards().folk("forest", "courier").does(0, "hire()").play(0, "hire_free:courier")
    assert (table.names("decks", 0), table.names("discards", 0), table.markers(0)) == (["courier"], [], (1, 6))


# rearranging --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("viscounts.fx.rearrange")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("arrange:123", ["antagonist", "patron_instant", "thief"]),
        ("arrange:132", ["antagonist", "thief", "patron_instant"]),
        ("arrange:213", ["patron_instant", "antagonist", "thief"]),
        ("arrange:231", ["patron_instant", "thief", "antagonist"]),
        ("arrange:312", ["thief", "antagonist", "patron_instant"]),
        ("arrange:321", ["thief", "patron_instant", "antagonist"]),
    ],
)
def test_three_cards_are_put_in_any_order_and_nothing_is_triggered(move: str, after: list[str]) -> None:
    table = without_cards().board(0, "antagonist", "patron_instant", "thief").does(0, "rearrange()")
    assert len(table.options(0)) == 6
    table.play(0, move)
    assert (table.cards(0), table.asked(0), table.markers(0)) == (after, "", (1, 7))
    assert (table.owned(0), table.g.debts[0], table.names("discards", 0)) == ({}, 0, [])
    assert bool(table.events("rearranged")) == (move != "arrange:123")


@pytest.mark.rule("viscounts.fx.rearrange")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("abbot", "squire", ""), ["squire", "abbot", ""]),
        (("abbot", "", "squire"), ["squire", "", "abbot"]),
        (("", "abbot", "squire"), ["", "squire", "abbot"]),
    ],
)
def test_two_cards_change_places_among_their_slots(before: tuple[str, str, str], after: list[str]) -> None:
    table = without_cards().board(0, *before).does(0, "rearrange()")
    assert table.options(0) == {"arrange:123", "arrange:213"}
    assert table.play(0, "arrange:213").cards(0) == after


# hiring -------------------------------------------------------------------------------------------------------------
def five_townsfolk() -> Table:
    table = Table.empty().folk("lake", "friar").folk("hills", "miner", "antagonist").folk("forest", "bishop")
    return table.folk("cliffs", "courier").folk("mountains", "mason")


@pytest.mark.rule("viscounts.fx.hire")
@pytest.mark.parametrize("space", ["lake_left", "hills_inner", "cliffs_right"])
def test_any_visible_townsfolk_is_hired_for_free(space: str) -> None:
    table = five_townsfolk().at(0, space)
    table.g.hide((table.card("miner"),))  # it lies under the antagonist
    table.does(0, "hire()")
    assert table.options(0) == {
        "hire_free:friar", "hire_free:antagonist", "hire_free:bishop", "hire_free:courier", "hire_free:mason",
    }  # fmt: skip
    table.play(0, "hire_free:antagonist")
    assert (table.names("discards", 0)[-1], table.markers(0), table.g.debts[0]) == ("antagonist", (2, 7), 0)
    assert (table.names("townsfolk", 1)[-1], table.owned(0), table.asked(0)) == ("miner", {}, "")
    assert view(table.g, 1)["townsfolk"][1][-1] == table.card("miner")


@pytest.mark.rule("viscounts.fx.hire")
@pytest.mark.parametrize(
    ("card", "markers", "debts", "asked"),
    [("friar", (1, 6), 0, ""), ("bishop", (1, 7), 1, ""), ("mason", (1, 7), 0, "new_order")],
)
def test_the_bonus_of_the_hired_card_is_resolved(card: str, markers: tuple[int, int], debts: int, asked: str) -> None:
    table = five_townsfolk().board(0, "abbot", "squire").does(0, "hire()").play(0, f"hire_free:{card}")
    assert (table.markers(0), table.g.debts[0], table.asked(0)) == (markers, debts, asked)
    assert table.where(card) == ("discards", 0)


@pytest.mark.rule("viscounts.fx.hire")
def test_printed_townsfolk_cannot_be_hired() -> None:
    table = five_townsfolk().no_folk("lake", "hills", "forest", "mountains").at(0, "lake_left").does(0, "hire()")
    assert table.options(0) == {"hire_free:courier"}
    table = five_townsfolk().no_folk("lake", "hills", "forest", "cliffs", "mountains").does(0, "hire()")
    assert (table.asked(0), table.events("hired")) == ("", [])
