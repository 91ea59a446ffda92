"""Insane Outcasts. Rules: outcast.*."""

import pytest

from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.outcast.play")
@pytest.mark.card("insane_outcast")
def test_an_outcast_goes_back_for_a_card_of_the_hand() -> None:
    t = Table.empty(deck_1="demons")
    supply = len(t.g.outcasts)
    t.begin(0, "insane_outcast", "noble", "soldier").play(0, "play:insane_outcast")
    assert t.options(0) == {"discard:noble", "discard:soldier", "done"}
    t.play(0, "discard:soldier")
    assert (t.names("played", 0), t.names("discards", 0), t.names("hands", 0)) == ([], ["soldier"], ["noble"])
    assert len(t.g.outcasts) == supply
    assert (t.g.power, t.g.influence, t.asked(0)) == (0, 0, "act")


@pytest.mark.rule("tyrants.outcast.play")
@pytest.mark.card("insane_outcast")
def test_another_outcast_may_be_the_card_discarded() -> None:
    """The one discarded stays in the deck of its player; only the one played goes back."""
    t = Table.empty(deck_1="demons")
    t.begin(0, "insane_outcast", "insane_outcast")
    played, other = t.g.hands[0]
    t.play(0, "play:insane_outcast", "discard:insane_outcast")
    assert t.g.discards[0] == (other,)
    assert t.g.outcasts[-1] == played
    assert (t.score(0)["deck"], t.asked(0)) == (-1, "act")


@pytest.mark.rule("tyrants.outcast.play")
@pytest.mark.card("insane_outcast")
def test_an_outcast_as_the_last_card_does_nothing() -> None:
    t = Table.empty(deck_1="demons")
    t.begin(0, "insane_outcast").play(0, "play:insane_outcast")
    assert (t.names("played", 0), t.asked(0)) == (["insane_outcast"], "act")
    t.play(0, "end_turn")
    assert t.names("hands", 0) == ["insane_outcast"]  # still part of the deck


@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
@pytest.mark.card("insane_outcast")
def test_an_outcast_pays_for_devouring_and_returns_to_the_supply() -> None:
    t = Table.empty(deck_1="demons")
    supply = len(t.g.outcasts)
    t.begin(0, "marilith", "insane_outcast").play(0, "play:marilith", "devour:insane_outcast")
    assert (t.g.power, t.names("devoured"), len(t.g.outcasts)) == (5, [], supply)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
@pytest.mark.card("insane_outcast")
@pytest.mark.parametrize("card", ["wyrmspeaker", "nalfeshnee", "matron_mother", "necromancer"])
def test_an_outcast_that_is_promoted_returns_to_the_supply(card: str) -> None:
    """At the end of the turn, from the top of the deck, from the discard pile, from hand."""
    zone = {"wyrmspeaker": "hands", "nalfeshnee": "decks", "matron_mother": "discards", "necromancer": "hands"}[card]
    t = Table.empty(deck_1="demons")
    supply = len(t.g.outcasts)
    t.put(zone, 0, "insane_outcast")
    t.begin(0, card)
    if card == "wyrmspeaker":
        t.play(0, "play:insane_outcast", "done", "play:wyrmspeaker", "end_turn")
    elif card == "necromancer":
        t.play(0, "play:necromancer", "pick:necromancer,1", "promote:insane_outcast")
    else:
        t.play(0, f"play:{card}")
    assert (t.names("inner_circles", 0), len(t.g.outcasts)) == ([], supply)
    assert "insane_outcast" not in t.names(zone, 0) + t.names("played", 0)
    assert t.events("promoted") == []


@pytest.mark.rule("tyrants.outcast.to_discard", "tyrants.outcast.recipients")
@pytest.mark.card("derro")
def test_derro_brings_an_outcast_to_its_own_player() -> None:
    t = Table.empty(deck_1="demons")
    supply = len(t.g.outcasts)
    t.put("decks", 0, "noble")
    t.begin(0, "derro").play(0, "play:derro", "oust:araumycos,white")
    assert (t.names("discards", 0), t.names("decks", 0), t.names("hands", 0)) == (["insane_outcast"], ["noble"], [])
    assert (t.names("discards", 1), len(t.g.outcasts)) == ([], supply - 1)
    assert (t.score(0)["deck"], t.asked(0)) == (1 - 1, "act")


@pytest.mark.rule("tyrants.outcast.recipients")
@pytest.mark.parametrize("card", ["myconid_adult", "myconid_sovereign"])
def test_a_myconid_names_one_opponent(card: str) -> None:
    t = Table.empty(players=3, section="left", deck_1="demons")
    t.begin(1, card).play(1, f"play:{card}")
    assert t.options(1) == {"target:1", "target:3"}
    t.play(1, "target:1")
    assert [len(pile) for pile in t.g.discards] == [1, 0, 0]
    assert (t.names("discards", 0), t.asked(1)) == (["insane_outcast"], "act")


@pytest.mark.rule("tyrants.outcast.recipients")
@pytest.mark.parametrize(("card", "each"), [("ghoul", 1), ("demogorgon", 2)])
def test_every_opponent_recruits(card: str, each: int) -> None:
    t = Table.empty(players=3, section="left", deck_1="demons")
    t.begin(0, card, "noble").play(0, f"play:{card}", *(["devour:noble"] if card == "demogorgon" else []))
    assert [t.names("discards", player) for player in range(3)] == [[], *[["insane_outcast"] * each] * 2]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.outcast.recipients")
@pytest.mark.card("demogorgon")
def test_demogorgon_unpaid_hands_out_nothing() -> None:
    t = Table.empty(deck_1="demons")
    t.begin(0, "demogorgon", "noble").play(0, "play:demogorgon", "done")
    assert (t.names("discards", 1), t.asked(0)) == ([], "act")


@pytest.mark.rule("tyrants.outcast.recipients", "tyrants.recruit.stack_empty")
@pytest.mark.parametrize("card", ["ghoul", "myconid_adult", "myconid_sovereign", "derro", "gibbering_mouther"])
def test_with_no_outcasts_left_nobody_is_named_and_nothing_happens(card: str) -> None:
    """The other lines of the card work as ever."""
    t = Table.empty(players=3, section="left", deck_1="demons").troops(0, "everfire").troops(1, "everfire")
    t.g.box += t.g.outcasts
    t.g.outcasts = ()
    t.begin(0, card, "noble").play(0, f"play:{card}")
    if card == "derro":
        t.play(0, "oust:araumycos,white")
    if card == "gibbering_mouther":
        t.play(0, "place:everfire", "place:everfire-halls_of_the_scoured_legion")
    assert [len(pile) for pile in t.g.discards] == [0, 0, 0]
    assert t.asked(0) == "act"
    assert (t.g.power, t.g.influence, len(t.g.later)) == (
        2 * (card == "ghoul"),
        2 * (card == "myconid_adult"),
        card == "myconid_sovereign",
    )


# Gibbering Mouther: from where it deploys to who stands next to it
NEXT = [
    ("skullport", "skullport"),  # the same site
    ("skullport", "labyrinth-skullport.2"),  # the end of a route
    ("labyrinth-skullport.2", "labyrinth-skullport.1"),  # along a route
    ("labyrinth-skullport.2", "skullport"),  # the site at its end
]
APART = [
    ("skullport", "labyrinth-skullport.1"),
    ("skullport", "kanaglym"),
    ("labyrinth-skullport.2", "labyrinth"),
    ("labyrinth-skullport.2", "skullport-kanaglym"),
]


@pytest.mark.rule("tyrants.outcast.gibbering_mouther")
@pytest.mark.card("gibbering_mouther")
@pytest.mark.parametrize(("place", "other", "hit"), [(*p, True) for p in NEXT] + [(*p, False) for p in APART])
def test_the_mouther_needs_an_opponent_next_to_its_troops(place: str, other: str, hit: bool) -> None:
    """Two troops are deployed; the other one goes where it is next to nobody."""
    t = Table.empty(deck_1="demons").troops(0, "skullport").troops(0, "everfire").troops(1, other)
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", f"place:{place}", "place:everfire")
    assert len(t.g.discards[1]) == hit
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.outcast.gibbering_mouther")
@pytest.mark.card("gibbering_mouther")
def test_sites_without_a_space_between_them_are_adjacent() -> None:
    t = Table.empty(players=3, section="left", deck_1="demons").troops(0, "wormwrithings").troops(1, "gauntlgrym")
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", *["place:wormwrithings"] * 2)
    assert [len(pile) for pile in t.g.discards] == [0, 1, 0]


@pytest.mark.rule("tyrants.outcast.gibbering_mouther")
@pytest.mark.card("gibbering_mouther")
def test_the_player_chooses_among_opponents_next_to_either_troop() -> None:
    """Both are next to one of the two troops; whoever is not cannot be named."""
    t = Table.empty(players=4, deck_1="demons").troops(0, "ched_nasad").troops(0, "everfire")
    t.troops(1, "ched_nasad").troops(2, "everfire").troops(3, "kanaglym")
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther", "place:everfire", "place:ched_nasad")
    assert t.options(0) == {"target:2", "target:3"}
    assert t.why(0) == {"target:4": "outcast.gibbering_mouther"}
    t.play(0, "target:3")
    assert [len(pile) for pile in t.g.discards] == [0, 0, 1, 0]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.outcast.gibbering_mouther")
@pytest.mark.card("gibbering_mouther")
def test_only_the_troops_of_this_card_count() -> None:
    """Neither older troops nor one deployed for power; with empty barracks there are none."""
    t = Table.empty(deck_1="demons").troops(0, "ched_nasad").troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "gibbering_mouther", power=1).play(0, "deploy:everfire", "play:gibbering_mouther")
    t.play(0, "place:ched_nasad", "place:ched_nasad")
    assert (t.names("discards", 1), t.asked(0)) == ([], "act")
    t = Table.empty(deck_1="demons").troops(0, "everfire").troops(1, "everfire").empty_barracks(0)
    t.begin(0, "gibbering_mouther").play(0, "play:gibbering_mouther")
    assert (t.g.vp[0], t.names("discards", 1), t.asked(0)) == (2, [], "act")
