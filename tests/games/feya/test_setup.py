"""What a game is (FS-1) and how the table is set up (FS-2)."""

from __future__ import annotations

from typing import cast

import pytest

from bogwood.games.feya.rules.box import NEW_BOAT, NEW_WORKER
from bogwood.games.feya.rules.game import Feya
from bogwood.games.feya.rules.state import ISLANDS, Swamp
from bogwood.kernel.cells import count, each
from bogwood.kernel.facts import Tale
from bogwood.kernel.hexes import name
from bogwood.kernel.refusal import Refusal
from tests.games.feya.table import Table, frogs, new_table, swamp, wander

COUNTS = pytest.mark.parametrize("players", [2, 3, 4])


def dealt(players: int, seed: int, **options: str) -> Swamp:
    return new_table(players, str(seed), **options).state


def at_the_end(players: int) -> Table:
    """A game played at random to its end."""
    table = new_table(players)
    for _ in wander(table):
        pass
    return table


# General.


@pytest.mark.rule("FS-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        Feya(players, {})
    assert (refused.value.code, refused.value.rule) == ("bad-players", "FS-1.1")


@pytest.mark.rule("FS-1.1", "FS-2.14")
def test_no_two_players_have_the_same_clan() -> None:
    table = new_table(3).play("clan:frog")
    refusal = table.refuses("clan:frog")
    assert (refusal.code, refusal.rule) == ("clan-taken", "FS-1.1")


@pytest.mark.rule("FS-1.1")
@COUNTS
def test_a_game_is_four_rounds_and_the_most_points_win(players: int) -> None:
    table = at_the_end(players)
    assert table.round == 4
    scores = table.game.scores(table.state)
    assert table.game.winners(table.state) == [n for n in range(players) if scores[n] == max(scores)]


@pytest.mark.rule("FS-1.1")
def test_once_the_game_is_over_nothing_can_be_chosen() -> None:
    table = at_the_end(2)
    refusal = table.game.why_not(table.state, 0, table.option("pass"))
    assert table.game.seats_to_act(table.state) == []
    assert refusal is not None
    assert refusal.code == "game-over"


@pytest.mark.rule("FS-1.2")
def test_fish_mana_and_gold_are_unlimited() -> None:
    table = swamp(frogs(guide="merchant", gold=400, mana=100, fish=100), begin="round")
    assert table.frogs.gold == 408


@pytest.mark.rule("FS-1.2", "FS-7.4")
def test_axolotls_are_limited() -> None:
    table = swamp(frogs(mana=20), axolotls=1).play("exchange:mana")
    assert table.refuses("exchange:mana").code == "no-axolotl-left"


@pytest.mark.rule("FS-1.3")
def test_points_go_on_above_99() -> None:
    table = swamp(frogs(guide="storyteller", temples="temple_1"))
    table.frogs.seat.add_points(ISLANDS, 98)
    table.play("pass", "take:r1_range_3")
    assert table.frogs.vp == 101


@pytest.mark.rule("FS-1.3")
@COUNTS
def test_points_are_never_lost(players: int) -> None:
    table = new_table(players)
    before = table.game.scores(table.state)
    for _ in wander(table):
        after = table.game.scores(table.state)
        assert all(now >= then for now, then in zip(after, before, strict=True))
        before = after


@pytest.mark.rule("FS-1.4")
@COUNTS
def test_chance_occurs_only_during_set_up(players: int) -> None:
    drawn = new_table(players).state.drawn
    assert drawn > 0
    assert at_the_end(players).state.drawn == drawn


@pytest.mark.rule("FS-1.4")
def test_every_seat_sees_the_same_and_a_guide_chosen_in_a_pass_too() -> None:
    table = swamp(frogs()).play("pass", "take:r1_range_3", "next:artist")
    views = [table.game.view(table.state, seat) for seat in (0, 1, 2, -1)]
    assert all(view == views[0] for view in views)
    assert '"artist"' in str(views[0]).replace("'", '"')


@pytest.mark.rule("FS-1.5")
def test_no_option_gives_anything_to_another_player() -> None:
    entries = [entry for entry in new_table(3).game.catalogue.entries if entry is not None]
    assert not any({"seat", "player", "to_clan"} & set(entry.arguments) for entry in entries)
    assert {entry.point for entry in entries} == {
        *("choose_clan", "choose_side", "draft_guide", "start_tile", "start_cell", "neutral_cell"),
        *("leader_token", "main_choice", "worker_kind", "exchange_mana", "exchange_worker"),
        *("play_round1_tile", "play_round3_tile", "choose_boat", "boat_destination", "trade_fish"),
        *("build_cell", "build_track", "salamander_tile", "celebrate_island", "shrine_cell", "end_turn"),
        *("pass_bonus_tile", "pass_guide", "pass_shrine_cell", "confirm_pass"),
    }


# The table.


@pytest.mark.rule("FS-2.1")
@pytest.mark.parametrize(("players", "side", "cells"), [(2, "swamp_2", 91), (3, "swamp_34", 127), (4, "swamp_34", 127)])
def test_the_side_of_the_swamp_board_follows_the_number_of_players(players: int, side: str, cells: int) -> None:
    box = new_table(players).game.box
    assert (box.board_name, count(box.board)) == (side, cells)


@pytest.mark.rule("FS-2.1")
def test_a_space_of_the_other_side_is_not_here() -> None:
    refusal = swamp(frogs(), players=2).refuses("fish_3")
    assert (refusal.code, refusal.rule) == ("space-not-here", "FS-2.1")


def laid_tiles(s: Swamp) -> set[int]:
    """The cells of the shrine tiles that set-up laid."""
    return set(each(s.shrines)) - set(s.box.printed_shrines)


@pytest.mark.rule("FS-2.2")
@COUNTS
def test_any_shrine_tile_may_be_drawn(players: int) -> None:
    games = [dealt(players, seed) for seed in range(60)]
    seen = set().union(*(laid_tiles(s) for s in games))
    assert seen == set(games[0].box.shrine_space.values())


@pytest.mark.rule("FS-2.3")
@COUNTS
def test_two_shrine_tiles_lie_on_numbered_spaces(players: int) -> None:
    for seed in range(20):
        s = dealt(players, seed)
        tiles = laid_tiles(s)
        assert len(tiles) == 2
        assert tiles <= set(s.box.shrine_space.values())
        assert set(s.box.printed_shrines) <= set(each(s.shrines))


@pytest.mark.rule("FS-2.3")
@COUNTS
def test_every_shrine_of_the_set_up_is_an_island(players: int) -> None:
    s = dealt(players, 1)
    assert [count(island) for island in s.islands] == [1] * (len(s.box.printed_shrines) + 2)


@pytest.mark.rule("FS-2.3")
def test_a_tile_lies_on_the_space_of_its_number() -> None:
    game = new_table(3).game
    tale = Tale()
    game.new("seed", tale)
    told = {(fact.amount, fact.arguments["cell"]) for fact in tale.facts if fact.kind == "deal_shrine"}
    assert len(told) == 2
    assert told <= {(n, name(cell)) for n, cell in game.box.shrine_space.items()}


@pytest.mark.rule("FS-2.4")
@COUNTS
def test_a_tile_without_a_space_goes_back_so_that_four_and_four_remain_j_55(players: int) -> None:
    game = new_table(players).game
    other_draws = 4 + 2 + 4 * players + 3 + 7 + 1
    numbers_drawn = set()
    for seed in range(60):
        tale = Tale()
        s = game.new(str(seed), tale)
        assert isinstance(s, Swamp)
        assert (len(laid_tiles(s)), s.supply, s.round_shrines) == (2, 4, 4)
        numbers_drawn.add(len(tale.draws) - other_draws)
    assert min(numbers_drawn) == 2
    assert max(numbers_drawn) > 2


@pytest.mark.rule("FS-2.5")
@COUNTS
def test_four_shrine_tiles_for_the_rounds_and_four_in_the_supply(players: int) -> None:
    s = dealt(players, 1)
    assert (s.round_shrines, s.supply) == (4, 4)


@pytest.mark.rule("FS-2.6")
def test_four_different_season_cards() -> None:
    games = [dealt(3, seed) for seed in range(40)]
    assert all(len(set(s.deal.seasons)) == 4 for s in games)
    assert {card for s in games for card in s.deal.seasons} == set(range(6))


@pytest.mark.rule("FS-2.7")
def test_two_different_trophy_cards() -> None:
    games = [dealt(3, seed) for seed in range(40)]
    assert all(len(set(s.deal.trophies)) == 2 for s in games)
    assert {card for s in games for card in s.deal.trophies} == set(range(6))


@pytest.mark.rule("FS-2.8")
@COUNTS
def test_as_many_bonus_tiles_of_each_round_as_players(players: int) -> None:
    for seed in range(10):
        table = new_table(players, str(seed))
        for block in ("r1", "r2", "r3", "r4"):
            assert sum(tile.startswith(block) for tile in table.bonus_tiles) == players


@pytest.mark.rule("FS-2.8")
def test_any_bonus_tile_may_be_dealt() -> None:
    assert len(set().union(*(new_table(2, str(seed)).bonus_tiles for seed in range(40)))) == 20


@pytest.mark.rule("FS-2.9")
def test_three_different_race_cards() -> None:
    games = [dealt(3, seed) for seed in range(40)]
    assert all(len(set(s.deal.races)) == 3 for s in games)
    assert {card for s in games for card in s.deal.races} == set(range(8))


@pytest.mark.rule("FS-2.10")
@COUNTS
def test_each_temple_has_as_many_tiles_as_players_highest_on_top(players: int) -> None:
    stacks = new_table(players).game.box.temple_vp
    assert [len(stack) for stack in stacks] == [players] * 5
    assert all(stack == sorted(stack, reverse=True) for stack in stacks)


@pytest.mark.rule("FS-2.11")
def test_seven_different_guides_in_the_display() -> None:
    tables = [new_table(3, str(seed)) for seed in range(40)]
    assert all(len(table.display) == 7 for table in tables)
    assert len(set().union(*(table.display for table in tables))) == 10


@pytest.mark.rule("FS-2.11", "FS-22.1")
def test_without_the_leader_nothing_is_ever_reserved() -> None:
    table = next(t for t in (new_table(3, str(seed)) for seed in range(40)) if "leader" not in t.display)
    for _ in wander(table):
        assert table.reserved == ""
        assert table.point != "leader_token"


@pytest.mark.rule("FS-2.12")
def test_eight_axolotls_and_the_totem_beside_the_map_j_31() -> None:
    table = new_table(3)
    assert table.axolotls == 8
    assert table.totem == ""


@pytest.mark.rule("FS-2.12", "FS-14.3")
def test_no_island_is_the_totem_island_before_a_shrine_is_placed_j_31() -> None:
    table = swamp(frogs(settlements="1,0"), shrines="0,0")
    assert table.refuses("celebrate_1").code == "nothing-to-do"


@pytest.mark.rule("FS-2.13")
def test_the_cards_of_all_rounds_are_shown_from_the_start() -> None:
    table = new_table(3)
    shown = str(table.game.view(table.state, 0))
    for tile in table.bonus_tiles:
        assert tile in shown
    for season in table.state.deal.seasons:
        assert table.game.box.season_ids[season] in shown


@pytest.mark.rule("FS-2.13")
def test_the_deal_is_told_to_everybody() -> None:
    game = new_table(3).game
    tale = Tale()
    table = Table(game, cast(Swamp, game.new("seed", tale)))
    told = {fact.arguments["tile"] for fact in tale.facts if fact.kind == "deal_tile"}
    assert told == table.bonus_tiles
    assert all(fact.is_for(-1) for fact in tale.facts)


@pytest.mark.rule("FS-7.13")
@COUNTS
def test_during_set_up_each_decision_is_its_own_turn(players: int) -> None:
    """The tile, its cell and the neutral settlement that follows are one decision in parts."""
    table = new_table(players, clan_side="choose")
    while table.round == 0:
        before = int(table.state.turn)
        parts = ("start_tile", "start_cell") if players == 2 else ("start_tile",)
        ends = table.point not in parts
        table.play_one(sorted(table.offered)[0])
        assert table.state.turn == before + ends


# The clans.


@pytest.mark.rule("FS-2.14")
@pytest.mark.option("clan_choice", "free")
def test_players_pick_their_clans() -> None:
    table = new_table(2)
    assert table.of_kind("clan") == {"crocodile", "turtle", "frog", "salamander"}
    table.play("clan:salamander", "clan:frog")
    assert [table.game.box.clan_ids[seat.clan] for seat in table.state.seats] == ["salamander", "frog"]


@pytest.mark.rule("FS-2.14")
@pytest.mark.option("clan_choice", "random")
def test_clans_can_be_dealt_at_random() -> None:
    games = [dealt(3, seed, clan_choice="random") for seed in range(40)]
    assert all(len({int(seat.clan) for seat in s.seats}) == 3 for s in games)
    assert {int(s.seats[0].clan) for s in games} == {0, 1, 2, 3}


@pytest.mark.rule("FS-2.15")
@pytest.mark.option("clan_side", "normal")
def test_clan_boards_lie_on_their_normal_side() -> None:
    assert [int(seat.side) for seat in dealt(3, 1).seats] == [0, 0, 0]


@pytest.mark.rule("FS-2.15")
@pytest.mark.option("clan_side", "lotus")
def test_players_may_differ_in_their_sides() -> None:
    assert [int(seat.side) for seat in dealt(3, 1, clan_side="lotus/normal/lotus").seats] == [1, 0, 1]


@pytest.mark.rule("FS-2.15")
@pytest.mark.option("clan_side", "choose")
def test_the_side_can_be_chosen_at_the_table() -> None:
    table = new_table(2, clan_side="choose/normal").play("clan:frog")
    assert table.point == "choose_side"
    table.play("side:lotus", "clan:turtle")
    assert [int(seat.side) for seat in table.state.seats] == [1, 0]


@pytest.mark.rule("FS-2.16")
@COUNTS
def test_everybody_begins_with_the_same(players: int) -> None:
    table = new_table(players, clan_choice="random")
    for seat in range(players):
        clan = table.seat(seat)
        assert (clan.gold, clan.mana, clan.fish, clan.workers) == (20, 1, 3, 3)
        assert (clan.vp, clan.navigation, clan.boats, clan.opened) == (0, 0, [], (0, 0, 0, 0))


@pytest.mark.rule("FS-2.16")
@pytest.mark.parametrize(
    ("clan", "side", "workers"),
    [("crocodile", "normal", 5), ("crocodile", "lotus", 6), ("turtle", "lotus", 5), ("frog", "normal", 5)],
)
def test_the_sixth_crocodile_worker_is_for_the_lotus_side_only_j_48(clan: str, side: str, workers: int) -> None:
    box = new_table(2).game.box
    board = box.board_names.index(f"{clan}_lotus") if side == "lotus" else 0
    on_the_board = box.bonus[board * 20 : board * 20 + 20].count(NEW_WORKER)
    assert box.start_workers + on_the_board == workers


@pytest.mark.rule("FS-2.16")
def test_three_boats_wait_on_every_clan_board() -> None:
    box = new_table(2).game.box
    assert [box.bonus[board * 20 : board * 20 + 20].count(NEW_BOAT) for board in range(5)] == [3] * 5
