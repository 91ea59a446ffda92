"""The registry of Scopa's steps, asks and answers; each file of this folder adds its rule area."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, ask, answer = rules.step, rules.ask, rules.answer
