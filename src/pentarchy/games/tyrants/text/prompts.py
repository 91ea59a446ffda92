"""What the prompts of questions tell beside their words: the card behind them, what it promises, what is true now."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.engine.said import Seat
from pentarchy.engine.views import as_seen
from pentarchy.games.tyrants.content import ASPECTS, Content
from pentarchy.games.tyrants.content import parts as parts_of
from pentarchy.games.tyrants.moves import PLACE, SITE, SITES
from pentarchy.games.tyrants.state import SPIES, WHITE, Tyrants
from pentarchy.games.tyrants.text import effects
from pentarchy.games.tyrants.turn import spend_influence, spend_power
from pentarchy.kit.components import card_names

View = dict[str, Any]
Values = dict[str, Any]
Gather = Callable[[Content, Frame, View, int], Values]


# what decides how power and influence can be spent
SPENDING = (
    "power", "influence", "barracks", "sections", "spies", "camps", "roads", "market", "devoured", "ghost",
    "priestesses", "guards",
)  # fmt: skip


def yes(fact: object) -> str:
    """A word that messages select by."""
    return "yes" if fact else "no"


def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells; `card` is the card that is carried out, unless the question names one."""
    acting = view["acting"] if view else -1
    values: Values = {"card": card_names(content, acting)} if acting >= 0 else {}
    gather = PROMPTS.get(question[0])
    return values | gather(content, question, view, player) if gather else values


def _act(content: Content, question: Frame, view: View, player: int) -> Values:
    """What can be done in stage 1; all that decides it is public, so the rules of the turn answer from the view."""
    seen = as_seen(Tyrants, content, view, *SPENDING)
    plays, spends = (
        bool(view["hands"][player]),
        bool(spend_power(seen, player, None) + spend_influence(seen, player, None)),
    )
    can = {(True, True): "both", (True, False): "play", (False, True): "spend", (False, False): "nothing"}
    return {"can": can[plays, spends], "power": view["power"], "influence": view["influence"]}


def place_names(content: Content, place: int) -> Any:
    """The name of a site, or a phrase for a space of a route."""
    if place < SITES:
        return content.tables["sites.toml"][SITE.tokens[place]]["name"]
    route, _, number = PLACE.tokens[place].partition(".")
    return [("place-road", route_values(content, route) | {"number": int(number or 1)})]


def route_values(content: Content, name: str) -> Values:
    fields, sites = content.tables["routes.toml"][name], content.tables["sites.toml"]
    one, other = fields["between"]
    return {
        "one": sites[one]["name"],
        "other": sites[other]["name"],
        "spaces": fields["spaces"],
        "white": len(fields["white"]),
        "space": fields["white"][0] + 1 if fields["white"] else 0,
    }


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
        where = "same_site" if any(place < SITES for place, _ in view["killed"]) else "first_site"
    values = {"target": question[1], "count": 1, "where": where, "up_to": yes(question[3:4] == (True,))}
    return values | {"barracks": view["barracks"][player]} | _left(content, question, view, player)


def _card(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"card": card_names(content, question[1])}


def _enlist(content: Content, question: Frame, view: View, player: int) -> Values:
    aspect = "none" if question[1] < 0 else ASPECTS[question[1]]
    return {"aspect": aspect, "cost": question[2], "up_to": yes(question[4])} | _left(content, question, view, player)


def _focus(content: Content, question: Frame, view: View, player: int) -> Values:
    return {
        "aspect": ASPECTS[content.aspect[question[1]]],
        "fitting": yes(view and holds_aspect(content, question[1], view, player)),
    }


def holds_aspect(content: Content, card: int, view: View, player: int) -> bool:
    """Whether a player has another card of the aspect in hand, as far as the reader sees it."""
    hand = view["hands"][player]
    return any(other is not None and content.aspect[other] == content.aspect[card] for other in hand)


def only_goes_on(content: Content, card: int, view: View, player: int) -> bool:
    """Whether "no" only goes on, as nothing in hand fits the Focus of a card; other refusals are real choices."""
    told = {part[0] for part in parts_of(content.effects[card])}
    takes_back = "place_spy" in told and bin(view["spies"][player]).count("1") == SPIES
    if "focus" not in told or "pay" in told or takes_back:
        return False
    return not holds_aspect(content, card, view, player)


def _lift(content: Content, question: Frame, view: View, player: int) -> Values:
    """Whose troop was lifted, and where it stood."""
    _, place, colour = question
    return _troop(colour) | {"place": place_names(content, place), "road": yes(place >= SITES)}


def _troop(colour: int) -> Values:
    return {"white": yes(colour == WHITE), "owner": "" if colour == WHITE else Seat(colour)}


def _lay(content: Content, question: Frame, view: View, player: int) -> Values:
    _, where, colour = question
    free = where == "presence" and colour == player and has_no_troops(view, player)
    return _troop(colour) | {"where": "no_troops" if free else where}


def _forced(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"card": card_names(content, question[2]), "player": Seat(question[1])}


def _left(content: Content, question: Frame, view: View, player: int) -> Values:
    """How often the same is still to be chosen; the last argument of such a question."""
    return {"left": question[-1] if type(question[-1]) is int else 1}


def _devour_it(content: Content, question: Frame, view: View, player: int) -> Values:
    """A card played from the market is devoured in any case, by the card that plays it."""
    played, borrowed = (view["played"][player], view["borrowed"]) if view else ((), ())
    by = next((card for card in played if plays_market(content, card)), None)
    lent = question[1] in borrowed and by is not None
    return {"anyway": yes(lent), "card_2": card_names(content, by) if lent and by is not None else ""}


def plays_market(content: Content, card: int) -> bool:
    return any(part[0] == "play_from_market" for part in parts_of(content.effects[card]))


def _counting(more: Callable[[Frame, View, int], Values]) -> Gather:
    return lambda content, question, view, player: _left(content, question, view, player) | more(question, view, player)


PROMPTS: dict[str, Gather] = {
    "act": _act,
    "deploy_where": _counting(lambda question, view, player: {"anywhere": yes(has_no_troops(view, player))}),
    "spy_where": _left,
    "recall_first": _left,
    "kill_which": _targets,
    "supplant_which": _targets,
    "lift_which": _counting(lambda question, view, player: {"up_to": yes(question[1])}),
    "drop_where": _lift,
    "return_which": _counting(lambda question, view, player: {"whose": question[1], "up_to": yes(question[2])}),
    "promote_which": lambda content, question, view, player: (
        _card(content, question, view, player) | _left(content, question, view, player) | {"up_to": yes(question[2])}
    ),
    "promote_of_aspect": lambda content, question, view, player: {"aspect": ASPECTS[question[1]]},
    "promote_of_type": lambda content, question, view, player: {"minion_type": question[1]},
    "promote_from_where": _card,
    "choose_one": _card,
    "pay_with_spy": _for("pay"),
    "pay_with_spies": _with("pay", lambda content, question, view, player: {"paid": int(view["returned"] > 0)}),
    "devour_which": _with("pay", lambda content, question, view, player: {"zone": question[2]}),
    "devour_it": _with("pay", _devour_it),
    "discard_which": _for("pay"),
    "accept_or_not": _for("may"),
    "reveal_which": _with("focus", _focus),
    "enlist_which": _enlist,
    "devour_from_row": lambda content, question, view, player: {"may": yes(question[1])},
    "who_gets_outcast": lambda content, question, view, player: {"adjacent": yes(question[1])},
    "who_discards": lambda content, question, view, player: {"count": question[1]},
    "discard_one": _forced,
    "borrow_from_market": lambda content, question, view, player: {"cost": question[1]},
    "exhume_which": _counting(lambda question, view, player: {"colour": question[1], "up_to": yes(question[4])}),
    "lay_where": _lay,
}
