"""What players read when they are asked: true in every situation, and which of two moves is which."""

import pytest

from pentarchy.engine.views import view
from pentarchy.games.tyrants import GAME
from pentarchy.games.tyrants.moves import SITE
from pentarchy.text import Speech
from tests.games.tyrants.table import WHITE, Table

NAMES = ("Alice", "Bob", "Carol", "Dan")


def prompt(t: Table, lang: str = "en", player: int = 0) -> str:
    speech = Speech(GAME, t.content, lang, NAMES)
    return speech.prompt(t.g.asks[player], view(t.g, player), player)


def labels(t: Table, lang: str = "en", player: int = 0) -> set[str]:
    speech, seen = Speech(GAME, t.content, lang, NAMES), view(t.g, player)
    said = [speech.move(move, seen, player) for move in t.g.legal(player)]
    assert len(set(said)) == len(said), "two moves with one label"
    return set(said)


# prompts ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.deploy.no_troops_on_map")
def test_without_troops_nobody_is_told_of_presence() -> None:
    """Also with a spy on the board: only troops count."""
    t = Table.empty().spy(0, "everfire").begin(0, "mercenary_squad").play(0, "play:mercenary_squad")
    assert prompt(t) == (
        "Mercenary Squad: deploy a troop (3 to go). You have no troop on the board: choose any empty space."
    )
    assert "присутствие" not in prompt(t, "ru")
    t.play(0, "place:everfire")
    assert prompt(t) == "Mercenary Squad: deploy a troop (2 to go). Choose an empty space where you have presence."
    assert "(осталось: 2)" in prompt(t, "ru")
    assert "там, где у вас есть присутствие" in prompt(t, "ru")


@pytest.mark.rule("tyrants.trophies.no_own_troops")
def test_where_a_trophy_may_go_is_said_for_this_troop() -> None:
    t = Table.empty().troops(1, "everfire").trophies(1, 0, 1).trophies(1, WHITE, 1)
    t.begin(0, "lich").play(0, "play:lich", "spy:everfire", "exhume:2,1")
    assert prompt(t) == "Lich: choose any empty space for your troop: you have none on the board."
    t.play(0, "lay:everfire")
    t.play(0, "exhume:2,white")
    assert prompt(t) == "Lich: choose an empty space for the white troop where you have presence."
    t = Table.empty().trophies(0, WHITE, 1).begin(0, "mummy_lord").play(0, "play:mummy_lord", "pick:mummy_lord,1")
    assert prompt(t) == "Mummy Lord: choose an empty space for the white troop, anywhere on the board."


@pytest.mark.rule("tyrants.turn.free_order", "tyrants.turn.basic_needs_target")
def test_a_turn_offers_only_what_there_is() -> None:
    """A card to play, something to pay for; with neither, only the end of the turn."""
    t = Table.empty().troops(0, "skullport").begin(0, "noble")
    assert prompt(t) == "Play a card or end the turn. Power: 0, influence: 0."
    t = Table.empty().troops(0, "skullport").begin(0, "noble", power=1)
    assert prompt(t) == "Play a card, take a basic action, or end the turn. Power: 1, influence: 0."
    t = Table.empty().troops(0, "skullport").begin(0, influence=2)
    assert prompt(t) == "You have no card in hand: take a basic action or end the turn. Power: 0, influence: 2."
    t = Table.empty().troops(0, "skullport").begin(0, influence=1)
    assert prompt(t) == "You have no card in hand and can pay for nothing: end the turn. Power: 0, influence: 1."
    assert t.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.turn.basic_needs_target")
def test_power_without_a_space_or_a_target_pays_for_nothing() -> None:
    """The whole of Blingdenstone is full of own troops, and a white one stands on its only road."""
    t = Table.empty().clear("blingdenstone")
    t.troops(0, "blingdenstone", t.content.sites[SITE.index["blingdenstone"]].spaces).begin(0, power=2)
    assert t.options(0) == {"end_turn"}
    assert prompt(t) == "You have no card in hand and can pay for nothing: end the turn. Power: 2, influence: 0."
    t.begin(0, power=3)
    assert prompt(t) == "You have no card in hand: take a basic action or end the turn. Power: 3, influence: 0."


@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_with_empty_barracks_a_supplant_promises_no_troop() -> None:
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").begin(0, "doppelganger", "doppelganger")
    t.play(0, "play:doppelganger")
    assert "barracks" not in prompt(t)
    t.play(0, "oust:labyrinth,2").empty_barracks(0)
    t.troops(1, "skullport")
    t.spy(0, "skullport")
    t.play(0, "play:doppelganger")
    assert prompt(t).endswith("Your barracks are empty: 1 VP instead of a troop.")
    assert "Ваши казармы пусты: 1 ПО вместо войска." in prompt(t, "ru")


@pytest.mark.rule("tyrants.assassinate.single_site")
def test_after_the_first_kill_the_same_site_is_named() -> None:
    t = Table.empty(deck_1="aberrations").troops(0, "araumycos-eryndlyn").begin(0, "death_tyrant")
    t.play(0, "play:death_tyrant")
    assert prompt(t) == "Death Tyrant: assassinate an enemy troop at a site where you have presence (3 to go), or stop."
    t.play(0, "kill:araumycos,white")
    assert prompt(t) == "Death Tyrant: assassinate an enemy troop at the same site (2 to go), or stop."


@pytest.mark.rule("tyrants.focus.reveal")
def test_focus_names_the_aspect_and_whether_there_is_such_a_card() -> None:
    t = Table.empty().begin(0, "imix", "bounty_hunter").play(0, "play:imix")
    assert prompt(t) == "Imix: show a card of Malice from your hand for its Focus (gain 2 power), or do not."
    assert labels(t) == {"Show Bounty Hunter (Malice)", "No, without it"}
    t = Table.empty().begin(0, "imix", "noble").play(0, "play:imix")
    assert prompt(t).startswith("Imix: you hold no card of Malice to show")
    assert "«злоба»" in prompt(t, "ru")


@pytest.mark.rule("tyrants.discard.owner_chooses")
def test_a_forced_discard_names_the_card_behind_it() -> None:
    t = Table.empty(deck_1="aberrations").troops(0, "skullport")
    t.put("hands", 1, "noble", "soldier", "kobold", "balor")
    t.begin(0, "cranium_rats").play(0, "play:cranium_rats", "place:skullport", "place:skullport")
    assert prompt(t, player=1) == "Cranium Rats of Alice makes you discard a card: choose one from your hand."


@pytest.mark.rule("tyrants.borrow.ulitharid", "tyrants.devour.this_card")
def test_a_borrowed_card_cannot_be_kept() -> None:
    t = Table.empty(deck_1="undead", deck_2="aberrations").troops(0, "skullport")
    t.market("flesh_golem")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert prompt(t).endswith("Or decline: Ulitharid devours it anyway.")
    assert prompt(t, "ru").endswith("Или откажитесь: «Улитарид» всё равно поглотит её.")


@pytest.mark.rule("tyrants.move.to")
def test_a_lifted_troop_is_named_with_its_place() -> None:
    t = Table.empty(deck_1="demons").troops(0, "labyrinth").troops(1, "labyrinth").begin(0, "hezrou")
    t.play(0, "play:hezrou")
    if t.asked() == "lift_which":
        t.play(0, "lift:labyrinth,2")
    assert "the troop of Bob from The Labyrinth" in prompt(t)
    assert "войско (Bob) из локации Лабиринт" in prompt(t, "ru")


@pytest.mark.rule("tyrants.focus.reveal")
def test_with_nothing_to_show_one_only_goes_on() -> None:
    t = Table.empty().begin(0, "imix", "noble").play(0, "play:imix")
    assert labels(t) == {"Go on"}
    assert labels(t, "ru") == {"Дальше"}


@pytest.mark.rule("tyrants.demons.grazzt")
def test_no_spy_at_all_is_a_refusal() -> None:
    t = Table.empty(deck_1="demons").spy(0, "skullport", "kanaglym").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1")
    assert "No, without it" in labels(t)
    assert "No more" in labels(t.play(0, "recall:skullport"))


# labels -------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.promote.this_card", "tyrants.promote.from_discard")
def test_cards_to_promote_are_named_with_their_piles() -> None:
    """A Noble in hand and a Noble in the discard pile, and the Necromancer itself beside another one."""
    t = Table.empty(deck_1="undead")
    t.put("discards", 0, "noble", "necromancer")
    t.begin(0, "necromancer", "noble").play(0, "play:necromancer", "pick:necromancer,1")
    assert labels(t) == {
        "Promote Necromancer itself",
        "Promote Noble from your hand",
        "Promote Noble from your discard pile",
        "Promote Necromancer from your discard pile",
    }
    assert "Приблизить «Благородный» из стопки сброса" in labels(t, "ru")


@pytest.mark.rule("tyrants.undead.ghost")
def test_a_devoured_card_beside_its_copy_in_the_row_is_named() -> None:
    t = Table.empty(deck_1="undead").spy(0, "everfire")
    t.market("kobold")
    t.put("devoured", -1, "kobold")
    t.begin(0, "ghost", influence=1).play(0, "play:ghost", "pick:ghost,1", "recall:everfire")
    assert {"Recruit Kobold for 1 influence", "Recruit Kobold from the devoured cards for 1 influence"} < labels(t)
    assert "Завербовать «Кобольд» из поглощённых карт за 1 влияние" in labels(t, "ru")


@pytest.mark.rule("tyrants.end_turn.effects")
def test_effects_of_two_copies_are_told_apart_by_where_the_cards_lie() -> None:
    """One Ambassador has been promoted by the first effect of all; copies in one pile are offered once."""
    t = Table.empty(deck_1="aberrations")
    t.begin(0, "ambassador", "ambassador", "wyrmspeaker", "noble")
    t.play(0, "play:ambassador", "play:ambassador", "play:wyrmspeaker", "play:noble", "end_turn")
    assert len(labels(t)) == 2
    t.play(0, "resolve:wyrmspeaker", "promote:ambassador")
    assert labels(t) == {
        "Ambassador, now in your inner circle: promote another card played this turn",
        "Ambassador: promote another card played this turn",
    }


@pytest.mark.rule("tyrants.borrow.elder_brain", "tyrants.borrow.ulitharid")
def test_borrowed_cards_are_named_with_their_place() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "noble", "soldier")
    t.begin(0, "elder_brain").play(0, "play:elder_brain")
    assert labels(t) == {"Play Noble from your inner circle", "Play Soldier from your inner circle"}
    t = Table.empty()
    t.market("kobold", "white_wyrmling")
    t.begin(0, "ulitharid").play(0, "play:ulitharid")
    assert labels(t) == {"Play Kobold from the market", "Play White Wyrmling from the market"}


@pytest.mark.rule("tyrants.turn.basic_actions")
def test_what_is_paid_for_names_its_price() -> None:
    t = Table.empty().troops(0, "skullport").spy(1, "skullport")
    t.market("deathblade")
    t.begin(0, power=3, influence=6)
    said = labels(t)
    assert {"Deploy for 1 power: Skullport", "Assassinate for 3 power a white troop: Skullport"} < said
    assert {"Return for 3 power the spy of Bob: Skullport", "Recruit Deathblade for 6 influence"} < said
    assert {"Recruit Priestess of Lolth for 2 influence", "Recruit House Guard for 3 influence"} < said
