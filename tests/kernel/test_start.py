"""A game that begins at a position: its record is a record like any other."""

from __future__ import annotations

import json

import pytest

from bogwood.kernel.digest import digest
from bogwood.kernel.game import State
from bogwood.kernel.record import Record, Recorder, Seat, replay, resumed, verify
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.start import begun, start_of
from tests.kernel.toy import Reeds, of, open_game

SEATS = [Seat("Lily", "human"), Seat("Newt", "random")]


def middle() -> tuple[Reeds, State]:
    """Reeds after its first round."""
    game = Reeds(2, {"best": "highest"})
    recorder = Recorder(game, "first", SEATS)
    while recorder.state.turn < 2:
        seat = game.seats_to_act(recorder.state)[0]
        recorder.choose(seat, game.legal(recorder.state, seat).nth(0))
    return game, recorder.state


def played_on(seed: str = "second") -> Recorder:
    game, state = middle()
    recorder = Recorder(game, seed, SEATS, start=start_of(game, state))
    while seats := game.seats_to_act(recorder.state):
        recorder.choose(seats[0], game.legal(recorder.state, seats[0]).nth(0))
    return recorder


def test_a_start_keeps_the_state_and_not_its_chance() -> None:
    game, state = middle()
    here, there = begun(game, "a", start_of(game, state)), begun(game, "b", start_of(game, state))
    assert of(here).hands == of(state).hands
    assert of(here).won == of(state).won
    assert (here.key0, here.key1) != (there.key0, there.key1)
    assert (here.key0, here.key1) != (state.key0, state.key1)
    assert here.drawn == 0


def test_a_start_does_not_tell_the_key_of_the_game_it_was_taken_from() -> None:
    game, state = middle()
    other = state.clone()
    other.rekey("another")
    assert start_of(game, state) == start_of(game, other)


def test_its_record_says_so_and_is_read_again() -> None:
    record = played_on().record
    assert record.header["format"] == "bogwood-record-2"
    again = Record.parse(record.text())
    assert again.start == record.start
    assert again.text() == record.text()


def test_its_record_replays_and_verifies() -> None:
    recorder = played_on()
    record = Record.parse(recorder.record.text())
    report = verify(record, open_game)
    assert (report.problems, report.checked) == ([], len(record.decisions))
    assert digest(replay(record, open_game)[1]) == digest(recorder.state)
    assert digest(replay(record, open_game, 0)[1]) == record.header["digest"]


def test_another_seed_breaks_its_seal() -> None:
    record = played_on().record
    assert [problem.code for problem in verify(record, open_game, "third").problems] == ["seal-differs"]


def test_it_can_be_taken_back_to_its_start_and_resumed() -> None:
    recorder = played_on()
    recorder.take_back(0)
    assert digest(recorder.state) == recorder.record.header["digest"]
    game, state = replay(recorder.record, open_game, seed="second")
    further = resumed(recorder.record, game, state, "second")
    seat = game.seats_to_act(state)[0]
    further.choose(seat, game.legal(state, seat).nth(0))
    assert len(further.record.decisions) == 1


def test_a_start_that_is_not_sound_is_refused() -> None:
    game, state = middle()
    start = start_of(game, state)
    start["round"] = "two"
    with pytest.raises(Problems):
        begun(game, "a", start)


def test_only_a_record_of_the_second_version_has_a_start() -> None:
    lines = played_on().record.text().splitlines()
    header = json.loads(lines[0])
    header["format"] = "bogwood-record-1"
    with pytest.raises(Problems, match="schema-unknown"):
        Record.parse(json.dumps(header) + "\n")
    del header["start"]
    header["format"] = "bogwood-record-2"
    with pytest.raises(Problems, match="schema-missing"):
        Record.parse(json.dumps(header) + "\n")


def test_a_record_without_its_seed_cannot_be_run() -> None:
    game, state = middle()
    record = Recorder(game, "second", SEATS, start=start_of(game, state)).record
    with pytest.raises(Refusal, match="no-seed"):
        replay(record, open_game)
