"""Rules and words of the toy game of toys.py."""
