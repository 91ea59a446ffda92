"""A bot of somebody else at a table of ours: whatever it does, the game goes on."""

from random import Random

from pentarchy.bots.levels import get_bot, weaker
from pentarchy.bots.seat import Seat
from pentarchy.engine.rules import Move

LONGEST = 300  # characters of a fault


class Careful:
    """A bot that may fail: then the next weaker level makes its move, and it is noted why."""

    def __init__(self, name: str) -> None:
        self.name, self.bot = name, get_bot(name)
        self.faults: list[str] = []

    def choose(self, seat: Seat, rng: Random) -> Move:
        try:
            chosen = self.bot.choose(seat, rng)
            for move in seat.legal:  # that itself is played: what only equals it, such as floats, is no move
                if move == chosen:
                    return move
            self._note(f"it chose {chosen!r}, which cannot be played")
        except (Exception, SystemExit) as error:
            self._note(str(error) or type(error).__name__)
        return get_bot(weaker(self.name)[0]).choose(seat, rng)

    def _note(self, fault: str) -> None:
        self.faults.append(" ".join(f"{self.name}: {fault}".split())[:LONGEST])

    def close(self) -> None:
        """Let it go, if it has something to let go of."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            try:
                close()
            except (Exception, SystemExit) as error:
                self._note(f"at the end: {error!r}")
