"""`pentarchy replay`: a match in words, or the check that it is what it says."""

from pathlib import Path

from rich.text import Text

from pentarchy.cli.saves import match_text, read_match
from pentarchy.cli.screens import draw_table, score_table
from pentarchy.cli.show import console, ending_line
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import get_game
from pentarchy.match import TAKE_BACK, UNDO, Check, Edition, Report, verify
from pentarchy.text import Speech, shell

MARKS = {"ok": "green", "failed": "red", "absent": "yellow", "other": "yellow"}
OTHER_EDITION = 3  # exit code: 1 is a forged file, 2 a wrong command


def verify_file(file: Path, pack: Path | None, commitment: str | None, lang: str) -> int:
    """Show the checks of a file, one a line; the exit code is 0 when nothing failed and all could be checked."""
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
    key, style, code = _verdict(report)
    console.print(Text(say(key), style=style), soft_wrap=True)
    return code


def _verdict(report: Report) -> tuple[str, str, int]:
    """The last line: its text, its style, and the exit code."""
    if report.failed:
        return "verify-failed", "bold red", 1
    if report.other_edition:
        return "verify-other", "bold yellow", OTHER_EDITION
    return "verify-passed", "bold green", 0


def check_text(check: Check, report: Report, lang: str) -> str:
    """A check in words. What failed, and why, is said precisely by the check itself."""
    saved, match = report.saved, report.match
    if check.verdict == "failed" or saved is None:
        return check.text
    values: dict[str, object] = {"commitment": saved.commitment, "seed": saved.seed}
    values |= {"words": len(saved.luck.entropy), "edition": str(saved.edition), "version": saved.engine}
    values["here"] = _edition_here(saved.game)
    if match is not None:
        actions = [record.action for record in match.log]
        values |= {"moves": len(match.line), "undone": actions.count(UNDO), "agreed": actions.count(TAKE_BACK)}
    return shell(lang).say(f"verify-{check.name}-{check.verdict}", **values)


def _edition_here(game_id: str) -> str:
    """What this program has of a game."""
    game = get_game(game_id)
    return str(Edition.here(game, game.load(None)))


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
