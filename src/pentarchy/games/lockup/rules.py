"""The registry of Lockup's steps, asks and answers, and of the words in which goals and scores are written."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer, facts = rules.step, rules.effect, rules.ask, rules.answer, rules.facts
standing_answer, standing, idle_when, returns = rules.standing_answer, rules.standing, rules.idle_when, rules.returns

goals = Rules()  # metrics and conditions of achievements, scores of goons: parsed like effects, evaluated in goals.py
