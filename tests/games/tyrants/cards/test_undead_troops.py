"""Undead that assassinate, supplant and deploy: Death Knight, Flesh Golem, Minotaur Skeleton, Ogre Zombie, Ravenous
Zombies, Revenant, Skeletal Horde, Vampire Spawn, Wight."""

import pytest

from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.cards.aberrations_and_undead import at_rest, hall, hand_size, pool
from tests.games.tyrants.table import Table


def in_everfire(card: str, *others: str) -> Table:
    """Players 0 and 1 have a troop each in Everfire, where all enemies in reach are; player 0 begins with the card."""
    return Table.empty().troops(0, "everfire").troops(1, "everfire").begin(0, card, *others)


# Death Knight ------------------------------------------------------------------------------------------------------
@pytest.mark.card("death_knight")
@pytest.mark.rule("tyrants.supplant.steps", "tyrants.dragons.vp_now", "tyrants.trophy.colours")
@pytest.mark.parametrize(("before", "vp"), [(3, 0), (4, 1), (8, 1), (9, 2)])
def test_death_knight_counts_players_trophies_after_the_supplant(before: int, vp: int) -> None:
    """1 VP for every 5 players' troops in the hall, the new one included; white ones do not count."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, 1, before).trophies(0, WHITE, 4)
    t.begin(0, "death_knight").play(0, "play:death_knight")
    assert t.at("everfire") == {0: 2}
    assert hall(t, 0) == {1: before + 1, WHITE: 4}
    assert (t.g.vp[0], t.score(0)["tokens"]) == (vp, vp)
    assert at_rest(t)


@pytest.mark.card("death_knight")
@pytest.mark.rule("tyrants.supplant.presence", "tyrants.supplant.enemy_only")
def test_death_knight_supplants_an_enemy_with_presence() -> None:
    """A white troop is a target too but does not help to the fifth player troop."""
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").troops(1, "kanaglym").trophies(0, 1, 4)
    t.begin(0, "death_knight").play(0, "play:death_knight")
    assert t.options(0) == {"oust:labyrinth,2", "oust:labyrinth,white"}
    assert t.why(0)["oust:kanaglym,2"] == "supplant.presence"
    assert t.why(0)["oust:labyrinth,1"] == "supplant.enemy_only"
    t.play(0, "oust:labyrinth,white")
    assert t.at("labyrinth") == {0: 2, 1: 1}
    assert t.g.vp[0] == 0
    assert at_rest(t)


@pytest.mark.card("death_knight")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_death_knight_with_empty_barracks() -> None:
    """The troop is assassinated, its space stays empty, and the deployment is 1 VP beside those counted."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").trophies(0, 1, 4).empty_barracks(0)
    t.begin(0, "death_knight").play(0, "play:death_knight")
    assert t.at("everfire") == {0: 1}
    assert t.g.vp[0] == 2
    assert at_rest(t)


@pytest.mark.card("death_knight")
@pytest.mark.rule("tyrants.supplant.presence", "tyrants.play.mandatory")
def test_death_knight_without_presence_only_counts() -> None:
    """Without a troop on the board there is nobody to supplant; 5 player troops in the hall are still 1 VP."""
    t = Table.empty().troops(1, "everfire").trophies(0, 1, 5).begin(0, "death_knight").play(0, "play:death_knight")
    assert t.at("everfire") == {1: 1}
    assert t.g.vp[0] == 1
    assert at_rest(t)


# Flesh Golem -------------------------------------------------------------------------------------------------------
@pytest.mark.card("flesh_golem")
@pytest.mark.rule("tyrants.devour.this_card", "tyrants.devour.removed", "tyrants.cost.other_parts")
def test_flesh_golem_devours_itself_to_assassinate() -> None:
    """It is out of the game: neither promoted at the end of the turn nor discarded. The power comes in any case."""
    t = in_everfire("flesh_golem", "puppeteer").troops(1, "everfire").play(0, "play:puppeteer", "play:flesh_golem")
    assert pool(t) == (2, 2)
    assert t.asked(0) == "devour_it"
    assert t.options(0) == {"devour:flesh_golem", "done"}
    t.play(0, "devour:flesh_golem")
    assert (hall(t, 0), t.at("everfire")) == ({1: 1}, {0: 1, 1: 1})
    assert (t.names("devoured"), t.names("played", 0)) == (["flesh_golem"], ["puppeteer"])
    t.play(0, "end_turn")
    assert t.names("inner_circles", 0) == []
    assert t.names("hands", 0) == ["puppeteer"]
    assert at_rest(t, 1)


@pytest.mark.card("flesh_golem")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.other_parts")
def test_flesh_golem_kept() -> None:
    t = in_everfire("flesh_golem").play(0, "play:flesh_golem", "done")
    assert pool(t) == (2, 0)
    assert (hall(t, 0), t.names("devoured"), t.names("played", 0)) == ({}, [], ["flesh_golem"])
    assert at_rest(t)


@pytest.mark.card("flesh_golem")
@pytest.mark.rule("tyrants.cost.pay_for_nothing")
def test_flesh_golem_devoured_for_nothing() -> None:
    t = Table.empty().troops(0, "everfire").begin(0, "flesh_golem").play(0, "play:flesh_golem", "devour:flesh_golem")
    assert (hall(t, 0), t.names("devoured")) == ({}, ["flesh_golem"])
    assert at_rest(t)


# Minotaur Skeleton -------------------------------------------------------------------------------------------------
@pytest.mark.card("minotaur_skeleton")
@pytest.mark.rule("tyrants.deploy.several", "tyrants.deploy.empty_barracks_vp", "tyrants.deploy.vp_for_each")
@pytest.mark.parametrize(("left", "troops", "vp"), [(9, 3, 0), (1, 1, 2), (0, 0, 3)])
def test_minotaur_skeleton_deploys_three_and_stays(left: int, troops: int, vp: int) -> None:
    t = Table.empty().troops(0, "ched_nasad").empty_barracks(0, left).begin(0, "minotaur_skeleton")
    t.play(0, "play:minotaur_skeleton", "pick:minotaur_skeleton,0", *["place:ched_nasad"] * troops)
    assert t.at("ched_nasad") == {0: 1 + troops}
    assert t.g.vp[0] == vp
    assert t.names("played", 0) == ["minotaur_skeleton"]
    assert at_rest(t)


def minotaur_skeleton() -> Table:
    """White troops in Araumycos, Gracklstugh and on a road are in reach, a troop of player 1, too; not yet paid."""
    t = Table.empty().troops(0, "labyrinth-araumycos.1").troops(0, "gracklstugh-labyrinth").spy(0, "araumycos")
    t.clear("labyrinth").troops(1, "labyrinth").begin(0, "minotaur_skeleton")
    t.play(0, "play:minotaur_skeleton", "pick:minotaur_skeleton,1")
    assert t.options(0) == {"devour:minotaur_skeleton", "done"}
    return t


@pytest.mark.card("minotaur_skeleton")
@pytest.mark.rule("tyrants.assassinate.single_site", "tyrants.devour.this_card")
def test_minotaur_skeleton_kills_white_troops_of_one_site() -> None:
    """Up to three; the first fixes the site. Routes are no sites, players' troops no targets."""
    t = minotaur_skeleton().play(0, "devour:minotaur_skeleton")
    assert t.options(0) == {"kill:araumycos,white", "kill:gracklstugh,white", "enough"}
    assert t.why(0)["kill:labyrinth-araumycos.2,white"] == "assassinate.single_site"
    assert t.why(0)["kill:labyrinth,2"] == "assassinate.not_own"
    t.play(0, "kill:araumycos,white")
    assert t.options(0) == {"kill:araumycos,white", "enough"}
    t.play(0, "kill:araumycos,white", "kill:araumycos,white")
    assert t.at("araumycos") == {WHITE: 1}
    assert (hall(t, 0), t.names("devoured"), t.names("played", 0)) == ({WHITE: 3}, ["minotaur_skeleton"], [])
    assert at_rest(t)


@pytest.mark.card("minotaur_skeleton")
@pytest.mark.rule("tyrants.play.up_to", "tyrants.cost.optional")
@pytest.mark.parametrize(
    ("moves", "kills", "devoured"),
    [
        (["done"], {}, []),
        (["devour:minotaur_skeleton", "enough"], {}, ["minotaur_skeleton"]),
        (["devour:minotaur_skeleton", "kill:gracklstugh,white", "enough"], {WHITE: 1}, ["minotaur_skeleton"]),
        (["devour:minotaur_skeleton", *["kill:gracklstugh,white"] * 2], {WHITE: 2}, ["minotaur_skeleton"]),
    ],
)
def test_minotaur_skeleton_kills_fewer(moves: list[str], kills: dict[int, int], devoured: list[str]) -> None:
    """Not paid, stopped early, or no white troop left in the site."""
    t = minotaur_skeleton().play(0, *moves)
    assert (hall(t, 0), t.names("devoured")) == (kills, devoured)
    assert at_rest(t)


# Ogre Zombie -------------------------------------------------------------------------------------------------------
@pytest.mark.card("ogre_zombie")
@pytest.mark.rule("tyrants.term.anywhere", "tyrants.supplant.no_presence_recheck", "tyrants.setup.out_of_play")
def test_ogre_zombie_supplants_a_white_troop_anywhere() -> None:
    """Also far from every own piece and on routes; players' troops never, and nothing outside the board in play."""
    t = Table.empty().troops(0, "everfire").troops(1, "everfire").begin(0, "ogre_zombie").play(0, "play:ogre_zombie")
    assert {"oust:tsenviilyq,white", "oust:araumycos-eryndlyn,white"} < t.options(0)
    assert "oust:gauntlgrym,white" not in t.options(0)
    assert t.why(0)["oust:everfire,2"] == "supplant.enemy_only"
    t.play(0, "oust:tsenviilyq,white")
    assert t.at("tsenviilyq") == {0: 1, WHITE: 2}
    assert hall(t, 0) == {WHITE: 1}
    assert at_rest(t)


@pytest.mark.card("ogre_zombie")
@pytest.mark.rule("tyrants.supplant.empty_barracks")
def test_ogre_zombie_with_empty_barracks() -> None:
    """It works without any troop on the board, too."""
    t = Table.empty().empty_barracks(0).begin(0, "ogre_zombie").play(0, "play:ogre_zombie", "oust:labyrinth,white")
    assert t.at("labyrinth") == {}
    assert (hall(t, 0), t.g.vp[0]) == ({WHITE: 1}, 1)
    assert at_rest(t)


# Ravenous Zombies --------------------------------------------------------------------------------------------------
@pytest.mark.card("ravenous_zombies")
@pytest.mark.rule("tyrants.assassinate.presence")
def test_ravenous_zombies_kill_a_white_troop_with_presence() -> None:
    t = Table.empty().troops(0, "labyrinth").troops(1, "labyrinth").spy(0, "tsenviilyq")
    t.begin(0, "ravenous_zombies").play(0, "play:ravenous_zombies")
    assert pool(t) == (1, 0)
    assert t.options(0) == {"kill:labyrinth,white", "kill:tsenviilyq,white"}
    assert t.why(0)["kill:labyrinth,2"] == "assassinate.not_own"
    assert t.why(0)["kill:skullport,white"] == "assassinate.presence"
    t.play(0, "kill:tsenviilyq,white")
    assert (t.at("tsenviilyq"), hall(t, 0)) == ({WHITE: 2}, {WHITE: 1})
    assert at_rest(t)


@pytest.mark.card("ravenous_zombies")
@pytest.mark.rule("tyrants.play.mandatory")
def test_ravenous_zombies_without_a_white_troop_give_power_only() -> None:
    t = in_everfire("ravenous_zombies").play(0, "play:ravenous_zombies")
    assert (pool(t), hall(t, 0)) == ((1, 0), {})
    assert at_rest(t)


# Revenant ----------------------------------------------------------------------------------------------------------
@pytest.mark.card("revenant")
@pytest.mark.rule("tyrants.promote.this_card", "tyrants.trophy.colours")
@pytest.mark.parametrize(("before", "promoted"), [(5, False), (6, True)])
def test_revenant_is_promoted_with_eight_trophies(before: int, promoted: bool) -> None:
    """Trophies of all colours count, after its two kills; it goes to the inner circle at once."""
    t = Table.empty().troops(0, "labyrinth-skullport.1").troops(1, "labyrinth", 2)
    t.trophies(0, 1, 3).trophies(0, WHITE, before - 3).begin(0, "revenant").play(0, "play:revenant")
    assert t.options(0) == {"kill:labyrinth,2", "kill:labyrinth,white"}
    t.play(0, "kill:labyrinth,2", "kill:labyrinth,white")
    assert hall(t, 0) == {1: 4, WHITE: before - 2}
    assert t.at("labyrinth") == {1: 1}
    assert t.names("inner_circles" if promoted else "played", 0) == ["revenant"]
    assert len(t.g.inner_circles[0] + t.g.played[0]) == 1
    assert at_rest(t)


@pytest.mark.card("revenant")
@pytest.mark.rule("tyrants.play.mandatory", "tyrants.promote.eot_eligible")
def test_revenant_promotes_itself_without_a_kill_and_only_once() -> None:
    """Trophies from before are enough; the Ambassador finds no other card then. Trophies of others do not count."""
    t = Table.empty().troops(0, "everfire").trophies(0, WHITE, 8)
    t.begin(0, "revenant", "ambassador").play(0, "play:revenant", "play:ambassador", "end_turn")
    assert t.names("inner_circles", 0) == ["revenant"]
    assert at_rest(t, 1)
    t = Table.empty().troops(0, "everfire").trophies(1, WHITE, 8).begin(0, "revenant").play(0, "play:revenant")
    assert t.names("played", 0) == ["revenant"]
    assert at_rest(t)


# Skeletal Horde ----------------------------------------------------------------------------------------------------
@pytest.mark.card("skeletal_horde")
@pytest.mark.rule("tyrants.devour.this_card", "tyrants.cost.other_parts")
@pytest.mark.parametrize(
    ("moves", "troops", "devoured"),
    [(["done"], 3, []), (["devour:skeletal_horde", *["place:chasmleap_bridge-everfire"]], 4, ["skeletal_horde"])],
)
def test_skeletal_horde_deploys_two_and_perhaps_three_more(moves: list[str], troops: int, devoured: list[str]) -> None:
    """Devoured, it goes on; the two troops come in any case."""
    t = Table.empty().troops(0, "everfire").begin(0, "skeletal_horde").play(0, "play:skeletal_horde")
    t.play(0, "place:everfire", "place:everfire")
    assert t.options(0) == {"devour:skeletal_horde", "done"}
    t.play(0, *moves)
    if devoured:
        assert t.asked(0) == "deploy_where"
        t.play(0, "place:chasmleap_bridge", "place:menzoberranzan-everfire.2")
        troops += 2
    assert t.g.barracks[0] == 40 - troops
    assert (t.names("devoured"), len(t.g.played[0])) == (devoured, 0 if devoured else 1)
    assert at_rest(t)


@pytest.mark.card("skeletal_horde")
@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
@pytest.mark.parametrize(("left", "moves", "vp"), [(0, [], 5), (3, ["place:everfire"] * 2, 2)])
def test_skeletal_horde_with_empty_barracks(left: int, moves: list[str], vp: int) -> None:
    t = Table.empty().troops(0, "everfire").empty_barracks(0, left).begin(0, "skeletal_horde")
    t.play(0, "play:skeletal_horde", *moves, "devour:skeletal_horde")
    if left:
        t.play(0, "place:chasmleap_bridge-everfire")
    assert t.g.vp[0] == vp
    assert t.names("devoured") == ["skeletal_horde"]
    assert at_rest(t)


# Vampire Spawn -----------------------------------------------------------------------------------------------------
@pytest.mark.card("vampire_spawn")
@pytest.mark.rule("tyrants.return.other_player", "tyrants.return.not_white")
@pytest.mark.parametrize("move", ["send_home:labyrinth,2", "expose:labyrinth,2"])
def test_vampire_spawn_returns_a_piece_of_another_player(move: str) -> None:
    """A troop or a spy with presence, to its owner's barracks; not white, not one's own, and not to be declined."""
    t = Table.empty().troops(0, "labyrinth").spy(0, "labyrinth").troops(1, "labyrinth").spy(1, "labyrinth", "everfire")
    t.troops(1, "kanaglym").begin(0, "vampire_spawn").play(0, "play:vampire_spawn")
    assert pool(t) == (0, 1)
    assert t.options(0) == {"send_home:labyrinth,2", "expose:labyrinth,2"}
    assert t.why(0) == {"send_home:kanaglym,2": "return.other_player", "expose:everfire,2": "return.other_player"}
    t.play(0, move)
    assert (t.g.barracks[1], len(t.spies(1))) == ((39, 2) if move.startswith("send") else (38, 1))
    assert hall(t, 0) == {}
    assert at_rest(t)


@pytest.mark.card("vampire_spawn")
@pytest.mark.rule("tyrants.play.mandatory")
def test_vampire_spawn_without_a_target_gives_influence() -> None:
    t = (
        Table.empty()
        .troops(0, "labyrinth")
        .troops(1, "everfire")
        .begin(0, "vampire_spawn")
        .play(0, "play:vampire_spawn")
    )
    assert pool(t) == (0, 1)
    assert t.at("everfire") == {1: 1}
    assert at_rest(t)


# Wight -------------------------------------------------------------------------------------------------------------
@pytest.mark.card("wight")
def test_wight_gives_power_and_keeps_the_hand() -> None:
    t = in_everfire("wight", "noble").play(0, "play:wight")
    assert t.options(0) == {"pick:wight,0", "pick:wight,1"}
    t.play(0, "pick:wight,0")
    assert (pool(t), hall(t, 0), t.names("hands", 0)) == ((2, 0), {}, ["noble"])
    assert at_rest(t)


@pytest.mark.card("wight")
@pytest.mark.rule("tyrants.devour.from_hand", "tyrants.cost.played_card_not_in_hand")
def test_wight_devours_a_card_in_hand_to_supplant() -> None:
    """A second Wight in hand can be the price, the one played cannot."""
    t = in_everfire("wight", "wight", "noble").troops(1, "everfire").play(0, "play:wight", "pick:wight,1")
    assert t.asked(0) == "devour_which"
    assert t.options(0) == {"devour:noble", "devour:wight", "done"}
    t.play(0, "devour:noble")
    assert (t.at("everfire"), hall(t, 0)) == ({0: 2, 1: 1}, {1: 1})
    assert (t.names("devoured"), t.names("hands", 0), t.names("played", 0)) == (["noble"], ["wight"], ["wight"])
    assert pool(t) == (0, 0)
    assert at_rest(t)


@pytest.mark.card("wight")
@pytest.mark.rule("tyrants.cost.optional", "tyrants.cost.in_full")
@pytest.mark.parametrize(("hand", "moves"), [(["noble"], ["done"]), ([], [])])
def test_wight_unpaid_does_nothing(hand: list[str], moves: list[str]) -> None:
    """Declined, or with an empty hand."""
    t = in_everfire("wight", *hand).play(0, "play:wight", "pick:wight,1", *moves)
    assert (pool(t), hall(t, 0), t.names("devoured")) == ((0, 0), {}, [])
    assert hand_size(t, 0) == len(hand)
    assert at_rest(t)


@pytest.mark.card("wight")
@pytest.mark.rule("tyrants.outcast.devoured_or_promoted")
def test_wight_paid_with_an_insane_outcast() -> None:
    """It goes to the supply instead, and that is payment."""
    t = Table.empty(deck_1="demons").troops(0, "everfire").troops(1, "everfire")
    t.begin(0, "wight", "insane_outcast")
    before = len(t.g.outcasts)
    t.play(0, "play:wight", "pick:wight,1", "devour:insane_outcast")
    assert (hall(t, 0), t.names("devoured"), len(t.g.outcasts)) == ({1: 1}, [], before + 1)
    assert at_rest(t)
