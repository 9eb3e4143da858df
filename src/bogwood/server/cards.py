"""What a link shows where it is shared: a title, a sentence and a picture, written into the head of the first page.

About a table nothing is told but its game and how many play: whoever previews a link may not be invited.
"""

from __future__ import annotations

import html
from pathlib import Path
from typing import NamedTuple

from .inn import Inn
from .problems import words_of

HOUSE = "Bogwood"
BEGIN, END = b"<!-- card -->", b"<!-- /card -->"
"""Between these the first page has a card of its own, for a server that does not know better."""
OF_A_GAME = ("new", "rules")
"""Pages whose address goes on with the name of a game."""


class Card(NamedTuple):
    """What is shown beside a link; the picture is a file of the client."""

    title: str
    about: str
    picture: str
    locale: str


async def card_of(inn: Inn, folder: Path, path: str, is_invitation: bool, locale: str) -> Card:
    """The card of an address of the client."""
    words = words_of(locale)
    first, name = [*path.strip("/").split("/"), "", ""][:2]
    if first in OF_A_GAME and name in inn.offer.games:
        title = words.say(f"{name}-title")
        return Card(f"{title} · {HOUSE}", words.say(f"{name}-about"), picture_of(folder, name), locale)
    summary = await inn.store.summary(name) if first == "t" else None
    if summary is None:
        return Card(HOUSE, words.say("page-about"), picture_of(folder), locale)
    title = words.say(f"{summary.game}-title")
    heading = words.say("page-invitation", {"text": title}) if is_invitation else title
    about = words.say("page-table", {"players": summary.players})
    return Card(f"{heading} · {HOUSE}", about, picture_of(folder, summary.game), locale)


def picture_of(folder: Path, game: str = "") -> str:
    """The picture of a game, or that of the house where there is none."""
    own = f"/card-{game}.png"
    return own if game and (folder / own[1:]).is_file() else "/card.png"


def with_card(page: bytes, card: Card, base: str) -> bytes:
    """The first page with this card; ``base`` is the address under which the reader has reached the server.

    No ``og:url`` is written: it would stand for the link, and the secret of an invitation would be lost.
    """
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    return b"".join([before, begin, written(card, base).encode(), end, after]) if end else page


def written(card: Card, base: str) -> str:
    title, about, picture = (html.escape(text) for text in (card.title, card.about, base + card.picture))
    properties = {
        "og:type": "website", "og:site_name": HOUSE, "og:locale": card.locale, "og:title": title,
        "og:description": about, "og:image": picture, "og:image:width": "1200", "og:image:height": "630",
    }  # fmt: skip
    lines = [f"<title>{title}</title>", f'<meta name="description" content="{about}">']
    lines += [f'<meta property="{name}" content="{value}">' for name, value in properties.items()]
    lines += ['<meta name="twitter:card" content="summary_large_image">']
    return "\n  " + "\n  ".join(lines) + "\n  "
