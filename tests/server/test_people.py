"""Who is who: guests, their cookies and names; accounts that keep games across devices."""

import base64
import json

import pytest
from itsdangerous import URLSafeSerializer

from tests.server.harness import COOKIE
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse"


# guests ---------------------------------------------------------------------------------------------------------
async def test_a_guest_needs_only_a_name(server: Here) -> None:
    guest = server.stranger()
    assert await guest.get("/api/me") is None
    made = await guest.rename("Anna")
    assert made["name"] == "Anna"
    assert made["account"] is None
    assert await guest.get("/api/me") == made


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server: Here) -> None:
    answer = await server.stranger().http.post("/api/me", json={"name": "Anna"})
    parts = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert parts[0].startswith(f"{COOKIE}=")
    assert "httponly" in parts
    assert "samesite=lax" in parts
    assert "path=/" in parts
    assert "secure" not in parts  # plain HTTP: the browser would not send it back


async def test_behind_https_the_cookie_is_secure(sqlite_url: str) -> None:
    async with serving(sqlite_url, secure_cookies=True) as server:
        answer = await server.stranger().http.post("/api/me", json={"name": "Anna"})
        assert "; secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "two\x07bells", "a\u202eb", "\x00"])
async def test_a_bad_name_is_refused_and_makes_nobody(server: Here, name: str) -> None:
    stranger = server.stranger()
    assert await stranger.refusal("/api/me", {"name": name}, 422) == "name"
    assert stranger.cookie is None


async def test_spaces_in_a_name_are_tidied(server: Here) -> None:
    assert (await server.stranger().rename("  Anna   of  Zagreb "))["name"] == "Anna of Zagreb"


@pytest.mark.parametrize("name", ["Анна", "Ödön", "李", "x" * 24, "O'Neill & sons"])
async def test_names_of_all_languages(server: Here, name: str) -> None:
    assert (await server.stranger().rename(name))["name"] == name


async def test_a_new_name_stands_at_the_seats_at_once(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create()
    await boris.join(table)
    before = anna.me["id"]
    async with boris.at(table) as b:
        await anna.rename("Annette")
        assert anna.me["id"] == before
        assert [seat["name"] for seat in (await boris.table(table))["seats"]] == ["Annette", "Boris"]
        assert [seat["name"] for seat in (await b.sync())["table"]["seats"]] == ["Annette", "Boris"]


async def test_a_new_name_keeps_the_numbers_of_a_hot_seat(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "me"])
    await anna.rename("Annette")
    assert [seat["name"] for seat in (await anna.table(table))["seats"]] == ["Annette 1", "Annette 2"]


# forged and old cookies -----------------------------------------------------------------------------------------
async def test_a_forged_cookie_is_nobody(server: Here) -> None:
    anna = await server.guest("Anna")
    assert anna.cookie is not None
    payload, _, signature = anna.cookie.partition(".")
    other = await server.guest("Boris")
    swapped = base64.urlsafe_b64encode(json.dumps([anna.me["id"], 0]).encode()).decode().rstrip("=")
    forged = [
        URLSafeSerializer("another secret", salt="pentarchy cookie").dumps([anna.me["id"], 0]),
        f"{swapped}.{str(other.cookie).partition('.')[2]}",
        f"{payload}.{signature[:-2]}xx",
        payload,
        anna.me["id"],
        "x",
        ".",
        "%00",
    ]
    for cookie in forged:
        thief = server.stranger(cookie=cookie)
        assert await thief.get("/api/me") is None, cookie
        assert await thief.refusal("/api/tables", {"game": "kingdom", "players": 1, "seats": ["me"]}, 401) == "nobody"


async def test_a_signed_cookie_of_another_form_is_nobody(server: Here) -> None:
    for content in ([], "word", 7, None, ["only one"], {"id": "x"}, ["nobody", 0], [["list"], 0]):
        cookie = str(server.services.people._signer.dumps(content))
        assert await server.stranger(cookie=cookie).get("/api/me") is None, content


async def test_a_cookie_outlives_the_server(sqlite_url: str) -> None:
    async with serving(sqlite_url) as server:
        anna = await server.guest("Anna")
        cookie = anna.cookie
    async with serving(sqlite_url) as server:
        assert await server.stranger(cookie=cookie).get("/api/me") == anna.me


async def test_without_a_name_nothing_can_be_changed(server: Here) -> None:
    anna, stranger = await server.guest("Anna"), server.stranger()
    table = await anna.create()
    for path, body in (("join", {}), ("seat", {"token": "x"}), ("leave", {}), ("rematch", {})):
        assert await stranger.refusal(f"/api/tables/{table}/{path}", body, 401) == "nobody"
    assert await stranger.refusal("/api/logout/everywhere", {}, 401) == "nobody"


# accounts -------------------------------------------------------------------------------------------------------
async def test_an_account_keeps_name_and_games_on_another_device(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create()
    registered = await anna.post("/api/register", {"login": "Anna.One", "password": PASSWORD})
    assert registered == {**anna.me, "account": "anna.one"}
    phone = server.stranger()
    assert await phone.post("/api/login", {"login": "ANNA.one", "password": PASSWORD}) == registered
    assert [row["id"] for row in (await phone.get("/api/tables"))["mine"]] == [table]
    assert await anna.get("/api/me") == registered  # the first device stays


async def test_the_password_is_stored_as_an_argon2_hash(server: Here) -> None:
    anna = await server.guest("Anna")
    await anna.post("/api/register", {"login": "hashed", "password": PASSWORD})
    row = await server.services.store.user_by_login("hashed")
    assert row is not None
    assert row.password is not None
    assert row.password.startswith("$argon2id$")
    assert PASSWORD not in row.password


async def test_a_stranger_can_register_at_once(server: Here) -> None:
    stranger = server.stranger()
    made = await stranger.post("/api/register", {"login": "Zora", "password": PASSWORD})
    assert (made["name"], made["account"]) == ("Zora", "zora")
    assert await stranger.get("/api/me") == made


async def test_a_wrong_login_or_password_says_only_that_they_do_not_fit(server: Here) -> None:
    anna = await server.guest("Anna")
    await anna.post("/api/register", {"login": "careful", "password": PASSWORD})
    texts = set()
    for login, password in (("careful", "wrong horse"), ("nobody.here", PASSWORD), ("", ""), ("careful", "")):
        answer = await server.stranger().http.post("/api/login", json={"login": login, "password": password})
        assert answer.status_code == 403
        assert "set-cookie" not in answer.headers
        texts.add(answer.text)
    assert len(texts) == 1


async def test_a_login_belongs_to_one_person(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    await anna.post("/api/register", {"login": "only.one", "password": PASSWORD})
    assert await boris.refusal("/api/register", {"login": "Only.One", "password": PASSWORD}, 409) == "login-taken"
    assert (await boris.get("/api/me"))["account"] is None
    assert await anna.refusal("/api/register", {"login": "second", "password": PASSWORD}, 409) == "account"


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "login"),
        ("x" * 25, PASSWORD, "login"),
        ("two words", PASSWORD, "login"),
        ("semi;colon", PASSWORD, "login"),
        ("fine", "seven77", "password"),
        ("fine", "x" * 201, "password"),
    ],
)
async def test_bad_logins_and_passwords(server: Here, login: str, password: str, code: str) -> None:
    stranger = server.stranger()
    assert await stranger.refusal("/api/register", {"login": login, "password": password}, 422) == code


async def test_a_login_of_letters_that_grow_in_lower_case(server: Here) -> None:
    """Each of them becomes two: it counts as it is kept."""
    letter = "\N{LATIN SMALL LETTER SHARP S}"
    long, short = {"login": letter * 13, "password": PASSWORD}, {"login": letter * 12, "password": PASSWORD}
    assert await server.stranger().refusal("/api/register", long, 422) == "login"
    made = await server.stranger().post("/api/register", short)
    assert made["account"] == "ss" * 12
    assert await server.stranger().post("/api/login", short) == made


async def test_logging_out_forgets_this_device_only(server: Here) -> None:
    anna, phone = await server.guest("Anna"), server.stranger()
    await anna.post("/api/register", {"login": "leaver", "password": PASSWORD})
    await phone.post("/api/login", {"login": "leaver", "password": PASSWORD})
    await anna.post("/api/logout")
    assert anna.cookie is None
    assert await anna.get("/api/me") is None
    assert (await phone.get("/api/me"))["account"] == "leaver"


async def test_logging_out_everywhere_ends_all_cookies(server: Here) -> None:
    anna, phone = await server.guest("Anna"), server.stranger()
    await anna.post("/api/register", {"login": "everywhere", "password": PASSWORD})
    await phone.post("/api/login", {"login": "everywhere", "password": PASSWORD})
    old = phone.cookie
    await anna.post("/api/logout/everywhere")
    assert await phone.get("/api/me") is None
    assert await server.stranger(cookie=old).get("/api/me") is None
    again = await phone.post("/api/login", {"login": "everywhere", "password": PASSWORD})
    assert await phone.get("/api/me") == again
