"""What a card is worth when it is played, in points, read from its effect expression.

The tables are made once per content. Influence is worth less the fewer turns there are to come, so a card has a worth
at the end and what is added to it for every turn to come. Numbers that a card counts on the board ("for every 3
trophies") are taken as they are in the middle of a game.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import Content

FAR = 8.0  # turns to come, for which the cards are valued beside the end
INFLUENCE = 0.35  # what one influence buys at the end: points printed on cards
INFLUENCE_TURN = 0.07  # more for each turn to come
POWER = 0.8  # what one power buys: a troop on the board
DEPLOYED = 0.75
KILLED = {"enemy": 2.2, "white": 1.7}
MORE_KILLED = 0.3  # of that for the third troop and more of one card
ANYWHERE = 0.5  # more for a target that needs no presence
PLACED_SPY = 0.8
DRAWN = 1.2
PROMOTED = 1.8
LEFT_DECK = 1.5  # what is lost with a card that devours itself
COUNTED = {
    "": 1.0,
    "trophies": 5.0,
    "white_trophies": 3.0,
    "player_trophies": 2.5,
    "inner_circle": 4.0,
    "controlled_sites": 4.0,
    "total_control_sites": 1.5,
    "control_markers": 1.0,
    "own_spies": 2.5,
    "troops_removed": 1.7,
}
AGAINST = {"you": -1.6, "an_opponent": 0.6, "each_opponent": 1.1, "an_adjacent_opponent": 0.5}
DISCARDED = {
    "an_opponent": 0.4,
    "each_opponent": 0.9,
    "opponents_at_that_site": 0.4,
    "owner_of_that_troop": 0.3,
    "whoever_caused_it": 0.3,
}
COSTS = {
    "return_own_spy": 0.8,
    "return_own_spies": 1.6,
    "devour_from_hand": 0.5,  # a weak card is better out of the deck
    "devour_from_inner_circle": 1.5,
    "devour_this": LEFT_DECK,
    "discard_from_hand": 0.8,
}


def influence_value(turns: float) -> float:
    """What one influence buys: at the end only the points printed on cards, before that cards to be played too."""
    return INFLUENCE + INFLUENCE_TURN * turns


def how_many(count: int, every: int, of: str) -> float:
    return count * COUNTED[of] / every


def assassinate(count: int, target: str, where: str, up_to: bool, every: int, of: str) -> float:
    """Seldom are there more than two good targets."""
    troops = how_many(count, every, of)
    troops = min(troops, 2.0) + MORE_KILLED * max(0.0, troops - 2.0)
    return troops * (KILLED[target] + (ANYWHERE if where == "anywhere" else 0.0))


def supplant(count: int, target: str, where: str) -> float:
    each = KILLED[target] + DEPLOYED + (ANYWHERE if where == "anywhere" else 0.0)
    return (2 if where == "each_returned_spy" else count) * each


# effects whose worth does not depend on the worth of influence
PLAIN: dict[str, Callable[..., float]] = {
    "power": lambda *n: POWER * how_many(*n),
    "vp": how_many,
    "draw": lambda *n: DRAWN * how_many(*n),
    "deploy": lambda n: DEPLOYED * n,
    "assassinate": assassinate,
    "supplant": supplant,
    "move_enemy": lambda n, up_to: 0.9 * n,
    "return_piece": lambda n, whose, up_to: 1.2 * n,
    "return_enemy_spy": lambda: 0.5,
    "place_spy": lambda n: PLACED_SPY * n,
    "place_trophy": lambda n, *rest: 0.8 * n,
    "promote_another": lambda n, up_to: PROMOTED * n,
    "promote_played": lambda aspect: 1.3,
    "promote_any_played": lambda kind: 1.5 * PROMOTED,
    "promote_from": lambda *zones: 1.2 * PROMOTED,
    "promote_this": lambda: PROMOTED,
    "promote_top": lambda: 1.2,
    "play_from_inner_circle": lambda: 2.0,
    "play_from_market": lambda most: 0.55 * most,
    "recruit_outcast": lambda who, n: AGAINST[who] * n,
    "discard": lambda who, more: DISCARDED[who] * (0.7 if more else 1.0),
    "return_this_to_supply": lambda: 1.0,
    "devour_market": lambda may: 0.1,
    "devoured_joins_market": lambda: 0.4,
    "take_place_in_market": lambda: -LEFT_DECK / 2,
    "deck_to_discard": lambda: 0.0,
}


class Estimate:
    """Values effects for one worth of influence."""

    def __init__(self, influence: float) -> None:
        self.rows: dict[str, Callable[..., float]] = {
            **PLAIN,
            "influence": lambda *n: influence * how_many(*n),
            "recruit_free": lambda n, aspect, most, *rest: influence * n * (most - (1.0 if aspect else 0.5)),
            "all_of": self.total,
            "at_end_of_turn": self.total,
            "repeat": lambda n, what: n * self.value(what),
            "choose": self.choose,
            "may": lambda what: max(0.0, self.value(what)),
            "focus": lambda *then: 0.6 * self.total(*then),
            "if_at_that_site": lambda what, *then: 0.7 * self.total(*then),
            "if_at_least": lambda least, of, *then: 0.5 * self.total(*then),
            "pay": lambda cost, *then: max(0.0, self.total(*then) - COSTS[cost[0]]),
        }

    def value(self, effect: Frame) -> float:
        return self.rows[effect[0]](*effect[1:])

    def total(self, *effects: Frame) -> float:
        return sum([self.value(effect) for effect in effects], 0.0)

    def choose(self, *options: Frame) -> float:
        """The better one, and a little for having the choice."""
        best, *rest = sorted((self.value(option) for option in options), reverse=True)
        return best + 0.15 * sum(rest, 0.0)


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
