"""Bots against bots in bulk: line-ups on mirrored deals, results in a file, ratings with their errors, a report."""

from pentarchy.arena.tournament import LineUp, Tournament

__all__ = ["LineUp", "Tournament"]
