"""The registry of Viscounts' steps, asks and answers."""

from pentarchy.engine.rules import Rules

rules = Rules()
step, effect, ask, answer, facts = rules.step, rules.effect, rules.ask, rules.answer, rules.facts

# moves that only choose: the step that asked goes on with them; what others do stands beside their questions
rules.returns(
    "move", "pay", "recruit", "pass_by", "take_good", "hire_free", "flip_one", "pick", "resolve", "arrange", "remove",
    "discard_card", "destroy_card", "decline", "erect", "link", "shift", "stay", "settle", "climb", "copy",
)  # fmt: skip
