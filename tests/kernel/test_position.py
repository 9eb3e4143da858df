"""A position is written, edited by hand and read again; everything wrong with one is named."""

from __future__ import annotations

import json
from typing import cast

import pytest

from bogwood.kernel import position
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, Json
from bogwood.kernel.refusal import Problems
from tests.kernel.broken import HasNoOptionLeft
from tests.kernel.toy import Reeds, of, open_game

GAME = Reeds(2, {"best": "lowest"})


@pytest.fixture
def document() -> Json:
    return position.write(GAME, GAME.new("marsh"))


def problems(document: object) -> list[str]:
    with pytest.raises(Problems) as caught:
        position.read(document, open_game)
    return [str(problem) for problem in caught.value.problems]


def state_of(document: Json) -> Json:
    return cast(Json, document["state"])


def test_a_state_is_read_back(document: Json) -> None:
    _, state = position.read(document, open_game)
    assert digest(state) == digest(GAME.new("marsh"))


def test_the_game_is_opened_as_it_was(document: Json) -> None:
    game, _ = position.read(document, open_game)
    assert (game.name, game.players, game.options) == ("reeds", 2, {"best": "lowest"})


def test_the_edition_is_kept() -> None:
    second = Reeds(2, edition="second")
    game, _ = position.read(position.write(second, second.new("marsh")), open_game)
    assert game.edition == "second"


def test_the_envelope_is_written_in_a_fixed_order(document: Json) -> None:
    assert list(document) == ["format", "game", "edition", "rules", "players", "options", "state"]


def test_an_edited_position_is_another_state(document: Json) -> None:
    text = position.pretty(document).replace('"drawn": 7', '"drawn": 9')
    _, state = position.read(position.parse(text), open_game)
    assert state.drawn == 9


def test_hands_may_be_edited(document: Json) -> None:
    state_of(document)["hands"] = [[1, 2, 3], [4, 5, 6]]
    _, state = position.read(document, open_game)
    assert of(state).hands == [[1, 2, 3], [4, 5, 6]]


def test_reading_leaves_the_document_alone(document: Json) -> None:
    before = json.dumps(document)
    game, state = position.read(document, open_game)
    game.apply(state, 0, game.legal(state, 0).nth(0))
    assert json.dumps(document) == before


@pytest.mark.parametrize("found", ["bogwood-record-1", "", "bogwood-position-", "bogwood-position-x", "position"])
def test_another_format_is_refused(document: Json, found: str) -> None:
    document["format"] = found
    assert problems(document) == [f"bad-format at /format found={found}"]


@pytest.mark.parametrize("found", [None, 1, ["bogwood-position-1"]])
def test_a_format_that_is_no_text_is_refused(document: Json, found: object) -> None:
    document["format"] = found
    assert problems(document)[0].startswith("bad-format at /format")


@pytest.mark.parametrize("document", [None, 3, "x", [], [{}]])
def test_what_is_no_object_is_no_position(document: object) -> None:
    assert problems(document)[0].startswith("bad-format")


def test_a_newer_format_says_so(document: Json) -> None:
    document["format"] = "bogwood-position-2"
    assert problems(document) == [
        "newer-format at /format found=bogwood-position-2, known=bogwood-position-1",
    ]


def test_an_unknown_game_says_so(document: Json) -> None:
    document["game"] = "puddle"
    assert problems(document) == ["unknown-game at /game name=puddle"]


def test_an_unknown_edition_says_so(document: Json) -> None:
    document["edition"] = "third"
    assert problems(document) == ["unknown-edition at /edition edition=third"]


def test_no_edition_is_not_the_usual_one(document: Json) -> None:
    document["edition"] = ""
    assert problems(document) == ["unknown-edition at /edition edition="]


def test_other_rules_say_so(document: Json) -> None:
    document["rules"] = 2
    assert problems(document) == ["other-rules at /rules found=2, known=1"]


def test_an_unknown_option_says_so(document: Json) -> None:
    document["options"] = {"worst": "highest"}
    assert problems(document) == ["unknown-option at /options/worst name=worst"]


def test_every_problem_of_the_envelope_is_named(document: Json) -> None:
    document["players"] = "two"
    document["options"] = {"best": 1}
    document["author"] = "nobody"
    del document["rules"]
    assert problems(document) == [
        "schema-missing name=rules",
        "schema-type at /players expected=integer, found=string",
        "schema-type at /options/best expected=string, found=integer",
        "schema-unknown name=author",
    ]


def test_every_problem_of_the_state_is_named_with_its_place(document: Json) -> None:
    state_of(document)["hands"] = [[1, 13, 3], [4, "five", 6]]
    assert problems(document) == [
        "schema-range at /state/hands/0/1 found=13, least=1, most=12",
        "schema-type at /state/hands/1/1 expected=integer, found=string",
    ]


def test_a_broken_invariant_is_named_with_its_rule(document: Json) -> None:
    state_of(document)["hands"] = [[1, 2, 3], [3, 5, 6]]
    assert problems(document) == ["cards-not-conserved at /state/hands found=6 (TOY-1)"]


def test_a_position_that_cannot_go_on_is_refused(document: Json) -> None:
    def open_stuck(name: str, players: int, options: dict[str, str], edition: str) -> Game:
        return HasNoOptionLeft(players, options, edition)

    hands = [[1], [2]]
    state_of(document).update(round=3, prize=1, prizes=[], hands=hands, played=[3, 4, 5, 6], won=[[2], [4]])
    with pytest.raises(Problems, match="no-option-left at /state seat=0; no-option-left at /state seat=1"):
        position.read(document, open_stuck)


# Text


def refused_text(text: str) -> str:
    with pytest.raises(Problems) as caught:
        position.parse(text)
    return str(caught.value)


def test_pretty_text_is_read_back(document: Json) -> None:
    assert position.parse(position.pretty(document)) == document


def test_a_syntax_error_is_named_with_line_and_column() -> None:
    assert refused_text('{\n  "a": 1,\n  "b" 2\n}') == "bad-json column=7, line=3"


@pytest.mark.parametrize("text", ["", "[" * 100_000, "NaN", '{"a": Infinity}', "1" * 10_000])
def test_what_python_would_choke_on_or_let_pass_is_no_json(text: str) -> None:
    assert refused_text(text).startswith("bad-json")


def test_a_key_given_twice_is_named() -> None:
    assert refused_text('{"a": 1, "b": {"c": 1, "c": 2}}') == "repeated-key name=c"


def test_small_lists_stay_on_one_line(document: Json) -> None:
    assert '    "prizes": [' in position.pretty({**document, "state": {"x" * 90: 1, **state_of(document)}})


def test_a_position_reads_well() -> None:
    document: Json = {
        "a": 1,
        "b": {"short": [1, 2, [3]]},
        "c": {"long": list(range(40)), "rows": [["x" * 50] * 3]},
    }
    assert position.pretty(document).splitlines() == [
        "{",
        '  "a": 1,',
        '  "b": {"short": [1, 2, [3]]},',
        '  "c": {',
        '    "long": [',
        "      " + ", ".join(str(n) for n in range(26)) + ",",
        "      " + ", ".join(str(n) for n in range(26, 40)),
        "    ],",
        '    "rows": [',
        "      [",
        '        "' + "x" * 50 + '",',
        '        "' + "x" * 50 + '",',
        '        "' + "x" * 50 + '"',
        "      ]",
        "    ]",
        "  }",
        "}",
    ]


def test_other_alphabets_stay_readable() -> None:
    assert '"болото"' in position.pretty({"name": "болото"})
