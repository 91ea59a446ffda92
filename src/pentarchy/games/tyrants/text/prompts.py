"""What the prompts of questions tell beside their words: the card behind them, what it promises, what is true now."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from pentarchy.engine.content import card_names
from pentarchy.engine.rules import Frame
from pentarchy.games.tyrants.content import ASPECTS, Content
from pentarchy.games.tyrants.state import WHITE
from pentarchy.games.tyrants.text import effects
from pentarchy.games.tyrants.turn import spend_influence, spend_power

View = dict[str, Any]
Values = dict[str, Any]
Gather = Callable[[Content, Frame, View, int], Values]


def yes(fact: object) -> str:
    """A word that messages select by."""
    return "yes" if fact else "no"


def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells; `card` is the card that is carried out, unless the question names one."""
    acting = view.get("acting", -1)
    values: Values = {"card": card_names(content, acting)} if acting >= 0 else {}
    gather = PROMPTS.get(question[0])
    return values | gather(content, question, view, player) if gather else values


def _act(content: Content, question: Frame, view: View, player: int) -> Values:
    """What can be done in stage 1; all that decides it is public, so the rules of the turn answer from the view."""
    seen: Any = SimpleNamespace(content=content, players=len(view["hands"]), **view)
    plays, spends = (
        bool(view["hands"][player]),
        bool(spend_power(seen, player, None) + spend_influence(seen, player, None)),
    )
    can = {(True, True): "both", (True, False): "play", (False, True): "spend", (False, False): "nothing"}
    return {"can": can[plays, spends], "power": view["power"], "influence": view["influence"]}


def has_no_troops(view: View, player: int) -> bool:
    """Whether a player has no troop on the board, so that an own one may go anywhere."""
    return not view["camps"][player] and not view["roads"][player]


def _for(name: str) -> Gather:
    """A question about a cost: the card, and what it promises."""
    return lambda content, question, view, player: {
        "card": card_names(content, question[1]),
        "effect": effects.behind(content, question[1], name),
    }


def _with(name: str, more: Gather) -> Gather:
    return lambda content, question, view, player: (
        _for(name)(content, question, view, player) | more(content, question, view, player)
    )


def _targets(content: Content, question: Frame, view: View, player: int) -> Values:
    where = question[2]
    if where == "one_site":  # the first target fixes the site
        where = "same_site" if view["kill_site"] >= 0 else "first_site"
    up_to, barracks = yes(question[3:] == (True,)), view["barracks"][player]
    return {"target": question[1], "count": 1, "where": where, "up_to": up_to, "barracks": barracks}


def _card(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"card": card_names(content, question[1])}


def _enlist(content: Content, question: Frame, view: View, player: int) -> Values:
    aspect = "none" if question[1] < 0 else ASPECTS[question[1]]
    return {"aspect": aspect, "cost": question[2], "up_to": yes(question[4])}


def _focus(content: Content, question: Frame, view: View, player: int) -> Values:
    aspect = content.aspect[question[1]]
    hand = view["hands"][player] if view else ()
    return {"aspect": ASPECTS[aspect], "fitting": yes(any(content.aspect[card] == aspect for card in hand))}


def _lay(content: Content, question: Frame, view: View, player: int) -> Values:
    colour = view["chosen"][1]
    free = question[1] == "presence" and colour == player and has_no_troops(view, player)
    return {"white": yes(colour == WHITE), "where": "no_troops" if free else question[1]}


def _forced(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"card": card_names(content, question[2])}


PROMPTS: dict[str, Gather] = {
    "act": _act,
    "deploy_where": lambda content, question, view, player: {"anywhere": yes(has_no_troops(view, player))},
    "kill_which": _targets,
    "supplant_which": _targets,
    "lift_which": lambda content, question, view, player: {"up_to": yes(question[1])},
    "drop_where": lambda content, question, view, player: {"white": yes(view["chosen"][1] == WHITE)},
    "return_which": lambda content, question, view, player: {"whose": question[1], "up_to": yes(question[2])},
    "promote_which": lambda content, question, view, player: (
        _card(content, question, view, player) | {"up_to": yes(question[2])}
    ),
    "promote_of_aspect": lambda content, question, view, player: {"aspect": ASPECTS[question[1]]},
    "promote_of_type": lambda content, question, view, player: {"minion_type": question[1]},
    "promote_from_where": _card,
    "choose_one": _card,
    "pay_with_spy": _for("pay"),
    "pay_with_spies": _with("pay", lambda content, question, view, player: {"paid": view["paid"]}),
    "devour_which": _with("pay", lambda content, question, view, player: {"zone": question[2]}),
    "devour_it": _for("pay"),
    "discard_which": _for("pay"),
    "accept_or_not": _for("may"),
    "reveal_which": _with("focus", _focus),
    "enlist_which": _enlist,
    "devour_from_row": lambda content, question, view, player: {"may": yes(question[1])},
    "who_gets_outcast": lambda content, question, view, player: {"adjacent": yes(question[1])},
    "who_discards": lambda content, question, view, player: {"count": question[1]},
    "discard_one": _forced,
    "borrow_from_market": lambda content, question, view, player: {"cost": question[1]},
    "exhume_which": lambda content, question, view, player: {"colour": question[1], "up_to": yes(question[4])},
    "lay_where": _lay,
}
