"""Promoting at once: the inner circle, deck top, discard pile, hand, the card itself. Rules: promote.*."""

import pytest

from pentarchy.engine.views import view
from tests.games.tyrants.table import WHITE, Table


@pytest.mark.rule("tyrants.promote.inner_circle")
@pytest.mark.card("masters_of_sorcere")
def test_a_promoted_card_lies_face_up_and_scores_its_second_value() -> None:
    """Worked example: Masters of Sorcere are promoted and are worth 5 VP in the inner circle."""
    t = Table.empty()
    t.begin(0, "masters_of_sorcere", "wyrmspeaker")
    t.play(0, "play:masters_of_sorcere", "pick:masters_of_sorcere,1", "play:wyrmspeaker", "end_turn")
    assert t.names("inner_circles", 0) == ["masters_of_sorcere"]
    assert view(t.g, 1)["inner_circles"][0] == [t.card("masters_of_sorcere")]
    assert t.score(0)["inner_circle"] == 5
    assert t.score(0)["deck"] == 1  # the Wyrmspeaker only
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.out_of_deck")
def test_cards_of_the_inner_circle_do_not_come_back() -> None:
    """Neither discarded at the end of the turn nor shuffled into the new deck nor drawn."""
    t = Table.empty()
    t.put("inner_circles", 0, "kobold", "imix")
    t.begin(0, "noble", "wyrmspeaker", "soldier").play(0, "play:noble", "play:wyrmspeaker", "end_turn")
    assert t.names("inner_circles", 0) == ["kobold", "imix", "noble"]
    assert sorted(t.names("hands", 0)) == ["soldier", "wyrmspeaker"]  # a new deck was made of all that was discarded
    assert t.names("decks", 0) == t.names("discards", 0) == []
    t.play(1, "end_turn").play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["kobold", "imix", "noble"]
    assert sorted(t.names("hands", 0)) == ["soldier", "wyrmspeaker"]


@pytest.mark.rule("tyrants.promote.timing")
def test_end_of_turn_promotions_wait_and_all_others_do_not() -> None:
    t = Table.empty()
    t.put("decks", 0, "kobold")
    t.begin(0, "noble", "wyrmspeaker", "nalfeshnee").play(0, "play:noble", "play:wyrmspeaker")
    assert (t.names("inner_circles", 0), t.asked(0)) == ([], "act")
    t.play(0, "play:nalfeshnee")
    assert (t.names("inner_circles", 0), t.asked(0)) == (["kobold"], "act")
    t.play(0, "end_turn")
    assert t.asked(0) == "promote_which"
    t.play(0, "promote:noble")
    assert t.names("inner_circles", 0) == ["kobold", "noble"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.timing", "tyrants.promote.eot_eligible")
def test_a_card_played_after_the_promoter_can_be_promoted() -> None:
    t = Table.empty()
    t.begin(0, "noble", "wyrmspeaker").play(0, "play:wyrmspeaker", "play:noble", "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["noble"], "act")


@pytest.mark.rule("tyrants.promote.deck_top")
@pytest.mark.parametrize("card", ["hezrou", "nalfeshnee", "elder_brain"])
def test_the_top_card_of_the_deck_is_promoted_unseen(card: str) -> None:
    """Nobody chooses and nobody knows it before; then all see it. The rest of the deck stays hidden."""
    t = Table.empty()
    t.put("decks", 0, "noble", "soldier", "house_guard")
    t.begin(0, card)
    assert view(t.g, 0)["decks"][0] == [None] * 3
    t.play(0, f"play:{card}")
    assert t.names("inner_circles", 0) == ["house_guard"]
    assert view(t.g, 1)["inner_circles"][0] == list(t.g.inner_circles[0])
    assert view(t.g, 0)["decks"][0] == [None] * 2


@pytest.mark.rule("tyrants.promote.deck_top")
@pytest.mark.card("nalfeshnee")
def test_an_empty_deck_is_made_anew_first() -> None:
    t = Table.empty()
    t.put("discards", 0, "kobold", "kobold", "kobold")
    t.begin(0, "noble", "nalfeshnee").play(0, "play:noble", "play:nalfeshnee")
    assert t.names("inner_circles", 0) == ["kobold"]
    assert (t.names("decks", 0), t.names("discards", 0)) == (["kobold"] * 2, [])
    assert (t.names("played", 0), t.asked(0)) == (["noble", "nalfeshnee"], "act")


@pytest.mark.rule("tyrants.promote.deck_top")
@pytest.mark.card("nalfeshnee")
def test_the_last_card_is_taken_without_making_a_new_deck() -> None:
    t = Table.empty()
    t.put("decks", 0, "imix")
    t.put("discards", 0, "kobold")
    t.begin(0, "nalfeshnee").play(0, "play:nalfeshnee")
    assert (t.names("inner_circles", 0), t.names("decks", 0), t.names("discards", 0)) == (["imix"], [], ["kobold"])


@pytest.mark.rule("tyrants.promote.deck_top")
@pytest.mark.card("nalfeshnee")
def test_with_deck_and_discard_pile_empty_nothing_is_promoted() -> None:
    t = Table.empty()
    t.begin(0, "nalfeshnee", "noble").play(0, "play:nalfeshnee")
    assert (t.g.influence, t.names("inner_circles", 0), t.names("hands", 0)) == (3, [], ["noble"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.promote.from_discard")
@pytest.mark.parametrize("card", ["matron_mother", "vampire", "necromancer"])
def test_a_card_of_the_discard_pile_is_promoted_at_once(card: str) -> None:
    """Only what lies there: not the hand (but for the Necromancer), not what was played."""
    t = Table.empty()
    t.put("discards", 0, "kobold", "imix", "kobold")
    t.begin(0, "noble", card, "soldier").play(0, "play:noble", f"play:{card}")
    if t.asked(0) == "choose_one":
        t.play(0, f"pick:{card},1")
    own = {"promote:necromancer", "promote:soldier"} if card == "necromancer" else set()
    assert t.options(0) == {"promote:kobold", "promote:imix"} | own
    assert t.why(0)["promote:noble"] == "play.not_discarded_yet"
    t.play(0, "promote:imix")
    assert (t.names("inner_circles", 0), t.names("discards", 0)) == (["imix"], ["kobold", "kobold"])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.promote.from_discard", "tyrants.dragons.vp_now")
@pytest.mark.card("vampire")
@pytest.mark.parametrize(("circle", "pile", "vp"), [(2, 0, 0), (2, 1, 1), (3, 0, 1), (5, 1, 2)])
def test_the_vampire_counts_after_the_promotion_and_without_one(circle: int, pile: int, vp: int) -> None:
    t = Table.empty()
    t.put("inner_circles", 0, *["noble"] * circle)
    t.put("discards", 0, *["kobold"] * pile)
    t.troops(0, "skullport").begin(0, "vampire").play(0, "play:vampire", "pick:vampire,1")
    assert (len(t.g.inner_circles[0]), t.g.vp[0], t.asked(0)) == (circle + pile, vp, "act")


@pytest.mark.rule("tyrants.promote.matron_mother")
@pytest.mark.card("matron_mother")
def test_the_matron_mother_puts_the_deck_on_the_discard_pile() -> None:
    """All of it, face up and in its order; any card there may be promoted, and the deck stays empty."""
    t = Table.empty()
    t.put("decks", 0, "soldier", "advocate", "severin_silrajin", "house_guard")
    t.put("discards", 0, "kobold")
    t.begin(0, "noble", "matron_mother").play(0, "play:matron_mother")
    assert t.options(0) == {
        f"promote:{name}" for name in ("kobold", "soldier", "advocate", "severin_silrajin", "house_guard")
    }
    assert t.names("discards", 0) == ["kobold", "soldier", "advocate", "severin_silrajin", "house_guard"]
    assert None not in view(t.g, 1)["discards"][0]
    t.play(0, "promote:severin_silrajin")
    assert (t.names("inner_circles", 0), t.names("decks", 0)) == (["severin_silrajin"], [])
    assert len(t.g.discards[0]) == 4
    assert t.events("reshuffled") == []
    assert (t.names("hands", 0), t.asked(0)) == (["noble"], "act")


@pytest.mark.rule("tyrants.promote.matron_mother")
@pytest.mark.card("matron_mother")
@pytest.mark.parametrize("zone", ["", "decks", "discards"])
def test_the_matron_mother_with_one_card_or_none(zone: str) -> None:
    t = Table.empty()
    if zone:
        t.put(zone, 0, "kobold")
    t.begin(0, "matron_mother", "noble").play(0, "play:matron_mother")
    assert t.names("inner_circles", 0) == (["kobold"] if zone else [])
    assert (t.names("hands", 0), t.asked(0)) == (["noble"], "act")


@pytest.mark.rule("tyrants.promote.this_card")
@pytest.mark.card("necromancer")
def test_the_necromancer_promotes_itself_or_a_card_of_hand_or_discard_pile() -> None:
    t = Table.empty()
    t.put("discards", 0, "kobold")
    t.put("decks", 0, "imix")
    t.begin(0, "noble", "necromancer").play(0, "play:necromancer", "pick:necromancer,1")
    assert t.options(0) == {"promote:necromancer", "promote:noble", "promote:kobold"}
    t.play(0, "promote:necromancer")
    assert (t.names("inner_circles", 0), t.names("played", 0)) == (["necromancer"], [])
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.promote.this_card", "tyrants.promote.from_discard")
@pytest.mark.card("necromancer")
def test_a_copy_in_hand_and_a_copy_in_the_discard_pile_are_two_choices() -> None:
    """They are alike, but whoever promotes the one of the discard pile keeps the other in hand."""
    t = Table.empty()
    discarded = t.put("discards", 0, "noble")[0]
    t.begin(0, "noble", "necromancer")
    held = t.g.hands[0][0]
    t.play(0, "play:necromancer", "pick:necromancer,1")
    assert {("promote", held), ("promote", discarded)} < set(t.g.legal(0))
    t.g.play(0, ("promote", discarded))
    assert (t.names("hands", 0), t.names("discards", 0)) == (["noble"], [])


@pytest.mark.rule("tyrants.promote.this_card")
@pytest.mark.card("necromancer")
def test_the_necromancer_and_another_one_in_hand_are_two_choices() -> None:
    t = Table.empty()
    t.begin(0, "necromancer", "necromancer")
    played, held = t.g.hands[0]
    t.g.play(0, ("play", played))
    t.play(0, "pick:necromancer,1")
    assert set(t.g.legal(0)) == {("promote", played), ("promote", held)}


@pytest.mark.rule("tyrants.promote.this_card")
@pytest.mark.card("revenant")
@pytest.mark.parametrize(("before", "promoted"), [(5, False), (6, True), (8, True)])
def test_the_revenant_counts_trophies_after_its_two_kills(before: int, promoted: bool) -> None:
    """It leaves the played cards at once, but was played this turn: Focus still sees it."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire", 2).trophies(0, WHITE, before)
    t.begin(0, "revenant", "imix").play(0, "play:revenant")
    assert sum(t.g.trophies[0]) == before + 2
    assert t.names("inner_circles", 0) == (["revenant"] if promoted else [])
    assert t.names("played", 0) == ([] if promoted else ["revenant"])
    t.play(0, "play:imix")
    assert (t.g.power, t.asked(0)) == (6, "act")


@pytest.mark.rule("tyrants.promote.inner_circle_count")
@pytest.mark.card("drow_negotiator")
@pytest.mark.parametrize(("circle", "influence"), [(3, 0), (4, 3), (6, 3)])
def test_the_negotiator_counts_when_it_is_played(circle: int, influence: int) -> None:
    """The promotion of the end of the turn comes too late for it."""
    t = Table.empty()
    t.put("inner_circles", 0, *["kobold", "imix", "balor", "orcus", "vrock", "ettin"][:circle])
    t.begin(0, "soldier", "drow_negotiator").play(0, "play:soldier", "play:drow_negotiator")
    assert (t.g.influence, t.asked(0)) == (influence, "act")
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0)[circle:] == ["soldier"]
    assert [event[1:3] for event in t.events("got_influence")] == ([(0, 3)] if influence else [])
