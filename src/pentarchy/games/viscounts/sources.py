"""Where a gain or a loss comes from, for the log and for prompts.

Effects carry the number of what causes them: a piece, or one of the other sources of `moves.SOURCE`, which are numbered
after the pieces. So an effect that is interrupted by questions still knows at its end where it began.
"""

from pentarchy.games.viscounts.moves import ABILITY, ACTION, CARD, SECTION, SEGMENT, SITE, SOURCE

NONE = SOURCE.index["none"]
SITES, LINKS = SOURCE.index[f"site_{SITE.tokens[0]}"], SOURCE.index[f"link_{SITE.tokens[0]}"]
SECTIONS = SOURCE.index[f"tier_2_{SECTION.tokens[0]}"]
PRINTED_FOLK = SOURCE.index[f"printed_folk_{SEGMENT.tokens[0]}"]
PRINTED_TILES = SOURCE.index[f"printed_tile_{SEGMENT.tokens[0]}"]
ACTIONS = SOURCE.index[f"action_{ACTION.tokens[0]}"]
ABILITIES = SOURCE.index[f"automa_{ABILITY.tokens[0]}"]
TIER_3, REMOVED_1 = SOURCE.index["tier_3"], SOURCE.index["removed_1"]
OWN_COLLISION, COLLISION_OF_OTHER = SOURCE.index["collision_1"], SOURCE.index["others_1"]  # by spaces of the track
MEETING, TRADED, PAID_DEBT = SOURCE.index["meeting"], SOURCE.index["trade"], SOURCE.index["paid_debt"]
CRIMINALS = SOURCE.index["criminals"]
CHECK_CRIMINALS, CHECK_LAWFUL = SOURCE.index["check_criminals"], SOURCE.index["check_lawful"]
EMPTY_DECK, AUTOMA_BOARD = SOURCE.index["empty_deck"], SOURCE.index["automa_board"]
WORKSHOP_1, WORKSHOP_2 = SOURCE.index["workshop_1"], SOURCE.index["workshop_2"]
PIECES = len(CARD.tokens)


def named(source: int) -> int:
    """A source as events tell it: what is not known (-1) is none."""
    return source if source >= 0 else NONE
