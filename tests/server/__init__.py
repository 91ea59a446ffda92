"""Tests of the server. services.py finds databases, harness.py runs servers and plays, conftest.py has the fixtures."""
