"""Trade (FS-10)."""

from __future__ import annotations

import pytest

from tests.games.feya.table import Table, crocodiles, frogs, swamp, turtles


def trading(
    fish: int = 9,
    own: str = "",
    others: str = "",
    boat: str = "2,-1",
    shrines: str = "0,0",
    totem: str = "",
    neutrals: tuple[str, str] = ("", ""),
) -> Table:
    """The Frogs trade without moving; the Turtles own the other settlements."""
    table = swamp(
        frogs(fish=fish, boats=boat, settlements=own),
        turtles(settlements=others),
        players=2 if any(neutrals) else 0,
        neutrals=neutrals,
        shrines=shrines,
        totem=totem,
    )
    return table.play("trade_2", "worker:clan", "boat:1", f"to:{boat}")


@pytest.mark.rule("FS-10.1")
def test_a_boat_trades_from_a_cell_beside_a_settlement() -> None:
    table = swamp(frogs(guide="wiseman", fish=1, boats="3,-1"), turtles(settlements="1,0"), shrines="0,0")
    table.play("trade_1", "worker:clan", "boat:1")
    assert table.of_kind("to") == {"2,-1", "2,0"}
    refusal = table.refuses("to:3,-1")
    assert (refusal.code, refusal.rule) == ("no-settlement-near", "FS-10.1")


@pytest.mark.rule("FS-10.1")
def test_a_shrine_alone_is_no_place_to_trade() -> None:
    assert swamp(frogs(fish=1, boats="1,0"), shrines="0,0").refuses("trade_1").code == "nothing-to-do"


@pytest.mark.rule("FS-10.1", "FS-10.3")
def test_a_settlement_with_three_fish_is_no_place_to_trade() -> None:
    table = swamp(frogs(fish=1, boats="2,-1"), turtles(settlements="1,0=3"), shrines="0,0")
    assert table.refuses("trade_1").code == "nothing-to-do"


@pytest.mark.rule("FS-10.1")
def test_own_foreign_and_neutral_settlements_will_do_j_3() -> None:
    assert trading(own="1,0").of_kind("lay") == {"1,0"}
    assert trading(others="1,0").of_kind("lay") == {"1,0"}
    assert trading(neutrals=("1,0", "")).of_kind("lay") == {"1,0"}


@pytest.mark.rule("FS-10.1")
def test_without_fish_trade_is_refused_j_8() -> None:
    table = swamp(frogs(boats="2,-1"), turtles(settlements="1,0"), shrines="0,0")
    assert table.refuses("trade_1").code == "nothing-to-do"


@pytest.mark.rule("FS-10.1")
def test_the_next_boat_needs_fish_too_j_8() -> None:
    table = swamp(frogs(fish=1, boats="2,-1 -2,1"), turtles(settlements="1,0 -1,0"), shrines="0,0")
    table.play("trade_1", "worker:clan", "boat:1", "to:2,-1", "lay:1,0", "stop")
    refusal = table.refuses("boat:2")
    assert (refusal.code, refusal.rule) == ("no-fish", "FS-10.1")


@pytest.mark.rule("FS-10.2")
def test_at_least_one_fish_must_be_laid_j_8() -> None:
    table = trading(others="1,0")
    refusal = table.refuses("stop")
    assert (refusal.code, refusal.rule) == ("stop-too-early", "FS-10.2")
    assert table.play("lay:1,0").offers("stop")


@pytest.mark.rule("FS-10.2")
def test_as_many_fish_as_wished_on_any_settlement_beside_the_boat() -> None:
    table = trading(fish=4, others="1,0 1,-1").play("lay:1,0", "lay:1,-1", "lay:1,0", "lay:1,-1")
    assert (table.fish_on("1,0"), table.fish_on("1,-1"), table.frogs.fish) == (2, 2, 0)
    assert table.offered == {"stop", "exchange:clan"}
    assert table.refuses("lay:1,0").code == "no-fish"


@pytest.mark.rule("FS-10.2")
def test_fish_go_only_on_settlements_next_to_the_boat() -> None:
    table = trading(others="1,0 0,1")
    assert table.refuses("lay:0,1").code == "not-next-to-boat"
    assert table.refuses("lay:0,0").code == "no-settlement"


@pytest.mark.rule("FS-10.3")
def test_a_stack_is_full_with_three_fish() -> None:
    table = trading(others="1,0=1 1,-1").play("lay:1,0", "lay:1,0")
    refusal = table.refuses("lay:1,0")
    assert (refusal.code, refusal.rule) == ("stack-full", "FS-10.3")


@pytest.mark.rule("FS-10.4")
@pytest.mark.parametrize(("lying", "gold"), [(0, 4), (1, 3), (2, 2)])
def test_a_fish_pays_by_its_place_in_the_stack(lying: int, gold: int) -> None:
    assert trading(others=f"1,0={lying}").play("lay:1,0").frogs.gold == gold


@pytest.mark.rule("FS-10.4")
def test_neutral_settlements_pay_too_j_3() -> None:
    assert trading(neutrals=("1,0", "")).play("lay:1,0").frogs.gold == 4


@pytest.mark.rule("FS-10.5")
def test_a_fish_on_the_totem_island_pays_one_more() -> None:
    table = trading(others="1,0", shrines="0,0 0,1", totem="0,1").play("lay:1,0", "lay:1,0", "lay:1,0")
    assert table.frogs.gold == 5 + 4 + 3


@pytest.mark.rule("FS-10.5")
def test_the_totem_bonus_counts_at_neutral_settlements_j_56() -> None:
    table = trading(neutrals=("1,0", ""), shrines="0,0 0,1", totem="0,1").play("lay:1,0")
    assert table.frogs.gold == 5


@pytest.mark.rule("FS-10.5")
def test_the_totem_of_another_island_pays_nothing() -> None:
    assert trading(others="1,0", shrines="0,0 -3,0", totem="-3,0").play("lay:1,0").frogs.gold == 4


@pytest.mark.rule("FS-10.6")
def test_fish_on_own_settlements_bring_no_gold_not_even_with_the_totem() -> None:
    table = trading(own="1,0", shrines="0,0 0,1", totem="0,1").play("lay:1,0")
    assert (table.frogs.gold, table.fish_on("1,0")) == (0, 1)


@pytest.mark.rule("FS-10.6", "FS-14.1")
def test_fish_on_own_settlements_count_in_celebrate_j_26() -> None:
    table = swamp(frogs(settlements="1,0=3"), shrines="0,0")
    table.play("celebrate_1", "worker:clan", "celebrate:0,0")
    assert table.frogs.points("celebrate") == 1 + 3


@pytest.mark.rule("FS-10.7")
def test_the_owner_neither_pays_nor_gains_and_the_fish_stay() -> None:
    table = trading(others="1,0=1")
    before = (table.turtles.gold, table.turtles.fish, table.turtles.vp)
    table.play("lay:1,0", "stop", "finish", "end")
    assert (table.turtles.gold, table.turtles.fish, table.turtles.vp) == before
    assert table.fish_on("1,0") == 2


@pytest.mark.rule("FS-10.4")
def test_a_settlement_of_a_third_clan_pays_as_well() -> None:
    table = swamp(
        frogs(fish=2, boats="2,-1"), turtles(settlements="1,0"), crocodiles(settlements="1,-1"), shrines="0,0"
    )
    table.play("trade_2", "worker:clan", "boat:1", "to:2,-1", "lay:1,0", "lay:1,-1")
    assert table.frogs.gold == 8
