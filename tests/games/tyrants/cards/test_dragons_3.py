"""The dragons half-deck, third part: the cards of guile."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.drow_and_dragons import (
    CENTRE,
    FIVE,
    check_fifth_spy_is_placed_plainly,
    check_price_at_that_site,
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
PLACING = (
    ("enchanter_of_thay", 0),
    ("green_dragon", 0),
    ("green_wyrmling", -1),
    ("rath_modar", -1),
    ("watcher_of_thay", 0),
)


def tied_at_tsenviilyq() -> Table:
    """Player 0 and white have a troop each in Tsenviilyq, which has a control marker: the next one decides."""
    return Table.empty().clear("tsenviilyq").troops(0, "tsenviilyq").troops(WHITE, "tsenviilyq")


# what several cards do ----------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.no_presence", "tyrants.spy.mandatory", "tyrants.spy.shared_site")
@pytest.mark.parametrize(("card", "option"), marked(*PLACING))
def test_its_spy_goes_to_any_site_without_an_own_spy(card: str, option: int) -> None:
    check_spy_goes_anywhere(card, option)


@pytest.mark.rule("tyrants.spy.all_placed")
@pytest.mark.parametrize(("card", "option"), marked(*PLACING))
def test_with_five_spies_on_the_board_it_may_move_one(card: str, option: int) -> None:
    check_fifth_spy_is_placed_plainly(card, option)
    check_with_all_spies_placed(card, option)


# enchanter and watcher of Thay --------------------------------------------------------------------------------------
@pytest.mark.card("enchanter_of_thay")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.once", "tyrants.cost.in_full")
def test_the_enchanter_of_thay_gives_four_power_for_one_spy() -> None:
    check_spy_pays("enchanter_of_thay", power=4)


@pytest.mark.card("watcher_of_thay")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.once", "tyrants.cost.in_full")
def test_the_watcher_of_thay_gives_three_influence_for_one_spy() -> None:
    check_spy_pays("watcher_of_thay", influence=3)


@pytest.mark.card("watcher_of_thay", "enchanter_of_thay")
@pytest.mark.rule("tyrants.cost.once")
def test_a_spy_just_placed_pays_for_the_next_card() -> None:
    t = Table.empty().begin(0, "watcher_of_thay", "enchanter_of_thay")
    pick(t, "watcher_of_thay", 0).play(0, "spy:skullport")
    assert now(t) == ("act", 0, 0, 0)
    pick(t, "enchanter_of_thay", 1)
    assert t.options() == {"recall:skullport", "done"}
    t.play(0, "recall:skullport")
    assert (now(t), t.spies(0)) == (("act", 4, 0, 0), set())


# green dragon -------------------------------------------------------------------------------------------------------
@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.presence.site_spy")
def test_the_green_dragon_places_a_spy_and_supplants_an_enemy_troop_at_that_site_only() -> None:
    t = Table.empty().troops(1, "skullport").troops(1, "labyrinth-skullport.2").troops(0, "gracklstugh")
    pick(t.begin(0, "green_dragon"), "green_dragon", 0).play(0, "spy:skullport")
    assert (t.asked(), t.options()) == ("supplant_which", {"oust:skullport,2", "oust:skullport,white"})
    assert {"oust:gracklstugh,white", "oust:labyrinth-skullport.2,2", "oust:gracklstugh,1"} <= set(t.why())
    t.play(0, "oust:skullport,2")
    assert (t.at("skullport"), hall(t), t.spies(0)) == ({0: 1, WHITE: 2}, {1: 1}, {"skullport"})
    assert (t.g.barracks[0], now(t)) == (38, ("act", 0, 0, 0))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.dragons.counts", "tyrants.marker.same_turn")
def test_the_green_dragon_that_places_a_spy_gives_no_vp_for_markers() -> None:
    """It may win a marker, which pays its influence."""
    t = pick(tied_at_tsenviilyq().begin(0, "green_dragon"), "green_dragon", 0).play(0, "spy:tsenviilyq")
    assert (t.controls("tsenviilyq"), hall(t), now(t)) == ((0, -1), {WHITE: 1}, ("act", 0, 1, 0))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.spy.all_placed")
def test_the_green_dragon_supplants_nobody_if_it_places_no_spy() -> None:
    placed = (*FIVE[:4], "skullport")
    t = pick(Table.empty().spy(0, *placed).begin(0, "green_dragon"), "green_dragon", 0)
    t.play(0, "done")
    assert (t.spies(0), hall(t), now(t)) == (set(placed), {}, ("act", 0, 0, 0))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.spy.all_placed")
@pytest.mark.parametrize(("site", "killed"), [("gracklstugh", 1), ("llacerellyn", 0), ("skullport", 1)])
def test_the_green_dragon_that_moves_a_spy_supplants_at_the_new_site(site: str, killed: int) -> None:
    placed = (*FIVE[:4], "skullport")
    t = pick(Table.empty().spy(0, *placed).begin(0, "green_dragon"), "green_dragon", 0)
    t.play(0, "recall:skullport", f"spy:{site}")
    assert t.at(site) == ({0: 1, WHITE: 1} if killed else {})
    assert (t.g.trophies[0][WHITE], t.spies(0), now(t)) == (killed, {*FIVE[:4], site}, ("act", 0, 0, 0))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.spy.returned_site", "tyrants.cost.once")
def test_the_green_dragon_supplants_at_the_site_of_the_spy_it_returns() -> None:
    check_price_at_that_site("green_dragon")


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.dragons.counts", "tyrants.dragons.vp_now", "tyrants.play.count_now")
@pytest.mark.parametrize("held", [0, 1])
def test_the_green_dragon_then_gives_one_vp_for_each_marker_the_new_one_included(held: int) -> None:
    """Markers of others and sites without a marker do not count; plain control is enough."""
    t = tied_at_tsenviilyq().spy(0, "tsenviilyq").troops(0, "everfire", 3)
    t.clear("menzoberranzan").troops(1, "menzoberranzan").clear("araumycos").troops(held ^ 1, "araumycos")
    pick(t.begin(0, "green_dragon"), "green_dragon", 1).play(0, "recall:tsenviilyq")
    assert (t.at("tsenviilyq"), t.controls("tsenviilyq")) == ({0: 2}, (0, -1))
    assert now(t) == ("act", 0, held + 1, held + 1), "each marker also pays 1 influence"
    assert t.score()["tokens"] == held + 1


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize("spies", [(), ("skullport",)])
def test_the_green_dragon_gives_nothing_if_no_spy_is_returned(spies: tuple[str, ...]) -> None:
    t = Table.empty().clear("araumycos").troops(0, "araumycos").spy(0, *spies).begin(0, "green_dragon")
    pick(t, "green_dragon", 1).play(0, *["done"] * len(spies))
    assert (hall(t), t.spies(0), t.g.barracks[0], now(t)) == ({}, set(spies), 39, ("act", 0, 1, 0))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.cost.pay_for_nothing", "tyrants.play.mandatory")
def test_the_green_dragon_counts_markers_also_without_a_troop_to_supplant() -> None:
    t = Table.empty().clear("araumycos").troops(0, "araumycos").spy(0, "everfire").begin(0, "green_dragon")
    pick(t, "green_dragon", 1).play(0, "recall:everfire")
    assert (hall(t), t.spies(0), t.g.barracks[0], now(t)) == ({}, set(), 39, ("act", 0, 1, 1))


@pytest.mark.card("green_dragon")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
@pytest.mark.parametrize("option", [0, 1])
def test_the_green_dragon_kills_for_one_vp_with_empty_barracks(option: int) -> None:
    t = Table.empty().spy(0, *["skullport"] * option).empty_barracks(0).begin(0, "green_dragon")
    pick(t, "green_dragon", option).play(0, ("spy:skullport", "recall:skullport")[option])
    assert (t.at("skullport"), hall(t), now(t)) == ({WHITE: 1}, {WHITE: 1}, ("act", 0, 0, 1))


# green wyrmling -----------------------------------------------------------------------------------------------------
@pytest.mark.card("green_wyrmling")
@pytest.mark.rule("tyrants.spy.site_condition", "tyrants.spy.that_site")
@pytest.mark.parametrize(
    ("site", "influence"),
    [("everfire", 2), ("skullport", 2), ("gracklstugh", 0), ("kanaglym", 0), ("eryndlyn", 0), ("llacerellyn", 0)],
)
def test_the_green_wyrmling_gives_two_influence_if_a_troop_of_another_player_is_at_the_site(
    site: str, influence: int
) -> None:
    """Not for white troops, own ones, spies and troops on the routes beside it, and not 2 for each troop."""
    t = Table.empty().troops(1, "everfire").troops(1, "skullport", 2).troops(0, "kanaglym")
    t.spy(1, "eryndlyn").troops(1, "eryndlyn-llacerellyn")
    t.begin(0, "green_wyrmling").play(0, "play:green_wyrmling", f"spy:{site}")
    assert (now(t), t.spies(0)) == (("act", 0, influence, 0), {site})


@pytest.mark.card("green_wyrmling")
@pytest.mark.rule("tyrants.spy.site_condition")
def test_the_green_wyrmling_looks_at_the_troops_of_every_other_player() -> None:
    t = Table.empty(players=3).troops(1, "skullport").troops(2, "kanaglym").begin(0, "green_wyrmling")
    t.play(0, "play:green_wyrmling", "spy:kanaglym")
    assert now(t) == ("act", 0, 2, 0)


@pytest.mark.card("green_wyrmling")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.spy.all_placed")
@pytest.mark.parametrize(
    ("answers", "influence"),
    [(["done"], 0), (["recall:everfire", "spy:labyrinth"], 0), (["recall:kanaglym", "spy:skullport"], 2)],
)
def test_the_green_wyrmling_with_all_spies_placed_looks_at_the_new_site_only(
    answers: list[str], influence: int
) -> None:
    t = Table.empty().spy(0, *FIVE).troops(1, "everfire").troops(1, "skullport").begin(0, "green_wyrmling")
    t.play(0, "play:green_wyrmling", *answers)
    assert now(t) == ("act", 0, influence, 0)


# Rath Modar ---------------------------------------------------------------------------------------------------------
@pytest.mark.card("rath_modar")
@pytest.mark.rule("tyrants.play.in_order", "tyrants.draw.top")
def test_rath_modar_draws_two_cards_and_then_places_a_spy() -> None:
    t = Table.empty()
    t.put("decks", 0, "noble", "soldier", "advocate")
    t.begin(0, "rath_modar", "house_guard").play(0, "play:rath_modar")
    assert t.names("hands", 0) == ["house_guard", "advocate", "soldier"], "before the spy"
    assert (t.asked(), t.options()) == ("spy_where", moves("spy", CENTRE))
    t.play(0, "spy:menzoberranzan")
    assert (t.spies(0), t.names("decks", 0), now(t)) == ({"menzoberranzan"}, ["noble"], ("act", 0, 0, 0))


@pytest.mark.card("rath_modar")
@pytest.mark.rule("tyrants.draw.reshuffle", "tyrants.draw.nothing_left", "tyrants.play.not_discarded_yet")
@pytest.mark.parametrize(("deck", "discards", "drawn"), [(1, 2, 2), (0, 1, 1), (0, 0, 0), (2, 1, 2)])
def test_rath_modar_with_a_small_deck(deck: int, discards: int, drawn: int) -> None:
    """The discard pile becomes the deck when a card is needed; the cards played are not among them."""
    t = Table.empty()
    t.put("decks", 0, *["noble"] * deck)
    t.put("discards", 0, *["soldier"] * discards)
    t.begin(0, "rath_modar", "house_guard").play(0, "play:house_guard", "play:rath_modar", "spy:kanaglym")
    assert t.names("hands", 0) == ["noble"] * deck + ["soldier"] * (drawn - deck)
    assert len(t.events("reshuffled")) == (drawn > deck)
    assert (t.names("played", 0), now(t)) == (["house_guard", "rath_modar"], ("act", 2, 0, 0))
