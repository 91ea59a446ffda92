"""The registry of Lockup's steps, asks and answers, and of the words in which goals and scores are written."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer = rules.step, rules.effect, rules.ask, rules.answer
standing_answer, standing = rules.standing_answer, rules.standing

goals = Rules()  # metrics and conditions of achievements, scores of goons: parsed like effects, evaluated in goals.py
