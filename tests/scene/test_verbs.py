"""Every verb of every game: one line, and what it makes of the position."""

from __future__ import annotations

from typing import Any

import pytest

from bogwood import shelf
from bogwood.scene import make
from bogwood.scene.making import stage_of

from .asking import at, first_refusal, state_of

Case = tuple[str, str, Any]

FEYA: list[Case] = [
    ("seats turtles frogs", "seats/0/clan", "turtle"),
    ("round 3", "round", 3),
    ("round 3", "shrine_tiles", {"supply": 4, "rounds": 2, "lost": 2}),
    ("season red", "deal/seasons/0", "season_red"),
    ("round 2\nseason orange", "deal/seasons/1", "season_orange"),
    ("seasons red blue green yellow", "deal/seasons/3", "season_yellow"),
    ("races thirty_gold", "deal/races/0", "race_thirty_gold"),
    ("trophies temples single", "deal/trophies", ["trophy_temples", "trophy_single"]),
    ("frogs guide monk\nturtles guide artist\ndisplay leader 3 sailor builder=2 warrior merchant", "display",
     {"leader": 3, "sailor": 0, "builder": 2, "warrior": 0, "merchant": 0}),
    ("shrines g11 e3 i3 l7 c5", "swamp/shrines", ["c5", "e3", "g11", "g7", "i3", "l7"]),
    ("shrine f7", "shrine_tiles/supply", 3),
    ("totem f7", "swamp/totem", "f7"),
    ("totem nowhere", "swamp/totem", None),
    ("frogs settle h4 c6 g10\nfish h4 2", "swamp/fish", {"h4": 2}),
    ("frogs settle h4=1 c6 g10\nfish h4 0", "swamp/fish", {}),
    ("neutral crocodiles h3 l6 h7\nfrogs settle h4 c6 g10", "swamp/neutrals/crocodile", ["h3", "h7", "l6"]),
    ("frogs guide leader\nreserve fish_1", "reserved", "fish_1"),
    ("reserve nothing", "reserved", None),
    ("supply 1", "shrine_tiles", {"supply": 1, "rounds": 4, "lost": 3}),
    ("frogs guide artist\nturtles guide monk\norder turtles frogs", "order", [1, 0]),
    ("turtles have gold 1\nturn turtles", "pending/1/seat", 0),
    ("frogs guide wiseman", "seats/0/guide", "wiseman"),
    ("round 4\nfrogs passed r4_vp_2\nfrogs guide none", "seats/0/guide", None),
    ("frogs settle h4 c6 g10", "seats/0/settlements", ["h4", "c6", "g10"]),
    ("frogs settle h4 c6 g10 g4", "seats/0/tracks/lower_right", 1),
    ("frogs settle h4 c6 g10 g4 h5\nfrogs boats h4 c6 i5", "seats/0/tracks/lower_right", 2),
    ("frogs boats c7 h4\nfrogs settle h4 c6 g10", "seats/0/boats", ["c7", "h4"]),
    ("turtles boat 1 at c8", "seats/0/boats/0", "c8"),
    ("frogs settle h4 c6 g10 g4\nfrogs tracks 2 1 1 0", "seats/0/tracks/upper_left", 2),
    ("frogs settle h4 c6 g10 g4\nfrogs tracks lower_left 2", "seats/0/tracks/lower_left", 2),
    ("frogs have gold 12 fish 1 navigation 2 axolotls 3", "axolotls/supply", 5),
    ("frogs has 12 gold", "seats/0/gold", 12),
    ("frogs have workers 1", "seats/0/workers", {"available": 1, "spent": 2, "fresh": 0}),
    ("frogs have gold 12\ngive frogs gold 3", "seats/0/gold", 15),
    ("frogs have gold 12\nfrogs get gold 3 workers -1", "seats/0/workers/available", 2),
    ("frogs work fish_1 trade_2", "seats/0/workers/spent", 2),
    ("frogs have axolotls 2\nfrogs axolotl fish_2", "axolotls", {"supply": 5, "placed": 1}),
    ("turtles passed", "seats/0/passed", True),
    ("turtles passed r1_catch_1", "seats/0/tiles", ["r1_catch_1"]),
    ("round 2\nfrogs tiles r1_range_3", "seats/0/tiles", ["r1_range_3"]),
    ("frogs temples 1 3", "seats/0/temples", ["temple_1", "temple_3"]),
    ("races thirty_gold two_workers\nfrogs won thirty_gold", "seats/0/races", ["race_thirty_gold"]),
    ("frogs points celebrate 7 temple 4", "seats/0/points", {"celebrate": 7, "temple": 4}),
]  # fmt: skip
FEYA_MORE: list[Case] = [("frogs side lotus", "seats/0/side", "lotus")]

FELINIA: list[Case] = [
    ("round 4", "round", 4),
    ("first blue", "first", 1),
    ("stall 1 cloth 2 wine", "stalls/stall_1", ["cloth", "cloth", "wine"]),
    ("stall 2 none", "stalls/stall_2", []),
    ("phase trading\ndiscs 1 blue red\ndiscs guild red", "discs", {"stall_1": [1, 0], "guild": [0]}),
    ("phase trading\ndiscs 1 blue red\ndiscs guild red", "pending/1", {"step": "buy", "seat": 0, "about": "stall_1"}),
    ("discs guild red\nturn blue", "first", 0),
    ("red income 1\nturn red", "seats/1/income", 1),
    ("discs guild blue", "pending/1/seat", 0),
    ("ship 2 lynx_1 red blue", "ships/pier_2", {"deck": "deck_lynx_1", "aboard": [0, 1]}),
    ("ship 2 lynx_1 red blue", "seats/0/stock", 9),
    ("ship 2 none\nred goods wine 5\nphase storing", "ships/pier_2/deck", None),
    ("stack lynx_4 tiger_2", "stack/left", ["deck_lynx_4", "deck_tiger_2"]),
    ("reveal lion_post_1=lion_token_3", "tokens", {"lion_post_1": "lion_token_3"}),
    ("reveal LI-2", "tokens", {"lion_post_2": "lion_token_1"}),
    ("pile lynx lion", "bonus_pile/order/1", "bonus_lion"),
    ("red goods wine 5\nphase storing", "pending/1/step", "store_4"),
    ("red goods wine 4\nred have coins 0\nphase storing", "pending/1/step", "store"),
    ("ship 1 lynx_1 red blue\nland 1", "explorer/at", "lynx_port"),
    ("ship 1 lynx_1 red blue\nland 1\nending last_merchant", "ending", "last_merchant"),
    ("ending none", "ending", None),
    ("turn blue", "first", 1),
    ("round 2\nred have coins 5 cloth 1", "seats/0/goods/cloth", 1),
    ("red has 3 gold", "seats/0/gold", 3),
    ("red have spice 1\nred give spice 2", "seats/0/spice", 3),
    ("give red coins 1", "seats/0/coins", 3),
    ("red get coins 2", "seats/0/coins", 4),
    ("round 2\nred goods 2 wine, cloth", "seats/0/goods", {"cloth": 1, "wine": 2}),
    ("red goods none", "seats/0/goods", {}),
    ("red settle lion_post_1=lion_token_2 lynx_post_1", "seats/0/tokens", ["lynx_token_1", "lion_token_2"]),
    ("red settle lion_post_1\nred settle none", "seats/0/settled", []),
    ("red bonus lion", "seats/0/bonus_tiles", ["bonus_lion"]),
    ("phase trading\ndiscs 1 blue\nred income 2", "seats/0/discs", 1),
]
FELINIA_TOP: list[Case] = [("top tiger_1", "stack/top", "deck_tiger_1")]
FELINIA_MORE: list[Case] = [
    ("red castles moon_1 cloud_2", "seats/0/castles", ["moon_1", "cloud_2"]),
    ("cards cloud_1 moon_3", "castle_pile/under/1/card", "moon_3"),
    ("red settle lion_post_1=gift", "seats/0/tokens", []),
    ("red settle lion_post_1=hermit", "seats/0/tokens", ["hermit"]),
]

WINTER: list[Case] = [
    ("round 3", "stones/0", []),
    ("order yellow red", "order", [1, 0]),
    ("culture snares - barter", "culture/2", "barter"),
    ("animals mammoth - sabre_tooth", "animals/1", None),
    ("stones forest plains", "stones/0", ["stone_forest", "stone_plains"]),
    ("tile h1=forest_a h2=tundra_b", "map/tiles/h2", "tundra_b"),
    ("columns hunt", "columns", ["hunt"]),
    ("turn yellow 2\norder red yellow", "pending/0/about", 4),
    ("turn red 3", "tribes/0/members", 0),
    ("eclipse", "sealed", [0, 1]),
    ("red have food 3 honor 2", "tribes/0/honor", 2),
    ("red has 3 tools", "tribes/0/tools", 3),
    ("red have food 1\nred give food 2", "tribes/0/food", 3),
    ("red have food 1\nred get food 1", "tribes/0/food", 2),
    ("red hand 2 forager, hunter", "tribes/0/hand", {"forager": 2, "hunter": 1}),
    ("red hand 2 forager, hunter", "stacks/hunter", 14),
    ("red hand none\nred deck forager", "tribes/0/deck", {"forager": 1}),
    ("red discard elder", "tribes/0/discard/elder", 1),
    ("turn red\nred played daredevil", "tribes/0/played", {"daredevil": 1}),
    ("red grave snares", "tribes/0/grave", {"snares": 1}),
    ("red chief storm_voice_b", "tribes/0/chief", "storm_voice"),
    ("red animals mammoth 2", "tribes/0/animals", {"mammoth": 2}),
    ("red tipped mammoth", "tribes/0/tipped", {"mammoth": 1}),
    ("red stones forest", "tribes/0/stones", ["stone_forest"]),
    ("red camps h5 h6 2", "tribes/0/camps_home", 2),
    ("red camps none", "tribes/0/camps_home", 5),
    ("red villages 1-2-5", "tribes/0/villages", ["1-2-5"]),
    ("yellow megaliths none\nred megaliths a1 a2", "tribes/0/level_1", ["a1", "a2"]),
    ("turn red 3\nred figures hunt, chief explore", "columns", ["hunt", "explore"]),
    ("red points terrain 4", "tribes/0/points/terrain", 4),
]
WINTER_MORE: list[Case] = [
    ("headwaters east", "map/headwaters", "east"),
    ("fish fish_food2 1", "fish", {"great_fish": 1, "fish_food2": 1}),
    ("red base b2\nyellow base b6", "tribes/0/base", "b2"),
    ("red at_base 2\nred camps none", "tribes/0/camps_home", 3),
    ("red raft 3", "tribes/0/raft", 3),
]
HEADS = {
    "feya": ("game feya\nseed 7", FEYA),
    "feya sides": ("game feya\noptions clan_side=choose", FEYA_MORE),
    "felinia": ("game felinia", FELINIA),
    "felinia advanced": ("game felinia\noptions mode=advanced", FELINIA_MORE),
    "felinia open": ("game felinia\noptions deck_face_up=yes", FELINIA_TOP),
    "winter": ("game winter", WINTER),
    "winter rivers": ("game winter\noptions rivers=2", WINTER_MORE),
}
CASES = [(head, *case) for head, cases in HEADS.values() for case in cases]


@pytest.mark.parametrize(("head", "lines", "path", "value"), CASES)
def test_a_line_is_found_in_the_position(head: str, lines: str, path: str, value: Any) -> None:
    found = at(make(f"{head}\n{lines}"), path)
    assert (sorted(found) if path.startswith("swamp/") and isinstance(found, list) else found) == value


@pytest.mark.parametrize("name", shelf.games())
def test_every_verb_is_tried(name: str) -> None:
    said = [line.split() for head, cases in HEADS.values() for lines, _, _ in cases for line in lines.split("\n")
            if head.split()[1] == name]  # fmt: skip
    verbs = stage_of(make(f"game {name}").game).verbs
    assert set(verbs.table) <= {words[0] for words in said}
    assert set(verbs.seat) <= {word for words in said for word in words[:2]}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("game feya\nfrogs boats c8\nfrogs boat 3 at d8", ("line 3", "scene-boat-order")),
        ("game feya\nfrogs settle z9", ("line 2", "off-board")),
        ("game feya\nfrogs boat 9 at c8", ("line 2", "scene-number")),
        ("game felinia\nstall 5 wine", ("line 2", "scene-stall-closed")),
        ("game felinia\nship 1 lion_3 red blue", ("line 2", "scene-ship-full")),
        ("game felinia\nland 1", ("line 2", "scene-nobody-aboard")),
        ("game felinia\nred castles moon_1", ("line 2", "scene-advanced-only")),
        ("game felinia\nphase trading", ("line 2", "scene-no-discs")),
        ("game felinia\nphase storing", ("line 2", "scene-nothing-to-store")),
        ("game felinia\nfirst red\nturn blue", ("line 3", "scene-other-turn")),
        ("game felinia\nreveal lion_post_1=lion_token_1 lion_post_2=lion_token_1", ("line 2", "scene-said-twice")),
        ("game winter\nanimals - - - - - - -", ("line 2", "scene-too-many")),
    ],
)
def test_what_a_game_cannot_have_is_refused_with_its_line(text: str, found: tuple[str, str]) -> None:
    assert first_refusal(text) == found


@pytest.mark.parametrize(("head", "cases"), HEADS.values(), ids=HEADS)
def test_what_was_chosen_is_told_in_lines_that_choose_it(head: str, cases: list[Case]) -> None:
    """Whoever adds the notes to the scene gets the same position."""
    for lines, _, _ in cases[::5]:
        made = make(f"{head}\n{lines}")
        notes = [str(note.arguments["text"]) for note in made.notes]
        again = make("\n".join([head, *lines.split("\n"), *notes]))
        assert state_of(again) == state_of(made), lines
