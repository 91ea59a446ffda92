"""Property 10: everything that is asked, offered, told, refused or counted has words in English and Russian."""

import re
from typing import Any

from pentarchy.engine.registry import Game
from pentarchy.engine.views import view
from pentarchy.testing.play import Case, Chooser, asked, eyes, walk
from pentarchy.testing.secrecy import seen_parts
from pentarchy.text import LANGUAGES, Speech

CYRILLIC = re.compile("[А-Яа-яЁё]")


def has_text(case: Case, choose: Chooser) -> None:
    """10. Prompts, moves, reasons, events, lines of the score and the ending are said in both languages."""
    content, told = case.game.load(None), 0
    speeches = [Speech(case.game, content, lang) for lang in LANGUAGES]
    for number, (state, player, _) in enumerate(walk(case, choose, events=True)):
        for speech in speeches:
            if case.due(number, player):
                says_choices(speech, state)
            says_events(speech, state, told)
        told = len(state.events)
    for speech in speeches:
        for line in case.game.score(state, 0):
            is_said(speech, speech.score_line(line))
        if state.over:
            is_said(speech, speech.ending(case.game.outcome(state)))


def says_choices(speech: Speech, state: Any) -> None:
    """What is asked, what can be answered, and why other things cannot."""
    for player in asked(state):
        seen, question = view(state, player), state.asks[player]
        is_said(speech, speech.prompt(question, seen, player))
        is_said(speech, speech.reason(speech.rule_of(question)))
        reasons = state.explain(player)
        for move in (*state.legal(player), *(target for target, _ in reasons)):
            is_said(speech, speech.move(move, seen, player))
        for rule in {rule for _, rule in reasons}:
            is_said(speech, speech.reason(rule))


def says_events(speech: Speech, state: Any, told: int) -> None:
    """What happened since, as everybody may know it."""
    for event in state.events[told:]:
        for eye in eyes(state):
            is_said(speech, speech.event((event[0], seen_parts(state, event, eye))))


def is_said(speech: Speech, text: str) -> None:
    """A text is there, in the letters of its language."""
    assert text.strip(), "an empty text"
    assert bool(CYRILLIC.search(text)) == (speech.lang == "ru"), f"in {speech.lang}: '{text}'"
    assert "{" not in text, f"a value is missing in '{text}'"


def setup_has_text(game: Game) -> None:
    """10, before the game: its title, every option with every value, the help and the face of every component."""
    content = game.load(None)
    for lang in LANGUAGES:
        speech = Speech(game, content, lang)
        for piece in range(len(getattr(content, "tokens", ()))):  # where components are data
            for line in speech.describe(piece):
                is_said(speech, line)
        for name in getattr(content, "by_design", ()):
            speech.face(name)
        is_said(speech, speech.title())
        for option in game.options:
            is_said(speech, speech.option(option.name))
            for value in option.values:
                assert speech.option_value(option.name, value).strip()
