"""A question before a move that would do nothing: such moves are legal (play.choose_one, cost.pay_for_nothing)."""

from collections.abc import Callable

from pentarchy.engine.rules import Frame, Move
from pentarchy.games.tyrants.content import parts
from pentarchy.games.tyrants.control import open_places, opponents, presence, troops
from pentarchy.games.tyrants.counters import amount
from pentarchy.games.tyrants.market import market_choices, stacks
from pentarchy.games.tyrants.spies import enemy_spies
from pentarchy.games.tyrants.state import EMPTY, Tyrants
from pentarchy.games.tyrants.troops import targets

PAYMENTS = ("recall", "devour", "discard")


def warning(g: Tyrants, player: int, move: Move) -> str:
    """The key of a warning before an option, or a payment for an ability, that can do nothing now."""
    if move[0] == "pick":
        return "" if can_do(g, player, g.content.options[move[1]][move[2]]) else "warning-nothing"
    question = g.asks[player]
    if move[0] in PAYMENTS and question is not None and question[0] in ("pay_with_spy", "devour_which", "devour_it"):
        promised = next(part[2:] for part in parts(g.content.effects[question[1]]) if part[0] == "pay")
        mask = 1 << move[1] if move[0] == "recall" else 0
        return "" if any(can_do(g, player, part, mask) for part in promised) else "warning-nothing"
    return ""


def can_do(g: Tyrants, player: int, effect: Frame, there: int = 0) -> bool:
    """Whether an effect would change anything now; `there` is the site of the spy that is about to be returned.

    Only what everybody knows, and the own hand, is looked at. What is not in the table can always do something.
    """
    name, *given = effect
    inner = [part for part in given if isinstance(part, tuple)]
    if name in ("all_of", "repeat", "choose"):
        return any(can_do(g, player, part, there) for part in inner)
    if name == "pay":
        return COSTS[inner[0][0]](g, player)
    return ABLE[name](g, player, given, there) if name in ABLE else True


def _strike(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    """Whether there is a troop to assassinate or to supplant."""
    where = str(given[2])
    if where in ("that_site", "each_returned_spy"):
        mask = there or g.board.places  # a spy to be placed may go anywhere
    else:
        mask = g.board.places if where == "anywhere" else presence(g, player)
    return bool(targets(g, player, str(given[1]), mask))


def _gain(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    count, every, of = given
    return of == "troops_removed" or amount(g, player, int(str(count)), int(str(every)), str(of)) > 0


def _return(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    """Whether there is a piece to return."""
    here = presence(g, player)
    if given[1] == "anybody" and (troops(g, player) or g.spies[player]):
        return True
    others = any(troops(g, other) & here for other in opponents(g, player))
    return others or bool(enemy_spies(g, player, here))


def _trophies(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    white = given[1] == "white"
    return bool(troops(g, EMPTY)) and any(hall[-1] if white else sum(hall) for hall in g.trophies)


def _promotable(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    """Whether a card can be promoted at once from the zones named."""
    zones = {"this_card": True, "hand": bool(g.hands[player]), "discard": bool(g.discards[player])}
    return any(zones[str(zone)] for zone in given)


def _discard(g: Tyrants, player: int, given: list[object], there: int) -> bool:
    """Whether an opponent has enough cards in hand: their number is public."""
    return any(len(g.hands[other]) > int(str(given[1])) for other in opponents(g, player))


ABLE: dict[str, Callable[[Tyrants, int, list[object], int], bool]] = {
    "power": _gain,
    "influence": _gain,
    "vp": _gain,
    "draw": lambda g, player, given, there: (
        _gain(g, player, given, there) and bool(g.decks[player] or g.discards[player])
    ),
    "deploy": lambda g, player, given, there: not g.barracks[player] or bool(open_places(g, player)),
    "assassinate": _strike,
    "supplant": _strike,
    "return_piece": _return,
    "place_trophy": _trophies,
    "promote_from": _promotable,
    "discard": _discard,
    "recruit_outcast": lambda g, player, given, there: bool(g.outcasts),
    "devoured_joins_market": lambda g, player, given, there: bool(g.devoured) and not g.ghost,
    "recruit_free": lambda g, player, given, there: any(
        0 <= g.content.cost[card] <= int(str(given[2])) for card in (*market_choices(g), *stacks(g))
    ),
}
COSTS: dict[str, Callable[[Tyrants, int], bool]] = {
    "return_own_spy": lambda g, player: bool(g.spies[player]),
    "return_own_spies": lambda g, player: bool(g.spies[player]),
    "devour_from_hand": lambda g, player: bool(g.hands[player]),
    "devour_from_inner_circle": lambda g, player: bool(g.inner_circles[player]),
    "devour_this": lambda g, player: True,
    "discard_from_hand": lambda g, player: bool(g.hands[player]),
}
