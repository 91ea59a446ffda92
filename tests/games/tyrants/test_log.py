"""What the log tells: who did what, by which card or for what price, how much it was, and one line for one thing."""

import pytest

from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import SITE
from pentarchy.text import Speech
from tests.games.tyrants.table import WHITE, Table


def log(t: Table, since: int = 0, lang: str = "en") -> list[str]:
    """The sentences told since a position."""
    speech = Speech(GAME, t.content, lang, ("Alice", "Bob", "Carol", "Dan"))
    return [speech.event(event) for event in t.g.events[since:]]


def told_by(t: Table, *moves: str, player: int = 0) -> list[str]:
    since = len(t.g.events)
    t.play(player, *moves)
    return log(t, since)


@pytest.mark.rule("tyrants.setup.first_player", "tyrants.setup.market_deck", "tyrants.setup.market_row")
def test_the_opening_lines_name_what_is_public_and_who_begins() -> None:
    t = Table(3, deck_1="undead", deck_2="demons", section="right", first="2")
    row = [Speech(GAME, t.content, "en").card(space[0]) for space in t.g.market]
    assert log(t) == [
        "The market deck is made of Undead and Demons. The centre and right sections of the board are in play.",
        f"In the market: {', '.join(row)}.",
        "Everybody draws 5 cards.",
        "Bob is the first player.",
    ]


@pytest.mark.rule("tyrants.supplant.steps", "tyrants.control.at_once")
def test_a_supplant_is_one_line_and_control_comes_with_its_counts() -> None:
    t = Table.empty().clear("kanaglym").troops(0, "kanaglym").troops(1, "kanaglym").begin(0, "doppelganger")
    assert told_by(t, "play:doppelganger") == [
        "Alice plays Doppelganger.",
        "Alice supplants a troop of Bob: Kanaglym (Doppelganger).",
        "Alice gains control of Kanaglym: 2 troops against 0.",
    ]


@pytest.mark.rule("tyrants.supplant.control_once")
def test_nobody_gains_or_loses_control_in_the_middle_of_a_supplant() -> None:
    """Two white troops against two of Bob: without one of the white ones Bob would control the site for a moment."""
    t = Table.empty().clear("skullport").troops(WHITE, "skullport", 2).troops(1, "skullport", 2)
    t.troops(0, "skullport").begin(0, "doppelganger")
    assert told_by(t, "play:doppelganger", "oust:skullport,white") == [
        "Alice plays Doppelganger.",
        "Alice supplants a white troop: Skullport (Doppelganger).",
    ]
    assert t.controls("skullport") == (-1, -1)


@pytest.mark.rule("tyrants.play.skip_impossible")
def test_what_cannot_be_done_is_told_once_with_its_reason() -> None:
    t = Table.empty(deck_1="aberrations").begin(0, "quaggoth", "ulitharid", "noble")
    assert told_by(t, "play:quaggoth")[1:] == ["Quaggoth: cannot be done (too few of what is counted)."]
    t.g.market = [()] * 6
    assert told_by(t, "play:ulitharid")[1:] == ["Ulitharid: cannot be done (no card in the market is cheap enough)."]
    t = Table.empty().clear("blingdenstone")
    t.troops(0, "blingdenstone", sum(t.g.garrisons[SITE.index["blingdenstone"]])).begin(0, "mercenary_squad")
    assert told_by(t, "play:mercenary_squad")[1:] == ["Mercenary Squad: cannot be done (no empty space with presence)."]
    t = Table.empty(deck_1="undead").begin(0, "vampire")
    assert len(told_by(t, "play:vampire")) == 2


@pytest.mark.rule("tyrants.play.mandatory")
def test_whoever_takes_no_more_is_told() -> None:
    t = Table.empty(deck_1="demons").troops(0, "skullport").begin(0, "council_member", "noble")
    assert told_by(t, "play:council_member", "enough")[1:] == ["Alice takes no more (Council Member)."]
    t = Table.empty().spy(0, "everfire", "skullport", "kanaglym", "labyrinth", "araumycos").begin(0, "spy_master")
    assert told_by(t, "play:spy_master", "done")[1:] == ["Alice takes no more (Spy Master)."]


@pytest.mark.rule("tyrants.undead.ghost", "tyrants.borrow.ulitharid")
def test_a_devoured_card_that_is_played_stays_devoured() -> None:
    t = Table.empty(deck_1="undead", deck_2="aberrations").spy(0, "everfire")
    t.put("devoured", -1, "gauth")
    t.begin(0, "ghost", "ulitharid").play(0, "play:ghost", "pick:ghost,1", "recall:everfire")
    assert told_by(t, "play:ulitharid", "pick:gauth,0")[-1] == "Gauth stays devoured (Ulitharid)."


@pytest.mark.rule("tyrants.play.resources", "tyrants.play.count_now")
def test_every_gain_names_its_card_and_what_was_counted() -> None:
    t = Table.empty().troops(0, "skullport").trophies(0, 1, 5)
    t.begin(0, "soldier", "spectator", "beholder", "puppeteer")
    assert told_by(t, "play:soldier") == ["Alice plays Soldier and gains 1 power."]
    assert told_by(t, "play:spectator") == ["Alice plays Spectator and gains 2 power and 1 influence."]
    assert told_by(t, "play:puppeteer") == ["Alice plays Puppeteer.", "Alice gains 2 influence (Puppeteer)."]
    assert told_by(t, "play:beholder") == [
        "Alice plays Beholder.",
        "Alice assassinates a white troop: Skullport (Beholder).",
        "Alice gains 2 power (Beholder; troops in the trophy hall: 6).",
    ]


@pytest.mark.rule("tyrants.play.choose_one", "tyrants.cost.optional")
def test_the_option_taken_is_told_once() -> None:
    """By what it does, with the card; by words where it does nothing, or nothing yet; and a cost that is not paid."""
    t = Table.empty().begin(0, "advocate", "blackguard", "blackguard", "marilith", "noble")
    assert told_by(t, "play:blackguard", "pick:blackguard,0")[1:] == ["Alice gains 2 power (Blackguard)."]
    assert told_by(t, "play:blackguard", "pick:blackguard,1")[1:] == [
        "Alice chooses (Blackguard): “assassinate an enemy troop”, to no effect: no such troop within reach."
    ]
    assert told_by(t, "play:advocate", "pick:advocate,1")[1:] == [
        "Alice chooses (Advocate): “at the end of the turn: promote another card played this turn”."
    ]
    assert told_by(t, "play:marilith", "done")[1:] == ["Alice does not pay for the ability of Marilith."]
    t = Table.empty().begin(0, "marilith")
    assert told_by(t, "play:marilith")[1:] == ["Alice cannot pay for the ability of Marilith."]


@pytest.mark.rule("tyrants.discard.reactions", "tyrants.discard.umber_hulk")
def test_a_forced_discard_says_by_whose_card() -> None:
    t = Table.empty(deck_1="aberrations").troops(0, "skullport")
    t.put("hands", 1, "umber_hulk", "noble", "noble", "noble")
    t.begin(0, "cranium_rats", "soldier").play(0, "play:cranium_rats", "place:skullport", "place:skullport")
    assert told_by(t, "discard:umber_hulk", player=1) == [
        "Bob discards Umber Hulk: forced by Cranium Rats of Alice.",
        "Alice discards Soldier: forced by Umber Hulk of Bob.",
    ]


@pytest.mark.rule("tyrants.discard.ambassador", "tyrants.discard.grimlock")
def test_reactions_name_the_card_that_answers() -> None:
    t = Table.empty(deck_1="aberrations").troops(0, "skullport").empty_barracks(0)
    t.put("hands", 1, "grimlock", "ambassador", "noble", "noble", "noble")
    t.put("decks", 1, "soldier", "soldier")
    t.begin(0, "cranium_rats", "cranium_rats").play(0, "play:cranium_rats")
    assert told_by(t, "discard:grimlock", player=1)[1:] == ["Bob draws 2 cards (Grimlock)."]
    t.play(0, "play:cranium_rats")
    assert told_by(t, "discard:ambassador", "accept", player=1)[1:] == [
        "Bob promotes Ambassador instead of leaving it in the discard pile."
    ]


@pytest.mark.rule("tyrants.devour.from_hand", "tyrants.promote.deck_top", "tyrants.outcast.devoured_or_promoted")
def test_what_is_devoured_or_promoted_says_by_what_and_from_where() -> None:
    t = Table.empty(deck_1="demons")
    t.put("decks", 0, "insane_outcast", "noble")
    t.begin(0, "marilith", "marilith", "nalfeshnee", "nalfeshnee", "kobold", "insane_outcast")
    assert told_by(t, "play:marilith", "devour:kobold")[1:] == [
        "Alice devours Kobold from hand (Marilith).",
        "Alice gains 5 power (Marilith).",
    ]
    assert told_by(t, "play:marilith", "devour:insane_outcast")[1] == (
        "Alice devours an Insane Outcast (Marilith): it returns to the supply."
    )
    assert told_by(t, "play:nalfeshnee")[-1] == "Alice promotes Noble, the top card of the deck (Nalfeshnee)."
    assert (
        told_by(t, "play:nalfeshnee")[-1] == "Alice promotes an Insane Outcast (Nalfeshnee): it returns to the supply."
    )


@pytest.mark.rule("tyrants.borrow.elder_brain")
def test_a_card_of_the_inner_circle_leaves_and_comes_back_in_the_log() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "noble")
    t.begin(0, "elder_brain")
    assert told_by(t, "play:elder_brain") == [
        "Alice plays Elder Brain.",
        "Elder Brain: cannot be done (deck and discard pile are empty).",
        "Alice plays Noble from the inner circle (Elder Brain).",
        "Alice gains 1 influence (Noble).",
        "Alice returns Noble to the inner circle.",
    ]


@pytest.mark.rule("tyrants.undead.carrion_crawler")
def test_a_card_that_takes_a_place_is_one_line() -> None:
    t = Table.empty(deck_1="undead")
    t.market("kobold")
    t.begin(0, "carrion_crawler")
    assert (
        told_by(t, "play:carrion_crawler")[-1]
        == "Alice devours Kobold from the market; Carrion Crawler takes its place."
    )


@pytest.mark.rule("tyrants.resources.lost", "tyrants.end_turn.marker_vp")
def test_what_is_lost_and_gained_at_the_end_of_the_turn() -> None:
    t = Table.empty().clear("tsenviilyq").troops(0, "tsenviilyq", 3)
    t.put("decks", 0, *["noble"] * 5)
    t.begin(0, power=2)
    assert told_by(t, "end_turn")[:3] == [
        "Alice does not spend 2 power and 1 influence: they are lost.",
        "Alice gains 1 VP from the control marker of Tsenviilyq: total control at the end of the turn.",
        "Alice draws 5 cards.",
    ]


@pytest.mark.rule("tyrants.turn.basic_actions")
def test_basic_actions_name_their_price() -> None:
    t = Table.empty().troops(0, "skullport").spy(1, "skullport").begin(0, power=7, influence=2)
    assert told_by(t, "deploy:skullport")[0] == "Alice deploys a troop for 1 power: Skullport."
    assert told_by(t, "assassinate:skullport,white")[0] == "Alice assassinates a white troop for 3 power: Skullport."
    assert told_by(t, "return_spy:skullport,2")[0] == "Alice returns a spy of Bob for 3 power: Skullport."
    assert told_by(t, "recruit:priestess_of_lolth")[0] == "Alice recruits Priestess of Lolth for 2 influence."


@pytest.mark.rule("tyrants.score.sites", "tyrants.score.trophies")
def test_the_last_lines_give_the_points_line_by_line() -> None:
    t = Table.empty().troops(0, "everfire", 3).trophies(0, WHITE, 2)
    t.g.ending = "last_troop"
    t.put("decks", 0, *["noble"] * 5)
    t.begin(0).play(0, "end_turn").play(1, "end_turn")
    score = t.score(0)
    assert log(t)[-2] == (
        f"Alice has {sum(score.values())} VP: sites {score['sites']}, total control 2, trophies 2, deck 0, "
        "inner circle 0, tokens 0."
    )
