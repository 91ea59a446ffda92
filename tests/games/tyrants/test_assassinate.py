"""Assassinating troops. Rules: assassinate.*, term.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

CENTER = {"blingdenstone", "mantol_derith", "gracklstugh", "labyrinth", "skullport", "menzoberranzan", "araumycos"}
CENTER |= {"tsenviilyq", "halls_of_the_scoured_legion", "blingdenstone-mantol_derith", "labyrinth-araumycos.2"}
CENTER |= {"chasmleap_bridge-araumycos", "araumycos-eryndlyn", "araumycos-ched_nasad"}
LEFT = {"gauntlgrym", "buiyrandyn", "stoneshaft_clanhold", "chchitl"}
RIGHT = {"phaerlin", "yathchol", "ruins_of_dekanter", "sszuraassnee"}


@pytest.mark.rule("tyrants.assassinate.basic", "tyrants.assassinate.trophy", "tyrants.assassinate.presence")
def test_three_power_assassinate_a_troop_within_reach() -> None:
    """It goes to the trophy hall of the killer, not back to its owner, and leaves an empty space."""
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").troops(1, "gracklstugh").begin(0, power=4)
    assert t.options(0, "assassinate") == {"assassinate:labyrinth,white", "assassinate:labyrinth,2"}
    assert "deploy:labyrinth" not in t.options(0)  # it is full
    t.play(0, "assassinate:labyrinth,2")
    assert t.at("labyrinth") == {0: 1, WHITE: 1}
    assert t.g.trophies == [(0, 1, 0, 0, 0), (0, 0, 0, 0, 0)]
    assert (t.g.power, t.g.barracks[1]) == (1, 38)
    assert t.events("assassinated_for_power") == [("assassinated_for_power", 0, 1, SITE.index["labyrinth"])]
    assert "deploy:labyrinth" in t.options(0)


@pytest.mark.rule("tyrants.assassinate.basic")
@pytest.mark.parametrize("power", [0, 2])
def test_less_than_three_power_is_not_enough(power: int) -> None:
    t = Table.empty().troops(0, "labyrinth").begin(0, power=power)
    assert t.options(0, "assassinate") == set()
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "assassinate:labyrinth,white")
    assert refused.value.rule == "assassinate.basic"
    assert t.at("labyrinth") == {0: 1, WHITE: 1}


@pytest.mark.rule("tyrants.assassinate.basic")
def test_six_power_are_two_troops_and_no_more() -> None:
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").begin(0, power=6)
    t.play(0, "assassinate:skullport,white", "assassinate:skullport,white")
    assert t.g.power == 0
    assert t.why(0)["assassinate:skullport,2"] == "assassinate.basic"
    assert t.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.assassinate.presence")
def test_a_troop_out_of_reach_cannot_be_assassinated_by_card_or_power() -> None:
    """Reach covers the site of a spy and the route space next to a troop, not the space behind it."""
    t = Table.empty().troops(0, "skullport").spy(0, "everfire").troops(1, "everfire")
    t.troops(1, "labyrinth-skullport.1").troops(1, "skullport-kanaglym").begin(0, "deathblade", power=3)
    near = {"everfire,2", "skullport-kanaglym,2", "skullport,white"}
    assert t.options(0, "assassinate") == {f"assassinate:{troop}" for troop in near}
    t.play(0, "play:deathblade")
    assert t.asked(0) == "kill_which"
    assert t.options(0) == {f"kill:{troop}" for troop in near}
    assert t.why(0)["kill:labyrinth-skullport.1,2"] == "assassinate.presence"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "kill:labyrinth-skullport.1,2")
    assert refused.value.rule == "assassinate.presence"
    t.play(0, "kill:everfire,2", "kill:skullport-kanaglym,2")
    assert t.g.trophies[0] == (0, 2, 0, 0, 0)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.assassinate.presence")
def test_with_nobody_within_reach_a_card_assassinates_nobody() -> None:
    """Nor does the exception for players without troops on the board apply."""
    for t in (Table.empty().troops(0, "kanaglym"), Table.empty().troops(1, "kanaglym")):
        t.begin(0, "deathblade", power=3)
        assert t.options(0, "assassinate") == set()
        t.play(0, "play:deathblade")
        assert t.asked(0) == "act"
        assert sum(t.g.trophies[0]) == 0


@pytest.mark.rule("tyrants.assassinate.not_own", "tyrants.term.enemy_troop")
def test_enemies_are_all_other_players_and_white_never_oneself() -> None:
    t = Table.empty(4).clear("menzoberranzan").troops(WHITE, "menzoberranzan")
    for player in range(4):
        t.troops(player, "menzoberranzan")
    t.begin(2, "deathblade", power=3)
    assert t.options(2, "assassinate") == {f"assassinate:menzoberranzan,{who}" for who in ("1", "2", "4", "white")}
    assert t.why(2)["assassinate:menzoberranzan,3"] == "assassinate.not_own"
    t.play(2, "play:deathblade")
    assert t.options(2) == {f"kill:menzoberranzan,{who}" for who in ("1", "2", "4", "white")}
    with pytest.raises(IllegalMove) as refused:
        t.play(2, "kill:menzoberranzan,3")
    assert refused.value.rule == "assassinate.not_own"


@pytest.mark.rule("tyrants.assassinate.not_own")
def test_an_effect_that_names_white_troops_spares_those_of_players() -> None:
    t = Table.empty().troops(0, "skullport").troops(1, "skullport").troops(0, "labyrinth").begin(0, "underdark_ranger")
    t.play(0, "play:underdark_ranger")
    assert t.options(0) == {"kill:skullport,white", "kill:labyrinth,white"}
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "kill:skullport,2")
    assert refused.value.rule == "assassinate.not_own"
    t.play(0, "kill:skullport,white", "kill:skullport,white")
    assert t.g.trophies[0] == (0, 0, 0, 0, 2)
    assert t.at("skullport") == {0: 1, 1: 1}


@pytest.mark.rule("tyrants.term.enemy_troop")
def test_another_players_pieces_are_never_white_ones() -> None:
    """White troops are enemies to kill and to move, but no troops of another player: they are not returned."""
    t = Table.empty().troops(0, "skullport").begin(0, "vampire_spawn", "cleric_of_laogzed", "infiltrator", power=3)
    assert t.options(0, "assassinate") == {"assassinate:skullport,white"}
    t.play(0, "play:vampire_spawn")
    assert t.asked(0) == "act"  # there is nothing to return
    t.play(0, "play:infiltrator", "spy:menzoberranzan")
    assert t.g.power == 3  # white troops at the site are not another player's
    t.play(0, "play:cleric_of_laogzed", "lift:skullport,white", "drop:kanaglym")
    assert t.at("kanaglym") == {WHITE: 1}


@pytest.mark.rule("tyrants.term.anywhere")
@pytest.mark.parametrize(
    ("players", "section", "there"),
    [(2, "", CENTER), (3, "left", CENTER | LEFT), (3, "right", CENTER | RIGHT), (4, "", CENTER | LEFT | RIGHT)],
)
@pytest.mark.parametrize("troops", [0, 1])
def test_anywhere_is_every_place_in_play(players: int, section: str, there: set[str], troops: int) -> None:
    """No presence is needed; the sections that are not in play do not count."""
    t = Table.empty(players, **({"section": section} if section else {})).troops(0, "kanaglym", troops)
    t.begin(0, "ogre_zombie").play(0, "play:ogre_zombie")
    assert t.options(0) == {f"oust:{place},white" for place in there}
    t.play(0, "oust:araumycos-eryndlyn,white")
    assert t.at("araumycos-eryndlyn") == {0: 1}


@pytest.mark.rule("tyrants.term.opponent")
@pytest.mark.parametrize(
    ("card", "moves"), [("chuul", ("spy:menzoberranzan",)), ("mindwitness", ("kill:mantol_derith,white",))]
)
def test_white_is_no_opponent_who_could_discard(card: str, moves: tuple[str, ...]) -> None:
    """White troops at the site, or a white troop assassinated: nobody discards, and the turn goes on."""
    t = Table.empty(3, section="left").troops(0, "mantol_derith").troops(2, "mantol_derith")
    for player in (1, 2):
        t.put("hands", player, "noble", "noble", "noble", "soldier")
    t.begin(0, card).play(0, f"play:{card}", *moves)
    assert t.asked(0) == "act"
    assert [len(hand) for hand in t.g.hands] == [0, 4, 4]


@pytest.mark.rule("tyrants.term.opponent")
def test_opponents_are_the_other_players() -> None:
    """The troop of player 2 makes that player discard, and each opponent is offered an Insane Outcast."""
    t = Table.empty(3, section="left", deck_1="demons").troops(0, "mantol_derith").troops(2, "mantol_derith")
    t.put("hands", 2, "noble", "noble", "noble", "soldier")
    t.begin(0, "mindwitness", "myconid_adult").play(0, "play:mindwitness", "kill:mantol_derith,3")
    assert t.options(2) == {"discard:noble", "discard:soldier"}
    t.play(2, "discard:noble").play(0, "play:myconid_adult")
    assert t.options(0) == {"target:2", "target:3"}
    t.play(0, "target:2")
    assert t.names("discards", 1) == ["insane_outcast"]


@pytest.mark.rule("tyrants.assassinate.single_site")
def test_the_first_victim_fixes_the_single_site() -> None:
    t = Table.empty(3, section="left").troops(0, "skullport").troops(0, "labyrinth-skullport.1").troops(1, "skullport")
    t.troops(2, "labyrinth").troops(1, "labyrinth-skullport.2").troops(1, "kanaglym").begin(0, "death_tyrant")
    t.play(0, "play:death_tyrant")
    first = {"kill:skullport,2", "kill:skullport,white", "kill:labyrinth,3", "kill:labyrinth,white", "enough"}
    assert t.options(0) == first  # not the troop on the route, nor where there is no presence
    reasons = t.why(0)
    assert reasons["kill:labyrinth-skullport.2,2"] == reasons["kill:kanaglym,2"] == "assassinate.single_site"
    t.play(0, "kill:skullport,2")
    assert t.options(0) == {"kill:skullport,white", "enough"}
    assert t.why(0)["kill:labyrinth,3"] == "assassinate.single_site"
    t.play(0, "kill:skullport,white")
    assert t.options(0) == {"kill:skullport,white", "enough"}
    t.play(0, "kill:skullport,white")
    assert t.asked(0) == "act"
    assert t.g.influence == 3
    assert t.at("skullport") == {0: 1}


@pytest.mark.rule("tyrants.assassinate.single_site")
@pytest.mark.parametrize("killed", [0, 1, 2])
def test_up_to_three_at_a_single_site_may_be_fewer(killed: int) -> None:
    t = Table.empty().troops(0, "skullport").troops(0, "labyrinth")
    t.begin(0, "death_tyrant").play(0, "play:death_tyrant", *["kill:skullport,white"] * killed)
    if killed < 2:
        t.play(0, "enough")
    assert t.asked(0) == "act"  # after two nobody is left at that site, and the other one is closed
    assert t.g.influence == killed
    assert t.at("labyrinth") == {0: 1, WHITE: 1}


@pytest.mark.rule("tyrants.assassinate.single_site")
def test_white_troops_at_a_single_site() -> None:
    t = Table.empty().troops(0, "menzoberranzan").troops(1, "menzoberranzan").troops(0, "skullport")
    t.begin(0, "minotaur_skeleton").play(0, "play:minotaur_skeleton", "pick:minotaur_skeleton,1")
    t.play(0, "devour:minotaur_skeleton")
    assert t.options(0) == {"kill:menzoberranzan,white", "kill:skullport,white", "enough"}
    t.play(0, "kill:menzoberranzan,white")
    assert t.options(0) == {"kill:menzoberranzan,white", "enough"}
    assert t.why(0)["kill:menzoberranzan,2"] == "assassinate.not_own"
    t.play(0, "kill:menzoberranzan,white", "kill:menzoberranzan,white")
    assert t.at("menzoberranzan") == {0: 1, 1: 1}
    assert t.asked(0) == "act"
