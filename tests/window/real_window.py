"""A player with real hands: starts the program in a real window, reads its reports, drags."""

import json
import math
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

DOUBLE_CLICK, NEAR = 0.6, 16
"""Presses within so many seconds and pixels of each other may be taken for a double click."""
PATIENCE = 20.0
"""Seconds to wait for anything before giving up."""

CALM = 0.25
"""Seconds without anything new to tell after which a screen counts as still."""


class Seen(NamedTuple):
    """One thing on the screen, as the program describes it; the rectangle is in window pixels."""

    role: str
    label: str
    value: str
    rect: tuple[int, int, int, int]
    enabled: bool
    focused: bool

    @property
    def middle(self) -> tuple[int, int]:
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2


class Frame(NamedTuple):
    """One frame the program has presented: which scene, what is on it, whether it still moves."""

    scene: str
    tree: tuple[Seen, ...]
    moving: bool

    @classmethod
    def read(cls, line: str) -> "Frame":
        told = json.loads(line)
        return cls(told["scene"], tuple(seen(thing) for thing in told["tree"]), told["moving"])

    def find(self, label: str, role: str | None = None) -> Seen | None:
        """The enabled thing of this label (whole, else as its beginning), or None."""
        here = [t for t in self.tree if t.enabled and (role is None or t.role == role)]
        whole = [thing for thing in here if thing.label == label]
        begun = [thing for thing in here if thing.label.startswith(label)]
        return next(iter(whole or begun), None)

    def labels(self, role: str | None = None) -> list[str]:
        return [thing.label for thing in self.tree if role is None or thing.role == role]


def seen(told: dict[str, object]) -> Seen:
    """One description as the program wrote it; what it left out has its plainest value."""
    rect = told.get("rect")
    assert isinstance(rect, list)
    assert len(rect) == 4
    left, top, width, height = (int(side) for side in rect)
    return Seen(
        str(told["role"]),
        str(told["label"]),
        str(told.get("value") or ""),
        (left, top, width, height),
        bool(told.get("enabled", True)),
        bool(told.get("focused", False)),
    )


class Hands:
    """Mouse, keyboard and eyes on one X display, through the tools a desktop has."""

    def __init__(self, display: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display}

    def do(self, *words: object) -> str:
        """Run xdotool; its answer."""
        command = ["xdotool", *map(str, words)]
        return self._ask(command).strip()

    def move(self, x: int, y: int) -> None:
        self.do("mousemove", x, y)

    def press(self) -> None:
        self.do("mousedown", 1)

    def release(self) -> None:
        self.do("mouseup", 1)

    def shot(self, path: Path) -> None:
        """Keep a picture of the whole screen, taken from outside the program."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._ask(["import", "-window", "root", str(path)])

    def origin(self, window: str) -> tuple[int, int]:
        """Where the drawing area of *window* begins on the screen; its frame is left out."""
        told = self._ask(["xwininfo", "-id", window])
        x, y = (
            int(told.split(f"Absolute upper-left {axis}:")[1].split()[0]) for axis in ("X", "Y")
        )
        return x, y

    def size(self, window: str) -> tuple[int, int]:
        """Width and height of the drawing area of *window*, in pixels."""
        told = self._ask(["xwininfo", "-id", window])
        width, height = (int(told.split(f"{side}:")[1].split()[0]) for side in ("Width", "Height"))
        return width, height

    def close(self, window: str) -> None:
        """Ask the window manager to close *window*, as its close button does."""
        self._ask(["wmctrl", "-i", "-c", hex(int(window))])

    def maximise(self, window: str, wanted: bool = True) -> None:
        """Ask the window manager to maximise *window*, or to give it its size back."""
        change = "add" if wanted else "remove"
        states = f"{change},maximized_vert,maximized_horz"
        self._ask(["wmctrl", "-i", "-r", hex(int(window)), "-b", states])

    def place(self, window: str, at: tuple[int, int], size: tuple[int, int]) -> None:
        """Ask the window manager to put *window* there, in this size, as dragging it does."""
        places = ",".join(map(str, (0, *at, *size)))
        self._ask(["wmctrl", "-i", "-r", hex(int(window)), "-e", places])

    def windows(self, pid: int) -> list[str]:
        """The visible windows of the program *pid*."""
        command = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
        return self._ask(command, may_fail=True).split()

    def is_placed(self, window: str) -> bool:
        """Whether the window manager has taken charge of *window*: before that it may move it."""
        return "window state" in self._ask(["xprop", "-id", window, "WM_STATE"], may_fail=True)

    def has_focus(self, window: str) -> bool:
        """Whether what is typed goes to *window*."""
        return self._ask(["xdotool", "getwindowfocus", "-f"], may_fail=True).strip() == window

    def window_class(self, window: str) -> str:
        """What a window manager knows *window* by, as xprop prints it."""
        return self._ask(["xprop", "-id", window, "WM_CLASS"])

    def _ask(self, command: Sequence[str], may_fail: bool = False) -> str:
        done = subprocess.run(
            command, env=self.environment, capture_output=True, text=True, timeout=2 * PATIENCE
        )
        assert may_fail or done.returncode == 0, f"{command}: {done.stderr}"
        return done.stdout


class Program:
    """One run of the program under test; leave its ``with`` block and it is gone."""

    def __init__(
        self, command: Sequence[str], hands: Hands, folder: Path, home: Path | None = None
    ) -> None:
        self.hands = hands
        self._pressed = (-NEAR, -NEAR), 0.0
        """Where a press was last, and when."""
        self.report = folder / "report.jsonl"
        self.report.unlink(missing_ok=True)
        self.report.touch()
        self.home = home = home or folder
        environment = {
            **hands.environment,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": hands.environment.get("SDL_AUDIODRIVER", "dummy"),
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_STATE_HOME": str(home / "state"),
            "XDG_CACHE_HOME": str(home / "cache"),
        }
        self.run = subprocess.Popen([*command, "--report", str(self.report)], env=environment)
        self.reading = self.report.open(encoding="utf-8")
        self.partial = ""
        self.unread: list[str] = []
        self.frame: Frame | None = None
        self._window = ""
        self.faults = 0
        """Decisions of computers that failed, as the program says at its end."""

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, error: object, *_: object) -> None:
        if self.run.poll() is None:
            self.run.kill()
        self.run.wait(10)
        self._lines()
        self.reading.close()
        logs = "".join(path.read_text(encoding="utf-8") for path in self.home.rglob("*.log"))
        if error is None:
            assert self.faults == 0, f"{self.faults} decisions of computers failed"
            assert "a computer failed" not in logs, logs[-2000:]

    def wait(self, hoped: Callable[[Frame], bool], what: str, patience: float = PATIENCE) -> Frame:
        """The first frame, from the newest known one on, of which *hoped* is true."""
        if self.frame and hoped(self.frame):
            return self.frame
        return self.later(hoped, what, patience)

    def later(self, hoped: Callable[[Frame], bool], what: str, patience: float = PATIENCE) -> Frame:
        """The first frame after the newest known one of which *hoped* is true.

        Fails with the last screen's labels after *patience* seconds, or when the program ends.
        """
        frame = self.perhaps(hoped, patience)
        assert frame is not None, f"never came: {what}; last seen: {self.told()}"
        return frame

    def perhaps(self, hoped: Callable[[Frame], bool], patience: float) -> Frame | None:
        """As *later*, but None when it never came; fails only when the program ends."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            while self.unread or self._lines():
                self.frame = Frame.read(self.unread.pop(0))
                if hoped(self.frame):
                    return self.frame
            code = self.run.poll()
            assert code is None, f"the program ended with {code}; last seen: {self.told()}"
            time.sleep(0.01)
        return None

    def _lines(self) -> bool:
        """Take in the whole report lines written since the last call; False if there are none."""
        *whole, self.partial = (self.partial + self.reading.read()).split("\n")
        if whole and whole[-1].startswith('{"bot_faults"'):
            self.faults = json.loads(whole.pop())["bot_faults"]
        self.unread += whole
        return bool(whole)

    def told(self) -> str:
        """The last frame in words, for failures."""
        if self.frame is None:
            return "nothing"
        state = "moving" if self.frame.moving else "still"
        logs = [path.read_text(encoding="utf-8") for path in self.home.rglob("*.log")]
        words = "".join(f"\n{log[-2000:]}" for log in logs)
        return f"{self.frame.scene} ({state}): {self.frame.labels()}{words}"

    def now(self) -> Frame:
        """The newest frame that has been presented."""
        self._lines()
        if self.unread:
            self.frame = Frame.read(self.unread[-1])
            self.unread.clear()
        return self.frame or self.wait(lambda frame: True, "the first frame")

    def settled(
        self, hoped: Callable[[Frame], bool], what: str, patience: float = PATIENCE
    ) -> Frame:
        """The first frame of which *hoped* is true and after which nothing changes its place.

        A fire may flicker on: what counts is that the program has nothing new to tell.
        """
        until = time.monotonic() + patience
        self.now()
        while True:
            frame = self.wait(hoped, what, max(0.0, until - time.monotonic()))
            if not frame.moving:
                return frame
            time.sleep(CALM)
            if self.now() is frame:
                return frame

    def still(self, patience: float = PATIENCE) -> Frame:
        """The next frame that stays as it is."""
        return self.settled(lambda frame: True, "a still screen", patience)

    def scene(self, name: str, patience: float = PATIENCE) -> Frame:
        """Wait until *name* is the scene on top and nothing moves."""
        return self.settled(lambda frame: frame.scene == name, f"scene {name}", patience)

    def find(self, label: str, role: str | None = None, patience: float = PATIENCE) -> Seen:
        """The thing of this label, once it is on a still screen."""
        frame = self.settled(
            lambda frame: frame.find(label, role) is not None,
            f"{role or 'thing'} {label!r}",
            patience,
        )
        found = frame.find(label, role)
        assert found is not None
        return found

    def reads(self, label: str, value: str, role: str | None = None) -> None:
        """Wait until the thing of this label has this value; a click takes its time to arrive."""

        def has_value(frame: Frame) -> bool:
            found = frame.find(label, role)
            return found is not None and found.value == value

        self.wait(has_value, f"{role or 'thing'} {label!r} that reads {value!r}")

    @property
    def window(self) -> str:
        """The id of the program's window, once it has its place on the screen and the focus."""
        until = time.monotonic() + PATIENCE
        while not self._window and time.monotonic() < until:
            opened = (self.hands.windows(self.run.pid) or [""])[-1]
            if opened and self.hands.is_placed(opened) and self.hands.has_focus(opened):
                self._window = opened
            # A click that comes with the focus itself only gives the window its focus.
            time.sleep(CALM if self._window else 0.05)
        assert self._window, "no window opened, or it never had the focus"
        return self._window

    def point(self, at: tuple[int, int]) -> None:
        """Move the mouse to the window pixel *at*."""
        x, y = self.hands.origin(self.window)
        self.hands.move(x + at[0], y + at[1])

    def click(self, label: str, role: str | None = None) -> None:
        """Move to the thing of this label and click it."""
        self.click_at(self.find(label, role).middle)

    def click_at(self, at: tuple[int, int]) -> None:
        """Move the mouse to the window pixel *at* and click."""
        self._leave_time(at)
        x, y = self.hands.origin(self.window)
        self.hands.do("mousemove", x + at[0], y + at[1], "click", 1)

    def _leave_time(self, at: tuple[int, int]) -> None:
        """Wait, if a press at *at* could be taken for the second one of a double click."""
        place, when = self._pressed
        if math.dist(at, place) < NEAR:
            time.sleep(max(0.0, when + DOUBLE_CLICK - time.monotonic()))
        self._pressed = at, time.monotonic()

    def double_click(self, label: str, role: str | None = None) -> None:
        """Move to the thing of this label and click it twice, quickly."""
        self.point(self.find(label, role).middle)
        self.hands.do("click", "--repeat", 2, "--delay", 60, 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 12) -> None:
        """Press at one window pixel, move in *steps* steps, and let go at another."""
        self._leave_time(start)
        x, y = self.hands.origin(self.window)
        way: list[object] = ["mousemove", x + start[0], y + start[1], "mousedown", 1]
        for step in range(1, steps + 1):
            across, down = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            way += ["mousemove", x + across, y + down, "sleep", 0.01]
        self.hands.do(*way, "mouseup", 1)

    def key(self, *names: str) -> None:
        """Press and release keys, by their X names, in the program's window."""
        self.hands.do("windowfocus", "--sync", self.window)
        self.hands.do("key", *names)

    def shot(self, name: str, folder: Path) -> Path:
        """Keep a picture of the screen as *name*.png; its path."""
        path = folder / f"{name}.png"
        self.hands.shot(path)
        return path

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.run.send_signal(signal.SIGKILL)
        self.run.wait(10)

    def close(self) -> int:
        """Close the window by its button; the program's exit code."""
        self.hands.close(self.window)
        return self.run.wait(10)


def game(*arguments: str) -> list[str]:
    """The command that starts the game from this checkout."""
    return [sys.executable, "-m", "game", *arguments]
