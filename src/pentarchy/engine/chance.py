"""Randomness is one integer: splitmix64, the same on every machine and Python version."""

MASK64 = 2**64 - 1


def advance(seed: int) -> int:
    """The random state after one draw."""
    return (seed + 0x9E3779B97F4A7C15) & MASK64


def mix(seed: int) -> int:
    """64 well mixed bits of a random state."""
    z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK64
    return z ^ z >> 31
