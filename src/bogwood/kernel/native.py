"""Machine integers, and the one thing that compiled and interpreted classes do differently.  Never compiled itself.

``i64`` and ``i16`` are C integers where mypyc compiles and plain ints elsewhere; without mypy_extensions they are
``int``.  Code that uses them keeps every intermediate result within 62 bits, so that both ways of running give the
same answers.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i16, i64, mypyc_attr
else:
    try:
        from mypy_extensions import i16, i64, mypyc_attr
    except ImportError:
        i16 = i64 = int

        def mypyc_attr(**attributes):
            return lambda decorated: decorated


__all__ = ["i16", "i64", "is_interpreted", "mypyc_attr", "shallow_copy"]

T = TypeVar("T")


def is_interpreted(thing: object) -> bool:
    """Is this class or function an ordinary Python one, not one compiled by mypyc?"""
    if isinstance(thing, type):
        return "__mypyc_attrs__" not in vars(thing)
    return isinstance(thing, FunctionType)


blank = object.__new__


def shallow_copy(thing: T) -> T:
    """A copy of an interpreted object that shares its attributes' values: the quickest way Python has."""
    twin = blank(thing.__class__)
    twin.__dict__ = thing.__dict__.copy()
    return twin
