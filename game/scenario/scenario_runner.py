"""The scenario runner: plays every line, says what was expected and what was the case."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game.engine.action import Action
from game.engine.match import IllegalAction, Match
from game.engine.notation import BadNotation
from game.engine.zones import Seat
from game.scenario.check_line import CheckFailure, check_line
from game.scenario.event_matching import EventMatcher
from game.scenario.scenario_parser import BadScenario, Scenario, ScenarioLine, read_block, read_page
from game.scenario.written_action import written_action
from game.scenario.written_position import GameOpener, begin_position


class ScenarioResult(NamedTuple):
    """How a scenario went: its name and, if it failed, the line and what was wrong."""

    name: str
    line: int = 0
    fault: CheckFailure | None = None

    def __str__(self) -> str:
        if self.fault is None:
            return f"ok {self.name}"
        expected, was = self.fault
        return f"FAIL {self.name} line {self.line}: expected {expected}, was {was}"


def run_files(files: Iterable[Path], opener: GameOpener, say: Callable[[str], None]) -> int:
    """Run all scenarios of all files and say a line for each, then the sum.

    Returns 0 when all passed, 1 when any failed, 2 when any could not be understood.
    """
    passed = failed = puzzling = 0
    for path in files:
        for outcome in run_page(path, opener):
            if isinstance(outcome, BadScenario):
                puzzling += 1
                where = f"{path} line {outcome.line}" if outcome.line else str(path)
                say(f"{where}: {outcome}")
                continue
            say(str(outcome))
            passed += outcome.fault is None
            failed += outcome.fault is not None
    say(f"{passed} passed, {failed} failed")
    return 2 if puzzling else 1 if failed else 0


def run_page(path: Path, opener: GameOpener) -> Iterator[ScenarioResult | BadScenario]:
    """The verdict on each scenario of a file, or why it could not be understood."""
    try:
        blocks = read_page(path)
    except BadScenario as error:
        yield error
        return
    for block in blocks:
        try:
            yield run_scenario(read_block(block), opener)
        except BadScenario as error:
            yield error


def run_scenario(scenario: Scenario, opener: GameOpener) -> ScenarioResult:
    """Play one scenario to its end or to the first line that does not hold.

    Raises:
        BadScenario: when a line cannot be understood.
    """
    player = ScenarioPlayer(begin_position(scenario, opener))
    for line in scenario.steps:
        try:
            fault = player.step(line)
        except BadNotation as error:
            raise BadScenario(line.number, str(error)) from None
        if fault is not None:
            return ScenarioResult(scenario.name, line.number, fault)
    return ScenarioResult(scenario.name)


class ScenarioPlayer:
    """A player of the lines of one scenario after its ``--``."""

    def __init__(self, match: Match[Any]) -> None:
        """Begin with the match as the scenario wrote it."""
        self.match = match
        self.watch = EventMatcher(match)

    def step(self, line: ScenarioLine) -> CheckFailure | None:
        """Play or check one line; what is wrong with it, if anything.

        Raises:
            BadNotation: when the line cannot be understood.
        """
        if line.text.startswith("check "):
            key, colon, text = line.text[6:].partition(":")
            if not colon:
                raise BadNotation(f"“{line.text}” should be written “check key: text”.")
            return check_line(self.match, " ".join(key.split()), text.strip())
        words, arrow, after = line.text.partition("->")
        expected = [phrase.strip() for phrase in after.split(";") if phrase.strip()]
        if arrow and not expected:
            raise BadNotation("Nothing stands after “->”.")
        who, _, what = words.strip().partition(" ")
        if re.fullmatch(r"P\d+", who):
            seat = self.match.rules.notation.player(who)
            return self._play_all(written_action(self.match, seat, what.strip()), expected)
        alone = [] if words.strip() in ("start", "") else [words.strip()]
        return self._expect([*alone, *expected], None)

    def _play_all(self, action: Action, expected: list[str]) -> CheckFailure | None:
        """Play what a line stands for: one action, or small ones that lead up to the last."""
        match = self.match
        *before, last = match.rules.notation.steps(action, match.state_copy())
        for step in before:
            fault = self._play(step, [])
            if fault is not None:
                return fault
        return self._play(last, expected)

    def _play(self, action: Action, expected: list[str]) -> CheckFailure | None:
        self.watch.catch_up()
        if expected and expected[0].split()[0] == "refused":
            return self._refused(action, expected[0][len("refused") :].strip())
        try:
            self.match.submit(action)
        except IllegalAction as error:
            refusal = error.refusal
            return CheckFailure("it to be allowed", f"refused {refusal.code} ({refusal.text})")
        return self._expect(expected, action.seat)

    def _refused(self, action: Action, code: str) -> CheckFailure | None:
        """What is wrong if this is not refused for the reason named; without one, for any."""
        before = self._image()
        try:
            self.match.submit(action)
        except IllegalAction as error:
            if self._image() != before:
                return CheckFailure("a refused play to change nothing", "changed")
            was = error.refusal.code
            return None if code in (was, "") else CheckFailure(f"refused {code}", f"refused {was}")
        return CheckFailure(f"refused {code}".strip(), "allowed")

    def _image(self) -> tuple[object, ...]:
        truth, match = self.match.state_copy(), self.match
        table = truth.table
        lengths = len(match.actions), len(match.record.events)
        return table.zones, table.up, repr(truth.facts), match.turn, lengths

    def _expect(self, expected: list[str], seat: Seat | None) -> CheckFailure | None:
        for phrase in expected:
            while not self.watch.meets(phrase, seat):
                if self.match.continue_position():
                    continue
                return CheckFailure(phrase, self.watch.instead(phrase, seat))
        return None
