"""Property 15: the numbers that go with moves are plain, and follow from what their player knows."""

import json
from random import Random
from typing import Any

from pentarchy.engine.rules import Move, MoveFacts
from pentarchy.engine.views import determinise
from pentarchy.testing.play import Case, Chooser, asked, walk

KEYS = set(MoveFacts.__annotations__)


def facts_are_known(case: Case, choose: Chooser) -> None:
    """15. Numbers with moves are positive and JSON-ready, the same whatever the hidden may be, and change nothing."""
    for number, (state, player, _) in enumerate(walk(case, choose)):
        if case.due(number, player):
            before = state.encode()
            for seat in asked(state):
                twin = determinise(state, seat, Random(number))
                for move in state.legal(seat):
                    facts = state.facts_of(seat, move)
                    are_plain(state, move, facts)
                    assert facts == twin.facts_of(seat, move), (
                        f"the facts of {state.moves.write(move)} depend on what is hidden from {seat}"
                    )
            assert state.encode() == before, "telling the facts of a move changed the state"


def are_plain(state: Any, move: Move, facts: Any) -> None:
    """Known names, positive whole numbers, nothing that JSON cannot say."""
    what = f"the facts of {state.moves.write(move)}"
    assert set(facts) <= KEYS, f"{what} have other names than {sorted(KEYS)}: {facts}"
    assert json.loads(json.dumps(facts)) == facts, f"{what} are more than JSON can say: {facts}"
    goods = [facts.get("price", {}), facts.get("gain", {}), *facts.get("others", {}).values()]
    counts = [count for part in goods for count in part.values()]
    counts += [facts[name] for name in ("needs", "points", "steps", "total") if name in facts]
    assert all(type(count) is int and count > 0 for count in counts), f"{what} are not positive numbers: {facts}"
    assert all(type(place) is int and place >= 0 for place in facts.get("places", ())), (
        f"{what} have odd places: {facts}"
    )
    assert all(type(loss) is int and loss >= 0 for loss in facts.get("losses", ())), f"{what} have odd losses: {facts}"
    bounds = [*facts.get("risk", {}).values(), *([facts["rank"]] if "rank" in facts else [])]
    assert all(len(pair) == 2 and 0 <= pair[0] <= pair[1] for pair in bounds), f"{what} have odd bounds: {facts}"
    assert facts.get("ends", True) is True, f"{what} say the end in other ways than yes: {facts}"
