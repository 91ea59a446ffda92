"""What the farm offers a player: rooms to reach, mice, doors, cards to turn up, and missions to do.

Distances count exploration points: a step 1, a closed door 1 more. Hidden tokens and cards count as an average one.
Weights are in weights.toml.
"""

from functools import lru_cache
from typing import NamedTuple

from pentarchy.games.wistar.content import BASEMENT, Content, Row
from pentarchy.games.wistar.farm import has_cheese, present
from pentarchy.games.wistar.forecast import Outlook
from pentarchy.games.wistar.missions import is_unlocked, row_number
from pentarchy.games.wistar.state import Wistar
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.wistar")
MOUSE_WORTH = WEIGHTS.numbers("farm.mouse")
REVEAL = WEIGHTS.number("farm.reveal")
UNSEEN = WEIGHTS.number("farm.unseen")
DOOR = WEIGHTS.number("farm.door")
STEP = WEIGHTS.number("farm.step")
REACHED = WEIGHTS.number("farm.reached")
MISSION_PLAN = WEIGHTS.number("missions.plan")
MISSIONS_EACH = WEIGHTS.number("missions.each")
RANK = WEIGHTS.number("farm.rank")
TENT = WEIGHTS.number("farm.tent")
TENTED = WEIGHTS.number("farm.tented")
JOKER_COST = WEIGHTS.number("missions.joker")
PAY_COST = WEIGHTS.number("missions.pay")
LOCKED = WEIGHTS.number("missions.locked")
ELSE = WEIGHTS.number("farm.else")
MOUSE_ALWAYS = WEIGHTS.number("farm.mouse_always")
MOUSE_EARLY = WEIGHTS.number("farm.mouse_early")
MOUSE_ROOM = WEIGHTS.number("farm.mouse_room")
UNSEEN_CHIEFS = WEIGHTS.number("farm.unseen_chiefs")
REACHED_CHIEFS = WEIGHTS.number("farm.reached_chiefs")
FAR = 99


class Find(NamedTuple):
    """Something to get with an exploration point in a room."""

    place: int
    worth: float


class Job(NamedTuple):
    """A mission row that can be worked for."""

    place: int
    net: float  # what it brings, less what is spent
    odds: float  # that its requirements are met some day
    row: Row
    unlocked: bool


@lru_cache(1 << 12)
def distances(content: Content, shut: int, start: int) -> tuple[int, ...]:
    """Exploration points to every place."""
    found = [FAR] * (len(content.rooms) + 1)
    found[start] = 0
    for _ in range(len(found)):
        for passage, (first, second) in enumerate(content.passages):
            cost = 2 if shut >> passage & 1 else 1
            found[second] = min(found[second], found[first] + cost)
            found[first] = min(found[first], found[second] + cost)
    return tuple(found)


def prospects(g: Wistar, player: int, outlook: Outlook) -> "Prospects":
    """The farm as a player sees it now; kept while nothing moves there."""
    shut = sum([1 << passage for passage, there in enumerate(g.doors_at) if there])
    shown, knows, everybody = 0, g.knows, 1 << g.players
    for room, there in enumerate(g.missions):
        if there and 0 not in [knows[card] & everybody for card in there]:
            shown |= 1 << room
    here = tuple(present(g, player))
    key = (
        g.explorers[player], here, *g.tents[2 * player : 2 * player + 2], shut, shown, tuple(map(len, g.mice_at)),
        len(g.cheese), tuple(g.marks), tuple([there for room, there in enumerate(g.missions) if shown >> room & 1]),
    )  # fmt: skip
    found: Prospects | None = outlook.farms.get(key)
    if found is None:
        found = outlook.farms[key] = Prospects(g, player, outlook, shut, shown, here)
    return found


class Prospects:
    """The farm as a player sees it."""

    def __init__(self, g: Wistar, player: int, outlook: Outlook, shut: int, shown: int, here: tuple[int, ...]) -> None:
        self.outlook, self.here = outlook, here
        self.explored: dict[int, float] = {}
        far = list(distances(g.content, shut, g.explorers[player]))
        for place in here:
            far[place] = 0
        self.far, self.shown = far, shown
        self.finds = self._finds(g, player)
        self.jobs = self._jobs(g)
        self.worth = self._worth() + self._tents(g, player)

    def _finds(self, g: Wistar, player: int) -> list[Find]:
        outlook, found = self.outlook, []
        mouse_more = outlook.more_of("mice") + outlook.answers_of("gain_mouse")
        for number, room in enumerate(g.content.rooms):
            place = number + 1
            if g.missions[number] and not self.shown >> number & 1:
                found.append(Find(place, REVEAL * outlook.soon + UNSEEN * min(1.0, outlook.chiefs / UNSEEN_CHIEFS)
                                  + outlook.answers_of("reveal_mission")))  # fmt: skip
            if outlook.free > 0:
                each = MOUSE_WORTH[room.zone] * (MOUSE_ALWAYS + MOUSE_EARLY * outlook.soon) + mouse_more
                found += [Find(place, each - MOUSE_ROOM)] * min(len(g.mice_at[number]), outlook.free)
                if room.cheese and g.cheese and not has_cheese(g, player):
                    found.append(Find(place, g.content.vp[g.cheese[-1]] + mouse_more - MOUSE_ROOM))
        door = DOOR * outlook.soon + outlook.more_of("doors") + outlook.answers_of("open_door")
        for passage, (first, second) in enumerate(g.content.passages):
            if g.doors_at[passage]:
                found.append(Find(first if self.far[first] <= self.far[second] else second, door))
        return found

    def _jobs(self, g: Wistar) -> list[Job]:
        found = []
        for number, there in enumerate(g.missions):
            for card in there if self.shown >> number & 1 else ():
                for row, text in enumerate(g.content.rows[card]):
                    if g.marks[row_number(g, card, row)] < 0:
                        found.append(self._job(g, card, text, number + 1))
        return found

    def _job(self, g: Wistar, card: int, row: Row, place: int) -> Job:
        outlook = self.outlook
        odds, _ = outlook.chance(row.needs, 0, True)
        unlocked = is_unlocked(g, card, row)
        marker = self.best_marker(g.content.zone[card] == BASEMENT)
        net = outlook.effects(row.reward) + marker - PAY_COST * outlook.soon * row.pay[1]
        return Job(place, max(0.0, net), odds * (1.0 if unlocked else LOCKED), row, unlocked)

    def best_marker(self, basement: bool) -> float:
        outlook = self.outlook
        spaces = enumerate(outlook.content.spaces)
        free = [i for i, space in spaces if not outlook.spaces >> i & 1 and (basement or not space.colour)]
        return max([outlook.marker(space) for space in free], default=-9.0)

    # what it is worth ---------------------------------------------------------------------------------------------
    def _worth(self) -> float:
        """Hopes: what is near counts more, and of many things only the best will be reached."""
        chiefs = self.outlook.chiefs
        if not chiefs:
            return 0.0
        near = sorted([find.worth * STEP ** (self.far[find.place] + 1) for find in self.finds], reverse=True)
        hope = REACHED * min(1.0, chiefs / REACHED_CHIEFS)
        worth = sum([value * RANK**i for i, value in enumerate(near)], 0.0) * hope
        jobs = sorted([job.net * job.odds * STEP ** self.far[job.place] for job in self.jobs], reverse=True)
        many = MISSIONS_EACH * chiefs
        for i, value in enumerate(jobs):
            if i >= many:
                break
            worth += MISSION_PLAN * value * RANK**i * min(1.0, many - i)
        return worth

    def _tents(self, g: Wistar, player: int) -> float:
        """Tents: still to be pitched, or where there are missions to come back to."""
        worth = 0.0
        for place in g.tents[2 * player : 2 * player + 2]:
            if place < 0:
                worth += TENT * self.outlook.soon
            else:
                worth += (
                    TENTED
                    * sum([job.net * job.odds for job in self.jobs if job.place == place], 0.0)
                    * self.outlook.soon
                )
        return worth

    def best_job(self, wood: int, metal: int, moves: int, jokers: int, cards: int) -> float:
        """What a chance to do a mission now adds."""
        outlook, best = self.outlook, 0.0
        have = {"": 0, "wood": wood, "metal": metal, "move": moves, "any": wood + metal + cards}
        for job in self.jobs:
            if job.place in self.here and job.unlocked and have.get(job.row.pay[0], 9) >= job.row.pay[1]:
                odds, spent = outlook.chance(job.row.needs, jokers, True)
                if odds == 1.0:
                    kept = MISSION_PLAN * job.odds * min(1.0, MISSIONS_EACH * outlook.chiefs)
                    best = max(best, job.net * (1.0 - kept) - JOKER_COST * spent)
        return best

    def explore(self, points: int) -> float:
        """What exploration points bring now: the best room to go to, and what lies there."""
        found = self.explored.get(points)
        if found is None:
            found = self.explored[points] = self._explore(points) if points else 0.0
        return found

    def _explore(self, points: int) -> float:
        by_place: dict[int, list[float]] = {}
        for find in self.finds:
            by_place.setdefault(find.place, []).append(find.worth)
        left = ELSE * self.outlook.soon
        best = left * points
        hope = REACHED * min(1.0, self.outlook.chiefs / REACHED_CHIEFS)
        for place, worths in by_place.items():
            far = self.far[place]
            if far < points:
                worths.sort(reverse=True)
                taken = worths[: points - far]
                kept = hope * STEP ** (far + 1)
                gain = sum(taken, 0.0) * (1.0 - kept) + left * (points - len(taken))
                best = max(best, gain)
        for job in self.jobs:
            far = self.far[job.place]
            if 0 < far <= points:
                best = max(best, job.net * job.odds * MISSION_PLAN * (1.0 - STEP**far) + left * points)
        return best
