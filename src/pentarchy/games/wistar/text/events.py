"""What the sentences of the log tell beside the parts of their events: names, sources, effects, prices."""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.moves import Domain, part_names
from pentarchy.games.wistar.content import CHEESE, SLOTS, SYMBOLS, Content
from pentarchy.games.wistar.moves import (
    ACTION,
    EVENTS,
    FROM_MAIN,
    FROM_QUICK,
    FROM_SPACE,
    LOSS,
    OWNER,
    PASSAGE,
    REASON,
    RIVAL_OWNER,
    ROOM,
    ROW,
    SLOT,
    SOURCE,
    SPACE,
)
from pentarchy.games.wistar.text import effects
from pentarchy.games.wistar.text.components import (
    goal_needs,
    passage_phrase,
    place_phrase,
    sector_names,
    signed,
    space_names,
)
from pentarchy.games.wistar.text.labels import mission_of, row_phrase
from pentarchy.kit.components import card_names

Values = dict[str, Any]
Phrase = tuple[str, Values]
Parts = tuple[Any, ...]
KINDS = ("card", "card", "mission", "mouse", "door", "goal", "card", "state")  # of a source, by the kind of its piece


def event_values(content: Content, kind: str, parts: Parts) -> Values:
    """What the sentence of an event tells beside its parts."""
    more = EVENT_VALUES.get(kind)
    return named(content, EVENTS.kinds[kind], parts) | (more(content, parts) if more else {})


# names --------------------------------------------------------------------------------------------------------------
def named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Places, missions, spaces, actions, losses and the rival by their names."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain is OWNER and part == RIVAL_OWNER:
            values[name] = [("name-owner-rival", {})]
        elif domain is SOURCE:
            values |= source_values(content, part)
        elif domain in NAMES:
            values[name] = NAMES[domain](content, part)
    return values


def _loss(content: Content, loss: int) -> list[Phrase]:
    what, _, amount = LOSS.tokens[loss].rpartition("_")
    return [effects.loss((what, int(amount)), "label")]


def _slot(content: Content, slot: int) -> list[Phrase]:
    sector, number = divmod(slot, SLOTS)
    return [("slot", {"sector": sector_names(content, sector), "number": number + 1})]


NAMES: dict[Domain, Callable[[Content, int], Any]] = {
    ROOM: place_phrase,
    PASSAGE: lambda content, passage: [passage_phrase(content, passage)],
    ROW: lambda content, number: [row_phrase(content, number)],
    SPACE: space_names,
    ACTION: effects.action_names,
    SLOT: _slot,
    LOSS: _loss,
}


def source_values(content: Content, source: int) -> Values:
    """Where something comes from: a piece, a marker space or an occasion."""
    if source < FROM_SPACE:
        return {"origin": KINDS[content.family[source]], "from": card_names(content, source)}
    if source < FROM_SPACE + len(SPACE.tokens):
        return {"origin": "space", "from": space_names(content, source - FROM_SPACE)}
    return {"origin": "occasion", "from": "", "occasion": SOURCE.tokens[source]}


# what happened ------------------------------------------------------------------------------------------------------
def _opened(content: Content, parts: Parts) -> Values:
    """The rival clan gains no bonus of a door."""
    bonus = content.bonus[parts[2]] if parts[2] is not None else ()
    lost = "yes" if parts[0] == RIVAL_OWNER else "no"
    return {"lost": lost, "effect": effects.phrases(content, bonus) or effects.NOTHING}


def _bonus(content: Content, parts: Parts) -> Values:
    """The bonus of a mission card or goal, which the rival clan does not gain."""
    bonus = content.bonus[parts[1]] if parts[1] is not None and parts[0] != RIVAL_OWNER else ()
    return {"there": "yes" if bonus else "no", "effect": effects.phrases(content, bonus) or effects.NOTHING}


def _mouse(content: Content, parts: Parts) -> Values:
    """What a mouse brings; cheese counts as a mouse, but is none."""
    mouse = parts[1] if len(parts) > 1 else parts[0]
    if mouse is None:
        return {"cheese": "no", "vp": 0, "kind": "none", "effect": effects.NOTHING}
    text = content.texts[mouse]
    said = {"kind": text.kind, "effect": effects.text_phrases(content, text) or effects.NOTHING}
    kind = "rival" if parts[0] == RIVAL_OWNER else "yes" if content.zone[mouse] == CHEESE else "no"
    return said | {"cheese": kind, "vp": signed(content.vp[mouse])}


def _text(content: Content, parts: Parts) -> Values:
    """What a piece does now; its occasion is what just happened."""
    piece = parts[1]
    if piece is None or piece >= FROM_SPACE:
        return {"effect": effects.NOTHING}
    return {"effect": effects.text_phrases(content, content.texts[piece]._replace(when="")) or effects.NOTHING}


def _reason(content: Content, parts: Parts) -> Values:
    """Why something is in vain; an attack names what is compared."""
    owner, source, reason = parts
    more = content.texts[source].more if source < FROM_SPACE else ""
    rival = "yes" if owner == RIVAL_OWNER else "no"
    return {"reason": effects.word(REASON.tokens[reason]), "count_of": effects.word(more or "doors"), "rival": rival}


def _price(content: Content, parts: Parts) -> Values:
    return {"paid": "yes" if any(parts[2:]) else "no", "price": effects.goods(parts[2:]) or effects.FREE}


def _home(good: int) -> Callable[[Content, Parts], Values]:
    """Rooms or beds: the rival clan pays nothing, and nobody says so."""

    def told(content: Content, parts: Parts) -> Values:
        amounts = (parts[2], 0) if good == 0 else (0, parts[2])
        paid = "rival" if parts[0] == RIVAL_OWNER else "yes" if parts[2] else "no"
        return {"paid": paid, "price": effects.goods(amounts) or effects.FREE}

    return told


def _slot_bonus(content: Content, parts: Parts) -> Values:
    _, slot, number, players = parts
    sector, place = divmod(slot, SLOTS)
    slots = content.slots[sector].get(players, ())
    parts_there = slots[place] if place < len(slots) else ()
    there = [effects.phrase(content, part) for part in parts_there[number : number + 1]]
    return {"effect": there or effects.NOTHING}


def _mission(content: Content, parts: Parts) -> Values:
    """The rival clan gains no reward."""
    card, row = mission_of(content, parts[1])
    rival = "yes" if parts[0] == RIVAL_OWNER else "no"
    return {"rival": rival, "reward": effects.reward(content, content.rows[card][row])}


def _space(content: Content, parts: Parts) -> Values:
    space = content.spaces[parts[1]]
    said = effects.text_phrases(content, space.text)
    return {"there": "yes" if said else "no", "effect": said or "", "vp": signed(space.vp)}


def _helper(content: Content, parts: Parts) -> Values:
    """A hero, or a skill token by its skill."""
    card = parts[1]
    if card is None or content.is_hero[card]:
        return {"group": "hero", "skill": ""}
    listed = content.symbols[card]
    return {"group": "token", "skill": [("symbol", {"symbol": SYMBOLS[listed.index(max(listed))]})]}


def _private_goal(content: Content, parts: Parts) -> Values:
    """A private goal has only the requirement of its first space."""
    goal = parts[1]
    values = _goal(content, parts[1:])
    return values if goal is None or not content.goal_rows[goal] else values | {"rows": str(content.goal_rows[goal][0])}


def _goal(content: Content, parts: Parts) -> Values:
    goal = parts[0]
    if goal is None or not content.goal_count[goal]:
        return {"count_of": "doors", "rows": "0", "effect": effects.NOTHING}
    values = {"count_of": effects.word(content.goal_count[goal]), "rows": goal_needs(content, goal)}
    return values | {"effect": effects.phrases(content, content.bonus[goal])}


EVENT_VALUES: dict[str, Callable[[Content, Parts], Values]] = {
    "goal_shown": _goal,
    "acted": lambda content, parts: {"by": "chief" if parts[3] == FROM_MAIN else "other"},
    "brought_out": lambda content, parts: {"by": "chief" if parts[2] == FROM_QUICK else "other"},
    "took_hero": _helper,
    "private_goal": _private_goal,
    "took_bonus": _slot_bonus,
    "applied": _text,
    "used": _text,
    "copied": _text,
    "in_vain": _reason,
    "in_part": _reason,
    "start_goods": lambda content, parts: {"goods": effects.goods(parts) or effects.NOTHING},
    "dug": _home(1),
    "built_bed": _home(0),
    "opened": _opened,
    "revealed": _bonus,
    "claimed": _bonus,
    "took_mouse": _mouse,
    "lost_mouse": _mouse,
    "mouse_of_round": _mouse,
    "mouse_left": _mouse,
    "played": _price,
    "did_mission": _mission,
    "freed_space": _space,
}
