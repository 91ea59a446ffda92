"""Nonsense does no harm: whatever is sent over HTTP or a websocket, the server answers properly and goes on."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pentarchy.games.kingdom.moves import MOVES
from pentarchy.server.app import create_app
from tests.server.harness import COOKIE, Guest, Player, is_sentence, play_out
from tests.server.hosting import Here, config, serving
from tests.server.stored import stored_match

Data = dict[str, Any]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


# HTTP -----------------------------------------------------------------------------------------------------------
class Site:
    """A server in a thread of its own, for clients that block: with people, and a table in every stage."""

    def __init__(self, database_url: str) -> None:
        self.url, self.base, self.cookies = database_url, "", ["", ""]
        self.tables: list[str] = []
        self.tokens: list[str] = []
        self._ready, self._loop = threading.Event(), asyncio.new_event_loop()
        self._stop: asyncio.Event | None = None
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)

    def __enter__(self) -> "Site":
        self._thread.start()
        assert self._ready.wait(60), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        assert self._stop is not None
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(60)

    async def _run(self) -> None:
        self._stop = asyncio.Event()
        async with serving(self.url, bot_seconds=1.0) as here:
            await self._furnish(here)
            self.base = here.base
            self._ready.set()
            await self._stop.wait()

    async def _furnish(self, here: Here) -> None:
        anna, boris = await here.guest("Anna"), await here.guest("Boris")
        self.cookies = [anna.cookie or "", ""]
        opened = await boris.new_table()
        private = await boris.new_table(private=True)
        running = await anna.create(seats=["me", "me"])
        over = await anna.create(seats=["me", "me"], seed=1)
        await here.wander(over)
        await here.wander(running, lambda match: match.number > 30)
        self.tables = [opened["id"], private["id"], running, over]
        self.tokens = [opened["seats"][1]["link"].rpartition("/")[2], private["invite"].rpartition("/")[2]]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'pentarchy.sqlite'}") as site:
        yield site


DOCUMENT = create_app(config("sqlite://")).openapi()
schema = schemathesis.openapi.from_dict(DOCUMENT)
few = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@schema.parametrize()
@few
def test_every_request_gets_a_documented_answer(case: schemathesis.Case, site: Site) -> None:
    """Whatever the request, with or without a cookie: no error of the server, a documented status and form.

    Half of the values are real ones: tables that exist, tokens, a language. Else almost all would end at one refusal.
    """
    number = sum(repr((case.path_parameters, case.query, case.body)).encode())
    real = {"table_id": site.tables, "game": ["kingdom"], "lang": ["ru"], "token": site.tokens, "invite": site.tokens}
    for given_values in (case.path_parameters, case.query, case.body):
        for name in set(given_values) & set(real) if isinstance(given_values, dict) else ():
            number = number * 31 + len(name)
            if number % 2:
                given_values[name] = real[name][number // 2 % len(real[name])]
    cookie = site.cookies[number // 8 % 2]
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    answer = case.call(base_url=site.base, headers=headers)
    assert answer.status_code < 500, answer.text
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert set(answer.json()) == {"code", "text"}
        assert is_sentence(answer.json()["text"]), answer.text


# websockets -----------------------------------------------------------------------------------------------------
KINDS = (
    "play",
    "chain",
    "preview",
    "undo",
    "redo",
    "back",
    "agree",
    "chat",
    "lang",
    "sit",
    "sync",
    "ping",
    "state",
    "",
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
NUMBERS = st.integers(-3, 300) | st.booleans() | st.sampled_from([2**31, 2**63, 2**64, -(2**63)])
STEPS = st.lists(
    st.fixed_dictionaries(
        {"ask": st.sampled_from(["offer_card", "plan_card", ""]) | JSON},
        optional={"move": st.lists(st.sampled_from(list(MOVES.kinds)) | NUMBERS, max_size=5)},
    ),
    max_size=14,
)
MESSAGES = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {"t": st.sampled_from(KINDS)},
        optional={
            "move": JSON | st.lists(st.sampled_from(list(MOVES.kinds)) | NUMBERS, max_size=14),
            "at": NUMBERS | JSON,
            "id": NUMBERS | JSON,
            "steps": JSON | STEPS,
            "careful": JSON,
            "yes": JSON,
            "text": st.text(max_size=400),
            "lang": st.sampled_from(["en", "ru"]) | st.text(max_size=20),
            "seat": NUMBERS | JSON,
        },
    ),
)


@st.composite
def moves(draw: st.DrawFn) -> list[Any]:
    """A move of this game, hardly ever one that is possible now."""
    kind = draw(st.sampled_from(list(MOVES.kinds)))
    return [kind, *(draw(st.integers(0, len(domain.tokens) - 1)) for domain in MOVES.kinds[kind])]


WISHES = st.one_of(
    MESSAGES.map(lambda message: ("message", message)),
    st.text(max_size=60).map(lambda text: ("text", text)),
    st.binary(max_size=30).map(lambda data: ("text", data)),
    moves().map(lambda move: ("move", move)),
    st.integers(0, 10**6).map(lambda number: ("offered", number)),
    st.sampled_from([("undo", 0), ("back", 0), ("agree", 0)]),
)


SLIPS: list[Any] = [
    {"t": "play", "move": ["build", 10**9], "at": 0},
    {"t": "play", "move": ["build", True], "at": 0},
    {"t": "play", "move": [[]], "at": 0},
    {"t": "chain", "steps": [{"ask": "x", "move": ["build", 1]}] * 13, "at": 0},
    {"t": "chain", "steps": [{"ask": "", "move": ["done"]}], "at": 0},
    {"t": "preview", "id": 2**62, "steps": [{"ask": "", "move": ["build", 10**9]}], "at": 0},
    {"t": "preview", "steps": [], "at": 0},
    {"t": "undo", "at": -1},
    {"t": "redo", "at": 2**62},
    {"t": "sit", "seat": 7},
    b"\x00",
    "",
    "x" * 9000,
]


class Party:
    """Two players whose fingers slip."""

    def __init__(self, server: Here) -> None:
        self.server = server
        self.guests: list[Guest] = []
        self.players: list[Player] = []
        self.tables: list[str] = []
        self.meetings = 0

    async def meet(self) -> None:
        """Sit down at a new table when there is none, or when the match is over."""
        if self.players and self.players[0].result is None:
            return
        self.guests = self.guests or [await self.server.guest("Anna"), await self.server.guest("Boris", lang="ru")]
        self.tables.append(await self.guests[0].create(options={"module": "advisors"}))
        await self.guests[1].join(self.tables[-1])
        for player in self.players:
            await player.close()
        self.players = [await guest.open(self.tables[-1]) for guest in self.guests]

    def message(self, player: Player, wish: tuple[str, Any]) -> Any:
        kind, value = wish
        if kind == "move":
            return player.a_play(value, careful=bool(player.number % 2))
        if kind == "offered":
            return player.a_play(player.moves[value % len(player.moves)] if player.ask else ["done"])
        if kind in ("undo", "back", "agree"):
            return {"t": kind, "at": player.number, "yes": True}
        return value

    async def say(self, player: Player, wish: tuple[str, Any]) -> None:
        """Send something: the answer is news, or one refusal in one sentence; then the server still listens."""
        since = len(player.messages)
        await player.send(self.message(player, wish))
        await player.ping()
        assert not player.closed, f"{wish} broke the connection"
        said = [message for message in player.messages[since:] if message["t"] != "pong"]
        refused = [message for message in said if message["t"] == "refused"]
        assert said or "ping" in str(wish), f"no answer to {wish}"
        assert len(refused) <= 1, refused
        for message in refused:
            assert message["code"] != "broken", f"{wish} broke the server"
            assert message["rule"] or is_sentence(message["text"])


@pytest.fixture(scope="module")
async def party(server: Here) -> Party:
    return Party(server)


@pytest.mark.anyio
@settings(few, max_examples=120)
@given(wishes=st.lists(st.tuples(st.integers(0, 1), WISHES), min_size=1, max_size=12))
async def test_a_websocket_survives_everything(party: Party, wishes: list[tuple[int, tuple[str, Any]]]) -> None:
    await party.meet()
    for seat, wish in wishes:
        await party.say(party.players[seat], wish)
    party.meetings += 1
    if party.meetings % 8 == 0:
        await stored_match(party.server.services.config.database_url, party.tables[-1])


@pytest.mark.anyio
async def test_after_slips_a_match_goes_on_to_its_end(party: Party, server: Here) -> None:
    """Nonsense changes nothing: what is stored makes sense, and the match can be played to its end."""
    await party.meet()
    for seat, player in enumerate(party.players):
        for wish in SLIPS:
            await party.say(player, ("message", wish))
        await player.tell({"t": "sit", "seat": seat}, "state")
    await play_out(party.players)
    assert party.players[0].result is not None
    for table in party.tables:
        await stored_match(server.services.config.database_url, table)
    for player in party.players:
        await player.close()
