"""Opening doors: which ones, the bonus of each token, and the open passage. Rules: explore.open_door and others."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from pentarchy.games.wistar.rounds import play_round
from tests.games.wistar.table import Table


def opened(name: str) -> Table:
    """Player 0 has opened the outer door of the first floor, with this token, for a single point."""
    table = Table.empty().door(1, name).deck(0, "hammer").deck(1, "jetpack").workers(0, forest=2)
    return table.does(0, "explore(1)").play(0, "open:passage_1")


# bonuses ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.door_bonus", "wistar.explore.keep_door")
@pytest.mark.parametrize(
    ("name", "goods", "vp", "hand"),
    [
        pytest.param("door_01", {"metal": 1}, 10, [], marks=pytest.mark.card("door_01")),
        pytest.param("door_02", {"wood": 1}, 10, [], marks=pytest.mark.card("door_02")),
        pytest.param("door_03", {"move": 1}, 10, [], marks=pytest.mark.card("door_03")),
        pytest.param("door_04", {}, 10, ["hammer"], marks=pytest.mark.card("door_04")),
        pytest.param("door_05", {}, 10, ["jetpack"], marks=pytest.mark.card("door_05")),
        pytest.param("door_06", {"joker": 1}, 10, [], marks=pytest.mark.card("door_06")),
        pytest.param("door_07", {}, 12, [], marks=pytest.mark.card("door_07")),
    ],
)
def test_whoever_opens_a_door_gains_its_bonus_at_once(
    name: str, goods: dict[str, int], vp: int, hand: list[str]
) -> None:
    table = opened(name)
    assert table.g.over
    assert (table.owned(), table.g.vp[0], table.names("hands", 0)) == (goods, vp, hand)
    assert (table.owned(1), table.g.vp[1], table.names("hands", 1)) == ({}, 10, [])
    assert table.names("doors", 0) == [name]
    assert table.events("opened") == [("opened", 0, 0, table.card(name))]


@pytest.mark.rule("wistar.explore.keep_door", "wistar.explore.door_bonus")
@pytest.mark.card("door_08")
def test_the_exploration_point_of_a_door_cannot_use_that_door() -> None:
    """First the bonus, then the token is taken and the passage opens."""
    table = Table.empty().door(1, "door_08").door(2, "door_02").does(0, "explore(1)").play(0, "open:passage_1")
    assert table.options() == {"open:passage_2"}  # neither the same door again nor the way through it
    assert table.names("doors", 0) == []
    assert table.names("doors_at", 0) == ["door_08"]
    table.play(0, "open:passage_2")
    assert table.names("doors", 0) == ["door_02", "door_08"]
    assert table.g.doors_at[:2] == [(), ()]
    assert table.g.over


@pytest.mark.rule("wistar.explore.keep_door")
@pytest.mark.card("door_08")
def test_the_exploration_point_of_a_door_far_away_cannot_open_it_again_either() -> None:
    table = Table.empty().door(9, "door_08").does(0, "open_door('anywhere')").play(0, "open:passage_9")
    assert table.options() == {"open:passage_1", "open:passage_2"}
    table = Table.empty().at(0, "coal_cellar").open(8).door(9, "door_08").does(0, "explore(1)")
    table.play(0, "open:passage_9")
    assert "open:passage_9" not in table.options()
    assert "walk_to:room_boiler_cellar" not in table.options()
    table.play(0, "walk_to:room_hall")
    assert table.names("doors", 0) == ["door_08"]
    assert table.g.over


@pytest.mark.rule("wistar.explore.door_bonus")
@pytest.mark.card("door_09")
def test_door_9_moves_up_to_two_workers() -> None:
    table = opened("door_09")
    assert table.options() == {"shift_worker:forest,burrow", "shift_worker:forest,farm", "enough"}
    table.play(0, "shift_worker:forest,farm", "shift_worker:forest,burrow")
    assert table.in_area() == {"burrow": 1, "farm": 1}
    assert table.g.over
    assert table.names("doors", 0) == ["door_09"]


@pytest.mark.rule("wistar.explore.door_bonus")
@pytest.mark.card("door_10")
@pytest.mark.parametrize(
    ("thing", "goods", "hand"),
    [("wood", {"wood": 1}, []), ("metal", {"metal": 1}, []), ("basic", {}, ["hammer"]), ("advanced", {}, ["jetpack"])],
)
def test_door_10_gives_wood_metal_or_a_card(thing: str, goods: dict[str, int], hand: list[str]) -> None:
    table = opened("door_10")
    assert table.options() == {"pick:wood", "pick:metal", "pick:basic", "pick:advanced"}
    table.play(0, f"pick:{thing}")
    assert (table.owned(), table.names("hands", 0)) == (goods, hand)
    assert table.g.over


@pytest.mark.rule("wistar.explore.door_bonus")
@pytest.mark.parametrize("number", range(1, 11))
def test_a_door_token_is_secret_until_it_is_opened(number: int) -> None:
    name = f"door_{number:02}"
    table = Table.empty().door(1, name)
    printed = table.content.tables["doors.toml"][name]
    assert printed["name"] == {"en": f"Door token {number}", "ru": f"Жетон двери {number}"}
    assert printed["copies"] == 1
    for eye in (0, 1, SPECTATOR):
        assert view(table.g, eye)["doors_at"][0] == [None]
    table.does(0, "explore(1)").play(0, "open:passage_1")
    for eye in (0, 1, SPECTATOR):
        assert len(view(table.g, eye)["doors_at"][0] + view(table.g, eye)["doors"][0]) == 1  # their number is open
    told = [event for event in table.g.events or [] if event[0] == "opened"]
    assert told == [("opened", (0, 0, table.card(name)), table.g.everyone)]


# which doors --------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.open_door")
@pytest.mark.parametrize(
    ("place", "doors"),
    [
        ("hall", {1, 3, 5, 8}),
        ("kitchen", {3, 6, 7}),
        ("bedroom", {2, 4, 5}),
        ("study", {4, 6}),
        ("coal_cellar", {7, 8, 9}),
        ("boiler_cellar", {9, 10}),
        ("cheese_store", {10}),
    ],
)
def test_doors_next_to_the_explorers_room_can_be_opened(place: str, doors: set[int]) -> None:
    table = Table.empty(4).at(0, place).at(1, "cheese_store").tent(1, "hall").does(0, "explore(1)")
    assert table.options(kind="open") == {f"open:passage_{number}" for number in doors}


@pytest.mark.rule("wistar.explore.open_door", "wistar.tent.as_explorer")
def test_doors_next_to_a_tent_can_be_opened_too() -> None:
    table = Table.empty(4).door(10, "door_01").at(0, "study").tent(0, "boiler_cellar").tent(0, "bedroom")
    table.does(0, "explore(1)")
    assert table.options(kind="open") == {f"open:passage_{number}" for number in (4, 6, 9, 10, 2, 5)}
    table.play(0, "open:passage_10")
    assert table.g.doors_at[9] == ()
    assert table.names("doors", 0) == ["door_01"]
    assert table.room() == "study"


@pytest.mark.rule("wistar.explore.open_door")
def test_an_open_passage_has_no_door_to_open() -> None:
    table = Table.empty(4).open(3, 8).at(0, "hall").does(0, "explore(1)")
    assert table.options(kind="open") == {"open:passage_1", "open:passage_5"}


@pytest.mark.rule("wistar.explore.open_door_from_entrance")
@pytest.mark.parametrize(("passage", "room"), [(1, "hall"), (2, "bedroom")])
def test_from_the_entrance_either_outer_door_can_be_opened(passage: int, room: str) -> None:
    table = Table.empty(4).door(passage, "door_01").does(0, "explore(2)")
    assert table.options() == {"open:passage_1", "open:passage_2"}
    table.play(0, f"open:passage_{passage}")
    assert table.room() == "outside"
    assert table.options(kind="walk_to") == {f"walk_to:room_{room}"}
    table.play(0, f"walk_to:room_{room}")
    assert table.room() == room


# afterwards ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("wistar.explore.passage_stays_open")
def test_an_open_passage_is_open_to_all_players_for_the_rest_of_the_game() -> None:
    table = Table.empty(3).door(1, "door_01").does(0, "explore(1)").play(0, "open:passage_1")
    for player in (1, 2):
        assert "walk_to:room_hall" in table.does(player, "explore(1)").options(player)
        table.play(player, "walk_to:room_hall")
    table.run(play_round())  # the next round puts no door back
    table.g.stop()
    assert table.g.doors_at[0] == ()
    assert "walk_to:outside" in table.does(2, "explore(1)").options(2)


@pytest.mark.rule("wistar.explore.keep_door")
def test_door_tokens_kept_are_counted_for_their_owner() -> None:
    table = Table.empty(2).door(1, "door_01").door(2, "door_02").does(0, "explore(2)")
    table.play(0, "open:passage_1", "open:passage_2")
    assert [table.count("doors", player) for player in (0, 1)] == [2, 0]
    assert [len(pile) for pile in view(table.g, 1)["doors"]] == [2, 0]
    assert table.area(0, "stilts").score()["final"] == 2
