"""Which languages there are, and which one the reader's surroundings ask for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

ENGLISH: Final = "en"
LOCALES: Final = (ENGLISH, "ru", "es", "cs")

_VARIABLES: Final = ("BOGWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def pick_locale(env: Mapping[str, str]) -> str:
    """What the first set one of BOGWOOD_LANG, LC_ALL, LC_MESSAGES and LANG asks for; else English."""
    asked = next((env[name] for name in _VARIABLES if env.get(name)), ENGLISH)
    language = re.split(r"[-_.@]", asked.lower(), maxsplit=1)[0]
    return language if language in LOCALES else ENGLISH
