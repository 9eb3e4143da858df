"""Bots whose first turns are written down: what somebody is shown is the same whenever it is shown."""

from __future__ import annotations

from bogwood.kernel.refusal import Refusal

from .fold import Folded


def next_of(table: Folded, seat: int) -> list[int]:
    """What the script of a seat says it plays now, up to the end of its turn or to what is drawn.

    Nothing where the script is at its end, or does not fit: the seat has played something else before, or cannot play
    what comes next.
    """
    game, state = table.playing()
    script = table.plan.seats[seat].script
    played = [option for turn in table.turns if turn.seat == seat for option in turn.chosen]
    try:
        written = [game.catalogue.parse(notation) for notation in script]
    except Refusal:
        return []
    if written[: len(played)] != played:
        return []
    twin = state.clone()
    chosen: list[int] = []
    for option in written[len(played) :]:
        if twin.turn != state.turn or seat not in game.seats_to_act(twin) or twin.drawn != state.drawn:
            break
        if not game.legal(twin, seat).holds(option):
            return []
        game.apply(twin, seat, option)
        chosen.append(option)
    return chosen
