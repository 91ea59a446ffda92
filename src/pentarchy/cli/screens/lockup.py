"""Lockup in the terminal: the locations with everything there, items and goals, then every player.

Tokens lie beside the sign of their owner; a face-down one is ▒. Colours only repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.games.lockup.content import POWER, RESOURCES, Content
from pentarchy.games.lockup.moves import LOCATION, LOCATIONS
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆✚"
COLOURS = ("dodger_blue1", "magenta", "red", "yellow", "green")
CUBES, CUBE_COLOURS = "▣◈▤◉", ("green", "dodger_blue1", "grey62", "yellow")  # scrap, potion, iron, gold
SUSPICION, FIRST, STAR, GUARD, LOOKOUT, HIDDEN = "!", "①", "★", "♜", "o", "▒"
ENFORCER = {"en": "P", "ru": "С"}  # for power, the strength of this token


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
        f"{GUARD} {speech.texts.say('guards')}",
        f"{ENFORCER[speech.lang]} {speech.card(token['enforcer'][0])}",
        f"{LOOKOUT} {speech.card(token['lookout'][0])}",
        f"{HIDDEN} {speech.card(None)}",
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


# the prison ---------------------------------------------------------------------------------------------------------
def _prison(view: View, speech: Speech) -> RenderableType:
    """One line a location: its name, goon, suspicion, bandits' cubes, tokens."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    content: Content = speech.content
    for location in range(LOCATIONS):
        name = content.tables["locations.toml"][LOCATION.tokens[location]]["name"][speech.lang]
        mark = "▶ " if view["location"] == location else f"{location + 1} "
        table.add_row(Text(mark + name, style="bold"), _lying(view, location), _tokens(view, location, speech),
                      _goon(view, location, speech))  # fmt: skip
    return table


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
    """All tokens and guard cards of a location, by the signs of their owners."""
    text = Text()
    for seat in range(len(view["hands"])):
        pile = view["placed"][LOCATIONS * seat + location]
        if pile:
            text.append(f"{SIGNS[seat]}{' '.join(_short(token, speech) for token in pile)}  ", style=COLOURS[seat])
    if view["guards_at"][location]:
        text.append(f"{GUARD}{' '.join(_short(guard, speech) for guard in view['guards_at'][location])}", style="white")
    return text


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
    if location not in spaces:
        return Text()
    text = Text()
    for goon in view["goon_row"][spaces.index(location)]:
        text.append_text(card_line(goon, speech))
    return text


# cards --------------------------------------------------------------------------------------------------------------
def card_line(card: int | None, speech: Speech) -> Text:
    """A card in one line: its name, and what its help tells of it."""
    if card is None:
        return Text(f"{HIDDEN} {speech.card(None)}", style="dim")
    line = Text(f"{speech.card(card)}  ", style="bold")
    told = speech.lines(speech.facts.component_lines(speech.content, card))[:-1]  # without the number of copies
    return line.append(" ".join(told), style="default not bold")


def _open_cards(view: View, speech: Speech) -> RenderableType:
    rows: list[RenderableType] = []
    for zone in ("display", "goals"):
        pile = [card for space in view[zone] for card in space] if zone == "display" else view[zone]
        rows.append(Text(speech.zone(zone), style="underline dim"))
        rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in pile]
    rows.append(Text(f"{speech.zone('supply')} ", style="dim").append_text(cubes(view["supply"])).append(
        f"{speech.zone('suspicion_supply')} {view['suspicion_supply']}", style="red"))  # fmt: skip
    return Group(*rows)


def _stock(view: View, side: int, speech: Speech) -> Text:
    """Reputation, power, suspicion, cubes."""
    text = Text(f"{STAR}{view['stars'][side]}  {speech.zone('power')} {view['power'][side]}  ")
    text.append(
        f"{speech.zone('suspicion')} {view['suspicion'][side]}  ", style="red" if view["suspicion"][side] else ""
    )
    text.append_text(cubes(view["resources"][4 * side : 4 * side + 4]))
    return text.append(f" {FIRST}", style="bold yellow") if view["first"] == side else text


def _possessions(view: View, side: int, speech: Speech) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for zone in ("items", "reserved", "goons"):
        if view[zone][side]:
            names = ", ".join(speech.card(card) for card in view[zone][side])
            rows.append(Text(f"{speech.zone(zone)}: ", style="dim").append(names, style="default"))
    return rows


def _guards(view: View, speech: Speech) -> RenderableType:
    rows = [_stock(view, 1, speech), *_possessions(view, 1, speech)]
    points = sum(view["derived"]["guards_score"][0].values())
    return Panel(Group(*rows), title=f"{GUARD} {speech.texts.say('guards')}", title_align="left", border_style="dim",
                 subtitle=speech.shell.say("points", count=points))  # fmt: skip


def _crew(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech)]
    cell = " ".join(_short(token, speech) for token in view["cells"][seat])
    rows.append(Text(f"{speech.zone('cells')}: {cell}", style=COLOURS[seat]))
    rows += _possessions(view, seat, speech)
    for zone in ("hands", "drawn", "dealt"):
        pile = view[zone][seat]
        if pile and not all(card is None for card in pile):
            rows.append(Text(speech.zone(zone), style="underline dim"))
            rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in pile]
        elif pile:
            rows.append(Text(f"{speech.zone(zone)}: {len(pile)}", style="dim"))
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    crews = speech.content.tables["crews.toml"]
    crew = f" · {crews[view['crews'][seat]]['name'][speech.lang]}" if view["crews"][seat] else ""  # not chosen yet
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}{crew}", title_align="left",
                 subtitle=speech.shell.say("points", count=points),
                 border_style="green" if seat == player else "dim")  # fmt: skip
