"""`pentarchy arena`: bots against bots on mirrored deals, with ratings; what was played is kept and gone on with."""

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from rich.table import Table
from rich.text import Text

from pentarchy.arena.report import EXAMPLES, fault_lines, pair_rows, report, seat_rows
from pentarchy.arena.results import Results
from pentarchy.arena.running import run
from pentarchy.arena.standings import meetings, standings
from pentarchy.arena.tournament import LineUp, Tournament
from pentarchy.bots import check_bot
from pentarchy.cli.show import complain, console, note
from pentarchy.cli.simulate import cores
from pentarchy.cli.tables import INTERRUPTED, bar
from pentarchy.cli.writing import check_writable
from pentarchy.engine.registry import get_game
from pentarchy.match.edition import Edition
from pentarchy.text import shell


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a tournament."""

    game: str
    bots: str
    number: int
    players: int | None
    options: dict[str, str]
    seed: int
    jobs: int
    ray: str
    file: Path | None
    report: Path | None
    content: Path | None

    def tournament(self) -> Tournament:
        """All that is to be played, with everything checked that a user can get wrong."""
        game, names = get_game(self.game), tuple(name.strip() for name in self.bots.split(","))
        for name in names:
            check_bot(name)
        check_writable(self.report)
        players = self.players or min(count for count in game.players if count > 1)
        options = game.resolve(players, self.options)
        game.new(players, options, content=game.load(self.content))  # some mistakes show only here
        return Tournament(game.id, players, options, names, self.number, self.seed, str(self.content or ""))


def start(wishes: Wishes, lang: str) -> int:
    """Play with a progress bar and show the tables; after Ctrl-C those of the games so far."""
    tournament = wishes.tournament()
    game, say = get_game(tournament.game), shell(lang).say
    edition = Edition.here(game, game.load(wishes.content))
    results = Results(tournament, str(edition), wishes.file)
    all_games, interrupted, broken = len(tournament.line_ups()), False, list[LineUp]()
    with bar(all_games, game.title[lang]) as progress:
        task, ray = progress.task_ids[0], wishes.ray
        progress.advance(task, len(results.of(tournament)))
        try:
            broken = run(tournament, results, wishes.jobs or cores(), ray, lambda: progress.advance(task))
        except KeyboardInterrupt:
            interrupted = True
    played = results.of(tournament)
    if interrupted:
        key = "arena-stopped" if wishes.file else "simulate-interrupted"
        complain(say(key, games=len(played), number=all_games))
    if played:
        show_tables(tournament, results, lang)
        if wishes.report:
            wishes.report.write_text(report(tournament, played, lang), "utf-8")
            note(say("arena-written", path=str(wishes.report)))
    for line_up in broken[:EXAMPLES]:
        complain(say("arena-broken", bots=", ".join(line_up.seats), deal=line_up.deal))
    if len(broken) > EXAMPLES:
        complain(say("arena-more", count=len(broken) - EXAMPLES))
    return INTERRUPTED if interrupted else int(bool(broken))


def show_tables(tournament: Tournament, results: Results, lang: str) -> None:
    say, played = shell(lang).say, results.of(tournament)
    for title, rows in (
        ("pairs", pair_rows(say, meetings(tournament, played))),
        ("seats", seat_rows(say, tournament, standings(tournament, played))),
    ):
        first, *others = rows
        table = Table(title=say(f"arena-{title}"))
        for number, name in enumerate(first):
            table.add_column(name, justify="right" if number else "left")
        for row in others:
            table.add_row(*map(Text, row))  # a name may hold brackets
        console.print(table)
    for line in fault_lines(say, Counter(fault for game in played for fault in game.faults)):
        complain(line)
