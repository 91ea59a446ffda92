"""Tests of the arena: what is played, kept, counted and shown."""
