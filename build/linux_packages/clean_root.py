"""The clean root: a fresh Debian in a folder, with one person in it, where packages are tried."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NEEDED = ("debootstrap", "chroot", "Xvfb")
"""The programs of the system that make one."""
PLAYER = ("runuser", "-u", "player", "--", "env", "HOME=/home/player", "folkdeck")
"""The words with which the person in it starts the program."""
MATCH = ("--game", "pitch", "--demo", "--windowed", "--no-sound", "--quit-after-match")
"""Its words for a match between computers."""
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


def make_root(root: Path, suite: str, mirror: str | None) -> str:
    """Make a clean Debian with one person in it, from *mirror* or from where debootstrap looks.

    Return which it is.

    Raises:
        Failed: when that cannot be done.
    """
    command = ["debootstrap", "--variant=minbase", suite, str(root), *([mirror] if mirror else [])]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(f"debootstrap failed:\n{(done.stdout + done.stderr)[-2000:]}")
    inside(root, ["useradd", "--create-home", "player"])
    return suite


def removed(root: Path) -> str:
    """What stays after the removal, which may only be what the player owns.

    Raises:
        Failed: when more stays, or less.
    """
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
