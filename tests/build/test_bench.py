"""The stop-watch's sums, and the keys it promises."""

import argparse

import bench
import bench_frames
import pytest
import screens


def test_percentiles() -> None:
    values = [float(number) for number in range(100, 0, -1)]
    assert bench_frames.percentile(values, 0.99) == 100
    assert bench_frames.percentile(values, 0.5) == 51
    assert bench_frames.percentile([3.0], 0.99) == 3


def test_a_row_has_the_promised_keys() -> None:
    ours = [
        {"median_ms": m, "p99_ms": 9.0, "cpu_median_ms": 2.0, "cpu_p99_ms": 5.0}
        for m in (2.0, 4.0, 99.0)
    ]
    bare = [{"median_ms": 2.0, "p99_ms": 3.0, "cpu_median_ms": 1.0, "cpu_p99_ms": 2.0}]
    row = bench.summary("1280x720", True, ours, bare)
    assert row["size"] == "1280x720"
    assert row["thinking"] is True
    assert row["median_ms"] == 4.0
    assert row["p99_ms"] == 9.0
    assert row["ratio_bare"] == 2.0


@pytest.mark.parametrize("kind", ["bare", "table"])
def test_a_loop_measures_frames(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--kind", kind, "--size", "320x180", "--frames", "3"]
    assert bench_frames.main(words) == 0
    assert '"p99_ms"' in capsys.readouterr().out


def test_sizes_are_read_or_refused() -> None:
    assert screens.size("1280x720") == (1280, 720)
    with pytest.raises(argparse.ArgumentTypeError, match="1280x720"):
        screens.size("large")
