"""The games over HTTP: what can be played, and the catalogue from which a client draws its board."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from bogwood.kernel.game import options_in
from bogwood.kernel.refusal import Refusal

from .entry import TheWorld
from .wire import CatalogueEntry, CatalogueInfo, GameInfo, OptionValues, Preset
from .world import World

Players = Annotated[int, QueryParameter(ge=1, le=64)]
Edition = Annotated[str, QueryParameter(max_length=64)]
RuleOptions = Annotated[str, QueryParameter(max_length=600)]


@get("/api/games", tags=["games"])
async def games(world: TheWorld) -> list[GameInfo]:
    """The games at hand, with their rule options and bots."""
    return [game_info(world, name) for name in world.shelf.games]


def game_info(world: World, name: str) -> GameInfo:
    shelf = world.shelf
    players = shelf.games[name]
    game = shelf.open_game(name, players[0], {}, "")
    options = [
        OptionValues(kind.name, list(kind.values), kind.default, kind.rule, kind.per_seat)
        for kind in shelf.options.get(name, [])
    ]
    return GameInfo(
        name=name,
        players=list(players),
        options=options,
        edition=game.edition,
        rules_version=game.rules_version,
        bots=shelf.bots(name),
        usual_bot=shelf.usual_bot(name),
        least_players=players[0],
        most_players=players[-1],
        minutes=shelf.minutes.get(name, 0),
        presets=[Preset(preset, chosen) for preset, chosen in shelf.presets.get(name, {}).items()],
    )


@get("/api/games/{name:str}/catalogue", tags=["games"])
async def catalogue(
    world: TheWorld, name: FromPath[str], players: Players, edition: Edition = "", options: RuleOptions = ""
) -> CatalogueInfo:
    """Every option a player may ever be offered under these rules (`name=value,…`), and the component data with the
    marks of their origin."""
    shelf = world.shelf
    if name not in shelf.games:
        raise Refusal("unknown-game", "", "/game", name=name[:40], allowed=", ".join(sorted(shelf.games)))
    game = shelf.open_game(name, players, options_in(options, "options"), edition)
    entries = [
        CatalogueEntry(entry.number, entry.notation, entry.point, entry.arguments)
        for entry in game.catalogue.entries
        if entry is not None
    ]
    data = shelf.data(name, edition)
    return CatalogueInfo(
        game=name,
        players=players,
        edition=game.edition,
        rules_version=game.rules_version,
        rules=game.options,
        size=game.catalogue.size,
        options=entries,
        data=data,
    )


HANDLERS = [games, catalogue]
