"""What a card is worth when it is played, in points, read from its effect expression.

The tables are made once per content. Influence is worth less the fewer turns there are to come, so a card has a worth
at the end and what is added to it for every turn to come. Numbers that a card counts on the board ("for every 3
trophies") are taken as they are in the middle of a game. What the weights mean is in weights.toml.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import Content
from pentarchy.kit.weights import weights_of

WEIGHTS = weights_of("pentarchy.games.tyrants")
FAR = WEIGHTS.number("cards.far")
INFLUENCE = WEIGHTS.number("cards.influence")
INFLUENCE_TURN = WEIGHTS.number("cards.influence_turn")
POWER = WEIGHTS.number("cards.power")
DEPLOYED = WEIGHTS.number("cards.deployed")
KILLED = WEIGHTS.table("cards.killed")
MORE_KILLED = WEIGHTS.number("cards.more_killed")
ANYWHERE = WEIGHTS.number("cards.anywhere")
PLACED_SPY = WEIGHTS.number("cards.placed_spy")
DRAWN = WEIGHTS.number("cards.drawn")
PROMOTED = WEIGHTS.number("cards.promoted")
LEFT_DECK = WEIGHTS.number("cards.left_deck")
COUNTED = WEIGHTS.table("cards.counted")
AGAINST = WEIGHTS.table("cards.against")
DISCARDED = WEIGHTS.table("cards.discarded")
COSTS = {**WEIGHTS.table("cards.costs"), "devour_this": LEFT_DECK}
EFFECTS = WEIGHTS.table("cards.effects")
SHARES = WEIGHTS.table("cards.shares")
TARGETS = WEIGHTS.number("cards.targets")
RETURNED_SPIES = WEIGHTS.number("cards.returned_spies")
MORE_DISCARDED = WEIGHTS.number("cards.more_discarded")
CHOICE = WEIGHTS.number("cards.choice")
RECRUIT_ASPECT = WEIGHTS.number("cards.recruit_aspect")
RECRUIT_ANY = WEIGHTS.number("cards.recruit_any")


def influence_value(turns: float) -> float:
    """What one influence buys: at the end only the points printed on cards, before that cards to be played too."""
    return INFLUENCE + INFLUENCE_TURN * turns


def how_many(count: int, every: int, of: str) -> float:
    return count * COUNTED[of] / every


def assassinate(count: int, target: str, where: str, up_to: bool, every: int, of: str) -> float:
    """Seldom are there more than two good targets."""
    troops = how_many(count, every, of)
    troops = min(troops, TARGETS) + MORE_KILLED * max(0.0, troops - TARGETS)
    return troops * (KILLED[target] + (ANYWHERE if where == "anywhere" else 0.0))


def supplant(count: int, target: str, where: str) -> float:
    each = KILLED[target] + DEPLOYED + (ANYWHERE if where == "anywhere" else 0.0)
    return (RETURNED_SPIES if where == "each_returned_spy" else float(count)) * each


# effects whose worth does not depend on the worth of influence
PLAIN: dict[str, Callable[..., float]] = {
    "power": lambda *n: POWER * how_many(*n),
    "vp": how_many,
    "draw": lambda *n: DRAWN * how_many(*n),
    "deploy": lambda n: DEPLOYED * n,
    "assassinate": assassinate,
    "supplant": supplant,
    "move_enemy": lambda n, up_to: EFFECTS["move_enemy"] * n,
    "return_piece": lambda n, whose, up_to: EFFECTS["return_piece"] * n,
    "return_enemy_spy": lambda: EFFECTS["return_enemy_spy"],
    "place_spy": lambda n: PLACED_SPY * n,
    "place_trophy": lambda n, *rest: EFFECTS["place_trophy"] * n,
    "promote_another": lambda n, up_to: PROMOTED * n,
    "promote_played": lambda aspect: EFFECTS["promote_played"],
    "promote_any_played": lambda kind: SHARES["promote_any_played"] * PROMOTED,
    "promote_from": lambda *zones: SHARES["promote_from"] * PROMOTED,
    "promote_this": lambda: PROMOTED,
    "promote_top": lambda: EFFECTS["promote_top"],
    "play_from_inner_circle": lambda: EFFECTS["play_from_inner_circle"],
    "play_from_market": lambda most: EFFECTS["play_from_market"] * most,
    "recruit_outcast": lambda who, n: AGAINST[who] * n,
    "discard": lambda who, more: DISCARDED[who] * (MORE_DISCARDED if more else 1.0),
    "return_this_to_supply": lambda: EFFECTS["return_this_to_supply"],
    "devour_market": lambda may: EFFECTS["devour_market"],
    "devoured_joins_market": lambda: EFFECTS["devoured_joins_market"],
    "take_place_in_market": lambda: SHARES["take_place_in_market"] * LEFT_DECK,
    "deck_to_discard": lambda: EFFECTS["deck_to_discard"],
}


class Estimate:
    """Values effects for one worth of influence."""

    def __init__(self, influence: float) -> None:
        self.rows: dict[str, Callable[..., float]] = {
            **PLAIN,
            "influence": lambda *n: influence * how_many(*n),
            "recruit_free": lambda n, aspect, most, *rest: (
                influence * n * (most - (RECRUIT_ASPECT if aspect else RECRUIT_ANY))
            ),
            "all_of": self.total,
            "at_end_of_turn": self.total,
            "repeat": lambda n, what: n * self.value(what),
            "choose": self.choose,
            "may": lambda what: max(0.0, self.value(what)),
            "focus": lambda *then: SHARES["focus"] * self.total(*then),
            "if_at_that_site": lambda what, *then: SHARES["if_at_that_site"] * self.total(*then),
            "if_at_least": lambda least, of, *then: SHARES["if_at_least"] * self.total(*then),
            "pay": lambda cost, *then: max(0.0, self.total(*then) - COSTS[cost[0]]),
        }

    def value(self, effect: Frame) -> float:
        return self.rows[effect[0]](*effect[1:])

    def total(self, *effects: Frame) -> float:
        return sum([self.value(effect) for effect in effects], 0.0)

    def choose(self, *options: Frame) -> float:
        """The better one, and a little for having the choice."""
        best, *rest = sorted((self.value(option) for option in options), reverse=True)
        return best + CHOICE * sum(rest, 0.0)


class CardValues:
    """Tables by card number."""

    def __init__(self, content: Content) -> None:
        self.influence = [_printed_influence(lines) for lines in content.effects]
        late, early = Estimate(influence_value(0)), Estimate(influence_value(FAR))
        self.late = [late.total(*lines) for lines in content.effects]  # when played at the end
        self.growth = [  # more for each turn to come
            (early.total(*lines) - value) / FAR for lines, value in zip(content.effects, self.late, strict=True)
        ]
        self.recalls = [bool(_named(lines, ("return_own_spy", "return_own_spies"))) for lines in content.effects]
        self.promotions = [[_promoted(text) for text in texts] for texts in content.later]


def _printed_influence(lines: tuple[Frame, ...]) -> int:
    """Influence that a card gives without condition or choice."""
    return sum(line[1] for line in lines if line[0] == "influence" and not line[3])


def _named(frames: tuple[Any, ...], names: tuple[str, ...]) -> list[Frame]:
    """The effects of these names inside some effects."""
    found: list[Frame] = []
    for frame in frames:
        if isinstance(frame, tuple):
            found += [frame, *_named(frame[1:], names)] if frame[0] in names else _named(frame[1:], names)
    return found


def _promoted(text: tuple[Frame, ...]) -> int:
    """How many cards a text for the end of the turn promotes."""
    count: int = sum(frame[1] for frame in _named(text, ("promote_another",)))
    return count + len(_named(text, ("promote_played", "promote_any_played")))


@cache
def card_values(content: Content) -> CardValues:
    return CardValues(content)
