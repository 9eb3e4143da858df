"""What Python lacks in a browser although a library asks for it when it is loaded; nobody ever uses it there.

To be imported before anything of litestar is.
"""

from __future__ import annotations

import importlib.util
import sys
from types import ModuleType

INTERPRETERS = "concurrent.interpreters"
"""anyio offers to run things in other interpreters, and takes their names along."""


class NotHere(Exception):
    """There are no other interpreters."""


def stand_in() -> None:
    if sys.version_info < (3, 14) or importlib.util.find_spec("_interpreters") is not None:
        return
    module = ModuleType(INTERPRETERS)
    for name in ("ExecutionFailed", "create"):
        setattr(module, name, NotHere)
    sys.modules[INTERPRETERS] = module


stand_in()
