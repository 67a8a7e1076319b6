"""The checks run side by side or one after another, and one that fails hides no other."""

import os
import sys
import time
from pathlib import Path

import check
import pytest
from check import Step
from environment import checkout
from environment.checkout import HERE


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three checks instead of the real ones, the first of which fails."""
    mine = [
        Step("format", "fails", ["-c", "print('three spaces'); raise SystemExit(1)"]),
        Step("lint", "holds", ["-c", "pass"]),
        Step("slow", "holds", ["-c", "pass"], fast=False),
    ]
    monkeypatch.setattr(check, "steps", lambda fast=False: [s for s in mine if s.fast or not fast])
    monkeypatch.setattr(checkout, "ready", lambda extra: Path(sys.executable))


@pytest.mark.usefixtures("three")
def test_a_failure_is_told_and_the_rest_still_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main([]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("FAIL format")
    assert lines[1] == "three spaces"
    assert lines[2].startswith("ok   lint")
    assert lines[3].startswith("ok   slow")
    assert lines[4].startswith("2 passed, 1 failed format")


def test_checks_for_one_core_run_side_by_side_and_are_told_in_their_order(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first waits for what the second makes; the third, for all cores, begins after both."""
    made = tmp_path / "made"
    waits = f"""
import pathlib, time
until = time.monotonic() + 30
while not pathlib.Path(r'{made}').exists():
    assert time.monotonic() < until
    time.sleep(0.01)
"""
    begins = f"import pathlib; assert pathlib.Path(r'{made}').exists()"
    mine = [
        Step("speed", "holds", ["-c", begins], every_core=True),
        Step("format", "holds", ["-c", waits]),
        Step("lint", "holds", ["-c", f"import pathlib; pathlib.Path(r'{made}').touch()"]),
    ]
    monkeypatch.setattr(check, "steps", lambda fast=False: mine)
    monkeypatch.setattr(checkout, "ready", lambda extra: Path(sys.executable))
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert check.main([]) == 0
    told = [line.split()[1] for line in capsys.readouterr().out.splitlines()[:-1]]
    assert told == ["format", "lint", "speed"]


def test_a_check_that_hangs_is_stopped_and_has_failed() -> None:
    asked = ["-c", "import time; print('begun', flush=True); time.sleep(60)"]
    result = check.run(Step("slow", "hangs", asked, minutes=0.05), Path(sys.executable))
    assert not result.passed
    assert result.told.splitlines()[1:] == ["begun", "", "stopped: not done after 0.05 minutes"]


@pytest.mark.skipif(os.name == "nt", reason="here it is told by a fork, which Windows has not")
def test_what_a_check_leaves_running_keeps_nobody_waiting() -> None:
    left = "import os, time; time.sleep(90 if os.fork() == 0 else 0)"
    begun = time.monotonic()
    result = check.run(Step("slow", "leaves", ["-c", left]), Path(sys.executable))
    assert result.passed
    assert time.monotonic() - begun < 60


@pytest.mark.usefixtures("three")
def test_one_check_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["--only", "lint"]) == 0
    assert [line[:9] for line in capsys.readouterr().out.splitlines()[:-1]] == ["ok   lint"]


@pytest.mark.usefixtures("three")
def test_fast_leaves_out_the_slow(capsys: pytest.CaptureFixture[str]) -> None:
    assert check.main(["--fast"]) == 1
    assert "slow" not in capsys.readouterr().out


def test_an_unknown_check_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        check.main(["--only", "luck"])
    assert ended.value.code == 2
    assert "luck" in capsys.readouterr().err


def test_no_test_escapes_the_checks() -> None:
    """The steps' pytest selections together leave nothing out: fast, slow, speed and window."""
    selections = [step.arguments for step in check.steps() if "pytest" in step.arguments]
    assert len(selections) == 4
    for apart in (check.SPEED, "tests/window"):
        assert sum(f"--ignore={apart}" in words for words in selections) == 2
        assert sum(apart in words for words in selections) == 1
    assert {"slow", "not slow and not sample"} <= {word for words in selections for word in words}


def test_what_a_sample_stands_for_is_in_its_file() -> None:
    """The whole run leaves samples out: a slow test beside them tries the same at length."""
    folder = HERE / "tests"
    texts = {path: path.read_text(encoding="utf-8") for path in folder.rglob("test_*.py")}
    samples = [path for path, text in texts.items() if "@pytest.mark.sample\n" in text]
    assert samples
    assert [path for path in samples if "@pytest.mark.slow\n" not in texts[path]] == []


def test_fast_leaves_out_the_long_tests_that_exist() -> None:
    """No pattern is left over from a test that was moved, and the whole run ignores none."""
    for pattern in check.LONG:
        assert list(HERE.glob(pattern)), pattern
    fast, whole = (
        next(step.arguments for step in check.steps(fast) if step.name == "tests")
        for fast in (True, False)
    )
    ignored = {f"--ignore-glob={HERE / name}" for name in check.LONG}
    assert set(fast) - set(whole) == ignored | {"not slow"}
