"""A picture for a game that brings none: a shield in a colour of its own, with the first letter of its name."""

from html import escape
from zlib import crc32

EMBLEM = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">
<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl({hue} 34% 42%)"/>
<stop offset="1" stop-color="hsl({hue} 38% 22%)"/></linearGradient></defs>
<rect width="320" height="320" fill="url(#g)"/>
<path d="M160 52c34 22 66 30 98 32v74c0 56-38 92-98 116-60-24-98-60-98-116V84c32-2 64-10 98-32z" fill="none"
 stroke="hsl({hue} 60% 86%)" stroke-width="7" stroke-linejoin="round"/>
<text x="160" y="204" font-family="Alegreya, Georgia, serif" font-weight="700" font-size="124" text-anchor="middle"
 fill="hsl({hue} 60% 92%)">{letter}</text></svg>
"""


def neutral_emblem(game_id: str, title: str) -> str:
    """The same for the same game on every server."""
    return EMBLEM.format(hue=crc32(game_id.encode()) % 360, letter=escape(title[:1].upper()))
