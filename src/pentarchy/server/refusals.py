"""Refusals: a code, and one sentence in the language of whoever asked."""

from typing import Any

from pentarchy.text import Texts
from pentarchy.text.bundles import LANGUAGES, texts


def server_texts(lang: str) -> Texts:
    return texts("pentarchy.server", "text", lang)


class Refused(Exception):
    """A wish that is not granted; it changed nothing."""

    def __init__(self, code: str, status: int = 409, rule: str | None = None, **values: Any) -> None:
        super().__init__(code)
        self.code, self.status, self.rule, self.values = code, status, rule, values

    def text(self, lang: str) -> str:
        return server_texts(lang).say(f"refused-{self.code}", **self.values)


def refused_message(refused: Refused, lang: str, of: str = "", number: int | None = None) -> dict[str, Any]:
    """A refusal as a websocket carries it; of a question that has a number also which it was."""
    said = {"t": "refused", "code": refused.code, "text": refused.text(lang), "rule": None}
    return said if number is None else said | {"of": of, "id": number}


def language(wish: str | None) -> str:
    """The language of an Accept-Language header or a query: the first of ours, or English."""
    for part in (wish or "").lower().split(","):
        if (short := part.split(";")[0].strip()[:2]) in LANGUAGES:
            return short
    return LANGUAGES[0]
