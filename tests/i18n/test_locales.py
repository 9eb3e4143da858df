"""Which language the surroundings ask for."""

from __future__ import annotations

import pytest

from bogwood.i18n import pick_locale


@pytest.mark.parametrize(
    ("env", "locale"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "es_ES@euro"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_ALL": "ru_RU.UTF-8", "BOGWOOD_LANG": "ES"}, "es"),
        ({"LC_ALL": "ru_RU.UTF-8", "BOGWOOD_LANG": ""}, "ru"),
    ],
)
def test_the_first_variable_that_is_set_decides(env: dict[str, str], locale: str) -> None:
    assert pick_locale(env) == locale
