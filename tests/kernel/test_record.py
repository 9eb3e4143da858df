"""The record is the game: recording, reading, replaying and verifying one."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from bogwood.kernel.chance import seal_of
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Json
from bogwood.kernel.record import Record, Recorder, Seat, replay, resumed, verify
from bogwood.kernel.refusal import Problems, Refusal
from tests.kernel.toy import Reeds, of, open_game

SEATS = [Seat("Lily", "human"), Seat("Newt", "random")]
SEED = "marsh"


def played(show_seed: bool = False, decisions: int = 6) -> Recorder:
    """A game of Reeds in which everybody plays their lowest card, the last seat first."""
    recorder = Recorder(Reeds(2), SEED, SEATS, show_seed)
    for _ in range(decisions):
        seat = recorder.game.seats_to_act(recorder.state)[-1]
        recorder.choose(seat, recorder.game.legal(recorder.state, seat).nth(0))
    return recorder


def lines_of(record: Record) -> list[Json]:
    return [json.loads(line) for line in record.text().splitlines()]


def text_of(lines: list[Json]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


# What is written


def test_the_header_says_what_was_played() -> None:
    header = lines_of(played().record)[0]
    expected = {"format": "bogwood-record-1", "game": "reeds", "edition": "first", "rules": 1, "players": 2}
    assert {name: header[name] for name in expected} == expected


def test_the_header_has_a_fixed_order() -> None:
    assert " ".join(lines_of(played().record)[0]) == (
        "format game edition rules players options seats seal draws digest"
    )


def test_the_header_names_the_seats() -> None:
    assert lines_of(played().record)[0]["seats"] == [
        {"name": "Lily", "kind": "human"},
        {"name": "Newt", "kind": "random"},
    ]


def test_the_header_has_the_draws_of_the_set_up() -> None:
    tale = Tale()
    Reeds(2).new(SEED, tale)
    assert lines_of(played().record)[0]["draws"] == tale.draws


def test_the_header_seals_the_seed() -> None:
    header = lines_of(played(decisions=2).record)[0]
    assert header["seal"] == seal_of(SEED)


def test_a_game_in_progress_does_not_show_its_seed() -> None:
    assert SEED not in played(decisions=5).record.text()


def test_the_writer_may_show_the_seed_from_the_start() -> None:
    assert lines_of(played(show_seed=True, decisions=0).record)[0]["seed"] == SEED


def test_the_seed_is_shown_when_the_game_is_over() -> None:
    assert lines_of(played().record)[-1]["seed"] == SEED


def test_a_decision_is_one_line() -> None:
    recorder = played(decisions=1)
    line = lines_of(recorder.record)[1]
    card = of(recorder.state).chosen[1]
    assert line == {"n": 1, "seat": 1, "move": f"play {card}", "draws": [], "digest": digest(recorder.state)}


def test_a_decision_records_what_chance_answered() -> None:
    recorder = played(decisions=2)
    assert len(recorder.record.decisions[1].draws) == 1


def test_the_closing_line_has_the_result() -> None:
    recorder = played()
    closing = lines_of(recorder.record)[-1]
    assert closing["scores"] == recorder.game.scores(recorder.state)
    assert closing["winners"] == recorder.game.winners(recorder.state)


@pytest.mark.parametrize("show_seed", [True, False])
def test_a_record_only_ever_grows(show_seed: bool) -> None:
    texts = [played(show_seed, decisions).record.text() for decisions in range(7)]
    assert all(after.startswith(before) for before, after in pairwise(texts))


# Playing


def test_choosing_tells_what_it_brought_about() -> None:
    tale = played(decisions=1).tale
    assert [fact.kind for fact in tale.facts] == ["chose", "sealed"]


def test_the_set_up_is_told_too() -> None:
    assert [fact.kind for fact in played(decisions=0).tale.facts] == ["dealt", "dealt", "prize"]


def test_the_state_keeps_no_tale() -> None:
    assert played(decisions=3).state.tale is None


def refused(recorder: Recorder, seat: int, option: int) -> str:
    before = recorder.record.text(), digest(recorder.state)
    with pytest.raises(Refusal) as caught:
        recorder.choose(seat, option)
    assert (recorder.record.text(), digest(recorder.state)) == before
    return str(caught.value)


def test_out_of_turn_is_refused() -> None:
    recorder = played(decisions=1)
    assert refused(recorder, 1, 1) == "not-your-turn seat=1"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    assert refused(played(decisions=0), seat, 1) == f"bad-seat seat={seat}"


def test_a_closed_option_is_refused_with_the_reason_of_the_game() -> None:
    recorder = played(decisions=0)
    card = of(recorder.state).hands[1][0]
    assert refused(recorder, 0, card) == f"not-in-hand card={card} (TOY-2)"


@pytest.mark.parametrize("option", [-1, 0, 13, 10**9])
def test_a_number_outside_the_catalogue_is_refused(option: int) -> None:
    assert refused(played(decisions=0), 0, option) == f"no-such-option option={option}"


def test_nothing_is_chosen_after_the_end() -> None:
    assert refused(played(), 0, 1) == "game-over"


def test_a_game_needs_a_seed() -> None:
    with pytest.raises(Refusal, match="no-seed"):
        Recorder(Reeds(2), "", SEATS)


def test_taking_back_returns_to_an_earlier_state() -> None:
    recorder = played(decisions=5)
    recorder.take_back(3)
    assert recorder.record.text() == played(decisions=3).record.text()
    assert digest(recorder.state) == digest(played(decisions=3).state)


def test_taking_back_the_end_hides_the_seed_again() -> None:
    recorder = played()
    recorder.take_back(5)
    assert SEED not in recorder.record.text()


# Reading


def test_a_record_is_read_back() -> None:
    text = played().record.text()
    assert Record.parse(text).text() == text


def test_a_record_without_a_last_line_break_is_whole() -> None:
    record = Record.parse(played().record.text().rstrip("\n"))
    assert record.problem is None
    assert record.is_over


def test_a_torn_last_line_keeps_the_good_prefix_and_says_so() -> None:
    text = played(decisions=4).record.text()
    record = Record.parse(text[:-10])
    assert len(record.decisions) == 3
    assert str(record.problem) == "torn-record at line 5 line=5"


@pytest.mark.parametrize("cut", range(1, 60))
def test_torn_anywhere_in_its_last_line_a_record_keeps_the_lines_before(cut: int) -> None:
    text = played(decisions=4).record.text()
    assert Record.parse(text[: -cut - 1]).first(3).text() == played(decisions=3).record.text()


def damaged(change: Callable[[list[Json]], None]) -> Record:
    lines = lines_of(played().record)
    change(lines)
    return Record.parse(text_of(lines))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("n", 4), ("n", True), ("seat", 2), ("seat", -1), ("seat", "0"), ("move", 3), ("draws", None),
        ("draws", [True]), ("digest", 7), ("extra", 1),
    ],
)  # fmt: skip
def test_a_wrong_line_is_named_and_the_good_prefix_kept(name: str, value: object) -> None:
    record = damaged(lambda lines: lines[3].update({name: value}))
    assert str(record.problem) == "bad-line at line 4 line=4"
    assert len(record.decisions) == 2


def test_a_missing_line_is_noticed() -> None:
    record = damaged(lambda lines: lines.__delitem__(3))
    assert str(record.problem) == "bad-line at line 4 line=4"


def test_nothing_follows_the_closing_line() -> None:
    record = damaged(lambda lines: lines.append({"scores": [1], "winners": []}))
    assert str(record.problem) == "bad-line at line 9 line=9"


@pytest.mark.parametrize("line", ["", "x", "[]", "3", '{"n":1}'])
def test_a_line_that_is_no_decision_is_named(line: str) -> None:
    text = played(decisions=2).record.text() + line + "\n"
    assert str(Record.parse(text).problem) == "bad-line at line 4 line=4"


def header_problems(change: Callable[[Json], object]) -> str:
    lines = lines_of(played().record)
    change(lines[0])
    with pytest.raises(Problems) as caught:
        Record.parse(text_of(lines))
    return str(caught.value)


def test_a_newer_format_says_so() -> None:
    assert header_problems(lambda header: header.update(format="bogwood-record-3")) == (
        "newer-format at /format found=bogwood-record-3, known=bogwood-record-2"
    )


def test_another_format_says_so() -> None:
    assert header_problems(lambda header: header.update(format="bogwood-position-1")) == (
        "bad-format at /format found=bogwood-position-1"
    )


def test_every_problem_of_the_header_is_named() -> None:
    assert header_problems(lambda header: (header.pop("seal"), header.update(digest="x", by="nobody"))) == (
        'schema-missing name=seal; schema-pattern at /digest found="x"; schema-unknown name=by'
    )


def test_there_is_one_seat_for_each_player() -> None:
    assert header_problems(lambda header: header.update(seats=[])) == (
        "schema-length at /seats found=0, least=2, most=2"
    )


@pytest.mark.parametrize("seat", [1, {"name": "Newt", "kind": "random"}])
def test_a_head_with_a_million_seats_is_refused_at_once(seat: object) -> None:
    lines = lines_of(played().record)
    lines[0] |= {"seats": [seat] * 100_000, "players": 100_000}
    with pytest.raises(Problems) as found:
        Record.parse(text_of(lines[:1]))
    # None of them is looked at.
    assert [(one.code, one.where) for one in found.value.problems] in (
        [("schema-length", "/seats")],
        [("too-large", "line 1")],
    )


@pytest.mark.parametrize("text", ["", "\n", "x", "[" * 100_000, '{"format":'])
def test_what_has_no_header_is_no_record(text: str) -> None:
    with pytest.raises(Problems, match="bad-line at line 1"):
        Record.parse(text)


# Replaying


@pytest.mark.parametrize("trust", [True, False])
def test_replay_equals_play(trust: bool) -> None:
    recorder = played()
    _, state = replay(Record.parse(recorder.record.text()), open_game, trust=trust)
    assert digest(state) == digest(recorder.state)


@pytest.mark.parametrize("trust", [True, False])
@pytest.mark.parametrize("to", range(7))
def test_replay_stops_where_it_is_told(to: int, trust: bool) -> None:
    _, state = replay(played().record, open_game, to=to, trust=trust)
    assert digest(state) == digest(played(decisions=to).state)


def test_a_secret_seed_has_to_be_given() -> None:
    with pytest.raises(Refusal, match="no-seed"):
        replay(played(decisions=3).record, open_game)


def test_a_game_in_progress_is_resumed_with_its_seed() -> None:
    record = Record.parse(played(decisions=3).record.text())
    game, state = replay(record, open_game, seed=SEED)
    recorder = resumed(record, game, state, SEED)
    for _ in range(3):
        seat = game.seats_to_act(recorder.state)[-1]
        recorder.choose(seat, game.legal(recorder.state, seat).nth(0))
    assert recorder.record.text() == played().record.text()


def test_the_first_illegal_choice_is_refused_by_its_number() -> None:
    record = damaged(lambda lines: lines[4].update(move=lines[1]["move"]))
    with pytest.raises(Refusal) as caught:
        replay(record, open_game)
    assert caught.value.code == "illegal-move"
    assert caught.value.arguments["number"] == 4


@pytest.mark.parametrize("trust", [True, False])
def test_a_choice_that_is_none_is_refused_by_its_number(trust: bool) -> None:
    record = damaged(lambda lines: lines[2].update(move="swim"))
    with pytest.raises(Refusal) as caught:
        replay(record, open_game, trust=trust)
    assert str(caught.value) == "illegal-move at number 2 move=swim, number=2"


def test_a_choice_out_of_turn_is_refused_by_its_number() -> None:
    record = damaged(lambda lines: lines[2].update(seat=1))
    with pytest.raises(Refusal, match="illegal-move"):
        replay(record, open_game)


def test_trust_ends_at_the_last_digest() -> None:
    record = damaged(lambda lines: lines[6].update(digest="0" * 16))
    with pytest.raises(Refusal) as caught:
        replay(record, open_game, trust=True)
    assert str(caught.value) == "digest-differs at number 6 number=6"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "puddle"}, "unknown-game at /game name=puddle"),
        ({"edition": "third"}, "unknown-edition at /edition edition=third"),
        ({"rules": 7}, "other-rules at /rules found=7, known=1"),
        ({"options": {"best": "middle"}}, "bad-option-value at /options/best"),
    ],
)
def test_a_record_of_another_game_says_so(change: Json, message: str) -> None:
    record = damaged(lambda lines: lines[0].update(change))
    with pytest.raises(Problems, match=message):
        replay(record, open_game)
    assert str(verify(record, open_game).problems[0]).startswith(message)


# Verifying


def found(record: Record) -> tuple[list[str], int]:
    report = verify(record, open_game)
    return [problem.code for problem in report.problems], report.first


def test_a_true_record_is_sound() -> None:
    report = verify(Record.parse(played().record.text()), open_game)
    assert report.is_sound
    assert report.checked == 6


def test_a_secret_seed_cannot_be_verified() -> None:
    assert found(played(decisions=3).record) == (["no-seed"], -1)


def test_a_record_in_progress_is_verified_with_its_seed() -> None:
    assert verify(played(decisions=3).record, open_game, seed=SEED).is_sound


def test_another_seed_breaks_the_seal() -> None:
    assert found(damaged(lambda lines: lines[-1].update(seed="mire"))) == (["seal-differs"], -1)


def test_other_draws_of_the_set_up_are_number_0() -> None:
    assert found(damaged(lambda lines: lines[0].update(draws=[1]))) == (["draws-differ"], 0)


def test_another_first_digest_is_number_0() -> None:
    assert found(damaged(lambda lines: lines[0].update(digest="0" * 16))) == (["digest-differs"], 0)


def test_the_first_number_with_other_draws_is_named() -> None:
    def change(lines: list[Json]) -> None:
        lines[4].update(draws=[1, 2])
        lines[5].update(draws=[1, 2])

    assert found(damaged(change)) == (["draws-differ"], 4)


def test_the_first_number_with_another_digest_is_named() -> None:
    assert found(damaged(lambda lines: lines[3].update(digest="0" * 16))) == (["digest-differs"], 3)


def test_the_first_illegal_number_is_named() -> None:
    assert found(damaged(lambda lines: lines[5].update(move="play 99"))) == (["illegal-move"], 5)


def test_another_result_is_named() -> None:
    assert found(damaged(lambda lines: lines[-1].update(scores=[9, 9]))) == (["scores-differ"], -1)


def test_other_winners_are_another_result() -> None:
    assert found(damaged(lambda lines: lines[-1].update(winners=[]))) == (["scores-differ"], -1)


def test_a_result_before_the_end_is_no_result() -> None:
    def change(lines: list[Json]) -> None:
        del lines[5:7]
        state = played(decisions=4)
        lines[-1].update(scores=state.game.scores(state.state), winners=[])

    assert found(damaged(change)) == (["scores-differ"], -1)


def test_a_torn_record_is_verified_as_far_as_it_goes() -> None:
    report = verify(Record.parse(played(show_seed=True).record.text()[:-5]), open_game)
    assert [problem.code for problem in report.problems] == ["torn-record"]
    assert report.checked == 6
