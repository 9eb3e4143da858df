"""The solo game (SO-1 to SO-3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.packs import bit, bits_in, size_of
from bogwood.games.winter.rules.rival import candidates, rival_turn, worth
from bogwood.games.winter.rules.scoring import rival_score
from bogwood.kernel import position
from bogwood.kernel.digest import digest
from bogwood.kernel.record import Record, verify
from bogwood.shelf import open_game
from tests.games.winter.table import (
    Table,
    counting,
    eclipse,
    edition,
    preparing,
    red,
    rival,
    size,
    start,
    turn,
    under,
)

CULTURE = "ember_pouch ochre_marks burial_rite shared_feast dried_meat hide_tents trail_signs forebear_tales"
RECORDS = Path(__file__).parent / "records"
HERD = "mammoth ground_sloth woolly_rhino sabre_tooth glyptodon mammoth"


def with_card(table: Table, card: str) -> Table:
    """Let the Rival take a turn with this card."""
    box = table.game.box
    table.s.rival_cards = bit(box.rival_ids.index(f"rival_{card}"))
    table.told(lambda: rival_turn(table.s, 1))
    return table


@pytest.mark.rule("SO-1.1")
def test_the_rival_is_a_tribe_without_cards_and_resources() -> None:
    table = start(1, rivers=2)
    tribe = table.tribe("rival")
    assert (tribe.deck, tribe.food, tribe.tools, tribe.chief) == (0, 0, 0, -1)
    assert (tribe.camps_home, tribe.villages, tribe.honor) == (5, 0, 0)
    assert len(table.open_stones()) == 4
    assert table.game.seats_to_act(table.s) == [0]


@pytest.mark.rule("SO-1.2")
def test_the_player_is_first_and_takes_one_of_two_setup_cards() -> None:
    table = start(1).play("side:a")
    assert len(table.offered) == 2
    table.play(sorted(table.offered)[0])
    assert table.s.turn_order() == [0, 1]
    assert table.tribe("rival").camps_home == 5


@pytest.mark.rule("SO-1.3")
def test_the_rivals_start_base_is_put_first_on_a_random_place() -> None:
    places = set()
    for n in range(12):
        table = start(1, f"base {n}", rivers=1, setup_cards="beginner").play("side:a")
        place = int(table.tribe("rival").base)
        places.add(place)
        assert f"base:{table.game.box.base_ids[place]}" not in table.offered
        assert (table.tribe("rival").camps_home, table.tribe("rival").camps_at_base) == (5, 0)
    assert len(places) > 3


@pytest.mark.rule("SO-1.4", "SO-3.4")
@pytest.mark.option("solo_level", "easy")
@pytest.mark.option("solo_level", "normal")
@pytest.mark.option("solo_level", "hard")
@pytest.mark.parametrize(("level", "bonus"), [("easy", 40), ("normal", 65), ("hard", 90)])
def test_the_level_is_added_to_the_rivals_score(level: str, bonus: int) -> None:
    table = counting(red(), rival(points={"other": 7}), seats=1, solo_level=level)
    assert rival_score(table.s) == 7 + bonus


@pytest.mark.rule("SO-2.1")
def test_the_rival_puts_a_figure_in_the_column_of_a_random_card() -> None:
    table = turn(red(), seats=1).play("member:rest", "end")
    assert size_of(table.s.rival_cards) == 11
    assert size_of(table.s.columns) == 1
    assert [fact.kind for fact in table.heard if fact.kind == "rival_card"] == ["rival_card"]
    assert table.asked == "red figure"


@pytest.mark.rule("SO-2.2")
def test_the_rival_initiates() -> None:
    table = with_card(turn(red(hand="elder"), seats=1), "initiate_4")
    assert table.tribe("rival").honor == 1
    assert table.points("rival") == {"other": 2}
    assert table.stacks() == {"elder": 14, "crafter": 14, "hunter": 15, "explorer": 15, "shaman": 15}


@pytest.mark.rule("SO-2.2")
def test_an_edition_says_how_many_steps_the_rival_makes_and_ten_are_the_end() -> None:
    steps = edition({"solo": {"initiate": {"honor": 3}}})
    assert with_card(under(steps, turn(red(), seats=1)), "initiate_2").tribe("rival").honor == 3
    assert with_card(under(steps, turn(red(), rival(honor=9), seats=1)), "initiate_2").tribe("rival").honor == 10


@pytest.mark.rule("SO-2.3")
def test_the_rival_develops() -> None:
    table = with_card(turn(red(), seats=1, culture=CULTURE, stones="- stone_camps stone_graves"), "develop_2")
    assert table.cards("rival", "discard") == {"ochre_marks": 1}
    assert table.open_culture()[1] not in ("-", "ochre_marks")
    assert table.open_stones() == ["-", "-", "stone_graves"]
    assert table.points("rival") == {"stones": 3}


@pytest.mark.rule("SO-2.4")
def test_the_rival_hunts_what_it_owns_most() -> None:
    table = turn(red(), rival(animals="sabre_tooth"), seats=1, animals=HERD).luck((43, 42))
    with_card(table, "hunt_6")
    assert table.animals("rival")["sabre_tooth"] == 2
    assert sum(table.animals("rival").values()) == 3
    assert "-" not in table.open_animals()


@pytest.mark.rule("SO-2.5", "SO-2.6")
def test_the_rival_explores_from_the_neighbours_of_the_base_tile() -> None:
    table = with_card(turn(red(), seats=1), "explore_2")
    assert table.camps("rival") == {"h5": 1, "h1": 1}
    table = with_card(turn(red(), seats=1), "explore_4")
    assert table.camps("rival") == {"h15": 1, "h19": 1}


@pytest.mark.rule("SO-2.5")
def test_the_rival_founds_a_village_on_three_of_its_camps() -> None:
    table = with_card(turn(red(), rival(camps="h1 h2"), seats=1), "explore_2")
    assert table.tribe("rival").villages == bit(table.game.box.junction_ids.index("1-2-5"))
    assert table.points("rival") == {"villages": 4}
    assert table.tribe("rival").camps_home == 4


@pytest.mark.rule("SO-2.5")
def test_without_camps_the_rival_gets_points() -> None:
    table = with_card(turn(red(), rival(camps="h1 h8 h12 h17 h19"), seats=1), "explore_2")
    assert table.points("rival") == {"other": 2}


@pytest.mark.rule("SO-2.5")
@pytest.mark.parametrize(("card", "raft"), [("explore_2", 5), ("explore_4", 6), ("explore_6", 6)])
def test_the_rivals_raft_goes_downstream_by_strength(card: str, raft: int) -> None:
    assert with_card(turn(red(), rival(raft=4), seats=1, rivers=2), card).tribe("rival").raft == raft


@pytest.mark.rule("SO-2.6")
def test_the_rival_starts_from_its_start_base() -> None:
    table = turn(red(), rival(base="b5"), seats=1, rivers=2)
    assert candidates(table.s, 1) == bit(15) | bit(18)


@pytest.mark.rule("SO-2.6", "WA-1.5")
def test_a_rivals_camp_pushed_onto_the_base_tile_leads_on_to_its_neighbours() -> None:
    table = turn(red(), rival(camps="h1 h10"), seats=1, warriors=1)
    around_h1 = {"h1", "h2", "h4", "h5"}
    around_base = {"h5", "h6", "h9", "h11", "h14", "h15"}
    found = {table.game.box.hex_ids[n] for n in bits_in(candidates(table.s, 1))}
    assert found == around_h1 | around_base


@pytest.mark.rule("SO-2.5")
def test_a_rivals_raft_on_the_delta_stays_and_nothing_is_told_of_it() -> None:
    table = with_card(turn(red(), rival(raft=6), seats=1, rivers=2), "explore_6")
    assert table.tribe("rival").raft == 6
    assert "raft_moved" not in table.kinds()


@pytest.mark.rule("SO-2.6")
def test_the_rival_values_ties_new_hexes_and_villages() -> None:
    table = turn(red(camps="h2 h5 h5 h5"), rival(camps="h1 h4"), seats=1)
    assert worth(table.s, 1, 0) == 0
    assert worth(table.s, 1, 1) == 2 + 1
    assert worth(table.s, 1, 4) == 1 + 3
    assert worth(table.s, 1, 7) == 1


@pytest.mark.rule("SO-3.1")
def test_the_rivals_strength_is_on_a_fresh_card() -> None:
    table = eclipse(red(strength=5, camps="h1 h2"), seats=1)
    assert table.tribe("rival").strength in (2, 4, 6)
    first = 1 if table.tribe("rival").strength == 6 else 0
    assert table.s.at_place(0) == first


@pytest.mark.rule("SO-3.2")
def test_the_rival_scores_landmarks_other_led_hexes_and_the_delta() -> None:
    table = eclipse(red(), rival(camps="h1 h5 h8", raft=3), seats=1, rivers=2)
    assert table.points("rival") == {"terrain": 3, "landmarks": 2, "delta": 2}


@pytest.mark.rule("SO-3.2")
@pytest.mark.parametrize(("rivers", "version"), [("0", 1), ("1", 2), ("2", 2), ("3", 2)])
def test_only_games_with_the_rival_and_landmarks_have_the_second_version_of_the_rules(
    rivers: str, version: int
) -> None:
    assert Winter(1, {"rivers": rivers}).rules_version == version
    assert Winter(2, {"rivers": rivers}).rules_version == 1


@pytest.mark.rule("SO-3.2")
def test_a_game_under_the_first_version_goes_on_by_it() -> None:
    record = Record.parse((RECORDS / "solo_rules_1.jsonl").read_text(encoding="utf-8"))
    assert verify(record, open_game).is_sound
    record.header["rules"] = 2
    assert [problem.code for problem in verify(record, open_game).problems] == ["digest-differs"]
    record.header["rules"] = 3
    assert [problem.code for problem in verify(record, open_game).problems] == ["other-rules"]


@pytest.mark.rule("SO-3.2")
def test_a_position_keeps_its_version_of_the_rules() -> None:
    today = Winter(1, {"rivers": "2"})
    before = today.under(1)
    assert before is not None
    game, state = position.read(position.write(before, before.new("solo")), open_game)
    assert (game.rules_version, digest(state)) == (1, digest(today.new("solo")))


@pytest.mark.rule("SO-3.3")
def test_the_rivals_raft_returns_too() -> None:
    table = preparing(red(raft=3), rival(raft=5), seats=1, rivers=2)
    assert [int(tribe.raft) for tribe in table.s.tribes] == [0, 0]
    assert size_of(table.s.rival_cards) == 12
    assert size(table.tribe("red").hand) == 5


@pytest.mark.rule("SO-3.4")
@pytest.mark.parametrize(("points", "winners"), [(85, []), (86, [0])])
def test_the_player_must_have_more_points_than_the_rival(points: int, winners: list[int]) -> None:
    table = counting(red(points={"other": points}), rival(animals="3 mammoth", discard="ochre_marks", honor=6), seats=1)
    assert rival_score(table.s) == 9 + 5 + 6 + 65
    assert table.game.winners(table.s) == winners


@pytest.mark.rule("SO-3.4")
def test_the_rival_has_its_lines_on_the_score_sheet() -> None:
    table = counting(red(), rival(animals="3 mammoth", discard="ochre_marks", honor=6, points={"villages": 4}), seats=1)
    lines = {line.source: line for line in table.game.score_sheet(table.s) if line.seat == 1}
    assert {source: line.points for source, line in lines.items()} == {
        "villages": 4, "animals": 9, "culture_cards": 5, "honor": 6, "level": 65,
    }  # fmt: skip
    assert lines["honor"].pieces[0].words.key == "winter-piece-honor_steps"
    assert table.game.rivals(table.s) == [4 + 9 + 5 + 6 + 65]


@pytest.mark.rule("SO-3.4")
def test_the_points_of_the_rival_are_told_from_the_start() -> None:
    game = counting(red(), rival(), seats=1).game
    state = game.new("a rival")
    assert game.rivals(state) == [0]
    ahead = {line.source: line.points for line in game.outlook(state, 0).lines if line.seat == 1}
    assert ahead["level"] == 65


@pytest.mark.rule("WA-1.3")
def test_a_warrior_may_push_the_rival() -> None:
    table = eclipse(red(hand="warrior", strength=9), rival(camps="h9"), seats=1, warriors=1)
    table.play("pile:warrior", "pile:done", "ability:warrior", "push:rival:h9", "to:h8")
    assert table.camps("rival") == {"h8": 1}
