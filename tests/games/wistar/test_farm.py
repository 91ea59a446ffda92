"""The farm: its floors, rooms and passages, what lies there at the start. Rules: farm.*."""

import pytest

from pentarchy.engine.views import SPECTATOR, view
from tests.games.wistar.table import Table

ROOMS = ("hall", "kitchen", "bedroom", "study", "coal_cellar", "boiler_cellar", "cheese_store")
NEIGHBOURS = {
    "outside": {"hall", "bedroom"},
    "hall": {"outside", "kitchen", "bedroom", "coal_cellar"},
    "kitchen": {"hall", "study", "coal_cellar"},
    "bedroom": {"outside", "study", "hall"},
    "study": {"bedroom", "kitchen"},
    "coal_cellar": {"kitchen", "hall", "boiler_cellar"},
    "boiler_cellar": {"coal_cellar", "cheese_store"},
    "cheese_store": {"boiler_cellar"},
}


def token(place: str) -> str:
    return place if place == "outside" else f"room_{place}"


def room(name: str, title: str, floor: str, missions: str, mice: tuple[int, ...]) -> object:
    """A case: with which numbers of players a mission lies there, and how many mice with 1, 2, 3 and 4."""
    return pytest.param(name, title, floor, missions, mice, marks=pytest.mark.card(f"room_{name}"), id=name)


@pytest.mark.rule("wistar.farm.floors", "wistar.farm.rooms", "wistar.farm.contents")
@pytest.mark.parametrize(
    ("name", "title", "floor", "missions", "mice"),
    [
        room("hall", "Hall / Прихожая", "first", "4", (1, 1, 2, 2)),
        room("kitchen", "Kitchen / Кухня", "first", "1234", (1, 1, 1, 2)),
        room("bedroom", "Bedroom / Спальня", "second", "1234", (1, 1, 2, 2)),
        room("study", "Study / Кабинет", "second", "1234", (1, 1, 1, 2)),
        room("coal_cellar", "Coal Cellar / Угольный подвал", "basement", "1234", (1, 1, 2, 2)),
        room("boiler_cellar", "Boiler Cellar / Котельный подвал", "basement", "1234", (1, 1, 1, 2)),
        room("cheese_store", "Cheese Store / Чулан с сыром", "basement", "34", (1, 1, 2, 2)),
    ],
)
def test_a_room_holds_its_mice_and_missions(
    name: str, title: str, floor: str, missions: str, mice: tuple[int, ...]
) -> None:
    printed = Table().content.tables["rooms.toml"][f"room_{name}"]
    assert f"{printed['name']['en']} / {printed['name']['ru']}" == title
    assert printed["floor"] == floor
    assert printed["cheese"] == (name == "cheese_store")
    zone = "basement" if floor == "basement" else "house"
    for players in (1, 2, 3, 4):
        table = Table(players)
        number = ROOMS.index(name)
        lying, cards = table.names("mice_at", number), table.names("missions", number)
        assert len(lying) == mice[players - 1]
        assert all(mouse.startswith(f"mouse_{zone}_") for mouse in lying)
        assert len(cards) == (str(players) in missions)
        house = {"attic_landing", "kitchen_counter", "living_room_carpet", "study_desk", "bedroom_wardrobe",
                 "toy_corner"}  # fmt: skip
        assert all((card in house) == (zone == "house") for card in cards)
        assert lying or cards


@pytest.mark.rule("wistar.farm.floors", "wistar.farm.rooms")
def test_seven_rooms_lie_on_three_floors() -> None:
    rooms = Table().content.tables["rooms.toml"]
    floors = {name.removeprefix("room_"): (entry["floor"], entry["zone"]) for name, entry in rooms.items()}
    assert floors == {
        "hall": ("first", "house"),
        "kitchen": ("first", "house"),
        "bedroom": ("second", "house"),
        "study": ("second", "house"),
        "coal_cellar": ("basement", "basement"),
        "boiler_cellar": ("basement", "basement"),
        "cheese_store": ("basement", "basement"),
    }


def passage(number: int, first: str, second: str, players: str) -> object:
    """A case: what it connects, and with which numbers of players a door lies there at the start."""
    return pytest.param(number, first, second, players, marks=pytest.mark.card(f"passage_{number}"), id=str(number))


@pytest.mark.rule("wistar.farm.map")
@pytest.mark.parametrize(
    ("number", "first", "second", "players"),
    [
        passage(1, "outside", "hall", "1234"),
        passage(2, "outside", "bedroom", "1234"),
        passage(3, "hall", "kitchen", "4"),
        passage(4, "bedroom", "study", "4"),
        passage(5, "hall", "bedroom", "34"),
        passage(6, "kitchen", "study", "34"),
        passage(7, "kitchen", "coal_cellar", "1234"),
        passage(8, "hall", "coal_cellar", "1234"),
        passage(9, "coal_cellar", "boiler_cellar", "1234"),
        passage(10, "boiler_cellar", "cheese_store", "1234"),
    ],
)
def test_a_passage_connects_two_places_in_both_directions(number: int, first: str, second: str, players: str) -> None:
    printed = Table().content.tables["passages.toml"][f"passage_{number}"]
    assert printed["name"] == {"en": f"Passage {number}", "ru": f"Проход {number}"}
    for count in (1, 2, 3, 4):
        assert bool(Table(count).g.doors_at[number - 1]) == (str(count) in players)
    for start, end in ((first, second), (second, first)):
        table = Table.empty(4).at(0, start).open(number).does(0, "walk(1)")
        assert table.options() == {f"walk_to:{token(end)}", "enough"}  # all other passages are closed
        table.play(0, f"walk_to:{token(end)}")
        assert table.room() == end
        assert table.g.over
        closed = Table.empty(4).at(0, start).does(0, "explore(1)")
        assert f"open:passage_{number}" in closed.options()


@pytest.mark.rule("wistar.farm.map")
@pytest.mark.parametrize("place", NEIGHBOURS)
def test_with_all_doors_open_these_places_are_next_to_each_other(place: str) -> None:
    table = Table.empty(4).open().at(0, place).does(0, "explore(1)")
    assert table.options(kind="walk_to") == {f"walk_to:{token(other)}" for other in NEIGHBOURS[place]}
    assert not table.options(kind="open")


@pytest.mark.rule("wistar.farm.contents")
@pytest.mark.card("cheese_big")
@pytest.mark.card("cheese_small")
@pytest.mark.parametrize(
    ("players", "cheese"),
    [
        (1, ["cheese_big"]),
        (2, ["cheese_big"]),
        (3, ["cheese_small", "cheese_big"]),  # the last one is on top
        (4, ["cheese_small", "cheese_big"]),
    ],
)
def test_only_the_last_basement_room_holds_cheese(players: int, cheese: list[str]) -> None:
    for name in ROOMS:
        table = Table.empty(players).at(0, name).does(0, "explore(1)")
        assert ("fetch_cheese" in table.options()) == (name == "cheese_store")
        assert table.names("cheese") == cheese


@pytest.mark.rule("wistar.farm.two_entrances")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_farm_is_entered_through_the_hall_or_the_bedroom(players: int) -> None:
    table = Table.empty(players).does(0, "explore(2)")
    assert table.options() == {"open:passage_1", "open:passage_2"}
    rooms = table.content.tables["rooms.toml"]
    table = Table.empty(players).open().does(0, "explore(1)")
    assert table.options() == {"walk_to:room_hall", "walk_to:room_bedroom"}
    assert (rooms["room_hall"]["floor"], rooms["room_bedroom"]["floor"]) == ("first", "second")


@pytest.mark.rule("wistar.farm.explorers_start_outside")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_explorers_start_outside(players: int) -> None:
    table = Table(players)
    assert [table.room(player) for player in range(players)] == ["outside"] * players


@pytest.mark.rule("wistar.farm.entrance_is_no_room")
def test_the_entrance_holds_no_tent_no_mice_and_no_missions() -> None:
    table = Table.empty().open()
    table.turn()
    assert "pitch_tent" not in table.options()
    table.g.stop()
    assert table.does(0, "tent('here')").g.over
    assert table.does(0, "explore(1)").options() == {"walk_to:room_hall", "walk_to:room_bedroom"}
    table.g.stop()
    assert "camp:outside" not in table.does(0, "tent('reachable')").options()
    table.g.stop()
    assert "travel_to:outside" not in table.at(0, "hall").does(0, "travel()").options()
    table.g.stop()
    assert table.at(0, "hall").turn().options(kind="pitch_tent") == {"pitch_tent"}


@pytest.mark.rule("wistar.farm.entrance_is_no_room", "wistar.explore.entrance_moves")
def test_a_journey_may_lead_through_the_entrance_but_ends_in_a_room() -> None:
    table = Table.empty(4).open(1, 2).at(0, "hall").does(0, "travel()")
    assert table.options() == {"travel_to:room_bedroom", "pass_by"}


@pytest.mark.rule("wistar.farm.contents")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_lies_face_down_on_the_farm_is_known_to_nobody(players: int) -> None:
    table = Table(players)
    for eye in (*range(players), SPECTATOR):
        seen = view(table.g, eye)
        for zone in ("missions", "mice_at", "doors_at"):
            assert all(piece is None for pile in seen[zone] for piece in pile)
            assert any(seen[zone])
        assert None not in seen["cheese"]
