"""Gestures through a websocket: several moves at once, stopped without harm, taken back as a whole."""

from typing import Any

import pytest

from pentarchy.match import JOIN, Match
from tests.match.playing import planning_together
from tests.server.harness import Guest, Player, Script, follow, is_sentence, level, rehearse, travelled
from tests.server.hosting import Here, serving
from tests.server.stored import stored_match

pytestmark = pytest.mark.anyio
Steps = list[dict[str, Any]]
SEED = 6


def planning() -> tuple[Script, Match]:
    """Both plan at the same time, with two cards or more to go."""
    return rehearse(planning_together, seed=SEED)


def a_chain(match: Match, seat: int, length: int = 3) -> Steps:
    """The first moves that are offered one after another."""
    trial, steps = match.state.clone(), []
    for _ in range(length):
        question = trial.asks[seat]
        assert question is not None
        move = trial.legal(seat)[0]
        steps.append({"ask": question[0], "move": list(move)})
        trial.apply(seat, move)
        assert trial.barrier == match.state.barrier
    return steps


def chain(player: Player, steps: Any, *, at: int | None = None, careful: bool = False) -> dict[str, Any]:
    return {"t": "chain", "steps": steps, "at": player.number if at is None else at, "careful": careful}


async def at_planning(server: Here, a_lang: str = "en") -> tuple[str, Guest, Player, Player, Match]:
    script, match = planning()
    anna, boris = await server.guest("Anna", a_lang), await server.guest("Boris")
    table = await anna.create(seed=SEED)
    await boris.join(table)
    a, b = await anna.open(table), await boris.open(table)
    await follow([a, b], script)
    return table, anna, a, b, match


async def play_chain(player: Player, steps: Steps) -> None:
    number = player.number
    await player.send(chain(player, steps))
    await player.until(lambda: player.number == number + len(steps), "the whole gesture")


async def test_a_gesture_is_played_move_by_move_and_taken_back_at_once(server: Here) -> None:
    table, _, a, b, match = await at_planning(server)
    before, number, position = a.look, a.number, a.position
    steps = a_chain(match, 0)
    await play_chain(a, steps)
    await level([a, b])
    log = (await stored_match(server.services.config.database_url, table)).log
    assert [record.action.startswith(JOIN) for record in log[number:]] == [False, True, True]
    for step in steps:
        match.play(0, tuple(step["move"]), joined=step is not steps[0])
    assert a.look == travelled(match.game.look(match.state, 0))
    assert a.undo["can"]
    await a.tell({"t": "undo", "at": a.number}, "update")
    assert (a.position, a.look) == (position, before)
    await b.until(lambda: b.position == position, "the gesture to be gone")
    assert a.undo["redo"]
    await a.tell({"t": "redo", "at": a.number}, "update")
    assert a.position == position + 3
    await b.until(lambda: b.position == position + 3, "the gesture to be back")
    await stored_match(server.services.config.database_url, table)
    await a.close()
    await b.close()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"ask": "offer_card"}, "question"),
        ({"move": ["build", 0]}, "illegal"),
    ],
)
async def test_it_stops_without_harm(server: Here, change: dict[str, Any], why: str, lang: str) -> None:
    table, _, a, b, match = await at_planning(server, lang)
    steps = a_chain(match, 0)
    number = a.number
    steps[1] |= change
    stopped = await a.tell(chain(a, steps), "stopped")
    assert {key: stopped[key] for key in ("done", "of", "why")} == {"done": 1, "of": 3, "why": why}
    assert is_sentence(stopped["text"])
    assert any("а" <= letter <= "я" for letter in stopped["text"].lower()) == (lang == "ru")
    assert a.number == number + 1
    assert all(message["t"] != "stopped" for message in b.messages)
    await a.tell({"t": "undo", "at": a.number}, "update")
    await stored_match(server.services.config.database_url, table)
    await a.close()
    await b.close()


async def test_it_stops_behind_a_barrier(server: Here) -> None:
    """Two cards are offered face up: after the second they are shown, and a third step is not made."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=SEED)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        player = a if a.ask else b
        first = next(move for move in player.moves if move[0] == "offer" and move[3] == 0)
        second = next(move for move in player.moves if move[0] == "offer" and move[3] == 0 and move[1] != first[1])
        steps = [{"ask": "offer_card", "move": move} for move in (first, second, first)]
        stopped = await player.tell(chain(player, steps), "stopped")
        assert (stopped["done"], stopped["why"]) == (2, "barrier")
        assert player.number == 2
        assert not player.undo["can"]


async def test_it_stops_where_nobody_is_asked(server: Here) -> None:
    """Cards laid face down raise no barrier: then the other player is asked."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=SEED)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        player = a if a.ask else b
        hidden = [move for move in player.moves if move[0] == "offer" and move[3] == 1]
        first, second = hidden[0], next(move for move in hidden if move[1] != hidden[0][1])
        steps = [{"ask": "offer_card", "move": move} for move in (first, second, second)]
        stopped = await player.tell(chain(player, steps), "stopped")
        assert (stopped["done"], stopped["of"], stopped["why"]) == (2, 3, "question")
        await player.tell({"t": "undo", "at": player.number}, "update")
        assert player.position == 0


async def test_the_first_step_is_refused_like_a_move(server: Here) -> None:
    table, _, a, b, match = await at_planning(server)
    steps, number = a_chain(match, 0), a.number
    wrong = [steps[0] | {"move": ["build", 0]}, *steps[1:]]
    for message, code in (
        (chain(a, steps, at=0), "stale"),
        (chain(a, wrong), "illegal"),
        (chain(a, [steps[0] | {"move": ["nonsense"]}]), "bad"),
        (chain(a, [steps[0] | {"ask": "offer_card"}, *steps[1:]]), "stale"),
    ):
        assert (await a.refused(message))["code"] == code
    async with server.stranger().at(table) as nobody:
        assert (await nobody.refused(chain(nobody, steps)))["code"] == "watching"
    assert a.number == number
    await play_chain(a, steps)
    await a.close()
    await b.close()


@pytest.mark.parametrize("steps", [[], None, {}, [None], [{"ask": "x"}], [{"ask": "x", "move": ["y"]}] * 13])
async def test_steps_of_a_wrong_form(server: Here, steps: Any) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(players=1, seats=["me"], seed=1)
    async with anna.at(table) as a:
        refusal = await a.refused(chain(a, steps))
        assert refusal["code"] == "steps"
        await a.play()
        assert len(await server.services.store.records(table)) == 1


async def test_a_careful_gesture_is_asked_about_as_a_whole(server: Here) -> None:
    """The second of two cards face up would show both: the question has the steps, to be sent again."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=SEED)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        player = a if a.ask else b
        first = next(move for move in player.moves if move[0] == "offer" and move[3] == 0)
        second = next(move for move in player.moves if move[0] == "offer" and move[3] == 0 and move[1] != first[1])
        steps = [{"ask": "offer_card", "move": move} for move in (first, second)]
        confirm = await player.tell(chain(player, steps, careful=True), "confirm")
        assert confirm["steps"] == steps
        assert (confirm["at"], confirm["barrier"]) == (0, True)
        assert await server.services.store.records(table) == []
        await play_chain(player, confirm["steps"])


async def test_without_a_barrier_a_careful_gesture_is_played(server: Here) -> None:
    _, _, a, b, match = await at_planning(server)
    number = a.number
    await a.send(chain(a, a_chain(match, 0), careful=True))
    await a.until(lambda: a.number == number + 3, "the gesture")
    await a.close()
    await b.close()


async def test_another_worker_follows(sqlite_url: str) -> None:
    """A second server on the same database knows the gesture from the records, and takes it back as a whole."""
    async with serving(sqlite_url) as one, serving(sqlite_url) as two:
        table, anna, a, b, match = await at_planning(one)
        elsewhere = two.stranger("en", anna.cookie)
        async with elsewhere.at(table) as other:
            position = a.position
            await play_chain(a, a_chain(match, 0))
            await other.sync()
            assert other.position == position + 3
            assert other.undo["can"]
            await other.tell({"t": "undo", "at": other.number}, "update")
            assert other.position == position
            await a.sync()
            assert a.position == position
            assert a.undo["redo"]
        await a.close()
        await b.close()


async def test_another_window_of_the_same_seat_stops_it(server: Here) -> None:
    """While a gesture is under way its player takes it back in another tab: the rest is not made."""
    table, _, a, b, match = await at_planning(server)
    live = await server.services.hub.table(table)
    plain, calls = live.act, list[int]()

    async def act(change: Any, seat: int, **how: Any) -> None:
        calls.append(seat)
        if len(calls) == 2:
            await plain(lambda match: match.undo(seat), seat, action="-undo", owner=how["owner"])
        await plain(change, seat, **how)

    live.act = act  # type: ignore[method-assign]
    position = a.position
    stopped = await a.tell(chain(a, a_chain(match, 0)), "stopped")
    assert (stopped["done"], stopped["why"]) == (1, "question")
    assert a.position == position
    live.act = plain  # type: ignore[method-assign]
    await stored_match(server.services.config.database_url, table)
    await a.close()
    await b.close()
