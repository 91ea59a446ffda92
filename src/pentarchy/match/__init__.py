"""A match as a log: its setup, its moves, and proof that the luck in it was fair. Nothing here knows users or bots.

`Match` plays, takes back and looks back; `to_json` and `from_json` save and load it; `verify` checks a file from
outside. Where to find what: fairness.py (where the seed comes from), edition.py (which rules and components), setup.py,
match.py, gesture.py, preview.py, log_file.py (the format of files), verify.py.
"""

from pentarchy.match.edition import Edition, OtherEdition
from pentarchy.match.fairness import Luck
from pentarchy.match.gesture import JOIN, Entry, Step, Stop
from pentarchy.match.log_file import FORMAT, MIGRATIONS, from_json, to_json, unplayed_json
from pentarchy.match.match import REDO, TAKE_BACK, UNDO, Checkpoint, Match, Record, read_checkpoint
from pentarchy.match.preview import Preview, preview
from pentarchy.match.setup import Setup
from pentarchy.match.told import Told
from pentarchy.match.verify import Check, Report, verify

__all__ = [
    "FORMAT",
    "JOIN",
    "MIGRATIONS",
    "REDO",
    "TAKE_BACK",
    "UNDO",
    "Check",
    "Checkpoint",
    "Edition",
    "Entry",
    "Luck",
    "Match",
    "OtherEdition",
    "Preview",
    "Record",
    "Report",
    "Setup",
    "Step",
    "Stop",
    "Told",
    "from_json",
    "preview",
    "read_checkpoint",
    "to_json",
    "unplayed_json",
    "verify",
]
