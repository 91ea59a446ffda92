"""The games. Importing this package registers all of them."""

from pentarchy.games import kingdom, tyrants

__all__ = ["kingdom", "tyrants"]
