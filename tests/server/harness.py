"""Playing on servers, the way browsers do; the servers themselves are in hosting.py.

    pytestmark = pytest.mark.anyio

    async def test_something(sqlite_url):
        async with serving(sqlite_url) as server:           # in this process, on a free port
            anna, boris = await server.guest("Anna"), await server.guest("Boris", lang="ru")
            table = await anna.create(seats=["me", "open"])
            await boris.join(table)
            async with anna.at(table) as a, boris.at(table) as b:   # websockets
                await play_out([a, b])

The fixture `server` of conftest.py is such a server for all tests of a file; `run` runs a story in a plain test.

`serving` takes the fields of Config as keywords (limits are off, bots do not pause). `subprocess_server` runs
`python -m pentarchy serve` as a process of its own that can be stopped or killed; it has the same `guest`.

A `Guest` has HTTP (`get`, `post`: the JSON of the answer, checked to be a success; `refusal`: the code of a refusal)
and a cookie. A `Player` is a websocket: it follows the protocol of web/src/lib/protocol.ts as the client does, and
everything that was sent to it stands in `received` as text. Nothing here sleeps for a while and hopes: `until` waits
for a condition and fails with the last messages when it does not come true in PATIENCE seconds.
"""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from random import Random
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentarchy.match import Match

T = TypeVar("T")
Data = dict[str, Any]
Move = list[Any]
PATIENCE = 180.0  # seconds; only a broken server makes a test wait so long
SPECTATOR = -1
COOKIE = "pentarchy"
KINGDOM: Data = {"game": "kingdom", "players": 2, "options": {}, "private": False, "undo": "free", "entropy": ""}


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run a story to its end."""
    return asyncio.run(story)


async def until(condition: Callable[[], object | Awaitable[object]], what: object = "the condition") -> None:
    """Wait for something that no message tells; for what a Player is told, use `Player.until`."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = condition()
            if isinstance(found, Awaitable):
                found = await found
            if found:
                return
            await asyncio.sleep(0.01)
    raise AssertionError(f"waited too long for {what}")


# people ---------------------------------------------------------------------------------------------------------
class Guest:
    """A browser: HTTP with a cookie, and websockets to tables."""

    def __init__(self, base: str, lang: str = "en", cookie: str | None = None) -> None:
        self.base, self.lang = base, lang
        cookies = {COOKIE: cookie} if cookie else None
        language = {"accept-language": lang}
        self.http = httpx.AsyncClient(  # plain http: reading certificates would take longer than all that is asked
            base_url=base, cookies=cookies, headers=language, timeout=PATIENCE, trust_env=False, verify=False
        )
        self.me: Data = {}

    @property
    def cookie(self) -> str | None:
        return self.http.cookies.get(COOKIE)

    @property
    def name(self) -> str:
        return str(self.me["name"])

    async def rename(self, name: str) -> Data:
        self.me = await self.post("/api/me", {"name": name})
        return self.me

    async def get(self, path: str, **query: Any) -> Any:
        return _answer(await self.http.get(path, params=query))

    async def post(self, path: str, body: Data | None = None) -> Any:
        return _answer(await self.http.post(path, json={} if body is None else body))

    async def refusal(self, path: str, body: Data | None = None, status: int | None = None) -> str:
        """The code of a refused request: GET without a body, POST with one. The refusal must be one sentence."""
        answer = await (self.http.get(path) if body is None else self.http.post(path, json=body))
        assert answer.status_code >= 400, f"not refused: {answer.status_code} {answer.text}"
        assert status is None or answer.status_code == status, f"{answer.status_code} {answer.text}"
        problem = answer.json()
        assert set(problem) == {"code", "text"}, problem
        assert is_sentence(problem["text"]), problem
        return str(problem["code"])

    # tables -------------------------------------------------------------------------------------------------------
    async def create(self, **wish: Any) -> str:
        """The id of a new table: Kingdom for two, unless the wish says otherwise."""
        return str((await self.new_table(**wish))["id"])

    async def new_table(self, **wish: Any) -> Data:
        wish = {**KINGDOM, **wish}
        wish.setdefault("seats", ["me", *["open"] * (wish["players"] - 1)])
        wish.setdefault("practice", "seed" in wish)
        return dict(await self.post("/api/tables", wish))

    async def table(self, table_id: str, **query: Any) -> Data:
        return dict(await self.get(f"/api/tables/{table_id}", **query))

    async def join(self, table_id: str, **wish: Any) -> Data:
        return dict(await self.post(f"/api/tables/{table_id}/join", wish))

    @contextlib.asynccontextmanager
    async def at(self, table_id: str, **query: Any) -> AsyncIterator["Player"]:
        """A websocket at a table, from its first message on."""
        player = await self.open(table_id, **query)
        try:
            yield player
        finally:
            await player.close()

    async def open(self, table_id: str, **query: Any) -> "Player":
        """The same without `async with`: whoever calls it closes it."""
        player = Player(await self.socket(table_id, **query))
        await player.until(lambda: player.state_messages > 0 or player.closed, "the first message")
        return player

    async def socket(self, table_id: str, headers: dict[str, str] | None = None, **query: Any) -> ClientConnection:
        """The bare websocket."""
        url = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table_id}?{urlencode({'lang': self.lang, **query})}"
        cookies = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return await connect(url, additional_headers={**cookies, **(headers or {})}, proxy=None, max_size=None)

    async def close(self) -> None:
        await self.http.aclose()


def _answer(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


def is_sentence(text: str) -> bool:
    """One line that ends as a sentence does, with no key or program in it."""
    return bool(text) and "\n" not in text and text[-1] in ".!?" and "refused-" not in text and "Traceback" not in text


def travelled(data: Data) -> Data:
    """Data as it looks after the journey through JSON."""
    return dict(json.loads(json.dumps(data)))


# players --------------------------------------------------------------------------------------------------------
class Player:
    """A websocket at a table that keeps what a client keeps. Its fields are those of StateMessage.

    received  every message as it came, in order: texts
    messages  the same, read
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.messages: list[Data] = []
        self.state_messages = 0
        self.closed = False
        self.close_code: int | None = None
        self.table: Data = {}
        self.seat, self.number, self.position = SPECTATOR, 0, 0
        self.look: Data | None = None
        self.ask: Data | None = None
        self.undo: Data = {}
        self.back: Data | None = None
        self.absent: Data | None = None
        self.events: list[Data] = []
        self.earlier = False
        self.chat: list[Data] = []
        self.comings: list[Data] = []
        self.result: Data | None = None
        self._changed = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    # listening ----------------------------------------------------------------------------------------------------
    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self._take(text)
        except ConnectionClosed:
            pass
        finally:
            self.closed, self.close_code = True, self.socket.close_code
            async with self._changed:
                self._changed.notify_all()

    async def _take(self, text: str) -> None:
        async with self._changed:
            message = json.loads(text)
            self.received.append(text)
            self.messages.append(message)
            getattr(self, f"_on_{message['t']}", lambda message: None)(message)
            self._changed.notify_all()

    def _on_state(self, message: Data) -> None:
        self.state_messages += 1
        vars(self).update({key: value for key, value in message.items() if key != "t"})

    def _on_update(self, message: Data) -> None:
        assert self.look is not None, "an update before the first state"
        self.look = self.look | message["look"]
        if message["rewound"] is not None:
            self.events = [line for line in self.events if line["position"] < message["rewound"]]
        self.events = self.events + message["events"]
        for name in ("number", "position", "ask", "undo", "result"):
            setattr(self, name, message[name])

    def _on_table(self, message: Data) -> None:
        self.table = message["table"]

    def _on_back(self, message: Data) -> None:
        self.back = message["back"]

    def _on_absent(self, message: Data) -> None:
        self.absent = message["absent"]

    def _on_chat(self, message: Data) -> None:
        self.chat = [*self.chat, message["line"]]

    def _on_came(self, message: Data) -> None:
        if all(line["id"] != message["line"]["id"] for line in self.comings):
            self.comings = [*self.comings, message["line"]]

    async def until(self, condition: Callable[[], object], what: str = "what was expected") -> None:
        """Wait until a condition on this player is true; it is looked at after every message."""
        async with self._changed:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._changed.wait_for(condition)
            except TimeoutError:
                last = [text[:300] for text in self.received[-4:]]
                raise AssertionError(f"seat {self.seat} waited too long for {what}; last messages: {last}") from None

    async def next(self, kind: str, since: int | None = None) -> Data:
        """The first message of a kind after `since` messages, by default after those that are here now."""
        start = len(self.messages) if since is None else since
        found: list[Data] = []

        def came() -> bool:
            found[:] = [message for message in self.messages[start:] if message["t"] == kind]
            return bool(found) or self.closed

        await self.until(came, f"a message '{kind}'")
        assert found, f"the server closed the connection ({self.close_code}) before a message '{kind}'"
        return found[0]

    # speaking -----------------------------------------------------------------------------------------------------
    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def tell(self, message: Any, answer: str) -> Data:
        """Send a message and wait for the first message of the kind that answers it."""
        since = len(self.messages)
        await self.send(message)
        return await self.next(answer, since)

    async def refused(self, message: Any) -> Data:
        """Send what must be refused, with one sentence: the refusal."""
        refusal = await self.tell(message, "refused")
        assert set(refusal) == {"t", "code", "text", "rule"}, refusal
        assert refusal["rule"] or is_sentence(refusal["text"]), refusal
        return refusal

    async def ping(self) -> None:
        """Wait until everything that was sent to the server before is done: it reads messages in order."""
        await self.tell({"t": "ping"}, "pong")

    async def sync(self) -> Data:
        """The whole state anew."""
        return await self.tell({"t": "sync"}, "state")

    # playing ------------------------------------------------------------------------------------------------------
    @property
    def moves(self) -> list[Move]:
        """The moves that this seat is offered now."""
        return [offered["move"] for offered in self.ask["moves"]] if self.ask else []

    def a_play(self, move: Move, *, at: int | None = None, careful: bool = False) -> Data:
        """The message that plays a move."""
        return {"t": "play", "move": move, "at": self.number if at is None else at, "careful": careful}

    async def play(self, move: Move | None = None) -> Data:
        """Play a move, by default the first offered, and wait for its update: the update."""
        move = self.moves[0] if move is None else move
        number = self.number
        since = len(self.messages)
        await self.send(self.a_play(move))

        def done() -> bool:
            new = self.messages[since:]
            return self.closed or any(
                message["t"] == "refused" or (message["t"] == "update" and message["by"] == self.seat)
                for message in new
            )

        await self.until(done, f"the update after {move}")
        for message in self.messages[since:]:
            assert message["t"] != "refused", f"{move} at {number}: {message}"
            if message["t"] == "update" and message["by"] == self.seat:
                return message
        raise AssertionError(f"the server closed the connection ({self.close_code}) after {move}")

    async def close(self) -> None:
        await self.socket.close()
        await self._reader


async def level(players: Sequence[Player]) -> None:
    """Wait until all have heard of the last number that any of them has heard of."""
    for player in players:
        await player.until(
            lambda player=player: player.number >= max(p.number for p in players),
            "the last number",
        )


async def play_out(
    players: Sequence[Player],
    *,
    seed: int = 1,
    stop: Callable[[], object] = lambda: False,
    after: Callable[[], Awaitable[object]] | None = None,
    moves: int = 3000,
) -> int:
    """Random moves by these players until the match is over, `stop` is true or so many were made: how many.

    Seats that are not among the players must be bots'. `after` is awaited after every move, once all have heard of it.
    """
    rng, made = Random(seed), 0
    while made < moves:
        await level(players)
        if players[0].result is not None or stop():
            break
        asked = [player for player in players if player.ask]
        if not asked:  # a bot is asked
            first, number = players[0], players[0].number
            await first.until(
                lambda first=first, number=number: first.number > number or any(p.ask for p in players),
                "a move of a bot",
            )
            continue
        player = rng.choice(asked)
        await player.play(rng.choice(player.moves))
        made += 1
        if after is not None:
            await level(players)
            await after()
    return made


Script = list[tuple[int, tuple[Any, ...]]]  # player and move


def rehearse(
    stop: Callable[[Match], object], *, seed: int = 1, dice: int = 1, players: int = 2, **options: str
) -> tuple[Script, Match]:
    """Random moves of a match with a chosen seed until it is as wanted, and the match there.

    A table with the same seed and options comes to the same position when the moves are played on it.
    """
    match, rng = Match.new("kingdom", players, options, seed=seed), Random(dice)
    script: Script = []
    while not stop(match):
        assert not match.over, "the match ended before it was as wanted"
        player = rng.choice([seat for seat, question in enumerate(match.state.asks) if question is not None])
        script.append((player, rng.choice(match.state.legal(player))))
        match.play(*script[-1])
    return script, match


async def follow(players: Sequence[Player], script: Script) -> None:
    """Play what was rehearsed; the players are in the order of their seats."""
    for seat, move in script:
        await level(players)
        await players[seat].play(list(move))
    await level(players)


# servers --------------------------------------------------------------------------------------------------------
