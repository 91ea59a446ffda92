"""Pentarchy: five heavy modern board games, complete, in one Python platform."""

__version__ = "0.1.0"
