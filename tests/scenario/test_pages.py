"""Every scenario page of the project holds."""

from pathlib import Path

import pytest

from game.scenario.opening import open_game
from game.scenario.page import BadScenario
from game.scenario.run import Verdict, run_page
from game.shelf import SHELF

PAGES = sorted((Path(__file__).resolve().parent.parent / "scenarios").glob("*.md"))


def wrong(page: Path, outcome: Verdict | BadScenario) -> str:
    """What is wrong, if anything."""
    if isinstance(outcome, BadScenario):
        return f"{page.name} line {outcome.line}: {outcome}"
    return "" if outcome.fault is None else str(outcome)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_page_holds(page: Path) -> None:
    outcomes = list(run_page(page, open_game))
    faults = [text for outcome in outcomes if (text := wrong(page, outcome))]
    assert not faults, "\n".join(faults)
    names = [outcome.name for outcome in outcomes if isinstance(outcome, Verdict)]
    assert len(set(names)) == len(names)


def test_every_game_has_its_page() -> None:
    assert {page.stem for page in PAGES} == set(SHELF)
