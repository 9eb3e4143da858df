"""What the coach says, in words."""

from __future__ import annotations

from typing import Final

from bogwood.i18n import Words

from .account import Reason
from .hint import EARLY, FINE, INSTEAD, PLAY, WASTE, Hint
from .plan import Gain, Plan, PlanStep
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


def listed(words: Words, parts: list[str]) -> str:
    """``one, two and three``"""
    if len(parts) < 2:
        return "".join(parts)
    return words.say("coach-and", {"first": ", ".join(parts[:-1]), "text": parts[-1]})


def gain_in_words(words: Words, game: str, gain: Gain) -> str:
    text = words.say(f"coach-item-{game}-{gain.item}", {"amount": gain.amount})
    return words.say("coach-reason-count", {"change": signed(gain.amount), "text": text})


def plan_name(words: Words, plan: Plan) -> str:
    """What a plan is called: ``Navigate: 2 boats to temples``."""
    text = words.tell(plan.head)
    deeds = listed(words, [words.tell(deed) for deed in plan.deeds])
    return words.say("coach-plan", {"text": text, "deeds": deeds}) if deeds else text


def plan_in_words(words: Words, game: str, plan: Plan) -> str:
    """The plan in one sentence, with what it brings at once."""
    name = plan_name(words, plan)
    gains = listed(words, [gain_in_words(words, game, gain) for gain in plan.gains])
    return words.say("coach-plan-gains", {"text": name, "amounts": gains}) if gains else name


def step_in_words(words: Words, step: PlanStep) -> str:
    return "; ".join(words.tell(one) for one in step.words)


def percent(share: float) -> int:
    return round(100 * share)


def whole(points: float) -> int:
    """Points as they are told: at least one."""
    return max(1, round(points))


def finding_in_words(words: Words, hint: Hint) -> str:
    if hint.is_unsure:
        return words.say("coach-unsure")
    return words.say(FINDINGS[hint.finding], {"vp": whole(hint.points), "error": whole(hint.points_error)})


def ahead_in_words(words: Words, hint: Hint) -> str:
    """By how much the plan is better than the next idea; nothing where that is not known."""
    if hint.finding != PLAY or hint.is_unsure or hint.points <= 0:
        return ""
    return words.say("coach-ahead", {"vp": whole(hint.points), "error": whole(hint.points_error)})


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
            "vp": whole(turning.points),
        },
    )


def costly_in_words(words: Words, turning: Turning) -> str:
    """One of somebody's costliest turns, said to them."""
    arguments: dict[str, int | str] = {
        "round": turning.round,
        "played": plan_name(words, turning.played),
        "other": plan_name(words, turning.other),
        "vp": whole(turning.points),
        "error": whole(turning.points_error),
        "percent": percent(turning.lost),
    }
    if turning.played.name == turning.other.name:
        return words.say("coach-costly-same", arguments)
    return words.say("coach-costly-both" if arguments["percent"] else "coach-costly", arguments)


def well_in_words(words: Words, turning: Turning) -> str:
    """A turn that somebody played well, said to them."""
    arguments: dict[str, int | str] = {
        "round": turning.round,
        "played": plan_name(words, turning.played),
        "other": plan_name(words, turning.other),
        "vp": whole(turning.points),
        "error": whole(turning.points_error),
    }
    return words.say("coach-well", arguments)
