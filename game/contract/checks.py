"""The checks of one game: each is a name and something that raises when a law is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from game.bots.profile import Level
from game.contract import anew, courses
from game.contract.moment import image
from game.contract.recorded_matches import all_recorded, recordings, same_as_recorded
from game.contract.variants import Variant, pairwise, seated
from game.engine.journal import Journal
from game.engine.match import Match
from game.scenario.game_opening import open_game
from game.scenario.scenario_runner import run_files

SHORT, LONG = 40, 150
"""Decisions of a match of chance at every table, and at the fewest, usual and most seats."""
ASKED = 4
"""Decisions at which the computers of each level are asked."""


class Check(NamedTuple):
    """Something to be proved of a game."""

    name: str
    prove: Callable[[], object]
    """Raises what is wrong; an ``AssertionError`` where a law is broken."""


def checks(game: str, turns: int) -> Iterator[Check]:
    """All checks of a game on the shelf, whose random matches end within so many *turns*."""
    for table in pairwise(game):
        yield Check(f"laws at {table}", partial(_laws, table, SHORT))
        yield Check(f"journal of {table}", partial(comes_back, table))
    for table in seated(game):
        yield Check(f"laws, longer, at {table}", partial(_laws, table, LONG))
        yield Check(f"end of {table}", partial(_ends, table, turns))
    usual = pairwise(game)[0]
    for level in Level:
        yield Check(f"computers, {level.name.lower()}", partial(_computers, usual, level))


def written_checks(game: str, scenarios: Path | None, golden: Path | None) -> Iterator[Check]:
    """Check by what was written of *game*: pages of *scenarios* and *golden* recordings.

    Each is a folder, or None where there is none; *scenarios* may be a single page.
    """
    if scenarios is not None:
        pages = sorted(scenarios.glob("*.md")) if scenarios.is_dir() else [scenarios]
        for page in pages:
            yield Check(f"scenarios of {page.name}", partial(_plays_as_written, page))
    if golden is not None:
        yield Check(f"recordings in {golden.name}", partial(all_recorded, game, golden))
        for path in recordings(game, golden):
            yield Check(f"recording {path.stem}", partial(same_as_recorded, path))


def _plays_as_written(page: Path) -> None:
    """Play the scenarios of a page.

    Raises:
        AssertionError: when a line of it does not hold, or cannot be understood.
    """
    lines: list[str] = []
    if run_files([page], open_game, lines.append):
        raise AssertionError("; ".join(line for line in lines if not line.startswith("ok ")))


def comes_back(table: Variant) -> None:
    """A match of chance, written as a journal and read again, is the same match.

    Raises:
        AssertionError: when it is not.
    """
    rules = table.rules()
    match: Match[Any] = Match(rules, "journal")
    rng = Random("moves journal")
    while match.turn.seats and len(match.actions) < 60:
        courses.step(match, rng)
    text = Journal.of(match, rules.options.written()).dumps()
    assert max(len(line.encode()) for line in text.split("\n")[1:]) < 150
    kept = Journal.loads(text)
    again = kept.replay(table.rules())
    assert image(again.state_copy()) == image(match.state_copy())
    for seat in (None, *range(rules.seats)):
        assert again.observe(seat) == match.observe(seat)
    half = len(match.actions) // 2
    resumed = kept.replay(rules, half)
    for action in match.actions[half:]:
        resumed.submit(action)
    assert image(resumed.state_copy()) == image(match.state_copy())


def _laws(table: Variant, limit: int) -> None:
    courses.soak(table.rules(), f"laws {table}", limit, courses.Rates(0.15, 1.0, 0.05))


def _ends(table: Variant, turns: int) -> None:
    """Random matches end within *turns*, or, where chance loses its points again, novices' do."""
    try:
        for seed in "abc":
            courses.play_out(table.rules(), seed, turns)
    except courses.NoEnd as endless:
        if courses.between_novices(table, turns).outcome is None:
            raise AssertionError(f"{endless}, nor does a match between novices") from None


def _computers(table: Variant, level: Level) -> None:
    anew.ask(table.rules(), level, f"contract {level.name}", ASKED)
