"""Talking at a table."""

import pytest

from tests.server.harness import level
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def test_everybody_hears_everybody_in_order(server: Here) -> None:
    anna, boris, vera = await server.guest("Anna"), await server.guest("Boris"), await server.guest("Vera")
    table = await anna.create()
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b, vera.at(table) as v:
        for player, text in ((a, "hello"), (b, "привет"), (v, "good luck <b>both</b>"), (a, "  two   words ")):
            await player.tell({"t": "chat", "text": text}, "chat")
        for player in (a, b, v):
            await player.until(lambda player=player: len(player.chat) == 4)
        said = [(line["seat"], line["name"], line["text"]) for line in v.chat]
        assert said == [
            (0, "Anna", "hello"),
            (1, "Boris", "привет"),
            (-1, "Vera", "good luck <b>both</b>"),
            (0, "Anna", "two words"),
        ]
        assert [line["id"] for line in v.chat] == sorted(line["id"] for line in v.chat)
        assert a.chat == b.chat == v.chat
        async with server.stranger().at(table) as late:
            assert late.chat == v.chat


async def test_one_can_talk_before_the_match_and_after_it(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    async with anna.at(table) as a:
        await a.tell({"t": "chat", "text": "anybody?"}, "chat")
        await boris.join(table)
        await server.wander(table)
        await a.until(lambda: a.result)
        await a.tell({"t": "chat", "text": "well played"}, "chat")
        assert [line["text"] for line in a.chat] == ["anybody?", "well played"]


@pytest.mark.parametrize("text", ["", "   ", "x" * 301, "bell\x07", "\u202eturned", "\n\n", "nul\x00"])
async def test_a_line_has_1_to_300_printable_letters(server: Here, text: str) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    async with anna.at(table) as a:
        assert (await a.refused({"t": "chat", "text": text}))["code"] == "chat"
        await a.tell({"t": "chat", "text": "x" * 300}, "chat")
        assert len(a.chat) == 1


async def test_whoever_has_no_name_cannot_talk(server: Here) -> None:
    table = await (await server.guest("Anna")).create()
    async with server.stranger().at(table) as nobody:
        assert (await nobody.refused({"t": "chat", "text": "hello"}))["code"] == "nobody"


async def test_a_newcomer_gets_the_last_hundred_lines(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    for number in range(105):
        await server.services.store.add_chat(table, 0, "Anna", f"line {number}", 0.0)
    async with anna.at(table) as a:
        assert [line["text"] for line in a.chat] == [f"line {number}" for number in range(5, 105)]


async def test_who_talks_too_fast_is_stopped_and_can_still_play(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris")
        table = await anna.create(seed=1)
        await boris.join(table)
        async with anna.at(table) as a, anna.at(table) as second_tab, boris.at(table) as b:
            for number in range(5):
                await a.tell({"t": "chat", "text": f"line {number}"}, "chat")
            assert (await second_tab.refused({"t": "chat", "text": "more"}))["code"] == "rate"  # by person, not by tab
            await b.tell({"t": "chat", "text": "calm down"}, "chat")
            player = a if a.ask else b
            await player.play()
            await level([a, b, second_tab])


async def test_chat_of_one_table_stays_there(server: Here) -> None:
    anna = await server.guest("Anna")
    one, two = await anna.create(), await anna.create()
    async with anna.at(one) as a, anna.at(two) as b:
        await a.tell({"t": "chat", "text": "here"}, "chat")
        await b.ping()
        assert b.chat == []
