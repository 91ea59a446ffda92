"""The registry of Kingdom's steps, asks and answers; each file of this folder adds its rule area."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer, facts = rules.step, rules.effect, rules.ask, rules.answer, rules.facts
standing_answer, standing, idle_when, returns = rules.standing_answer, rules.standing, rules.idle_when, rules.returns
