"""The help of every component, line by line."""

from collections.abc import Callable
from typing import Any

from pentarchy.games.wistar.content import (
    ACTIONS,
    ADVANCED_CARD,
    AREAS,
    BASIC_CARD,
    COLOURS,
    DECKS,
    DOOR,
    GOAL,
    HERO,
    MISSION,
    MOUSE,
    NO_TEXT,
    STATE,
    TYPES,
    ZONES,
    Content,
    Effects,
    Text,
)
from pentarchy.games.wistar.moves import SECTORS
from pentarchy.games.wistar.text import effects

Phrase = tuple[str, dict[str, Any]]
Lines = list[Phrase]


def component_lines(content: Content, piece: int | str) -> Lines:
    """The help of a piece by number, or of another component by the name of its entry."""
    if isinstance(piece, str):
        if piece in content.by_design:
            return component_lines(content, content.by_design[piece][0])
        return OTHERS[next(file for file, table in content.tables.items() if piece in table)](content, piece)
    return PIECES[content.family[piece]](content, piece)


# names --------------------------------------------------------------------------------------------------------------
def place_phrase(content: Content, place: int) -> Any:
    """A room by its name, or the entrance of the farm."""
    if not place:
        return [("outside", {})]
    return content.tables["rooms.toml"][content.rooms[place - 1].name]["name"]


def passage_phrase(content: Content, passage: int) -> Phrase:
    """A passage by the places that it joins."""
    first, second = content.passages[passage]
    return "passage", {"first": place_phrase(content, first), "second": place_phrase(content, second)}


def sector_names(content: Content, sector: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["sectors.toml"][SECTORS[sector]]["name"]
    return names


def space_names(content: Content, space: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["spaces.toml"][content.spaces[space].name]["name"]
    return names


def row_names(content: Content, card: int, row: int) -> dict[str, str]:
    names: dict[str, str] = content.tables["missions.toml"][content.designs[card]]["rows"][row]["name"]
    return names


def signed(points: int) -> str:
    """VP with a true minus sign."""
    return str(points).replace("-", "−")


def list_players(counts: tuple[int, ...] | list[int]) -> str:
    """Numbers of players, such as 3–4."""
    first, last = min(counts), max(counts)
    return str(first) if first == last else f"{first}–{last}"


# pieces -------------------------------------------------------------------------------------------------------------
def does(content: Content, text: Text) -> Lines:
    """The effect of a card with its kind."""
    said = effects.text_phrases(content, text)
    return [("help-effect", {"kind": text.kind, "effect": said})] if said else []


def _gives(key: str, content: Content, bonus: Effects) -> Lines:
    return [(key, {"effect": effects.phrases(content, bonus)})] if bonus else []


def _invention(content: Content, card: int) -> Lines:
    values = {"deck": DECKS[content.deck[card]], "kind": TYPES[content.type[card]]}
    lines: Lines = [
        ("help-invention", values | {"number": content.entry_of(card).fields["number"]}),
        ("help-price", {"price": effects.price(content, card)}),
    ]
    if any(content.needs[card]):
        lines.append(("help-needs", {"needs": effects.needs(content.needs[card])}))
    if any(content.symbols[card]):
        lines.append(("help-symbols", {"symbols": effects.symbols(content.symbols[card])}))
    lines.append(("help-vp", {"vp": signed(content.vp[card])}))
    return [*lines, *does(content, content.texts[card])]


def _mission(content: Content, card: int) -> Lines:
    lines: Lines = [("help-mission", {"zone": ZONES[content.zone[card]]})]
    lines += _gives("help-reveal", content, content.bonus[card])
    for number, row in enumerate(content.rows[card]):
        said = {"name": row_names(content, card, number), "terms": effects.terms(row)}
        lines.append(("help-row", said | {"reward": effects.reward(content, row)}))
    return lines


def _mouse(content: Content, mouse: int) -> Lines:
    lines: Lines = [("help-mouse", {"zone": ZONES[content.zone[mouse]]}), ("help-vp", {"vp": content.vp[mouse]})]
    return [*lines, *does(content, content.texts[mouse])]


def _door(content: Content, door: int) -> Lines:
    return [("help-door", {}), *_gives("help-bonus", content, content.bonus[door])]


def goal_needs(content: Content, goal: int) -> str:
    """What the spaces of a goal ask for, from the top."""
    return "/".join(map(str, content.goal_rows[goal]))


def _goal(content: Content, goal: int) -> Lines:
    values = {"count_of": effects.word(content.goal_count[goal]), "rows": goal_needs(content, goal)}
    return [("help-goal", values), *_gives("help-bonus", content, content.bonus[goal])]


def _hero(content: Content, card: int) -> Lines:
    group = "hero" if content.is_hero[card] else "token"
    lines: Lines = [("help-hero", {"group": group})]
    return [*lines, ("help-symbols", {"symbols": effects.symbols(content.symbols[card])})]


def _state(content: Content, card: int) -> Lines:
    """A card of the rival clan: where its chief goes, what it gains, whom it hurts."""
    place, text = content.place[card], content.texts[card]
    hut = place == len(ACTIONS)
    lines: Lines = [
        ("help-state", {}),
        ("help-place", {"hut": "yes" if hut else "no", "name": "" if hut else effects.action_names(content, place)}),
    ]
    deck = content.invention[card]
    gains: Lines = [
        ("progress", {"what": what, "count": count, "deck": DECKS[deck] if deck >= 0 else "none"})
        for what, count in content.progress[card].items()
    ]
    lines.append(("help-progress", {"gains": gains}))
    if text.more:
        values = {"count_of": effects.word(text.more), "lose": effects.losses(text.lose, "you")}
        lines.append(("help-rival-attack", values))
    if content.market[card] < len(DECKS):
        lines.append(("help-market", {"deck": DECKS[content.market[card]]}))
    return lines


PIECES: dict[int, Callable[[Content, int], Lines]] = {
    BASIC_CARD: _invention,
    ADVANCED_CARD: _invention,
    MISSION: _mission,
    MOUSE: _mouse,
    DOOR: _door,
    GOAL: _goal,
    HERO: _hero,
    STATE: _state,
}


# boards -------------------------------------------------------------------------------------------------------------
def sides_of(content: Content, sector: int) -> dict[tuple[Effects, ...], list[int]]:
    """The slots of each side of a sector, and with how many players it is used."""
    sides: dict[tuple[Effects, ...], list[int]] = {}
    for players, slots in content.slots[sector].items():
        sides.setdefault(slots, []).append(players)
    return sides


def _sector(content: Content, name: str) -> Lines:
    """The slots of each side."""
    lines: Lines = [("help-sector", {})]
    for slots, players in sides_of(content, SECTORS.index(name)).items():
        for number, bonus in enumerate(slots, 1):
            values = {"players": list_players(players), "number": number}
            lines.append(("help-slot", values | {"effect": effects.phrases(content, bonus)}))
    return lines


def _action(content: Content, name: str) -> Lines:
    area = content.area[list(content.tables["actions.toml"]).index(name)]
    return [("help-action", {"area": AREAS[area]})]


def _room(content: Content, name: str) -> Lines:
    room = next(room for room in content.rooms if room.name == name)
    lines: Lines = [("help-room", {"floor": content.tables["rooms.toml"][name]["floor"]})]
    if room.mission:
        lines.append(("help-room-mission", {"players": list_players(room.mission)}))
    lines += [("help-room-mouse", {"players": list_players(players)}) for players in room.mice]
    return [*lines, ("help-room-cheese", {})] if room.cheese else lines


def _passage(content: Content, name: str) -> Lines:
    passage = list(content.tables["passages.toml"]).index(name)
    players = content.door_players[passage]
    lines: Lines = [("help-passage", {"passage": [passage_phrase(content, passage)]})]
    return [*lines, ("help-passage-door", {"players": list_players(players)})] if players else lines


def _space(content: Content, name: str) -> Lines:
    space = next(space for space in content.spaces if space.name == name)
    lines: Lines = [("help-space", {"colour": COLOURS[space.colour]})]
    if space.fee[0]:
        lines.append(("help-fee", {"pay": [effects.payment(space.fee)]}))
    if space.text != NO_TEXT:
        lines += does(content, space.text)
    return [*lines, ("help-space-vp", {"vp": space.vp})]


def _numbers(content: Content, name: str) -> Lines:
    lines: Lines = []
    for field, value in content.numbers[name].items():
        listed = value if isinstance(value, list) else [value]
        if all(isinstance(one, int) for one in listed):
            said = " / ".join(map(str, listed))
            lines.append(("help-number", {"field": [(f"field-{name}-{field}", {})], "value": said}))
    return [("help-rival", {}), *lines] if name == "rival" else lines


OTHERS: dict[str, Callable[[Content, str], Lines]] = {
    "sectors.toml": _sector,
    "actions.toml": _action,
    "rooms.toml": _room,
    "passages.toml": _passage,
    "spaces.toml": _space,
    "numbers.toml": _numbers,
}
