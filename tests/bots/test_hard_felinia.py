"""The hard bot at Felinia: what it weighs together, and where it spends its time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from bogwood.bots.foresight import Foresight
from bogwood.bots.registry import make_bot
from bogwood.bots.searching import SearchBot
from bogwood.games.felinia.bot.knowledge import FeliniaKnowledge
from bogwood.games.felinia.rules import choices, steps
from bogwood.games.felinia.rules.packs import beyond, one
from bogwood.games.felinia.rules.state import Realm
from bogwood.kernel.game import Game
from bogwood.shelf import open_game

GAME = open_game("felinia", 2, {})


def decisions(game: Game, seed: str) -> Iterator[tuple[Realm, int]]:
    """The decisions of a game between medium bots that are not settled by themselves."""
    bots = [make_bot("medium", "felinia", f"{seed}/{seat}") for seat in range(game.players)]
    state = cast(Realm, game.new(seed))
    while seats := game.seats_to_act(state):
        if game.legal(state, seats[0]).size() > 1:
            yield state, seats[0]
        game.apply(state, seats[0], bots[seats[0]].choose(game, state.clone(), seats[0]))


def lines_of(game: Game, state: Realm, seat: int) -> list[tuple[int, ...]]:
    thinking = Foresight(game, state, seat, FeliniaKnowledge(), "tom")
    thinking.look()
    return [candidate.line for candidate in thinking.candidates]


def first_at(game: Game, kind: int, seed: str = "cats") -> tuple[Realm, int]:
    return next((state.clone(), seat) for state, seat in decisions(game, seed) if state.top() == kind)


def test_a_purchase_is_weighed_with_every_seat_that_it_allows() -> None:
    for state, seat in decisions(GAME, "cats"):
        if state.top() != steps.BUY:
            continue
        for line in lines_of(GAME, state, seat):
            bought = state.clone()
            GAME.apply(bought, seat, line[0])
            if bought.top() == steps.BOARD and bought.turn == state.turn:
                tried = {other[1] for other in lines_of(GAME, state, seat) if other[0] == line[0]}
                assert {
                    option for option in GAME.legal(bought, seat).listed() if not choices.SALES.holds(option)
                } <= tried
                return
    raise AssertionError("nobody could board")


def test_a_walk_is_weighed_by_all_its_ends() -> None:
    state, seat = first_at(GAME, steps.MOVE)
    lines = lines_of(GAME, state, seat)
    assert (choices.STOP,) in lines
    assert any(len(line) > 1 for line in lines)


def test_a_line_ends_where_chance_decides() -> None:
    state, seat = first_at(GAME, steps.TURN)
    assert {len(line) for line in lines_of(GAME, state, seat) if line[0] != choices.TURN_NONE} == {1}


def test_the_whole_budget_is_for_a_disc_but_only_a_part_for_a_first_step() -> None:
    bot = make_bot("hard:100", "felinia", "tom")
    assert isinstance(bot, SearchBot)
    assert bot.share(first_at(GAME, steps.BID)[0]).simulations == 100
    assert bot.share(first_at(GAME, steps.TURN)[0]).simulations == 30


def test_what_a_pack_holds_beyond_another_is_counted_kind_by_kind() -> None:
    pack = 3 * one(0) + one(1) + 2 * one(4)
    assert beyond(pack, one(0) + 2 * one(1)) == 2 * one(0) + 2 * one(4)
