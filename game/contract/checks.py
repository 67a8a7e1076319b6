"""The checks of one game: each is a name and something that raises when a law is broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.bots.any_game_bot import searcher
from game.bots.profile import Level
from game.contract import opponent_laws, random_matches, reopening_laws
from game.contract.imagined_deal_laws import remembers_truly, worlds_fit
from game.contract.journal_laws import comes_back, damaged_journals_are_told
from game.contract.match_size_law import is_small
from game.contract.recorded_matches import all_recorded, recordings, same_as_recorded
from game.contract.undo_laws import undos_are_right
from game.contract.variants import Variant, pairwise, seated
from game.presentation.presenter import presenter_of
from game.scenario.scenario_runner import run_files
from game.shelf import SHELF, open_game

SHORT, LONG = 40, 150
"""Decisions of a match of chance at every table, and at the fewest, usual and most seats."""
ASKED = 4
"""Decisions at which the computers of each level are asked."""
UNDONE = 6
"""Matches in which every undo is judged."""
LOOKED_AT = 3
"""Decisions, of as many kinds as can be, at which computers are looked at closely."""
LONGEST = 3_000
"""A match between novices ends within so many actions, whatever the game."""


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
        yield Check(f"opponents, {level.name.lower()}", partial(_opponents, game, level))
    yield Check("opponents, explanations", partial(_explanations, game))
    yield from _match_checks(game, usual)


def _match_checks(game: str, usual: Variant) -> Iterator[Check]:
    """Undo, imagined worlds, memory, journals and the end of a match between computers."""
    for number, table in enumerate(pairwise(game)[:UNDONE]):
        yield Check(f"undo at {table}", partial(undos_are_right, table, f"undo {number}"))
    yield Check("imagined worlds", partial(worlds_fit, usual))
    yield Check("what is remembered", partial(remembers_truly, game))
    for table in seated(game):
        yield Check(f"memory of {table}", partial(is_small, table, 0))
    yield Check("damaged journals", partial(damaged_journals_are_told, game))
    if usual.seats > 1:
        yield Check("end of a match between computers", partial(ends_between_computers, usual))


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


def _laws(table: Variant, limit: int) -> None:
    random_matches.soak(
        table.rules(), f"laws {table}", limit, random_matches.Rates(0.15, 1.0, 0.05)
    )


def _ends(table: Variant, turns: int) -> None:
    """Prove that random matches end within *turns*, or novices' where chance loses its points."""
    try:
        for seed in "abc":
            random_matches.play_out(table.rules(), seed, turns)
    except random_matches.NoEnd as endless:
        if random_matches.between_novices(table, turns).outcome is None:
            raise AssertionError(f"{endless}, nor does a match between novices") from None


def ends_between_computers(table: Variant) -> None:
    """Prove that a match between novices ends, with fitting points and a winner.

    A single player may lose to the game itself.

    Raises:
        AssertionError: when it does not.
    """
    match = random_matches.between_novices(table, LONGEST)
    assert match.outcome is not None, f"no end within {LONGEST} actions"
    columns = presenter_of(match.rules).sheet(match.observe(None)).columns
    assert len(match.outcome.points) in (len(columns), match.rules.seats)
    assert match.outcome.winners or match.rules.seats == 1, "nobody wins"


def _opponents(game: str, level: Level) -> None:
    """Lawful and honest; computers of the game's own also think in short slices."""
    for decision in opponent_laws.decisions(game, LOOKED_AT):
        opponent_laws.is_lawful(decision, level)
        opponent_laws.is_honest(decision, level)
        if SHELF[game].bot is not searcher:
            opponent_laws.thinks_in_slices(decision, level)


def _explanations(game: str) -> None:
    """All that is legal is weighed, and what is said of it are plain sentences."""
    for decision in opponent_laws.decisions(game, LOOKED_AT):
        opponent_laws.weighs_all(decision)
        opponent_laws.explanations(decision)


def _computers(table: Variant, level: Level) -> None:
    reopening_laws.ask(table.rules(), level, f"contract {level.name}", ASKED)
