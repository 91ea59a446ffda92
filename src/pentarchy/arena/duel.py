"""Two sets of weights against each other: the skilled bot with one of them, and with the other.

Weights are constants of a process, so each set thinks in a process of its own; the games are played here, and whoever
is to move is asked there. A round is a deal with the seats rotated, as in a tournament (tournament.py).
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from pentarchy.engine.registry import get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.state import State
from pentarchy.kit.tables import digest
from pentarchy.kit.weights import CHANGED, Values, written
from pentarchy.thinking import Job
from pentarchy.thinking.local import LocalThinker
from pentarchy.thinking.tasks import CHOOSE

BOT = "skilled"


@dataclass(frozen=True)
class Setting:
    """What is played."""

    game: str
    players: int
    options: dict[str, str]

    @property
    def games(self) -> int:
        """In a round; alone, both play the same deal."""
        return max(2, self.players)


def mark(values: Values) -> str:
    """A short name for a set of weights."""
    return digest(dict(values))


class Duels:
    """Rounds between two sets of weights, several at once."""

    def __init__(self, setting: Setting, jobs: int, folder: Path) -> None:
        self.setting = setting
        self.tables = [Table(setting, folder) for _ in range(jobs)]

    async def margins(self, one: Values, other: Values, deals: Sequence[int]) -> list[float]:
        """By deal, how many points the first set is ahead of the second, on the average of the seats."""
        free: asyncio.Queue[Table] = asyncio.Queue()
        for table in self.tables:
            free.put_nowait(table)

        async def play(deal: int) -> float:
            table = await free.get()
            try:
                return await table.margin(one, other, deal)
            finally:
                free.put_nowait(table)

        async with asyncio.TaskGroup() as group:
            rounds = [group.create_task(play(deal)) for deal in deals]
        return [played.result() for played in rounds]

    async def close(self) -> None:
        for table in self.tables:
            await table.seat_only(())


class Table:
    """Plays one game at a time, with a process for each set of weights."""

    def __init__(self, setting: Setting, folder: Path) -> None:
        self.setting, self.folder = setting, folder
        self.thinkers: dict[str, LocalThinker] = {}

    async def margin(self, one: Values, other: Values, deal: int) -> float:
        first, second = mark(one), mark(other)
        await self.seat_only((one, other))
        if self.setting.players == 1:
            (own,), (theirs,) = await self.scores([first], deal), await self.scores([second], deal)
            return float(own - theirs)
        ahead = 0
        for taken in range(self.setting.players):
            seats = [first if seat == taken else second for seat in range(self.setting.players)]
            scores = await self.scores(seats, deal)
            ahead += scores.pop(taken) - max(scores)
        return ahead / self.setting.players

    async def scores(self, seats: Sequence[str], deal: int) -> list[int]:
        """Play a game to its end: the points by seat."""
        game = get_game(self.setting.game)
        state = game.new(len(seats), self.setting.options, deal)
        rngs = [Random(f"{deal}/{seat}") for seat in range(len(seats))]
        while (player := state.asked) >= 0:
            state.play(player, await self.choose(state, player, seats[player], rngs[player]))
        return [sum(game.score(state, player).values()) for player in range(len(seats))]

    async def choose(self, state: State, player: int, who: str, rng: Random) -> Move:
        legal = state.legal(player)
        if len(legal) == 1:
            return legal[0]
        wish = {"game": self.setting.game, "state": state.encode(), "player": player, "bot": BOT}
        return tuple(await self.thinkers[who].think(Job(CHOOSE, {**wish, "seed": rng.getrandbits(32)})))

    async def seat_only(self, sets: Sequence[Values]) -> None:
        """Let a process think with each of these sets, and end those of others."""
        wanted = {mark(values): values for values in sets}
        for name in [name for name in self.thinkers if name not in wanted]:
            await self.thinkers.pop(name).close()
        for name, values in wanted.items():
            if name not in self.thinkers:
                path = self.folder / f"{name}.toml"
                path.write_text(written(self.setting.game, values), "utf-8")
                self.thinkers[name] = LocalThinker(environment={CHANGED: str(path)})
            await self.thinkers[name].start()
