"""A match in memory: play, take back, look back.

log    everything that was done, in order and for good: moves in notation, and `-undo`, `-redo`, `-take_back`. A move
       with a `+` before it belongs to its player's move before: one gesture (gesture.py). A store appends one record
       at a time; the number of a record is its place in the log, so two writers who append the same number clash, and
       one of them has to read again. Replaying the log gives the match.
line   the moves that count now, each with the events it caused: the log without what was taken back.
number how long the log is. A move can say for which number it was made (`at`). It is stale if since then its player
       did something or was asked something else; what others do in a simultaneous phase does not matter.
Log, line and state hold what players must not know: only `events_for` and the kernel's views are for them.

A long match need not be replayed to go on with it: a `Checkpoint` is the match at a moment before which nothing can be
taken back without consent. A match resumed from one knows only what came after; `whole` says whether that is all.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pentarchy.engine.errors import BadSave, BadSetup, IllegalMove, StaleMove
from pentarchy.engine.registry import Game, Outcome, get_game
from pentarchy.engine.state import Event, Frame, Move, State
from pentarchy.engine.views import SPECTATOR
from pentarchy.match.fairness import Luck
from pentarchy.match.gesture import JOIN, Entry, Step, Stop, gesture_of, is_open, why_stopped
from pentarchy.match.setup import Setup
from pentarchy.match.told import Told, redacted

UNDO, REDO, TAKE_BACK = "-undo", "-redo", "-take_back"  # kinds of moves are words, so no move looks like these
EVERY = 16  # moves between two snapshots in memory
SHOWN = "Something hidden was shown, or luck decided, since that move: it cannot be taken back."
PATIENCE = 4  # undo ends when the log is so many times longer than any game


class Record(NamedTuple):
    """One line of the log: a move in notation, perhaps after JOIN, or one of UNDO, REDO and TAKE_BACK."""

    player: int
    action: str


class Checkpoint(NamedTuple):
    """A match at a moment from which it can go on without its past; JSON-ready except for its own type."""

    number: int
    position: int  # of the line
    since: list[int]
    state: dict[str, Any]


def read_checkpoint(data: Any) -> Checkpoint:
    """The checkpoint of JSON data, or BadSave for what another version wrote."""
    match data:
        case [int(number), int(position), list(since), dict(state)]:
            return Checkpoint(number, position, since, state)
    raise BadSave("This is not a checkpoint.")


class Match:
    """One match. Read its attributes, change it only through `play`, `undo` and `redo`; refusals change nothing."""

    def __init__(self, setup: Setup, content: Any) -> None:
        self.setup, self.content = setup, content
        self.game: Game = get_game(setup.game)
        self.state: State = setup.start(content)
        self._opening = tuple(self.state.events or ())
        self._log: list[Record] = []
        self._line: list[Entry] = []
        self._undone: list[list[list[Move]]] = [[] for _ in range(setup.players)]  # gestures
        self._since = [0] * setup.players
        self._snapshots: list[State] = [self.state.clone()]
        self._past = Checkpoint(0, 0, [], {})  # what is not here: records and moves before a checkpoint

    @classmethod
    def new(
        cls,
        game_id: str,
        players: int,
        options: Mapping[str, str] | None = None,
        *,
        seed: int | None = None,
        luck: Luck | None = None,
        pack: Path | None = None,
    ) -> "Match":
        """A match at its first decision: with fresh luck, with luck committed to before, or with a chosen seed."""
        if seed is not None and luck is not None:
            raise BadSetup("A match has either a chosen seed or drawn luck, not both.")
        if luck is None:
            luck = Luck.draw() if seed is None else Luck.choose(seed)
        game = get_game(game_id)
        content = game.load(pack)
        return cls(Setup.agree(game, players, options or {}, content, luck), content)

    @classmethod
    def resume(cls, setup: Setup, content: Any, checkpoint: Checkpoint) -> "Match":
        """The match at a checkpoint, or BadSave; the records after it are done with `do`."""
        match = cls.__new__(cls)
        match.setup, match.content, match.game = setup, content, get_game(setup.game)
        match.state = match.game.state.decode(checkpoint.state, content)
        if match.state.players != setup.players or len(checkpoint.since) != setup.players:
            raise BadSave("The checkpoint does not fit the number of players of the match.")
        match._opening, match._log, match._line = (), [], []
        match._undone = [[] for _ in range(setup.players)]
        match._since = list(checkpoint.since)
        match._snapshots = [match.state.clone()]
        match._past = checkpoint
        return match

    def checkpoint(self) -> Checkpoint | None:
        """The match as it is now, if nobody could take anything back or make it again, else None."""
        if any(self._undone) or (self._line and self._line[-1].barrier == self.state.barrier):
            return None
        return Checkpoint(self.number, self.position, self._since[:], self.state.encode())

    # what there is ------------------------------------------------------------------------------------------------
    @property
    def whole(self) -> bool:
        """Whether everything since the first move is here."""
        return self._past.number == 0

    @property
    def log(self) -> Sequence[Record]:
        """All records that are here, also of what was taken back."""
        return self._log

    @property
    def line(self) -> Sequence[Entry]:
        """The moves that count now, as far as they are here."""
        return self._line

    @property
    def number(self) -> int:
        """The number that the next record gets."""
        return self._past.number + len(self._log)

    @property
    def position(self) -> int:
        """How many moves count now."""
        return self._past.position + len(self._line)

    @property
    def over(self) -> bool:
        return self.state.over

    def scores(self) -> list[dict[str, int]]:
        """The points of every player now, line by line."""
        return [self.game.score(self.state, player) for player in range(self.setup.players)]

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        return self.game.outcome(self.state) if self.over else None

    def at(self, index: int) -> State:
        """A copy of the state after so many moves of the line; 0 is the first decision."""
        if not self._past.position <= index <= self.position:
            raise IndexError(f"there are positions {self._past.position} to {self.position}, not {index}")
        return self._at(index - self._past.position)

    def _at(self, index: int) -> State:
        """A copy of the state after so many moves of the line that is here."""
        state: State = self._snapshots[index // EVERY].clone()
        for entry in self._line[index - index % EVERY : index]:
            state.apply(entry.player, entry.move)
        return state

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """What happened, with nothing hidden: `events[0]` before the first move that is here, then one entry a move."""
        return [self._opening, *(entry.events for entry in self._line)]

    def events_for(self, player: int = SPECTATOR, start: int = 0) -> list[tuple[Told, ...]]:
        """The events from position `start` on (on the way to `at(start)`), as a player or a spectator may hear them."""
        if player != SPECTATOR:
            self._check_player(player)
        first = max(0, start - self._past.position)
        told = [entry.events for entry in self._line[max(0, first - 1) :]]
        if first == 0:
            told.insert(0, self._opening)
        return [tuple(redacted(self.state, event, player) for event in events) for events in told]

    # what can be done ---------------------------------------------------------------------------------------------
    def play(self, player: int, move: Move | str, at: int | None = None, *, joined: bool = False) -> Entry:
        """Make a move, given as a tuple or in notation: BadMove, IllegalMove or StaleMove if it cannot be.

        Joined, it belongs to the gesture of the player's move before, which must be open to be taken back.
        """
        self._check_moment(player, at)
        if joined and not self._joinable(player):
            raise IllegalMove(f"Player {player + 1} has no move that another could be joined to.")
        read = self.state.moves.read(move) if isinstance(move, str) else move
        before = self.state.asks[:]
        entry = self._step(player, read, joined=joined)
        self._undone[player].clear()
        self._note(Record(player, JOIN * joined + self.state.moves.write(read)), before)
        return entry

    def why_stopped(self, player: int, step: Step) -> Stop | None:
        """Why a gesture of a player ends before this step, or None: it can be played joined."""
        return why_stopped(self.state, player, step, joinable=self._joinable(player))

    def undo(self, player: int, at: int | None = None, *, force: bool = False) -> None:
        """Take back the player's own last gesture; what others did meanwhile on their own branches stays.

        With `force`, for which all players must have agreed, everything since its first move is taken back, whatever
        was shown or rolled. The same luck will come again. The log remembers it.
        """
        self._check_moment(player, at)
        places = self._last_gesture(player) if force else self._undoable(player)
        before, undone = self.state.asks[:], [self._line[index].move for index in places]
        self._rewind(places, keep_later=not force)
        if force:
            self._undone = [[] for _ in self._undone]
        else:
            self._undone[player].append(undone)
        self._note(Record(player, TAKE_BACK if force else UNDO), before)

    def redo(self, player: int, at: int | None = None) -> Entry:
        """Make the gesture again that the player took back last, as long as they played no other move since."""
        self._check_moment(player, at)
        if not self._undone[player]:
            raise IllegalMove(f"Player {player + 1} took nothing back that could be played again.")
        before, old = self.state.asks[:], (self.state, self._line[:], self._snapshots[:])
        self.state = self.state.clone()
        try:
            for number, move in enumerate(self._undone[player][-1]):
                entry = self._step(player, move, joined=number > 0)
        except IllegalMove:  # what others did since has changed something: a part of a gesture is none
            self.state, self._line, self._snapshots = old
            raise
        self._undone[player].pop()
        self._note(Record(player, REDO), before)
        return entry

    def do(self, record: Record) -> None:
        """Do what a record says, as read from a store or a file."""
        if record.action in (UNDO, TAKE_BACK):
            self.undo(record.player, force=record.action == TAKE_BACK)
        elif record.action == REDO:
            self.redo(record.player)
        else:
            joined = record.action.startswith(JOIN)
            self.play(record.player, record.action.removeprefix(JOIN), joined=joined)

    def timely(self, player: int, at: int) -> bool:
        """Whether something that a player does now for this number is not stale."""
        return self._since[player] <= at <= self.number

    def can_undo(self, player: int) -> bool:
        """Whether `undo` would find something: asked of every player after every move, so no refusal is made up."""
        self._check_player(player)
        return not self.over and self.number < PATIENCE * self.game.cap and self._joinable(player)

    def can_redo(self, player: int) -> bool:
        self._check_player(player)
        undone = self._undone[player]
        if not undone or undone[-1][0] not in self.state.legal(player):
            return False
        if len(undone[-1]) == 1:
            return True
        trial = self.state.clone()
        for move in undone[-1]:
            if move not in trial.legal(player):
                return False
            trial.apply(player, move)
        return True

    # how it is done -----------------------------------------------------------------------------------------------
    def _check_player(self, player: int) -> None:
        if not 0 <= player < self.setup.players:
            raise IllegalMove(f"There is no player {player}.")

    def _check_moment(self, player: int, at: int | None) -> None:
        self._check_player(player)
        if at is not None and not self.timely(player, at):
            raise StaleMove(f"The match is at number {self.number}: this was made for number {at}.")

    def _last_gesture(self, player: int) -> list[int]:
        """The places in the line of the last gesture of a player, if there is one and the match has no end yet."""
        self._check_player(player)
        if self.over:
            raise IllegalMove("The match is over: its secret may be known, so nothing can be taken back.")
        if self.number >= PATIENCE * self.game.cap:
            raise IllegalMove("Too much was taken back in this match.")
        if places := gesture_of(self._line, player):
            return places
        if not self.whole:
            raise IllegalMove(SHOWN)  # a checkpoint is made only where this is so
        raise IllegalMove(f"Player {player + 1} has no move to take back.")

    def _undoable(self, player: int) -> list[int]:
        """The places in the line of the gesture that a player can take back alone."""
        places = self._last_gesture(player)
        if self._line[places[0]].barrier != self.state.barrier:
            raise IllegalMove(SHOWN)
        if not is_open(self._line, places):
            raise IllegalMove("Another player has moved since: that move cannot be taken back.")
        return places

    def _joinable(self, player: int) -> bool:
        """Whether a player has a gesture that a move can be joined to: one that is open to be taken back."""
        places = gesture_of(self._line, player)
        if not places or self._line[places[0]].barrier != self.state.barrier:
            return False
        return is_open(self._line, places)

    def _step(self, player: int, move: Move, *, joined: bool = False) -> Entry:
        """Play a move at the end of the line."""
        state = self.state
        barrier, live = state.barrier, state.live
        state.events = []
        state.play(player, move)
        entry = Entry(player, move, tuple(state.events), barrier, live, joined)
        self._line.append(entry)
        if len(self._line) % EVERY == 0:
            self._snapshots.append(state.clone())
        return entry

    def _rewind(self, places: list[int], *, keep_later: bool) -> None:
        """Take the moves at some places out of the line; the other later ones are played again, or go with them."""
        first = places[0]
        later = [self._line[index] for index in range(first, len(self._line)) if index not in places and keep_later]
        old = self.state, self._line, self._snapshots
        self.state, self._line = self._at(first), self._line[:first]
        self._snapshots = self._snapshots[: first // EVERY + 1]
        try:
            for entry in later:
                self._step(entry.player, entry.move, joined=entry.joined)
        except IllegalMove:  # simultaneous moves should not depend on each other; where a game lets them, they bind
            self.state, self._line, self._snapshots = old
            raise IllegalMove("What another player did since depends on that move: it cannot be taken back.") from None

    def _note(self, record: Record, before: list[Frame | None]) -> None:
        """Append to the log, and remember to whom something new is asked."""
        self._log.append(record)
        for player, question in enumerate(self.state.asks):
            same = question == before[player] and record.action != TAKE_BACK  # which may cut off moves of anybody
            if player == record.player or not same:
                self._since[player] = self.number
