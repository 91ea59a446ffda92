"""The registry of Wistar's steps, asks and answers, and of the words in which standing changes are written."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer = rules.step, rules.effect, rules.ask, rules.answer
standing_answer, standing = rules.standing_answer, rules.standing

mods = Rules()  # standing changes: parsed like effects, looked up in modifiers.py
