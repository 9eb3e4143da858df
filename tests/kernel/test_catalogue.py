"""The catalogue: notation both ways, and refusals for what is not in it."""

from __future__ import annotations

import pytest

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.refusal import Refusal


@pytest.fixture
def catalogue() -> Catalogue:
    made = Catalogue(4)
    made.add(1, "to c4", "destination", {"cell": "c4"})
    made.add(3, "stop", "trade", {})
    return made


def test_an_option_has_a_notation(catalogue: Catalogue) -> None:
    assert catalogue.notation(1) == "to c4"


def test_a_notation_stands_for_an_option(catalogue: Catalogue) -> None:
    assert catalogue.parse("stop") == 3


def test_an_entry_names_its_decision_point(catalogue: Catalogue) -> None:
    assert catalogue.entry(1).point == "destination"


def test_an_entry_has_its_arguments(catalogue: Catalogue) -> None:
    assert catalogue.entry(1).arguments == {"cell": "c4"}


@pytest.mark.parametrize("number", [-1, 0, 2, 4, 10**12])
def test_a_gap_is_no_option(catalogue: Catalogue, number: int) -> None:
    with pytest.raises(Refusal, match="no-such-option"):
        catalogue.entry(number)


@pytest.mark.parametrize("text", ["", "to c5", "Stop", " stop", "x" * 1000])
def test_anything_else_is_no_notation(catalogue: Catalogue, text: str) -> None:
    with pytest.raises(Refusal, match="bad-notation"):
        catalogue.parse(text)


def test_a_refused_notation_is_shown_cut_short(catalogue: Catalogue) -> None:
    with pytest.raises(Refusal) as caught:
        catalogue.parse("x" * 1000)
    assert caught.value.arguments["text"] == "x" * 80
