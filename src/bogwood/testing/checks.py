"""What every game must keep.  Each check plays random games through the contract alone and asserts facts."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bogwood.kernel import position
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import WATCHER, Game, ScoreLine, Sentence, State
from bogwood.kernel.manner import ANSWER, ASIDE, NOTHING_OBVIOUS, PICK
from bogwood.kernel.playout import STEP_LIMIT
from bogwood.kernel.position import OpenGame
from bogwood.kernel.record import Record, Recorder, Seat, replay, verify
from bogwood.kernel.refusal import Problems


def seats_of(game: Game) -> list[Seat]:
    return [Seat(f"seat {seat}", "random") for seat in range(game.players)]


def pick(stream: Stream, count: int) -> int:
    return int(stream.below(count))


class Decision:
    """A moment of a random game: the state, a seat that has to act and the option it will choose."""

    def __init__(self, game: Game, state: State, number: int, seat: int, option: int) -> None:
        self.game = game
        self.state = state
        self.number = number
        self.seat = seat
        self.option = option

    def __str__(self) -> str:
        move = self.game.catalogue.notation(self.option)
        return f"{self.game.name}, {self.game.players} players, number {self.number}, seat {self.seat}, {move}"


def decisions(game: Game, seed: str) -> Iterator[Decision]:
    """A random game; each decision is carried out when the next one is asked for."""
    stream = Stream(seed)
    state = game.new(seed)
    number = 0
    while seats := game.seats_to_act(state):
        number += 1
        assert number < STEP_LIMIT, f"the game {seed} runs in a circle"
        seat = seats[pick(stream, len(seats))]
        options = game.legal(state, seat)
        assert len(options) > 0, f"no option for seat {seat} at number {number} of the game {seed}"
        option = options.nth(pick(stream, len(options)))
        yield Decision(game, state, number, seat, option)
        game.apply(state, seat, option)


def check_invariants(game: Game, state: State, when: str) -> None:
    found = [str(problem) for problem in game.problems(state)]
    assert not found, f"{', '.join(found)}, {when}"


def check_play(game: Game, seed: str) -> None:
    """Options are never empty until the end, every invariant holds, the score sheet adds up; alone one may lose."""
    state = game.new(seed)
    round_before = 0
    for decision in decisions(game, seed):
        state = decision.state
        check_invariants(game, state, f"before {decision}")
        assert not game.is_over(state), str(decision)
        assert game.round_of(state) >= round_before, str(decision)
        round_before = game.round_of(state)
    check_invariants(game, state, f"at the end of the game {seed}")
    assert game.is_over(state)
    assert game.winners(state) or game.players == 1, f"nobody has won the game {seed}"
    check_scores(game, state, f"at the end of the game {seed}")


def check_scores(game: Game, state: State, when: str) -> None:
    """The lines of each seat, and of a rival without one, add up to its points; no line is of 0 points."""
    points = game.scores(state) + game.rivals(state)
    totals = [0] * len(points)
    for line in game.score_sheet(state):
        check_line(line, when)
        totals[line.seat] += line.points
    assert totals == points, when
    for seat in [WATCHER, *range(game.players)]:
        check_outlook(game, state, seat, when)


def check_line(line: ScoreLine, when: str) -> None:
    """A line has points, and its pieces, where it has any, are worded and add up to them."""
    assert line.points != 0, f"a line of 0 points from {line.source}, {when}"
    for piece in line.pieces:
        assert is_worded(piece.words), f"no words for a piece of {line.source}, {when}"
        assert piece.points != 0, f"a piece of 0 points of {line.source}, {when}"
    if line.pieces:
        assert sum(piece.points for piece in line.pieces) == line.points, f"the pieces of {line.source}, {when}"


def check_outlook(game: Game, state: State, seat: int, when: str) -> None:
    """A source is told once for each player; at the end there is nothing left to come, and nobody hides anything."""
    outlook = game.outlook(state, seat)
    for line in outlook.lines:
        check_line(line, when)
    told = [(line.seat, line.source) for line in outlook.lines]
    assert len(told) == len(set(told)), f"a line told twice to seat {seat}, {when}"
    assert seat not in outlook.hidden, f"seat {seat} cannot count its own points, {when}"
    if game.is_over(state):
        assert (outlook.lines, outlook.hidden) == ([], []), when


def check_options(game: Game, seed: str, every: int) -> None:
    """Every option offered applies, has words and nothing against it; clones are equal and independent."""
    stream = Stream(f"{seed} options")
    for decision in decisions(game, seed):
        if decision.number % every == 0:
            check_every_option_applies(decision)
            check_manners(decision)
            check_reasons(decision, stream)
            check_scores(game, decision.state, str(decision))
            assert game.winners(decision.state) == [], str(decision)
            assert is_worded(game.question(decision.state)), str(decision)


def check_every_option_applies(decision: Decision) -> None:
    game, state, seat = decision.game, decision.state, decision.seat
    before = digest(state)
    kept = state.clone()
    assert digest(kept) == before, f"a clone differs, {decision}"
    for option in game.legal(state, seat):
        notation = game.catalogue.notation(option)
        assert game.catalogue.parse(notation) == option
        assert is_worded(game.describe(state, seat, option)), f"no words for {notation}, {decision}"
        twin = state.clone()
        twin.tale = Tale()
        game.apply(twin, seat, option)
        check_invariants(game, twin, f"after {notation} instead of {decision}")
        for fact in twin.tale.facts:
            assert is_worded(game.tell(twin, fact)), f"no words for the fact {fact.kind}, {decision}"
        assert digest(state) == before, f"a clone shares something with its original, {notation}, {decision}"
    assert state.tale is None
    check_that_a_clone_plays_on(decision, kept)


def check_manners(decision: Decision) -> None:
    """Some option is no aside.  What goes without saying is offered, and is no aside.  A pick leads the same seat to
    another question and does nothing else."""
    game, state, seat = decision.game, decision.state, decision.seat
    options = game.legal(state, seat).listed()
    manners = {option: game.manner(state, seat, option) for option in options}
    answers = [option for option in options if manners[option] != ASIDE]
    assert answers, f"nothing but asides, {decision}"
    assert game.obvious(state, seat) in [NOTHING_OBVIOUS, *answers], str(decision)
    for option in options:
        if manners[option] == PICK:
            check_pick(decision, option)


def check_pick(decision: Decision, option: int) -> None:
    game, seat = decision.game, decision.seat
    said = f"{game.catalogue.notation(option)} instead of {decision}"
    twin = decision.state.clone()
    twin.tale = Tale()
    game.apply(twin, seat, option)
    is_going_on = twin.turn == decision.state.turn and seat in game.seats_to_act(twin)
    assert is_going_on, f"the turn does not go on after {said}"
    assert [twin.tale.facts, twin.tale.draws] == [[], []], f"a pick does something, {said}"
    assert any(game.manner(twin, seat, answer) in (ANSWER, PICK) for answer in game.legal(twin, seat)), said


def check_that_a_clone_plays_on(decision: Decision, twin: State) -> None:
    """The same option leads original and clone to the same state."""
    original = decision.state.clone()
    decision.game.apply(original, decision.seat, decision.option)
    decision.game.apply(twin, decision.seat, decision.option)
    assert digest(original) == digest(twin), f"a clone plays on differently, {decision}"


def is_worded(sentence: Sentence) -> bool:
    return isinstance(sentence, Sentence) and sentence.key != "" and isinstance(sentence.arguments, dict)


def check_reasons(decision: Decision, stream: Stream, sample: int = 60) -> None:
    """why_not is silent exactly for the options offered, for any seat and any option, and never raises."""
    game, state = decision.game, decision.state
    numbers = sorted(game.catalogue.numbers.values())
    for seat in range(game.players):
        offered = game.legal(state, seat).listed() if seat in game.seats_to_act(state) else []
        asked = offered + [numbers[pick(stream, len(numbers))] for _ in range(sample)]
        for option in asked:
            reason = game.why_not(state, seat, option)
            notation = game.catalogue.notation(option)
            assert (reason is None) == (option in offered), f"why not {notation} by {seat}? {reason}, {decision}"


def check_positions(game: Game, open_game: OpenGame, seed: str) -> None:
    """Between any two decisions a position is written, read and played on as if nothing had happened."""
    for decision in decisions(game, seed):
        state = decision.state
        text = position.pretty(position.write(game, state))
        again, loaded = position.read(position.parse(text), open_game)
        assert digest(loaded) == digest(state), f"the position read back differs, {decision}"
        assert again.seats_to_act(loaded) == game.seats_to_act(state), str(decision)
        offered = game.legal(state, decision.seat).listed()
        assert again.legal(loaded, decision.seat).listed() == offered, str(decision)
        original = state.clone()
        game.apply(original, decision.seat, decision.option)
        again.apply(loaded, decision.seat, decision.option)
        assert digest(loaded) == digest(original), f"the position read back plays on differently, {decision}"


def check_damaged_positions(game: Game, open_game: OpenGame, seed: str, every: int) -> None:
    """A position that was edited carelessly is refused by name, or it is a sound state whose options all apply."""
    stream = Stream(f"{seed} damage")
    for decision in decisions(game, seed):
        if decision.number % every == 0:
            document: object = json.loads(json.dumps(position.write(game, decision.state)))
            change = damage(document, stream)
            try:
                again, loaded = position.read(document, open_game)
            except Problems:
                continue
            check_invariants(again, loaded, f"{change}, {decision}")
            for seat in again.seats_to_act(loaded):
                for option in again.legal(loaded, seat):
                    again.apply(loaded.clone(), seat, option)


def places_in(document: object, where: str = "") -> list[tuple[str, dict[str, object] | list[object], str | int]]:
    """Every member of every object and list of a document: its JSON pointer, what holds it, and its key."""
    found: list[tuple[str, dict[str, object] | list[object], str | int]] = []
    if isinstance(document, dict):
        for key, member in document.items():
            found += [(f"{where}/{key}", document, key), *places_in(member, f"{where}/{key}")]
    elif isinstance(document, list):
        for place, member in enumerate(document):
            found += [(f"{where}/{place}", document, place), *places_in(member, f"{where}/{place}")]
    return found


def damage(document: object, stream: Stream) -> str:
    """Change one thing in a document, as a careless hand would; says what."""
    places = places_in(document)
    where, holder, key = places[pick(stream, len(places))]
    old = holder[key]  # type: ignore[index]
    if pick(stream, 5) == 0:
        del holder[key]  # type: ignore[arg-type]
        return f"{where} taken away"
    others: list[object] = [None, True, -1, 0, 1, 10**20, 0.5, "", "x", [], {}, [old], {"x": old}]
    if isinstance(old, int):
        others += 3 * [old + 1, old - 1, 2 * old, old + 7]
    new = others[pick(stream, len(others))]
    holder[key] = new  # type: ignore[index]
    return f"{where} from {old} to {new}"


def recorded(game: Game, seed: str) -> Record:
    """The record of a random game."""
    recorder = Recorder(game, seed, seats_of(game))
    for decision in decisions(game, seed):
        recorder.choose(decision.seat, decision.option)
    return recorder.record


def check_record(game: Game, open_game: OpenGame, seed: str) -> None:
    """A record is the same after writing and reading, verifies, and replays to the state that was played."""
    record = recorded(game, seed)
    again = Record.parse(record.text())
    assert again.problem is None
    assert again.text() == record.text()
    report = verify(again, open_game)
    assert report.is_sound, [str(problem) for problem in report.problems]
    assert report.checked == len(record.decisions)
    _, trusted = replay(again, open_game, trust=True)
    assert digest(trusted) == record.decisions[-1].digest
    assert game.scores(trusted) == record.scores


def check_record_at_every_decision(game: Game, open_game: OpenGame, seed: str) -> None:
    """Stopped after any decision, the record reads back and replays to that very state."""
    recorder = Recorder(game, seed, seats_of(game))
    for decision in decisions(game, seed):
        again = Record.parse(recorder.record.text())
        assert again.problem is None, str(decision)
        _, state = replay(again, open_game, seed=seed)
        assert digest(state) == digest(decision.state), f"replay differs from play, {decision}"
        recorder.choose(decision.seat, decision.option)


def check_same_seed(game: Game, seed: str) -> None:
    """Played twice, the same seed and choices give the same states; another seed gives another deal."""
    first = [digest(decision.state) for decision in decisions(game, seed)]
    second = [digest(decision.state) for decision in decisions(game, seed)]
    assert first == second, f"the game {seed} does not repeat itself"
    assert digest(game.new(seed)) != digest(game.new(f"{seed} too"))


def check_two_worlds(game: Game, seed: str, every: int) -> None:
    """Change only what a seat cannot know: what the seat sees, may do and is told stays the same."""
    for decision in decisions(game, seed):
        if decision.number % every == 0:
            for seat in [WATCHER, *range(game.players)]:
                world = game.determinise(decision.state, seat, f"{seed} {decision.number}")
                check_worlds_look_alike(decision, world, seat)
                check_worlds_tell_alike(decision, world, seat)


def check_worlds_look_alike(decision: Decision, world: State, seat: int) -> None:
    game, state = decision.game, decision.state
    check_invariants(game, world, f"a world dealt for seat {seat}, {decision}")
    assert seen(game, world, seat) == seen(game, state, seat), f"the view of seat {seat} leaks, {decision}"
    assert counted(game, world, seat) == counted(game, state, seat), f"the points told to seat {seat} leak, {decision}"
    assert game.seats_to_act(world) == game.seats_to_act(state), str(decision)
    if seat in game.seats_to_act(state):
        offered = game.legal(state, seat).listed()
        assert game.legal(world, seat).listed() == offered, f"the options of seat {seat} leak, {decision}"
        for option in offered:
            words, other_words = game.describe(state, seat, option), game.describe(world, seat, option)
            is_same = (words.key, words.arguments) == (other_words.key, other_words.arguments)
            assert is_same, f"the words for an option of seat {seat} leak, {decision}"


def check_worlds_tell_alike(decision: Decision, world: State, seat: int) -> None:
    """Facts tell a seat no more than its view: where the views stay alike, so do the facts.

    In the other world the one who acts may hold other options, so it chooses the one at the same place.
    """
    game = decision.game
    place = game.legal(decision.state, decision.seat).listed().index(decision.option)
    others = game.legal(world, decision.seat).listed()
    here, there = decision.state.clone(), world.clone()
    told_here = told(game, here, decision.seat, decision.option, seat)
    told_there = told(game, there, decision.seat, others[place % len(others)], seat)
    if told_here is not None and told_there is not None and seen(game, here, seat) == seen(game, there, seat):
        assert told_here == told_there, f"the facts told to seat {seat} leak, {decision}"


def told(game: Game, state: State, actor: int, option: int, seat: int) -> str | None:
    """What a seat hears of a decision, or None when chance had a say in it."""
    tale = Tale()
    state.tale = tale
    game.apply(state, actor, option)
    state.tale = None
    if tale.draws:
        return None
    return json.dumps([fact.as_json() for fact in tale.facts if fact.is_for(seat)])


def seen(game: Game, state: State, seat: int) -> str:
    return json.dumps(game.view(state, seat))


def counted(game: Game, state: State, seat: int) -> str:
    """All that a seat is told about points: those scored, and those that the end would add."""
    outlook = game.outlook(state, seat)
    lines = [
        [line.seat, line.source, line.points, [[one.words.key, one.words.arguments, one.points] for one in line.pieces]]
        for line in [*game.score_sheet(state), *outlook.lines]
    ]
    return json.dumps([lines, outlook.hidden, game.scores(state), game.rivals(state)])
