"""Values that texts say in a way of their own."""


class Seat(int):
    """A player among the values of a text, to be said by name."""
