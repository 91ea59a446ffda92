"""Who controls what. Rules: control.*, total_control.*, white.passive."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

NOBODY = (-1, -1)


def garrison(site: str, *counts: int, players: int = 4) -> Table:
    """A site with so many troops of players 0 to 3 and, last, white ones; the other sites as printed."""
    t = Table.empty(players).clear(site)
    for player, count in enumerate(counts[:WHITE]):
        t.troops(player, site, count)
    return t.troops(WHITE, site, counts[WHITE])


@pytest.mark.rule("tyrants.control.majority")
def test_two_red_troops_control_araumycos_beside_a_black_and_a_white_one() -> None:
    """The example of the rulebook."""
    red, black = 0, 1
    t = (
        Table.empty()
        .clear("araumycos")
        .troops(red, "araumycos", 2)
        .troops(black, "araumycos")
        .troops(WHITE, "araumycos")
    )
    assert t.at("araumycos") == {red: 2, black: 1, WHITE: 1}
    assert t.controls("araumycos") == (red, -1)
    assert t.score(red)["sites"] == 3
    assert t.score(black)["sites"] == 0


@pytest.mark.rule("tyrants.control.majority", "tyrants.control.nobody")
@pytest.mark.parametrize(
    ("counts", "who"),
    [
        ((1, 0, 0, 0, 0), 0),
        ((0, 0, 0, 1, 0), 3),
        ((2, 1, 1, 1, 1), 0),  # more than each other colour, not more than all together
        ((1, 1, 1, 2, 1), 3),
        ((2, 1, 0, 0, 1), 0),
        ((3, 2, 0, 0, 1), 0),
        ((0, 2, 0, 0, 1), 1),
        ((0, 0, 0, 0, 0), -1),  # empty
        ((1, 1, 0, 0, 0), -1),
        ((2, 2, 1, 1, 0), -1),  # a tie for most, with others behind
        ((1, 1, 1, 1, 1), -1),
        ((2, 0, 0, 0, 2), -1),  # a tie with white
        ((2, 2, 0, 0, 2), -1),
        ((1, 0, 0, 0, 2), -1),  # white has most
        ((2, 1, 0, 0, 3), -1),
        ((0, 0, 0, 0, 6), -1),
    ],
)
def test_control_needs_more_troops_than_each_other_colour(counts: tuple[int, ...], who: int) -> None:
    """White counts as a colour and never controls."""
    t = garrison("ruins_of_dekanter", *counts)
    assert t.controls("ruins_of_dekanter") == (who, -1)
    assert [t.score(player)["sites"] for player in range(4)] == [5 * (player == who) for player in range(4)]


@pytest.mark.rule("tyrants.control.lost", "tyrants.control.at_once")
def test_control_is_lost_at_a_tie_and_gained_by_the_next_troop() -> None:
    t = garrison("menzoberranzan", 2, 1, 0, 0, 0, players=2).begin(1, power=4)
    assert t.controls("menzoberranzan") == (0, -1)
    t.play(1, "deploy:menzoberranzan")
    assert t.controls("menzoberranzan") == NOBODY
    t.play(1, "deploy:menzoberranzan")
    assert t.controls("menzoberranzan") == (1, -1)
    assert [event for event in t.events() if event[0].startswith("control")][1:] == [
        ("control_lost", 0, SITE.index["menzoberranzan"], 2, 2),
        ("control_gained", 1, SITE.index["menzoberranzan"], 3, 2),
    ]
    assert t.score(0)["sites"] == 0
    assert t.score(1)["sites"] == 5


@pytest.mark.rule("tyrants.control.lost", "tyrants.white.passive")
def test_a_white_troop_moved_in_takes_control_away() -> None:
    """White troops count as a colour: one more makes it a tie, another one puts white ahead of everybody."""
    t = garrison("menzoberranzan", 2, 0, 0, 0, 1, players=2).troops(1, "mantol_derith").begin(1, "council_member")
    t.play(1, "play:council_member", "lift:mantol_derith,white", "drop:menzoberranzan")
    assert t.at("menzoberranzan") == {0: 2, WHITE: 2}
    assert t.controls("menzoberranzan") == NOBODY
    t.play(1, "lift:mantol_derith,white", "drop:menzoberranzan")
    assert t.at("menzoberranzan") == {0: 2, WHITE: 3}
    assert t.controls("menzoberranzan") == NOBODY
    assert t.asked(1) == "act"


@pytest.mark.rule("tyrants.white.passive")
def test_white_troops_belong_to_nobody_and_only_stand_in_the_way() -> None:
    """They fill spaces, score for nobody, and no turn is theirs."""
    t = Table.empty().troops(0, "chasmleap_bridge").begin(0, power=1)
    assert t.at("araumycos") == {WHITE: 4}
    assert t.controls("araumycos") == NOBODY
    assert t.why(0)["deploy:chasmleap_bridge-araumycos"] == "deploy.from_barracks"  # a white troop stands there
    before = [t.at(site) for site in ("araumycos", "menzoberranzan", "tsenviilyq", "blingdenstone")]
    turns = []
    for _ in range(4):
        turns.append(t.g.asked)
        t.play(t.g.asked, "end_turn")
    assert turns == [0, 1, 0, 1]
    assert [t.at(site) for site in ("araumycos", "menzoberranzan", "tsenviilyq", "blingdenstone")] == before
    assert t.score(0)["sites"] == 1
    assert t.score(1)["sites"] == 0  # the bridge alone


@pytest.mark.rule("tyrants.control.all_sites")
def test_control_counts_from_the_starting_troop_on() -> None:
    """Eryndlyn has no white troops, Mantol-Derith has two."""
    t = Table(players=2).play(0, "settle:eryndlyn")
    assert t.controls("eryndlyn") == (0, -1)
    assert t.score(0)["sites"] == 3
    t.play(1, "settle:mantol_derith")
    assert t.controls("mantol_derith") == NOBODY
    assert t.score(1)["sites"] == 0
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.control.all_sites", "tyrants.total_control.is_control")
def test_every_site_can_be_controlled_with_or_without_a_marker() -> None:
    """One troop gives control where white does not stand against it; a full site is under total control."""
    t = Table.empty(players=4)
    everywhere = [(site, number) for site, number in SITE.index.items() if number in t.g.board.sites]
    assert len(everywhere) == 26
    for site, number in everywhere:
        t.empty_barracks(0, 40).clear(site).troops(0, site)
        spaces = t.content.sites[number].spaces
        assert t.controls(site) == (0, 0 if spaces == 1 else -1), site
        t.troops(0, site, spaces - 1)
        assert t.controls(site) == (0, 0), site


@pytest.mark.rule("tyrants.control.at_once")
@pytest.mark.parametrize(
    ("card", "moves", "after"),
    [
        ("deathblade", ("kill:menzoberranzan,2",), (2, -1)),
        ("deathblade", ("kill:menzoberranzan,3",), (1, -1)),
        ("deathblade", ("kill:menzoberranzan,2", "kill:menzoberranzan,3"), NOBODY),
        ("vampire_spawn", ("send_home:menzoberranzan,2",), (2, -1)),
        ("council_member", ("lift:menzoberranzan,2",), NOBODY),
        ("council_member", ("lift:menzoberranzan,2", "drop:everfire"), (2, -1)),
        ("council_member", ("lift:menzoberranzan-everfire.1,2", "drop:menzoberranzan"), (1, -1)),
    ],
)
def test_control_follows_every_change_in_anybodys_turn(
    card: str, moves: tuple[str, ...], after: tuple[int, int]
) -> None:
    """Player 0 acts; the two others, with two troops each, gain and lose control in the middle of the card."""
    t = garrison("menzoberranzan", 1, 2, 2, 0, 0).troops(1, "menzoberranzan-everfire.1").begin(0, card)
    assert t.controls("menzoberranzan") == NOBODY
    t.play(0, f"play:{card}", *moves)
    assert t.controls("menzoberranzan") == after


@pytest.mark.rule("tyrants.control.at_once", "tyrants.control.lost")
def test_a_troop_put_back_from_a_trophy_hall_changes_control() -> None:
    t = garrison("everfire", 0, 1, 0, 0, 0, players=2).trophies(0, WHITE, 2).begin(0, "mummy_lord")
    assert t.controls("everfire") == (1, -1)
    t.play(0, "play:mummy_lord", "pick:mummy_lord,1", "lay:everfire")
    assert t.controls("everfire") == NOBODY
    assert t.at("everfire") == {1: 1, WHITE: 1}


@pytest.mark.rule("tyrants.control.spies_do_not_count")
def test_spies_are_no_troops() -> None:
    """They give no control, break no tie, do not protect a site and take up no space."""
    t = garrison("everfire", 0, 1, 0, 0, 0).spy(0, "everfire").spy(2, "everfire").spy(0, "kanaglym")
    assert t.controls("everfire") == (1, -1)
    assert t.controls("kanaglym") == NOBODY
    t.begin(0, power=4).play(0, "deploy:everfire")
    assert t.controls("everfire") == NOBODY  # one troop each, the spy of one of them does not help
    t.play(0, "deploy:everfire")
    assert t.controls("everfire") == (0, -1)
    assert t.at("everfire") == {0: 2, 1: 1}
    assert t.why(0)["deploy:everfire"] == "deploy.from_barracks"  # three troops fill it, two spies stand beside
    assert t.score(2)["sites"] == 0


@pytest.mark.rule("tyrants.total_control.condition")
@pytest.mark.parametrize(
    ("counts", "spies", "expected"),
    [
        ((3, 0, 0, 0, 0), (), (0, 0)),
        ((0, 0, 0, 3, 0), (), (3, 3)),
        ((2, 0, 0, 0, 0), (), (0, -1)),  # a space is empty
        ((2, 1, 0, 0, 0), (), (0, -1)),
        ((2, 0, 0, 0, 1), (), (0, -1)),  # white stands in the way
        ((0, 0, 0, 0, 3), (), NOBODY),
        ((0, 0, 0, 0, 0), (), NOBODY),
        ((3, 0, 0, 0, 0), (1,), (0, -1)),
        ((3, 0, 0, 0, 0), (3,), (0, -1)),
        ((3, 0, 0, 0, 0), (0, 2), (0, -1)),  # one's own spy is no remedy
        ((0, 3, 0, 0, 0), (0,), (1, -1)),
    ],
)
def test_total_control_needs_all_spaces_and_no_spy_of_another_player(
    counts: tuple[int, ...], spies: tuple[int, ...], expected: tuple[int, int]
) -> None:
    t = garrison("phaerlin", *counts)
    for player in spies:
        t.spy(player, "phaerlin")
    assert t.controls("phaerlin") == expected
    assert t.score(0)["total_control"] == (2 if expected == (0, 0) else 0)


@pytest.mark.rule("tyrants.total_control.own_spy")
def test_an_own_spy_does_not_disturb_total_control() -> None:
    t = garrison("everfire", 3, 0, 0, 0, 0).begin(0, "spy_master", "spy_master")
    t.play(0, "play:spy_master", "spy:everfire")
    assert t.controls("everfire") == (0, 0)
    assert not t.events("total_lost")


@pytest.mark.rule("tyrants.total_control.condition", "tyrants.control.at_once", "tyrants.control.spies_do_not_count")
def test_a_spy_of_another_player_ends_total_control_while_it_is_there() -> None:
    """Control stays. The spy is placed and taken back in the other player's turn."""
    t = garrison("everfire", 3, 0, 0, 0, 0).troops(1, "kanaglym").begin(1, "spy_master", "watcher_of_thay")
    t.play(1, "play:spy_master", "spy:everfire")
    assert t.controls("everfire") == (0, -1)
    assert t.score(0)["sites"] == 3
    assert t.score(0)["total_control"] == 0
    t.play(1, "play:watcher_of_thay", "pick:watcher_of_thay,1", "recall:everfire")
    assert t.controls("everfire") == (0, 0)
    assert t.events("total_lost") == [("total_lost", 0, SITE.index["everfire"], 3, 3)]
    assert not t.events("control_lost")


@pytest.mark.rule("tyrants.total_control.is_control")
def test_a_site_under_total_control_counts_as_controlled_too() -> None:
    """Everfire (3) totally, the Labyrinth (3) not: two controlled sites and one under total control."""
    t = garrison("everfire", 3, 0, 0, 0, 0, players=2).clear("labyrinth").troops(0, "labyrinth").troops(1, "labyrinth")
    t.troops(0, "labyrinth").begin(0, "white_dragon", "red_dragon")
    assert t.score(0)["sites"] == 6
    assert t.score(0)["total_control"] == 2
    t.play(0, "play:white_dragon", *["place:labyrinth-skullport.1", "place:labyrinth-skullport.2", "place:skullport"])
    assert t.g.vp[0] == 1  # 1 for every 2 controlled sites
    t.play(0, "play:red_dragon", "oust:skullport,white")
    assert t.g.vp[0] == 2  # 1 for the single site under total control
    assert t.controls("everfire") == (0, 0)
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.total_control.condition")
def test_a_full_site_is_closed_also_to_who_controls_it() -> None:
    """Total control with the last troop; after it the site takes no more."""
    t = garrison("everfire", 2, 0, 0, 0, 0, players=2).begin(0, power=2).play(0, "deploy:everfire")
    assert t.events("total_gained") == [("total_gained", 0, SITE.index["everfire"], 3)]
    assert t.controls("everfire") == (
        0,
        0,
    )
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "deploy:everfire")
    assert refused.value.rule == "deploy.from_barracks"
