"""A server that things go wrong with, while people play at it: a bounded part every day, for minutes as a soak run."""
