"""Every scenario page of the project holds."""

from pathlib import Path

import pytest

from game.scenario.scenario_parser import BadScenario
from game.scenario.scenario_runner import ScenarioResult, run_page
from game.shelf import SHELF, open_game

TESTS = Path(__file__).resolve().parent.parent
PAGES = sorted((TESTS / "scenarios").glob("*.md"))
RULES = [
    page
    for page in sorted((TESTS / "rules").glob("*.md"))
    if "```scenario" in page.read_text("utf-8")
]


def wrong(page: Path, outcome: ScenarioResult | BadScenario) -> str:
    """What is wrong, if anything."""
    if isinstance(outcome, BadScenario):
        return f"{page.name} line {outcome.line}: {outcome}"
    return "" if outcome.fault is None else str(outcome)


@pytest.mark.parametrize(
    "page", [*RULES, *PAGES], ids=lambda page: f"{page.parent.stem}-{page.stem}"
)
def test_the_page_holds(page: Path) -> None:
    outcomes = list(run_page(page, open_game))
    faults = [text for outcome in outcomes if (text := wrong(page, outcome))]
    assert not faults, "\n".join(faults)
    names = [outcome.name for outcome in outcomes if isinstance(outcome, ScenarioResult)]
    assert len(set(names)) == len(names)


def test_every_game_has_its_page() -> None:
    assert {page.stem for page in PAGES} == set(SHELF)
