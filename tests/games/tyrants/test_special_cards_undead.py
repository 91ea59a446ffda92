"""Undead with rules of their own: Ghost, Carrion Crawler, Conjurer, Wraith. Rules: undead.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.tyrants.table import Table


def haunted(*devoured: str, hand: tuple[str, ...] = (), influence: int = 0, row: tuple[str, ...] = ()) -> Table:
    """A Ghost has been played and paid for; the last of the devoured cards is on top."""
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.put("devoured", -1, *devoured)
    t.market(*row)
    t.begin(0, "ghost", *hand, influence=influence)
    return t.play(0, "play:ghost", "pick:ghost,1", "recall:kanaglym")


@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.card("ghost")
def test_the_top_devoured_card_can_be_recruited_for_its_cost() -> None:
    """Then the next one takes its place; the market deck does not."""
    t = haunted("doppelganger", "kobold", "bounty_hunter", influence=10, row=("advocate",))
    stacks = {"recruit:house_guard", "recruit:priestess_of_lolth"}
    assert t.options(0, "recruit") == stacks | {"recruit:advocate", "recruit:bounty_hunter"}
    left = len(t.g.market_deck)
    t.play(0, "recruit:bounty_hunter")
    assert (t.g.influence, t.names("discards", 0)) == (6, ["bounty_hunter"])
    assert (t.names("devoured"), t.row(), len(t.g.market_deck)) == (["doppelganger", "kobold"], ["advocate"], left)
    assert t.options(0, "recruit") == stacks | {"recruit:advocate", "recruit:kobold"}
    t.play(0, "recruit:kobold", "recruit:doppelganger")
    assert (t.g.influence, t.names("devoured"), t.asked(0)) == (0, [], "act")
    assert t.options(0, "recruit") == set()


@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.card("ghost")
@pytest.mark.parametrize("moves", [["pick:ghost,0", "spy:everfire"], ["pick:ghost,1", "done"]])
def test_without_payment_devoured_cards_stay_devoured(moves: list[str]) -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.put("devoured", -1, "kobold")
    t.begin(0, "ghost", influence=1).play(0, "play:ghost", *moves)
    assert t.options(0, "recruit") == set()


@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.card("ghost")
def test_the_ghost_lasts_until_the_end_of_the_turn() -> None:
    """Not into the opponent's turn, nor into the next own one."""
    t = haunted("kobold", influence=1)
    assert t.options(0, "recruit") == {"recruit:kobold"}
    t.put("decks", 0, "noble", "noble", "noble", "noble", "noble")
    t.put("hands", 1, "noble")
    t.play(0, "end_turn").play(1, "play:noble")
    assert (t.g.influence, t.options(1, "recruit")) == (1, set())
    t.play(1, "end_turn").play(0, "play:noble")
    assert (t.g.influence, t.options(0, "recruit")) == (1, set())


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.devour.pile_order")
@pytest.mark.card("ghost")
def test_a_card_devoured_later_is_the_new_top() -> None:
    """Paid for with an empty pile, the Ghost waits; each card devoured afterwards comes on top."""
    t = haunted(hand=("cult_fanatic", "marilith", "soldier"), influence=9, row=("kobold", "advocate"))
    stacks = {"recruit:house_guard", "recruit:priestess_of_lolth"}
    assert t.options(0, "recruit") == stacks | {"recruit:kobold", "recruit:advocate"}
    t.put("market_deck", -1, "orcus", "imix")
    t.play(0, "play:cult_fanatic", "devour:advocate")
    assert "recruit:advocate" in t.options(0)
    t.play(0, "play:marilith", "devour:soldier")
    assert "recruit:advocate" not in t.options(0)  # covered by a card without a cost
    assert "recruit:soldier" not in t.options(0)
    assert t.why(0)["recruit:soldier"] == "card.cost"
    with pytest.raises(IllegalMove):
        t.g.play(0, ("recruit", t.g.devoured[-1]))


@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.card("ghost")
def test_the_haunting_card_cannot_be_devoured_again() -> None:
    """It counts as a market card, but it does not lie in the row."""
    t = haunted("kobold", hand=("cult_fanatic", "carrion_crawler"), row=("advocate",))
    t.put("market_deck", -1, "imix")
    t.play(0, "play:cult_fanatic")
    assert t.options(0) == {"devour:advocate", "done"}
    t.play(0, "done", "play:carrion_crawler")  # which takes the place of the Advocate, the only card of the row
    assert (t.row(), t.names("devoured"), t.asked(0)) == (["carrion_crawler"], ["kobold", "advocate"], "act")


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.recruit.free")
@pytest.mark.card("ghost")
def test_a_free_recruit_may_take_it() -> None:
    t = haunted("kobold", "bounty_hunter", hand=("vanifer",), row=("inquisitor", "doppelganger"))
    t.play(0, "play:vanifer")
    assert t.options(0) == {"enlist:inquisitor", "enlist:bounty_hunter"}
    left = len(t.g.market_deck)
    t.play(0, "enlist:bounty_hunter")
    assert (t.names("discards", 0), t.names("devoured")) == (["bounty_hunter"], ["kobold"])
    assert (t.row(), len(t.g.market_deck), t.asked(0)) == (["inquisitor", "doppelganger"], left, "act")


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.undead.conjurer")
def test_a_conjurer_may_take_two_devoured_cards_one_after_the_other() -> None:
    t = haunted("doppelganger", "kobold", "advocate", hand=("conjurer",))
    t.spy(0, "skullport").play(0, "play:conjurer", "pick:conjurer,1", "recall:skullport", "enlist:advocate")
    assert t.options(0) == {"enlist:kobold", "enlist:house_guard", "enlist:priestess_of_lolth", "enough"}
    t.play(0, "enlist:kobold")
    assert (t.names("discards", 0), t.names("devoured")) == (["advocate", "kobold"], ["doppelganger"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.borrow.ulitharid")
def test_the_ulitharid_may_play_it_and_it_stays_devoured() -> None:
    t = haunted("kobold", "bounty_hunter", hand=("ulitharid",), row=("dragonclaw",))
    left = len(t.g.market_deck)
    t.play(0, "play:ulitharid")
    assert t.options(0) == {"borrow:dragonclaw", "borrow:bounty_hunter"}
    t.play(0, "borrow:bounty_hunter")
    assert (t.g.power, t.names("devoured"), t.names("borrowed")) == (3, ["kobold", "bounty_hunter"], [])
    assert (t.row(), len(t.g.market_deck), t.asked(0)) == (["dragonclaw"], left, "act")


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.borrow.ulitharid")
def test_a_devoured_card_that_moves_itself_out_of_the_pile_does_not_come_back() -> None:
    """A Carrion Crawler of the pile, played with the Ulitharid, goes into the market."""
    t = haunted("kobold", "carrion_crawler", hand=("ulitharid",), row=("red_wyrmling",))
    t.play(0, "play:ulitharid")
    assert (t.row(), t.names("devoured"), t.asked(0)) == (["carrion_crawler"], ["kobold", "red_wyrmling"], "act")


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.borrow.ulitharid")
def test_a_ghost_of_the_market_haunts_as_well_and_may_be_recruited_itself() -> None:
    """Played with the Ulitharid it is devoured in the end, so it is the top card."""
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.put("devoured", -1, "kobold")
    t.market("ghost")
    t.put("market_deck", -1, "orcus")
    t.begin(0, "ulitharid", influence=4).play(0, "play:ulitharid", "pick:ghost,1", "recall:kanaglym")
    assert "recruit:ghost" in t.options(0)
    t.play(0, "recruit:ghost", "recruit:kobold")
    assert (t.names("discards", 0), t.names("devoured"), t.row()) == (["ghost", "kobold"], [], ["orcus"])


@pytest.mark.rule("tyrants.undead.ghost")
@pytest.mark.card("ghost")
@pytest.mark.parametrize("where", ["row", "stack"])
def test_a_copy_on_the_pile_and_a_copy_on_the_board_are_two_choices(where: str) -> None:
    """They are alike, but the one leaves a space to be filled and the other uncovers the next devoured card."""
    name = "kobold" if where == "row" else "house_guard"
    t = haunted(name, influence=3, row=("kobold",) if where == "row" else ())
    there = t.g.market[0][0] if where == "row" else t.g.guards[-1]
    assert {("recruit", there), ("recruit", t.g.devoured[-1])} <= set(t.g.legal(0))


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.borrow.ulitharid")
def test_the_ulitharid_may_choose_between_copies_of_row_and_pile() -> None:
    """The one of the row would be devoured and its space filled; the one of the pile changes nothing."""
    t = haunted("bounty_hunter", hand=("ulitharid",), row=("bounty_hunter",))
    row, pile = t.g.market[0][0], t.g.devoured[-1]
    t.play(0, "play:ulitharid")
    assert set(t.g.legal(0)) == {("borrow", row), ("borrow", pile)}


@pytest.mark.rule("tyrants.undead.carrion_crawler")
@pytest.mark.card("carrion_crawler")
def test_the_carrion_crawler_takes_the_place_of_a_market_card() -> None:
    """It must devour one; no card of the deck comes, and it leaves its player's deck for good."""
    t = Table.empty(deck_1="undead")
    t.market("kobold", "advocate")
    t.begin(0, "carrion_crawler", "wyrmspeaker").play(0, "play:carrion_crawler")
    left = len(t.g.market_deck)
    assert (t.g.power, t.options(0)) == (3, {"replace:kobold", "replace:advocate"})
    t.play(0, "replace:kobold")
    assert (t.row(), t.names("devoured"), len(t.g.market_deck)) == (["carrion_crawler", "advocate"], ["kobold"], left)
    assert (t.names("played", 0), t.asked(0)) == ([], "act")
    t.play(0, "play:wyrmspeaker", "end_turn")
    assert (t.names("inner_circles", 0), t.names("hands", 0), t.asked(1)) == ([], ["wyrmspeaker"], "act")


@pytest.mark.rule("tyrants.undead.carrion_crawler", "tyrants.recruit.refill")
@pytest.mark.card("carrion_crawler")
@pytest.mark.parametrize("player", [0, 1])
def test_anyone_may_recruit_the_crawler_for_two(player: int) -> None:
    t = Table.empty(deck_1="undead")
    t.market("kobold")
    t.put("market_deck", -1, "orcus")
    t.put("hands", 1, "priestess_of_lolth")
    t.begin(0, "carrion_crawler", "priestess_of_lolth").play(0, "play:carrion_crawler")
    assert t.row() == ["carrion_crawler"]
    if player:
        t.play(0, "end_turn")
    t.play(player, "play:priestess_of_lolth", "recruit:carrion_crawler")
    assert (t.names("discards", player), t.row(), t.g.influence) == (["carrion_crawler"], ["orcus"], 0)


@pytest.mark.rule("tyrants.undead.carrion_crawler")
@pytest.mark.card("carrion_crawler")
def test_in_an_empty_market_the_crawler_stays_where_it_is() -> None:
    t = Table.empty(deck_1="undead")
    t.begin(0, "carrion_crawler").play(0, "play:carrion_crawler")
    assert (t.names("played", 0), t.row(), t.g.power, t.asked(0)) == (["carrion_crawler"], [], 3, "act")


@pytest.mark.rule("tyrants.undead.conjurer", "tyrants.recruit.refill")
@pytest.mark.card("conjurer")
def test_the_conjurer_recruits_two_cheap_cards_with_the_market_filled_between() -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.market("kobold", "bounty_hunter", "inquisitor")
    t.put("market_deck", -1, "cloaker.1")
    t.begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,1", "recall:kanaglym")
    stacks = {"enlist:house_guard", "enlist:priestess_of_lolth"}
    assert t.options(0) == stacks | {"enlist:kobold", "enlist:inquisitor", "enough"}
    assert t.why(0) == {"enlist:bounty_hunter": "recruit.free"}
    t.play(0, "enlist:kobold")
    assert t.options(0) == stacks | {"enlist:cloaker", "enlist:inquisitor", "enough"}
    t.play(0, "enlist:cloaker")
    assert (t.names("discards", 0), t.asked(0)) == (["kobold", "cloaker"], "act")


@pytest.mark.rule("tyrants.undead.conjurer", "tyrants.recruit.free", "tyrants.play.up_to")
@pytest.mark.card("conjurer")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_the_conjurer_may_take_fewer_and_also_from_the_stacks(count: int) -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,1", "recall:kanaglym")
    t.play(0, *["enlist:house_guard"] * count, *([] if count == 2 else ["enough"]))
    assert (len(t.g.guards), t.names("discards", 0)) == (15 - count, ["house_guard"] * count)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.undead.conjurer")
@pytest.mark.card("conjurer")
def test_without_returning_a_spy_the_conjurer_recruits_nothing() -> None:
    t = Table.empty(deck_1="undead").spy(0, "kanaglym")
    t.begin(0, "conjurer").play(0, "play:conjurer", "pick:conjurer,1", "done")
    assert (t.names("discards", 0), t.asked(0)) == ([], "act")


@pytest.mark.rule("tyrants.undead.wraith")
@pytest.mark.card("wraith")
def test_the_wraith_kills_at_the_site_of_its_spy() -> None:
    """Not at other sites with presence; its own troop there is no target."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").troops(1, "skullport").troops(0, "skullport")
    t.begin(0, "wraith").play(0, "play:wraith", "spy:skullport", "devour:wraith")
    assert t.options(0) == {"kill:skullport,2", "kill:skullport,white"}
    t.play(0, "kill:skullport,2")
    assert (t.at("skullport"), t.at("everfire")) == ({0: 1, 4: 2}, {0: 1, 1: 1})
    assert (t.names("devoured"), t.spies(0), t.asked(0)) == (["wraith"], {"skullport"}, "act")


@pytest.mark.rule("tyrants.undead.wraith", "tyrants.cost.pay_for_nothing")
@pytest.mark.card("wraith")
def test_without_a_spy_placed_the_wraith_has_no_target() -> None:
    """All five spies stay; the Wraith may be devoured all the same."""
    t = Table.empty().spy(0, "everfire", "kanaglym", "skullport", "labyrinth", "eryndlyn").troops(1, "everfire")
    t.begin(0, "wraith").play(0, "play:wraith", "done")
    assert t.options(0) == {"devour:wraith", "done"}
    t.play(0, "devour:wraith")
    assert (t.at("everfire"), t.names("devoured"), t.asked(0)) == ({1: 1}, ["wraith"], "act")


@pytest.mark.rule("tyrants.undead.wraith")
@pytest.mark.card("wraith")
def test_a_spy_taken_back_and_placed_anew_counts_where_it_is_now() -> None:
    t = Table.empty().spy(0, "everfire", "kanaglym", "skullport", "labyrinth", "eryndlyn")
    t.troops(1, "everfire").troops(1, "ched_nasad")
    t.begin(0, "wraith").play(0, "play:wraith", "recall:everfire", "spy:ched_nasad", "devour:wraith")
    assert (t.at("everfire"), t.at("ched_nasad"), t.asked(0)) == ({1: 1}, {}, "act")
