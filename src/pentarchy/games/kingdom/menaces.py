"""Module menaces: what rats, giants, shadows and thieves do in planning, and the battle phase that ends a round.

Rules: menaces.*, rats.*, giants.*, shadows.*, thieves.*, battle.*. The effects are named in data/menaces.toml.
"""

from pentarchy.engine.rules import Frame
from pentarchy.games.kingdom.closing import DONE
from pentarchy.games.kingdom.construction import complete, into_alchemy, is_frozen, start_construction
from pentarchy.games.kingdom.content import DEVELOPMENT, ICONS, TREASURE
from pentarchy.games.kingdom.moves import Move, Why
from pentarchy.games.kingdom.rules import answer, ask, effect, idle_when, step
from pentarchy.games.kingdom.scenarios import add_to_hoard, check_rodents
from pentarchy.games.kingdom.state import BATTLE, Kingdom
from pentarchy.kit.piles import without

BY_RATS, BY_FARMS = 0, 1  # what brought rodents


@step
def suffer(g: Kingdom) -> None:
    """Right after the reveal the menaces before each player act, in their fixed order (menaces.fixed_order)."""
    if "menaces" in g.modules:
        for player in range(g.players):
            if any(card in g.content.triggers["planning"] for card in g.in_front(player)):
                g.branch(player, suffer_menaces(player, "planning"))
        g.then(*(suffer_menaces(player, "swarm") for player in range(g.players)))


@step
def suffer_menaces(g: Kingdom, player: int, trigger: str) -> None:
    """What the menaces before one player do; those that draw on a common stack come when all have chosen."""
    g.fire(trigger, player)


def arrive(g: Kingdom, player: int, menace: int) -> bool:
    """A menace of the draft area moves to the construction area; False if it was there before."""
    if menace not in g.drafted[player]:
        return False
    g.drafted[player] = without(g.drafted[player], menace)
    g.menaces[player] += (menace,)
    g.tell("menace_arrived", player, menace)
    return True


def find_victim(g: Kingdom, player: int, menace: int, question: Frame) -> None:
    """Ask what a menace acts on; what finds nothing is skipped (menaces.fully)."""
    if not g.ask(player, question):
        g.tell("menace_idle", player, menace)


# shadows --------------------------------------------------------------------------------------------------------
@effect
def discard_for_shadow(g: Kingdom, player: int, shadow: int) -> None:
    """Every planning phase a shadow costs a card of the draft area (shadows.discard)."""
    arrive(g, player, shadow)
    left = shadows_left(g, player, shadow)
    kinds = g.content.family
    victims = [card for card in g.drafted[player] if kinds[card] in (DEVELOPMENT, TREASURE)]
    if victims and len(victims) <= left:
        lose(g, player, min(victims))  # all of them go: nothing to choose
    else:
        find_victim(g, player, shadow, lose_which(left))


def shadows_left(g: Kingdom, player: int, shadow: int) -> int:
    """How many shadows have not acted yet in this phase, this one included."""
    effect = g.content.effect_name(shadow)
    return sum(card >= shadow and g.content.effect_name(card) == effect for card in g.in_front(player))


@idle_when("discard_for_shadow")
def _nothing_to_lose(g: Kingdom, player: int, shadow: int) -> str:
    """A shadow that was there before finds no card."""
    there = shadow in g.drafted[player] or g.can_answer(player, lose_which(1))
    return "" if there else "menaces.fully"


@ask("shadows.discard", standing=False, trivial=True)
def lose_which(g: Kingdom, player: int, why: Why, left: int) -> list[Move]:
    """A development or a treasure, for one of the shadows left.

    Giants that would find no card must be left one (menaces.fixed_order).
    """
    kinds = g.content.family
    developments = [card for card in g.drafted[player] if kinds[card] == DEVELOPMENT]
    treasures = [card for card in g.drafted[player] if kinds[card] == TREASURE]
    giants = sum(g.content.effect_name(card) == "freeze_card" for card in g.drafted[player])
    free = sum(not is_frozen(g, card) for card in g.construction[player])
    if treasures and len(developments) <= giants - free:
        if why is not None:
            why += [(("lose", card), "menaces.fixed_order") for card in developments]
        developments = []
    return [("lose", card) for card in sorted(developments + treasures)]


@answer
def lose(g: Kingdom, player: int, card: int) -> None:
    """Not recycling: the holder gets nothing, the opponent gets cubes (shadows.not_recycling, opponent_gain)."""
    g.drafted[player] = without(g.drafted[player], card)
    g.discard += (card,)
    if g.scenario == "thieves_guild":
        add_to_hoard(g, player, card)
        return
    g.tell("lost_to_shadow", player, card)
    if g.players > 1:
        g.owed[1 - player] += 2 if g.content.family[card] == TREASURE else 1


@step
def pay_shadows(g: Kingdom) -> None:
    """The cubes gained from the opponent's shadows go to the alchemy area; their kind does not matter there."""
    for player in range(g.players):
        if g.owed[player]:
            g.tell("shadow_cubes", player, g.owed[player])
        for _ in range(g.owed[player]):
            into_alchemy(g, player, 0, told=True)
        g.owed[player] = 0


# frost giants ---------------------------------------------------------------------------------------------------
@effect
def freeze_card(g: Kingdom, player: int, giant: int) -> None:
    """A new giant goes under a card (giants.place); without any card it stays alone (giants.no_card)."""
    if arrive(g, player, giant):
        find_victim(g, player, giant, freeze_which())


@ask("giants.place", standing=False, trivial=True)
def freeze_which(g: Kingdom, player: int, why: Why) -> list[Move]:
    """A free card under construction, or a development of the draft area, which goes there for it."""
    frozen = {card for card, _ in g.frozen}
    if why is not None:
        why += [(("freeze", card), "giants.one_per_card") for card in g.construction[player] if card in frozen]
        why += [
            (("freeze", card), "giants.forced_card") for card in g.drafted[player] if g.content.family[card] == TREASURE
        ]
    free = [card for card in g.construction[player] if card not in frozen]
    new = [card for card in g.drafted[player] if g.content.family[card] == DEVELOPMENT]
    return [("freeze", card) for card in free + new]


@answer
def freeze(g: Kingdom, player: int, card: int) -> None:
    """The giant is the one that arrived last."""
    if card in g.drafted[player]:
        g.drafted[player] = without(g.drafted[player], card)
        start_construction(g, player, card)
    g.frozen = tuple(sorted((*g.frozen, (card, g.menaces[player][-1]))))  # in no order of answering
    g.tell("frozen", player, card)


# thieves --------------------------------------------------------------------------------------------------------
@effect
def cover_icon(g: Kingdom, player: int, thief: int) -> None:
    """A new thief covers an icon of the duchy card (thieves.cover); with none uncovered it brings no token."""
    if arrive(g, player, thief):
        find_victim(g, player, thief, cover_which())


@ask("thieves.cover", standing=False, trivial=True)
def cover_which(g: Kingdom, player: int, why: Why) -> list[Move]:
    return [("cover", icon) for icon in _one_of_each(icon_resources(g, player), ~g.covered[player])]


@answer
def cover(g: Kingdom, player: int, icon: int) -> None:
    g.covered[player] |= 1 << icon
    g.tell("icon_covered", player, icon_resources(g, player)[icon])


def icon_resources(g: Kingdom, player: int) -> dict[int, int]:
    """The icons that theft tokens can lie on: those of the duchy card and, from ICONS on, of scenario 5's cards."""
    icons = dict(enumerate(g.content.duchy_icons[g.duchies[player]]))
    if g.covered[player] >> ICONS:
        icons |= {ICONS + i: resource for i, resource in enumerate(g.content.guild_icons())}
    return icons


def _one_of_each(icons: dict[int, int], mask: int) -> list[int]:
    """Of the icons in a mask the first of every resource; equal icons make no difference."""
    seen: dict[int, int] = {}
    for icon, resource in icons.items():
        if mask >> icon & 1:
            seen.setdefault(resource + 4 * (icon >= ICONS), icon)
    return sorted(seen.values())


# giant rats -----------------------------------------------------------------------------------------------------
@effect
def spawn_rodents(g: Kingdom, player: int, rat: int) -> None:
    """A new rat brings as many rodents as there are giant rats now, as far as the stack reaches (rats.spawn)."""
    if arrive(g, player, rat):
        rats = sum(g.content.effect_name(card) == "spawn_rodents" for card in g.menaces[player])
        add_rodents(g, player, rats, BY_RATS)


@idle_when("freeze_card", "cover_icon", "spawn_rodents")
def _acted_before(g: Kingdom, player: int, menace: int) -> str:
    """Only a menace of the draft area acts; one of the construction area has done so."""
    return "" if menace in g.drafted[player] else "menaces.acts_once"


def add_rodents(g: Kingdom, player: int, count: int, brought: int) -> None:
    came, g.rodent_stack = g.rodent_stack[:count], g.rodent_stack[count:]
    g.menaces[player] += came
    g.tell("rodents_came", player, len(came), brought, len(g.rodent_stack))
    check_rodents(g)


# the battle phase -----------------------------------------------------------------------------------------------
@step
def battle_phase(g: Kingdom) -> None:
    """Phase D: neutralise menaces with soldiers, all players at the same time (battle.neutralise)."""
    g.phase = BATTLE
    for player in range(g.players):
        if g.menaces[player]:
            g.branch(player, battle(player))


@step
def battle(g: Kingdom, player: int) -> None:
    """As long as something can be done, also after the last menace has fallen: a freed card may bring krystallium."""
    g.ask(player, fight())


def fightable(g: Kingdom, player: int, why: Why = None) -> list[int]:
    """The menaces that can be neutralised now: soldiers enough and, over a giant, the card paid (giants.neutralise)."""
    unpaid = {giant for card, giant in g.frozen if g.lack[card]}
    menaces = []
    for card in g.menaces[player]:
        if g.soldiers[player] < g.content.soldiers[card]:
            rule = "battle.neutralise"
        elif card in unpaid:
            rule = "giants.incomplete"
        else:
            menaces.append(card)
            continue
        if why is not None:
            why.append((("neutralise", card), rule))
    return menaces


@ask("battle.neutralise", closing=DONE)
def fight(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Neutralise, or end the battle; with nothing more to do it ends by itself."""
    return [("neutralise", card) for card in fightable(g, player, why)]


@answer
def neutralise(g: Kingdom, player: int, menace: int) -> None:
    """Pay the soldiers; the menace leaves and its effect ends (battle.to_box)."""
    uncovers = g.content.effect_name(menace) == "cover_icon" and g.covered[player]
    g.then(*[free_icon(player)] * bool(uncovers), battle(player))
    g.soldiers[player] -= g.content.soldiers[menace]
    g.menaces[player] = without(g.menaces[player], menace)
    g.tell("neutralised", player, menace)
    if g.scenario == "rat_invasion" and menace in g.content.rodents:
        g.rodent_stack += (menace,)  # scenario.1.rodents_return
    else:
        g.box += (menace,)
    for card, giant in g.frozen:
        if giant == menace:
            g.frozen = tuple(pair for pair in g.frozen if pair[1] != menace)
            complete(g, player, card)


@step
def free_icon(g: Kingdom, player: int) -> None:
    g.ask(player, free_which())


@ask("thieves.release", standing=False, trivial=True)
def free_which(g: Kingdom, player: int, why: Why) -> list[Move]:
    """Any one theft token of the player's choice is removed (thieves.release)."""
    return [("free", icon) for icon in _one_of_each(icon_resources(g, player), g.covered[player])]


@answer
def free(g: Kingdom, player: int, icon: int) -> None:
    g.tell("icon_freed", player, icon_resources(g, player)[icon])
    g.covered[player] &= ~(1 << icon)
