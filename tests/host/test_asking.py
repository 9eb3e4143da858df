"""What goes without saying is not asked: it is played, named in the trial, and undone with the choice before it."""

from __future__ import annotations

from bogwood.host.making import made
from bogwood.host.plan import Plan, SeatPlan
from bogwood.kernel.start import start_of
from bogwood.shelf import open_game
from bogwood.store.contract import Json
from tests.web.turns import TURNS, Turn, walk

from .room import Room, Sitting, in_a_room, refused

BUILDING = TURNS["Feya's Swamp: build with two boats"]
INITIATING = TURNS["Endless Winter: Initiate with a recruited card"]
BUYING = TURNS["Felinia: buy and board"]


async def at(room: Room, turn: Turn) -> tuple[Sitting, int]:
    """A table for people only, at the beginning of a turn; and whose it is."""
    seat, start = turn.start()
    return await begun(room, turn, start), seat


async def begun(room: Room, turn: Turn, start: Json) -> Sitting:
    players = turn.opened().players
    plan = Plan(turn.game, players, [SeatPlan()] * players, dict(turn.options))
    fresh = made(plan, {n: f"person {n}" for n in range(players)}, {}, "clicks", open_game, 1, start)
    await room.store.write(fresh.change)
    room.open_game = open_game
    room.restart()
    return Sitting(room, fresh.table.name)


async def choose(table: Sitting, seat: int, *notations: str) -> Json:
    catalogue = (await table.loaded()).table.opened().catalogue
    for notation in notations:
        first, _, second = notation.partition("+")
        if second:
            await table.choose_via(seat, catalogue.parse(first), catalogue.parse(second))
        else:
            await table.choose(seat, catalogue.parse(first))
    shown: Json = (await table.shown(seat))["trial"]
    return shown


def unasked(trial: Json) -> list[str]:
    return [trial["chosen"][n] for n in trial["unasked"]]


@in_a_room
async def test_the_only_kind_of_worker_is_not_asked_for(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    trial = await choose(table, seat, "build_2")
    assert trial["chosen"] == ["build_2", "worker:clan"]
    assert unasked(trial) == ["worker:clan"]
    assert trial["question"][0] == "feya-question-choose_boat"


@in_a_room
async def test_what_went_without_saying_is_undone_with_the_choice_before(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    await choose(table, seat, "build_2")
    await table.undo(seat)
    assert (await table.shown(seat))["trial"]["chosen"] == []
    await table.redo(seat)
    assert (await table.shown(seat))["trial"]["chosen"] == ["build_2", "worker:clan"]


@in_a_room
async def test_finish_is_not_asked_for_when_no_boat_is_left_but_the_end_of_the_turn_is(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    moves = ["boat:2+to:b5", "build:c5", "track:lower_right", "boat:1+to:h3", "build:h2", "track:upper_left"]
    trial = await choose(table, seat, "build_2", *moves)
    assert trial["chosen"][-1] == "finish"
    assert (trial["question"][0], trial["can_commit"]) == ("feya-question-end_turn", False)
    assert unasked(trial) == ["worker:clan", "finish"]


@in_a_room
async def test_finish_is_asked_for_while_a_tile_could_let_a_boat_act(room: Room) -> None:
    """The seat has a tile for more range: with it, its other boat may still have somewhere to go."""
    table, seat = await at(room, TURNS["Feya's Swamp: trade two fish"])
    trial = await choose(table, seat, "trade_3", "boat:2+to:c7", "lay:b6", "lay:b6")
    assert "play:r1_range_3" in [option[1] for option in trial["options"]]
    trial = await choose(table, seat, "stop")
    assert trial["question"][0] == "feya-question-choose_boat"
    assert "finish" in [option[1] for option in trial["options"]]


@in_a_room
async def test_whoever_wants_answers_every_question(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    (await table.loaded()).table.ask_everything(seat, True)
    trial = await choose(table, seat, "build_2")
    assert (trial["chosen"], trial["question"][0]) == (["build_2"], "feya-question-worker_kind")
    assert unasked(await choose(table, seat, "worker:clan")) == []
    await table.undo(seat)
    assert (await table.shown(seat))["trial"]["chosen"] == ["build_2"]


@in_a_room
async def test_a_question_that_only_asides_would_open_is_asked(room: Room) -> None:
    """Felinia: with a good to sell, even the only answer is left to its player."""
    game = BUYING.opened()
    asked = 0
    for lot in range(40):
        state = walk(game, lot, 60 + lot)
        if game.is_over(state):
            continue
        seat = game.seats_to_act(state)[0]
        options = [game.catalogue.notation(option) for option in game.legal(state, seat)]
        answers = [notation for notation in options if not notation.startswith("sell:")]
        if len(answers) == 1 and len(options) > 1:
            table = await begun(room, BUYING, start_of(game, state))
            assert (await table.shown(seat))["trial"]["chosen"] == []
            asked += 1
    assert asked > 0


@in_a_room
async def test_a_box_without_anything_to_do_is_left_by_itself(room: Room) -> None:
    table, seat = await at(room, INITIATING)
    shown = (await table.loaded()).table.state
    shown.tribes[seat].food = 0  # type: ignore[union-attr]
    trial = await choose(table, seat, "member:initiate")
    assert unasked(trial) == ["next"]


@in_a_room
async def test_a_pick_and_its_answer_are_one_choice(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    await choose(table, seat, "build_2")
    trial = await choose(table, seat, "boat:2+to:b5")
    assert trial["chosen"][-2:] == ["boat:2", "to:b5"]
    await table.undo(seat)
    assert (await table.shown(seat))["trial"]["chosen"] == ["build_2", "worker:clan"]
    await table.redo(seat)
    assert (await table.shown(seat))["trial"]["chosen"][-2:] == ["boat:2", "to:b5"]


@in_a_room
async def test_after_a_restart_a_pick_is_a_choice_of_its_own(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    await choose(table, seat, "build_2", "boat:2+to:b5")
    await table.undo(seat)
    room.restart()
    await table.redo(seat)
    assert (await table.shown(seat))["trial"]["chosen"][-1] == "boat:2"
    await table.redo(seat)
    assert (await table.shown(seat))["trial"]["chosen"][-1] == "to:b5"


@in_a_room
async def test_every_answer_ahead_can_be_chosen_and_nothing_else(room: Room) -> None:
    table, seat = await at(room, BUILDING)
    trial = await choose(table, seat, "build_2")
    game, state = (await table.loaded()).table.opened(), (await table.loaded()).table.trial(seat).state
    ahead = {(via, option) for via, option, *_ in trial["ahead"]}
    assert ahead
    for via, *_ in trial["options"]:
        if not game.catalogue.notation(via).startswith("boat:"):
            continue
        twin = state.clone()
        game.apply(twin, seat, via)
        assert {option for pick, option in ahead if pick == via} <= set(game.legal(twin, seat).listed())
    catalogue = game.catalogue
    closed = table.choose_via(seat, catalogue.parse("boat:1"), catalogue.parse("to:a1"))
    assert (await refused(closed)).code
    no_pick = table.choose_via(seat, catalogue.parse("exchange:clan"), catalogue.parse("boat:1"))
    assert (await refused(no_pick)).code == "illegal-move"
    assert (await table.shown(seat))["trial"]["chosen"] == ["build_2", "worker:clan"]


@in_a_room
async def test_what_would_be_lost_is_told_with_the_option(room: Room) -> None:
    table, seat = await at(room, INITIATING)
    trial = await choose(table, seat, "member:initiate", "labour:firekeeper")
    catalogue = (await table.loaded()).table.opened().catalogue
    end = catalogue.parse("end")
    assert trial["forgoes"][str(end)][0] == "winter-forgoes-box"
    assert end in trial["passes"]
    labour = [option[0] for option in trial["options"] if option[1].startswith("labour:")]
    assert trial["asides"] == labour
