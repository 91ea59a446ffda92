"""A table of a game at the real server, over real connections: created, looked at, played at, its books read."""

import asyncio
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import orjson
from websockets.asyncio.client import ClientConnection, connect

from pentarchy.bench.processes import game_server, post
from pentarchy.engine.registry import Game

MOVES = 25  # of the person at the table
PATIENCE = 60.0


def sit_down(game: Game, lang: str) -> str:
    """Play some moves against bots; what went wrong, or ""."""
    with game_server() as (port, _):
        try:
            for what in ("book", "rules", "emblem.svg"):
                urlopen(f"http://127.0.0.1:{port}/api/games/{game.id}/{what}?lang={lang}", timeout=PATIENCE).close()
            _, person = post(port, "/me", {"name": "Anna"})
            players = min(game.players)
            seats = ["me"] + ["random"] * (players - 1)
            wish = {"game": game.id, "players": players, "seats": seats, "entropy": "check"}
            table, _ = post(port, "/tables", wish, person)
            return asyncio.run(asyncio.wait_for(_play(port, str(table["id"]), person, lang), PATIENCE))
        except HTTPError as error:
            return f"the server answers {error.code} to {error.url}: {error.read().decode(errors='replace')[:200]}"
        except TimeoutError:
            return "nothing happens any more at the table"


async def _play(port: int, table: str, person: str, lang: str) -> str:
    url, rng = f"ws://127.0.0.1:{port}/ws/tables/{table}?lang={lang}", Random(1)
    async with connect(url, additional_headers={"cookie": person}) as websocket:
        for _ in range(MOVES):
            message = await _until_asked(websocket)
            if message["t"] == "refused":
                return str(message["text"])
            if message["result"]:
                break
            move = rng.choice(message["ask"]["moves"])["move"]
            await websocket.send(orjson.dumps({"t": "play", "move": move, "at": message["number"]}).decode())
    return ""


async def _until_asked(websocket: ClientConnection) -> dict[str, Any]:
    """Read on until the person is asked, the game is over or something is refused."""
    async for text in websocket:
        message: dict[str, Any] = orjson.loads(text)
        if message["t"] == "refused":
            return message
        if message["t"] in ("state", "update") and (message["ask"] or message["result"]):
            return message
    raise TimeoutError
