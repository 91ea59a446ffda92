"""From options to the first decision. Rules: setup.*, modules.*, and the setup of each module and scenario."""

from collections.abc import Iterator

from pentarchy.engine.errors import BadSetup
from pentarchy.engine.registry import Option
from pentarchy.games.kingdom.advisors import choose_advisors, welcome_advisors
from pentarchy.games.kingdom.content import (
    ADVISOR,
    BOARDS,
    CALAMITY,
    DEVELOPMENT,
    DUCHIES,
    ICONS,
    MENACE_DECKS,
    TREASURE,
    Content,
)
from pentarchy.games.kingdom.draft import TRAPS
from pentarchy.games.kingdom.rounds import play_round
from pentarchy.games.kingdom.rules import step
from pentarchy.games.kingdom.state import DANGER_DEAL, Kingdom
from pentarchy.kit.seats import RANDOM, first_player, first_player_options

SCENARIOS = ("rat_invasion", "prophecy", "frozen_north", "last_battle", "thieves_guild", "under_siege")
MODULES = ("menaces", "advisors", "quests")
NO_SCENARIO = ("none", "")
DANGER_CARDS, DANGERS = 8, 4

OPTIONS = (
    Option("scenario", ("none", *SCENARIOS), "none", (1,)),
    Option("module", MODULES, "menaces", (1, 2), {"scenario": NO_SCENARIO}),
    Option("menace_1", ("random", *MENACE_DECKS), "frost_giants", (2,), {"module": ("menaces",)}),
    Option("menace_2", ("random", *MENACE_DECKS), "giant_rats", (2,), {"module": ("menaces",)}),
    Option("menace", ("random", *MENACE_DECKS), "frost_giants", (1,), {"module": ("menaces",)}),
    Option("board", ("random", *BOARDS), "random", (1, 2), {"module": ("quests",)}),
    Option("side", ("A", "B"), "A", (1, 2), presets=(("scenario", SCENARIOS, "B"),)),
    Option("duchy", ("random", *DUCHIES), "random", (1, 2)),
    *first_player_options((1, 2)),
)


def modes() -> Iterator[tuple[int, dict[str, str]]]:
    """Every mode of the game: sides, modules, kinds of menace, boards, scenarios, for one and two players."""
    for side in ("A", "B"):
        for i, kind in enumerate(MENACE_DECKS):
            yield 1, {"module": "menaces", "menace": kind, "side": side}
            for other in MENACE_DECKS[i + 1 :]:
                yield 2, {"module": "menaces", "menace_1": kind, "menace_2": other, "side": side}
        for players in (1, 2):
            yield players, {"module": "advisors", "side": side}
            for board in BOARDS:
                yield players, {"module": "quests", "board": board, "side": side}
    for scenario in SCENARIOS:
        yield 1, {"scenario": scenario}


def start(players: int, options: dict[str, str], seed: int, content: Content, events: bool) -> Kingdom:
    """A game at its first decision."""
    g = Kingdom.blank(players, len(content.tokens), seed, content, events=events)
    g.scenario = "" if options.get("scenario", "none") == "none" else options["scenario"]
    _choose_modules(g, options)
    _choose_duchies(g, options)
    g.first = first_player(g, options.get("first", RANDOM))
    g.box = tuple(range(len(content.tokens)))
    g.show(g.box, g.everyone)
    _lay_out_scenario(g)
    _lay_out_tokens(g)
    _lay_out_dangers(g)
    if events:
        _announce(g)
    g.then(*_first_frames(g))
    return g.run()


def _announce(g: Kingdom) -> None:
    """What everybody sees before round 1."""
    if g.scenario:
        g.tell("scenario_began", SCENARIOS.index(g.scenario))
        for place, zone in enumerate((g.construction, g.built, g.menaces, g.advisors)):
            if zone[0]:
                g.tell("scenario_cards", SCENARIOS.index(g.scenario), place)
        if g.covered[0]:
            g.tell("thefts_laid", SCENARIOS.index(g.scenario), g.covered[0].bit_count())
    for player, duchy in enumerate(g.duchies):
        g.tell("duchy_taken", player, list(g.content.duchy_icons).index(duchy))
    for player, deck in enumerate(g.menace_decks):
        if g.players == 1:
            g.tell("menaces_hidden", MENACE_DECKS.index(deck))
        else:
            g.tell("deck_taken", player, MENACE_DECKS.index(deck))
    for board in g.boards:
        g.tell("quest_laid", BOARDS.index(board))
    for player, soldiers in enumerate(g.soldiers):
        if soldiers:
            g.tell("soldiers_given", player, soldiers)


def _pick(g: Kingdom, choice: str, values: tuple[str, ...]) -> int:
    """The position of a chosen value, drawn at random where the table leaves it open."""
    return g.rand(len(values)) if choice == "random" else values.index(choice)


def _choose_modules(g: Kingdom, options: dict[str, str]) -> None:
    """One module a game (modules.one_per_game); scenarios name theirs."""
    if g.scenario:
        laid = g.content.scenario(g.scenario)
        danger = g.content.by_design[laid["danger"]][0]
        g.menace_decks = (MENACE_DECKS[g.content.deck[danger]],) if g.content.deck[danger] >= 0 else ()
        g.boards = tuple(laid["quests"])
        has = {"menaces": bool(g.menace_decks), "advisors": bool(laid["advisors"]), "quests": bool(g.boards)}
        g.modules = tuple(module for module in MODULES if has[module])
    else:
        g.modules = (options["module"],)
    if "menace_1" in options:
        first, second = options["menace_1"], options["menace_2"]
        if first == second != "random":
            raise BadSetup("The two players need different kinds of menaces (menaces.decks).")
        g.menace_decks = _two_menaces(g, first, second)
    elif "menace" in options:
        g.menace_decks = (MENACE_DECKS[_pick(g, options["menace"], MENACE_DECKS)],)
    if "board" in options:
        g.boards = (BOARDS[_pick(g, options["board"], BOARDS)],)
    g.owner_of_final = [-1] * len(g.boards)


def _two_menaces(g: Kingdom, first: str, second: str) -> tuple[str, ...]:
    """Two different kinds, at random where nobody chose."""
    kinds: tuple[str, ...] = ()
    for choice, other in ((first, second), (second, first)):
        free = tuple(kind for kind in MENACE_DECKS if kind != other and kind not in kinds)
        kinds += (free[_pick(g, choice, free)],)
    return kinds


def _choose_duchies(g: Kingdom, options: dict[str, str]) -> None:
    """One duchy each, both on the same side (setup.duchy)."""
    first, side = _pick(g, options["duchy"], DUCHIES), options["side"].lower()
    g.duchies = tuple(f"{DUCHIES[(first + player) % 2]}_{side}" for player in range(g.players))


def _out_of_box(g: Kingdom, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Take those of the cards that are still in the box."""
    there, wanted = set(g.box), set(cards)
    g.box = tuple([card for card in g.box if card not in wanted])
    return tuple([card for card in cards if card in there])


def _copies(g: Kingdom, counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(card for design, copies in counts.items() for card in g.content.by_design[design][:copies])


def _lay_out_scenario(g: Kingdom) -> None:
    """The cards that a scenario puts into play leave their decks first (scenario.named_cards)."""
    if g.scenario:
        laid = g.content.scenario(g.scenario)
        g.construction[0] = _out_of_box(g, _copies(g, laid["construction"]))
        for card in g.construction[0]:
            g.lack[card] = g.content.cost[card]
        g.built[0] = _out_of_box(g, _copies(g, laid["built"]))
        g.menaces[0] = _out_of_box(g, _copies(g, laid["menaces"]))
        g.advisors[0] = _out_of_box(g, _copies(g, dict.fromkeys(laid["advisors"], 1)))
        if g.menaces[0]:
            g.covered[0] = (1 << len(g.menaces[0])) - 1 << ICONS  # scenario.5.theft_tokens


def _lay_out_tokens(g: Kingdom) -> None:
    laid = g.content.scenario(g.scenario) if g.scenario else {"soldiers": 0, "spies": True}
    for player in range(g.players):
        g.traps[player] = TRAPS if g.players == 2 else 0  # setup.traps
        g.soldiers[player] = laid["soldiers"]
        if "advisors" in g.modules and not g.scenario:
            g.soldiers[player] = 2  # advisors.setup_soldiers
    if g.players == 1 and laid["spies"]:
        g.spies[0], g.active_spies[0] = 2, 1  # solo.spies_setup


def _lay_out_dangers(g: Kingdom) -> None:
    """Calamities, or the menaces of each player (setup.calamity_stack, menaces.decks)."""
    for player, kind in enumerate(g.menace_decks):
        deck = MENACE_DECKS.index(kind)
        cards = tuple(card for card, of in enumerate(g.content.deck) if of == deck)
        g.menace_stacks[player] = _out_of_box(g, cards)
    if "giant_rats" in g.menace_decks:
        g.rodent_stack = _out_of_box(g, g.content.rodents)
    if not g.menace_decks:
        g.calamity_stack = _out_of_box(g, g.content.by_kind[CALAMITY][: DANGERS * 2 if g.players == 2 else DANGERS])


def _first_frames(g: Kingdom) -> list[tuple[str]]:
    """What happens before round 1. Advisors are drawn to choose from, except in scenarios."""
    if "advisors" not in g.modules or g.scenario:
        return [make_deck(), play_round()]
    two_player_only = g.content.two_player_only
    advisors = tuple(card for card in g.content.by_kind[ADVISOR] if g.players == 2 or not two_player_only[card])
    advisors = g.shuffled(_out_of_box(g, advisors))
    for player in range(g.players):
        g.drawn[player], advisors = advisors[:2], advisors[2:]
        g.show(g.drawn[player], 1 << player)
    g.deck = advisors
    return [choose_advisors(), welcome_advisors(), make_deck(), play_round()]


@step
def make_deck(g: Kingdom) -> None:
    """Developments with treasures or advisors, shuffled; alone, the danger stack from them (solo.danger_stack)."""
    deck = g.deck + _out_of_box(g, g.content.by_kind[DEVELOPMENT])
    if "advisors" not in g.modules:
        deck += _out_of_box(g, g.content.by_kind[TREASURE])
    elif g.players == 1:
        solo = tuple(card for card in g.content.by_kind[ADVISOR] if not g.content.two_player_only[card])
        deck += _out_of_box(g, solo)  # also the one drawn and not kept: it is shuffled back
    g.deck = g.shuffled(deck)
    if g.players == 1:
        dangers, g.calamity_stack, g.menace_stacks[0] = g.calamity_stack + g.menace_stacks[0], (), ()
        g.danger = g.shuffled(g.deck[-DANGER_CARDS:] + dangers)
        g.deck = g.deck[:-DANGER_CARDS]
        for card in g.danger:
            g.dealt[card] = DANGER_DEAL
        g.show(g.deck[-1:], g.everyone)
