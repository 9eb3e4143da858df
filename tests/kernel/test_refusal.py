"""A refusal names its code, place, parameters and rule."""

from __future__ import annotations

from bogwood.kernel.refusal import Problems, Refusal


def test_a_refusal_reads_as_one_line() -> None:
    refusal = Refusal("no-gold", "FS-11.4", "/state/seats/1", need=7, have=3)
    assert str(refusal) == "no-gold at /state/seats/1 have=3, need=7 (FS-11.4)"


def test_a_bare_refusal_is_its_code() -> None:
    assert str(Refusal("game-over")) == "game-over"


def test_a_refusal_is_written_as_json() -> None:
    assert Refusal("no-gold", "FS-11.4", "", need=7).as_json() == {
        "code": "no-gold",
        "rule": "FS-11.4",
        "where": "",
        "arguments": {"need": 7},
    }


def test_problems_read_as_all_their_lines() -> None:
    assert str(Problems([Refusal("first"), Refusal("second")])) == "first; second"
