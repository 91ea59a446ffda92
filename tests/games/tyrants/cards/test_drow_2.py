"""The drow half-deck, second part: the cards of ambition and guile."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.drow_and_dragons import (
    FIVE,
    NEAR_ENEMIES,
    border,
    check_fifth_spy_is_placed_plainly,
    check_promote_each_other,
    check_promotes_another,
    check_promotes_nothing_alone,
    check_spy_goes_anywhere,
    check_spy_pays,
    check_with_all_spies_placed,
    hall,
    marked,
    moves,
    now,
    pick,
)
from tests.games.tyrants.table import Table

# card and its option, -1 for a card without options
PROMOTING = (("advocate", 1), ("chosen_of_lolth", -1), ("council_member", -1), ("drow_negotiator", -1))
PLACING = (("infiltrator", -1), ("information_broker", 0), ("spellspinner", 0), ("spy_master", -1))


# what several cards do ----------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_mandatory", "tyrants.promote.timing")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_one_other_card_is_promoted_at_the_end_of_the_turn(card: str, option: int) -> None:
    check_promotes_another(card, option)


@pytest.mark.rule("tyrants.promote.eot_another")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_played_alone_it_promotes_nothing(card: str, option: int) -> None:
    check_promotes_nothing_alone(card, option)


@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_stays", "tyrants.end_turn.effects")
@pytest.mark.parametrize(("card", "option"), marked(*PROMOTING))
def test_two_of_them_promote_each_other(card: str, option: int) -> None:
    check_promote_each_other(card, option, "wyrmspeaker")


@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.no_presence", "tyrants.spy.mandatory", "tyrants.spy.shared_site")
@pytest.mark.parametrize(("card", "option"), marked(*PLACING))
def test_its_spy_goes_to_any_site_without_an_own_spy(card: str, option: int) -> None:
    check_spy_goes_anywhere(card, option)


@pytest.mark.rule("tyrants.spy.all_placed")
@pytest.mark.parametrize(("card", "option"), marked(*PLACING))
def test_with_five_spies_on_the_board_it_may_move_one(card: str, option: int) -> None:
    check_fifth_spy_is_placed_plainly(card, option)
    check_with_all_spies_placed(card, option)


# advocate -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("advocate")
def test_the_advocate_gives_two_influence_and_then_promotes_nothing() -> None:
    t = Table.empty().begin(0, "noble", "advocate").play(0, "play:noble")
    pick(t, "advocate", 0)
    assert now(t) == ("act", 0, 3, 0)
    t.play(0, "end_turn")
    assert (t.asked(1), t.names("inner_circles", 0)) == ("act", [])


@pytest.mark.card("advocate")
def test_the_advocate_that_promotes_gives_no_influence() -> None:
    t = pick(Table.empty().begin(0, "advocate"), "advocate", 1)
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("advocate")
@pytest.mark.rule("tyrants.promote.eot_distinct")
def test_two_advocates_promote_two_different_cards() -> None:
    t = Table.empty().begin(0, "advocate", "advocate", "noble").play(0, "play:noble")
    pick(t, "advocate", 1)
    pick(t, "advocate", 1).play(0, "end_turn")
    assert t.options() == {"promote:noble", "promote:advocate"}, "the other Advocate"
    t.play(0, "promote:noble")
    assert t.names("inner_circles", 0) == ["noble", "advocate"]
    assert t.content.tokens[t.g.inner_circles[0][1]] == "advocate.1", "the first one, promoted by the second"
    assert (t.names("hands", 0), t.asked(1)) == (["advocate"], "act")


# chosen of Lolth ----------------------------------------------------------------------------------------------------
@pytest.mark.card("chosen_of_lolth")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white", "tyrants.play.mandatory")
def test_the_chosen_of_lolth_must_return_a_troop_or_spy_of_another_player_with_presence() -> None:
    t = border().spy(0, "mantol_derith", "everfire").spy(1, "mantol_derith", "kanaglym").troops(1, "kanaglym")
    t.begin(0, "chosen_of_lolth").play(0, "play:chosen_of_lolth")
    assert (t.asked(), t.options()) == ("return_which", {"send_home:mantol_derith,2", "expose:mantol_derith,2"})
    far = {"send_home:skullport,2", "send_home:kanaglym,2", "expose:kanaglym,2"}
    assert t.why() == dict.fromkeys(far, "return.other_player")
    t.play(0, "send_home:mantol_derith,2")
    assert (t.at("mantol_derith"), t.g.barracks[1], hall(t)) == ({0: 1, WHITE: 2}, 38, {})
    assert (t.spies(1), now(t)) == ({"mantol_derith", "kanaglym"}, ("act", 0, 0, 0))


@pytest.mark.card("chosen_of_lolth")
def test_the_chosen_of_lolth_returns_a_spy_instead_of_a_troop() -> None:
    t = border().spy(1, "mantol_derith", "kanaglym").begin(0, "chosen_of_lolth")
    t.play(0, "play:chosen_of_lolth", "expose:mantol_derith,2")
    assert (t.spies(1), t.at("mantol_derith")) == ({"kanaglym"}, {0: 1, 1: 1, WHITE: 2})
    assert (t.g.barracks[1], now(t)) == (38, ("act", 0, 0, 0))


@pytest.mark.card("chosen_of_lolth")
def test_the_chosen_of_lolth_chooses_among_all_other_players() -> None:
    t = Table.empty(players=3).troops(0, "everfire").troops(1, "everfire").troops(2, "everfire")
    t.begin(0, "chosen_of_lolth").play(0, "play:chosen_of_lolth")
    assert t.options() == {"send_home:everfire,2", "send_home:everfire,3"}
    t.play(0, "send_home:everfire,3")
    assert (t.at("everfire"), t.g.barracks) == ({0: 1, 1: 1}, [39, 39, 40])


@pytest.mark.card("chosen_of_lolth")
def test_the_chosen_of_lolth_promotes_also_when_it_returned_something() -> None:
    t = border().clear("mantol_derith").begin(0, "noble", "chosen_of_lolth")
    t.play(0, "play:noble", "play:chosen_of_lolth", "end_turn")
    assert (t.at("mantol_derith"), t.names("inner_circles", 0)) == ({0: 1}, ["noble"])


# council member -----------------------------------------------------------------------------------------------------
@pytest.mark.card("council_member")
@pytest.mark.rule("tyrants.move.from", "tyrants.move.to", "tyrants.move.enemy_only")
def test_the_council_member_moves_two_enemy_troops_to_any_empty_spaces() -> None:
    t = border().begin(0, "council_member").play(0, "play:council_member")
    assert (t.asked(), t.options()) == ("lift_which", {*moves("lift", NEAR_ENEMIES), "enough"})
    assert t.why()["lift:skullport,2"] == "move.from"
    assert "lift:mantol_derith,1" in t.why()
    t.play(0, "lift:mantol_derith,2")
    assert t.asked() == "drop_where"
    assert {"drop:everfire", "drop:labyrinth-skullport.1", "drop:mantol_derith"} <= t.options()
    assert t.why()["drop:blingdenstone"] == "map.troop_spaces", "no empty space there"
    assert "drop:gauntlgrym" not in t.options(), "not in play"
    t.play(0, "drop:everfire", "lift:mantol_derith,white", "drop:ched_nasad-llacerellyn.1")
    assert (t.at("mantol_derith"), t.at("everfire")) == ({0: 1, WHITE: 1}, {1: 1})
    assert t.at("ched_nasad-llacerellyn.1") == {WHITE: 1}
    assert (hall(t), t.g.barracks, now(t)) == ({}, [39, 38], ("act", 0, 0, 0))


@pytest.mark.card("council_member")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize("moved", [0, 1])
def test_the_council_member_may_move_fewer_and_promotes_all_the_same(moved: int) -> None:
    t = border().begin(0, "noble", "council_member").play(0, "play:noble", "play:council_member")
    t.play(0, *["lift:mantol_derith,white", "drop:kanaglym"][: 2 * moved], "enough")
    assert (t.at("kanaglym").get(WHITE, 0), now(t)) == (moved, ("act", 0, 1, 0))
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["noble"]


@pytest.mark.card("council_member")
def test_the_council_member_finds_nobody_without_presence_and_nobody_else_after_the_only_one() -> None:
    t = Table.empty().troops(1, "skullport").begin(0, "council_member").play(0, "play:council_member")
    assert now(t) == ("act", 0, 0, 0)
    t = border().clear("mantol_derith", "blingdenstone-mantol_derith").begin(0, "council_member")
    t.play(0, "play:council_member", "lift:mantol_derith,2", "drop:everfire")
    assert (now(t), t.at("everfire")) == (("act", 0, 0, 0), {1: 1})


# drow negotiator ----------------------------------------------------------------------------------------------------
@pytest.mark.card("drow_negotiator")
@pytest.mark.rule("tyrants.promote.inner_circle_count")
@pytest.mark.parametrize(("cards", "influence"), [(0, 0), (3, 0), (4, 3), (5, 3), (8, 3)])
def test_the_drow_negotiator_gives_three_influence_with_four_cards_in_the_inner_circle(
    cards: int, influence: int
) -> None:
    t = Table.empty()
    t.put("inner_circles", 0, *["priestess_of_lolth"] * cards)
    t.put("inner_circles", 1, *["house_guard"] * 5)
    t.begin(0, "drow_negotiator", "soldier").play(0, "play:drow_negotiator")
    assert now(t) == ("act", 0, influence, 0)
    t.play(0, "play:soldier", "end_turn")
    assert t.names("inner_circles", 0)[cards:] == ["soldier"], "promoted either way, and too late to count"
    told = [("got_influence", 0, 3, t.card("drow_negotiator"), 0, 0)]
    assert (t.asked(1), t.events("got_influence")) == ("act", told if influence else [])


# infiltrator --------------------------------------------------------------------------------------------------------
@pytest.mark.card("infiltrator")
@pytest.mark.rule("tyrants.spy.site_condition", "tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("site", "power"),
    [("everfire", 1), ("skullport", 1), ("gracklstugh", 0), ("kanaglym", 0), ("eryndlyn", 0), ("llacerellyn", 0)],
)
def test_the_infiltrator_gives_one_power_if_a_troop_of_another_player_is_at_the_site(site: str, power: int) -> None:
    """Not for white troops, own ones, spies and troops on the routes beside it, and not 1 for each troop."""
    t = Table.empty().troops(1, "everfire").troops(1, "skullport", 2).troops(0, "kanaglym")
    t.spy(1, "eryndlyn").troops(1, "eryndlyn-llacerellyn")
    t.begin(0, "infiltrator").play(0, "play:infiltrator", f"spy:{site}")
    assert (now(t), t.spies(0)) == (("act", power, 0, 0), {site})


@pytest.mark.card("infiltrator")
def test_an_infiltrator_that_places_no_spy_gives_no_power() -> None:
    t = Table.empty().spy(0, *FIVE).troops(1, "everfire").troops(1, "kanaglym").begin(0, "infiltrator")
    t.play(0, "play:infiltrator", "done")
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("infiltrator")
@pytest.mark.parametrize(("start", "end", "power"), [("kanaglym", "everfire", 1), ("everfire", "labyrinth", 0)])
def test_an_infiltrator_that_moves_a_spy_looks_at_the_new_site(start: str, end: str, power: int) -> None:
    placed = [site for site in (*FIVE, "menzoberranzan") if site != end]
    t = Table.empty().spy(0, *placed[:5]).troops(1, "everfire").begin(0, "infiltrator")
    t.play(0, "play:infiltrator", f"recall:{start}", f"spy:{end}")
    assert now(t) == ("act", power, 0, 0)


# information broker -------------------------------------------------------------------------------------------------
@pytest.mark.card("information_broker")
@pytest.mark.rule("tyrants.cost.once", "tyrants.draw.top")
def test_the_information_broker_draws_three_cards_for_a_spy() -> None:
    t = Table.empty().spy(0, "everfire", "kanaglym").spy(1, "skullport")
    t.put("decks", 0, "noble", "soldier", "advocate", "spy_master")
    pick(t.begin(0, "information_broker"), "information_broker", 1)
    assert (t.asked(), t.options()) == ("pay_with_spy", {"recall:everfire", "recall:kanaglym", "done"})
    t.play(0, "recall:everfire")
    assert (t.names("hands", 0), t.names("decks", 0)) == (["spy_master", "advocate", "soldier"], ["noble"])
    assert (t.spies(0), now(t)) == ({"kanaglym"}, ("act", 0, 0, 0))


@pytest.mark.card("information_broker")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize("spies", [0, 1])
def test_the_information_broker_draws_nothing_if_no_spy_is_returned(spies: int) -> None:
    t = Table.empty().spy(0, *FIVE[:spies])
    t.put("decks", 0, "noble", "noble", "noble")
    pick(t.begin(0, "information_broker"), "information_broker", 1).play(0, *["done"] * spies)
    assert (t.names("hands", 0), len(t.spies(0)), now(t)) == ([], spies, ("act", 0, 0, 0))


@pytest.mark.card("information_broker")
@pytest.mark.rule("tyrants.draw.reshuffle", "tyrants.draw.nothing_left", "tyrants.cost.pay_for_nothing")
@pytest.mark.parametrize(("deck", "discards", "drawn"), [(1, 1, 2), (1, 3, 3), (0, 0, 0), (3, 1, 3)])
def test_the_information_broker_with_a_small_deck(deck: int, discards: int, drawn: int) -> None:
    """The discard pile becomes the deck when a card is needed; the card being played is not among them."""
    t = Table.empty().spy(0, "everfire")
    t.put("decks", 0, *["noble"] * deck)
    t.put("discards", 0, *["soldier"] * discards)
    pick(t.begin(0, "information_broker"), "information_broker", 1).play(0, "recall:everfire")
    assert t.names("hands", 0) == ["noble"] * deck + ["soldier"] * (drawn - deck)
    assert len(t.events("reshuffled")) == (drawn > deck)
    assert (t.names("played", 0), t.spies(0), now(t)) == (["information_broker"], set(), ("act", 0, 0, 0))


@pytest.mark.card("information_broker")
def test_the_information_broker_that_places_a_spy_draws_nothing() -> None:
    t = Table.empty().spy(0, *FIVE)
    t.put("decks", 0, "noble", "noble", "noble")
    pick(t.begin(0, "information_broker"), "information_broker", 0).play(0, "recall:everfire", "spy:skullport")
    assert (t.names("hands", 0), now(t)) == ([], ("act", 0, 0, 0))


# masters of Sorcere -------------------------------------------------------------------------------------------------
@pytest.mark.card("masters_of_sorcere")
@pytest.mark.rule("tyrants.spy.two")
def test_the_masters_of_sorcere_place_two_spies_in_different_sites() -> None:
    t = pick(Table.empty().spy(1, "skullport").begin(0, "masters_of_sorcere"), "masters_of_sorcere", 0)
    assert len(t.options()) == 15
    t.play(0, "spy:skullport")
    assert (t.asked(), len(t.options())) == ("spy_where", 14)
    assert t.why() == {"spy:skullport": "spy.shared_site"}
    t.play(0, "spy:everfire")
    assert (t.spies(0), now(t)) == ({"skullport", "everfire"}, ("act", 0, 0, 0))


@pytest.mark.card("masters_of_sorcere")
@pytest.mark.rule("tyrants.spy.two", "tyrants.spy.all_placed")
def test_the_masters_of_sorcere_with_one_spy_left_may_move_the_first_one_again() -> None:
    t = pick(Table.empty().spy(0, *FIVE[:4]).begin(0, "masters_of_sorcere"), "masters_of_sorcere", 0)
    t.play(0, "spy:skullport")
    assert t.asked() == "recall_first"
    assert t.options() == {*moves("recall", [*FIVE[:4], "skullport"]), "done"}
    t.play(0, "recall:skullport", "spy:labyrinth")
    assert (t.spies(0), now(t)) == ({*FIVE[:4], "labyrinth"}, ("act", 0, 0, 0))


@pytest.mark.card("masters_of_sorcere")
@pytest.mark.rule("tyrants.spy.all_placed")
def test_the_masters_of_sorcere_with_no_spy_left_decide_twice() -> None:
    t = pick(Table.empty().spy(0, *FIVE).begin(0, "masters_of_sorcere"), "masters_of_sorcere", 0)
    t.play(0, "done")
    assert (t.asked(), t.spies(0)) == ("recall_first", set(FIVE))
    t.play(0, "recall:everfire", "spy:labyrinth")
    assert (t.spies(0), now(t)) == ({*FIVE, "labyrinth"} - {"everfire"}, ("act", 0, 0, 0))


@pytest.mark.card("masters_of_sorcere")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.once", "tyrants.cost.in_full")
def test_the_masters_of_sorcere_give_four_power_for_one_spy() -> None:
    check_spy_pays("masters_of_sorcere", power=4)
