"""What follows from the lines of a scene: pieces are all there, guides give the order, somebody has a turn."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

from bogwood.kernel.cells import cell as cell_at
from bogwood.kernel.cells import each, has
from bogwood.kernel.hexes import around, name, parse
from bogwood.scene import Slate

from ..rules.box import NEW_BOAT, NEW_WORKER, SIDES, TILES_PER_ROUND, TRACK_LENGTH, TRACK_NAMES, TRACKS, Box, place
from .names import box_of
from .verbs import seat_of

RESTING: Final[dict[str, Any]] = {
    "action": None,
    "acted": [],
    "boat": None,
    "fish_laid": 0,
    "extra_range": 0,
    "extra_catch": 0,
    "discount": 0,
    "fish_caught": 0,
    "gold_from_trade": 0,
    "guide_returned": None,
}
"""What lasts for a turn, before anything was done in it."""


def filled_in(slate: Slate) -> None:
    """Make the whole fit what was said."""
    name_neutrals(slate)
    for seat in range(slate.game.players):
        open_tracks(slate, seat)
        float_boats(slate, seat)
        count_workers(slate, seat)
    clear_fish(slate)
    count_axolotls(slate)
    hold_guides(slate)
    pass_tiles(slate)
    count_shrines(slate)
    set_order(slate)
    give_turn(slate)
    tell_setup(slate)


def called(slate: Slate, seat: int) -> str:
    return f"{seat_of(slate, seat)['clan']}s"


# Land


def name_neutrals(slate: Slate) -> None:
    """With two players the clans that do not play lend their settlements, in the order of the clans (FS-4.9)."""
    box = box_of(slate.game)
    given: dict[str, list[str]] = slate.state["swamp"]["neutrals"]
    playing = [seat["clan"] for seat in slate.state["seats"]]
    unused = [clan for clan in box.clan_ids if clan not in playing]
    if "neutrals" in slate.said and given:
        slate.state["swamp"]["neutrals"] = {clan: given[clan] for clan in sorted(given, key=box.clan_ids.index)}
    elif given and list(given) != unused[: len(given)]:
        slate.state["swamp"]["neutrals"] = dict(zip(unused, given.values(), strict=False))


def board_of(box: Box, mine: dict[str, Any]) -> int:
    return 0 if mine["side"] == SIDES[0] else box.clan_ids.index(mine["clan"]) + 1


def opened_by(box: Box, mine: dict[str, Any], tracks: tuple[int, ...], kind: int) -> int:
    """How much of one kind of bonus is open (FS-21.3)."""
    board = board_of(box, mine)
    spaces = [place(board, track, n) for track in range(TRACKS) for n in range(tracks[track])]
    total = sum(box.bonus_amount[n] for n in spaces if box.bonus[n] == kind)
    covered = [box.special_ids.index(tile) for tile in mine["special_tiles"]]
    return total + sum(box.special_amount[tile] for tile in covered if box.special_bonus[tile] == kind)


def open_tracks(slate: Slate, seat: int) -> None:
    """As many settlements have left the clan board as stand in the swamp (FS-11.5).

    Those of the start leave first; of what else is possible, what brings the boats that are named and leaves the
    tracks most alike.
    """
    mine = seat_of(slate, seat)
    box = box_of(slate.game)
    wanted = len(mine["settlements"])
    now = tuple(mine["tracks"][track] for track in TRACK_NAMES)
    fleet = len(mine["boats"]) if {f"{seat}/boats", f"{seat}/fleet"} & slate.said else None
    if f"{seat}/tracks" in slate.said or not mine["clan"]:
        return
    if sum(now) == wanted and fleet in (None, opened_by(box, mine, now, NEW_BOAT)):
        return
    starts = [int(box.is_start[place(board_of(box, mine), track, 0)]) for track in range(TRACKS)]

    def unlikely(tracks: tuple[int, ...]) -> tuple[int, int, int, int]:
        boats = opened_by(box, mine, tracks, NEW_BOAT)
        missing = sum(1 for track in range(TRACKS) if tracks[track] < starts[track])
        less = sum(max(0, before - after) for before, after in zip(now, tracks, strict=True))
        return (fleet is not None and boats != fleet, missing, less, max(tracks) - min(tracks))

    ways = [tracks for tracks in product(range(TRACK_LENGTH + 1), repeat=TRACKS) if sum(tracks) == wanted]
    if not ways:
        return
    best = min(ways, key=unlikely)
    mine["tracks"] = dict(zip(TRACK_NAMES, best, strict=True))
    slate.note("scene-by-rule", text=f"{called(slate, seat)} tracks {' '.join(map(str, best))}", rule="FS-11.5")


def float_boats(slate: Slate, seat: int) -> None:
    """As many boats as are open; those nobody placed stand where they can, best on own settlements (FS-11.6)."""
    mine = seat_of(slate, seat)
    if f"{seat}/boats" in slate.said or not mine["clan"]:
        return
    box = box_of(slate.game)
    tracks = tuple(mine["tracks"][track] for track in TRACK_NAMES)
    before = list(mine["boats"])
    wanted = opened_by(box, mine, tracks, NEW_BOAT)
    boats: list[str] = []
    kept = {n for n in range(len(before)) if f"{seat}/boat/{n + 1}" in slate.said}
    for n in range(max(wanted, max(kept, default=-1) + 1)):
        if n in kept or (
            n < len(before) and stays(slate, seat, before[n]) and can_stand(slate, seat, before[n], boats)
        ):
            boats.append(before[n])
        else:
            boats.append(
                next((at for at in havens(slate, seat) if can_stand(slate, seat, at, boats)), "") or before[-1]
            )
    mine["boats"] = boats
    if boats != before:
        slate.note("scene-by-rule", text=f"{called(slate, seat)} boats {' '.join(boats)}", rule="FS-11.6")


def stays(slate: Slate, seat: int, at: str) -> bool:
    """Is a boat better left where it is?  Not where a set-up put it that the lines have changed."""
    is_moved = slate.is_new and f"{seat}/settlements" in slate.said
    return not is_moved or at in seat_of(slate, seat)["settlements"]


def havens(slate: Slate, seat: int) -> list[str]:
    """Own settlements, then the water beside them."""
    mine: list[str] = seat_of(slate, seat)["settlements"]
    board = box_of(slate.game).board
    beside = [name(n) for at in mine for n in each(around(cell_at(parse(at)))) if has(board, n)]
    return mine + beside


def can_stand(slate: Slate, seat: int, at: str, others: list[str]) -> bool:
    """Is this no foreign land, and no other boat's place?"""
    afloat = [boat for n, one in enumerate(slate.state["seats"]) if n != seat for boat in one["boats"]]
    if at in others or at in afloat:
        return False
    return at in seat_of(slate, seat)["settlements"] or at not in land_of(slate)


def land_of(slate: Slate) -> set[str]:
    swamp = slate.state["swamp"]
    layers = [swamp["shrines"], *swamp["neutrals"].values(), *(seat["settlements"] for seat in slate.state["seats"])]
    return {cell for layer in layers for cell in layer}


def clear_fish(slate: Slate) -> None:
    """Fish lie on settlements only; those under settlements that are gone are gone, too."""
    swamp = slate.state["swamp"]
    settled = land_of(slate) - set(swamp["shrines"])
    swamp["fish"] = {
        cell: number for cell, number in swamp["fish"].items() if cell in settled or f"fish/{cell}" in slate.said
    }


# Workers and axolotls


def count_workers(slate: Slate, seat: int) -> None:
    """Workers at hand, spent and fresh make the whole; those on spaces are spent (FS-7.3)."""
    mine = seat_of(slate, seat)
    if slate.state["round"] == 0:
        return
    box = box_of(slate.game)
    tracks = tuple(mine["tracks"][track] for track in TRACK_NAMES)
    total = box.start_workers + opened_by(box, mine, tracks, NEW_WORKER)
    workers: dict[str, int] = mine["workers"]
    on_spaces = [at for at in slate.state["spaces"].values() if at == {"seat": seat, "worker": "clan"}]
    workers["spent"] = max(workers["spent"], len(on_spaces))
    if f"{seat}/workers" in slate.said:
        workers["spent"] = max(len(on_spaces), total - workers["available"] - workers["fresh"])
    elif workers["available"] != total - workers["spent"] - workers["fresh"]:
        workers["available"] = max(0, total - workers["spent"] - workers["fresh"])
        text = f"{called(slate, seat)} have workers {workers['available']}"
        slate.note("scene-by-rule", text=text, rule="FS-7.3")


def count_axolotls(slate: Slate) -> None:
    """Those on spaces are out until the round ends, the others in the supply (FS-1.2)."""
    placed = sum(1 for at in slate.state["spaces"].values() if at["worker"] == "axolotl")
    placed += slate.state["builder_card"] == "axolotl"
    held = sum(seat["axolotls"] for seat in slate.state["seats"])
    slate.state["axolotls"] = {"supply": box_of(slate.game).axolotls - held - placed, "placed": placed}


# Cards and tiles


def hold_guides(slate: Slate) -> None:
    """Guides that are held were dealt, and the others lie in the display (FS-2.11)."""
    held = [seat["guide"] for seat in slate.state["seats"] if seat["guide"]]
    shown: dict[str, int] = slate.state["display"]
    if "guides" in slate.said or "display" in slate.said:
        dealt: list[str] = slate.state["deal"]["guides"]
        wanted = list(dict.fromkeys(held + (list(shown) if "display" in slate.said else [])))
        spare = [guide for guide in dealt if guide not in wanted]
        full = (wanted + spare)[: max(len(dealt), len(wanted))]
        slate.state["deal"]["guides"] = sorted(full, key=box_of(slate.game).guide_ids.index)
        fish = max(slate.state["round"], 1)
        if "display" not in slate.said:
            slate.state["display"] = {guide: shown.get(guide, fish) for guide in full if guide not in held}
    if "round" in slate.said and "display" not in slate.said:
        slate.state["display"] = dict.fromkeys(slate.state["display"], slate.state["round"])
        text = f"display {counts_of(slate.state['display'])}"
        slate.note("scene-by-rule", text=text, rule="FS-19.4")


def counts_of(counts: dict[str, int]) -> str:
    return " ".join(f"{thing} {number}" for thing, number in counts.items())


def pass_tiles(slate: Slate) -> None:
    """Tiles of rounds gone by are gone; whoever passed has taken one of this round (FS-18.2)."""
    if not {"round", "tiles", "passed"} & slate.said:
        return
    state = slate.state
    known = box_of(slate.game).tile_ids
    left: list[str] = []
    for block in range(box_of(slate.game).rounds):
        tiles = known[block * TILES_PER_ROUND : (block + 1) * TILES_PER_ROUND]
        held = [tile for seat in state["seats"] for tile in seat["tiles"] if tile in tiles]
        dealt = [tile for tile in state["deal"]["tiles"] if tile in tiles]
        dealt = (held + [tile for tile in dealt if tile not in held])[: max(len(dealt), len(held))]
        state["deal"]["tiles"] = [
            tile for tile in known if tile in dealt or (tile not in tiles and tile in state["deal"]["tiles"])
        ]
        if block + 1 > state["round"]:
            left += [tile for tile in dealt if tile not in held]
        elif block + 1 == state["round"]:
            left += tiles_of_now(slate, [tile for tile in dealt if tile not in held], tiles)
    state["tiles_left"] = [tile for tile in known if tile in left]


def tiles_of_now(slate: Slate, free: list[str], tiles: list[str]) -> list[str]:
    """Who has passed and holds none of this round's takes one, unless a line says what the clan holds."""
    for seat, mine in enumerate(slate.state["seats"]):
        if mine["passed"] and free and not set(mine["tiles"]) & set(tiles):
            tile = free.pop(0)
            if f"{seat}/tiles" not in slate.said:
                mine["tiles"].append(tile)
                slate.note(
                    "scene-by-rule", text=f"{called(slate, seat)} tiles {' '.join(mine['tiles'])}", rule="FS-18.2"
                )
    return free


def count_shrines(slate: Slate) -> None:
    """Tiles in the swamp, on the round board, lost and in the supply make the whole (FS-2.5)."""
    if not {"round", "shrine", "shrines", "supply"} & slate.said:
        return
    box = box_of(slate.game)
    tiles: dict[str, int] = slate.state["shrine_tiles"]
    laid = len(slate.state["swamp"]["shrines"]) - len(box.printed_shrines)
    if "round" in slate.said:
        tiles["rounds"] = box.round_shrines - (slate.state["round"] - 1)
        tiles["lost"] = max(0, slate.state["round"] - 1 - (laid - box.shrines_dealt))
    left = len(box.shrine_numbers) - laid - tiles["rounds"]
    if "supply" in slate.said:
        tiles["lost"] = left - tiles["supply"]
        return
    if tiles["supply"] != left - tiles["lost"]:
        tiles["supply"] = left - tiles["lost"]
        slate.note("scene-by-rule", text=f"supply {tiles['supply']}", rule="FS-2.5")


# Whose turn it is


def set_order(slate: Slate) -> None:
    """Ascending initiative of the guides (FS-3.3)."""
    box = box_of(slate.game)
    if "order" in slate.said or slate.state["round"] == 0 or not (slate.is_new or "guides" in slate.said):
        return
    ranked = sorted(range(slate.game.players), key=lambda seat: initiative(box, seat_of(slate, seat)["guide"]))
    acting = (
        slate.state["order"][slate.state["place"]] if "turn" not in slate.said and slate.state["place"] >= 0 else -1
    )
    slate.state["order"] = ranked
    if acting >= 0:
        slate.state["place"] = ranked.index(acting)
    text = f"order {' '.join(called(slate, seat) for seat in ranked)}"
    slate.note("scene-by-rule", text=text, rule="FS-3.3")


def initiative(box: Box, guide: str | None) -> int:
    return 99 if guide is None else box.initiative[box.guide_ids.index(guide)]


def give_turn(slate: Slate) -> None:
    """The main choice of whoever was named, else of the first in order who has not passed (FS-7.1)."""
    state = slate.state
    if state["round"] == 0 or state["over"]:
        return
    if "turn" in slate.said:
        seat = state["place"]
    elif slate.is_new or state["seats"][state["pending"][-1]["seat"]]["passed"]:
        seat = next((seat for seat in state["order"] if not seat_of(slate, seat)["passed"]), state["order"][0])
        slate.note("scene-by-rule", text=f"turn {called(slate, seat)}", rule="FS-7.1")
    else:
        if state["pending"][-1]["step"] == "main_choice":
            state["action"]["ready"] = ready(slate, state["pending"][-1]["seat"])
        return
    state["place"] = state["order"].index(seat)
    state["action"] = {**RESTING, "ready": ready(slate, seat)}
    state["pending"] = [{"step": "next_turn", "seat": 0}, {"step": "main_choice", "seat": seat}]


def ready(slate: Slate, seat: int) -> list[int]:
    return [n + 1 for n in range(len(seat_of(slate, seat)["boats"]))]


def tell_setup(slate: Slate) -> None:
    """What the set-up chose, in the words of the language."""
    if not slate.is_new:
        return
    if "seats" not in slate.said:
        seats = " ".join(called(slate, seat) for seat in range(slate.game.players))
        slate.note("scene-by-setup", text=f"seats {seats}")
    for seat, mine in enumerate(slate.state["seats"]):
        who = called(slate, seat)
        if f"{seat}/settlements" not in slate.said:
            slate.note("scene-by-setup", text=f"{who} settle {' '.join(mine['settlements'])}")
        if not any(topic.startswith(f"{seat}/boat") for topic in slate.said):
            slate.note("scene-by-setup", text=f"{who} boats {' '.join(mine['boats'])}")
        if f"{seat}/guide" not in slate.said:
            slate.note("scene-by-setup", text=f"{who} guide {mine['guide']}")
        unsaid = {thing: mine[thing] for thing in ("gold", "mana", "fish") if f"{seat}/{thing}" not in slate.said}
        if unsaid:
            slate.note("scene-by-setup", text=f"{who} have {counts_of(unsaid)}")
    for clan, cells in slate.state["swamp"]["neutrals"].items():
        if f"neutral/{clan}" not in slate.said:
            slate.note("scene-by-setup", text=f"neutral {clan}s {' '.join(cells)}")
    if "season" not in slate.said:
        card: str = slate.state["deal"]["seasons"][max(slate.state["round"], 1) - 1]
        slate.note("scene-by-setup", text=f"season {card.removeprefix('season_')}")
