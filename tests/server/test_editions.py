"""A newer program on the database of an older one: what was played stays as it was, one bad row hurts only itself."""

import json
import logging
import zlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, text, update

from pentarchy.engine.registry import get_game
from pentarchy.match import verify
from pentarchy.server import archivist
from pentarchy.server.editions import current
from pentarchy.server.packing import pack, unpack
from pentarchy.server.results import NEEDED
from pentarchy.server.schema import editions, pictures, results, tables
from pentarchy.server.table_bots import TableBots
from tests.match.editions import CHANGES
from tests.server.harness import Guest, is_sentence, until
from tests.server.hosting import Here, serving
from tests.server.upgrades import GAMES, NEXT, Left, leave_behind, tell, upgraded, with_renamed_option

pytestmark = pytest.mark.anyio
every_game = pytest.mark.parametrize("game", GAMES)
FROZEN, MISSING = 4410, 4404


@pytest.fixture(scope="module")
async def left(tmp_path_factory: pytest.TempPathFactory) -> Left:
    return await leave_behind(tmp_path_factory.mktemp("old"))


async def close_code(guest: Guest, table: str) -> int | None:
    player = await guest.open(table)
    await player.close()
    return player.close_code


async def change(server: Here, query: Any) -> None:
    async with server.services.store.engine.begin() as connection:
        await connection.execute(query)


# content --------------------------------------------------------------------------------------------------------
@every_game
async def test_other_components_change_no_match_that_has_begun(left: Left, game: str, tmp_path: Path) -> None:
    """Finished matches show what they showed; running ones go on under the components they began with, to their end."""
    with upgraded(game, content=True):
        async with left.serving(tmp_path) as (server, anna):
            done, under_way = left.finished[game], left.running[game]
            assert await tell(anna, done, finished=True) == left.told[done]
            now = await tell(anna, under_way, finished=False)
            assert now["look"] == left.told[under_way]["look"]
            assert now["ask"] == left.told[under_way]["ask"]
            match = await server.wander(under_way)
            assert match.content.hash != current(game).content
            file, entry, field, value = CHANGES[game]
            assert match.content.tables[file][entry][field] != value
            assert (await anna.table(under_way))["status"] == "finished"
        async with left.serving(tmp_path) as (server, anna):
            replay = await anna.get(f"/api/tables/{under_way}/replay")
            assert len(replay["frames"]) == match.position + 1
            again, _ = await server.services.hub.match((await row(server, under_way)), whole=True)
            assert again.state.encode() == match.state.encode()


async def row(server: Here, table: str) -> Any:
    return await server.services.store.table(table)


async def test_a_new_match_has_the_new_components(left: Left, tmp_path: Path) -> None:
    with upgraded("kingdom", content=True):
        async with left.serving(tmp_path) as (server, anna):
            table = await anna.create(seats=["me", "me"])
            file, entry, field, value = CHANGES["kingdom"]
            content = (await server.services.hub.table(table)).running().content
            assert content.tables[file][entry][field] == value
            words = [(await anna.table(t))["edition"] for t in (table, left.running["kingdom"])]
            assert words[0] != words[1]
            books = [await anna.get("/api/games/kingdom/book", edition=word) for word in words]
            assert [book["designs"][entry]["fields"][field] for book in books] == [value, "M2"]
            assert [f"kingdom-1-{book['content']}" for book in books] == words


async def test_bots_think_with_the_components_of_the_match(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'pentarchy.sqlite'}"
    async with serving(url) as server:
        anna = await server.guest("Anna")
        with upgraded("kingdom", content=True), pytest.MonkeyPatch.context() as patch:
            patch.setattr(TableBots, "wake", lambda self: None)  # here they would be the program's own components
            table = await anna.create(seats=["me", "greedy"])
            edition = current("kingdom")
        with caplog.at_level(logging.WARNING, "pentarchy.bots"):
            async with anna.at(table) as a:
                for _ in range(12):
                    await a.until(lambda: a.ask or a.result, "a question")
                    await a.play()
                await a.until(lambda: a.ask, "the bot's answer")
        assert (await row(server, table)).edition == edition
        assert caplog.messages == [], "no bot may stumble over components that it does not know"


# rules ----------------------------------------------------------------------------------------------------------
@every_game
async def test_raised_rules_freeze_what_runs_and_nothing_else(left: Left, game: str, tmp_path: Path) -> None:
    with upgraded(game, version=NEXT):
        async with left.serving(tmp_path) as (server, anna):
            done, under_way = left.finished[game], left.running[game]
            assert await tell(anna, done, finished=True) == left.told[done]
            assert await close_code(anna, under_way) == FROZEN
            frozen = await anna.get(f"/api/tables/{under_way}/frozen", lang="en")
            assert is_sentence(frozen["why"])
            assert "older rules" in frozen["why"]
            assert frozen["look"] == left.told[under_way]["look"]
            assert (frozen["shown"], frozen["number"]) == (left.told[under_way]["number"],) * 2
            assert frozen["events"] == left.told[under_way]["events"][-len(frozen["events"]) :]
            assert len(frozen["events"]) > 5
            assert frozen["table"]["frozen"] == frozen["why"]
            for other in (g for g in GAMES if g != game):
                table = left.running[other]
                assert (await tell(anna, table, finished=False))["look"] == left.told[table]["look"]
            book = await anna.get(f"/api/games/{game}/book", edition=frozen["table"]["edition"])
            assert book["content"] == get_game(game).load(None).hash
    async with left.serving(tmp_path) as (server, anna):  # the old program again: nothing was lost
        assert (await tell(anna, under_way, finished=False))["ask"] == left.told[under_way]["ask"]
        await server.wander(under_way)


async def test_rules_that_say_so_continue_older_matches(left: Left, tmp_path: Path) -> None:
    with upgraded("kingdom", version=2, continues=frozenset({1})):
        async with left.serving(tmp_path) as (server, anna):
            table = left.running["kingdom"]
            assert (await tell(anna, table, finished=False))["ask"] == left.told[table]["ask"]
            await server.wander(table)
            assert (await anna.table(table))["edition"].startswith("kingdom-1-")
            text = (await anna.http.get(f"/api/tables/{table}/export")).text
            assert json.loads(text)["rules"] == 1
            assert verify(text).ok


@every_game
async def test_a_renamed_option_breaks_neither_lobby_nor_tables(left: Left, game: str, tmp_path: Path) -> None:
    with with_renamed_option(game):
        async with left.serving(tmp_path) as (_, anna):
            for lang in ("en", "ru"):
                lists = await anna.get("/api/tables", lang=lang)
                assert {info["id"] for info in lists["mine"]} == {*left.running.values(), *left.finished.values()}
                by_id = {info["id"]: info for info in lists["mine"]}
                assert is_sentence(by_id[left.running[game]]["frozen"])
            done, under_way = left.finished[game], left.running[game]
            assert await tell(anna, done, finished=True) == left.told[done]
            assert await close_code(anna, under_way) == FROZEN
            assert (await anna.get(f"/api/tables/{under_way}/frozen"))["look"] == left.told[under_way]["look"]
            for path in ("log", "export", "replay"):
                assert await anna.refusal(f"/api/tables/{under_way}/{path}", status=410) == "frozen"


# frozen matches -------------------------------------------------------------------------------------------------
async def test_a_frozen_match_is_ended_by_consent_of_all(database_url: str) -> None:
    async with serving(database_url) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris", lang="ru")
        table = await anna.create(private=True)
        await boris.join(table, invite=(await anna.table(table))["invite"].rpartition("/")[2])
        match = await server.wander(table, lambda match: match.number >= 30)
        secret = (await row(server, table)).secret
        assert await anna.refusal(f"/api/tables/{table}/end", {}, 409) == "not-frozen"
        cookies = anna.cookie, boris.cookie
    with upgraded("kingdom", version=2):
        async with serving(database_url) as server:
            anna, boris = (server.stranger(cookie=cookie) for cookie in cookies)
            vera = await server.guest("Vera")
            assert await vera.refusal(f"/api/tables/{table}/frozen", status=404) == "no-table"
            assert await vera.refusal(f"/api/tables/{table}/end", {}, 404) == "no-table"
            before = (await anna.http.get(f"/api/tables/{table}/frozen/file")).text
            assert secret not in before, "as long as it could go on, nothing hidden is told"
            assert "log" not in json.loads(before)
            one = await anna.post(f"/api/tables/{table}/end", {"yes": True})
            assert one["ending"] == {"agreed": [0], "missing": [1]}
            assert one["table"]["status"] == "running"
            no = await boris.post(f"/api/tables/{table}/end", {"yes": False})
            assert no["ending"] == {"agreed": [], "missing": [0, 1]}
            for guest in (anna, boris):
                last = await guest.post(f"/api/tables/{table}/end", {"yes": True})
            assert last["table"]["status"] == "ended"
            assert await anna.refusal(f"/api/tables/{table}/end", {}, 409) == "over"
            frozen = await boris.get(f"/api/tables/{table}/frozen", lang="en")
            assert "ended by consent" in frozen["why"]
            assert frozen["look"] is not None
            text = (await anna.http.get(f"/api/tables/{table}/frozen/file")).text
            assert [tuple(record) for record in json.loads(text)["log"]] == list(match.log)
            report = verify(text)
            assert report.other_edition
            assert not report.failed
    async with serving(database_url) as server:  # ended is ended, also for the old program
        assert await close_code(server.stranger(cookie=cookies[0]), table) == FROZEN


async def test_a_picture_shows_a_seat_what_that_seat_was_told(left: Left, tmp_path: Path) -> None:
    async with left.serving(tmp_path) as (server, anna):
        table = left.running["kingdom"]
        looks = []
        for seat in (0, 1):
            async with anna.at(table, seat=seat) as player:
                looks.append(player.look)
        async with server.stranger().at(table) as watcher:
            public = watcher.look
    assert looks[0] != looks[1]
    with upgraded("kingdom", version=2):
        async with left.serving(tmp_path) as (server, anna):
            path = f"/api/tables/{table}/frozen"
            assert [(await anna.get(path, seat=seat))["look"] for seat in (0, 1)] == looks
            for seat in (-1, 0, 1):
                assert (await server.stranger().get(path, seat=seat))["look"] == public


async def test_without_a_picture_a_frozen_match_still_says_why(left: Left, tmp_path: Path) -> None:
    with upgraded("kingdom", version=2):
        async with left.serving(tmp_path) as (server, anna):
            for query in (update(pictures).values(data=b"nonsense"), delete(pictures)):
                await change(server, query)
                frozen = await anna.get(f"/api/tables/{left.running['kingdom']}/frozen")
                assert (frozen["look"], frozen["events"], frozen["shown"]) == (None, [], 0)
                assert is_sentence(frozen["why"])


# results --------------------------------------------------------------------------------------------------------
async def test_results_of_an_older_program_are_made_while_they_can_be(
    left: Left, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database comes from a program that kept nothing; this one catches up before the rules change."""
    monkeypatch.setattr(archivist, "PAUSE", 0.0)
    async with left.serving(tmp_path) as (server, _):
        for kept in (results, pictures, editions):
            await change(server, delete(kept))
    async with left.serving(tmp_path) as (server, _):
        keep = server.services.hub.keep

        async def caught_up() -> bool:
            return not await keep.unkept() and len(await keep.editions()) == len(GAMES)

        await until(caught_up, "results, pictures and editions of all tables")
    with upgraded(*GAMES, version=NEXT):
        async with left.serving(tmp_path) as (_, anna):
            for table in left.finished.values():
                assert await tell(anna, table, finished=True) == left.told[table]
            for table in left.running.values():
                assert (await anna.get(f"/api/tables/{table}/frozen"))["look"] == left.told[table]["look"]


async def test_a_damaged_result_is_made_anew_while_the_match_replays(left: Left, tmp_path: Path) -> None:
    async with left.serving(tmp_path) as (server, anna):
        table = left.finished["kingdom"]
        for data in (
            b"",
            b"nonsense",
            zlib.compress(b"{"),
            pack([]),
            pack({"looks": {}}),
            pack({key: {} for key in NEEDED}),
        ):
            await change(server, update(results).where(results.c.table_id == table).values(data=data))
            if live := server.services.hub.known(table):
                server.services.hub.drop(live)
            assert await tell(anna, table, finished=True) == left.told[table]


# one bad row ----------------------------------------------------------------------------------------------------
DAMAGE = {
    "bad JSON": "update tables set options = '{' where id = :id",
    "another form": "update tables set options = '[1, 2]' where id = :id",
    "no waiting": "update tables set waiting = 'nothing' where id = :id",
    "unknown game": "update tables set game = 'mahjong' where id = :id",
    "unknown option": """update tables set options = '{"colour": "green"}' where id = :id""",
    "bad secret": "update tables set secret = 'xyz' where id = :id",
    "unknown edition": "update tables set content = '0123456789abcdef' where id = :id",
    "unknown rules": "update tables set rules = 77 where id = :id",
    "chosen words": "update tables set chosen = 'abc', secret = '' where id = :id",
    "time in words": "update tables set moved = 'abc' where id = :id",
    "a wish of nothing": "update tables set absent = '{}' where id = :id",
    "nobody is asked": "update tables set waiting = '[99]' where id = :id",
    "a name of bytes": "update seats set name = x'ff' where table_id = :id and seat = 0",
    "seen in words": "update seats set seen = 'abc' where table_id = :id and seat = 0",
    "unknown bot": "update seats set kind = 'bot', bot = 'zzz' where table_id = :id and seat = 1",
    "a seat is gone": "delete from seats where table_id = :id and seat = 1",
    "illegal record": "update records set action = 'dance:7' where table_id = :id and number = 5",
    "wrong player": "update records set player = 9 where table_id = :id and number = 5",
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_row_hurts_only_itself(
    left: Left, damage: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table, good = left.running["kingdom"], left.running["lockup"]
    async with left.serving(tmp_path) as (server, anna):
        await change(server, text("delete from checkpoints"))
        await change(server, text(DAMAGE[damage]).bindparams(id=table))
    with caplog.at_level(logging.ERROR):
        async with left.serving(tmp_path) as (server, anna):
            for _ in range(3):
                assert await close_code(anna, table) == FROZEN
                lists = await anna.get("/api/tables")
                assert {*left.running.values(), *left.finished.values()} - {table} <= {t["id"] for t in lists["mine"]}
                answer = await anna.http.get(f"/api/tables/{table}/frozen")
                assert answer.status_code in (200, 410)
                assert is_sentence(answer.json()["why" if answer.status_code == 200 else "text"])
            assert (await tell(anna, good, finished=False))["look"] == left.told[good]["look"]
            await server.wander(good, lambda match: match.number >= 50)
    about = [record for record in caplog.records if getattr(record, "table", "") == table]
    assert 1 <= len(about) <= 2, "the log tells it in a line, however often somebody looks"
    assert all(record.exc_info is None for record in about)


async def test_a_row_that_cannot_be_shown_is_left_out_of_lists(left: Left, tmp_path: Path) -> None:
    async with left.serving(tmp_path) as (server, anna):
        unknown = text("update seats set kind = 'bot', bot = 'genius' where table_id = :id and seat = 1")
        await change(server, unknown.bindparams(id=left.running["kingdom"]))
        for guest in (anna, server.stranger()):
            lists = await guest.get("/api/tables")
            shown = {info["id"] for info in [*lists["mine"], *lists["running"]]}
            assert left.running["lockup"] in shown
            assert left.running["kingdom"] not in shown


async def test_a_damaged_edition_freezes_only_its_matches(left: Left, tmp_path: Path) -> None:
    with upgraded("kingdom", content=True):
        async with left.serving(tmp_path) as (server, anna):
            edition = (await row(server, left.running["kingdom"])).edition
            kept = await server.services.hub.keep.edition(str(edition))
            assert kept
            tampered = unpack(kept[0])
            tampered["developments.toml"]["farm"]["cost"] = "M9"
            for data in (pack(tampered), pack({}), b"nonsense"):
                server.services.hub.editions._contents.clear()
                kingdoms = editions.c.edition.startswith("kingdom")
                await change(server, update(editions).where(kingdoms).values(tables=data))
                assert await close_code(anna, left.running["kingdom"]) == FROZEN
            await tell(anna, left.running["tyrants"], finished=False)
            await change(server, delete(editions))
            assert await close_code(anna, left.running["kingdom"]) == FROZEN
            assert await tell(anna, left.finished["kingdom"], finished=True) == left.told[left.finished["kingdom"]]


async def test_an_open_table_whose_option_is_gone_can_be_closed(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        table = await anna.create()
        cookie = anna.cookie
    with with_renamed_option("kingdom"):
        async with serving(sqlite_url) as server:
            anna, boris = server.stranger(cookie=cookie), await server.guest("Boris")
            assert await boris.refusal(f"/api/tables/{table}/join", {}, 410) == "frozen"
            assert (await anna.post(f"/api/tables/{table}/end"))["table"]["status"] == "ended"
            assert (await boris.get("/api/tables"))["open"] == []


async def test_the_watchdog_of_bots_survives_a_frozen_table(left: Left, tmp_path: Path) -> None:
    async with left.serving(tmp_path) as (server, anna):
        table = await anna.create(seats=["me", "greedy"])
        await change(server, update(tables).where(tables.c.id == table).values(rules=77, waiting=[1], moved=0.0))
    async with left.serving(tmp_path) as (server, anna):
        again = await anna.create(seats=["me", "greedy"])
        async with anna.at(again) as a:
            await a.until(lambda: a.ask, "a question")
            await a.play()
            await a.until(lambda: a.ask, "the bot's answer")
