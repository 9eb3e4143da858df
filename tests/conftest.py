"""The marks by which tests cite rules, and the count of what is cited at the end of a whole run."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.citations import ROOT, coverage
from tests.store.postgres_server import postgres

__all__ = ["postgres"]

pytest.register_assert_rewrite("bogwood.testing", "tests.games.rule_texts")

# A slow machine is no failure, and the same tests run every time.
settings.register_profile("bogwood", deadline=None, derandomize=True)
settings.load_profile("bogwood")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", 'rule("FS-9.2", ...): the rules of a game that the test is about')
    config.addinivalue_line("markers", 'example("EX-3"): the worked example that the test plays')
    config.addinivalue_line("markers", 'option("clan_choice", "random"): the value of a rule option under test')


WITH_BROWSERS = (ROOT / "tests" / "web", ROOT / "tests" / "site")


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that an earlier test of this process has left open has an event loop in this thread, which stands
    still between its own tests: others may run theirs."""
    loop = asyncio._get_running_loop()
    if loop is None or any(folder in request.path.parents for folder in WITH_BROWSERS):
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


def is_whole_run(config: pytest.Config) -> bool:
    """Was everything asked for, in this process, so that what no test cites is missing?"""
    if hasattr(config, "workerinput"):
        return False
    chosen = [Path(argument).resolve() for argument in config.args]
    is_narrowed = any(config.getoption(name) for name in ("keyword", "markexpr", "deselect", "ignore", "collectonly"))
    return not is_narrowed and (ROOT in chosen or ROOT / "tests" in chosen)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A whole run fails when a rule, an example or an option value is cited by no test."""
    is_covered = all(game.is_complete for game in coverage())
    if is_whole_run(session.config) and not is_covered and session.exitstatus == pytest.ExitCode.OK:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if not is_whole_run(config):
        return
    terminalreporter.section("rules cited by tests")
    for game in coverage():
        for line in game.lines():
            terminalreporter.line(line, green=game.is_complete, red=not game.is_complete)
