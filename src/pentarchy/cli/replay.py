"""`pentarchy replay`: a match in words, or the check that it is what it says."""

from pathlib import Path

from rich.text import Text

from pentarchy.cli.saves import match_text
from pentarchy.cli.screens import draw_table, score_table
from pentarchy.cli.show import console
from pentarchy.engine.errors import BadSetup
from pentarchy.match import from_json, verify
from pentarchy.text import Speech, shell

MARKS = {"ok": ("green", "ok"), "failed": ("red", "failed"), "absent": ("yellow", "absent")}


def verify_file(file: Path, pack: Path | None, commitment: str | None, lang: str) -> int:
    """Show the checks of a file, one a line; the exit code is 0 when nothing failed."""
    report = verify(match_text(file), pack, promised=commitment)
    say = shell(lang).say
    console.print(Text(say("verify-head", path=str(file)), style="bold"))
    for check in report.checks:
        style, _ = MARKS[check.verdict]
        console.print(Text(f"  {say(f'verdict-{check.verdict}'):10} ", style=style).append(check.text, style="default"))
    if report.match is not None:
        speech = Speech(report.match.game, report.match.content, lang)
        console.print(score_table(report.scores, speech))
        if report.outcome is not None:
            console.print(speech.ending(report.outcome))
    console.print(
        Text(say("verify-passed" if report.ok else "verify-failed"), style="bold green" if report.ok else "bold red")
    )
    return 0 if report.ok else 1


def show_file(file: Path, pack: Path | None, seat: int, lang: str) -> None:
    """Tell a match move by move as a seat or a spectator saw it, then show the last position."""
    match = from_json(match_text(file), pack)
    if not 0 <= seat <= match.setup.players:
        raise BadSetup(f"There are seats 1 to {match.setup.players}, and 0 for a spectator, not {seat}.")
    speech, say = Speech(match.game, match.content, lang), shell(lang).say
    console.print(Text(say("replay-head", game=match.game.title[lang], path=str(file)), style="bold"))
    for number, events in enumerate(match.events_for(seat - 1)):
        for event in events:
            console.print(Text(f"{number:5}  ", style="dim").append(speech.event(event), style="default"))
    console.print(draw_table(match.game.look(match.state, seat - 1), seat - 1, speech))
    console.print(score_table(match.scores(), speech))
    outcome = match.outcome()
    if outcome is not None:
        console.print(Text(speech.ending(outcome), style="bold green"))
