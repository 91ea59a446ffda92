"""Players in a hurry: they answer as soon as they are asked, all at the same time, and keep what they were promised."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from pentarchy.match import Match
from tests.server.harness import Player

Data = dict[str, Any]
Promise = tuple[int, tuple[Any, ...]]  # the number of a move after it was accepted, and the move


async def hurry(player: Player, rng: Random, *, stop: int = 1_000_000) -> list[Promise]:
    """Play at once whenever asked, until the match is over, its number is `stop` or the connection ends.

    A refusal is taken as news: another was faster. What was accepted, with the number that it got.
    """
    promised: list[Promise] = []

    def ready() -> object:
        return player.ask or player.result or player.closed or player.number >= stop

    while True:
        await player.until(ready, "a question")
        if player.closed or player.result is not None or player.number >= stop:
            return promised
        since, move = len(player.messages), rng.choice(player.moves)
        try:
            await player.send(player.a_play(move))
        except ConnectionClosed:
            return promised
        said = await answer(player, since)
        if said is not None and said["t"] == "update":
            promised.append((said["number"], tuple(move)))


async def answer(player: Player, since: int) -> Data | None:
    """What the server said to a move: an update, a refusal, or nothing more."""

    def mine() -> Data | None:
        for message in player.messages[since:]:
            if message["t"] == "refused" or (message["t"] == "update" and message["by"] == player.seat):
                return message
        return None

    await player.until(lambda: mine() or player.closed, "an answer to a move")
    return mine()


async def all_hurry(players: Sequence[Player], seed: int, *, stop: int = 1_000_000) -> list[list[Promise]]:
    return await asyncio.gather(*(hurry(player, Random(seed + i), stop=stop) for i, player in enumerate(players)))


def was_told_the_truth(player: Player, match: Match, promised: Sequence[Promise] = ()) -> None:
    """Every update that a client saw is in the stored log: this number, made by this seat, and this move if its own."""
    log, write = match.log, match.state.moves.write
    for message in player.messages:
        if message["t"] == "update":
            number = message["number"]
            assert number <= len(log), f"number {number} was told and is not stored"
            assert log[number - 1].player == message["by"], f"number {number} was told to be another's"
    for number, move in promised:
        assert log[number - 1].action == write(move), f"number {number} was another move"


async def sees_all(player: Player) -> Data:
    """What the client put together from updates is what the server says when asked for everything; this look."""
    look, ask, number, events = player.look, player.ask, player.number, player.events
    state = await player.sync()
    assert (number, look, ask) == (state["number"], state["look"], state["ask"]), "the updates did not add up"
    shown = [line for line in events if line["position"] >= (state["events"] or [{"position": 0}])[0]["position"]]
    assert shown == state["events"], "the events did not add up"
    assert look is not None
    return look
