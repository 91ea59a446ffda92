"""What fills Scopa's texts beside the parts of moves and events, in no language."""

from typing import Any

from pentarchy.engine.rules import Frame, Move
from pentarchy.kit.components import card_names, entry
from pentarchy_scopa.content import Content
from pentarchy_scopa.state import PHASES

ENDINGS = ("end.winner", "end.shared")
Values = dict[str, Any]


def prompt_values(content: Content, question: Frame, view: Values, player: int) -> Values:
    """The card that captures, while cards are chosen."""
    return {"card": card_names(content, view["played"][0])} if view["played"] else {}


def move_values(content: Content, move: Move, view: Values | None, player: int) -> Values:
    """What a card is worth, so that nobody has to remember that a jack is an eight."""
    return {"value": content.value[move[1]]}


def event_values(content: Content, kind: str, parts: tuple[Any, ...]) -> Values:
    return {}


def component_lines(content: Content, piece: int | str) -> list[tuple[str, Values]]:
    """The help of a card."""
    _, fields = entry(content, piece)
    return [("help-card", {"value": fields["value"], "prime": fields["prime"], "suit": fields["suit"]})]


def face_lines(content: Content, name: str) -> list[tuple[str, list[tuple[str, Values]], tuple[int, ...]]]:
    """What a small picture of a card shows beside its name: label, value, with how many players (empty: always)."""
    card = content.by_design[name][0]
    return [("face-value", [("number", {"count": content.value[card]})], ())]


def where_values(content: Content, view: Values) -> Values:
    return {"round": view["round"]}


__all__ = ["PHASES", "card_names", "entry"]  # what is taken over from elsewhere
