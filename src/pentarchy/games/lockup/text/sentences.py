"""What fills the prompts, labels and log lines of Lockup beside the parts of a question, move or event."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.moves import Domain, part_names
from pentarchy.engine.rules import Frame, Move
from pentarchy.games.lockup.content import ATTRIBUTES, BOOK, GOAL_TYPES, RESOURCES, Content
from pentarchy.games.lockup.moves import CREW, EVENTS, LOCATION, MOVES, SIDE, SOURCE, UNTIL
from pentarchy.games.lockup.state import PHASES
from pentarchy.games.lockup.text import effects
from pentarchy.games.lockup.text.faces import amounts, attributes
from pentarchy.kit.components import card_names

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

GUARDS = len(SIDE.tokens) - 1
MODES = ("normal", "expert")
SOURCES = ("locations.toml", "crews.toml", "items.toml", "goons.toml", "books.toml", "traits.toml")


# words ------------------------------------------------------------------------------------------------------------
def location_names(content: Content, location: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["locations.toml"][LOCATION.tokens[location]]["name"]
    return names


def source_names(content: Content, source: int) -> dict[str, str]:
    """The name of where something comes from: a location, a crew or a card."""
    name = SOURCE.tokens[source]
    names: dict[str, str] = next(content.tables[file][name]["name"] for file in SOURCES if name in content.tables[file])
    return names


def stars(count: int) -> list[Phrase]:
    return [("star-count", {"count": count})]


def does(content: Content, piece: int) -> list[Phrase]:
    """What a card does, line by line."""
    return [effects.phrase(line) for line in content.effects[piece]]


def goon_details(content: Content, goon: int) -> list[Phrase]:
    """What tells a goon from others of its type: attribute, effect, what it brings or scores, suspicion."""
    lines = [*attributes(content.attributes[goon]), *does(content, goon)]
    if content.resource[goon] >= 0:
        lines.append(("detail-brings", {"resource": RESOURCES[content.resource[goon]]}))
    if content.demon[goon] >= 0:
        each = content.goon_scores[content.type[goon]][2]
        lines.append(("detail-demon", {"attribute": ATTRIBUTES[content.demon[goon]], "stars": each}))
    return [*lines, ("detail-suspicion", {"count": content.suspicion[goon]})]


def item_gives(content: Content, item: int) -> list[Phrase]:
    """What an item is worth when crafted: stars, attributes, effects."""
    return [*stars(content.value[item]), *attributes(content.attributes[item]), *does(content, item)]


def reward_phrases(reward: tuple[Frame, ...], view: View) -> list[Phrase]:
    """A reward in words, with what books have changed about its price, and only what the supply still has."""
    return [phrase for part in reward for phrase in offer_phrases(_in_supply(part, view), view["discount"])]


def _in_supply(part: Frame, view: View) -> Frame:
    if part[0] != "gain" or part[1] == "any" or view["supply"][RESOURCES.index(part[1])] >= part[2]:
        return part
    return ("gain-short", part[1], view["supply"][RESOURCES.index(part[1])])


def brought(content: Content, view: View, player: int) -> Values:
    """What bandits brought to the location being checked, for whoever is the strongest there."""
    location = view["location"]
    there = location >= 0 and list(view["ranking"][:1]) == [player]
    cubes = view["cubes_at"][4 * location : 4 * location + 4] if there else (0,) * 4
    return {"brought": "yes" if any(cubes) else "no", "bandits": amounts(tuple(cubes), "paid") or ""}


def offer_phrases(part: Frame, discount: int) -> list[Phrase]:
    if part[0] == "choose":
        return [
            ("do-choose", dict(zip(effects.OPTIONS, [offer_phrases(way, discount) for way in part[1:]], strict=False)))
        ]
    if part[0] == "gain-short":
        return [("do-gain", {"what": part[1], "count": part[2], "short": "yes"})]
    if part[0] == "recruit":
        return [effects.phrase((*part[:2], max(0, part[2] - discount)))]
    waived = [effects.phrase(("craft_discount", discount))] if part[0] == "craft" and discount else []
    return [effects.phrase(part), *waived]


def own_reward(content: Content, view: View, player: int) -> tuple[Frame, ...]:
    """The reward that a player is offered at the location being checked."""
    ranking: list[int] = view["ranking"]
    if player not in ranking or view["location"] < 0:
        return ()
    return content.reward(view["location"], len(view["stars"]), ranking.index(player), len(ranking))


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view, player) if gather else {}


def _tokens(content: Content, question: Frame, view: View, player: int) -> Values:
    """How many tokens are left, how many of them may lie face down, and for a further one where."""
    tokens = len(view["cells"][player])
    values: Values = {"tokens": tokens, "hidden": min(tokens, view["hidden_left"][player])}
    return values | ({"location": location_names(content, question[2])} if question[2:] else {})


def _reward(content: Content, question: Frame, view: View, player: int) -> Values:
    said = reward_phrases(question[3:], view)
    place = view["ranking"].index(player) + 1
    values = {"location": location_names(content, question[2]), "place": place, "effect": said}
    return values | brought(content, view, player)


def _surplus(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"count": sum(view["resources"][4 * player : 4 * player + 4]) - view["storage"][player]}


def _moment(content: Content, question: Frame, view: View, player: int) -> Values:
    """Which books fit now, at which location, if one is being checked, and who is paying what for which item."""
    where = location_names(content, view["location"]) if view["location"] >= 0 else ""
    _, window, payer = question
    values: Values = {"window": window, "location": where, "crew": "", "item": "", "paid": ""}
    if window != "on_opponent_craft":
        return values
    crew = content.tables["crews.toml"][view["crews"][payer]]["name"]
    item = card_names(content, view["items"][payer][-1])
    return values | {"crew": crew, "item": item, "paid": amounts(tuple(view["spent"]), "paid") or ""}


def _left(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"left": question[1]}


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "crew_choice": lambda content, question, view, player: {"mode": MODES[view["expert"]]},
    "place_or_pass": _tokens,
    "place_more": _tokens,
    "reward_choice": _reward,
    "spend_which": lambda content, question, view, player: {"count": question[1]},
    "drop_which": _surplus,
    "book_or_not": _moment,
    "exchange_which": _left,
    "grab_which": _left,
}


# moves ------------------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts: what a card does, and what it costs now."""
    kind, *parts = move
    values = _named(content, MOVES.kinds[kind], tuple(parts))
    gather = LABELS.get(kind)
    return values | gather(content, parts, view, player) if gather else values


def _card_does(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """A book or trait; a move of another kind of card, in explanations, has nothing to say."""
    said = does(content, parts[0]) if content.family[parts[0]] == BOOK or content.effects[parts[0]] else []
    said = [(key, values | {"mode": _mode(view)} if key == "do-peek_hidden" else values) for key, values in said]
    return {"there": "yes" if said else "no", "effect": said or ""}


def _mode(view: View | None) -> str:
    """Whether somebody plays alone."""
    return "any" if view is None else "solo" if len(view["hands"]) == 1 else "several"


def _pass(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    return {"mode": _mode(view)}


def _quiet(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """In the last round the final raid comes instead of a patrol and of another round."""
    if view is None or view["round"] < content.numbers["game"]["rounds"]:
        return {}
    until = UNTIL.tokens[parts[0]]
    last = until == "round" or (until == "phase" and PHASES[view["phase"]] == "lights_out")
    return {"until": "final"} if last else {}


def _done(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """What a player does without: cubes of a payment, or an exchange."""
    return {"what": "take" if view is not None and any(view["spent"]) else "exchange"}


def _barter(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    return {"alike": "yes" if parts[0] == parts[1] else "no"}


def _item(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    cost, discount = content.cost[parts[0]], view["discount"] if view else 0
    return {"cost": amounts(cost), "value": item_gives(content, parts[0]), "discount": discount,
            "free": "yes" if discount >= sum(cost) else "no", "price": content.numbers["game"]["reserve"]}  # fmt: skip


def _goon(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """A goon of the row by the location at which it stands."""
    spaces = [[parts[0]] == space for space in view["goon_row"]] if view else []
    where = location_names(content, content.goon_spaces[spaces.index(True)]) if any(spaces) else ""
    return {"there": "yes" if where else "no", "location": where, "details": goon_details(content, parts[0])}


def _enlist(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    """The price of so many goons, after discounts."""
    reward = own_reward(content, view, player) if view else ()
    offers = [option for part in reward for option in (part[1:] if part[0] == "choose" else (part,))]
    prices = [offer[2] for offer in offers if offer[0] == "recruit" and offer[1] == parts[0]]
    if view is None or not prices:
        return {"there": "no", "price": 0}
    return {"there": "yes", "price": max(0, prices[0] - view["discount"])}


def _take(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    reward = own_reward(content, view, player) if view else ()
    said = reward_phrases(reward, view) if view else []
    told = brought(content, view, player) if view else {"brought": "no", "bandits": ""}
    return {"there": "yes" if said else "no", "effect": said or ""} | told


def _lead(content: Content, parts: list[int], view: View | None, player: int) -> Values:
    power, suspicion, storage, bonuses = content.crews[CREW.tokens[parts[0]]]
    return {"mode": MODES[view["expert"] if view else 0], "power": power, "suspicion": suspicion,
            "storage": storage, "effect": [effects.phrase(line) for line in bonuses]}  # fmt: skip


LABELS: dict[str, Callable[[Content, list[int], View | None, int], Values]] = {
    "lead": _lead,
    "adopt": _card_does,
    "book": _card_does,
    "keep": _card_does,
    "claim": _item,
    "make": _item,
    "set_aside": _item,
    "hire": _goon,
    "hire_shown": _goon,
    "enlist": _enlist,
    "take": _take,
    "leave": _pass,
    "quiet": _quiet,
    "done": _done,
    "barter": _barter,
}


# events -----------------------------------------------------------------------------------------------------------
def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    values = _named(content, EVENTS.kinds[kind], parts)
    gather = STORIES.get(kind)
    if gather is None:
        return values
    return values | (UNSEEN if None in parts and gather is not _paid else gather(content, parts))


def _named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Locations, crews and sources by their names, and whether a side is a player or the guards."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain is LOCATION:
            values[name] = location_names(content, part)
        elif domain is CREW:
            values[name] = content.tables["crews.toml"][CREW.tokens[part]]["name"]
        elif domain is SOURCE:
            values[name] = source_names(content, part)
        elif domain is SIDE:
            values[name.replace("owner", "side")] = "guards" if part == GUARDS else "player"
    return values


def _paid(content: Content, parts: tuple[Any, ...]) -> Values:
    """The cubes of each type that were paid, the third to sixth part of an event."""
    paid = amounts(parts[2:6], "paid")
    return {"free": "no" if paid else "yes", "cost": paid or ""}


def _crafted(content: Content, parts: tuple[Any, ...]) -> Values:
    """What an item does is told when it happens; its attributes happen only here."""
    gives = [*stars(content.value[parts[1]]), *attributes(content.attributes[parts[1]])]
    return _paid(content, parts) | {"value": gives}


def _item_shown(content: Content, parts: tuple[Any, ...]) -> Values:
    return {"cost": amounts(content.cost[parts[0]]), "value": item_gives(content, parts[0])}


def _bartered(content: Content, parts: tuple[Any, ...]) -> Values:
    return {"alike": "yes" if parts[1] == parts[2] else "no"}


def _scored(content: Content, parts: tuple[Any, ...]) -> Values:
    return {"amount": str(parts[2]).replace("-", "−")}


def _goal_shown(content: Content, parts: tuple[Any, ...]) -> Values:
    return _goal(0)(content, parts) | {"second": parts[2]}


def _played(content: Content, parts: tuple[Any, ...]) -> Values:
    """What a book does, unless lines of the log tell it as it happens."""
    said = [effects.phrase(line) for line in content.effects[parts[1]] if line[0] in UNTOLD]
    return {"there": "yes" if said else "no", "effect": said or ""}


def _goal(place: int) -> Callable[[Content, tuple[Any, ...]], Values]:
    def gather(content: Content, parts: tuple[Any, ...]) -> Values:
        card = parts[place]
        condition = content.condition[card]
        return {
            "type": GOAL_TYPES[content.goal_type[card]],
            "goal": [effects.goal_phrase(condition)] if condition else "",
        }

    return gather


def _details(place: int) -> Callable[[Content, tuple[Any, ...]], Values]:
    return lambda content, parts: {"details": goon_details(content, parts[place])}


def _effect(content: Content, parts: tuple[Any, ...]) -> Values:
    return {"effect": does(content, parts[1])}


def _location_card(content: Content, parts: tuple[Any, ...]) -> Values:
    return {"leads": "yes" if content.leads_to[parts[0]] >= 0 else "no"}


def _raided(content: Content, parts: tuple[Any, ...]) -> Values:
    """Whether reputation was too low for the whole loss."""
    return {"floor": "yes" if parts[3] < parts[4] else "no"}


# Effects of books that have no line of their own in the log
UNTOLD = ("hidden_limit", "add_strength", "act_as_lookout", "recruit_discount", "craft_discount")
# Of a card that the reader does not see nothing is told.
UNSEEN: Values = {
    "details": "", "effect": "", "cost": "", "value": "", "free": "yes", "type": "supremacy", "goal": "", "leads": "no",
    "there": "no", "second": 0
}  # fmt: skip
STORIES: dict[str, Callable[[Content, tuple[Any, ...]], Values]] = {
    "goal_shown": _goal_shown,
    "goal_taken": _goal(1),
    "goal_passed": _goal(2),
    "trait_kept": _effect,
    "played_book": _played,
    "bartered": _bartered,
    "scored": _scored,
    "goon_revealed": _details(1),
    "recruited": _details(1),
    "goon_shown": _details(0),
    "paid_for_goons": _paid,
    "reserved": _paid,
    "crafted": _crafted,
    "item_shown": _item_shown,
    "location_card": _location_card,
    "raided": _raided,
}
