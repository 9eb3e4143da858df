"""The tree of replies: which way is tried next, and what is remembered of it."""

from __future__ import annotations

from bogwood.app import open_game
from bogwood.bots.foresight import Foresight
from bogwood.bots.known import KNOWLEDGE
from bogwood.bots.replies import Replies
from bogwood.bots.turns import Turn
from tests.bots.walk import WalkState

WONDER = 2.0


def replies(*values: int) -> Replies:
    """Ways whose lines are their numbers, with what the advice thinks of them."""
    found = Replies()
    found.grow(0, [Turn(value, WalkState(), (n,)) for n, value in enumerate(values)])
    return found


def tried(node: Replies, outcomes: list[float], times: int) -> list[int]:
    """How often each way is taken when it always ends as told."""
    for _ in range(times):
        way = node.most_promising(WONDER)
        node.note(way, outcomes[way.line[0]])
    return [way.visits for way in node.ways]


def test_the_way_that_the_advice_thinks_best_is_tried_first() -> None:
    assert replies(100, 900, 300).most_promising(WONDER).line == (1,)


def test_the_way_that_turns_out_best_is_tried_most() -> None:
    visits = tried(replies(900, 700, 500), [-5.0, 5.0, -5.0], 60)
    assert visits[1] > 40


def test_no_way_is_forgotten() -> None:
    assert min(tried(replies(900, 600), [0.0, 0.0], 100)) > 0


def test_a_way_that_the_advice_thinks_little_of_waits() -> None:
    assert tried(replies(900, 100), [0.0, 0.0], 3) == [3, 0]


def test_a_search_remembers_the_replies_to_every_candidate() -> None:
    game = open_game("feya", 2, {})
    state = game.new("bog")
    knowledge = KNOWLEDGE["feya"]()
    thinking = Foresight(game, state, game.seats_to_act(state)[0], knowledge, "moor")
    thinking.look()
    for _ in range(3):
        assert thinking.compare(thinking.candidates[:2], lambda simulations: False)
    for candidate in thinking.candidates[:2]:
        assert candidate.replies.visits == candidate.visits == 3
        assert sum(way.visits for way in candidate.replies.ways) == 3
