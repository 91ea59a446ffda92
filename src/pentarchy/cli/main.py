"""The `pentarchy` command. Every command is a few lines here; the work is in the modules beside it."""

import errno
import sys
from pathlib import Path
from typing import Annotated

import typer

from pentarchy import BUILD, WHY_PURE, __version__
from pentarchy.builds import COMPILED, NONE_THERE, WISH, WISHED
from pentarchy.cli import show, terminal
from pentarchy.engine.errors import BadSetup, PentarchyError

try:
    import pentarchy.games  # noqa: F401  # registers the games
except PentarchyError as error:  # weights of somebody's own that are not in order
    sys.exit(str(error))

app = typer.Typer(
    name="pentarchy",
    help="Five heavy modern board games in one Python platform.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[str, typer.Argument(help="Name of the game; `pentarchy games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", min=1, help="Number of players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game as name=value; repeatable.")
]
Lang = Annotated[str | None, typer.Option("--lang", "-l", help="Language: en or ru; by default your system's.")]
Content = Annotated[Path | None, typer.Option("--content", help="Folder with a content pack (corrected components).")]
Seed = Annotated[int | None, typer.Option("--seed", help="A chosen seed, for a game that can be repeated.")]


def parse_options(pairs: list[str] | None) -> dict[str, str]:
    """Options of a game from `name=value` words."""
    options = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetup(f"An option is written name=value, not '{pair}'.")
        options[name] = value
    return options


@app.callback(invoke_without_command=True)
def version(show_version: Annotated[bool, typer.Option("--version", help="Show the version.")] = False) -> None:
    """Five heavy modern board games in one Python platform."""
    if show_version:
        typer.echo(f"pentarchy {__version__}, {build()}")
        raise typer.Exit


def build() -> str:
    """Which build runs, and why it is not the faster one if somebody has made that."""
    if BUILD == COMPILED:
        return "kernel and games compiled"
    said = {NONE_THERE: "", WISHED: f", as {WISH} says"}
    return "pure Python" + said.get(WHY_PURE, f"; there is a compiled build, but {WHY_PURE}")


@app.command()
def games(lang: Lang = None) -> None:
    """List the games with their players, modes and options."""
    show.print_games(show.language(lang))


@app.command()
def rules(
    game: Game,
    rule: Annotated[str | None, typer.Argument(help="Id of a rule or of a group of rules, e.g. draft.deal")] = None,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, one rule, or a group of rules, in words."""
    show.print_rules(game, rule, show.language(lang))


@app.command()
def check(
    game: Game,
    tests: Annotated[
        Path | None, typer.Option("--tests", help="Folder of the game's tests: are rules and components tested?")
    ] = None,
    golden: Annotated[Path | None, typer.Option("--golden", help="File of the golden match.")] = None,
    write_golden: Annotated[bool, typer.Option("--write-golden", help="Write that file anew.")] = False,
    only: Annotated[str | None, typer.Option("--only", help="Only these parts, e.g. texts,rules.")] = None,
    lang: Lang = None,
) -> None:
    """List everything that a game still lacks, each line with its remedy."""
    from pentarchy.cli import check as checks

    raise typer.Exit(checks.run(game, tests, golden, write_golden, only, show.language(lang)))


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Name of the game; without it you are asked.")] = None,
    players: Players = None,
    seats: Annotated[
        str | None, typer.Option("--seats", "-s", help="Who sits where, e.g. human,expert or human,human (hot-seat).")
    ] = None,
    option: Options = None,
    lang: Lang = None,
    seed: Seed = None,
    content: Content = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match saved last.")] = False,
    file: Annotated[Path | None, typer.Option("--file", "-f", help="Save to, or resume from, this file.")] = None,
) -> None:
    """Play in the terminal: against bots, hot-seat or solo. Every move is saved."""
    from pentarchy.cli import play as session  # keeps `pentarchy rules` and friends quick

    wishes = session.Wishes(game, players, seats, parse_options(option), seed, content, file)
    if resume:
        raise typer.Exit(session.resume(wishes, show.language(lang) if lang else None))
    raise typer.Exit(session.start(wishes, show.language(lang)))


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen at; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen at.")] = 8765,
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes; more than one need Redis.")] = 1,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the lobby in a browser.")] = False,
) -> None:
    """Serve the games to browsers: lobby, tables, bots, replays."""
    from pentarchy.server.run import serve as run

    run(host, port, workers, open_browser=open_browser, people=sys.stderr.isatty())


@app.command()
def simulate(
    game: Game,
    number: Annotated[int, typer.Option("-n", "--number", min=1, help="How many games.")] = 100,
    players: Players = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Bot per seat, e.g. skilled or skilled,random.")] = "random",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the first game; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 is one per core.")] = 0,
    usage: Annotated[bool, typer.Option("--usage", "-u", help="Also show how often each component was used.")] = False,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games: mean scores, wins, length, speed."""
    from pentarchy.cli import tables

    wishes = tables.Wishes(game, number, players, bots, parse_options(option), seed, jobs, usage, content)
    raise typer.Exit(tables.run_simulation(wishes, show.language(lang)))


@app.command()
def arena(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", "-b", help="Bots that meet, e.g. novice,skilled,expert@0.3.")],
    number: Annotated[int, typer.Option("-n", "--number", min=1, help="Games for each two bots.")] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", min=1, help="Among more than two the first of a pair is alone; 1: solo."),
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Number of the first deal; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0 is one per core.")] = 0,
    ray: Annotated[str, typer.Option("--ray", help="Address of a Ray cluster that plays; --jobs is its share.")] = "",
    file: Annotated[Path | None, typer.Option("--file", "-f", help="Keep results here, and go on with them.")] = None,
    report: Annotated[Path | None, typer.Option("--report", help="Write an HTML page with plots.")] = None,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Let bots meet on mirrored deals with rotated seats: wins, margins and ratings with their errors."""
    from pentarchy.cli import arena as arenas

    wishes = arenas.Wishes(game, bots, number, players, parse_options(option), seed, jobs, ray, file, report, content)
    raise typer.Exit(arenas.start(wishes, show.language(lang)))


@app.command()
def tune(
    game: Game,
    only: Annotated[
        str, typer.Option("--only", help="Only these weights or tables of them, e.g. tokens.held,cubes.")
    ] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games to look for better weights in.")] = 1000,
    fresh: Annotated[int, typer.Option("--fresh", min=4, help="Games of the comparison at the end.")] = 200,
    players: Annotated[int | None, typer.Option("--players", "-p", min=1, help="Number of players; 1: solo.")] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", help="Number of the first deal; the others follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Games at once; 0 is one per core.")] = 0,
    file: Annotated[Path | None, typer.Option("--file", "-f", help="Keep rounds here, and go on with them.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write the weights here; else GAME-weights.toml.")] = None,
    lang: Lang = None,
) -> None:
    """Look for better weights of the skilled bot by self-play; before and after on fresh deals."""
    from pentarchy.cli import tune as tuning

    wishes = tuning.Wishes(game, only, games, fresh, players, parse_options(option), seed, jobs, file, out)
    raise typer.Exit(tuning.start(wishes, show.language(lang)))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved or exported match.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Check luck, moves and result instead of showing it.")
    ] = False,
    commitment: Annotated[
        str | None, typer.Option("--commitment", help="With --verify: as shown before the match.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="Show it as this player saw it; 0 is a spectator.")] = 0,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Show a match move by move, or verify it."""
    from pentarchy.cli import replay as replays

    if verify:
        raise typer.Exit(replays.verify_file(file, content, commitment, show.language(lang)))
    replays.show_file(file, content, seat, show.language(lang))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A saved or exported match that is over.")],
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", "-n", min=4, help="Simulations for each decision."),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", "-t", min=0.01, help="Instead: seconds for each decision.")
    ] = None,
    seat: Annotated[int, typer.Option("--seat", help="Weigh the moves of this player only; 0: of all.")] = 0,
    content: Content = None,
    lang: Lang = None,
) -> None:
    """Tell of a finished match who stood how well, which moves lost most, and what the expert would have played."""
    from pentarchy.cli import analyse as analyses

    wishes = analyses.Wishes(file, simulations, seconds, seat, content)
    raise typer.Exit(analyses.run(wishes, show.language(lang)))


@app.command()
def doctor(
    database: Annotated[
        str | None, typer.Option("--database", help="URL of the database; by default that of the server here.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Check all matches of a server: which replay, which do not, and why. Nothing is changed."""
    from pentarchy.cli import doctor as check_up

    raise typer.Exit(check_up.run(database, show.language(lang)))


@app.command()
def bench(
    part: Annotated[str, typer.Argument(help="What to measure: games, server, bots or all.")] = "all",
    seconds: Annotated[float, typer.Option("--seconds", "-t", min=0.1, help="Time for each row.")] = 6.0,
    against: Annotated[
        str,
        typer.Option("--against", metavar="PYTHON", help="Python of another version, whose server runs beside ours."),
    ] = "",
    only: Annotated[list[str] | None, typer.Option("--game", help="With --against: only this game.")] = None,
    lang: Lang = None,
) -> None:
    """Measure speed and memory, beside public peers where they are installed."""
    from pentarchy.cli import benches

    if against:
        benches.versions_part(against, only or [], seconds, show.language(lang))
    else:
        benches.run(part, seconds, show.language(lang))


def main() -> None:
    """Entry point: an error a user can cause is one sentence and a non-zero exit code, never a traceback."""
    terminal.prepare()
    try:
        app()
    except PentarchyError as error:
        show.complain(str(error))
        sys.exit(1)
    except OSError as error:  # of the streams themselves: files are read and written with errors of their own
        terminal.give_up_output()
        if error.errno != errno.EPIPE:
            where = f"{error.filename}: " if error.filename else "The output cannot be written: "
            show.complain(f"{where}{error.strerror or error}.")
        sys.exit(1)
