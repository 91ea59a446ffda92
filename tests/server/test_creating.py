"""Making a table: options, seats, the deal that nobody can choose in secret."""

import pytest

from pentarchy.engine.chance import MASK64, key_of
from pentarchy.engine.registry import games
from pentarchy.match import Luck, Match
from pentarchy.server.table_info import luck_of
from tests.server.harness import KINGDOM, Data, rehearse
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


def options(table: Data) -> dict[str, str]:
    return {option["name"]: option["value"] for option in table["options"]}


async def test_the_lobby_has_all_games_with_their_options(server: Here) -> None:
    stranger = server.stranger()
    for lang in ("en", "ru"):
        lobby = await stranger.get("/api/lobby", lang=lang)
        assert [game["id"] for game in lobby["games"]] == [game.id for game in games()]
        for info, game in zip(lobby["games"], games(), strict=True):
            assert info["title"] == game.title[lang]
            assert [option["name"] for option in info["options"]] == [option.name for option in game.options]
            assert all(option["label"] for option in info["options"])
        assert lobby["bots"]
        assert all(bot["label"] for bot in lobby["bots"])


async def test_options_are_resolved_and_said_in_words(server: Here) -> None:
    anna = await server.guest("Anna")
    plain = await anna.new_table()
    assert options(plain)["menace_1"] == "frost_giants"
    chosen = await anna.new_table(players=1, seats=["me"], options={"scenario": "prophecy"})
    assert options(chosen)["side"] == "B"  # what the scenario presets
    assert "module" not in options(chosen)  # what does not exist with it
    for lang in ("en", "ru"):
        for option in (await anna.table(plain["id"], lang=lang))["options"]:
            assert option["label"]
            assert option["text"]
    assert options(await anna.new_table(options={"first": "2"}))["first"] == "2"


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"game": "chess"}, 404, "no-game"),
        ({"players": 3, "seats": ["me", "open", "open"]}, 422, "setup"),
        ({"options": {"module": "dragons"}}, 422, "setup"),
        ({"options": {"colour": "red"}}, 422, "setup"),
        ({"options": {"scenario": "prophecy"}}, 422, "setup"),  # only for one
        ({"options": {"menace_1": "thieves", "menace_2": "thieves"}}, 422, "setup"),  # must differ
        ({"game": "tyrants", "options": {"deck_1": "drow", "deck_2": "drow"}}, 422, "setup"),  # these too
        ({"seats": ["me"]}, 422, "seats"),
        ({"seats": ["me", "open", "open"]}, 422, "seats"),
        ({"seats": ["me", "grandmaster"]}, 422, "seats"),
        ({"seats": ["me", "human"]}, 422, "seats"),
        ({"seats": []}, 422, "form"),
        ({"seats": "me"}, 422, "form"),
        ({"players": 0}, 422, "form"),
        ({"players": 9}, 422, "form"),
        ({"players": "many"}, 422, "form"),
        ({"undo": "sometimes"}, 422, "form"),
        ({"seed": -1}, 422, "form"),
        ({"seed": 1 << 64}, 422, "form"),
        ({"seed": "seven"}, 422, "form"),
        ({"entropy": "x" * 65}, 422, "form"),
        ({"options": {"module": 7}}, 422, "form"),
        ({"options": {str(number): "x" for number in range(41)}}, 422, "form"),
        ({"private": "perhaps"}, 422, "form"),
    ],
)
async def test_what_cannot_be_set_up_is_refused_with_one_sentence(
    server: Here, wish: Data, status: int, code: str
) -> None:
    for lang in ("en", "ru"):
        anna = await server.guest("Anna", lang)
        assert await anna.refusal("/api/tables", {**KINGDOM, "seats": ["me", "open"], **wish}, status) == code
        assert (await anna.get("/api/tables"))["mine"] == []


async def test_the_reason_of_a_bad_setup_is_in_the_language_of_the_reader(server: Here) -> None:
    boris = await server.guest("Boris", lang="ru")
    body = {**KINGDOM, "players": 3, "seats": ["me", "open", "open"]}
    text = (await boris.http.post("/api/tables", json=body)).json()["text"]
    assert not any("a" <= letter <= "z" for letter in text.lower()), text


async def test_bodies_that_are_not_what_they_say(server: Here) -> None:
    anna = await server.guest("Anna")
    for content in (b"", b"{", b"[]", b'"x"', b"null", b"\xff\xfe", b'{"game": "kingdom"}', b"{}"):
        answer = await anna.http.post("/api/tables", content=content, headers={"content-type": "application/json"})
        assert answer.status_code == 422, content
        assert answer.json()["code"] == "form"


async def test_text_that_no_database_can_hold_is_refused(database_url: str) -> None:
    """PostgreSQL stores no zero bytes, and no database stores half of a surrogate pair."""
    async with serving(database_url) as server:
        anna = await server.guest("Anna")
        table = await anna.create()
        headers = {"content-type": "application/json"}
        broken = []
        for escaped in (r"\u0000", r"\ud800"):
            bodies = {
                "/api/me": '{"name": "%s"}',
                "/api/register": '{"login": "fine.login", "password": "%spassword"}',
                "/api/login": '{"login": "%sxyz", "password": "password"}',
                "/api/tables": '{"game": "kingdom", "players": 2, "seats": ["me", "open"], "entropy": "%s"}',
                f"/api/tables/{table}/seat": '{"token": "%s"}',
                "/api/tables/%00": None,
            }
            for path, body in bodies.items():
                if body is None:
                    answer = await anna.http.get(path)
                else:
                    answer = await anna.http.post(path, content=body.replace("%s", escaped), headers=headers)
                if answer.status_code >= 500:
                    broken.append((path, escaped))
    assert broken == []


# seats ----------------------------------------------------------------------------------------------------------
async def test_a_table_with_open_seats_waits(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.new_table(seats=["open", "me"])
    assert table["status"] == "open"
    assert table["host"] is True
    assert [(seat["kind"], seat["name"], seat["you"]) for seat in table["seats"]] == [
        ("open", "", False),
        ("human", "Anna", True),
    ]


async def test_a_host_need_not_sit(server: Here) -> None:
    anna, boris, vera = [await server.guest(name) for name in ("Anna", "Boris", "Vera")]
    table = await anna.create(seats=["open", "open"])
    assert [row["id"] for row in (await anna.get("/api/tables"))["mine"]] == [table]
    await boris.join(table)
    assert (await vera.join(table))["status"] == "running"


async def test_a_hot_seat_begins_at_once_with_two_names(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.new_table(seats=["me", "me"])
    assert table["status"] == "running"
    assert [(seat["name"], seat["you"]) for seat in table["seats"]] == [("Anna 1", True), ("Anna 2", True)]
    async with anna.at(table["id"]) as a:
        first = a.seat
        assert a.ask is not None  # the seat whose turn it is
        await a.tell({"t": "sit", "seat": 1 - first}, "state")
        assert a.seat == 1 - first
        await a.tell({"t": "sit", "seat": -1}, "state")
        assert a.seat == -1
        assert a.ask is None
        for seat in (2, -2, 99):
            assert (await a.refused({"t": "sit", "seat": seat}))["code"] == "seat"
        await a.tell({"t": "sit", "seat": first}, "state")
        await a.play()


async def test_a_table_of_bots_only(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.new_table(seats=["random", "random"])
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "bot"]
    async with anna.at(table["id"]) as spectator:
        await spectator.until(lambda: spectator.number > 3, "moves of bots")
        assert spectator.seat == -1


# the deal -------------------------------------------------------------------------------------------------------
async def test_a_chosen_seed_gives_the_same_deal(server: Here) -> None:
    anna = await server.guest("Anna")
    seed = (1 << 64) - 5
    script, expected = rehearse(lambda match: match.number == 3, seed=seed)
    looks = []
    for _ in range(2):
        table = await anna.create(seats=["me", "me"], seed=seed)
        live = await server.services.hub.table(table)
        assert live.running().state.encode() == Match.new("kingdom", 2, seed=seed).state.encode()
        for seat, move in script:
            await live.act(lambda match, seat=seat, move=move: match.play(seat, move), seat)
        looks.append(live.running().state.encode())
    assert looks[0] == looks[1] == expected.state.encode()


async def test_with_other_people_the_deal_is_chosen_only_at_a_practice_table(server: Here) -> None:
    """Whoever chose the seed knows every card to come: the others must know that."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    wish = {**KINGDOM, "seats": ["me", "open"], "seed": 7}
    assert await anna.refusal("/api/tables", wish, 422) == "deal"
    assert await anna.refusal("/api/tables", {**wish, "practice": False}, 422) == "deal"
    table = await anna.new_table(seats=["me", "open"], seed=7, practice=True)
    assert (await boris.table(table["id"]))["practice"]  # before sitting down
    assert (await anna.new_table(seats=["me", "greedy"], seed=7, practice=False))["practice"]  # alone with bots
    assert not (await anna.new_table())["practice"]
    listed = (await boris.get("/api/tables"))["open"]
    assert {row["id"]: row["practice"] for row in listed}[table["id"]]


async def test_a_table_from_before_the_keyed_generator_keeps_its_luck(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["me", "greedy"], entropy="word")
    row = await server.services.store.table(table)
    assert row is not None
    assert row.generator == "blake2b"
    assert luck_of(row).seed > MASK64
    await server.services.store.change_table(table, generator="splitmix64")
    old = await server.services.store.table(table)
    assert old is not None
    assert luck_of(old).seed == Luck(row.secret, ("word",), generator="splitmix64").seed <= MASK64


async def test_the_commitment_is_shown_before_and_the_secret_only_after(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.new_table(entropy="a word of Anna")
    promised = table["commitment"]
    assert len(promised) == 64
    row = await server.services.store.table(table["id"])
    assert row is not None
    assert row.secret
    assert Luck(row.secret).commitment == promised
    running = await boris.join(table["id"], entropy="a word of Boris")
    assert running["commitment"] == promised
    path = f"/api/tables/{table['id']}"
    async with anna.at(table["id"]) as a:
        told = [await boris.http.get(path), await boris.http.get(f"{path}/export"), await boris.http.get(f"{path}/log")]
        match = await server.wander(table["id"], lambda match: match.number > 30)
        seed = match.setup.luck.seed
        for text in [answer.text for answer in told] + a.received:
            assert row.secret not in text
            assert key_of(seed).hex() not in text
        assert a.result is None
        await server.wander(table["id"])
        await a.until(lambda: a.result)
        assert a.result is not None
        luck = Luck(row.secret, ("a word of Anna", "a word of Boris"))
        assert a.result["luck"] == {"secret": row.secret, "seed": luck.shown_seed, "commitment": promised}
    assert (luck.seed, luck.commitment) == (seed, promised)


async def test_the_words_of_the_players_change_the_deal(server: Here) -> None:
    """Neither the server nor one player alone decides it: the same secret gives another seed with another word."""
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], entropy="one")
    row = await server.services.store.table(table)
    assert row is not None
    assert row.entropy == ["one"]
    assert Luck(row.secret, ("one",)).seed != Luck(row.secret, ("two",)).seed
