"""What can go wrong, by name. Each error says one clear sentence; bugs in rules are ordinary Python errors."""


class PentarchyError(Exception):
    """An error that a user can cause and understand."""


class UnknownGame(PentarchyError):
    """No game is registered under this name."""


class BadSetup(PentarchyError):
    """A number of players or an option that the game does not know."""


class BadContent(PentarchyError):
    """A data file or content pack with a mistake: the message names file, entry, field and column."""


class BadSave(PentarchyError):
    """A saved state or match that is malformed, truncated or tampered with."""


class BadMove(PentarchyError):
    """A move that is not even a move of this game: wrong kind, wrong number of parts, unknown part."""


class IllegalMove(PentarchyError):
    """A move of this game that the player may not make now; `rule` cites why, where the game says so."""

    def __init__(self, message: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.rule = rule


class UnknownPlayer(IllegalMove):
    """Nobody plays there: no moves, no view, no guess of what is hidden."""


class StaleMove(IllegalMove):
    """A move made for an earlier moment of the match."""


class Beyond(Exception):  # not an error: a trial has come to where its player cannot see further
    """A strict state would pass a barrier: something hidden would be shown, or luck decide."""
