"""Tents. Rules: tent.*."""

import pytest

from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table

NO_TENT = -1


def rooms_of(table: Table, player: int = 0) -> list[int]:
    """The rooms of the tents, as places: 1 hall, 2 kitchen ..."""
    return [place for place in table.g.tents[2 * player : 2 * player + 2] if place != NO_TENT]


@pytest.mark.rule("wistar.tent.two_rooms", "wistar.tent.fixed")
def test_two_tents_are_pitched_in_different_rooms_and_then_no_more() -> None:
    table = Table.empty().open().at(0, "hall").turn()
    table.play(0, "pitch_tent")
    assert rooms_of(table) == [1]
    assert table.events("pitched") == [("pitched", 0, 1)]
    assert "pitch_tent" not in table.options()  # not twice in the same room
    table.g.stop()
    table.at(0, "kitchen").turn().play(0, "pitch_tent")
    assert rooms_of(table) == [1, 2]
    table.g.stop()
    assert "pitch_tent" not in table.at(0, "study").turn().options()  # both are pitched
    table.g.stop()
    assert "pitch_tent" in table.at(1, "study").turn(1).options(1)  # those of another player are not


@pytest.mark.rule("wistar.tent.two_rooms")
def test_the_tent_stands_where_the_explorer_is() -> None:
    table = Table.empty().at(0, "boiler_cellar").at(1, "study").turn(0).play(0, "pitch_tent")
    assert rooms_of(table) == [6]
    assert rooms_of(table, 1) == []
    assert table.room() == "boiler_cellar"


@pytest.mark.rule("wistar.tent.shared_rooms")
def test_tents_of_several_players_may_stand_in_the_same_room() -> None:
    table = Table.empty(4)
    for player in range(4):
        table.at(player, "hall").turn(player).play(player, "pitch_tent")
        table.g.stop()
    assert table.g.tents == [1, -1, 1, -1, 1, -1, 1, -1]


@pytest.mark.rule("wistar.tent.fixed")
def test_a_pitched_tent_stays_for_the_rest_of_the_game() -> None:
    table = Table.empty().open().tent(0, "hall").tent(0, "kitchen").at(0, "study")
    assert not {option for option in table.turn().options() if "tent" in option}
    table.g.stop()
    assert table.does(0, "tent('here')").g.over  # pitching is not moving
    table.run(play_round())
    assert rooms_of(table) == [1, 2]


@pytest.mark.rule("wistar.tent.fixed", "wistar.tent.two_rooms")
def test_an_effect_may_move_a_tent_but_not_into_the_room_of_the_other() -> None:
    table = Table.empty(4).open(1, 3).tent(0, "hall").tent(0, "study").at(0, "hall").area(0, "tourist_tent")
    table.turn().play(0, "use:tourist_tent")
    assert table.options() == {
        "move_tent:room_hall,room_kitchen",
        "move_tent:room_study,room_kitchen",
        "pass_by",
    }
    table.play(0, "move_tent:room_study,room_kitchen")
    assert rooms_of(table) == [1, 2]


# as if the explorer were there --------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.tent.as_explorer")
def test_a_tent_lets_its_owner_open_doors_turn_up_missions_and_take_mice() -> None:
    table = Table.empty(4).tent(0, "coal_cellar").tent(0, "cheese_store").does(0, "explore(1)")
    assert table.options() == {
        "open:passage_1",
        "open:passage_2",
        "open:passage_7",
        "open:passage_8",
        "open:passage_9",
        "open:passage_10",
        "reveal_at:room_coal_cellar",
        "reveal_at:room_cheese_store",
        "fetch:room_coal_cellar",
        "fetch:room_cheese_store",
        "fetch_cheese",
    }
    table.play(0, "fetch_cheese")
    assert table.names("homes", 0) == ["cheese_big"]
    assert table.room() == "outside"


@pytest.mark.rule("wistar.tent.as_explorer")
def test_tents_of_others_are_of_no_use() -> None:
    table = Table.empty(4).tent(1, "coal_cellar").does(0, "explore(1)")
    assert table.options() == {"open:passage_1", "open:passage_2"}


@pytest.mark.rule("wistar.tent.as_explorer")
def test_missions_can_be_turned_up_and_done_from_a_tent() -> None:
    table = Table.empty().tent(0, "kitchen").mission("kitchen", "attic_landing", shown=False).goods(0, metal=2)
    table.does(0, "explore(1)").play(0, "reveal_at:room_kitchen")
    assert table.owned() == {"metal": 2, "move": 1}
    table.does(0, "mission(0)")
    assert table.options() == {"do_mission:attic_landing_3", "pass_by"}
    table.play(0, "do_mission:attic_landing_3", "use_marker:space_vp_three")
    assert table.g.current[0] == 1
    assert table.goods(1, metal=2).does(1, "mission(0)").g.over  # not by those who are not there


@pytest.mark.rule("wistar.tent.as_explorer")
def test_the_explorer_does_not_set_out_from_a_tent() -> None:
    table = Table.empty(4).open(9, 10).tent(0, "coal_cellar").at(0, "study").does(0, "explore(1)")
    assert not table.options(kind="walk_to")
    table.g.stop()
    assert table.does(0, "walk(1)").g.over
    assert table.does(0, "travel()").g.over
    table.does(0, "tent('reachable')")
    assert table.options() == {"camp:room_study", "pass_by"}


@pytest.mark.rule("wistar.tent.as_explorer")
def test_explorer_and_tent_in_one_room_offer_everything_once() -> None:
    table = Table.empty().at(0, "cheese_store").tent(0, "cheese_store").does(0, "explore(1)")
    written = [table.g.moves.write(move) for move in table.g.legal(0)]
    assert sorted(written) == ["fetch:room_cheese_store", "fetch_cheese", "open:passage_10"]
