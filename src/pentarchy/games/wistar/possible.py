"""Effects that are one choice cannot be carried out when there is nothing to choose: they are kept, not wasted.
Rules: bonus.mission, bonus.play, bonus.shift, bonus.round_mouse*, mission.presence, potion.use, quick.use_once."""

from pentarchy.engine.rules import Frame, Move
from pentarchy.games.wistar.content import ACTIONS
from pentarchy.games.wistar.farm import is_hidden, present
from pentarchy.games.wistar.modifiers import free_rooms
from pentarchy.games.wistar.state import Wistar

REFUSALS = ("pass_by", "enough")
QUESTIONS = {  # what an effect asks, with the arguments of the effect, and the rule to tell if there is no answer
    "explore": ("explore_which", "explore.options"),
    "mission": ("mission_which", "mission.requirements"),
    "open_door": ("open_which", "symbol.open_door"),
    "play": ("play_which", "play.all_requirements"),
    "reveal": ("reveal_which", "symbol.reveal_mission"),
    "salvage": ("salvage_which", "card.156_archive"),
    "shift": ("shift_which", "bonus.shift"),
    "tent": ("tent_where", "symbol.pitch_tent"),
    "travel": ("travel_where", "card.022_027_travel"),
}
WITHOUT_ARGUMENTS = ("salvage", "shift", "travel")


def answers_to(g: Wistar, player: int, part: Frame) -> list[Move]:
    """What can be chosen for an effect, beside doing without it."""
    name = QUESTIONS[part[0]][0]
    arguments = () if part[0] in WITHOUT_ARGUMENTS else part[1:]
    return [move for move in g.rules.asks[name].options(g, player, None, *arguments) if move[0] not in REFUSALS]


def why_impossible(g: Wistar, player: int, part: Frame) -> str:
    """The rule against carrying out an effect now, or ""."""
    name = part[0]
    if name == "carry_out" and part[1] != "choice":
        area = g.content.area[ACTIONS.index(part[1])]
        return "" if g.workers[3 * player + area] else "main.strength_zero"
    if name == "play" and not g.hands[player]:
        return "bonus.play"
    if name == "round_mouse" and not g.round_mouse:
        return "bonus.round_mouse_one"
    if name == "round_mouse" and free_rooms(g, player) < 1:
        return "bonus.round_mouse_no_room"
    if name == "mission" and not is_at_a_mission(g, player):
        return "mission.presence"
    return "" if name not in QUESTIONS or answers_to(g, player, part) else QUESTIONS[name][1]


def is_at_a_mission(g: Wistar, player: int) -> bool:
    """Whether an explorer or a tent stands where a mission card lies face up."""
    rooms = [place for place in present(g, player) if place]  # the first place is the entrance
    return any(g.missions[room - 1] and not is_hidden(g, room) for room in rooms)


def why_idle(g: Wistar, player: int, part: Frame) -> str:
    """The same as everybody can tell: of a hand only that it is empty."""
    return why_impossible(g, player, part) if part[0] != "play" or not g.hands[player] else ""
