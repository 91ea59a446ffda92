"""What is told about a finished match, made once when it ends and kept: nothing of it is ever counted anew.

So a finished match shows the same scores, log, chart and replay under every later version of the program.
"""

from collections.abc import Generator, Mapping
from typing import Any

from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Match, to_json
from pentarchy.server import present, table_info
from pentarchy.server.packing import unpack
from pentarchy.server.replaying import at_once, replay_in_steps, worded
from pentarchy.server.rows import TableRow
from pentarchy.text import LANGUAGES, Wording

Data = dict[str, Any]
NEEDED = {"edition", "number", "looks", "frames", "words", "results", "export"}


def make_result(match: Match, row: TableRow) -> Data:
    """All that is ever told about a finished match, in every language."""
    names = {lang: [table_info.seat_name(seat, lang) for seat in row.seats] for lang in LANGUAGES}
    speeches = {lang: Wording(match.game, match.content, lang, names[lang]) for lang in LANGUAGES}
    return at_once(result_in_steps(match, speeches))


def result_in_steps(match: Match, speeches: Mapping[str, Wording]) -> Generator[None, None, Data]:
    """The same with pauses, since it takes as long as some hundred moves."""
    eyes = (SPECTATOR, *range(match.setup.players))
    looks = present.Looks(match)
    frames, words = yield from replay_in_steps(match, speeches)
    return {
        "edition": str(match.setup.edition),
        "number": match.number,
        "looks": {str(seat): looks.of(seat) for seat in eyes},
        "frames": frames,
        "words": words,
        "results": {lang: present.result(match, speech) for lang, speech in speeches.items()},
        "export": to_json(match, public=True),
    }


class Past:
    """A finished match as it was told when it ended."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.number: int = data["number"]
        self.position = len(data["frames"]) - 1
        self.export: str = data["export"]

    @classmethod
    def read(cls, packed: bytes) -> "Past | None":
        """What was kept, or None if it cannot be read."""
        try:
            data = unpack(packed)
        except ValueError:
            return None
        if not isinstance(data, dict) or not set(data) >= NEEDED:
            return None
        past = cls(data)
        try:  # whatever a reader may ask for must be there
            for lang in LANGUAGES:
                past.result(lang)
                past.frames(lang)
            past.scores()
            return past
        except (LookupError, TypeError, ValueError, AttributeError):
            return None

    def look(self, seat: int) -> Data:
        found: Data = self.data["looks"][str(seat)]
        return found

    def result(self, lang: str) -> Data:
        found: Data = self.data["results"][lang]
        return found

    def scores(self) -> list[Data]:
        found: list[Data] = self.look(SPECTATOR)["scores"]
        return found

    def frames(self, lang: str) -> list[Data]:
        """Every position with open cards, as GET replay sends them."""
        return [self._frame(index, lang) for index in range(self.position + 1)]

    def lines(self, lang: str, start: int = 0) -> list[Data]:
        """The log from a position on; the match is over, so everybody may know all of it."""
        return [line for index in range(start, self.position + 1) for line in self._frame(index, lang)["events"]]

    def _frame(self, index: int, lang: str) -> Data:
        return worded(self.data["frames"][index], self.data["words"][lang][index])
