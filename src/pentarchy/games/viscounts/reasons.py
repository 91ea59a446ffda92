"""Why the automa does what no scheme says: what it does in place of something else, and its abilities. Rules:
solo.no_silver, solo.rearrange, solo.destroy, solo.discard, solo.castle_move, solo.scheme_gain, solo.future_empty,
solo.nothing_to_flip, solo.ability.*."""

from pentarchy.games.viscounts.moves import ABILITY, INSTEAD
from pentarchy.games.viscounts.sources import ABILITIES
from pentarchy.games.viscounts.state import Viscounts


def instead(g: Viscounts, what: str) -> None:
    """Say it before it happens: the reader sees a resource or a virtue where a card shows something else."""
    g.tell("automa_instead", INSTEAD.index[what])


def by_ability(g: Viscounts, building: str) -> int:
    """Say which of its buildings is the cause of what comes next; its number as a source."""
    g.tell("automa_ability", ABILITY.index[building])
    return ABILITIES + ABILITY.index[building]
