"""Every option in one readable word, both ways: ``fish_1``, ``boat:2``, ``to:c6``, ``build:d7`` ..."""

from __future__ import annotations

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.hexes import NAMES, axial

from . import choices
from .box import ACTIONS, SIDES, TILES_PER_ROUND, TRACK_NAMES, WORKER_KINDS, Box


def catalogue_of(box: Box) -> Catalogue:
    """The catalogue under the names of an edition."""
    made = Catalogue(choices.SIZE)
    setup_options(made, box)
    turn_options(made, box)
    pass_options(made, box)
    cell_options(made)
    return made


def setup_options(made: Catalogue, box: Box) -> None:
    for n, clan in enumerate(box.clan_ids):
        made.add(choices.CLAN + n, f"clan:{clan}", "choose_clan", {"clan": clan})
    for n, side in enumerate(SIDES):
        made.add(choices.SIDE + n, f"side:{side}", "choose_side", {"side": side})
    for n, guide in enumerate(box.guide_ids):
        made.add(choices.DRAFT + n, f"draft:{guide}", "draft_guide", {"guide": guide})
    for n, track in enumerate(TRACK_NAMES):
        made.add(choices.START_TILE + n, f"start:{track}", "start_tile", {"track": track})
    for n, space in enumerate(box.space_ids):
        made.add(choices.RESERVE + n, f"reserve:{space}", "leader_token", {"space": space})
    made.add(choices.RESERVE_NOTHING, "reserve:nothing", "leader_token", {})


def turn_options(made: Catalogue, box: Box) -> None:
    for n, space in enumerate(box.space_ids):
        action = space.rsplit("_", 1)[0]
        arguments: dict[str, int | str] = {"space": space}
        if action in ACTIONS:
            arguments["action"] = action
        made.add(choices.SPACE + n, space, "main_choice", arguments)
    made.add(choices.BUILDER_CARD, "builder", "main_choice", {"guide": "builder", "action": "build"})
    for n in range(TILES_PER_ROUND):
        tile = TILES_PER_ROUND + n
        named = {"tile": box.tile_ids[tile], "action": ACTIONS[box.tile_action[tile]]}
        made.add(choices.ACTION_TILE + n, f"use:{box.tile_ids[tile]}", "main_choice", {**named})
    made.add(choices.PASS, "pass", "main_choice", {})
    for n, kind in enumerate(WORKER_KINDS):
        made.add(choices.WORKER + n, f"worker:{kind}", "worker_kind", {"worker": kind})
        made.add(choices.EXCHANGE_WORKER + n, f"exchange:{kind}", "exchange_worker", {"worker": kind})
    made.add(choices.EXCHANGE_MANA, "exchange:mana", "exchange_mana", {})
    for n in range(TILES_PER_ROUND):
        first = box.tile_ids[n]
        third = box.tile_ids[2 * TILES_PER_ROUND + n]
        made.add(choices.ROUND_1_TILE + n, f"play:{first}", "play_round1_tile", {"tile": first})
        made.add(choices.ROUND_3_TILE + n, f"play:{third}", "play_round3_tile", {"tile": third})
    for n in range(box.boats):
        made.add(choices.BOAT + n, f"boat:{n + 1}", "choose_boat", {"boat": n + 1})
    made.add(choices.FINISH, "finish", "choose_boat", {})
    made.add(choices.STOP, "stop", "trade_fish", {})
    for n, track in enumerate(TRACK_NAMES):
        made.add(choices.TRACK + n, f"track:{track}", "build_track", {"track": track})
    for n, special in enumerate(box.special_ids):
        made.add(choices.SPECIAL_TILE + n, f"special:{special}", "salamander_tile", {"tile": special})
    made.add(choices.NO_CELEBRATION, "celebrate:nothing", "celebrate_island", {})
    made.add(choices.END_TURN, "end", "end_turn", {})


def pass_options(made: Catalogue, box: Box) -> None:
    for n, tile in enumerate(box.tile_ids):
        made.add(choices.TAKE_TILE + n, f"take:{tile}", "pass_bonus_tile", {"tile": tile})
    for n, guide in enumerate(box.guide_ids):
        made.add(choices.NEXT_GUIDE + n, f"next:{guide}", "pass_guide", {"guide": guide})
    made.add(choices.CONFIRM_PASS, "confirm", "confirm_pass", {})


def cell_options(made: Catalogue) -> None:
    """The blocks of cells; a cell's arguments are its name and its axial coordinates."""
    blocks = [
        (choices.START_CELL, "settle", "start_cell"),
        (choices.NEUTRAL_CELL, "neutral", "neutral_cell"),
        (choices.DESTINATION, "to", "boat_destination"),
        (choices.LAY_FISH, "lay", "trade_fish"),
        (choices.BUILD_CELL, "build", "build_cell"),
        (choices.CELEBRATE, "celebrate", "celebrate_island"),
        (choices.SHRINE_CELL, "shrine", "shrine_cell"),
        (choices.PASS_SHRINE_CELL, "totem", "pass_shrine_cell"),
    ]
    for cell_name, n in NAMES.items():
        q, r = axial(n)
        for base, word, point in blocks:
            made.add(base + n, f"{word}:{cell_name}", point, {"cell": cell_name, "q": q, "r": r})
