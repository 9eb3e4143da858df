"""Bogwood: board games about boats, their engines and bots.

The engines (``bogwood.kernel`` and ``bogwood.games``) and the search of the bots (in ``bogwood.bots``) run compiled
where their extension modules lie beside the sources, and interpreted elsewhere; ``BOGWOOD_PURE=1`` in the environment
makes them run interpreted.
"""

from __future__ import annotations

import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from types import ModuleType

__all__ = ["SourceFinder", "__version__", "compiled"]

__version__ = "0.1.0"

_ENGINES = ("bogwood.kernel", "bogwood.games", "bogwood.bots")


class SourceFinder(MetaPathFinder):
    """Finds the modules of these packages in their ``.py`` files only, whatever else lies beside them."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(tuple(f"{package}." for package in self.packages)):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path or ())
        return next((spec for finder in finders if (spec := finder.find_spec(name))), None)


def compiled() -> bool:
    """Whether the engines run compiled in this process."""
    kernel = find_spec("bogwood.kernel")
    folders = kernel.submodule_search_locations if kernel else None
    names = [module.name for module in pkgutil.iter_modules(folders or [], "bogwood.kernel.")]
    specs = [find_spec(name) for name in names]
    return any(spec is not None and isinstance(spec.loader, ExtensionFileLoader) for spec in specs)


if os.environ.get("BOGWOOD_PURE") == "1":
    sys.meta_path.insert(0, SourceFinder(*_ENGINES))
