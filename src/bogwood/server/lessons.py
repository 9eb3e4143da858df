"""The lessons that a server offers: those of its games that are sound."""

from __future__ import annotations

from bogwood.kernel.refusal import Problems
from bogwood.lessons.lesson import Lesson, lessons_of
from bogwood.manifest import Manifest

from .trouble import log

WRONG = "the lessons of %s are wrong and not offered: %s"


def sound_lessons(manifest: Manifest) -> list[Lesson]:
    """The lessons of a game, or none where one of them is wrong, which the log says: a game can be played without."""
    try:
        return lessons_of(manifest)
    except (Problems, ValueError, OSError) as problem:
        log.warning(WRONG, manifest.name, problem)
        return []
