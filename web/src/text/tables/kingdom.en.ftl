# The Kingdom table. Sentences of the game itself (prompts, moves, events, rules) come from the server.

## Words for components

kingdom-kind-structure = Structure
kingdom-kind-company = Company
kingdom-kind-monument = Monument
kingdom-kind-discovery = Discovery
kingdom-kind-treasure = Treasure
kingdom-kind-calamity = Calamity
kingdom-kind-advisor = Advisor
kingdom-kind-menace = Menace

kingdom-resource-m = materials
kingdom-resource-p = population
kingdom-resource-g = gold
kingdom-resource-x = exploration
kingdom-resource-k = krystallium
kingdom-resource-s = soldiers
kingdom-title-m = Materials
kingdom-title-p = Population
kingdom-title-g = Gold
kingdom-title-x = Exploration

kingdom-amount-m = { $count ->
    [one] { $count } material
   *[other] { $count } materials
}
kingdom-amount-p = { $count } population
kingdom-amount-g = { $count } gold
kingdom-amount-x = { $count } exploration
kingdom-amount-k = { $count } krystallium
kingdom-amount-s = { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
}
kingdom-amount-spies = { $count ->
    [one] { $count } spy
   *[other] { $count } spies
}
kingdom-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
kingdom-per-type = { $amount } for each built card of the type { $type }
kingdom-nothing = nothing

kingdom-tell-cost = Cost: { $value }.
kingdom-tell-lacks = Still lacks: { $value }.
kingdom-tell-makes = Makes every round: { $value }.
kingdom-tell-bonus = When built: { $value }.
kingdom-tell-points = Worth: { $value }.
kingdom-tell-recycle = Recycled: { $value }.
kingdom-tell-ability = The ability costs { $value }.
kingdom-tell-neutralise = To neutralise it: { $value }.
kingdom-task = Task: { $name }. Cost: { $cost }. Reward: { $reward }.
kingdom-task-final = Final task: { $name }. Cost: { $cost }. Reward: { $reward }.
kingdom-done-by = Done by { $names }.

kingdom-hidden-card = Face-down card
kingdom-face-down = Face down
kingdom-face-down-known = It will lie face down.
kingdom-frozen = Frozen by a frost giant.
kingdom-frozen-short = frozen
kingdom-copies = { $count } of them.
kingdom-advisor-used = Used this round.
kingdom-covered = covered by a theft token

## Zones

kingdom-player = Player { $number }
kingdom-own = Your cards
kingdom-area = { $side ->
    [left] Left area
   *[right] Right area
} · { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
kingdom-trap = trap
kingdom-from-danger = from the danger stack
kingdom-first-card = your first card
kingdom-first-here = Your first card
kingdom-second-here = Your second card
kingdom-hand = Your hand
kingdom-hand-of = Hand of { $name }
kingdom-hand-cards = Cards in hand
kingdom-shown-hand = Hand you know
kingdom-traps = Traps left
kingdom-drafted = Drafted this round
kingdom-drafted-short = Drafted
kingdom-construction = Under construction
kingdom-lacks = lacks
kingdom-paid = paid
kingdom-progress = { $name }: progress
kingdom-built = Built
kingdom-advisors = Advisors
kingdom-menaces = Menaces
kingdom-no-menaces = No menace is left before you.
kingdom-under = under { $name }
kingdom-alchemy = Alchemy
kingdom-alchemy-help = 5 cubes make 1 krystallium
kingdom-alchemy-label = Alchemy area, { $count } of 5: { $cubes }. 5 cubes make 1 krystallium.
kingdom-krystallium = Krystallium
kingdom-krystallium-label = Krystallium: { $count }. It replaces any cube on a card under construction.
kingdom-soldier = Soldiers
kingdom-soldier-label = Soldiers: { $count }. They pay for soldier slots of cards under construction.
kingdom-training = Training
kingdom-spies = Spies
kingdom-spies-help = Active spies of all spies. An active spy turns up a face-down card of the areas.
kingdom-side = Side { $side }
kingdom-first = first player
kingdom-details = Details
kingdom-hide = Hide
kingdom-cubes-to-place = Cubes to place
kingdom-makes = Makes { $resource }
kingdom-stack-deck = Deck
kingdom-stack-discard = Discard pile
kingdom-stack-danger = Danger stack
kingdom-stack-calamities = Calamity stack
kingdom-stack-menaces = Menace stacks
kingdom-stack-rodents = Rodent stack
kingdom-deck-top = Next card of the deck
kingdom-found = Cards found: one of them joins the area
kingdom-keep-advisor = Keep one of these advisors
kingdom-waiting = Nothing to choose now.

## What the opponent does

kingdom-not-asked = waits
kingdom-does-draft = is drafting
kingdom-does-offer = is making an offer
kingdom-does-plan = { $count ->
    [0] finishes planning
    [one] is planning, { $count } card left
   *[other] is planning, { $count } cards left
}
kingdom-does-place = places { $resource }
kingdom-does-think = is thinking

## Production

kingdom-balance = Production of this round
kingdom-balance-row = { $resource }: you { $own }, { $name } { $other }
kingdom-balance-solo = { $resource }: { $own }; a soldier from 5
kingdom-step = { $time ->
    [past] done
    [now] step { $number } of 4, now
   *[next] step { $number } of 4
}
kingdom-equal = { $time ->
    [next] Equal, if nothing changes
   *[other] Equal: no soldier
}
kingdom-short = { $time ->
    [next] A soldier from 5
   *[other] Less than 5: no soldier
}
kingdom-leads = { $you ->
    [yes] { $time ->
        [past] You led
        [next] You will lead if nothing changes
       *[now] { $trained ->
            [starts] You lead: a soldier starts training
           *[joins] You lead: the trained soldier joins you
        }
    }
   *[no] { $time ->
        [past] { $name } led
        [next] { $name } will lead if nothing changes
       *[now] { $trained ->
            [starts] { $name } leads: a soldier starts training
           *[joins] { $name } leads and gets the trained soldier
        }
    }
}
kingdom-to-place = To place: { $amount }.
kingdom-how-to-place = Drag a cube to a card, or click the card that gets it.

## Planning, battle, end

kingdom-decide = Your drafted cards: build or recycle each
kingdom-cards-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
kingdom-all-planned = All cards are planned.
kingdom-build = Build
kingdom-recycle = Recycle
kingdom-battle-hint = The shield shows the soldiers a menace costs
kingdom-score-now = Points now
kingdom-total = Total

## Buttons and hints

kingdom-take = Take
kingdom-search = Search
kingdom-put-here = Put here
kingdom-put-down = Put face down
kingdom-exchange = Exchange 5 for
kingdom-scrap = Discard a card
kingdom-scrap-help = Discard a card under construction: its recycling cube goes to alchemy, what lies on it is lost.
kingdom-another-card = Choose another
kingdom-face-down-switch = { $traps ->
    [one] Face down ({ $traps } trap left)
   *[other] Face down ({ $traps } traps left)
}
kingdom-put-back-krystallium = Put krystallium back
kingdom-put-back-soldier = Put soldier back
kingdom-put-back-scrap = Discard nothing
kingdom-store-all = All { $count } to alchemy
kingdom-hint-offer = { $name } chosen. Now choose an area.
kingdom-hint-krystallium = Choose the card that gets the krystallium.
kingdom-hint-soldier = Choose the card that gets the soldier.
kingdom-hint-scrap = Choose the card to discard.
kingdom-hint-place = Green cards can take this cube

## Alone

kingdom-solo = Solo game
kingdom-round = Round { $round } of { $rounds }
kingdom-medal-bronze = Points for a bronze medal
kingdom-medal-silver = Points for a silver medal
kingdom-medal-gold = Points for a gold medal
kingdom-scenario-help = Scenario: { $name }. Goals and medals.
kingdom-thieves-left = Thieves left
kingdom-hoard = Cubes beside the stack
kingdom-goal-rat_invasion = Build every Farm. Each Farm left breeds a rodent a round; you lose when the rodent stack is empty.
kingdom-goal-prophecy = Build all three cards of the prophecy.
kingdom-goal-frozen_north = Build the four cards and reach the far north.
kingdom-goal-last_battle = Build the four cards and storm the capital.
kingdom-goal-thieves_guild = Neutralise all thieves. You lose with 5 cubes beside the menace stack.
kingdom-goal-under_siege = Build the four cards and complete the final tasks of both quests.
