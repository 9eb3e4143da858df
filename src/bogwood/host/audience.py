"""What an audience, a seat or a watcher, may know of a game, and what it may not: for all who show or tell it, and for
those who ask whether something would give a secret away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, State
from bogwood.store.contract import Event, Json

TWINS = 8
"""How many worlds that a seat cannot tell from the table's are tried; two of them may look alike by chance."""
FEW = 2
"""How many are, in a game that has shown no secrets yet; one may be the table's by chance."""


def other_worlds(game: Game, state: State, seat: int, seed: str, has_secrets: bool) -> Iterator[State]:
    """Some worlds that the seat cannot tell from this one, dealt afresh by the seed; none where nothing is hidden from
    it.

    A world dealt afresh may be this one by chance, so the search goes on; but not for long in a game that has shown no
    secrets yet.
    """
    numbers = state.numbers()
    for n in range(TWINS):
        if n == FEW and not has_secrets:
            return
        twin = game.determinise(state, seat, f"{seed} {n}")
        twin.key0, twin.key1, twin.drawn = state.key0, state.key1, state.drawn
        if twin.numbers() != numbers:
            has_secrets = True
            yield twin


def seen(game: Game, state: State, tale: Tale, seat: int) -> Json:
    """All that a seat gets to know by a choice."""
    to_act = game.seats_to_act(state)
    return {
        "view": game.view(state, seat),
        "to_act": to_act,
        "options": game.legal(state, seat).listed() if seat in to_act else [],
        "facts": [fact.as_json() for fact in tale.facts if fact.is_for(seat)],
        "has_drawn": bool(tale.draws),
    }


def facts_told(game: Game, state: State, facts: list[Fact], seat: int, is_open: bool = False) -> list[Any]:
    """Facts for one audience, each with its sentence, in the words of this state; all of them where all is public."""
    told: list[Any] = []
    for fact in facts:
        if is_open or fact.is_for(seat):
            sentence = game.tell(state, fact)
            told.append([fact.kind, fact.seat, fact.amount, fact.source, sentence.key, sentence.arguments])
    return told


def moves_told(game: Game, event: Event, seat: int, is_open: bool) -> list[str] | None:
    """The decisions of a turn: told to the seat that made them, and to everybody where all is public."""
    if event.kind == "turn" and (is_open or event.body["seat"] == seat):
        return [game.catalogue.notation(option) for option in event.body["chosen"]]
    return None
