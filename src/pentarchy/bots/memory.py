"""The memory of a process that thinks or serves."""

import gc


def settle_memory() -> None:
    """Let the garbage collector look seldom, and never at what is loaded: say it once the games are there.

    A bot holds thousands of states at once, and a server what it tells: tuples, lists and dictionaries without a single
    cycle, which go when nobody holds them any more. By its own measure the collector would look through them all the
    time, in vain: with bots for up to a sixth of the time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)
