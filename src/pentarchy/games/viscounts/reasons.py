"""Why nothing happens, or what no scheme says: what the automa does in place of something, its abilities. Rules:
solo.no_silver, solo.rearrange, solo.destroy, solo.discard, solo.castle_move, solo.scheme_gain, solo.future_empty,
solo.nothing_to_flip, solo.ability.*, fx.mandatory."""

from pentarchy.engine.rules import Frame
from pentarchy.games.viscounts.moves import ABILITY, INSTEAD, REFUSED
from pentarchy.games.viscounts.sources import ABILITIES, named
from pentarchy.games.viscounts.state import Viscounts


def instead(g: Viscounts, what: str, count: int = 1) -> None:
    """Say it before it happens: the reader sees a resource or a virtue where a card shows something else."""
    g.tell("automa_instead", INSTEAD.index[what], count)


def by_ability(g: Viscounts, building: str) -> int:
    """Say which of its buildings is the cause of what comes next; its number as a source."""
    g.tell("automa_ability", ABILITY.index[building])
    return ABILITIES + ABILITY.index[building]


def tell_declined(g: Viscounts, player: int, what: str, source: int) -> None:
    """Say that a player does without what an effect offers."""
    g.tell("declined", player, REFUSED.index[what], named(source))


def tell_idle(g: Viscounts, side: int, source: int, effects: tuple[Frame, ...]) -> None:
    """Say that none of the effects has anything to do. The markers of the track and the automa say it themselves."""
    if g.events is None or not effects or g.is_automa(side):
        return
    if all(part[0] not in ("corruption", "virtue") and g.why_idle(side, source, part) for part in effects):
        g.tell("in_vain", g.owner_of(side), named(source))
