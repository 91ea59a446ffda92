"""Names of places, buildings, sources and cards, as values and phrases that fill the messages."""

from collections.abc import Callable
from functools import cache
from typing import Any

from pentarchy.engine.moves import Domain, part_names
from pentarchy.games.viscounts import sources
from pentarchy.games.viscounts.content import ACTIONS, FOLK, LAST_SLOT, Content
from pentarchy.games.viscounts.moves import (
    AUTOMA_NAME,
    BUILDING,
    INNER,
    OWNER,
    SECTION,
    SEGMENT,
    SEGMENTS,
    SITE,
    SOURCE,
    SPACE,
    STOCK,
    TIER,
)
from pentarchy.games.viscounts.text import effects
from pentarchy.kit.components import card_names

Values = dict[str, Any]
Phrase = tuple[str, Values]
AUTOMA = len(OWNER.tokens) - 1


def named(content: Content, domains: tuple[Domain, ...], parts: tuple[Any, ...]) -> Values:
    """Places, buildings, sources and the automa by their names."""
    values: Values = {}
    for name, domain, part in zip(part_names(domains), domains, parts, strict=True):
        if domain is OWNER and part == AUTOMA:
            values[name] = [("automa", {})]
        elif domain is SOURCE:
            values |= because(content, part)
        elif domain is STOCK:
            values["good"] = STOCK.tokens[part]
        elif domain in NAMES:
            values[name] = NAMES[domain](content, part)
    return values


def because(content: Content, source: int) -> Values:
    """Where something comes from: `from` is "none" if that is not said."""
    if source < 0 or source == sources.NONE:
        return {"from": "none", "source": ""}
    return {"from": "some", "source": [source_phrase(content, source)]}


def source_phrase(content: Content, source: int) -> Phrase:
    """A source in words: a card by its name, a place of the board by its own."""
    if source < sources.PIECES:
        return "source", {"what": "card", "card": card_names(content, source)}
    name = SOURCE.tokens[source]
    if name.startswith(("site_", "link_")):
        return place_phrase(content, name[:4], SITE.index[name[5:]])
    if name.startswith(("collision_", "others_")):
        what, _, space = name.rpartition("_")
        return "source", {"what": what, "space": int(space)}
    if name.startswith("tier_2_"):
        section = SECTION.index[name.removeprefix("tier_2_")]
        return "source", {"what": "tier_2", "section": section_names(content, section)}
    if name.startswith("printed_"):
        kind, _, segment = name.rpartition("_")
        return "source", {"what": kind, "segment": segment_names(content, SEGMENTS.index(segment))}
    if name.startswith("action_"):
        return "source", {"what": "action", "action": ACTIONS[source - sources.ACTIONS]}
    return "source", {"what": name}


def place_phrase(content: Content, what: str, place: int) -> Phrase:
    """A site or a link by its segment and its slot there."""
    segment, slot = divmod(place, LAST_SLOT)
    return what, {"segment": segment_names(content, segment), "number": slot + 1}


def space_phrase(content: Content, space: int) -> Phrase:
    """An outer space by its number, an inner one by its segment."""
    segment, side = divmod(space, 3)
    names = segment_names(content, segment)
    if side == INNER:
        return "space-inner", {"segment": names}
    return "space-outer", {
        "segment": names,
        "number": content.tables["segments.toml"][SEGMENTS[segment]]["spaces"][side],
    }


def segment_names(content: Content, segment: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["segments.toml"][SEGMENTS[segment]]["name"]
    return names


def section_names(content: Content, section: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["castle.toml"][SECTION.tokens[section]]["name"]
    return names


NAMES: dict[Domain, Callable[[Content, int], Any]] = {
    SPACE: lambda content, part: [space_phrase(content, part)],
    SITE: lambda content, part: [place_phrase(content, "site", part)],
    SEGMENT: segment_names,
    SECTION: section_names,
    BUILDING: lambda content, part: content.tables["buildings.toml"][BUILDING.tokens[part]]["name"],
    TIER: lambda content, part: int(TIER.tokens[part]),
    AUTOMA_NAME: lambda content, part: content.tables["automas.toml"][AUTOMA_NAME.tokens[part]]["name"],
}


# cards of one name ------------------------------------------------------------------------------------------------
@cache
def shared_names(content: Content) -> frozenset[str]:
    """Names that several townsfolk have which do different things."""
    names = [fields["name"]["en"] for fields in content.tables["townsfolk.toml"].values()]
    return frozenset(name for name in names if names.count(name) > 1)


def card_phrase(content: Content, card: int) -> Phrase:
    """A card by its name; where others have the same one, also by what it does."""
    names = card_names(content, card)
    if content.family[card] != FOLK or names["en"] not in shared_names(content):
        return "source", {"what": "card", "card": names}
    return "card-version", {"card": names, "effect": ability(content, card)}


def ability(content: Content, card: int) -> list[Phrase]:
    """What a townsfolk does on the board."""
    said: list[Phrase] = []
    if content.effects[card]:
        said.append((f"when-{content.timing[card]}", {"effect": effects.phrases(content.effects[card])}))
    for trigger, texts in content.triggers.items():
        if card in texts:
            said.append(("when-trigger", {"trigger": trigger, "effect": effects.phrases(texts[card])}))
    convert = content.converts[card]
    if convert is not None:
        said.append(effects.conversion(convert, ACTIONS[convert.action]))
    return said
