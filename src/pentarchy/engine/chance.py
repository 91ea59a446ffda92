"""Chance is one integer of the state, the same on every machine and Python version. Two generators share it:

fast    splitmix64, 64 bits: for simulations, guesses of bots and chosen deals. From some of its numbers the others can
        be computed, with patience.
keyed   a secret key of 256 bits and a counter; a number is BLAKE2b of the counter under the key, each as likely as
        the others. For matches between people: whoever has seen some of its numbers knows nothing about the rest.
"""

from hashlib import blake2b

MASK64 = 2**64 - 1
KEY_BITS = 256
_COUNTER = 64  # bits
_MARK = 1 << (KEY_BITS + _COUNTER)  # above the key: no fast state is so large
_KEY_MASK = (1 << KEY_BITS) - 1


def advance(seed: int) -> int:
    """The fast state after one draw."""
    return (seed + 0x9E3779B97F4A7C15) & MASK64


def mix(seed: int) -> int:
    """64 well mixed bits of a fast state."""
    z = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK64
    return z ^ z >> 31


def keyed(key: bytes) -> int:
    """The state of the keyed generator before its first draw."""
    if len(key) * 8 != KEY_BITS:
        raise ValueError(f"a key has {KEY_BITS // 8} bytes, not {len(key)}")
    return _MARK | int.from_bytes(key, "big") << _COUNTER


def key_of(seed: int) -> bytes:
    """The key of a keyed state."""
    return (seed >> _COUNTER & _KEY_MASK).to_bytes(KEY_BITS // 8, "big")


def settled(seed: int) -> int:
    """A state of either generator: that of the keyed one as it is, any other number cut to 64 bits."""
    return seed if seed >> (KEY_BITS + _COUNTER) == 1 else seed & MASK64


def draw_keyed(seed: int, n: int) -> tuple[int, int]:
    """The keyed state after a draw, and a number from 0 to n - 1, each as likely as the others."""
    key, fair = key_of(seed), MASK64 + 1 - (MASK64 + 1) % n
    while True:
        seed += 1
        bits = blake2b((seed & MASK64).to_bytes(8, "big"), digest_size=8, key=key, person=b"pentarchy luck").digest()
        if (number := int.from_bytes(bits, "big")) < fair:
            return seed, number % n


def shuffle(seed: int, order: list[int]) -> int:
    """Put things in random order, with one draw for each but the last; the state afterwards."""
    keyed_draws = seed > MASK64
    for i in range(len(order) - 1, 0, -1):
        if keyed_draws:
            seed, j = draw_keyed(seed, i + 1)
        else:
            seed = advance(seed)
            j = mix(seed) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return seed
