"""Kingdom in the terminal: what the game is about, the offering areas, then every duchy, then quest boards.

A card is one line: type, cost, what it produces, what it brings once, points, what recycling gives. Every resource has
a sign of its own; the colour only repeats it.
"""

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from pentarchy.games.kingdom.content import BOARDS, DEVELOPMENT, ICONS, MENACE, TREASURE, Content
from pentarchy.games.kingdom.notation import TYPES, unpacked
from pentarchy.games.kingdom.scenarios import HOARD_LIMIT
from pentarchy.games.kingdom.scoring import SIDE_A_HANDICAP
from pentarchy.games.kingdom.state import DRAFT, END, PLANNING, PRODUCTION, ROUNDS
from pentarchy.games.kingdom.text import components
from pentarchy.text import Speech

View = dict[str, Any]
SIGNS = "■●▲◆✦♙"  # materials, population, gold, exploration, krystallium, soldier
COLOURS = ("grey62", "magenta", "yellow", "dodger_blue1", "red", "white")
NAMES = ("materials", "population", "gold", "exploration", "krystallium", "soldiers")
MARKS = {"★": "points", "♻": "recycling", "→": "production", "❄": "frozen", "▒": "hidden"}
TYPE_COLOURS = ("grey74", "medium_purple1", "gold3", "sky_blue2")

PHASE_OF = {
    "offer": DRAFT, "take": DRAFT, "taken": DRAFT, "revealed": PLANNING, "planning": PLANNING, "end": END,
}  # of the moments of advisors; the other ones are steps of production  # fmt: skip


def legend(speech: Speech) -> str:
    """The signs with their names."""
    signs = [*zip(SIGNS, NAMES, strict=True), *MARKS.items()]
    return ", ".join(f"{sign} {speech.texts.say(f'sign-{name}')}" for sign, name in signs)


def draw(view: View, player: int, speech: Speech, *, whole: bool = True) -> RenderableType:
    """The table as `player` sees it: opponents first, the own duchy nearest; or without the opponents."""
    order = sorted(range(len(view["built"])), key=lambda seat: seat == player) if whole else [player]
    parts: list[RenderableType] = [_head(view, speech), *_goals(view, speech)]
    if view["phase"] <= 1:
        parts.append(_offers(view, speech))
    parts += [_duchy(view, seat, player, speech) for seat in order]
    parts += [_board(view, name, speech) for name in view["boards"]]
    return Group(*parts)


def _head(view: View, speech: Speech) -> Text:
    say = speech.shell.say
    head = Text(
        f"{say('round', round=max(1, view['round']), rounds=ROUNDS)} · {speech.phase(view['phase'])}", style="bold"
    )
    if view["producing"] >= 0:
        head.append(f" · {SIGNS[view['producing']]}", style=COLOURS[view["producing"]])
    head.append(f"   {say('deck-left', count=len(view['deck']))}", style="dim")
    if view["deck"] and view["deck"][-1] is not None:
        head.append(f" ({speech.card(view['deck'][-1])})", style="dim")
    if len(view["built"]) > 1:
        head.append(f"   {speech.zone('first')}: {speech.player(view['first'])}")
    for zone in ("danger", "rodent_stack"):
        if view[zone]:
            head.append(f"   {speech.zone(zone)}: {len(view[zone])}", style="dim")
    return head


def _goals(view: View, speech: Speech) -> list[Text]:
    """What quests and scenarios ask for; alone also how far a scenario is from being lost, and the medals."""
    content: Content = speech.content
    scenario = view["scenario"]
    if scenario:
        goals = components.goals(content, scenario)
    else:
        goals = [components.final_goal(content, board) for board in view["boards"]]
    lines = [line + _reached(view, key, content) for line, (key, _) in zip(speech.lines(goals), goals, strict=True)]
    if len(view["built"]) > 1:
        return [Text(line) for line in lines]
    if scenario == "thieves_guild":
        lines.append(speech.texts.say("screen-hoard", count=view["hoard"], limit=HOARD_LIMIT))
    table = scenario or (view["menace_decks"] or view["modules"])[0]
    bronze, silver, gold = content.medals[table]
    lines.append(speech.texts.say("help-medals", bronze=bronze, silver=silver, gold=gold))
    if view["duchies"][0].endswith("_a"):
        points = _signed(sum(view["scores"][0].values()) - SIDE_A_HANDICAP)
        lines.append(speech.texts.say("screen-side-a", handicap=SIDE_A_HANDICAP, points=points))
    return [Text(line) for line in lines]


def _reached(view: View, goal: str, content: Content) -> str:
    """A mark for a goal that a single player has reached."""
    if len(view["built"]) > 1:
        return ""  # each player has to; the board shows who has
    if goal == "goal-build":
        built = [content.designs[card] for card in view["built"][0]]
        wanted = content.scenario(view["scenario"])["construction"]
        done = all(built.count(design) >= copies for design, copies in wanted.items())
    elif goal == "goal-neutralise":
        wanted = content.scenario(view["scenario"])["menaces"]
        done = not any(content.designs[card] in wanted for card in view["menaces"][0])
    else:
        return ""  # the board shows it, or it is lost at once
    return " ✓" if done else ""


def _signed(points: int) -> str:
    """A number with the minus sign that texts use."""
    return str(points).replace("-", "−")


# cards ----------------------------------------------------------------------------------------------------------
def pips(counts: list[int]) -> Text:
    """Resources as signs with their numbers, e.g. `■3 ●1`."""
    text = Text()
    for letter, count in enumerate(counts):
        if count:
            text.append(f"{SIGNS[letter]}{count} ", style=COLOURS[letter])
    return text


def card_line(card: int | None, speech: Speech, view: View, lack: int | None = None) -> Text:
    """One card in one line; under construction the cost is what it still lacks."""
    if card is None:
        return Text(f"▒ {speech.card(None)}", style="dim")
    content: Content = speech.content
    kind = content.family[card]
    style = TYPE_COLOURS[content.type[card]] if kind == DEVELOPMENT else "red" if kind >= MENACE - 1 else "green"
    line = Text(speech.card(card), style=f"bold {style}")
    line.append("  ")
    if kind == DEVELOPMENT:
        return _development(line, card, content, speech, lack)
    if kind == TREASURE:
        return line.append("♻ ").append_text(pips([content.recycle[card].count(r) for r in range(4)]))
    if content.soldiers[card]:
        line.append(f"{SIGNS[5]}{content.soldiers[card]}  ", style=COLOURS[5])
    if content.penalty[card]:
        line.append(f"{_signed(content.penalty[card])}★ ", style="red")
    return line.append(_ability(card, speech, view), style="dim")


def _ability(card: int, speech: Speech, view: View) -> str:
    """What a card does, in its own words; a shadow does something else to a single player."""
    content: Content = speech.content
    if content.effect_name(card) == "discard_for_shadow" and len(view["built"]) == 1:
        return speech.texts.say("screen-shadow", to="hoard" if view["scenario"] == "thieves_guild" else "nobody")
    text: dict[str, str] = content.entries[content.designs[card]].fields.get("text", {})
    return text.get(speech.lang, "")


def _when(card: int, view: View, seat: int, speech: Speech) -> str:
    """The phase of an advisor's ability, and whether it was used this round."""
    phases = dict.fromkeys(PHASE_OF.get(moment, PRODUCTION) for moment in speech.content.moments[card])
    words = ", ".join(speech.phase(phase) for phase in phases)
    used = f", {speech.texts.say('screen-used')}" if card in view["used"][seat] else ""
    return f" · {words}{used}"


def _development(line: Text, card: int, content: Content, speech: Speech, lack: int | None) -> Text:
    line.append(f"{speech.texts.say('type', type=TYPES[content.type[card]])}  ", style="dim")
    if lack is None:
        line.append_text(pips(unpacked(content.cost[card])))
    else:
        line.append(f"{speech.shell.say('lacks-mark')} ", style="dim").append_text(
            pips(unpacked(lack)) if lack else Text("— ")
        )
    line.append_text(_worth(card, content, speech))
    line.append("♻", style="dim").append(SIGNS[content.recycle[card][0]], style=COLOURS[content.recycle[card][0]])
    return line


def _worth(card: int, content: Content, speech: Speech) -> Text:
    """What a built card is good for: production, bonus, points."""
    line, made = Text(), content.production[card]
    if made:
        line.append("→ ")
        for resource, amount, card_type in made:
            line.append(f"{SIGNS[resource]}{amount}", style=COLOURS[resource])
            line.append(_per(card_type, speech) + " ")
    krystallium, soldiers = content.bonus[card]
    if krystallium or soldiers:
        line.append("+ ").append_text(pips([0, 0, 0, 0, krystallium, soldiers]))
    if content.base[card]:
        line.append(f"{content.base[card]}★ ")
    for card_type, points in content.modifiers[card]:
        line.append(f"{points}★{_per(card_type, speech)} ")
    return line


def _per(card_type: int, speech: Speech) -> str:
    return f"×{speech.texts.say('type', type=TYPES[card_type])}" if card_type >= 0 else ""


# areas ----------------------------------------------------------------------------------------------------------
def _offers(view: View, speech: Speech) -> RenderableType:
    areas = []
    for side, pile in zip(("left", "right"), view["offers"], strict=True):
        lines = [card_line(card, speech, view) for card in pile] or [Text(speech.shell.say("empty"), style="dim")]
        areas.append(
            Panel(Group(*lines), title=speech.texts.say("area-title", area=side), width=58, border_style="cyan")
        )
    return Columns(areas)


def _duchy(view: View, seat: int, player: int, speech: Speech) -> RenderableType:
    """Everything before one player."""
    rows: list[RenderableType] = [_tokens(view, seat, speech)]
    for zone in ("drawn", "hands", "chosen", "found", "drafted", "construction", "menaces", "calamities", "advisors"):
        pile = view[zone] if zone == "found" else view[zone][seat]
        if pile and not (zone == "found" and seat != player):
            rows.append(Text(speech.zone(zone), style="underline dim").append(_chosen_to(view, zone, seat, speech)))
            rows += [Padding(line, (0, 0, 0, 2)) for line in _cards(view, zone, pile, speech, seat)]
    if view["built"][seat]:
        rows.append(Text(speech.zone("built"), style="underline dim"))
        rows += [Padding(line, (0, 0, 0, 2)) for line in _built(view["built"][seat], speech)]
    name = speech.shell.say("own-area", player=speech.player(seat)) if seat == player else speech.player(seat)
    duchy = view["duchies"][seat]
    names, side = speech.content.tables["duchies.toml"][duchy]["name"], speech.option_value("side", duchy[-1].upper())
    title = f"{name} · {names[speech.lang]} {side}"
    points = speech.shell.say("points", count=sum(view["scores"][seat].values())).replace("-", "−")
    return Panel(Group(*rows), title=title, subtitle=points, title_align="left",
                 border_style="green" if seat == player else "dim")  # fmt: skip


def _cards(view: View, zone: str, pile: list[int | None], speech: Speech, seat: int) -> list[Text]:
    hidden = pile.count(None)
    lines = [card_line(card, speech, view, _lack(view, zone, card)) for card in pile if card is not None]
    frozen = {card for card, _ in view["frozen"]}
    for line, card in zip(lines, [card for card in pile if card is not None], strict=True):
        if card in frozen:
            line.append(" ❄", style="cyan")
        if zone == "advisors":
            line.append(_when(card, view, seat, speech))
    if hidden:
        lines.append(Text(f"▒ {speech.shell.say('hidden-count', count=hidden)}", style="dim"))
    return lines


def _chosen_to(view: View, zone: str, seat: int, speech: Speech) -> str:
    """Where the first card of an offer will go."""
    to = view["chosen_to"][seat]
    if zone != "chosen" or to is None:
        return ""
    face = f", {speech.shell.say('face-down')}" if to > 1 else ""
    return f": {speech.texts.say('area-title', area=('left', 'right')[to % 2])}{face}"


def _lack(view: View, zone: str, card: int) -> int | None:
    return view["lack"][card] if zone == "construction" else None


def _built(cards: list[int], speech: Speech) -> list[Text]:
    """The built cards by type: production and points may count them."""
    content, lines = speech.content, []
    for number, name in enumerate(TYPES):
        alike = [card for card in cards if content.type[card] == number]
        if alike:
            line = Text(f"{speech.texts.say('type', type=name)} ×{len(alike)}: ", style="dim")
            words = [Text(speech.card(card), style=TYPE_COLOURS[number]).append(" ") for card in alike]
            faces = [word.append_text(_worth(card, content, speech)) for word, card in zip(words, alike, strict=True)]
            for face in faces:
                face.rstrip()
            lines.append(line.append_text(Text(", ").join(faces)))
    return lines


def _tokens(view: View, seat: int, speech: Speech) -> Text:
    """Production, tokens and cubes of a player in one line."""
    income = view["derived"]["income"][seat]
    line = Text("→ ").append_text(pips(income)) if any(income) else Text("→ 0 ")
    for card_type, points in speech.content.duchy_modifiers[view["duchies"][seat]]:
        line.append(f"{points}★{_per(card_type, speech)} ")
    line.append("  ").append_text(pips([0, 0, 0, 0, view["krystallium"][seat], view["soldiers"][seat]]))
    for zone in ("training", "traps"):
        if view[zone][seat]:
            line.append(f"  {speech.zone(zone)}: {view[zone][seat]}")
    if view["spies"][seat]:
        line.append(f"  {speech.zone('active_spies')}: {view['active_spies'][seat]}/{view['spies'][seat]}")
    if view["searched"] and len(view["built"]) == 1 and view["phase"] == DRAFT:
        line.append(f"  {speech.zone('searched')}")
    if seat < len(view["menace_stacks"]) and view["menace_stacks"][seat]:
        line.append(f"  {speech.zone('menace_stacks')}: {len(view['menace_stacks'][seat])}")
    alchemy = view["alchemy"][4 * seat : 4 * seat + 4]
    if any(alchemy):
        line.append(f"  {speech.zone('alchemy')}: ").append_text(pips(alchemy))
    if view["cubes"][seat]:
        line.append(f"  {speech.zone('cubes')}: ", style="green")
        line.append_text(pips([view["cubes"][seat].count(resource) for resource in range(4)]))
    if view["covered"][seat]:
        line.append(f"  {speech.zone('covered')}: ").append_text(_covered(view, seat, speech))
    return line


def _covered(view: View, seat: int, speech: Speech) -> Text:
    """The icons under theft tokens; those of scenario 5's built cards after the duchy card's."""
    content: Content = speech.content
    icons = dict(enumerate(content.duchy_icons[view["duchies"][seat]]))
    if view["covered"][seat] >> ICONS:
        icons |= {ICONS + number: resource for number, resource in enumerate(content.guild_icons())}
    text = Text()
    for icon, resource in icons.items():
        if view["covered"][seat] >> icon & 1:
            text.append(SIGNS[resource], style="red")
    return text


def _board(view: View, name: str, speech: Speech) -> RenderableType:
    """A quest board: each task with cost, reward and who has done it."""
    board, players = BOARDS.index(name), len(view["built"])
    lines = []
    for number, task in enumerate(speech.content.tasks[name, "one_player" if players == 1 else "two_players"]):
        done = [speech.player(seat) for seat in range(players) if view["tasks"][seat] >> 4 * board + number & 1]
        line = Text(f"{'★' if task.final else '·'} {task.name[speech.lang]}  ", style="bold" if task.final else "")
        line.append_text(pips(list(task.cost))).append("→ ")
        krystallium, soldiers, spies, points = task.reward
        line.append_text(pips([0, 0, 0, 0, krystallium, soldiers]))
        line.append(" ".join(speech.lines(components.amounts(("spies",), (spies,))))).append(
            f"{points}★" if points else ""
        )
        if done:
            line.append(f"  ✓ {', '.join(done)}", style="green")
        owner = view["owner_of_final"][view["boards"].index(name)]
        if task.final and players > 1 and owner >= 0:
            line.append(f"  {speech.zone('owner_of_final')}: {speech.player(owner)}", style="green")
        lines.append(line)
    return Panel(
        Group(*lines),
        title=speech.content.tables["quests.toml"][name]["name"][speech.lang],
        title_align="left",
        border_style="yellow",
    )
