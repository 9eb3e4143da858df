"""The same answers found a second time from what a view shows and the data file, with sets of names only."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bogwood.games.felinia.rules.box import read_data
from bogwood.games.felinia.rules.state import Realm
from tests.games.felinia.lively import lively_game
from tests.games.felinia.table import opened

DATA = read_data("data.json")
KIND = {token["id"]: token["kind"] for token in DATA["trade_tokens"]["items"]}
LADDER = {kind["id"]: kind["ladder"] for kind in DATA["token_kinds"]["items"]}
TILE = {tile["id"]: tile["kind"] for tile in DATA["bonus_tiles"]["items"]}
PICTURE = {card["id"]: card["picture"] for card in DATA["castle_cards"]["items"]}
DECKS = {deck["id"]: deck for deck in DATA["deck_tiles"]["items"]}
GAMES = pytest.mark.parametrize(("players", "mode"), [(2, "basic"), (4, "basic"), (3, "advanced"), (4, "advanced")])


def borders(mode: str) -> dict[str, set[str]]:
    return {province["id"]: set(province["borders"]) for province in DATA["maps"][mode]["provinces"]}


def groups(settled: set[str], beside: dict[str, set[str]]) -> list[int]:
    """The sizes of the groups of merchants."""
    sizes = []
    while settled:
        group, edge = set(), {min(settled)}
        while edge:
            group |= edge
            edge = {other for here in edge for other in beside[here]} & settled - group
        sizes.append(len(group))
        settled = settled - group
    return sizes


def score(seat: dict[str, Any], mode: str) -> int:
    tokens: list[str] = seat["tokens"]
    food: int = seat["food"]
    kinds = Counter(KIND[token] for token in tokens if token in KIND)
    points = sum(n * min(n, LADDER[kind]) for kind, n in kinds.items())
    points += sum(kinds[TILE[tile]] for tile in seat["bonus_tiles"])
    for size in groups(set(seat["settled"]), borders(mode)):
        points += size * (2 if size == 1 and "hermit" in tokens else min(size, 3))
    points += seat["gold"] + sum(seat["goods"].values())
    points += seat["spice"] if "spice_dealer" in tokens else seat["spice"] // 2
    pictures = Counter(PICTURE[card] for card in seat["castles"])
    points += sum({1: 1, 2: 4}[n] for n in pictures.values())
    points += len(seat["castles"]) if "castle_guest" in tokens else 0
    return int(points) + (2 * (food // 2) if "cook" in tokens else 0)


@GAMES
def test_the_score_follows_from_what_lies_open_at_the_end(players: int, mode: str) -> None:
    game = opened(players, mode=mode)
    for n in range(5):
        state: Realm | None = None
        for state, _, _ in lively_game(game, f"score {n}"):  # noqa: B007 - the last state is looked at below
            pass
        assert state is not None
        assert game.is_over(state)
        seats: Any = game.view(state, -1)["seats"]
        assert game.scores(state) == [score(seat, mode) for seat in seats]


def enterable(view: dict[str, Any], mode: str) -> set[str]:
    """Where the merchant ashore may go next, as a person would find it on the table."""
    here = view["explorer"]
    taken = {post for seat in view["seats"] for post in seat["settled"]}
    return borders(mode)[here["at"]] - taken - set(view["face_down"]) - set(here["visited"])


def seats_offered(view: dict[str, Any], seat: int) -> set[str]:
    """The piers at which a player could board now."""
    me = view["seats"][seat]
    found = set()
    for pier, ship in view["ships"].items():
        deck = DECKS.get(ship["deck"])
        if deck is None or None not in ship["aboard"] or me["stock"] == 0 or me["coins"] < deck["coins"]:
            continue
        if all(me["goods"].get(good, 0) >= count for good, count in deck["goods"].items()):
            found.add(pier)
    return found


@GAMES
def test_ways_seats_and_purchases_are_those_a_person_would_find(players: int, mode: str) -> None:
    game = opened(players, mode=mode)
    for state, seat, _ in lively_game(game, "ways"):
        view: Any = game.view(state, seat)
        entries = [game.catalogue.entry(option) for option in game.legal(state, seat).listed()]
        point = view["decision"]["point"]
        named = {str(value) for entry in entries if entry.point == point for value in entry.arguments.values()}
        if point in ("step", "move"):
            assert named == enterable(view, mode)
        elif point == "board":
            assert named == seats_offered(view, seat)
        elif point == "buy":
            place = str(game.question(state).arguments["place"])
            can_pay = view["seats"][seat]["coins"] >= len(view["discs"][place])
            assert view["discs"][place][-1] == seat
            assert named == (set(view["stalls"][place]) if can_pay else set())
