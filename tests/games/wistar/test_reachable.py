"""A slow search with a map of its own, against what the game offers in random farms. Rules: explore.*, farm.map."""

from random import Random

import pytest

from pentarchy.games.wistar.state import NO_TENT
from tests.games.wistar.table import Table

PLACES = ("outside", "hall", "kitchen", "bedroom", "study", "coal_cellar", "boiler_cellar", "cheese_store")
MAP = {
    1: ("outside", "hall"),
    2: ("outside", "bedroom"),
    3: ("hall", "kitchen"),
    4: ("bedroom", "study"),
    5: ("hall", "bedroom"),
    6: ("kitchen", "study"),
    7: ("kitchen", "coal_cellar"),
    8: ("hall", "coal_cellar"),
    9: ("coal_cellar", "boiler_cellar"),
    10: ("boiler_cellar", "cheese_store"),
}


def token(place: str) -> str:
    return place if place == "outside" else f"room_{place}"


class Farm:
    """A random farm with four players, and the same as plain words."""

    def __init__(self, seed: int) -> None:
        rng = Random(seed)
        self.opened = {number for number in MAP if rng.random() < 0.5}
        self.place = rng.choice(PLACES)
        self.tents = rng.sample(PLACES[1:], rng.randrange(3))
        self.table = Table.empty(4, seed).at(0, self.place).at(1, rng.choice(PLACES)).tent(1, rng.choice(PLACES[1:]))
        for tent in self.tents:
            self.table.tent(0, tent)
        if self.opened:
            self.table.open(*self.opened)
        self.rooms = rng.randrange(3)  # free ones
        self.table.built(0, beds=3 - self.rooms)
        self.has_cheese = self.rooms < 2 and rng.random() < 0.3
        if self.has_cheese:
            self.table.mice(0, "cheese_big").built(0, beds=2 - self.rooms)
        self.face_up = {place for place in PLACES[1:] if rng.random() < 0.4}
        self.deserted = {place for place in PLACES[1:] if rng.random() < 0.4}
        for number, place in enumerate(PLACES[1:]):
            if place in self.face_up:
                self.table.g.show(self.table.g.missions[number], self.table.g.everyone)
            if place in self.deserted:
                self.table.put("box", -1, *self.table.names("mice_at", number))

    def neighbours(self, place: str) -> set[str]:
        """Places one step away."""
        ends = [MAP[number] for number in self.opened]
        return {a for a, b in ends if b == place} | {b for a, b in ends if a == place}

    def connected(self) -> set[str]:
        """Places with a way to them: all ways of up to seven steps are walked, one after another."""
        ways = [[self.place]]
        for _ in range(7):
            ways += [[*way, after] for way in ways for after in self.neighbours(way[-1]) if after not in way]
            ways = [list(way) for way in {tuple(way) for way in ways}]
        return {way[-1] for way in ways}

    def point(self) -> set[str]:
        """What an exploration point can be spent on."""
        here = {self.place, *self.tents}
        doors = {f"open:passage_{number}" for number in MAP if number not in self.opened and here & set(MAP[number])}
        steps = {f"walk_to:{token(place)}" for place in self.neighbours(self.place)}
        inside = here - {"outside"}
        missions = {f"reveal_at:room_{place}" for place in inside - self.face_up}
        mice = {f"fetch:room_{place}" for place in inside - self.deserted}
        cheese = {"fetch_cheese"} if "cheese_store" in inside and not self.has_cheese else set()
        return doors | steps | missions | (mice | cheese if self.rooms else set())


@pytest.mark.rule("wistar.farm.map", "wistar.explore.move_needs_open_passage", "wistar.card.022_027_travel")
def test_travel_leads_to_every_room_that_a_slow_search_finds() -> None:
    far = 0
    for seed in range(60):
        farm = Farm(seed)
        rooms = farm.connected() - {farm.place, "outside"}
        wanted = {f"travel_to:room_{room}" for room in rooms}
        table = farm.table.does(0, "travel()")
        assert table.options() == (wanted | {"pass_by"} if wanted else set()), seed
        far += len(rooms) > 3
    assert far > 5  # many farms are large enough to get lost in


@pytest.mark.rule(
    "wistar.explore.options",
    "wistar.explore.open_door",
    "wistar.explore.move",
    "wistar.explore.reveal_mission",
    "wistar.explore.take_mouse",
    "wistar.explore.take_mouse_needs_room",
    "wistar.explore.cheese",
    "wistar.tent.as_explorer",
)
def test_a_point_buys_what_a_slow_search_finds() -> None:
    offered: set[str] = set()
    for seed in range(120):
        farm = Farm(seed)
        table = farm.table.does(0, "explore(1)")
        assert table.options() == farm.point(), seed
        offered |= {option.split(":")[0] for option in table.options()}
    assert offered == {"open", "walk_to", "reveal_at", "fetch", "fetch_cheese"}


@pytest.mark.rule("wistar.card.050_tourist_tent", "wistar.tent.two_rooms")
def test_a_tent_can_be_pitched_wherever_a_slow_search_finds_a_way() -> None:
    for seed in range(60):
        farm = Farm(seed)
        rooms = farm.connected() - {"outside", *farm.tents}
        if len(farm.tents) < 2:
            wanted = {f"camp:room_{room}" for room in rooms}
        else:
            wanted = {f"move_tent:room_{old},room_{room}" for old in farm.tents for room in rooms}
        table = farm.table.does(0, "tent('reachable')")
        assert table.options() == (wanted | {"pass_by"} if wanted else set()), seed
        assert len([tent for tent in table.g.tents[:2] if tent != NO_TENT]) == len(farm.tents)


@pytest.mark.rule("wistar.explore.move", "wistar.explore.spend_all")
@pytest.mark.parametrize("seed", range(10))
def test_a_long_walk_follows_open_passages_only(seed: int) -> None:
    """Twelve points at random: after every step the own map says what comes next. There is always a way back."""
    farm, rng = Farm(seed), Random(seed)
    while not farm.neighbours(farm.place):
        farm = Farm(rng.randrange(1000))
    farm.table.does(0, "explore(12)")
    for _ in range(12):
        assert farm.table.options() == farm.point()
        farm.place = rng.choice(sorted(farm.neighbours(farm.place)))
        farm.table.play(0, f"walk_to:{token(farm.place)}")
        assert farm.table.room() == farm.place
    assert farm.table.g.over
