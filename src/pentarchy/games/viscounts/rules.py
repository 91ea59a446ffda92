"""The registry of Viscounts' steps, asks and answers."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer = rules.step, rules.effect, rules.ask, rules.answer
