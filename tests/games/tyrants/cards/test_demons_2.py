"""The demons of malice and guile on the table; what the demons share is in the first file."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.elementals_and_demons import (
    FIVE_SITES,
    card_rows,
    cards,
    check_all_spies_placed,
    check_no_spy_to_pay_with,
    check_paying_with_a_spy,
    check_placing_a_spy,
    check_spy_sites,
    new_table,
    outcasts_left,
    outcasts_of,
    picture,
    pool,
)
from tests.games.tyrants.table import Table

SPIES = {  # the moves after which a spy is placed
    "jackalwere": ("pick:jackalwere,0",),
    "night_hag": ("pick:night_hag,0",),
    "succubus": ("devour:noble",),
    "vrock": ("pick:vrock,0",),
}
PAID = {  # what a spy returned brings
    "jackalwere": {"power": 2, "influence": 2},
    "night_hag": {"drawn": 2},
    "vrock": {"power": 5},
}


# malice ---------------------------------------------------------------------------------------------------------------
@pytest.mark.card("ghoul")
@pytest.mark.rule("tyrants.outcast.recipients", "tyrants.outcast.to_discard", "tyrants.term.opponent")
@pytest.mark.parametrize(("player", "left", "dealt"), [(0, 30, [0, 1, 1, 1]), (2, 2, [1, 0, 0, 1]), (1, 0, [0] * 4)])
def test_ghoul_gives_power_and_each_opponent_an_outcast(player: int, left: int, dealt: list[int]) -> None:
    """Clockwise as far as they go; the power comes in any case."""
    t = new_table(players=4)
    outcasts_left(t, left)
    t.begin(player, "ghoul").play(player, "play:ghoul")
    assert (t.asked(player), pool(t), outcasts_of(t)) == ("act", (2, 0), dealt)
    assert len(t.g.outcasts) == left - sum(dealt)


@pytest.mark.card("glabrezu")
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.not_own", "tyrants.play.mandatory")
def test_glabrezu_kills_two_troops() -> None:
    """Of any enemy, with presence; the second must follow, also in another place."""
    t = new_table().troops(0, "skullport").troops(0, "gracklstugh").troops(1, "skullport").troops(1, "kanaglym")
    t.begin(0, "glabrezu", "noble").play(0, "play:glabrezu", "devour:noble")
    targets = {"kill:skullport,white", "kill:gracklstugh,white", "kill:skullport,2"}
    assert t.options() == targets
    assert t.why()["kill:kanaglym,2"] == "assassinate.presence"
    t.play(0, "kill:skullport,2")
    assert t.options() == targets - {"kill:skullport,2"}
    t.play(0, "kill:gracklstugh,white")
    assert (t.asked(), t.g.trophies[0]) == ("act", (0, 1, 0, 0, 1))


@pytest.mark.card("glabrezu")
@pytest.mark.rule("tyrants.cost.pay_for_nothing", "tyrants.play.mandatory")
@pytest.mark.parametrize(("site", "kills"), [("labyrinth", 1), ("kanaglym", 0)])
def test_glabrezu_kills_as_many_as_there_are(site: str, kills: int) -> None:
    t = new_table().troops(0, site).begin(0, "glabrezu", "noble").play(0, "play:glabrezu", "devour:noble")
    assert (t.asked(), t.g.trophies[0][WHITE], t.names("devoured")) == ("act", kills, ["noble"])


@pytest.mark.card("marilith")
@pytest.mark.rule("tyrants.cost.once", "tyrants.play.resources")
def test_marilith_gives_five_power_for_one_card() -> None:
    """Once, however many cards are in hand."""
    t = new_table().begin(0, "marilith", "noble", "soldier").play(0, "play:marilith", "devour:soldier")
    assert (t.asked(), pool(t), t.names("hands", 0), t.names("devoured")) == ("act", (5, 0), ["noble"], ["soldier"])


@pytest.mark.card("mind_flayer")
@pytest.mark.rule("tyrants.devour.from_hand", "tyrants.play.choose_one")
def test_mind_flayer_pays_then_chooses() -> None:
    """Influence, or a kill with presence; not both."""
    t = (
        new_table()
        .troops(0, "skullport")
        .troops(1, "skullport")
        .begin(0, "mind_flayer", "mind_flayer", "noble", "noble")
    )
    t.play(0, "play:mind_flayer", "devour:noble")
    assert (t.asked(), t.options()) == ("choose_one", {"pick:mind_flayer,0", "pick:mind_flayer,1"})
    t.play(0, "pick:mind_flayer,0")
    assert (t.asked(), pool(t), sum(t.g.trophies[0])) == ("act", (0, 3), 0)
    t.play(0, "play:mind_flayer", "devour:noble", "pick:mind_flayer,1")
    assert t.options() == {"kill:skullport,white", "kill:skullport,2"}
    t.play(0, "kill:skullport,2")
    assert (t.asked(), pool(t), t.g.trophies[0]) == ("act", (0, 3), (0, 1, 0, 0, 0))


@pytest.mark.card("mind_flayer")
@pytest.mark.rule("tyrants.cost.pay_for_nothing", "tyrants.play.choose_one")
def test_mind_flayer_may_choose_a_kill_without_a_target() -> None:
    t = new_table().troops(0, "kanaglym").begin(0, "mind_flayer", "noble")
    t.play(0, "play:mind_flayer", "devour:noble", "pick:mind_flayer,1")
    assert (t.asked(), pool(t), sum(t.g.trophies[0]), t.names("devoured")) == ("act", (0, 0), 0, ["noble"])


def orcus_has_killed() -> Table:
    """The white troops of Skullport are dead; each player's hall holds one troop of the other besides."""
    t = new_table().troops(0, "skullport").trophies(0, 1, 1).trophies(1, 0, 1).begin(0, "orcus", "noble")
    return t.play(0, "play:orcus", "devour:noble")


@pytest.mark.card("orcus")
@pytest.mark.rule("tyrants.trophies.orcus", "tyrants.trophies.redeploy", "tyrants.trophies.lose_vp")
def test_orcus_puts_two_trophies_back_on_the_board() -> None:
    """From any hall, in their colours, on any empty space; they come neither from barracks nor score any more."""
    t = orcus_has_killed()
    assert (t.asked(), t.at("skullport"), t.g.trophies[0]) == ("exhume_which", {0: 1}, (0, 1, 0, 0, 2))
    assert t.options() == {"exhume:1,white", "exhume:1,2", "exhume:2,1", "enough"}
    t.play(0, "exhume:2,1")
    assert {"lay:everfire", "lay:eryndlyn-llacerellyn"} <= t.options()
    assert t.why()["lay:araumycos"] == "map.troop_spaces"
    t.play(0, "lay:everfire", "exhume:1,2", "lay:everfire")
    assert (t.asked(), t.at("everfire"), t.g.barracks) == ("act", {0: 1, 1: 1}, [38, 39])
    assert (t.score(0)["trophies"], t.score(1)["trophies"], t.g.vp) == (2, 0, [0, 0])


@pytest.mark.card("orcus")
@pytest.mark.rule("tyrants.trophies.orcus", "tyrants.play.up_to")
def test_orcus_may_put_back_one_trophy_or_none() -> None:
    """Also one of the white troops that it has just killed."""
    t = orcus_has_killed().play(0, "exhume:1,white", "lay:kanaglym", "enough")
    assert (t.asked(), t.at("kanaglym"), t.g.trophies[0]) == ("act", {WHITE: 1}, (0, 1, 0, 0, 1))
    t = orcus_has_killed().play(0, "enough")
    assert (t.asked(), t.g.trophies[:2]) == ("act", [(0, 1, 0, 0, 2), (1, 0, 0, 0, 0)])


@pytest.mark.card("orcus")
@pytest.mark.rule("tyrants.trophies.redeploy", "tyrants.assassinate.presence")
def test_orcus_without_a_target_still_reaches_other_halls() -> None:
    """Without any trophy nothing is asked; with empty barracks a troop put back is no point and no end."""
    t = new_table().troops(0, "kanaglym").begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble")
    assert (t.asked(), sum(t.g.trophies[0])) == ("act", 0)
    t = new_table().troops(0, "kanaglym").trophies(1, 0, 1).trophies(1, WHITE, 1).empty_barracks(0)
    t.begin(0, "orcus", "noble").play(0, "play:orcus", "devour:noble")
    assert t.options() == {"exhume:2,1", "exhume:2,white", "enough"}
    t.play(0, "exhume:2,1", "lay:eryndlyn", "exhume:2,white", "lay:everfire")
    assert (t.asked(), t.at("eryndlyn"), t.at("everfire")) == ("act", {0: 1}, {WHITE: 1})
    assert (t.g.vp, t.g.ending, t.g.barracks[0]) == ([0, 0], "", 0)


# guile ----------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.no_presence", "tyrants.spy.mandatory", "tyrants.spy.shared_site")
@pytest.mark.parametrize(("entry", "moves"), card_rows(SPIES))
def test_placing_a_spy(entry: str, moves: tuple[str, ...]) -> None:
    check_placing_a_spy(entry, moves)


@pytest.mark.rule("tyrants.spy.all_placed")
@pytest.mark.parametrize(("entry", "moves"), card_rows(SPIES))
def test_with_all_spies_placed(entry: str, moves: tuple[str, ...]) -> None:
    check_all_spies_placed(entry, moves)


@pytest.mark.rule("tyrants.cost.optional")
@pytest.mark.parametrize(("entry", "paid"), card_rows(PAID))
def test_paying_with_a_spy(entry: str, paid: dict[str, int]) -> None:
    check_paying_with_a_spy(entry, 1, paid)


@pytest.mark.rule("tyrants.cost.in_full", "tyrants.play.choose_one")
@pytest.mark.parametrize("entry", cards(*PAID, "grazzt"))
def test_without_a_spy_to_pay_with(entry: str) -> None:
    check_no_spy_to_pay_with(entry, 1)


@pytest.mark.parametrize("entry", cards("jackalwere", "night_hag", "vrock"))
@pytest.mark.rule("tyrants.play.choose_one")
def test_placing_a_spy_gives_nothing_else(entry: str) -> None:
    """The other option of the card is not taken as well."""
    t = new_table().spy(0, "kanaglym")
    t.put("decks", 0, "noble", "noble")
    t.begin(0, entry).play(0, f"play:{entry}", f"pick:{entry},0", "spy:skullport")
    assert (t.asked(), pool(t), t.names("hands", 0)) == ("act", (0, 0), [])
    assert t.spies(0) == {"kanaglym", "skullport"}


@pytest.mark.card("night_hag")
@pytest.mark.rule("tyrants.draw.reshuffle", "tyrants.draw.nothing_left", "tyrants.play.not_discarded_yet")
@pytest.mark.parametrize(("discards", "hand"), [(("soldier", "soldier"), ["noble", "soldier"]), ((), ["noble"])])
def test_night_hag_draws_through_the_end_of_the_deck(discards: tuple[str, ...], hand: list[str]) -> None:
    """The discard pile, without the card being played, becomes the deck when one is needed."""
    t = new_table().spy(0, "kanaglym")
    t.put("decks", 0, "noble")
    t.put("discards", 0, *discards)
    t.begin(0, "night_hag").play(0, "play:night_hag", "pick:night_hag,1", "recall:kanaglym")
    assert (t.asked(), t.names("hands", 0), t.names("played", 0)) == ("act", hand, ["night_hag"])
    assert t.names("decks", 0) == ["soldier"] * (len(discards) - 1)


@pytest.mark.rule("tyrants.cost.once")
@pytest.mark.parametrize(("entry", "gained"), card_rows({"vrock": (5, 0), "jackalwere": (2, 2)}))
def test_one_spy_is_returned_and_no_more(entry: str, gained: tuple[int, int]) -> None:
    t = new_table().spy(0, *FIVE_SITES).begin(0, entry)
    t.play(0, f"play:{entry}", f"pick:{entry},1", "recall:everfire")
    assert (t.asked(), pool(t), t.spies(0)) == ("act", gained, set(FIVE_SITES) - {"everfire"})


@pytest.mark.card("succubus")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.play.in_order")
def test_succubus_kills_at_the_site_of_its_spy() -> None:
    """Without any other presence, but nowhere else; at a site without enemies nobody dies."""
    t = new_table().troops(0, "gracklstugh").troops(1, "skullport").begin(0, "succubus", "succubus", "noble", "noble")
    t.play(0, "play:succubus", "devour:noble", "spy:skullport")
    assert (t.asked(), t.options()) == ("kill_which", {"kill:skullport,2", "kill:skullport,white"})
    assert t.why()["kill:gracklstugh,white"] == "spy.that_site"
    t.play(0, "kill:skullport,white")
    assert (t.asked(), t.at("skullport")) == ("act", {1: 1, WHITE: 1})
    t.play(0, "play:succubus", "devour:noble", "spy:everfire")
    assert (t.asked(), sum(t.g.trophies[0]), t.spies(0)) == ("act", 1, {"skullport", "everfire"})


@pytest.mark.card("succubus")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.spy.all_placed")
def test_succubus_kills_nobody_where_a_spy_was_before() -> None:
    """All spies placed: without a new one there is no site; a spy taken back strikes where it goes."""
    sites = ("skullport", "eryndlyn", "everfire", "llacerellyn", "ched_nasad")
    t = new_table().spy(0, *sites).begin(0, "succubus", "noble").play(0, "play:succubus", "devour:noble", "done")
    assert (t.asked(), sum(t.g.trophies[0])) == ("act", 0)
    t = new_table().spy(0, *sites).begin(0, "succubus", "noble")
    t.play(0, "play:succubus", "devour:noble", "recall:skullport", "spy:labyrinth")
    assert (t.asked(), t.at("labyrinth"), t.at("skullport")) == ("act", {}, {WHITE: 2})


@pytest.mark.card("grazzt")
@pytest.mark.rule("tyrants.spy.two", "tyrants.spy.all_placed")
def test_grazzt_places_two_spies() -> None:
    """In two sites; with the fifth on the board the second may be any of them, taken back."""
    t = new_table().begin(0, "grazzt").play(0, "play:grazzt", "pick:grazzt,0", "spy:skullport")
    check_spy_sites(t)
    t.play(0, "spy:araumycos")
    assert (t.asked(), t.spies(0), sum(t.g.trophies[0])) == ("act", {"skullport", "araumycos"}, 0)
    t = new_table().spy(0, *FIVE_SITES[:4]).begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,0", "spy:skullport")
    assert (t.asked(), len(t.options()), "recall:skullport" in t.options()) == ("recall_first", 6, True)
    t.play(0, "recall:skullport", "spy:labyrinth")
    assert (t.asked(), t.spies(0)) == ("act", {*FIVE_SITES[:4], "labyrinth"})


@pytest.mark.card("grazzt")
@pytest.mark.rule("tyrants.demons.grazzt", "tyrants.spy.returned_site", "tyrants.supplant.no_presence_recheck")
def test_grazzt_supplants_at_the_site_of_each_returned_spy() -> None:
    """One troop at each, white or not, without other presence; a site without an enemy is skipped."""
    t = new_table().spy(0, "skullport", "everfire", "menzoberranzan").troops(1, "skullport")
    t.troops(1, "skullport-kanaglym").troops(0, "gracklstugh").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1", "recall:skullport", "recall:everfire", "recall:menzoberranzan")
    assert (t.asked(), t.spies(0)) == ("supplant_which", set())
    assert t.options() == {"oust:skullport,2", "oust:skullport,white", "oust:menzoberranzan,white"}
    assert t.why()["oust:gracklstugh,white"] == t.why()["oust:skullport-kanaglym,2"] == "demons.grazzt"
    t.play(0, "oust:skullport,2")
    assert t.asked() == "act", "only one target is left: it is supplanted unasked"
    assert (t.at("skullport"), t.at("menzoberranzan")) == ({0: 1, WHITE: 2}, {0: 1, WHITE: 2})
    assert (t.at("everfire"), t.g.trophies[0], t.g.barracks[0]) == ({}, (0, 1, 0, 0, 1), 37)


@pytest.mark.card("grazzt")
@pytest.mark.rule("tyrants.demons.grazzt", "tyrants.cost.in_full")
@pytest.mark.parametrize("recalled", [(), ("labyrinth",)])
def test_grazzt_returns_as_many_spies_as_its_player_likes(recalled: tuple[str, ...]) -> None:
    """None is not paying; spies that stay keep their sites out of it."""
    t = new_table().spy(0, "labyrinth", "skullport").spy(1, "labyrinth").begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1")
    assert (t.asked(), t.options()) == ("pay_with_spies", {"recall:labyrinth", "recall:skullport", "enough"})
    before = picture(t)
    t.play(0, *(f"recall:{site}" for site in recalled), "enough")
    assert t.asked() == "act"
    assert t.spies(0) == {"labyrinth", "skullport"} - set(recalled)
    assert t.at("skullport") == {WHITE: 2}
    assert t.at("labyrinth") == ({0: 1} if recalled else {WHITE: 1})
    assert (picture(t) == before) is not bool(recalled)


@pytest.mark.card("grazzt")
@pytest.mark.rule("tyrants.supplant.empty_barracks", "tyrants.supplant.enemy_only")
def test_grazzt_with_empty_barracks_and_among_own_troops() -> None:
    t = new_table().spy(0, "labyrinth", "kanaglym").troops(0, "kanaglym").empty_barracks(0).begin(0, "grazzt")
    t.play(0, "play:grazzt", "pick:grazzt,1", "recall:labyrinth", "recall:kanaglym")
    assert (t.asked(), t.at("labyrinth"), t.at("kanaglym"), t.g.vp) == ("act", {}, {0: 1}, [1, 0])
    assert t.g.trophies[0] == (0, 0, 0, 0, 1)
