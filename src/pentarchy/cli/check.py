"""`pentarchy check`: everything that a game still lacks, as one list with remedies."""

from collections.abc import Iterator
from pathlib import Path

from rich.text import Text

from pentarchy.bench.measure import OurGame, measure
from pentarchy.cli.show import console
from pentarchy.cli.tables import bar
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import Game, get_game
from pentarchy.kit.sources import Finding
from pentarchy.testing import checkup, contract, golden
from pentarchy.text import shell

SECONDS = 2.0  # of the look at the speed
PARTS = ("sources", "texts", "rules", "contract", "tests", "golden", "bots", "server")


def run(name: str, tests: Path | None, file: Path | None, write: bool, only: str | None, lang: str) -> int:
    """Look at everything, or at some parts; 1 if something is missing."""
    game, say = get_game(name), shell(lang).say
    chosen = only.split(",") if only else list(PARTS)
    if unknown := [part for part in chosen if part not in PARTS]:
        raise BadSetup(f"There is no part '{unknown[0]}' of the check; there are {', '.join(PARTS)}.")
    if write:
        if file is None:
            raise BadSetup("Say where the golden match is to be written: --golden FILE.")
        golden.write(game, file)
        console.print(Text(say("check-written", file=str(file))))
    count = 0
    for part, found in parts(game, tests, file):
        if part not in chosen:
            continue
        console.print(Text(say(f"check-{part}"), style="bold"))
        before = count
        for finding in checkup.guarded(game, found):
            count += 1
            _print(finding)
        if count == before:
            console.print(Text(f"  {say('check-fine')}", style="green"))
    if not count and not only:
        _print_speed(game, say("check-speed"))
    for part, said in (("tests", tests), ("golden", file)):
        if said is None and part in chosen:
            console.print(Text(say("check-left-out", option=f"--{part}"), style="dim"))
    console.print(Text(say("check-sum", count=count) if count or not only else say("check-fine"), style="bold"))
    return int(count > 0)


def parts(game: Game, tests: Path | None, file: Path | None) -> Iterator[tuple[str, Iterator[Finding]]]:
    """What is looked at, one part after another."""
    yield "sources", checkup.in_sources(game)
    yield "texts", checkup.in_texts(game)
    yield "rules", checkup.in_rules(game)
    yield "contract", _with_bar(game)
    if tests is not None:
        yield "tests", checkup.in_tests(game, tests)
    if file is not None:
        yield "golden", checkup.in_golden(game, file)
    yield "bots", checkup.in_bots(game)
    yield "server", checkup.in_server(game)


def _with_bar(game: Game) -> Iterator[Finding]:
    with bar(len(contract.promises(game, most=15)), "contract") as progress:
        yield from checkup.in_play(game, lambda: progress.advance(progress.task_ids[0]))


def _print(finding: Finding) -> None:
    line = Text("  ").append(finding.place, style="cyan").append(f"  {finding.problem}\n    → ").append(finding.remedy)
    console.print(line)


def _print_speed(game: Game, heading: str) -> None:
    subject = OurGame(game, max(game.players))
    measure([subject], SECONDS, 1, lambda: None)
    figures = subject.figures
    console.print(Text(heading, style="bold"))
    speeds = f"{figures.decisions_per_second:,.0f} / s, {figures.copies_per_second:,.0f} / s"
    console.print(Text(f"  {speeds}, {figures.json_bytes:,} B"))
