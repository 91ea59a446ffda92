"""The elementals on the table: what they share, and the cards of guile and ambition. Focus has a file of its own."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.elementals_and_demons import (
    card_rows,
    cards,
    check_all_spies_placed,
    check_no_spy_to_pay_with,
    check_paying_with_a_spy,
    check_placing_a_spy,
    check_printed,
    check_promoting_an_outcast,
    check_promoting_another,
    check_promotion_is_a_must,
    new_table,
    outcasts_of,
    pool,
)

PRINTED = {  # copies, cost, VP in the deck and in the inner circle
    "aerisi_kalinoth": (1, 5, 2, 5),
    "air_elemental": (4, 3, 1, 2),
    "air_elemental_myrmidon": (2, 4, 1, 3),
    "black_earth_cultist": (4, 2, 1, 2),
    "crushing_wave_cultist": (3, 3, 1, 4),
    "earth_elemental": (2, 3, 1, 3),
    "earth_elemental_myrmidon": (2, 4, 2, 4),
    "eternal_flame_cultist": (3, 4, 2, 4),
    "fire_elemental": (3, 3, 1, 3),
    "fire_elemental_myrmidon": (2, 4, 1, 3),
    "gar_shatterkeel": (1, 5, 2, 5),
    "howling_hatred_cultist": (2, 3, 1, 3),
    "imix": (1, 6, 3, 6),
    "marlos_urnrayle": (1, 5, 2, 5),
    "ogremoch": (1, 6, 3, 7),
    "olhydra": (1, 6, 3, 6),
    "vanifer": (1, 5, 2, 5),
    "water_elemental": (3, 2, 1, 2),
    "water_elemental_myrmidon": (2, 4, 2, 4),
    "yan_c_bin": (1, 6, 3, 6),
}
SPIES = {  # the moves after which a spy is placed
    "aerisi_kalinoth": (),
    "air_elemental": ("pick:air_elemental,0",),
    "air_elemental_myrmidon": (),
    "howling_hatred_cultist": ("pick:howling_hatred_cultist,0",),
    "yan_c_bin": (),
}
PROMOTERS = cards("black_earth_cultist", "earth_elemental_myrmidon", "marlos_urnrayle", "ogremoch")
# The card with a free recruit: two cards that fit, one that is too dear, one of another aspect.
FREE = {
    "aerisi_kalinoth": ("air_elemental", "jackalwere", "vrock", "ghoul"),
    "gar_shatterkeel": ("water_elemental", "ettin", "balor", "earth_elemental"),
    "marlos_urnrayle": ("black_earth_cultist", "myconid_sovereign", "nalfeshnee", "night_hag"),
    "vanifer": ("mind_flayer", "ghoul", "glabrezu", "derro"),
}
OBEDIENCE = cards("air_elemental_myrmidon", "fire_elemental_myrmidon", "water_elemental_myrmidon")


# what several share ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("entry", "row"), card_rows(PRINTED))
def test_cost_and_points(entry: str, row: tuple[int, int, int, int]) -> None:
    check_printed(entry, *row)


@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.no_presence", "tyrants.spy.mandatory", "tyrants.spy.shared_site")
@pytest.mark.parametrize(("entry", "moves"), card_rows(SPIES))
def test_placing_a_spy(entry: str, moves: tuple[str, ...]) -> None:
    check_placing_a_spy(entry, moves)


@pytest.mark.rule("tyrants.spy.all_placed")
@pytest.mark.parametrize(("entry", "moves"), card_rows(SPIES))
def test_with_all_spies_placed(entry: str, moves: tuple[str, ...]) -> None:
    check_all_spies_placed(entry, moves)


@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.timing")
@pytest.mark.parametrize("entry", cards("black_earth_cultist", "earth_elemental_myrmidon", "marlos_urnrayle"))
def test_promoting_another_card(entry: str) -> None:
    check_promoting_another(entry)


@pytest.mark.rule("tyrants.promote.eot_mandatory")
@pytest.mark.parametrize("entry", PROMOTERS)
def test_the_promotion_is_a_must(entry: str) -> None:
    check_promotion_is_a_must(entry)


@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
@pytest.mark.parametrize("entry", PROMOTERS)
def test_promoting_an_insane_outcast(entry: str) -> None:
    check_promoting_an_outcast(entry)


@pytest.mark.rule("tyrants.promote.obedience")
@pytest.mark.parametrize("entry", OBEDIENCE)
def test_promoting_an_obedient_card(entry: str) -> None:
    """One of those that were played; neither another minion nor the card itself, nor what is still in hand."""
    t = new_table().spy(0, "kanaglym").begin(0, entry, "noble", "noble", "house_guard", "priestess_of_lolth", "ghoul")
    t.play(0, f"play:{entry}", *(["spy:eryndlyn"] if entry.startswith("air") else []))
    t.play(0, "play:noble", "play:house_guard", "play:ghoul", "end_turn")
    assert t.asked() == "promote_of_aspect"
    assert t.options() == {"promote:noble", "promote:house_guard"}
    assert t.why() == {f"promote:{entry}": "promote.obedience", "promote:ghoul": "promote.obedience"}
    t.play(0, "promote:house_guard")
    assert (t.names("inner_circles", 0), t.asked(1)) == (["house_guard"], "act")


@pytest.mark.rule("tyrants.promote.obedience", "tyrants.promote.eot_mandatory")
@pytest.mark.parametrize("entry", OBEDIENCE)
@pytest.mark.parametrize("other", ["soldier", "ghoul", "insane_outcast"])
def test_a_single_obedient_card_is_promoted_unasked(entry: str, other: str) -> None:
    """And nothing else ever: an Insane Outcast has no aspect."""
    t = new_table().begin(0, other, entry)
    t.play(0, f"play:{other}", *(["done"] if other == "insane_outcast" else []), f"play:{entry}")
    if entry.startswith("air"):
        t.play(0, "spy:eryndlyn")
    before = len(t.g.outcasts)
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == (["soldier"] if other == "soldier" else [])
    assert (len(t.g.outcasts), t.asked(1)) == (before, "act")


@pytest.mark.rule("tyrants.recruit.free", "tyrants.recruit.refill")
@pytest.mark.parametrize(("entry", "row"), card_rows(FREE))
def test_recruiting_without_paying(entry: str, row: tuple[str, str, str, str]) -> None:
    """A market card of the aspect costing 4 or less; it is a must, happens once, and the space is filled."""
    cheap, four, dear, other = row
    t = new_table().spy(0, "kanaglym").empty_barracks(0)
    t.market(cheap, four, dear, other)
    t.begin(0, entry, influence=7).play(0, f"play:{entry}", *(["spy:eryndlyn"] if entry[0] == "a" else []))
    assert t.asked() == "enlist_which"
    assert t.options() == {f"enlist:{cheap}", f"enlist:{four}"}
    stacks = ("priestess_of_lolth", "house_guard")
    assert t.why() == {f"enlist:{name}": "recruit.free" for name in (dear, other, *stacks)}
    influence, top = t.g.influence, t.content.designs[t.g.market_deck[-1]]
    t.play(0, f"enlist:{four}")
    assert (t.names("discards", 0), t.g.influence, t.asked()) == ([four], influence, "act")
    assert t.row() == [cheap, top, dear, other]


@pytest.mark.rule("tyrants.recruit.free")
@pytest.mark.parametrize(("entry", "row"), card_rows(FREE))
def test_nothing_fits_a_free_recruit(entry: str, row: tuple[str, str, str, str]) -> None:
    """Too dear or of another aspect: nothing is recruited. A single card that fits is taken unasked."""
    t = new_table().spy(0, "kanaglym").empty_barracks(0)
    t.market(row[2], row[3])
    t.begin(0, entry).play(0, f"play:{entry}", *(["spy:eryndlyn"] if entry[0] == "a" else []))
    assert (t.asked(), t.names("discards", 0), t.row()) == ("act", [], [row[2], row[3]])
    t = new_table().spy(0, "kanaglym").empty_barracks(0)
    t.market(row[2], row[0])
    t.begin(0, entry).play(0, f"play:{entry}", *(["spy:eryndlyn"] if entry[0] == "a" else []))
    assert (t.asked(), t.names("discards", 0)) == ("act", [row[0]])


# guile ----------------------------------------------------------------------------------------------------------------
@pytest.mark.card("aerisi_kalinoth")
@pytest.mark.rule("tyrants.play.in_order")
def test_aerisi_kalinoth_gives_power_then_a_spy_then_a_card() -> None:
    t = new_table()
    t.market("air_elemental_myrmidon")
    t.begin(0, "aerisi_kalinoth").play(0, "play:aerisi_kalinoth")
    assert (t.asked(), pool(t), t.names("discards", 0)) == ("spy_where", (1, 0), [])
    t.play(0, "spy:araumycos")
    assert (t.asked(), pool(t), t.names("discards", 0)) == ("act", (1, 0), ["air_elemental_myrmidon"])


@pytest.mark.card("aerisi_kalinoth")
@pytest.mark.rule("tyrants.play.mandatory")
def test_aerisi_kalinoth_recruits_also_without_placing_a_spy() -> None:
    t = new_table().spy(0, "kanaglym", "eryndlyn", "everfire", "llacerellyn", "ched_nasad")
    t.market("night_hag")
    t.begin(0, "aerisi_kalinoth").play(0, "play:aerisi_kalinoth", "done")
    assert (t.asked(), pool(t), t.names("discards", 0)) == ("act", (1, 0), ["night_hag"])


@pytest.mark.card("air_elemental")
@pytest.mark.rule("tyrants.presence.checked_each_time", "tyrants.cost.optional")
def test_air_elemental_deploys_three_troops_for_a_spy() -> None:
    """Where its player is present after the spy has left; each troop opens the way for the next."""
    t = new_table().troops(0, "kanaglym").spy(0, "menzoberranzan").begin(0, "air_elemental")
    t.play(0, "play:air_elemental")
    assert t.options() == {"pick:air_elemental,0", "pick:air_elemental,1"}
    t.play(0, "pick:air_elemental,1", "recall:menzoberranzan")
    roads = {"skullport-kanaglym", "kanaglym-eryndlyn.1", "kanaglym-tsenviilyq.1"}
    assert t.options() == {f"place:{place}" for place in {"kanaglym", *roads}}
    assert t.why()["place:menzoberranzan"] == "deploy.presence"
    t.play(0, "place:skullport-kanaglym", "place:skullport", "place:labyrinth-skullport.2")
    assert (t.asked(), t.g.barracks[0], t.spies(0)) == ("act", 36, set())


@pytest.mark.card("air_elemental")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_air_elemental_with_one_troop_left_gives_two_points() -> None:
    t = new_table().troops(0, "kanaglym").spy(0, "skullport").empty_barracks(0, left=1).begin(0, "air_elemental")
    t.play(0, "play:air_elemental", "pick:air_elemental,1", "recall:skullport", "place:kanaglym")
    assert (t.asked(), t.at("kanaglym"), t.g.vp) == ("act", {0: 2}, [2, 0])


@pytest.mark.card("air_elemental")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize("spies", [("kanaglym",), ()])
def test_air_elemental_without_payment_deploys_nothing(spies: tuple[str, ...]) -> None:
    t = new_table().troops(0, "eryndlyn").spy(0, *spies).spy(1, "eryndlyn").begin(0, "air_elemental")
    t.play(0, "play:air_elemental", "pick:air_elemental,1", *(["done"] if spies else []))
    assert (t.asked(), t.g.barracks[0], t.spies(0), t.spies(1)) == ("act", 39, set(spies), {"eryndlyn"})


@pytest.mark.card("air_elemental_myrmidon")
@pytest.mark.rule("tyrants.promote.eot_distinct")
def test_two_air_elemental_myrmidons_promote_two_cards() -> None:
    """The second finds one card only and takes it."""
    t = new_table().begin(0, "air_elemental_myrmidon", "air_elemental_myrmidon", "noble", "soldier")
    t.play(0, "play:air_elemental_myrmidon", "spy:skullport", "play:air_elemental_myrmidon", "spy:kanaglym")
    t.play(0, "play:noble", "play:soldier", "end_turn")
    assert t.asked() == "promote_of_aspect", "copies are alike"
    t.play(0, "promote:noble")
    assert (sorted(t.names("inner_circles", 0)), t.asked(1)) == (["noble", "soldier"], "act")


@pytest.mark.card("howling_hatred_cultist")
@pytest.mark.rule("tyrants.cost.optional")
def test_howling_hatred_cultist_gives_three_influence_for_a_spy() -> None:
    check_paying_with_a_spy("howling_hatred_cultist", 1, {"influence": 3})


@pytest.mark.rule("tyrants.cost.in_full", "tyrants.play.choose_one")
@pytest.mark.parametrize("entry", cards("howling_hatred_cultist", "air_elemental"))
def test_nothing_to_pay_with(entry: str) -> None:
    check_no_spy_to_pay_with(entry, 1)


@pytest.mark.card("yan_c_bin")
@pytest.mark.rule("tyrants.spy.that_site", "tyrants.assassinate.not_own")
def test_yan_c_bin_kills_at_the_site_of_its_spy_only() -> None:
    """Troops next door and those of other places with presence are safe, own ones too."""
    t = new_table().troops(0, "skullport").troops(1, "skullport").troops(1, "skullport-kanaglym")
    t.troops(0, "gracklstugh").begin(0, "yan_c_bin").play(0, "play:yan_c_bin", "spy:skullport")
    assert t.asked() == "kill_which"
    assert t.options() == {"kill:skullport,2", "kill:skullport,white"}
    assert t.why()["kill:gracklstugh,white"] == "spy.that_site"
    assert t.why()["kill:skullport,1"] == "assassinate.not_own"
    t.play(0, "kill:skullport,2")
    assert (t.asked(), t.at("skullport"), t.g.trophies[0]) == ("act", {0: 1, WHITE: 2}, (0, 1, 0, 0, 0))


@pytest.mark.card("yan_c_bin")
@pytest.mark.rule("tyrants.spy.that_site")
def test_yan_c_bin_kills_nobody_for_the_second_spy_and_without_a_spy() -> None:
    """Focus places a second spy; with all of them placed and none taken back there is no site to strike."""
    t = new_table().begin(0, "yan_c_bin", "succubus")
    t.play(0, "play:yan_c_bin", "spy:labyrinth", "reveal:succubus", "spy:skullport")
    assert (t.asked(), t.g.trophies[0], t.at("skullport")) == ("act", (0, 0, 0, 0, 1), {WHITE: 2})
    t = new_table().troops(0, "skullport").spy(0, "kanaglym", "eryndlyn", "everfire", "llacerellyn", "skullport")
    t.begin(0, "yan_c_bin").play(0, "play:yan_c_bin", "done")
    assert (t.asked(), sum(t.g.trophies[0])) == ("act", 0)
    t = new_table().troops(0, "skullport").begin(0, "yan_c_bin").play(0, "play:yan_c_bin", "spy:kanaglym")
    assert (t.asked(), sum(t.g.trophies[0])) == ("act", 0)


# ambition -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("black_earth_cultist")
@pytest.mark.rule("tyrants.promote.eot_another", "tyrants.promote.eot_stays", "tyrants.end_turn.effects")
def test_two_black_earth_cultists_promote_each_other() -> None:
    t = new_table().begin(0, "black_earth_cultist", "black_earth_cultist")
    t.play(0, "play:black_earth_cultist", "done", "play:black_earth_cultist")
    assert pool(t) == (0, 2), "Focus for the second only"
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == ["black_earth_cultist", "black_earth_cultist"]
    assert (t.names("hands", 0), t.asked(1)) == ([], "act")


@pytest.mark.card("earth_elemental")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white")
def test_earth_elemental_returns_a_troop_or_spy_of_another_player() -> None:
    """Where there is presence; never white or own ones, and it has to choose."""
    t = new_table(players=3).troops(0, "skullport").troops(1, "skullport").troops(2, "skullport-kanaglym")
    t.spy(1, "skullport", "labyrinth").spy(0, "skullport").troops(1, "kanaglym")
    t.begin(0, "earth_elemental").play(0, "play:earth_elemental")
    assert (t.asked(), pool(t)) == ("return_which", (0, 1))
    assert t.options() == {"send_home:skullport,2", "expose:skullport,2", "send_home:skullport-kanaglym,3"}
    assert t.why() == {"send_home:kanaglym,2": "return.other_player", "expose:labyrinth,2": "return.other_player"}
    t.play(0, "send_home:skullport-kanaglym,3")
    assert (t.asked(), t.at("skullport-kanaglym"), t.g.barracks) == ("act", {}, [39, 38, 40])


@pytest.mark.card("earth_elemental")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.play.mandatory")
def test_earth_elemental_sends_a_single_spy_home_and_without_any_goes_on() -> None:
    t = new_table().troops(0, "skullport").spy(1, "skullport").begin(0, "earth_elemental", "earth_elemental")
    t.play(0, "play:earth_elemental")
    assert (t.spies(1), t.asked(), pool(t), t.g.trophies[0][1]) == (set(), "act", (0, 1), 0), "nothing to draw"
    t.put("decks", 0, "noble")
    t.play(0, "play:earth_elemental")
    assert (t.asked(), pool(t), t.names("hands", 0)) == ("act", (0, 2), ["noble"])
    assert t.at("skullport") == {0: 1, WHITE: 2}


@pytest.mark.card("earth_elemental_myrmidon")
@pytest.mark.rule("tyrants.promote.eot_eligible")
def test_earth_elemental_myrmidon_promotes_no_card_that_was_devoured() -> None:
    """Two influence; the card that a demon devoured from hand was not played, and it is gone."""
    t = new_table().begin(0, "earth_elemental_myrmidon", "marilith", "noble")
    t.play(0, "play:earth_elemental_myrmidon")
    assert pool(t) == (0, 2)
    t.play(0, "play:marilith", "devour:noble", "end_turn")
    assert (t.names("inner_circles", 0), t.names("devoured"), t.asked(1)) == (["marilith"], ["noble"], "act")


@pytest.mark.card("marlos_urnrayle")
@pytest.mark.rule("tyrants.promote.timing", "tyrants.recruit.to_discard")
def test_marlos_urnrayle_recruits_at_once_and_promotes_later() -> None:
    """The new card was not played, so it cannot be promoted."""
    t = new_table()
    t.market("hezrou")
    t.begin(0, "marlos_urnrayle").play(0, "play:marlos_urnrayle")
    assert (t.asked(), pool(t), t.names("discards", 0)) == ("act", (0, 1), ["hezrou"])
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.asked(1)) == ([], "act")


@pytest.mark.card("ogremoch")
@pytest.mark.rule("tyrants.promote.eot_distinct")
@pytest.mark.parametrize("shown", [True, False])
def test_ogremoch_promotes_one_more_with_focus(shown: bool) -> None:
    """Two different cards, never itself; of the card shown nothing is promoted, it was not played."""
    t = new_table().begin(0, "ogremoch", "noble", "soldier", "house_guard", "hezrou")
    t.play(0, "play:noble", "play:soldier", "play:house_guard", "play:ogremoch")
    t.play(0, "reveal:hezrou" if shown else "done", "end_turn")
    assert (pool(t), t.options()) == ((0, 0), {"promote:noble", "promote:soldier", "promote:house_guard"})
    assert t.why() == {"promote:ogremoch": "promote.eot_another"}
    t.play(0, "promote:noble")
    if shown:
        assert t.options() == {"promote:soldier", "promote:house_guard"}
        t.play(0, "promote:house_guard")
    assert t.names("inner_circles", 0) == (["noble", "house_guard"] if shown else ["noble"])
    assert t.asked(1) == "act"


@pytest.mark.card("ogremoch")
@pytest.mark.rule("tyrants.promote.eot_distinct")
def test_ogremoch_finds_one_card_for_two_promotions() -> None:
    t = new_table().begin(0, "ogremoch", "myconid_adult").play(0, "play:myconid_adult", "play:ogremoch")
    assert (pool(t), outcasts_of(t)) == ((0, 4), [0, 1])
    t.play(0, "end_turn")
    assert (t.names("inner_circles", 0), t.names("hands", 0), t.asked(1)) == (["myconid_adult"], ["ogremoch"], "act")
