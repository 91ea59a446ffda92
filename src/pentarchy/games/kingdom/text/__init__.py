"""What Kingdom's texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language.

A value is a number, a word that messages select by, a dict of names by language, or a list of phrases
`(key, values)`, which are written one after another. `view` is what `engine.views.view` shows to a player.
"""

from collections.abc import Callable
from typing import Any

from pentarchy.engine.rules import Frame, Move
from pentarchy.games.kingdom.construction import ALCHEMY_SIZE
from pentarchy.games.kingdom.content import (
    BOARDS,
    CALAMITY,
    CARD_FILES,
    DEVELOPMENT,
    FILES,
    ICONS,
    TREASURE,
    Content,
)
from pentarchy.games.kingdom.notation import KRYSTALLIUM, RESOURCES, SOLDIERS, unpacked
from pentarchy.games.kingdom.quests import FINAL, TASKS
from pentarchy.games.kingdom.scenarios import CARD_DEFEAT, QUEST_DEFEAT
from pentarchy.games.kingdom.solo import SEARCH_PRICE
from pentarchy.games.kingdom.state import PHASES, ROUNDS
from pentarchy.games.kingdom.text import components
from pentarchy.games.kingdom.text.events import event_values, gain_of, task_names
from pentarchy.kit.components import card_names, entry

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = (
    "end.winner", "tie.built_cards", "tie.soldiers", "tie.shared", "quests.end_one", "quests.end_none",
    "quests.solo_final", "solo.medals", "scenario.1.defeat_stack", "scenario.5.defeat_resources",
    "scenario.5.defeat_thieves", *CARD_DEFEAT.values(), *QUEST_DEFEAT.values(),
)  # fmt: skip
# Pictures among the short words of a card; `pay` divides it.
SIGNS = frozenset({
    "materials", "population", "gold", "exploration", "krystallium", "soldier", "pay", "look", "trap", "recycle",
    "calamity", "build", "type", "move", "take", "planning", "freeze", "theft", "rodent", "battle", "quest", "lost",
})  # fmt: skip


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    return {"round": max(1, view["round"]), "rounds": ROUNDS, "phase": phase}


# questions --------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view, player) if gather else {}


def _offer(content: Content, question: Frame, view: View, player: int) -> Values:
    second = bool(view["chosen"][player])
    spent = second and view["chosen_to"][player] > 1  # the first card lies face down: its trap is still counted
    free = view["free_traps"][player]
    return {
        "second": _yes(second),
        "due": _yes(second and free and not spent),  # the Illusionist's card
        "traps": view["traps"][player] - (spent and not free),  # the card without a token comes first
        "free": max(0, free - spent),
    }


def _avert(content: Content, question: Frame, view: View, player: int) -> Values:
    """Are there soldiers for an advisor who acts now?"""
    waiting = [card for card in view["advisors"][player] if "revealed" in content.moments[card]]
    prices = [content.soldiers[card] for card in waiting if card not in view["used"][player]]
    return {"ready": _yes(prices and min(prices) <= view["soldiers"][player])}


def _area(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"area": ("left", "right")[question[1]]}


def _search(content: Content, question: Frame, view: View, player: int) -> Values:
    """Is there something to pay the search with?"""
    open_cards = ([card for card in pile if card is not None] for pile in view["offers"])
    payable = max(sum(content.family[card] < CALAMITY for card in pile) for pile in open_cards)
    return {"search": _yes(not view["searched"] and payable >= SEARCH_PRICE)}


def _plan(content: Content, question: Frame, view: View, player: int) -> Values:
    boost, drafted = view["boost"][player], view["drafted"][player]
    developments = sum(content.family[card] == DEVELOPMENT for card in drafted)
    return {"count": len(drafted), "developments": developments, "boost": boost, "cubes": 1 + boost}


def _cubes(content: Content, question: Frame, view: View, player: int) -> Values:
    cubes = view["cubes"][player]
    return {"resource": RESOURCES[cubes[0]], "count": cubes.count(cubes[0])}


def _phase(content: Content, question: Frame, view: View, player: int) -> Values:
    producing = view["producing"]
    resource = RESOURCES[producing] if producing >= 0 else "none"
    return {"phase": PHASES[view["phase"]], "resource": resource, "produced": view["produced"][player]}


def _fight(content: Content, question: Frame, view: View, player: int) -> Values:
    """How many menaces there are, and how many can be neutralised."""
    unpaid = {giant for card, giant in view["frozen"] if view["lack"][card]}
    menaces, soldiers = view["menaces"][player], view["soldiers"][player]
    weak = [card for card in menaces if content.soldiers[card] <= soldiers and card not in unpaid]
    return {"soldiers": soldiers, "menaces": len(menaces), "weak": len(weak)}


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "offer_card": _offer,
    "avert": _avert,
    "choose_another_face_down": lambda content, question, view, player: {"count": question[1]},
    "lose_which": lambda content, question, view, player: {"left": question[1]},
    "add_extra": _area,
    "give_which": _area,
    "find_one": _area,
    "plan_card": _plan,
    "place_cube": _cubes,
    "end_phase": _phase,
    "fight": _fight,
    "take_or_search": _search,
    "spend_which": lambda content, question, view, player: {"count": ALCHEMY_SIZE - len(question[1:])},
    "choose_unfinished": lambda content, question, view, player: {"most": question[1]},
}


# moves and events -------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts; without a view it cannot tell all."""
    kind, *parts = move
    if kind in ("give", "spy", "reveal", "shift", "extra"):
        return _spot(content, parts[0], parts[1], view)
    if kind in ("cover", "free"):
        return _icon(content, parts[0], view, player)
    if kind == "take":
        return {"cards": len(view["offers"][parts[0]]) if view else "unknown"}
    if kind == "task":
        return task_names(content, *parts) | _task_price(content, parts[0], parts[1], view, player)
    if kind == "advise":
        return {"soldiers": content.soldiers[parts[0]]}
    if kind == "neutralise":
        return {"soldiers": content.soldiers[parts[0]]} | _frozen(content, parts[0], view)
    if kind in ("place", "krystallium", "soldier", "scrap", "finish", "freeze"):
        return _site(content, parts[0], view) | gain_of(content, parts[0], 0)
    if kind == "lose":
        return _loss(content, parts[0], view)
    if kind == "count":
        points = content.worth_of_type(parts[0], view["duchies"][player], view["built"][player]) if view else 0
        return {"points": points}
    if kind == "recycle":
        return gain_of(content, parts[0], view["boost"][player] if view else 0)
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
    lack = components.bag(unpacked(packed))
    frozen = {card for card, _ in view["frozen"]} if view else set()
    laid = view is not None and packed != content.cost[card]
    return {"lack": lack, "lacking": _yes(lack), "frozen": _yes(card in frozen), "laid": _yes(laid)}


def _loss(content: Content, card: int, view: View | None) -> Values:
    """What a discard for a shadow gives to others: cubes to the opponent, in scenario 5 one beside the stack."""
    if not view:
        return {"to": "unknown", "cubes": 0}
    to = "opponent" if len(view["built"]) > 1 else "hoard" if view["scenario"] == "thieves_guild" else "nobody"
    return {"to": to, "cubes": 2 if content.family[card] == TREASURE else 1}


def _frozen(content: Content, menace: int, view: View | None) -> Values:
    """The card that a frost giant freezes: tells giants apart."""
    cards = [card for card, giant in view["frozen"] if giant == menace] if view else []
    return {"under": "yes", "frozen": card_names(content, cards[0])} if cards else {"under": "no"}


def _task_price(content: Content, board: int, number: int, view: View | None, player: int) -> Values:
    """What a task takes and gives now: krystallium stands for cubes that are missing; a final reward is given once."""
    if not view:
        return {"priced": "no"}
    task = content.tasks[BOARDS[board], components.SIDES[len(view["built"])]][number]
    there = view["alchemy"][4 * player : 4 * player + 4]
    cubes = [min(cost, held) for cost, held in zip(task.cost, there, strict=False)]
    missing = sum(task.cost[:4]) - sum(cubes)
    claim = _claim(board, view, player) if task.final else "sure"
    return {
        "priced": "yes",
        "claim": claim,
        "paid": components.bag([*cubes, task.cost[KRYSTALLIUM] + missing, task.cost[SOLDIERS]]),
        "gain": [("amount-nothing", {})] if claim == "gone" else components.amounts(components.REWARDS, task.reward),
    }


def _claim(board: int, view: View, player: int) -> str:
    """Is the reward of a final task sure, gone, or still open to the first player (quests.final_simultaneous)?"""
    if view["owner_of_final"][view["boards"].index(BOARDS[board])] >= 0:
        return "gone"
    if len(view["built"]) == 1 or view["first"] == player or PHASES[view["phase"]] == "draft":
        return "sure"  # in the draft one acts after the other
    return "gone" if view["tasks"][1 - player] >> TASKS * board + FINAL & 1 else "open"


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


def short_lines(content: Content, name: str) -> list[Phrase]:
    """What an advisor or a menace does, and what a scenario asks for, in few words and signs."""
    if name in content.by_design:
        return components.short_card(content, content.by_design[name][0])
    return components.short_goals(content, name) if name in content.tables["scenarios.toml"] else []


def task_lines(content: Content, board: int, number: int, players: int) -> list[Phrase]:
    """The help of a task on the side of the board for this number of players."""
    return components.task_lines(content.tasks[BOARDS[board], components.SIDES[players]][number])


__all__ = ["ENDINGS", "PHASES", "SIGNS", "card_names", "component_lines", "entry", "event_values", "move_values",
           "prompt_values", "short_lines", "task_lines", "where_values"]  # fmt: skip
