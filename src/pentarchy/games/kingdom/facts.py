"""Numbers that go with moves: krystallium, soldiers and cubes paid, cubes gained by recycling, rewards of tasks.

`any` are cubes of whatever kinds.
"""

from collections.abc import Sequence

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.kingdom.construction import ALCHEMY_SIZE
from pentarchy.games.kingdom.notation import RESOURCES
from pentarchy.games.kingdom.planning import recycled_cubes
from pentarchy.games.kingdom.quests import board_tasks, price_of, rewarded_now
from pentarchy.games.kingdom.rules import facts
from pentarchy.games.kingdom.state import Kingdom

KRYSTALLIUM, SOLDIERS = "krystallium", "soldiers"
GOODS = (*RESOURCES, KRYSTALLIUM, SOLDIERS)  # as costs are written
REWARDS = (KRYSTALLIUM, SOLDIERS, "spies", "vp")  # as those of tasks are written


@facts("krystallium")
def paying_krystallium(g: Kingdom, player: int, card: int, letter: int) -> MoveFacts:
    return {"price": {KRYSTALLIUM: 1}}


@facts("soldier")
def paying_a_soldier(g: Kingdom, player: int, card: int) -> MoveFacts:
    return {"price": {SOLDIERS: 1}}


@facts("advise", "neutralise")
def paying_soldiers(g: Kingdom, player: int, card: int) -> MoveFacts:
    return {"price": {SOLDIERS: g.content.soldiers[card]}}


@facts("task")
def doing_a_task(g: Kingdom, player: int, board: int, number: int) -> MoveFacts:
    task = board_tasks(g, board)[number]
    told: MoveFacts = {"price": dict(zip(GOODS, price_of(g, player, task), strict=True))}
    if rewarded_now(g, task):
        told["gain"] = dict(zip(REWARDS, task.reward, strict=True))
    return told


@facts("exchange")
def exchanging(g: Kingdom, player: int) -> MoveFacts:
    return {"price": {"any": ALCHEMY_SIZE}, "gain": {KRYSTALLIUM: 1}}


@facts("spend")
def spending(g: Kingdom, player: int, resource: int) -> MoveFacts:
    return {"price": {RESOURCES[resource]: 1}}


@facts("recycle")
def recycling(g: Kingdom, player: int, card: int) -> MoveFacts:
    return {"gain": _counted(recycled_cubes(g, player, card))}


@facts("scrap")
def scrapping(g: Kingdom, player: int, card: int) -> MoveFacts:
    return {"gain": _counted(g.content.recycle[card][:1])}


def _counted(cubes: Sequence[int]) -> dict[str, int]:
    return {RESOURCES[kind]: cubes.count(kind) for kind in sorted(set(cubes))}
