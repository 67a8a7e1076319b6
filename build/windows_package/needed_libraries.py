"""Needed libraries: whether the bundle brings all that Windows lacks, though Wine has it.

Wine has libraries that a fresh Windows has not, such as the runtimes of Visual C++, so that a
program which starts there may still fail on the computer of a person.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Final

PROGRAMS: Final = (".exe", ".dll", ".pyd")
OF_WINDOWS: Final = frozenset({
    "advapi32.dll", "bcrypt.dll", "comctl32.dll", "gdi32.dll", "imm32.dll", "iphlpapi.dll",
    "kernel32.dll", "msvcrt.dll", "ole32.dll", "oleaut32.dll", "rpcrt4.dll", "setupapi.dll",
    "shell32.dll", "user32.dll", "version.dll", "winmm.dll", "ws2_32.dll",
})  # fmt: skip
"""Libraries that every Windows from 10 on has."""
API_SETS: Final = "api-ms-win-"
"""What the names of its other libraries begin with, the C runtime's among them."""

_NEEDED = re.compile(r"^\s*DLL Name: (\S+)$", re.MULTILINE)


def lacking(bundle: Path) -> list[str]:
    """A sentence for each library that *bundle* needs and neither it nor Windows has."""
    programs = [path for path in sorted(bundle.rglob("*")) if path.suffix.lower() in PROGRAMS]
    brought = {path.name.lower() for path in programs}
    return [
        f"{path.relative_to(bundle)} needs {name}, which Windows lacks."
        for path in programs
        for name in unknown(_imports(path), brought)
    ]


def unknown(told: str, brought: Set[str]) -> Iterator[str]:
    """Name the libraries that *told*, the words of objdump, needs besides Windows' and *brought*.

    *brought* are names in small letters.
    """
    for name in _NEEDED.findall(told):
        small = name.lower()
        if small not in brought | OF_WINDOWS and not small.startswith(API_SETS):
            yield name


def _imports(program: Path) -> str:
    """What objdump tells of *program*.

    Raises:
        CalledProcessError: when it is no program of Windows.
    """
    command = ["objdump", "--private-headers", str(program)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
