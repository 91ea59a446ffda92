"""`pentarchy play`: a match in the terminal, from the same view that a browser gets."""

import shlex
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.text import Text

from pentarchy.bots import LEVELS, Seat, UnknownBot, get_bot, is_bot, level_of
from pentarchy.cli import saves
from pentarchy.cli.commands import Commands, Leave
from pentarchy.cli.saves import HUMAN, Save
from pentarchy.cli.screens import draw_table, score_table
from pentarchy.cli.show import complain, console, ending_line, note, readable
from pentarchy.cli.terminal import undisturbed
from pentarchy.cli.wizard import ask_setup
from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import get_game
from pentarchy.engine.rules import Move
from pentarchy.engine.views import SPECTATOR
from pentarchy.match import Match
from pentarchy.text import LANGUAGES, Speech, shell

INTERRUPTED, OUT_OF_INPUT = 130, 1
FORGET = "\x1b[3J"  # asks the terminal to forget what was scrolled away, too


@dataclass
class Wishes:
    """What the command line says about a match; for a new one the rest is asked, or takes its default."""

    game: str | None = None
    players: int | None = None
    seats: str | None = None
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    content: Path | None = None
    file: Path | None = None

    def named(self) -> str:
        """The first option named here that a saved match settles by itself."""
        settled = (("--players", self.players), ("--seats", self.seats), ("--option", self.options or None),
                   ("--seed", self.seed))  # fmt: skip
        return next((name for name, value in settled if value is not None), "")


def start(wishes: Wishes, lang: str) -> int:
    """Set up a new match and play it; the exit code."""
    if wishes.game is None:
        if name := wishes.named():
            raise BadSetup(f"{name} needs the name of a game: pentarchy play GAME {name} ...")
        try:
            wishes.game, wishes.players, wishes.seats, wishes.options = ask_setup(lang)
        except (KeyboardInterrupt, EOFError) as reason:
            console.print()
            complain(shell(lang).say("nothing-started"))
            return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else OUT_OF_INPUT
    game = get_game(wishes.game)
    seats = read_seats(wishes.seats, wishes.players, max(game.players))
    match = Match.new(game.id, len(seats), wishes.options, seed=wishes.seed, pack=wishes.content)
    if wishes.file is not None and wishes.file.exists():
        raise BadSetup(f"{wishes.file} exists already; add --resume to go on with it.")
    save = Save(wishes.file or saves.new_path(game.id), seats, lang)
    save.write(match)
    if match.setup.luck.commitment:
        note(shell(lang).say("commitment", fingerprint=match.setup.luck.commitment))
    return Session(match, save, wishes).run()


def resume(wishes: Wishes, lang: str | None) -> int:
    """Go on with a saved match, in the language of then unless another is asked for; the exit code."""
    if name := wishes.named():
        raise BadSetup(f"{name} cannot be changed in a match that is resumed.")
    path = wishes.file or saves.last_path(wishes.game)
    match, save = saves.load(path, wishes.content)
    if wishes.game not in (None, match.game.id):
        raise BadSetup(f"{path} is a match of {match.game.id}, not of {wishes.game}.")
    save.lang = lang or (save.lang if readable(save.lang) else LANGUAGES[0])
    session = Session(match, save, wishes)
    note(session.say("resumed-from", path=str(path)))
    return session.run()


def read_seats(text: str | None, players: int | None, most: int) -> tuple[str, ...]:
    """Who sits where: people and bots; by default one person against skilled bots."""
    if text is None:
        count = most if players is None else players
        return (HUMAN,) + ("skilled",) * (count - 1)
    seats = tuple(seat.strip() for seat in text.split(","))
    for seat in seats:
        if seat != HUMAN and not is_bot(seat):
            raise UnknownBot(f"A seat is {HUMAN} or one of {', '.join(LEVELS)}, not '{seat}'.")
    if players is not None and players != len(seats):
        raise BadSetup(f"{players} players need {players} seats, not {len(seats)}.")
    return seats


class Session:
    """A match with people and bots at one keyboard. Every move is saved before the next is asked for."""

    def __init__(self, match: Match, save: Save, wishes: Wishes) -> None:
        self.match, self.save, self.wishes = match, save, wishes
        self.bots = {seat: get_bot(name) for seat, name in enumerate(save.seats) if name != HUMAN}
        self.people = [seat for seat, name in enumerate(save.seats) if name == HUMAN]
        self.rng = Random()
        self.seen = [self._last_turn(seat) for seat in range(len(save.seats))]  # how much of the log each has read
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        self.shown = -1  # number of the match when the table was shown last; -1: show it anew
        self.seen_moves = 0  # length of the line then
        self.set_language(save.lang)

    def _last_turn(self, seat: int) -> int:
        """The position before the last move of a seat: in a resumed match the news since then is enough."""
        moves = [index for index, entry in enumerate(self.match.line, 1) if entry.player == seat]
        return moves[-1] if moves else 0

    def set_language(self, lang: str) -> None:
        self.lang = self.save.lang = lang
        names = [self._name(seat) for seat in range(len(self.save.seats))]
        self.speech = Speech(self.match.game, self.match.content, lang, names)

    def _name(self, seat: int) -> str:
        name = self.say("player", number=seat + 1)
        if seat in self.people:
            return name
        return self.say("bot-name", player=name, bot=self.say(f"bot-{level_of(self.save.seats[seat])}"))

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

    def play(self, seat: int, move: Move) -> None:
        """Make a move and save it; IllegalMove changes nothing."""
        with undisturbed():
            self.match.play(seat, move)
            self.save.write(self.match)

    def bots_play(self) -> None:
        """All bots that are asked answer, until only people are asked or nobody."""
        while asked := [seat for seat in self.bots if self.match.state.asks[seat] is not None]:
            seat = asked[0]
            self.play(seat, self.bots[seat].choose(Seat(self.match.game, self.match.state, seat), self.rng))

    def person_plays(self) -> None:
        asks = self.match.state.asks
        asked = [seat for seat in self.people if asks[seat] is not None]
        player = self.at_keyboard if self.at_keyboard in asked else asked[0]
        self.hand_over(player)
        if self.shown != self.match.number:
            self.show_news(player)
            alone = self.shown >= 0 and all(entry.player == player for entry in self.match.line[self.seen_moves :])
            look = self.match.game.look(self.match.state, player)
            console.print(draw_table(look, player, self.speech, whole=not alone))
            self.shown, self.seen_moves = self.match.number, len(self.match.line)
        Commands(self, player).ask()

    def hand_over(self, player: int) -> None:
        """Hot-seat: let the next person sit down before their cards are shown."""
        if self.at_keyboard == player:
            return
        if console.is_terminal:
            console.clear()
            console.file.write(FORGET)
        console.print(Text(self.say("pass-device", player=self.speech.player(player)), style="bold"))
        console.input()
        self.at_keyboard, self.shown = player, -1

    # what is shown ------------------------------------------------------------------------------------------------
    def show_news(self, player: int) -> None:
        """What happened since this person looked last, as they may know it."""
        self.show_events(player, self.seen[player])
        self.seen[player] = len(self.match.line) + 1

    def show_events(self, player: int, since: int = 0) -> None:
        for events in self.match.events_for(player, since):
            for event in events:
                console.print(Text(f"  {self.speech.event(event)}", style="dim"))

    def show_scores(self) -> None:
        console.print(score_table(self.match, self.speech))

    def show_end(self) -> None:
        """The last news as whoever looks may know them, result, points, and the secret that proves the deal."""
        alone = self.people[0] if len(self.people) == 1 else SPECTATOR
        if self.people:
            self.show_events(alone, max(self.seen[seat] for seat in self.people))
        outcome = self.match.outcome()
        assert outcome is not None
        console.print(Text(self.say("game-over"), style="bold"))
        self.show_scores()
        console.print(ending_line(self.speech, outcome))
        luck = self.match.setup.luck
        if luck.secret:
            note(self.say("reveal-secret", secret=luck.secret, seed=luck.shown_seed))
        note(self.say("saved-to", path=str(self.save.path)))
        note(self.say("how-to-verify", command=f"pentarchy replay --verify {shlex.quote(str(self.save.path))}"))

    def farewell(self) -> None:
        """Where the match is and how to go on: every move was saved when it was made."""
        command = ["pentarchy", "play", "--resume"]
        for option, value in (("--file", self.wishes.file), ("--content", self.wishes.content)):
            if value is not None:
                command += [option, str(value)]
        note(self.say("saved-to", path=str(self.save.path)))
        note(self.say("saved-how-to-resume", command=shlex.join(command)))
