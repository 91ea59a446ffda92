"""Kingdom's moves and events: their kinds and parts. Notation, codes and texts follow from these tables."""

from pentarchy.engine.content import read_tables, tokens_of
from pentarchy.engine.moves import COUNT, Domain, Table, numbers
from pentarchy.games.kingdom.content import BOARDS, CARD_FILES, MENACE_DECKS, PACKAGE
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

DUCHY = Domain("duchy", tuple(read_tables(PACKAGE, ("duchies.toml",))["duchies.toml"]))
SCENARIO = Domain("scenario", tuple(read_tables(PACKAGE, ("scenarios.toml",))["scenarios.toml"]))
LAID = Domain("laid", ("construction", "built", "menaces", "advisors"))
DECK = Domain("deck", MENACE_DECKS)
SIDE = Domain("side", ("one_player", "two_players"))  # of a quest board
REWARD = Domain("reward", ("now", "later", "gone"))  # of a task: the final one's is settled at the end of the moment
TIE = Domain("tie", ("no", "yes"))
TRAINING = Domain("training", ("put", "taken"))  # what supremacy did with the soldier
CAUSE = Domain("cause", ("draft", "price", "seen"))  # why a card is discarded: left over, paid or found by the search
MEANS = Domain("means", ("spy", "advisor"))
BROUGHT = Domain("brought", ("rats", "farms"))
DEFEAT = Domain("defeat", ("rodents", "hoard"))

EVENTS = Table(
    # before round 1
    duchy_taken=(PLAYER, DUCHY),
    deck_taken=(PLAYER, DECK),
    menaces_hidden=(DECK,),  # alone: in the danger stack
    quest_laid=(BOARD,),
    scenario_began=(SCENARIO,),
    scenario_cards=(SCENARIO, LAID),
    thefts_laid=(SCENARIO, COUNT),  # scenario 5: theft tokens on the built cards
    soldiers_given=(PLAYER, COUNT),
    advisor_kept=(PLAYER, CARD),
    # the draft
    round_started=(COUNT,),  # alone
    round_opened=(COUNT, PLAYER),  # with the first player
    offered=(PLAYER, CARD, AREA, FACE),
    laid_out=(CARD, AREA, FACE),
    took=(PLAYER, AREA, COUNT, COUNT),  # all cards, those face down
    took_extra=(PLAYER, CARD, AREA, FACE),
    searched=(PLAYER, AREA),
    found=(PLAYER, CARD, AREA),
    turned_up=(PLAYER, CARD, AREA, MEANS),
    shifted=(PLAYER, CARD, AREA, FACE),
    peeked=(PLAYER, CARD),
    left_over=(CARD, CAUSE, FACE),
    spy_ready=(PLAYER,),
    # advisors and dangers
    revealed=(PLAYER, CARD),  # at the start of planning, of the cards drafted face down
    advisor_joined=(PLAYER, CARD),
    advisor_used=(PLAYER, CARD),
    calamity_struck=(PLAYER, CARD),
    calamity_averted=(PLAYER, CARD),
    lost_to_shadow=(PLAYER, CARD),
    lost_to_hoard=(PLAYER, CARD, COUNT),  # scenario 5: cubes beside the menace stack now
    shadow_cubes=(PLAYER, COUNT),
    menace_arrived=(PLAYER, CARD),
    menace_idle=(PLAYER, CARD),
    frozen=(PLAYER, CARD),
    icon_covered=(PLAYER, RESOURCE),
    icon_freed=(PLAYER, RESOURCE),
    rodents_came=(PLAYER, COUNT, BROUGHT, COUNT),  # those that came, those left in the stack
    # building
    started=(PLAYER, CARD),
    recycled=(PLAYER, CARD, COUNT),  # extra cubes
    placed=(PLAYER, RESOURCE, CARD),
    stored=(PLAYER, RESOURCE, COUNT),
    exchanged=(PLAYER, COUNT),  # the cubes as a packed bag
    krystallium_spent=(PLAYER, PAYMENT, CARD),
    soldier_spent=(PLAYER, CARD),
    completed=(PLAYER, CARD),
    scrapped=(PLAYER, CARD, COUNT),  # what lay on it
    produced=(PLAYER, RESOURCE, COUNT, COUNT),  # all, those of the duchy card
    supremacy=(PLAYER, RESOURCE, COUNT, COUNT, TRAINING),  # own production, the opponent's
    supremacy_alone=(PLAYER, RESOURCE, COUNT, TRAINING),
    supremacy_tie=(RESOURCE, COUNT),
    # quests, battle, end
    task_done=(PLAYER, BOARD, TASK, SIDE, REWARD, COUNT),  # what was paid as a packed bag
    final_reward=(PLAYER, BOARD, SIDE, TIE),
    neutralised=(PLAYER, CARD),
    type_counted=(PLAYER, TYPE, COUNT),
    game_lost=(DEFEAT,),
    game_ended=(),
)
