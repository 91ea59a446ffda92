"""Aberrations with spies, resources, promotion and borrowed cards: Aboleth, Brainwashed Slave, Elder Brain, Puppeteer,
Spectator, Ulitharid."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.aberrations_and_undead import FIVE_SITES, at_rest, hall, hand_size, pool
from tests.games.tyrants.table import Table


# Aboleth -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("aboleth")
@pytest.mark.rule("tyrants.aberrations.aboleth", "tyrants.spy.two", "tyrants.spy.shared_site")
def test_aboleth_places_two_spies_in_different_sites() -> None:
    t = Table.empty().spy(1, "everfire").spy(0, "kanaglym")
    t.put("decks", 0, "noble", "noble", "noble")
    t.begin(0, "aboleth").play(0, "play:aboleth", "pick:aboleth,0")
    assert t.why(0) == {"spy:kanaglym": "spy.shared_site"}
    t.play(0, "spy:everfire")
    assert t.asked(0) == "spy_where"
    assert t.why(0) == {"spy:kanaglym": "spy.shared_site", "spy:everfire": "spy.shared_site"}
    t.play(0, "spy:labyrinth")
    assert t.spies(0) == {"kanaglym", "everfire", "labyrinth"}
    assert hand_size(t, 0) == 0
    assert at_rest(t)


@pytest.mark.card("aboleth")
@pytest.mark.rule("tyrants.spy.two", "tyrants.spy.all_placed")
@pytest.mark.parametrize(
    ("moves", "spy"), [(["done"], "eryndlyn"), (["recall:eryndlyn", "spy:mantol_derith"], "mantol_derith")]
)
def test_aboleth_with_one_spy_left(moves: list[str], spy: str) -> None:
    """The second spy may be one taken back, also the one just placed, or none."""
    t = Table.empty().spy(0, *FIVE_SITES[:4]).begin(0, "aboleth")
    t.play(0, "play:aboleth", "pick:aboleth,0", "spy:eryndlyn")
    assert t.asked(0) == "recall_first"
    t.play(0, *moves)
    assert t.spies(0) == {*FIVE_SITES[:4], spy}
    assert at_rest(t)


@pytest.mark.card("aboleth")
@pytest.mark.rule("tyrants.aberrations.aboleth")
@pytest.mark.parametrize(("spies", "deck", "drawn"), [(3, 5, 3), (0, 5, 0), (5, 2, 3)])
def test_aboleth_draws_a_card_for_each_own_spy(spies: int, deck: int, drawn: int) -> None:
    """Spies of others do not count; the discard pile, here one card, is all that comes after the deck."""
    t = Table.empty().spy(0, *FIVE_SITES[:spies]).spy(1, *FIVE_SITES)
    t.put("decks", 0, *["noble"] * deck)
    t.put("discards", 0, "soldier")
    t.begin(0, "aboleth").play(0, "play:aboleth", "pick:aboleth,1")
    assert hand_size(t, 0) == drawn
    assert len(t.spies(0)) == spies
    assert at_rest(t)


# Brainwashed Slave -------------------------------------------------------------------------------------------------
@pytest.mark.card("brainwashed_slave")
def test_brainwashed_slave_places_a_spy() -> None:
    t = Table.empty().begin(0, "brainwashed_slave")
    t.play(0, "play:brainwashed_slave", "pick:brainwashed_slave,0", "spy:araumycos")
    assert t.spies(0) == {"araumycos"}
    assert pool(t) == (0, 0)
    assert at_rest(t)


@pytest.mark.card("brainwashed_slave")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.once")
@pytest.mark.parametrize(("move", "gained"), [("recall:everfire", 2), ("done", 0)])
def test_brainwashed_slave_sells_one_spy(move: str, gained: int) -> None:
    """2 power and 2 influence for one own spy, no matter how many there are; nothing when declined."""
    t = Table.empty().spy(0, "everfire", "labyrinth").spy(1, "kanaglym").begin(0, "brainwashed_slave")
    t.play(0, "play:brainwashed_slave", "pick:brainwashed_slave,1")
    assert t.options(0) == {"recall:everfire", "recall:labyrinth", "done"}
    t.play(0, move)
    assert pool(t) == (gained, gained)
    assert t.spies(0) == ({"labyrinth"} if gained else {"everfire", "labyrinth"})
    assert at_rest(t)


@pytest.mark.card("brainwashed_slave")
@pytest.mark.rule("tyrants.cost.in_full", "tyrants.play.choose_one")
def test_brainwashed_slave_without_an_own_spy_sells_nothing() -> None:
    t = Table.empty().spy(1, "kanaglym").begin(0, "brainwashed_slave")
    t.play(0, "play:brainwashed_slave", "pick:brainwashed_slave,1")
    assert pool(t) == (0, 0)
    assert t.spies(1) == {"kanaglym"}
    assert at_rest(t)


# Puppeteer, Spectator ----------------------------------------------------------------------------------------------
@pytest.mark.card("spectator")
@pytest.mark.rule("tyrants.play.resources")
def test_spectator_gives_two_power_and_one_influence() -> None:
    t = Table.empty().begin(0, "spectator").play(0, "play:spectator")
    assert pool(t) == (2, 1)
    assert at_rest(t)


@pytest.mark.card("puppeteer")
@pytest.mark.rule("tyrants.promote.timing", "tyrants.promote.eot_mandatory")
def test_puppeteer_gives_influence_and_promotes_later() -> None:
    t = Table.empty().begin(0, "puppeteer", "noble", "soldier").play(0, "play:noble", "play:puppeteer")
    assert pool(t) == (0, 3)
    assert t.names("inner_circles", 0) == []
    t.play(0, "play:soldier", "end_turn")
    assert t.options(0) == {"promote:noble", "promote:soldier"}
    assert t.why(0) == {"promote:puppeteer": "promote.eot_another"}
    t.play(0, "promote:noble")
    assert t.names("inner_circles", 0) == ["noble"]
    assert sorted(t.names("hands", 0)) == ["puppeteer", "soldier"]
    assert at_rest(t, 1)


@pytest.mark.card("puppeteer")
@pytest.mark.rule("tyrants.promote.eot_eligible")
def test_puppeteer_finds_nothing_in_hand_or_in_front_of_it_alone() -> None:
    """A card that was not played is no choice, nor is one in the discard pile."""
    t = Table.empty()
    t.put("discards", 0, "soldier")
    t.begin(0, "puppeteer", "noble").play(0, "play:puppeteer", "end_turn")
    assert t.names("inner_circles", 0) == []
    assert at_rest(t, 1)


# Elder Brain -------------------------------------------------------------------------------------------------------
@pytest.mark.card("elder_brain")
@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.promote.deck_top")
def test_elder_brain_promotes_the_top_card_and_plays_one_of_the_circle() -> None:
    """The choice is among all cards there, the new one included; the card played returns there."""
    t = Table.empty()
    t.put("inner_circles", 0, "spectator", "noble")
    t.put("decks", 0, "noble", "soldier")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert t.names("inner_circles", 0) == ["spectator", "noble", "soldier"]
    assert t.options(0) == {"borrow:spectator", "borrow:noble", "borrow:soldier"}
    t.play(0, "borrow:spectator")
    assert pool(t) == (2, 1)
    assert t.names("inner_circles", 0) == ["noble", "soldier", "spectator"]
    assert (t.names("played", 0), t.names("decks", 0)) == (["elder_brain"], ["noble"])
    assert at_rest(t)


@pytest.mark.card("elder_brain")
@pytest.mark.rule("tyrants.promote.deck_top")
@pytest.mark.parametrize(("circle", "discards", "power"), [([], ["soldier"], 1), (["soldier"], [], 1), ([], [], 0)])
def test_elder_brain_with_an_empty_deck(circle: list[str], discards: list[str], power: int) -> None:
    """The discard pile becomes the deck first, without the Elder Brain itself. Without any card nothing happens."""
    t = Table.empty()
    t.put("inner_circles", 0, *circle)
    t.put("discards", 0, *discards)
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert t.names("inner_circles", 0) == circle + discards
    assert t.names("played", 0) == ["elder_brain"]
    assert pool(t) == (power, 0)
    assert at_rest(t)


@pytest.mark.card("elder_brain")
@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
def test_elder_brain_sends_an_insane_outcast_to_the_supply() -> None:
    t = Table.empty(deck_1="demons")
    t.put("decks", 0, "insane_outcast")
    before = len(t.g.outcasts)
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert t.names("inner_circles", 0) == []
    assert len(t.g.outcasts) == before + 1
    assert at_rest(t)


@pytest.mark.card("elder_brain")
@pytest.mark.rule("tyrants.borrow.counts_as_played", "tyrants.promote.eot_eligible")
def test_elder_brain_can_be_promoted_by_the_card_it_plays() -> None:
    """The end-of-turn effect of the borrowed Puppeteer works; in front of the player lies the Elder Brain only."""
    t = Table.empty()
    t.put("inner_circles", 0, "puppeteer")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert pool(t) == (0, 2)
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["puppeteer", "elder_brain"]
    assert at_rest(t, 1)


@pytest.mark.card("elder_brain", "cultist_of_myrkul")
@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.devour.this_card", "tyrants.promote.eot_stays")
def test_elder_brain_loses_a_card_that_devours_itself() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "cultist_of_myrkul")
    t.begin(0, "elder_brain").play(0, "play:elder_brain", "pick:cultist_of_myrkul,1", "devour:cultist_of_myrkul")
    assert (t.names("inner_circles", 0), t.names("devoured")) == ([], ["cultist_of_myrkul"])
    t.play(0, "end_turn")
    assert t.options(0) == {"promote:elder_brain", "enough"}
    t.play(0, "promote:elder_brain")
    assert t.names("inner_circles", 0) == ["elder_brain"]
    assert at_rest(t, 1)


@pytest.mark.card("elder_brain", "carrion_crawler")
@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.undead.carrion_crawler")
def test_elder_brain_loses_a_carrion_crawler_to_the_market() -> None:
    t = Table.empty()
    t.market("advocate")
    t.put("inner_circles", 0, "carrion_crawler")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert pool(t) == (3, 0)
    assert (t.row(), t.names("inner_circles", 0)) == (["carrion_crawler"], [])
    assert at_rest(t)


@pytest.mark.card("elder_brain", "revenant")
@pytest.mark.rule("tyrants.borrow.elder_brain")
def test_elder_brain_keeps_a_card_that_would_promote_itself() -> None:
    """The Revenant is in the inner circle already and stays there once."""
    t = Table.empty().troops(0, "everfire").trophies(0, WHITE, 8)
    t.put("inner_circles", 0, "revenant")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert t.names("inner_circles", 0) == ["revenant"]
    assert at_rest(t)


# Ulitharid ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("ulitharid")
@pytest.mark.rule("tyrants.borrow.ulitharid")
def test_ulitharid_plays_a_market_card_of_cost_four_or_less() -> None:
    """It is gone from its space while it is carried out, then devoured and replaced; the stacks are no market."""
    t = Table.empty()
    t.market("gauth", "spectator", "beholder")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert t.asked(0) == "borrow_from_market"
    assert t.options(0) == {"borrow:gauth", "borrow:spectator"}
    assert t.why(0) == {"borrow:beholder": "borrow.ulitharid"}
    following = t.content.designs[t.g.market_deck[-1]]
    t.play(0, "borrow:gauth")
    assert (t.row(), t.names("devoured")) == (["spectator", "beholder"], [])
    t.play(0, "pick:gauth,0")
    assert pool(t) == (0, 2)
    assert (t.row(), t.names("devoured")) == ([following, "spectator", "beholder"], ["gauth"])
    assert (t.names("played", 0), t.names("discards", 0)) == (["ulitharid"], [])
    assert at_rest(t)


@pytest.mark.card("ulitharid")
@pytest.mark.rule("tyrants.borrow.ulitharid")
@pytest.mark.parametrize("market", [[], ["beholder", "neogi"]])
def test_ulitharid_without_a_cheap_card_does_nothing(market: list[str]) -> None:
    t = Table.empty()
    t.market(*market)
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (t.row(), t.names("devoured")) == (market, [])
    assert at_rest(t)


@pytest.mark.card("ulitharid", "ambassador")
@pytest.mark.rule("tyrants.borrow.counts_as_played", "tyrants.promote.eot_eligible")
def test_ulitharid_can_be_promoted_by_the_ambassador_it_plays() -> None:
    """The borrowed card works at the end of the turn but cannot be promoted itself."""
    t = Table.empty()
    t.market("ambassador")
    t.begin(0, "ulitharid", "puppeteer").play(0, "play:ulitharid", "play:puppeteer", "end_turn")
    t.play(0, "resolve:puppeteer")
    assert t.names("inner_circles", 0) == ["ulitharid", "puppeteer"]
    assert t.names("devoured") == ["ambassador"]
    assert at_rest(t, 1)


@pytest.mark.card("ulitharid", "flesh_golem")
@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.devour.this_card")
@pytest.mark.parametrize(("move", "kills"), [("devour:flesh_golem", {1: 1}), ("done", {})])
def test_ulitharid_with_a_card_that_devours_itself(move: str, kills: dict[int, int]) -> None:
    """It is devoured once in either case, and its space is filled."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.market("flesh_golem")
    t.begin(0, "ulitharid").play(0, "play:ulitharid", move)
    assert pool(t) == (2, 0)
    assert hall(t, 0) == kills
    assert t.names("devoured") == ["flesh_golem"]
    assert len(t.row()) == 1
    assert at_rest(t)


@pytest.mark.card("ulitharid", "carrion_crawler")
@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.undead.carrion_crawler")
def test_ulitharid_with_a_carrion_crawler() -> None:
    """It takes the place of another card and is not devoured; its own old space is filled from the deck."""
    t = Table.empty()
    t.market("carrion_crawler", "neogi", "beholder")
    following = t.content.designs[t.g.market_deck[-1]]
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert t.options(0) == {"replace:neogi", "replace:beholder"}
    t.play(0, "replace:neogi")
    assert (t.row(), t.names("devoured")) == ([following, "carrion_crawler", "beholder"], ["neogi"])
    assert at_rest(t)


@pytest.mark.card("ulitharid", "revenant")
@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.promote.this_card")
def test_ulitharid_with_a_card_that_promotes_itself() -> None:
    t = Table.empty().troops(0, "everfire").trophies(0, WHITE, 8)
    t.market("revenant")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (t.names("inner_circles", 0), t.names("devoured")) == (["revenant"], [])
    assert len(t.row()) == 1
    assert at_rest(t)
