"""Stars and winners. Rules: scoring.*, end.winner, end.tie_*, solo.end.*."""

from pentarchy.engine.registry import Outcome
from pentarchy.games.lockup.content import RESOURCES
from pentarchy.games.lockup.cubes import is_guards, owned
from pentarchy.games.lockup.goals import end_goal_stars, goon_stars, supremacy_stars
from pentarchy.games.lockup.guards import gold_stars
from pentarchy.games.lockup.state import GUARDS, Lockup
from pentarchy.kit.results import best


def score(g: Lockup, side: int) -> dict[str, int]:
    """The stars of a side now, line by line, as the final scoring would count them."""
    left = g.content.numbers["leftovers"]
    lines = {
        "reputation": g.stars[side],
        "supremacy": supremacy_stars(g, side),
        "end_goal": end_goal_stars(g, side),
    }
    lines["goons"] = max(goon_stars(g, side), -sum(lines.values()))  # not below 0 (scoring.goon_sum)
    if is_guards(g, side):
        lines["resources"], lines["books"] = gold_stars(g), 0
    else:
        lines["resources"] = sum(left[name] * count for name, count in zip(RESOURCES, owned(g, side), strict=True))
        lines["books"] = left["book"] * len(g.hands[side])
    lines["first_player"] = left["first_player"] if g.first == side else 0
    return lines


def total(g: Lockup, side: int) -> int:
    return sum(score(g, side).values())


def outcome(g: Lockup) -> Outcome:
    """Most stars, then most item cards, then a shared victory; alone against the guards."""
    totals = [total(g, side) for side in range(g.sides)]
    if g.solo:
        return Outcome((0,), "solo.end.win") if totals[0] > totals[GUARDS] else Outcome((), "solo.end.scoring")
    winners, criteria = best(range(g.players), lambda side: totals[side], lambda side: len(g.items[side]))
    if len(winners) > 1:
        return Outcome(winners, "end.tie_shared")
    return Outcome(winners, "end.winner" if criteria == 1 else "end.tie_items")


def usage(g: Lockup, player: int) -> dict[str, int]:
    """Which items, goons and traits a player ended with: for balancing."""
    content = g.content
    counts = dict.fromkeys(
        [*content.tables["items.toml"], *content.tables["goons.toml"], *content.tables["achievements.toml"]], 0
    )
    for card in (*g.items[player], *g.goons[player]):
        counts[content.designs[card]] += 1
    for card, holder in zip(g.goals, (g.supremacy, g.rush, -1), strict=False):
        counts[content.designs[card]] += holder == player
    return counts
