"""Native: whether mypyc compiled the engine, and the mark of classes that stay open even then.

A game from outside is plain Python, and inherits from them all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**marks):
        """Return the class as it is: only the compiler reads the marks."""
        return lambda marked: marked


__all__ = ["is_compiled", "mypyc_attr"]


def is_compiled() -> bool:
    """Whether the engine was compiled to machine code; nothing is imported to find out."""
    import importlib.util  # rarely asked: not before the first frame
    from pathlib import PurePath

    found = importlib.util.find_spec("game.engine.match")
    return found is not None and PurePath(found.origin or "").suffix in (".so", ".pyd")
