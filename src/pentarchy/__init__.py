"""Pentarchy: five heavy modern board games, complete, in one Python platform."""

import sys

from pentarchy.builds import choose

__version__ = "0.1.0"
BUILD, WHY_PURE = choose(sys.modules[__name__])  # before anything of the kernel is imported
