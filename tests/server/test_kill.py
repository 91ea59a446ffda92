"""Killed at any moment: a move that anybody saw accepted is never lost, and everybody can go on where they were."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from pentarchy.bench.processes import free_port
from tests.server.harness import Guest, Player, level, play_out, travelled, until
from tests.server.hosting import Apart, Here, serving, subprocess_server
from tests.server.hurry import Promise, hurry, was_told_the_truth
from tests.server.stored import stored_match

pytestmark = pytest.mark.anyio


class Seat:
    """A person at a table, through all crashes."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.player: Player | None = None
        self.before: list[Player] = []  # connections that a crash ended
        self.promised: list[Promise] = []

    @property
    def now(self) -> Player:
        assert self.player is not None
        return self.player

    async def come(self) -> None:
        if self.player is not None:
            self.before.append(self.player)
        self.player = await self.guest.open(self.table)

    async def play(self, rng: Random, stop: int) -> None:
        self.promised += await hurry(self.now, rng, stop=stop)


async def sit_down(server: Apart, tables: int) -> list[Seat]:
    seats = []
    for number in range(tables):
        anna, boris = await server.guest(f"Anna {number}"), await server.guest(f"Boris {number}")
        table = await anna.create(options={"module": ("menaces", "advisors", "quests")[number % 3]})
        await boris.join(table)
        seats += [Seat(anna, table), Seat(boris, table)]
    return seats


async def nothing_is_lost(seats: list[Seat], database_url: str) -> dict[str, Any]:
    """All that anybody was told is stored, in this order, and makes sense; the stored matches."""
    matches = {table: await stored_match(database_url, table) for table in {seat.table for seat in seats}}
    for seat in seats:
        for player in (*seat.before, seat.now):
            was_told_the_truth(player, matches[seat.table])
        was_told_the_truth(seat.now, matches[seat.table], seat.promised)
    return matches


def is_where_it_was(seat: Seat, match: Any) -> None:
    """Who comes back is asked what the stored match asks; if nothing was under way, the very same as before."""
    player, last = seat.now, seat.before[-1]
    assert (player.number, player.seat) == (match.number, last.seat)
    assert player.look == travelled(match.game.look(match.state, player.seat))
    assert player.moves == [list(move) for move in match.state.legal(player.seat)]
    if last.number == player.number:
        assert player.ask == last.ask
        assert player.look == last.look


async def killed_again_and_again(database_url: str, folder: Path, tables: int, kills: int, seed: int) -> None:
    """Play at all tables at once, kill the server in the middle, start it again; at the end finish one match."""
    rng, port = Random(seed), free_port()
    seats: list[Seat] = []
    for kill in range(kills + 1):
        async with subprocess_server(database_url, folder, port=port) as server:
            seats = seats or await sit_down(server, tables)
            matches = await nothing_is_lost(seats, database_url) if kill else {}
            for seat in seats:
                await seat.come()
                if kill:
                    is_where_it_was(seat, matches[seat.table])
            if kill < kills:
                await kill_under_load(server, seats, rng)
                await nothing_is_lost(seats, database_url)
                continue
            last = seats[0].table
            stops = [(seat, 10_000 if seat.table == last else seat.now.number + 3) for seat in seats]
            await asyncio.gather(*(seat.play(Random(rng.random()), stop) for seat, stop in stops))
            matches = await nothing_is_lost(seats, database_url)
            assert matches[last].over
            assert all(seat.now.result is not None for seat in seats[:2])
            for seat in seats:
                await seat.now.close()


async def kill_under_load(server: Apart, seats: list[Seat], rng: Random) -> None:
    """Everybody plays as fast as they can; after some moves, in the middle of others, the server is gone."""
    heard = sum(seat.now.number for seat in seats)
    enough = heard + rng.randrange(20, 160)
    playing = [asyncio.create_task(seat.play(Random(rng.random()), 10_000)) for seat in seats]
    await until(lambda: sum(seat.now.number for seat in seats) >= enough, "some moves")
    server.kill()
    await asyncio.gather(*playing)
    assert all(seat.now.closed for seat in seats)


async def test_no_accepted_move_is_lost_when_the_server_is_killed(sqlite_url: str, tmp_path: Path) -> None:
    await killed_again_and_again(sqlite_url, tmp_path, tables=10, kills=2, seed=1)


async def test_no_accepted_move_is_lost_with_postgresql(postgres_url: str, tmp_path: Path) -> None:
    await killed_again_and_again(postgres_url, tmp_path, tables=3, kills=1, seed=2)


async def test_a_wish_to_take_back_survives(sqlite_url: str) -> None:
    """Anna asks to take a move back, the server ends, and at the next one Boris still can agree."""
    async with serving(sqlite_url) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        table = await anna.create()
        await boris.join(table)
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b], moves=30)
            await a.tell({"t": "back"}, "back")
            number = a.number
    async with serving(sqlite_url) as server:
        anna, boris = (server.stranger(cookie=guest.cookie) for guest in (anna, boris))
        async with anna.at(table) as a, boris.at(table) as b:
            assert a.back == b.back == {"by": 0, "missing": [1]}
            await b.send({"t": "agree", "yes": True})
            for player in (a, b):
                await player.until(lambda player=player: player.number == number + 1, "the move to be gone")
            await play_out([a, b], moves=5)
    assert "-take_back" in [record.action for record in (await stored_match(sqlite_url, table)).log]


async def test_a_table_is_loaded_after_moves_from_before_its_checkpoint_were_taken_back(server: Here) -> None:
    """There is a checkpoint, and all agree to take back a move from before it: later the table still can be loaded."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(options={"module": "advisors"}, seed=4)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        live = await server.services.hub.table(table)
        while a.number < 30 or live._stored != a.number:  # until a move wrote a checkpoint
            await play_out([a, b], seed=a.number, moves=1)
            await level([a, b])
        number = a.number
        await a.send({"t": "back"})
        await b.until(lambda: b.back is not None, "the wish")
        await b.send({"t": "agree", "yes": True})
        await b.until(lambda: b.number == number + 1, "the move to be gone")
        look, ask = a.look, a.ask
    server.services.hub.drop(live)
    async with anna.at(table) as a, boris.at(table) as b:
        assert (a.number, a.look, a.ask) == (number + 1, look, ask)
        await play_out([a, b], moves=40)
        server.services.hub.drop(await server.services.hub.table(table))
    async with anna.at(table) as a:
        assert a.number == number + 41
