"""Numbers with moves reach the client beside the moves that have any."""

import pytest

from tests.server.harness import play_out
from tests.server.hosting import Here

pytestmark = pytest.mark.anyio


async def test_offered_moves_carry_their_numbers(server: Here) -> None:
    anna = await server.guest("Anna")
    table = await anna.create(game="tyrants", players=2, seats=["me", "me"], seed=1)
    async with anna.at(table, seat=0) as a, anna.at(table, seat=1) as b:

        def recruiting() -> bool:
            return any(move[0] == "recruit" for player in (a, b) for move in player.moves)

        await play_out([a, b], stop=recruiting)
        player = next(player for player in (a, b) if player.ask)
        assert player.ask is not None
        for offered in player.ask["moves"]:
            if offered["move"][0] == "recruit":
                assert set(offered["facts"]) == {"price"}
                assert offered["facts"]["price"]["influence"] > 0
            elif offered["move"][0] == "end_turn":
                assert set(offered) == {"move", "text"}  # nothing is sent where there is nothing
