"""The compiled build: how it is chosen, and what is written for it. `make compiled` runs the other tests against it."""
