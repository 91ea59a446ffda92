"""Fluent files as bundles: read once for each folder and language, and strict about everything that is missing."""

from functools import cache, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGES = ("en", "ru")
REMEMBERED = 20_000  # sentences of a file


class MissingText(Exception):
    """A text that should be there is not, or lacks one of its values: a bug, never shown to a user."""


class Texts:
    """All messages of one Fluent file."""

    def __init__(self, name: str, lang: str, source: str) -> None:
        self.name, self.lang = name, lang
        resource = FluentResource(source)
        self._refuse_mistakes(resource)
        self._bundle = FluentBundle([lang], use_isolating=False)  # both languages are written from left to right
        self._bundle.add_resource(resource)
        self.keys = frozenset(entry.id.name for entry in resource.body if isinstance(entry, ast.Message))
        self._remembered = lru_cache(REMEMBERED)(self._format)  # sentences come again and again, and Fluent is slow

    def _refuse_mistakes(self, resource: Any) -> None:
        """Fluent skips what it cannot read and keeps the first of two equal keys; here both are mistakes."""
        seen: set[tuple[type, str]] = set()
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MissingText(f"{self.name}/{self.lang}.ftl cannot be read at: {str(entry.content).strip()[:80]}")
            if isinstance(entry, ast.Message | ast.Term):
                if (type(entry), entry.id.name) in seen:
                    raise MissingText(f"{self.name}/{self.lang}.ftl has two texts '{entry.id.name}'.")
                seen.add((type(entry), entry.id.name))

    def say(self, key: str, **values: Any) -> str:
        """The text of a key with its values filled in, or MissingText."""
        return self._remembered(key, **values)

    def _format(self, key: str, **values: Any) -> str:
        if key not in self.keys:
            raise MissingText(f"{self.name}/{self.lang}.ftl has no text '{key}'.")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"{self.name}/{self.lang}.ftl: '{key}' has attributes, but no text.")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            known = ", ".join(f"${name}" for name in values) or "none"
            raise MissingText(f"{self.name}/{self.lang}.ftl, '{key}': {errors[0]}; values here: {known}.")
        return str(text)


@cache
def texts(package: str, folder: str, lang: str) -> Texts:
    """The texts in `folder` of a package."""
    if lang not in LANGUAGES:
        raise MissingText(f"There are no texts in the language '{lang}'; there are {', '.join(LANGUAGES)}.")
    source = (resources.files(package) / folder / f"{lang}.ftl").read_text("utf-8")
    return Texts(f"{package}/{folder}", lang, source)


def shell(lang: str) -> Texts:
    """The texts of the platform itself, the same for all games."""
    return texts("pentarchy.text", "shell", lang)
