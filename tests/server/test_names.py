"""Names as people see them: all can be read, nobody looks like a bot, nobody at a table like somebody else there."""

import asyncio
import unicodedata

import pytest

from pentarchy.server.names import distinct, is_fit, is_of_a_bot, look, tidy
from tests.server.harness import Guest, until
from tests.server.hosting import Here, serving
from tests.server.test_seats import token

pytestmark = pytest.mark.anyio
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"

GOOD = [
    "Anna", "Андрей", "Алёна", "Ödön", "Zoë", "Nguyễn Thị Ệ", "李小龙", "ทีม", "ที่นี่", "שָׁלוֹם", "محمد", "नमस्ते", "Ἀθηνᾶ",
    "O'Neill & sons", "x" * 24, "M\u030cira", FAMILY, "\u2764\ufe0f Anna",
    "\U0001f44d\U0001f3fd", "\U0001f1ee\U0001f1f8",
    "1\ufe0f\u20e3", "\U0001f9d1\U0001f3fd\u200d\U0001f680", "\U0001f3f3\ufe0f\u200d\U0001f308", "_", "...", "Robot",
    unicodedata.normalize("NFD", "Андрей Ёлкин"),
]  # fmt: skip
BAD = {
    "nothing": "",
    "spaces": "   ",
    "long": "x" * 25,
    "bell": "a\x07b",
    "null": "a\0b",
    "zero-width space": "An\u200bna",
    "zero-width joiner between letters": "An\u200dna",
    "joiner at the end": "\U0001f468\u200d",
    "joiner alone": "\u200d",
    "zero-width non-joiner": "An\u200cna",
    "word joiner": "An\u2060na",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "right-to-left override": "\u202eannA",
    "isolate": "\u2066Anna",
    "grapheme joiner": "An\u034fna",
    "Hangul filler": "\u3164",
    "half-width filler": "Anna\uffa0",
    "Hangul choseong filler": "\u115fAnna",
    "braille blank": "\u2800",
    "Khmer vowel": "A\u17b4",
    "Mongolian selector": "A\u180b",
    "variation selector": "Anna\ufe00",
    "picture selector on a letter": "Anna\ufe0f",
    "selector supplement": "Anna\U000e0100",
    "tags": "Anna\U000e0041",
    "private use": "\ue000",
    "line separator": "a\u2028\u200bb",
    "half of a pair": "\ud800",
    "zalgo": "A\u0316\u0317\u0318nna",
    "two accents": "x\u0302\u0302",
    "pile on another alphabet": "\u0e17\u0e34\u0e34\u0e34",
    "accent on nothing": "\u0301Anna",
    "accent on a space": "a \u0301",
    "two selectors": "Anna \u2764\ufe0f\ufe0f",
    "a note that draws nothing": "\U0001d159Anna",
    "Cherokee": "\u13aanna",
    "Lisu": "\ua4d0\ua4f3\ua4d4",
    "squared letter": "\U0001f171ot 2",
    "object mark": "\ufffcAnna",
}
BOTS = ["Bot", "bot 1", "BOT 2 (normal)", "Bot1", "Бот", "бот 3 (обычный)", "Bоt 1", "Вot 2", "B0t", "6от 1",
        "Ｂｏｔ 1", "Bot-7", "bot_2", "Βοτ 3", "B\u0585t 2"]  # fmt: skip
NO_BOTS = ["Botticelli", "Ботвинник", "Robot", "Abbot", "The Bot", "Bo", "Boto"]
ALIKE = [
    ("Anna", "anna"), ("Anna", "Аnnа"), ("Anna", "Ａｎｎａ"), ("СОР", "COP"), ("Paul", "PauI"),
    ("Anna 1", "Anna l"), ("O", "0"),
    ("Ира", "ИРА"), ("Straße", "STRASSE"), ("Zo\u00eb", "Zoe\u0308"), ("ΑΝΝΑ", "ANNA"),
    ("Anna \u2764", "Anna \u2764\ufe0f"), ("Paul", "Pau\u04cf"), ("Πётр", "Пётр"), ("anna", "\u0251nna"),
    ("A-B", "A\u2010B"),
]  # fmt: skip
UNLIKE = [("Anna", "Anne"), ("Алёна", "Алена"), ("Anna", "Anna 2"), ("Иван", "Ivan"), ("Andrei", "Андрей")]


@pytest.mark.parametrize("name", GOOD)
def test_good_names(name: str) -> None:
    assert is_fit(tidy(name))
    assert not is_of_a_bot(name)


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_bad_names(name: str) -> None:
    assert not is_fit(tidy(name))


@pytest.mark.parametrize("name", BOTS)
def test_names_of_bots(name: str) -> None:
    assert is_of_a_bot(name)


@pytest.mark.parametrize("name", NO_BOTS)
def test_names_that_only_begin_so(name: str) -> None:
    assert not is_of_a_bot(name)


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_the_same(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(("one", "other"), UNLIKE)
def test_names_that_do_not(one: str, other: str) -> None:
    assert look(one) != look(other)


def test_a_name_becomes_distinct() -> None:
    assert distinct("Anna", []) == "Anna"
    assert distinct("Anna", ["Boris", ""]) == "Anna"
    assert distinct("Аnna", ["ANNA"]) == "Аnna (2)"
    assert distinct("Anna", ["anna", "Anna (2)"]) == "Anna (3)"


# on the server --------------------------------------------------------------------------------------------------
async def test_a_family_is_a_name_and_accents_are_put_together(server: Here) -> None:
    assert (await server.guest(FAMILY)).name == FAMILY
    assert (await server.guest(unicodedata.normalize("NFD", "Андрей"))).name == "Андрей"


@pytest.mark.parametrize("name", ["Bot 1", "Бот 2 (обычный)", "B\u043et"])
async def test_nobody_is_called_as_bots_are(server: Here, name: str) -> None:
    anna = await server.guest("Anna")
    assert await anna.refusal("/api/me", {"name": name}, 422) == "name-bot"
    assert (await anna.get("/api/me"))["name"] == "Anna"


async def test_a_login_that_is_no_name_makes_nobody(server: Here) -> None:
    stranger = server.stranger()
    assert await stranger.refusal("/api/register", {"login": "bot-5", "password": "correct horse"}, 422) == "name-bot"
    assert stranger.cookie is None


async def names(guest: Guest, table: str) -> list[str]:
    return [seat["name"] for seat in (await guest.table(table))["seats"]]


async def test_two_of_one_name_at_a_table_are_told_apart(server: Here) -> None:
    anna, other, third = [await server.guest(name) for name in ("Anna", "Аnnа", "ANNA")]  # the second is half Cyrillic
    table = await anna.create(game="tyrants", players=3)
    await other.join(table)
    await third.join(table)
    assert await names(anna, table) == ["Anna", "Аnnа (2)", "ANNA (3)"]
    async with anna.at(table) as a:
        assert [line["text"] for line in a.comings][1:] == ["Аnnа (2) sat down.", "ANNA (3) sat down."]
    assert (await other.get("/api/me"))["name"] == "Аnnа"  # elsewhere it stays as it is
    await third.rename("Anna")
    assert await names(anna, table) == ["Anna", "Аnnа (2)", "Anna (3)"]
    await third.rename("Clara")
    assert await names(anna, table) == ["Anna", "Аnnа (2)", "Clara"]


async def test_who_gets_a_seat_by_a_link_is_told_apart(server: Here) -> None:
    anna, boris, other = [await server.guest(name) for name in ("Anna", "Boris", "anna")]
    table = await anna.create()
    link = token(await boris.join(table), 1)
    await other.post(f"/api/tables/{table}/seat", {"token": link})
    assert await names(anna, table) == ["Anna", "anna (2)"]
    async with anna.at(table) as a:
        assert a.comings[-1]["text"] == "Boris handed seat 2 to anna (2)."


async def test_who_only_watches_does_not_talk_as_a_player(server: Here) -> None:
    anna, other = await server.guest("Anna"), await server.guest("Anna")
    table = await anna.create()
    async with other.at(table) as o:
        line = (await o.tell({"t": "chat", "text": "hello"}, "chat"))["line"]
        assert line["name"] == "Anna (2)"


async def test_two_of_one_name_sit_down_at_once(postgres_url: str, redis_url: str) -> None:
    """Through two workers: the second waits until the first has its name."""
    async with serving(postgres_url, redis_url=redis_url) as one, serving(postgres_url, redis_url=redis_url) as two:
        host, guests = await one.guest("Host"), [await one.guest("Anna"), await two.guest("Anna")]
        for _ in range(4):
            table = await host.create(game="tyrants", players=3)
            links = [token(await host.table(table), seat) for seat in (1, 2)]
            await asyncio.gather(
                *(
                    guest.post(f"/api/tables/{table}/seat", {"token": link})
                    for guest, link in zip(guests, links, strict=True)
                )
            )

            async def all_sit(table: str = table) -> bool:
                return sorted(await names(host, table)) == ["Anna", "Anna (2)", "Host"]

            await until(all_sit, "both names")
