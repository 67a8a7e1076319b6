"""The proof of the download: the bundle plays matches where nothing of this checkout can help."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import package
from environment import checkout, real_mouse, xvfb

MATCHES = {
    "fire gibbon": ["--game", "fire_gibbon", "--demo", "--quit-after-match", "--speed", "0"],
    "pitch": ["--game", "pitch", "--demo", "--quit-after-match", "--speed", "0"],
}
SENTENCES = {
    "unknown game": ["--game", "tiddlywinks"],
    "unknown option": ["--no-such-option"],
}

NAME = "folkdeck"
"""What a complaint begins with; the system's own libraries may grumble around it."""


PATIENCE, SELFTEST_PATIENCE = 120, 600
"""Seconds for one start, a whole match included, and for a self-test with all games."""


class Run(NamedTuple):
    """One start of the bundle: what it was for, how it ended, how long it took, what was wrong."""

    name: str
    code: int | None
    seconds: float
    wrong: str


def bare_environment(home: Path, display: str | None) -> dict[str, str]:
    """An environment with nothing in it but what every desktop gives a program."""
    if os.name == "nt":
        kept = {key: os.environ[key] for key in ("SYSTEMROOT", "TEMP", "TMP") if key in os.environ}
        return {**kept, "USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    shown = {"DISPLAY": display} if display else {}
    return {"PATH": "/usr/bin:/bin", "HOME": str(home), **shown}


def start(
    program: Path, name: str, words: list[str], code: int, environment: dict[str, str], cwd: Path
) -> Run:
    """Start the bundle once in *cwd*, its home; it should end with *code*, without a traceback."""
    begun = time.monotonic()
    patience = SELFTEST_PATIENCE if "--selftest" in words else PATIENCE
    try:
        done = subprocess.run(
            [str(program), *words],
            env=environment,
            cwd=cwd,
            capture_output=True,
            text=True,
            errors="replace",
            timeout=patience,
        )
    except subprocess.TimeoutExpired:
        wrong = f"did not end within {patience} s; {written(cwd)}"
        return Run(name, None, time.monotonic() - begun, wrong)
    said = done.stdout + done.stderr + written(cwd)
    wrong = "" if done.returncode == code else f"ended with {done.returncode}, not {code}: "
    if wrong or "Traceback" in said:
        wrong += said.strip()[-2000:] or "it said nothing"
    elif code == 2 and len([line for line in said.splitlines() if line.startswith(NAME)]) != 1:
        wrong = f"said more or less than one sentence: {said.strip()!r}"
    return Run(name, done.returncode, time.monotonic() - begun, wrong)


def written(home: Path) -> str:
    """What the program wrote into its logs below *home*; a caught failure stands only there."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.log")))


def lock(folder: Path) -> dict[str, int]:
    """Take the right to write from everything in *folder*; names and times, to compare later."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222)
    return state(folder)


def state(folder: Path) -> dict[str, int]:
    """Every path in *folder* with the time it was last changed."""
    return {str(path): path.lstat().st_mtime_ns for path in folder.rglob("*")}


def unlock(folder: Path) -> None:
    """Give the right to write back, so that *folder* can be removed."""
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            path.chmod(path.stat().st_mode | 0o200)


@contextlib.contextmanager
def display() -> Iterator[str | None]:
    """A private X display where there is Xvfb; elsewhere the desktop of the system."""
    if not sys.platform.startswith("linux"):
        yield None
    elif shutil.which("Xvfb"):
        with xvfb.x_server() as name:
            yield name
    else:
        yield os.environ.get("DISPLAY")


def prove(folder: Path) -> Iterator[Run]:
    """Run everything on a copy of the bundle *folder* that lies elsewhere and cannot be changed."""
    with tempfile.TemporaryDirectory() as place, display() as shown:
        copy = Path(place, "Card gämes", "folkdeck")
        shutil.copytree(folder, copy, symlinks=True)
        home = Path(place, "home")
        home.mkdir()
        before = lock(copy)
        program = copy / ("folkdeck.exe" if os.name == "nt" else "folkdeck")
        environment = bare_environment(home, shown)
        for code, runs in ((0, MATCHES), (2, SENTENCES)):
            for name, words in runs.items():
                yield start(program, name, words, code, environment, home)
        yield from fair(program, environment, home)
        yield selftest(program, environment, home)
        if sys.platform.startswith("linux"):
            screenless = bare_environment(home, None)
            words = MATCHES["pitch"]
            yield start(program, "no display", words, 2, screenless, home)
        changed = sorted(set(state(copy).items()) ^ set(before.items()))
        yield Run("nothing changed", 0, 0.0, f"the bundle changed: {changed}" if changed else "")
        unlock(copy)


def selftest(program: Path, environment: dict[str, str], home: Path) -> Run:
    """The bundle tries itself: every game passes, with pictures, in a window where there is one."""
    out = home / "self-test"
    run = start(program, "self-test", ["--selftest", "--out", str(out)], 0, environment, home)
    return run._replace(wrong=run.wrong or report_fault(out, "DISPLAY" in environment))


def report_fault(out: Path, shown: bool) -> str:
    """What the report of a self-test in *out* lacks; empty if nothing.

    *shown* is whether there was a display.
    """
    try:
        report = json.loads((out / "report.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        return f"its report cannot be read: {error}"
    played = [each["game"] for each in report["games"] if each["outcome"] == "passed"]
    if not report["passed"] or sorted(played) != games():
        return f"its report says that {played} passed, and {report['problems']}"
    if not report["machine"]["download"] or (shown and report["notes"]):
        return f"it was played elsewhere: {report['machine']}, {report['notes']}"
    if not report["machine"]["compiled"]:
        return "its engine is plain Python, not compiled"
    named = [name for each in report["games"] for name in each["pictures"]]
    lacking = [name for name in (*named, "report.txt") if not (out / name).is_file()]
    if len(set(named)) != 2 * len(played) or lacking:
        return f"pictures are missing: there should be {named}, and {lacking} are not"
    return ""


def games() -> list[str]:
    """The games of this checkout, by name."""
    rooms = (checkout.HERE / "game" / "games").glob("*/entry.py")
    return sorted(path.parent.name for path in rooms)


def fair(program: Path, environment: dict[str, str], home: Path) -> Iterator[Run]:
    """The bundle checks a match it finished itself: its seal, its computers, and by the button."""
    kept = sorted(home.rglob("matches/*.folkdeck"))
    if not kept:
        yield Run("kept matches", None, 0.0, "no finished match was kept")
        return
    for name, words in (("audit", ["audit", "--redeals", "1"]), ("verify", ["verify"])):
        yield start(program, name, [*words, str(kept[0])], 0, environment, home)
    if "DISPLAY" in environment and not real_mouse.lacking():
        for name, use in (("honesty button", real_mouse.honest), ("clipboard", real_mouse.renamed)):
            begun = time.monotonic()
            wrong = use(program, environment, home)
            yield Run(name, 0, time.monotonic() - begun, wrong or written(home))


def main(arguments: list[str]) -> int:
    """Prove the bundle; exit code 1 if any run went wrong, 2 if there is no bundle."""
    parser = argparse.ArgumentParser(prog="smoke.py", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the runs as JSON")
    parser.add_argument("--bundle", type=Path, default=package.bundle(), help="the folder to prove")
    asked = parser.parse_args(arguments)
    if not asked.bundle.is_dir():
        print("There is no bundle yet: run build/package.py first.", file=sys.stderr)
        return 2
    runs = []
    for run in prove(asked.bundle):
        runs.append(run)
        if not asked.json:
            verdict = "FAIL" if run.wrong else "ok  "
            print(f"{verdict} {run.name:16} {run.seconds:6.1f} s  {run.wrong}", flush=True)
    if asked.json:
        print(json.dumps({"runs": [run._asdict() for run in runs]}))
    return 1 if any(run.wrong for run in runs) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
