"""Cards with rules of their own: dragons, Graz'zt, Balor, Death Tyrant, Quaggoth, Aboleth."""

import pytest

from tests.games.tyrants.table import WHITE, Table


@pytest.mark.rule("tyrants.dragons.vp_now", "tyrants.dragons.counts", "tyrants.play.count_now")
@pytest.mark.card("white_dragon")
@pytest.mark.parametrize(("sites", "vp"), [([], 0), (["kanaglym"], 1), (["kanaglym", "tsenviilyq", "everfire"], 2)])
def test_the_white_dragon_counts_the_sites_it_has_just_won(sites: list[str], vp: int) -> None:
    """Every two sites with or without a marker; one is won by the troops it deploys."""
    t = Table.empty().clear("tsenviilyq").troops(0, "ched_nasad").troops(1, "ched_nasad")
    for site in sites:
        t.troops(0, site)
    t.begin(0, "white_dragon").play(0, "play:white_dragon", "place:ched_nasad", "place:ched_nasad")
    assert t.g.vp[0] == 0  # not before its last troop
    t.play(0, "place:ched_nasad-llacerellyn.1")
    assert (t.g.vp[0], t.asked(0)) == (vp, "act")


@pytest.mark.rule("tyrants.dragons.vp_now", "tyrants.dragons.counts")
@pytest.mark.card("red_dragon")
def test_the_red_dragon_counts_sites_under_total_control_after_its_other_lines() -> None:
    """One is won by supplanting, one by sending a spy home; a third is only controlled."""
    t = Table.empty().troops(0, "everfire", 2).troops(1, "everfire").troops(0, "chasmleap_bridge")
    t.spy(1, "chasmleap_bridge").troops(0, "kanaglym", 2)
    t.begin(0, "red_dragon").play(0, "play:red_dragon")
    t.play(0, "oust:everfire,2")
    assert (t.controls("everfire"), t.controls("chasmleap_bridge")) == ((0, 0), (0, 0))
    assert (t.g.vp[0], t.asked(0)) == (2, "act")


@pytest.mark.rule("tyrants.dragons.vp_now", "tyrants.dragons.counts", "tyrants.play.count_now")
@pytest.mark.card("black_dragon")
@pytest.mark.parametrize(("white", "vp"), [(0, 0), (1, 0), (2, 1), (4, 1), (5, 2)])
def test_the_black_dragon_counts_white_trophies_with_the_one_it_takes(white: int, vp: int) -> None:
    """Troops of players do not count."""
    t = Table.empty().trophies(0, WHITE, white).trophies(0, 1, 7)
    t.begin(0, "black_dragon").play(0, "play:black_dragon", "oust:araumycos,white")
    assert (t.g.trophies[0][WHITE], t.g.vp[0], t.asked(0)) == (white + 1, vp, "act")


@pytest.mark.rule("tyrants.dragons.vp_now", "tyrants.dragons.counts")
@pytest.mark.card("green_dragon")
@pytest.mark.parametrize(("option", "vp"), [(0, 0), (1, 2)])
def test_the_green_dragon_pays_for_markers_only_if_a_spy_was_returned(option: int, vp: int) -> None:
    """The marker of the site it has just won counts; a site without one does not."""
    t = Table.empty().clear("araumycos", "tsenviilyq").troops(0, "araumycos").troops(0, "kanaglym")
    t.troops(1, "tsenviilyq")
    if option:
        t.spy(0, "tsenviilyq")
    t.begin(0, "green_dragon").play(0, "play:green_dragon", f"pick:green_dragon,{option}")
    t.play(0, "recall:tsenviilyq" if option else "spy:tsenviilyq")
    assert (t.controls("tsenviilyq")[0], t.at("tsenviilyq")) == (0, {0: 1})
    assert (t.g.vp[0], t.asked(0)) == (vp, "act")


@pytest.mark.rule("tyrants.dragons.counts", "tyrants.cost.optional")
@pytest.mark.card("green_dragon")
def test_the_green_dragon_unpaid_gives_nothing() -> None:
    t = Table.empty().clear("araumycos").troops(0, "araumycos").spy(0, "everfire").troops(1, "everfire")
    t.begin(0, "green_dragon").play(0, "play:green_dragon", "pick:green_dragon,1", "done")
    assert (t.g.vp[0], t.at("everfire"), t.asked(0)) == (0, {1: 1}, "act")


@pytest.mark.rule("tyrants.dragons.vp_now")
@pytest.mark.card("death_knight")
@pytest.mark.parametrize(("before", "vp"), [(3, 0), (4, 1), (8, 1), (9, 2)])
def test_the_death_knight_counts_troops_of_players(before: int, vp: int) -> None:
    """The one it has just supplanted is among them, white ones are not."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, 1, before).trophies(0, WHITE, 6)
    t.begin(0, "death_knight").play(0, "play:death_knight")
    assert (t.g.vp[0], t.at("everfire"), t.asked(0)) == (vp, {0: 2}, "act")


@pytest.mark.rule("tyrants.dragons.vp_now")
@pytest.mark.card("black_dragon")
def test_such_vp_are_gained_once_and_kept() -> None:
    """They are tokens: what was counted may go, and the card gives nothing more in the end."""
    t = Table.empty().trophies(0, WHITE, 2)
    t.begin(0, "black_dragon", "mummy_lord").play(0, "play:black_dragon", "oust:araumycos,white")
    assert t.score(0)["tokens"] == 1
    t.play(0, "play:mummy_lord", *["pick:mummy_lord,1", "lay:kanaglym"] * 2, "end_turn")
    assert t.score(0) == {"sites": 0, "total_control": 0, "trophies": 1, "deck": 6, "inner_circle": 0, "tokens": 1}
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.dragons.blue_dragon")
@pytest.mark.card("blue_dragon")
@pytest.mark.parametrize(("circle", "count", "vp"), [(1, 0, 0), (1, 2, 1), (4, 1, 1), (4, 2, 2), (3, 0, 1)])
def test_the_blue_dragon_promotes_and_then_counts_the_inner_circle(circle: int, count: int, vp: int) -> None:
    """At the end of the turn, not when it is played; it does not promote itself."""
    t = Table.empty()
    t.put("inner_circles", 0, *["noble"] * circle)
    t.begin(0, "soldier", "kobold", "blue_dragon").play(0, "play:soldier", "play:kobold", "pick:kobold,1")
    t.play(0, "play:blue_dragon")
    assert (t.g.vp[0], t.asked(0)) == (0, "act")
    t.play(0, "end_turn")
    assert t.options(0) == {"promote:soldier", "promote:kobold", "enough"}
    t.play(0, *["promote:soldier", "promote:kobold"][:count], *([] if count == 2 else ["enough"]))
    assert (len(t.g.inner_circles[0]), t.g.vp[0], t.asked(1)) == (circle + count, vp, "act")


@pytest.mark.rule("tyrants.dragons.blue_dragon")
@pytest.mark.card("blue_dragon")
def test_the_blue_dragon_alone_still_counts() -> None:
    t = Table.empty()
    t.put("inner_circles", 0, *["noble"] * 3)
    t.begin(0, "blue_dragon").play(0, "play:blue_dragon", "end_turn")
    assert (t.g.vp[0], t.asked(1)) == (1, "act")


@pytest.mark.rule("tyrants.demons.grazzt")
@pytest.mark.card("grazzt")
def test_grazzt_returns_spies_first_and_then_supplants_at_each_of_their_sites() -> None:
    """No presence is needed there; one troop at each site, in an order of the player's choice."""
    t = Table.empty().spy(0, "everfire", "kanaglym", "skullport", "labyrinth")
    t.troops(1, "everfire", 2).troops(1, "skullport")
    t.begin(0, "grazzt").play(0, "play:grazzt", "pick:grazzt,1", "recall:kanaglym", "recall:everfire")
    assert t.options(0) == {"recall:skullport", "recall:labyrinth", "enough"}
    t.play(0, "recall:skullport", "enough")
    assert (t.spies(0), t.at("everfire")) == ({"labyrinth"}, {1: 2})  # nobody is supplanted before the last return
    assert t.options(0) == {"oust:everfire,2", "oust:skullport,2", "oust:skullport,white"}
    t.play(0, "oust:skullport,white")
    assert (t.at("everfire"), t.at("skullport")) == ({0: 1, 1: 1}, {0: 1, 1: 1, WHITE: 1})
    assert (t.at("kanaglym"), t.asked(0)) == ({}, "act")  # nobody was there


@pytest.mark.rule("tyrants.demons.grazzt")
@pytest.mark.card("grazzt")
def test_grazzt_with_all_spies_returned_needs_no_last_word() -> None:
    t = Table.empty().spy(0, "everfire").troops(1, "everfire")
    t.begin(0, "grazzt").play(0, "play:grazzt", "pick:grazzt,1", "recall:everfire")
    assert (t.at("everfire"), t.spies(0), t.asked(0)) == ({0: 1}, set(), "act")


@pytest.mark.rule("tyrants.demons.balor")
@pytest.mark.card("balor")
def test_balor_supplants_anywhere_and_deploys_with_presence() -> None:
    """The troop that supplanted gives the presence for the other one."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "balor", "noble").play(0, "play:balor", "devour:noble")
    assert "oust:tsenviilyq,white" in t.options(0)
    assert {move for move in t.options(0) if not move.endswith(",white")} == set()
    t.play(0, "oust:tsenviilyq,white")
    assert t.asked(0) == "deploy_where"
    assert "place:tsenviilyq-llacerellyn" in t.options(0)
    assert t.why(0)["place:ched_nasad"] == "deploy.presence"
    t.play(0, "place:tsenviilyq-llacerellyn")
    assert (t.at("tsenviilyq"), t.at("tsenviilyq-llacerellyn"), t.asked(0)) == ({0: 1, WHITE: 2}, {0: 1}, "act")


@pytest.mark.rule("tyrants.demons.balor")
@pytest.mark.card("balor")
def test_balor_unpaid_does_nothing() -> None:
    t = Table.empty()
    t.begin(0, "balor", "noble").play(0, "play:balor", "done")
    assert (t.g.barracks[0], sum(t.g.trophies[0]), t.asked(0)) == (40, 0, "act")


@pytest.mark.rule("tyrants.aberrations.death_tyrant", "tyrants.play.up_to")
@pytest.mark.card("death_tyrant")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_the_death_tyrant_kills_up_to_three_in_one_site(count: int) -> None:
    """The first kill fixes the site; each gives 1 influence."""
    t = Table.empty().troops(0, "everfire").troops(0, "mantol_derith").troops(1, "mantol_derith", 2)
    t.troops(1, "everfire")
    t.begin(0, "death_tyrant").play(0, "play:death_tyrant")
    here = {"kill:mantol_derith,2", "kill:mantol_derith,white"}
    assert t.options(0) == here | {"kill:everfire,2", "enough"}  # a site, so not the white troop on the route
    for number in range(count):
        t.play(0, ["kill:mantol_derith,2", "kill:mantol_derith,white", "kill:mantol_derith,2"][number])
        if number == 0:
            assert t.options(0) == here | {"enough"}
            assert t.why(0)["kill:everfire,2"] == "assassinate.single_site"
    if count < 3:
        t.play(0, "enough")
    assert (sum(t.g.trophies[0]), t.g.influence, t.asked(0)) == (count, count, "act")


@pytest.mark.rule("tyrants.aberrations.death_tyrant")
@pytest.mark.card("death_tyrant")
def test_only_its_own_kills_pay() -> None:
    """Neither kills for power nor those of cards before it; and it needs presence."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire", 2).troops(1, "kanaglym")
    t.begin(0, "blackguard", "death_tyrant", power=3).play(0, "play:blackguard", "pick:blackguard,1")
    t.play(0, "assassinate:everfire,2", "play:death_tyrant")
    assert (t.g.influence, t.at("kanaglym"), t.asked(0)) == (0, {1: 1}, "act")


@pytest.mark.rule("tyrants.aberrations.quaggoth", "tyrants.play.mandatory")
@pytest.mark.card("quaggoth")
def test_the_quaggoth_counts_controlled_sites_once_at_the_start() -> None:
    """One site is controlled; the kill wins a second one, which does not bring a second kill."""
    t = Table.empty().troops(0, "everfire").troops(0, "labyrinth")
    assert (t.controls("everfire")[0], t.controls("labyrinth")[0]) == (0, -1)
    t.begin(0, "quaggoth").play(0, "play:quaggoth")
    assert t.at("labyrinth") == {0: 1}  # the only one in reach
    assert t.controls("labyrinth")[0] == 0
    assert (t.g.trophies[0][WHITE], t.asked(0)) == (1, "act")
    t = Table.empty().troops(0, "mantol_derith", 3)
    t.begin(0, "quaggoth").play(0, "play:quaggoth", "kill:mantol_derith,white")
    assert (t.g.trophies[0][WHITE], t.asked(0)) == (1, "act")


@pytest.mark.rule("tyrants.aberrations.quaggoth", "tyrants.play.mandatory")
@pytest.mark.card("quaggoth")
def test_the_quaggoth_must_kill_as_many_as_it_can() -> None:
    t = Table.empty().troops(0, "mantol_derith", 3).troops(0, "everfire").troops(0, "kanaglym").troops(0, "ched_nasad")
    t.clear("araumycos-ched_nasad").troops(1, "everfire-halls_of_the_scoured_legion")
    t.begin(0, "quaggoth").play(0, "play:quaggoth")  # four sites, three white troops in reach
    assert t.options(0) == {"kill:mantol_derith,white", "kill:blingdenstone-mantol_derith,white"}
    t.play(0, "kill:mantol_derith,white", "kill:mantol_derith,white")
    assert (t.g.trophies[0], t.asked(0)) == ((0, 0, 0, 0, 3), "act")


@pytest.mark.rule("tyrants.aberrations.quaggoth")
@pytest.mark.card("quaggoth")
def test_without_a_site_the_quaggoth_does_nothing() -> None:
    t = Table.empty().troops(0, "mantol_derith")
    t.begin(0, "quaggoth").play(0, "play:quaggoth")
    assert (t.g.trophies[0][WHITE], t.asked(0)) == (0, "act")


@pytest.mark.rule("tyrants.aberrations.aboleth")
@pytest.mark.card("aboleth")
@pytest.mark.parametrize("spies", [0, 1, 3])
def test_the_aboleth_draws_a_card_for_each_own_spy(spies: int) -> None:
    t = Table.empty().spy(0, *["everfire", "kanaglym", "skullport"][:spies]).spy(1, "labyrinth")
    t.put("decks", 0, *["noble"] * 4)
    t.begin(0, "aboleth").play(0, "play:aboleth", "pick:aboleth,1")
    assert (len(t.g.hands[0]), len(t.spies(0)), t.asked(0)) == (spies, spies, "act")


@pytest.mark.rule("tyrants.aberrations.aboleth")
@pytest.mark.card("aboleth")
def test_or_the_aboleth_places_two_spies_and_draws_nothing() -> None:
    t = Table.empty()
    t.put("decks", 0, *["noble"] * 4)
    t.begin(0, "aboleth").play(0, "play:aboleth", "pick:aboleth,0", "spy:everfire", "spy:kanaglym")
    assert (t.spies(0), t.names("hands", 0), t.asked(0)) == ({"everfire", "kanaglym"}, [], "act")
