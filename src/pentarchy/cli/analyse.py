"""`pentarchy analyse`: a finished match, who stood how well in it, and the moves that lost most."""

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pentarchy.bots.search import Budget
from pentarchy.cli.saves import read_match
from pentarchy.cli.show import complain, console
from pentarchy.cli.tables import INTERRUPTED, bar
from pentarchy.cli.terminal import can_print
from pentarchy.engine.errors import BadSave, BadSetup, PentarchyError
from pentarchy.match import Match
from pentarchy.teacher import analysis
from pentarchy.text import LANGUAGES, Speech, shell

Data = dict[str, Any]
Say = Callable[..., str]
BLOCKS, PLAIN = "▁▂▃▄▅▆▇█", "_.-=+*%#"  # from the lowest to the highest
WIDTH, NARROW = 40, 10  # letters of a course, at most and at least
BESIDE = 66  # letters of what stands beside it
DEEP = 4  # columns that the moves of a loss are indented by


@dataclass(frozen=True)
class Wishes:
    """What the command line says about an analysis."""

    file: Path
    simulations: int | None
    seconds: float | None
    seat: int
    content: Path | None

    def budget(self, say: Say) -> Budget:
        if self.simulations is not None and self.seconds is not None:
            raise BadSetup(say("analyse-either"))
        if self.seconds is not None:
            return Budget(seconds=self.seconds)
        return Budget(simulations=self.simulations or analysis.SIMULATIONS)

    def seats(self, match: Match, say: Say) -> tuple[int, ...]:
        players = match.setup.players
        if not 0 <= self.seat <= players:
            raise BadSetup(say("analyse-no-seat", players=players, seat=self.seat))
        return (self.seat - 1,) if self.seat else tuple(range(players))


def run(wishes: Wishes, lang: str) -> int:
    """Analyse a file and print the report; Ctrl-C prints what was found so far."""
    say = shell(lang).say
    match, budget = _read(wishes, lang), wishes.budget(say)
    speech, seats = Speech(match.game, match.content, lang), wishes.seats(match, say)
    report = analysis.new_report(match, budget)
    console.print(Text(say("analyse-head", game=speech.title(), path=str(wishes.file)), style="bold"), soft_wrap=True)
    wish, stopped = analysis.Wish(budget, {lang: speech}, seats), False
    with bar(match.position + 1, say("analyse-progress")) as progress:
        try:
            for found in analysis.findings(match, wish):
                analysis.add(report, found)
                progress.advance(progress.task_ids[0])
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        complain(say("analyse-interrupted", move=report["next"], moves=match.position))
    _print_standing(report, speech)
    for seat in seats:
        _print_losses(report, seat, speech)
    console.print(Text(say("analyse-how"), style="dim"))
    return INTERRUPTED if stopped else 0


def _read(wishes: Wishes, lang: str) -> Match:
    """The match, or a refusal in the language asked for. What exactly is wrong with a file is said in English only."""
    say = shell(lang).say
    try:
        match = read_match(wishes.file, wishes.content)
    except PentarchyError:
        if lang == LANGUAGES[0]:
            raise
        key = "analyse-no-match" if os.access(wishes.file, os.R_OK) and wishes.file.is_file() else "analyse-no-file"
        raise BadSave(say(key, path=str(wishes.file))) from None
    if not match.over or not match.whole:
        raise analysis.NotOver(say("analyse-not-over"))
    return match


# who stood how well ---------------------------------------------------------------------------------------------
def _print_standing(report: Data, speech: Speech) -> None:
    """The course of every seat: a line of blocks, and some of its figures."""
    say = speech.shell.say
    console.print(Text(say(f"analyse-against-{report['against']}")))
    rows = [row for _, row in report["standing"]]
    if not rows:
        return
    table = Table()
    for key in ("seat", "course", "low", "high", "middle", "end"):
        table.add_column(say(f"analyse-{key}"), justify="left" if key in ("seat", "course") else "right", no_wrap=True)
    means = [[figure[0] for figure in row] for row in rows]
    low, high = min(map(min, means)), max(map(max, means))
    for seat in range(len(rows[0])):
        figures = [row[seat] for row in rows]
        told = (min(figures), max(figures), figures[len(figures) // 2])
        words = [_figure(figure, report["guesses"], speech) for figure in told]
        drawn = course([mean for mean, _ in figures], low, high, console.width - BESIDE)
        table.add_row(Text(speech.player(seat)), drawn, *words, signed(figures[-1][0], speech))
    console.print(table)


def course(values: Sequence[float], low: float, high: float, room: int = WIDTH) -> str:
    """Values as a line of blocks, the lowest of all seats at the bottom; long lines are thinned out."""
    signs, many, most = BLOCKS if can_print(BLOCKS) else PLAIN, len(values), max(NARROW, min(WIDTH, room))
    shown = values if many <= most else [values[index * (many - 1) // (most - 1)] for index in range(most)]
    step = (high - low) / (len(signs) - 1) or 1.0
    return "".join(signs[round((value - low) / step)] for value in shown)


def _figure(figure: Sequence[float], guesses: int, speech: Speech) -> str:
    points, error = figure
    values = {"points": signed(points, speech), "error": decimal(error, speech), "guesses": guesses}
    return speech.shell.say("analyse-figure" if error else "analyse-figure-agreed", **values)


def signed(points: float, speech: Speech) -> str:
    """Points with their sign; a minus as long as a plus, where the terminal has one."""
    rounded = round(points, 1)
    minus = "−" if can_print("−") else "-"
    return f"{'+' if rounded >= 0 else minus}{decimal(abs(rounded), speech)}"


def decimal(number: float, speech: Speech) -> str:
    """A number with one digit after the sign that its language has for that."""
    return speech.shell.say("decimal", number=number)


# what was lost --------------------------------------------------------------------------------------------------
def _print_losses(report: Data, seat: int, speech: Speech) -> None:
    say = speech.shell.say
    weighed, lost = report["weighed"][seat], report["lost"][seat]
    head = say("analyse-weighed", player=speech.player(seat), weighed=weighed, lost=lost)
    console.print(Text(f"\n{head}", style="bold"))
    for mistake in report["mistakes"]:
        if mistake["seat"] == seat:
            console.print(Text(_loss(mistake, speech), style="yellow"))
            for text in _words(mistake, speech):
                console.print(Padding(Text(text), (0, 0, 0, DEEP)))


def _loss(mistake: Data, speech: Speech) -> str:
    """By its number, what a move lost, and how sure that is."""
    points, error = signed(-mistake["behind"], speech), decimal(mistake["error"], speech)
    values = {"move": mistake["position"] + 1, "points": points, "error": error, "worlds": mistake["worlds"]}
    return speech.shell.say("analyse-loss" if mistake["error"] else "analyse-loss-agreed", **values)


def _words(mistake: Data, speech: Speech) -> list[str]:
    """A loss: what was played, what the expert would have played, and what follows as far as it can be foreseen."""
    say, lang = speech.shell.say, speech.lang
    words = [say("analyse-played", text=mistake["played"][lang]), say("analyse-best", text=mistake["best"][lang])]
    words += [say("analyse-then", text=step["words"][lang]) for step in mistake["line"][1:]]
    return [*words, *([say(f"analyse-end-{mistake['end']}")] if mistake["end"] != "yours" else [])]
