"""`pentarchy replay`: a match in words, or the check that it is what it says."""

from pathlib import Path

from rich.text import Text

from pentarchy.cli.saves import match_text, read_match
from pentarchy.cli.screens import draw_table, score_table
from pentarchy.cli.show import console, ending_line
from pentarchy.engine.errors import BadSetup
from pentarchy.match import TAKE_BACK, UNDO, Check, Report, verify
from pentarchy.text import Speech, shell

MARKS = {"ok": "green", "failed": "red", "absent": "yellow"}


def verify_file(file: Path, pack: Path | None, commitment: str | None, lang: str) -> int:
    """Show the checks of a file, one a line; the exit code is 0 when nothing failed."""
    report = verify(match_text(file), pack, promised=commitment)
    say = shell(lang).say
    console.print(Text(say("verify-head", path=str(file)), style="bold"), soft_wrap=True)
    for check in report.checks:
        verdict = Text(f"  {say(f'verdict-{check.verdict}'):10} ", style=MARKS[check.verdict])
        console.print(verdict.append(check_text(check, report, lang), style="default"), soft_wrap=True)
    if report.match is not None:
        speech = Speech(report.match.game, report.match.content, lang)
        console.print(score_table(report.match, speech))
        if report.outcome is not None:
            console.print(ending_line(speech, report.outcome))
    style = "bold green" if report.ok else "bold red"
    console.print(Text(say("verify-passed" if report.ok else "verify-failed"), style=style))
    return 0 if report.ok else 1


def check_text(check: Check, report: Report, lang: str) -> str:
    """A check in words. What failed, and why, is said precisely by the check itself."""
    saved, match = report.saved, report.match
    if check.verdict == "failed" or saved is None:
        return check.text
    values: dict[str, object] = {"commitment": saved.commitment, "seed": str(saved.seed)}
    values["words"] = len(saved.luck.entropy)
    if match is not None:
        actions = [record.action for record in match.log]
        values |= {"moves": len(match.line), "undone": actions.count(UNDO), "agreed": actions.count(TAKE_BACK)}
    return shell(lang).say(f"verify-{check.name}-{check.verdict}", **values)


def show_file(file: Path, pack: Path | None, seat: int, lang: str) -> None:
    """Tell a match move by move as a seat or a spectator saw it, then show the last position."""
    match = read_match(file, pack)
    if not 0 <= seat <= match.setup.players:
        raise BadSetup(f"There are seats 1 to {match.setup.players}, and 0 for a spectator, not {seat}.")
    speech, say = Speech(match.game, match.content, lang), shell(lang).say
    console.print(Text(say("replay-head", game=match.game.title[lang], path=str(file)), style="bold"), soft_wrap=True)
    for number, events in enumerate(match.events_for(seat - 1)):
        for event in events:
            console.print(Text(f"{number:5}  ", style="dim").append(speech.event(event), style="default"))
    console.print(draw_table(match.game.look(match.state, seat - 1), seat - 1, speech))
    console.print(score_table(match, speech))
    outcome = match.outcome()
    console.print(Text(say("replay-running"), "yellow") if outcome is None else ending_line(speech, outcome))
