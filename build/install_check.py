"""The release check of the .deb: installed, played, pictured and removed in a clean Debian."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from environment.checkout import DIST, OUT

NEEDED = ("debootstrap", "chroot", "Xvfb", "import")
MATCH = ["--game", "pitch", "--demo", "--windowed", "--no-sound", "--quit-after-match"]
NUMBER = 97
"""Of the X display, which the clean root reaches through the network of this machine."""

ENVIRONMENT = {
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
    "LC_ALL": "C.UTF-8",
    "HOME": "/root",
    "DEBIAN_FRONTEND": "noninteractive",
    "DISPLAY": f"127.0.0.1:{NUMBER}",
}
"""What programs in the clean root find around them."""


class Failed(Exception):
    """Raised where a step goes wrong, with what was said."""


def inside(root: Path, command: list[str], patience: float = 600) -> str:
    """Run *command* in the clean root and return what it said.

    Raises:
        Failed: when it fails or does not end within *patience* seconds.
    """
    try:
        done = subprocess.run(
            ["chroot", str(root), *command], env=ENVIRONMENT, text=True, timeout=patience,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(command)} did not end within {patience:.0f} s.") from None
    if done.returncode:
        raise Failed(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-2000:]}")
    return done.stdout


@contextmanager
def display() -> Iterator[None]:
    """An X server that programs in the clean root can reach."""
    command = ["Xvfb", f":{NUMBER}", "-screen", "0", "1280x720x24", "-listen", "tcp", "-ac"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    time.sleep(2)
    try:
        yield
    finally:
        server.terminate()
        server.wait(10)


def make_root(root: Path, suite: str, mirror: str | None) -> None:
    """Make a clean Debian with one person in it, from *mirror* or from where debootstrap looks.

    Raises:
        Failed: when that cannot be done.
    """
    command = ["debootstrap", "--variant=minbase", suite, str(root), *([mirror] if mirror else [])]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"debootstrap failed:\n{(done.stdout + done.stderr)[-2000:]}")
    inside(root, ["useradd", "--create-home", "player"])


def install(root: Path, package: Path) -> str:
    """Install *package* with what it needs and recommends; the version it says it has.

    Raises:
        Failed: when that fails, or the desktop does not know our files afterwards.
    """
    shutil.copyfile(package, root / "tmp" / package.name)
    inside(root, ["apt-get", "update"])
    inside(root, ["apt-get", "install", "--yes", f"/tmp/{package.name}"])
    known = (root / "usr/share/mime/globs2").read_text(encoding="utf-8")
    cache = (root / "usr/share/applications/mimeinfo.cache").read_text(encoding="utf-8")
    if "application/x-folkdeck:*.folkdeck" not in known or "x-folkdeck=" not in cache:
        raise Failed("The desktop does not know the type of our matches, or who opens it.")
    return inside(root, ["folkdeck", "--version"]).strip()


def play(root: Path, picture: Path) -> str:
    """Play a match in the window, with a picture of it; the name of the match that was kept.

    Raises:
        Failed: when the program ends too early, or keeps no match.
    """
    as_player = ["runuser", "-u", "player", "--", "env", "HOME=/home/player", "folkdeck", *MATCH]
    environment = {**os.environ, "DISPLAY": f":{NUMBER}"}
    watched = subprocess.Popen(
        ["chroot", str(root), *as_player], env=ENVIRONMENT, stderr=subprocess.DEVNULL
    )
    time.sleep(12)
    subprocess.run(["import", "-window", "root", str(picture)], env=environment, check=True)
    running = watched.poll() is None
    watched.terminate()
    watched.wait(20)
    if not running:
        raise Failed(f"The program ended before the picture was taken, with {watched.returncode}.")
    inside(root, [*as_player, "--speed", "0"], 180)
    kept = sorted((root / "home" / "player").rglob("*.folkdeck"))
    if not kept:
        raise Failed("No match was kept.")
    return kept[-1].name


def remove(root: Path) -> str:
    """Remove the package; say what stays, which may only be what the player owns.

    Raises:
        Failed: when more stays, or less.
    """
    inside(root, ["apt-get", "purge", "--yes", "folkdeck"])
    left = [
        str(path.relative_to(root))
        for folder in ("usr", "etc", "var/lib", "opt")
        for path in (root / folder).rglob("*olkdeck*")
    ]
    if left:
        raise Failed(f"These files stayed: {' '.join(left)}")
    kept = [*(root / "home" / "player").rglob("*.folkdeck")]
    if not kept:
        raise Failed("The matches of the player are gone.")
    return f"nothing stays but {len(kept)} matches of the player"


def check(package: Path, asked: argparse.Namespace) -> Iterator[tuple[str, str]]:
    """Each step with what came of it.

    Raises:
        Failed: at the first step that goes wrong.
    """
    with tempfile.TemporaryDirectory(prefix="folkdeck-root-") as place, display():
        root = Path(place)
        root.chmod(0o755)  # the player looks into it too
        make_root(root, asked.suite, asked.mirror)
        yield "clean root", asked.suite
        yield "installed", install(root, package)
        yield "played", play(root, asked.picture)
        yield "picture", str(asked.picture)
        yield "removed", remove(root)


def main(arguments: list[str]) -> int:
    """Check the newest .deb; exit code 1 if a step went wrong, 2 if it cannot be tried here."""
    parser = argparse.ArgumentParser(prog="install_check.py", description=__doc__)
    parser.add_argument("--suite", default="bookworm", help="which Debian (bookworm)")
    parser.add_argument("--mirror", metavar="URL", help="where its packages come from")
    parser.add_argument("--picture", type=Path, default=OUT / "installed.png")
    asked = parser.parse_args(arguments)
    packages = sorted(DIST.glob("folkdeck_*.deb"), key=lambda path: path.stat().st_mtime)
    missing = [name for name in NEEDED if shutil.which(name) is None]
    if not packages or missing or os.geteuid() != 0:
        print(
            f"This needs a .deb (build/package.py --deb), root, and the programs "
            f"{', '.join(NEEDED)}; missing: {', '.join(missing) or 'none of the programs'}.",
            file=sys.stderr,
        )
        return 2
    asked.picture.parent.mkdir(parents=True, exist_ok=True)
    try:
        for step, told in check(packages[-1], asked):
            print(f"ok   {step:10} {told}", flush=True)
    except Failed as problem:
        print(f"FAIL {problem}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
