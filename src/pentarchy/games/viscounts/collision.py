"""Phase 5: the markers of the current side have met. Rules: collision.*, ability.workshop_2, solo.turn.collision*."""

from pentarchy.games.viscounts.choices import reactions
from pentarchy.games.viscounts.content import ABILITIES, Space
from pentarchy.games.viscounts.moments import bound
from pentarchy.games.viscounts.papers import flip_debt
from pentarchy.games.viscounts.reasons import by_ability
from pentarchy.games.viscounts.rules import step
from pentarchy.games.viscounts.sources import COLLISION_OF_OTHER, OWN_COLLISION, WORKSHOP_2
from pentarchy.games.viscounts.state import COLLISION, Viscounts
from pentarchy.games.viscounts.track import collides, criminals, reset, virtue

IMPROVE = ABILITIES.index("collision")
AUTOMA_FLIPS = 1 << 1  # the automa's second trading post slot


@step
def collision_phase(g: Viscounts, side: int) -> None:
    """Four steps in fixed order, then the markers go back; only if they meet now (collision.when)."""
    g.phase = COLLISION
    if collides(g, side):
        g.tell("collided", g.owner_of(side), g.virtue[side])
        g.then(law_abiding(), townsfolk_answer(), own_reward(side), reward_of_others(side), markers_back(side))


@step
def law_abiding(g: Viscounts) -> None:
    """Step 1: buildings of those without criminals (collision.step1, solo.ability.trading_post_2)."""
    frames = []
    for side in g.turn_order():
        if criminals(g, side):
            continue
        if g.is_automa(side):
            frames += [flip_by_ability(side)] if g.built[side] & AUTOMA_FLIPS else []
        elif g.built[side] & g.content.ability_mask[IMPROVE]:
            frames.append(virtue(side, WORKSHOP_2, 1))
    g.then(*frames)


@step
def flip_by_ability(g: Viscounts, side: int) -> None:
    g.then(flip_debt(side, by_ability(g, "trading_post_2")))


@step
def townsfolk_answer(g: Viscounts) -> None:
    """Step 2: cards that answer to collisions, in turn order (collision.step2)."""
    g.then(*(frame for side in g.turn_order() for frame in reactions(g, side, "collision")))


@step
def own_reward(g: Viscounts, side: int) -> None:
    """Step 3, by the space where the markers are now (collision.position_read_late)."""
    space = g.content.track[g.virtue[side] - 1]
    effects = space.automa if g.is_automa(side) else space.own
    g.then(*bound(effects, side, OWN_COLLISION + g.virtue[side] - 1))


@step
def reward_of_others(g: Viscounts, side: int) -> None:
    """Step 4: every other side that meets the condition, by its own board (collision.step4)."""
    space = g.content.track[g.virtue[side] - 1]
    frames = []
    for other in g.turn_order()[1:]:
        if gets_reward_of_other(space, criminals(g, other)):
            frames += bound(space.others, other, COLLISION_OF_OTHER + g.virtue[side] - 1)
    g.then(*frames)


def gets_reward_of_other(space: Space, lawless: int) -> bool:
    """Whether a side with so many criminals gets what a collision of another side gives there."""
    return space.condition == "always" or (not lawless) == (space.condition == "no_criminals")


@step
def markers_back(g: Viscounts, side: int) -> None:
    reset(g, side)
    g.tell("separated", g.owner_of(side))
