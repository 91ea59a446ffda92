"""Viscounts in the terminal: the segments clockwise with everything there, the castle, then every player.

Buildings, workers and viscounts are shown by the sign of their owner. Colours only repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.games.viscounts.content import GOODS, ICONS, LAST_SLOT, Content
from pentarchy.games.viscounts.moves import INNER
from pentarchy.games.viscounts.state import COLOURS
from pentarchy.games.viscounts.text import section_names, segment_names, space_phrase
from pentarchy.games.viscounts.text.effects import phrase
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆"
HUES = ("dodger_blue1", "magenta", "red", "yellow")
BUILDINGS = {"en": "TTTGGGWWW", "ru": "ФФФГГГМММ"}  # by slot: trading post, guildhall, workshop
GOOD_SIGNS, GOOD_HUES = "✒▤◉○", ("dodger_blue1", "grey62", "yellow", "white")
ICON_SIGNS, ICON_HUES = "$⌂♛✝✗", ("dodger_blue1", "grey62", "yellow", "magenta", "red")
SHOWN = ("help-townsfolk", "help-silver", "help-icons")  # said by signs
FREE, VISCOUNT, LEADER, FIRST = "·", "♞", "♚", "①"


def legend(speech: Speech) -> str:
    """The signs with their names."""
    goods = [f"{sign} {speech.texts.say('good', good=name)}" for sign, name in zip(GOOD_SIGNS, GOODS, strict=True)]
    icons = [
        f"{sign} {speech.texts.say('icons', icon=name, count=1)}" for sign, name in zip(ICON_SIGNS, ICONS, strict=True)
    ]
    words = ((VISCOUNT, "viscounts"), (LEADER, "leader"), (FIRST, "first"))
    kinds = speech.texts.say("screen-buildings")
    return ", ".join((*goods, *icons, *(f"{sign} {speech.zone(name)}" for sign, name in words), kinds))


def draw(view: View, player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as `player` sees it: the board, opponents, the own area nearest."""
    players = len(view["hands"])
    order = sorted(range(players), key=lambda seat: seat == player) if whole else [player]
    parts: list[RenderableType] = [Text(speech.where(view), style="bold"), _board(view, speech), _castle(view, speech)]
    parts.append(_stacks(view, speech))
    if view["pair_cards"]:
        parts.append(_pairs(view, speech))
    if players == 1:
        parts.append(_automa(view, speech))
    return Group(*parts, *(_area(view, seat, player, speech) for seat in order))


# the board ----------------------------------------------------------------------------------------------------------
def _board(view: View, speech: Speech) -> RenderableType:
    """Clockwise: each segment with its spaces, sites, townsfolk and manuscript."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for segment in view["ring"]:
        spaces = Text("\n").join(_space(view, 3 * segment + side, speech) for side in range(3))
        name = segment_names(speech.content, segment)[speech.lang]
        row = [Text(name, style="bold"), spaces, _sites(view, segment, speech)]
        row += [_top(view["townsfolk"][segment], speech), _top(view["manuscripts"][segment], speech)]
        table.add_row(*row)
    return table


def _space(view: View, space: int, speech: Speech) -> Text:
    """An outer space by its number, with what merchants buy there; the inner one; and who stands there."""
    segment, side = divmod(space, 3)
    text = Text("—" if side == INNER else str(space_phrase(speech.content, space)[1]["number"]))
    if side != INNER:
        cost, given = speech.content.trade[2 * segment + side]
        text.append(f" {ICON_SIGNS[0] * cost} {speech.lines([phrase(given[0])])[0]}", style="dim")
    text.append(" ")
    for side, where in enumerate(view["viscounts"]):
        if where == space:
            text.append(f"{VISCOUNT}{SIGNS[side]}", style=HUES[side])
    return text


def _sites(view: View, segment: int, speech: Speech) -> Text:
    """Sites from left to right, the river between the banks; free ones are dots."""
    content: Content = speech.content
    banks, text, last = content.bank[view["face"]], Text(), 0
    for site in range(LAST_SLOT * segment, LAST_SLOT * (segment + 1)):
        if banks[site] < 0:
            continue
        text.append("≈" if banks[site] != last else "", style="dodger_blue1")
        last, there = banks[site], view["sites"][site]
        if there < 0:
            text.append(FREE)
        else:
            text.append(f"{SIGNS[there // 9]}{BUILDINGS[speech.lang][there % 9]}", style=HUES[there // 9])
    return text


def _top(pile: list[int | None], speech: Speech) -> Text:
    """The visible card of a pile, and how many lie there."""
    if not pile:
        return Text("–", style="dim")
    return Text(f"{len(pile)}× ", style="dim").append_text(card_line(pile[-1], speech))


def icons(counts: list[int] | tuple[int, ...]) -> Text:
    text = Text()
    for sign, hue, count in zip(ICON_SIGNS, ICON_HUES, counts, strict=True):
        text.append(sign * count, style=hue)
    return text


def card_line(card: int | None, speech: Speech) -> Text:
    """A card in one line: its name, icons, and what its help tells of it."""
    if card is None:
        return Text(f"▒ {speech.card(None)}", style="dim")
    content: Content = speech.content
    line = Text(f"{speech.card(card)} ", style="bold")
    if content.silver[card]:
        line.append(f"{content.silver[card]}", style="default not bold").append_text(icons(content.icons[card]))
    lines = speech.facts.component_lines(content, card)
    told = speech.lines([(key, values) for key, values in lines if key not in SHOWN])
    return line.append(" " + " ".join(told), style="default not bold")


def _castle(view: View, speech: Speech) -> RenderableType:
    """Sections clockwise from the first segment, each with the workers of both tiers."""
    content: Content = speech.content
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for segment in view["ring"]:
        section = view["castle"][segment]
        name = section_names(content, section)[speech.lang]
        table.add_row(Text(f"  {name}"), _workers(view["tier_1"], section), _workers(view["tier_2"], section))
    top = Text()
    for side, count in enumerate(view["tier_3"]):
        top.append(SIGNS[side] * count, style=HUES[side])
    table.add_row(Text(f"  {speech.zone('tier_3')}"), top, Text())
    return Group(Text(f"{speech.zone('tier_1')} · {speech.zone('tier_2')}", style="underline dim"), table)


def _workers(tier: list[int], section: int) -> Text:
    text = Text()
    for side in range(COLOURS):
        text.append(SIGNS[side] * tier[COLOURS * section + side], style=HUES[side])
    return text or Text(FREE, style="dim")


def _stacks(view: View, speech: Speech) -> Text:
    names = ("poverty", "prosperity")
    return Text(" · ".join(f"{speech.zone(name)}: {max(0, view[name])}" for name in names), style="dim")


def _pairs(view: View, speech: Speech) -> RenderableType:
    rows: list[RenderableType] = [Text(speech.zone("pair_cards"), style="underline dim")]
    for (card,), (hero,) in zip(view["pair_cards"], view["pair_heroes"], strict=True):
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)), Padding(card_line(hero, speech), (0, 0, 0, 4))]
    return Group(*rows)


# players ------------------------------------------------------------------------------------------------------------
def _stock(view: View, side: int, speech: Speech) -> Text:
    """Goods, icons, the track, debts and deeds, workers."""
    text = Text()
    for sign, hue, count in zip(GOOD_SIGNS, GOOD_HUES, view["goods"][4 * side : 4 * side + 4], strict=True):
        text.append(f"{sign}{count} ", style=hue)
    text.append(f" {speech.texts.say('screen-icons')} ").append_text(icons(view["derived"]["icons"][side]))
    names = ("corruption", "virtue", "debts", "paid", "deeds", "approved", "workers")
    text.append("  " + " · ".join(f"{speech.zone(name)} {view[name][side]}" for name in names), style="dim")
    if view["leader"] == side:
        text.append(f" {LEADER}", style="bold yellow")
    return text.append(f" {FIRST}", style="bold yellow") if view["first"] == side else text


def _possessions(view: View, side: int, speech: Speech) -> list[RenderableType]:
    rows: list[RenderableType] = []
    slots = [card for slot in view["boards"][3 * side : 3 * side + 3] for card in slot]
    if slots:
        rows.append(Text(speech.zone("boards"), style="underline dim"))
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in slots]
    for zone in ("scrolls", "bonuses"):
        if view[zone][side]:
            names = ", ".join(speech.card(card) for card in view[zone][side])
            rows.append(Text(f"{speech.zone(zone)}: ", style="dim").append(names, style="default"))
    return rows


def _automa(view: View, speech: Speech) -> RenderableType:
    rows = [_stock(view, 1, speech), *_possessions(view, 1, speech)]
    points = sum(view["derived"]["automa_score"][0].values())
    name = speech.content.tables["automas.toml"][view["automa"]]["name"][speech.lang]
    return Panel(Group(*rows), title=f"{SIGNS[1]} {name}", title_align="left", border_style="dim",
                 subtitle=speech.shell.say("points", count=points))  # fmt: skip


def _area(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech), *_possessions(view, seat, speech)]
    hand = view["hands"][seat]
    if hand and not all(card is None for card in hand):
        rows.append(Text(speech.zone("hands"), style="underline dim"))
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in hand]
    counts = [f"{speech.zone(zone)}: {len(view[zone][seat])}" for zone in ("hands", "decks", "discards")]
    rows.append(Text(" · ".join(counts), style="dim"))
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}", title_align="left",
                 subtitle=speech.shell.say("points", count=points),
                 border_style="green" if seat == player else "dim")  # fmt: skip
