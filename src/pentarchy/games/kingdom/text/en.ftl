# It's a Wonderful Kingdom in English. The keys are the same in every language.
#
# $card is the name of a card, $known is "no" when its face is hidden from the reader. $area is left or right, $face up or
# down, $resource materials, population, gold or exploration, $type structure, company, monument or discovery.

## Words that sentences share

area = { $area ->
    [left] left area
   *[right] right area
}
resource = { $resource ->
    [materials] materials
    [population] population
    [gold] gold
   *[exploration] exploration
}
payment = { $payment ->
    [materials] materials
    [population] population
    [gold] gold
   *[exploration] exploration
}
type = { $type ->
    [structure] structure
    [company] company
    [monument] monument
   *[discovery] discovery
}
card = { $known ->
    [no] a face-down card
   *[yes] { $card }
}
# A card that lies face up or, known to who laid it, face down.
faced = { $known ->
    [no] a face-down card
   *[yes] { $face ->
        [down] { $card } (face down)
       *[up] { $card }
    }
}
# A card in an offering area, for a button.
spot = { $known ->
    [no] card { $number } of the { area }
   *[yes] { $card } ({ area })
}
# A card under construction, with what it still needs: tells copies of a card apart.
site = { $frozen ->
    [yes] { $lacking ->
        [yes] { $card } (frozen; needs { $lack })
       *[no] { $card } (frozen)
    }
   *[no] { $lacking ->
        [yes] { $card } (needs { $lack })
       *[no] { $card }
    }
}
deck = { $deck ->
    [giant_rats] giant rats
    [frost_giants] frost giants
    [shadows] shadows
   *[thieves] thieves
}
# Several copies of a card, in lists.
copies = { $copies ->
    [1] { $card }
   *[other] { $card } ×{ $copies }
}
soldiers = { $soldiers ->
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}

## Signs of the terminal, explained

area-title = { $area ->
    [left] Left area
   *[right] Right area
}
screen-hoard = Resources beside the menace stack: { $count } of { $limit }.
screen-side-a = Side A: { $handicap } VP are subtracted before the comparison, so { $points } VP count now.
screen-shadow = { $to ->
    [hoard] Each planning phase: discard 1 card of your draft area; a resource goes beside the menace stack for it.
   *[nobody] Each planning phase: discard 1 card of your draft area; nobody gains anything for it.
}
screen-used = used this round
sign-points = victory points
sign-recycling = recycling
sign-production = production
sign-frozen = frozen
sign-hidden = face down
sign-materials = materials
sign-population = population
sign-gold = gold
sign-exploration = exploration
sign-krystallium = krystallium
sign-soldiers = soldier

## Amounts, in lists

amount-materials = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
amount-population = { $count } population
amount-gold = { $count } gold
amount-exploration = { $count } exploration
amount-krystallium = { $count } krystallium
amount-soldiers = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
amount-spies = { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
amount-points = { $count } VP
amount-nothing = nothing
amount-per_type = { $amount } for each built { type }

## Phases of a round

phase-setup = Setup
phase-draft = Draft
phase-planning = Planning
phase-production = Production
phase-battle = Battle
phase-end = End of the game
where = Round { $round } of { $rounds } · { $phase }

## What is asked

ask-keep_one = Keep one of the two advisors.
# The Illusionist lays a card face down without a token.
traps-left = { $free ->
    [0] Traps left: { $traps }.
   *[other] Traps left: { $traps }, and { $free } card face down without one.
}
ask-offer_card = { $due ->
    [yes] Offer the second card: choose a card and its area. It goes face down, as the Illusionist was paid for it.
   *[no] { $second ->
        [yes] Offer the second card: choose a card and its area. { traps-left }
       *[no] Offer 2 cards: choose the first card and its area. { traps-left }
    }
}
ask-take_area = Take one of the two offering areas with all its cards.
ask-add_extra = Use an advisor to take one more card from the { area }, or continue.
ask-choose_face_down = Choose a face-down card to turn face up.
ask-choose_another_face_down = Choose one more face-down card to turn face up, or continue. Still possible: { $count }.
ask-choose_any_offered = Choose a card to move to the other area.
ask-choose_extra = Choose the card to take as well.
ask-take_or_search = { $search ->
    [yes] Take one of the two offering areas with all its cards; once a round you may search first.
   *[no] Take one of the two offering areas with all its cards.
}
ask-give_which = Pay for the search: choose a face-up card of the { area } to discard.
ask-find_one = Choose one of the cards you found: it joins the { area }.
ask-avert = { $ready ->
    [yes] A calamity is about to reach your duchy. Use an advisor against it, or continue.
   *[no] A calamity is about to reach your duchy, and you lack soldiers for the advisor who could remove it. Get them if you can, or continue.
}
ask-purge_one = Choose the calamity to return to the box.
ask-lose_which = { $left ->
    [1] A shadow takes its toll: choose a card of your draft area to discard.
   *[other] Shadows take their toll: choose a card of your draft area to discard. Shadows still to act, this one included: { $left }.
}
ask-freeze_which = Choose the card that the frost giant freezes. A card of your draft area goes under construction for it.
ask-cover_which = Choose the icon of your duchy card that the thief covers.
ask-plan_card = { $boost ->
    [0] { $developments ->
        [0] Recycle your treasures. Cards left: { $count }.
       *[other] Put a card under construction or recycle it. Cards left: { $count }.
    }
   *[other] Choose the development card to recycle for { $cubes } cubes.
}
ask-place_cube = { $count ->
    [one] Place { $count } cube of { resource }: on a card under construction or into the alchemy area.
   *[other] Place { $count } cubes of { resource } one at a time: on cards under construction or into the alchemy area.
}
ask-end_phase = { $phase ->
    [planning] No card is left to plan. Do whatever else you still can, or continue.
    [production] { $produced ->
        [0] You produce no { resource }. Do whatever else you still can, or continue.
       *[other] No cube of { resource } is left to place. Do whatever else you still can, or continue.
    }
   *[other] Do whatever else you still can, or continue.
}
ask-spend_which = Exchange for 1 krystallium: choose a cube to give. Still to give: { $count }.
ask-fight = { $menaces ->
    [0] No menace is left before you. Do whatever else you still can, or continue.
   *[other] { $weak ->
        [0] No menace can be neutralised now. Do whatever else you still can, or continue. Your soldiers: { $soldiers }.
       *[other] Neutralise menaces, or continue. Your soldiers: { $soldiers }.
    }
}
ask-free_which = The thief is neutralised: choose the icon to uncover.
ask-last_ability = The last round is over. Do whatever you still can before the scoring, or continue.
ask-choose_unfinished = { $most ->
    [one] Choose a card to complete: it lacks at most { $most } cube.
   *[other] Choose a card to complete: it lacks at most { $most } cubes.
}
ask-choose_type = Choose the card type of which you count one more.

## Moves, on buttons and in lists

move-keep = Keep { $card }
move-offer = { $face ->
    [down] { $card }: { area }, face down
   *[up] { $card }: { area }
}
move-take = { $cards ->
    [unknown] Take the { area }
    [0] Take the { area } (empty)
    [one] Take the { area } ({ $cards } card)
   *[other] Take the { area } ({ $cards } cards)
}
move-search = Discard 2 cards to search, then take the { area }
move-give = Discard { spot }
move-find = Add { $card } to the { area }
move-spy = Spy: turn up { spot }
move-reveal = Turn up { spot }
move-shift = Move to the other area: { spot }
move-extra = Also take { spot }
move-purge = Return { $card } to the box
move-lose = { $to ->
    [opponent] { $cubes ->
        [one] Discard { $card }: { $cubes } cube for the opponent
       *[other] Discard { $card }: { $cubes } cubes for the opponent
    }
    [hoard] Discard { $card }: 1 resource more beside the menace stack
   *[other] Discard { $card }
}
move-freeze = Freeze { site }
move-cover = { $resource ->
    [unknown] Cover icon { $number }
   *[other] Cover an icon: { resource }
}
move-build = Build { $card }
move-recycle = Recycle { $card } for { $gain }
move-place = Onto { site }
move-store = Into the alchemy area
move-krystallium = { $payment ->
    [krystallium] Krystallium onto { site }
   *[other] Krystallium as { payment }: { site }
}
move-soldier = Soldier onto { site }
move-scrap = { $laid ->
    [yes] Discard { site } with all that lies on it: { $gain } into the alchemy area
   *[no] Discard { site }: { $gain } into the alchemy area
}
move-task = { $final ->
    [yes] Final task: { $task }
   *[no] Task: { $task }
}{ $priced ->
    [yes] { " " }(pay { $paid }; gain { $gain }{ $claim ->
        [open] { " " }unless the first player does it at the same time
       *[sure] { "" }
    })
   *[no] { "" }
}
move-exchange = Exchange 5 cubes for 1 krystallium
move-spend = Give a cube of { resource }
move-advise = { $card }: spend { soldiers }
move-neutralise = { $under ->
    [yes] Neutralise { $card } under { $frozen }: spend { soldiers }
   *[no] Neutralise { $card }: spend { soldiers }
}
move-free = { $resource ->
    [unknown] Uncover icon { $number }
   *[other] { $where ->
        [guild] Uncover an icon of a built card: { resource }
       *[duchy] Uncover an icon: { resource }
    }
}
move-finish = Complete { site }
move-count = { $points ->
    [0] One more { type }
   *[other] One more { type }: { $points } VP
}
move-done = Continue

## Warnings before a move

warning-last-copy = The scenario needs this card, and there is no other copy of it left: without it you cannot win.

## What happened

event-duchy_taken = { $player } leads { $name }, side { $letter }.
event-deck_taken = { $player } brings the menace deck: { deck }.
event-menaces_hidden = Menaces in the danger stack: { deck }.
event-quest_laid = The quest of this game: { $quest }.
event-scenario_began = Scenario { $number }: { $name }.
event-scenario_cards = { $laid ->
    [construction] Under construction from the start: { $cards }.
    [built] Built from the start: { $cards }.
    [menaces] In the construction area from the start: { $cards }.
   *[advisors] Advisors from the start: { $cards }.
}
event-thefts_laid = { $count ->
    [one] Theft tokens cover { $count } icon of the built cards: { $cards }.
   *[other] Theft tokens cover { $count } icons of the built cards: { $cards }.
}
event-soldiers_given = { $count ->
    [one] { $player } starts with { $count } soldier.
   *[other] { $player } starts with { $count } soldiers.
}
event-advisor_kept = { $player } starts with an advisor: { card }.
event-round_started = Round { $count } begins.
event-round_opened = Round { $count } begins. First player: { $player }.
event-offered = { $known ->
    [no] { $player } lays a face-down card in the { area }.
   *[yes] { $face ->
        [down] { $player } lays { $card } face down in the { area }.
       *[up] { $player } lays { $card } in the { area }.
    }
}
event-laid_out = { $known ->
    [no] New in the { area }: a face-down card.
   *[yes] { $face ->
        [down] New in the { area }: { $card }, face down.
       *[up] New in the { area }: { $card }.
    }
}
event-took = { $count ->
    [0] { $player } chooses the empty { area }.
    [one] { $player } takes { $count } card from the { area }{ $count_2 ->
        [0] { "" }
       *[other] , face down
    }.
   *[other] { $player } takes { $count } cards from the { area }{ $count_2 ->
        [0] { "" }
       *[other] , { $count_2 } of them face down
    }.
}
event-took_extra = { $player } also takes { faced } from the { area }.
event-searched = { $player } chooses the { area } and searches.
event-found = { $player } adds { card } from the deck to the { area }.
event-turned_up = { $means ->
    [spy] { $player } uses a spy to turn up { card } in the { area }.
   *[advisor] { $player } turns up { card } in the { area }.
}
event-shifted = { $player } moves { faced } to the { area }.
event-peeked = { $known ->
    [no] { $player } sees a face-down card of the opponent's hand.
   *[yes] { $player } sees { $card } in the opponent's hand.
}
event-left_over = { $cause ->
    [draft] Left over and discarded: { faced }.
    [price] Discarded for the search: { card }.
   *[seen] Looked at and discarded: { card }.
}
event-spy_ready = { $player } has an active spy again.
event-revealed = { $player } turns up a card of the draft area: { card }.
event-advisor_joined = { $player } gains an advisor, { card }, and 1 soldier.
event-advisor_used = { $effect ->
    [goods] { $player } uses { card } for { soldiers } and gains { $gain }.
    [free_trap] { $player } uses { card } for { soldiers }: one card of this offer goes face down without a trap.
    [boost_recycling] { $player } uses { card } for { soldiers }: the next development card recycled gives { $cubes } cubes.
   *[other] { $player } uses { card } for { soldiers }.
}
event-calamity_struck = { $known ->
    [no] { $player } suffers a face-down card.
   *[yes] { $player } suffers a calamity (−{ $points } VP).
}
event-calamity_averted = { $known ->
    [no] { $player } returns a face-down card to the box.
   *[yes] { $player } returns a calamity to the box.
}
event-lost_to_shadow = { $player } discards { card } because of a shadow.
event-lost_to_hoard = { $player } discards { card } because of a shadow. Resources beside the menace stack: { $count } of { $limit }.
event-shadow_cubes = { $count ->
    [one] { $player } puts { $count } cube (materials) into the alchemy area, for what the opponent lost to shadows.
   *[other] { $player } puts { $count } cubes (materials) into the alchemy area, for what the opponent lost to shadows.
}
event-menace_arrived = { $player } has a new menace: { card }.
event-menace_idle = { $player } has nothing that the menace could act on: { card }.
event-frozen = { $player } puts the frost giant under { card }: the card is frozen.
event-icon_covered = A thief covers an icon of { $player }: { resource }.
event-icon_freed = { $player } uncovers an icon: { resource }.
event-rodents_came = { $count ->
    [0] { $player } would get rodents, but none is left.
    [one] { $brought ->
        [rats] { $player } gets { $count } rodent with the giant rat. Left in the stack: { $count_2 }.
       *[farms] { $player } gets { $count } rodent, one for each Farm not yet built. Left in the stack: { $count_2 }.
    }
   *[other] { $brought ->
        [rats] { $player } gets { $count } rodents with the giant rat. Left in the stack: { $count_2 }.
       *[farms] { $player } gets { $count } rodents, one for each Farm not yet built. Left in the stack: { $count_2 }.
    }
}
event-started = { $player } puts { card } under construction.
event-recycled = { $player } recycles { card } for { $gain }.
event-placed = { $player } places a cube of { resource } on { card }.
event-stored = { $player } puts { $amount } into the alchemy area.
event-exchanged = { $player } exchanges { $paid } for 1 krystallium.
event-krystallium_spent = { $payment ->
    [krystallium] { $player } puts krystallium on { card }.
   *[other] { $player } puts krystallium on { card } as { payment }.
}
event-soldier_spent = { $player } puts a soldier on { card }.
event-completed = { $bonus ->
    [yes] { $player } completes { card } and gains { $gain }.
   *[no] { $player } completes { card }.
}
event-scrapped = { $count ->
    [0] { $player } discards { card } from construction and puts { $gain } into the alchemy area.
    [one] { $player } discards { card } from construction, losing the { $count } token on it, and puts { $gain } into the alchemy area.
   *[other] { $player } discards { card } from construction, losing the { $count } tokens on it, and puts { $gain } into the alchemy area.
}
event-produced = { $count ->
    [0] { $player } produces no { resource }.
   *[other] { $split ->
        [yes] { $player } produces { $amount }: { $duchy } on the duchy card, { $built } on built cards.
       *[no] { $player } produces { $amount }.
    }
}
event-supremacy = { $training ->
    [taken] { $player } has supremacy in { resource }, { $count } to { $count_2 }, and takes the soldier from training.
   *[put] { $player } has supremacy in { resource }, { $count } to { $count_2 }: a soldier goes into training.
}
event-supremacy_alone = { $training ->
    [taken] { $player } has supremacy in { resource } with { $count } (5 are enough), and takes the soldier from training.
   *[put] { $player } has supremacy in { resource } with { $count } (5 are enough): a soldier goes into training.
}
event-supremacy_tie = Nobody has supremacy in { resource }: { $count } each.
event-task_done = { $final ->
    [yes] { $reward ->
        [now] { $player } pays { $paid } for the final task { $task } and gains { $gain }.
        [later] { $player } pays { $paid } for the final task { $task }.
       *[gone] { $player } pays { $paid } for the final task { $task }; its reward was given before.
    }
   *[no] { $player } pays { $paid } for the task { $task } and gains { $gain }.
}
event-final_reward = { $tie ->
    [yes] Both completed the final task of { $quest } in the same moment: { $player }, first player of the round, gains { $gain }.
   *[no] { $player } is first to complete the final task of { $quest } and gains { $gain }.
}
event-neutralised = { $player } neutralises { card } with { soldiers }.
event-type_counted = { $player } counts one more { type } for modifiers: { $count } VP.
event-game_lost = { $defeat ->
    [rodents] The game is lost: the rodent stack is empty.
   *[hoard] The game is lost: 5 resources lie beside the menace stack.
}
event-game_ended = The game is over. The points are counted.

## How the game ended

ending-end-winner = { $winner } wins with more victory points.
ending-tie-built_cards = Equal victory points: { $winner } wins with more built cards.
ending-tie-soldiers = Equal victory points and built cards: { $winner } wins with more soldiers.
ending-tie-shared = Equal in everything: { $winner } share the victory.
ending-quests-end_one = { $winner } wins: nobody else completed the final task.
ending-quests-end_none = Nobody completed the final task: both players lose.
ending-quests-solo_final = Defeat: the final task is not completed.
ending-solo-medals = { $medal ->
    [gold] { $winner } wins a gold medal.
    [silver] { $winner } wins a silver medal.
    [bronze] { $winner } wins a bronze medal.
   *[none] The game is played to its end, but the points are not enough for a medal.
}
ending-scenario-1-defeat_stack = Defeat: the rodent stack is empty.
ending-scenario-1-defeat_farms = Defeat: not all Farms are built.
ending-scenario-2-defeat = Defeat: not all cards of the prophecy are built.
ending-scenario-3-defeat_cards = Defeat: not all cards of the scenario are built.
ending-scenario-3-defeat_quest = Defeat: the final task of Northern Lands is not completed.
ending-scenario-4-defeat_cards = Defeat: not all cards of the scenario are built.
ending-scenario-4-defeat_quest = Defeat: the final task of The Usurper is not completed.
ending-scenario-5-defeat_resources = Defeat: 5 resources lie beside the menace stack.
ending-scenario-5-defeat_thieves = Defeat: not all thieves are neutralised.
ending-scenario-6-defeat_cards = Defeat: not all cards of the scenario are built.
ending-scenario-6-defeat_quests = Defeat: the final tasks of both quests are not completed.

## Score lines

score-base = Base points
score-modifiers = Modifiers
score-calamities = Calamities
score-menaces = Menaces
score-tasks = Tasks

## Zones and counters

zone-deck = Development deck
zone-danger = Danger stack
zone-calamity_stack = Calamity stack
zone-menace_stacks = Menace deck
zone-rodent_stack = Rodent stack
zone-offers = Offering areas
zone-found = Cards found
zone-discard = Discard pile
zone-box = Box
zone-drawn = Advisors to choose from
zone-hands = Hand
zone-chosen = First card of the offer
zone-drafted = Draft area
zone-construction = Construction area
zone-menaces = Menaces
zone-built = Duchy
zone-calamities = Calamities
zone-advisors = Advisor area
zone-round = Round
zone-phase = Phase
zone-producing = Production step
zone-first = First player
zone-duchies = Duchy card
zone-modules = Modules
zone-scenario = Scenario
zone-menace_decks = Kinds of menaces
zone-boards = Quest boards
zone-defeat = Reason for the defeat
zone-hoard = Resources beside the menace stack
zone-taken = Area taken last
zone-searched = Search used
zone-owner_of_final = Reward of the final task
zone-lack = Still needed
zone-frozen = Frozen cards
zone-chosen_to = Area of the first card
zone-traps = Traps
zone-free_traps = Free traps
zone-spies = Spies
zone-active_spies = Active spies
zone-cubes = Cubes to place
zone-alchemy = Alchemy area
zone-krystallium = Krystallium
zone-soldiers = Soldiers
zone-training = Training area
zone-covered = Covered icons
zone-produced = Produced
zone-used = Advisors used
zone-boost = Extra cubes for recycling
zone-owed = Cubes from shadows
zone-tasks = Tasks completed
zone-task_points = Points for tasks
zone-extra_types = Types counted once more

## Options of a game

option-scenario = Scenario
option-module = Module
option-menace = Menaces
option-menace_1 = Menaces of player 1
option-menace_2 = Menaces of player 2
option-board = Quest board
option-side = Side of the duchy card
option-duchy = Duchy
option-first = First player

value-scenario-none = no scenario
value-scenario-rat_invasion = Rat invasion
value-scenario-prophecy = The prophecy
value-scenario-frozen_north = The frozen north
value-scenario-last_battle = The last battle
value-scenario-thieves_guild = The thieves' guild
value-scenario-under_siege = Under siege
value-module-menaces = menaces
value-module-advisors = advisors
value-module-quests = quests
-giant-rats = giant rats
-frost-giants = frost giants
-shadows = shadows
-thieves = thieves
-random = random
value-menace-random = { -random }
value-menace-giant_rats = { -giant-rats }
value-menace-frost_giants = { -frost-giants }
value-menace-shadows = { -shadows }
value-menace-thieves = { -thieves }
value-menace_1-random = { -random }
value-menace_1-giant_rats = { -giant-rats }
value-menace_1-frost_giants = { -frost-giants }
value-menace_1-shadows = { -shadows }
value-menace_1-thieves = { -thieves }
value-menace_2-random = { -random }
value-menace_2-giant_rats = { -giant-rats }
value-menace_2-frost_giants = { -frost-giants }
value-menace_2-shadows = { -shadows }
value-menace_2-thieves = { -thieves }
value-board-random = { -random }
value-board-northern_lands = Northern Lands
value-board-usurper = The Usurper
value-board-plague_lord = The Plague Lord
value-side-A = A
value-side-B = B
value-duchy-random = { -random }
value-duchy-valados = Valados
value-duchy-teressie = Teressie
value-first-random = { -random }
value-first-1 = player 1
value-first-2 = player 2

## What cards do, in the small room of a card: few words, and signs in brackets

short-ability = { $soldiers }[soldier] [pay] { $effect }
short-look_at_hand = [look]Look at the opponent's hand
short-free_trap = [trap]Offer 1 card face down without a trap
short-gain_krystallium = +{ $count }[krystallium]
short-boost_recycling = [recycle]The next development recycled: { $extra ->
    [1] +1 cube
   *[other] +{ $extra } cubes
}
short-remove_calamity = [calamity]Remove 1 drafted calamity
short-gain_cubes = { $letter ->
    [M] +{ $count }[materials]
    [P] +{ $count }[population]
    [G] +{ $count }[gold]
   *[X] +{ $count }[exploration]
}
short-finish_construction = { $most ->
    [1] [build]Complete 1 card that lacks only 1 cube (no [krystallium], no [soldier])
   *[other] [build]Complete 1 card that lacks up to { $most } cubes (no [krystallium], no [soldier])
}
short-count_extra_type = [type]Modifiers count 1 more card of a chosen type
short-reveal_offers = { $count ->
    [1] [look]Turn 1 offered card face up
   *[other] [look]Turn up to { $count } offered cards face up
}
short-move_offered_card = [move]Move 1 offered card to the other area
short-take_extra = { $count ->
    [1] [take]Also take 1 card of the other area
   *[other] [take]Also take { $count } cards of the other area
}
short-discard_for_shadow = [planning]Discard 1 drafted card; an opponent gains a cube for it
short-freeze_card = [freeze]Freezes a card under construction until neutralised
short-cover_icon = [theft]Covers 1 resource of your duchy
short-spawn_rodents = [rodent]+1 rodent per giant rat you hold
short-goal-build = [build]By the end: { $cards }
short-goal-neutralise = [battle]By the end: { $cards }
short-goal-final = [quest]By the end: { $quest }, final task
short-goal-rat_invasion = [lost]Lost when no rodent is left
short-goal-thieves_guild = [lost]Lost with 5 resources beside the menaces

## Help of a component, line by line

help-type = { $type ->
    [structure] Development card, structure.
    [company] Development card, company.
    [monument] Development card, monument.
   *[discovery] Development card, discovery.
}
help-treasure = Treasure: it is recycled, never built.
help-advisor = Advisor. Taken in the draft, it brings 1 soldier.
help-calamity = Calamity: it goes straight to your duchy.
help-menace = Menace: it can be neither built nor recycled.
help-duchy = Duchy card.
help-scenario = Solo scenario { $number }.
goal-build = To be built by the end: { $cards }.
goal-neutralise = To be neutralised by the end: { $cards }.
goal-final = To be completed by the end: the final task of { $quest }.
goal-rat_invasion = The game is lost at once when the rodent stack is empty.
goal-thieves_guild = The game is lost at once when 5 resources lie beside the menace stack.
help-quest = Quest board with 4 tasks, the last one final.
help-text = { $text }
help-task = Task: { $task }.
help-cost = Cost: { $bag }.
help-recycle = Recycling: { $bag }.
help-production = Production: { $bag }.
help-no-production = No production.
help-bonus = Bonus when built: { $bag }.
help-points = Victory points: { $bag }.
help-penalty = At the end of the game: −{ $count } VP.
help-no-points = No victory points.
help-shadow-alone = Alone nobody gains anything for the card; in scenario 5 a resource goes beside the menace stack.
help-neutralise = To neutralise it in the battle: { soldiers }.
help-ability = { $last ->
    [yes] The ability costs { soldiers }, once, at the end of the game.
   *[no] The ability costs { soldiers }, once a round.
}
help-when = When: { $moments }.
help-two-players = Only in games of two players.
help-copies = Copies in the box: { $count }.
help-medals = Medals: bronze from { $bronze } VP, silver from { $silver }, gold from { $gold }.
help-reward = Reward: { $bag }.
help-final = Final task: { $task }.
help-side = { $players ->
    [1] Alone: costs { $bag }; reward: { $reward }.
   *[other] Two players: costs { $bag }; reward: { $reward }.
}

moment-offer = while you make an offer
moment-take = before you take an area
moment-taken = when you take an area
moment-revealed = planning, before calamities move
moment-planning = planning
moment-M = production step of materials
moment-P = production step of population
moment-G = production step of gold
moment-X = production step of exploration
moment-end = end of the game

## Where the values of a component come from

field-copies = copies
field-effect = effect
field-neutralise = soldiers
field-vp = points
field-cost = cost
field-production = production
field-bonus = bonus
field-recycle = recycling
field-type = type

evidence-inspired_prophet = Scenario 2 gives this advisor and takes the spies away, so a spying ability was chosen.
evidence-grey_eminence = Named in scenario 2.
evidence-master_cartographer = Named in scenario 4; the Russian name is the printed one.
evidence-royal_architect = By the rulebook some abilities are used at the end of the game, and advisors themselves score nothing.
evidence-herald = By the rulebook some abilities are used at the end of the game, and advisors themselves score nothing.
evidence-spymaster = Useless alone, so for two players only.
evidence-illusionist = Traps are not used alone, so for two players only.
evidence-ambassador = Needs an opponent, so for two players only.
evidence-farm = Scenario 1 puts four Farms under construction, so there are at least 4. All values are designed.
evidence-hamlet = In scenario 5 the four theft tokens cover the production of Hamlet and Guildhall, so together they show 4 icons; 2 and 2 were chosen. The scenario speaks of one copy, so there are several. The English name is from a published review.
evidence-guildhall = In scenario 5 it shares 4 icons with the Hamlet; 2 were chosen here. The scenario speaks of one copy, so there are several. The English name is from a published review.
evidence-barracks = In an example of the rulebook 3 materials complete the card, and it yields 1 population in the next step of the round. Bonus, recycling and copies are designed; scenarios 4 and 6 imply several copies.
evidence-port = Scenario 3 asks for one Port, so there are several.
evidence-alchemists_forge = Scenario 4 does not speak of one copy, so the card is unique.
evidence-navigators = Scenario 3 asks for one copy, so there are several.
evidence-sappers = Scenario 6 asks for one copy, so there are several.
evidence-expeditionary_corps = By the rulebook it produces 1 resource for each card of a type, itself included. The icons are lost; exploration and company were chosen.
evidence-recruiters = Scenario 4 does not speak of one copy, so the card is unique.
evidence-great_army = Scenario 4 asks for one copy, so there are several. A published review describes, without a name, an expensive card with 3 soldiers as its bonus and 2 points for each card of a type; that it is this one is our guess.
evidence-royal_guard = Scenario 6 does not speak of one copy, so the card is unique.
evidence-secret_brotherhood = Scenario 2 does not speak of one copy, so the card is unique. Its three cards cost 6 soldiers together, as many as the scenario gives.
evidence-royal_citadel = Unique in scenario 2, whose three cards cost 6 soldiers together, as many as it gives.
evidence-giant_lighthouse = Scenario 3 does not speak of one copy, so the card is unique.
evidence-impregnable_walls = Scenario 6 does not speak of one copy, so the card is unique.
evidence-great_library = A modifier of 2 fits the scoring example of the rulebook.
evidence-hells_gate = Unique in scenario 2, whose three cards cost 6 soldiers together, as many as it gives. A modifier of 4 occurs in the scoring example of the rulebook.
evidence-giants_cache = Scenario 3 does not speak of one copy, so the card is unique.
evidence-dragon_eggs = The name is from a published review; the values are designed.
evidence-tatis_tribe = The name is from a published review; the values are designed.
evidence-giant_rat = One rat with its first rodent costs 3 soldiers or 4 points, as much as a shadow.
evidence-rodent = 10 copies are the 1 + 2 + 3 + 4 rodents that four rats bring to one player.
evidence-shadow = A published review of 2024 describes a menace that makes its holder discard: 3 soldiers to remove it, 4 points lost otherwise.

## In the lobby, and parts of the rules by the beginning of their ids

about = Offer cards, set traps, build a duchy that feeds itself.
about-1 = Solo
about-2 = 6 scenarios
about-3 = 3 modules
part-draft = Draft
part-trap = Traps
part-planning = Planning
part-treasure = Treasures
part-calamity = Calamities
part-production = Production
part-supremacy = Supremacy
part-soldiers = Soldiers
part-construction = Construction
part-bonus = Construction bonus
part-alchemy = Alchemy
part-krystallium = Krystallium
part-tokens = Tokens
part-discard = Discarding under construction
part-menaces = Menaces module
part-battle = Battle
part-rats = Giant rats
part-giants = Frost giants
part-shadows = Shadows
part-thieves = Thieves
part-advisors = Advisors module
part-quests = Quests module
part-scenario = Solo scenarios
part-scenario-1 = Scenario 1: Rat invasion
part-scenario-2 = Scenario 2: The prophecy
part-scenario-3 = Scenario 3: The frozen north
part-scenario-4 = Scenario 4: The last battle
part-scenario-5 = Scenario 5: The thieves' guild
part-scenario-6 = Scenario 6: Under siege
