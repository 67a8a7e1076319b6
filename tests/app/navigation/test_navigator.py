"""The navigator opens a screen for every route there is."""

from __future__ import annotations

from pathlib import Path

from game.app.navigation.navigator import Navigator
from game.app.review.review_routes import AuditRoute
from game.app.scenes.routes import Route, TitleRoute
from tests.app.driver.app_driver import flying


def test_every_route_is_known(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        known = Navigator(pilot.context).routes
    assert {TitleRoute, AuditRoute} < known
    # By name: a dataclass with slots replaces its class, and the old one waits to be collected.
    declared = {
        _name(kind) for kind in Route.__subclasses__() if kind.__module__.startswith("game.")
    }
    assert {_name(kind) for kind in known} == declared


def _name(kind: type[Route]) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"
