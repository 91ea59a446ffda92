"""Deploying troops. Rules: deploy.*, white.space_freed."""

import pytest

from pentarchy.engine.errors import IllegalMove
from pentarchy.games.tyrants.moves import PLACE, SITE
from pentarchy.games.tyrants.state import WHITE
from tests.games.tyrants.table import Table

NOOK = "blingdenstone-mantol_derith"  # the only space beside Blingdenstone; a white troop stands there


def nook(empty: int = 0) -> Table:
    """Player 0 in Blingdenstone behind a white troop on its only route; of its two spaces this many are empty."""
    t = Table.empty().clear("blingdenstone").troops(0, "blingdenstone")
    return t if empty else t.troops(WHITE, "blingdenstone")


def free_spaces(t: Table) -> set[str]:
    """All places in play with an empty space, counted on the board."""
    there = [PLACE.tokens[place] for place in range(len(PLACE.tokens)) if t.g.board.places >> place & 1]
    spaces = {site: t.content.sites[number].spaces for site, number in SITE.index.items()}
    return {place for place in there if sum(t.at(place).values()) < spaces.get(place, 1)}


@pytest.mark.rule("tyrants.deploy.basic", "tyrants.deploy.presence", "tyrants.deploy.from_barracks")
def test_one_power_deploys_a_troop_from_the_barracks_to_an_empty_space_within_reach() -> None:
    t = Table.empty().troops(0, "skullport").begin(0, power=2)
    near = {"skullport", "labyrinth-skullport.2", "skullport-kanaglym"}
    assert t.options(0, "deploy") == {f"deploy:{place}" for place in near}
    t.play(0, "deploy:skullport-kanaglym")
    assert t.at("skullport-kanaglym") == {0: 1}
    assert (t.g.barracks[0], t.g.power) == (38, 1)
    assert t.options(0, "deploy") == {"deploy:skullport", "deploy:labyrinth-skullport.2", "deploy:kanaglym"}
    t.play(0, "deploy:kanaglym")
    assert (t.g.barracks[0], t.g.power) == (37, 0)
    assert t.options(0) == {"end_turn"}
    assert t.events("deployed_for_power")[-1] == ("deployed_for_power", 0, SITE.index["kanaglym"])


@pytest.mark.rule("tyrants.deploy.basic")
def test_without_power_nothing_is_deployed() -> None:
    """What would be possible is refused for its price, the rest for other reasons."""
    t = Table.empty().troops(0, "chasmleap_bridge").begin(0)
    assert t.options(0) == {"end_turn"}
    reasons = t.why(0)
    assert reasons["deploy:chasmleap_bridge-everfire"] == "deploy.basic"
    assert reasons["deploy:everfire"] == "deploy.presence"
    assert reasons["deploy:chasmleap_bridge"] == "deploy.from_barracks"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, "deploy:chasmleap_bridge-everfire")
    assert refused.value.rule == "deploy.basic"


@pytest.mark.rule("tyrants.deploy.basic")
def test_only_the_player_whose_turn_it_is_deploys() -> None:
    t = Table.empty().troops(0, "skullport").troops(1, "kanaglym").begin(0, power=3)
    with pytest.raises(IllegalMove):
        t.play(1, "deploy:kanaglym")
    assert t.at("kanaglym") == {1: 1}
    assert t.g.power == 3


@pytest.mark.rule("tyrants.deploy.presence")
@pytest.mark.parametrize("basic", [True, False])
def test_no_troop_goes_where_there_is_no_presence(basic: bool) -> None:
    """By a basic action as by a card; a spy is presence too."""
    t = Table.empty().troops(0, "labyrinth").spy(0, "everfire").begin(0, "grimlock", power=1)
    kind = "deploy"
    if not basic:
        t.play(0, "play:grimlock")
        kind = "place"
    near = {"labyrinth", "gracklstugh-labyrinth", "labyrinth-skullport.1", "labyrinth-araumycos.1", "everfire"}
    assert t.options(0, kind) == {f"{kind}:{place}" for place in near}
    reasons = t.why(0)
    for place in free_spaces(t) - near:
        assert reasons[f"{kind}:{place}"] == "deploy.presence"
    with pytest.raises(IllegalMove) as refused:
        t.play(0, f"{kind}:kanaglym")
    assert refused.value.rule == "deploy.presence"


@pytest.mark.rule("tyrants.deploy.from_barracks")
def test_a_space_with_a_troop_is_closed_whoever_stands_there() -> None:
    t = Table.empty().clear("labyrinth").troops(0, "labyrinth", 2).troops(1, "labyrinth")
    t.troops(0, "gracklstugh-labyrinth").troops(1, "labyrinth-skullport.1").troops(WHITE, "labyrinth-araumycos.1")
    t.begin(0, power=1)
    assert t.options(0, "deploy") == {"deploy:gracklstugh"}
    reasons = t.why(0)
    closed = ("labyrinth", "gracklstugh-labyrinth", "labyrinth-skullport.1", "labyrinth-araumycos.1")
    assert {reasons[f"deploy:{place}"] for place in closed} == {"deploy.from_barracks"}


@pytest.mark.rule("tyrants.white.space_freed")
def test_the_space_of_a_white_troop_that_is_gone_is_open_to_any_player() -> None:
    """Player 1, who has not removed it, takes the space."""
    t = nook().troops(1, "mantol_derith").begin(0, power=4)
    assert t.options(0, "deploy") == set()
    t.play(0, f"assassinate:{NOOK},white")
    assert t.options(0, "deploy") == {f"deploy:{NOOK}"}
    t.play(0, "end_turn")
    t.g.power, t.g.offered[1] = 1, None
    t.play(1, f"deploy:{NOOK}")
    assert t.at(NOOK) == {1: 1}


@pytest.mark.rule("tyrants.deploy.no_troops_on_map")
@pytest.mark.parametrize(("players", "section"), [(2, ""), (3, "left"), (3, "right"), (4, "")])
@pytest.mark.parametrize("spied", [False, True])
def test_without_a_troop_on_the_board_any_empty_space_in_play_is_open(players: int, section: str, spied: bool) -> None:
    """Spies on the board do not matter. With the first troop presence is needed again."""
    t = Table.empty(players, **({"section": section} if section else {})).troops(1, "eryndlyn", 3)
    if spied:
        t.spy(0, "ched_nasad")
    t.begin(0, power=2)
    assert t.options(0, "deploy") == {f"deploy:{place}" for place in free_spaces(t)}
    assert "deploy:mantol_derith-menzoberranzan.2" in t.options(0)
    assert t.why(0)["deploy:eryndlyn"] == "deploy.from_barracks"
    t.play(0, "deploy:mantol_derith-menzoberranzan.2")
    near = {"mantol_derith-menzoberranzan.1", "mantol_derith-menzoberranzan.3"} | ({"ched_nasad"} if spied else set())
    assert t.options(0, "deploy") == {f"deploy:{place}" for place in near}


@pytest.mark.rule("tyrants.deploy.no_troops_on_map")
def test_the_exception_holds_for_the_first_troop_of_a_card_only() -> None:
    t = Table.empty().begin(0, "mercenary_squad").play(0, "play:mercenary_squad")
    assert t.options(0) == {f"place:{place}" for place in free_spaces(t)}
    t.play(0, "place:labyrinth-skullport.1")
    assert t.options(0) == {"place:labyrinth", "place:labyrinth-skullport.2"}
    t.play(0, "place:labyrinth-skullport.2", "place:skullport")
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.deploy.no_troops_on_map")
def test_a_single_troop_on_the_board_ends_the_exception_even_if_it_stands_on_a_route() -> None:
    """Also when it can reach nothing at all: it then stands between two others."""
    t = Table.empty().troops(0, "mantol_derith-menzoberranzan.2")
    t.troops(1, "mantol_derith-menzoberranzan.1").troops(1, "mantol_derith-menzoberranzan.3").begin(0, power=1)
    assert t.options(0, "deploy") == set()
    assert t.why(0)["deploy:everfire"] == "deploy.presence"


@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_of_four_troops_with_two_left_two_are_deployed_and_two_vp_gained() -> None:
    t = Table.empty().troops(0, "kanaglym").empty_barracks(0, 2).begin(0, "master_of_melee_magthere")
    t.play(0, "play:master_of_melee_magthere", "pick:master_of_melee_magthere,0")
    t.play(0, "place:kanaglym", "place:kanaglym")
    assert t.asked(0) == "act"
    assert t.at("kanaglym") == {0: 3}
    assert (t.g.barracks[0], t.g.vp[0]) == (0, 2)
    assert [event[1] for event in t.events("barracks_empty")] == [0, 0]


@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_with_empty_barracks_one_power_is_one_vp_as_often_as_one_likes() -> None:
    t = Table.empty().troops(0, "kanaglym").empty_barracks(0).begin(0, power=2)
    assert t.options(0) == {"surplus", "end_turn"}
    t.play(0, "surplus", "surplus")
    assert (t.g.vp[0], t.g.power, t.g.barracks[0]) == (2, 0, 0)
    assert t.at("kanaglym") == {0: 1}
    assert t.options(0) == {"end_turn"}


@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_troops_in_the_barracks_cannot_be_passed_over_for_vp() -> None:
    """The last troop has to be deployed before power buys VP."""
    t = Table.empty().troops(0, "kanaglym").empty_barracks(0, 1).begin(0, power=2)
    assert "surplus" not in t.options(0)
    with pytest.raises(IllegalMove):
        t.play(0, "surplus")
    t.play(0, "deploy:kanaglym", "surplus")
    assert t.g.vp[0] == 1


@pytest.mark.rule("tyrants.deploy.empty_barracks_vp")
def test_vp_for_empty_barracks_need_neither_presence_nor_an_empty_space() -> None:
    t = nook().empty_barracks(0).begin(0, "mercenary_squad", power=1)
    t.play(0, "play:mercenary_squad", "surplus")
    assert t.g.vp[0] == 4
    t = Table.empty().empty_barracks(0).begin(0, "mercenary_squad").play(0, "play:mercenary_squad")  # no troop at all
    assert t.g.vp[0] == 3
    assert t.asked(0) == "act"


@pytest.mark.rule("tyrants.deploy.several")
def test_several_troops_are_placed_one_by_one_and_none_can_be_left_out() -> None:
    t = Table.empty().troops(0, "kanaglym").begin(0, "umber_hulk").play(0, "play:umber_hulk")
    for number in range(1, 4):
        assert t.asked(0) == "deploy_where"
        assert {move.split(":")[0] for move in t.options(0)} == {"place"}  # no "done", no "enough"
        t.play(0, f"place:{('kanaglym', 'kanaglym', 'skullport-kanaglym')[number - 1]}")
        assert t.g.barracks[0] == 39 - number
    assert t.asked(0) == "act"
    assert t.at("kanaglym") == {0: 3}


@pytest.mark.rule("tyrants.deploy.several", "tyrants.deploy.no_space")
def test_what_finds_no_space_any_more_is_not_deployed() -> None:
    """Three troops for one space: it is filled, the other two stay in the barracks and give nothing."""
    t = nook(empty=1).begin(0, "umber_hulk").play(0, "play:umber_hulk")
    assert t.asked(0) == "act"
    assert t.at("blingdenstone") == {0: 2}
    assert (t.g.barracks[0], t.g.vp[0]) == (38, 0)


@pytest.mark.rule("tyrants.deploy.no_space")
def test_without_a_space_within_reach_a_card_deploys_nothing_and_goes_on() -> None:
    t = nook()
    t.market("advocate")
    t.begin(0, "white_wyrmling", power=1)
    assert t.options(0, "deploy") == set()
    assert "surplus" not in t.options(0)
    t.play(0, "play:white_wyrmling")
    assert t.asked(0) == "devour_from_row"  # the next line of the card
    t.play(0, "done")
    assert (t.g.barracks[0], t.g.vp[0], t.g.power) == (39, 0, 1)
    assert t.at("blingdenstone") == {0: 1, WHITE: 1}
