"""The moves and events of Scopa. Notation, codes, texts and what a type checker sees follow from these.

A move has a fixed number of parts. So a set of cards is never one move: captured cards are chosen one after another
(`take`), and each question offers only what can still add up.
"""

from typing import Annotated, Literal

from pentarchy.engine.moves import COUNT, Domain, Table
from pentarchy.kit.tables import read_tables, tokens_of
from pentarchy_scopa.content import FILES, PACKAGE

CARD = Domain("card", tokens_of(read_tables(PACKAGE, FILES), FILES), pieces=True)
PLAYER = Domain("player", ("1", "2", "3", "4"))
REASON = Domain("reason", ("cards", "coins", "seven", "prime"))

Card = Annotated[int, CARD]

Move = (
    tuple[Literal["play"], Card]  # from the hand
    | tuple[Literal["take"], Card]  # from the table, with the card just played
)
Why = list[tuple[Move, str]] | None
MOVES = Table.of(Move)

EVENTS = Table(
    deal_began=(COUNT, PLAYER),  # which deal, and who plays first
    laid_out=(CARD,),
    dealt_again=(),  # too many kings
    dealt=(COUNT,),
    laid=(PLAYER, CARD),
    captured=(PLAYER, CARD, CARD),  # the card captured, with the card played
    swept=(PLAYER,),
    took_rest=(PLAYER, COUNT),
    point=(PLAYER, REASON),
    no_point=(REASON,),
    sweeps=(PLAYER, COUNT),
)
