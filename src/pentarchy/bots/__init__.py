"""Bots: one interface, `choose(seat, rng)`. They see views and determinised states only."""

from pentarchy.bots.base import BOTS, Bot, UnknownBot, get_bot, play_bots, weaker
from pentarchy.bots.seat import Seat

__all__ = ["BOTS", "Bot", "Seat", "UnknownBot", "get_bot", "play_bots", "weaker"]
