"""Setting up (FE-1, FA-1) and what is open (FE-2.4)."""

from __future__ import annotations

import pytest

from bogwood.games.felinia.rules.box import PORTRAITS, SPECIALS
from bogwood.games.felinia.rules.game import Felinia
from bogwood.games.felinia.rules.packs import bits_in, size_of
from bogwood.games.felinia.rules.stack import draw_deck
from bogwood.games.felinia.rules.state import stack_size
from bogwood.kernel.refusal import Refusal
from bogwood.shelf import written_out
from tests.games.felinia.table import COLOURS, blue, green, opened, red, sailing, start, trading


@pytest.mark.rule("FE-1.1")
def test_two_to_four_play() -> None:
    assert [opened(players).players for players in (2, 3, 4)] == [2, 3, 4]
    with pytest.raises(Refusal, match="bad-players"):
        Felinia(5, {})


@pytest.mark.rule("FE-1.1")
@pytest.mark.option("mode", "basic")
@pytest.mark.option("mode", "advanced")
def test_the_mode_chooses_the_map() -> None:
    assert len(opened(3, mode="basic").box.province_ids) == 45
    assert len(opened(3, mode="advanced").box.province_ids) == 63


@pytest.mark.rule("FE-1.2", "FE-1.9")
def test_everybody_begins_alike() -> None:
    table = start(4)
    for seat in table.s.seats:
        assert (seat.stock, seat.discs, seat.coins) == (10, 3, 2)
        assert (seat.spice, seat.gold, seat.food) == (0, 0, 0)
    assert table.view("red")["supply"] == {"spice": 60, "gold": 45, "food": 0}


@pytest.mark.rule("FE-1.3")
def test_starting_goods_follow_the_first_player() -> None:
    table = start(3, seed="goods")
    first = int(table.s.first)
    hands = [table.goods(COLOURS[(first + place) % 3]) for place in range(3)]
    assert hands == [{"books": 1, "wine": 1}, {"cloth": 1, "watches": 1}, {"glassware": 1, "books": 1}]


@pytest.mark.rule("FE-1.3")
def test_anybody_may_be_the_first_player() -> None:
    assert {int(start(4, seed=f"first {n}").s.first) for n in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("FE-1.3", "FE-1.4", "FE-1.5")
@pytest.mark.example("T-1")
@pytest.mark.parametrize(("players", "stalls", "bag"), [(2, 3, 50), (3, 4, 46), (4, 5, 42)])
def test_open_stalls_hold_two_goods_and_the_bag_the_rest(players: int, stalls: int, bag: int) -> None:
    table = start(players)
    assert [table.stall(number) for number in range(1, 6)] == [2] * stalls + [0] * (5 - stalls)
    assert table.bag == bag
    assert "bid:guild" in table.offered
    assert ("bid:stall_5" in table.offered) == (stalls == 5)


@pytest.mark.rule("FE-1.6")
def test_four_ships_lie_open_and_sixteen_tiles_are_left() -> None:
    table = start(3)
    grey = table.game.box.grey
    assert all((grey >> table.s.deck(pier)) & 1 for pier in range(4))
    assert stack_size(table.s) == 16


@pytest.mark.rule("FE-1.6")
def test_the_blue_tiles_come_last() -> None:
    table = start(3)
    backs = [(table.game.box.grey >> draw_deck(table.s)) & 1 for _ in range(16)]
    assert backs == [1] * 11 + [0] * 5


@pytest.mark.rule("FE-1.7")
def test_a_face_down_token_is_of_the_country_it_lies_in() -> None:
    table = start(3)
    assert size_of(table.s.closed) == 30
    assert table.s.unseen == table.game.box.all_tokens
    assert len(bits_in(table.game.box.all_tokens)) == PORTRAITS
    explorer = sailing(seats=2, aboard={"pier_2": "red"}).play("turn:lion_post_2")
    turned = explorer.told("token_turned")[0].arguments["province"]
    assert turned == "lion_post_2"
    token = explorer.s.token_at(explorer.game.box.province_ids.index("lion_post_2"))
    assert explorer.game.box.token_ids[token].startswith("lion_token_")


@pytest.mark.rule("FE-1.7")
def test_what_belongs_to_the_advanced_game_stays_in_the_box() -> None:
    view = start(3).view("red")
    assert view["supply"]["food"] == 0
    assert view["castle_pile"]["cards"] == 0
    assert not set(SPECIALS) & set(view["tokens"].values())


@pytest.mark.rule("FE-1.8")
def test_only_the_top_bonus_tile_is_seen() -> None:
    pile = start(3).view("red")["bonus_pile"]
    assert pile["tiles"] == 5
    assert len(pile["seen"]) == 1
    assert len({start(3, seed=f"pile {n}").view("red")["bonus_pile"]["seen"][0] for n in range(40)}) == 5


@pytest.mark.rule("FA-1.1")
def test_the_advanced_game_adds_food_and_castle_cards() -> None:
    view = start(3, mode="advanced").view("red")
    assert view["supply"]["food"] == 45
    assert view["castle_pile"]["cards"] == 20


@pytest.mark.rule("FA-1.2")
def test_all_38_tokens_lie_face_up_whatever_their_backs() -> None:
    table = start(3, mode="advanced")
    view = table.view("red")
    assert view["face_down"] == []
    assert len(set(view["tokens"].values())) == 38
    tokens = view["tokens"]
    assert any(not token.startswith(post.split("_")[0]) for post, token in tokens.items())


@pytest.mark.rule("FV-1.1")
@pytest.mark.option("deck_face_up", "yes")
def test_with_the_stack_face_up_everybody_sees_the_next_tile() -> None:
    table = start(3, deck_face_up="yes")
    stack = table.view("")["stack"]
    assert stack["tiles"] == 16
    assert stack["top"] == table.game.box.deck_ids[table.s.deck_top]


@pytest.mark.rule("FV-1.1")
@pytest.mark.parametrize(("preset", "mode"), [("expert", "advanced"), ("expert_basic", "basic")])
def test_the_variant_for_experts_is_for_both_modes(preset: str, mode: str) -> None:
    view = start(3, **written_out("felinia", {"variant": preset})).view("red")
    assert view["mode"] == mode
    assert view["stack"]["top"] is not None


@pytest.mark.rule("FV-1.1", "FE-2.4")
@pytest.mark.option("deck_face_up", "no")
def test_otherwise_only_the_back_is_seen() -> None:
    assert start(3).view("red")["stack"] == {"tiles": 16, "back": "grey", "top": None}


SECRETIVE = red(
    settled="lion_post_1=lion_token_1 lion_post_2=lion_token_2", bonus="bonus_lion", goods="2 cloth", coins=3
)


@pytest.mark.rule("FE-2.4")
@pytest.mark.option("open_holdings", "no")
def test_tokens_and_bonus_tiles_are_seen_by_their_owner_only() -> None:
    table = trading(SECRETIVE, discs={"stall_1": "red"}, stalls={"stall_1": "wine"})
    assert table.view("red")["seats"][0]["tokens"] == ["lion_token_1", "lion_token_2"]
    for other in ("blue", ""):
        seen = table.view(other)["seats"][0]
        assert "tokens" not in seen
        assert "bonus_tiles" not in seen
        assert seen["counts"] == {"tokens": 2, "bonus_tiles": 1, "castles": 0}
        assert (seen["coins"], seen["goods"]) == (3, {"cloth": 2})


@pytest.mark.rule("FE-2.4")
@pytest.mark.option("open_holdings", "yes")
def test_open_holdings_show_the_tokens_but_nothing_else() -> None:
    options = {"open_holdings": "yes"}
    table = trading(SECRETIVE, options=options, discs={"stall_1": "red"}, stalls={"stall_1": "wine"})
    seen = table.view("blue")["seats"][0]
    assert seen["tokens"] == ["lion_token_1", "lion_token_2"]
    assert "bonus_tiles" not in seen


@pytest.mark.rule("FE-2.4")
def test_what_others_took_is_dealt_afresh() -> None:
    table = trading(SECRETIVE, blue(), green(), discs={"stall_1": "red"}, stalls={"stall_1": "wine"})
    worlds = [table.world("blue", f"world {n}") for n in range(30)]
    assert len({world.seats[0].tokens for world in worlds}) > 5
    assert len({world.seats[0].bonus for world in worlds}) > 2
    assert {world.seats[0].settled for world in worlds} == {table.s.seats[0].settled}


@pytest.mark.rule("FE-2.4")
@pytest.mark.example("T-8")
def test_spice_is_counted_in_units_that_everybody_sees() -> None:
    table = trading(red(spice=4), discs={"stall_1": "red"}, stalls={"stall_1": "wine"})
    assert table.view("blue")["seats"][0]["spice"] == 4


@pytest.mark.rule("FE-2.4", "FE-6.5", "FA-6.5")
def test_discarded_deck_tiles_and_removed_tokens_are_open() -> None:
    table = sailing(
        red(settled="lion_post_1=gift"),
        mode="advanced",
        ships="deck_lion_3 - deck_lynx_1 deck_panther_1",
        stack="deck_lion_4",
        aboard={"pier_1": "red"},
    )
    view = table.view("blue")
    assert view["removed"] == ["gift"]
    assert len(view["discarded"]) == 16
    assert "deck_tiger_1" in view["discarded"]
    assert start(2, mode="advanced").view("")["removed"] == []
