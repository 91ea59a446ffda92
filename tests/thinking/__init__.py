"""Tests of work that is done elsewhere."""
