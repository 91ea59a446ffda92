"""Checking a match file from outside: was the luck committed to, is every move legal, is the result right?"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from pentarchy.engine.errors import BadSave
from pentarchy.engine.registry import Outcome
from pentarchy.match.edition import OtherEdition
from pentarchy.match.log_file import Saved, check_end, parse, replay
from pentarchy.match.match import TAKE_BACK, UNDO, Match

OTHER: Final = "other"
OK: Final = "ok"
FAILED: Final = "failed"
ABSENT: Final = "absent"


@dataclass(frozen=True)
class Check:
    """One question and its answer: `absent` where the file has nothing to check, `other` where we cannot."""

    name: Literal["file", "commitment", "seed", "edition", "moves", "end"]
    verdict: Literal["ok", "failed", "absent", "other"]
    text: str


@dataclass(frozen=True)
class Report:
    """What a file says and what of it is true. Without a match the file could not be replayed."""

    checks: tuple[Check, ...]
    saved: Saved | None = None
    match: Match | None = None

    @property
    def ok(self) -> bool:
        """Nothing failed. A chosen seed, or a match under way, is not a failure: see the checks."""
        return not self.failed and not self.other_edition

    @property
    def failed(self) -> bool:
        return any(check.verdict == FAILED for check in self.checks)

    @property
    def other_edition(self) -> bool:
        """Its moves are for another program: nothing is said about them."""
        return any(check.verdict == OTHER for check in self.checks)

    @property
    def fair(self) -> bool:
        """Nothing failed, and the luck was committed to before."""
        return self.ok and all(check.verdict == OK for check in self.checks if check.name == "commitment")

    @property
    def scores(self) -> list[dict[str, int]]:
        return self.match.scores() if self.match else []

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome() if self.match else None

    def check(self, name: str) -> Check | None:
        """The check of this name, if it came to that."""
        return next((check for check in self.checks if check.name == name), None)


def verify(text: str | bytes, pack: Path | None = None, *, promised: str | None = None) -> Report:
    """Check everything about a file. `promised` is the commitment as it was shown before the match.

    Without it the file can only be checked against itself: a dealer could have made up a fitting secret later.
    """
    try:
        saved = parse(text)
    except BadSave as error:
        return Report((Check("file", FAILED, str(error)),))
    checks = [
        Check("file", OK, "The file is complete and unchanged."),
        _commitment(saved, promised),
        _seed(saved),
    ]
    try:
        match = replay(saved, pack)
    except OtherEdition as error:
        return Report((*checks, Check("edition", OTHER, str(error))), saved)
    except BadSave as error:
        return Report((*checks, Check("moves", FAILED, str(error))), saved)
    return Report((*checks, _moves(match), _end(saved, match)), saved, match)


def _commitment(saved: Saved, promised: str | None) -> Check:
    if promised is not None and promised != saved.commitment:
        return Check("commitment", FAILED, "The commitment of the file is not the one shown before the match.")
    if saved.luck.chosen is not None:
        return Check("commitment", ABSENT, f"The seed {saved.seed} was chosen: nothing was committed to.")
    if saved.commitment != saved.luck.commitment:
        return Check("commitment", FAILED, "The secret is not the one that was committed to.")
    return Check("commitment", OK, f"The secret fits the commitment {saved.commitment}.")


def _seed(saved: Saved) -> Check:
    if saved.luck.chosen is not None:
        return Check("seed", ABSENT, f"The seed {saved.seed} was chosen.")
    if saved.seed != saved.luck.shown_seed:
        return Check("seed", FAILED, "The seed does not follow from the secret and the entropy.")
    words = len(saved.luck.entropy)
    return Check("seed", OK, f"The seed {saved.seed} follows from the secret and {words} words of the players.")


def _moves(match: Match) -> Check:
    actions = [record.action for record in match.log]
    text = f"{len(match.line)} moves, all legal; {actions.count(UNDO)} taken back"
    forced = actions.count(TAKE_BACK)
    return Check("moves", OK, f"{text}, {forced} times by consent of all.")


def _end(saved: Saved, match: Match) -> Check:
    try:
        check_end(saved, match)
    except BadSave as error:
        return Check("end", FAILED, str(error))
    if not match.over:
        return Check("end", ABSENT, "The match is still running; its state is the one of the replay.")
    totals = ", ".join(str(sum(score.values())) for score in match.scores())
    return Check("end", OK, f"The end is the one of the replay, with the scores {totals}.")
