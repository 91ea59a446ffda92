"""Phase C, production: four steps, each counted, compared for supremacy, and spent at the same time.

Rules: production.*, supremacy.*, construction.take_cubes, solo.supremacy.
"""

from collections.abc import Sequence

from pentarchy.games.kingdom.closing import close
from pentarchy.games.kingdom.construction import place_cubes
from pentarchy.games.kingdom.content import ICONS
from pentarchy.games.kingdom.quests import settle_final
from pentarchy.games.kingdom.rules import step
from pentarchy.games.kingdom.state import PRODUCTION, Kingdom

SOLO_SUPREMACY = 5


@step
def production_phase(g: Kingdom) -> None:
    g.phase = PRODUCTION
    g.then(*(frame for resource in range(4) for frame in (production_step(resource), settle_final())), end_production())


@step
def production_step(g: Kingdom, resource: int) -> None:
    """Count, check supremacy, then take and place the cubes (production.step_parts)."""
    g.producing = resource
    for player in range(g.players):
        g.produced[player] = count_production(g, player, resource)
        if g.events is not None:
            g.tell("produced", player, resource, g.produced[player], duchy_production(g, player, resource))
    award_supremacy(g, resource)
    for player in range(g.players):
        g.cubes[player] = (resource,) * g.produced[player]
        g.branch(player, place_cubes(player), close(player))


@step
def end_production(g: Kingdom) -> None:
    g.producing = -1
    g.produced[:] = [0] * g.players


def count_production(g: Kingdom, player: int, resource: int) -> int:
    """The icons of a resource in a duchy: duchy card and built cards, without covered ones (production.count)."""
    content, built, covered = g.content, g.built[player], g.covered[player]
    total = duchy_production(g, player, resource)
    for card in built:
        for made, amount, card_type in content.production[card]:
            if made == resource:
                total += amount * count_type(g, player, card_type) if card_type >= 0 else amount
    if covered >> ICONS:
        total -= sum(covered >> ICONS + i & 1 for i, shown in enumerate(content.guild_icons()) if shown == resource)
    return total


def duchy_production(g: Kingdom, player: int, resource: int) -> int:
    """The icons of a resource on the duchy card that no theft token covers."""
    icons, covered = g.content.duchy_icons[g.duchies[player]], g.covered[player]
    if not covered:
        return icons.count(resource)
    return sum(shown == resource and not covered >> icon & 1 for icon, shown in enumerate(icons))


def count_type(g: Kingdom, player: int, card_type: int) -> int:
    """How many cards of a type are built in a duchy."""
    types = g.content.type
    return sum(types[card] == card_type for card in g.built[player])


def leader_of(produced: Sequence[int]) -> int:
    """Who produced more than the opponent (supremacy.compare), or at least 5 alone (solo.supremacy); -1: nobody."""
    if len(produced) == 1:
        return 0 if produced[0] >= SOLO_SUPREMACY else -1
    first, second = produced
    return -1 if first == second else int(second > first)


def award_supremacy(g: Kingdom, resource: int) -> None:
    leader = leader_of(g.produced)
    if leader < 0:
        if g.players > 1:
            g.tell("supremacy_tie", resource, g.produced[0])
    elif g.players == 1:
        g.tell("supremacy_alone", 0, resource, g.produced[0], g.training[0])
    else:
        g.tell("supremacy", leader, resource, max(g.produced), min(g.produced), g.training[leader])
    if leader >= 0:
        train(g, leader)


def train(g: Kingdom, player: int) -> None:
    """Take the soldier out of the training area or, if there is none, put one there (supremacy.training_*)."""
    g.soldiers[player] += g.training[player]
    g.training[player] ^= 1
