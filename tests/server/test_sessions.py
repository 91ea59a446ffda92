"""Logging out ends a session on the server: a copy of its cookie is worth nothing, its connections are closed."""

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection as SqlConnection
from sqlalchemy import text

import pentarchy.server
from pentarchy.server.connection import Connection
from pentarchy.server.live import LiveTable
from pentarchy.server.schema import open_engine
from tests.server.harness import Guest, Player
from tests.server.hosting import Here, Host, config, serving, subprocess_server

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


async def an_account(server: Host, login: str, name: str = "Anna") -> Guest:
    guest = await server.guest(name)
    await guest.post("/api/register", {"login": login, "password": PASSWORD})
    return guest


async def device(server: Host, login: str) -> Guest:
    guest = server.stranger()
    guest.me = await guest.post("/api/login", {"login": login, "password": PASSWORD})
    return guest


async def is_closed(player: Player) -> None:
    await player.until(lambda: player.closed, "the end of the connection")


async def test_a_copied_cookie_is_worth_nothing_after_logging_out(server: Here) -> None:
    anna = await an_account(server, "copied")
    phone, copy = await device(server, "copied"), anna.cookie
    assert (await server.stranger(cookie=copy).get("/api/me"))["account"] == "copied"
    await anna.post("/api/logout")
    assert await server.stranger(cookie=copy).get("/api/me") is None
    assert await server.stranger(cookie=copy).refusal("/api/logout/everywhere", {}, 401) == "nobody"
    assert (await phone.get("/api/me"))["account"] == "copied"


async def test_every_login_is_a_session_of_its_own(server: Here) -> None:
    await an_account(server, "several")
    one, two = await device(server, "several"), await device(server, "several")
    assert one.cookie != two.cookie
    old = one.cookie
    await one.post("/api/login", {"login": "several", "password": PASSWORD})  # again in the same browser
    assert await server.stranger(cookie=old).get("/api/me") is None
    assert await two.get("/api/me") is not None


async def test_logging_out_closes_what_is_connected_by_that_session(server: Here) -> None:
    await an_account(server, "closing")
    one, two = await device(server, "closing"), await device(server, "closing")
    table = await one.create(players=1, seats=["me"])
    async with one.at(table) as here, two.at(table) as there, server.stranger().at(table) as other:
        await one.post("/api/logout")
        await is_closed(here)
        await there.play()
        await other.ping()


async def test_logging_out_everywhere_closes_all_connections_of_this_person_alone(server: Here) -> None:
    await an_account(server, "all.closing")
    devices = [await device(server, "all.closing") for _ in range(2)]
    table = await devices[0].create(players=1, seats=["me"])
    boris = await server.guest("Boris")
    async with devices[0].at(table) as one, devices[1].at(table) as two, boris.at(table) as b:
        await devices[0].post("/api/logout/everywhere")
        for player in (one, two):
            await is_closed(player)
        await b.ping()
    for guest in devices:
        assert await server.stranger(cookie=guest.cookie).get("/api/me") is None


async def test_logging_out_of_nothing_is_no_problem(server: Here) -> None:
    await server.stranger().post("/api/logout")
    await server.stranger(cookie="forged").post("/api/logout")


async def test_logging_out_everywhere_reaches_other_workers(postgres_url: str, redis_url: str, tmp_path: Path) -> None:
    async with (
        subprocess_server(postgres_url, tmp_path, redis_url=redis_url) as one,
        subprocess_server(postgres_url, tmp_path, redis_url=redis_url) as two,
    ):
        anna = await an_account(one, "far")
        phone, tablet = await device(two, "far"), await device(two, "far")
        table = await anna.create(players=1, seats=["me"])
        async with phone.at(table) as p, tablet.at(table) as t:
            await tablet.post("/api/logout")
            await is_closed(t)
            await p.ping()
            await anna.post("/api/logout/everywhere")
            await is_closed(p)


async def test_cookies_of_before_sessions_were_rows_stay_good(sqlite_url: str) -> None:
    """A guest has nothing but the cookie: an update must not take it away. Logging out ends such a one, too."""
    engine = open_engine(config(sqlite_url))

    def as_it_was(connection: SqlConnection) -> None:
        settings = AlembicConfig()
        settings.set_main_option("script_location", str(Path(pentarchy.server.__file__).parent / "migrations"))
        settings.attributes["connection"] = connection
        command.upgrade(settings, "0001")
        connection.execute(text("INSERT INTO users VALUES ('anna', 'Anna', NULL, NULL, 3, 1.0)"))

    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await engine.dispose()
    async with serving(sqlite_url) as server:
        sign = server.services.people._signer.dumps
        old, older = str(sign(["anna", 3])), str(sign(["anna", 2]))
        assert (await server.stranger(cookie=old).get("/api/me"))["name"] == "Anna"
        assert await server.stranger(cookie=older).get("/api/me") is None
        await server.stranger(cookie=old).post("/api/logout")
        assert await server.stranger(cookie=old).get("/api/me") is None


async def test_who_connects_while_the_session_ends_is_not_let_in(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """The cookie was good when the websocket came; by the time it has joined the table nobody is logged in by it."""
    anna = await an_account(server, "late")
    table = await anna.create(seats=["me", "greedy"])
    thief = server.stranger(cookie=anna.cookie)
    joining = LiveTable.join

    async def slowly(self: LiveTable, connection: Connection) -> None:
        await anna.post("/api/logout")
        await joining(self, connection)

    monkeypatch.setattr(LiveTable, "join", slowly)
    async with thief.at(table) as player:
        await is_closed(player)
