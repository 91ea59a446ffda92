"""What Kingdom's texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language.

A value is a number, a word that messages select by, a dict of names by language, or a list of phrases
`(key, values)`, which are written one after another. `view` is what `engine.views.view` shows to a player.
"""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.content import card_names, entry
from pentarchy.engine.rules import Frame, Move
from pentarchy.games.kingdom.content import BOARDS, CARD_FILES, FILES, ICONS, Content
from pentarchy.games.kingdom.notation import KRYSTALLIUM, NIBBLE, RESOURCES
from pentarchy.games.kingdom.scenarios import CARD_DEFEAT, QUEST_DEFEAT
from pentarchy.games.kingdom.state import PHASES, ROUNDS
from pentarchy.games.kingdom.text import components

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = (
    "end.winner", "tie.built_cards", "tie.soldiers", "tie.shared", "quests.end_one", "quests.end_none",
    "quests.solo_final", "solo.medals", "scenario.1.defeat_stack", "scenario.5.defeat_resources",
    "scenario.5.defeat_thieves", *CARD_DEFEAT.values(), *QUEST_DEFEAT.values(),
)  # fmt: skip


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    return {"round": max(1, view["round"]), "rounds": ROUNDS, "phase": phase}


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(question, view, player) if gather else {}


def _offer(question: Frame, view: View, player: int) -> Values:
    second = bool(view["chosen"][player])
    spent = second and view["chosen_to"][player] > 1  # the first card lies face down: its trap is still counted
    return {"second": _yes(second), "traps": view["traps"][player] + view["free_traps"][player] - spent}


def _area(question: Frame, view: View, player: int) -> Values:
    return {"area": ("left", "right")[question[1]]}


def _plan(question: Frame, view: View, player: int) -> Values:
    boost = view["boost"][player]
    return {"count": len(view["drafted"][player]), "boost": boost, "cubes": 1 + boost}


def _cubes(question: Frame, view: View, player: int) -> Values:
    cubes = view["cubes"][player]
    return {"resource": RESOURCES[cubes[0]], "count": cubes.count(cubes[0])}


def _phase(question: Frame, view: View, player: int) -> Values:
    producing = view["producing"]
    return {"phase": PHASES[view["phase"]], "resource": RESOURCES[producing] if producing >= 0 else "none"}


PROMPTS: dict[str, Callable[[Frame, View, int], Values]] = {
    "offer_card": _offer,
    "add_extra": _area,
    "give_which": _area,
    "find_one": _area,
    "plan_card": _plan,
    "place_cube": _cubes,
    "end_phase": _phase,
    "take_or_search": lambda question, view, player: {"searched": _yes(view["searched"])},
    "spend_which": lambda question, view, player: {"count": 5 - len(view["spent"][player])},
    "fight": lambda question, view, player: {"soldiers": view["soldiers"][player]},
    "choose_unfinished": lambda question, view, player: {"most": question[1]},
}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts; without a view it cannot tell all."""
    kind, *parts = move
    if kind in ("give", "spy", "reveal", "shift", "extra"):
        return _spot(content, parts[0], parts[1], view)
    if kind in ("cover", "free"):
        return _icon(content, parts[0], view, player)
    if kind == "task":
        return task_names(content, *parts)
    if kind == "advise":
        return {"soldiers": content.soldiers[parts[0]]}
    if kind == "neutralise":
        return {"soldiers": content.soldiers[parts[0]]} | _frozen(content, parts[0], view)
    if kind in ("place", "krystallium", "soldier", "scrap", "finish", "freeze"):
        return _site(content, parts[0], view) | _gain(content, parts[0], 0)
    if kind == "recycle":
        return _gain(content, parts[0], view["boost"][player] if view else 0)
    return {}


def _spot(content: Content, area: int, place: int, view: View | None) -> Values:
    """A card in an offering area: by its name where the reader knows it, by its number otherwise."""
    card = view["offers"][area][place] if view else None
    name: Any = "" if card is None else card_names(content, card)
    return {"known": _yes(card is not None), "card": name, "number": place + 1}


def _icon(content: Content, icon: int, view: View | None, player: int) -> Values:
    """An icon under a theft token: by its resource."""
    values = {"number": icon + 1, "where": "guild" if icon >= ICONS else "duchy", "resource": "unknown"}
    if view:
        icons = content.duchy_icons[view["duchies"][player]]
        resource = content.guild_icons()[icon - ICONS] if icon >= ICONS else icons[icon]
        values["resource"] = RESOURCES[resource]
    return values


def _site(content: Content, card: int, view: View | None) -> Values:
    """What a card under construction still needs."""
    packed = view["lack"][card] if view else 0
    lack = components.bag([packed >> 4 * letter & NIBBLE for letter in range(6)])
    return {"lack": lack, "lacking": _yes(lack)}


def _frozen(content: Content, menace: int, view: View | None) -> Values:
    """The card that a frost giant freezes: tells giants apart."""
    cards = [card for card, giant in view["frozen"] if giant == menace] if view else []
    return {"under": "yes", "frozen": card_names(content, cards[0])} if cards else {"under": "no"}


def _gain(content: Content, card: int, boost: int) -> Values:
    cubes = content.recycle[card]
    extra = boost if content.type[card] >= 0 else 0  # treasures are not boosted
    gain = components.bag([cubes.count(resource) * (1 + extra) for resource in range(4)])
    return {"gain": gain or [("amount-nothing", {})]}


def task_names(content: Content, board: int, number: int) -> Values:
    task = content.tasks[BOARDS[board], "two_players"][number]  # names are the same on both sides
    return {"task": task.name, "final": _yes(task.final)}


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    """What the sentence of an event tells beside its parts."""
    if kind == "task_done":
        return task_names(content, parts[1], parts[2])
    if kind == "final_reward":
        return {"quest": content.tables["quests.toml"][BOARDS[parts[1]]]["name"]}
    if kind == "bonus":
        return {"gain": components.bag([0] * KRYSTALLIUM + list(parts[1:]))}
    return {}


def _yes(fact: object) -> str:
    return "yes" if fact else "no"


# components -------------------------------------------------------------------------------------------------------
def component_lines(content: Content, piece: int | str) -> list[Phrase]:
    """The help of a card by number, or of another component by the name of its entry, without where it comes from."""
    if isinstance(piece, str):
        file = next(file for file in FILES if piece in content.tables[file])
        if file in CARD_FILES:
            return components.card_lines(content, content.by_design[piece][0])
        return components.OTHER[file](content, piece)
    return components.card_lines(content, piece)


def task_lines(content: Content, board: int, number: int, players: int) -> list[Phrase]:
    """The help of a task on the side of the board for this number of players."""
    return components.task_lines(content.tasks[BOARDS[board], components.SIDES[players]][number])


__all__ = ["ENDINGS", "PHASES", "card_names", "component_lines", "entry", "event_values", "move_values",
           "prompt_values", "task_lines", "where_values"]  # fmt: skip
