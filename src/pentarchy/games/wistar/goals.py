"""Goals, also private ones. Rules: goal.*, card.038_hot_air_balloon."""

from functools import lru_cache

from pentarchy.games.wistar.chains import afresh, is_silent
from pentarchy.games.wistar.content import GOAL_ROWS, Content
from pentarchy.games.wistar.modifiers import COUNTERS, count, goals_reached, marks_on, next_goal_row
from pentarchy.games.wistar.moves import Move, Why
from pentarchy.games.wistar.order import answers, gain_bonus, simultaneous
from pentarchy.games.wistar.rules import answer, ask, effect, idle_when
from pentarchy.games.wistar.state import FREE, Wistar
from pentarchy.kit.piles import Pile, without

Needs = tuple[tuple[int, int], ...]  # goal, what it asks for or -1


def need_of(g: Wistar, player: int, goal: int) -> int:
    """What the next space asks for; -1 if there is none for this player (goal.space_taken, goal.one_disc_per_card)."""
    return dict(needs(g, player))[goal]


def needs(g: Wistar, player: int) -> Needs:
    """All goals that a player can reach, the own private ones too, each with what it asks for."""
    found, private = needs_in_play(g.content, g.goals, tuple(g.goal_marks), player), g.private_goals[player]
    if not private:
        return found
    rows = g.content.goal_rows
    return (*found, *[(goal, rows[goal][0] if goal not in g.claimed else -1) for goal in private])


@lru_cache(1 << 10)
def needs_in_play(content: Content, goals: Pile, goal_marks: tuple[int, ...], player: int) -> Needs:
    """Kept, since goals are looked at in every move, and reached a few times in a game."""
    found = []
    for number, goal in enumerate(goals):
        marks = goal_marks[GOAL_ROWS * number : GOAL_ROWS * (number + 1)]
        free = FREE in marks and player not in marks
        found.append((goal, content.goal_rows[goal][marks.index(FREE)] if free else -1))
    return tuple(found)


def claimable(g: Wistar, player: int, why: Why) -> list[Move]:
    """Goals whose requirement is met; nothing is spent, jokers do not count (goal.requirement, goal.no_jokers)."""
    moves, counted = list[Move](), g.content.goal_count
    for goal, need in needs(g, player):
        if 0 <= need <= COUNTERS[counted[goal]](g, player) and has_disc(g, player):
            moves.append(("claim", goal))
        elif why is not None:
            why.append((("claim", goal), _why_not(g, player, goal, need)))
    return moves


def has_disc(g: Wistar, player: int) -> bool:
    """Whether a disc is left to claim a goal with (goal.three_discs)."""
    discs: int = g.content.numbers["game"]["discs"]
    return goals_reached(g, player) < discs


def _why_not(g: Wistar, player: int, goal: int, need: int) -> str:
    """The rule against reaching a goal now."""
    if need < 0:
        own = goal in g.claimed or player in marks_on(g, goal)
        return "goal.one_disc_per_card" if own else "goal.space_taken"
    if count(g, player, g.content.goal_count[goal]) < need:
        return "goal.requirement"
    return "goal.three_discs"


def reach(g: Wistar, player: int, goal: int) -> None:
    """A disc on the topmost free space, and the bonus at once (goal.claim)."""
    if goal in g.private_goals[player]:
        g.claimed += (goal,)
    else:
        g.goal_marks[4 * g.goals.index(goal) + next_goal_row(g, goal)] = player
    g.tell("claimed", player, goal)
    afresh(g)
    plain, own = is_silent(g.content.bonus[goal]), [gain_bonus(player, goal)]
    others = simultaneous(g, player, [] if plain else own, answers(g, player, "claim_goal"))
    g.then(*(own if plain else []), *others)


@effect
def private_goal(g: Wistar, player: int, card: int) -> None:
    """Two goals of the deck, one is kept for the owner alone (card.038_hot_air_balloon)."""
    if not g.goal_deck:
        return
    drawn, g.goal_deck = g.goal_deck[-2:], g.goal_deck[:-2]
    g.show(drawn, g.everyone)
    g.looked[player] += drawn
    g.ask(player, keep_goal_which())


@idle_when("private_goal")
def finds_no_goal(g: Wistar, player: int, card: int) -> str:
    return "" if g.goal_deck else "card.038_hot_air_balloon"


@ask("card.038_hot_air_balloon", standing=False)
def keep_goal_which(g: Wistar, player: int, why: Why) -> list[Move]:
    """Choose the goal to keep."""
    return [("keep_goal", goal) for goal in g.looked[player]]


@answer
def keep_goal(g: Wistar, player: int, goal: int) -> None:
    left = without(g.looked[player], goal)
    g.box += left
    g.looked[player] = ()
    g.private_goals[player] += (goal,)
    g.tell("private_goal", player, goal)
    for other in left:
        g.tell("goal_left", other)
