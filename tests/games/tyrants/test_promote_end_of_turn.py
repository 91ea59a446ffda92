"""Promotions at the end of the turn. Rules: promote.eot_*, promote.obedience, promote.undead_type."""

import pytest

from pentarchy.engine.errors import IllegalMove
from tests.games.tyrants.table import Table


@pytest.mark.rule("tyrants.promote.eot_mandatory")
@pytest.mark.card("wyrmspeaker")
def test_a_promotion_must_be_carried_out() -> None:
    t = Table.empty()
    t.begin(0, "noble", "soldier", "wyrmspeaker").play(0, "play:noble", "play:soldier", "play:wyrmspeaker", "end_turn")
    assert t.options(0) == {"promote:noble", "promote:soldier"}
    for move in ("done", "enough"):
        with pytest.raises(IllegalMove):
            t.play(0, move)
    t.play(0, "promote:soldier")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["soldier"], "act")


@pytest.mark.rule("tyrants.promote.eot_mandatory")
@pytest.mark.card("wyrmspeaker")
def test_the_only_card_is_promoted_without_a_question() -> None:
    """Though its player would have liked to keep it."""
    t = Table.empty()
    t.begin(0, "severin_silrajin", "wyrmspeaker").play(0, "play:severin_silrajin", "play:wyrmspeaker", "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["severin_silrajin"], "act")


@pytest.mark.rule("tyrants.promote.eot_mandatory", "tyrants.play.up_to")
@pytest.mark.parametrize("card", ["blue_dragon", "zuggtmoy", "cultist_of_myrkul"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_three_cards_promote_up_to_two(card: str, count: int) -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "kobold")
    t.begin(0, "noble", "soldier", "house_guard", card).play(0, "play:noble", "play:soldier", "play:house_guard")
    t.play(0, f"play:{card}")
    t.play(0, *{"zuggtmoy": ["devour:kobold"], "cultist_of_myrkul": [f"pick:{card},1", f"devour:{card}"]}.get(card, []))
    before = len(t.g.inner_circles[0])
    t.play(0, "end_turn")
    assert t.options(0) == {"promote:noble", "promote:soldier", "promote:house_guard", "enough"}
    t.play(0, *["promote:noble", "promote:soldier"][:count], *([] if count == 2 else ["enough"]))
    assert len(t.g.inner_circles[0]) == before + count
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_another")
@pytest.mark.card("wyrmspeaker")
def test_a_card_does_not_promote_itself() -> None:
    t = Table.empty()
    t.begin(0, "noble", "soldier", "wyrmspeaker").play(0, "play:noble", "play:soldier", "play:wyrmspeaker", "end_turn")
    assert t.why(0) == {"promote:wyrmspeaker": "promote.eot_another"}
    t = Table.empty()
    t.begin(0, "wyrmspeaker").play(0, "play:wyrmspeaker", "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")


@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_stays")
def test_two_cards_promote_each_other() -> None:
    """The second promotion stands though its card is in the inner circle by then."""
    t = Table.empty()
    t.begin(0, "wyrmspeaker", "puppeteer").play(0, "play:wyrmspeaker", "play:puppeteer", "end_turn")
    assert t.options(0) == {"resolve:wyrmspeaker", "resolve:puppeteer"}
    t.play(0, "resolve:puppeteer")  # the rest needs no choice
    assert t.names("inner_circles", 0) == ["wyrmspeaker", "puppeteer"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_another")
@pytest.mark.card("wyrmspeaker")
def test_two_copies_promote_each_other() -> None:
    t = Table.empty()
    t.begin(0, "wyrmspeaker", "wyrmspeaker").play(0, "play:wyrmspeaker", "play:wyrmspeaker", "end_turn")
    assert t.names("inner_circles", 0) == ["wyrmspeaker", "wyrmspeaker"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_stays")
@pytest.mark.card("cultist_of_myrkul")
def test_a_promotion_outlives_its_card() -> None:
    t = Table.empty()
    t.begin(0, "noble", "soldier", "cultist_of_myrkul").play(0, "play:cultist_of_myrkul", "pick:cultist_of_myrkul,1")
    t.play(0, "devour:cultist_of_myrkul", "play:noble", "play:soldier", "end_turn", "promote:noble", "promote:soldier")
    assert t.names("inner_circles", 0) == ["noble", "soldier"]
    assert t.names("devoured") == ["cultist_of_myrkul"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_eligible", "tyrants.undead.carrion_crawler")
def test_cards_that_have_left_cannot_be_promoted() -> None:
    """Devoured, promoted, put into the market, returned to the supply; a card still in hand was not played at all."""
    t = Table.empty(deck_1="demons").trophies(0, 1, 8)
    t.market("advocate")
    t.begin(0, "flesh_golem", "revenant", "carrion_crawler", "insane_outcast", "noble", "soldier", "wyrmspeaker")
    t.play(0, "play:flesh_golem", "devour:flesh_golem", "play:revenant", "play:carrion_crawler")
    t.play(0, "play:insane_outcast", "discard:noble", "play:wyrmspeaker")
    assert t.names("played", 0) == ["wyrmspeaker"]
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["revenant"]
    assert t.row() == ["carrion_crawler"]
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_eligible", "tyrants.borrow.counts_as_played")
def test_borrowed_cards_cannot_be_promoted() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "kobold")
    t.market("bounty_hunter")
    t.begin(0, "ulitharid", "elder_brain", "wyrmspeaker").play(0, "play:ulitharid", "play:elder_brain")
    t.play(0, "pick:kobold,1", "play:wyrmspeaker", "end_turn")
    assert t.options(0) == {"promote:ulitharid", "promote:elder_brain"}
    t.play(0, "promote:ulitharid")
    assert t.names("inner_circles", 0) == ["kobold", "ulitharid"]


@pytest.mark.rule("tyrants.promote.eot_distinct")
def test_each_promotion_takes_another_card_and_the_surplus_does_nothing() -> None:
    """Three promotions, but only two cards that they can take, if the player does it so."""
    t = Table.empty()
    t.begin(0, "wyrmspeaker", "puppeteer", "noble").play(0, "play:wyrmspeaker", "play:puppeteer", "play:noble")
    t.play(0, "end_turn", "resolve:wyrmspeaker", "promote:noble")
    assert t.names("inner_circles", 0) == ["noble", "wyrmspeaker"]  # only that was left for the Puppeteer
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.promote.eot_distinct")
@pytest.mark.card("ogremoch")
def test_a_promotion_without_a_card_is_lost() -> None:
    """Ogremoch promotes twice with Focus; the Noble is taken once and nothing is left for the second time."""
    t = Table.empty()
    t.begin(0, "noble", "ogremoch", "advocate").play(0, "play:noble", "play:ogremoch", "reveal:advocate", "end_turn")
    assert t.names("inner_circles", 0) == ["noble"]
    assert t.asked(1) == "act"
    t = Table.empty()
    t.begin(0, "noble", "soldier", "ogremoch", "advocate").play(0, "play:noble", "play:soldier", "play:ogremoch")
    t.play(0, "reveal:advocate", "end_turn", "promote:soldier")
    assert t.names("inner_circles", 0) == ["soldier", "noble"]


@pytest.mark.rule("tyrants.promote.eot_distinct")
def test_the_player_may_arrange_promotions_so_that_one_is_lost() -> None:
    """The Myrmidon's wants an Obedience card, but the other promotion may take the only one first."""
    t = Table.empty()
    t.begin(0, "noble", "wyrmspeaker", "fire_elemental_myrmidon")
    t.play(0, "play:noble", "play:wyrmspeaker", "play:fire_elemental_myrmidon", "end_turn")
    t.play(0, "resolve:wyrmspeaker", "promote:noble")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["noble"], "act")


@pytest.mark.rule("tyrants.promote.obedience")
@pytest.mark.parametrize("card", ["air_elemental_myrmidon", "fire_elemental_myrmidon", "water_elemental_myrmidon"])
def test_three_myrmidons_promote_an_obedience_card(card: str) -> None:
    t = Table.empty(deck_1="demons")
    four = ("noble", "soldier", "priestess_of_lolth", "house_guard")
    t.begin(0, *four, "kobold", card).play(0, *(f"play:{name}" for name in four), "play:kobold", "pick:kobold,1")
    t.play(0, f"play:{card}", *(["spy:everfire"] if card == "air_elemental_myrmidon" else []), "end_turn")
    assert t.options(0) == {f"promote:{name}" for name in four}
    assert t.why(0) == {"promote:kobold": "promote.obedience", f"promote:{card}": "promote.obedience"}
    t.play(0, "promote:house_guard")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["house_guard"], "act")


@pytest.mark.rule("tyrants.promote.obedience")
@pytest.mark.card("earth_elemental_myrmidon")
def test_the_earth_myrmidon_promotes_any_other_card() -> None:
    t = Table.empty()
    t.begin(0, "imix", "fire_elemental_myrmidon", "earth_elemental_myrmidon")
    t.play(0, "play:imix", "done", "play:fire_elemental_myrmidon", "play:earth_elemental_myrmidon", "end_turn")
    t.play(0, "resolve:fire_elemental_myrmidon")  # no Obedience card: nothing
    assert t.options(0) == {"promote:imix", "promote:fire_elemental_myrmidon"}


@pytest.mark.rule("tyrants.promote.undead_type")
@pytest.mark.card("high_priest_of_myrkul")
def test_the_high_priest_promotes_undead_of_any_deck() -> None:
    """The Ghoul of the Demons too, but neither the priest nor other servants of the dead."""
    t = Table.empty(deck_1="demons")
    t.begin(0, "ghoul", "flesh_golem", "necromancer", "vampire_spawn", "high_priest_of_myrkul")
    t.play(0, "play:ghoul", "play:flesh_golem", "done", "play:necromancer", "pick:necromancer,0")
    t.play(0, "play:vampire_spawn", "play:high_priest_of_myrkul", "end_turn")
    assert t.options(0) == {"promote:ghoul", "promote:vampire_spawn", "enough"}
    assert t.why(0)["promote:flesh_golem"] == "promote.undead_type"
    t.play(0, "promote:ghoul", "enough")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["ghoul"], "act")


@pytest.mark.rule("tyrants.promote.undead_type")
@pytest.mark.card("high_priest_of_myrkul")
def test_without_undead_the_high_priest_does_not_ask() -> None:
    t = Table.empty()
    t.begin(0, "noble", "high_priest_of_myrkul").play(0, "play:noble", "play:high_priest_of_myrkul", "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")
