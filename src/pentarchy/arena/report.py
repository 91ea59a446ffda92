"""A tournament as one HTML page with plots, which needs nothing beside it."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from html import escape
from math import isfinite

from pentarchy.arena.results import Played
from pentarchy.arena.standings import Estimate, Meeting, Standing, meetings, rounds_of, standings
from pentarchy.arena.tournament import Tournament
from pentarchy.bots.outside import EXEC
from pentarchy.engine.registry import get_game
from pentarchy.text import shell

BINS = 21  # of a histogram
EXAMPLES = 8  # of what went wrong that are told
WIDTH, ROW, LEFT = 720, 34, 150  # of a plot, px
PAGE = """<!doctype html>
<html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 780px; margin: 2rem auto; padding: 0 1rem; color: #222;
  background: #fff }}
table {{ border-collapse: collapse; margin: 1rem 0; width: 100% }} th, td {{ padding: .3rem .6rem; text-align: right }}
th {{ border-bottom: 2px solid #888 }} td {{ border-bottom: 1px solid #ddd }}
:is(th, td):first-child {{ text-align: left }}
svg {{ width: 100%; height: auto }} svg text {{ font: 13px system-ui, sans-serif; fill: currentColor }}
.bar {{ fill: #3a6ea5 }} .lost {{ fill: #b0562f }} .axis {{ stroke: #999 }}
.line {{ stroke: currentColor; stroke-width: 2 }}
.scroll {{ overflow-x: auto }}
@media (prefers-color-scheme: dark) {{ body {{ color: #ddd; background: #1b1b1b }} td {{ border-color: #444 }} }}
</style>
<h1>{title}</h1>
{body}
</html>
"""
Say = Callable[..., str]


def report(tournament: Tournament, played: Sequence[Played], lang: str) -> str:
    """The whole page."""
    say = shell(lang).say
    game = get_game(tournament.game)
    ranked, met = standings(tournament, played), meetings(tournament, played)
    options = ", ".join(f"{name}={value}" for name, value in tournament.options.items())
    deals = tournament.deals
    about = say("arena-about", players=tournament.players, first=deals[0], last=deals[-1], options=options or "–")
    parts = [
        f"<p>{escape(about)}</p>",
        *([heading(say, "ratings"), rating_plot(ranked)] if tournament.players > 1 else []),
        heading(say, "pairs"),
        table(pair_rows(say, met)),
    ]
    for meeting in met:
        margins = [
            sum(one.margin(one.seats.index(meeting.pair[0])) for one in games) / len(games)
            for games in rounds_of(played, meeting.pair)
        ]
        if len(margins) > 1:
            title = say("arena-histogram", pair=" – ".join(meeting.pair))
            parts.append(f"<h3>{escape(title)}</h3>{histogram(margins)}")
    parts += [heading(say, "seats"), table(seat_rows(say, tournament, ranked))]
    if faults := fault_lines(say, Counter(fault for game in played for fault in game.faults)):
        parts += [heading(say, "faults"), *(f"<p>{escape(line)}</p>" for line in faults)]
    title = say("arena-title", game=game.title[lang], games=sum(meeting.games for meeting in met))
    return PAGE.format(lang=lang, title=escape(title), body="\n".join(parts))


def heading(say: Say, key: str) -> str:
    return f"<h2>{escape(say(f'arena-{key}'))}</h2>"


def table(rows: Iterable[Sequence[str]]) -> str:
    first, *others = rows
    head = "".join(f"<th>{escape(cell)}</th>" for cell in first)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in others)
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def said(value: Estimate, scale: float = 1, unit: str = "", digits: int = 1) -> str:
    """A mean with its error, e.g. `62.5 ± 7.1 %`."""
    error = f" ± {scale * value.error:.{digits}f}" if isfinite(value.error) else ""
    return f"{scale * value.mean:.{digits}f}{error}{unit}"


def pair_rows(say: Say, met: Sequence[Meeting]) -> list[list[str]]:
    """Alone, the share of wins and the points; the same rows stand in the terminal."""
    rows = [[say(f"arena-{key}") for key in ("pair", "games", "wins", "margin", "medals")]]
    for one in met:
        medals = ", ".join(f"{name} {count}" for name, count in sorted(one.medals.items())) or "–"
        name = " – ".join(one.pair)
        rows.append([name, str(one.games), said(one.wins, 100, " %"), said(one.margin), medals])
    return rows


def fault_lines(say: Say, faults: Counter[str]) -> list[str]:
    """What went wrong with bots, how often, and that others moved for them: their results are not their own then.

    Of many kinds those that came most often: who fails at every move says something else each time.
    """
    told = [say("arena-fault", fault=fault, count=count) for fault, count in faults.most_common(EXAMPLES)]
    others = sum(faults.values()) - sum(count for _, count in faults.most_common(EXAMPLES))
    return [*told, say("arena-other-faults", count=others)] if others else told


def seat_rows(say: Say, tournament: Tournament, ranked: Sequence[Standing]) -> list[list[str]]:
    seats = [say("arena-seat", number=seat + 1) for seat in range(tournament.players)]
    rows = [[say("arena-bot"), say("arena-rating"), say("arena-cpu"), *seats]]
    for row in ranked:
        wins = [f"{100 * won / games:.0f} %" if games else "–" for won, games in row.wins_by_seat]
        rating = said(row.rating, digits=0) if tournament.players > 1 else "–"
        time = "–" if row.bot.startswith(EXEC) else say("arena-milliseconds", number=f"{1000 * row.cpu:.1f}")
        rows.append([row.bot, rating, time, *wins])
    return rows


def rating_plot(ranked: Sequence[Standing]) -> str:
    """A dot and a whisker for each bot."""
    whiskers = [min(row.rating.error, 400) for row in ranked]
    ends = [row.rating.mean + sign * far for row, far in zip(ranked, whiskers, strict=True) for sign in (-1, 1)]
    low, high = min(*ends, -50.0), max(*ends, 50.0)

    def across(value: float) -> float:
        return LEFT + (value - low) / (high - low) * (WIDTH - LEFT - 60)

    drawn = [f'<line class="axis" x1="{across(0):.0f}" x2="{across(0):.0f}" y1="0" y2="{ROW * len(ranked)}"/>']
    for number, (row, far) in enumerate(zip(ranked, whiskers, strict=True)):
        y, mean = ROW * number + ROW // 2, row.rating.mean
        drawn.append(
            f'<text x="0" y="{y + 5}">{escape(row.bot)}</text>'
            f'<line class="line" x1="{across(mean - far):.0f}" x2="{across(mean + far):.0f}" y1="{y}" y2="{y}"/>'
            f'<circle class="bar" cx="{across(mean):.0f}" cy="{y}" r="6"/>'
            f'<text x="{across(mean) + 10:.0f}" y="{y - 6}">{mean:.0f}</text>'
        )
    return svg(drawn, ROW * len(ranked))


def histogram(values: Sequence[float]) -> str:
    """How often which margin, those below 0 in another colour."""
    span = max(map(abs, values)) or 1.0
    bins = [0] * BINS
    for value in values:
        bins[min(BINS - 1, int((value + span) / (2 * span) * BINS))] += 1
    height, wide = 120, WIDTH / BINS
    drawn = []
    for number, count in enumerate(bins):
        tall = count / max(bins) * (height - 20)
        kind = "lost" if number < BINS // 2 else "bar"
        x, y = number * wide + 1, height - tall
        drawn.append(f'<rect class="{kind}" x="{x:.0f}" y="{y:.0f}" width="{wide - 2:.0f}" height="{tall:.0f}"/>')
    drawn.append(f'<line class="axis" x1="{WIDTH / 2}" x2="{WIDTH / 2}" y1="0" y2="{height}"/>')
    for x, anchor, value in ((0, "start", -span), (WIDTH / 2, "middle", 0.0), (WIDTH, "end", span)):
        drawn.append(f'<text x="{x:.0f}" y="{height + 18}" text-anchor="{anchor}">{value:.0f}</text>')
    return svg(drawn, height + 24)


def svg(drawn: Sequence[str], height: int) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img">{"".join(drawn)}</svg>'
