"""Rivers & Rafts (RR-1 to RR-11) and its worked examples."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from bogwood import shelf
from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.influence import influence, led_hexes
from bogwood.games.winter.rules.mapping import deal_stones
from bogwood.games.winter.rules.packs import bit, bits_in, size_of
from bogwood.games.winter.rules.state import World
from bogwood.games.winter.rules.steps import FISH, STEPS
from bogwood.kernel import position
from bogwood.kernel.digest import digest
from tests.games.winter.table import (
    COLOURS,
    Table,
    eclipse,
    edition,
    green,
    opened,
    preparing,
    red,
    size,
    start,
    turn,
    yellow,
)

SEEDS = [f"river {n}" for n in range(12)]


def tile_names(table: Table) -> list[str]:
    return [table.game.box.tile_ids[tile] for tile in table.s.land.tiles]


def fished(table: Table, number: int, *luck: tuple[int, int]) -> Table:
    """Let red draw fish tokens now, in a turn."""
    table.luck(*luck)
    table.s.push(FISH, 0, number)
    table.told(lambda: STEPS.settle(table.s))
    return table.sound()


# Setup


@pytest.mark.rule("RR-1.1", "RR-1.3", "RR-1.7")
@pytest.mark.option("rivers", "2")
def test_the_river_lies_across_the_middle_without_a_base_tile() -> None:
    for seed in SEEDS:
        table = start(3, seed, rivers=2)
        tiles = tile_names(table)
        assert "base_tile" not in tiles
        assert [tiles[n - 1] for n in (8, 9, 10, 11, 12)] == ["river"] * 5
        assert len(tiles) == 19


@pytest.mark.rule("RR-1.2")
def test_sea_cows_are_shuffled_in_before_the_first_animals_lie_open() -> None:
    seen = [start(3, f"cows {n}", rivers=1).open_animals() for n in range(12)]
    assert any("sea_cow" in shown for shown in seen)
    table = start(3, rivers=1)
    assert size(table.s.animal_deck) + 6 == 55


@pytest.mark.rule("RR-1.4", "RR-1.8")
@pytest.mark.option("rivers", "1")
@pytest.mark.option("rivers", "3")
@pytest.mark.parametrize("landmarks", [1, 2, 3])
def test_the_option_says_how_many_landmarks_are_visible(landmarks: int) -> None:
    ends = set()
    for seed in SEEDS:
        table = start(3, seed, rivers=landmarks)
        tiles = tile_names(table)
        shown = [n for n, tile in enumerate(tiles, 1) if tile in ("volcano", "mesa", "arch", "monolith", "tree")]
        assert len(shown) == landmarks
        assert len([n for n in shown if n in (5, 6, 14, 15)]) == 1
        assert tiles.count("printed_glacier") == 3 - landmarks
        ends |= {n for n in shown if n in (4, 13, 7, 16)}
    assert ends == (set() if landmarks == 1 else {4, 13, 7, 16})


@pytest.mark.rule("RR-1.5")
def test_headwaters_lie_at_either_end_and_the_course_follows() -> None:
    courses = {tuple(start(2, seed, rivers=2).s.land.course) for seed in SEEDS}
    assert courses == {(7, 8, 9, 10, 11), (11, 10, 9, 8, 7)}


@pytest.mark.rule("RR-1.6", "RR-1.7")
@pytest.mark.example("X4")
@pytest.mark.parametrize(("landmarks", "glaciers"), [(1, 0), (2, 1), (3, 2)])
def test_ten_single_tiles_with_glaciers_by_landmarks_and_every_land_type(landmarks: int, glaciers: int) -> None:
    for seed in SEEDS:
        table = start(3, seed, rivers=landmarks)
        box = table.game.box
        single = [tile for tile in table.s.land.tiles if tile < box.single_tiles]
        assert len(single) == len(set(single)) == 10
        kinds = Counter(box.types[box.tile_type[tile]] for tile in single)
        assert kinds.pop("glacier", 0) == glaciers
        assert set(kinds) == {"forest", "plains", "hills", "mountains", "tundra"}
        assert max(kinds.values()) <= 3


@pytest.mark.rule("RR-1.9")
def test_fifteen_fish_tokens_lie_face_down() -> None:
    table = start(2, rivers=2)
    assert size(table.s.fish) == 15
    assert table.game.view(table.s, 0)["fish"] == 15


@pytest.mark.rule("RR-1.10")
def test_a_stone_that_an_edition_adds_to_the_expansion_lies_with_its_era() -> None:
    mine = edition({"sacred_stones": {"items": [{"id": "stone_great_heartland", "rivers": True}]}})
    game = Winter(3, {"rivers": "2"}, mine)
    table = Table(game, cast(World, game.new("stones"))).sound()
    assert (table.open_stones(1)[0], table.open_stones(2)[0]) == ("stone_landmarks", "stone_great_heartland")


@pytest.mark.rule("RR-1.10")
@pytest.mark.option("landmark_stone_place", "normal")
@pytest.mark.option("landmark_stone_place", "extra")
@pytest.mark.parametrize(("place", "stones"), [("normal", 5), ("extra", 6)])
def test_the_landmark_stone_takes_the_first_place(place: str, stones: int) -> None:
    for seed in SEEDS:
        shown = start(3, seed, rivers=2, landmark_stone_place=place).open_stones()
        assert shown[0] == "stone_landmarks"
        assert len(set(shown)) == stones
        assert len(start(3, seed, rivers=2, landmark_stone_place=place).open_stones(2)) == 5


@pytest.mark.rule("RR-1.11")
@pytest.mark.example("X12")
def test_stones_for_terrain_with_a_single_hex_are_replaced() -> None:
    table = turn(seats=4, rivers=2, tiles={"h15": "hills_c"})
    tundra = table.game.box.types.index("tundra")
    assert size_of(table.s.land.hexes_of[tundra]) == 1
    for n in range(40):
        table.s.rekey(f"stones {n}")
        shown = deal_stones(table.s, 0)
        names = [table.game.box.stone_ids[(shown >> (5 * place) & 31) - 1] for place in range(6)]
        assert "stone_tundra" not in names
        assert "stone_mountains" not in names
        assert len(set(names)) == 6


@pytest.mark.rule("RR-1.12")
def test_rafts_are_put_out_after_everything_else() -> None:
    table = start(2, rivers=2, setup_cards="beginner")
    assert [int(tribe.raft) for tribe in table.s.tribes] == [-1, -1]
    while table.s.round == 0:
        table.play(sorted(table.offered)[0])
    assert [int(tribe.raft) for tribe in table.s.tribes] == [0, 0]


@pytest.mark.rule("RR-1.12")
def test_a_move_gained_in_setup_moves_camps_only() -> None:
    for n in range(60):
        table = start(2, f"walk {n}", rivers=2)
        table.play("side:a", by="red").play("side:a", by="yellow")
        if "setup:long_walk" not in table.offered:
            continue
        taker = COLOURS[table.s.player]
        table.play("setup:long_walk")
        table.play(next(move for move in sorted(table.offered) if "family" not in move and "stone" not in move))
        table.play(sorted(table.offered)[0], sorted(table.offered)[-1])
        assert table.asked == f"{taker} camp_entry"
        assert table.offered == {"enter:start_base", "decline"}
        table.play("enter:start_base")
        assert table.offered == {"camp:start_base", "decline"}
        return
    raise AssertionError


@pytest.mark.rule("RR-2.1", "RR-2.2")
@pytest.mark.example("X6")
def test_start_bases_are_placed_in_reverse_turn_order_and_touch_no_hex_twice() -> None:
    table = start(4, rivers=2, setup_cards="beginner")
    for colour in COLOURS:
        table.play("side:a", by=colour)
    assert table.offered == {f"base:b{n}" for n in range(1, 9)}
    assert int(table.s.player) == table.s.at_place(3)
    table.play("base:b2")
    assert table.offered == {"base:b4", "base:b5", "base:b6", "base:b7", "base:b8"}
    assert table.why("base:b1").code == "base-too-near"
    assert table.why("base:b3").rule == "RR-2.2"
    assert table.s.player == table.s.at_place(2)


@pytest.mark.rule("RR-2.2")
def test_four_players_always_find_a_place() -> None:
    for seed in SEEDS:
        table = start(4, seed, rivers=3, setup_cards="beginner")
        for colour in COLOURS:
            table.play("side:a", by=colour)
        while table.s.round == 0:
            table.play(sorted(table.offered)[len(seed) % len(table.offered)])
        touched = [table.game.box.base_touches[tribe.base] for tribe in table.s.tribes]
        assert size_of(touched[0] | touched[1] | touched[2] | touched[3]) == 8


@pytest.mark.rule("RR-2.3", "RR-2.4")
def test_the_first_camp_stands_on_the_start_base_and_counts_for_nothing() -> None:
    table = start(2, rivers=2, setup_cards="beginner")
    table.play("side:a", by="red").play("side:a", by="yellow").play("base:b1", "base:b5")
    for tribe in table.s.tribes:
        assert (tribe.camps_home, tribe.camps_at_base, tribe.camps) == (4, 1, 0)
        assert sum(influence(table.s, tribe, n) for n in range(19)) == 0


# What chance lays, or an option


@pytest.mark.rule("RR-1.5")
@pytest.mark.option("headwaters", "random")
@pytest.mark.option("headwaters", "west")
@pytest.mark.option("headwaters", "east")
@pytest.mark.parametrize(("option", "first"), [("random", {7, 11}), ("west", {7}), ("east", {11})])
def test_an_option_says_at_which_end_the_headwaters_lie(option: str, first: set[int]) -> None:
    assert {start(2, seed, rivers=2, headwaters=option).s.land.course[0] for seed in SEEDS} == first


@pytest.mark.rule("RR-1.3")
@pytest.mark.option("central_side", "random")
@pytest.mark.option("central_side", "left")
@pytest.mark.option("central_side", "right")
@pytest.mark.parametrize(("option", "places"), [("random", {4, 5, 13, 14}), ("left", {4, 14}), ("right", {5, 13})])
def test_an_option_says_which_side_of_the_central_tile_is_up(option: str, places: set[int]) -> None:
    centre = bit(4) | bit(5) | bit(13) | bit(14)
    seen = {bits_in(start(2, seed, rivers=2, central_side=option).s.land.landmarks & centre)[0] for seed in SEEDS}
    assert seen == places


@pytest.mark.rule("RR-1.4")
@pytest.mark.option("landmark_side", "random")
@pytest.mark.option("landmark_side", "west")
@pytest.mark.option("landmark_side", "east")
@pytest.mark.parametrize(("option", "places"), [("random", {3, 12, 6, 15}), ("west", {3, 12}), ("east", {6, 15})])
def test_an_option_says_which_outer_tile_shows_its_landmark(option: str, places: set[int]) -> None:
    outer = bit(3) | bit(12) | bit(6) | bit(15)
    seen = {bits_in(start(2, seed, rivers=2, landmark_side=option).s.land.landmarks & outer)[0] for seed in SEEDS}
    assert seen == places
    assert size_of(start(2, rivers=1, landmark_side=option).s.land.landmarks) == 1
    assert size_of(start(2, rivers=3, landmark_side=option).s.land.landmarks) == 3


@pytest.mark.rule("RR-1.5")
def test_files_name_what_is_settled_and_nothing_that_is_as_usual() -> None:
    later = {"headwaters", "central_side", "landmark_side"}
    assert not later & opened(2, rivers=2).named_options().keys()
    settled = opened(2, rivers=2, headwaters="east")
    assert later & settled.named_options().keys() == {"headwaters"}
    game, state = position.read(position.write(settled, settled.new("east")), shelf.open_game)
    assert (game.options, digest(state)) == (settled.options, digest(settled.new("east")))


# Hexes


@pytest.mark.rule("RR-3.1", "RR-3.2")
@pytest.mark.option("central_third_hex", "river")
def test_six_hexes_are_river_hexes_of_which_a_raft_uses_five() -> None:
    for seed in SEEDS:
        table = start(2, seed, rivers=2)
        rivers = bits_in(table.s.land.rivers)
        assert len(rivers) == 6
        assert set(table.s.land.course) < set(rivers)


@pytest.mark.rule("RR-3.2")
@pytest.mark.option("central_third_hex", "glacier")
def test_the_second_hex_of_the_central_tile_may_be_a_glacier() -> None:
    table = start(2, rivers=2, central_third_hex="glacier")
    assert size_of(table.s.land.rivers) == 5
    assert tile_names(table).count("printed_glacier") == 2


@pytest.mark.rule("RR-3.3")
def test_river_and_landmark_hexes_cost_no_extra_move() -> None:
    table = turn(red(camps="h9", hand="forager"), rivers=2).play("member:explore", "labour:forager", "box:move")
    table.play("camp:h9")
    assert {"to:h4", "to:h5", "to:h8", "to:h10", "to:h14"} <= table.offered


@pytest.mark.rule("RR-3.4")
def test_river_and_landmark_hexes_are_of_no_land_type() -> None:
    land = turn(rivers=2).s.land
    special = land.rivers | land.landmarks
    assert all(land.hexes_of[kind] & special == 0 for kind in range(6))


# Camps and rafts


@pytest.mark.rule("RR-4.1")
def test_a_camp_enters_on_the_start_base_or_at_the_raft() -> None:
    table = turn(red(raft=3, hand="explorer", food=2), rivers=2).play("member:explore", "labour:explorer")
    table.play("box:place_camp")
    assert table.offered == {"enter:start_base", "enter:raft", "decline"}
    table.play("enter:raft")
    assert table.camps("red") == {"h10": 1}
    assert table.tribe("red").food == 1


@pytest.mark.rule("RR-4.1")
@pytest.mark.parametrize("raft", [0, 6])
def test_a_raft_on_headwaters_or_delta_is_no_entry(raft: int) -> None:
    table = turn(red(raft=raft, hand="hide_tents"), rivers=2).play("culture:hide_tents")
    assert table.offered == {"enter:start_base", "decline"}
    assert table.why("enter:raft").rule == "RR-4.1"


@pytest.mark.rule("RR-4.2", "RR-4.3")
def test_a_camp_leaves_its_start_base_for_one_of_two_hexes_and_never_returns() -> None:
    table = turn(red(base="b1", at_base=1, camps="h1", hand="explorer"), rivers=2)
    table.play("member:explore", "labour:explorer", "box:move", "camp:start_base")
    assert table.offered == {"to:h1", "to:h4", "decline"}
    table.play("decline", "camp:h1")
    assert table.offered == {"to:h2", "to:h4", "to:h5", "decline"}


@pytest.mark.rule("RR-5.1")
def test_the_raft_may_move_instead_of_a_camp() -> None:
    table = turn(red(camps="h1", hand="trail_signs"), rivers=2).play("culture:trail_signs")
    assert table.offered == {"camp:h1", "raft", "decline"}
    table.play("raft", "to:course_4", "raft", "to:course_3")
    assert table.tribe("red").raft == 3
    assert table.offered == {"camp:h1", "raft", "decline"}


@pytest.mark.rule("RR-5.2", "RR-5.4")
@pytest.mark.example("X3")
def test_a_raft_goes_downstream_any_distance_and_upstream_by_one() -> None:
    table = turn(red(raft=3, hand="forager"), rivers=2).play("member:explore", "labour:forager", "box:move", "raft")
    assert table.offered == {"to:course_2", "to:course_4", "to:course_5", "to:delta", "decline"}
    assert table.why("to:course_1").rule == "RR-5.2"
    assert table.why("to:h9").code == "no-way-there"


@pytest.mark.rule("RR-5.4")
def test_a_raft_may_leave_the_delta_upstream_and_return_to_the_headwaters() -> None:
    table = turn(red(raft=6, hand="trail_signs"), rivers=2).play("culture:trail_signs", "raft")
    assert table.offered == {"to:course_5", "decline"}
    table = turn(red(raft=1, hand="trail_signs"), rivers=2).play("culture:trail_signs", "raft", "to:headwaters")
    assert table.tribe("red").raft == 0


@pytest.mark.rule("RR-5.3")
def test_rafts_share_positions() -> None:
    table = turn(red(hand="trail_signs"), yellow(raft=2), green(raft=2), rivers=2).play("culture:trail_signs", "raft")
    table.play("to:course_2")
    assert [int(tribe.raft) for tribe in table.s.tribes] == [2, 2, 2]


@pytest.mark.rule("RR-5.5")
def test_a_raft_on_a_river_hex_is_a_camp_where_camps_on_the_map_are_counted() -> None:
    table = eclipse(red(stones="stone_camps", camps="h1", raft=2, strength=1), yellow(raft=6), rivers=2)
    assert table.asked == "red terrain_hex"
    table.play("terrain:rest")
    assert table.points("red")["stones"] == 2
    table = eclipse(red(stones="stone_camps", camps="h1", raft=6, strength=1), yellow(), rivers=2)
    assert table.points("red")["stones"] == 1


# Villages


@pytest.mark.rule("RR-6.1", "RR-6.2", "RR-6.3")
@pytest.mark.example("X5")
def test_a_village_founded_with_the_raft() -> None:
    table = turn(red(camps="h5 h6", raft=3), rivers=2).play("member:explore", "box:found_village", "village:5-6-10")
    tribe = table.tribe("red")
    assert (tribe.camps_home, tribe.raft, tribe.camps) == (5, 0, 0)
    assert tribe.villages == bit(table.game.box.junction_ids.index("5-6-10"))
    assert [fact.arguments["place"] for fact in table.heard if fact.kind == "raft_moved"] == ["headwaters"]


@pytest.mark.rule("RR-6.2")
def test_where_camp_and_raft_share_a_hex_the_player_chooses() -> None:
    table = turn(red(camps="h5 h6 h10", raft=3), rivers=2).play("member:explore", "box:found_village", "village:5-6-10")
    assert table.offered == {"use:camp", "use:raft"}
    table.play("use:camp")
    assert (table.tribe("red").raft, table.camps("red")) == (3, {})


@pytest.mark.rule("RR-6.3")
def test_all_junctions_are_open() -> None:
    assert size_of(turn(rivers=2).s.land.open_junctions) == 24
    assert size_of(turn().s.land.open_junctions) == 18


@pytest.mark.rule("RR-6.4")
def test_raft_and_camp_on_one_hex_do_not_make_two() -> None:
    table = turn(red(camps="h5 h10", raft=3, hand="forager"), rivers=2).play("member:explore", "next")
    assert table.why("box:found_village").code == "no-junction"


# Landmarks


def led_landmark(tile: str, player: object, **more: object) -> Table:
    """An Eclipse in which red leads the landmark on hex 5."""
    table = eclipse(player, yellow(raft=6), rivers=2, tiles={"h5": tile}, **more)  # type: ignore[arg-type]
    while "red" in table.asked and table.s.round == 1:
        table.play("terrain:rest" if "terrain:rest" in table.offered else "decline")
    return table


@pytest.mark.rule("RR-7.1")
@pytest.mark.example("X9")
def test_volcano_counts_camps_on_the_own_board() -> None:
    table = led_landmark("volcano", red(camps="h5 h5", raft=3, strength=1), fish="great_fish")
    assert table.points("red")["landmarks"] == 3


@pytest.mark.rule("RR-7.1", "RR-5.5")
@pytest.mark.example("X10")
def test_mesa_counts_central_hexes_with_a_camp_or_the_raft() -> None:
    table = led_landmark("mesa", red(camps="h5 h5 h9 h12", raft=3, strength=1), fish="great_fish")
    assert table.points("red")["landmarks"] == 3


@pytest.mark.rule("RR-7.1")
def test_arch_counts_edge_hexes() -> None:
    table = led_landmark("arch", red(camps="h5 h1 h1 h2 h12", raft=1, strength=1), fish="great_fish")
    assert table.points("red")["landmarks"] == 4


@pytest.mark.rule("RR-7.1")
@pytest.mark.example("X11")
def test_monolith_pays_every_leader_for_camps_on_its_hex() -> None:
    table = eclipse(red(camps="h4 h4", strength=1), yellow(camps="h4 h4"), rivers=2)
    assert table.points("red")["landmarks"] == 2
    assert table.points("yellow")["landmarks"] == 2


@pytest.mark.rule("RR-7.1")
def test_great_tree_counts_villages_at_the_river() -> None:
    table = led_landmark("tree", red(camps="h5 h5", villages="4-5-9 1-2-5", strength=1), fish="great_fish")
    assert table.points("red")["landmarks"] == 2


@pytest.mark.rule("RR-7.2")
def test_a_landmark_is_counted_when_its_hex_is_carried_out() -> None:
    table = eclipse(red(camps="h5 h9", strength=1), yellow(camps="h9 h9"), rivers=2, fish="fish_move, great_fish")
    assert table.points("red")["landmarks"] == 3
    assert len([fact for fact in table.facts if fact.kind == "terrain" and fact.seat == 0]) == 1


# Fishing


@pytest.mark.rule("RR-8.1", "RR-8.3")
def test_every_leader_of_a_river_hex_draws_a_token_in_the_own_turn() -> None:
    table = eclipse(red(camps="h9", strength=1), yellow(camps="h9"), rivers=2, fish="great_fish")
    drawn = [fact.seat for fact in table.facts if fact.kind == "fish_drawn"]
    assert drawn[:2] == [0, 1]


@pytest.mark.rule("RR-8.2")
def test_a_token_gives_its_bonus_and_goes_to_the_discards() -> None:
    table = fished(turn(red(hand="forager"), rivers=2), 1, (15, 3))
    assert [fact.arguments["token"] for fact in table.heard if fact.kind == "fish_drawn"] == ["fish_food2"]
    assert table.tribe("red").food == 2
    assert (size(table.s.fish), size(table.s.fish_discard), table.s.fish_drawn) == (14, 1, 0)


@pytest.mark.rule("RR-8.4")
@pytest.mark.example("X7")
def test_the_great_fish_brings_all_discards_back() -> None:
    left = (
        "great_fish, fish_food3, fish_draw, fish_vp3, fish_move, fish_honor, fish_sacrifice, fish_megalith, fish_mixed"
    )
    table = fished(turn(red(hand="forager"), rivers=2, fish=left), 1, (9, 0))
    assert table.points("red") == {"fish": 2}
    assert (size(table.s.fish), table.s.fish_discard) == (15, 0)


@pytest.mark.rule("RR-8.5")
def test_the_last_token_is_the_great_fish() -> None:
    table = fished(turn(red(hand="forager"), rivers=2, fish="great_fish"), 1, (1, 0))
    assert size(table.s.fish) == 15


# The delta


def delta_game() -> Table:
    """Red, yellow and green in this order; red's turn is over."""
    players = (
        red(raft=4, camps="h8 h9 h9", strength=3),
        yellow(raft=2, hand="explorer", strength=1),
        green(raft=4),
    )
    table = eclipse(*players, rivers=2, fish="great_fish")
    table.play("pile:explorer", "pile:done", by="yellow").play("terrain:rest")
    while table.asked.startswith("red"):
        table.play("decline")
    return table


@pytest.mark.rule("RR-9.1", "RR-9.2")
@pytest.mark.example("X1")
def test_the_raft_nearest_to_the_delta_scores_with_the_camps_on_river_hexes() -> None:
    table = delta_game()
    assert table.points("red")["delta"] == 4


@pytest.mark.rule("RR-9.1", "RR-9.4")
@pytest.mark.example("X2")
def test_a_later_turn_may_change_who_is_nearest_and_takes_nothing_back() -> None:
    table = delta_game()
    table.play("ability:explorer", "raft", "to:delta", "decline")
    assert table.points("yellow")["delta"] == 1
    assert table.points("red")["delta"] == 4
    assert "delta" not in table.points("green")


@pytest.mark.rule("RR-9.3")
@pytest.mark.option("delta_from_headwaters", "on")
@pytest.mark.option("delta_from_headwaters", "off")
@pytest.mark.parametrize(("option", "points"), [("on", {"delta": 1}), ("off", {})])
def test_rafts_on_the_headwaters_score_by_option(option: str, points: dict[str, int]) -> None:
    table = eclipse(red(), yellow(), rivers=2, delta_from_headwaters=option)
    assert table.points("red") == points


@pytest.mark.rule("EW-17.2")
@pytest.mark.example("X13")
def test_all_rafts_return_to_the_headwaters() -> None:
    table = preparing(red(raft=2), yellow(raft=5), green(raft=6), rivers=2)
    assert [int(tribe.raft) for tribe in table.s.tribes] == [0, 0, 0]
    assert table.s.round == 2


# Sea cows and the Landmark Stone


@pytest.mark.rule("RR-10.1")
def test_a_sea_cow_draws_two_tokens_and_the_great_fish_comes_last() -> None:
    table = turn(red(animals="sea_cow"), rivers=2, fish="great_fish, 2 fish_food2").luck((3, 0), (2, 0))
    table.play("member:hunt", "box:tip", "tip:sea_cow")
    assert [fact.kind for fact in table.heard if fact.kind in ("fish_drawn", "food", "vp")] == [
        "fish_drawn",
        "fish_drawn",
        "food",
        "vp",
    ]
    assert size(table.s.fish) == 15


@pytest.mark.rule("RR-10.1")
def test_with_one_token_left_the_second_is_drawn_after_the_reshuffle() -> None:
    table = turn(red(animals="sea_cow"), rivers=2, fish="great_fish").luck((1, 0), (15, 1))
    table.play("member:hunt", "box:tip", "tip:sea_cow")
    drawn = [fact.arguments["token"] for fact in table.heard if fact.kind == "fish_drawn"]
    assert drawn == ["great_fish", "fish_food2"]
    assert (size(table.s.fish), size(table.s.fish_discard)) == (14, 1)


@pytest.mark.rule("RR-10.2")
def test_sea_cows_form_a_set() -> None:
    table = turn(red(animals="3 sea_cow"), rivers=2)
    assert table.game.view(table.s, 0)["tribes"][0]["standing"] == {"animals": 9}  # type: ignore[index]


@pytest.mark.rule("RR-11.1")
@pytest.mark.example("X14")
def test_the_landmark_stone_counts_villages_at_landmarks_once_each() -> None:
    table = eclipse(red(stones="stone_landmarks", villages="1-4-5 2-5-6", strength=1), rivers=2, fish="great_fish")
    while table.s.round == 1:
        table.play("terrain:rest" if "terrain:rest" in table.offered else "decline")
    assert table.points("red")["stones"] == 4


@pytest.mark.rule("EW-9.4", "RR-5.5")
def test_a_raft_has_influence_on_its_hex_alone() -> None:
    table = turn(red(raft=3), rivers=2)
    assert influence(table.s, table.tribe("red"), 9) == 1
    assert led_hexes(table.s, 0) == bit(9)
