"""Speed and memory of the games, beside two public peers measured in the same run. Ratios, never floors in tests."""
