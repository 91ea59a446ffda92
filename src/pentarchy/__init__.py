"""Pentarchy: five heavy modern board games, complete, in one Python platform."""

import sys

from pentarchy.builds import NoSuchBuild, choose, say_only

__version__ = "0.1.0"
try:
    BUILD, WHY_PURE = choose(sys.modules[__name__])  # before anything of the kernel is imported
except NoSuchBuild as refusal:
    say_only(refusal)
    raise
