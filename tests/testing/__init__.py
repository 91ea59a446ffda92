"""Tests of what others test their games with."""
