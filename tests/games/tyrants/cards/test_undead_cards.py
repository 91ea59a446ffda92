"""Undead with cards and trophies: Carrion Crawler, Cultist of Myrkul, High Priest of Myrkul, Mummy Lord, Necromancer,
Vampire."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.aberrations_and_undead import at_rest, hall, in_full, pool
from tests.games.tyrants.table import Table


# Carrion Crawler ---------------------------------------------------------------------------------------------------
@pytest.mark.card("carrion_crawler")
@pytest.mark.rule("tyrants.undead.carrion_crawler", "tyrants.promote.eot_eligible")
def test_carrion_crawler_takes_the_place_of_a_devoured_market_card() -> None:
    """It must; no card of the market deck is turned up. Anybody may recruit it for 2, nobody can promote it."""
    t = Table.empty()
    t.market("neogi", "beholder", "wight")
    deck = len(t.g.market_deck)
    t.begin(0, "carrion_crawler", "puppeteer").play(0, "play:puppeteer", "play:carrion_crawler")
    assert pool(t) == (3, 2)
    assert t.asked(0) == "replace_which"
    assert t.options(0) == {"replace:neogi", "replace:beholder", "replace:wight"}
    t.play(0, "replace:beholder")
    assert (t.row(), t.names("devoured")) == (["neogi", "carrion_crawler", "wight"], ["beholder"])
    assert (len(t.g.market_deck), t.names("played", 0)) == (deck, ["puppeteer"])
    assert "recruit:carrion_crawler" in t.options(0)
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.names("hands", 0)) == ([], ["puppeteer"])
    assert at_rest(t, 1)


@pytest.mark.card("carrion_crawler")
@pytest.mark.rule("tyrants.undead.carrion_crawler")
def test_carrion_crawler_stays_when_the_market_is_empty() -> None:
    """House Guards and Priestesses are not in the market."""
    t = Table.empty().begin(0, "carrion_crawler").play(0, "play:carrion_crawler")
    assert pool(t) == (3, 0)
    assert (t.names("played", 0), t.names("devoured")) == (["carrion_crawler"], [])
    assert at_rest(t)


@pytest.mark.card("carrion_crawler", "ulitharid")
@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.undead.carrion_crawler")
def test_carrion_crawler_alone_in_the_market_is_devoured_after_the_ulitharid() -> None:
    """While it is carried out it is not in the market, so there is nothing to replace."""
    t = Table.empty()
    t.market("carrion_crawler")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert (pool(t), t.names("devoured")) == ((3, 0), ["carrion_crawler"])
    assert at_rest(t)


# Cultist of Myrkul -------------------------------------------------------------------------------------------------
@pytest.mark.card("cultist_of_myrkul")
def test_cultist_gives_influence_and_stays() -> None:
    t = Table.empty().begin(0, "noble", "cultist_of_myrkul").play(0, "play:noble", "play:cultist_of_myrkul")
    assert t.options(0) == {"pick:cultist_of_myrkul,0", "pick:cultist_of_myrkul,1"}
    t.play(0, "pick:cultist_of_myrkul,0")
    assert (pool(t), t.names("devoured")) == ((0, 3), [])
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == []
    assert at_rest(t, 1)


@pytest.mark.card("cultist_of_myrkul")
@pytest.mark.rule("tyrants.promote.eot_stays", "tyrants.promote.eot_distinct", "tyrants.devour.this_card")
def test_cultist_devours_itself_to_promote_two_cards() -> None:
    """At the end of the turn, also cards played after it; the Cultist is out of the game."""
    t = Table.empty().begin(0, "cultist_of_myrkul", "noble", "soldier", "house_guard")
    t.play(0, "play:noble", "play:cultist_of_myrkul", "pick:cultist_of_myrkul,1", "devour:cultist_of_myrkul")
    assert (t.names("devoured"), t.names("played", 0)) == (["cultist_of_myrkul"], ["noble"])
    t.play(0, "play:soldier", "play:house_guard", "end_turn")
    assert t.options(0) == {"promote:noble", "promote:soldier", "promote:house_guard", "enough"}
    t.play(0, "promote:house_guard")
    assert t.options(0) == {"promote:noble", "promote:soldier", "enough"}
    t.play(0, "promote:noble")
    assert t.names("inner_circles", 0) == ["house_guard", "noble"]
    assert t.names("hands", 0) == ["soldier"]
    assert at_rest(t, 1)


@pytest.mark.card("cultist_of_myrkul")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize(("moves", "promoted"), [(["enough"], []), (["promote:noble", "enough"], ["noble"])])
def test_cultist_may_promote_fewer(moves: list[str], promoted: list[str]) -> None:
    t = Table.empty().begin(0, "cultist_of_myrkul", "noble", "soldier").play(0, "play:noble", "play:soldier")
    t.play(0, "play:cultist_of_myrkul", "pick:cultist_of_myrkul,1", "devour:cultist_of_myrkul", "end_turn", *moves)
    assert t.names("inner_circles", 0) == promoted
    assert at_rest(t, 1)


@pytest.mark.card("cultist_of_myrkul")
@pytest.mark.rule("tyrants.cost.optional")
def test_cultist_kept_promotes_nothing() -> None:
    t = Table.empty().begin(0, "cultist_of_myrkul", "noble").play(0, "play:noble", "play:cultist_of_myrkul")
    t.play(0, "pick:cultist_of_myrkul,1")
    assert t.options(0) == {"devour:cultist_of_myrkul", "done"}
    t.play(0, "done")
    assert pool(t) == (0, 1)
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.names("devoured")) == ([], [])
    assert sorted(t.names("hands", 0)) == ["cultist_of_myrkul", "noble"]
    assert at_rest(t, 1)


# High Priest of Myrkul ---------------------------------------------------------------------------------------------
@pytest.mark.card("high_priest_of_myrkul")
@pytest.mark.rule("tyrants.promote.undead_type", "tyrants.card.type")
def test_high_priest_promotes_any_number_of_undead() -> None:
    """By type, so also a Ghoul of the Demons; Humans, the High Priest himself among them, and others are no choice."""
    t = Table.empty(deck_1="demons").begin(
        0, "high_priest_of_myrkul", "ghoul", "wight", "wight", "necromancer", "noble"
    )
    t.play(0, "play:high_priest_of_myrkul", "play:ghoul")
    for _ in range(2):
        t.play(0, "play:wight", "pick:wight,0")
    t.play(0, "play:necromancer", "pick:necromancer,0", "play:noble", "end_turn")
    assert t.asked(0) == "promote_of_type"
    assert t.options(0) == {"promote:ghoul", "promote:wight", "enough"}
    no = {"promote:high_priest_of_myrkul", "promote:necromancer", "promote:noble"}
    assert t.why(0) == dict.fromkeys(no, "promote.undead_type")
    t.play(0, "promote:wight", "promote:ghoul", "promote:wight")
    assert t.names("inner_circles", 0) == ["wight", "ghoul", "wight"]
    assert at_rest(t, 1)


@pytest.mark.card("high_priest_of_myrkul")
@pytest.mark.rule("tyrants.play.up_to", "tyrants.promote.undead_type")
@pytest.mark.parametrize("moves", [["enough"], ["promote:wight", "enough"]])
def test_high_priest_may_promote_fewer(moves: list[str]) -> None:
    """Undead left in hand are no choice at all."""
    t = Table.empty().begin(0, "high_priest_of_myrkul", "wight", "wight", "ghost")
    t.play(0, "play:high_priest_of_myrkul", *["play:wight", "pick:wight,0"] * 2, "end_turn")
    assert t.options(0) == {"promote:wight", "enough"}
    t.play(0, *moves)
    assert t.names("inner_circles", 0) == ["wight"] * (len(moves) - 1)
    assert at_rest(t, 1)


@pytest.mark.card("high_priest_of_myrkul")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white")
def test_high_priest_returns_a_piece_of_another_player() -> None:
    """At once, one troop or spy with presence; without Undead played the end of the turn brings nothing."""
    t = Table.empty().troops(0, "labyrinth").spy(0, "labyrinth").troops(1, "labyrinth").spy(1, "labyrinth")
    t.troops(1, "everfire").begin(0, "high_priest_of_myrkul").play(0, "play:high_priest_of_myrkul")
    assert t.options(0) == {"send_home:labyrinth,2", "expose:labyrinth,2"}
    assert t.why(0) == {"send_home:everfire,2": "return.other_player"}
    t.play(0, "expose:labyrinth,2")
    assert (t.spies(1), t.at("labyrinth")) == (set(), {0: 1, 1: 1, WHITE: 1})
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == []
    assert at_rest(t, 1)


# Mummy Lord --------------------------------------------------------------------------------------------------------
@pytest.mark.card("mummy_lord")
@pytest.mark.rule("tyrants.trophies.mummy_lord", "tyrants.play.choose_times", "tyrants.trophies.redeploy")
def test_mummy_lord_kills_and_places_the_same_white_troop() -> None:
    """Two choices, one after the other; a white trophy of one's own may go anywhere, without presence."""
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").spy(0, "blingdenstone")
    t.begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,0")
    assert t.options(0) == {"kill:labyrinth,white", "kill:blingdenstone,white"}
    assert t.why(0)["kill:labyrinth,2"] == "assassinate.not_own"
    assert t.why(0)["kill:araumycos,white"] == "assassinate.presence"
    t.play(0, "kill:labyrinth,white")
    assert t.options(0) == {"pick:mummy_lord,0", "pick:mummy_lord,1"}
    t.play(0, "pick:mummy_lord,1")
    assert {"lay:labyrinth", "lay:llacerellyn", "lay:labyrinth-skullport.2"} < t.options(0)
    assert t.why(0)["lay:blingdenstone"] == "map.troop_spaces"
    t.play(0, "lay:llacerellyn")
    assert (t.at("llacerellyn"), hall(t, 0)) == ({WHITE: 1}, {})
    assert at_rest(t)


@pytest.mark.card("mummy_lord")
@pytest.mark.rule("tyrants.trophies.mummy_lord", "tyrants.trophies.lose_vp")
def test_mummy_lord_takes_white_trophies_from_any_hall() -> None:
    """The same option twice, from different halls; players' troops stay where they are."""
    t = Table.empty(players=3, section="left").trophies(0, WHITE, 1).trophies(1, WHITE, 1).trophies(1, 2, 1)
    t.trophies(2, 0, 1).begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,1")
    assert t.options(0) == {"exhume:1,white", "exhume:2,white"}
    t.play(0, "exhume:2,white", "lay:kanaglym", "pick:mummy_lord,1")
    t.play(0, "lay:kanaglym")
    assert t.at("kanaglym") == {WHITE: 2}
    assert [hall(t, player) for player in range(3)] == [{}, {2: 1}, {0: 1}]
    assert t.score(1)["trophies"] == 1
    assert at_rest(t)


@pytest.mark.card("mummy_lord")
@pytest.mark.rule("tyrants.play.choose_one", "tyrants.play.mandatory")
def test_mummy_lord_without_targets_does_nothing() -> None:
    """No white troop with presence, no white trophy: where no option can do anything, nobody is asked."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, 1, 2).begin(0, "mummy_lord")
    t.play(0, "play:mummy_lord")
    assert (hall(t, 0), t.at("everfire")) == ({1: 2}, {0: 1, 1: 1})
    assert at_rest(t)


# Necromancer -------------------------------------------------------------------------------------------------------
@pytest.mark.card("necromancer")
def test_necromancer_gives_influence() -> None:
    t = Table.empty().begin(0, "necromancer", "noble").play(0, "play:necromancer", "pick:necromancer,0")
    assert (pool(t), t.names("inner_circles", 0)) == ((0, 3), [])
    assert at_rest(t)


@pytest.mark.card("necromancer")
@pytest.mark.rule("tyrants.promote.this_card", "tyrants.promote.from_discard", "tyrants.play.not_discarded_yet")
@pytest.mark.parametrize(("card", "zone"), [("necromancer", "played"), ("soldier", "hands"), ("wight", "discards")])
def test_necromancer_promotes_itself_or_a_card_of_hand_or_discard_pile(card: str, zone: str) -> None:
    """At once, and it must; other cards played this turn and cards of the deck are no choice."""
    t = Table.empty()
    t.put("discards", 0, "wight")
    t.put("decks", 0, "banshee")
    t.begin(0, "necromancer", "soldier", "noble").play(0, "play:noble", "play:necromancer", "pick:necromancer,1")
    assert t.options(0) == {"promote:necromancer", "promote:soldier", "promote:wight"}
    assert t.why(0) == {"promote:noble": "play.not_discarded_yet"}
    t.play(0, f"promote:{card}")
    assert t.names("inner_circles", 0) == [card]
    assert card not in t.names(zone, 0)
    assert at_rest(t)


@pytest.mark.card("necromancer")
@pytest.mark.rule("tyrants.promote.from_discard")
def test_necromancer_tells_copies_in_hand_and_discard_pile_apart() -> None:
    """A Noble in hand can still be played, one in the discard pile cannot: the player chooses which one goes."""
    t = Table.empty()
    t.put("discards", 0, "noble.1")
    t.begin(0, "necromancer", "noble.2").play(0, "play:necromancer", "pick:necromancer,1")
    assert {"promote:noble.1", "promote:noble.2"} < in_full(t)
    t.play(0, "promote:noble.1")
    assert (t.names("discards", 0), t.names("hands", 0)) == ([], ["noble"])
    assert at_rest(t)


@pytest.mark.card("necromancer")
@pytest.mark.rule("tyrants.promote.this_card")
@pytest.mark.parametrize(("promoted", "played"), [("necromancer.1", 0), ("necromancer.2", 1)])
def test_necromancer_promotes_itself_or_its_twin_in_hand(promoted: str, played: int) -> None:
    t = Table.empty().begin(0, "necromancer.1", "necromancer.2")
    t.play(0, "play:necromancer.1", "pick:necromancer.1,1")
    assert in_full(t) == {"promote:necromancer.1", "promote:necromancer.2"}
    t.play(0, f"promote:{promoted}")
    assert [t.content.tokens[card] for card in t.g.inner_circles[0]] == [promoted]
    assert (len(t.g.played[0]), len(t.g.hands[0])) == (played, 1 - played)
    assert at_rest(t)


@pytest.mark.card("necromancer")
@pytest.mark.rule("tyrants.promote.this_card", "tyrants.play.mandatory")
def test_necromancer_without_other_cards_promotes_itself() -> None:
    """It gives no end-of-turn effect a second time: a Puppeteer finds only cards that still lie there."""
    t = Table.empty().begin(0, "necromancer", "puppeteer").play(0, "play:puppeteer", "play:necromancer")
    t.play(0, "pick:necromancer,1")
    assert t.names("inner_circles", 0) == ["necromancer"]
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.names("hands", 0)) == (["necromancer"], ["puppeteer"])
    assert at_rest(t, 1)


@pytest.mark.card("necromancer", "elder_brain")
@pytest.mark.rule("tyrants.borrow.elder_brain")
def test_necromancer_played_from_the_inner_circle_promotes_another_card() -> None:
    """Or itself: it has left the circle, and returns there either way."""
    t = Table.empty()
    t.put("inner_circles", 0, "necromancer")
    t.begin(0, "elder_brain", "noble", "soldier").play(0, "play:elder_brain", "pick:necromancer,1")
    assert t.options(0) == {"promote:necromancer", "promote:noble", "promote:soldier"}
    t.play(0, "promote:soldier")
    assert t.names("inner_circles", 0) == ["soldier", "necromancer"]
    assert at_rest(t)


# Vampire -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("vampire")
@pytest.mark.rule("tyrants.supplant.steps")
def test_vampire_supplants_and_nothing_else() -> None:
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth")
    t.put("discards", 0, "noble")
    t.put("inner_circles", 0, "noble", "noble", "noble")
    t.begin(0, "vampire").play(0, "play:vampire", "pick:vampire,0")
    assert t.options(0) == {"oust:labyrinth,2", "oust:labyrinth,white"}
    t.play(0, "oust:labyrinth,2")
    assert (t.at("labyrinth"), hall(t, 0)) == ({0: 2, WHITE: 1}, {1: 1})
    assert (t.g.vp[0], len(t.g.inner_circles[0])) == (0, 3)
    assert at_rest(t)


@pytest.mark.card("vampire")
@pytest.mark.rule("tyrants.promote.from_discard", "tyrants.dragons.vp_now", "tyrants.play.count_now")
@pytest.mark.parametrize(("before", "vp"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_vampire_promotes_from_the_discard_pile_and_counts_the_circle(before: int, vp: int) -> None:
    """1 VP for every 3 cards there, the new one included; cards played or in hand are no choice."""
    t = Table.empty().troops(0, "labyrinth")
    t.put("inner_circles", 0, *["noble"] * before)
    t.put("discards", 0, "soldier", "wight")
    t.begin(0, "vampire", "house_guard", "banshee").play(0, "play:house_guard", "play:vampire", "pick:vampire,1")
    assert t.options(0) == {"promote:soldier", "promote:wight"}
    assert t.why(0) == dict.fromkeys(("promote:house_guard", "promote:vampire"), "play.not_discarded_yet")
    t.play(0, "promote:wight")
    assert (t.names("discards", 0), len(t.g.inner_circles[0])) == (["soldier"], before + 1)
    assert t.g.vp[0] == vp
    assert at_rest(t)


@pytest.mark.card("vampire")
@pytest.mark.rule("tyrants.promote.from_discard")
def test_vampire_with_an_empty_discard_pile_still_counts() -> None:
    """Nothing is promoted and the deck is not touched; the inner circles of others do not count."""
    t = Table.empty()
    t.put("inner_circles", 0, *["noble"] * 3)
    t.put("inner_circles", 1, *["noble"] * 6)
    t.put("decks", 0, "soldier")
    t.begin(0, "vampire").play(0, "play:vampire", "pick:vampire,1")
    assert (t.g.vp[0], len(t.g.inner_circles[0]), t.names("decks", 0)) == (1, 3, ["soldier"])
    assert at_rest(t)


@pytest.mark.card("vampire")
@pytest.mark.rule("tyrants.supplant.presence", "tyrants.supplant.empty_barracks")
@pytest.mark.parametrize(("own", "kills", "vp"), [("everfire", {1: 1}, 1), ("kanaglym", {}, 0)])
def test_vampire_supplants_with_empty_barracks_or_without_presence(own: str, kills: dict[int, int], vp: int) -> None:
    t = Table.empty().troops(0, own).troops(1, "everfire").empty_barracks(0)
    t.put("discards", 0, "noble")
    t.begin(0, "vampire").play(0, "play:vampire", "pick:vampire,0")
    assert (hall(t, 0), t.g.vp[0]) == (kills, vp)
    assert t.at("everfire") == ({0: 1} if kills else {1: 1})
    assert at_rest(t)
