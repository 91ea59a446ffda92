"""Lockup in the terminal: the locations with everything there, items and goals, then every player.

Tokens lie beside the sign of their owner, with the strength that is in sight; a face-down one is ▒. Colours only
repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.games.lockup.content import (
    ATTRIBUTES,
    DIFFICULTIES,
    GOAL_TYPES,
    GOON,
    GOON_TYPES,
    GUARD,
    ITEM,
    POWER,
    RESOURCES,
    Content,
)
from pentarchy.games.lockup.goals import goal_awards
from pentarchy.games.lockup.moves import LOCATION, LOCATIONS
from pentarchy.games.lockup.text.effects import goal_phrase
from pentarchy.games.lockup.text.faces import amounts, attributes
from pentarchy.games.lockup.text.sentences import does, goon_details, stars
from pentarchy.text import Speech

View = dict[str, Any]
Phrases = list[tuple[str, dict[str, Any]]]
SIGNS = "■●▲◆✚"
COLOURS = ("dodger_blue1", "magenta", "red", "yellow", "green")
CUBES, CUBE_COLOURS = "▣◈▤◉", ("green", "dodger_blue1", "grey62", "yellow")  # scrap, potion, iron, gold
SUSPICION, FIRST, STAR, GUARD_SIGN, LOOKOUT, HIDDEN = "!", "①", "★", "♜", "o", "▒"
ENFORCER = {"en": "P", "ru": "С"}  # for power, the strength of this token
HOLDERS = ("supremacy", "rush")  # fields that say who holds the achievement of a type


def legend(speech: Speech) -> str:
    """The signs with their names."""
    cubes = (
        f"{sign} {speech.texts.say('resource', resource=name)}" for sign, name in zip(CUBES, RESOURCES, strict=True)
    )
    zones = (
        f"{sign} {speech.zone(name)}" for sign, name in ((SUSPICION, "suspicion"), (FIRST, "first"), (STAR, "stars"))
    )
    token = speech.content.by_design
    pieces = (
        f"{GUARD_SIGN} {speech.texts.say('guards')}",
        f"{ENFORCER[speech.lang]} {speech.card(token['enforcer'][0])}",
        f"{LOOKOUT} {speech.card(token['lookout'][0])}",
        f"{HIDDEN} {speech.texts.say('face-down')}",
    )
    return ", ".join((*cubes, *zones, *pieces))


def draw(view: View, player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as `player` sees it: the prison, the cards for all, opponents, the own crew nearest."""
    players = len(view["hands"])
    order = sorted(range(players), key=lambda seat: seat == player) if whole else [player]
    parts: list[RenderableType] = [
        Text(speech.where(view), style="bold"),
        _prison(view, speech),
        _open_cards(view, speech),
    ]
    if players == 1:
        parts.append(_guards(view, speech))
    return Group(*parts, *(_crew(view, seat, player, speech) for seat in order))


def say(speech: Speech, phrases: Phrases) -> str:
    return ", ".join(speech.lines(phrases))


# the prison ---------------------------------------------------------------------------------------------------------
def _prison(view: View, speech: Speech) -> RenderableType:
    """For each location its name, suspicion, bandits' cubes, tokens and goon, and below them its rewards."""
    rows: list[RenderableType] = []
    content: Content = speech.content
    width = max(len(fields["name"][speech.lang]) for fields in content.tables["locations.toml"].values())
    for location in range(LOCATIONS):
        name = content.tables["locations.toml"][LOCATION.tokens[location]]["name"][speech.lang]
        mark = "▶ " if view["location"] == location else f"{location + 1} "
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        table.add_column(width=width + 2)
        table.add_column(min_width=8)
        table.add_row(Text(mark + name, style="bold"), _lying(view, location), _tokens(view, location, speech),
                      _goon(view, location, speech))  # fmt: skip
        rows += [table, Padding(_rewards(view, location, speech), (0, 0, 0, 4))]
    return Group(*rows)


def _rewards(view: View, location: int, speech: Speech) -> Text:
    """Who gets what there, with so many players."""
    players = len(view["hands"])
    lines = speech.face(LOCATION.tokens[location]) or []
    return Text(" · ".join(f"{place}: {reward}" for place, reward, tables in lines if players in tables), style="dim")


def _lying(view: View, location: int) -> Text:
    text = Text(SUSPICION * view["suspicion_at"][location], style="red")
    return text.append_text(cubes(view["cubes_at"][4 * location : 4 * location + 4]))


def cubes(counts: list[int]) -> Text:
    text = Text()
    for sign, colour, count in zip(CUBES, CUBE_COLOURS, counts, strict=True):
        if count:
            text.append(f"{sign}{count} ", style=colour)
    return text


def _tokens(view: View, location: int, speech: Speech) -> Text:
    """All tokens and guard cards of a location, by the signs of their owners, with the strength in sight."""
    text = Text()
    players = len(view["hands"])
    piles = [view["placed"][LOCATIONS * seat + location] for seat in range(players)]
    sides = [*zip(SIGNS, COLOURS, piles, strict=False), (GUARD_SIGN, "white", view["guards_at"][location])]
    for side, (sign, colour, pile) in enumerate(sides):
        if pile:
            signs = " ".join(_short(piece, speech) for piece in pile)
            text.append(f"{sign}{signs} {_strength(view, side, location, pile, speech)}  ", style=colour)
    return text


def _strength(view: View, side: int, location: int, pile: list[int | None], speech: Speech) -> str:
    """The sum of what is in sight, "+" if something is hidden, with what books add."""
    printed = speech.content.strength
    known = [view["power"][side] if printed[piece] == POWER else printed[piece] for piece in pile if piece is not None]
    books = view["extra"][side] if view["location"] == location else 0
    return f"={sum(known) + books}{'+' if None in pile else ''}"


def _short(piece: int | None, speech: Speech) -> str:
    """A token in a sign: its strength, an eye for the lookout, a fist for power."""
    if piece is None:
        return HIDDEN
    content: Content = speech.content
    if content.strength[piece] == POWER:
        return ENFORCER[speech.lang]
    return f"{content.strength[piece]}{LOOKOUT if content.lookout[piece] else ''}"


def _goon(view: View, location: int, speech: Speech) -> Text:
    spaces = speech.content.goon_spaces
    text = Text()
    for goon in view["goon_row"][spaces.index(location)] if location in spaces else []:
        text.append_text(card_line(goon, speech))
    return text


# cards --------------------------------------------------------------------------------------------------------------
def card_line(card: int | None, speech: Speech) -> Text:
    """A card in one line: its name; of items and goons what decides, of others what their help tells."""
    if card is None:
        return Text(f"{HIDDEN} {speech.card(None)}", style="dim")
    content: Content = speech.content
    line = Text(f"{speech.card(card)}  ", style="bold")
    if content.family[card] == GOON:
        return line.append(say(speech, goon_details(content, card)), style="default not bold")
    if content.family[card] == ITEM:
        parts = (stars(content.value[card]), amounts(content.cost[card]), attributes(content.attributes[card]))
        told = [say(speech, phrases) for phrases in (*parts, does(content, card)) if phrases]
        return line.append("; ".join(told), style="default not bold")
    lines = speech.lines(speech.facts.component_lines(content, card))[:-1]  # without the number of copies
    return line.append(" ".join(lines), style="default not bold")


def _open_cards(view: View, speech: Speech) -> RenderableType:
    rows: list[RenderableType] = [Text(speech.zone("display"), style="underline dim")]
    shown = [card for space in view["display"] for card in space]
    rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in shown]
    rows.append(Text(speech.zone("goals"), style="underline dim"))
    rows += [Padding(_goal(view, card, speech), (0, 0, 0, 2)) for card in view["goals"]]
    rows.append(_goon_scores(view, speech))
    supply = Text(f"{speech.zone('supply')} ", style="dim").append_text(cubes(view["supply"]))
    supply.append(f"{speech.zone('power_supply')} {view['power_supply']}  ")
    rows.append(supply.append(f"{speech.zone('suspicion_supply')} {view['suspicion_supply']}", style="red"))
    return Group(*rows)


def _goal(view: View, card: int, speech: Speech) -> Text:
    """An achievement: its type, its stars, what it takes, and who holds it."""
    content: Content = speech.content
    kind = content.goal_type[card]
    line = Text(f"{speech.card(card)}  ", style="bold")
    kind_name = speech.texts.say(f"face-{GOAL_TYPES[kind]}")
    first, second = goal_awards(content, card, len(view["stars"]))
    awards = speech.texts.say("goal-award", type=GOAL_TYPES[kind], count=first, second=second)
    condition = say(speech, [goal_phrase(content.condition[card])])
    line.append(f"{kind_name}, {awards}: {condition}", style="default not bold")
    holder = view[HOLDERS[kind]] if kind < len(HOLDERS) else -1
    return line.append(f"  → {_side(view, holder, speech)}", style="bold") if holder >= 0 else line


def _side(view: View, side: int, speech: Speech) -> str:
    players = len(view["hands"])
    return f"{SIGNS[side]} {speech.player(side)}" if side < players else f"{GUARD_SIGN} {speech.texts.say('guards')}"


def _goon_scores(view: View, speech: Speech) -> Text:
    """What the types of goons on the board and in crews score at the end."""
    content: Content = speech.content
    there = {card for zone in ("goon_row", "goons", "shown_goons") for pile in view[zone] for card in pile}
    types = sorted({content.type[card] for card in there if card is not None})
    names = [speech.texts.say("goon-type", type=GOON_TYPES[kind]) for kind in types]
    scores = [say(speech, [goal_phrase(content.goon_scores[kind])]) for kind in types]
    said = [f"{name} {score}" for name, score in zip(names, scores, strict=True)]
    return Text(f"{speech.texts.say('face-end')}: {' · '.join(said)}", style="dim")


# sides --------------------------------------------------------------------------------------------------------------
def _stock(view: View, side: int, speech: Speech) -> Text:
    """Reputation, power, suspicion, cubes with the storage limit, attributes."""
    text = Text(f"{STAR}{view['stars'][side]}  {speech.zone('power')} {view['power'][side]}  ")
    text.append(
        f"{speech.zone('suspicion')} {view['suspicion'][side]}  ", style="red" if view["suspicion"][side] else ""
    )
    own = view["resources"][4 * side : 4 * side + 4]
    text.append_text(cubes(own))
    if side < len(view["storage"]):
        text.append(f"({sum(own)}/{view['storage'][side]})")
    return text.append(f" {FIRST}", style="bold yellow") if view["first"] == side else text


def _symbols(view: View, side: int, speech: Speech) -> Text:
    """How many symbols of each attribute a side has on items and goons."""
    printed = speech.content.attributes
    cards = [*view["items"][side], *view["goons"][side]]
    counts = tuple(sum(printed[card][attribute] for card in cards) for attribute in range(len(ATTRIBUTES)))
    told = [
        speech.texts.say("attribute", attribute=name, count=count)
        for name, count in zip(ATTRIBUTES, counts, strict=True)
    ]
    return Text(" · ".join(told), style="dim" if not any(counts) else "default")


def _possessions(view: View, side: int, speech: Speech) -> list[RenderableType]:
    """Items and goons by name, a name that comes more often with its number."""
    rows: list[RenderableType] = []
    for zone in ("items", "reserved", "goons"):
        names = [_owned_name(card, speech) for card in view[zone][side]]
        if names:
            counted = [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in names]
            told = f"{len(names)} ({', '.join(dict.fromkeys(counted))})"
            rows.append(Text(f"{speech.zone(zone)}: ", style="dim").append(told, style="default"))
    return rows


def _owned_name(card: int | None, speech: Speech) -> str:
    """A card by name, a Demon also by the attribute that it scores."""
    attribute = speech.content.demon[card] if card is not None else -1
    if attribute < 0:
        return speech.card(card)
    return f"{speech.card(card)} ({speech.texts.say('goal-symbol', attribute=ATTRIBUTES[attribute])})"


def _guards(view: View, speech: Speech) -> RenderableType:
    """What the guards own, which of their cards have not been seen this round, and the location cards that came."""
    content: Content = speech.content
    rows: list[RenderableType] = [_stock(view, 1, speech), _symbols(view, 1, speech), *_possessions(view, 1, speech)]
    seen = {card for pile in (*view["guards_at"], view["guards_aside"]) for card in pile}
    colours = ("blue", DIFFICULTIES[view["difficulty"]])
    unseen = [card for card in content.by_kind[GUARD] if content.colour[card] in colours and card not in seen]
    signs = " ".join(sorted(_short(card, speech) for card in unseen))
    rows.append(Text(f"{speech.texts.say('guards-unseen')}: {signs}"))
    drawn = ", ".join(speech.card(card) for card in view["location_discard"])
    came = f"; {speech.texts.say('cards-drawn', cards=drawn)}" if drawn else ""
    decks = (f"{speech.zone(deck)}: {len(view[deck])}" for deck in ("guard_deck", "location_deck"))
    rows.append(Text(f"{' · '.join(decks)}{came}", style="dim"))
    points = sum(view["derived"]["guards_score"][0].values())
    return Panel(Group(*rows), title=f"{GUARD_SIGN} {speech.texts.say('guards')}", title_align="left",
                 border_style="dim", subtitle=speech.texts.say("star-count", count=points))  # fmt: skip


def _crew(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech), _symbols(view, seat, speech)]
    cell = " ".join(_short(token, speech) for token in view["cells"][seat]) or speech.texts.say("empty")
    down = f"{speech.zone('hidden_left')}: {view['hidden_left'][seat]}"
    rows.append(Text(f"{speech.zone('cells')}: {cell}", style=COLOURS[seat]).append(f" · {down}", style="dim"))
    rows += _possessions(view, seat, speech)
    for zone in ("hands", "drawn", "dealt", "traits"):
        pile = view[zone][seat]
        if pile and not all(card is None for card in pile):
            rows.append(Text(f"{speech.zone(zone)}: {len(pile)}", style="underline dim"))
            rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in pile]
        elif pile or zone == "hands":
            rows.append(Text(f"{speech.zone(zone)}: {len(pile)}", style="dim"))
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    crews = speech.content.tables["crews.toml"]
    crew = f" · {crews[view['crews'][seat]]['name'][speech.lang]}" if view["crews"][seat] else ""  # not chosen yet
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}{crew}", title_align="left",
                 subtitle=speech.texts.say("star-count", count=points),
                 border_style="green" if seat == player else "dim")  # fmt: skip
