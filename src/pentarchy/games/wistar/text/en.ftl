# Rats of Wistar in English. The keys are the same in every language.
#
# $card is the name of a piece, $known is "no" when its face is hidden from the reader. $owner is a player or the rival
# clan, $room a place of the farm, $row a mission, $space a marker space. What components do is made of the messages do-*
# (effects) and mod-* (standing changes).

## Words that sentences share

name-owner-rival = The Rival Clan
name-deck-basic = basic
name-deck-advanced = advanced
name-zone-house = house
name-zone-basement = basement
name-room-outside = Farm entrance
name-area-forest = forest
name-area-burrow = burrow
name-area-farm = farm
name-good-wood = wood
name-good-metal = metal
name-good-move = move tokens
name-good-joker = jokers
name-symbol-wit = wit
name-symbol-agility = agility
name-symbol-observation = observation
name-symbol-strength = strength
name-symbol-endurance = endurance
name-symbol-energy = energy
area = { $area ->
    [forest] { name-area-forest }
    [burrow] { name-area-burrow }
   *[farm] { name-area-farm }
}
area_2 = { $area_2 ->
    [forest] { name-area-forest }
    [burrow] { name-area-burrow }
   *[farm] { name-area-farm }
}
good = { $good ->
    [wood] { name-good-wood }
    [metal] { name-good-metal }
    [move] { name-good-move }
   *[joker] { name-good-joker }
}
amount = { $good ->
    [wood] { $count } wood
    [metal] { $count } metal
    [move] { $count ->
        [1] 1 move token
       *[other] { $count } move tokens
    }
   *[joker] { $count ->
        [1] 1 joker
       *[other] { $count } jokers
    }
}
symbol = { $symbol ->
    [wit] { name-symbol-wit }
    [agility] { name-symbol-agility }
    [observation] { name-symbol-observation }
    [strength] { name-symbol-strength }
    [endurance] { name-symbol-endurance }
   *[energy] { name-symbol-energy }
}
symbols = { $count ->
    [1] { symbol }
   *[other] { symbol } ×{ $count }
}
need = { $what ->
    [tools] { $count ->
        [1] a tool in play
       *[other] { $count } tools in play
    }
    [robots] { $count ->
        [1] a robot in play
       *[other] { $count } robots in play
    }
    [structures] { $count ->
        [1] a structure in play
       *[other] { $count } structures in play
    }
    [current] { $count ->
        [1] current
       *[other] boosted current
    }
    [mice] { $count ->
        [1] a mouse
       *[other] { $count } mice
    }
    [rooms_dug] { $count ->
        [1] a room dug
       *[other] { $count } rooms dug
    }
   *[skill] { $count ->
        [1] { need-skill }
       *[other] { need-skill } ×{ $count }
    }
}
need-skill = { $what ->
    [wit] { name-symbol-wit }
    [agility] { name-symbol-agility }
    [observation] { name-symbol-observation }
    [strength] { name-symbol-strength }
   *[endurance] { name-symbol-endurance }
}
payment = { $what ->
    [wood] { $amount } wood
    [metal] { $amount } metal
    [move] { $amount ->
        [1] 1 move token
       *[other] { $amount } move tokens
    }
    [joker] { $amount ->
        [1] 1 joker
       *[other] { $amount } jokers
    }
    [vp] { $amount } VP
    [any] { $amount ->
        [1] 1 wood, metal or card
       *[other] { goods-mix }
    }
    [basic] { $amount ->
        [1] a basic card
       *[other] { $amount } basic cards
    }
    [advanced] { $amount ->
        [1] an advanced card
       *[other] { $amount } advanced cards
    }
    [mouse] { $amount ->
        [1] a mouse
       *[other] { $amount } mice
    }
    [bed] { $amount ->
        [1] a built bed
       *[other] { $amount } built beds
    }
   *[card] { $amount ->
        [1] a card from hand
       *[other] { $amount } cards from hand
    }
}
# Aggressive effects: VP are lost, anything else is discarded.
lose = { $form ->
    [label] { $what ->
        [vp] Lose { payment }
       *[other] Discard { payment }
    }
    [they] { $what ->
        [vp] loses { payment }
       *[other] discards { payment }
    }
   *[you] { $what ->
        [vp] lose { payment }
       *[other] discard { payment }
    }
}
goods-mix = { $amount } of wood, metal and cards
either = { $first } or { $second }
nothing = nothing
free = free
points = { $vp } VP
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}
outside = farm entrance
passage = { $first } – { $second }
row = { $name } ({ $mission })
slot = { $sector }, slot { $number }
lock = lock { $number } opened
key = opens lock { $number }
deck-of = { $deck ->
    [advanced] advanced
   *[basic] basic
}
type = { $kind ->
    [tool] tool
    [robot] robot
   *[structure] structure
}
invention = { $deck ->
    [basic] a basic { $kind ->
        [tool] tool
        [robot] robot
        [structure] structure
       *[any] invention
    }
    [advanced] an advanced { $kind ->
        [tool] tool
        [robot] robot
        [structure] structure
       *[any] invention
    }
   *[any] { $kind ->
        [tool] a tool
        [robot] a robot
        [structure] a structure
       *[any] an invention
    }
}
# What is counted: "for each …", and "more … than you".
each = { $count_of ->
    [doors] door token
    [mice] mouse
    [mice_house] house mouse
    [mice_base] basement mouse
    [rooms_dug] room dug
    [beds] bed built
    [markers] marker on missions
    [markers_brown] brown marker space emptied
    [markers_grey] grey marker space emptied
    [goals] goal reached
    [tools] tool in play
    [robots] robot in play
    [structures] structure in play
    [basic] basic invention in play
    [advanced] advanced invention in play
    [inventions] invention in play
    [energy] energy symbol
    [jokers] joker
    [moves] move token
    [wood] wood
    [metal] metal
    [hand] card in hand
    [current] level of current
    [skill-wit] wit symbol
    [skill-agility] agility symbol
    [skill-observation] observation symbol
    [skill-strength] strength symbol
    [skill-endurance] endurance symbol
    [kind-instant] invention with an instant effect
    [kind-once] invention with a 1× effect
    [kind-income] invention with income
    [kind-final] invention with a final effect
    [kind-ongoing] invention with an ongoing effect
   *[kind-aggressive] invention with an aggressive effect
}
many = { $count_of ->
    [doors] door tokens
    [mice] mice
    [mice_house] house mice
    [mice_base] basement mice
    [rooms_dug] rooms dug
    [beds] beds built
    [markers] markers on missions
    [markers_brown] brown marker spaces emptied
    [markers_grey] grey marker spaces emptied
    [goals] goals reached
    [tools] tools in play
    [robots] robots in play
    [structures] structures in play
    [basic] basic inventions in play
    [advanced] advanced inventions in play
    [inventions] inventions in play
    [energy] energy symbols
    [jokers] jokers
    [moves] move tokens
    [wood] wood
    [metal] metal
    [hand] cards in hand
    [current] current
    [skill-wit] wit symbols
    [skill-agility] agility symbols
    [skill-observation] observation symbols
    [skill-strength] strength symbols
    [skill-endurance] endurance symbols
    [kind-instant] inventions with instant effects
    [kind-once] inventions with 1× effects
    [kind-income] inventions with income
    [kind-final] inventions with final effects
    [kind-ongoing] inventions with ongoing effects
   *[kind-aggressive] inventions with aggressive effects
}

## Phases

phase-setup = Setup
phase-start = Start of the round
phase-turns = Action phase
phase-end = End of the game
where = Round { $round } of { $rounds } · { $phase }

## What components do

do-gain = { $what ->
    [wood] +{ $amount } wood
    [metal] +{ $amount } metal
    [move] { $amount ->
        [1] +1 move token
       *[other] +{ $amount } move tokens
    }
   *[joker] { $amount ->
        [1] +1 joker
       *[other] +{ $amount } jokers
    }
}
do-vp = +{ $amount } VP
do-current = { $amount ->
    [1] gain current
   *[other] gain current { $amount } times
}
do-draw = { $amount ->
    [1] { $deck ->
        [advanced] draw an advanced card
       *[basic] draw a basic card
    }
   *[other] draw { $amount } { deck-of } cards
}
do-draw_any = { $amount ->
    [1] draw a card from either deck
   *[other] draw { $amount } cards from either deck
}
do-any_good = { $amount ->
    [1] +1 wood, metal or card
   *[other] +{ $amount } of wood, metal and cards
}
do-dig = { $number ->
    [1] dig a room at its price
   *[other] dig up to { $number } rooms at their price
}
do-dig_free = { $number ->
    [1] dig a room for free
   *[other] dig { $number } rooms for free
}
do-bed = { $number ->
    [1] build a bed at its price
   *[other] build up to { $number } beds at their price
}
do-bed_free = { $number ->
    [1] build a bed for free
   *[other] build { $number } beds for free
}
do-shift = { $number ->
    [1] move a worker
   *[other] move up to { $number } workers
}
do-worker = { $number ->
    [1] bring out a worker
   *[other] bring out up to { $number } workers
}
do-explore = { $number ->
    [1] 1 exploration point
   *[other] { $number } exploration points
}
do-project = { $number ->
    [1] 1 project point
   *[other] { $number } project points
}
do-open_door = { $where ->
    [near] open a door next to you
   *[anywhere] open any door of the farm
}
do-walk = { $number ->
    [1] move your explorer through an open passage
   *[other] move your explorer through open passages, up to { $number } times
}
do-travel = move your explorer to any room it can reach
do-tent = { $where ->
    [here] pitch a tent
   *[reachable] pitch or move a tent in any room your explorer can reach
}
do-reveal = { $where ->
    [near] turn up the mission where you are
   *[anywhere] turn up any mission of the farm
}
do-mouse = { $zone ->
    [house] take a house mouse
    [basement] take a basement mouse
   *[either] take a mouse
}
do-round_mouse = take the mouse of the round
do-play = play { invention }{ $lacks ->
    [any] {""}
   *[other] {" "}without a symbol of { lacks }
}{ $off ->
    [either] {" "}at a discount of 1 wood or 1 metal
    [each] {" "}at a discount of 1 wood and 1 metal
   *[any] {""}
}
lacks = { $lacks ->
    [wit] { name-symbol-wit }
    [agility] { name-symbol-agility }
    [observation] { name-symbol-observation }
    [strength] { name-symbol-strength }
   *[endurance] { name-symbol-endurance }
}
do-play_free = play { invention } for free
do-copy_once = copy the 1× effect of another card in play
do-draft = draw 3 { deck-of } cards, play one for free and discard the others
do-mission = { $ignored ->
    [0] do a mission
    [1] do a mission, 1 skill symbol may be missing
   *[other] do a mission, { $ignored } skill symbols may be missing
}
do-unlock = empty a brown marker space
do-hero = take a hero
do-skill_token = take a skill token
do-potion = a potion
do-turn_up = turn up the top card of the { deck-of } deck: take it if it is a { type }, otherwise discard it
do-seek = take a { type } from the { deck-of } market or search the deck for one
do-salvage = take a card from a discard pile
do-swap = swap 1 wood, metal or card for another of the three
do-carry_out = { $action ->
    [choice] carry out a main action of your choice
   *[other] carry out “{ $name }”
}
do-private_goal = draw 2 goals and keep one for yourself
do-per = { $effect } for each { each }
do-pay = { do-spend } → { $effect }
do-spend = { $what ->
    [discard] discard { $pay }
   *[spend] spend { $pay }
}
do-if = { $count_of ->
    [current] { $least ->
        [1] if you have current: { $effect }
       *[other] if you have boosted current: { $effect }
    }
   *[other] if you have at least { $least } { many }: { $effect }
}
do-when = { $when ->
    [gain_wood] each time you gain wood
    [gain_metal] each time you gain metal
    [gain_vp] each time you gain VP
    [gain_joker] each time you gain a joker
    [gain_mouse] each time you take a mouse
    [gain_advanced] each time you take an advanced card into hand
    [gain_energy] for each energy symbol you gain
    [gain_skill-wit] for each wit symbol you gain
    [gain_skill-agility] for each agility symbol you gain
    [gain_skill-observation] for each observation symbol you gain
    [gain_skill-strength] for each strength symbol you gain
    [gain_skill-endurance] for each endurance symbol you gain
    [open_door] each time you take a door token
    [reveal_mission] each time you turn up a mission
    [complete_mission] each time you do a mission
    [claim_goal] each time you reach a goal
    [play_invention] each time you play an invention
    [play_basic] each time you play a basic invention
    [play_advanced] each time you play an advanced invention
    [play_tool] each time you play a tool
    [play_robot] each time you play a robot
    [play_structure] each time you play a structure
    [dig_room] each time you dig a room
    [build_bed] each time you build a bed
    [use_move] each time you use a move token
    [act-wood] each time you collect wood as a main action
    [act-dig] each time you dig rooms as a main action
    [act-metal] each time you collect metal as a main action
    [act-beds] each time you build beds as a main action
    [act-projects] each time you work on projects as a main action
   *[act-explore] each time you explore as a main action
}: { $effect }
do-attack = each opponent with more { many } than you { $lose }
mod-discount = { $at ->
    [play_tool] tools cost you { discount }
    [play_robot] robots cost you { discount }
    [play_structure] structures cost you { discount }
    [dig] digging costs you { discount } in all
    [beds] building beds costs you { discount } in all
    [mission] missions cost you { discount }
   *[play] inventions cost you { discount }
}
discount = { $of ->
    [wood] { $count } wood less
    [metal] { $count } metal less
    [each] { $count } wood and { $count } metal less
   *[either] { $count } wood or { $count } metal less
}
mod-unit_cost = { $at ->
    [dig] each room costs you { $count } metal
   *[beds] each bed costs you { $count } wood
}
mod-ignore_skill = { $at ->
    [mission] { ignored } for your missions
   *[play] { ignored } for your inventions
}
ignored = { $count ->
    [1] 1 skill symbol may be missing
   *[other] { $count } skill symbols may be missing
}
mod-extra_room = { $count ->
    [1] 1 more room
   *[other] { $count } more rooms
}
mod-move_power = a move token moves up to { $count } workers
mod-immune = aggressive effects do not touch you

## What components do, in the small room of a card: few words, and signs in brackets

short-line = { $effect }
short-slot = { $players }[players] { $effect }
short-gain = { $what ->
    [wood] +{ $amount }[wood]
    [metal] +{ $amount }[metal]
    [move] +{ $amount }[move]
   *[joker] +{ $amount }[joker]
}
short-vp = +{ $amount } VP
short-current = +{ $amount }[current]
short-draw = { $deck ->
    [advanced] +{ $amount }[advanced]
   *[basic] +{ $amount }[basic]
}
short-draw_any = +{ $amount }[card]
short-any_good = { $amount ->
    [1] +1[wood]/[metal]/[card]
   *[other] +{ $amount } of [wood]/[metal]/[card]
}
short-dig = { $number ->
    [1] [room]dig 1 at its price
   *[other] [room]dig up to { $number } at their price
}
short-dig_free = [room]dig { $number } for free
short-bed = { $number ->
    [1] [bed]build 1 at its price
   *[other] [bed]build up to { $number } at their price
}
short-bed_free = [bed]build { $number } for free
short-shift = { $number ->
    [1] [worker]move 1
   *[other] [worker]move up to { $number }
}
short-worker = { $number ->
    [1] [worker]bring out 1
   *[other] [worker]bring out up to { $number }
}
short-explore = +{ $number }[explore]
short-project = +{ $number }[project]
short-open_door = { $where ->
    [near] [door]open a door next to you
   *[anywhere] [door]open any door
}
short-walk = { $number ->
    [1] [explorer]walk 1 passage
   *[other] [explorer]walk up to { $number } passages
}
short-travel = [explorer]go to any room in reach
short-tent = { $where ->
    [here] [tent]pitch a tent
   *[reachable] [tent]pitch or move a tent in reach
}
short-reveal = { $where ->
    [near] [mission]turn up the one where you are
   *[anywhere] [mission]turn up any
}
short-mouse = { $zone ->
    [house] +1[mouse] of the house
    [basement] +1[mouse] of the basement
   *[either] +1[mouse]
}
short-round_mouse = +1[mouse] of the round
short-kind = { $deck ->
    [basic] 1[basic]
    [advanced] 1[advanced]
   *[any] 1{ $kind ->
        [any] [card]
       *[other] {""}
    }
}{ $kind ->
    [tool] [tool]
    [robot] [robot]
    [structure] [structure]
   *[any] {""}
}
short-play = [play]play { short-kind }{ $lacks ->
    [wit] {" "}without [wit]
    [agility] {" "}without [agility]
    [observation] {" "}without [observation]
    [strength] {" "}without [strength]
    [endurance] {" "}without [endurance]
   *[any] {""}
}{ $off ->
    [either] {" "}cheaper by 1[wood]/[metal]
    [each] {" "}cheaper by 1[wood] + 1[metal]
   *[any] {""}
}
short-play_free = [play]play { short-kind } for free
short-copy_once = [once]copy the 1× effect of another card
short-draft = { $deck ->
    [advanced] [play]draw 3[advanced], play 1 for free
   *[basic] [play]draw 3[basic], play 1 for free
}
short-mission = { $ignored ->
    [0] [mission]do a mission
   *[other] [mission]do a mission lacking { $ignored }[skill]
}
short-unlock = [marker]empty a brown space
short-hero = +1[hero]
short-skill_token = +1[skill] token
short-potion = +1[potion]
short-turn_up = { $deck ->
    [advanced] turn up 1[advanced]
   *[basic] turn up 1[basic]
}: take it if { $kind ->
    [tool] [tool]
    [robot] [robot]
   *[structure] [structure]
}
short-seek = take 1{ $kind ->
    [tool] [tool]
    [robot] [robot]
   *[structure] [structure]
} from the { $deck ->
    [advanced] [advanced]
   *[basic] [basic]
} market or deck
short-salvage = [card]take 1 from a discard pile
short-swap = [swap]swap 1[wood]/[metal]/[card] for another
short-carry_out = { $action ->
    [choice] [action]any main action
   *[other] [action]{ $name }
}
short-private_goal = [goal]draw 2, keep 1 for yourself
short-per = { $effect } per { each }
short-pay = { $pay } [pay] { $effect }
short-if = { $count_of ->
    [current] { $least ->
        [1] with [current]: { $effect }
       *[other] with boosted [current]: { $effect }
    }
   *[other] with { $least }+ { many }: { $effect }
}
short-when = { $when ->
    [gain_wood] when you gain [wood]
    [gain_metal] when you gain [metal]
    [gain_vp] when you gain VP
    [gain_joker] when you gain [joker]
    [gain_mouse] when you take a [mouse]
    [gain_advanced] when you take [advanced] into hand
    [gain_energy] per [energy] gained
    [gain_skill-wit] per [wit] gained
    [gain_skill-agility] per [agility] gained
    [gain_skill-observation] per [observation] gained
    [gain_skill-strength] per [strength] gained
    [gain_skill-endurance] per [endurance] gained
    [open_door] when you take a [door]
    [reveal_mission] when you turn up a [mission]
    [complete_mission] when you do a [mission]
    [claim_goal] when you reach a [goal]
    [play_invention] when you play an invention
    [play_basic] when you play a [basic]
    [play_advanced] when you play an [advanced]
    [play_tool] when you play a [tool]
    [play_robot] when you play a [robot]
    [play_structure] when you play a [structure]
    [dig_room] when you dig a [room]
    [build_bed] when you build a [bed]
    [use_move] when you use a [move]
    [act-wood] [action]collect wood
    [act-dig] [action]dig rooms
    [act-metal] [action]collect metal
    [act-beds] [action]build beds
    [act-projects] [action]projects
   *[act-explore] [action]explore
}: { $effect }
short-lose = −{ $what ->
    [wood] { $amount }[wood]
    [metal] { $amount }[metal]
    [move] { $amount }[move]
    [joker] { $amount }[joker]
    [vp] { $amount } VP
    [any] { $amount ->
        [1] 1[wood]/[metal]/[card]
       *[other] { $amount } of [wood]/[metal]/[card]
    }
    [basic] { $amount }[basic]
    [advanced] { $amount }[advanced]
    [mouse] { $amount }[mouse]
    [bed] { $amount }[bed]
   *[card] { $amount }[card]
}
short-attack = each opponent with more { many } than you: { $lose }
short-rival = if you have more { many } than the rival: { $lose }
short-off = { $of ->
    [wood] { $count }[wood]
    [metal] { $count }[metal]
    [each] { $count }[wood] + { $count }[metal]
   *[either] { $count }[wood]/[metal]
}
short-discount = { $at ->
    [play_tool] [tool]cheaper by { short-off }
    [play_robot] [robot]cheaper by { short-off }
    [play_structure] [structure]cheaper by { short-off }
    [dig] digging cheaper by { short-off } in all
    [beds] beds cheaper by { short-off } in all
    [mission] missions cheaper by { short-off }
   *[play] inventions cheaper by { short-off }
}
short-unit_cost = { $at ->
    [dig] [room]each costs { $count }[metal]
   *[beds] [bed]each costs { $count }[wood]
}
short-ignore_skill = { $at ->
    [mission] [mission]may lack { $count }[skill]
   *[play] [play]may lack { $count }[skill]
}
short-extra_room = +{ $count }[room]
short-move_power = 1[move] moves up to { $count }[worker]
short-immune = [shield]no aggressive effects on you
short-goal = { $rows } { many } [pay] { $effect }
short-row = { $terms } [pay] { $reward }
short-lock = [lock]{ $number }
short-key = [key]{ $number }
short-need = { $what ->
    [tools] { $count }[tool]
    [robots] { $count }[robot]
    [structures] { $count }[structure]
    [current] { $count ->
        [1] [current]
       *[other] boosted [current]
    }
    [mice] { $count }[mouse]
    [rooms_dug] { $count }[room]
    [wit] { $count }[wit]
    [agility] { $count }[agility]
    [observation] { $count }[observation]
    [strength] { $count }[strength]
   *[endurance] { $count }[endurance]
}

## Questions

ask-pair_which = Choose your starting pair: a basic and an advanced invention.
ask-place_where = Place a chief on the wheel or in the alchemist's hut. Chiefs left: { $count }.
ask-act_which = { $left ->
    [both] Carry out your main action and your bonus, as far as they are possible, in any order, and any quick actions.
    [main] Carry out your main action, if it is possible, and any quick actions.
    [bonus] Carry out your bonus, if it is possible, and any quick actions.
   *[none] Take quick actions, or end your turn.
}
ask-act_choice = You may carry out one main action.
ask-dig_how_many = How many rooms do you dig? Each costs { $price } metal{ $saved ->
    [0] {""}
   *[other] , { $saved } metal less in all
}. You have { $metal } metal.
ask-build_how_many = How many beds do you build? Each costs { $price } wood{ $saved ->
    [0] {""}
   *[other] , { $saved } wood less in all
}. You have { $wood } wood, free rooms: { $free }.
ask-explore_which = Exploration points left: { $points }. Choose what to do on the farm.
ask-project_which = Project points left: { $points }. Take a card.
ask-draw_which = { $left ->
    [1] Choose the deck to draw a card from.
   *[other] Choose the deck to draw a card from; cards still to draw: { $left }.
}
ask-pick_which = { $left ->
    [1] Take wood, metal or a card ({ source }).
   *[other] Take wood, metal or a card; still to take: { $left } ({ source }).
}
ask-shift_which = { $left ->
    [1] You may move a worker to another area.
   *[other] You may move up to { $left } workers to another area, one after another.
}
ask-send_where = You may move a worker from the burrow entrance to any area ({ source }). At the entrance: { $count }.
ask-open_which = { $where ->
    [near] You may open a door next to you.
   *[anywhere] You may open any door of the farm.
}
ask-walk_where = { $left ->
    [1] You may move your explorer through an open passage{ way-back }
   *[other] You may move your explorer through an open passage, up to { $left } times{ way-back }
}
way-back = { $back ->
    [yes] , also back to the entrance.
   *[no] .
}
ask-travel_where = You may move your explorer to any room it can reach.
ask-tent_where = { $where ->
    [here] You may pitch a tent here.
   *[reachable] You may pitch a tent, or move one, in a room your explorer can reach.
}
ask-reveal_which = { $where ->
    [near] You may turn up a mission where you are.
   *[anywhere] You may turn up any mission of the farm.
}
ask-dig_free_how_many = Dig how many rooms for free?
ask-build_free_how_many = Build how many beds for free?
ask-round_mouse_or_not = You may take the mouse of the round.
ask-mouse_which = { $zone ->
    [house] You may take a house mouse.
    [basement] You may take a basement mouse.
   *[either] You may take a mouse; choose the stack.
}
ask-pay_which = { $what ->
    [mouse] Choose the mouse to discard ({ source }).
    [any] { $left ->
        [1] Choose what to pay with: wood, metal or a card ({ source }).
       *[other] Choose what to pay with: wood, metal or a card; still to pay: { $left } ({ source }).
    }
    [basic] Choose the basic card to discard ({ source }).
    [advanced] Choose the advanced card to discard ({ source }).
   *[card] Choose the card to discard ({ source }).
}
ask-suffer_which = An aggressive effect hits you ({ source }): { $lose }.
ask-play_which = You may play { invention }{ $lacks ->
    [any] {""}
   *[other] {" "}without a symbol of { lacks }
}{ $off ->
    [either] {" "}at a discount of 1 wood or 1 metal
    [each] {" "}at a discount of 1 wood and 1 metal
   *[any] {""}
}. You have { $wood } wood, { $metal } metal, { $moves ->
    [1] 1 move token
   *[other] { $moves } move tokens
}, { $jokers ->
    [1] 1 joker
   *[other] { $jokers } jokers
}.
ask-price_which = Choose how to use the discount.
ask-play_free_which = You may play { invention } for free.
ask-pay_or_not = { $what ->
    [discard] { $card }: discard { $pay } for this: { $effect }?
   *[spend] { $card }: spend { $pay } for this: { $effect }?
}
ask-copy_which = You may copy the 1× effect of another card.
ask-keep_which = You may play one of these cards for free; the others are discarded.
ask-mission_which = { $ignored ->
    [0] You may do a mission.
    [1] You may do a mission; 1 skill symbol may be missing.
   *[other] You may do a mission; { $ignored } skill symbols may be missing.
}
ask-marker_which = { $row }: choose the marker space to empty.
ask-reward_first = { $row }: what comes first, the reward or the space “{ $space }”?
ask-unlock_which = You may empty a brown marker space.
ask-hero_which = Choose a hero.
ask-token_which = Choose a skill token.
ask-brew_which = Use the potion.
ask-seek_which = Take a { type } from the { deck-of } market.
ask-salvage_which = You may take a card from a discard pile.
ask-swap_which = You may swap wood, metal or a card for another of the three.
ask-give_which = Choose the card to discard ({ source }).
ask-keep_goal_which = Choose the goal to keep for yourself.
ask-income_which = Choose the income that comes first.
ask-effect_which = Choose what comes first ({ source }).
ask-piece_which = Choose whose effect comes first.

## Moves, on buttons and in lists

move-choose_pair = { $there ->
    [yes] { $card } (price: { $price }) and { $other } (price: { $price_2 })
   *[no] { $card } (price: { $price })
}
move-place = { $there ->
    [yes] { $action }, strength { $strength }; bonus: { $effect } ({ $slot })
   *[no] Place a chief: { $slot }
}
move-hut = Alchemist's hut: +1 move token and a potion
move-main = { $there ->
    [yes] Main action: { $action }, strength { $strength }
   *[no] Main action
}
move-bonus = { $there ->
    [yes] Bonus: { $effect }
   *[no] Bonus { $shown }
}
move-end_turn = End the turn
move-buy_joker = Buy a joker for { goods-cost }
move-buy_current = Buy current for { goods-cost }
goods-cost = { $cost } of wood, metal and cards
move-use_move = Use a move token: { area } → { area_2 }
move-use = Use { $card }: { $effect }
move-bring_out = Bring out a worker: { area }
move-pitch_tent = { $there ->
    [yes] Pitch a tent: { $place }
   *[no] Pitch a tent
}
move-claim = { $need ->
    [0] Reach the goal { $card }: { $effect }
   *[other] Reach the goal { $card } ({ many }: { $need }): { $effect }
}
move-give = { $material ->
    [wood] Pay 1 wood
   *[metal] Pay 1 metal
}
move-give_card = Discard the card: { $card }
move-give_mouse = { $cheese ->
    [yes] Discard the cheese: { $card } ({ $vp } VP)
   *[no] Discard the mouse: { $card } ({ mouse-worth })
}
move-suffer = { $loss }
move-dig_rooms = { $number ->
    [0] Dig no room
    [1] Dig 1 room (price: { $price })
   *[other] Dig { $number } rooms (price: { $price })
}
move-build_beds = { $number ->
    [0] Build no bed
    [1] Build 1 bed (price: { $price })
   *[other] Build { $number } beds (price: { $price })
}
move-take = Take for { points-word }: { $card } ({ invention-terms })
points-word = { $points ->
    [1] 1 point
   *[other] { $points } points
}
invention-terms = price: { $price }{ $there ->
    [yes] ; needs: { $needs }
   *[no] {""}
}; { short-effect }
short-effect = { $kind ->
    [instant] at once: { $effect }
    [once] 1×: { $effect }
    [income] income: { $effect }
    [final] at the end: { $effect }
    [ongoing] ongoing: { $effect }
    [aggressive] at once: { $effect }
   *[none] no effect
}
move-draw_from = { $deck ->
    [advanced] Draw from the advanced deck
   *[basic] Draw from the basic deck
} ({ points-word })
move-open = Open the door: { $passage }{ for-points }
move-walk_to = Explorer goes: { $room }{ for-points }
move-reveal_at = Turn up the mission card: { $room }{ for-points }
move-fetch = Take a mouse: { $room }{ for-points }
move-fetch_cheese = { $vp ->
    [0] Take the cheese{ for-points }
   *[other] Take the cheese: { $vp } VP{ for-points }
}
for-points = { $points ->
    [0] {""}
   *[other] {" "}({ points-word })
}
move-play_card = Play { $card } (price: { $price }; { short-effect })
move-settle = Pay { $price }
move-play_for_free = Play for free: { $card } ({ short-effect })
move-take_guest = { $there ->
    [yes] Take the mouse of the round: { $guest } ({ mouse-worth })
   *[no] Take the mouse of the round
}
move-agree = Yes, do it
move-take_found = Take { $card } ({ invention-terms })
move-do_mission = { $row }: { $terms }{ $missing ->
    [0] {""}
    [1] {" "}(and a joker for a missing symbol)
   *[other] {" "}(and { $missing } jokers for missing symbols)
} → { $reward }
move-use_marker = { marker }
marker = { $space }{ $fee ->
    [yes] {" "}for { $pay }
   *[no] {""}
}: { $there ->
    [yes] { $effect }, { $vp } VP at the end
   *[no] { $vp } VP at the end
}
move-resolve_first = { $which ->
    [reward] The reward first
   *[ability] The ability first
}
move-pick = { $thing ->
    [wood] Take 1 wood
    [metal] Take 1 metal
    [basic] Draw a basic card
   *[advanced] Draw an advanced card
}
move-swap_for = { $thing ->
    [wood] 1 wood
    [metal] 1 metal
   *[basic] A card from hand
} → { $thing_2 ->
    [wood] 1 wood
    [metal] 1 metal
    [basic] a basic card
   *[advanced] an advanced card
}
move-brew = { $potion ->
    [play] Play an invention
    [mission] Do a mission
    [metal] Take 1 metal
   *[wood] Take 1 wood
}
move-act = { $there ->
    [yes] { $action }, strength { $strength }
   *[no] { $action }
}
move-shift_worker = Worker: { area } → { area_2 }
move-send_out = Worker to the { area }
move-enough = No more
move-travel_to = Explorer goes: { $room }
move-camp = Pitch a tent: { $room }
move-move_tent = Move a tent: { $room } → { $room_2 }
move-keep = Play { $card } ({ short-effect })
move-salvage_card = Take { $card } ({ invention-terms })
move-copy = Copy { $card }: { $effect }
move-take_hero = { $there ->
    [yes] { $card }: { $symbols }, +{ $vp } VP now
   *[no] { $card }: { $symbols }
}
move-take_token = { $card }
move-free_space = { marker }
move-keep_goal = { $card } ({ many }: { $need }): { $effect }
move-stack = { $deck ->
    [advanced] Draw an advanced card
   *[basic] Draw a basic card
}
move-take_from = { $zone ->
    [house] Take a house mouse
   *[basement] Take a basement mouse
}
move-pass_by = No, do without it
move-income_first = First { $card }: { $effect }
move-effect_first = First: { $effect }
move-piece_first = First { $card }: { $effect }

## What happened

source = { $origin ->
    [mission] mission card “{ $from }”
    [door] bonus of the door
    [goal] goal “{ $from }”
    [state] state card “{ $from }”
    [space] marker space “{ $from }”
    [occasion] { source-occasion }
   *[card] { $from }
}
source-occasion = { $occasion ->
    [main] main action
    [bonus] bonus action
    [hut] alchemist's hut
    [potion] alchemist's potion
    [joker] buying a joker
    [current] buying current
    [move_token] move token
    [explore] exploring
    [project] project points
    [quick] quick action
   *[round] end of the round
}
event-first_player = { $owner } goes first.
event-start_goods = Every player starts with { $goods }.
event-goal_shown = Goal of this game: { card } ({ goal-rows }; bonus: { $effect }).
event-pair_shown = { $known ->
    [no] Starting pair: a face-down card of each deck.
   *[yes] Starting pair: { $card } and { $card_2 }.
}
event-round_started = Round { $count } begins.
event-wheel_turned = The wheel turns by one sector.
event-income_begins = Income is taken.
event-turn_started = { $owner } takes a turn.
event-chose_pair = { $known ->
    [no] { $owner } takes a face-down card of each deck.
   *[yes] { $owner } takes { $card } and { $card_2 }.
}
event-placed = { $owner } places a chief: { $slot }, “{ $action }”.
event-to_hut = { $owner } sends a chief to the alchemist's hut.
event-turn_place = { event-new_order }
event-new_order = { $owner } is number { $count } in turn order.
event-acted = { $owner } carries out “{ $action }” with strength { $count }{ by-whom }.
event-added = { $owner } gets { $count } more from “{ $action }” ({ source }).
event-took_bonus = { $owner } takes the bonus: { $effect }.
event-brewed = { $potion ->
    [mission] { $owner } uses the potion to do a mission.
   *[play] { $owner } uses the potion to play an invention.
}
event-applied = { $owner } applies { source }: { $effect }.
event-declined = { $owner } does without it.
event-in_vain = { $reason ->
    [memo-more_than_you] Nobody is hit ({ source }): no opponent has more { many } than { $owner }.
    [solo-progress_doors] { $owner } finds no closed door ({ source }): 1 VP stands in for it.
    [solo-progress_mice] { $owner } finds no mouse on the farm ({ source }): 1 VP stands in for it.
    [solo-progress_markers] { $owner } finds no free mission ({ source }): 1 VP stands in for it.
    [card-095_automatic_dog] { $owner } is safe from { source }.
    [effect-aggressive_choice] { $owner } has nothing to discard ({ source }).
    [general-vp_floor] { $owner } has no VP to lose ({ source }).
   *[other] { $owner } gets nothing ({ source }). { vain-reason }.
}
event-in_part = { $owner } does not get everything ({ source }). { vain-reason }.
vain-reason = { $reason ->
    [general-limited_tokens] The supply has run out of these tokens
    [current-third] The current is already boosted
    [symbol-take_card] There is no card to draw: the deck and its discard pile are empty
    [dig-limit] All six rooms are dug already
    [dig-cost] There is not enough metal for a room
    [beds-limit] All six beds are built already
    [beds-cost] There is not enough wood for a bed
    [beds-need_free_room] There is no free room for a bed
    [bonus-shift] There is no worker in any area
    [symbol-place_worker] There is no worker at the burrow entrance
    [explore-options] There is nothing to spend exploration points on
    [projects-sources] There is no card to spend the points on
    [symbol-open_door] There is no door to open
    [symbol-move_explorer] There is no open passage beside the explorer
    [card-022_027_travel] The explorer can reach no other room
    [symbol-pitch_tent] There is no room for a tent
    [symbol-reveal_mission] There is no mission card to turn up
    [symbol-take_mouse] There are no such mice in the supply
    [explore-take_mouse_needs_room] There is no free room for a mouse
    [bonus-round_mouse_one] The mouse of the round is gone
    [bonus-round_mouse_no_room] There is no free room for the mouse of the round
    [bonus-play] There is no such card in hand to play
    [play-free] There is no such card in hand to play for free
    [card-077_mechanical_chameleon] There is no effect to copy
    [symbol-draft_three] The deck and its discard pile are empty
    [mission-presence] There is no mission card turned up where the explorer or a tent is
    [mission-requirements] No mission there can be done
    [card-055_amphibious_cart] There is no marker that can be removed
    [symbol-hero] There is no hero left
    [ability-skill_token] There is no skill token left
    [symbol-reveal_top_card] The deck and its discard pile are empty
    [card-137_autonomous_laboratory] There is no such card left
    [card-156_archive] The discard piles are empty
    [card-177_merchants_shop] There is nothing to swap
    [main-strength_zero] There is no worker in the area
    [symbol-main_action] No main action would do anything
    [main-strength] There is no worker in any area
    [card-038_hot_air_balloon] The goal deck is empty
    [memo-if_then] The condition is not met
    [memo-per] There is nothing to count
    [memo-spend_to_gain] The payment cannot be made
   *[solo-progress_inventions] The market is empty
}
event-gained = { $owner } gains { amount } ({ source }).
event-spent = { $owner } spends { amount } ({ source }).
event-gained_vp = { $owner } gains { $count } VP ({ source }).
event-lost = { $owner } discards { amount } ({ card }).
event-lost_vp = { $owner } loses { $count } VP ({ source }).
event-got_current = { $count ->
    [1] { $owner } gets current ({ source }).
   *[other] { $owner } gets boosted current ({ source }).
}
event-drew = { $known ->
    [no] { $owner } takes a face-down card of the { deck-of } deck into hand ({ source }).
   *[yes] { $owner } takes into hand: { $card } ({ source }).
}
event-took = { $owner } takes from the market: { card } ({ source }).
event-discarded = { $owner } discards { card } ({ source }).
event-turned_up = { $count ->
    [0] Turned up from the deck and discarded: { card } ({ source }).
   *[1] Turned up from the deck: { card } ({ source }).
}
event-market_shown = New on the market: { card }.
event-market_left = Leaves the market: { card }.
event-dug = { $count ->
    [1] { $owner } digs a room{ home-price }
   *[other] { $owner } digs { $count } rooms{ home-price }
}
home-price = { $paid ->
    [rival] {" "}({ source }).
    [no] {" "}for free ({ source }).
   *[yes] {" "}for { $price } ({ source }).
}
event-built_bed = { $count ->
    [1] { $owner } builds a bed{ home-price }
   *[other] { $owner } builds { $count } beds{ home-price }
}
event-gave_bed = { $count ->
    [1] { $owner } discards a built bed ({ source }).
   *[other] { $owner } discards { $count } built beds ({ source }).
}
event-moved_worker = { $owner } moves a worker: { area } → { area_2 } ({ source }).
event-brought_out = { $owner } brings a worker from the burrow entrance to the { area }{ by-whom }.
by-whom = { $by ->
    [chief] {""}
   *[other] {" "}({ source })
}
event-opened = { $known ->
    [no] { $owner } opens a door: { $passage }, a face-down card.
   *[yes] { $lost ->
        [yes] { $owner } opens a door: { $passage }. Its bonus is lost.
       *[no] { $owner } opens a door: { $passage }. On it: { $effect }.
    }
}
event-walked = { $owner } moves the explorer: { $room }.
event-revealed = { $owner } turns up a mission card ({ $room }): { card }{ $there ->
    [yes] . Bonus: { $effect }.
   *[no] .
}
event-took_mouse = { $cheese ->
    [rival] { $owner } takes a mouse: { card } ({ source }).
    [yes] { $owner } takes a cheese token: { card }, { $vp } VP ({ source }).
   *[no] { $owner } takes a mouse: { card }, { mouse-worth } ({ source }).
}
mouse-worth = { $vp } VP; { short-effect }
event-lost_mouse = { $cheese ->
    [yes] { $owner } discards a cheese token: { card } ({ source }).
   *[no] { $owner } discards a mouse: { card } ({ source }).
}
event-mouse_of_round = Mouse of the round: { card }, { mouse-worth }.
event-mouse_left = Nobody took the mouse of the round: { card }.
event-pitched = { $owner } pitches a tent: { $room }.
event-moved_tent = { $owner } moves a tent: { $room } → { $room_2 }.
event-played = { $paid ->
    [no] { $owner } plays { card } without paying anything.
   *[yes] { $owner } plays { card } for { $price }.
}
event-played_free = { $owner } plays { card } for free.
event-used = { $owner } uses { card }: { $effect }.
event-copied = { $owner } copies { card }: { $effect }.
event-did_mission = { $rival ->
    [yes] { $owner } blocks a mission: { $row }.
   *[no] { $owner } does a mission: { $row }{ $count ->
        [0] {""}
        [1] , with a joker
       *[other] , with { $count } jokers
    }. Reward: { $reward }.
}
event-freed_space = { $owner } empties a marker space: { $space } ({ $there ->
    [yes] { $effect }; { $vp } VP at the end
   *[no] { $vp } VP at the end
}).
event-took_hero = { $group ->
    [token] { $owner } takes the skill token “{ $skill }” ({ source }).
   *[hero] { $owner } takes the hero { card } ({ source }).
}
event-claimed = { $owner } reaches a goal: { card }{ $there ->
    [yes] . Bonus: { $effect }.
   *[no] .
}
event-private_goal = { $owner } keeps a private goal: { card } ({ goal-rows }; bonus: { $effect }).
event-goal_left = The other goal turned up is discarded: { card }.
event-attacked = { $owner_2 } attacks { $owner } with { card }.
event-shuffled = { $deck ->
    [advanced] The advanced discard pile is shuffled into a new deck.
   *[basic] The basic discard pile is shuffled into a new deck.
}
event-state_card = { name-owner-rival } plays a state card: { card }.
event-game_ended = The game is over. Points are counted.

## How the game ended

ending-score-winner = { $winner } wins with the most VP.
ending-score-tie_break = VP are equal: { $winner } wins, being earlier in turn order.
ending-solo-result = { $winner } defeats { name-owner-rival }.
ending-solo-rival_score = Defeat: { name-owner-rival } has at least as many VP.

## Lines of the score

score-vp = VP gained in play
score-spaces = Marker spaces
score-beds = Beds
score-rooms = Rooms dug
score-mice = Mice and cheese
score-inventions = Inventions
score-final = Final effects
score-goals = Goals
score-current = Boosted current
score-leftovers = Leftover goods
score-jokers = Jokers

## Zones and counters

zone-round = Round
zone-phase = Phase
zone-active = Whose turn
zone-order = Turn order
zone-hut = Alchemist's hut
zone-sectors = Sectors of the wheel
zone-turned = Turns of the wheel
zone-chiefs = Chiefs on the wheel
zone-chiefs_left = Chiefs left
zone-difficulty = Difficulty
zone-decks = Decks
zone-discards = Discard piles
zone-markets = Markets
zone-pairs = Pairs to choose from
zone-missions = Missions on the farm
zone-mice_at = Mice on the farm
zone-doors_at = Doors of the farm
zone-cheese = Cheese
zone-round_stack = Round stack
zone-round_mouse = Mouse of the round
zone-mouse_supply = Mice in the supply
zone-goals = Goals
zone-goal_deck = Goal deck
zone-heroes = Heroes
zone-skill_tokens = Skill tokens
zone-state_deck = State cards of the Rival Clan
zone-state_discard = Used state cards
zone-box = Out of the game
zone-unused = Unused pieces
zone-hands = Hand
zone-areas = Inventions in play
zone-helpers = Heroes and skill tokens
zone-homes = Mice at home
zone-doors = Door tokens
zone-looked = Cards to choose from
zone-private_goals = Private goals
zone-rival_cards = Inventions of the Rival Clan
zone-goods = Goods
zone-supply_moves = Move tokens in the supply
zone-supply_jokers = Jokers in the supply
zone-vp = VP
zone-current = Current
zone-dug = Rooms dug
zone-beds = Beds built
zone-beds_given = Beds discarded
zone-workers = Workers
zone-entrance = Burrow entrance
zone-explorers = Explorer
zone-tents = Tents
zone-spaces = Marker spaces emptied
zone-marks = Markers on missions
zone-goal_marks = Discs on goals
zone-claimed = Private goals reached
zone-used = Cards with a 1× marker
zone-rival = Counters of the Rival Clan
zone-slot = Slot of the chief
zone-todo = Actions left
zone-question = Question
zone-responding = Effects under way
screen-type = { type }, { deck-of }
screen-rooms = rooms { $count }, free { $free }
screen-markers = Markers still on the board
screen-total = if counted now: { $count } VP
screen-progress = so far
screen-current = { $level ->
    [0] none
    [1] normal
   *[2] boosted
}
screen-mouse = mouse on the farm
screen-closed = closed passage
screen-open = open passage
screen-explorer = explorer
screen-tent = tent
screen-used = 1× marker
screen-free = free
screen-taken = closed space
screen-rival = This project's own solo mode
screen-wheel = The wheel: main action, sector, slots
screen-farm = The farm

## Options

option-difficulty = Difficulty of the Rival Clan (this project's own solo mode)
option-first = First player
-random = random
value-difficulty-easy = easy
value-difficulty-normal = normal
value-difficulty-hard = hard
value-first-random = { -random }
value-first-1 = player 1
value-first-2 = player 2
value-first-3 = player 3
value-first-4 = player 4

## Help on a component, line by line

face-price = Price
face-needs = Needs
face-symbols = Symbols
face-end = At the end
face-bonus = Bonus
face-marker = Marker
marker-basement = only to the basement
goal-rows = { many }: { $rows }
help-invention = { $deck ->
    [advanced] Advanced invention
   *[basic] Basic invention
} no. { $number }, { type }.
help-price = { face-price }: { $price }.
help-needs = { face-needs }: { $needs }.
help-symbols = { face-symbols }: { $symbols }.
help-vp = { face-end }: { points }.
help-bonus = { face-bonus }: { $effect }.
help-effect = · { kind-of-effect }
kind-of-effect = { $kind ->
    [instant] Instant effect: { $effect }.
    [once] 1× effect, once a round: { $effect }.
    [income] Income: { $effect }.
    [final] Final effect: { $effect }.
    [ongoing] Ongoing effect: { $effect }.
    [aggressive] Aggressive effect: { $effect }.
   *[none] Effect: { $effect }.
}
help-mission = { $zone ->
    [house] Mission card of the house.
   *[basement] Mission card of the basement.
}
help-reveal = Whoever turns it up: { $effect }.
help-row = · { $name }: { $terms } → { $reward }.
help-mouse = { $zone ->
    [house] House mouse: it needs a free room.
    [basement] Basement mouse: it needs a free room.
   *[cheese] Cheese: it counts as a basement mouse, one for each player.
}
help-door = Door token: whoever opens the door keeps it.
help-goal = Goal, from the top space down – { goal-rows }.
help-hero = { $group ->
    [hero] Hero: +1 VP at once for each symbol of its skill that you have, its own included.
   *[token] Skill token.
}
help-state = State card of “The Rival Clan”, this project's own solo mode.
help-place = { $hut ->
    [yes] · its chief goes to the alchemist's hut
   *[no] · its chief goes to the sector at “{ $name }”
}
help-progress = · it gains: { $gains }
progress = { $what ->
    [vp] { $count } VP
    [beds] beds +{ $count }
    [rooms_dug] rooms +{ $count }
    [doors] doors +{ $count }
    [mice] mice +{ $count }
    [markers] markers +{ $count }
   *[inventions] the last card of the { deck-of } market
}
help-rival-attack = · if you have more { many } than it has, you { $lose }
help-market = · the last card of the { deck-of } market is discarded
help-sector = Sector of the action wheel. Its main action is the one it lies at.
help-slot = · slot { $number } (players: { $players }): { $effect }
help-action = Main action. Its strength is the number of your workers here: { area }.
help-room = { $floor ->
    [first] Room on the first floor.
    [second] Room on the second floor.
   *[basement] Room in the basement.
}
help-room-mission = · a mission card (players: { $players })
help-room-mouse = · a mouse (players: { $players })
help-room-cheese = · the cheese
help-passage = Passage: { $passage }.
help-passage-door = · a door token lies here (players: { $players })
help-space = { $colour ->
    [grey] Grey marker space: its marker goes to the basement only.
   *[brown] Brown marker space: its marker goes to any mission.
}
help-fee = To remove the marker, spend { $pay }.
help-space-vp = At the end, if it is empty: { points }.
help-rival = The numbers of “The Rival Clan”, this project's own solo mode.
help-number = { $field }: { $value }.

field-game-rounds = rounds
field-game-chiefs = chiefs of a player
field-game-market = cards in a market
field-game-discarded = cards that leave each market at the start of a round
field-game-tents = tents of a player
field-game-discs = discs for goals
field-game-vp = VP at the start
field-game-workers = workers at the burrow entrance at the start
field-game-rooms = free rooms at the start
field-start-wood = wood
field-start-metal = metal
field-start-move = move tokens
field-start-joker = jokers
field-supply-move = move tokens
field-supply-joker = jokers
field-prices-room = metal for a room
field-prices-bed = wood for a bed
field-prices-basic = project points for a basic card
field-prices-advanced = project points for an advanced card
field-prices-joker = wood, metal and cards for a joker
field-prices-current = wood, metal and cards for current
field-tracks-beds = VP for 1 to 6 beds
field-tracks-rooms = VP for 1 to 6 rooms
field-round_stack-house = house mice
field-round_stack-basement = basement mice
field-score-pair = VP for both spaces, 3 VP and 6 VP
field-score-boosted = VP for boosted current
field-score-leftovers = goods left for 1 VP
field-score-jokers = jokers left for 1 VP
field-rival-easy = VP a round, easy
field-rival-normal = VP a round, normal
field-rival-hard = VP a round, hard
field-rival-mouse = VP for a mouse
field-rival-marker = VP for a marker
field-rival-invention = VP for an invention
field-rival-goal = VP for a goal
field-rival-blow = VP lost where a card names none
field-deck = deck
field-type = type
field-kind = kind of effect
field-cost = price
field-needs = requirements
field-symbols = symbols
field-vp = VP
field-colour = colour
field-fee = fee
field-rows = what the spaces ask for
field-closed = which spaces are closed
field-zone = house or basement
field-rows_in_part = missions (in part)

## In the lobby, and parts of the rules by the beginning of their ids

about = Dig the burrow, search the farm, invent your way to freedom.
about-1 = Solo
about-2 = Inventions
part-game = The game
part-components = Components
part-general = General terms
part-farm = The farm
part-setup = Setup
part-round = The round
part-round-start = Start-of-round phase
part-turn = Action phase
part-wheel = The action wheel
part-main = Main actions
part-wood = Collecting wood
part-dig = Digging rooms
part-rooms = Rooms
part-metal = Collecting metal
part-beds = Building beds
part-projects = Working on projects
part-explore = Exploring
part-mouse = Mouse tokens
part-bonus = Bonus actions
part-joker = Jokers
part-play = Playing inventions
part-effect = Kinds of effects
part-current = Current
part-mission = Doing missions
part-ability = Abilities of the board
part-alchemist = The alchemist's hut
part-potion = The potion
part-quick = Quick actions
part-tent = Tents
part-goal = Goals
part-end = End of the game
part-score = Final scoring
part-symbol = Symbols
part-memo = Signs on inventions
part-card = Single inventions
part-solo = Solo: The Rival Clan
