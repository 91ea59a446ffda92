"""`pentarchy bench`: our games beside public peers, and our server beside an empty one, as tables of figures."""

from rich.table import Table
from rich.text import Text

from pentarchy.bench import bot_load
from pentarchy.bench.builds import BuiltGame, workers
from pentarchy.bench.measure import Figures, Subject, measure
from pentarchy.bench.peers import peers
from pentarchy.bench.previews import measure_previews
from pentarchy.bench.serving import BUSY, CALM, TABLES, Load, measure_serving
from pentarchy.bench.strangers import STRANGERS, measure_strangers
from pentarchy.bench.versions import SLICES as TURNS
from pentarchy.bench.versions import contenders, measure_versions
from pentarchy.cli.show import console
from pentarchy.cli.tables import bar
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import games, get_game
from pentarchy.text import shell

SLICES = 12  # short ones in turn: a busy moment of the machine meets all alike
GAME_SERVED = "kingdom"
LOADS = 5  # full, busy, calm, echo, strangers
BOT_SECONDS = 10  # times longer than a part of a game: a bot has to come round many times


def run(part: str, seconds: float, lang: str) -> None:
    """Measure what is asked for."""
    parts = {"games": games_part, "server": server_part, "bots": bots_part}
    if part not in ("all", *parts):
        raise BadSetup(f"The parts that can be measured are {', '.join(parts)} and all, not '{part}'.")
    for name, measure_part in parts.items():
        if part in ("all", name):
            measure_part(seconds, lang)


def games_part(seconds: float, lang: str) -> None:
    """Measure every game and the peers in the same run, and show our speed as a multiple of theirs."""
    running = workers()
    ours: list[Subject] = [BuiltGame(game, max(game.players), worker) for game in games() for worker in running]
    others = peers()
    subjects, say = [*ours, *others], shell(lang).say
    with bar(SLICES * len(subjects), "bench") as progress:
        measure(subjects, seconds, SLICES, lambda: progress.advance(progress.task_ids[0]))
    for worker in running:
        worker.stop()
    table = Table(title=say("bench-title"))
    for key in ("who", "decisions", "games", "copies", "evaluations", "json", "memory"):
        table.add_column(say(f"bench-{key}"), justify="left" if key == "who" else "right")
    for subject in subjects:
        figures = subject.figures
        table.add_row(figures.name, f"{figures.decisions_per_second:,.0f}", f"{figures.games_per_second:,.1f}",
                      f"{figures.copies_per_second:,.0f}", f"{figures.evaluations_per_second:,.0f}",
                      f"{figures.json_bytes:,}", f"{figures.copy_bytes:,}")  # fmt: skip
    console.print(table)
    if len(running) == 1:
        console.print(Text(say("bench-pure-only", command="make fast")))
    if not others:
        console.print(Text(say("bench-no-peers", command="make bench")))
    for other in others:
        for subject in ours:
            console.print(Text(say("bench-ratio", **ratios(subject.figures, other.figures))))
    previews_table(seconds, lang)


def previews_table(seconds: float, lang: str) -> None:
    """What a preview of a move costs, beside a move that is played and shown."""
    say, played = shell(lang).say, games()
    table = Table(title=say("bench-preview-title"))
    for key in ("who", "median", "slow", "median_ratio", "slow_ratio"):
        table.add_column(say(f"bench-preview-{key}"), justify="left" if key == "who" else "right")
    with bar(len(played), "bench") as progress:
        for game in played:
            found = measure_previews(game, seconds / 2)
            table.add_row(found.name, *found.cells())
            progress.advance(progress.task_ids[0])
    console.print(table)


def ratios(ours: Figures, peer: Figures) -> dict[str, str]:
    """How many times faster one of our games is."""
    decisions = ours.decisions_per_second / peer.decisions_per_second
    copies = ours.copies_per_second / peer.copies_per_second
    return {"ours": ours.name, "peer": peer.name, "decisions": f"{decisions:.1f}", "copies": f"{copies:.1f}"}


def server_part(seconds: float, lang: str) -> None:
    """Measure a real server with many tables, and an empty echo in the same run."""
    say = shell(lang).say
    with bar(LOADS, "bench") as progress:
        serving = measure_serving(GAME_SERVED, seconds, lambda: progress.advance(progress.task_ids[0]))
        alone, beside = measure_strangers(seconds)
        progress.advance(progress.task_ids[0])
    table = Table(title=say("bench-server-title", tables=TABLES))
    for key in ("load", "rate", "cpu", "median", "slow", "stolen", "bytes", "largest"):
        table.add_column(
            say(f"bench-server-{key}"), justify="left" if key == "load" else "right", no_wrap=key == "load"
        )
    rows = (
        (say("bench-server-full"), serving.full),
        (say("bench-server-paced", pace=BUSY), serving.busy),
        (say("bench-server-paced", pace=CALM), serving.calm),
        (say("bench-server-echo"), serving.echo),
    )
    for name, load in rows:
        table.add_row(name, *_load_cells(load))
    console.print(table)
    ratio = serving.full.rate / serving.echo.rate if serving.echo.rate else 0.0
    console.print(Text(say("bench-server-ratio", ratio=f"{ratio:.2f}")))
    delays = {"alone": f"{alone.percentile(0.5):.1f}", "beside": f"{beside.percentile(0.5):.1f}"}
    console.print(Text(say("bench-server-strangers", strangers=STRANGERS, **delays)))


def versions_part(against: str, only: list[str], seconds: float, lang: str) -> None:
    """Measure our server, in each of its builds, beside that of another version in the same run, game by game."""
    say, which = shell(lang).say, contenders(against)
    played = [get_game(name).id for name in only] or [game.id for game in games()]
    table = Table(title=say("bench-versions-title"))
    for key in ("game", "who", "cpu", "ratio", "rate", "median", "slow", "stolen"):
        table.add_column(say(f"bench-versions-{key}"), justify="left" if key in ("game", "who") else "right")
    with bar(TURNS * len(played), "bench") as progress:
        for game in played:
            loads = measure_versions(which, game, seconds, lambda: progress.advance(progress.task_ids[0]))
            for contender, load in zip(which, loads, strict=True):
                ratio = load.per_cpu / loads[0].per_cpu if loads[0].per_cpu else 0.0
                table.add_row(game, contender.name, f"{load.per_cpu:,.0f}", f"{ratio:.2f}", f"{load.rate:,.0f}",
                              f"{load.percentile(0.5):.1f}", f"{load.percentile(0.99):.1f}",
                              f"{100 * load.stolen:.0f}")  # fmt: skip
    console.print(table)


def bots_part(seconds: float, lang: str) -> None:
    """Measure how long people wait for bots when many tables have one."""
    say = shell(lang).say
    with bar(1, "bench") as progress:
        waits = bot_load.measure_bots(
            GAME_SERVED, BOT_SECONDS * seconds, lambda: progress.advance(progress.task_ids[0]), bot_load.TABLES
        )
    table = Table(title=say("bench-bots-title", tables=bot_load.TABLES))
    for key in ("moves", "median", "longest", "ratio", "silent"):
        table.add_column(say(f"bench-bots-{key}"), justify="right")
    ratio = waits.longest / waits.median if waits.median else 0.0
    table.add_row(f"{len(waits.all):,}", f"{1000 * waits.median:,.0f}", f"{1000 * waits.longest:,.0f}", f"{ratio:.1f}",
                  str(waits.silent))  # fmt: skip
    console.print(table)


def _load_cells(load: Load) -> list[str]:
    return [f"{load.rate:,.0f}", f"{load.per_cpu:,.0f}" if load.cpu else "", f"{load.percentile(0.5):.1f}",
            f"{load.percentile(0.99):.1f}", f"{100 * load.stolen:.0f}" if load.cpu else "", f"{load.mean_bytes:,}",
            f"{load.largest:,}"]  # fmt: skip
