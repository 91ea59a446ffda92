"""Tyrants in the terminal: the market, the map as a list of sites with their routes, then every player.

A troop is a number in the colour and with the sign of its owner; the sign of a spy follows. Colours only repeat signs.
"""

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentarchy.games.tyrants.content import ASPECTS, Content
from pentarchy.games.tyrants.moves import SITE, SITES
from pentarchy.games.tyrants.state import EMPTY, SPIES, WHITE
from pentarchy.games.tyrants.text import effects
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆□"  # troops of players 1 to 4, white ones
COLOURS = ("dodger_blue1", "red", "dark_orange", "green", "grey82")
SPY, TOTAL, MARKER, FREE, HOLDS, TOUCHES = "†", "★", "◎", "·", "=", "~"
ASPECT_COLOURS = {"ambition": "gold3", "conquest": "red", "malice": "medium_purple1", "guile": "green"}


def legend(speech: Speech) -> str:
    """The signs with their names; of players only those who take part, as far as they are known."""
    seats = range(len(speech.names) or WHITE)
    players = (f"{SIGNS[seat]} {speech.player(seat)}" for seat in seats)
    words = ((SIGNS[WHITE], "white"), (FREE, "empty"), (SPY, "spy"), (MARKER, "marker"), (HOLDS, "control"),
             (TOTAL, "total"), (TOUCHES, "touching"))  # fmt: skip
    return ", ".join((*players, *(f"{sign} {speech.texts.say(f'sign-{name}')}" for sign, name in words)))


def draw(view: View, player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as `player` sees it: the map, the market, opponents, the own cards nearest; or without opponents."""
    order = sorted(range(len(view["hands"])), key=lambda seat: seat == player) if whole else [player]
    parts: list[RenderableType] = [_head(view, speech), _map(view, speech), _market(view, speech)]
    return Group(*parts, *(_house(view, seat, player, speech) for seat in order))


def _head(view: View, speech: Speech) -> Text:
    """How far the game is, who began, and which half-decks are in play."""
    decks = ", ".join(speech.option_value("deck_1", deck) for deck in view["half_decks"])
    text = Text(speech.where(view), style="bold")
    text.append(f" · {speech.zone('first')}: {SIGNS[view['first']]} {speech.player(view['first'])}", style="not bold")
    return text.append(f" · {speech.zone('half_decks')}: {decks}", style="not bold")


# the map ----------------------------------------------------------------------------------------------------------
def _map(view: View, speech: Speech) -> RenderableType:
    """One line a site: points, troops, spies, who controls it, and the troops on the routes that begin there."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for site, row in enumerate(view["garrisons"]):
        if any(row):
            table.add_row(_site(site, speech), _troops(row), _spies(view, site), _control(view, site),
                          _routes(view, site, speech))  # fmt: skip
    return table


def _site(site: int, speech: Speech) -> Text:
    printed = speech.content.sites[site]
    text = Text(_name(site, speech), style="bold")
    text.append(f" {speech.shell.say('points', count=printed.vp)}", style="yellow")
    return text.append(f" {MARKER}{printed.marker_vp}", style="yellow") if printed.marker_vp >= 0 else text


def _name(site: int, speech: Speech) -> str:
    return str(speech.content.tables["sites.toml"][SITE.tokens[site]]["name"][speech.lang])


def _troops(row: list[int]) -> Text:
    text = Text()
    for colour, count in enumerate(row[:EMPTY]):
        text.append(SIGNS[colour] * count, style=COLOURS[colour])
    return text.append(FREE * row[EMPTY], style="dim")


def _spies(view: View, site: int) -> Text:
    text = Text()
    for seat, mask in enumerate(view["spies"]):
        if mask >> site & 1:
            text.append(SPY + SIGNS[seat], style=COLOURS[seat])
    return text


def _control(view: View, site: int) -> Text:
    who = view["control"][site]
    if who < 0:
        return Text()
    total = TOTAL if view["total_control"][site] >= 0 else ""
    return Text(f"{HOLDS}{SIGNS[who]}{total}", style=COLOURS[who])


def _routes(view: View, site: int, speech: Speech) -> Text:
    """The routes to sites further down the list, each with its spaces from this site on."""
    text = Text(style="dim")
    tables, name = speech.content.tables, SITE.tokens[site]
    place = SITES
    for fields in tables["routes.toml"].values():
        spaces, (one, other) = range(place, place + fields["spaces"]), fields["between"]
        place += fields["spaces"]
        if one == name and any(view["garrisons"][SITE.index[other]]):
            road = _road(view, spaces) if fields["spaces"] else Text(TOUCHES)
            text.append("  → ").append_text(road).append(f" {_name(SITE.index[other], speech)}")
    return text


def _road(view: View, spaces: range) -> Text:
    text = Text()
    for space in spaces:
        colour = next((colour for colour in range(EMPTY) if view["roads"][colour] >> space - SITES & 1), -1)
        text.append(SIGNS[colour] if colour >= 0 else FREE, style=COLOURS[colour] if colour >= 0 else "dim")
    return text


# cards ------------------------------------------------------------------------------------------------------------
def card_line(card: int | None, speech: Speech) -> Text:
    """One card in one line: cost, name, aspect and type, points in the deck and in the inner circle, all it says."""
    if card is None:
        return Text(f"▒ {speech.card(None)}", style="dim")
    content: Content = speech.content
    aspect = ASPECTS[content.aspect[card]]
    line = Text(f"{max(0, content.cost[card]) or '–'} ", style="cyan")
    line.append(speech.card(card), style=f"bold {ASPECT_COLOURS.get(aspect, 'default')}")
    words = [speech.texts.say("aspect", aspect=aspect)] if aspect != "none" else []
    words.append(speech.texts.say(f"type-{content.type[card]}"))
    line.append(f" ({', '.join(words)})", style="dim")
    line.append(f" {content.deck_vp[card]}/{content.inner_circle_vp[card]}  ".replace("-", "−"), style="yellow")
    return line.append("; ".join(speech.lines(effects.face(content, card))))


def _market(view: View, speech: Speech) -> RenderableType:
    """The row, then the stacks by their top cards and how many there are."""
    lines = [Text(speech.texts.say("screen-card"), style="dim")]
    lines += [card_line(card, speech) for space in view["market"] for card in space]
    for zone in ("priestesses", "guards", "outcasts"):
        if view[zone]:
            lines.append(Text(f"{len(view[zone])}× ", style="bold").append_text(card_line(view[zone][-1], speech)))
    if view["devoured"]:
        ghost = f" ({speech.texts.say('screen-ghost')})" if view["ghost"] else ""
        words = f"{speech.zone('devoured')} {len(view['devoured'])}, {speech.texts.say('screen-top')}{ghost}: "
        top = Text(words, style="bold" if ghost else "dim")
        lines.append(top.append_text(card_line(view["devoured"][-1], speech)))
    lines.append(Text(f"{speech.zone('market_deck')} {len(view['market_deck'])}", style="dim"))
    return Panel(Group(*lines), title=speech.zone("market"), title_align="left", border_style="cyan")


def _house(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_stock(view, seat, speech), _points(view, seat, speech)]
    if view["current"] == seat and view["borrowed"]:
        rows.append(_named("borrowed", view["borrowed"], speech))
    for zone in ("lent", "played", "hands"):
        pile = view[zone][seat]
        if pile and not all(card is None for card in pile):
            rows.append(Text(speech.zone(zone), style="underline dim"))
            rows += [Padding(card_line(card, speech), (0, 0, 0, 2)) for card in pile]
    if view["current"] == seat and view["later"]:
        rows.append(_named("later", [card for card, _ in view["later"]], speech))
    rows += [_named(zone, view[zone][seat], speech) for zone in ("inner_circles", "discards") if view[zone][seat]]
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    points = sum(view["scores"][seat].values())
    return Panel(Group(*rows), title=f"{SIGNS[seat]} {name}", subtitle=speech.shell.say("points", count=points),
                 title_align="left", border_style="green" if seat == player else "dim")  # fmt: skip


def _named(zone: str, pile: list[int], speech: Speech) -> Text:
    """A pile by the names of its cards, copies together; how many there are, and in the inner circle their points."""
    content, copies = speech.content, dict[str, list[int]]()
    for card in pile:
        copies.setdefault(speech.card(card), []).append(card)
    names = [f"{len(cards)}× {name}" if len(cards) > 1 else name for name, cards in copies.items()]
    if zone == "inner_circles":
        worth = [content.inner_circle_vp[cards[0]] for cards in copies.values()]
        names = [f"{name} ({vp})" for name, vp in zip(names, worth, strict=True)]
    return Text(f"{speech.zone(zone)} {len(pile)}: ", style="dim").append(", ".join(names), style="default")


def _points(view: View, seat: int, speech: Speech) -> Text:
    """Where the points of a player come from now."""
    lines = ((speech.score_line(key), points) for key, points in view["scores"][seat].items() if points)
    return Text(" · ".join(f"{name} {points}" for name, points in lines).replace("-", "−"), style="yellow")


def _stock(view: View, seat: int, speech: Speech) -> Text:
    """Barracks, spies, trophies, markers, cards; in the own turn also the pool."""
    text = Text()
    if view["current"] == seat:
        text.append(f"{speech.zone('power')} {view['power']}  {speech.zone('influence')} {view['influence']}  ", "bold")
    left = SPIES - bin(view["spies"][seat]).count("1")
    text.append(f"{speech.zone('barracks')} {view['barracks'][seat]} {SPY}{left}  ")
    text.append(f"{speech.zone('trophies')} {sum(view['trophies'][seat])} ").append_text(
        _troops([*view["trophies"][seat], 0])
    ).append("  ")
    text.append(f"{MARKER} {view['derived']['markers'][seat]}  {speech.zone('vp')} {view['vp'][seat]}  ")
    text.append(f"{speech.zone('decks')} {len(view['decks'][seat])}  {speech.zone('hands')} {len(view['hands'][seat])}")
    return text
