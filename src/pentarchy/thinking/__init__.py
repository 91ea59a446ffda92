"""Work that takes time, away from whoever waits for it: bots today, search and analysis by the same way.

A `Job` names a function and its arguments. `Pool` lets a few thinkers do jobs, fairly among tables and people, each
within its own budget; a thinker is a process on this machine (`local.py`) or somewhere in a Ray cluster (`cluster.py`).
"""

from pentarchy.thinking.jobs import Died, Failed, Job, ThinkingError, TooSlow
from pentarchy.thinking.pool import Pool, Thinker, make_pool

__all__ = ["Died", "Failed", "Job", "Pool", "Thinker", "ThinkingError", "TooSlow", "make_pool"]
