"""A table for a scene: clans, guides and shrines as it names them, the rest of the set-up by chance."""

from __future__ import annotations

from typing import Any, cast

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.hexes import name
from bogwood.kernel.refusal import Problems
from bogwood.scene import SceneLine

from ..rules.box import Box
from .names import box_of

MAIN_CHOICE = "main_choice"


def opened(game: Game, seed: str, lines: list[SceneLine], choices: Stream) -> State:
    """The first main choice of round 1."""
    box = box_of(game)
    clans = seated_clans(box, lines)
    guides = said_of(lines, clans, "guide")
    state = dealt(game, seed, lines, clans, list(guides.values()))
    wishes = [
        {
            f"clan:{clan}",
            "side:normal",
            "reserve:nothing",
            f"draft:{guides.get(clan)}",
            *(f"settle:{at}" for at in settled(lines, clan)),
        }
        for clan in clans
    ]
    foreign = {f"draft:{guide}" for guide in guides.values()}
    while point_of(game, state) != MAIN_CHOICE:
        seat = game.seats_to_act(state)[0]
        game.apply(state, seat, preferred(game, state, seat, wishes[seat], foreign, choices))
    return state


def dealt(game: Game, seed: str, lines: list[SceneLine], clans: list[str], guides: list[str]) -> State:
    """A new game with the shrines, guides and clans that are wanted, as far as it can have them."""
    state = game.new(seed)
    box = box_of(game)
    document = cast(dict[str, Any], game.to_position(state))
    lay_shrines(box, document, lines)
    deal_guides(document, [guide for guide in guides if guide in box.guide_ids])
    if box.clan_choice_is_random:
        for seat, clan in zip(document["seats"], clans, strict=True):
            seat["clan"] = clan
    try:
        return game.from_position(document)
    except Problems:
        # The lines will be refused where they are said.
        return state


def point_of(game: Game, state: State) -> str:
    pending = cast(list[dict[str, Any]], game.to_position(state)["pending"])
    return str(pending[-1]["step"])


def preferred(game: Game, state: State, seat: int, wishes: set[str], foreign: set[str], choices: Stream) -> int:
    """What a line wishes for, else anything that no other line wishes for, else anything."""
    options = [(option, game.catalogue.notation(option)) for option in game.legal(state, seat)]
    wished = [option for option, notation in options if notation in wishes]
    free = wished or [option for option, notation in options if notation not in foreign] or [options[0][0]]
    return free[choices.below(len(free))]


def seated_clans(box: Box, lines: list[SceneLine]) -> list[str]:
    """Who sits where: as ``seats`` says, else as lines speak of them, else as they come."""
    named = [word for line in lines if line.words[0] == "seats" for word in line.words[1:]]
    spoken = [word for line in lines for word in line.words[:2] if line.words[0] != "neutral"]
    found: list[str] = []
    for word in [*named, *spoken]:
        clan = word.lower().removesuffix("s")
        if clan in box.clan_ids and clan not in found:
            found.append(clan)
    neutral = [
        line.words[1].lower().removesuffix("s") for line in lines if line.words[0] == "neutral" and line.words[1:]
    ]
    found += [clan for clan in box.clan_ids if clan not in found and clan not in neutral]
    found += [clan for clan in neutral if clan in box.clan_ids and clan not in found]
    return found[: box.players]


def said_of(lines: list[SceneLine], clans: list[str], verb: str) -> dict[str, str]:
    """The last word that a verb of a clan says, by clan."""
    found: dict[str, str] = {}
    for line in lines:
        words = [word.lower().removesuffix("s") for word in line.words[:2]]
        if len(line.words) == 3 and verb in words:
            for clan in clans:
                if clan in words:
                    found[clan] = line.words[2].lower()
    return found


def settled(lines: list[SceneLine], clan: str) -> list[str]:
    """The cells where a clan shall have settlements."""
    cells: list[str] = []
    for line in lines:
        words = [word.lower().removesuffix("s") for word in line.words[:2]]
        if clan in words and "settle" in words:
            cells += [word.partition("=")[0].lower() for word in line.words[2:]]
    return cells


def lay_shrines(box: Box, document: dict[str, Any], lines: list[SceneLine]) -> None:
    for line in lines:
        if line.words[0] == "shrines":
            printed = [name(n) for n in box.printed_shrines]
            named = [word.lower() for word in line.words[1:] if word.lower() not in printed]
            document["swamp"]["shrines"] = printed + named[: box.shrines_dealt]


def deal_guides(document: dict[str, Any], wanted: list[str]) -> None:
    """Let the guides that are wanted be among those dealt."""
    dealt: list[str] = document["deal"]["guides"]
    spare = [guide for guide in dealt if guide not in wanted]
    for guide in wanted:
        if guide not in dealt and spare:
            dealt[dealt.index(spare.pop())] = guide
    document["display"] = dict.fromkeys(dealt, 0)
