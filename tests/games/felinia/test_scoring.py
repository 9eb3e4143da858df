"""Scoring (FE-11, FA-5 to FA-7)."""

from __future__ import annotations

from typing import Any

import pytest

from bogwood.games.felinia.rules.state import LAST_MERCHANT
from bogwood.kernel.game import WATCHER
from tests.games.felinia.table import Player, Table, blue, counting, green, opened, red

LIONS = ["cheetah_token_6", "panther_token_6", "lynx_token_6", "tiger_token_6", "lion_token_1", "lion_token_2"]
LYNXES = ["lynx_token_1", "lynx_token_2", "cheetah_token_4", "panther_token_4", "tiger_token_5", "lion_token_5"]
TIGERS = ["tiger_token_1", "tiger_token_2"]


def holding(tokens: list[str], **more: Any) -> Player:
    """Red has taken these tokens, each somewhere far from the others in the country of its back."""
    used: dict[str, int] = {}
    pairs = []
    for token in tokens:
        land = token.split("_")[0]
        used[land] = used.get(land, 0) + 1
        pairs.append(f"{land}_post_{used[land]}={token}")
    return red(settled=" ".join(pairs), **more)


def sets(tokens: list[str]) -> int:
    return counting(holding(tokens)).points("red").get("sets", 0)


def over(table: Table) -> Table:
    table.s.is_over = True
    table.s.ending = LAST_MERCHANT
    return table


@pytest.mark.rule("FE-11.2")
@pytest.mark.example("T-9")
def test_a_long_ladder_ends_at_four() -> None:
    assert [sets(LIONS[:n]) for n in (1, 2, 3, 4)] == [1, 4, 9, 16]
    assert sets(LIONS[:6]) == 24


@pytest.mark.rule("FE-11.2")
@pytest.mark.example("T-10")
def test_a_short_ladder_ends_at_three() -> None:
    assert [sets(LYNXES[:n]) for n in (1, 2, 3)] == [1, 4, 9]


@pytest.mark.rule("FE-11.2")
@pytest.mark.example("T-11")
def test_sets_of_several_kinds_add_up() -> None:
    assert sets([*LYNXES[:5], *TIGERS, LIONS[0]]) == 20


@pytest.mark.rule("FE-11.3")
def test_a_bonus_tile_scores_each_token_of_its_kind_and_is_none_itself() -> None:
    table = counting(holding([*LYNXES[:2], LIONS[0]], bonus="bonus_lynx bonus_tiger"))
    assert table.points("red")["bonus_tile"] == 2
    assert table.points("red")["sets"] == 5


def group(*posts: str) -> int:
    """The points of red's groups when its merchants stand there."""
    game = opened(3, mode="basic")
    used: dict[str, int] = {}
    pairs = []
    for post in posts:
        land = post.split("_")[0]
        used[land] = used.get(land, 0) + 1
        pairs.append(f"{post}={land}_token_{used[land]}")
    assert set(posts) <= set(game.box.province_ids)
    return counting(red(settled=" ".join(pairs))).points("red")["groups"]


@pytest.mark.rule("FE-11.4")
@pytest.mark.example("T-12")
def test_groups_of_three_two_and_one() -> None:
    assert group("lion_post_1", "lion_post_2", "lion_post_3") == 9
    assert group("tiger_post_2", "tiger_post_3") == 4
    assert group("cheetah_post_3") == 1
    every = ("lion_post_1", "lion_post_2", "lion_post_3", "tiger_post_2", "tiger_post_3", "cheetah_post_3")
    assert group(*every) == 14


@pytest.mark.rule("FE-11.4")
def test_a_group_of_four_scores_three_each_and_crosses_borders() -> None:
    assert group("lion_post_1", "lion_post_2", "panther_post_5", "panther_post_6") == 12


@pytest.mark.rule("FE-11.4")
def test_merchants_of_others_do_not_join() -> None:
    table = counting(red(settled="lion_post_1=lion_token_1"), blue(settled="lion_post_2=lion_token_2"))
    assert table.points("red")["groups"] == 1


@pytest.mark.rule("FE-11.5")
@pytest.mark.example("T-13")
def test_leftovers() -> None:
    assert counting(red(gold=1)).points("red") == {"gold": 1}
    assert counting(red(spice=2)).points("red") == {"spice": 1}
    assert counting(red(spice=1)).points("red") == {}
    assert counting(red(goods="cloth", coins=6)).points("red") == {"goods": 1}


@pytest.mark.rule("FE-11.1")
def test_the_score_is_counted_at_the_end_only_and_line_by_line() -> None:
    table = counting(red(gold=2, goods="cloth"))
    assert table.game.scores(table.s) == [0, 0, 0]
    over(table)
    assert table.game.scores(table.s) == [3, 0, 0]
    lines = [(line.seat, line.source, line.points) for line in table.game.score_sheet(table.s)]
    assert lines == [(0, "gold", 2), (0, "goods", 1)]


@pytest.mark.rule("FE-11.6")
def test_ties_are_broken_by_coins_and_then_shared() -> None:
    table = over(counting(red(gold=1, coins=2), blue(gold=1, coins=3), green(coins=6)))
    assert table.game.winners(table.s) == [1]
    tied = over(counting(red(gold=1, coins=3), blue(gold=1, coins=3)))
    assert tied.game.winners(tied.s) == [0, 1]


def advanced(player: Player, **options: str) -> dict[str, int]:
    return counting(player, mode="advanced", options=options).points("red")


@pytest.mark.rule("FA-5.1")
@pytest.mark.option("castle_rule", "same_picture")
def test_castle_cards_score_by_picture() -> None:
    assert advanced(red(castles="moon_1")) == {"castles": 1}
    assert advanced(red(castles="moon_1 moon_2")) == {"castles": 4}
    assert advanced(red(castles="moon_1 moon_2 rose_1")) == {"castles": 5}


@pytest.mark.rule("FA-5.2")
@pytest.mark.option("castle_rule", "different_pictures")
def test_or_all_different_cards_together() -> None:
    rule = "different_pictures"
    assert advanced(red(castles="moon_1"), castle_rule=rule) == {"castles": 1}
    assert advanced(red(castles="moon_1 rose_1 owl_1"), castle_rule=rule) == {"castles": 6}


@pytest.mark.rule("FA-6.1")
@pytest.mark.example("T-14")
def test_the_spice_dealer_scores_every_spice() -> None:
    assert advanced(red(spice=3, settled="lion_post_1=spice_dealer"))["spice"] == 3
    assert advanced(red(spice=3))["spice"] == 1


@pytest.mark.rule("FA-6.2")
@pytest.mark.example("T-14")
def test_the_castle_guest_scores_one_more_for_each_card() -> None:
    assert advanced(red(castles="moon_1 rose_1", settled="lion_post_1=castle_guest"))["castles"] == 4


@pytest.mark.rule("FA-6.3", "FA-3.6")
@pytest.mark.example("T-14")
def test_the_cook_scores_two_for_each_pair_of_food() -> None:
    assert advanced(red(food=2, settled="lion_post_1=cook"))["cook"] == 2
    assert advanced(red(food=3, settled="lion_post_1=cook"))["cook"] == 2
    assert advanced(red(food=2)) == {}


@pytest.mark.rule("FA-6.4")
@pytest.mark.example("T-14")
def test_the_hermit_scores_two_for_a_lone_merchant() -> None:
    assert advanced(red(settled="lion_post_1=hermit"))["groups"] == 2
    assert advanced(red(settled="lion_post_1=hermit lion_post_2=lion_token_1"))["groups"] == 4


@pytest.mark.rule("FA-7.1")
def test_the_advanced_game_adds_castles_and_special_tokens_to_the_rest() -> None:
    player = red(gold=1, food=2, castles="moon_1", settled="lion_post_1=cook lion_post_5=lion_token_1")
    assert advanced(player) == {"sets": 1, "groups": 2, "gold": 1, "castles": 1, "cook": 2}


def told(table: Table, line: str) -> list[tuple[str, dict[str, Any], int]]:
    """What Red's line is counted from."""
    lines = [one for one in table.game.outlook(table.s, 0).lines if (one.seat, one.source) == (0, line)]
    return [(piece.words.key, piece.words.arguments, piece.points) for one in lines for piece in one.pieces]


@pytest.mark.rule("FE-11.2")
def test_the_sheet_names_the_sets_and_their_points() -> None:
    table = counting(holding([*LYNXES[:3], *TIGERS], bonus="bonus_lynx"), blue())
    assert told(table, "sets") == [
        ("felinia-piece-set", {"thing": "tiger", "count": 2}, 4),
        ("felinia-piece-set", {"thing": "lynx", "count": 3}, 9),
    ]
    assert told(table, "bonus_tile") == [("felinia-piece-each", {"thing": "lynx", "count": 3, "each": 1}, 3)]


@pytest.mark.rule("FE-2.4")
def test_of_others_only_what_lies_open_is_counted() -> None:
    table = counting(holding([*LYNXES[:3]], gold=2), blue(gold=1))
    for seat in (1, WATCHER):
        outlook = table.game.outlook(table.s, seat)
        assert {line.source for line in outlook.lines if line.seat == 0} == {"groups", "gold"}, seat
        assert 0 in outlook.hidden
    assert table.game.outlook(table.s, 0).hidden == [1, 2]


@pytest.mark.rule("FE-11.1")
def test_the_outlook_is_what_the_end_counts() -> None:
    table = counting(holding([*LYNXES[:5], *TIGERS], gold=2, spice=3), blue(gold=1, spice=5), green())
    outlooks = [table.game.outlook(table.s, seat).lines for seat in range(3)]
    ahead = [sum(line.points for line in lines if line.seat == seat) for seat, lines in enumerate(outlooks)]
    assert table.game.scores(over(table).s) == ahead
