"""Who can act where. Rules: presence.*."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.board import places_of
from pentarchy.games.tyrants.control import presence
from pentarchy.games.tyrants.moves import PLACE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

BOARDS = ("center", "left", "right", "all")


def board(name: str) -> Table:
    """An empty table for 2 players (center), 3 (center and left, or right) or 4 (all)."""
    if name in ("left", "right"):
        return Table.empty(players=3, section=name)
    return Table.empty(players=2 if name == "center" else 4)


def present(t: Table, player: int = 0) -> set[str]:
    """The places where a player has presence."""
    return {PLACE.tokens[place] for place in places_of(presence(t.g, player))}


@pytest.mark.rule("tyrants.presence.site_troop", "tyrants.presence.route", "tyrants.presence.not_chained")
@pytest.mark.parametrize(
    ("on", "site", "beside"),
    [
        ("center", "blingdenstone", {"blingdenstone-mantol_derith"}),
        (
            "center",
            "mantol_derith",
            {"blingdenstone-mantol_derith", "mantol_derith-gracklstugh", "mantol_derith-menzoberranzan.1"},
        ),
        (
            "center",
            "menzoberranzan",
            {"mantol_derith-menzoberranzan.3", "menzoberranzan-chasmleap_bridge.1", "menzoberranzan-everfire.1"},
        ),
        (
            "center",
            "chasmleap_bridge",
            {
                "gracklstugh-chasmleap_bridge.2",
                "menzoberranzan-chasmleap_bridge.2",
                "chasmleap_bridge-araumycos",
                "chasmleap_bridge-everfire",
            },
        ),
        (
            "all",
            "ched_nasad",
            {
                "araumycos-ched_nasad",
                "halls_of_the_scoured_legion-ched_nasad.2",
                "ched_nasad-llacerellyn.1",
                "ched_nasad-yathchol",
                "ched_nasad-ruins_of_dekanter",
            },
        ),
        ("right", "sszuraassnee", {"llacerellyn-sszuraassnee.2", "ruins_of_dekanter-sszuraassnee"}),
    ],
)
def test_a_troop_in_a_site_reaches_it_and_the_first_spaces_of_its_routes(on: str, site: str, beside: set[str]) -> None:
    """Not the sites behind those spaces, nor their second spaces; without troops and spies there is no presence."""
    t = board(on).clear(site).troops(0, site)
    assert present(t) == {site} | beside
    assert present(t, 1) == set()


@pytest.mark.rule("tyrants.presence.site_adjacent", "tyrants.presence.route", "tyrants.presence.not_chained")
@pytest.mark.parametrize(
    ("space", "beside"),
    [
        ("gracklstugh-labyrinth", {"gracklstugh", "labyrinth"}),
        ("labyrinth-skullport.1", {"labyrinth", "labyrinth-skullport.2"}),
        ("labyrinth-skullport.2", {"labyrinth-skullport.1", "skullport"}),
        ("mantol_derith-menzoberranzan.1", {"mantol_derith", "mantol_derith-menzoberranzan.2"}),
        ("mantol_derith-menzoberranzan.2", {"mantol_derith-menzoberranzan.1", "mantol_derith-menzoberranzan.3"}),
        ("mantol_derith-menzoberranzan.3", {"mantol_derith-menzoberranzan.2", "menzoberranzan"}),
    ],
)
def test_a_troop_on_a_route_reaches_what_its_space_touches(space: str, beside: set[str]) -> None:
    t = board("center").troops(0, space)
    assert present(t) == {space} | beside
    t.begin(0, power=3)
    assert t.options(0, "deploy") == {f"deploy:{name}" for name in beside}  # each of these has an empty space
    white = {name for name in beside if "-" not in name}  # in all these sites there are some
    assert t.options(0, "assassinate") == {f"assassinate:{name},white" for name in white}


@pytest.mark.rule("tyrants.presence.route")
@pytest.mark.parametrize(
    ("site", "extra", "where"),
    [
        ("mantol_derith", "wormwrithings-mantol_derith", {"left", "all"}),
        ("gracklstugh", "jhachalkhyn-gracklstugh", {"left", "all"}),
        ("skullport", "stoneshaft_clanhold-skullport.2", {"left", "all"}),
        ("kanaglym", "chchitl-kanaglym", {"left", "all"}),
        ("everfire", "everfire-chaulssin", {"right", "all"}),
        ("ched_nasad", "ched_nasad-ruins_of_dekanter", {"right", "all"}),
        ("llacerellyn", "llacerellyn-sszuraassnee.1", {"right", "all"}),
    ],
)
def test_presence_ends_at_the_border_of_the_sections_in_play(site: str, extra: str, where: set[str]) -> None:
    """A route out of the sections in play is not there; with the section it is reached like any other."""
    for on in BOARDS:
        t = board(on).troops(0, site).begin(0, power=1)
        assert (extra in present(t)) == (on in where), on
        assert (f"deploy:{extra}" in t.options(0, "deploy")) == (on in where), on


@pytest.mark.rule("tyrants.presence.site_adjacent")
@pytest.mark.parametrize("on", ["left", "all"])
@pytest.mark.parametrize(
    ("at", "reach"),
    [
        ("gauntlgrym", {"gauntlgrym", "wormwrithings", "gauntlgrym-jhachalkhyn"}),
        ("wormwrithings", {"gauntlgrym", "wormwrithings", "wormwrithings-mantol_derith"}),
        ("gauntlgrym-jhachalkhyn", {"gauntlgrym", "gauntlgrym-jhachalkhyn", "jhachalkhyn"}),
        ("wormwrithings-mantol_derith", {"wormwrithings", "wormwrithings-mantol_derith", "mantol_derith"}),
    ],
)
def test_two_sites_that_touch_are_within_reach_of_each_others_troops(on: str, at: str, reach: set[str]) -> None:
    """Gauntlgrym and the Wormwrithings; what is behind the other one is not reached."""
    assert present(board(on).troops(0, at)) == reach


@pytest.mark.rule("tyrants.presence.site_adjacent", "tyrants.presence.required")
def test_across_the_line_without_spaces_a_player_acts_as_in_any_other_site_within_reach() -> None:
    t = board("left").troops(0, "wormwrithings").troops(1, "gauntlgrym").spy(2, "gauntlgrym").begin(0, power=4)
    assert t.options(0, "assassinate") == {"assassinate:gauntlgrym,white", "assassinate:gauntlgrym,2"}
    assert t.options(0, "return_spy") == {"return_spy:gauntlgrym,3"}
    assert t.why(0)["deploy:gauntlgrym"] == "deploy.from_barracks"  # two white troops and one of a player
    t.play(0, "assassinate:gauntlgrym,white", "deploy:gauntlgrym")
    assert t.at("gauntlgrym") == {0: 1, 1: 1, WHITE: 1}


@pytest.mark.rule("tyrants.presence.site_spy", "tyrants.presence.spy_no_route")
@pytest.mark.parametrize("site", ["gracklstugh", "menzoberranzan", "gauntlgrym", "wormwrithings", "phaerlin"])
def test_a_spy_gives_presence_in_its_own_site_and_nowhere_else(site: str) -> None:
    t = board("all").spy(0, site)
    assert present(t) == {site}
    assert present(t, 1) == set()


@pytest.mark.rule("tyrants.presence.site_spy", "tyrants.presence.spy_no_route")
def test_a_spy_lets_its_owner_act_in_the_site_but_not_on_the_routes() -> None:
    t = board("center").troops(0, "kanaglym").spy(0, "gracklstugh")
    t.troops(1, "gracklstugh-labyrinth").troops(1, "gracklstugh").spy(1, "gracklstugh").begin(0, power=7)
    assert t.options(0, "assassinate") == {"assassinate:gracklstugh,white", "assassinate:gracklstugh,2"}
    assert t.options(0, "return_spy") == {"return_spy:gracklstugh,2"}
    near = {
        "deploy:kanaglym",
        "deploy:skullport-kanaglym",
        "deploy:kanaglym-eryndlyn.1",
        "deploy:kanaglym-tsenviilyq.1",
    }
    assert t.options(0, "deploy") == near | {"deploy:gracklstugh"}
    assert t.why(0)["assassinate:gracklstugh-labyrinth,2"] == "assassinate.presence"
    t.play(0, "deploy:gracklstugh")  # from now on a troop stands there, and the routes are near
    assert "assassinate:gracklstugh-labyrinth,2" in t.options(0)
    assert "deploy:mantol_derith-gracklstugh" in t.options(0)


@pytest.mark.rule("tyrants.presence.not_chained")
def test_presence_without_a_troop_gives_nothing_at_the_next_place() -> None:
    """Presence on the space of a route is not presence in the site behind it; a troop on the space is."""
    t = board("center").clear("gracklstugh").troops(0, "labyrinth").troops(1, "gracklstugh").begin(0, power=4)
    assert "deploy:gracklstugh-labyrinth" in t.options(0)
    for move, rule in (
        ("deploy:gracklstugh", "deploy.presence"),
        ("assassinate:gracklstugh,2", "assassinate.presence"),
    ):
        with pytest.raises(IllegalMove) as refused:
            t.play(0, move)
        assert refused.value.rule == rule
    t.play(0, "deploy:gracklstugh-labyrinth", "assassinate:gracklstugh,2")
    assert t.at("gracklstugh") == {}


@pytest.mark.rule("tyrants.presence.whole_site")
def test_presence_in_a_site_covers_all_its_spaces_and_spies() -> None:
    """A single troop beside Menzoberranzan: white troops, those of players, empty spaces and spies are all in reach."""
    t = board("all").troops(0, "menzoberranzan-everfire.1")
    t.troops(1, "menzoberranzan").troops(2, "menzoberranzan").spy(1, "menzoberranzan").spy(3, "menzoberranzan")
    t.begin(0, power=4)
    assert t.options(0, "assassinate") == {f"assassinate:menzoberranzan,{colour}" for colour in ("2", "3", "white")}
    assert t.options(0, "return_spy") == {"return_spy:menzoberranzan,2", "return_spy:menzoberranzan,4"}
    t.play(0, "assassinate:menzoberranzan,white", "deploy:menzoberranzan")
    assert t.at("menzoberranzan") == {0: 1, 1: 1, 2: 1, WHITE: 2}


@pytest.mark.rule("tyrants.presence.checked_each_time")
def test_each_troop_of_a_card_extends_the_reach_of_the_next() -> None:
    """Three troops of one card walk along a route of three spaces."""
    t = board("center").troops(0, "mantol_derith").begin(0, "mercenary_squad").play(0, "play:mercenary_squad")
    for space in range(1, 4):
        road = f"mantol_derith-menzoberranzan.{space}"
        ahead = "menzoberranzan" if space == 3 else f"mantol_derith-menzoberranzan.{space + 1}"
        assert t.asked(0) == "deploy_where"
        assert f"place:{road}" in t.options(0)
        assert f"place:{ahead}" not in t.options(0)
        assert t.why(0)[f"place:{ahead}"] == "deploy.presence"
        t.play(0, f"place:{road}")
    assert t.asked(0) == "act"
    assert "menzoberranzan" in present(t)


@pytest.mark.rule("tyrants.presence.checked_each_time")
def test_a_troop_sent_home_no_longer_helps_the_next_action_of_the_card() -> None:
    t = board("center").troops(0, "eryndlyn").troops(1, "eryndlyn").spy(1, "eryndlyn").begin(0, "intellect_devourer")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1")
    assert t.options(0) == {"send_home:eryndlyn,1", "send_home:eryndlyn,2", "expose:eryndlyn,2", "enough"}
    t.play(0, "send_home:eryndlyn,1")
    assert t.asked(0) == "act"  # nothing is left that could be returned
    assert t.at("eryndlyn") == {1: 1}
    assert t.spies(1) == {"eryndlyn"}


@pytest.mark.rule("tyrants.presence.required")
@pytest.mark.parametrize(
    ("card", "moves", "question"),
    [
        ("deathblade", (), "kill_which"),
        ("doppelganger", (), "supplant_which"),
        ("cleric_of_laogzed", (), "lift_which"),
        ("vampire_spawn", (), "return_which"),
        ("weaponmaster", ("pick:weaponmaster,1",), "kill_which"),
    ],
)
def test_cards_reach_only_what_is_within_presence(card: str, moves: tuple[str, ...], question: str) -> None:
    """At the Labyrinth everything is possible, in Menzoberranzan, where the player is not, nothing."""
    t = board("center").troops(0, "labyrinth").troops(1, "labyrinth")
    t.troops(1, "menzoberranzan").spy(1, "menzoberranzan").begin(0, card).play(0, f"play:{card}", *moves)
    if card == "vampire_spawn":
        assert t.asked(0) == "act"
        assert t.at("labyrinth") == {0: 1, WHITE: 1}  # the only one is returned
    elif card == "weaponmaster":
        assert t.asked(0) == "choose_one"
        assert t.at("labyrinth") == {0: 1, 1: 1}  # the only white troop within reach
    else:
        assert t.asked(0) == question
        assert {move.split(":")[1] for move in t.options(0)} == {"labyrinth,white", "labyrinth,2"}
    assert t.at("menzoberranzan") == {1: 1, WHITE: 3}
    assert t.spies(1) == {"menzoberranzan"}


@pytest.mark.rule("tyrants.presence.required")
def test_some_actions_need_no_presence() -> None:
    """Placing a spy, returning own pieces, the destination of a move, and what a card allows anywhere."""
    t = board("center").troops(0, "labyrinth").troops(0, "tsenviilyq-llacerellyn").troops(1, "labyrinth")
    t.spy(0, "everfire").begin(0, "spy_master", "intellect_devourer", "cleric_of_laogzed", "ogre_zombie")
    t.play(0, "play:spy_master", "spy:menzoberranzan")
    t.play(0, "play:intellect_devourer", "pick:intellect_devourer,1")
    t.play(0, "expose:menzoberranzan,1", "send_home:tsenviilyq-llacerellyn,1")
    t.play(0, "play:cleric_of_laogzed", "lift:labyrinth,2", "drop:llacerellyn")
    assert {"tsenviilyq", "llacerellyn", "menzoberranzan"}.isdisjoint(present(t))
    t.play(0, "play:ogre_zombie", "oust:tsenviilyq,white")
    assert t.at("llacerellyn") == {1: 1}
    assert t.at("tsenviilyq") == {0: 1, WHITE: 2}
    assert t.asked(0) == "act"
