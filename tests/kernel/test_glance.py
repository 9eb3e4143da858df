"""A glance and its layout keep step."""

from __future__ import annotations

import pytest

from bogwood.kernel.cells import cells
from bogwood.kernel.glance import Glance, Layout
from bogwood.kernel.hexes import NAMES, hexagon


def test_counts_fill_seven_lanes_of_a_word() -> None:
    glance, layout = Glance(), Layout()
    for n in range(9):
        glance.count(n + 1)
        layout.count(f"n{n}")
    glance.close()
    layout.close()
    octets = b"".join(word.to_bytes(8, "little") for word in glance.words)
    assert [octets[place] for place in layout.count_places] == list(range(1, 10))
    assert (len(glance.words), layout.words) == (2, 2)


def test_a_count_ends_at_255() -> None:
    glance = Glance()
    glance.count(300)
    glance.close()
    assert glance.words == [255]


@pytest.mark.parametrize("width", [1, 7, 29, 60])
def test_sets_never_lie_across_two_words(width: int) -> None:
    glance, layout = Glance(), Layout()
    for n in range(5):
        glance.one(width - 1, width)
        layout.bits(f"set {n}", [str(thing) for thing in range(width)])
    glance.close()
    layout.close()
    bits = {64 * at + bit for at, word in enumerate(glance.words) for bit in range(64) if word >> bit & 1}
    named = dict(zip(layout.set_places, layout.sets, strict=True))
    assert [named[bit] for bit in sorted(bits)] == [f"set {n}={width - 1}" for n in range(5)]
    assert len(glance.words) == layout.words


def test_nothing_is_no_thing() -> None:
    glance = Glance()
    glance.one(-1, 10)
    glance.close()
    assert glance.words == [0]


def test_counts_of_equal_width_have_a_word_of_their_own() -> None:
    glance, layout = Glance(), Layout()
    glance.bits(1, 1)
    layout.bits("one", ["a"])
    glance.whole(5 + (3 << 5))
    layout.packed("cards", ["elder", "hunter"], 5, [6, 3])
    bits = {64 * at + bit for at, word in enumerate(glance.words) for bit in range(64) if word >> bit & 1}
    named = dict(zip(layout.set_places, layout.sets, strict=True))
    assert {named[bit] for bit in bits} == {
        "one=a",
        "cards=elder*1",
        "cards=elder*4",
        "cards=hunter*1",
        "cards=hunter*2",
    }
    assert layout.sets[-2:] == ["cards=hunter*1", "cards=hunter*2"]
    assert len(glance.words) == layout.words == 2


def test_cells_have_words_of_their_own() -> None:
    glance, layout = Glance(), Layout()
    glance.bits(1, 1)
    layout.bits("one", ["a"])
    glance.cells(cells([NAMES["c4"], NAMES["k9"]]))
    layout.cells("cell", hexagon(6))
    bits = {64 * at + bit for at, word in enumerate(glance.words) for bit in range(64) if word >> bit & 1}
    named = dict(zip(layout.set_places, layout.sets, strict=True))
    assert {named[bit] for bit in bits} == {"one=a", "cell=c4", "cell=k9"}
    assert len(glance.words) == layout.words == 4
