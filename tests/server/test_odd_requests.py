"""Odd bytes: whatever is asked for, the answer is a page or one sentence, and the log has no traceback."""

import asyncio
import json
import logging
from urllib.parse import quote

import pytest

from tests.server.harness import COOKIE, Guest, is_sentence
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio
DIGITS = "9" * 4500
ODD = [
    "%00",
    "a%00b",
    "%ff%fe",
    "%ed%a0%80",  # half of a surrogate pair
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "%c0%ae%c0%ae",
    "%e2%80%ae",
    "%0d%0aset-cookie:x=y",
    "%",
    "%zz",
    "x" * 300,
    "x" * 6000,
    "x/" * 3000,
    "%00" * 2000,
    DIGITS,
    "-1",
    "assets/%00",
    "assets/" + "x" * 5000,
    "~root",
    "con:",
    "\\\\server\\share",
    "*?[",
]
GETS = ["/{}", "/t/{}", "/api/{}", "/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/export", "/ws/{}",
        "/api/tables/{}/replay", "/api/games/{}/book", "/api/games/{}/rules", "/api/games/{}/emblem.svg",
        "/api/lobby?lang={}", "/api/tables?lang={}", "/api/tables/a-b-1?invite={}", "/ws/tables/{}"]  # fmt: skip


async def ask(server: Here, request: bytes) -> tuple[int, bytes]:
    """Send bytes as they are: status and body; status 0 where the server hangs up."""
    host, _, port = server.base.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(request)
        await writer.drain()
        answer = await reader.read()
    except ConnectionError:
        return 0, b""
    finally:
        writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split(b" ")[1]) if head else 0, body


def a_get(path: str, *headers: bytes) -> bytes:
    lines = [f"GET {path} HTTP/1.1".encode("latin-1"), b"Host: x", b"Connection: close", *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def fine(status: int, body: bytes, what: object) -> None:
    assert status < 500, f"{what}: {status} {body[:300]!r}"
    assert b"Traceback" not in body
    if status >= 400 and body[:1] == b"{":
        assert is_sentence(json.loads(body)["text"]), what


@pytest.fixture
def no_errors(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.ERROR)
    return caplog


@pytest.mark.parametrize("form", GETS)
async def test_odd_addresses(server: Here, no_errors: pytest.LogCaptureFixture, form: str) -> None:
    for odd in ODD:
        fine(*await ask(server, a_get(form.format(odd))), form.format(odd)[:80])
    assert not no_errors.records, no_errors.text[-2000:]


@pytest.mark.parametrize(
    "header",
    [
        b"Cookie: pentarchy=\xff\xfe\x80",
        b"Cookie: pentarchy=" + b"x" * 6000,
        b"Cookie: ;;;=;pentarchy;=pentarchy=",
        b'Cookie: pentarchy="\\400\\777"',
        b"Cookie: pentarchy=.eJ.x.y",
        b"Accept-Language: \xff\xfe,\xd1\x80",
        b"Accept-Language: " + b"r," * 3000,
        b"Accept-Encoding: \xff",
        b"If-None-Match: \xff\x80",
        b"Origin: http://[",
        b"Origin: \xff\xfe",
        b"X-Forwarded-For: \xff, " + b"1" * 5000,
        b"Content-Length: " + DIGITS.encode(),
        b"Content-Length: \xb2",
        b"Content-Length: -1",
        b"Content-Type: \xff/\xff; charset=\xff",
        b"Range: bytes=" + DIGITS.encode() + b"-",
        b"Range: bytes=5-1",
        b"If-Range: \xff",
    ],
)
async def test_odd_headers(server: Here, no_errors: pytest.LogCaptureFixture, header: bytes) -> None:
    for path in ("/", "/api/me", "/api/tables", "/api/games/kingdom/rules", "/theme.js", "/healthz"):
        fine(*await ask(server, a_get(path, header)), (path, header[:60]))
    post = b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n" + header + b"\r\n"
    fine(*await ask(server, post + b"Content-Length: 2\r\n\r\n{}"), header[:60])
    assert not no_errors.records, no_errors.text[-2000:]


VALUES = [
    '"\\ud800"', '"a\\udfffb"', '"\\u0000"',
    '"\\u202e"', DIGITS, f"-{DIGITS}", "1e999", "-0", "NaN", "Infinity", "null",
    "true", "[]", "{}", '""', f'"{"x" * 9000}"', "[" * 9000 + "]" * 9000, '{"a":' * 4000 + "1" + "}" * 4000, "\xff",
    "18446744073709551616", "9223372036854775808", "0.5", '"\\ud83d\\ude00"',
]  # fmt: skip
FORMS = {
    "/api/me": ['{{"name": {}}}'],
    "/api/register": ['{{"login": {}, "password": "correct horse"}}', '{{"login": "odd", "password": {}}}'],
    "/api/login": ['{{"login": {}, "password": "correct horse"}}', '{{"login": "anna", "password": {}}}'],
    "/api/tables": [
        '{{"game": {}, "players": 2, "seats": ["me", "open"]}}',
        '{{"game": "kingdom", "players": {}, "seats": ["me", "open"]}}',
        '{{"game": "kingdom", "players": 2, "seats": [{}, "open"]}}',
        '{{"game": "kingdom", "players": 2, "seats": ["me", "open"], "options": {{"side": {}}}}}',
        '{{"game": "kingdom", "players": 2, "seats": ["me", "open"], "seed": {}}}',
        '{{"game": "kingdom", "players": 2, "seats": ["me", "open"], "entropy": {}}}',
        '{{"game": "kingdom", "players": 2, "seats": ["me", "open"], "undo": {}}}',
    ],
    "join": ['{{"entropy": {}}}', '{{"invite": {}}}'],
    "seat": ['{{"token": {}}}', '{{"token": "x", "entropy": {}}}'],
    "rematch": ['{{"entropy": {}}}'],
}


@pytest.mark.parametrize("path", FORMS)
async def test_odd_values(server: Here, no_errors: pytest.LogCaptureFixture, path: str) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    for form in ["{}", *FORMS[path]]:
        for value in VALUES:
            where = path if path.startswith("/") else f"/api/tables/{await anna.create()}/{path}"
            body = form.format(value).encode("latin-1")
            answer = await boris.http.post(where, content=body, headers={"content-type": "application/json"})
            fine(answer.status_code, answer.content, (where, body[:80]))
    assert not no_errors.records, no_errors.text[-2000:]


async def test_odd_questions_to_a_websocket(server: Here, no_errors: pytest.LogCaptureFixture) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    for odd in (DIGITS, "-1", "٣", "²", "\0", "0x1", " 0", "1e3", "None"):
        for name in ("seat", "lang", "invite"):
            async with anna.at(table, **{name: odd}) as a:
                assert a.seat == 0, (name, odd[:20])
        log = await anna.http.get(f"/api/tables/{table}/log?seat={quote(odd)}")
        fine(log.status_code, log.content, odd[:20])
        before = await anna.http.get(f"/api/tables/{table}/log?before={quote(odd)}")
        fine(before.status_code, before.content, odd[:20])
    assert not no_errors.records, no_errors.text[-2000:]


async def test_odd_messages(server: Here, no_errors: pytest.LogCaptureFixture) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"])
    forms = [
        '{{"t": {}}}', '{{"t": "chat", "text": {}}}', '{{"t": "play", "move": [{}], "at": 0}}',
        '{{"t": "lang", "lang": {}}}',
        '{{"t": "play", "move": ["take", {}], "at": 0}}', '{{"t": "play", "move": ["take", 0], "at": {}}}', "{}",
        '{{"t": "undo", "at": {}}}', '{{"t": "sit", "seat": {}}}', '{{"t": "agree", "yes": {}}}', '{{{}: 1}}',
    ]  # fmt: skip
    async with anna.at(table) as a:
        for form in forms:
            for value in VALUES:
                since = len(a.messages)
                await a.send(form.format(value))
                await a.until(lambda since=since: len(a.messages) > since, f"an answer to {form.format(value)[:80]}")
                refused = [message["code"] for message in a.messages[since:] if message["t"] == "refused"]
                assert "broken" not in refused, form.format(value)[:80]
        await a.play()
    assert not no_errors.records, no_errors.text[-2000:]


async def test_a_forged_cookie_of_any_bytes_is_nobody(server: Here) -> None:
    sign = server.services.people._signer.dumps
    for content in (
        ["anna", True],
        ["anna", 10**400],
        [None, None],
        {"a": {}},
        [1, 2, 3],
    ):
        stranger: Guest = server.stranger(cookie=str(sign(content)))
        assert await stranger.get("/api/me") is None, content
    for cookie in ("é", "." * 500, "=" * 50, "x.y.z"):
        status, body = await ask(server, a_get("/api/me", b"Cookie: " + f"{COOKIE}={cookie}".encode()))
        assert (status, body) == (200, b"null"), cookie


@pytest.mark.parametrize(
    "edition", ["kingdom-1-%00", "kingdom-%00", "kingdom-%2B1-ea0d742223ab9421", "kingdom-1-", "x"]
)
async def test_odd_editions(database_url: str, edition: str) -> None:
    """PostgreSQL takes no null; what is no edition is not even looked up."""
    async with serving(database_url) as server:
        answer = await server.stranger().http.get(f"/api/games/kingdom/book?edition={edition}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-edition")
