"""The tests that games inherit pass a sound game, with its kept records, and fail a spoilt one by name."""

from __future__ import annotations

import json
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from bogwood import SourceFinder
from bogwood.kernel.game import Game
from bogwood.manifest import Manifest
from bogwood.testing import GameTests, RecordTests, golden, texts
from bogwood.testing.suite import choices, opener
from tests import plugins
from tests.kernel import broken
from tests.web.toys.reeds import GAME as REEDS

GOLDEN = Path(__file__).parents[1] / "conformance" / "golden"


class TestReeds(GameTests):
    game = REEDS


class TestRecords(RecordTests):
    game = REEDS

    @pytest.fixture(autouse=True)
    def _kept(self, tmp_path: Path) -> None:
        """Of the golden records those of this game."""
        self.records = tmp_path
        for path in GOLDEN.glob("reeds-*.jsonl"):
            (tmp_path / path.name).write_bytes(path.read_bytes())


class Spoilt(Manifest):
    """Reeds whose hidden cards show."""

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        return broken.ShowsTheRest(players, options)


class Wordy(Manifest):
    """Reeds with these words in place of its own."""

    def __init__(self, **texts: str) -> None:
        super().__init__(REEDS.package, REEDS.name, REEDS.players)
        self.texts = texts

    def words(self, language: str) -> str:
        return self.texts.get(language, "")


def judged(manifest: Manifest) -> GameTests:
    judge = GameTests()
    judge.game = manifest
    return judge


def test_every_number_of_players_and_every_value_of_every_option_is_judged(request: pytest.FixtureRequest) -> None:
    names = [item.name for item in request.session.items if item.parent and item.parent.name == "TestReeds"]
    assert {f"test_a_seat_cannot_tell_two_worlds_apart[{players}]" for players in (2, 3)} <= {*names}
    assert choices(REEDS) == [{}, {"best": "lowest"}]


def test_a_game_that_leaks_fails() -> None:
    with pytest.raises(AssertionError, match="the view of seat -1 leaks"):
        judged(Spoilt(REEDS.package, REEDS.name, REEDS.players)).test_a_seat_cannot_tell_two_worlds_apart(2)


@pytest.mark.parametrize(
    ("part", "source", "message"),
    [
        ("coach", "def acount(state, seat): ...\n", "coach has none of account, REASONS"),
        ("terminal", "BOOK = 7\n", "terminal.BOOK is no Book"),
        ("planning", "import nothing_of_this_name\n", "nothing_of_this_name"),
    ],
)
def test_a_part_that_nobody_could_use_fails(
    part: str, source: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = f"reeds_with_{part}"
    (plugins.install(tmp_path, package, plugins.REEDS) / f"{part}.py").write_text(source)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises((AssertionError, ImportError), match=message):
        judged(import_module(package).GAME).test_a_part_holds_what_is_looked_for()


def test_a_record_that_would_be_written_otherwise_fails(tmp_path: Path) -> None:
    game = REEDS.open(2, {})
    first, second, _ = golden.write(tmp_path, game)
    golden.check_record(game, opener(REEDS), first, 1)
    with pytest.raises(AssertionError, match="is not what would be written today"):
        golden.check_record(game, opener(REEDS), second, 1)
    first.unlink()
    with pytest.raises(AssertionError, match="is missing"):
        golden.check_record(game, opener(REEDS), first, 1)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "no message reeds-question-choose_card"),
        ("reeds-question-choose_card = { $nothing }", "reeds-question-choose_card shows what it is not given"),
    ],
)
def test_a_sentence_without_words_fails(words: str, message: str) -> None:
    manifest = Wordy(en=f"reeds-title = Reeds\n{words}")
    with pytest.raises(AssertionError, match=message):
        texts.check_sentences(manifest, manifest.open(2, {}), ["words"])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("reeds-titel = Rákosí", "keys that English lacks"),
        ("reeds-title = Rákosí { $name }", "other parameters of reeds-title"),
        ("reeds-title = Rákosí\nreeds-title = Rákos", "keys twice"),
        ("reeds-title = { spoilt", "what is no message"),
    ],
)
def test_a_language_that_differs_from_english_fails(words: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        texts.check_languages(Wordy(en="reeds-title = Reeds", cs=words))


def test_a_language_may_lack_what_english_says() -> None:
    texts.check_languages(Wordy(en="reeds-title = Reeds", cs=""))


SOUND = {"turn": ["R-1.1"], "mistakes": [{"id": "haste", "rule": "R-1.1"}]}
SAID = "reeds-overview-aim = Win.\nreeds-overview-turn-1 = Choose.\nreeds-mistake-haste = Haste.\n"


def explained(folder: Path, document: Any, words: str) -> Manifest:
    """Reeds with this overview."""
    home = plugins.install(folder, f"reeds_{folder.name}", plugins.REEDS)
    for place, text in (
        ("overview/overview.json", json.dumps(document)),
        ("overview/en.ftl", words),
        ("paragraphs/en.ftl", "reeds-rule-r-1-1 = Choose.\n"),
    ):
        (home / place).parent.mkdir(exist_ok=True)
        (home / place).write_text(text, encoding="utf-8")
    found: Manifest = import_module(home.name).GAME
    return found


def test_a_game_may_be_explained_without_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    judged(explained(tmp_path, SOUND, SAID)).test_the_overview_is_whole()


@pytest.mark.parametrize(
    ("document", "words", "message"),
    [
        (SOUND, SAID.replace("turn-1", "turn-2"), "parts of the overview without words"),
        (SOUND, SAID + "reeds-mistake-sloth = Sloth.", "words of parts that the overview does not have"),
        (SOUND, SAID.replace("Haste.", "{ $won } times."), "shows what it is not given"),
        ({**SOUND, "turn": ["R-9.1"]}, SAID, "rules that are in no paragraph"),
        ({**SOUND, "turn": "R-1.1"}, SAID, "Expected `array`"),
        ({**SOUND, "mistakes": [{"id": "haste", "habit": "used/pass"}]}, SAID, "was not measured"),
        ({**SOUND, "diagrams": [{"id": "bed"}]}, SAID + "reeds-diagram-bed = A bed.", "no position of the diagram bed"),
    ],
)
def test_an_overview_that_is_not_whole_fails(
    document: Any, words: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises((AssertionError, ValueError), match=message):
        judged(explained(tmp_path, document, words)).test_the_overview_is_whole()


def test_compiled_modules_of_a_game_are_passed_over_where_all_is_interpreted(tmp_path: Path) -> None:
    for suffix in (".py", EXTENSION_SUFFIXES[0]):
        (tmp_path / f"rules{suffix}").touch()
    finder = SourceFinder("pools")
    found = finder.find_spec("pools.rules", [str(tmp_path)])
    assert found is not None
    assert found.origin == str(tmp_path / "rules.py")
    assert finder.find_spec("ponds.rules", [str(tmp_path)]) is None
