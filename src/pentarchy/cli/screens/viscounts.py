"""Viscounts in the terminal: the segments clockwise with everything there, the castle, then every player.

Buildings, workers and viscounts are shown by the sign of their owner. Colours only repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.engine.views import as_seen
from pentarchy.games.viscounts.buildings import link_ends
from pentarchy.games.viscounts.content import GOODS, ICONS, LAST_SLOT, RIBBONS, SLOTS, TYPES, Content
from pentarchy.games.viscounts.moves import BUILDING, INNER
from pentarchy.games.viscounts.rounds import hand_limit
from pentarchy.games.viscounts.state import COLOURS, END, Viscounts
from pentarchy.games.viscounts.text import section_names, segment_names, space_phrase
from pentarchy.games.viscounts.text.effects import phrase, phrases
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆"
HUES = ("dodger_blue1", "magenta", "red", "yellow")
BUILDINGS = {"en": "TTTGGGWWW", "ru": "ФФФГГГМММ"}  # by slot: trading post, guildhall, workshop
GOOD_SIGNS, GOOD_HUES = "✒▤◉○", ("dodger_blue1", "grey62", "yellow", "white")
ICON_SIGNS, ICON_HUES = "$⌂♛✝✗", ("dodger_blue1", "grey62", "yellow", "magenta", "red")
SHOWN = ("help-townsfolk", "help-silver", "help-icons")  # said by signs
FREE, VISCOUNT, LEADER, FIRST = "·", "♞", "♚", "①"
CORRUPTION, VIRTUE, MERGED = "▸", "◂", "◆"  # the markers on the track
Lines = list[RenderableType]


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
    parts: Lines = [_header(view, speech), _board(view, speech), _all_sites(view, speech)]
    parts += [_castle(view, speech), _stacks(view, speech)]
    if view["pair_cards"]:
        parts.append(_pairs(view, speech))
    if players == 1:
        parts.append(_automa(view, speech))
    return Group(*parts, *(_area(view, seat, player, speech) for seat in order))


def _header(view: View, speech: Speech) -> Text:
    """How far the game is, and whose turn it is."""
    text = Text(speech.where(view), style="bold")
    if view["phase"] == END:
        return text
    who = speech.rival() if _is_automa(view, view["active"]) else speech.player(view["active"])
    return text.append(f" · {speech.texts.say('screen-turn', who=who)}")


# the board ----------------------------------------------------------------------------------------------------------
def _board(view: View, speech: Speech) -> RenderableType:
    """Clockwise: each segment with its spaces, sites, townsfolk and manuscript."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for segment in view["ring"]:
        spaces = Text("\n").join(_space(view, 3 * segment + side, speech) for side in range(3))
        name = segment_names(speech.content, segment)[speech.lang]
        row = [Text(name, style="bold"), spaces, _sites(view, segment, speech)]
        row += [_top(view, "townsfolk", segment, speech), _top(view, "manuscripts", segment, speech)]
        table.add_row(*row)
    return table


def _said(effects: tuple[Any, ...], speech: Speech) -> str:
    return ", ".join(speech.lines(phrases(effects)))


def _all_sites(view: View, speech: Speech) -> RenderableType:
    """What free sites give, and between them the links that are not complete yet."""
    rows: Lines = [Text(speech.texts.say("screen-sites"), style="underline dim")]
    for segment in view["ring"]:
        line = Text(f"  {segment_names(speech.content, segment)[speech.lang]}: ")
        line.append(" ".join(_sites_of(view, segment, speech)), style="dim")
        rows.append(line)
    return Group(*rows)


def _sites_of(view: View, segment: int, speech: Speech) -> list[str]:
    content: Content = speech.content
    face, found = view["face"], []
    links = {link.place: link for link in content.links[face]}
    for place in range(LAST_SLOT * segment, LAST_SLOT * (segment + 1)):
        if content.bank[face][place] >= 0:
            there = view["sites"][place]
            said = _said(content.site_effects[face][place], speech) or "–"
            found.append(f"[{place % LAST_SLOT + 1}: {said if there < 0 else SIGNS[there // 9]}]")
        elif place in links and not _complete(view, links[place]):
            found.append(f"({_said(links[place].effects, speech)})")
    return found


def _complete(view: View, link: Any) -> bool:
    return all(view["sites"][end] >= 0 for end in link_ends(tuple(view["ring"]), link))


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


def _top(view: View, zone: str, segment: int, speech: Speech) -> Text:
    """The visible card of a pile, and how many lie there; under an empty one what is printed."""
    pile = view[zone][segment]
    if not pile:
        content: Content = speech.content
        folk, tile = content.printed_folk[segment], content.printed_tiles[segment]
        if zone == "manuscripts":
            return Text(f"– {ICON_SIGNS[3] * tile.cost} {_said(tile.effects, speech)}", style="dim")
        text = Text(f"– {folk.silver}", style="dim").append_text(icons(folk.icons))
        return text.append(f" {_said(folk.bonus, speech)}", style="dim")
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
    line.append(f"{content.silver[card] or ''}", style="default not bold").append_text(icons(content.icons[card]))
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
        row = [Text(f"  {name}"), _workers(view["tier_1"], section), _workers(view["tier_2"], section)]
        table.add_row(*row, Text(_said(content.sections[section], speech), style="dim"))
    top = Text()
    for side, count in enumerate(view["tier_3"]):
        top.append(SIGNS[side] * count, style=HUES[side])
    leader = Text(f"{LEADER} {SIGNS[view['leader']]}" if view["leader"] >= 0 else "", style="bold yellow")
    reward = Text(_said(content.top_tier, speech), style="dim")
    table.add_row(Text(f"  {speech.zone('tier_3')}"), top or Text(FREE, style="dim"), leader, reward)
    return Group(Text(f"{speech.zone('tier_1')} · {speech.zone('tier_2')}", style="underline dim"), table)


def _workers(tier: list[int], section: int) -> Text:
    text = Text()
    for side in range(COLOURS):
        text.append(SIGNS[side] * tier[COLOURS * section + side], style=HUES[side])
    return text or Text(FREE, style="dim")


def _stacks(view: View, speech: Speech) -> Text:
    """How far the end is; a card that lies open says so."""
    said = []
    for name in ("poverty", "prosperity"):
        left = view[name]
        said.append(f"{speech.zone(name)}: {speech.texts.say('screen-open') if left == 0 else max(0, left)}")
    return Text(" · ".join(said), style="bold")


def _pairs(view: View, speech: Speech) -> RenderableType:
    rows: list[RenderableType] = [Text(speech.zone("pair_cards"), style="underline dim")]
    for (card,), (hero,) in zip(view["pair_cards"], view["pair_heroes"], strict=True):
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)), Padding(card_line(hero, speech), (0, 0, 0, 4))]
    return Group(*rows)


# players ------------------------------------------------------------------------------------------------------------
def _stock(view: View, side: int, speech: Speech) -> Text:
    """Goods, icons, debts and deeds, workers."""
    text = Text()
    for sign, hue, count in zip(GOOD_SIGNS, GOOD_HUES, view["goods"][4 * side : 4 * side + 4], strict=True):
        text.append(f"{sign}{count} ", style=hue)
    text.append(f" {speech.texts.say('screen-icons')} ").append_text(icons(view["derived"]["icons"][side]))
    names = ("debts", "paid", "deeds", "approved", "workers")
    text.append("  " + " · ".join(f"{speech.zone(name)} {view[name][side]}" for name in names), style="dim")
    if view["leader"] == side:
        text.append(f" {LEADER}", style="bold yellow")
    return text.append(f" {FIRST}", style="bold yellow") if view["first"] == side else text


def _track(view: View, side: int, speech: Speech) -> Text:
    """The track with both markers, how far they are from each other, and what a collision gives there."""
    corruption, virtue = view["corruption"][side], view["virtue"][side]
    text = Text(f"{speech.texts.say('screen-track')}: ", style="dim")
    for space in range(1, len(speech.content.track) + 1):
        merged = space == corruption == virtue
        sign = MERGED if merged else CORRUPTION if space == corruption else VIRTUE if space == virtue else ""
        text.append(f"{sign}{space} ", style="bold" if sign else "dim")
    if corruption < virtue:
        return text.append(speech.texts.say("screen-apart", count=virtue - corruption), style="dim")
    there = speech.content.track[virtue - 1]
    own = there.automa if _is_automa(view, side) else there.own
    said = {"own": _said(own, speech), "others": _said(there.others, speech), "condition": there.condition}
    return text.append(speech.texts.say("screen-collision", **said), style="bold")


def _is_automa(view: View, side: int) -> bool:
    return side == 1 and len(view["hands"]) == 1


def _buildings(view: View, side: int, speech: Speech) -> Text:
    """What is built, with the abilities of its slots; and what is left, with its cost."""
    content: Content = speech.content
    built = [slot for slot in range(len(BUILDING.tokens)) if view["built"][side] >> slot & 1]
    text = Text(f"{speech.zone('built')}: ", style="dim")
    said = [_building(slot, speech, view["automa"] if _is_automa(view, side) else "") for slot in built]
    text.append("; ".join(said) or FREE)
    left = [slot for slot in range(len(BUILDING.tokens)) if slot not in built]
    costs = [f"{content.building_cost[slot]}{ICON_SIGNS[1]}" for slot in left]
    names = [f"{BUILDINGS[speech.lang][slot]}{slot % 3 + 1}" for slot in left]
    signs = [f"{name} {cost}" for name, cost in zip(names, costs, strict=True)]
    return text.append(f" · {speech.texts.say('screen-left')}: {', '.join(signs) or FREE}", style="dim")


def _building(slot: int, speech: Speech, automa: str) -> str:
    """A building with what its empty slot gives; the automa's slots give other things."""
    token = BUILDING.tokens[slot]
    name = speech.content.tables["buildings.toml"][token]["name"][speech.lang]
    if automa:
        return f"{name} ({speech.texts.say('automa-slot', building=token, icon=_freed(slot, speech, automa))})"
    lines = speech.lines(speech.facts.component_lines(speech.content, token)[1:-1])
    return f"{name} ({' '.join(lines).rstrip('.')})"


def _freed(slot: int, speech: Speech, automa: str) -> str:
    """The permanent icon that a guildhall of the automa frees."""
    content: Content = speech.content
    halls = [hall for hall, kind in enumerate(content.building_type) if TYPES[kind] == "guildhall"]
    if slot not in halls:
        return ""
    board = next(board for board in content.automas if board.name == automa)
    return speech.texts.say("icons", icon=ICONS[board.guildhalls[halls.index(slot)]], count=1)


def _scrolls(view: View, side: int, speech: Speech) -> Lines:
    """Manuscripts with their ribbons, and what sets and conditions are worth now."""
    tiles = view["scrolls"][side]
    if not tiles:
        return []
    scores = view["derived"]["automa_score"][0] if _is_automa(view, side) else view["scores"][side]
    ribbons = [speech.content.ribbon[tile] for tile in tiles]
    counts = [f"{speech.texts.say('ribbon', ribbon=name)} {ribbons.count(i)}" for i, name in enumerate(RIBBONS)]
    points = [f"{speech.score_line(name)} {scores[name]}" for name in ("sets", "manuscripts")]
    names = ", ".join(speech.card(card) for card in tiles)
    return [
        Text(f"{speech.zone('scrolls')}: ", style="dim").append(names, style="default"),
        Text(f"  {', '.join(counts)} · {' · '.join(points)}", style="dim"),
    ]


def _possessions(view: View, side: int, speech: Speech) -> Lines:
    rows: Lines = [_track(view, side, speech), _buildings(view, side, speech)]
    slots = view["boards"][3 * side : 3 * side + 3]
    if any(slots):
        rows.append(Text(speech.zone("boards"), style="underline dim"))
    for name, slot in zip(SLOTS, slots, strict=True):
        where = "" if all(slots) else f"{speech.texts.say('screen-slot', slot=name)}: "
        rows += [Padding(Text(where, style="dim").append_text(card_line(card, speech)), (0, 0, 0, 2)) for card in slot]
    rows += _scrolls(view, side, speech)
    if view["bonuses"][side]:
        rows.append(Text(f"{speech.zone('bonuses')}: ", style="dim"))
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in view["bonuses"][side]]
    return rows


def _automa(view: View, speech: Speech) -> RenderableType:
    """Its panel: beside what everybody has its focus, what it takes first, and its schemes."""
    name = speech.content.tables["automas.toml"][view["automa"]]["name"][speech.lang]
    board = " ".join(speech.lines(speech.facts.component_lines(speech.content, view["automa"])))
    piles = [f"{speech.zone(zone)}: {len(view[zone])}" for zone in ("scheme_deck", "scheme_discard", "future_deck")]
    rows = [_stock(view, 1, speech), Text(board), *_possessions(view, 1, speech), Text(" · ".join(piles), style="dim")]
    points = sum(view["derived"]["automa_score"][0].values())
    return Panel(Group(*rows), title=f"{SIGNS[1]} {name}", title_align="left", border_style="dim",
                 subtitle=speech.shell.say("points", count=points))  # fmt: skip


def _hand_limit(view: View, seat: int, speech: Speech) -> int:
    return hand_limit(as_seen(Viscounts, speech.content, view, "built", "leader"), seat)


def _area(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech), *_possessions(view, seat, speech)]
    hand = view["hands"][seat]
    if hand and not all(card is None for card in hand):
        rows.append(Text(speech.zone("hands"), style="underline dim"))
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in hand]
    counts = [f"{speech.zone(zone)}: {len(view[zone][seat])}" for zone in ("hands", "decks", "discards")]
    counts.insert(1, f"{speech.texts.say('screen-limit')}: {_hand_limit(view, seat, speech)}")
    rows.append(Text(" · ".join(counts), style="dim"))
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}", title_align="left",
                 subtitle=speech.shell.say("points", count=points),
                 border_style="green" if seat == player else "dim")  # fmt: skip
