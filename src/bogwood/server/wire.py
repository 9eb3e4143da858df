"""The messages of the API: what is taken in and what is given out."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bogwood.host.pace import Pace
from bogwood.store.contract import Summary

from .pieces import Arguments, At, Choice, Fact, Gain, Reason, SheetLine, Words

Json = dict[str, Any]

Short = Annotated[str, Meta(max_length=64)]
Title = Annotated[str, Meta(max_length=120)]
Text = Annotated[str, Meta(max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Moment = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]

HintDegree = Literal["off", "waste", "strong"]
"""How much the coach tells."""
TellingPace = Literal["calm", "normal", "quick", "off"]
"""How fast the turns of others are shown."""
SpeechDegree = Literal["brief", "usual", "full"]
"""How much is spoken to those who listen."""

# Taken in


class Visit(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    nickname: Title


class Settings(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a person has chosen; what is left out stays as it is."""

    language: Literal["en", "ru", "es", "cs"] | None = None
    auto_commit: bool | None = None
    confirm_all: bool | None = None
    """Every question is asked, even one with a single answer."""
    reduced_motion: bool | None = None
    sound: bool | None = None
    notify: bool | None = None
    theme: Literal["light", "dark", "auto"] | None = None
    text_size: Literal[90, 100, 115, 130] | None = None
    letters: bool | None = None
    """Letters on the pieces, besides shapes and colours."""
    colours: Literal["usual", "strong"] | None = None
    hints: HintDegree | None = None
    telling: TellingPace | None = None
    speech: SpeechDegree | None = None
    keys: Annotated[dict[Short, Annotated[str, Meta(max_length=20)]], Meta(max_length=40)] | None = None
    """The places of keys by what they do; empty for what has none."""
    keys_off: bool | None = None


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    nickname: Title | None = None
    settings: Settings | None = None


class Account(msgspec.Struct, forbid_unknown_fields=True):
    account: Short
    passphrase: Annotated[str, Meta(max_length=256)]


class NewAccount(Account, forbid_unknown_fields=True):
    """``old`` is the passphrase so far, of whoever has one."""

    old: Annotated[str, Meta(max_length=256)] = ""


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat for a person (``bot`` empty) or for a bot of this kind."""

    name: Short = ""
    bot: Short = ""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wishes it.  Several ``my_seats`` are played on one device."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=64)]
    seats: Annotated[list[NewSeat], Meta(max_length=64)] = []
    options: dict[Short, Short] = {}
    edition: Short = ""
    pace: Pace = Pace()
    is_public: bool = False
    title: Title = ""
    stand_in: Short = ""
    hints: HintDegree | Literal[""] = ""
    """How much the coach may tell during the game; empty for what is usual: all to one alone, nothing to several."""
    my_seats: Annotated[list[SeatNumber], Meta(max_length=64)] = msgspec.field(default_factory=lambda: [0])


class SeatChoice(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to take; a table that is not public asks for the secret of its invitation link."""

    seat: SeatNumber
    invite: Short = ""


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Short


class RematchWish(msgspec.Struct, forbid_unknown_fields=True):
    same_deal: bool = False
    swap_seats: bool = False


class PlayOn(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a game that is over (an event, and a step into the turn after it), the seat to play on from, and the
    kind of the bots in the others."""

    number: Count
    seat: SeatNumber
    step: Count = 0
    bot: Short = ""
    invite: Short = ""
    watch: Short = ""


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """Judge the turn that was played; or, of whoever gives up, show the best."""

    gives_up: bool = False


class Proposal(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    what: Short
    to: Count = 0


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    yes: bool


class Saying(msgspec.Struct, forbid_unknown_fields=True):
    """Free text, or the key of a quick phrase."""

    seat: SeatNumber
    text: Text = ""
    phrase: Short = ""


class Note(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


class Hook(msgspec.Struct, forbid_unknown_fields=True):
    """Where to tell me that it is my turn: a webhook, or the subscription a browser made."""

    kind: Literal["webhook", "web"]
    address: Annotated[str, Meta(max_length=500)]
    keys: dict[Short, Annotated[str, Meta(max_length=200)]] = {}


class HookAddress(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["webhook", "web"]
    address: Annotated[str, Meta(max_length=500)]


class BugText(msgspec.Struct, forbid_unknown_fields=True):
    """What went wrong, in somebody's own words, and what the client says of itself; -1 is a watcher's seat."""

    text: Annotated[str, Meta(max_length=4000)] = ""
    seat: Annotated[int, Meta(ge=-1, le=63)] | None = None
    client: dict[Short, Any] = {}


class Act(msgspec.Struct, forbid_unknown_fields=True):
    """What a seat does, by websocket or over HTTP.  A message repeated with the same ``id`` is done once."""

    do: Literal[
        "hello", "choose", "undo", "redo", "commit", "withdraw", "auto_commit", "confirm_all", "propose", "answer",
        "resign", "stand_in", "come_back", "hurry", "say",
    ]  # fmt: skip
    id: Short = ""
    at: Annotated[list[Moment], Meta(min_length=2, max_length=2)] | None = None
    option: Count | Annotated[str, Meta(max_length=200)] | None = None
    via: Count | Annotated[str, Meta(max_length=200)] | None = None
    """An option that is picked first, and whose next question ``option`` answers."""
    what: Short = ""
    to: Count = 0
    yes: bool = False
    on: bool = True
    seat: SeatNumber | None = None
    once: bool = False
    """A bot stands in for this turn only."""
    text: Text = ""
    phrase: Short = ""


# Given out


class Problem(msgspec.Struct):
    """Why something was refused: a stable code, the rule, the place, the parameters, and a sentence for people."""

    code: str
    rule: str
    where: str
    arguments: Arguments
    sentence: str


class Me(msgspec.Struct):
    id: str
    nickname: str
    account: str | None
    settings: Json


class Created(msgspec.Struct):
    """A new table.  ``codes`` open my seats on another device; they are told this once."""

    table: str
    links: dict[str, str]
    codes: dict[str, str]


class Joined(msgspec.Struct):
    table: str
    seat: int
    code: str


class Recovered(msgspec.Struct):
    table: str
    seat: int


class MyTable(msgspec.Struct):
    """A table where I hold seats."""

    summary: Summary
    seats: list[int]
    is_my_turn: bool


class OptionValues(msgspec.Struct):
    """A rule option of a game; ``rule`` is the number of the rule that names it."""

    name: str
    values: list[str]
    default: str
    rule: str
    per_seat: bool


class Preset(msgspec.Struct):
    """Rule options that go well together; the message ``<game>-preset-<id>`` says what they are."""

    id: str
    options: dict[str, str]


class LessonInfo(msgspec.Struct):
    """A guided game: how many steps it has, and about how many minutes it takes."""

    id: str
    steps: int
    minutes: int


class LessonStep(msgspec.Struct):
    """One step of a lesson: ``say`` and what is ``wrong`` are names of messages, choices are written as patterns in
    which ``*`` stands for anything."""

    kind: Literal["tell", "do", "end", "watch"]
    say: str
    ask: list[str]
    light: list[str]
    wrong: dict[str, str]
    show: str


class LessonAnswer(msgspec.Struct):
    """A lesson as whoever leads through it needs it; its messages are called ``<game>-lesson-<id>-<name>``."""

    game: str
    id: str
    seat: int
    minutes: int
    tries: int
    """How many things to try are named at its end: ``try-1`` and so on."""
    steps: list[LessonStep]


class GameInfo(msgspec.Struct):
    """A game; ``minutes`` is about how long it lasts among people, 0 where nobody knows.

    ``bots`` are the levels that people are offered, ``usual_bot`` is the one of them that plays where none is chosen.
    ``titles`` is what it is called in each language.
    """

    name: str
    titles: dict[str, str]
    players: list[int]
    options: list[OptionValues]
    edition: str
    rules_version: int
    bots: list[str]
    usual_bot: str
    least_players: int
    most_players: int
    minutes: int
    presets: list[Preset]
    lessons: list[LessonInfo]
    puzzles: int
    """How many puzzles it brings."""


class CatalogueEntry(msgspec.Struct):
    id: int
    notation: str
    point: str
    arguments: Arguments


class CatalogueInfo(msgspec.Struct):
    """Every option of a game by number, and its component data with the marks of their origin."""

    game: str
    players: int
    edition: str
    rules_version: int
    rules: dict[str, str]
    """The rule options that it holds for; others may number otherwise."""
    size: int
    options: list[CatalogueEntry]
    data: Json
    numbers: dict[str, dict[str, int]]
    """What its messages state of these data: by the key of a message, parameters that are to be given with it."""
    layout: Json = {}
    """How its table is drawn by a client that knows nothing else of it: docs/generic-face.md."""


class Why(msgspec.Struct):
    """Why an option is closed to a seat now; open when there is no problem."""

    is_open: bool
    problem: Problem | None


class ChatLine(msgspec.Struct):
    number: int
    at: int
    seat: int
    name: str
    text: str
    phrase: str
    sentence: str


class Said(msgspec.Struct):
    number: int


class PushKey(msgspec.Struct):
    """The public key of the server (RFC 8292), in base64 for addresses."""

    key: str


class LogEntry(msgspec.Struct):
    """An event as one audience may know it; ``moves`` are told to the seat that made them, and to all at the end."""

    number: int
    kind: str
    at: int
    seat: int | None
    facts: list[Fact]
    moves: list[str] | None
    about: Json


class HistoryMoment(msgspec.Struct):
    """An event that changed the game, and the points after it; ``is_kept`` unless it was taken back.

    ``moves`` are told to the seat that made them, and to all at the end.  ``rivals`` are the points of whoever plays
    without a seat; ``worth`` what everybody, rivals last, would have had if the game had ended there, as far as the one
    who asks may count it.
    """

    number: int
    seat: int | None
    kind: str
    at: int
    round: int
    scores: list[int]
    rivals: list[int]
    worth: list[int]
    moves: list[str] | None
    facts: list[Fact]
    is_kept: bool = True


class PointsSheet(msgspec.Struct):
    """Points by source as one audience may count them: ``lines`` so far, ``outlook`` what the end would add now.

    ``scores`` are the points so far of all seats and of whoever plays without one; ``hidden`` are the seats that have
    more to come than this audience can count.
    """

    number: int
    seat: int
    scores: list[int]
    lines: list[SheetLine]
    outlook: list[SheetLine]
    hidden: list[int]


class PlanStep(msgspec.Struct):
    """A part of a plan: what to do, and all choices that do it."""

    words: list[Words]
    choices: list[Choice]


class TurnPlan(msgspec.Struct):
    """A turn in one sentence and at most three steps; ``gains`` is what it brings at once."""

    head: Words
    deeds: list[Words]
    gains: list[Gain]
    steps: list[PlanStep]


class HintAnswer(msgspec.Struct):
    """What the coach says: ``early`` (nothing tried yet), ``fine``, ``waste``, ``play`` (this), or ``instead`` (this).

    ``moment`` is the moment it was asked at.  ``wasted`` is what is being lost right now.  There are two plans where
    the coach is unsure.  ``points`` is by how much the plan is better than what was tried or, where nothing was, than
    the next idea.  The item of a reason or gain is the message ``coach-item-<game>-<item>``.
    """

    moment: At
    finding: Literal["early", "fine", "waste", "play", "instead"]
    wasted: list[Words]
    plans: list[TurnPlan]
    reasons: list[Reason]
    points: float
    points_error: float
    chance: float
    error: float


class PuzzleRating(msgspec.Struct):
    """Points, and half the width of their 68 % interval (Glicko-2)."""

    points: int
    deviation: int


class PuzzleInfo(msgspec.Struct):
    """A puzzle in the list; ``finding`` is what came of my first try, empty before it."""

    id: str
    players: int
    round: int
    rating: int
    finding: str


class PuzzleList(msgspec.Struct):
    """The puzzles of a game; ``daily`` is the one of that ``day``, empty where there are none."""

    game: str
    daily: str
    day: str
    rating: PuzzleRating
    puzzles: list[PuzzleInfo]


class PuzzleAnswer(msgspec.Struct):
    """What is said of a turn at a puzzle: ``solved``, ``good`` (but ``short`` points less than the best), ``wrong``,
    ``unfinished``, or ``shown`` to whoever gave up.

    ``plan`` is the best turn, ``reasons`` what it brings beyond the one played, or beyond the next best, which is
    ``margin`` points worse with an ``error``.  ``rating`` is the puzzle's, ``before`` and ``now`` are mine.
    """

    puzzle: str
    finding: Literal["solved", "good", "wrong", "unfinished", "shown"]
    short: float
    margin: float
    error: float
    plan: TurnPlan | None
    reasons: list[Reason]
    rating: int
    before: PuzzleRating
    now: PuzzleRating


class ReviewAnswer(msgspec.Struct):
    """A review, or how far it has come: its ``points`` are the chances to win, its ``turnings`` the decisive turns, its
    ``stories`` what it tells the reader of their own seats."""

    progress: float
    review: Json | None
    wait: int = 0
    """About how many seconds it waits before it is begun."""


class Checked(msgspec.Struct):
    """A game that is over, run again from its seed; ``seal`` is what was shown of the seed from the start."""

    ok: bool
    seal: str
    seed: str
    decisions: int
    problem: Problem | None


class Done(msgspec.Struct):
    ok: bool = True
