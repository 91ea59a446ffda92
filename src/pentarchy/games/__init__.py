"""The games. Importing this package registers all of them."""

from pentarchy.games import kingdom

__all__ = ["kingdom"]
