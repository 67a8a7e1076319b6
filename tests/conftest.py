"""What every test can rely on: no real screen, no real sound, and nobody's own folders."""

import os
from collections.abc import Iterator
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

# No test fails because a machine is slow.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# Before any test imports pygame. Real-window tests give their program an environment of its own.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

PICTURES = 128
"""Megabytes of pictures that the tests of a process share."""

HOMES = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The long tests of the table can be made longer: ``pytest -m slow --times 4``."""
    told = "how many times as long the long sayings and gales are (1)"
    parser.addoption("--times", type=int, default=1, help=told)


ORACLE = "oracle"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave out what no library can judge, as some have no wheel for the newest Python.

    With FOLKDECK_NEED_ORACLES in the environment such a test fails instead.
    """
    for mark in item.iter_markers(ORACLE):
        (library,) = mark.args
        item.user_properties.append((ORACLE, library))
        if find_spec(library) is None:
            needed = os.environ.get("FOLKDECK_NEED_ORACLES")
            (pytest.fail if needed else pytest.skip)(f"{library} is not installed")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List which tests an oracle judged, and which were left out without one."""
    for verdict in ("passed", "failed", "skipped"):
        judged: dict[str, list[str]] = {}
        for report in terminalreporter.getreports(verdict):
            library = dict(getattr(report, "user_properties", ())).get(ORACLE)
            if library:
                judged.setdefault(library, []).append(report.nodeid.rpartition("::")[2])
        for library, names in sorted(judged.items()):
            listed = ", ".join(sorted(names))
            terminalreporter.write_line(f"{ORACLE} {library}: {len(names)} {verdict}: {listed}")


@pytest.fixture(scope="session")
def times(request: pytest.FixtureRequest) -> int:
    """How many times as long as usual a long test is wanted."""
    return int(request.config.getoption("--times"))


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the settings and saves of whoever runs it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in HOMES:
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        yield


@pytest.fixture(scope="session", autouse=True)
def _disk_is_not_waited_for() -> Iterator[None]:
    """What is written is synced when it must be, and takes no time: a file that is closed fails.

    Ten milliseconds for each decision would be a tenth of the run. Programs that tests start as
    processes of their own wait for the disk.
    """

    def sync(number: int) -> None:
        os.fstat(number)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", sync)
        yield


@pytest.fixture(scope="session", autouse=True)
def _each_picture_is_painted_once() -> Iterator[None]:
    """The same SVG text in the same size is the same picture: thousands of tables share it."""
    import pygame

    from game.ui.surface_cache import MEGABYTE, SurfaceCache

    painted: SurfaceCache[tuple[bytes, tuple[int, int]]] = SurfaceCache(PICTURES * MEGABYTE)
    load, lock = pygame.image.load_sized_svg, Lock()

    def paint(file: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        key = file.read(), size
        with lock:
            picture = painted.get(key)
        if picture is None:
            picture = load(BytesIO(key[0]), size)
            with lock:
                painted.put(key, picture)
        return picture

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", paint)
        yield


@pytest.fixture(autouse=True)
def _no_computer_fails(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """A computer's fault is gentle at the table and loud here, unless a test has seeded it."""
    from game.arena.background_job import BackgroundJob, JobFailure
    from game.bots.bot_fault import Fault
    from game.thinking.background_service import BackgroundDecisionService

    failed: list[str] = []
    note, finish = BackgroundDecisionService._note, BackgroundJob._finish

    def noted(self: BackgroundDecisionService, fault: Fault) -> None:
        failed.append(f"{fault.error}: {fault.details}")
        note(self, fault)

    def finished(self: BackgroundJob[Any], failure: JobFailure | None) -> None:
        failed.extend([failure.error] if failure else [])
        finish(self, failure)

    monkeypatch.setattr(BackgroundDecisionService, "_note", noted)
    monkeypatch.setattr(BackgroundJob, "_finish", finished)
    yield
    if request.node.get_closest_marker("faulty") is None:
        assert not failed, "\n".join(failed)


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder that holds pyproject.toml."""
    return Path(__file__).resolve().parent.parent
