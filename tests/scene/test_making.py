"""What holds for scenes of every game: headers, moves, values by path, chance, refusals by line."""

from __future__ import annotations

import pytest

from bogwood import shelf
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import write
from bogwood.scene import Scene, Stage, make
from tests.web.toys.reeds import GAME as REEDS

from .asking import at, first_refusal, refused

FIRST = "clan_choice=random clan_side=normal"


def test_a_header_alone_is_a_new_game() -> None:
    made = make("game feya players 2\nseed 7")
    assert made.position == write(made.game, shelf.open_game("feya", 2, {}).new("7"))


def test_players_and_options_may_have_lines_of_their_own() -> None:
    made = make("game feya\nplayers 4\noptions clan_side=lotus, first_drafter=seat_1")
    assert (made.game.players, made.game.options["clan_side"]) == (4, "lotus")


def test_a_preset_goes_by_the_name_of_variant() -> None:
    assert make("game felinia\noptions variant=advanced").game.options["mode"] == "advanced"


def test_the_fewest_players_but_one_alone_are_usual() -> None:
    assert [make(f"game {name}").game.players for name in ("feya", "felinia", "winter")] == [2, 2, 2]


def test_begin_goes_to_the_first_turn() -> None:
    assert at(make("game feya\nbegin"), "pending")[-1]["step"] == "main_choice"


def test_the_same_lines_make_the_same_position() -> None:
    text = "game winter\nseed 3\nred have food 4"
    assert make(text).position == make(text).position


def test_moves_are_played_where_they_stand() -> None:
    made = make("game felinia\nfirst red\nplay bid:stall_1 bid:guild\nblue have coins 5\nplay bid:income")
    assert at(made, "discs") == {"stall_1": [0], "guild": [1]}
    assert (at(made, "seats/0/income"), at(made, "seats/1/coins")) == (1, 5)
    assert "bids" in {fact.kind for fact in made.facts} or made.facts


def test_a_closed_move_is_refused_with_its_line_and_its_place() -> None:
    problem = refused("game felinia\nplay bid:stall_1 buy:wine")[0]
    assert (problem.code, problem.where) == ("not-now", "line 2: move 2 buy:wine")


def test_any_value_of_the_position_can_be_set_by_its_path() -> None:
    made = make("game feya\nset /seats/0/gold 33\nset /swamp/totem null\nset /deal/first_drafter 1")
    assert (at(made, "seats/0/gold"), at(made, "deal/first_drafter")) == (33, 1)


@pytest.mark.parametrize("line", ["set /seats/7/gold 1", "set /nowhere/at/all 1", "set /round/of 1"])
def test_a_path_that_leads_nowhere_is_refused(line: str) -> None:
    assert first_refusal(f"game feya\n{line}") == ("line 2", "scene-no-path")


# Over a given position


def given(name: str = "feya", decisions: int = 40) -> tuple[Game, State]:
    game = shelf.open_game(name, 3, {})
    state = game.new("given")
    stream = Stream("given")
    for _ in range(decisions):
        seat = game.seats_to_act(state)[0]
        options = game.legal(state, seat)
        game.apply(state, seat, options.nth(stream.below(options.size())))
    return game, state


def test_a_scene_over_a_position_changes_what_it_says_and_nothing_else() -> None:
    game, state = given()
    before = write(game, state)
    made = make("player_2 have gold 3", over=(game, state))
    after = made.position
    assert at(made, "seats/1/gold") == 3
    after["state"]["seats"][1]["gold"] = before["state"]["seats"][1]["gold"]  # type: ignore[index]
    assert after == before
    assert write(game, state) == before


def test_a_position_says_its_game_itself() -> None:
    assert first_refusal("seed 3\nbegin", over=given()) == ("line 1", "scene-over-a-game")


def test_clans_keep_their_seats_once_the_game_is_on() -> None:
    game, state = given()
    clans = [seat["clan"] for seat in game.to_position(state)["seats"]]  # type: ignore[attr-defined]
    assert first_refusal(f"seats {clans[1]}s", over=(game, state)) == ("line 1", "scene-seat-taken")


# Chance


def test_the_next_draws_are_those_wished_for() -> None:
    made = make("game felinia\nbegin\nnext 2/6 0/4 5/7")
    assert [made.state.draw(6), made.state.draw(4), made.state.draw(7)] == [2, 0, 5]


def test_names_come_by_the_moves_that_bring_them() -> None:
    made = make("game felinia\nship 1 lynx_1 red\nland 1\nnext wine by land:lynx_cross_1")
    state = made.state.clone()
    made.game.apply(state, 0, made.game.catalogue.parse("land:lynx_cross_1"))
    before, after = at(made, "seats/0/goods"), made.game.to_position(state)["seats"][0]["goods"]  # type: ignore[index]
    assert after["wine"] == before.get("wine", 0) + 1


def test_whoever_plays_on_with_the_seed_gets_what_was_wished_for() -> None:
    made = make("game felinia\nbegin\nnext 3/5 1/5")
    state = made.state.clone()
    state.rekey(made.seed)
    assert [state.draw(5), state.draw(5)] == [3, 1]


def test_chance_that_cannot_be_is_refused_with_how_far_it_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bogwood.scene.luck.TRIES", 50)
    problem = refused("game felinia\nbegin\nnext 1/900 2/900 3/900 4/900")[0]
    assert (problem.code, problem.where, problem.arguments["expected"]) == ("scene-no-luck", "line 3", 4)
    assert int(problem.arguments["found"]) < 4


# Refusals


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ("line 1", "scene-no-game")),
        ("seed 3", ("line 1", "scene-no-game")),
        ("game chess", ("line 1", "unknown-game")),
        ("game feya players 9", ("line 1", "bad-players")),
        ("game feya players", ("line 1", "scene-usage")),
        ("game feya\nplayers many", ("line 2", "scene-number")),
        ("game feya\noptions", ("line 2", "scene-usage")),
        ("game feya\nseed", ("line 2", "scene-usage")),
        ("game feya\nseed 1\nseed 2", ("line 3", "scene-said-twice")),
        ("game feya\nbegin\nseed 2", ("line 3", "scene-too-late")),
        ("game feya\nbegin now", ("line 2", "scene-usage")),
        ("game feya\nset gold 3", ("line 2", "scene-usage")),
        ("game feya\nplay", ("line 2", "scene-usage")),
        ("game feya\nplay no:where", ("line 2", "bad-notation")),
        ("game feya\nnext", ("line 2", "scene-usage")),
        ("game feya\nnext 6/6", ("line 2", "scene-bad-draw")),
        ("game feya\nnext often", ("line 2", "scene-bad-draw")),
        ("game feya\ndance", ("line 2", "scene-unknown-verb")),
        ("game feya\nfrogs dance", ("line 2", "scene-unknown-verb")),
        ("game feya\nfrogs", ("line 2", "scene-unknown-verb")),
        ("game feya\ngive nobody gold 3", ("line 2", "scene-unknown-name")),
        ("game feya\nturn", ("line 2", "scene-usage")),
        ("game feya\nfrogs have gold 3 4", ("line 2", "scene-number-alone")),
        ("game feya\nfrogs guide monk artist", ("line 2", "scene-one-word")),
        ("game feya\nraces two_workers two_workers", ("line 2", "scene-said-twice")),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(text: str, found: tuple[str, str]) -> None:
    assert first_refusal(text) == found


def test_a_name_that_is_not_there_comes_with_those_it_may_mean() -> None:
    problem = refused("game feya\nfrogs guide mnok")[0]
    assert problem.arguments["allowed"] == "monk"


def test_every_line_that_makes_no_sense_is_named() -> None:
    problems = refused("game feya\nfrogs guide mnok\nseason pink\nfrogs have gold 2")
    assert [problem.where for problem in problems] == ["line 2", "line 3"]


def test_what_cannot_be_is_named_with_the_line_that_brought_it_about() -> None:
    problems = refused("game feya\nfrogs have gold 3\nfrogs have gold -2\nturtles boats g7 g7")
    found = {(problem.where.partition(":")[0], problem.code) for problem in problems}
    assert ("line 3", "schema-range") in found


def test_a_boat_on_a_shrine_is_blamed_on_the_line_that_put_it_there() -> None:
    problems = refused("game feya\nseed 7\nfrogs have gold 3\nturtles boat 1 at g7\nfrogs have mana 1")
    assert ("line 4", "broken-boat-on-shrine") in {(one.where.partition(":")[0], one.code) for one in problems}


# The Python door


def test_verbs_are_methods() -> None:
    scene = Scene("feya", players=2, seed="7")
    scene.seat("frogs").have("gold", 12, "mana 3")
    made = scene.season("red").turn("frogs").make()
    assert (
        made.position
        == make("game feya\nplayers 2\nseed 7\nfrogs have gold 12 mana 3\nseason red\nturn frogs").position
    )


def test_options_and_texts_may_be_given_too() -> None:
    made = Scene("felinia", mode="advanced").say("red have food 2\n# a comment\nblue have food 1").make()
    assert [at(made, f"seats/{seat}/food") for seat in range(2)] == [2, 1]


def test_lines_are_numbered_as_they_were_said() -> None:
    scene = Scene("feya").say("frogs have gold 1").say("frogs dance")
    with pytest.raises(Exception, match="line 3"):
        scene.make()


# Games that bring nothing


def test_a_game_without_verbs_of_its_own_has_those_that_all_have(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.discovered().games, "reeds", REEDS)
    new = make("game reeds\nseed 3")
    move = new.game.catalogue.notation(new.game.legal(new.state, 0).listed()[0])
    played = make(f"game reeds\nseed 3\nplay {move}")
    assert played.position != new.position
    assert REEDS.scene() is None
    assert Stage().verbs.table == {}
    assert first_refusal("game reeds\nplayer_1 have gold 3") == ("line 2", "scene-unknown-verb")


def test_a_value_of_any_game_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.discovered().games, "reeds", REEDS)
    position = make("game reeds\nseed 3").position["state"]
    assert isinstance(position, dict)
    name = next(key for key, value in position.items() if isinstance(value, int) and not isinstance(value, bool))
    made = make(f"game reeds\nseed 3\nset /{name} {position[name]}")
    assert made.position["state"] == position
