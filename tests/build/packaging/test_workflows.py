"""The workflows run what the README says, are safe, and attach every download."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from release_attachments import sums

from tests.build.packaging.downloads import DOWNLOADS

HERE = Path(__file__).resolve().parents[3]
FOLDER = HERE / ".github" / "workflows"
NAMES = ("checks", "release")
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
OWN = re.compile(r"\$/\.github/workflows/[\w-]+\.yml\b.*")
COMMAND = re.compile(r"(?:python3|\.venv/bin/python) (build/\w+\.py)([^\n]*)")


def text(name: str) -> str:
    return (FOLDER / f"{name}.yml").read_text(encoding="utf-8")


def workflow(name: str) -> dict[Any, Any]:
    """The workflow as it is read; YAML takes its key ``on`` for the value true."""
    read: dict[Any, Any] = yaml.safe_load(text(name))
    return read


def jobs(name: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = workflow(name)["jobs"]
    return found


def steps(name: str, job: str) -> list[dict[str, Any]]:
    return list(jobs(name)[job].get("steps", []))


def scripts(name: str) -> Iterator[str]:
    """What the steps of a workflow run."""
    for job in jobs(name):
        yield from (step["run"] for step in steps(name, job) if "run" in step)


def commands() -> list[tuple[str, str]]:
    """The commands of this project that the workflows run, and their words."""
    return [found for name in NAMES for each in scripts(name) for found in COMMAND.findall(each)]


def test_no_other_workflow_is_there() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_pinned_by_its_commit(name: str) -> None:
    used = re.findall(r"uses: (.*)", text(name))
    assert used
    assert [line for line in used if not (PINNED.fullmatch(line) or OWN.fullmatch(line))] == []


def test_an_action_has_one_pin_everywhere() -> None:
    pins = {line for name in NAMES for line in re.findall(r"uses: ([^$].*)", text(name))}
    actions = [line.partition("@")[0] for line in pins]
    assert len(actions) == len(set(actions))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_may_be_written_but_by_the_job_that_publishes(name: str) -> None:
    assert workflow(name)["permissions"] == {}
    for job, asked in jobs(name).items():
        rights = set(asked["permissions"].values())
        assert rights <= ({"read", "write"} if job == "publish" else {"read"}), job


@pytest.mark.parametrize("name", NAMES)
def test_no_key_stays_in_a_checkout(name: str) -> None:
    for job in jobs(name):
        for step in steps(name, job):
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False


@pytest.mark.parametrize("name", NAMES)
def test_no_script_is_written_by_an_expression(name: str) -> None:
    assert [script for script in scripts(name) if "${{" in script] == []


def test_every_push_is_checked_and_a_tag_is_released() -> None:
    assert workflow("checks")[True]["push"] == {"branches": ["**"]}
    assert "workflow_call" in workflow("checks")[True]
    assert workflow("release")[True] == {"push": {"tags": ["v*"]}}


def test_three_systems_and_every_python_of_the_description_are_checked() -> None:
    matrix = jobs("checks")["check"]["strategy"]["matrix"]
    assert [each.partition("-")[0] for each in matrix["system"]] == ["ubuntu", "windows", "macos"]
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = [line.rpartition(" ")[2] for line in project["classifiers"] if ":: 3." in line]
    assert matrix["python"] == named == ["3.11", "3.12", "3.13", "3.14"]
    assert "exclude" not in matrix
    assert jobs("checks")["download"]["strategy"]["matrix"]["system"] == matrix["system"]


def test_the_commands_of_the_readme_are_run() -> None:
    readme = (HERE / "README.md").read_text(encoding="utf-8")
    told = re.findall(r"^```\n(python3 build/\w+\.py)\n```$", readme, re.MULTILINE)
    assert len(told) == 2
    run = "\n".join(step.get("run", "") for step in steps("checks", "check"))
    assert [command for command in told if command not in run] == []


def test_no_oracle_is_left_out_where_all_have_wheels() -> None:
    told = jobs("checks")["check"]["env"]["FOLKDECK_NEED_ORACLES"]
    allowed = set(re.findall(r"matrix\.python != '([\d.]+)'", told))
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [Requirement(line) for line in project["optional-dependencies"]["dev"]]
    lacking = {
        python
        for python in jobs("checks")["check"]["strategy"]["matrix"]["python"]
        for each in wanted
        if each.marker and not each.marker.evaluate({"python_version": python})
    }
    assert allowed == lacking


@pytest.mark.parametrize("script", sorted({script for script, _ in commands()}))
def test_commands_exist_and_know_their_flags(script: str) -> None:
    asked = [sys.executable, str(HERE / script), "--help"]
    if script == "build/play.py":
        asked = [sys.executable, "-m", "game", "--help"]  # all its words go to the game
    help_text = subprocess.run(asked, cwd=HERE, capture_output=True, text=True, check=True).stdout
    flags = {
        flag for name, words in commands() if name == script for flag in re.findall(r"--\w+", words)
    }
    assert [flag for flag in flags if flag not in help_text] == []


def test_the_release_waits_for_everything_else() -> None:
    others = [job for job in jobs("release") if job not in ("publish", "fits")]
    assert sorted(jobs("release")["publish"]["needs"]) == sorted(others)
    for job in others:
        assert jobs("release")[job]["needs"] in ("fits", "windows")
    assert jobs("release")["checks"]["uses"].startswith("$/.github/workflows/checks.yml")


@pytest.mark.parametrize("kind", sums.KINDS)
def test_every_download_is_attached(kind: str) -> None:
    (name,) = (each for each in DOWNLOADS if fnmatchcase(each, kind))
    uploads = {
        job: [
            pattern.removeprefix("dist/")
            for step in steps("release", job)
            if step.get("with", {}).get("name", "").startswith("downloads-")
            and step["uses"].startswith("actions/upload-artifact@")
            for pattern in step["with"]["path"].split()
        ]
        for job in jobs("release")
    }
    attaching = [
        job
        for job, patterns in uploads.items()
        if any(fnmatchcase(name, each) for each in patterns)
    ]
    assert attaching, name


def test_downloads_are_tried_summed_and_vouched_for() -> None:
    run = {
        job: "\n".join(step.get("run", "") + step.get("uses", "") for step in steps("release", job))
        for job in jobs("release")
    }
    for job in ("linux", "macos"):
        assert "build/smoke.py" in run[job]
    assert "build/windows_check.py" in run["windows"]
    assert run["on-windows"].count("--selftest") == 2
    for job in ("linux", "windows", "macos"):
        assert "build/sbom.py" in run[job]
    order = ["build/release.py --sums", "actions/attest-build-provenance@", "gh release create"]
    assert sorted(order, key=run["publish"].index) == order


SCHEMA = ["-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows"]
"""What GitHub takes for a workflow."""


@pytest.mark.parametrize("name", NAMES)
def test_it_has_the_form_of_a_workflow(name: str) -> None:
    asked = [sys.executable, *SCHEMA, str(FOLDER / f"{name}.yml")]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_misspelt_key_is_found(tmp_path: Path) -> None:
    spoilt = tmp_path / "checks.yml"
    spoilt.write_text(text("checks").replace("runs-on:", "run-on:"), encoding="utf-8")
    done = subprocess.run([sys.executable, *SCHEMA, str(spoilt)], capture_output=True, text=True)
    assert done.returncode == 1
    assert "run-on" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="another bash comes first there")
@pytest.mark.parametrize("name", NAMES)
def test_every_script_can_be_read_by_its_shell(name: str) -> None:
    read = 0
    for job in jobs(name):
        for step in steps(name, job):
            if "run" in step and "shell" not in step:
                asked = ["bash", "-n"]
                done = subprocess.run(asked, input=step["run"], text=True, capture_output=True)
                assert done.stderr == ""
                read += 1
    assert read


def test_a_linter_finds_nothing() -> None:
    zizmor = Path(sys.executable).with_name("zizmor")
    asked = [str(zizmor), "--offline", "--quiet", "--pedantic", "--no-progress", str(FOLDER)]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_linter_would_find_something(tmp_path: Path) -> None:
    spoilt = tmp_path / "checks.yml"
    pin = re.compile(r"@[0-9a-f]{40} # (v\d+)\S*")
    spoilt.write_text(pin.sub(r"@\1", text("checks")), encoding="utf-8")
    zizmor = Path(sys.executable).with_name("zizmor")
    asked = [str(zizmor), "--offline", "--quiet", "--no-progress", str(spoilt)]
    assert subprocess.run(asked, capture_output=True).returncode > 1
