"""Points and winners. Rules: score.*, solo.rival_score, solo.result."""

from pentarchy.engine.registry import Outcome
from pentarchy.games.wistar.content import JOKER, METAL, MOVE, RIVAL_COUNTS, WOOD
from pentarchy.games.wistar.modifiers import count
from pentarchy.games.wistar.state import RIVAL, Wistar
from pentarchy.kit.results import best

PAIR = ("space_vp_three", "space_vp_six")


def score(g: Wistar, side: int) -> dict[str, int]:
    """The points of a side now, line by line, as the final scoring would count them."""
    if g.solo and side == RIVAL:
        return rival_score(g)
    content, numbers = g.content, g.content.numbers["score"]
    wood, metal, moves, jokers = (g.goods[4 * side + good] for good in (WOOD, METAL, MOVE, JOKER))
    things = wood + metal + moves + len(g.hands[side])
    return {
        "vp": g.vp[side],
        "spaces": space_points(g, side),
        "beds": track(g, "beds", g.beds[side]),
        "rooms": track(g, "rooms", g.dug[side]),
        "mice": sum(content.vp[mouse] for mouse in g.homes[side]),
        "inventions": sum(content.vp[card] for card in g.areas[side]),
        "final": sum(final_points(g, side, card) for card in g.areas[side]),
        "current": numbers["boosted"] if g.current[side] == 2 else 0,
        "leftovers": things // numbers["leftovers"],
        "jokers": jokers // numbers["jokers"],
    }


def track(g: Wistar, name: str, number: int) -> int:
    """Only the highest value that was uncovered (score.beds, score.rooms)."""
    values = g.content.numbers["tracks"][name]
    points: int = values[number - 1] if number else 0
    return points


def space_points(g: Wistar, player: int) -> int:
    """Emptied marker spaces, and the pair of 3 and 6 (score.abilities, ability.pair_bonus)."""
    spaces = g.content.spaces
    empty = {space.name: space.vp for number, space in enumerate(spaces) if g.spaces[player] >> number & 1}
    pair: int = g.content.numbers["score"]["pair"] if all(name in empty for name in PAIR) else 0
    return sum(empty.values()) + pair


def final_points(g: Wistar, player: int, card: int) -> int:
    """The final effect of an invention (score.final_effects)."""
    text = g.content.texts[card]
    if text.kind != "final":
        return 0
    points: int = sum([part[-1] for part in text.effects])
    return points * (count(g, player, text.per) if text.per else 1)


def rival_score(g: Wistar) -> dict[str, int]:
    """Counters and tracks (solo.rival_score)."""
    numbers = g.content.numbers["rival"]
    counters = dict(zip(RIVAL_COUNTS, g.rival, strict=True))
    return {
        "vp": g.vp[RIVAL],
        "spaces": numbers["marker"] * counters["markers"],
        "beds": track(g, "beds", counters["beds"]),
        "rooms": track(g, "rooms", counters["rooms_dug"]),
        "mice": numbers["mouse"] * counters["mice"],
        "inventions": numbers["invention"] * counters["inventions"],
        "goals": numbers["goal"] * counters["goals"],
    }


def total(g: Wistar, side: int) -> int:
    return sum(score(g, side).values())


def outcome(g: Wistar) -> Outcome:
    """Most points, of equals the one earlier in turn order; alone more than the rival (score.winner, solo.result)."""
    totals = [total(g, side) for side in range(g.sides)]
    if g.solo:
        return Outcome((0,), "solo.result") if totals[0] > totals[RIVAL] else Outcome((), "solo.rival_score")
    winners, criteria = best(g.order, totals.__getitem__, lambda side: -g.order.index(side))
    return Outcome(winners, "score.winner" if criteria == 1 else "score.tie_break")


def usage(g: Wistar, player: int) -> dict[str, int]:
    """Which inventions a player ended with: for balancing."""
    content = g.content
    names = [*content.tables["basic_inventions.toml"], *content.tables["advanced_inventions.toml"]]
    counts = dict.fromkeys(names, 0)
    for card in g.areas[player]:
        counts[content.designs[card]] += 1
    return counts
