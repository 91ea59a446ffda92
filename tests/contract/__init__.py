"""The contract that every game keeps, as tests over all games and modes, and the proof that they bite."""
