"""A turn is tried out on the server, for its seat alone, and can be undone until the seat has learnt something."""

from __future__ import annotations

from bogwood.kernel.digest import digest
from bogwood.testing.checks import decisions

from .lanterns import LOOK, NAME, TIE, WALK
from .room import Room, Sitting, in_a_room, open_game, refused

FEYA = "feya"


async def tried_state(table: Sitting, seat: int) -> str:
    """The digest of what a seat is trying out."""
    loaded = await table.loaded()
    return digest(loaded.table.trial(seat).state)


@in_a_room
async def test_a_choice_is_tried_out_and_not_an_event(room: Room) -> None:
    table = await room.table(FEYA)
    kinds = await table.kinds()
    seat = (await table.shown())["to_act"][0]
    await table.choose(seat)
    assert await table.kinds() == kinds
    assert len((await table.shown(seat))["trial"]["chosen"]) >= 1


@in_a_room
async def test_only_the_one_who_plays_hears_of_a_trial(room: Room) -> None:
    table = await room.table(NAME)
    ears = [await table.ear(seat) for seat in (0, 1, -1)]
    await table.choose(0, WALK)
    assert [len(ear.heard) for ear in ears] == [2, 1, 1]


@in_a_room
async def test_the_preview_shows_the_state_that_was_tried(room: Room) -> None:
    table = await room.table(NAME)
    ear = await table.ear(0)
    before = ear.last["view"]
    await table.choose(0, WALK)
    assert (before["stage"], ear.last["view"]["stage"]) == (0, 2)


@in_a_room
async def test_a_trial_is_told_in_the_words_of_what_was_tried(room: Room) -> None:
    """Whoever chooses a clan is told which, before it is theirs for good."""
    table = await room.table(FEYA)
    seat = (await table.shown())["to_act"][0]
    await table.choose(seat)
    facts = (await table.shown(seat))["trial"]["facts"]
    assert facts[0][0] == "clan"
    assert facts[0][5]["clan"]


@in_a_room
async def test_others_see_the_committed_state_while_a_turn_is_tried(room: Room) -> None:
    table = await room.table(NAME)
    before = [await table.shown(seat) for seat in (1, -1)]
    await table.choose(0, WALK)
    await table.choose(0)
    assert [await table.shown(seat) for seat in (1, -1)] == before


@in_a_room
async def test_what_is_forced_is_played_by_itself(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    assert (await table.shown(0))["trial"]["chosen"] == ["walk", "tie"]


@in_a_room
async def test_undo_takes_a_choice_back_with_what_it_forced(room: Room) -> None:
    table = await room.table(NAME)
    start = await table.shown(0)
    await table.choose(0, WALK)
    await table.undo(0)
    after = await table.shown(0)
    assert after["trial"]["chosen"] == []
    assert after["view"] == start["view"]


@in_a_room
async def test_redo_brings_back_what_was_undone_with_what_it_forced(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.choose(0)
    tried = (await table.shown(0))["view"]
    await table.undo(0)
    await table.undo(0)
    await table.redo(0)
    await table.redo(0)
    assert (await table.shown(0))["view"] == tried


@in_a_room
async def test_a_new_choice_ends_redo(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    cards = await table.options(0)
    await table.choose(0, cards[0])
    await table.undo(0)
    await table.choose(0, cards[1])
    assert (await refused(table.redo(0))).code == "nothing-to-redo"


@in_a_room
async def test_nothing_to_undo_at_the_beginning(room: Room) -> None:
    table = await room.table(NAME)
    assert (await refused(table.undo(0))).code == "nothing-to-undo"


@in_a_room
async def test_what_was_forced_before_any_choice_cannot_be_undone(room: Room) -> None:
    table = await room.table()
    for _ in range(2):
        await table.finish_turn(0)
        await table.finish_turn(1)
    shown = await table.shown(0)
    assert len(shown["trial"]["chosen"]) == 1, "the last card is the only one"
    assert not shown["trial"]["can_undo"]
    assert (await refused(table.undo(0))).code == "nothing-to-undo"


@in_a_room
async def test_a_complete_turn_takes_no_more_choices(room: Room) -> None:
    table = await room.table()
    cards = await table.options(0)
    await table.choose(0, cards[0])
    assert (await refused(table.choose(0, cards[1]))).code == "turn-complete"


@in_a_room
async def test_a_trial_survives_a_restart(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.choose(0)
    tried = await tried_state(table, 0)
    room.restart()
    assert await tried_state(table, 0) == tried


@in_a_room
async def test_redo_survives_a_restart(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.choose(0)
    tried = await tried_state(table, 0)
    await table.undo(0)
    room.restart()
    await table.redo(0)
    assert await tried_state(table, 0) == tried


@in_a_room
async def test_every_trial_of_a_whole_turn_survives_a_restart(room: Room) -> None:
    table = await room.table(FEYA, seed="drafts")
    for _ in range(60):
        seat = (await table.shown())["to_act"][0]
        if (await table.shown(seat))["trial"]["can_commit"]:
            await table.commit(seat)
        else:
            await table.choose(seat)
            tried = await tried_state(table, seat)
            room.restart()
            assert await tried_state(table, seat) == tried


@in_a_room
async def test_a_trial_survives_what_others_do_meanwhile(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.finish_turn(1)
    assert (await table.shown(0))["trial"]["chosen"] == ["walk", "tie"]
    room.restart()
    assert (await table.shown(0))["trial"]["chosen"] == ["walk", "tie"]


@in_a_room
async def test_a_trial_survives_a_proposal(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.propose(1, "cancel")
    room.restart()
    assert (await table.shown(0))["trial"]["chosen"] == ["walk", "tie"]


@in_a_room
async def test_redo_survives_what_others_do_meanwhile(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.undo(0)
    await table.propose(1, "cancel")
    room.restart()
    assert (await table.shown(0))["trial"]["can_redo"]


@in_a_room
async def test_a_committed_turn_leaves_no_trial(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, WALK)
    await table.choose(0)
    await table.commit(0)
    assert await room.store.trials(table.name) == []


@in_a_room
async def test_undo_and_redo_come_to_every_state_of_a_turn_of_feya(room: Room) -> None:
    table = await room.table(FEYA, seed="undo")
    for _ in range(12):
        seat = (await table.shown())["to_act"][0]
        states = [await tried_state(table, seat)]
        while not (await table.shown(seat))["trial"]["can_commit"]:
            await table.choose(seat)
            states.append(await tried_state(table, seat))
        back = states[-1:]
        while (await table.shown(seat))["trial"]["can_undo"]:
            await table.undo(seat)
            back.append(await tried_state(table, seat))
        assert back == states[::-1]
        while (await table.shown(seat))["trial"]["can_redo"]:
            await table.redo(seat)
        assert await tried_state(table, seat) == states[-1]
        await table.commit(seat)


@in_a_room
async def test_a_step_is_never_counted_twice(room: Room) -> None:
    table = await room.table(NAME)
    steps = [await table.at(0)]
    await table.choose(0, WALK)
    for deed in (table.undo, table.redo, table.choose, table.undo, table.undo):
        steps.append(await table.at(0))
        await deed(0)
    room.restart()
    steps.append(await table.at(0))
    assert steps == sorted(steps)
    assert len({tuple(step) for step in steps}) == len(steps)


# The floor of undo


@in_a_room
async def test_a_look_at_a_hidden_card_is_committed_at_once(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, LOOK)
    assert (await table.events())[-1].body["chosen"] == [LOOK]


@in_a_room
async def test_what_came_before_a_revelation_is_committed_with_it(room: Room) -> None:
    table = await room.table()
    for seat in (0, 1, 0, 1):
        await table.finish_turn(seat)
    await table.finish_turn(0)
    kinds = await table.kinds()
    await table.choose(1)
    assert await table.kinds() == [*kinds, "turn", "over"], "the last cards are turned up and nothing is drawn"
    assert "draws" not in (await table.events())[-2].body


@in_a_room
async def test_a_choice_by_which_chance_speaks_is_committed_at_once(room: Room) -> None:
    table = await room.table()
    await table.finish_turn(0)
    await table.choose(1)
    last = (await table.events())[-1]
    assert (last.kind, last.body["seat"]) == ("turn", 1)
    assert last.body["draws"]


@in_a_room
async def test_after_a_revelation_the_turn_goes_on(room: Room) -> None:
    table = await room.table(NAME)
    await table.choose(0, LOOK)
    shown = await table.shown(0)
    assert shown["trial"]["chosen"] == ["tie"]
    assert not shown["trial"]["can_undo"]
    assert len(shown["trial"]["options"]) == 3


@in_a_room
async def test_a_sealed_choice_reveals_nothing_and_can_be_undone(room: Room) -> None:
    table = await room.table()
    await table.choose(0)
    assert (await table.shown(0))["trial"]["can_undo"]


@in_a_room
async def test_a_trial_that_would_now_reveal_waits_to_be_redone(room: Room) -> None:
    table = await room.table()
    await table.choose(1)
    await table.finish_turn(0)
    shown = await table.shown(1)
    assert shown["view"]["round"] == 1, "the cards are not turned up before the second seat says so"
    assert (shown["trial"]["chosen"], shown["trial"]["can_redo"]) == ([], True)
    await table.redo(1)
    assert (await table.shown(1))["view"]["round"] == 2


@in_a_room
async def test_no_choice_of_an_open_game_is_taken_for_a_revelation(room: Room) -> None:
    table = await room.table(FEYA, seed="open")
    game = open_game(FEYA, 2, {}, "")
    loaded = await table.loaded()
    for decision in decisions(game, "open"):
        if decision.number % 7 == 0:
            loaded.table.state = decision.state.clone()
            loaded.table.trials.clear()
            trial = loaded.table.trial(decision.seat)
            if loaded.table.is_complete(trial):
                continue
            for option in loaded.table.opened().legal(trial.state, trial.seat).listed()[:5]:
                tried = loaded.table.choose(decision.seat, option)
                assert not tried.is_final, str(decision)
                if tried.can_undo:
                    loaded.table.undo(decision.seat)


@in_a_room
async def test_a_tie_is_never_a_choice(room: Room) -> None:
    table = await room.table(NAME)
    assert (await refused(table.choose(0, TIE))).code == "not-in-hand"
