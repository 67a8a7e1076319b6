"""The mark of classes that stay open to plain Python where the engine is compiled by mypyc.

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


__all__ = ["mypyc_attr"]
