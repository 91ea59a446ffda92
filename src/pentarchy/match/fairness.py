"""Where the luck of a match comes from, and how everybody can check it afterwards.

1. Whoever deals draws a secret and shows only its commitment: a hash that binds without telling anything.
2. The players, who see the commitment, may add words of their own, the entropy.
3. The seed is a hash over the secret and the entropy: the dealer could not choose it after the entropy was there, and
   nobody else could know it.
4. After the end the secret is shown; commitment, seed and the whole match can be recomputed (verify.py).

The proof holds for those who noted the commitment before they gave their entropy; a dealer who plays, too, must not
be the one who gives the last word. A match with a chosen seed, for exercises and tests, proves nothing and says so.

The hash is the key of the keyed generator (engine/chance.py). Matches from before it was there started the fast one
with 64 bits of it; they say so, and stay as they were.
"""

import hashlib
import json
import re
import secrets
from dataclasses import dataclass, replace

from pentarchy.engine.chance import MASK64, key_of, keyed
from pentarchy.engine.errors import BadSetup

SECRET = re.compile(r"[0-9a-f]{64}")
MAX_WORDS, MAX_LENGTH = 32, 200  # of entropy
KEYED, FAST = "blake2b", "splitmix64"  # generators


@dataclass(frozen=True)
class Luck:
    """The source of a seed: a secret with entropy, or a chosen number. Make it with `draw` or `choose`."""

    secret: str = ""
    entropy: tuple[str, ...] = ()
    chosen: int | None = None
    generator: str = KEYED  # of drawn luck; a chosen seed always starts the fast one

    def __post_init__(self) -> None:
        if self.chosen is not None:
            if self.secret or self.entropy:
                raise BadSetup("A chosen seed has no secret and no entropy.")
            if not 0 <= self.chosen <= MASK64:
                raise BadSetup(f"A seed is a number from 0 to {MASK64}.")
        elif not SECRET.fullmatch(self.secret):
            raise BadSetup("The secret of a match must be 64 hexadecimal digits.")
        if self.generator not in (KEYED, FAST):
            raise BadSetup(f"There is no generator of chance called '{self.generator}'.")
        if len(self.entropy) > MAX_WORDS or any(len(word) > MAX_LENGTH for word in self.entropy):
            raise BadSetup(f"Entropy is at most {MAX_WORDS} texts of at most {MAX_LENGTH} letters.")

    @classmethod
    def draw(cls, *entropy: str) -> "Luck":
        """A new secret from the system's randomness."""
        return cls(secrets.token_hex(32), entropy)

    @classmethod
    def choose(cls, seed: int) -> "Luck":
        """A seed that somebody wants: reproducible, and not committed to."""
        return cls(chosen=seed)

    def with_entropy(self, *words: str) -> "Luck":
        """The same secret with more words of the players."""
        return replace(self, entropy=(*self.entropy, *words))

    @property
    def commitment(self) -> str:
        """What is shown before the match; empty for a chosen seed."""
        return _hash("pentarchy commitment", self.secret).hex() if self.secret else ""

    @property
    def seed(self) -> int:
        """The number that the match starts from."""
        if self.chosen is not None:
            return self.chosen
        drawn = _hash("pentarchy seed", self.secret, *self.entropy)
        return int.from_bytes(drawn[:8], "big") if self.generator == FAST else keyed(drawn)

    @property
    def shown_seed(self) -> str:
        """The seed as people read and compare it: a number, or the 64 hexadecimal digits of a key."""
        return str(self.seed) if self.chosen is not None or self.generator == FAST else key_of(self.seed).hex()


def _hash(*texts: str) -> bytes:
    """SHA-256 over texts, written as an ASCII JSON list so that no two lists look the same."""
    return hashlib.sha256(json.dumps(texts, ensure_ascii=True, separators=(",", ":")).encode()).digest()
