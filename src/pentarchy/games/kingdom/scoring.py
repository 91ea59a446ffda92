"""Points, winners and medals. Rules: score.*, end.*, tie.*, quests.end_*, solo.medals, solo.side_a."""

from typing import Any

from pentarchy.engine.registry import Outcome
from pentarchy.games.kingdom.content import BOARDS
from pentarchy.games.kingdom.production import SOLO_SUPREMACY, count_production, leader_of
from pentarchy.games.kingdom.quests import FINAL, board_tasks, has_task
from pentarchy.games.kingdom.scenarios import missed_goal
from pentarchy.games.kingdom.state import Kingdom
from pentarchy.kit.results import best

MEDALS = ("bronze", "silver", "gold")
SIDE_A_HANDICAP = 15


def score(g: Kingdom, player: int) -> dict[str, int]:
    """The points of a player now, line by line."""
    content, built, duchy = g.content, g.built[player], g.duchies[player]
    counts = [0, 0, 0, 0]
    for card in built:
        counts[content.type[card]] += 1
    for card_type in g.extra_types[player]:
        counts[card_type] += 1
    modifiers = sum(points * counts[card_type] for card in built for card_type, points in content.modifiers[card])
    modifiers += sum(points * counts[card_type] for card_type, points in content.duchy_modifiers[duchy])
    return {
        "base": content.duchy_base[duchy] + sum(content.base[card] for card in built),
        "modifiers": modifiers,
        "calamities": sum(content.penalty[card] for card in g.calamities[player]),
        "menaces": sum(content.penalty[card] for card in g.menaces[player]),
        "tasks": g.task_points[player],
    }


def derived(g: Kingdom) -> dict[str, Any]:
    """What each duchy produces in each step as it stands, and who would have supremacy there, or now has it."""
    income = [[count_production(g, player, resource) for resource in range(4)] for player in range(g.players)]
    return {
        "income": income,
        "supremacy": [
            leader_of(g.produced if resource == g.producing else made)
            for resource, made in enumerate(zip(*income, strict=True))
        ],
        "to_reach": SOLO_SUPREMACY if g.players == 1 else 0,
    }


def usage(g: Kingdom, player: int) -> dict[str, int]:
    """How many copies of each development a player built, which advisors and tasks they have: for balancing."""
    content = g.content
    counts = dict.fromkeys(content.tables["developments.toml"], 0)
    if "advisors" in g.modules:
        counts |= dict.fromkeys(content.tables["advisors.toml"], 0)
    for card in (*g.built[player], *g.advisors[player]):
        counts[content.designs[card]] += 1
    for name in g.boards:
        board = BOARDS.index(name)
        for number, task in enumerate(board_tasks(g, board)):
            counts[f"{name}.{task.id}"] = int(has_task(g, player, board, number))
    return counts


def total(g: Kingdom, player: int) -> int:
    return sum(score(g, player).values())


def outcome(g: Kingdom) -> Outcome:
    """Who won, and the rule that decided it."""
    return solo_outcome(g) if g.players == 1 else duel_outcome(g)


def duel_outcome(g: Kingdom) -> Outcome:
    if g.boards:
        finished = [player for player in (0, 1) if has_task(g, player, BOARDS.index(g.boards[0]), FINAL)]
        if not finished:
            return Outcome((), "quests.end_none")
        if len(finished) == 1:
            return Outcome((finished[0],), "quests.end_one")
    winners, contests = best(
        (0, 1), lambda player: total(g, player), lambda player: len(g.built[player]), lambda player: g.soldiers[player]
    )
    if len(winners) > 1:
        return Outcome(winners, "tie.shared")
    return Outcome(winners, ("end.winner", "tie.built_cards", "tie.soldiers")[contests - 1])


def solo_outcome(g: Kingdom) -> Outcome:
    if rule := g.defeat or missed_goal(g):
        return Outcome((), rule)
    reached = [
        medal
        for medal, points in zip(MEDALS, g.content.medals[medal_table(g)], strict=True)
        if medal_points(g) >= points
    ]
    return Outcome((0,), "solo.medals", reached[-1] if reached else "")


def medal_points(g: Kingdom) -> int:
    """The score that is compared with the medals: on side A 15 less."""
    return total(g, 0) - (SIDE_A_HANDICAP if g.duchies[0].endswith("_a") else 0)


def medal_table(g: Kingdom) -> str:
    """The entry of medals.toml or scenarios.toml that counts for this solo game."""
    return g.scenario or (g.menace_decks[0] if g.menace_decks else g.modules[0])
