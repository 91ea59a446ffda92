"""How often, how much, and from which pages the server may be called."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.exceptions import InvalidStatus

from pentarchy.server.guard import Buckets
from tests.server.harness import Guest
from tests.server.hosting import Here, serving
from tests.server.services import execute

pytestmark = pytest.mark.anyio
BODY = {"content-type": "application/json"}


# how often ------------------------------------------------------------------------------------------------------
def test_buckets_fill_again_at_their_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("pentarchy.server.guard.time.monotonic", lambda: now)
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.take("me") for _ in range(4)] == [True, True, True, False]
    assert buckets.take("somebody else")
    now += 0.4
    assert not buckets.take("me")
    now += 0.2  # a refused call costs nothing
    assert buckets.take("me")
    now += 1000
    assert [buckets.take("me") for _ in range(4)] == [True, True, True, False]


def test_buckets_remember_only_so_many() -> None:
    buckets = Buckets(rate=0, burst=1)
    for number in range(20_100):
        buckets.take(str(number))
    assert len(buckets._levels) == 20_000
    assert not buckets.take("20099")


async def test_too_many_calls_are_refused_with_one_sentence(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        for lang in ("en", "ru"):
            stranger = server.stranger(lang)
            for _ in range(400):
                answer = await stranger.http.get("/api/me")
                if answer.status_code != 200:
                    break
            assert answer.status_code == 429
            assert answer.json()["code"] == "rate"
            assert answer.headers["retry-after"]
        assert (await server.stranger().http.get("/healthz")).status_code == 200  # whoever watches it is not stopped


@pytest.mark.parametrize(
    ("path", "body", "allowed"),
    [
        ("/api/me", {"name": "Anna"}, 20),
        ("/api/login", {"login": "nobody", "password": "wrong password"}, 10),
    ],
)
async def test_new_people_and_passwords_have_limits_of_their_own(
    sqlite_url: str, path: str, body: dict[str, str], allowed: int
) -> None:
    async with serving(sqlite_url, limits=True) as server:
        # with a rate of zero the burst can be counted, however slow this machine is
        for buckets in (server.services.limits.guests, server.services.limits.passwords):
            buckets.rate = 0
        codes = [(await server.stranger().http.post(path, json=body)).status_code for _ in range(allowed + 2)]
        assert 429 not in codes[:allowed]
        assert codes[allowed:] == [429, 429]


async def test_new_tables_have_a_limit_by_person(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        server.services.limits.tables.rate = 0
        for _ in range(20):
            await anna.create()
        body = {"game": "kingdom", "players": 1, "seats": ["me"]}
        assert await anna.refusal("/api/tables", body, 429) == "rate"
        await boris.create()


async def test_messages_have_a_limit_by_connection(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create()
        server.services.limits.messages.rate = 0
        async with anna.at(table) as a, anna.at(table) as other:
            for _ in range(81):
                await a.send({"t": "ping"})
            assert (await a.next("refused", 0))["code"] == "rate"
            assert [message["t"] for message in a.messages].count("pong") == 80
            await other.ping()


async def test_the_address_comes_from_a_proxy_only_if_it_is_trusted(sqlite_url: str) -> None:
    for trusted in (False, True):
        async with serving(sqlite_url, limits=True, trust_proxy=trusted) as server:
            server.services.limits.guests.rate = 0
            codes = []
            for number in range(22):
                headers = {"x-forwarded-for": f"10.9.9.9, 10.0.0.{number}"}
                answer = await server.stranger().http.post("/api/me", json={"name": "Anna"}, headers=headers)
                codes.append(answer.status_code)
            assert (429 in codes) != trusted


async def attempt(server: Here, login: str, password: str, number: int, guest: Guest | None = None) -> int:
    """Log in from an address of one's own: the status of the answer."""
    body, headers = {"login": login, "password": password}, {"x-forwarded-for": f"10.0.{number // 250}.{number % 250}"}
    answer = await (guest or server.stranger()).http.post("/api/login", json=body, headers=headers)
    return answer.status_code


async def test_wrong_passwords_are_limited_by_account_from_however_many_addresses(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, trust_proxy=True) as server:
        server.services.limits.accounts.rate = 0
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        for guest, login in ((anna, "guessed"), (boris, "other")):
            await guest.post("/api/register", {"login": login, "password": "correct horse"})
        codes = [await attempt(server, "Guessed", f"wrong horse {number}", number) for number in range(32)]
        assert codes == [403] * 30 + [429] * 2
        assert await attempt(server, "guessed", "correct horse", 40) == 429
        assert await attempt(server, "other", "correct horse", 41) == 200
        # whoever logged in here before is not held up, also after logging out
        await anna.post("/api/logout")
        assert await attempt(server, "guessed", "correct horse", 42, anna) == 200
        # the browser is known to its own account only
        assert await attempt(server, "guessed", "correct horse", 43, boris) == 429
        # after a while a new browser gets its turn
        server.services.limits.accounts.rate = 1e9
        assert await attempt(server, "guessed", "correct horse", 44) == 200


async def test_right_passwords_do_not_count(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, trust_proxy=True) as server:
        server.services.limits.accounts.rate = 0
        await (await server.guest("Anna")).post("/api/register", {"login": "often", "password": "correct horse"})
        assert {await attempt(server, "often", "correct horse", number) for number in range(33)} == {200}


# how much -------------------------------------------------------------------------------------------------------
async def test_a_long_body_is_refused(server: Here) -> None:
    anna = await server.guest("Anna")
    long = b'{"name": "' + b"x" * 40_000 + b'"}'
    answer = await anna.http.post("/api/me", content=long, headers=BODY)
    assert (answer.status_code, answer.json()["code"]) == (413, "body")


async def test_a_long_body_without_a_length_is_refused(server: Here) -> None:
    anna = await server.guest("Anna")

    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name": "'
        for _ in range(50):
            yield b"x" * 1000
            await asyncio.sleep(0)
        yield b'"}'

    answer = await anna.http.post("/api/me", content=pieces(), headers=BODY)
    assert (answer.status_code, answer.json()["code"]) == (413, "body")


async def test_a_short_body_without_a_length_is_read(server: Here) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield b'{"name": '
        yield b'"Anna"}'

    answer = await server.stranger().http.post("/api/me", content=pieces(), headers=BODY)
    assert answer.json()["name"] == "Anna"


# from where -----------------------------------------------------------------------------------------------------
STRANGE = ["https://evil.example", "http://127.0.0.1:1", "null", "http://[", "//", "x", "http://127.0.0.1.evil.example"]


@pytest.mark.parametrize("origin", STRANGE)
async def test_pages_of_other_sites_change_nothing(server: Here, origin: str) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    for path, body in (("/api/me", {"name": "Eve"}), (f"/api/tables/{table}/leave", {}), ("/api/logout", {})):
        answer = await anna.http.post(path, json=body, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert (await anna.get("/api/me"))["name"] == "Anna"
    with pytest.raises(InvalidStatus) as refused:
        await anna.socket(table, headers={"origin": origin})
    assert refused.value.response.status_code == 403
    # reading is not refused, but no page of another site gets leave to read the answer
    answer = await anna.http.get("/api/me", headers={"origin": origin})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


async def test_own_pages_and_those_that_the_host_allows(sqlite_url: str) -> None:
    async with serving(sqlite_url, origins=frozenset({"https://play.example"})) as server:
        anna = await server.guest("Anna")
        table = await anna.create()
        for origin in (server.base, "https://play.example"):
            answer = await anna.http.post("/api/me", json={"name": "Annette"}, headers={"origin": origin})
            assert answer.status_code == 200
            socket = await anna.socket(table, headers={"origin": origin})
            assert "state" in str(await socket.recv())
            await socket.close()


# answers --------------------------------------------------------------------------------------------------------
async def test_every_answer_has_safe_headers(server: Here) -> None:
    stranger = server.stranger()
    for path in ("/api/me", "/api/lobby", "/healthz", "/", "/api/tables/no-such-table", "/api/nothing"):
        headers = (await stranger.http.get(path)).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_unknown_addresses_and_methods_are_refused_with_one_sentence(server: Here) -> None:
    anna = await server.guest("Anna")
    assert await anna.refusal("/api/nothing", status=404) == "no-route"
    for method, path in (("PUT", "/api/me"), ("DELETE", "/api/tables"), ("POST", "/healthz")):
        answer = await anna.http.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (405, "method")


async def test_health(server: Here) -> None:
    answer = (await server.stranger().http.get("/healthz")).json()
    assert answer["ok"] is True
    assert answer["version"]


async def test_health_without_the_database(postgres_url: str, postgres_server: str) -> None:
    async with serving(postgres_url) as server:
        stranger = server.stranger()
        assert (await stranger.http.get("/healthz")).status_code == 200
        name = postgres_url.rpartition("/")[2]
        await asyncio.to_thread(execute, postgres_server, f"drop database {name} with (force)")
        answer = await stranger.http.get("/healthz")
        assert answer.status_code == 503
        assert answer.json()["ok"] is False
