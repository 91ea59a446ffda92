"""The games. Importing this package registers all of them."""

from pentarchy.games import kingdom, lockup, tyrants, viscounts, wistar

__all__ = ["kingdom", "lockup", "tyrants", "viscounts", "wistar"]
