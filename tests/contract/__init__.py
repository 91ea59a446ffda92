"""The contract that every game keeps, as tests over all games and modes, and the proof that they bite."""

import pytest

pytest.register_assert_rewrite(
    "pentarchy.testing.play", "tests.contract.properties", "tests.contract.secrecy", "tests.contract.wording"
)
