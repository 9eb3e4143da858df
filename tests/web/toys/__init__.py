"""Two games of another package, of which the client knows nothing: Reeds, of cards, and Ponds, on a board.

``PLUGIN`` is the folder of an installed package that names them.
"""

from __future__ import annotations

from pathlib import Path

PLUGIN = Path(__file__).parent / "plugin"
