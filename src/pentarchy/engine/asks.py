"""What the kernel knows of a kind of question: looked at in every move, so it is compiled where the kernel is.

The registry in rules.py runs once, and is not.
"""

from collections.abc import Callable
from typing import Any


class Ask:
    """A kind of question: who answers it is said when it is asked."""

    def __init__(
        self, options: Callable[..., Any], rule: str, standing: bool, trivial: bool, closing: tuple[Any, ...] | None
    ) -> None:
        self.options = options  # gives a list of moves
        self.rule = rule  # what the prompt cites
        self.standing = standing  # standing moves are offered beside its own
        self.trivial = trivial  # with a single option of its own the kernel answers by itself
        self.closing = closing  # the move that ends it: it comes while anything else can be done, also standing moves

    def but(self, **other: Any) -> "Ask":
        """The same question, except for this."""
        names = ("options", "rule", "standing", "trivial", "closing")
        return Ask(**{name: getattr(self, name) for name in names} | other)
