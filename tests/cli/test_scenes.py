"""``scene`` and ``show``, and what takes a scene where it takes a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bogwood import shelf
from bogwood.cli.books import book_of
from bogwood.cli.desk import Desk
from bogwood.cli.eyes import Eyes
from bogwood.cli.scenes import draw
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import pretty, write
from bogwood.kernel.record import Record
from bogwood.scene import Made, make

from .conftest import Shell

POND = "game feya players 2\nseed 7\nfrogs settle h4 c6=2 g10\nfrogs have gold 12\nseason red\nturn frogs\n"


@pytest.fixture
def pond(tmp_path: Path) -> Path:
    file = tmp_path / "pond.scene"
    file.write_text(POND, encoding="utf-8")
    return file


def test_a_scene_becomes_a_position_that_is_sound(shell: Shell, pond: Path) -> None:
    said = shell("scene", pond)
    assert (said.status, said.json["state"]["seats"][0]["gold"]) == (0, 12)
    assert shell("check", "-", given=said.out).status == 0


def test_what_was_chosen_is_said_beside_it(shell: Shell, pond: Path) -> None:
    said = shell("scene", pond)
    assert "order crocodiles frogs (follows from the rest, rule FS-3.3)" in said.err.splitlines()
    assert shell("scene", pond, "--quiet").err == ""
    assert "(tak to vyšlo při přípravě)" in shell("scene", pond, "--lang", "cs").err


def test_a_scene_as_json_has_the_documented_keys(shell: Shell, pond: Path) -> None:
    answer = shell("scene", pond, "--json").json
    assert list(answer) == ["notes", "position"]
    assert list(answer["notes"][0]) == ["key", "arguments", "sentence"]


def test_a_scene_may_be_made_over_a_position(shell: Shell, pond: Path, tmp_path: Path) -> None:
    before = tmp_path / "before.json"
    before.write_text(shell("scene", pond).out, encoding="utf-8")
    made = shell("scene", "-", "--over", before, given="frogs have gold 3").json
    assert made["state"]["seats"][0]["gold"] == 3


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("game feya\nfrogs dance", "bogwood: scene-unknown-verb: line 2: "),
        ("game feya\nturtles boat 1 at g7", "bogwood: broken-boat-on-shrine: line 2: /state/seats/0/boats/0: "),
    ],
)
def test_what_cannot_be_is_one_coded_line_with_its_place(shell: Shell, text: str, line: str) -> None:
    said = shell("scene", "-", given=text)
    assert (said.status, said.out) == (2, "")
    assert any(problem.startswith(line) for problem in said.err.splitlines()), said.err


def test_a_scene_must_be_named(shell: Shell) -> None:
    assert shell("scene").codes == ["usage"]


@pytest.mark.parametrize("game", shelf.games())
def test_the_verbs_of_a_game_are_listed(shell: Shell, game: str) -> None:
    said = shell("scene", "--verbs", game).out.splitlines()
    assert {"game NAME [players N]", "play MOVE …", "SEAT have THING N …"} <= set(said)


# Where a position is taken


def test_every_command_takes_a_scene_for_a_position(shell: Shell, pond: Path) -> None:
    assert shell("check", pond).out == "The position is sound.\n"
    assert shell("legal", pond, "--json").json["seats_to_act"] == [0]
    assert shell("why", pond, "pass", "--json").json["is_open"] is True
    assert shell("apply", pond, "pass").json["state"]["pending"][-1]["step"] == "pass_bonus_tile"


def test_legal_why_and_check_look_after_some_moves(shell: Shell, pond: Path) -> None:
    assert {option["point"] for option in shell("legal", pond, "pass", "--json").json["options"]} >= {"pass_bonus_tile"}
    assert shell("why", pond, "pass", "pass", "--json").json["refusal"]["code"] == "not-now"
    assert shell("check", pond, "pass").out == "The position is sound.\n"
    assert shell("check", pond, "confirm").codes == ["not-now"]


def test_apply_tells_what_happened(shell: Shell, pond: Path) -> None:
    said = shell("apply", pond, "navigate_1", "worker:clan")
    assert said.json["state"]["spaces"] == {"navigate_1": {"seat": 0, "worker": "clan"}}
    assert any("Navigate" in line for line in said.err.splitlines())
    assert shell("apply", pond, "navigate_1", "--quiet").err == ""


def test_apply_as_json_has_facts_draws_and_position(shell: Shell, pond: Path) -> None:
    answer = shell("apply", pond, "navigate_1", "worker:clan", "--json").json
    assert list(answer) == ["facts", "draws", "position"]
    assert {"kind", "seat", "amount", "source", "arguments", "sentence"} == set(answer["facts"][0])


def test_who_chooses_can_be_said(shell: Shell) -> None:
    text = "game winter\neclipse"
    assert {option["seat"] for option in shell("legal", "-", "--json", given=text).json["options"]} == {0, 1}
    yellow = shell("legal", "-", "--as", "yellow", "--json", given=text).json["options"]
    assert {option["seat"] for option in yellow} == {1}
    chosen = shell("apply", "-", "pile:done", "--as", "1", given=text).json
    assert chosen["state"]["sealed"] == [0]
    assert (
        shell("why", "-", "pass", "--as", "crocodiles", "--json", given=POND).json["refusal"]["code"] == "not-your-turn"
    )
    assert shell("why", "-", "pass", "--as", "nobody", given=POND).codes == ["no-such-seat"]


# Drawn


def test_show_draws_the_table_with_names_of_cells_points_and_the_question(shell: Shell, pond: Path) -> None:
    said = shell("show", pond).out
    for part in ("_h4_", "Turtles", "12 gold", "Clan board: Frogs", "Total", "What will your clan do?"):
        assert part in said
    assert "_h4_" not in shell("show", pond, "--no-names").out


def test_show_goes_some_moves_further(shell: Shell, pond: Path) -> None:
    assert "2 workers" in shell("show", pond, "navigate_1", "worker:clan").out


def test_a_seat_sees_its_own_secrets_and_what_it_can_count(shell: Shell) -> None:
    text = "game winter\nred hand 2 forager, hunter\nyellow hand 2 daredevil, shaman"
    red = shell("show", "-", "--as", "red", given=text).out
    assert "hunter" in red.lower()
    assert "shaman" not in red.lower().replace("shaman 1", "").partition("tribe stacks")[0]
    everything = shell("show", "-", given=text).out
    assert "1 Shaman" in everything
    assert "1 Shaman" not in red
    assert "1 Shaman" not in shell("show", "-", "--as", "watcher", given=text).out


def states(name: str, players: int) -> list[tuple[Game, State]]:
    game = shelf.open_game(name, players, {})
    state = game.new("worlds")
    stream = Stream("worlds")
    found: list[tuple[Game, State]] = []
    while game.seats_to_act(state) and len(found) < 8:
        if stream.below(20) == 0:
            found.append((game, state.clone()))
        seat = game.seats_to_act(state)[0]
        options = game.legal(state, seat)
        game.apply(state, seat, options.nth(stream.below(options.size())))
    return found


@pytest.mark.parametrize("name", shelf.games())
def test_two_worlds_look_alike_to_a_seat(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing hidden is shown: whatever the seat cannot know is dealt afresh, and the picture stays the same."""
    desk = Desk("en")
    for game, state in states(name, 3):
        for seat in range(3):
            seen = []
            twin = game.determinise(state, seat, "a")
            pages = [book_of(game).draw(one, desk.words).page((), True) for one in (state, twin)]
            assert pages[0] == pages[1]
            for world in (state, twin, game.determinise(state, seat, "b")):
                draw(desk, Made(game, world), Eyes(seat), True)
                seen.append(capsys.readouterr().out)
            assert seen[0] == seen[1] == seen[2]


# Played on


def test_a_game_is_played_from_a_scene(shell: Shell, pond: Path, tmp_path: Path) -> None:
    said = shell("play", "--from", pond, "--seed", "x", "--record", "game.jsonl", given="navigate_1 worker:clan\nq\n")
    assert said.status == 0
    record = Record.parse((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert record.start is not None
    assert [decision.move for decision in record.decisions] == ["navigate_1", "worker:clan"]
    assert shell("verify", "game.jsonl").status == 0


def test_who_plays_a_scene_gets_the_chance_it_wishes_for(shell: Shell, tmp_path: Path) -> None:
    text = "game felinia players 2\nship 1 lynx_1 red\nland 1\nnext wine by land:lynx_cross_1\n"
    (tmp_path / "walk.scene").write_text(text, encoding="utf-8")
    shell("play", "--from", "walk.scene", "--record", "walk.jsonl", given="land:lynx_cross_1\nq\n")
    goods = make(text).position["state"]["seats"][0]["goods"]  # type: ignore[index]
    position = shell("replay", "walk.jsonl", "--to", "1", "--as", "all", "--json").json["position"]
    assert position["state"]["seats"][0]["goods"]["wine"] == goods.get("wine", 0) + 1


def test_games_are_simulated_from_a_position(shell: Shell, pond: Path, tmp_path: Path) -> None:
    said = shell("simulate", "--from", pond, "--games", 6, "--check", 2, "--json").json
    assert (said["games"], said["players"], said["game"]) == (6, 2, "feya")
    assert shell("simulate", "--from", pond, "--games", 2, "--out", "games").status == 0
    assert shell("verify", "games/feya-2-000001.jsonl").status == 0
    assert shell("simulate").codes == ["usage"]


def test_a_position_written_by_hand_is_a_start_as_well(shell: Shell, tmp_path: Path) -> None:
    game, state = states("felinia", 2)[0]
    (tmp_path / "start.json").write_text(pretty(write(game, state)), encoding="utf-8")
    said = shell("simulate", "--from", "start.json", "--games", 3, "--bots", "random", "--json").json
    assert json.dumps(said["bots"]) == '["random", "random"]'
