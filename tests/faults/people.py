"""People who play on whatever happens: they connect again, answer when asked, and remember what they were told."""

import asyncio
import contextlib
from random import Random
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tests.server.harness import Guest, Player
from tests.server.stored import stored_records

PAUSE = 0.03  # seconds between two moves of a person, so that matches last
AGAIN = 0.2  # seconds before the next attempt to connect
AWAY = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError, AssertionError)


class Person:
    """One browser at one table, for as many connections as it takes."""

    def __init__(self, guest: Guest, table: str, seed: int) -> None:
        self.guest, self.table = guest, table
        self.rng = Random(seed)
        self.connections: list[Player] = []
        self.refused: list[str] = []
        self.over = False

    async def play(self) -> None:
        """Until the match is over."""
        while not self.over:
            try:
                player = await self.guest.open(self.table)
            except AWAY:
                await asyncio.sleep(AGAIN)
                continue
            self.connections.append(player)
            await self._play(player)
            with contextlib.suppress(*AWAY):
                await player.close()
            await asyncio.sleep(AGAIN)

    async def _play(self, player: Player) -> None:
        """Until this connection ends; what the server does not answer is asked again after a while."""
        since = len(player.messages)
        while not player.closed:
            if player.result is not None:
                self.over = True
                return
            refusals = [m["code"] for m in player.messages[since:] if m["t"] == "refused"]
            since = len(player.messages)
            self.refused += refusals
            if player.ask:
                with contextlib.suppress(*AWAY):
                    await player.send(player.a_play(self.rng.choice(player.moves)))
            await asyncio.sleep(PAUSE)

    @property
    def told(self) -> int:
        """Moves that this person was told of, over all connections."""
        return sum(message["t"] == "update" for player in self.connections for message in player.messages)

    async def lies(self, database_url: str) -> list[str]:
        """What this person was told and is not stored so. They may play on meanwhile: the log only grows."""
        told = [m for player in self.connections for m in player.messages if m["t"] == "update"]
        _, log = await stored_records(database_url, self.table)
        lost = [m["number"] for m in told if m["number"] > len(log)]
        wrong = [m["number"] for m in told if m["number"] <= len(log) and log[m["number"] - 1].player != m["by"]]
        return [f"{self.table}: number {n} is lost" for n in lost] + [
            f"{self.table}: number {n} is wrong" for n in wrong
        ]


class Group:
    """People who play one match after another: two of them, or one with a bot."""

    def __init__(self, guests: list[Guest], wish: dict[str, Any], seed: int) -> None:
        self.guests, self.wish, self.rng = guests, wish, Random(seed)
        self.people: list[Person] = []  # of the match under way
        self.past: list[Person] = []
        self._playing: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._playing = asyncio.create_task(self._play())

    async def stop(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)
        for person in (*self.past, *self.people):
            for player in person.connections:
                with contextlib.suppress(*AWAY):
                    await player.close()

    async def _play(self) -> None:
        while True:
            try:
                table = await self.guests[0].create(**self.wish)
                for other in self.guests[1:]:
                    await other.join(table)
            except AWAY:
                await asyncio.sleep(AGAIN)
                continue
            self.people = [Person(guest, table, self.rng.randrange(1 << 30)) for guest in self.guests]
            await asyncio.gather(*(person.play() for person in self.people))
            self.past += self.people

    @property
    def everybody(self) -> list[Person]:
        return [*self.past, *(person for person in self.people if person not in self.past)]

    @property
    def table(self) -> str:
        return self.people[0].table if self.people else ""

    @property
    def told(self) -> int:
        return sum(person.told for person in self.everybody)

    @property
    def heard(self) -> int:
        """Moves that each of them was told of at least."""
        return min(sum(one.told for one in self.everybody if one.guest is guest) for guest in self.guests)
