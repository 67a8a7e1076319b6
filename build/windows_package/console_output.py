"""What the installed program prints, though it is windowed: on a console, and in a file."""

from __future__ import annotations

import re

from windows_package.installed_program import PATIENCE, Failed, InstalledProgram

CONTROL = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]|\r")
"""What a terminal is told besides letters."""


def on_console(installed: InstalledProgram, version: str) -> str:
    """Commands started from a console, which is not handed on to them; what they were.

    Raises:
        Failed: when the console does not show what one prints.
    """
    told = {
        "--version": f"folkdeck {version}",
        "--help": "--selftest",
        "simulate pitch --players novice --max-actions 4": "4 actions",
        "--no-such-option": "--no-such-option",
    }
    for words, wanted in told.items():
        command = ["start", "/wait", installed.program, *words.split()]
        _, said = installed.prefix.run_on_console(command, PATIENCE)
        if wanted not in (shown := CONTROL.sub("", said)):
            raise Failed(f"{words} shows {shown.strip()[-500:]!r} on the console.")
    return ", ".join(words.split()[0] for words in told)


def in_file(installed: InstalledProgram, version: str) -> str:
    """Both outputs sent to files from a console; their first lines.

    Raises:
        Failed: when a file lacks what was printed, or the console shows it.
    """
    wanted = {
        "--version >": f"folkdeck {version}",
        "--no-such-option 2>": "folkdeck: Unrecognized arguments: --no-such-option.",
    }
    for words, line in wanted.items():
        file = installed.prefix.drive / "said.txt"
        file.unlink(missing_ok=True)
        command = ["cmd", "/c", f"{installed.program} {words} C:\\{file.name}"]
        _, said = installed.prefix.run_on_console(command, PATIENCE)
        found = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if found[:1] != [line] or line in said:
            raise Failed(f"{words} wrote {found}, and showed {said.strip()!r}.")
    return ", ".join(wanted.values())
