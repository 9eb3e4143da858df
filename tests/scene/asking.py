"""Words for tests of scenes: make one, look at a place of the position, see what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from bogwood.kernel.refusal import Problems, Refusal
from bogwood.scene import Made, make


def state_of(made: Made) -> dict[str, Any]:
    """The state as the position file has it."""
    state = made.position["state"]
    assert isinstance(state, dict)
    return state


def at(made: Made, path: str) -> Any:
    """What lies at a path of the state, ``seats/0/gold``."""
    found: Any = state_of(made)
    for step in path.split("/"):
        found = found[int(step)] if isinstance(found, list) else found[step]
    return found


def refused(text: str, **more: Any) -> list[Refusal]:
    """Everything for which a scene is refused."""
    with pytest.raises(Problems) as caught:
        make(text, **more)
    return caught.value.problems


def first_refusal(text: str, **more: Any) -> tuple[str, str]:
    """The line and the code of the first of it."""
    problem = refused(text, **more)[0]
    return problem.where.partition(":")[0], problem.code
