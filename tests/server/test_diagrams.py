"""Diagrams of the rules: every position is sound and drawn like a table, and what is lit there can be tried."""

from __future__ import annotations

import msgspec
import pytest

from bogwood.kernel.refusal import Refusal
from bogwood.manifest import document_of
from bogwood.server.diagrams import MOST, diagram
from bogwood.server.messages import TableMessage
from bogwood.shelf import SHELF, games, manifest_of

DIAGRAMS = [(name, one["id"]) for name, game in sorted(games().items()) for one in game.overview().get("diagrams", [])]
OF_EVERY_DIAGRAM = pytest.mark.parametrize(("game", "name"), DIAGRAMS)


@OF_EVERY_DIAGRAM
def test_it_is_shown_as_a_table_to_the_one_who_acts(game: str, name: str) -> None:
    shown = diagram(SHELF.open_game, manifest_of(game), name, [])
    message = msgspec.convert(shown, TableMessage)
    assert message.to_act == [message.seat]
    assert shown["trial"]["options"]


@OF_EVERY_DIAGRAM
def test_every_option_can_be_tried(game: str, name: str) -> None:
    manifest = manifest_of(game)
    for _, notation, *_ in diagram(SHELF.open_game, manifest, name, [])["trial"]["options"]:
        after = diagram(SHELF.open_game, manifest, name, [notation])
        msgspec.convert(after, TableMessage)
        assert after["view"] != diagram(SHELF.open_game, manifest, name, [])["view"], notation
        if "trial" in after:
            assert after["trial"]["chosen"] == [notation]


@OF_EVERY_DIAGRAM
def test_nothing_is_kept(game: str, name: str) -> None:
    manifest = manifest_of(game)
    first = diagram(SHELF.open_game, manifest, name, [])
    diagram(SHELF.open_game, manifest, name, [first["trial"]["options"][0][1]])
    assert diagram(SHELF.open_game, manifest, name, []) == first


def test_there_are_as_many_positions_as_diagrams() -> None:
    for game in games().values():
        folder = game.folder / "overview" / "positions"
        files = {path.name.removesuffix(".json") for path in folder.iterdir()} if folder.is_dir() else set()
        assert files == {one["id"] for one in game.overview().get("diagrams", [])}
        assert all(document_of(folder / f"{name}.json")["game"] == game.name for name in files)


def test_what_is_not_there_is_refused() -> None:
    game, name = DIAGRAMS[0]
    for wanted, chosen, code in (
        ("nowhere", [], "unknown-diagram"),
        ("../measured", [], "unknown-diagram"),
        (name, ["no-such-move"], "illegal-move"),
        (name, ["x"] * (MOST + 1), "illegal-move"),
    ):
        with pytest.raises(Refusal) as refused:
            diagram(SHELF.open_game, manifest_of(game), wanted, chosen)
        assert refused.value.code == code
