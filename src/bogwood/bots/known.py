"""What the bots know of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable

from .felinia.knowledge import FeliniaKnowledge
from .feya.knowledge import FeyaKnowledge
from .knowledge import Knowledge
from .winter.knowledge import WinterKnowledge

KNOWLEDGE: dict[str, Callable[[], Knowledge]] = {
    "felinia": FeliniaKnowledge,
    "feya": FeyaKnowledge,
    "winter": WinterKnowledge,
}
