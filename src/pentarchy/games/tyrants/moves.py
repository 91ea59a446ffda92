"""Tyrants' moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from typing import Annotated, Literal

from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.tyrants.board import IN_PLAY, road_names, site_names
from pentarchy.games.tyrants.content import CARD_FILES, FILES, HALF_DECKS, PACKAGE
from pentarchy.kit.tables import read_tables, tokens_of

_TABLES = read_tables(PACKAGE, FILES)
CARD = Domain("card", tokens_of(_TABLES, CARD_FILES), pieces=True)
SITE = Domain("site", site_names(_TABLES))
PLACE = Domain("place", (*site_names(_TABLES), *road_names(_TABLES)))
PLAYER = Domain("player", ("1", "2", "3", "4"))
OWNER = Domain("owner", ("1", "2", "3", "4", "white"))  # whose troop or spy
OPTION = numbers("option", 3)

# for events only
DECK = Domain("deck", HALF_DECKS)
SECTIONS = Domain("sections", tuple(IN_PLAY))
PILE = Domain("pile", ("hand", "deck", "discards", "played", "circle", "row", "supply", "devoured"))  # where from
OF = Domain("of", (
    "none", "trophies", "white_trophies", "player_trophies", "inner_circle", "controlled_sites", "total_control_sites",
    "control_markers", "own_spies", "troops_removed",
))  # what was counted  # fmt: skip

WHY = Domain("why", (
    "play.count_now", "draw.nothing_left", "deploy.no_space", "assassinate.presence", "assassinate.single_site",
    "spy.that_site", "spy.site_condition", "demons.grazzt", "supplant.presence", "move.from", "return.other_player",
    "trophies.redeploy", "promote.eot_eligible", "promote.obedience", "promote.undead_type", "promote.from_discard",
    "promote.this_card", "promote.deck_top", "promote.matron_mother", "cost.in_full", "devour.this_card",
    "outcast.play", "outcast.gibbering_mouther", "undead.ghost", "undead.carrion_crawler", "recruit.free",
    "recruit.market_deck_empty", "recruit.stack_empty", "discard.more_than_three", "discard.no_refill",
    "borrow.elder_brain", "borrow.ulitharid", "focus.condition",
))  # the rule by which an effect can do nothing  # fmt: skip

SITES = len(SITE.tokens)

Site = Annotated[int, SITE]
Card = Annotated[int, CARD]
Place = Annotated[int, PLACE]
Owner = Annotated[int, OWNER]
Player = Annotated[int, PLAYER]
Option = Annotated[int, OPTION]

Move = (
    tuple[Literal["settle"], Site]  # the first troop
    # stage 1
    | tuple[Literal["play"], Card]
    | tuple[Literal["deploy"], Place]  # for 1 power
    | tuple[Literal["surplus"]]  # for 1 power with empty barracks: 1 VP
    | tuple[Literal["assassinate"], Place, Owner]  # for 3 power
    | tuple[Literal["return_spy"], Site, Player]  # for 3 power
    | tuple[Literal["recruit"], Card]  # for its cost in influence
    | tuple[Literal["end_turn"]]
    # what cards ask for
    | tuple[Literal["pick"], Card, Option]  # "choose one"
    | tuple[Literal["place"], Place]  # deploy
    | tuple[Literal["kill"], Place, Owner]  # assassinate
    | tuple[Literal["oust"], Place, Owner]  # supplant
    | tuple[Literal["lift"], Place, Owner]  # the enemy troop to move
    | tuple[Literal["drop"], Place]  # and where it goes
    | tuple[Literal["send_home"], Place, Player]  # return a troop
    | tuple[Literal["expose"], Site, Player]  # return a spy
    | tuple[Literal["spy"], Site]
    | tuple[Literal["recall"], Site]  # take an own spy back
    | tuple[Literal["exhume"], Player, Owner]  # a troop of a trophy hall
    | tuple[Literal["lay"], Place]  # and where it goes
    | tuple[Literal["promote"], Card]
    | tuple[Literal["devour"], Card]
    | tuple[Literal["replace"], Card]  # Carrion Crawler: devour this one and take its place
    | tuple[Literal["discard"], Card]
    | tuple[Literal["enlist"], Card]  # recruit without paying
    | tuple[Literal["borrow"], Card]  # play from the market or the inner circle
    | tuple[Literal["reveal"], Card]  # Focus
    | tuple[Literal["target"], Player]  # the opponent meant
    | tuple[Literal["resolve"], Card]  # the next effect of the end of the turn
    | tuple[Literal["accept"]]  # yes, do it
    | tuple[Literal["done"]]  # no, without it
    | tuple[Literal["enough"]]  # no more of "up to"
)
Why = list[tuple[Move, str]] | None  # where an option generator puts (target, rule id) of what is not allowed
MOVES = Table.of(Move)

# The last card is the one whose text did it; what was done for power in stage 1 has a kind of its own.
EVENTS = Table(
    laid_out=(DECK, DECK, SECTIONS),
    hands_dealt=(COUNT,),
    market_laid=(CARD, CARD, CARD, CARD, CARD, CARD),
    first_player=(PLAYER,),
    settled=(PLAYER, SITE),
    round_started=(COUNT,),
    turn_started=(PLAYER,),
    # cards played
    played=(PLAYER, CARD),
    played_for=(PLAYER, CARD, COUNT, COUNT),  # a card that only gives power and influence
    played_from=(PLAYER, CARD, PILE, CARD),
    back_in_circle=(PLAYER, CARD),
    chose=(PLAYER, CARD, OPTION),
    chose_in_vain=(PLAYER, CARD, OPTION, WHY),
    cannot_pay=(PLAYER, CARD),
    cannot=(PLAYER, CARD, WHY),  # what a card says can do nothing
    no_more=(PLAYER, CARD),  # of "up to", or nothing of what one may
    declined=(PLAYER, CARD),  # not to pay, not to do what one may
    showed_nothing=(PLAYER, CARD),  # for its Focus
    revealed=(PLAYER, CARD, CARD),  # which, for the Focus of which
    focused=(PLAYER, CARD, CARD),  # which was played before, for the Focus of which
    # gains: how much, by which card, for how many of what
    got_power=(PLAYER, COUNT, CARD, OF, COUNT),
    got_influence=(PLAYER, COUNT, CARD, OF, COUNT),
    got_vp=(PLAYER, COUNT, CARD, OF, COUNT),
    drew_by=(PLAYER, COUNT, CARD, OF, COUNT),
    pool_lost=(PLAYER, COUNT, COUNT),  # power, influence
    counted=(PLAYER, CARD, OF, COUNT),  # for as many assassinations
    # the board
    deployed=(PLAYER, PLACE, CARD),
    deployed_for_power=(PLAYER, PLACE),
    barracks_empty=(PLAYER, CARD),
    barracks_empty_for_power=(PLAYER,),
    assassinated=(PLAYER, OWNER, PLACE, CARD),
    assassinated_for_power=(PLAYER, OWNER, PLACE),
    supplanted=(PLAYER, OWNER, PLACE, CARD),
    supplanted_for_vp=(PLAYER, OWNER, PLACE, CARD),  # with empty barracks
    moved=(PLAYER, OWNER, PLACE, PLACE, CARD),
    troop_returned=(PLAYER, PLAYER, PLACE, CARD),  # by whom, whose
    spy_placed=(PLAYER, SITE, CARD),
    spy_recalled=(PLAYER, SITE, CARD),
    spy_returned=(PLAYER, PLAYER, SITE, CARD),
    spy_returned_for_power=(PLAYER, PLAYER, SITE),
    trophy_placed=(PLAYER, PLAYER, OWNER, PLACE, CARD),  # by whom, from whose hall
    control_gained=(PLAYER, SITE, COUNT, COUNT),  # own troops, those of the strongest other colour
    control_lost=(PLAYER, SITE, COUNT, COUNT),
    total_gained=(PLAYER, SITE, COUNT),  # spaces
    total_regained=(PLAYER, SITE, COUNT),  # when the last spy of another player has left
    total_lost=(PLAYER, SITE, COUNT, COUNT),  # own troops, spaces
    marker_paid=(PLAYER, SITE),
    marker_scored=(PLAYER, SITE, COUNT),
    # cards that go somewhere
    recruited=(PLAYER, CARD, COUNT, PILE),  # for so much influence
    enlisted=(PLAYER, CARD, PILE, CARD),
    turned_up=(CARD,),
    outcast_joined=(PLAYER, COUNT, PLAYER, CARD),  # who, how many, by whose card
    outcast_returned=(PLAYER,),
    outcast_not_devoured=(PLAYER, CARD),
    outcast_not_promoted=(PLAYER, CARD),
    drew=(PLAYER, COUNT),
    reshuffled=(PLAYER,),
    discarded=(PLAYER, CARD, CARD),  # to pay for the second
    discard_forced=(PLAYER, CARD, PLAYER, CARD),  # by whose card
    deck_discarded=(PLAYER, COUNT, CARD),
    devoured=(PLAYER, CARD, PILE, CARD),
    took_place=(PLAYER, CARD, CARD),  # devoured, and what lies there now
    devoured_opened=(PLAYER, CARD),
    promoted=(PLAYER, CARD, PILE, CARD),
    # the end
    last_troop=(PLAYER,),
    market_empty=(),
    game_ended=(),
    scored=(PLAYER, COUNT, COUNT, COUNT, COUNT, COUNT, COUNT, COUNT),  # all points, then line by line
)
