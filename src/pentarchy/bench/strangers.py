"""What strangers cost the players: how long a move takes while others ask for replays and files of a long match."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import orjson
from websockets.asyncio.client import connect

from pentarchy.bench.processes import game_server, post
from pentarchy.bench.serving import Load

GAME, PLAYERS = "tyrants", 4  # the longest matches
STRANGERS = 6
HEADERS = {"accept-encoding": "gzip"}  # as browsers ask


async def finish_a_match(port: int, cookie: str) -> str:
    """Let bots play a long match to its end: its table."""
    wish = {"game": GAME, "players": PLAYERS, "seats": ["random"] * PLAYERS, "seed": 1}
    table = str(post(port, "/tables", wish, cookie)[0]["id"])
    async with connect(f"ws://127.0.0.1:{port}/ws/tables/{table}", compression=None, max_size=None) as watching:
        async for text in watching:
            if orjson.loads(text).get("result"):
                break
    return table


async def play_alone(port: int, cookie: str, seconds: float) -> Load:
    """Somebody plays with themselves, one move after another; how long each takes."""
    load, rng, end = Load(), Random(1), time.perf_counter() + seconds
    while time.perf_counter() < end:
        wish = {"game": "kingdom", "players": 2, "seats": ["me", "me"]}
        table = post(port, "/tables", wish, cookie)[0]["id"]
        url = f"ws://127.0.0.1:{port}/ws/tables/{table}"
        async with connect(url, additional_headers={"cookie": cookie}, compression=None, max_size=None) as seat:
            await _play(seat, load, rng, end)
    load.seconds = seconds
    return load


async def _play(seat: Any, load: Load, rng: Random, end: float) -> None:
    sent = 0.0
    async for text in seat:
        message = orjson.loads(text)
        if message["t"] == "update" and sent:
            load.delays.append(time.perf_counter() - sent)
        if message["t"] not in ("state", "update"):
            continue
        if message["result"] or time.perf_counter() > end:
            return
        if message["ask"] is None:  # the other seat is asked
            sent = 0.0
            seated = message.get("seat", 0)
            await seat.send(orjson.dumps({"t": "sit", "seat": 1 - seated}).decode())
            continue
        move = rng.choice(message["ask"]["moves"])["move"]
        sent = time.perf_counter()
        await seat.send(orjson.dumps({"t": "play", "move": move, "at": message["number"]}).decode())


@contextlib.contextmanager
def strangers(port: int, table: str) -> Iterator[None]:
    """So many people who ask for the replay and the file of a match, again and again."""
    stop = threading.Event()

    def ask(number: int) -> None:
        path = ("replay", "export")[number % 2]
        while not stop.is_set():
            url = f"http://127.0.0.1:{port}/api/tables/{table}/{path}?lang={('en', 'ru')[number // 2 % 2]}"
            urlopen(Request(url, headers=HEADERS), timeout=60).read()

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(STRANGERS)]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        stop.set()
        for thread in threads:
            thread.join()


def measure_strangers(seconds: float) -> tuple[Load, Load]:
    """Moves of one player without and with strangers."""
    with game_server() as (port, _):
        cookie = post(port, "/me", {"name": "Player"})[1]
        table = asyncio.run(finish_a_match(port, cookie))
        calm = asyncio.run(play_alone(port, cookie, seconds))
        with strangers(port, table):
            busy = asyncio.run(play_alone(port, cookie, seconds))
    return calm, busy
