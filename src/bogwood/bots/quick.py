"""How everybody plays on in the worlds of a search, where a game has a quicker way than to search every turn."""

from __future__ import annotations

from abc import ABC, abstractmethod

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import State
from bogwood.kernel.native import mypyc_attr


# A game's may be plain Python even where this is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(ABC):
    """Quick and sound turns of every seat.  They depend on what it may know and on the stream, on nothing else."""

    @abstractmethod
    def turn(self, state: State, seat: int, stream: Stream) -> State | None:
        """The table after a turn of this seat, or after as much of it as is decided together; None where a search by
        narrow advice has to decide.  The table that was given is not to be used any more, unless the answer is None.
        """
