"""The archive is the same for the same bundle; the proof finds what is wrong with one."""

import json
import os
import sys
import tarfile
from pathlib import Path
from typing import Any

import package
import pytest
import smoke
from environment import real_mouse
from environment.checkout import HERE

PICTURES = ("table", "result")


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands for the bundle, with a few files in it."""
    monkeypatch.setattr(package, "DIST", tmp_path)
    folder = package.bundle()
    (folder / "lib").mkdir(parents=True)
    (folder / "lib" / "letters").write_bytes(b"abc" * 1000)
    (folder / "lib" / "alias").symlink_to("letters")
    return folder


def test_the_same_bundle_gives_the_same_archive(bundle: Path) -> None:
    first, second = bundle.parent / "first.tar.xz", bundle.parent / "second.tar.xz"
    package.pack(first)
    os.utime(bundle / "lib" / "letters", (0, 99))
    package.pack(second)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as tar:
        assert tar.getnames() == ["folkdeck/lib", "folkdeck/lib/alias", "folkdeck/lib/letters"]


def test_links_weigh_nothing(bundle: Path) -> None:
    assert package.weight(bundle) == (3000, 1)


def program(bundle: Path, code: str) -> Path:
    """A program in the bundle's folder that runs *code*."""
    path = bundle / "folkdeck"
    path.write_text(f"#!{sys.executable}\n{code}", encoding="utf-8")
    path.chmod(0o755)
    return path


posix = pytest.mark.skipif(os.name != "posix", reason="the stand-in is a script with a #! line")


@posix
@pytest.mark.parametrize(
    ("code", "expected", "wrong"),
    [
        ("", 0, ""),
        ("raise SystemExit(1)", 0, "ended with 1, not 0: it said nothing"),
        ("print('Traceback'); raise SystemExit(0)", 0, "Traceback"),
        ("import sys; print('folkdeck: No.', file=sys.stderr); sys.exit(2)", 2, ""),
        ("raise SystemExit(2)", 2, "said more or less than one sentence: ''"),
    ],
)
def test_what_one_start_must_do(bundle: Path, code: str, expected: int, wrong: str) -> None:
    started = smoke.start(program(bundle, code), "x", [], expected, {}, bundle)
    assert started.wrong == wrong


@posix
def test_a_bundle_that_changes_itself_is_found(
    bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smoke, "SENTENCES", {})
    write = "import os, pathlib; os.chmod(p := pathlib.Path(__file__).parent, 0o755)\n"
    program(bundle, write + "(p / 'new').touch()")
    runs = {run.name: run for run in smoke.prove(bundle)}
    assert runs["pitch"].wrong == ""
    assert "new" in runs["nothing changed"].wrong


def test_a_bundle_that_keeps_no_match_is_found(tmp_path: Path) -> None:
    runs = list(smoke.fair(tmp_path / "folkdeck", {}, tmp_path))
    assert [run.wrong for run in runs] == ["no finished match was kept"]


@posix
def test_a_kept_match_is_audited_and_its_seal_verified(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "matches").mkdir()
    (tmp_path / "matches" / "2026-05-01 10.00 pitch.folkdeck").touch()
    path = program(bundle, "import sys; raise SystemExit(sys.argv[1] == 'audit')")
    runs = {run.name: run for run in smoke.fair(path, {}, tmp_path)}
    assert runs["audit"].wrong == "ended with 1, not 0: it said nothing"
    assert runs["verify"].wrong == ""
    assert "honesty button" not in runs


def test_the_hand_finds_buttons_and_reads_the_verdict(tmp_path: Path) -> None:
    button = {"role": "button", "label": "Matches", "rect": [10, 20, 30, 40]}
    shown = {"scene": "title", "moving": False, "tree": [button]}
    report = tmp_path / "report.jsonl"
    assert real_mouse.newest(report) == {}
    report.write_text(json.dumps(shown) + "\n{torn", encoding="utf-8")
    assert real_mouse.newest(report) == shown
    assert real_mouse.middle(shown, "Matches") == (25, 40)
    assert real_mouse.middle({**shown, "moving": True}, "Matches") is None
    assert real_mouse.middle(shown, "Settings") is None
    assert real_mouse.verdict(shown) == ""
    working = {"role": "progress", "label": "Progress"}
    told = {"role": "label", "label": "3 decisions: the same choice every time."}
    assert real_mouse.verdict({"scene": "fair", "tree": [working, told]}) == ""
    assert real_mouse.HONEST in real_mouse.verdict({"scene": "fair", "tree": [told]})


def machine(**changes: bool) -> dict[str, bool]:
    """What the report of a bundle that works says of it, but for *changes*."""
    return {"download": True, "compiled": True, **changes}


def report(**changes: object) -> dict[str, Any]:
    """What a bundle that works says of itself, but for *changes*."""
    played = [
        {"game": game, "outcome": "passed", "pictures": [f"{game}-table.png", f"{game}-result.png"]}
        for game in smoke.games()
    ]
    usual = {"passed": True, "games": played, "notes": [], "machine": machine()}
    return {**usual, "problems": [], **changes}


def told(folder: Path, report: dict[str, Any]) -> None:
    """Write *report* to *folder*, with all the pictures it should name."""
    folder.mkdir()
    (folder / "report.json").write_text(json.dumps(report), encoding="utf-8")
    for name in ("report.txt", *(f"{g}-{n}.png" for g in smoke.games() for n in PICTURES)):
        (folder / name).touch()


def test_the_report_of_a_good_bundle_passes(tmp_path: Path) -> None:
    told(tmp_path / "out", report())
    assert smoke.report_fault(tmp_path / "out", True) == ""
    (tmp_path / "out" / "pitch-table.png").unlink()
    assert "pitch-table.png" in smoke.report_fault(tmp_path / "out", True)


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"passed": False, "problems": ["Pitch: no."]}, "Pitch: no."),
        ({"games": report()["games"][1:]}, "passed"),
        ({"games": [{**each, "outcome": "failed"} for each in report()["games"]]}, "passed"),
        ({"games": [{**each, "pictures": []} for each in report()["games"]]}, "pictures"),
        ({"machine": machine(download=False)}, "played elsewhere"),
        ({"machine": machine(compiled=False)}, "plain Python"),
        ({"notes": ["No display."]}, "No display."),
    ],
)
def test_what_a_report_lacks_is_found(tmp_path: Path, changes: dict[str, Any], wrong: str) -> None:
    told(tmp_path / "out", report(**changes))
    assert wrong in smoke.report_fault(tmp_path / "out", True)


def test_a_selftest_without_a_report_is_found(bundle: Path) -> None:
    assert "cannot be read" in smoke.report_fault(bundle, True)


def test_no_bundle_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.main(["--bundle", str(tmp_path / "none")]) == 2
    assert capsys.readouterr().err == "There is no bundle yet: run build/package.py first.\n"


@pytest.mark.parametrize("words", [[], ["--folder-only"], ["--plain"]])
def test_whatever_is_asked_for_reaches_the_bundle(
    words: list[str], bundle: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    froze: list[Path] = []
    monkeypatch.setattr("environment.checkout.ready", lambda _: Path(sys.executable))
    monkeypatch.setattr(package, "freeze", lambda _, source: froze.append(source))
    monkeypatch.setattr("compiled.compiled_copy.ready", lambda _: bundle)
    monkeypatch.setattr(package, "pack", lambda archive: archive.touch())
    monkeypatch.setattr(
        "python_packages.distributions.make", lambda *_: [bundle / "lib" / "letters"] * 2
    )
    monkeypatch.setattr(
        "python_packages.platform_wheel.make", lambda *_: bundle / "lib" / "letters"
    )
    assert package.main([*words, "--json"]) == 0
    assert froze == [HERE if "--plain" in words else bundle]
