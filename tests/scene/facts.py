"""A position told in the lines of a scene: what a person would write down who sees everything on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bogwood.kernel.game import Json

Position = dict[str, Any]


def counts(things: dict[str, int]) -> str:
    return " ".join(f"{thing} {number}" for thing, number in things.items()) or "none"


def names(things: list[str | None]) -> str:
    return " ".join(thing or "-" for thing in things) or "none"


def head(position: Position) -> list[str]:
    options = " ".join(f"{name}={value}" for name, value in position["options"].items())
    return [f"game {position['game']} players {position['players']}", f"options {options}"]


def swamp_lines(position: Position) -> list[str]:
    """Feya's Swamp at a main choice."""
    state = position["state"]
    clans = [f"{seat['clan']}s" for seat in state["seats"]]
    swamp = state["swamp"]
    told = [
        f"seats {' '.join(clans)}",
        f"round {state['round']}",
        f"shrines {' '.join(swamp['shrines'])}",
        f"supply {state['shrine_tiles']['supply']}",
        f"display {counts(state['display'])}",
        f"order {' '.join(clans[seat] for seat in state['order'])}",
        f"seasons {' '.join(state['deal']['seasons'])}",
        f"races {' '.join(state['deal']['races'])}",
    ]
    told += [f"neutral {clan} {' '.join(cells)}" for clan, cells in swamp["neutrals"].items()]
    for clan, seat in zip(clans, state["seats"], strict=True):
        settled = " ".join(f"{cell}={swamp['fish'].get(cell, 0)}" for cell in seat["settlements"])
        workers = seat["workers"]["available"]
        told += [
            f"{clan} settle {settled}",
            f"{clan} side {seat['side']}",
            f"{clan} tracks {' '.join(map(str, seat['tracks'].values()))}",
            f"{clan} boats {' '.join(seat['boats'])}",
            f"{clan} have gold {seat['gold']} mana {seat['mana']} fish {seat['fish']} axolotls {seat['axolotls']}",
            f"{clan} have navigation {seat['navigation']} workers {workers}",
            f"{clan} tiles {names(seat['tiles'])}",
            f"{clan} temples {names(seat['temples'])}",
            f"{clan} won {names(seat['races'])}",
        ]
        told.append(f"{clan} guide {seat['guide'] or 'none'}")
        told += [f"{clan} passed"] if seat["passed"] else []
        told += [f"{clan} points {counts(seat['points'])}"] if seat["points"] else []
        if seat["special_tiles"]:
            raise LookupError("tiles on the clan board have no verb")
    for space, worker in state["spaces"].items():
        told.append(f"{clans[worker['seat']]} {'work' if worker['worker'] == 'clan' else 'axolotl'} {space}")
    told.append(f"totem {swamp['totem'] or 'nowhere'}")
    told.append(f"turn {clans[state['pending'][-1]['seat']]}")
    return told


def realm_lines(position: Position) -> list[str]:
    """Felinia at a bid, or as a disc acts."""
    state = position["state"]
    colours = ["red", "blue", "green", "yellow"]
    told = [f"round {state['round']}", f"first {colours[state['first']]}"]
    for n, ship in enumerate(state["ships"].values(), 1):
        told.append(f"ship {n} {ship['deck']} {' '.join(colours[one] for one in ship['aboard'] if one is not None)}")
    for place, goods in state["stalls"].items():
        told.append(f"stall {place} {names(goods)}")
    for place, owners in state["discs"].items():
        told.append(f"discs {place} {' '.join(colours[owner] for owner in owners)}")
    left = [*state["stack"]["left"], *filter(None, [state["stack"]["top"]])]
    told.append(f"stack {names(left)}")
    told += [f"top {state['stack']['top']}"] if state["stack"]["top"] else []
    opened = " ".join(f"{post}={token}" for post, token in state["tokens"].items())
    told += [f"reveal {opened}"] if opened else []
    for colour, seat in zip(colours, state["seats"], strict=False):
        told += [
            f"{colour} have coins {seat['coins']} spice {seat['spice']} gold {seat['gold']} food {seat['food']}",
            f"{colour} goods {counts(seat['goods'])}",
            f"{colour} settle {names(seat['settled'])}",
            f"{colour} bonus {names(seat['bonus_tiles'])}",
            f"{colour} income {seat['income']}",
        ]
        told += [f"{colour} castles {names(seat['castles'])}"] if seat["castles"] else []
    told.append(f"phase {state['pending'][0]['step']}")
    told.append(f"turn {colours[state['pending'][-1]['seat']]}")
    return told


def winter_lines(position: Position) -> list[str]:
    """Endless Winter before a figure is placed."""
    state = position["state"]
    colours = ["red", "yellow", "green", "blue"][: position["players"]]
    colours += ["rival"] if position["players"] == 1 else []
    seat = state["pending"][-1]["seat"]
    number = (state["pending"][0]["about"] - 1) // len(colours) + 1
    told = [
        f"round {state['round']}",
        f"order {' '.join(colours[one] for one in state['order'])}",
        f"turn {colours[seat]} {number}",
        f"columns {names(state['columns'])}",
        f"tile {' '.join(f'{at}={tile}' for at, tile in state['map']['tiles'].items())}",
        *([f"headwaters {state['map']['headwaters']}"] if state["map"]["headwaters"] != "none" else []),
        f"stones {names(state['stones'][0 if state['round'] <= 2 else 1])}",
    ]
    for colour, tribe in zip(colours, state["tribes"], strict=True):
        told += [f"{colour} {zone} {counts(tribe[zone])}" for zone in ("hand", "deck", "discard", "played", "grave")]
        told += [f"{colour} {kind} {counts(tribe[kind])}" for kind in ("animals", "tipped", "camps")]
        told += [f"{colour} {kind} {names(tribe[kind])}" for kind in ("stones", "villages")]
        built = [*tribe["level_1"], *tribe["level_2"], *tribe["neutral_1"], *tribe["neutral_2"]]
        told += [
            f"{colour} have {counts({thing: tribe[thing] for thing in ('food', 'tools', 'honor', 'sacrifice')})}",
            f"{colour} megaliths {names(built)}",
            f"{colour} at_base {tribe['camps_at_base']}",
        ]
        told += [f"{colour} base {tribe['base']}"] if tribe["base"] else []
        told += [f"{colour} raft {tribe['raft']}"] if tribe["raft"] is not None else []
        told += [f"{colour} points {counts(tribe['points'])}"] if tribe["points"] else []
        chief = f" chief {tribe['figures']['chief']}" if tribe["figures"]["chief"] else ""
        told.append(f"{colour} figures {counts(tribe['figures']['members'])}{chief}")
        if colour != "rival":
            told.append(f"{colour} chief {tribe['chief']}_{tribe['side']}")
    told.append(f"culture {names(state['culture'])}")
    told.append(f"animals {names(state['animals'])}")
    return told


LINES: dict[str, Callable[[Position], list[str]]] = {
    "feya": swamp_lines,
    "felinia": realm_lines,
    "winter": winter_lines,
}
POINTS = {"feya": {"main_choice"}, "felinia": {"bid", "buy", "guild"}, "winter": {"figure"}}
"""Where a scene can say all that matters."""


def scene_of(position: Json) -> str:
    """The scene that tells this position."""
    given: Position = position
    return "\n".join(head(given) + LINES[given["game"]](given))
