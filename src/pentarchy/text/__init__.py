"""Everything a player reads, in English and Russian: Fluent files by key, and `Speech`, which knows the keys."""

from pentarchy.text.bundles import LANGUAGES, MissingText, Texts, shell
from pentarchy.text.speech import Speech
from pentarchy.text.wording import Wording

__all__ = ["LANGUAGES", "MissingText", "Speech", "Texts", "Wording", "shell"]
