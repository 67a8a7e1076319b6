"""The sums of the benchmarks, and the keys it promises."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import cast

import pytest
import screens
from benchmarks import (
    busy_moments,
    compiled_speed,
    engine_race,
    engine_report,
    engine_speed,
    frame_process,
    frame_times,
    late_frames,
    master_speed,
    memory_use,
    opening_times,
    processes,
    start_times,
    table_opening,
)

from game.shelf import SHELF


def test_percentiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert frame_process.percentile(values, 0.99) == 100
    assert frame_process.percentile(values, 0.5) == 51
    assert frame_process.percentile([3.0], 0.99) == 3


def test_a_row_has_the_promised_keys() -> None:
    ours = [
        {"median_ms": m, "p99_ms": 9.0, "cpu_median_ms": 2.0, "cpu_p99_ms": 5.0}
        for m in (2.0, 4.0, 99.0)
    ]
    bare = [{"median_ms": 2.0, "p99_ms": 3.0, "cpu_median_ms": 1.0, "cpu_p99_ms": 2.0}]
    row = frame_times.summary("1280x720", True, ours, bare)
    assert row["size"] == "1280x720"
    assert row["thinking"] is True
    assert row["median_ms"] == 4.0
    assert row["p99_ms"] == 9.0
    assert row["ratio_bare"] == 2.0


@pytest.mark.parametrize("kind", ["bare", "table"])
def test_a_loop_measures_frames(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--kind", kind, "--size", "320x180", "--frames", "3"]
    assert frame_process.main(words) == 0
    assert '"p99_ms"' in capsys.readouterr().out


def test_a_heavy_moment_is_measured_on_the_real_table() -> None:
    row = busy_moments.measure(busy_moments.Heavy("indian_chief", 3, 4), (640, 360))
    assert row["size"] == "640x360"
    assert cast(int, row["frames"]) > 20
    assert cast(int, row["most_cards_in_flight"]) >= 3
    assert cast(float, row["p99_ms"]) >= cast(float, row["median_ms"])


def test_late_frames_are_counted_alone_and_beside_a_master() -> None:
    assert late_frames.counted([16.7, 20.0, 20.1, 40.0]) == 2
    row = late_frames.row("1280x720", 1800, late_frames.Shares(0.5, 1.75))
    assert row["more_percent"] == 1.25
    assert row["clears"] is False
    assert late_frames.row("1280x720", 1800, late_frames.Shares(2.0, 2.5))["clears"] is True


def test_late_frames_are_measured_at_the_real_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert late_frames.main(["--size", "960x600", "--frames", "3", "--turns", "1"]) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    shares = (told["idle_late_percent"], told["thinking_late_percent"])
    assert all(0 <= share <= 100 for share in shares)
    # Each of the three is rounded to a hundredth by itself.
    assert told["more_percent"] == pytest.approx(shares[1] - shares[0], abs=0.0101)


def test_sizes_are_read_or_refused() -> None:
    assert screens.size("1280x720") == (1280, 720)
    with pytest.raises(argparse.ArgumentTypeError, match="1280x720"):
        screens.size("large")


def test_a_match_without_end_is_counted_by_rounds() -> None:
    what = engine_speed.kind(SHELF["pitch"].open())
    assert not what.ends
    assert 20 < what.round < 35
    assert what.most == round(engine_speed.ROUNDS * what.round)
    assert engine_speed.play(SHELF["pitch"].open(), Random(1), 50) == 50
    assert engine_speed.kind(SHELF["fire_gibbon"].open()).ends


def test_the_race_has_the_promised_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_speed, "AGAIN", 1)
    told: list[float] = []
    figures = engine_race.measured(["fire_gibbon"], 0.2, told.append)
    (row,) = cast(list[dict[str, object]], figures["engine"])
    assert list(row) == [
        "game",
        "decisions_per_s",
        "playouts_per_s",
        "ratio_openspiel",
        "ratio_rlcard",
        "clone_us",
        "legal_us",
        "apply_us",
        "observe_us",
        "imagine_us",
    ]
    assert told[-1] == 1
    assert any("fire_gibbon" in line for line in engine_report.lines(figures))


def test_who_misses_a_bar_is_named() -> None:
    quick = {"game": "quick", "ratio_openspiel": 1.2, "ratio_rlcard": 20.0}
    slow = {"game": "slow", "ratio_openspiel": 0.4, "ratio_rlcard": 12.0}
    assert list(engine_report.verdicts([quick])) == ["Every game clears both bars."]
    assert list(engine_report.verdicts([quick, slow])) == [
        "Below the bar beside OpenSpiel, 0.5: slow 0.4",
        "Below the goal beside OpenSpiel, 1.0: slow 0.4",
    ]


def test_a_start_is_measured_by_its_first_line_and_its_last() -> None:
    row = start_times.start_row("bundle", [[90.0, 400.0], [110.0, 500.0], [100.0, 300.0]], [80.0])
    assert row["first_frame_ms"] == 100.0
    assert row["title_ms"] == 400.0
    assert row["ratio_first_frame"] == 1.25
    assert row["ratio_title"] == 5.0


def test_the_program_tells_its_first_frame_and_its_whole_title() -> None:
    with processes.screen("dummy") as environment:
        ours = [sys.executable, "-m", "game", processes.FIRST_FRAME]
        first, whole = processes.lines_after(ours, environment)
    assert 0 < first < whole


@pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="told by Linux alone")
def test_what_a_process_and_its_child_take_is_measured() -> None:
    hold = "import sys; held = b'x' * 50_000_000; print(flush=True); sys.stdin.read()"
    words = [sys.executable, "-c", hold]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        child.stdout.readline()
        found = memory_use.family(os.getpid())
        child.kill()
    assert 50 < found["worker"].own <= found["worker"].proportional <= found["worker"].resident
    assert found["window"].own > 0


def test_an_opening_is_measured_beside_a_bare_first_frame() -> None:
    runs = [{"whole_ms": w, "sharp_ms": 2 * w, "unfinished": 0} for w in (300.0, 400.0, 900.0)]
    row = opening_times.opening_row("pitch", True, runs, 200.0)
    assert row["whole_ms"] == 400.0
    assert row["ratio_whole"] == 2.0
    assert row["ratio_sharp"] == 4.0
    assert row["unfinished"] == 0


def test_a_table_is_opened_in_the_real_loop_and_shown_whole() -> None:
    found = table_opening.opened((960, 600), "pitch", 0.0)
    assert 0 < found.whole_ms <= found.sharp_ms
    assert found.unfinished == 0


def test_both_forms_stand_in_one_row_beside_their_peers() -> None:
    plain = {"game": "pitch", "decisions_per_s": 100, "ratio_openspiel": 0.5}
    compiled = {"game": "pitch", "decisions_per_s": 190, "ratio_openspiel": 0.95}
    slow = [{"choices": ["a", "b"], "steps": 9, "seconds": each} for each in (5.0, 4.0)]
    quick = [{"choices": ["a", "b"], "steps": 9, "seconds": each} for each in (2.0, 3.0)]
    row = compiled_speed.row(plain, compiled, slow, quick)
    assert row["times"] == 1.9
    assert row["master_times"] == 2.0
    assert row["master_ms"] == 1000.0
    assert row["same"] == "yes"
    told = "\n".join(compiled_speed.lines([row]))
    assert "in plain Python beside OpenSpiel, 0.6: pitch 0.5" in told
    assert "compiled, beside OpenSpiel, 1.0: pitch 0.95" in told
    assert "master's" not in told.splitlines()[-1]


@pytest.mark.parametrize("other", [{"choices": ["a", "c"]}, {"steps": 8}])
def test_another_choice_or_number_of_steps_is_told(other: dict[str, object]) -> None:
    plain = {"game": "pitch", "decisions_per_s": 100, "ratio_openspiel": 0.5}
    thought = {"choices": ["a", "b"], "steps": 9, "seconds": 1.0}
    assert compiled_speed.row(plain, plain, [thought], [{**thought, **other}])["same"] == "NO"


def test_masters_decide_alike_each_time() -> None:
    first, again = (master_speed.decisions("democracy", 5) for _ in range(2))
    assert len(cast(list[str], first["choices"])) == 5
    assert first["choices"] == again["choices"]
    assert first["steps"] == again["steps"]
    assert cast(float, first["seconds"]) > 0
