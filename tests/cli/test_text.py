"""The table as text: what is drawn where."""

from __future__ import annotations

from typing import cast

import pytest

from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.terminal import LEFT, WIDTH, Picture
from bogwood.i18n import LOCALES, Words
from bogwood.kernel.cells import cell, each, either
from bogwood.kernel.chance import Stream
from bogwood.kernel.hexes import name, parse
from bogwood.kernel.text import Block, aligned, listed
from bogwood.shelf import open_game


def table(players: int = 3, decisions: int = 0, seed: str = "picture") -> Swamp:
    game = open_game("feya", players, {"clan_choice": "random"})
    state = game.new(seed)
    stream = Stream(seed)
    for _ in range(decisions):
        for seat in game.seats_to_act(state):
            options = game.legal(state, seat)
            game.apply(state, seat, options.nth(stream.below(options.size())))
    return cast(Swamp, state)


def plain(block: Block) -> list[str]:
    return ["".join(text for text, _ in line).rstrip() for line in block]


def inside(s: Swamp, where: str) -> str:
    return Picture(s, Words("en")).cell(parse(where))[0]


def test_the_board_for_two_is_smaller() -> None:
    assert len(Picture(table(2), Words("en")).board()) == 23
    assert len(Picture(table(4), Words("en")).board()) == 27


def test_a_shrine_is_two_stars_and_the_totem_an_at_sign() -> None:
    s = table()
    assert inside(s, "g7") == " ** "
    s.totem = parse("g7")
    assert inside(s, "g7") == " *@ "


def test_a_settlement_is_a_letter_in_brackets_with_its_fish() -> None:
    s = table()
    s.seats[0].clan = 2
    s.seats[0].settlements = cell(parse("g6"))
    s.land = either(s.land, cell(parse("g6")))
    assert inside(s, "g6") == "[F] "
    s.set_stack(parse("g6"), 2)
    assert inside(s, "g6") == "[F]2"
    s.seats[0].set_boat(0, parse("g6"))
    assert inside(s, "g6") == "[F^2"


def test_a_neutral_settlement_stands_in_round_brackets() -> None:
    s = table(2, 40)
    drawn = [inside(s, name(n)) for n in each(s.land)]
    assert sum(text.startswith("(") for text in drawn) == 6


def test_a_boat_is_a_letter_a_roof_and_its_number() -> None:
    s = table()
    s.seats[0].clan = 0
    s.seats[0].set_boat(0, parse("f5"))
    assert inside(s, "f5") == "C^1 "


def test_a_boat_on_a_fishing_place_keeps_its_letter() -> None:
    s = table()
    s.seats[0].clan = 0
    s.seats[0].set_boat(0, parse("f4"))
    assert inside(s, "f4") == "C^1g"


def test_boats_in_a_temple_are_named_or_counted() -> None:
    s = table()
    s.seats[0].clan = 0
    assert inside(s, "j1") == " #1 "
    s.seats[0].set_boat(0, parse("j1"))
    assert inside(s, "j1") == "#1C^"
    s.seats[1].set_boat(0, parse("j1"))
    assert inside(s, "j1") == "#1^2"


def test_fish_in_season_swim() -> None:
    s = table()
    s.deal.seasons = [s.box.season_ids.index("season_purple"), *s.deal.seasons[1:]]
    assert inside(s, "e7") == "p><>"
    assert inside(s, "i7") == " y  "


def test_marked_cells_show_their_names_and_stand_out() -> None:
    picture = Picture(table(), Words("en"))
    spans = [span for line in picture.board({"f4"}) for span in line]
    assert ("_f4_", "marked") in spans
    assert not any("f5" in text for text, _ in spans)


def test_all_names_are_shown_on_demand() -> None:
    drawn = "\n".join(plain(Picture(table(), Words("en")).board((), True)))
    assert all(label in drawn for label in ("_a1_", "_g7_", "g13_", "_m7_"))


def test_open_spaces_of_the_clan_board_stand_in_brackets() -> None:
    s = table()
    s.seats[0].clan, s.seats[0].side = 2, 0
    s.seats[0].open_track(0)
    upper_left = plain(Picture(s, Words("en")).own_board(0))[1]
    assert upper_left.split()[2:6] == ["[boat]", ">income", "3", "gold"]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_page_fits_its_width_and_its_words_are_all_there(locale: str, players: int) -> None:
    for decisions in (0, 30, 150, 500):
        picture = Picture(table(players, decisions), Words(locale))
        for line in plain([*picture.page(), *picture.own_board(0), *picture.explained(), *picture.foresight()]):
            assert len(line) <= WIDTH, line
            assert "[feya-" not in line
            assert "[cli-" not in line


@pytest.mark.parametrize("locale", LOCALES)
def test_letters_of_clans_and_of_fish_differ(locale: str) -> None:
    picture = Picture(table(), Words(locale))
    clans = [picture.letter(clan) for clan in picture.box.clan_ids]
    fish = [picture.letter(colour) for colour in picture.box.colours]
    assert len({*clans}) == 4
    assert len({*fish}) == 6
    assert all(len(letter) == 1 for letter in clans + fish)


def test_the_swamp_leaves_room_for_the_clans() -> None:
    assert max(map(len, plain(Picture(table(), Words("en")).board()))) <= LEFT


def test_a_list_breaks_between_things_only() -> None:
    assert plain(listed("Cards", ["one thing", "another thing"], 20)) == ["Cards: one thing,", "  another thing"]


def test_numbers_are_aligned_to_the_right() -> None:
    assert aligned([["a", "10"], ["long", "2"]]) == ["a     10", "long   2"]
