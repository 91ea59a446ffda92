"""The six solo scenarios: what is special in them and how they are lost. Their setup is data. Rules: scenario.*."""

from pentarchy.games.kingdom.content import BOARDS
from pentarchy.games.kingdom.moves import Move
from pentarchy.games.kingdom.quests import FINAL, has_task
from pentarchy.games.kingdom.rules import step
from pentarchy.games.kingdom.state import END, Kingdom

HOARD_LIMIT = 5
AT_ONCE = ("scenario.1.defeat_stack", "scenario.5.defeat_resources")  # rules that lose "at any moment"


def lose_at_once(g: Kingdom, rule: str) -> None:
    """A condition worded "at any moment" ends the game at once (scenario.defeat)."""
    g.defeat, g.phase = rule, END
    g.tell("game_lost", AT_ONCE.index(rule))
    g.stop()


def check_rodents(g: Kingdom) -> None:
    if g.scenario == "rat_invasion" and not g.rodent_stack:
        lose_at_once(g, AT_ONCE[0])


def add_to_hoard(g: Kingdom, player: int, card: int) -> None:
    """Scenario 5: a cube beside the menace stack for each card lost to a shadow; the fifth loses."""
    g.hoard += 1
    g.tell("lost_to_hoard", player, card, g.hoard)
    if g.hoard == HOARD_LIMIT:
        lose_at_once(g, AT_ONCE[1])


@step
def breed_rodents(g: Kingdom) -> None:
    """Scenario 1: at the end of every round a rodent for each Farm still under construction."""
    from pentarchy.games.kingdom.menaces import BY_FARMS, add_rodents  # menaces stand on scenarios

    farms = sum(g.content.designs[card] == "farm" for card in g.construction[0])
    if farms:
        add_rodents(g, 0, farms, BY_FARMS)


def missed_goal(g: Kingdom) -> str:
    """The rule by which a solo game that came to its end is lost, or nothing."""
    for name in g.boards:
        if not has_task(g, 0, BOARDS.index(name), FINAL):
            return QUEST_DEFEAT.get(g.scenario, "quests.solo_final")
    if g.scenario:
        built = [g.content.designs[card] for card in g.built[0]]
        goals = g.content.scenario(g.scenario)["construction"]
        if any(built.count(design) < copies for design, copies in goals.items()):
            return CARD_DEFEAT[g.scenario]
    if g.scenario == "thieves_guild" and any(g.content.designs[card] == "thief" for card in g.menaces[0]):
        return "scenario.5.defeat_thieves"
    return ""


def warning(g: Kingdom, player: int, move: Move) -> str:
    """The key of a warning before the last copy of a card goes that the scenario needs (scenario.any_copy).

    A copy counts as gone only where the player knows it: the warning must not tell what lies face down.
    """
    if not g.scenario or move[0] not in ("scrap", "recycle", "lose"):
        return ""
    design = g.content.designs[move[1]]
    needed = g.content.scenario(g.scenario)["construction"].get(design, 0)
    gone = {card for card in g.discard if g.knows[card] >> player & 1} | {move[1]}
    left = sum(card not in gone for card in g.content.by_design[design])
    return "warning-last-copy" if left == needed - 1 else ""


CARD_DEFEAT = {"rat_invasion": "scenario.1.defeat_farms", "prophecy": "scenario.2.defeat",
               "frozen_north": "scenario.3.defeat_cards", "last_battle": "scenario.4.defeat_cards",
               "under_siege": "scenario.6.defeat_cards"}  # fmt: skip
QUEST_DEFEAT = {"frozen_north": "scenario.3.defeat_quest", "last_battle": "scenario.4.defeat_quest",
                "under_siege": "scenario.6.defeat_quests"}  # fmt: skip
