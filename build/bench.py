"""The stop-watch: frames and starts beside a bare pygame-ce program, rules beside other engines."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import workshop
import xvfb
from bench_words import print_engine

SIZES = ["1280x720", "1920x1080", "2560x1440"]
FRAMES = Path(__file__).with_name("bench_frames.py")
FIRST_FRAME = ["-m", "game", "--first-frame-exit"]
LATE = Path(__file__).with_name("bench_late.py")
MOMENTS = Path(__file__).with_name("bench_moments.py")
OPENING = Path(__file__).with_name("bench_opening.py")
GAMES = ["pitch", "fire_gibbon", "vendetta"]
RACE = Path(__file__).with_name("bench_race.py")
BARE_FIRST_FRAME = [str(FRAMES), "--kind", "start"]


@contextlib.contextmanager
def screen(driver: str) -> Iterator[dict[str, str]]:
    """An environment for pygame: a private X display, or no screen at all for "dummy"."""
    own = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    if driver == "dummy":
        yield {**own, "SDL_VIDEODRIVER": "dummy"}
        return
    with xvfb.x_server(2600, 1500) as display:
        shown = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
        yield {**own, **shown}


def frames(
    python: Path, kind: str, size: str, thinking: bool, count: int, environment: Mapping[str, str]
) -> dict[str, float]:
    """Figures of *count* frames of one kind ("table" or "bare") in a process of their own."""
    command = [str(python), str(FRAMES), "--kind", kind, "--size", size, "--frames", str(count)]
    if thinking:
        command.append("--thinking")
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise workshop.NotReady(f"{done.stderr.strip()}\nThe {kind} loop did not run.")
    told = json.loads(done.stdout.splitlines()[-1])
    return {str(name): float(figure) for name, figure in told.items()}


def table(
    python: Path, sizes: list[str], asked: argparse.Namespace, environment: Mapping[str, str]
) -> list[dict[str, object]]:
    """Frame times by size, with and without a computer player that thinks.

    Repetitions take turns, so that a busy machine hits the table and the bare loop alike.
    """
    cases = [(size, thinking) for size in sizes for thinking in (False, True)]
    runs: dict[tuple[str, bool, str], list[dict[str, float]]] = {}
    for _ in range(asked.repeat):
        for size, thinking in cases:
            for kind in ("table", "bare"):
                figures = frames(python, kind, size, thinking, asked.frames, environment)
                runs.setdefault((size, thinking, kind), []).append(figures)
    return [
        summary(size, thinking, runs[size, thinking, "table"], runs[size, thinking, "bare"])
        for size, thinking in cases
    ]


def summary(
    size: str, thinking: bool, ours: list[dict[str, float]], bare: list[dict[str, float]]
) -> dict[str, object]:
    """One row: the medians over the repetitions, and how the table stands to the bare loop."""

    def middle(runs: list[dict[str, float]], name: str) -> float:
        return statistics.median(run[name] for run in runs)

    names = ("median_ms", "p99_ms", "cpu_median_ms", "cpu_p99_ms")
    return {
        "size": size,
        "thinking": thinking,
        **{name: round(middle(ours, name), 2) for name in names},
        **{f"bare_{name}": round(middle(bare, name), 2) for name in names},
        "ratio_bare": round(middle(ours, "median_ms") / middle(bare, "median_ms"), 2),
    }


def first_frame(python: Path, words: list[str], environment: Mapping[str, str]) -> float:
    """Milliseconds from the start of a process to the line it prints after its first frame."""
    with tempfile.TemporaryDirectory() as home:
        own = {**environment, "HOME": home}
        own |= {f"XDG_{name}_HOME": home for name in ("DATA", "CONFIG", "STATE", "CACHE")}
        begun = time.perf_counter()
        with subprocess.Popen(
            [str(python), *words], env=own, stdout=subprocess.PIPE, text=True, cwd=workshop.HERE
        ) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            taken = (time.perf_counter() - begun) * 1000
            process.communicate()
    if process.returncode or not line:
        raise workshop.NotReady(f"{' '.join(words)} ended with {process.returncode}.")
    return taken


def start(python: Path, repeat: int, environment: Mapping[str, str]) -> dict[str, float]:
    """Start-up to the first frame, medians of *repeat* starts that take turns with a bare one."""
    ours, bare = [], []
    for _ in range(repeat):
        ours.append(first_frame(python, FIRST_FRAME, environment))
        bare.append(first_frame(python, BARE_FIRST_FRAME, environment))
    middle, plain = statistics.median(ours), statistics.median(bare)
    return {
        "first_frame_ms": round(middle, 1),
        "bare_first_frame_ms": round(plain, 1),
        "ratio_bare": round(middle / plain, 2),
    }


def told(figures: Mapping[str, object]) -> str:
    """A row of figures in words."""
    return "  ".join(f"{name} {figure}" for name, figure in figures.items())


def measure_table(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py table`` measures. Raises NotReady if a program it measures does not run."""
    python = workshop.ready("dev")
    with screen(asked.driver) as environment:
        rows = table(python, asked.size or SIZES, asked, environment) if asked.frames else []
        late = each_size(python, LATE, asked, environment, asked.late) if asked.late else []
        starts = start(python, asked.starts, environment) if asked.starts else {}
    return {"driver": asked.driver, "table": rows, "late": late, "start": starts}


def each_size(
    python: Path,
    program: Path,
    asked: argparse.Namespace,
    environment: Mapping[str, str],
    count: int | None = None,
) -> list[dict[str, object]]:
    """The rows *program* prints for each size, of *count* frames where it takes a number."""
    rows: list[dict[str, object]] = []
    for size in asked.size or SIZES:
        many = [] if count is None else ["--frames", str(count)]
        done = subprocess.run(
            [str(python), str(program), "--size", size, *many],
            env={**environment, "PYTHONPATH": str(workshop.HERE)},
            cwd=workshop.HERE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        if done.returncode:
            raise workshop.NotReady(f"{program.name} did not run.")
        rows += [json.loads(line) for line in done.stdout.splitlines() if line[:1] == "{"]
    return rows


def print_table(figures: dict[str, object]) -> None:
    """Print what was measured, a line a row."""
    rows, starts = figures["table"], figures["start"]
    assert isinstance(rows, list)
    assert isinstance(starts, dict)
    for row in rows:
        print(told(row))
    late = figures["late"]
    assert isinstance(late, list)
    for row in late:
        print("late frames", told(row))
    if starts:
        print("start", told(starts))


def measure_moments(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py moments`` measures. Raises NotReady if it does not run."""
    python = workshop.ready("dev")
    with screen(asked.driver) as environment:
        rows = each_size(python, MOMENTS, asked, environment)
    return {"driver": asked.driver, "moments": rows}


def print_moments(figures: dict[str, object]) -> None:
    """Print what was measured, a line a row."""
    rows = figures["moments"]
    assert isinstance(rows, list)
    for row in rows:
        print(told(row))


def measure_opening(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py opening`` measures, medians of starts that take turns with a bare one.

    Raises NotReady if a program it measures does not run.
    """
    python = workshop.ready("dev")
    cases = [(game, once) for game in asked.game or GAMES for once in (False, True)]
    found: dict[tuple[str, bool], list[dict[str, float]]] = {case: [] for case in cases}
    bare: list[float] = []
    with screen(asked.driver) as environment:
        for _ in range(asked.repeat):
            for game, once in cases:
                bare.append(first_frame(python, BARE_FIRST_FRAME, environment))
                words = ["--game", game, *(["--at-once"] if once else [])]
                found[game, once] += one_opening(python, words, asked.size, environment)
    plain = statistics.median(bare)
    rows = [opening_row(game, once, found[game, once], plain) for game, once in cases]
    return {"driver": asked.driver, "bare_first_frame_ms": round(plain, 1), "opening": rows}


def one_opening(
    python: Path, words: list[str], size: str, environment: Mapping[str, str]
) -> list[dict[str, float]]:
    """The figures of one table in a process of its own."""
    done = subprocess.run(
        [str(python), str(OPENING), "--size", size, *words],
        env={**environment, "PYTHONPATH": str(workshop.HERE)},
        cwd=workshop.HERE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    if done.returncode:
        raise workshop.NotReady(f"{OPENING.name} did not run.")
    return [json.loads(line) for line in done.stdout.splitlines() if line[:1] == "{"]


def opening_row(
    game: str, once: bool, runs: list[dict[str, float]], plain: float
) -> dict[str, object]:
    """One row: medians in milliseconds, and how they stand to a bare first frame."""
    whole = statistics.median(run["whole_ms"] for run in runs)
    sharp = statistics.median(run["sharp_ms"] for run in runs)
    return {
        "game": game,
        "dealt_at_once": once,
        "whole_ms": round(whole, 1),
        "sharp_ms": round(sharp, 1),
        "ratio_whole": round(whole / plain, 2),
        "ratio_sharp": round(sharp / plain, 2),
        "unfinished": sum(run["unfinished"] for run in runs),
    }


def print_opening(figures: dict[str, object]) -> None:
    """Print what was measured, a line a row."""
    print(f"bare first frame {figures['bare_first_frame_ms']} ms")
    rows = figures["opening"]
    assert isinstance(rows, list)
    for row in rows:
        print(told(row))


def measure_engine(asked: argparse.Namespace) -> dict[str, object]:
    """What ``bench.py engine`` measures. Raises NotReady if it does not run."""
    command = [str(workshop.ready("dev")), str(RACE), "--seconds", str(asked.seconds)]
    for game in asked.game or []:
        command += ["--game", game]
    done = subprocess.run(command, cwd=workshop.HERE, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise workshop.NotReady("The race of the engines did not run.")
    figures: dict[str, object] = json.loads(done.stdout.splitlines()[-1])
    return figures


def main(arguments: list[str]) -> int:
    """Read the command line, measure, print; 2 if something measured does not run."""
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__)
    kinds = parser.add_subparsers(dest="what", required=True)
    one = kinds.add_parser("table", help="frame times of the table, and the start")
    one.add_argument("--size", action="append", metavar="WxH", help=f"window sizes; {SIZES}")
    one.add_argument("--frames", type=int, default=400, help="frames a repetition, 0 for none")
    one.add_argument("--repeat", type=int, default=3, help="repetitions (3)")
    one.add_argument("--late", type=int, default=600, help="frames a turn, 0 for none (600)")
    one.add_argument("--starts", type=int, default=7, help="starts, 0 for none (7)")
    usual = "x11" if shutil.which("Xvfb") else "dummy"
    one.add_argument("--driver", choices=["x11", "dummy"], default=usual, help=f"({usual})")
    one.add_argument("--json", action="store_true", help="print the figures as JSON")
    one.set_defaults(measure=measure_table, print=print_table)
    two = kinds.add_parser("engine", help="random play of the rules, beside OpenSpiel and RLCard")
    two.add_argument("--game", action="append", metavar="ID", help="only this game")
    two.add_argument("--seconds", type=float, default=6.0, metavar="S", help="each (6)")
    two.add_argument("--json", action="store_true", help="print the figures as JSON")
    two.set_defaults(measure=measure_engine, print=print_engine)
    three = kinds.add_parser("moments", help="frame times while the most cards fly")
    three.add_argument("--size", action="append", metavar="WxH", help=f"window sizes; {SIZES}")
    three.add_argument("--driver", choices=["x11", "dummy"], default=usual, help=f"({usual})")
    three.add_argument("--json", action="store_true", help="print the figures as JSON")
    three.set_defaults(measure=measure_moments, print=print_moments)
    four = kinds.add_parser("opening", help="from Deal to a table that is whole, and sharp")
    four.add_argument("--game", action="append", metavar="ID", help=f"tables; {GAMES}")
    four.add_argument("--size", default="1280x720", metavar="WxH", help="(1280x720)")
    four.add_argument("--repeat", type=int, default=5, help="openings of each (5)")
    four.add_argument("--driver", choices=["x11", "dummy"], default=usual, help=f"({usual})")
    four.add_argument("--json", action="store_true", help="print the figures as JSON")
    four.set_defaults(measure=measure_opening, print=print_opening)
    asked = parser.parse_args(arguments)
    try:
        figures = asked.measure(asked)
    except workshop.NotReady as problem:
        print(problem, file=sys.stderr)
        return 2
    if asked.json:
        print(json.dumps(figures))
    else:
        asked.print(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
