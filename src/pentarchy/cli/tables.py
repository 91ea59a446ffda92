"""`pentarchy simulate` and `pentarchy bench`: progress bars and tables of figures."""

from pathlib import Path
from statistics import mean, quantiles

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from pentarchy.bench.measure import Figures, OurGame, Subject, measure
from pentarchy.bench.peers import peers
from pentarchy.bots import get_bot
from pentarchy.cli.show import console
from pentarchy.cli.simulate import Clock, Job, Result, cores, simulate
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import games, get_game
from pentarchy.text import shell

SLICES = 3


def bar(total: int, label: str) -> Progress:
    progress = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                        console=console, transient=True)  # fmt: skip
    progress.add_task(label, total=total)
    return progress


def run_simulation(game_id: str, number: int, players: int | None, bots: str, options: dict[str, str], seed: int,
                   workers: int, usage: bool, pack: Path | None, lang: str) -> None:  # fmt: skip
    """Play the games with a progress bar and show the tables."""
    game = get_game(game_id)
    names = bots.split(",")
    count = players or (len(names) if len(names) > 1 else max(game.players))
    if len(names) == 1:
        names *= count
    if len(names) != count:
        raise BadSetup(f"{count} players need {count} bots, not {len(names)}.")
    for name in names:
        get_bot(name)
    game.resolve(count, options)
    game.load(pack)
    job = Job(game_id, count, options, tuple(names), range(seed, seed + number), pack)
    result, clock, workers = Result(), Clock(), workers or cores()
    with bar(number, game.title[lang]) as progress:
        for part in simulate(job, workers):
            result.add(part)
            progress.advance(progress.task_ids[0], part.games)
    _print_result(result, names, clock.seconds(), workers, lang)
    if usage:
        _print_usage(result, lang)


def _print_result(result: Result, bots: list[str], seconds: float, workers: int, lang: str) -> None:
    def say(key: str, **args: object) -> str:
        return shell(lang).say(key, **args)

    table = Table(title=say("simulate-title", games=result.games))
    for key in ("seat", "bot", "mean", "low", "median", "high", "wins"):
        table.add_column(say(f"simulate-{key}"), justify="left" if key in ("seat", "bot") else "right")
    for seat, scores in enumerate(result.scores):
        cuts = quantiles(scores, n=10, method="inclusive") if len(scores) > 1 else [scores[0]] * 9
        table.add_row(str(seat + 1), bots[seat], f"{mean(scores):.1f}", f"{cuts[0]:.0f}", f"{cuts[4]:.0f}",
                      f"{cuts[8]:.0f}", f"{100 * result.wins[seat] / result.games:.1f} %")  # fmt: skip
    console.print(table)
    console.print(say("simulate-length", mean=round(result.decisions / result.games), longest=result.longest))
    console.print(say("simulate-speed", decisions=round(result.decisions / seconds), workers=workers,
                      games=f"{result.games / seconds:.1f}"))  # fmt: skip
    for counter, key in ((result.endings, "simulate-endings"), (result.medals, "simulate-medals")):
        rows = [f"{name} {100 * count / result.games:.1f} %" for name, count in counter.most_common() if name]
        if rows:
            console.print(f"{say(key)} {', '.join(rows)}")


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


# bench ----------------------------------------------------------------------------------------------------------
def run_bench(seconds: float) -> None:
    """Measure every game and the peers in the same run, and show ratios to catanatron where it is there."""
    ours: list[Subject] = [OurGame(game, max(game.players)) for game in games()]
    others = peers()
    subjects = [*ours, *others]
    with bar(SLICES * len(subjects), "bench") as progress:
        measure(subjects, seconds, SLICES, lambda: progress.advance(progress.task_ids[0]))
    table = Table(title="Random play, one core, pure Python")
    for head in ("", "decisions/s", "games/s", "copies/s", "JSON bytes", "bytes a copy"):
        table.add_column(head, justify="right" if head else "left")
    for subject in subjects:
        figures = subject.figures
        table.add_row(figures.name, f"{figures.decisions_per_second:,.0f}", f"{figures.games_per_second:,.1f}",
                      f"{figures.copies_per_second:,.0f}", f"{figures.json_bytes:,}",
                      f"{figures.copy_bytes:,}")  # fmt: skip
    console.print(table)
    if not others:
        console.print("Peers are not installed: `make bench` installs them and shows ratios.")
    for other in others:
        for subject in ours:
            _print_ratio(subject.figures, other.figures)


def _print_ratio(ours: Figures, peer: Figures) -> None:
    console.print(
        f"{ours.name} : {peer.name} = {ours.decisions_per_second / peer.decisions_per_second:.2f} decisions/s, "
        f"{ours.copies_per_second / peer.copies_per_second:.2f} copies/s"
    )
