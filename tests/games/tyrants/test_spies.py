"""Placing spies. Rules: spy.place, spy.no_presence, spy.beside_name, spy.shared_site, spy.all_placed, spy.mandatory,
spy.two. What happens at their sites: test_spies_that_site.py."""

import pytest

from pentarchy.engine.errors import BadMove, IllegalMove
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

FIVE = ("kanaglym", "everfire", "eryndlyn", "skullport", "labyrinth")
LEFT = {"gauntlgrym", "wormwrithings", "jhachalkhyn", "buiyrandyn", "stoneshaft_clanhold", "chchitl"}
RIGHT = {"chaulssin", "phaerlin", "yathchol", "ruins_of_dekanter", "sszuraassnee"}


@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.no_presence", "tyrants.spy.beside_name")
@pytest.mark.parametrize(
    ("players", "section", "away"),
    [(2, "", LEFT | RIGHT), (3, "left", RIGHT), (3, "right", LEFT), (4, "", set())],
)
def test_a_spy_goes_to_any_site_in_play_without_presence(players: int, section: str, away: set[str]) -> None:
    """Full or empty, near or far, also for a player who is not on the board at all."""
    t = Table.empty(players, **({"section": section} if section else {})).troops(1, "eryndlyn", 3)
    t.begin(0, "spy_master").play(0, "play:spy_master")
    assert t.asked(0) == "spy_where"
    assert t.options(0) == {f"spy:{site}" for site in set(SITE.tokens) - away}
    t.play(0, "spy:eryndlyn")
    assert t.spies(0) == {"eryndlyn"}
    assert [event[1:3] for event in t.events("spy_placed")] == [(0, SITE.index["eryndlyn"])]
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.place", "tyrants.spy.shared_site")
def test_one_spy_of_each_player_at_a_site() -> None:
    """Others' spies do not close a site, an own one does."""
    t = Table.empty(4).spy(0, "phaerlin").spy(1, "phaerlin", "everfire").spy(2, "everfire").spy(3, "everfire")
    t.begin(0, "spy_master").play(0, "play:spy_master")
    assert t.options(0) == {f"spy:{site}" for site in SITE.tokens if site != "phaerlin"}
    assert t.why(0) == {"spy:phaerlin": "spy.shared_site"}
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "spy:phaerlin")
    assert refused.value.rule == "spy.shared_site"
    t.play(0, "spy:everfire")
    assert all("everfire" in t.spies(player) for player in range(4))


@pytest.mark.rule("tyrants.spy.beside_name")
def test_spies_take_no_troop_space_and_never_stand_on_routes() -> None:
    t = Table.empty().spy(1, "chasmleap_bridge").begin(0, "spy_master", power=1).play(0, "play:spy_master")
    assert all("-" not in move for move in t.options(0))
    with pytest.raises(BadMove):
        t.play(0, "spy:gracklstugh-labyrinth")
    t.play(0, "spy:chasmleap_bridge")
    assert t.at("chasmleap_bridge") == {}
    t.play(0, "deploy:chasmleap_bridge")  # its only space, beside two spies
    assert t.at("chasmleap_bridge") == {0: 1}
    assert t.spies(0) == t.spies(1) == {"chasmleap_bridge"}


@pytest.mark.rule("tyrants.spy.beside_name")
def test_spies_cannot_be_assassinated_supplanted_or_moved() -> None:
    """They are no troops on spaces."""
    t = Table.empty().troops(0, "kanaglym").spy(1, "kanaglym").begin(0, "deathblade", "doppelganger", "hezrou", power=3)
    assert t.options(0, "assassinate") == set()
    for card in ("deathblade", "doppelganger", "hezrou"):
        t.play(0, f"play:{card}")
        assert t.asked(0) == "act"
    assert t.spies(1) == {"kanaglym"}


@pytest.mark.rule("tyrants.spy.mandatory")
def test_with_a_spy_in_the_barracks_one_must_be_placed() -> None:
    """With four on the board there is no way out."""
    t = Table.empty().spy(0, *FIVE[:4]).begin(0, "spy_master").play(0, "play:spy_master")
    assert t.asked(0) == "spy_where"
    assert {move.split(":")[0] for move in t.options(0)} == {"spy"}
    for move in ("done", "enough", "recall:kanaglym"):
        with pytest.raises(IllegalMove):
            t.play(0, move)
    t.play(0, "spy:labyrinth")
    assert t.spies(0) == set(FIVE)


@pytest.mark.rule("tyrants.spy.all_placed")
def test_with_all_five_on_the_board_one_may_be_taken_back_and_placed_anew() -> None:
    t = Table.empty().spy(0, *FIVE).begin(0, "spy_master").play(0, "play:spy_master")
    assert t.asked(0) == "recall_first"
    assert t.options(0) == {*(f"recall:{site}" for site in FIVE), "done"}
    t.play(0, "recall:skullport")
    assert t.asked(0) == "spy_where"
    assert "done" not in t.options(0)  # once taken back it has to be placed
    assert t.why(0) == {f"spy:{site}": "spy.shared_site" for site in FIVE if site != "skullport"}
    t.play(0, "spy:tsenviilyq")
    assert t.spies(0) == {*FIVE, "tsenviilyq"} - {"skullport"}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.all_placed")
def test_with_all_five_on_the_board_one_may_do_nothing() -> None:
    t = Table.empty().spy(0, *FIVE).begin(0, "spy_master").play(0, "play:spy_master", "done")
    assert t.spies(0) == set(FIVE)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.all_placed", "tyrants.spy.same_site_again")
def test_the_spy_taken_back_may_go_to_the_site_that_it_has_left() -> None:
    """What the card calls "that site" is then the same one again: the card goes on there."""
    t = Table.empty().troops(1, "skullport").spy(0, *FIVE).begin(0, "infiltrator")
    t.play(0, "play:infiltrator", "recall:skullport", "spy:skullport")
    assert t.spies(0) == set(FIVE)
    assert t.g.power == 1


@pytest.mark.rule("tyrants.spy.all_placed", "tyrants.spy.same_site_again")
def test_taking_a_spy_back_to_place_it_is_not_a_cost_paid() -> None:
    """What stands behind the arrow of the other option does not happen."""
    t = Table.empty().spy(0, *FIVE).begin(0, "watcher_of_thay")
    t.play(0, "play:watcher_of_thay", "pick:watcher_of_thay,0", "recall:skullport", "spy:tsenviilyq")
    assert t.g.influence == 0
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.all_placed")
def test_taking_a_spy_back_does_not_pay_for_the_next_line_either() -> None:
    """The Wraith still has to be devoured for its assassination."""
    t = Table.empty().troops(1, "everfire").spy(0, *FIVE).begin(0, "wraith")
    t.play(0, "play:wraith", "recall:everfire", "spy:everfire")
    assert t.asked(0) == "devour_it"
    t.play(0, "done")
    assert t.at("everfire") == {1: 1}
    assert t.names("played", 0) == ["wraith"]


@pytest.mark.rule("tyrants.spy.two")
def test_two_spies_go_to_two_different_sites() -> None:
    t = Table.empty().begin(0, "masters_of_sorcere").play(0, "play:masters_of_sorcere", "pick:masters_of_sorcere,0")
    t.play(0, "spy:everfire")
    assert t.asked(0) == "spy_where"
    assert "spy:everfire" not in t.options(0)
    assert t.why(0) == {"spy:everfire": "spy.shared_site"}
    t.play(0, "spy:kanaglym")
    assert t.spies(0) == {"everfire", "kanaglym"}
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.two", "tyrants.spy.all_placed")
@pytest.mark.parametrize(
    ("moves", "there"),
    [
        (("done",), {*FIVE}),
        (("recall:labyrinth", "spy:tsenviilyq"), {*FIVE[:4], "tsenviilyq"}),  # the one just placed
        (("recall:kanaglym", "spy:tsenviilyq"), {*FIVE[1:], "tsenviilyq"}),
    ],
)
def test_the_second_of_two_spies_may_find_the_barracks_empty(moves: tuple[str, ...], there: set[str]) -> None:
    t = Table.empty().spy(0, *FIVE[:4]).begin(0, "masters_of_sorcere")
    t.play(0, "play:masters_of_sorcere", "pick:masters_of_sorcere,0", "spy:labyrinth")
    assert t.asked(0) == "recall_first"
    assert t.options(0) == {*(f"recall:{site}" for site in FIVE), "done"}
    t.play(0, *moves)
    assert t.spies(0) == there
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.spy.two", "tyrants.spy.all_placed")
def test_with_all_five_on_the_board_both_of_two_spies_are_taken_from_there() -> None:
    """To do without the first one does not end the second."""
    t = Table.empty().spy(0, *FIVE).begin(0, "aboleth").play(0, "play:aboleth", "pick:aboleth,0", "done")
    assert t.asked(0) == "recall_first"
    t.play(0, "recall:everfire", "spy:araumycos")
    assert t.spies(0) == {*FIVE, "araumycos"} - {"everfire"}
    assert t.at("araumycos") == {WHITE: 4}
    assert t.asked(0) == "act"
