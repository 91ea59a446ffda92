"""What a position of Lockup promises to a player, whatever their own tokens do: rivals, rewards, what everybody has.

A roll call looks at the same position again and again while only own tokens move, and a reward changes own cubes but
not the rivals, so both are kept: a `Field` of rivals, and an `Outlook` on what any strength would bring at a location.
All weights are in stars, in weights.toml.
"""

from pentarchy.games.lockup import forecast
from pentarchy.games.lockup.forecast import cube_values, cubes_worth
from pentarchy.games.lockup.moves import LIBRARY, LOCATIONS
from pentarchy.games.lockup.rivals import Pool, Rival, places, pool_of, rival_at
from pentarchy.games.lockup.standing import all_worths, buyer_of, margin
from pentarchy.games.lockup.state import Lockup
from pentarchy.kit.piles import Pile
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.lockup")
LEFT_BEHIND = WEIGHTS.number("cubes.left_behind")
BLAMED_SECOND = WEIGHTS.number("raids.blamed_second")
UNLIKELY = 0.01  # chances that are not looked at
CACHED = 2_000  # fields, and outlooks

Token = tuple[float, bool]
Odds = list[tuple[float, float]]


# who else comes -------------------------------------------------------------------------------------------------------
class Contest:
    """Who else may be at a location."""

    def __init__(self, rivals: list[Rival]) -> None:
        self.rivals, self.met = rivals, 1.0  # chance that nobody else is there
        for rival in rivals:
            self.met *= 1.0 - rival.chance
        self.places: dict[float, Odds] = {}

    def odds(self, strength: float) -> Odds:
        """The chances of each place with some strength."""
        found = self.places.get(strength)
        if found is None:
            found = self.places[strength] = places(self.rivals, strength)
        return found


class Field:
    """The rivals of a player, location by location, found when they are asked for."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.pools: list[tuple[int, Pool]] = []
        self.contests: list[Contest | None] = [None] * LOCATIONS

    def contest(self, g: Lockup, location: int) -> Contest:
        found = self.contests[location]
        if found is None:
            found = self.contests[location] = Contest(self._rivals(g, location))
        return found

    def _rivals(self, g: Lockup, location: int) -> list[Rival]:
        if not self.pools:
            others = [side for side in range(g.sides) if side != self.player]
            self.pools = [(side, pool_of(g, self.player, side)) for side in others]
        all_of_them = [rival_at(g, self.player, side, location, pool) for side, pool in self.pools]
        return [rival for rival in all_of_them if rival is not None]


FIELDS: dict[object, Field] = {}


def field_of(g: Lockup, player: int) -> Field:
    """The rivals of a position, looked up by all that they depend on."""
    own, knows, left = LOCATIONS * player, g.knows, 1 << player
    before, behind = g.placed[:own], g.placed[own + LOCATIONS :]
    seen = [knows[piece] & left for pile in (*before, *behind, *g.guards_at) for piece in pile]
    key = (
        g.content, player, g.players, g.phase, g.location, g.first, g.passed & ~left, tuple(g.power), tuple(g.extra),
        tuple(seen), tuple(g.guards_at), g.guards_aside, tuple(before), tuple(behind), tuple(g.visited[:player]),
        tuple(g.visited[player + 1 :]),
    )  # fmt: skip
    found = FIELDS.get(key)
    if found is None:
        if len(FIELDS) >= CACHED:
            FIELDS.clear()
        found = FIELDS[key] = Field(player)
    return found


# what one gets --------------------------------------------------------------------------------------------------------
class Outlook:
    """All of a position but the player's own tokens. What it tells of locations is found when it is asked for."""

    def __init__(self, g: Lockup, player: int, field: Field) -> None:
        rounds = g.content.numbers["game"]["rounds"] - g.round
        self.field, self.margin = field, margin(all_worths(g, player, rounds), player)
        self.buyer = buyer_of(g, player, rounds)
        self.gains: list[dict[Token, tuple[float, float, float]]] = [{} for _ in range(LOCATIONS)]
        self.rewards: dict[tuple[int, int, int], float] = {}
        self.hands: dict[tuple[int, int, int], float] = {}
        self.purses: dict[tuple[Pile, float, int], float] = {}

    def gain(self, g: Lockup, location: int, strength: float, lookout: bool) -> tuple[float, float, float]:
        """What a strength brings at a location: worth, cubes that are likely to come, chance of the first place."""
        found = self.gains[location].get((strength, lookout))
        if found is None:
            found = self.gains[location][strength, lookout] = likely_gain(g, self, location, strength, lookout)
        return found

    def reward(self, g: Lockup, location: int, place: int, present: int) -> float:
        """What a place at a location brings."""
        key = (location, place, present)
        found = self.rewards.get(key)
        if found is None:
            found = self.rewards[key] = forecast.reward_worth(g, self.buyer, place, present, location)
        return found

    def cubes(self, coming: Pile, here: float, discount: int = 0) -> float:
        """Own cubes, and what they may become."""
        key = (coming, here, discount)
        found = self.purses.get(key)
        if found is None:
            found = self.purses[key] = cubes_worth(self.buyer.means, coming, here, discount)
        return found


OUTLOOKS: dict[object, Outlook] = {}


def outlook_of(g: Lockup, player: int) -> Outlook:
    """The outlook of a position, kept while only own tokens move."""
    field = field_of(g, player)
    key = (
        field, g.round, g.ranking, g.goals, g.supremacy, g.rush, g.hands[player], tuple(g.resources),
        tuple(g.suspicion), tuple(g.stars), tuple(g.storage), tuple(g.suspicion_at), tuple(g.cubes_at),
        tuple(g.display), tuple(g.items), tuple(g.goon_row), tuple(g.goons), tuple(g.reserved),
        tuple(map(len, g.hands)), tuple(g.spent), g.suspicion_supply,
        tuple([frame for frame in g.stacks[-1] if frame[0] == "finish_item"]),
    )  # fmt: skip
    found = OUTLOOKS.get(key)
    if found is None:
        if len(OUTLOOKS) >= CACHED:
            OUTLOOKS.clear()
        found = OUTLOOKS[key] = Outlook(g, player, field)
    return found


def likely_gain(
    g: Lockup, outlook: Outlook, location: int, strength: float, lookout: bool
) -> tuple[float, float, float]:
    """Rewards by place, bandits' cubes, suspicion, and what the others do not get."""
    contest = outlook.field.contest(g, location)
    odds = contest.odds(strength)
    first = sum(odds[0], 0.0)
    worth = cubes = 0.0
    for place, (last, followed) in enumerate(odds):
        likely = forecast.likely_cubes(location, place, g.sides)
        if last > UNLIKELY:
            worth += last * outlook.reward(g, location, place, place + 1)
            cubes += last * likely
        if followed > UNLIKELY:
            worth += followed * outlook.reward(g, location, place, place + 2)
            cubes += followed * likely
    values = cube_values(g.content, outlook.buyer.means.rounds)
    worth += first * LEFT_BEHIND * sum([values[i] * g.cubes_at[4 * location + i] for i in range(4)], 0.0)
    if location != LIBRARY:
        prize = (forecast.GUARDS_PRIZE if g.solo else forecast.FIRST_PRIZE)[location]
        worth += forecast.DENIED * prize * max(0.0, first - contest.met)
    suspicion = g.suspicion_at[location]
    if suspicion:
        second = sum(odds[1], 0.0) if len(odds) > 1 else 0.0
        blamed = 0.0 if lookout else min(1.0, first + BLAMED_SECOND * second)
        worth -= suspicion * outlook.buyer.suspicion * blamed
        worth += suspicion * forecast.ACCUSED * (1.0 - contest.met) * (1.0 - blamed)
    return worth, cubes, first
