"""Kingdom's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from pentarchy.engine.content import read_tables, tokens_of
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.kingdom.content import BOARDS, CARD_FILES, PACKAGE
from pentarchy.games.kingdom.notation import RESOURCES, TYPES

CARD = Domain("card", tokens_of(read_tables(PACKAGE, CARD_FILES), CARD_FILES), pieces=True)
AREA = Domain("area", ("left", "right"))
FACE = Domain("face", ("up", "down"))
PLACE = numbers("place", 20)  # position of a card in an offering area
RESOURCE = Domain("resource", RESOURCES)
PAYMENT = Domain("payment", (*RESOURCES, "krystallium"))  # what a krystallium stands for
TYPE = Domain("type", TYPES)
BOARD = Domain("board", BOARDS)
TASK = numbers("task", 4)
ICON = numbers("icon", 16)  # 0 to 7 on the duchy card, from 8 on on the cards of scenario 5
PLAYER = Domain("player", ("1", "2"))

MOVES = Table(
    # setup
    keep=(CARD,),  # one of the two advisors drawn
    # draft
    offer=(CARD, AREA, FACE),
    take=(AREA,),
    search=(AREA,),  # solo: search, then take this area
    give=(AREA, PLACE),  # solo: discard this card for the search
    find=(CARD, AREA),  # solo: the card that the search adds
    spy=(AREA, PLACE),
    reveal=(AREA, PLACE),  # Inspired Prophet
    shift=(AREA, PLACE),  # Ambassador: to the other area
    extra=(AREA, PLACE),  # Grey Eminence: take this one too
    # planning
    purge=(CARD,),  # High Priestess: this calamity goes to the box
    lose=(CARD,),  # discard for a shadow
    freeze=(CARD,),  # a frost giant goes under this card
    cover=(ICON,),  # a thief covers this icon
    build=(CARD,),
    recycle=(CARD,),
    # cubes
    place=(CARD,),
    store=(),  # into the alchemy area
    # at any moment
    krystallium=(CARD, PAYMENT),
    soldier=(CARD,),
    scrap=(CARD,),  # discard a card under construction
    task=(BOARD, TASK),
    exchange=(),  # quests: 5 cubes for 1 krystallium
    spend=(RESOURCE,),  # one of the 5
    advise=(CARD,),  # use an advisor's ability
    # battle
    neutralise=(CARD,),
    free=(ICON,),  # a theft token is removed from this icon
    # end of the game
    finish=(CARD,),  # Royal Architect
    count=(TYPE,),  # Herald
    # anywhere
    done=(),  # end this phase or step, or decline
)

EVENTS = Table(
    round_started=(COUNT,),
    offered=(PLAYER, CARD, AREA, FACE),
    laid_out=(CARD, AREA, FACE),
    took=(PLAYER, AREA, COUNT),
    took_extra=(PLAYER, CARD, AREA),
    searched=(PLAYER, AREA),
    turned_up=(PLAYER, CARD, AREA),
    shifted=(PLAYER, CARD, AREA),
    peeked=(PLAYER,),
    left_over=(CARD,),
    advisor_joined=(PLAYER, CARD),
    advisor_used=(PLAYER, CARD),
    calamity_struck=(PLAYER, CARD),
    calamity_averted=(PLAYER, CARD),
    lost_to_shadow=(PLAYER, CARD),
    shadow_cubes=(PLAYER, COUNT),
    menace_arrived=(PLAYER, CARD),
    frozen=(PLAYER, CARD),
    icon_covered=(PLAYER, RESOURCE),
    icon_freed=(PLAYER, RESOURCE),
    rodents_came=(PLAYER, COUNT),
    started=(PLAYER, CARD),
    recycled=(PLAYER, CARD),
    placed=(PLAYER, RESOURCE, CARD),
    stored=(PLAYER, RESOURCE),
    exchanged=(PLAYER,),
    krystallium_spent=(PLAYER, PAYMENT, CARD),
    soldier_spent=(PLAYER, CARD),
    completed=(PLAYER, CARD),
    bonus=(PLAYER, COUNT, COUNT),  # krystallium, soldiers
    scrapped=(PLAYER, CARD),
    produced=(PLAYER, RESOURCE, COUNT),
    supremacy=(PLAYER, RESOURCE),
    task_done=(PLAYER, BOARD, TASK),
    final_reward=(PLAYER, BOARD),
    neutralised=(PLAYER, CARD),
    type_counted=(PLAYER, TYPE),
    game_lost=(),
    game_ended=(),
)
