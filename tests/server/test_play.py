"""Whole matches over websockets: two people, a person and a bot, alone; in both languages; told without gaps."""

import pytest

from pentarchy.match import verify
from tests.match.playing import planning_together
from tests.server.harness import Data, Player, follow, play_out, rehearse, travelled
from tests.server.hosting import Here, serving

pytestmark = pytest.mark.anyio


async def test_two_people_play_a_match(database_url: str) -> None:
    async with serving(database_url) as server:
        anna, boris = await server.guest("Anna"), await server.guest("Boris", lang="ru")
        table = await anna.create(entropy="heads")
        await boris.join(table, entropy="tails")
        async with anna.at(table) as a, boris.at(table) as b:
            await play_out([a, b])
            assert a.result is not None
            assert b.result is not None
            assert a.result["winners"] == b.result["winners"]
            assert a.table["status"] == b.table["status"] == "finished"
            assert a.ask is None
            assert a.result["rule"] == b.result["rule"]
            assert "wins" in a.result["text"] or "share" in a.result["text"]
            assert "обед" in b.result["text"]  # победа
            assert a.look is not None
            assert (await a.refused(a.a_play(["end", 0])))["code"] in ("over", "bad")
        file = await anna.get(f"/api/tables/{table}/export")
        assert len(file["log"]) == a.number


class Following:
    """A client that compares what the updates add up to with the state as it would be sent anew."""

    def __init__(self, server: Here, table: str) -> None:
        self.server, self.table, self.fields = server, table, 0

    async def check(self, player: Player) -> None:
        update = player.messages[-1]
        kept: Data = {
            name: getattr(player, name)
            for name in ("seat", "number", "position", "look", "ask", "undo", "events", "result")
        }
        assert update["t"] in ("update", "table")
        if update["t"] == "update":
            self.fields += len(update["look"])
        fresh = await player.sync()
        events = kept.pop("events")
        assert events[-len(fresh["events"]) :] == fresh["events"]
        assert kept == {name: fresh[name] for name in kept}
        match = (await self.server.services.hub.table(self.table)).running()
        assert player.look == travelled(match.game.look(match.state, player.seat))


async def test_updates_add_up_to_the_whole_state_for_everybody(server: Here) -> None:
    """At every position of a match: two players and somebody who watches, in two languages."""
    anna, boris, vera = await server.guest("Anna"), await server.guest("Boris", lang="ru"), await server.guest("Vera")
    table = await anna.create()
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b, vera.at(table) as v:
        everybody = [a, b, v]
        following = Following(server, table)
        assert [player.seat for player in everybody] == [0, 1, -1]

        async def check() -> None:
            for player in everybody:
                await following.check(player)

        made = await play_out(everybody, after=check)
        assert made > 100
        assert a.look is not None
        # only what changed is sent: far less than all fields of all updates
        assert following.fields < made * len(everybody) * len(a.look) / 2
        log = (await anna.get(f"/api/tables/{table}/log"))["events"]
        told = a.messages[0]["events"] + [
            line for update in a.messages if update["t"] == "update" for line in update["events"]
        ]
        assert len(told) == len(log)
        for line, whole in zip(told, log, strict=True):  # the match is over: its log may name what was face down
            assert [line[key] for key in ("position", "player", "kind")] == [
                whole[key] for key in ("position", "player", "kind")
            ]
            assert all(part in (None, shown) for part, shown in zip(line["args"], whole["args"], strict=True))
            assert line["args"] != whole["args"] or line["text"] == whole["text"]


async def test_an_update_has_only_fields_that_changed(server: Here) -> None:
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=4)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        for _ in range(25):
            before = a.look
            assert before is not None
            await play_out([a, b], moves=1, seed=a.number)
            await a.until(lambda: a.number == b.number)
            update = next(message for message in reversed(a.messages) if message["t"] == "update")
            assert all(before[name] != value for name, value in update["look"].items())


async def test_a_person_against_a_bot(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(seats=["greedy", "me"])
    async with anna.at(table) as a:
        assert a.seat == 1
        await play_out([a])
        assert a.result is not None
        assert {update["by"] for update in a.messages if update["t"] == "update"} == {0, 1}
    report = verify((await anna.http.get(f"/api/tables/{table}/export")).text)
    assert report.ok
    assert report.fair


@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_alone(server: Here, lang: str) -> None:
    anna = await server.guest("Anna", lang)
    table = await anna.create(players=1, seats=["me"], options={"scenario": "rat_invasion"})
    async with anna.at(table) as a:
        russian = lang == "ru"
        assert a.ask is not None
        await play_out([a])
        assert a.result is not None
        words = [line["text"] for line in a.events] + [a.result["text"], a.table["title"]]
        assert all(any("а" <= letter <= "я" for letter in text.lower()) == russian for text in words)
    answer = await anna.http.get(f"/api/tables/{table}/export")
    assert verify(answer.text).ok


async def test_the_question_is_complete(server: Here) -> None:
    """Prompt, every move with a label, the rule, and why other things in sight are not possible."""
    anna, boris = await server.guest("Anna"), await server.guest("Boris", lang="ru")
    script, match = rehearse(
        lambda match: any(
            question and question[0] == "plan_card" and match.state.explain(seat)
            for seat, question in enumerate(match.state.asks)
        )
    )
    table = await anna.create(seed=1)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        await follow([a, b], script)
        for player in (a, b):
            question = match.state.asks[player.seat]
            assert (player.ask is None) == (question is None)
            if player.ask is None or question is None:
                continue
            assert player.ask["kind"] == question[0]
            assert player.ask["text"]
            assert player.ask["rule"]
            assert player.moves == [list(move) for move in match.state.legal(player.seat)]
            assert all(offered["text"] for offered in player.ask["moves"])
            assert player.ask["why"] == [[list(move), rule] for move, rule in match.state.explain(player.seat)]


# asked at the same time -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("order", [(0, 1, 0, 1), (1, 1, 0, 0), (0, 0, 1, 1)])
async def test_both_players_are_asked_at_once_and_answer_in_any_order(server: Here, order: tuple[int, ...]) -> None:
    script, match = rehearse(planning_together, seed=2)
    anna, boris = await server.guest("Anna"), await server.guest("Boris")
    table = await anna.create(seed=2)
    await boris.join(table)
    async with anna.at(table) as a, boris.at(table) as b:
        players = [a, b]
        await follow(players, script)
        assert a.ask is not None
        assert b.ask is not None
        assert a.look is not None
        assert sorted(a.look["waiting"]) == [0, 1]
        start = match.number
        for count, seat in enumerate(order):
            player = players[seat]
            assert player.ask is not None
            # made for the number before the other answered: that does not matter
            updates = [message for message in player.messages if message["t"] == "update"]
            at = max([start, *(update["number"] for update in updates if update["by"] == seat)])
            since = len(player.messages)
            await player.send(player.a_play(player.moves[0], at=at))
            answer = await player.next("update", since)
            assert answer["number"] == start + count + 1
            other = players[1 - seat]
            await other.until(lambda other=other, number=answer["number"]: other.number == number)
