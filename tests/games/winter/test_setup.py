"""Setting up the base game (EW-1)."""

from __future__ import annotations

import pytest

from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.mapping import glacier_triples
from bogwood.games.winter.rules.packs import bits_in, size_of
from bogwood.kernel.refusal import Refusal
from tests.games.winter.table import COLOURS, Table, opened, size, start, turn

SEEDS = [f"setup {n}" for n in range(12)]


def settled(players: int = 3, seed: str = "start", **options: str) -> Table:
    """A game played through its setup: everybody takes the first thing offered."""
    table = start(players, seed, **options)
    while table.s.round == 0:
        seat = table.game.seats_to_act(table.s)[0]
        options_here = table.game.legal(table.s, seat)
        table.play(table.game.catalogue.notation(options_here.nth(0)))
    return table


@pytest.mark.rule("EW-1.1")
def test_one_to_four_play_and_all_markers_begin_at_the_bottom() -> None:
    for players in (1, 2, 3, 4):
        table = settled(players, setup_cards="beginner")
        assert table.s.round == 1
        assert [table.score(COLOURS[n]) for n in range(players)] == [0] * players
        assert all((tribe.honor, tribe.sacrifice) == (0, 0) for tribe in table.s.tribes)
    with pytest.raises(Refusal, match="bad-players"):
        Winter(5, {})


@pytest.mark.rule("EW-1.2")
@pytest.mark.option("warriors", "0")
def test_five_stacks_of_fifteen() -> None:
    assert start().stacks() == {"elder": 15, "crafter": 15, "hunter": 15, "explorer": 15, "shaman": 15}


@pytest.mark.rule("EW-1.3")
def test_eight_era_one_cards_lie_open_and_era_two_waits() -> None:
    table = start()
    shown = [table.game.box.culture_ids.index(card) for card in table.open_culture()]
    assert len(set(shown)) == 8
    assert all((table.game.box.era_culture[0] >> card) & 1 for card in shown)
    assert size_of(table.s.culture_deck & table.game.box.era_culture[0]) == 12
    assert size_of(table.s.culture_deck & table.game.box.era_culture[1]) == 20


@pytest.mark.rule("EW-1.4")
@pytest.mark.parametrize(("players", "stones"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_stones_of_both_eras_lie_open_by_number_of_players(players: int, stones: int) -> None:
    table = start(players)
    ids = table.game.box.stone_ids
    for era in (1, 2):
        shown = table.open_stones(era)
        assert len(set(shown)) == stones
        assert {table.game.box.stone_era[ids.index(stone)] for stone in shown} == {era}
    assert "stone_landmarks" not in table.open_stones(1)


@pytest.mark.rule("EW-1.5")
def test_six_animals_lie_open_and_no_sea_cow_is_in_the_deck() -> None:
    table = start()
    assert len([name for name in table.open_animals() if name != "-"]) == 6
    assert size(table.s.animal_deck) == 44
    assert "sea_cow" not in table.open_animals()


@pytest.mark.rule("EW-1.6")
@pytest.mark.parametrize(("players", "squares"), [(1, 15), (2, 15), (3, 17), (4, 21)])
def test_the_megalith_site_has_a_shape_for_each_number_of_players(players: int, squares: int) -> None:
    box = opened(players).box
    assert len(box.space_ids) == 32
    assert len(set(box.space_at)) == 32
    assert len(box.squares) == squares


@pytest.mark.rule("EW-1.7")
@pytest.mark.option("rivers", "0")
def test_the_base_tile_lies_in_the_middle_and_glaciers_apart_on_the_edge() -> None:
    places = set()
    for seed in SEEDS:
        table = start(seed=seed)
        box = table.game.box
        tiles = [box.tile_ids[tile] for tile in table.s.land.tiles]
        assert tiles[9] == "base_tile"
        kinds = [tile.rpartition("_")[0] for tile in tiles if tile != "base_tile"]
        assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(box.types, 3)
        glaciers = bits_in(table.s.land.glaciers)
        assert all((box.edge >> n) & 1 for n in glaciers)
        assert not any((box.near[a] >> b) & 1 for a in glaciers for b in glaciers)
        places.add(tuple(glaciers))
    assert len(places) > 5


@pytest.mark.rule("EW-1.7")
def test_every_triple_of_edge_hexes_apart_is_possible() -> None:
    # Three of twelve in a ring with no two beside each other: 12 / 9 * (9 over 3).
    assert len(glacier_triples(opened().box)) == 112


@pytest.mark.rule("EW-1.8")
def test_everybody_begins_alike() -> None:
    table = start(4)
    for tribe in table.s.tribes:
        assert (tribe.camps_home, tribe.members, tribe.chiefs) == (5, 2, 1)
        assert size(tribe.deck) == 9
    assert table.cards("blue", "deck") == {"forager": 4, "firekeeper": 3, "daredevil": 2}
    assert (table.game.box.coloured, table.game.box.megaliths) == (8, 10)


@pytest.mark.rule("EW-1.9")
def test_the_turn_order_is_random_and_later_seats_begin_with_more() -> None:
    orders = {tuple(start(3, seed).s.turn_order()) for seed in SEEDS}
    assert len(orders) > 3
    table = settled(4, setup_cards="beginner")
    by_place = [table.s.tribes[seat] for seat in table.s.turn_order()]
    assert [tribe.food - 3 for tribe in by_place] == [0, 2, 2, 2]
    assert [tribe.tools - 3 for tribe in by_place] == [0, 1, 1, 2]
    assert [tribe.hand_size() for tribe in by_place] == [5, 6, 6, 6]


@pytest.mark.rule("EW-1.10")
def test_chiefs_are_dealt_and_their_sides_chosen_in_secret_by_all_at_once() -> None:
    table = start(3)
    assert len({int(tribe.chief) for tribe in table.s.tribes}) == 3
    assert table.game.seats_to_act(table.s) == [0, 1, 2]
    table.play("side:b", by="green")
    assert table.game.seats_to_act(table.s) == [0, 1]
    assert table.game.view(table.s, 0)["tribes"][2]["side"] is None  # type: ignore[index]
    assert table.game.view(table.s, 2)["tribes"][2]["side"] == "b"  # type: ignore[index]
    assert [fact.kind for fact in table.heard if fact.is_for(0)] == ["side_sealed"]
    table.play("side:a", by="red").play("side:a", by="yellow")
    assert [fact.arguments["chief"].endswith("_b") for fact in table.heard if fact.kind == "side_shown"] == [  # type: ignore[union-attr]
        False,
        False,
        True,
    ]
    assert table.why("side:a").code == "not-now"


@pytest.mark.rule("EW-1.11")
@pytest.mark.option("setup_cards", "choose")
def test_setup_cards_are_chosen_in_reverse_turn_order() -> None:
    table = start(3)
    for colour in COLOURS[:3]:
        table.play("side:a", by=colour)
    assert len(table.offered) == 4
    chosen = []
    while table.asked.endswith("setup_card"):
        chosen.append(int(table.s.player))
        move = sorted(table.offered)[0]
        table.play(move)
        assert table.s.tribes[chosen[-1]].setup_card == table.game.box.setup_ids.index(move.removeprefix("setup:"))
    assert chosen == table.s.turn_order()[::-1]


@pytest.mark.rule("EW-1.11")
@pytest.mark.option("setup_cards", "deal")
def test_setup_cards_are_dealt() -> None:
    table = settled(4, setup_cards="deal")
    assert len({int(tribe.setup_card) for tribe in table.s.tribes} - {-1}) == 4


@pytest.mark.rule("EW-1.11")
@pytest.mark.option("setup_cards", "beginner")
def test_beginners_have_a_fixed_gain() -> None:
    table = settled(2, setup_cards="beginner")
    first = table.s.tribes[table.s.at_place(0)]
    assert (first.food, first.tools, first.setup_card) == (3, 3, -1)


def chosen_setup(card: str) -> tuple[Table, str]:
    """A game of two in which the second player could take this setup card and has."""
    for n in range(60):
        table = start(2, f"setup card {n}")
        table.play("side:a", by="red").play("side:a", by="yellow")
        if f"setup:{card}" in table.offered:
            taker = COLOURS[table.s.player]
            table.play(f"setup:{card}")
            other = next(move for move in sorted(table.offered) if "walk" not in move and "family" not in move)
            return table.play(other), taker
    raise AssertionError


@pytest.mark.rule("EW-1.12", "EW-1.11")
def test_the_first_camp_stands_on_the_base_tile_before_gains_are_carried_out() -> None:
    table, taker = chosen_setup("long_walk")
    assert table.asked == f"{taker} camp_entry"
    assert table.camps(taker) == {"h10": 1}
    table.play("enter:base_tile", "camp:h10", "to:h5")
    assert table.camps(taker) == {"h10": 1, "h5": 1}
    assert table.tribe(taker).camps_home == 3


@pytest.mark.rule("EW-1.13")
def test_old_grief_buries_a_forager_of_the_nine() -> None:
    table, taker = chosen_setup("old_grief")
    assert table.offered == {"bury:starting_deck:forager", "decline"}
    table.play("bury:starting_deck:forager")
    assert table.cards(taker, "grave") == {"forager": 1}
    assert table.tribe(taker).honor == 1


@pytest.mark.rule("EW-1.13")
def test_large_family_adds_a_tribe_card_to_the_deck() -> None:
    table, taker = chosen_setup("large_family")
    assert table.asked == f"{taker} setup_recruit"
    assert table.offered == {
        "stack:elder",
        "stack:crafter",
        "stack:hunter",
        "stack:explorer",
        "stack:shaman",
        "decline",
    }
    table.play("stack:shaman")
    held = table.cards(taker, "deck") | table.cards(taker, "hand")
    assert held["shaman"] == 1
    assert table.stacks()["shaman"] == 14


@pytest.mark.rule("EW-1.13", "EW-1.14")
def test_a_draw_in_setup_waits_for_the_opening_hand() -> None:
    table, taker = chosen_setup("first_stone")
    place = table.s.turn_order().index(COLOURS.index(taker))
    waiting = int(table.tribe(taker).waiting)
    assert waiting == (0 if place == 0 else 1)
    table.play("space:a4")
    while table.s.round == 0:
        table.until(table.asked).play("decline")
    assert table.tribe(taker).hand_size() == 5 + waiting + 1
    assert table.tribe(taker).waiting == 0


@pytest.mark.rule("EW-1.14")
def test_the_opening_hand_has_five_cards() -> None:
    table = settled(2, setup_cards="beginner")
    first = table.s.tribes[table.s.at_place(0)]
    assert (first.hand_size(), first.deck_size()) == (5, 4)


@pytest.mark.rule("EW-2.4", "EW-2.5")
def test_several_figures_may_stand_in_one_column() -> None:
    table = turn().play("member:hunt", "end")
    assert "member:hunt" in table.offered
