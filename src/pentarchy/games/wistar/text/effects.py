"""What cards, tokens and spaces do, in phrases made from the expressions of the data files.

An effect `gain('wood', 2)` is the message `do-gain`, a standing change `extra_room(1)` is `mod-extra_room`, each filled
with the parameters of the step by name. Conditions, prices and numbers "for each" are wrapped around them.
"""

from typing import Any

from pentarchy.engine.rules import Frame
from pentarchy.games.wistar.content import (
    ACTIONS,
    GOODS,
    NEEDS,
    SYMBOLS,
    Content,
    Effects,
    Payment,
    Row,
    Text,
)
from pentarchy.games.wistar.rules import mods, rules

Phrase = tuple[str, dict[str, Any]]
NOTHING: list[Phrase] = [("nothing", {})]
FREE: list[Phrase] = [("free", {})]


def phrase(content: Content, effect: Frame) -> Phrase:
    """An effect in words; what it leaves open is "any"."""
    name, *given = effect
    values = dict(zip(rules.effects[name].parameters, given, strict=True))
    values = {key: "any" if value == "" else value for key, value in values.items()}
    if name == "carry_out" and values["action"] != "choice":
        values["name"] = action_names(content, ACTIONS.index(values["action"]))
    return f"do-{name}", {"name": ""} | values if name == "carry_out" else values


def phrases(content: Content, effects: Effects) -> list[Phrase]:
    return [phrase(content, part) for part in effects]


def action_names(content: Content, action: int) -> dict[str, str]:
    """The name of a main action by language."""
    names: dict[str, str] = list(content.tables["actions.toml"].values())[action]["name"]
    return names


# what a component does ----------------------------------------------------------------------------------------------
def text_phrases(content: Content, text: Text) -> list[Phrase]:
    """Everything that a text says, without the kind of its effect; an empty list for no text."""
    said = phrases(content, text.effects)
    if said and text.per:
        said = [("do-per", {"effect": said, "count_of": word(text.per)})]
    if said and text.pay[0]:
        said = [("do-pay", paid(text.pay) | {"effect": said})]
    if said and text.condition[0]:
        what, least = text.condition
        said = [("do-if", {"count_of": word(what), "least": least, "effect": said})]
    if said and text.when:
        said = [("do-when", {"when": word(text.when), "effect": said})]
    said += [_change(part) for part in text.mods]
    if text.more:
        said.append(("do-attack", {"count_of": word(text.more), "lose": losses(text.lose, "they")}))
    return said


def _change(part: Frame) -> Phrase:
    """A standing change."""
    name, *given = part
    return f"mod-{name}", dict(zip(mods.effects[name].parameters, given, strict=True))


def word(name: str) -> str:
    """A word of the data files as a variant of a message, which has no dots."""
    return name.replace(".", "-")


def payment(price: Payment) -> Phrase:
    what, amount = price
    return "payment", {"what": what, "amount": amount}


def paid(price: Payment) -> dict[str, Any]:
    """A payment with its verb: goods are spent, cards, mice and beds discarded."""
    return {"pay": [payment(price)], "what": "spend" if price[0] in (*GOODS, "any", "vp") else "discard"}


def loss(price: Payment, form: str) -> Phrase:
    """What an aggressive effect takes, with its verb: they lose, you lose, an order, or a label."""
    return "lose", {"what": price[0], "amount": price[1], "form": form}


def losses(lose: tuple[Payment, ...], form: str) -> list[Phrase]:
    """Losses to choose from, with "or" between them."""
    said = loss(lose[0], form)
    for other in lose[1:]:
        said = ("either", {"first": [said], "second": [loss(other, form)]})
    return [said]


# prices and symbols -------------------------------------------------------------------------------------------------
def goods(amounts: tuple[int, ...]) -> list[Phrase]:
    """Wood, metal, move tokens, jokers, as far as there are any."""
    return [("amount", {"good": name, "count": count}) for name, count in zip(GOODS, amounts, strict=False) if count]


def price(content: Content, card: int) -> list[Phrase]:
    return goods(content.cost[card]) or FREE


def needs(listed: tuple[int, ...]) -> list[Phrase]:
    """What must be there and is not spent."""
    return [("need", {"what": name, "count": count}) for name, count in zip(NEEDS, listed, strict=True) if count]


def symbols(listed: tuple[int, ...]) -> list[Phrase]:
    return [("symbols", {"symbol": name, "count": count}) for name, count in zip(SYMBOLS, listed, strict=True) if count]


def terms(row: Row) -> list[Phrase]:
    """What a mission asks for."""
    spent: list[Phrase] = [("do-spend", paid(row.pay))] if row.pay[0] else []
    lock: list[Phrase] = [("lock", {"number": row.lock})] if row.lock else []
    return [*lock, *spent, *needs(row.needs)] or FREE


def reward(content: Content, row: Row) -> list[Phrase]:
    """What a mission gives."""
    key: list[Phrase] = [("key", {"number": row.key})] if row.key else []
    return [*phrases(content, row.reward), *key] or NOTHING
