"""The table of Tyrants in the terminal: what stands where, who controls it, what cards do, and nothing hidden."""

from io import StringIO

import pytest
from rich.console import Console

from pentarchy.cli.screens import draw_table, legend
from pentarchy.games.tyrants import GAME
from pentarchy.text import Speech
from tests.games.tyrants.table import Table


def shown(t: Table, player: int, lang: str = "en", width: int = 140) -> str:
    console = Console(file=StringIO(), width=width, force_terminal=False)
    speech = Speech(GAME, t.content, lang, ("Alice", "Bob"))
    console.print(draw_table(GAME.look(t.g, player), player, speech))
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def line_of(text: str, begins: str) -> str:
    return next(line.strip() for line in text.splitlines() if line.startswith(begins))


def test_troops_spies_control_and_routes_of_a_site() -> None:
    t = Table.empty().troops(0, "skullport", 3).troops(1, "labyrinth-skullport.2").spy(1, "skullport").begin(0)
    text = shown(t, 0)
    assert line_of(text, "Skullport 4 VP").split()[3:] == ["■■■□□", "†●", "=■", "→", "·", "Kanaglym"]
    assert "→ ·● Skullport" in line_of(text, "The Labyrinth 3 VP")


def test_total_control_and_markers_have_signs() -> None:
    t = Table.empty().clear("tsenviilyq").troops(1, "tsenviilyq", 3).begin(0)
    text = shown(t, 0)
    assert line_of(text, "Tsenviilyq 4 VP ◎1").split()[4:6] == ["●●●", "=●★"]
    assert line_of(text, "Araumycos 3 VP ◎3"), "what its marker gives for total control"


def test_sections_out_of_play_are_not_shown() -> None:
    assert "Gauntlgrym" not in shown(Table.empty(3, section="right").begin(0), 0)
    left = shown(Table.empty(3, section="left").begin(0), 0)
    assert "→ ~ The Wormwrithings" in left
    assert "Phaerlin" not in left


@pytest.mark.parametrize(("lang", "words"), [("en", "assassinate 2 enemy troops"), ("ru", "уничтожьте 2 войска")])
def test_the_own_hand_and_the_market_are_readable_and_other_hands_are_not(lang: str, words: str) -> None:
    t = Table.empty()
    t.market("deathblade")
    t.put("hands", 1, "matron_mother")
    t.begin(0, "noble")
    own, other = shown(t, 0, lang), shown(t, 1, lang)
    assert words in own
    mother = {"en": "Matron Mother", "ru": "Верховная мать"}[lang]
    assert mother not in own
    assert mother in other


def test_the_legend_names_every_sign() -> None:
    speech = Speech(GAME, GAME.load(None), "en", ("Alice", "Bob", "Carol", "Dan"))
    assert legend(speech) == (
        "■ Alice, ● Bob, ▲ Carol, ◆ Dan, □ white troop, · empty space, † spy, "
        "◎ control marker (at a site: its VP for total control; at a player: how many are held), "
        "= who controls the site, ★ total control, ~ sites that touch"
    )
    two = Speech(GAME, GAME.load(None), "ru", ("Аня", "Борис"))
    assert legend(two).startswith("■ Аня, ● Борис, □ белое войско")


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "counts as a market card this turn"), ("ru", "сверху (в этот ход считается")]
)
def test_an_active_ghost_is_seen(lang: str, words: str) -> None:
    t = Table.empty(deck_1="undead").spy(0, "everfire")
    t.put("devoured", -1, "kobold")
    t.begin(0, "ghost").play(0, "play:ghost", "pick:ghost,1")
    assert words not in shown(t, 0, lang)
    assert words in shown(t.play(0, "recall:everfire"), 0, lang)


def inside(text: str, words: str) -> bool:
    """Whether words are on the screen, wherever lines and frames break them."""
    return words in " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize(
    ("card", "lang", "words"),
    [
        ("grimlock", "en", "1 Grimlock (Conquest, Grimlock) 0/1 deploy a troop; when an opponent makes you discard "
         "this card: draw 2 cards"),
        ("ambassador", "en", "when an opponent makes you discard this card: you may promote this card"),
        ("umber_hulk", "en", "when an opponent makes you discard this card: that opponent discards a card, too"),
        ("umber_hulk", "ru", "когда соперник вынуждает вас сбросить эту карту: этот соперник тоже сбрасывает карту"),
        ("insane_outcast", "en", "– Insane Outcast (Drow) −1/0 discard a card from your hand ► return this card to the "
         "supply; if this card is devoured or promoted, it returns to the supply instead"),
        ("insane_outcast", "ru", "если эту карту поглощают или приближают, она вместо этого возвращается в запас"),
        ("imix", "en", "6 Imix (Malice, Elemental Prince) 3/6 gain 4 power; Focus (Malice): gain 2 power"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("width", [100, 140])
def test_a_card_shows_all_it_says(card: str, lang: str, words: str, width: int) -> None:
    """Cost, aspect, type, points, effect, and what it does when it is discarded, devoured or promoted."""
    t = Table.empty(deck_1="demons").begin(0, card)
    assert inside(shown(t, 0, lang, width), words)


def test_the_stacks_show_their_cards_and_how_many_there_are() -> None:
    t = Table.empty(deck_1="demons")
    t.put("devoured", -1, "kobold", "deathblade")
    text = shown(t.begin(0), 0)
    assert inside(text, "15× 2 Priestess of Lolth (Obedience, Drow) 1/2 gain 2 influence")
    assert inside(text, "15× 3 House Guard (Obedience, Drow) 1/3 gain 2 power")
    assert inside(text, "30× – Insane Outcast")
    assert inside(text, "Devoured cards 2, on top: 6 Deathblade (Malice, Drow) 3/6 assassinate 2 enemy troops")
    assert inside(text, f"Market deck {len(t.g.market_deck)}")


def test_what_each_player_has_and_where_the_points_come_from() -> None:
    t = Table.empty().clear("tsenviilyq").troops(1, "tsenviilyq", 3).trophies(1, 0, 2).spy(1, "everfire", "skullport")
    t.put("inner_circles", 1, "noble", "noble", "imix")
    t.put("discards", 1, "kobold")
    t.put("decks", 1, "soldier", "soldier")
    text = shown(t.begin(0, "ambassador").play(0, "play:ambassador"), 0)
    assert inside(text, "Troops in the barracks 37 †3 Trophy hall 2 ■■ ◎ 1 VP tokens 0 Deck 2 Hand 0")
    assert inside(text, "Sites under control 4 · Total control 2 · Trophies 2 · Deck 1 · Inner circle 8")
    assert inside(text, "Inner circle 3: 2× Noble (1), Imix (6)")
    assert inside(text, "Discard pile 1: Kobold")
    assert inside(text, "Effects of the end of the turn 1: Ambassador")
    assert inside(text, "First player: ■ Alice · Half-decks: Drow, Dragons")


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_card_of_the_inner_circle_is_seen_while_it_is_played(lang: str) -> None:
    t = Table.empty()
    t.put("inner_circles", 0, "blackguard")
    text = shown(t.begin(0, "elder_brain").play(0, "play:elder_brain"), 0, lang)
    assert {"en": "Card being played from the inner circle", "ru": "Карта, разыгрываемая из внутреннего круга"}[
        lang
    ] in text


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_nothing_is_wider_than_a_hundred_columns(lang: str) -> None:
    text = shown(Table(4).go_on(lambda g: g.round == 2), 0, lang, 100)
    assert max(map(len, text.splitlines())) <= 100
