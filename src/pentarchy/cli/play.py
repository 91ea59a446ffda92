"""`pentarchy play`: a match in the terminal, from the same view that a browser gets."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.text import Text

from pentarchy.bots import BOTS, Seat, UnknownBot, get_bot
from pentarchy.cli import saves
from pentarchy.cli.commands import Commands, Leave
from pentarchy.cli.saves import HUMAN, Save
from pentarchy.cli.screens import draw_table
from pentarchy.cli.show import complain, console
from pentarchy.cli.wizard import ask_setup
from pentarchy.engine.errors import BadSetup, IllegalMove
from pentarchy.engine.registry import get_game
from pentarchy.match import Match
from pentarchy.text import Speech, shell

INTERRUPTED, OUT_OF_INPUT = 130, 1


@dataclass
class Wishes:
    """What the command line says about a new match; the rest is asked, or takes its default."""

    game: str | None
    players: int | None
    seats: str | None
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    content: Path | None = None
    file: Path | None = None


def start(wishes: Wishes, lang: str) -> int:
    """Set up a new match and play it; the exit code."""
    try:
        if wishes.game is None:
            wishes.game, wishes.players, wishes.seats, wishes.options = ask_setup(lang)
    except (KeyboardInterrupt, EOFError):
        complain(shell(lang).say("nothing-started"))
        return OUT_OF_INPUT
    game = get_game(wishes.game)
    seats = read_seats(wishes.seats, wishes.players, max(game.players))
    match = Match.new(game.id, len(seats), wishes.options, seed=wishes.seed, pack=wishes.content)
    save = Save(wishes.file or saves.new_path(game.id), seats)
    if wishes.file is not None and wishes.file.exists():
        raise BadSetup(f"{wishes.file} exists already; add --resume to go on with it.")
    save.write(match)
    say = shell(lang).say
    if match.setup.luck.commitment:
        console.print(Text(say("commitment", fingerprint=match.setup.luck.commitment), style="dim"))
    return Session(match, save, lang).run()


def resume(file: Path | None, lang: str | None, pack: Path | None) -> int:
    """Go on with a saved match; the exit code."""
    from pentarchy.cli.show import language

    path = file or saves.last_path()
    match, save = saves.load(path, pack)
    session = Session(match, save, lang or language(None))
    console.print(Text(session.say("resumed-from", path=str(path)), style="dim"))
    return session.run()


def read_seats(text: str | None, players: int | None, most: int) -> tuple[str, ...]:
    """Who sits where: people and bots; by default one person against greedy bots."""
    if text is None:
        count = players or most
        return (HUMAN,) + ("greedy",) * (count - 1)
    seats = tuple(seat.strip() for seat in text.split(","))
    for seat in seats:
        if seat != HUMAN and seat not in BOTS:
            raise UnknownBot(f"A seat is human or one of {', '.join(BOTS)}, not '{seat}'.")
    if players is not None and players != len(seats):
        raise BadSetup(f"{players} players need {players} seats, not {len(seats)}.")
    return seats


class Session:
    """A match with people and bots at one keyboard. Every move is saved before the next is asked for."""

    def __init__(self, match: Match, save: Save, lang: str) -> None:
        self.match, self.save = match, save
        self.bots = {seat: get_bot(name) for seat, name in enumerate(save.seats) if name != HUMAN}
        self.people = [seat for seat, name in enumerate(save.seats) if name == HUMAN]
        self.rng = Random()
        self.seen = [0] * len(save.seats)  # how much of the log each person has read
        self.at_keyboard = self.people[0] if len(self.people) == 1 else -1
        self.shown = -1  # number of the match when the table was shown last; -1: show it anew
        self.seen_moves = 0
        self.set_language(lang)

    def set_language(self, lang: str) -> None:
        self.lang = lang
        names = [self._name(seat, lang) for seat in range(len(self.save.seats))]
        self.speech = Speech(self.match.game, self.match.content, lang, names)

    def _name(self, seat: int, lang: str) -> str:
        say = shell(lang).say
        name = say("player", number=seat + 1)
        return say("bot-name", player=name, bot=say(f"bot-{self.save.seats[seat]}")) if seat in self.bots else name

    def say(self, key: str, **values: object) -> str:
        return shell(self.lang).say(key, **values)

    # the loop -----------------------------------------------------------------------------------------------------
    def run(self) -> int:
        """Play until the end, or until the player leaves: by `q`, Ctrl-C, or the end of input."""
        try:
            while not self.match.over:
                self.bots_play()
                if not self.match.over:
                    self.person_plays()
            self.show_end()
        except Leave:
            self.farewell()
        except KeyboardInterrupt:
            console.print()
            self.farewell()
            return INTERRUPTED
        except EOFError:
            console.print()
            complain(self.say("input-ended"))
            self.farewell()
            return OUT_OF_INPUT
        return 0

    def bots_play(self) -> None:
        """All bots that are asked answer, until only people are asked or nobody."""
        asks = self.match.state.asks
        while asked := [seat for seat in self.bots if asks[seat] is not None]:
            seat = asked[0]
            move = self.bots[seat].choose(Seat(self.match.game, self.match.state, seat), self.rng)
            self.match.play(seat, move)
            self.save.write(self.match)
            asks = self.match.state.asks

    def person_plays(self) -> None:
        asks = self.match.state.asks
        asked = [seat for seat in self.people if asks[seat] is not None]
        player = self.at_keyboard if self.at_keyboard in asked else asked[0]
        self.hand_over(player)
        if self.shown != self.match.number:
            self.show_news(player)
            alone = self.shown >= 0 and all(
                entry.player == player and entry.live for entry in self.match.line[self.seen_moves :]
            )
            look = self.match.game.look(self.match.state, player)
            console.print(draw_table(look, player, self.speech, whole=not alone))
            self.shown, self.seen_moves = self.match.number, len(self.match.line)
        Commands(self, player).ask()

    def hand_over(self, player: int) -> None:
        """Hot-seat: let the next person sit down before their cards are shown."""
        if self.at_keyboard != player:
            if self.at_keyboard >= 0 or len(self.people) > 1:
                if sys.stdout.isatty():
                    console.clear()
                console.print(Text(self.say("pass-device", player=self.speech.player(player)), style="bold"))
                console.input()
            self.at_keyboard, self.shown = player, -1

    # what is shown ------------------------------------------------------------------------------------------------
    def show_news(self, player: int) -> None:
        """What happened since this person looked last, as they may know it."""
        told = self.match.events_for(player, self.seen[player])
        self.seen[player] = len(self.match.line) + 1
        for events in told:
            for event in events:
                console.print(Text(f"  {self.speech.event(event)}", style="dim"))

    def show_scores(self) -> None:
        from pentarchy.cli.screens import score_table

        console.print(score_table(self.match.scores(), self.speech))

    def show_end(self) -> None:
        """Result, points line by line, and the secret that proves the deal."""
        if self.people:
            self.show_news(self.people[0])
        outcome = self.match.outcome()
        assert outcome is not None
        console.print(Text(self.say("game-over"), style="bold"))
        self.show_scores()
        console.print(Text(self.speech.ending(outcome), style="bold green"))
        luck = self.match.setup.luck
        if luck.secret:
            console.print(Text(self.say("reveal-secret", secret=luck.secret, seed=str(luck.seed)), style="dim"))
        console.print(Text(self.say("saved-to", path=str(self.save.path)), style="dim"))

    def farewell(self) -> None:
        self.save.write(self.match)
        console.print(Text(self.say("saved-to", path=str(self.save.path)), style="dim"))
        console.print(Text(self.say("saved-how-to-resume", command="pentarchy play --resume"), style="dim"))


__all__ = ["IllegalMove", "Session", "Wishes", "read_seats", "resume", "start"]
