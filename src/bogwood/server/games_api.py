"""The games over HTTP: what can be played, and the catalogue from which a client draws its board."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, QueryParameter

from bogwood.i18n import LOCALES
from bogwood.i18n.locales import ENGLISH
from bogwood.kernel.game import options_in
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import Manifest
from bogwood.puzzles.collection import puzzles_of

from . import diagrams
from .entry import TheInn
from .inn import Inn
from .layout import sound
from .lessons import sound_lessons
from .overviews import Overview, sound_overview
from .pages import ASK_AGAIN
from .problems import words_of
from .wire import CatalogueEntry, CatalogueInfo, GameInfo, Json, LessonInfo, OptionValues, Preset

Players = Annotated[int, QueryParameter(ge=1, le=64)]
Edition = Annotated[str, QueryParameter(max_length=64)]
AnyRequest = Request[Any, Any, Any]
Chosen = Annotated[str, QueryParameter(max_length=2000)]
RuleOptions = Annotated[str, QueryParameter(max_length=600)]


@get("/api/games", tags=["games"])
async def games(inn: TheInn) -> list[GameInfo]:
    """The games at hand, with their rule options and bots."""
    return [game_info(inn, name) for name in inn.offer.games]


def game_info(inn: Inn, name: str) -> GameInfo:
    offer = inn.offer
    manifest = offer.games[name]
    players = manifest.players
    game = offer.open_game(name, players[0], {}, "")
    options = [
        OptionValues(kind.name, list(kind.values), kind.default, kind.rule, kind.per_seat)
        for kind in manifest.options()
    ]
    return GameInfo(
        name=name,
        titles={language: words_of(language).title(name) for language in LOCALES},
        players=list(players),
        options=options,
        edition=game.edition,
        rules_version=game.rules_version,
        bots=offer.bots(name),
        usual_bot=offer.usual_bot(name),
        least_players=players[0],
        most_players=players[-1],
        minutes=manifest.minutes,
        presets=[Preset(preset, chosen) for preset, chosen in manifest.presets.items()],
        lessons=[LessonInfo(one.id, len(one.steps), one.minutes) for one in sound_lessons(manifest)],
        puzzles=len(puzzles_of(name)),
    )


@get("/api/games/{name:str}/catalogue", tags=["games"])
async def catalogue(
    inn: TheInn, name: FromPath[str], players: Players, edition: Edition = "", options: RuleOptions = ""
) -> CatalogueInfo:
    """Every option a player may ever be offered under these rules (`name=value,…`), and the component data with the
    marks of their origin."""
    manifest = manifest_of(inn, name)
    offer = inn.offer
    game = offer.open_game(name, players, options_in(options, "options"), edition)
    entries = [
        CatalogueEntry(entry.number, entry.notation, entry.point, entry.arguments)
        for entry in game.catalogue.entries
        if entry is not None
    ]
    data = offer.data(name, edition)
    return CatalogueInfo(
        game=name,
        players=players,
        edition=game.edition,
        rules_version=game.rules_version,
        rules=game.options,
        size=game.catalogue.size,
        options=entries,
        data=data,
        numbers=manifest.numbers(data),
        layout=sound(name, manifest.layout(game)),
    )


@get("/api/games/{name:str}/words/{language:str}", tags=["games"], media_type=MediaType.TEXT)
async def words(inn: TheInn, request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The messages of a game as Fluent, in this language or else in English; empty where the game has none."""
    return text_answer(request, said_in(language, manifest_of(inn, name).words))


@get("/api/games/{name:str}/rules/{language:str}", tags=["games"], media_type=MediaType.TEXT)
async def rules(inn: TheInn, request: AnyRequest, name: FromPath[str], language: FromPath[str]) -> Response[str]:
    """The rules of a game in words as Fluent, in this language or else in English; empty where the game has none."""
    return text_answer(request, said_in(language, manifest_of(inn, name).paragraphs))


@get("/api/games/{name:str}/overview", tags=["games"])
async def overview(inn: TheInn, request: AnyRequest, name: FromPath[str]) -> Response[Overview | None]:
    """How a game is first explained, with what was measured for that; null where it has no overview."""
    found = sound_overview(manifest_of(inn, name))
    headers, is_known = tagged(request, msgspec.json.encode(found))
    return Response(None, status_code=304, headers=headers) if is_known else Response(found, headers=headers)


@get("/api/games/{name:str}/overview-words/{language:str}", tags=["games"], media_type=MediaType.TEXT)
async def overview_words(
    inn: TheInn, request: AnyRequest, name: FromPath[str], language: FromPath[str]
) -> Response[str]:
    """What the overview of a game says as Fluent, in this language or else in English; empty where it has none."""
    return text_answer(request, said_in(language, manifest_of(inn, name).overview_words))


@get("/api/games/{name:str}/diagrams/{diagram:str}", tags=["games"])
async def diagram(inn: TheInn, name: FromPath[str], diagram: FromPath[str], chosen: Chosen = "") -> Json:
    """A table drawn in the rules of a game, after choices that are tried out there (notations, parted by spaces)."""
    return diagrams.diagram(inn.offer.open_game, manifest_of(inn, name), diagram, chosen.split())


def manifest_of(inn: Inn, name: str) -> Manifest:
    found = inn.offer.games.get(name)
    if found is None:
        raise Refusal("unknown-game", "", "/game", name=name[:40], allowed=", ".join(sorted(inn.offer.games)))
    return found


def said_in(language: str, texts: Callable[[str], str]) -> str:
    if language not in LOCALES:
        raise Refusal("unknown-language", "", "/language", name=language[:40], allowed=", ".join(LOCALES))
    return texts(language) or texts(ENGLISH)


def text_answer(request: AnyRequest, text: str) -> Response[str]:
    """A text that is asked for again by its digest only, and not sent again while it is the same."""
    headers, is_known = tagged(request, text.encode())
    if is_known:
        return Response("", status_code=304, headers=headers)
    return Response(text, media_type=MediaType.TEXT, headers=headers)


def tagged(request: AnyRequest, content: bytes) -> tuple[dict[str, str], bool]:
    """Headers with the digest of an answer, and whether whoever asks has just that already."""
    tag = f'"{sha256(content).hexdigest()[:16]}"'
    return {"cache-control": ASK_AGAIN, "etag": tag}, tag in request.headers.get("if-none-match", "")


HANDLERS = [games, catalogue, words, rules, overview, overview_words, diagram]
