"""Tyrants' moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from pentarchy.engine.content import read_tables, tokens_of
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.tyrants.board import road_names, site_names
from pentarchy.games.tyrants.content import CARD_FILES, FILES, PACKAGE

_TABLES = read_tables(PACKAGE, FILES)
CARD = Domain("card", tokens_of(_TABLES, CARD_FILES), pieces=True)
SITE = Domain("site", site_names(_TABLES))
PLACE = Domain("place", (*site_names(_TABLES), *road_names(_TABLES)))
PLAYER = Domain("player", ("1", "2", "3", "4"))
OWNER = Domain("owner", ("1", "2", "3", "4", "white"))  # whose troop or spy
OPTION = numbers("option", 3)

SITES = len(SITE.tokens)

MOVES = Table(
    settle=(SITE,),  # the first troop
    # stage 1
    play=(CARD,),
    deploy=(PLACE,),  # for 1 power
    surplus=(),  # for 1 power with empty barracks: 1 VP
    assassinate=(PLACE, OWNER),  # for 3 power
    return_spy=(SITE, PLAYER),  # for 3 power
    recruit=(CARD,),  # for its cost in influence
    end_turn=(),
    # what cards ask for
    pick=(CARD, OPTION),  # "choose one"
    place=(PLACE,),  # deploy
    kill=(PLACE, OWNER),  # assassinate
    oust=(PLACE, OWNER),  # supplant
    lift=(PLACE, OWNER),  # the enemy troop to move
    drop=(PLACE,),  # and where it goes
    send_home=(PLACE, PLAYER),  # return a troop
    expose=(SITE, PLAYER),  # return a spy
    spy=(SITE,),
    recall=(SITE,),  # take an own spy back
    exhume=(PLAYER, OWNER),  # a troop of a trophy hall
    lay=(PLACE,),  # and where it goes
    promote=(CARD,),
    devour=(CARD,),
    replace=(CARD,),  # Carrion Crawler: devour this one and take its place
    discard=(CARD,),
    enlist=(CARD,),  # recruit without paying
    borrow=(CARD,),  # play from the market or the inner circle
    reveal=(CARD,),  # Focus
    target=(PLAYER,),  # the opponent meant
    resolve=(CARD,),  # the next effect of the end of the turn
    accept=(),  # yes, do it
    done=(),  # no, without it
    enough=(),  # no more of "up to"
)

EVENTS = Table(
    round_started=(COUNT,),
    turn_started=(PLAYER,),
    played=(PLAYER, CARD),
    borrowed=(PLAYER, CARD),
    revealed=(PLAYER, CARD),
    got_power=(PLAYER, COUNT),
    got_influence=(PLAYER, COUNT),
    got_vp=(PLAYER, COUNT),
    deployed=(PLAYER, PLACE),
    barracks_empty=(PLAYER,),
    assassinated=(PLAYER, OWNER, PLACE),
    moved=(PLAYER, OWNER, PLACE, PLACE),
    troop_returned=(PLAYER, PLAYER, PLACE),  # by whom, whose
    spy_placed=(PLAYER, SITE),
    spy_recalled=(PLAYER, SITE),
    spy_returned=(PLAYER, PLAYER, SITE),
    trophy_placed=(PLAYER, PLAYER, OWNER, PLACE),  # by whom, from whose hall
    control_gained=(PLAYER, SITE),
    control_lost=(PLAYER, SITE),
    total_gained=(PLAYER, SITE),
    total_lost=(PLAYER, SITE),
    marker_paid=(PLAYER, SITE),
    marker_scored=(PLAYER, SITE, COUNT),
    recruited=(PLAYER, CARD),
    turned_up=(CARD,),
    outcast_joined=(PLAYER,),
    outcast_left=(PLAYER,),
    drew=(PLAYER, COUNT),
    reshuffled=(PLAYER,),
    discarded=(PLAYER, CARD),
    deck_discarded=(PLAYER, COUNT),
    devoured=(PLAYER, CARD),
    joined_market=(PLAYER, CARD),
    promoted=(PLAYER, CARD),
    last_troop=(PLAYER,),
    market_empty=(),
    game_ended=(),
)
