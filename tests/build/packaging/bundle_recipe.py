"""PyInstaller's recipe of the bundle, run as on any system without PyInstaller's work."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PyInstaller.utils import hooks

Entry = tuple[str, str, str]
"""What PyInstaller found: where it goes, where it lies, its kind."""


class Recipe:
    """Stand-ins for what PyInstaller hands to its recipe; *made* is what was asked of each."""

    def __init__(self, binaries: Sequence[Entry] = ()) -> None:
        self.made: dict[str, dict[str, Any]] = {}
        self.binaries = list(binaries)
        """The libraries that were found; afterwards, those that the recipe left in the bundle."""

    def run(self, checkout: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> None:
        """Run the recipe as on the *system* that `sys.platform` names so."""
        monkeypatch.setattr(sys, "path", [*sys.path])
        monkeypatch.setattr(hooks, "collect_submodules", lambda *_: [])
        monkeypatch.setattr(sys, "platform", system)
        path = checkout / "build" / "folkdeck.spec"
        given = {**self._names(), "SPECPATH": str(path.parent)}
        exec(compile(path.read_text(encoding="utf-8"), path, "exec"), given)
        self.binaries = given["code"].binaries

    def _names(self) -> dict[str, Any]:
        """The names that the recipe finds."""
        return {name: self._step(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}

    def _step(self, name: str) -> Any:
        class Step:
            binaries = self.binaries
            datas: tuple[Entry, ...] = ()
            scripts = pure = ()

            def __init__(_, *given: object, **asked: Any) -> None:  # noqa: N805
                self.made[name] = asked

        return Step
