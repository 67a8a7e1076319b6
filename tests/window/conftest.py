"""What real-window tests need: a private screen with a window manager, and a place for pictures."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from environment import xvfb

from tests.window.real_window import Hands


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here is marked "window"."""
    for item in items:
        if "window" in item.path.parts:
            item.add_marker(pytest.mark.window)


@pytest.fixture(scope="session")
def hands() -> Iterator[Hands]:
    """Mouse and keyboard of a private screen of 1920x1200 with openbox; skips where none can be.

    Where FOLKDECK_NEED_WINDOW is set, as in CI, a machine without one is a failure.
    """
    lacking = ", ".join(xvfb.lacking())
    if lacking:
        assert not os.environ.get("FOLKDECK_NEED_WINDOW"), f"install {lacking}"
        pytest.skip(f"this machine lacks {lacking}")
    with xvfb.x_server(manager="openbox") as display:
        yield Hands(display)


@pytest.fixture(scope="session")
def pictures(checkout: Path) -> Path:
    """Where the pictures the tests take are kept."""
    return checkout / "out" / "window"
