"""Module quests: tasks paid at once with cubes, krystallium and soldiers; one of them final. Rules: quests.*."""

from pentarchy.games.kingdom.closing import close
from pentarchy.games.kingdom.construction import ALCHEMY_SIZE
from pentarchy.games.kingdom.content import BOARDS, Task
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.notation import KRYSTALLIUM, SOLDIERS, packed
from pentarchy.games.kingdom.rules import ask, returns, standing_answer, step
from pentarchy.games.kingdom.state import DRAFT, Kingdom

TASKS, FINAL = 4, 3  # tasks a board; the last one is final
NOW, LATER, GONE = range(3)  # when a task is rewarded
returns("spend")


def board_tasks(g: Kingdom, board: int) -> tuple[Task, ...]:
    """The tasks of a board on the side for this number of players."""
    return g.content.tasks[BOARDS[board], "one_player" if g.players == 1 else "two_players"]


def has_task(g: Kingdom, player: int, board: int, task: int) -> bool:
    """Has this player completed this task?"""
    return bool(g.tasks[player] >> TASKS * board + task & 1)


def krystallium_needed(g: Kingdom, player: int, cost: tuple[int, ...]) -> int:
    """What a cost takes in krystallium: its own, and one for every cube that is missing (quests.alchemy_source)."""
    needed, first, stored = cost[KRYSTALLIUM], 4 * player, g.alchemy
    for resource in range(4):
        if cost[resource]:
            missing = cost[resource] - stored[first + resource]
            if missing > 0:
                needed += missing
    return needed


def can_pay(g: Kingdom, player: int, cost: tuple[int, ...]) -> bool:
    """Can a player pay all of a task now?"""
    return g.soldiers[player] >= cost[SOLDIERS] and g.krystallium[player] >= krystallium_needed(g, player, cost)


def quest_moves(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Tasks that can be paid now, and the voluntary exchange of five cubes."""
    moves: list[Move] = []
    for name in g.boards:
        board = BOARDS.index(name)
        for number, task in enumerate(board_tasks(g, board)):
            if has_task(g, player, board, number):
                rule = "quests.once_each"
            elif not can_pay(g, player, task.cost):
                rule = "quests.pay_at_once"
            else:
                moves.append(("task", board, number))
                continue
            if why is not None:
                why.append((("task", board, number), rule))
    if sum(g.alchemy[4 * player : 4 * player + 4]) >= ALCHEMY_SIZE:
        moves.append(("exchange",))
    elif why is not None:
        why.append((("exchange",), "quests.alchemy_optional"))
    return moves


def price_of(g: Kingdom, player: int, task: Task) -> tuple[int, ...]:
    """What a task takes now, as costs are written: cubes of the alchemy area, and krystallium for what is missing."""
    cubes = [min(task.cost[resource], g.alchemy[4 * player + resource]) for resource in range(4)]
    return (*cubes, krystallium_needed(g, player, task.cost), task.cost[SOLDIERS])


def rewarded_now(g: Kingdom, task: Task) -> bool:
    """The reward of a final task goes among several players to one of those who did it, later."""
    return g.players == 1 or not task.final


@standing_answer
def task(g: Kingdom, player: int, board: int, number: int) -> None:
    """Pay all of a task at once and get its reward; the final one's is settled at the end of the moment."""
    done, first = board_tasks(g, board)[number], 4 * player
    paid = price_of(g, player, done)
    *cubes, krystallium, soldiers = paid
    for resource in range(4):
        g.alchemy[first + resource] -= cubes[resource]
    g.krystallium[player] -= krystallium
    g.soldiers[player] -= soldiers
    g.tasks[player] |= 1 << TASKS * board + number
    reward = NOW if rewarded_now(g, done) else LATER if g.owner_of_final[0] < 0 else GONE
    if g.events is not None:
        g.tell("task_done", player, board, number, g.players - 1, reward, packed(paid))
    if reward == NOW:
        give_reward(g, player, done)
        if done.final:
            g.owner_of_final[g.boards.index(BOARDS[board])] = player


def give_reward(g: Kingdom, player: int, task: Task) -> None:
    krystallium, soldiers, spies, points = task.reward
    g.krystallium[player] += krystallium
    g.soldiers[player] += soldiers
    g.spies[player] += spies
    g.active_spies[player] += spies
    g.task_points[player] += points


@step
def settle_final(g: Kingdom) -> None:
    """At the end of a moment the reward of a final task goes to who did it, in a tie to the first player.

    Whoever gets krystallium or soldiers so late can use them before play goes on; in the draft the own turn comes.
    """
    if not g.boards:
        return
    before = g.krystallium + g.soldiers
    settle(g)
    if g.phase != DRAFT and g.krystallium + g.soldiers != before:
        g.branch(g.owner_of_final[0], close(g.owner_of_final[0]))


def settle(g: Kingdom) -> None:
    for index, name in enumerate(g.boards):
        board = BOARDS.index(name)
        if g.owner_of_final[index] < 0:
            claims = [player for player in range(g.players) if has_task(g, player, board, FINAL)]
            if claims:
                winner = g.first if g.first in claims else claims[0]
                g.owner_of_final[index] = winner
                give_reward(g, winner, board_tasks(g, board)[FINAL])
                g.tell("final_reward", winner, board, g.players - 1, len(claims) - 1)


# the voluntary exchange -----------------------------------------------------------------------------------------
@standing_answer
def exchange(g: Kingdom, player: int) -> None:
    """Five cubes of the player's choice for a krystallium (quests.alchemy_optional)."""
    g.then(spend_cubes(player))


@step
def spend_cubes(g: Kingdom, player: int, *spent: int) -> None:
    """The last of the cubes named so far leaves the alchemy area, then the next one is named."""
    if spent:
        g.alchemy[4 * player + spent[-1]] -= 1
    if len(spent) < ALCHEMY_SIZE:
        g.ask(player, spend_which(*spent), then=spend_cubes(player, *spent))
    else:
        g.tell("exchanged", player, packed(spent.count(resource) for resource in range(4)))
        g.krystallium[player] += 1


@ask("quests.alchemy_optional", standing=False, trivial=True)
def spend_which(g: Kingdom, player: int, why: Why, *spent: int) -> list[Move]:
    """The next of the five cubes; kinds are named in rising order, so that each choice can be made in one way."""
    cubes = g.alchemy[4 * player : 4 * player + 4]
    left = ALCHEMY_SIZE - len(spent)
    return [
        ("spend", resource)
        for resource in range(spent[-1] if spent else 0, 4)
        if cubes[resource] and sum(cubes[resource:]) >= left
    ]
