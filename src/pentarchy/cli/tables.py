"""`pentarchy simulate`: a progress bar and tables of figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, quantiles

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pentarchy.arena.report import fault_lines
from pentarchy.bots import check_bot
from pentarchy.cli.show import complain, console
from pentarchy.cli.simulate import Clock, Job, Result, cores, simulate
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import get_game
from pentarchy.text import shell

INTERRUPTED = 130


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a simulation."""

    game: str
    number: int
    players: int | None
    bots: str
    options: dict[str, str]
    seed: int
    workers: int
    usage: bool
    content: Path | None

    def job(self) -> Job:
        """All games to play, with everything checked that a user can get wrong."""
        game, names = get_game(self.game), tuple(name.strip() for name in self.bots.split(","))
        count = self.players or (len(names) if len(names) > 1 else max(game.players))
        if len(names) == 1:
            names *= count
        if len(names) != count:
            raise BadSetup(f"{count} players need {count} bots, not {len(names)}.")
        for name in names:
            check_bot(name)
        content = game.load(self.content)
        game.new(count, self.options, content=content)  # some mistakes in options show only here
        return Job(game.id, count, self.options, names, range(self.seed, self.seed + self.number), self.content)


def bar(total: int, label: str) -> Progress:
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                        console=console, transient=True, disable=not console.is_terminal)  # fmt: skip
    progress.add_task(escape(label), total=total)
    return progress


def run_simulation(wishes: Wishes, lang: str) -> int:
    """Play the games with a progress bar and show the tables; Ctrl-C shows those of the games so far."""
    job = wishes.job()
    result, clock, workers = Result(), Clock(), wishes.workers or cores()
    interrupted = False
    with bar(wishes.number, get_game(job.game).title[lang]) as progress:
        try:
            for part in simulate(job, workers):
                result.add(part)
                progress.advance(progress.task_ids[0], part.games)
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        complain(shell(lang).say("simulate-interrupted", games=result.games, number=wishes.number))
    if result.games:
        _print_result(result, job.bots, clock.seconds(), workers, lang)
        if wishes.usage:
            _print_usage(result, lang)
    return INTERRUPTED if interrupted else 0


def _print_result(result: Result, bots: Sequence[str], seconds: float, workers: int, lang: str) -> None:
    say = shell(lang).say
    table = Table(title=say("simulate-title", games=result.games))
    for key in ("seat", "bot", "mean", "low", "median", "high", "wins"):
        table.add_column(say(f"simulate-{key}"), justify="left" if key in ("seat", "bot") else "right")
    for seat, scores in enumerate(result.scores):
        cuts = quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [scores[0]] * 9
        table.add_row(str(seat + 1), escape(bots[seat]), f"{mean(scores):.1f}", f"{cuts[0]:.0f}", f"{cuts[4]:.0f}",
                      f"{cuts[8]:.0f}", f"{100 * result.wins[seat] / result.games:.1f} %")  # fmt: skip
    console.print(table)
    console.print(say("simulate-length", mean=round(result.decisions / result.games), longest=result.longest))
    console.print(say("simulate-speed", decisions=round(result.decisions / seconds), workers=workers,
                      games=f"{result.games / seconds:.1f}"))  # fmt: skip
    for counter, key in ((result.endings, "simulate-endings"), (result.medals, "simulate-medals")):
        rows = [f"{name} {100 * count / result.games:.1f} %" for name, count in counter.most_common() if name]
        if rows:
            console.print(f"{say(key)} {', '.join(rows)}")
    for line in fault_lines(say, result.faults):
        complain(line)


def _print_usage(result: Result, lang: str) -> None:
    """How often each component was used, rarest last, with the wins and points of those who did."""
    seats = sum(len(scores) for scores in result.scores)
    table = Table(title=shell(lang).say("simulate-usage"))
    for key in ("component", "used", "won", "points"):
        table.add_column(shell(lang).say(f"simulate-{key}"), justify="left" if key == "component" else "right")
    for name, used in sorted(result.used.items(), key=lambda row: (-row[1], row[0])):
        won = f"{100 * result.won_with[name] / used:.0f} %" if used else "-"
        points = f"{result.score_with[name] / used:.1f}" if used else "-"
        table.add_row(name, f"{100 * used / seats:.1f} %", won, points)
    console.print(table)
