"""One entry of a data file, read field by field; a mistake is reported with file, entry, field and column."""

from collections.abc import Callable
from typing import Any, TypeVar

from pentarchy.engine.errors import BadContent

T = TypeVar("T")


class Entry:
    """One entry of a data file, read field by field with precise complaints."""

    def __init__(self, file: str, name: str, fields: dict[str, Any]) -> None:
        self.file, self.name, self.fields = file, name, fields

    def error(self, field: str, problem: str) -> BadContent:
        return BadContent(f"{self.file}: [{self.name}] {field}: {problem}")

    def get(self, field: str, kind: type[T], default: T | None = None) -> T:
        """The value of a field of this type."""
        value = self.fields.get(field, default)
        if value is None:
            raise self.error(field, "is missing.")
        if type(value) is not kind:
            raise self.error(field, f"must be a {kind.__name__}, not {value!r}.")
        return value

    def count(self, field: str) -> int:
        """A whole number from 0 on."""
        number = self.get(field, int)
        if number < 0:
            raise self.error(field, f"must not be negative, not {number}.")
        return number

    def names(self, field: str) -> dict[str, str]:
        """A text in both languages."""
        texts = self.get(field, dict)
        if set(texts) != {"en", "ru"} or not all(isinstance(text, str) and text for text in texts.values()):
            raise self.error(field, "a text is written { en = ..., ru = ... }.")
        return texts

    def choice(self, field: str, values: tuple[str, ...]) -> int:
        """The position of a field's word among those allowed."""
        word = self.get(field, str)
        if word not in values:
            raise self.error(field, f"must be one of {', '.join(values)}, not '{word}'.")
        return values.index(word)

    def parse(self, field: str, parser: Callable[[str], T], default: str | None = None) -> T:
        """A field's text read by a parser, which raises `Mistake`."""
        try:
            return parser(self.get(field, str, default))
        except Mistake as mistake:
            raise self.error(field, f"column {mistake.column}: {mistake}") from None


class Mistake(ValueError):
    """What is wrong inside a text, and at which column (from 1)."""

    def __init__(self, problem: str, column: int) -> None:
        super().__init__(problem)
        self.column = column


def words(text: str) -> list[tuple[str, int]]:
    """The words of a text, each with its column."""
    found, column = [], 1
    for word in text.split(" "):
        if word:
            found.append((word, column))
        column += len(word) + 1
    return found
