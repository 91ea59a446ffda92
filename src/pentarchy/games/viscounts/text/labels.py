"""What the prompts of questions and the labels of moves tell beside their words: sources, prices, effects."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.rules import Frame, Move
from pentarchy.engine.said import Seat
from pentarchy.engine.views import as_seen
from pentarchy.games.viscounts import sources
from pentarchy.games.viscounts.actions import dismissal_price
from pentarchy.games.viscounts.content import (
    ABILITIES,
    ACTIONS,
    BUILD,
    GOODS,
    SILVER,
    SLOTS,
    TRADE,
    TRANSCRIBE,
    WORKERS,
    Content,
)
from pentarchy.games.viscounts.movement import fares
from pentarchy.games.viscounts.moves import CARD, INNER, MOVES, ORDERS, SOURCE
from pentarchy.games.viscounts.payment import Funds, price_of, way_of
from pentarchy.games.viscounts.state import COLLISION, Viscounts
from pentarchy.games.viscounts.text import effects
from pentarchy.games.viscounts.text.faces import icon_list
from pentarchy.games.viscounts.text.names import (
    Phrase,
    Values,
    because,
    card_phrase,
    named,
    place_phrase,
    section_names,
    segment_names,
)
from pentarchy.games.viscounts.townsfolk import adjacent
from pentarchy.kit.components import card_names

View = dict[str, Any]
STEP = ABILITIES.index("step")


def as_state(content: Content, view: View) -> Viscounts:
    """What a view tells of the players' ways, prices and icons, in the form that the rules count with."""
    names = (
        "ring",
        "stride",
        "viscounts",
        "built",
        "goods",
        "townsfolk",
        "boards",
        "bonuses",
        "lent",
        "used",
        "active",
    )
    return as_seen(Viscounts, content, view, *names)


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    name = question[0]
    values = PROMPTS[name](content, question, view, player) if name in PROMPTS else {}
    values |= moment(view, player)
    if name in SOURCE_OF:
        values |= _source(content, question[SOURCE_OF[name]], view, player)
    return values


def moment(view: View, player: int) -> Values:
    """Whose turn it is while a player is asked, and whether a collision is being resolved."""
    active = view["active"] if view else player
    if active == player:
        return {"turn": "own", "who": ""}
    who: Any = [("name-owner-automa", {})] if active >= len(view["hands"]) else Seat(active)
    return {"turn": "collision" if view["phase"] == COLLISION else "other", "who": who}


def _source(content: Content, source: int, view: View, player: int) -> Values:
    """Where a question comes from; in the turn of another also through whom."""
    said = because(content, source)
    if view["active"] == player or source < sources.PIECES:
        return said
    who: Any = [("automa", {})] if view["active"] >= len(view["hands"]) else Seat(view["active"])
    what, _, rest = SOURCE.tokens[source].partition("_")
    if what in ("meeting", "others", "link"):
        space = int(rest) if what == "others" else 0
        said["source"] = [("source-of-other", {"what": what, "who": who, "space": space, "source": said["source"]})]
    return said


SOURCE_OF = {  # where in a question its source stands
    "resource_which": 1, "flip_which": 1, "choose_one": 1, "discard_which": 2, "destroy_which": 2, "hire_which": 1,
    "destroy_own_which": 1, "new_order": 1, "settle_where": 2, "shift_which": 1, "build_where": 3, "copy_which": 3,
}  # fmt: skip


def _way(content: Content, question: Frame, view: View, player: int) -> Values:
    free = view["stride"] + bool(view["built"][player] & content.ability_mask[STEP])
    return {"steps": view["stride"], "free": free, "silver": view["goods"][4 * player + SILVER]}


def _room(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"section": section_names(content, question[2]), "tier": question[1] + 1,
            "room": content.numbers["castle"]["room"]}  # fmt: skip


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "move_where": _way,
    "recruit_or_not": lambda content, question, view, player: {"silver": view["goods"][4 * player + SILVER]},
    "act": lambda content, question, view, player: {
        "committed": "none" if view["committed"] < 0 else ACTIONS[view["committed"]]
    },
    "pay_which": lambda content, question, view, player: {"count": question[2], "action": ACTIONS[question[1]]},
    "expel_whom": _room,
    "build_where": lambda content, question, view, player: {"what": question[1]},
    "copy_which": lambda content, question, view, player: {"least": question[1], "most": question[2]},
    "discard_which": lambda content, question, view, player: {"count": question[1]},
    "destroy_which": lambda content, question, view, player: {"count": question[1]},
    "settle_where": lambda content, question, view, player: {"count": question[1]},
    "react_first": lambda content, question, view, player: {"trigger": question[1]},
    "rise_which": lambda content, question, view, player: {"count": content.numbers["castle"]["threshold"]},
}


# moves ------------------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts."""
    kind, *parts = move
    values = named(content, MOVES.kinds[kind], tuple(parts))
    if MOVES.kinds[kind][:1] == (CARD,):
        values["card"] = [card_phrase(content, parts[0])]
    if kind in LABELS:
        values |= LABELS[kind](content, parts, view, player)
    return values


def _face(view: View | None) -> int:
    return view["face"] if view is not None else 1


def _price(content: Content, view: View | None, player: int, action: int, needed: int) -> Values:
    """What an action costs: icons needed, and the goods for those that are missing."""
    if view is None:
        return {"needed": needed, "price": "none", "due": 0, "good": "", "count": 0}
    due, good, amount = price_of(as_state(content, view), player, action, needed)
    price = "none" if not due else "good" if good >= 0 else "choice"
    return {"needed": needed, "price": price, "due": due, "good": GOODS[good] if good >= 0 else "", "count": amount}


def _construct(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    needed = content.building_cost[parts[0]]
    return _erect(content, parts, view, player) | _price(content, view, player, BUILD, needed)


def _erect(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    given = content.site_effects[_face(view)][parts[1]]
    return {"there": "yes" if given else "no", "effect": effects.phrases(given) or ""}


def _station(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    nobles = content.numbers["workers"]["nobles"]
    needed = nobles[min(max(parts[0], 1), len(nobles)) - 1]
    return _price(content, view, player, WORKERS, needed)


def _transcribe(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    if view is None:
        return {"there": "no", "card": "", "effect": "", **_price(content, None, player, TRANSCRIBE, 0)}
    segment = view["viscounts"][player] // 3
    pile = view["manuscripts"][segment]
    cost = content.cost[pile[-1]] if pile else content.printed_tiles[segment].cost
    name: Any = card_names(content, pile[-1]) if pile else ""
    given = effects.phrases(content.printed_tiles[segment].effects) or ""
    values = {"there": "yes" if pile else "printed", "card": name, "effect": given}
    return values | _price(content, view, player, TRANSCRIBE, cost)


def _pay(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """One unit: how much of the good, for how many icons."""
    if view is None or view["committed"] < 0:
        return {"there": "no", "count": 1, "icons": 1, "action": ACTIONS[0]}
    way = way_of(as_state(content, view), player, view["committed"], parts[0])
    return {"there": "yes", "count": way.amount, "icons": way.icons, "action": ACTIONS[view["committed"]]}


def _pair(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """The hero that lies below a player card."""
    if view is not None and [parts[0]] in view["pair_cards"]:
        (hero,) = view["pair_heroes"][view["pair_cards"].index([parts[0]])]
        return {"there": "yes", "hero": card_names(content, hero)}
    return {"there": "no", "hero": ""}


def _new_order(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """The cards of the board in the order chosen."""
    slots = view["boards"][3 * player : 3 * player + 3] if view is not None else []
    cards = [card for slot in slots for card in slot if card is not None]
    order = [card_phrase(content, cards[source]) for source in ORDERS[parts[0]] if source < len(cards)]
    return {"there": "yes" if order else "no", "kept": "no" if parts[0] else "yes", "cards": order or ""}


def _exchange(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """What a trade costs and gives at the space of the viscount."""
    (times,) = parts
    if view is None or view["viscounts"][player] < 0 or view["viscounts"][player] % 3 == INNER:
        return {"there": "no", "effect": ""}
    space = view["viscounts"][player]
    cost, given = content.trade[2 * (space // 3) + space % 3]
    name, *rest = given[0]
    said = [effects.phrase((name, *rest[:-1], rest[-1] * times))]
    silver = max(0, cost * times - Funds(as_state(content, view), player).free(TRADE))
    return {"there": "yes", "cost": cost * times, "count": silver, "effect": said}


def _link(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    links = [link for link in content.links[_face(view)] if link.place == parts[0]]
    said = effects.phrases(links[0].effects) if links else ""
    return {
        "there": "yes" if links else "no",
        "effect": said,
        "link": [place_phrase(content, "link", parts[0])],
    }


def _move(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    return {"count": dict(fares(as_state(content, view), player)).get(parts[0], 0) if view is not None else 0}


def _dismiss(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """The townsfolk beside the viscount, its price, and what it gives: icons and bonus, but not its ability."""
    if view is None or view["viscounts"][player] < 0:
        return {"card": [("printed-townsfolk", {})], "count": 0, "there": "no", "gives": ""}
    state = as_state(content, view)
    pile, folk = view["townsfolk"][view["viscounts"][player] // 3], adjacent(state, player)
    name: Any = card_names(content, pile[-1]) if pile else [("printed-townsfolk", {})]
    gives = [*icon_list(folk.icons), *effects.phrases(folk.bonus)]
    price = dismissal_price(state, player)
    return {"card": name, "count": price, "there": "yes" if gives else "no", "gives": gives or ""}


def _top(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """Whether the discard pile must be shuffled first."""
    return {"deck": "empty" if view is not None and not view["decks"][player] else "there"}


def _expel(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """What the owner of the worker gets."""
    given: list[Phrase] = []
    for part in content.removed[parts[1]]:
        given.append(("resource-of-owner", {"count": part[1]}) if part[0] == "resource" else effects.phrase(part))
    return {"there": "yes" if given else "no", "effect": given or ""}


def _of_board(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """On which segment a townsfolk or a manuscript lies open."""
    for zone in ("townsfolk", "manuscripts") if view is not None else ():
        for segment, pile in enumerate(view[zone] if view is not None else ()):
            if pile and pile[-1] == parts[0]:
                return {"there": "yes", "segment": segment_names(content, segment)}
    return {"there": "no", "segment": ""}


def _resolve(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """In which slot the card lies."""
    slots = view["boards"][3 * player : 3 * player + 3] if view is not None else []
    found = [SLOTS[number] for number, slot in enumerate(slots) if list(slot) == parts]
    return {"slot": found[0] if found else "none"}


def _silver(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    return {"silver": content.silver[parts[0]]}


LABELS: dict[str, Callable[[Content, list[int], View | None, int], Values]] = {
    "pick": lambda content, parts, view, player: {"effect": [effects.phrase(content.alternatives[parts[0]])]},
    "construct": _construct,
    "erect": _erect,
    "station": _station,
    "transcribe": _transcribe,
    "pay": _pay,
    "choose_pair": _pair,
    "arrange": _new_order,
    "trade": _exchange,
    "link": _link,
    "move": _move,
    "dismiss": _dismiss,
    "hire_free": _of_board,
    "copy": _of_board,
    "resolve": _resolve,
    "discard_top": _top,
    "destroy_top": _top,
    "expel": _expel,
    "recruit": _silver,
    "destroy_card": _silver,
    "remove": _silver,
}
