"""What a release attaches: sums that others confirm, and bills of what is in a bundle."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
import release as release_command
import sbom
from environment.checkout import NotReady
from release_attachments import parts_bom, sums

from game import __version__
from game.app.credits.part_list import Part
from tests.build.packaging.downloads import DOWNLOADS

PARTS = [
    Part("Folkdeck", "the game", "MIT", ("folkdeck",), ("folkdeck.txt",)),
    Part("pygame-ce", "the window", "LGPL-2.1-or-later", ("pygame/*.so",), ("pygame-ce.txt",)),
    Part("FLAC", "FLAC sounds", "BSD-3-Clause", ("libFLAC*",), ("flac.txt",)),
    Part("zlib", "packed files", "Zlib", ("libz.so*",), ("zlib.txt",)),
    Part("platformdirs", "folders", "MIT", (), ("platformdirs.txt",)),
]
VERSIONS = {"Folkdeck": "1.2.0", "pygame-ce": "2.5.8", "platformdirs": "4.3.0"}
MOMENT = 1_780_000_000


@pytest.fixture
def downloads(tmp_path: Path) -> Path:
    """A folder with all downloads of a release."""
    for name in DOWNLOADS:
        (tmp_path / name).write_text(name, encoding="utf-8")
    return tmp_path


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder that stands for the bundle."""
    folder = tmp_path / "folkdeck"
    for name in ("folkdeck", "lib/pygame/base.so", "lib/libFLAC-1.so"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())
    return folder


def told(bundle: Path, versions: dict[str, str] = VERSIONS) -> dict[str, Any]:
    """The bill of the bundle, read again."""
    found = parts_bom.components(bundle, PARTS, versions)
    bill: dict[str, Any] = json.loads(parts_bom.bill(found, MOMENT))
    return bill


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="a program of Linux")
def test_the_sums_are_confirmed_by_others(downloads: Path) -> None:
    made = sums.write_sums(downloads, "1.2.0")
    check = ["sha256sum", "--check", "--strict", made.name]
    assert subprocess.run(check, cwd=downloads, capture_output=True).returncode == 0
    (downloads / DOWNLOADS[0]).write_text("changed", encoding="utf-8")
    assert subprocess.run(check, cwd=downloads, capture_output=True).returncode == 1


def test_every_download_has_its_sum(downloads: Path) -> None:
    for _ in range(2):  # the sums themselves are not summed
        lines = sums.write_sums(downloads, "1.2.0").read_text(encoding="utf-8").splitlines()
        assert sorted(line.partition("  ")[2] for line in lines) == sorted(DOWNLOADS)


@pytest.mark.parametrize("name", DOWNLOADS)
def test_a_missing_download_is_found(downloads: Path, name: str) -> None:
    (downloads / name).unlink()
    with pytest.raises(NotReady, match="not none"):
        sums.write_sums(downloads, "1.2.0")
    assert not (downloads / sums.NAME).exists()


def test_an_empty_download_and_one_of_another_version_are_found(downloads: Path) -> None:
    (downloads / DOWNLOADS[1]).write_bytes(b"")
    with pytest.raises(NotReady, match="is empty"):
        sums.write_sums(downloads, "1.2.0")
    with pytest.raises(NotReady, match=r"is not of version 1\.3\.0"):
        sums.write_sums(downloads, "1.3.0")


def test_a_download_that_is_there_twice_is_found(downloads: Path) -> None:
    (downloads / "folkdeck-1.2.0-old.dmg").write_text("old", encoding="utf-8")
    with pytest.raises(NotReady, match="There should be one"):
        sums.write_sums(downloads, "1.2.0")


def test_the_command_says_what_is_missing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release_command.main(["--sums", str(tmp_path)]) == 2
    assert "tar.xz" in capsys.readouterr().err


def test_a_bill_names_the_parts_in_the_bundle(bundle: Path) -> None:
    bill = told(bundle)
    named = {part["name"]: part for part in bill["components"]}
    assert set(named) == {"pygame-ce", "FLAC", "platformdirs"}
    assert bill["metadata"]["component"]["name"] == "Folkdeck"
    assert bill["metadata"]["component"]["version"] == "1.2.0"
    assert named["pygame-ce"]["purl"] == "pkg:pypi/pygame-ce@2.5.8"
    assert named["FLAC"]["licenses"] == [{"expression": "BSD-3-Clause"}]
    (library,) = named["FLAC"]["components"]
    assert library["name"] == "lib/libFLAC-1.so"
    right = hashlib.sha256(b"lib/libFLAC-1.so").hexdigest()
    assert library["hashes"] == [{"alg": "SHA-256", "content": right}]
    (needs,) = (each for each in bill["dependencies"] if each["ref"] == "Folkdeck")
    assert sorted(needs["dependsOn"]) == sorted(named)


def test_the_same_bundle_has_the_same_bill_and_another_one_another(bundle: Path) -> None:
    first = told(bundle)
    assert told(bundle) == first
    assert told(bundle, {**VERSIONS, "pygame-ce": "2.5.9"})["serialNumber"] != first["serialNumber"]
    (bundle / "lib" / "libFLAC-1.so").write_bytes(b"newer")
    assert told(bundle)["serialNumber"] != first["serialNumber"]


def test_a_folder_without_the_program_has_no_bill(tmp_path: Path) -> None:
    with pytest.raises(NotReady, match="lacks the program"):
        told(tmp_path)


def test_the_command_knows_the_versions_of_this_environment(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sbom, "DIST", bundle.parent)
    assert sbom.main(["linux-x86_64", "--bundle", str(bundle)]) == 0
    made = bundle.parent / f"folkdeck-{__version__}-linux-x86_64.cdx.json"
    bill = json.loads(made.read_text(encoding="utf-8"))
    versions = {part["name"]: part.get("version") for part in bill["components"]}
    assert versions["pygame-ce"] == metadata.version("pygame-ce")


def test_pinned_versions_stand_for_those_of_another_environment(tmp_path: Path) -> None:
    pins = tmp_path / "packages.txt"
    pins.write_text("# For Windows.\npygame-ce==2.5.7 --hash=sha256:00\nplatformdirs==4.3.0\n")
    assert sbom.pinned(pins) == {"pygame-ce": "2.5.7", "platformdirs": "4.3.0"}


def test_a_bundle_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sbom, "DIST", tmp_path)
    assert sbom.main(["linux-x86_64", "--bundle", str(tmp_path / "nowhere")]) == 2
    assert "lacks the program" in capsys.readouterr().err
