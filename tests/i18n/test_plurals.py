"""Numbers agree with their nouns as people say them."""

from __future__ import annotations

import pytest

from bogwood.i18n import Words


def gold(locale: str, amount: int) -> str:
    words = Words(locale)
    return words.say(
        "feya-fact-gold", {"clan": "frog", "seat": 1, "sign": "+", "amount": amount, "source": "trade_sale"}
    )


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (1, "Лягушки: +1 рыба (улов)"),
        (2, "Лягушки: +2 рыбы (улов)"),
        (5, "Лягушки: +5 рыб (улов)"),
        (11, "Лягушки: +11 рыб (улов)"),
        (21, "Лягушки: +21 рыба (улов)"),
        (22, "Лягушки: +22 рыбы (улов)"),
    ],
)
def test_russian_fish(amount: int, said: str) -> None:
    given: dict[str, int | str] = {"clan": "frog", "sign": "+", "amount": amount, "source": "catch"}
    assert Words("ru").say("feya-fact-fish", given) == said


@pytest.mark.parametrize(
    ("steps", "said"),
    [(1, "1 шаг"), (2, "2 шага"), (5, "5 шагов"), (21, "21 шаг"), (22, "22 шага")],
)
def test_russian_steps(steps: int, said: str) -> None:
    assert Words("ru").say("feya-count-steps", {"steps": steps}) == said


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (1, "Žabáci: +1 zlaťák (prodej ryb)"),
        (2, "Žabáci: +2 zlaťáky (prodej ryb)"),
        (5, "Žabáci: +5 zlaťáků (prodej ryb)"),
        (21, "Žabáci: +21 zlaťáků (prodej ryb)"),
        (22, "Žabáci: +22 zlaťáků (prodej ryb)"),
    ],
)
def test_czech_gold(amount: int, said: str) -> None:
    assert gold("cs", amount) == said


@pytest.mark.parametrize(
    ("steps", "said"),
    [(1, "1 krok"), (2, "2 kroky"), (4, "4 kroky"), (5, "5 kroků"), (21, "21 kroků"), (22, "22 kroků")],
)
def test_czech_steps(steps: int, said: str) -> None:
    assert Words("cs").say("feya-count-steps", {"steps": steps}) == said


@pytest.mark.parametrize(
    ("locale", "amount", "said"),
    [
        ("es", 1, "Ranas: +1 oro (venta de peces)"),
        ("es", 2, "Ranas: +2 oros (venta de peces)"),
        ("es", 21, "Ranas: +21 oros (venta de peces)"),
        ("en", 1, "Frogs: +1 gold (sale of fish)"),
        ("ru", 1, "Лягушки: +1 золото (продажа рыбы)"),
        ("ru", 4, "Лягушки: +4 золота (продажа рыбы)"),
    ],
)
def test_gold(locale: str, amount: int, said: str) -> None:
    assert gold(locale, amount) == said


@pytest.mark.parametrize(("steps", "said"), [(1, "1 step"), (0, "0 steps"), (21, "21 steps")])
def test_english_steps(steps: int, said: str) -> None:
    assert Words("en").say("feya-count-steps", {"steps": steps}) == said


@pytest.mark.parametrize(
    ("labour", "said"),
    [
        (0, "Terminar el turno"),
        (1, "Terminar el turno; se pierde 1 de trabajo"),
        (3, "Terminar el turno; se pierden 3 de trabajo"),
    ],
)
def test_spanish_labour_lost(labour: int, said: str) -> None:
    assert Words("es").say("winter-option-end_turn", {"labour": labour}) == said


@pytest.mark.parametrize(("left", "said"), [(1, "Cazador (queda 1)"), (2, "Cazador (quedan 2)")])
def test_spanish_cards_left(left: int, said: str) -> None:
    assert Words("es").say("winter-option-recruit_stack", {"card": "hunter", "left": left}) == said
