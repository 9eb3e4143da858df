"""What the coach says, in words."""

from __future__ import annotations

from typing import Final

from bogwood.i18n import Words

from .account import Reason
from .hint import EARLY, FINE, INSTEAD, PLAY, WASTE, Hint, Step
from .review import Turning

ALONE: Final = 1
"""A thing that is spoken of without its number is spoken of as one."""

FINDINGS: Final = {
    EARLY: "coach-early",
    FINE: "coach-fine",
    INSTEAD: "coach-instead",
    PLAY: "coach-strong",
    WASTE: "coach-waste",
}


def signed(number: int) -> str:
    return f"−{-number}" if number < 0 else f"+{number}"


def in_points(points: float) -> int:
    """Whole points; what is worth less than one is worth one."""
    return round(points) or (1 if points > 0 else -1)


def reason_in_words(words: Words, game: str, reason: Reason) -> str:
    """``+2 fish to trade``, or ``your clan board: +3 VP`` where there is nothing to count."""
    counts = reason.amount != 0 and (reason.amount > 0) == (reason.points > 0)
    number = abs(reason.amount) if counts else ALONE
    text = words.say(f"coach-item-{game}-{reason.item}", {"amount": number})
    change = signed(reason.amount if counts else in_points(reason.points))
    return words.say("coach-reason-count" if counts else "coach-reason-worth", {"change": change, "text": text})


def reasons_in_words(words: Words, game: str, reasons: list[Reason]) -> list[str]:
    return [reason_in_words(words, game, reason) for reason in reasons]


def steps_in_words(words: Words, steps: list[Step]) -> list[str]:
    return [words.tell(step.sentence) for step in steps]


def percent(share: float) -> int:
    return round(100 * share)


def finding_in_words(words: Words, hint: Hint) -> str:
    return words.say(FINDINGS[hint.finding], {"vp": max(1, round(hint.points))})


def chance_in_words(words: Words, chance: float, error: float) -> str:
    return words.say("coach-chance", {"percent": percent(chance), "error": percent(error)})


def turning_in_words(words: Words, turning: Turning, who: str) -> str:
    return words.say(
        "coach-turning",
        {
            "round": turning.round,
            "text": who,
            "percent": percent(turning.lost),
            "error": percent(turning.lost_error),
            "vp": max(1, round(turning.points)),
        },
    )
