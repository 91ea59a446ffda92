"""Aberrations that work on the board: Beholder, Cloaker, Death Tyrant, Intellect Devourer, Quaggoth."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.aberrations_and_undead import FIVE_SITES, at_rest, hall, pool
from tests.games.tyrants.table import Table


# Beholder ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("beholder")
@pytest.mark.rule("tyrants.play.count_now", "tyrants.trophy.colours")
@pytest.mark.parametrize(("before", "power"), [(1, 0), (2, 1), (4, 1), (5, 2)])
def test_beholder_counts_trophies_after_its_kill(before: int, power: int) -> None:
    """1 power for every 3 trophies of any colour, rounded down, with the troop just assassinated."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, 1, 1).trophies(0, WHITE, before - 1)
    t.begin(0, "beholder").play(0, "play:beholder")
    assert hall(t, 0)[1] == 2
    assert pool(t) == (power, 0)
    assert at_rest(t)


@pytest.mark.card("beholder")
@pytest.mark.rule("tyrants.assassinate.presence", "tyrants.assassinate.not_own")
def test_beholder_chooses_any_enemy_with_presence() -> None:
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").troops(1, "kanaglym")
    t.begin(0, "beholder").play(0, "play:beholder")
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,white"}
    assert t.why(0)["kill:labyrinth,1"] == "assassinate.not_own"
    assert t.why(0)["kill:kanaglym,2"] == "assassinate.presence"
    t.play(0, "kill:labyrinth,white")
    assert t.at("labyrinth") == {0: 1, 1: 1}
    assert hall(t, 0) == {WHITE: 1}
    assert at_rest(t)


@pytest.mark.card("beholder")
@pytest.mark.rule("tyrants.play.mandatory")
def test_beholder_without_a_target_still_gives_power() -> None:
    """Trophies of other players do not count."""
    t = Table.empty().troops(0, "everfire").trophies(0, WHITE, 3).trophies(1, WHITE, 9)
    t.begin(0, "beholder").play(0, "play:beholder")
    assert hall(t, 0) == {WHITE: 3}
    assert pool(t) == (1, 0)
    assert at_rest(t)


# Cloaker -----------------------------------------------------------------------------------------------------------
@pytest.mark.card("cloaker")
def test_cloaker_places_a_spy_without_killing() -> None:
    t = Table.empty().troops(1, "everfire").begin(0, "cloaker").play(0, "play:cloaker")
    assert t.options(0) == {"pick:cloaker,0", "pick:cloaker,1"}
    t.play(0, "pick:cloaker,0", "spy:everfire")
    assert t.spies(0) == {"everfire"}
    assert hall(t, 0) == {}
    assert at_rest(t)


@pytest.mark.card("cloaker")
@pytest.mark.rule("tyrants.spy.returned_site")
def test_cloaker_kills_at_the_site_of_the_returned_spy() -> None:
    """No presence is left there and none is needed; places with presence are no targets."""
    t = Table.empty().troops(0, "ched_nasad").troops(1, "ched_nasad").troops(1, "labyrinth").spy(0, "labyrinth")
    t.begin(0, "cloaker").play(0, "play:cloaker", "pick:cloaker,1")
    assert t.options(0) == {"recall:labyrinth", "done"}
    t.play(0, "recall:labyrinth")
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,white"}
    assert t.why(0)["kill:ched_nasad,2"] == "spy.that_site"
    t.play(0, "kill:labyrinth,2")
    assert hall(t, 0) == {1: 1}
    assert t.spies(0) == set()
    assert at_rest(t)


@pytest.mark.card("cloaker")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full", "tyrants.cost.pay_for_nothing")
@pytest.mark.parametrize(
    ("spies", "moves", "left"),
    [(["labyrinth"], ["done"], {"labyrinth"}), ([], [], set()), (["kanaglym"], ["recall:kanaglym"], set())],
)
def test_cloaker_kills_nobody_unpaid_or_without_a_target(spies: list[str], moves: list[str], left: set[str]) -> None:
    """Declined, no spy at all, or a spy returned from a site with own troops only."""
    t = Table.empty().troops(0, "labyrinth").troops(0, "kanaglym").troops(1, "labyrinth").spy(0, *spies)
    t.begin(0, "cloaker").play(0, "play:cloaker", "pick:cloaker,1", *moves)
    assert t.spies(0) == left
    assert hall(t, 0) == {}
    assert at_rest(t)


# Death Tyrant ------------------------------------------------------------------------------------------------------
def death_tyrant() -> Table:
    """Player 0 stands between the Labyrinth and Gracklstugh; two troops of player 1 in the Labyrinth, one on a road."""
    t = Table.empty().troops(0, "gracklstugh-labyrinth").troops(1, "labyrinth", 2)
    t.troops(0, "labyrinth-skullport.1").troops(1, "labyrinth-skullport.2")
    return t.begin(0, "death_tyrant").play(0, "play:death_tyrant")


@pytest.mark.card("death_tyrant")
@pytest.mark.rule("tyrants.aberrations.death_tyrant", "tyrants.assassinate.single_site")
def test_death_tyrant_kills_up_to_three_in_one_site() -> None:
    """The first kill fixes the site; troops on routes are no targets; 1 influence for each kill."""
    t = death_tyrant()
    first = {"kill:labyrinth,2", "kill:labyrinth,white", "kill:gracklstugh,white", "enough"}
    assert t.options(0) == first
    assert t.why(0)["kill:labyrinth-skullport.2,2"] == "assassinate.single_site"
    t.play(0, "kill:labyrinth,2")
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,white", "enough"}
    assert t.why(0)["kill:gracklstugh,white"] == "assassinate.single_site"
    t.play(0, "kill:labyrinth,2", "kill:labyrinth,white")
    assert t.at("labyrinth") == {}
    assert hall(t, 0) == {1: 2, WHITE: 1}
    assert pool(t) == (0, 3)
    assert at_rest(t)


@pytest.mark.card("death_tyrant")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize(
    ("moves", "influence"),
    [
        (["enough"], 0),
        (["kill:gracklstugh,white", "enough"], 1),
        (["kill:gracklstugh,white", "kill:gracklstugh,white"], 2),
    ],
)
def test_death_tyrant_may_stop_or_run_out_of_targets(moves: list[str], influence: int) -> None:
    """Nothing is asked when the site has no enemy left."""
    t = death_tyrant().play(0, *moves)
    assert sum(hall(t, 0).values()) == influence
    assert pool(t) == (0, influence)
    assert at_rest(t)


@pytest.mark.card("death_tyrant")
@pytest.mark.rule("tyrants.aberrations.death_tyrant")
def test_death_tyrant_leaves_the_fourth_troop() -> None:
    t = Table.empty().spy(0, "araumycos").begin(0, "death_tyrant")
    t.play(0, "play:death_tyrant", *["kill:araumycos,white"] * 3)
    assert t.at("araumycos") == {WHITE: 1}
    assert pool(t) == (0, 3)
    assert at_rest(t)


@pytest.mark.card("death_tyrant")
@pytest.mark.rule("tyrants.play.count_now")
def test_death_tyrant_counts_only_its_own_kills() -> None:
    """Neither trophies from before nor a kill paid with power; without presence it does nothing."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, WHITE, 5)
    t.begin(0, "death_tyrant", power=3).play(0, "assassinate:everfire,2", "play:death_tyrant")
    assert hall(t, 0) == {1: 1, WHITE: 5}
    assert pool(t) == (0, 0)
    assert at_rest(t)


# Intellect Devourer ------------------------------------------------------------------------------------------------
@pytest.mark.card("intellect_devourer")
def test_intellect_devourer_gives_influence() -> None:
    t = Table.empty().troops(0, "everfire").begin(0, "intellect_devourer")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,0")
    assert pool(t) == (0, 3)
    assert t.at("everfire") == {0: 1}
    assert at_rest(t)


def intellect_devourer() -> Table:
    """Own pieces here and there, others' pieces with and without presence, white troops; the second option taken."""
    t = Table.empty().troops(0, "labyrinth").spy(0, "kanaglym").troops(1, "labyrinth").spy(1, "labyrinth")
    t.troops(1, "kanaglym").troops(1, "everfire").spy(1, "everfire").begin(0, "intellect_devourer", power=1)
    return t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1")


@pytest.mark.card("intellect_devourer")
@pytest.mark.rule("tyrants.return.any_player", "tyrants.return.other_player", "tyrants.return.not_white")
def test_intellect_devourer_returns_two_pieces_of_anybody() -> None:
    """Own ones from anywhere, others' with presence, white ones never; everything goes to its owner's barracks."""
    t = intellect_devourer()
    theirs = {"send_home:labyrinth,2", "expose:labyrinth,2", "send_home:kanaglym,2"}
    assert t.options(0) == {*theirs, "send_home:labyrinth,1", "expose:kanaglym,1", "enough"}
    assert t.why(0) == {"send_home:everfire,2": "return.other_player", "expose:everfire,2": "return.other_player"}
    t.play(0, "send_home:labyrinth,2", "expose:labyrinth,2")
    assert t.at("labyrinth") == {0: 1, WHITE: 1}
    assert t.spies(1) == {"everfire"}
    assert t.g.barracks[1] == 38
    assert hall(t, 0) == {}
    assert pool(t) == (1, 0)
    assert at_rest(t)


@pytest.mark.card("intellect_devourer")
@pytest.mark.rule("tyrants.return.own", "tyrants.return.last_own_troop", "tyrants.presence.checked_each_time")
def test_intellect_devourer_takes_back_the_last_own_troop() -> None:
    """Presence is checked for each piece; without a troop on the board one deploys anywhere."""
    t = intellect_devourer().play(0, "expose:kanaglym,1")
    assert "send_home:kanaglym,2" not in t.options(0)
    t.play(0, "send_home:labyrinth,1")
    assert t.g.barracks[0] == 40
    assert t.spies(0) == set()
    assert "deploy:chasmleap_bridge" in t.options(0)
    assert at_rest(t)


@pytest.mark.card("intellect_devourer")
@pytest.mark.rule("tyrants.play.up_to")
@pytest.mark.parametrize("moves", [["enough"], ["send_home:kanaglym,2", "enough"]])
def test_intellect_devourer_may_return_fewer(moves: list[str]) -> None:
    t = intellect_devourer().play(0, *moves)
    assert t.g.barracks[1] == 36 + len(moves)
    assert at_rest(t)


@pytest.mark.card("intellect_devourer")
@pytest.mark.rule("tyrants.return.not_white", "tyrants.play.choose_one")
def test_intellect_devourer_with_white_troops_only_does_nothing() -> None:
    t = Table.empty().begin(0, "intellect_devourer")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1")
    assert pool(t) == (0, 0)
    assert at_rest(t)


# Quaggoth ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("quaggoth")
@pytest.mark.rule("tyrants.aberrations.quaggoth")
def test_quaggoth_kills_a_white_troop_for_each_controlled_site() -> None:
    """Two controlled sites: two kills, which cannot be declined; players' troops are no targets."""
    t = Table.empty().troops(0, "everfire").troops(0, "llacerellyn").troops(1, "everfire")
    t.troops(0, "everfire").troops(0, "mantol_derith-gracklstugh").begin(0, "quaggoth").play(0, "play:quaggoth")
    assert t.options(0) == {"kill:mantol_derith,white", "kill:gracklstugh,white"}
    assert t.why(0)["kill:everfire,2"] == "assassinate.not_own"
    assert t.why(0)["kill:araumycos,white"] == "assassinate.presence"
    t.play(0, "kill:mantol_derith,white", "kill:gracklstugh,white")
    assert hall(t, 0) == {WHITE: 2}
    assert at_rest(t)


@pytest.mark.card("quaggoth")
@pytest.mark.rule("tyrants.aberrations.quaggoth", "tyrants.control.nobody")
def test_quaggoth_counts_the_sites_once() -> None:
    """The kill breaks the tie in the Labyrinth; the new control does not allow a second kill."""
    t = Table.empty().troops(0, "everfire").troops(0, "labyrinth").troops(0, "mantol_derith-gracklstugh")
    t.begin(0, "quaggoth").play(0, "play:quaggoth", "kill:labyrinth,white")
    assert t.controls("labyrinth") == (0, -1)
    assert hall(t, 0) == {WHITE: 1}
    assert at_rest(t)


@pytest.mark.card("quaggoth")
@pytest.mark.rule("tyrants.aberrations.quaggoth", "tyrants.play.mandatory")
@pytest.mark.parametrize(("sites", "kills"), [([], 0), (["everfire", "kanaglym", "eryndlyn"], 1)])
def test_quaggoth_without_sites_or_with_too_few_targets(sites: list[str], kills: int) -> None:
    """No controlled site, no kill; with three of them the single white troop in reach is all there is."""
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").spy(0, *FIVE_SITES[2:4])
    t.clear("araumycos-eryndlyn")
    for site in sites:
        t.troops(0, site)
    t.begin(0, "quaggoth").play(0, "play:quaggoth")
    assert hall(t, 0) == ({WHITE: kills} if kills else {})
    assert t.at("labyrinth") == {0: 1, 1: 1} | ({} if kills else {WHITE: 1})
    assert at_rest(t)
