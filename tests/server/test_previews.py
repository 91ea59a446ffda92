"""Previews through a websocket: what a move would do, to its player alone, and nothing is changed by asking."""

from typing import Any

import pytest

from pentarchy.server import trying
from tests.server.harness import Player, follow, is_sentence, rehearse
from tests.server.hosting import Here, serving
from tests.server.test_careful import a_move

pytestmark = pytest.mark.anyio


def a_preview(player: Player, *moves: list[Any], at: int | None = None, number: int = 7) -> dict[str, Any]:
    """The question what some moves would do, each an answer to the question of now."""
    kind = player.ask["kind"] if player.ask else "none"
    steps = [{"ask": kind, "move": move} for move in moves]
    return {"t": "preview", "id": number, "steps": steps, "at": player.number if at is None else at}


async def alone(server: Here, lang: str = "en", **wish: Any) -> tuple[str, Player]:
    anna = await server.guest("Anna", lang)
    table = await anna.create(players=1, seats=["me"], seed=1, **wish)
    return table, await anna.open(table)


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_what_it_tells_is_what_happens(server: Here, lang: str) -> None:
    script, seat, move = a_move(False, 6)
    anna, boris = await server.guest("Anna", lang), await server.guest("Boris", lang)
    table = await anna.create(seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player, other = (a, b) if seat == 0 else (b, a)
        heard, before, look = len(other.messages), player.number, player.look
        answer = await player.tell(a_preview(player, move, number=12), "preview")
        assert (answer["id"], answer["at"]) == (12, before)
        told = answer["preview"]
        assert set(told) == {"look", "events", "ask", "end", "made"}
        await other.ping()
        assert [message["t"] for message in other.messages[heard:]] == ["pong"]  # nobody else hears of it
        assert await server.services.store.records(table, before) == []
        assert player.look == look
        update = await player.play(move)
        assert told["events"] == update["events"]
        assert told["look"] == update["look"]
        assert told["made"] == 1
        if player.ask:
            offered = {"moves": [one["move"] for one in update["ask"]["moves"]]}
            assert {key: update["ask"][key] for key in ("kind", "args", "text")} | offered == told["ask"]
        else:
            assert told["ask"] is None
        for line in told["events"]:
            assert any("а" <= letter <= "я" for letter in line["text"].lower()) == (lang == "ru")


async def test_a_barrier_ends_it(server: Here) -> None:
    script, seat, move = a_move(True, 6)
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=6)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        player = (a, b)[seat]
        told = (await player.tell(a_preview(player, move), "preview"))["preview"]
        assert (told["end"], told["ask"]) == ("hidden", None)


async def test_what_is_refused(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b, server.stranger().at(table) as nobody:
        player, other = (a, b) if a.ask else (b, a)
        move = player.moves[0]
        for asking, wish, code in (
            (player, a_preview(player, move, at=99), "stale"),
            (player, a_preview(player, ["nonsense"]), "bad"),
            (player, a_preview(player, ["build", 3]), "illegal"),
            (player, {**a_preview(player, move), "steps": [{"ask": "wrong", "move": move}]}, "illegal"),
            (other, a_preview(other, move), "illegal"),
            (nobody, a_preview(nobody, move), "watching"),
        ):
            refusal = await asking.tell(wish, "refused")
            assert (refusal["code"], refusal["id"]) == (code, 7)
            assert refusal["rule"] or is_sentence(refusal["text"])
        assert player.number == 0
        await player.play(move)


@pytest.mark.parametrize(
    "steps",
    [
        [],
        {},
        "play",
        None,
        [None],
        [["ask", "move"]],
        [{"move": ["done"]}],
        [{"ask": "x"}],
        [{"ask": 3, "move": ["done"]}],
        [{"ask": "x" * 61, "move": ["done"]}],
        [{"ask": "x", "move": []}],
        [{"ask": "x", "move": ["done", True]}],
        [{"ask": "x", "move": ["done", -1]}],
        [{"ask": "x", "move": "done"}],
        [{"ask": "x", "move": ["done"]}] * 13,
    ],
)
async def test_steps_of_a_wrong_form(server: Here, steps: Any) -> None:
    _, a = await alone(server)
    refusal = await a.tell({"t": "preview", "id": 1, "steps": steps, "at": 0}, "refused")
    assert refusal["code"] == "steps"
    assert is_sentence(refusal["text"])
    await a.play()
    await a.close()


@pytest.mark.parametrize("number", [True, "1", None, 1.5])
async def test_an_odd_number_is_not_understood(server: Here, number: Any) -> None:
    _, a = await alone(server)
    wish = {**a_preview(a, a.moves[0]), "id": number}
    assert (await a.refused(wish))["code"] == "message"
    await a.close()


async def test_a_position_is_tried_once(server: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same steps asked again, in whatever language, are not tried again, until the match goes on."""
    tried: list[object] = []
    plain = trying.preview
    monkeypatch.setattr(trying, "preview", lambda *given: (tried.append(given[3]), plain(*given))[1])
    table, a = await alone(server)
    for _ in range(3):
        await a.tell(a_preview(a, a.moves[0]), "preview")
    assert len(tried) == 1
    await a.tell({"t": "lang", "lang": "ru"}, "state")
    await a.tell(a_preview(a, a.moves[0]), "preview")
    assert len(tried) == 1
    await a.play()
    await a.tell(a_preview(a, a.moves[0]), "preview")
    assert len(tried) == 2
    monkeypatch.setattr(trying, "KEPT", 2)
    for move in a.moves[:4]:
        await a.tell(a_preview(a, move), "preview")
    assert len((await server.services.hub.table(table)).previews._made) == 2
    await a.close()


async def test_pointing_has_a_limit_of_its_own(sqlite_url: str) -> None:
    """Whoever points too fast is told so, and may still move."""
    async with serving(sqlite_url, limits=True) as server:
        _, a = await alone(server)
        since = len(a.messages)
        for number in range(200):
            await a.send(a_preview(a, a.moves[0], number=number))
        refusal = await a.next("refused", since)
        answers = ("preview", "refused")
        await a.until(lambda: sum(message["t"] in answers for message in a.messages[since:]) == 200, "all answers")
        assert refusal["code"] == "rate"
        assert refusal["id"] >= 60
        await a.play()
        await a.close()


async def test_a_chain_is_foreseen(server: Here) -> None:
    script, match = rehearse(lambda match: match.number > 3 and _chain(match) is not None, seed=4, players=1)
    chain = _chain(match)
    assert chain is not None
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], seed=4)
    async with anna.at(table) as a:
        await follow([a], script)
        told = (await a.tell({"t": "preview", "id": 1, "steps": chain, "at": a.number}, "preview"))["preview"]
        assert told["made"] == 2
        before = a.look
        assert before is not None
        for step in chain:
            await a.play(step["move"])
        if told["end"] != "hidden":
            assert a.look == before | told["look"]


def _chain(match: Any) -> list[dict[str, Any]] | None:
    """Two moves one after another that pass no barrier."""
    for first in match.state.legal(0):
        trial = match.state.clone()
        trial.apply(0, first)
        if trial.asks[0] is not None and trial.barrier == match.state.barrier:
            second = trial.legal(0)[0]
            return [
                {"ask": match.state.asks[0][0], "move": list(first)},
                {"ask": trial.asks[0][0], "move": list(second)},
            ]
    return None
