"""The drow half-deck, third part: Matron Mother, Spellspinner and Spy Master."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.drow_and_dragons import FIVE, check_price_at_that_site, hall, now, pick
from tests.games.tyrants.table import Table


# matron mother ------------------------------------------------------------------------------------------------------
@pytest.mark.card("matron_mother")
@pytest.mark.rule("tyrants.promote.matron_mother", "tyrants.promote.from_discard", "tyrants.play.not_discarded_yet")
def test_the_matron_mother_puts_the_deck_on_the_discard_pile_and_must_promote_a_card_of_it() -> None:
    t = Table.empty()
    t.put("discards", 0, "advocate")
    t.put("decks", 0, "noble", "spy_master", "noble")
    t.put("discards", 1, "deathblade")
    t.begin(0, "matron_mother", "soldier", "house_guard").play(0, "play:soldier", "play:matron_mother")
    assert (t.names("decks", 0), t.names("discards", 0)) == ([], ["advocate", "noble", "spy_master", "noble"])
    assert t.asked() == "promote_from_where"
    assert t.options() == {"promote:advocate", "promote:noble", "promote:spy_master"}
    assert t.why() == dict.fromkeys(("promote:soldier", "promote:matron_mother"), "play.not_discarded_yet")
    t.play(0, "promote:spy_master")
    assert (t.names("inner_circles", 0), t.names("discards", 0)) == (["spy_master"], ["advocate", "noble", "noble"])
    assert (t.names("decks", 0), t.names("hands", 0)) == ([], ["house_guard"])
    assert (now(t), t.events("reshuffled")) == (("act", 1, 0, 0), [])


@pytest.mark.card("matron_mother")
@pytest.mark.parametrize("zone", ["decks", "discards"])
def test_the_matron_mother_promotes_a_single_card_from_either_pile(zone: str) -> None:
    t = Table.empty()
    t.put(zone, 0, "advocate")
    t.begin(0, "matron_mother").play(0, "play:matron_mother")
    assert (t.names("inner_circles", 0), t.names("discards", 0), t.names("decks", 0)) == (["advocate"], [], [])
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("matron_mother")
@pytest.mark.rule("tyrants.promote.from_discard")
def test_the_matron_mother_promotes_nothing_without_deck_and_discard_pile() -> None:
    """Neither herself, nor a card played or in hand; and nothing more at the end of the turn."""
    t = Table.empty().begin(0, "matron_mother", "noble", "soldier").play(0, "play:noble", "play:matron_mother")
    assert (now(t), t.names("inner_circles", 0)) == (("act", 0, 1, 0), [])
    t.play(0, "end_turn")
    assert (t.asked(1), t.names("inner_circles", 0)) == ("act", [])
    assert sorted(t.names("hands", 0)) == ["matron_mother", "noble", "soldier"]


# spellspinner -------------------------------------------------------------------------------------------------------
@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.spy.returned_site", "tyrants.cost.once")
def test_the_spellspinner_supplants_at_the_site_of_the_spy_it_returns() -> None:
    check_price_at_that_site("spellspinner")


@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.spy.returned_site", "tyrants.supplant.no_presence_recheck")
def test_the_spellspinner_needs_no_presence_after_the_spy_has_left() -> None:
    t = pick(Table.empty().spy(0, "tsenviilyq").begin(0, "spellspinner"), "spellspinner", 1)
    t.play(0, "recall:tsenviilyq")
    assert (t.at("tsenviilyq"), hall(t), t.spies(0)) == ({0: 1, WHITE: 2}, {WHITE: 1}, set())
    assert now(t) == ("act", 0, 0, 0)


@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_the_spellspinner_may_return_a_spy_from_a_site_without_enemy_troops() -> None:
    """Enemy troops with presence elsewhere and on the routes beside the site are no target."""
    t = Table.empty().troops(0, "eryndlyn").troops(1, "kanaglym-eryndlyn.2").spy(0, "eryndlyn", "skullport")
    pick(t.begin(0, "spellspinner"), "spellspinner", 1).play(0, "recall:eryndlyn")
    assert (hall(t), t.spies(0), t.g.barracks[0], now(t)) == ({}, {"skullport"}, 39, ("act", 0, 0, 0))


@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize("spies", [(), ("skullport",)])
def test_the_spellspinner_supplants_nobody_if_no_spy_is_returned(spies: tuple[str, ...]) -> None:
    t = Table.empty().troops(0, "labyrinth").spy(0, *spies)
    pick(t.begin(0, "spellspinner"), "spellspinner", 1).play(0, *["done"] * len(spies))
    assert (hall(t), t.spies(0), t.g.barracks[0], now(t)) == ({}, set(spies), 39, ("act", 0, 0, 0))


@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_the_spellspinner_kills_for_one_vp_with_empty_barracks() -> None:
    t = Table.empty().spy(0, "skullport").empty_barracks(0).begin(0, "spellspinner")
    pick(t, "spellspinner", 1).play(0, "recall:skullport")
    assert (t.at("skullport"), hall(t), now(t)) == ({WHITE: 1}, {WHITE: 1}, ("act", 0, 0, 1))


@pytest.mark.card("spellspinner")
@pytest.mark.rule("tyrants.spy.all_placed")
def test_the_spellspinner_that_places_a_spy_supplants_nobody() -> None:
    """Also when a spy is taken back for it: that return is not the price."""
    placed = (*FIVE[:4], "skullport")
    t = pick(Table.empty().spy(0, *placed).begin(0, "spellspinner"), "spellspinner", 0)
    t.play(0, "recall:skullport", "spy:tsenviilyq")
    assert (hall(t), t.g.barracks[0], now(t)) == ({}, 40, ("act", 0, 0, 0))
    assert t.spies(0) == {*FIVE[:4], "tsenviilyq"}


# spy master ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("spy_master")
def test_the_spy_master_places_one_spy_and_gives_nothing_else() -> None:
    t = Table.empty().troops(1, "skullport").begin(0, "spy_master", "spy_master").play(0, "play:spy_master")
    t.play(0, "spy:skullport")
    assert (t.spies(0), now(t)) == ({"skullport"}, ("act", 0, 0, 0))
    t.play(0, "play:spy_master")
    assert "spy:skullport" not in t.options()
    t.play(0, "spy:everfire")
    assert (t.spies(0), now(t)) == ({"skullport", "everfire"}, ("act", 0, 0, 0))


@pytest.mark.card("spy_master")
@pytest.mark.rule("tyrants.total_control.condition")
def test_the_spy_of_the_spy_master_breaks_total_control_and_gives_presence() -> None:
    t = Table.empty().troops(1, "everfire", 3).troops(0, "kanaglym").begin(0, "spy_master", power=3)
    assert (t.controls("everfire"), t.options(0, "assassinate")) == ((1, 1), set())
    t.play(0, "play:spy_master", "spy:everfire")
    assert t.controls("everfire") == (1, -1)
    assert t.options(0, "assassinate") == {"assassinate:everfire,2"}
