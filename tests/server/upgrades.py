"""A database that an older program left behind, and newer programs that find it."""

import contextlib
import shutil
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from pentarchy.engine.registry import get_game
from pentarchy.server import book, routes_games
from pentarchy.text import Speech
from pentarchy.text.bundles import MissingText
from tests.match.editions import newer
from tests.server.harness import Data, Guest
from tests.server.hosting import Here, serving

GAMES = ("kingdom", "lockup", "tyrants", "viscounts", "wistar")
NEXT = max(get_game(game).version for game in GAMES) + 1  # of rules, newer than those of all games
ENOUGH = 40  # records of a running match


@dataclass
class Left:
    """What the older program left: Anna's tables by game, and what it told about them."""

    path: Path
    cookie: str
    running: dict[str, str]
    finished: dict[str, str]
    told: dict[str, Data]  # table -> what `tell` says

    @contextlib.asynccontextmanager
    async def serving(self, folder: Path, **settings: Any) -> AsyncIterator[tuple[Here, Guest]]:
        """A server on a copy of the database, and Anna."""
        copied = folder / "pentarchy.sqlite"
        if not copied.exists():
            shutil.copy(self.path, copied)
        async with serving(f"sqlite+aiosqlite:///{copied}", **settings) as server:
            yield server, server.stranger(cookie=self.cookie)


async def tell(guest: Guest, table: str, *, finished: bool) -> Data:
    """All that the server says about a match."""
    async with guest.at(table) as player:
        shown: Data = {"look": player.look, "result": player.result, "number": player.number}
    if not finished:
        shown["events"] = player.events
        shown["ask"] = player.ask
        return shown
    for lang in ("en", "ru"):
        replay = await guest.get(f"/api/tables/{table}/replay", lang=lang)
        shown[lang] = {"frames": replay["frames"], "result": replay["result"]}
    shown["export"] = (await guest.http.get(f"/api/tables/{table}/export")).text
    return shown


async def leave_behind(folder: Path) -> Left:
    """Play a match of each game to its end, and another one a part of the way."""
    path = folder / "old.sqlite"
    async with serving(f"sqlite+aiosqlite:///{path}") as server:
        anna = await server.guest("Anna")
        running, finished, told = {}, {}, {}
        for game in GAMES:
            seats = {"game": game, "players": 2, "seats": ["me", "me"]}
            finished[game] = await anna.create(**seats)
            await server.wander(finished[game])
            running[game] = await anna.create(**seats)
            await server.wander(running[game], lambda match: match.number >= ENOUGH)
        for table in finished.values():
            told[table] = await tell(anna, table, finished=True)
        for table in running.values():
            told[table] = await tell(anna, table, finished=False)
        assert anna.cookie
        return Left(path, anna.cookie, running, finished, told)


@contextlib.contextmanager
def upgraded(*games: str, **changes: Any) -> Iterator[None]:
    """A newer program: these games have other components or other fields of `Game`."""
    with contextlib.ExitStack() as programs:
        for game in games:
            programs.enter_context(newer(game, **changes))
        forget()
        yield
    forget()


def forget() -> None:
    """What a program reads once, a newer one reads anew."""
    for cached in (book.speech_of, book.lobby, book.book, book.rules, routes_games._bytes):
        cached.cache_clear()


@contextlib.contextmanager
def with_renamed_option(game_id: str) -> Iterator[None]:
    """A newer program where the first option of two players, and its words, have another name."""
    game = get_game(game_id)
    old = next(option.name for option in game.options if 2 in option.players and not option.needs)
    options = tuple(replace(option, name="renamed") if option.name == old else option for option in game.options)
    say = Speech._say

    def words(self: Speech, key: str, values: Any = None) -> str:
        if self.game.id == game_id and key.startswith((f"option-{old}", f"value-{old}-")):
            raise MissingText(key)
        return say(self, key.replace("-renamed", f"-{old}"), values)

    with pytest.MonkeyPatch.context() as patch, upgraded(game_id, options=options):
        patch.setattr(Speech, "_say", words)
        yield
