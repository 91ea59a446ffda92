"""Wistar in the terminal: the wheel, the farm, the cards for all, then every player.

Chiefs, explorers, tents, markers and discs are shown by the sign of their owner. Colours only repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.engine.views import as_seen
from pentarchy.games.wistar.content import (
    AREAS,
    COLOURS,
    DECKS,
    GOAL_ROWS,
    GOODS,
    MISSION,
    RIVAL_COUNTS,
    ROWS,
    SLOTS,
    TYPES,
    Content,
)
from pentarchy.games.wistar.modifiers import count as count_of
from pentarchy.games.wistar.modifiers import rooms
from pentarchy.games.wistar.state import CLOSED, RIVAL, Wistar
from pentarchy.games.wistar.text.components import place_phrase, row_names, sector_names, space_names
from pentarchy.games.wistar.text.effects import action_names, phrases, reward, symbols, terms
from pentarchy.games.wistar.text.labels import main_action
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆"
HUES = ("dodger_blue1", "magenta", "red", "yellow")
GOOD_SIGNS, GOOD_HUES = "♣▦»★", ("green", "grey62", "cyan", "yellow")
FREE, SHUT, OPEN, BARRED = "□", "▮", "↔", "×"
EXPLORER, TENT, MOUSE, HIDDEN, USED = "♟", "⌂", "◦", "▒", "✓"
SHOWN = ("help-invention", "help-mouse")  # said by the place


def legend(speech: Speech) -> str:
    """The signs with their names."""
    goods = [f"{sign} {speech.texts.say('good', good=name)}" for sign, name in zip(GOOD_SIGNS, GOODS, strict=True)]
    words = ((EXPLORER, "explorer"), (TENT, "tent"), (MOUSE, "mouse"), (SHUT, "closed"), (OPEN, "open"),
             (FREE, "free"), (BARRED, "taken"), (USED, "used"))  # fmt: skip
    return ", ".join((*goods, *(f"{sign} {speech.texts.say(f'screen-{name}')}" for sign, name in words)))


def draw(view: View, player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as `player` sees it: the board, opponents, the own area nearest."""
    players = len(view["hands"])
    order = sorted(range(players), key=lambda seat: seat == player) if whole else [player]
    parts: list[RenderableType] = [Text(speech.where(view), style="bold"), _order(view, speech), _wheel(view, speech)]
    parts += [_farm(view, speech), _open_cards(view, speech), _goals(view, speech), _supply(view, speech)]
    if players == 1:
        parts.append(_rival(view, speech))
    return Group(*parts, *(_area(view, seat, player, speech) for seat in order))


def _counted(view: View, content: Content) -> Wistar:
    """What everybody sees of the players, in the form that the rules count with."""
    piles = ("areas", "homes", "helpers", "doors", "hands", "private_goals")
    plain = ("dug", "beds", "marks", "goal_marks", "claimed", "spaces", "goods", "current")
    return as_seen(Wistar, content, view, *piles, *plain)


def _head(text: str) -> Text:
    return Text(text, style="underline dim")


def _sign(side: int) -> Text:
    return Text(SIGNS[side], style=HUES[side])


def _say(speech: Speech, *told: Any) -> str:
    """Phrases one after another."""
    return ", ".join(speech.lines(list(told)))


# the wheel ----------------------------------------------------------------------------------------------------------
def _order(view: View, speech: Speech) -> Text:
    """Turn order, and who is in the hut."""
    text = Text(f"{speech.zone('order')}: ", style="dim")
    text.append_text(Text(" ").join(_sign(side) for side in view["order"]))
    text.append(f"  {speech.zone('hut')}: ", style="dim")
    return text.append_text(Text(" ").join(_sign(side) for side in view["hut"]) if view["hut"] else Text("—"))


def _wheel(view: View, speech: Speech) -> RenderableType:
    """Clockwise: the main action of each position, its sector, and the slots with their chiefs and bonuses."""
    content: Content = speech.content
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for sector in sorted(view["sectors"], key=lambda sector: main_action(view, sector)):
        slots = Text()
        for number, bonus in enumerate(content.slots[sector][len(view["hands"])]):
            chief = view["chiefs"][SLOTS * sector + number]
            slots.append_text(Text(FREE, style="dim") if chief < 0 else _sign(chief))
            slots.append(f" {_say(speech, *phrases(content, bonus))}   ", style="dim" if chief >= 0 else "default")
        action = action_names(content, main_action(view, sector))[speech.lang]
        table.add_row(Text(action, style="bold"), sector_names(content, sector)[speech.lang], slots)
    return Group(_head(speech.texts.say("screen-wheel")), table)


# the farm -----------------------------------------------------------------------------------------------------------
def _farm(view: View, speech: Speech) -> RenderableType:
    """Each place with its passages, who is there, its mice and its mission."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for place in range(len(speech.content.rooms) + 1):
        table.add_row(Text(_place(place, speech), style="bold"), _present(view, place), _ways(view, place, speech))
        if place and view["missions"][place - 1]:
            table.add_row("", "", _mission(view, view["missions"][place - 1][0], speech))
    return Group(_head(speech.texts.say("screen-farm")), table)


def _place(place: int, speech: Speech) -> str:
    """The name of a room, or of the entrance."""
    if not place:
        return speech.texts.say("outside")
    name: str = place_phrase(speech.content, place)[speech.lang]
    return name


def _present(view: View, place: int) -> Text:
    """Mice, cheese, explorers and tents."""
    text = Text(MOUSE * len(view["mice_at"][place - 1])) if place else Text()
    for side in range(len(view["hands"])):
        if view["explorers"][side] == place:
            text.append(f" {EXPLORER}{SIGNS[side]}", style=HUES[side])
        if place in view["tents"][2 * side : 2 * side + 2]:
            text.append(f" {TENT}{SIGNS[side]}", style=HUES[side])
    return text


def _ways(view: View, place: int, speech: Speech) -> Text:
    """Where the passages lead, and whether they are open."""
    content: Content = speech.content
    text = Text()
    for passage, ends in enumerate(content.passages):
        if place in ends:
            other = ends[0] if ends[1] == place else ends[1]
            shut = bool(view["doors_at"][passage])
            text.append(f"{SHUT if shut else OPEN} {_place(other, speech)}  ", style="dim" if shut else "default")
    if place and content.rooms[place - 1].cheese and view["cheese"]:
        points = speech.shell.say("points", count=content.vp[view["cheese"][-1]])
        text.append(f"{speech.zone('cheese')}: {points}", style="yellow")
    return text


def _mission(view: View, card: int | None, speech: Speech) -> Text:
    """A mission card with its rows and the markers on them."""
    if card is None:
        return Text(f"{HIDDEN} {speech.card(None)}", style="dim")
    content: Content = speech.content
    text = Text(speech.card(card), style="italic")
    for number, row in enumerate(content.rows[card]):
        mark = view["marks"][ROWS * (card - content.by_kind[MISSION][0]) + number]
        text.append("\n")
        text.append_text(Text(FREE, style="dim not italic") if mark < 0 else _sign(mark // 10))
        said = f"{_say(speech, *terms(row))} → {_say(speech, *reward(content, row))}"
        text.append(f" {row_names(content, card, number)[speech.lang]}: {said}", style="not italic")
    return text


# cards --------------------------------------------------------------------------------------------------------------
def card_line(card: int | None, speech: Speech, mark: str = "") -> Text:
    """A card in one line: its name, and what its help tells of it."""
    if card is None:
        return Text(f"{HIDDEN} {speech.card(None)}", style="dim")
    content: Content = speech.content
    line = Text(f"{mark}{speech.card(card)}  ", style="bold")
    if content.deck[card] >= 0:
        kind, deck = TYPES[content.type[card]], DECKS[content.deck[card]]
        line.append(f"{speech.texts.say('screen-type', kind=kind, deck=deck)}. ", style="dim not bold")
    told = [said for said in speech.facts.component_lines(speech.content, card) if said[0] not in SHOWN]
    return line.append(" ".join(speech.lines(told)), style="default not bold")


def _pile(name: str, pile: list[int | None], speech: Speech) -> list[RenderableType]:
    return [_head(name), *(Padding(card_line(card, speech), (0, 0, 0, 2)) for card in pile)] if pile else []


def _open_cards(view: View, speech: Speech) -> RenderableType:
    """Markets, starting pairs, the mouse of the round."""
    rows: list[RenderableType] = []
    for zone in ("pairs", "markets"):
        rows += _pile(speech.zone(zone), [card for pile in view[zone] for card in pile], speech)
    return Group(*rows, *_pile(speech.zone("round_mouse"), view["round_mouse"], speech))


def _goals(view: View, speech: Speech) -> RenderableType:
    """What each space asks for, who took it, how far everybody is, and the bonus."""
    content: Content = speech.content
    counted = _counted(view, content)
    rows: list[RenderableType] = [_head(speech.zone("goals"))]
    for number, goal in enumerate(view["goals"]):
        text = Text(f"{speech.card(goal)}  ", style="bold")
        named = speech.texts.say("many", count_of=content.goal_count[goal].replace(".", "-"))
        text.append(f"{named}: ", style="not bold")
        for row, need in enumerate(content.goal_rows[goal]):
            mark = view["goal_marks"][GOAL_ROWS * number + row]
            sign = _sign(mark) if mark >= 0 else Text(BARRED if mark == CLOSED else FREE, style="dim")
            text.append(f"{need}", style="not bold").append_text(sign).append(" ")
        text.append(f" {_say(speech, *phrases(content, content.bonus[goal]))}", style="not bold")
        text.append(f"  ({speech.texts.say('screen-progress')}:", style="dim not bold")
        for seat in range(len(view["hands"])):
            text.append(f" {count_of(counted, seat, content.goal_count[goal])}").append_text(_sign(seat))
        text.append(")", style="dim not bold")
        rows.append(Padding(text, (0, 0, 0, 2)))
    return Group(*rows)


def _supply(view: View, speech: Speech) -> Text:
    """What is left for all."""
    names = ("supply_moves", "supply_jokers")
    text = " · ".join(f"{speech.zone(name)}: {view[name]}" for name in names)
    if view["heroes"]:
        text += f"\n{speech.zone('heroes')}: {', '.join(speech.card(card) for card in view['heroes'])}"
    if view["skill_tokens"]:
        skills = [told for card in view["skill_tokens"] for told in symbols(speech.content.symbols[card])]
        text += f"\n{speech.zone('skill_tokens')}: {_say(speech, *skills)}"
    return Text(text, style="dim")


# players ------------------------------------------------------------------------------------------------------------
def _stock(view: View, seat: int, speech: Speech) -> Text:
    """Goods, VP, current, symbols."""
    text = Text()
    for sign, hue, count in zip(GOOD_SIGNS, GOOD_HUES, view["goods"][4 * seat : 4 * seat + 4], strict=True):
        text.append(f"{sign}{count} ", style=hue)
    text.append(f" {speech.zone('vp')} {view['vp'][seat]}", style="bold")
    current = speech.texts.say("screen-current", level=view["current"][seat])
    text.append(f"  {speech.zone('current')}: {current}", style="dim")
    found = symbols(tuple(view["derived"]["symbols"][seat]))
    if found:
        text.append(f"  {speech.texts.say('face-symbols')}: ", style="dim").append(_say(speech, *found))
    return text


def _burrow(view: View, seat: int, speech: Speech) -> Text:
    """Workers by area, rooms, beds."""
    workers = [
        f"{speech.texts.say('area', area=area)} {count}"
        for area, count in zip(AREAS, view["workers"][3 * seat : 3 * seat + 3], strict=True)
    ]
    workers.append(f"{speech.zone('entrance').lower()} {view['entrance'][seat]}")
    text = Text(f"{speech.zone('workers')}: {', '.join(workers)}")
    free, in_all = view["derived"]["free_rooms"][seat], rooms(_counted(view, speech.content), seat)
    counts = [f"{speech.zone(name)} {view[name][seat]}" for name in ("dug", "beds", "chiefs_left")]
    counts.append(speech.texts.say("screen-rooms", count=in_all, free=free))
    counts.append(f"{speech.zone('doors')} {len(view['doors'][seat])}")
    return text.append("  " + " · ".join(counts), style="dim")


def _possessions(view: View, seat: int, speech: Speech) -> list[RenderableType]:
    """Emptied marker spaces, inventions with their 1x markers, mice, helpers, private goals."""
    rows: list[RenderableType] = []
    empty = [number for number in range(len(speech.content.spaces)) if view["spaces"][seat] >> number & 1]
    if empty:
        names = ", ".join(space_names(speech.content, number)[speech.lang] for number in empty)
        rows.append(Text(f"{speech.zone('spaces')}: ", style="dim").append(names, style="default"))
    if view["areas"][seat]:
        rows.append(_head(speech.zone("areas")))
        for card in view["areas"][seat]:
            mark = f"{USED} " if card in view["used"] else ""
            rows.append(Padding(card_line(card, speech, mark), (0, 0, 0, 2)))
    for zone in ("homes", "helpers", "private_goals"):
        rows += _pile(speech.zone(zone), view[zone][seat], speech)
    return rows


def _markers(view: View, seat: int, speech: Speech) -> list[RenderableType]:
    """Markers that are still there: what their spaces cost, do and score, and where they may go."""
    content: Content = speech.content
    rows: list[RenderableType] = [_head(speech.texts.say("screen-markers"))]
    for number, space in enumerate(content.spaces):
        if not view["spaces"][seat] >> number & 1:
            grey = COLOURS[space.colour] == "grey"
            where = f" ({speech.texts.say('marker-basement')})" if grey else ""
            rows.append(Padding(Text(f"{speech.move(('use_marker', number))}{where}"), (0, 0, 0, 2)))
    return rows if len(rows) > 1 else []


def _rival(view: View, speech: Speech) -> RenderableType:
    """The counters of the rival clan, and that it is no printed mode."""
    counts = [
        f"{speech.texts.say('many', count_of=name)}: {count}"
        for name, count in zip(RIVAL_COUNTS, view["rival"], strict=True)
    ]
    rows = [Text(speech.texts.say("screen-rival"), style="italic dim"), Text(", ".join(counts))]
    rows.append(Text(f"{speech.zone('vp')} {view['vp'][RIVAL]}", style="bold"))
    points = sum(view["derived"]["rival_score"][0].values())
    title = f"{SIGNS[RIVAL]} {speech.texts.say('name-owner-rival')}"
    return Panel(Group(*rows), title=title, title_align="left", border_style="dim",
                 subtitle=speech.texts.say("screen-total", count=points))  # fmt: skip


def _area(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech), _burrow(view, seat, speech)]
    rows += _possessions(view, seat, speech)
    rows += _markers(view, seat, speech) if seat == player else []
    for zone in ("hands", "looked"):
        pile = view[zone][seat]
        if pile and not all(card is None for card in pile):
            rows += _pile(speech.zone(zone), pile, speech)
        elif pile:
            rows.append(Text(f"{speech.zone(zone)}: {len(pile)}", style="dim"))
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}", title_align="left",
                 subtitle=speech.texts.say("screen-total", count=points),
                 border_style="green" if seat == player else "dim")  # fmt: skip
