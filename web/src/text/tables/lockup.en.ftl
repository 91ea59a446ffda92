# The Lockup table. Sentences of the game itself (prompts, moves, events, rules, components) come from the server.

lockup-player = Player { $number }
lockup-you = You
lockup-no-crew = No crew yet
lockup-or = or
lockup-any = any resource
lockup-in-all = in all
lockup-first = First player
lockup-opponents = Opponents
lockup-prison = The prison
lockup-corridor = Corridor
lockup-own = Your crew
lockup-goals = Achievements
lockup-goal-supremacy = Supremacy
lockup-goal-rush = Rush
lockup-goal-end_game = End game

lockup-round = Round { $round } of { $all }
lockup-round-short = Round { $round }/{ $all }

## Rooms

lockup-room = { $number }. { $name }
lockup-open-room = { $number }. { $name }: show or hide its places
lockup-room-there = { $sides ->
    [0] Nobody there
    [one] { $sides } crew there
   *[other] { $sides } crews there
}; suspicion { $suspicion }
lockup-row = { $ghost ->
    [yes] Would be
   *[no] Place
} { $place }: { $name }, strength { $same ->
    [yes] { $least }
   *[no] from { $least } to { $most }
}.
lockup-rank-first = 1
lockup-rank-second = 2
lockup-rank-third = 3
lockup-rank-last = last
lockup-rank-others = rest
lockup-rank-each = all
lockup-free = free
lockup-took = took it
lockup-checked = Checked
lockup-place = { $same ->
    [yes] { NUMBER($best) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $best }th
    }
   *[no] { NUMBER($best) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $best }th
    }–{ NUMBER($worst) ->
        [2] 2nd
        [3] 3rd
       *[other] { $worst }th
    }
} place
lockup-place-short = { $same ->
    [yes] { NUMBER($best) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $best }th
    }
   *[no] { NUMBER($best) ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $best }th
    }–{ NUMBER($worst) ->
        [2] 2nd
        [3] 3rd
       *[other] { $worst }th
    }
}
lockup-risk = { $least ->
    [0] You might get { $most } suspicion
   *[other] You would get { $most } suspicion
}
lockup-suspicion-here = Suspicion here: { $count }. It goes to the strongest without a lookout.
lockup-suspicion-comes = Comes here after the raid: { $count }
lockup-bandits-here = Brought by bandits, for the strongest
lockup-by-books = +{ $count } by books.
lockup-has-lookout = With a lookout.
lockup-could-be = { $count ->
    [one] Its face-down token is one of: { $list }.
   *[other] Its { $count } face-down tokens are of: { $list }.
}
lockup-hidden-token = Face-down token: { $name }, { $room }
lockup-item-deck = Cards left in the item deck
lockup-book-deck = Cards left in the book deck
lockup-no-goon = Empty until the patrol
lockup-for-you = For you now: { $stars } stars
lockup-for-you-goals = For you now: { $stars } stars, and { $goals } by achievements as it stands; others may still overtake you
lockup-recruit = { $count ->
    [one] Recruit { $count } goon
   *[other] Recruit { $count } goons
}

## Corridor

lockup-suspicion-left = Suspicion cubes left: { $count } of { $all }
lockup-raid-title-yes = Raid as it stands:
lockup-raid-title-maybe = Raid
lockup-raid-title-no = No raid as it stands:
lockup-raid-title-now = Raid!
lockup-raid-title-final = Final raid
lockup-raid-yes = the next patrol needs at least { $least }; left: { $supply }
lockup-raid-maybe = if new goons bring over { $over }; those staying bring { $staying } as it stands
lockup-raid-no = the next patrol needs { $most } at most
lockup-raid-now = the goons bring { $needs }; left: { $supply }
lockup-raid-final = after this round, whatever is left
lockup-raid-if = Counted as if nobody recruits goons and no suspicion moves before the patrol
lockup-raid-was = The raid took
lockup-if-raided = If raided now
lockup-nobody-suspected = nobody is suspected
lockup-nobody-lost = nothing from anybody
lockup-supply = Supply
lockup-supply-of = Supply: { $what }, { $count }
lockup-power-supply = Power cubes left
lockup-clean = no suspicion
lockup-verdict-most = most
lockup-verdict-most_tied = tied for most
lockup-verdict-second = second
lockup-verdict-second_tied = tied for second
lockup-verdict-less = loses nothing
lockup-verdict-clean = clean
lockup-verdict-even = even

## Items

lockup-shelf = Items to craft
lockup-taken = Taken
lockup-craft = Craft
lockup-reserve = Reserve
lockup-lacks = lacks
lockup-lacks-words = You cannot pay for it.
lockup-can-pay = you can pay
lockup-cannot-craft = { $name }: cannot be crafted now
lockup-cannot-reserve = { $name }: cannot be reserved now

## Crews

lockup-crew-of = { $name }: { $crew }
lockup-crew-taken = { $crew }, taken by { $name }
lockup-reputation = Reputation
lockup-power = Power
lockup-suspicion = Suspicion
lockup-storage = Storage limit
lockup-shield = Shields
lockup-gem = Gems
lockup-magic = Magic
lockup-cell = Holding cell
lockup-may-hide = face down
lockup-cell-empty = All tokens are out
lockup-cell-none = No tokens yet
lockup-token = { $name }, strength { $strength }
lockup-lookout = lookout
lockup-stash = Stash
lockup-too-many = { $count } too many
lockup-no-check = no check
lockup-pays-this = It pays
lockup-given = Given
lockup-books = Books
lockup-no-books = No books
lockup-books-hidden = Face down: { $count }
lockup-items = Items
lockup-no-items = None yet
lockup-item-count = { $count ->
    [one] { $count } item
   *[other] { $count } items
}
lockup-reserved = Reserved
lockup-reserved-count = Reserved items: { $count }
lockup-reserved-hidden = Reserved, face down: { $count }
lockup-goons = Goons
lockup-no-goons = no goons
lockup-trait = Trait
lockup-tokens-in-cell = Tokens in the holding cell
lockup-passed = passed
lockup-all-placed = all placed
lockup-to-place = { $hidden ->
    [0] { $count } to place
   *[other] { $count } to place, { $hidden } may hide
}
lockup-rival = { $name }, { $crew }: { $stars } stars, power { $power }, suspicion { $suspicion }, tokens { $cell }
lockup-would-lose = would lose { $stars } stars in a raid
lockup-not-shown = Not shown this round: { $list }.

## Guards

lockup-guards = { $name }: { $stars } stars, power { $power }, suspicion { $suspicion }
lockup-level-normal = normal level
lockup-level-hard = hard level
lockup-level-extreme = extreme level
lockup-drawn = Drawn
lockup-to-come = { $count } to come
lockup-location-cards = Location cards to come: { $list }.
lockup-off-duty = off duty
lockup-unseen = Deck { $count } · not seen yet

## What is composed

lockup-face-down = Face down
lockup-face-down-left = { $count } left · F
lockup-pass = Pass
lockup-take = Take it
lockup-face-down-short = Face down · { $count }
lockup-to-library = To the Library
lockup-no-books-until = No books until…
lockup-do-enlist = { $count ->
    [one] Recruit { $count } goon
   *[other] Recruit { $count } goons
}
lockup-do-make = Craft: +{ $stars } stars
lockup-do-set_aside = Reserve it
lockup-pays = { $count ->
    [0] for nothing
    [one] pays { $count } cube
   *[other] pays { $count } cubes
}
lockup-spent = Just paid: { $what }, { $count }
lockup-hint-pick = Pick a token of the holding cell, then a room; or drag it there.
lockup-hint-where = Now a lit room. The chip tells the place you would hold as it stands.
lockup-hint-more = Pick another token for the same room, or end the turn.
lockup-hint-more-where = Drop it in the lit room, or end the turn.
lockup-hint-enlist = Pick one goon or several: they are lit in their rooms.
lockup-hint-make = Pick an item to craft or to reserve.
lockup-hint-pay = { $touch ->
    [yes] Marked cubes pay; tap others to change. Tap the choice again to take it back.
   *[no] Marked cubes pay; press others to change. Esc takes it back.
}
lockup-hint-confirm = { $touch ->
    [yes] Confirm, or tap the choice again to take it back.
   *[no] Confirm, or take it back with Esc.
}
lockup-hint-gain = { $phone ->
    [yes] Take a lit cube of the supply, under the stash.
   *[no] Take a lit cube of the supply in the corridor.
}
lockup-hint-give = { $phone ->
    [yes] First a cube of your stash, then one of the supply under it.
   *[no] First a cube of your stash, then one of the supply in the corridor.
}
lockup-hint-give-more = One more cube of your stash.
lockup-hint-take = { $touch ->
    [yes] Now a lit cube of the supply. Tap a given cube to take it back.
   *[no] Now a lit cube of the supply. Esc takes it back.
}
lockup-hint-tray = They lie over the corridor.

## The end

lockup-over = The game is over
lockup-score-reputation = Reputation
lockup-score-supremacy = Supremacy
lockup-score-end_goal = End game
lockup-score-goons = Goons
lockup-score-resources = Cubes left
lockup-score-books = Books
lockup-score-first_player = First player
