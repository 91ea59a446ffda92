"""A part of the analysis of a match, made by a thinker: as many positions as a short time allows."""

import time
from typing import Any

from pentarchy.bots.search import Budget
from pentarchy.match import Match
from pentarchy.server.making import match_of
from pentarchy.teacher import analysis
from pentarchy.text import Wording

Data = dict[str, Any]
PART = "pentarchy.server.making_analysis:part"
LONGEST = 0.5  # seconds of a search, however few its simulations are by then: weighing takes about as long again
_LAST: dict[str, Match] = {}  # the match of the last part: the next one is likely of the same


def part(
    key: str, played: Data, names: dict[str, list[str]], first: int, simulations: int, seconds: float, most: int = 0
) -> Data:
    """What is found from a position on, until the seconds are over or `most` are done; with the first, a new report."""
    end = time.monotonic() + seconds
    match, budget = _match(key, played), Budget(simulations=simulations, wait=LONGEST)
    speeches = {lang: Wording(match.game, match.content, lang, of_lang) for lang, of_lang in names.items()}
    found = []
    for one in analysis.findings(match, analysis.Wish(budget, speeches), first):
        found.append(one)
        if time.monotonic() >= end or len(found) == most:
            break
    return {"found": found, "report": None if first else analysis.new_report(match, budget)}


def _match(key: str, played: Data) -> Match:
    if key not in _LAST:
        _LAST.clear()
        _LAST[key] = match_of(played)
    return _LAST[key]
