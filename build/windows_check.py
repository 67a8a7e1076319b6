"""The release check of the MSI: installed, tried, upgraded and removed in a Windows of Wine."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from environment import checkout, xvfb
from environment.checkout import DIST, OUT

sys.path.append(str(checkout.HERE))  # any Python checks it, also one without the game
from windows_package import bundle, console_output, downloads, msi, toolchain
from windows_package.installed_program import Failed, InstalledProgram
from windows_package.wine import WinePrefix

from game import __version__

NEWER = "99.0.0"
"""The version of a second MSI of the same bundle, to which the first is upgraded."""


def check(package: Path, out: Path, display: str) -> Iterator[tuple[str, Callable[[], str]]]:
    """Each step by name, with what does it and says what came of it; pictures go to *out*.

    Raises:
        NotReady: when Wine cannot work here.
    """
    with tempfile.TemporaryDirectory(prefix="folkdeck-wine-") as place:
        prefix = WinePrefix(Path(place, "prefix"), display)
        try:
            prefix.ready()
            installed = InstalledProgram(prefix)
            newer = Path(place, "newer.msi")
            yield "installed", lambda: installed.install(package, __version__)
            yield "self-test", lambda: installed.selftest(out / "self-test")
            yield "two at once", installed.two_at_once
            yield "long path", installed.other_letters
            yield "no output", installed.no_output
            yield "console", lambda: console_output.on_console(installed, __version__)
            yield "file", lambda: console_output.in_file(installed, __version__)
            yield "opened", lambda: installed.open_match(display, out / "opened.png")
            msi.make_msi(downloads.BUNDLE, newer, NEWER, bundle.RESOURCES / msi.ICON)
            yield "upgraded", lambda: installed.install(newer, NEWER)
            yield "no older", lambda: installed.refuse(package)
            yield "removed", lambda: installed.uninstall(newer)
        finally:
            prefix.stop()


def run(package: Path, out: Path) -> int:
    """Do each step and print what came of it; 1 at the first that goes wrong."""
    with xvfb.x_server(1280, 720) as display:
        for name, step in check(package, out, display):
            begun = time.monotonic()
            try:
                told = step()
            except Failed as problem:
                print(f"FAIL {name:12} {time.monotonic() - begun:6.1f} s  {problem}")
                return 1
            print(f"ok   {name:12} {time.monotonic() - begun:6.1f} s  {told}", flush=True)
    return 0


def main(arguments: list[str]) -> int:
    """Check the MSI; exit code 1 if a step went wrong, 2 if it cannot be tried here."""
    parser = argparse.ArgumentParser(prog="windows_check.py", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT / "windows-check", help="for pictures")
    asked = parser.parse_args(arguments)
    package = DIST / f"{downloads.download_name(__version__)}.msi"
    missing = [name for name in ("Xvfb", "import") if shutil.which(name) is None]
    if not package.is_file() or missing:
        print(
            f"This needs {package.name} (build/package.py --windows), Xvfb and ImageMagick; "
            f"missing: {', '.join(missing) or 'none of the programs'}.",
            file=sys.stderr,
        )
        return 2
    asked.out.mkdir(parents=True, exist_ok=True)
    try:
        toolchain.require()
        return run(package, asked.out)
    except checkout.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
