"""The record is the game: a header, one line per decision, and a closing line when the game is over.

The same record gives the same game on any Python version, compiled or not.  A record only ever grows: its
text after a decision begins with its text before it.  docs/record-format.md describes the lines.
"""

from __future__ import annotations

import json
from typing import Final, cast

from .chance import seal_of
from .digest import digest
from .facts import Tale
from .game import Game, Json, State
from .position import IDENTITY, OpenGame, check_format, identity, opened
from .refusal import Problems, Refusal
from .schema import Schema, check
from .start import begun

FORMAT: Final = "bogwood-record-"
VERSION: Final = 1
FROM_START: Final = 2
"""The version of a record that begins at a position."""

MOST_SEATS: Final = 64
"""More than any game has."""
LONGEST_HEADER: Final = 4_000_000
"""Letters: a hundred times as many as any header has."""

SEAT: Final[Schema] = {
    "type": "object",
    "required": ["name", "kind"],
    "additionalProperties": False,
    "properties": {"name": {"type": "string"}, "kind": {"type": "string"}},
}
HEADER: Final[Schema] = {
    "type": "object",
    "required": [*IDENTITY, "seats", "seal", "draws", "digest"],
    "additionalProperties": False,
    "properties": {
        **IDENTITY,
        "seats": {"type": "array", "items": SEAT, "maxItems": MOST_SEATS},
        "seal": {"type": "string", "pattern": "^[0-9a-f]{64}$"},
        "seed": {"type": "string", "pattern": "."},
        "draws": {"type": "array", "items": {"type": "integer", "minimum": 0}},
        "digest": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    },
}


START: Final[Schema] = {
    "type": "object",
    "required": [*IDENTITY, "start", "seats", "seal", "draws", "digest"],
    "additionalProperties": False,
    "properties": {**cast(dict[str, Schema], HEADER["properties"]), "start": {"type": "object"}},
}
"""The header of a record that begins at a position."""


class Seat:
    """Who sits there: a name to show and a kind, such as ``human`` or the name of a bot."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind


class Decision:
    """One line: which seat chose what, what chance answered, and the digest of the state it led to."""

    def __init__(self, number: int, seat: int, move: str, draws: list[int], digest: str) -> None:
        self.number = number
        self.seat = seat
        self.move = move
        self.draws = draws
        self.digest = digest

    def line(self) -> str:
        start: Json = {"n": self.number, "seat": self.seat, "move": self.move}
        return compact({**start, "draws": self.draws, "digest": self.digest})


class Record:
    """A game as its header and its decisions.

    ``seed`` is empty while it is a secret.  ``problem`` is what stopped the reading of a damaged record; the
    decisions before it are kept.
    """

    def __init__(self, header: Json) -> None:
        self.header = header
        self.decisions: list[Decision] = []
        self.scores: list[int] = []
        self.winners: list[int] = []
        self.is_over = False
        self.seed = cast(str, header.get("seed", ""))
        self.problem: Refusal | None = None

    @property
    def game(self) -> str:
        return cast(str, self.header["game"])

    @property
    def players(self) -> int:
        return cast(int, self.header["players"])

    @property
    def start(self) -> Json | None:
        """The state where the game begins, in the game's own words; None when it begins with the set-up."""
        return cast(Json | None, self.header.get("start"))

    @property
    def seats(self) -> list[Seat]:
        places = cast(list[dict[str, str]], self.header["seats"])
        return [Seat(place["name"], place["kind"]) for place in places]

    def add(self, seat: int, move: str, draws: list[int], state_digest: str) -> None:
        """Append a decision; it gets the next number."""
        self.decisions.append(Decision(len(self.decisions) + 1, seat, move, draws, state_digest))

    def close(self, scores: list[int], winners: list[int], seed: str) -> None:
        """The game is over: the result is written and the seed shown."""
        self.scores = scores
        self.winners = winners
        self.seed = seed
        self.is_over = True

    def digest_after(self, number: int) -> str:
        """The recorded digest after that many decisions."""
        return self.decisions[number - 1].digest if number > 0 else cast(str, self.header["digest"])

    def first(self, number: int) -> Record:
        """A record of the first decisions only, for taking back the others."""
        shorter = Record(self.header)
        shorter.decisions = self.decisions[:number]
        shorter.seed = self.seed
        return shorter

    def closing(self) -> Json:
        result: Json = {"scores": self.scores, "winners": self.winners}
        if "seed" not in self.header:
            result["seed"] = self.seed
        return result

    def text(self) -> str:
        """The record as JSON lines."""
        lines = [compact(self.header)]
        lines.extend([decision.line() for decision in self.decisions])
        if self.is_over:
            lines.append(compact(self.closing()))
        return "\n".join(lines) + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """The record in the text.

        A wrong header raises Problems.  A wrong line after it ends the reading: ``problem`` says which
        (``torn-record`` for a last line that was not written to its end), and the decisions before it stay.
        """
        lines = text.split("\n")
        is_whole = lines[-1] == ""
        if is_whole:
            lines.pop()
        record = Record(read_header(lines[0] if lines else ""))
        for place in range(1, len(lines)):
            if not read_line(record, lines[place]):
                is_torn = place == len(lines) - 1 and not is_whole
                code = "torn-record" if is_torn else "bad-line"
                record.problem = Refusal(code, "", f"line {place + 1}", line=place + 1)
                break
        return record


def compact(document: Json) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def read_header(line: str) -> Json:
    """The header on the first line; raises Problems that name everything wrong with it."""
    if len(line) > LONGEST_HEADER:
        raise Problems([Refusal("too-large", "", "line 1", most=LONGEST_HEADER)])
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        raise Problems([Refusal("bad-line", "", "line 1", line=1)]) from None
    problems = check_format(document, FORMAT, FROM_START)
    if not problems:
        problems = check(document, START if document["format"] == f"{FORMAT}{FROM_START}" else HEADER)
    if not problems and len(document["seats"]) != document["players"]:
        count = document["players"]
        found = str(len(document["seats"]))
        problems = [Refusal("schema-length", "", "/seats", found=found, least=str(count), most=str(count))]
    if problems:
        raise Problems(problems)
    return cast(Json, document)


def read_line(record: Record, line: str) -> bool:
    """Take one line after the header into the record; False when it does not belong there."""
    try:
        document = json.loads(line)
    except (ValueError, RecursionError):
        return False
    if not isinstance(document, dict) or record.is_over:
        return False
    if "scores" in document:
        return read_closing(record, document)
    seat = document.get("seat")
    move = document.get("move")
    draws = document.get("draws")
    state_digest = document.get("digest")
    number = len(record.decisions) + 1
    if (
        len(document) != 5
        or not is_number(document.get("n"), number, number)
        or not is_number(seat, 0, record.players - 1)
        or not isinstance(move, str)
        or not is_numbers(draws)
        or not isinstance(state_digest, str)
    ):
        return False
    record.decisions.append(Decision(number, cast(int, seat), move, cast(list[int], draws), state_digest))
    return True


def read_closing(record: Record, document: Json) -> bool:
    scores = document["scores"]
    winners = document.get("winners")
    seed = document.get("seed", record.seed)
    if not (is_numbers(scores) and is_numbers(winners) and isinstance(seed, str)):
        return False
    if not document.keys() <= {"scores", "winners", "seed"}:
        return False
    record.close(cast(list[int], scores), cast(list[int], winners), seed)
    return True


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def is_numbers(value: object) -> bool:
    if not isinstance(value, list):
        return False
    for one in value:
        if not isinstance(one, int) or isinstance(one, bool):
            return False
    return True


class Recorder:
    """A game being played: every decision is checked, carried out and recorded.

    The seed is a secret until the end of the game unless ``show_seed`` writes it into the header.  With a ``start``
    (see ``start_of``) the game begins there instead of with its set-up.
    """

    def __init__(
        self, game: Game, seed: str, seats: list[Seat], show_seed: bool = False, start: Json | None = None
    ) -> None:
        if not seed:
            raise Refusal("no-seed")
        self.game = game
        self.seed = seed
        self.tale = Tale()
        """What the last decision, or the set-up, brought about."""
        self.state = begun(game, seed, start, self.tale)
        self.state.tale = None
        self.record = Record(header_of(game, seed, seats, show_seed, start, self.tale.draws, digest(self.state)))
        self.close_if_over()

    def choose(self, seat: int, option: int) -> Tale:
        """Carry out a seat's choice and tell what it brought about; a choice that is not open is refused."""
        refusal = self.why_not(seat, option)
        if refusal is not None:
            raise refusal
        self.tale = Tale()
        self.state.tale = self.tale
        self.game.apply(self.state, seat, option)
        self.state.tale = None
        self.record.add(seat, self.game.catalogue.notation(option), self.tale.draws, digest(self.state))
        self.close_if_over()
        return self.tale

    def why_not(self, seat: int, option: int) -> Refusal | None:
        """Why this seat may not choose this option now, or None when it may."""
        if not 0 <= seat < self.game.players:
            return Refusal("bad-seat", "", "", seat=seat)
        if self.game.is_over(self.state):
            return Refusal("game-over")
        if seat not in self.game.seats_to_act(self.state):
            return Refusal("not-your-turn", "", "", seat=seat)
        if self.game.legal(self.state, seat).holds(option):
            return None
        move = self.game.catalogue.notation(option)
        number = len(self.record.decisions) + 1
        reason = self.game.why_not(self.state, seat, option)
        return reason or Refusal("illegal-move", "", "", number=number, move=move)

    def take_back(self, number: int) -> None:
        """Return to the state after that many decisions; the later ones leave the record."""
        self.record = self.record.first(number)
        if "seed" not in self.record.header:
            self.record.seed = ""
        self.state = begun(self.game, self.seed, self.record.start)
        carry_out(self.game, self.state, self.record.decisions)
        self.tale = Tale()

    def close_if_over(self) -> None:
        if self.game.is_over(self.state):
            self.record.close(self.game.scores(self.state), self.game.winners(self.state), self.seed)


def resumed(record: Record, game: Game, state: State, seed: str) -> Recorder:
    """Go on with a record at its last state; ``game`` and ``state`` come from ``replay``."""
    recorder = Recorder(game, seed, record.seats, "seed" in record.header, record.start)
    recorder.record = record
    recorder.state = state
    recorder.tale = Tale()
    return recorder


def header_of(
    game: Game, seed: str, seats: list[Seat], show_seed: bool, start: Json | None, draws: list[int], first_digest: str
) -> Json:
    header = identity(game, f"{FORMAT}{VERSION if start is None else FROM_START}")
    if start is not None:
        header["start"] = start
    header["seats"] = [{"name": seat.name, "kind": seat.kind} for seat in seats]
    header["seal"] = seal_of(seed)
    if show_seed:
        header["seed"] = seed
    header["draws"] = draws
    header["digest"] = first_digest
    return header


def carry_out(game: Game, state: State, decisions: list[Decision]) -> None:
    """Apply decisions that are known to be legal, and do nothing else."""
    numbers = game.catalogue.numbers
    for decision in decisions:
        game.apply(state, decision.seat, numbers[decision.move])


def carry_out_checked(game: Game, state: State, decision: Decision) -> None:
    """Apply one decision, refused as ``illegal-move`` with its number when it is not open now."""
    option = game.catalogue.numbers.get(decision.move, -1)
    if (
        option < 0
        or decision.seat not in game.seats_to_act(state)
        or not game.legal(state, decision.seat).holds(option)
    ):
        raise illegal(decision)
    game.apply(state, decision.seat, option)


def illegal(decision: Decision) -> Refusal:
    where = f"number {decision.number}"
    return Refusal("illegal-move", "", where, number=decision.number, move=decision.move[:80])


def replay(
    record: Record, open_game: OpenGame, to: int | None = None, trust: bool = False, seed: str = ""
) -> tuple[Game, State]:
    """The game and the state after the first ``to`` decisions, or after all of them.

    Every decision is checked to be legal, and the first that is not is refused by its number; ``trust``
    leaves that out for records of our own.  Either way the last state must have the recorded digest.
    ``seed`` stands in for a seed that the record keeps secret.
    """
    game = opened(record.header, open_game)
    state = begun(game, known_seed(record, seed), record.start)
    decisions = record.decisions if to is None else record.decisions[: max(to, 0)]
    if trust:
        carry_out_trusted(game, state, decisions)
    else:
        for decision in decisions:
            carry_out_checked(game, state, decision)
    if digest(state) != record.digest_after(len(decisions)):
        raise Refusal("digest-differs", "", f"number {len(decisions)}", number=len(decisions))
    return game, state


def carry_out_trusted(game: Game, state: State, decisions: list[Decision]) -> None:
    numbers = game.catalogue.numbers
    for decision in decisions:
        if decision.move not in numbers:
            raise illegal(decision)
    carry_out(game, state, decisions)


def known_seed(record: Record, seed: str) -> str:
    if not seed and not record.seed:
        raise Refusal("no-seed")
    return seed or record.seed


class Report:
    """What checking a record found: no ``problems`` when it is sound; ``checked`` decisions were re-run.

    ``first`` is the number of the first decision that differs, 0 for the set-up, -1 when none does.
    """

    def __init__(self) -> None:
        self.problems: list[Refusal] = []
        self.checked = 0
        self.first = -1

    @property
    def is_sound(self) -> bool:
        return not self.problems

    def differs(self, code: str, number: int) -> None:
        self.first = number
        self.problems.append(Refusal(code, "", f"number {number}", number=number))


def verify(record: Record, open_game: OpenGame, seed: str = "") -> Report:
    """Re-run a record from its seed: seal, draws, choices, digests and the result must all agree."""
    report = Report()
    try:
        game = opened(record.header, open_game)
        secret = known_seed(record, seed)
        if seal_of(secret) != record.header["seal"]:
            raise Refusal("seal-differs")
        run_again(record, game, secret, report)
    except Refusal as refusal:
        report.problems.append(refusal)
    except Problems as found:
        report.problems.extend(found.problems)
    if record.problem is not None:
        report.problems.append(record.problem)
    return report


def run_again(record: Record, game: Game, seed: str, report: Report) -> None:
    tale = Tale()
    state = begun(game, seed, record.start, tale)
    agree(report, 0, tale, cast(list[int], record.header["draws"]), state, cast(str, record.header["digest"]))
    for decision in record.decisions:
        if report.problems:
            return
        tale = Tale()
        state.tale = tale
        try:
            carry_out_checked(game, state, decision)
        except Refusal:
            report.first = decision.number
            raise
        agree(report, decision.number, tale, decision.draws, state, decision.digest)
        report.checked = decision.number
    if not report.problems and record.is_over and not is_result(record, game, state):
        report.problems.append(Refusal("scores-differ"))


def agree(report: Report, number: int, tale: Tale, draws: list[int], state: State, state_digest: str) -> None:
    if tale.draws != draws:
        report.differs("draws-differ", number)
    elif digest(state) != state_digest:
        report.differs("digest-differs", number)


def is_result(record: Record, game: Game, state: State) -> bool:
    is_same = record.scores == game.scores(state) and record.winners == game.winners(state)
    return is_same and game.is_over(state)
