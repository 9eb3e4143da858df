"""The Warriors (WA-1)."""

from __future__ import annotations

import pytest

from tests.games.winter.table import Table, eclipse, red, start, turn, yellow


def with_warrior(me: object, *others: object, **more: object) -> Table:
    """An Eclipse in which red uses a Warrior."""
    table = eclipse(me, *others, warriors=1, **more)  # type: ignore[arg-type]
    return table.play("pile:warrior", "pile:done", "ability:warrior")


@pytest.mark.rule("WA-1.1")
@pytest.mark.example("X8")
@pytest.mark.option("warriors", "1")
@pytest.mark.parametrize("rivers", [0, 2])
def test_warriors_replace_the_explorers(rivers: int) -> None:
    table = start(3, warriors=1, rivers=rivers)
    assert table.stacks() == {"elder": 15, "crafter": 15, "hunter": 15, "shaman": 15, "warrior": 15}


@pytest.mark.rule("WA-1.2")
def test_a_warrior_played_in_explore_gains_a_tool() -> None:
    table = turn(red(hand="2 warrior"), warriors=1).play("member:explore", "labour:warrior")
    assert (table.s.labour, table.tribe("red").tools) == (2, 1)
    table = turn(red(hand="2 warrior"), warriors=1).play("member:hunt", "labour:warrior")
    assert (table.s.labour, table.tribe("red").tools) == (2, 0)


@pytest.mark.rule("WA-1.3")
def test_an_own_camp_and_one_of_an_opponent_move_and_either_may_stay() -> None:
    table = with_warrior(red(hand="warrior", camps="h5"), yellow(camps="h9 h11"))
    assert table.offered == {"camp:h5", "decline"}
    table.play("camp:h5", "to:h4")
    assert table.offered == {"push:yellow:h9", "push:yellow:h11", "decline"}
    table.play("push:yellow:h9", "to:h8")
    assert table.camps("red") == {"h4": 1}
    assert table.camps("yellow") == {"h8": 1, "h11": 1}
    table = with_warrior(red(hand="warrior", camps="h5"), yellow(camps="h9 h11")).play("decline", "decline")
    assert table.camps("yellow") == {"h9": 1, "h11": 1}


@pytest.mark.rule("WA-1.4")
def test_rafts_and_villages_of_others_stay() -> None:
    table = with_warrior(red(hand="warrior", camps="h5"), yellow(camps="h9", raft=3, villages="1-2-5"), rivers=2)
    table.play("decline")
    assert table.offered == {"push:yellow:h9", "decline"}


@pytest.mark.rule("WA-1.5")
def test_the_base_tile_is_a_target() -> None:
    table = with_warrior(red(hand="warrior"), yellow(camps="h9")).play("push:yellow:h9")
    assert "to:h10" in table.offered


@pytest.mark.rule("WA-1.5", "WA-1.6")
def test_a_camp_may_be_pushed_off_its_start_base() -> None:
    table = with_warrior(red(hand="warrior"), yellow(at_base=1, base="b4"), rivers=2).play("decline")
    table.play("push:yellow:start_base")
    assert table.offered == {"to:h3", "to:h7", "decline"}


@pytest.mark.rule("WA-1.7")
def test_the_own_raft_moves_by_its_own_rule() -> None:
    table = with_warrior(red(hand="warrior", raft=2), yellow(), rivers=2).play("raft")
    assert table.offered == {"to:course_1", "to:course_3", "to:course_4", "to:course_5", "to:delta", "decline"}


@pytest.mark.rule("WA-1.8")
def test_a_glacier_costs_nothing_more() -> None:
    table = with_warrior(red(hand="warrior"), yellow(camps="h6")).play("push:yellow:h6", "to:h7")
    assert table.camps("yellow") == {"h7": 1}


@pytest.mark.rule("WA-1.3")
def test_one_may_choose_another_piece_before_it_moves() -> None:
    table = with_warrior(red(hand="warrior", camps="h5 h1"), yellow()).play("camp:h5", "decline", "camp:h1", "to:h2")
    assert table.camps("red") == {"h2": 1, "h5": 1}


@pytest.mark.rule("WA-1.3", "EW-16.5")
def test_two_warriors_may_push_the_same_camp_twice() -> None:
    table = eclipse(red(hand="2 warrior"), yellow(camps="h9"), warriors=1).play("pile:warrior", "pile:warrior")
    table.play("pile:done", "ability:warrior", "push:yellow:h9", "to:h8", "ability:warrior", "push:yellow:h8", "to:h4")
    assert table.camps("yellow") == {"h4": 1}
