"""Limits: how often, how much, and from which pages the server may be called."""

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pentarchy.server.config import Config
from pentarchy.server.refusals import Refused, language

MAX_BODY = 32_000  # bytes of a request
BODY_SECONDS = 15.0  # for a body to arrive
MAX_DIGITS = 20  # of its length: what has thousands, Python does not read as a number
MAX_MESSAGE = 8_000  # bytes of a websocket message
MAX_SOCKETS = 200  # websockets of one address: a school behind one address has enough
REMEMBERED = 20_000  # callers
HEAVY = 20  # ordinary requests that making a replay, a file or a log costs; to get one that is made costs one
SAFE = ("GET", "HEAD", "OPTIONS")


class Buckets:
    """Token buckets: `burst` calls at once, `rate` a second in the long run, for each caller."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str, cost: float = 1.0) -> bool:
        """Whether a call is within the limit; if so it is counted."""
        now = time.monotonic()
        level, then = self._levels.pop(caller, (self.burst, now))
        level = min(self.burst, level + (now - then) * self.rate)
        allowed = level >= cost
        self._levels[caller] = (level - cost if allowed else level, now)
        if len(self._levels) > REMEMBERED:
            self._levels.popitem(last=False)
        return allowed

    def give_back(self, caller: str, cost: float = 1.0) -> None:
        """A call that shall not count after all."""
        if caller in self._levels:
            level, then = self._levels[caller]
            self._levels[caller] = (level + cost, then)


class Limits:
    """All limits of a server."""

    def __init__(self, config: Config) -> None:
        self.on = config.limits
        self.requests = Buckets(rate=20, burst=120)  # by address
        self.work = Buckets(rate=20, burst=120)  # by person: the same measure for what is heavy
        self.passwords = Buckets(rate=0.1, burst=10)  # by address: attempts to log in or register
        self.accounts = Buckets(rate=1 / 30, burst=30)  # by login: wrong passwords, from whatever addresses
        self.guests = Buckets(rate=0.2, burst=20)  # by address: new people
        self.tables = Buckets(rate=0.2, burst=20)  # by person: new tables
        self.messages = Buckets(rate=40, burst=80)  # by connection
        self.previews = Buckets(rate=30, burst=60)  # by connection: a pointer that moves over many things
        self.hints = Buckets(rate=0.5, burst=10)  # by person: each is a second of a thinker
        self.chat = Buckets(rate=0.5, burst=5)  # by person
        self.analyses = Buckets(rate=1 / 60, burst=5)  # by address and by person: each thinks for minutes
        self.sockets: Counter[str] = Counter()  # by address: those that are open now

    def check(self, buckets: Buckets, caller: str, cost: float = 1.0) -> None:
        if self.on and not buckets.take(caller, cost):
            raise Refused("rate", 429)

    def pay_for_work(self, caller: str, person: str | None) -> None:
        """Heavy work is paid for by the address, and by the person if there is one."""
        self.check(self.requests, caller, HEAVY)
        if person is not None:
            self.check(self.work, person, HEAVY)

    def pay_for_analysis(self, caller: str, person: str | None) -> None:
        """An analysis is heavy work, and there are few in a row."""
        self.pay_for_work(caller, person)
        for who in filter(None, (caller, person)):
            self.check(self.analyses, who)

    @contextlib.contextmanager
    def one_socket(self, caller: str) -> Iterator[None]:
        """A websocket of an address, as long as it is open."""
        if self.on and self.sockets[caller] >= MAX_SOCKETS:
            raise Refused("rate", 429)
        self.sockets[caller] += 1
        try:
            yield
        finally:
            self.sockets[caller] -= 1
            if not self.sockets[caller]:
                del self.sockets[caller]


def header(scope: Scope, name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def address(scope: Scope, config: Config) -> str:
    """Where a call comes from; behind a proxy the proxy says it."""
    if config.trust_proxy and (forwarded := header(scope, b"x-forwarded-for")):
        return forwarded.split(",")[-1].strip()
    client = scope.get("client")
    return str(client[0]) if client else ""


def foreign(scope: Scope, config: Config) -> bool:
    """Whether a call was made by a page of another site. Calls without an origin come from no page."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    try:
        host = urlsplit(origin).netloc
    except ValueError:  # no address at all
        return True
    return host != header(scope, b"host") and origin not in config.origins


class Guard:
    """Refuses what is too much, too often or from elsewhere, before anything else looks at it; adds safe headers."""

    def __init__(self, app: ASGIApp, config: Config, limits: Limits) -> None:
        self.app, self.config, self.limits = app, config, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            if scope["path"].startswith("/api/"):
                self.limits.check(self.limits.requests, address(scope, self.config))
            if scope["method"] not in SAFE and foreign(scope, self.config):
                raise Refused("origin", 403)
            length = header(scope, b"content-length") or "0"
            if not length.isdecimal() or len(length) > MAX_DIGITS or int(length) > MAX_BODY:
                raise Refused("body", 413)
            if scope["method"] not in SAFE:
                try:
                    async with asyncio.timeout(BODY_SECONDS):
                        receive = await _whole_body(receive)
                except TimeoutError:
                    raise Refused("slow", 408) from None
        except Refused as refused:
            await _refuse(scope, send, refused)
            return
        await self.app(scope, receive, _with_headers(send))


async def _whole_body(receive: Receive) -> Receive:
    """Read a body, which may come without an announced length, as far as it is not too long; then give it on."""
    messages: list[Message] = []
    size, more = 0, True
    while more:
        message = await receive()
        messages.append(message)
        size += len(message.get("body", b""))
        if size > MAX_BODY:
            raise Refused("body", 413)
        more = message["type"] == "http.request" and message.get("more_body", False)

    async def given_on() -> Message:
        return messages.pop(0) if messages else await receive()

    return given_on


HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),  # links to seats must not reach other sites
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
        b"frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
]


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return sending


def problem(refused: Refused, lang: str) -> dict[str, Any]:
    return {"code": refused.code, "text": refused.text(lang)}


async def _refuse(scope: Scope, send: Send, refused: Refused) -> None:
    body = orjson.dumps(problem(refused, language(header(scope, b"accept-language"))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if refused.status == 429:
        headers.append((b"retry-after", b"2"))
    if refused.status == 408:  # the rest of it is not waited for
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
