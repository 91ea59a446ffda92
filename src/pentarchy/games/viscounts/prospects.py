"""What moves bring for sure, in numbers: printed gains, links, steps of points, stacks that run out.

Of alternatives nothing is counted, and nothing of an effect that can do nothing now. Previews say what really happens.
"""

from collections.abc import Iterable

from pentarchy.engine.rules import MoveFacts
from pentarchy.games.viscounts.buildings import completed_links, link_gains
from pentarchy.games.viscounts.content import Effects
from pentarchy.games.viscounts.manuscripts import take_bonus_card
from pentarchy.games.viscounts.moments import Gain, single
from pentarchy.games.viscounts.moves import DEBT
from pentarchy.games.viscounts.overview import standings
from pentarchy.games.viscounts.scoring import tile_points, total
from pentarchy.games.viscounts.sources import SITES
from pentarchy.games.viscounts.state import Viscounts

Goods = dict[str, int]
ONE_OF = {"build": "building", "build_here": "building", "manuscript": "manuscript", "destroy_own": "destroy"}
BY_BUILDINGS = (
    "builders",
    "nobles",
    "clerics",
    "merchants",
    "criminals",
    "buildings",
)  # units


def sure(g: Viscounts, side: int, effects: Effects) -> Goods:
    """What effects give a side for sure, by good or name of the effect."""
    gains: Goods = {}
    for part in single(effects):
        name, *values = part
        if name == "choose" or g.why_idle(side, -1, part):
            continue
        what, count = name, values[-1] if values else 1
        if name == "gain":
            what = values[0]
        elif name in ONE_OF:
            what, count = ONE_OF[name], 1
        gains[what] = gains.get(what, 0) + count
    return {what: count for what, count in gains.items() if count}


def added(*gains: Goods) -> Goods:
    """Several gains together."""
    found: Goods = {}
    for gain in gains:
        for what, count in gain.items():
            found[what] = found.get(what, 0) + count
    return found


def shared(g: Viscounts, player: int, gains: Iterable[Gain]) -> MoveFacts:
    """What several sides gain at one moment, the own part apart; whether a stack runs out by it."""
    own, others = Goods(), dict[str, Goods]()
    for side, _, effects in gains:
        found = sure(g, side, effects)
        if side == player:
            own = added(own, found)
        elif found:
            others[str(side)] = added(others.get(str(side), {}), found)
    facts: MoveFacts = {"gain": own, "others": others}
    if runs_out(g, added(own, *others.values())):
        facts["ends"] = True
    return facts


def runs_out(g: Viscounts, gains: Goods) -> bool:
    """Whether so many debts or deeds lay poverty or prosperity open (debts.trigger)."""
    return 0 < g.poverty <= gains.get("debt", 0) or 0 < g.prosperity <= gains.get("deed", 0)


# buildings ----------------------------------------------------------------------------------------------------------
def building_facts(g: Viscounts, player: int, slot: int, site: int) -> MoveFacts:
    """A building on a site: its effect, the links it completes and whom they pay, the step of points."""
    links = completed_links(g, site)
    gains = [(player, SITES + site, g.content.site_effects[g.face][site])]
    gains += [gain for number in links for gain in link_gains(g, player, site, number)]
    facts = shared(g, player, gains)
    facts["points"] = building_points(g, player, slot)
    facts["places"] = [g.content.links[g.face][number].place for number in links]
    return facts


def building_points(g: Viscounts, player: int, slot: int) -> int:
    """The step of its type, and what manuscripts count more by it."""
    step = standings(g.content, g.built[player])[g.content.building_type[slot]]
    points = step["next"] - step["points"]
    counting = [tile for tile in g.scrolls[player] if g.content.scores[tile][2] in BY_BUILDINGS]
    if counting:
        trial = g.clone()
        trial.built[player] |= 1 << slot
        points += sum([tile_points(trial, player, tile) - tile_points(g, player, tile) for tile in counting])
    return points


# manuscripts and papers ---------------------------------------------------------------------------------------------
def manuscript_facts(g: Viscounts, player: int, segment: int) -> MoveFacts:
    """The visible manuscript of a segment: its effect, points of sets, bonus card and of what it counts itself."""
    pile = g.manuscripts[segment]
    if not pile:
        return shared(g, player, [(player, -1, g.content.printed_tiles[segment].effects)])
    trial = g.clone()
    trial.events = None
    trial.manuscripts[segment] = pile[:-1]
    trial.scrolls[player] += pile[-1:]
    take_bonus_card(trial, player, g.content.ribbon[pile[-1]])
    facts = shared(trial, player, [(player, pile[-1], g.content.effects[pile[-1]])])
    facts["points"] = max(0, total(trial, player) - total(g, player))
    return facts


def flip_points(g: Viscounts, player: int, paper: int) -> int:
    """What a flipped debt or deed adds to the score, majorities included."""
    trial = g.clone()
    before, after = (trial.debts, trial.paid) if paper == DEBT else (trial.deeds, trial.approved)
    before[player] -= 1
    after[player] += 1
    return max(0, total(trial, player) - total(g, player))
