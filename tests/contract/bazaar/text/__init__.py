"""What Bazaar's texts speak about."""

from typing import Any

from pentarchy.engine.rules import Frame, Move

PHASES = ("round",)
ENDINGS = ("bazaar.end",)
NAMES = ({"en": "salt", "ru": "соль"}, {"en": "silk", "ru": "шёлк"}, {"en": "tea", "ru": "чай"})


def prompt_values(content: Any, question: Frame, view: dict[str, Any], player: int) -> dict[str, Any]:
    return {"coins": view["coins"][player]}


def move_values(content: Any, move: Move, view: dict[str, Any] | None, player: int) -> dict[str, Any]:
    return {}


def event_values(content: Any, kind: str, parts: tuple[Any, ...]) -> dict[str, Any]:
    return {}


def card_names(content: Any, card: int) -> dict[str, str]:
    """The ware and what it is worth, since wares of one kind differ in that."""
    return {lang: f"{name} ({content.value[card]})" for lang, name in NAMES[card // 5].items()}


def entry(content: Any, piece: int) -> tuple[str, dict[str, Any]]:
    return str(piece), {}
