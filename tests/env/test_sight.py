"""What a seat sees as numbers: of fixed length, true, and nothing that is secret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from bogwood import shelf
from bogwood.env.flat import Schema
from bogwood.env.sight import GlanceSight, Sight, ViewSight, sight_of
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import WATCHER, Game, State
from tests.conformance.cases import Case, costly, usual_cases
from tests.kernel import toy

GAMES = costly(3)
CASES = [*usual_cases(), Case("felinia", 3, "mode", "advanced"), Case("felinia", 3, "open_holdings", "yes")]
CASES += [Case("winter", 3, "rivers", "3"), Case("winter", 2, "warriors", "1")]


def course(game: Game, seed: str, every: int) -> Iterator[State]:
    """States along a random game, and its end."""
    state, stream, made = game.new(seed), Stream(seed), 0
    while seats := game.seats_to_act(state):
        if made % every == 0:
            yield state
        options = game.legal(state, seats[-1])
        game.apply(state, seats[-1], options.nth(stream.below(options.size())))
        made += 1
    yield state


def sights(game: Game) -> list[Sight]:
    """Every way to see this game."""
    layout = game.glance_layout()
    return [ViewSight(game), *([] if layout is None else [GlanceSight(game, layout)])]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seat_sees_no_difference_between_two_worlds(case: Case) -> None:
    game = case.open()
    ways = sights(game)
    for n in range(GAMES):
        for place, state in enumerate(course(game, case.seed(n), every=9)):
            for seat in [WATCHER, *range(game.players)]:
                other = game.determinise(state, seat, f"other {n} {place}")
                for sight in ways:
                    assert np.array_equal(sight.vector(state, seat), sight.vector(other, seat))
                assert game.glance(state, seat) == game.glance(other, seat)
                if seat >= 0:
                    one, two = (ways[0].mask(game.legal(world, seat)) for world in (state, other))
                    assert np.array_equal(one, two)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_number_has_a_name_and_every_set_bit_a_place(case: Case) -> None:
    game = case.open()
    layout = game.glance_layout()
    if layout is None:
        assert isinstance(sight_of(game), ViewSight)
        return
    named = {*layout.set_places, *(8 * place + bit for place in layout.count_places for bit in range(8))}
    assert len(named) == len(layout.sets) + 8 * len(layout.counts)
    for n in range(GAMES):
        for state in course(game, case.seed(n), every=5):
            words = game.glance(state, n % game.players)
            bits = {64 * at + bit for at, word in enumerate(words) for bit in range(64) if word >> bit & 1}
            assert len(words) == layout.words
            assert bits <= named


def seen(sight: Sight, state: State, seat: int) -> dict[str, int]:
    """What is not 0, by name."""
    vector = sight.vector(state, seat)
    return {name: int(number) for name, number in zip(sight.names, vector, strict=True) if number}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_glance_at_the_swamp_agrees_with_the_view(players: int) -> None:
    game = shelf.open_game("feya", players, {})
    sight = sight_of(game)
    for state in course(game, "glance", every=7):
        view: Any = game.view(state, 1)
        found = seen(sight, state, 1)
        for ahead in range(players):
            seat, path = view["seats"][(1 + ahead) % players], f"seat+{ahead}"
            counts = {
                name: found.get(f"{path}/{name}", 0) for name in ("gold", "mana", "fish", "navigation", "axolotls")
            }
            assert counts == {name: seat[name] for name in counts}
            assert things(found, f"{path}/settlement") == set(seat["settlements"])
            assert things(found, f"{path}/boat") == set(seat["boats"])
            assert things(found, f"{path}/tile") == set(seat["tiles"])
            assert things(found, f"{path}/guide") == {seat["guide"]} - {None}
            assert things(found, f"{path}/clan") == {seat["clan"]} - {None}
        assert things(found, "shrine") == set(view["swamp"]["shrines"])
        assert things(found, "open_water") == set(view["open_water"])
        assert things(found, "displayed") == set(view["display"])
        assert things(found, "decision") == ({view["decision"]["point"]} if view["decision"] else set())
        fish = {
            name: found.get(f"fish_1={name}", 0) + 2 * found.get(f"fish_2={name}", 0) for name in view["swamp"]["fish"]
        }
        assert fish == view["swamp"]["fish"]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_glance_at_the_realm_agrees_with_the_view(mode: str) -> None:
    game = shelf.open_game("felinia", 3, {"mode": mode})
    sight = sight_of(game)
    for state in course(game, "glance", every=7):
        view: Any = game.view(state, 2)
        found = seen(sight, state, 2)
        for ahead in range(3):
            seat, path = view["seats"][(2 + ahead) % 3], f"seat+{ahead}"
            counts = {name: found.get(f"{path}/{name}", 0) for name in ("coins", "spice", "gold", "food", "discs")}
            assert counts == {name: seat[name] for name in counts}
            assert things(found, f"{path}/settled") == set(seat["settled"])
            assert things(found, f"{path}/token") == set(seat.get("tokens", []))
            assert things(found, f"{path}/bonus_tile") == set(seat.get("bonus_tiles", []))
            assert things(found, f"{path}/castle") == set(seat.get("castles", []))
        assert things(found, "face_up") == set(view["tokens"].values())
        assert things(found, "face_down") == set(view["face_down"])
        assert things(found, "phase") == ({view["phase"]} if view["decision"] else set())
        assert things(found, "looked_at") == set(view["castle_pile"]["looked_at"]) - {None}
        for place, discs in view["discs"].items():
            tops = {f"{depth + 1},seat+{(owner - 2) % 3}" for depth, owner in enumerate(reversed(discs))}
            assert things(found, f"{place}/disc") == tops


@pytest.mark.parametrize("options", [{}, {"rivers": "2", "warriors": "1"}])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_glance_at_the_winter_agrees_with_the_view(players: int, options: dict[str, str]) -> None:
    game = shelf.open_game("winter", players, options)
    sight = sight_of(game)
    looks_from = players - 1
    for state in course(game, "glance", every=11):
        view: Any = game.view(state, looks_from)
        found = seen(sight, state, looks_from)
        for ahead in range(len(view["tribes"])):
            tribe, path = view["tribes"][(looks_from + ahead) % len(view["tribes"])], f"seat+{ahead}"
            counts = {name: found.get(f"{path}/{name}", 0) for name in WINTER_COUNTS}
            assert counts == {name: tribe[name] for name in counts}
            for name in ("animals", "tipped", "camps", *WINTER_ZONES):
                assert packed(found, f"{path}/{'animal' if name == 'animals' else name}") == tribe[name]
            assert found.get(f"{path}/buried", 0) == sum(tribe["grave"].values())
            assert packed(found, f"{path}/hand") == tribe.get("hand", tribe["known"])
            for name, shown in (("stone", "stones"), ("village", "villages"), ("level_1",) * 2, ("level_2",) * 2):
                assert things(found, f"{path}/{name}") == set(tribe[shown])
            assert things(found, f"{path}/side") == {tribe["side"]} - {None}
            assert things(found, f"{path}/chief") == {tribe["chief"]} - {None}
        assert packed(found, "stack") == view["stacks"]
        assert packed(found, "ability") == view["eclipse"]["abilities"]
        assert things(found, "decision") == {(view["decision"] or {}).get("point")} - {None}
        deciding = (view["decision"] or {"seats": []})["seats"]
        assert things(found, "decides") == {f"seat+{(seat - looks_from) % len(view['tribes'])}" for seat in deciding}
        for place, card in enumerate(view["culture"]):
            assert things(found, f"culture_{place + 1}") == {card} - {None}
        assert shown_tiles(game.box, found) == view["map"]["tiles"]  # type: ignore[attr-defined]
        assert things(found, "headwaters") == {view["map"]["headwaters"]}


WINTER_COUNTS = ("food", "tools", "honor", "sacrifice", "strength", "members", "chiefs", "hand_size", "deck_size")
WINTER_ZONES = ("pile", "discard", "played", "cards")


def shown_tiles(box: Any, found: dict[str, int]) -> dict[str, str]:
    """The tile of each hex, by its terrain and its number among the tiles of that terrain."""
    tiles: dict[str, str] = {}
    for kind in box.types + box.tile_ids[box.single_tiles :]:
        for place in things(found, f"terrain/{kind}"):
            numbers = [n for n in range(box.tiles_of_type) if f"tile_{n + 1}={place}" in found]
            tiles[place] = box.tile_ids[box.types.index(kind) * box.tiles_of_type + numbers[0]] if numbers else kind
    return tiles


def packed(found: dict[str, int], path: str) -> dict[str, int]:
    """Counts that are shown in bits."""
    counted: dict[str, int] = {}
    for name in things(found, path):
        thing, _, times = name.partition("*")
        counted[thing] = counted.get(thing, 0) + int(times or 1)
    return counted


def things(found: dict[str, int], path: str) -> set[str]:
    return {name.removeprefix(f"{path}=") for name in found if name.startswith(f"{path}=")}


def test_a_schema_is_the_same_every_time() -> None:
    game = shelf.open_game("felinia", 2, {})
    assert Schema(game).names == Schema(game).names


def test_a_schema_knows_words_that_no_sample_had() -> None:
    game = shelf.open_game("feya", 2, {})
    cells = {str(entry.arguments["cell"]) for entry in game.catalogue.entries if entry and "cell" in entry.arguments}
    names = set(Schema(game).names)
    assert {f"/seats/0/settlements[{cell}]" for cell in cells} <= names


def test_a_flattened_view_holds_what_the_view_says() -> None:
    game = toy.Reeds(2)
    state = game.new("flat")
    found = seen(ViewSight(game), state, 0)
    view: Any = game.view(state, 0)
    assert found["/round"] == 1
    assert found["/prize"] == view["prize"]
    assert {name for name in found if name.startswith("/hand[")} == {f"/hand[{card}]" for card in view["hand"]}


def test_what_a_schema_has_no_place_for_is_left_out() -> None:
    schema = Schema(toy.Reeds(2))
    at, numbers = schema.filled({"round": 2, "weather": "rain", "prizes": ["gold", 1], "hand": {"a": 1}})
    assert [(schema.names[place], number) for place, number in zip(at, numbers, strict=True)] == [
        ("/round", 2),
        ("/prizes[1]", 1),
    ]
