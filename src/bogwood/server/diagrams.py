"""Diagrams of the rules: positions that come with a game, drawn like tables, in which one may try out a turn.

Nothing is kept: whoever goes on says again what was chosen so far.
"""

from __future__ import annotations

from typing import Any

from bogwood.host.audience import facts_told
from bogwood.host.trial import applied
from bogwood.kernel import position
from bogwood.kernel.facts import Fact
from bogwood.kernel.game import Game, State
from bogwood.kernel.manner import ASIDE, PASS
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import Manifest, document_of
from bogwood.store.contract import Json

MOST = 40
"""Choices that may be tried in one diagram."""


def diagram(open_game: position.OpenGame, manifest: Manifest, name: str, chosen: list[str]) -> Json:
    """The table of a diagram after these choices of the seat that it is about, as a message about a table."""
    known = [one["id"] for one in manifest.overview().get("diagrams", [])]
    if name not in known:
        raise Refusal("unknown-diagram", "", "/diagram", name=name[:40], allowed=", ".join(known))
    if len(chosen) > MOST:
        raise Refusal("illegal-move", "", "/chosen", number=MOST + 1, move=chosen[MOST][:40])
    document = document_of(manifest.folder / "overview" / "positions" / f"{name}.json")
    game, state = position.read(document, open_game)
    seat = game.seats_to_act(state)[0]
    facts: list[Fact] = []
    for number, notation in enumerate(chosen, 1):
        state, told = applied(game, state, seat, option_of(game, state, seat, number, notation))
        facts += told.facts
    return message_of(game, state, seat, chosen, facts)


def option_of(game: Game, state: State, seat: int, number: int, notation: str) -> int:
    """The open option of this notation."""
    legal = game.legal(state, seat).listed() if seat in game.seats_to_act(state) else []
    for option in legal:
        if game.catalogue.notation(option) == notation:
            return option
    raise Refusal("illegal-move", "", "/chosen", number=number, move=notation[:40])


def message_of(game: Game, state: State, seat: int, chosen: list[str], facts: list[Fact]) -> Json:
    to_act = game.seats_to_act(state)
    shown: Json = {
        "type": "table",
        "table": "",
        "number": 1,
        "seat": seat,
        "status": "running",
        "reason": "",
        "game": game.name,
        "edition": game.edition,
        "rules": game.rules_version,
        "players": game.players,
        "options": game.options,
        "title": "",
        "task": None,
        "chairs": [chair(other) for other in range(game.players)],
        "pace": {"kind": "none"},
        "hints": "off",
        "clocks": None,
        "seal": "",
        "proposal": None,
        "next_table": "",
        "to_act": to_act,
        "facts": [],
        "curtain": False,
        "round": game.round_of(state),
        "scores": game.scores(state),
        "view": game.view(state, seat),
    }
    if seat in to_act:
        shown["trial"] = trial_of(game, state, seat, chosen, facts)
    return shown


def chair(seat: int) -> Json:
    return {"name": str(seat + 1), "bot": "", "taken": True, "stand_in": "", "once": False, "resigned": False}


def trial_of(game: Game, state: State, seat: int, chosen: list[str], facts: list[Fact]) -> Json:
    options = game.legal(state, seat).listed()
    manners = {option: game.manner(state, seat, option) for option in options}
    question = game.question(state)
    return {
        "step": len(chosen),
        "chosen": chosen,
        "unasked": [],
        "options": [described(game, state, seat, option) for option in options],
        "asides": [option for option in options if manners[option] == ASIDE],
        "passes": [option for option in options if manners[option] == PASS],
        "ahead": [],
        "forgoes": {},
        "question": [question.key, question.arguments],
        "facts": facts_told(game, state, facts, seat),
        "can_undo": bool(chosen),
        "can_redo": False,
        "can_commit": False,
    }


def described(game: Game, state: State, seat: int, option: int) -> list[Any]:
    sentence = game.describe(state, seat, option)
    return [option, game.catalogue.notation(option), sentence.key, sentence.arguments]
