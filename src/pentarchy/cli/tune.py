"""`pentarchy tune`: better weights for the skilled bot by self-play; what was played is kept and gone on with."""

from dataclasses import dataclass
from pathlib import Path

from rich.table import Table

from pentarchy.arena.duel import Setting
from pentarchy.arena.report import said
from pentarchy.arena.tuning import Notes, Plan, Tuned, run
from pentarchy.cli.show import complain, console
from pentarchy.cli.simulate import cores
from pentarchy.cli.tables import INTERRUPTED, bar
from pentarchy.cli.writing import check_writable
from pentarchy.engine.registry import get_game
from pentarchy.kit.weights import CHANGED, Value, written
from pentarchy.match.edition import Edition
from pentarchy.text import shell


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a tuning."""

    game: str
    only: str
    games: int
    fresh: int
    players: int | None
    options: dict[str, str]
    seed: int
    jobs: int
    file: Path | None
    out: Path | None

    def plan(self) -> Plan:
        """All that is to be done, with everything checked that a user can get wrong."""
        game = get_game(self.game)
        players = self.players or min(count for count in game.players if count > 1)
        options = game.resolve(players, self.options)
        game.new(players, options)  # some mistakes show only here
        only = tuple(name.strip() for name in self.only.split(",") if name.strip())
        plan = Plan(Setting(game.id, players, options), only, self.games, self.fresh, self.seed)
        plan.numbers()
        check_writable(self.found)
        return plan

    @property
    def found(self) -> Path:
        """Where what was found is written."""
        return self.out or Path(f"{self.game}-weights.toml")


def start(wishes: Wishes, lang: str) -> int:
    """Tune with a progress bar and show what was found; after Ctrl-C only how to go on."""
    plan = wishes.plan()
    game, say = get_game(plan.setting.game), shell(lang).say
    notes = Notes(plan, str(Edition.here(game, game.load(None))), wishes.file)
    with bar(plan.games + plan.fresh, game.title[lang]) as progress:
        task = progress.task_ids[0]
        try:
            tuned = run(plan, notes, wishes.jobs or cores(), lambda games: progress.advance(task, games))
        except KeyboardInterrupt:
            complain(say("tune-stopped" if wishes.file else "tune-lost"))
            return INTERRUPTED
    show(plan, tuned, lang)
    if tuned.changed:
        wishes.found.write_text(written(game.id, tuned.changed), "utf-8")
        console.print(say("tune-written", path=str(wishes.found), setting=CHANGED), soft_wrap=True)
    return 0


def show(plan: Plan, tuned: Tuned, lang: str) -> None:
    """The weights that changed, and how much that is worth on deals that had no part in it."""
    say = shell(lang).say
    if tuned.margin is None:
        console.print(say("tune-nothing", tried=tuned.tried, games=tuned.games))
        return
    table = Table(title=say("tune-found", tried=tuned.tried, games=tuned.games))
    for key in ("weight", "before", "after"):
        table.add_column(say(f"tune-{key}"), justify="left" if key == "weight" else "right")
    for name, value in tuned.changed.items():
        table.add_row(name, shown(tuned.start[name]), shown(value))
    console.print(table)
    console.print(say("tune-margin", margin=said(tuned.margin, digits=2), games=plan.fresh))
    console.print(say("tune-better" if tuned.margin.low > 0 else "tune-perhaps"))


def shown(value: Value) -> str:
    return ", ".join(f"{one:g}" for one in value) if isinstance(value, tuple) else f"{value:g}"
