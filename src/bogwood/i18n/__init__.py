"""Words for people: sentences are made here, at the edge, in the reader's language."""

from __future__ import annotations

from .locales import LOCALES, pick_locale
from .words import Words

__all__ = ["LOCALES", "Words", "pick_locale"]
