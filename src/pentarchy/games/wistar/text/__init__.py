"""What Wistar's texts speak about: the values that fill the messages of en.ftl and ru.ftl, in no language."""

from collections.abc import Callable, Sequence
from typing import Any

from pentarchy.engine.rules import Frame, Move
from pentarchy.games.wistar.content import DECKS, TYPES, Content
from pentarchy.games.wistar.farm import other_end, passages_at
from pentarchy.games.wistar.modifiers import free_rooms, total, unit_price
from pentarchy.games.wistar.moves import MOVES
from pentarchy.games.wistar.state import OUTSIDE, PHASES
from pentarchy.games.wistar.text import effects
from pentarchy.games.wistar.text.components import component_lines, space_names
from pentarchy.games.wistar.text.events import event_values, named, source_values
from pentarchy.games.wistar.text.faces import face_lines
from pentarchy.games.wistar.text.labels import LABELS, as_state, row_phrase
from pentarchy.games.wistar.text.short import SIGNS, short_lines
from pentarchy.kit.components import card_names, entry

View = dict[str, Any]
Values = dict[str, Any]
Phrase = tuple[str, Values]

ENDINGS = ("score.winner", "score.tie_break", "solo.result", "solo.rival_score")
MAIN = -1  # in view["todo"]


def where_values(content: Content, view: View) -> Values:
    """How far the game is."""
    phase: list[Phrase] = [(f"phase-{PHASES[view['phase']]}", {})]
    return {"round": max(1, view["round"]), "rounds": content.numbers["game"]["rounds"], "phase": phase}


# questions ----------------------------------------------------------------------------------------------------------
def prompt_values(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the prompt of a question tells beside its words."""
    gather = PROMPTS.get(question[0])
    return gather(content, question, view, player) if gather else {}


def _paid_number(content: Content, question: Frame, view: View, player: int) -> Values:
    """How many rooms or beds: the price of each, and what the whole action saves."""
    at = "dig" if question[0] == "dig_how_many" else "beds"
    state, printed = as_state(content, view), content.numbers["prices"]["room" if at == "dig" else "bed"]
    saved = total(state, player, "discount", at) if question[2] else 0
    values = {"price": unit_price(state, player, at, printed), "saved": saved, "free": free_rooms(state, player)}
    return values | _stock(view, player)


def _stock(view: View, player: int) -> Values:
    return dict(zip(("wood", "metal", "moves", "jokers"), view["goods"][4 * player : 4 * player + 4], strict=True))


def _kind_of_card(content: Content, question: Frame, view: View, player: int) -> Values:
    """Which inventions an effect allows."""
    names = ("deck", "kind", "lacks", "off")
    return {name: part or "any" for name, part in zip(names, question[1:], strict=False)} | _stock(view, player)


def _row_and_space(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"row": [row_phrase(content, question[1])], "space": space_names(content, question[2])}


def _exchange(content: Content, question: Frame, view: View, player: int) -> Values:
    """What a card asks for, and what it gives for that."""
    text = content.texts[question[1]]
    gain = effects.text_phrases(content, text._replace(pay=("", 0), condition=("", 0), when=""))
    return {"card": card_names(content, question[1]), "effect": gain} | effects.paid(text.pay)


def _actions_left(todo: Sequence[int]) -> str:
    """Which actions of the chief are still to do: main, bonus, both or none."""
    if MAIN not in todo:
        return "bonus" if todo else "none"
    return "both" if len(todo) > 1 else "main"


def _where(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"where": question[1]}


def _left(content: Content, question: Frame, view: View, player: int) -> Values:
    return {"left": question[1]}


def _walk(content: Content, question: Frame, view: View, player: int) -> Values:
    """How many steps are left, and whether the next one may lead back to the entrance."""
    here = view["explorers"][player]
    ways = [way for way in passages_at(content, here) if other_end(content, way, here) == OUTSIDE]
    back = "yes" if any(not view["doors_at"][way] for way in ways) else "no"
    return {"left": question[1], "back": back}


def _source(content: Content, question: Frame, view: View, player: int) -> Values:
    """What the answer is for."""
    return source_values(content, question[1])


PROMPTS: dict[str, Callable[[Content, Frame, View, int], Values]] = {
    "dig_how_many": _paid_number,
    "build_how_many": _paid_number,
    "explore_which": lambda content, question, view, player: {"points": question[1]},
    "project_which": lambda content, question, view, player: {"points": question[1]},
    "open_which": _where,
    "reveal_which": _where,
    "tent_where": _where,
    "mouse_which": lambda content, question, view, player: {"zone": question[1]},
    "pay_which": lambda content, question, view, player: (
        {"what": question[2], "left": question[3]} | _source(content, question, view, player)
    ),
    "suffer_which": lambda content, question, view, player: (
        {"lose": effects.losses(question[2:], "order")} | _source(content, question, view, player)
    ),
    "draw_which": _left,
    "pick_which": lambda content, question, view, player: (
        {"left": question[2]} | _source(content, question, view, player)
    ),
    "shift_which": _left,
    "walk_where": _walk,
    "play_which": _kind_of_card,
    "play_free_which": _kind_of_card,
    "pay_or_not": _exchange,
    "mission_which": lambda content, question, view, player: {"ignored": question[1]},
    "marker_which": lambda content, question, view, player: {"row": [row_phrase(content, question[1])]},
    "reward_first": _row_and_space,
    "seek_which": lambda content, question, view, player: {"deck": DECKS[question[1]], "kind": TYPES[question[2]]},
    "send_where": lambda content, question, view, player: (
        {"count": view["entrance"][player]} | _source(content, question, view, player)
    ),
    "give_which": _source,
    "effect_which": _source,
    "place_where": lambda content, question, view, player: {"count": view["chiefs_left"][player]},
    "act_which": lambda content, question, view, player: {"left": _actions_left(view["todo"])},
}


# moves --------------------------------------------------------------------------------------------------------------
def move_values(content: Content, move: Move, view: View | None, player: int) -> Values:
    """What the label of a move tells beside its parts."""
    kind, *parts = move
    values = named(content, MOVES.kinds[kind], tuple(parts))
    more = LABELS.get(kind)
    return values | more(content, parts, view, player) if more else values


__all__ = ["ENDINGS", "PHASES", "SIGNS", "card_names", "component_lines", "entry", "event_values", "face_lines",
           "move_values", "prompt_values", "short_lines", "where_values"]  # fmt: skip
