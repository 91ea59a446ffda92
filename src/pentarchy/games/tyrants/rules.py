"""The registry of Tyrants' steps, asks and answers; each file of this folder adds its rule area."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer, idle_when = rules.step, rules.effect, rules.ask, rules.answer, rules.idle_when
