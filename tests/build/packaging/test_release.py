"""A release is refused for every reason there is, in real git repositories, and else tagged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import release
from release_checks import changelog, repository
from release_checks.refusal import GitFailed, Kind

from game import __version__

FINISHED = """# Changelog

## [Unreleased]

## [1.2.0] - 2026-05-01

### Added

- A game.

## [1.1.0] - 2026-04-01

- Another.
"""
PASS = (sys.executable, "-c", "")
FAIL = (sys.executable, "-c", "raise SystemExit(3)")
DIRTY = (sys.executable, "-c", "open('left over', 'w').close()")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with a finished changelog, committed."""
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "somebody@example.org")
    path = tmp_path / "project"
    path.mkdir()
    repository.git(path, "init", "--quiet")
    (path / ".gitignore").write_text("out/\n", encoding="utf-8")
    commit(path, FINISHED)
    return path


def commit(path: Path, text: str) -> None:
    """Commit everything, with this changelog."""
    (path / "CHANGELOG.md").write_text(text, encoding="utf-8")
    repository.git(path, "add", "--all")
    repository.git(path, "commit", "--quiet", "--allow-empty", "--message", "Changelog")


def refused(path: Path, checks: tuple[str, ...] = PASS, version: str = "1.2.0") -> list[Kind]:
    """Of which kinds the refusals of a release are; no tag may have been made."""
    before = repository.tags_in(path)
    found = [refusal.kind for refusal in release.release(path, version, checks)]
    assert found
    assert repository.tags_in(path) == before
    return found


def test_a_finished_version_is_tagged_at_this_commit(folder: Path) -> None:
    assert release.release(folder, "1.2.0", PASS) == []
    assert repository.git(folder, "tag", "--points-at", "HEAD").split() == ["v1.2.0"]
    assert repository.git(folder, "cat-file", "-t", "v1.2.0").strip() == "tag"


def test_a_dry_run_tags_nothing(folder: Path) -> None:
    assert release.release(folder, "1.2.0", PASS, dry_run=True) == []
    assert repository.tags_in(folder) == set()
    assert release.release(folder, "1.2.0", FAIL, dry_run=True) != []


def test_a_changed_file_is_refused(folder: Path) -> None:
    (folder / ".gitignore").write_text("out/\ndist/\n", encoding="utf-8")
    assert refused(folder) == [Kind.TREE]


def test_a_new_file_is_refused_and_an_ignored_one_is_not(folder: Path) -> None:
    (folder / "out").mkdir()
    (folder / "out" / "picture.png").touch()
    assert list(repository.uncommitted(folder)) == []
    (folder / "new.py").touch()
    (refusal,) = repository.uncommitted(folder)
    assert "new.py" in refusal.sentence


def test_a_staged_file_is_refused(folder: Path) -> None:
    (folder / "new.py").touch()
    repository.git(folder, "add", "new.py")
    assert refused(folder) == [Kind.TREE]


def test_failing_checks_are_refused(folder: Path) -> None:
    assert refused(folder, FAIL) == [Kind.CHECKS]


def test_checks_that_leave_something_behind_are_refused(folder: Path) -> None:
    assert refused(folder, DIRTY) == [Kind.TREE]


def test_checks_do_not_run_where_something_else_is_wrong(folder: Path) -> None:
    commit(folder, FINISHED.replace("1.2.0", "1.3.0"))
    assert refused(folder, DIRTY) == [Kind.CHANGELOG]
    assert not (folder / "left over").exists()


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("## [Unreleased]\n", "## [Unreleased]\n\n- New.\n", "still has entries (1)"),
        ("## [1.2.0] - 2026-05-01", "## [1.1.9] - 2026-05-01", "has no section for 1.2.0"),
        ("- A game.\n", "", "says nothing under 1.2.0"),
        (" - 2026-05-01", "", "on which day"),
        (" - 2026-05-01", " - 2026-02-30", "on which day"),
        ("## [Unreleased]\n", "## [1.3.0] - 2026-06-01\n\n- Newer.\n", "has 1.3.0 above 1.2.0"),
    ],
)
def test_an_unfinished_changelog_is_refused(
    folder: Path, before: str, after: str, sentence: str
) -> None:
    commit(folder, FINISHED.replace(before, after))
    assert refused(folder) == [Kind.CHANGELOG]
    (refusal,) = changelog.unfinished(release.read_changelog(folder), "1.2.0")
    assert sentence in refusal.sentence


def test_a_missing_changelog_is_refused(folder: Path) -> None:
    repository.git(folder, "rm", "--quiet", "CHANGELOG.md")
    repository.git(folder, "commit", "--quiet", "--message", "No changelog")
    assert refused(folder) == [Kind.CHANGELOG]


def test_a_version_is_released_once(folder: Path) -> None:
    assert release.release(folder, "1.2.0", PASS) == []
    commit(folder, FINISHED + "\n")
    assert refused(folder) == [Kind.VERSION]


@pytest.mark.parametrize("tag", ["v1.2.1", "v1.10.0", "v2.0.0rc1"])
def test_an_older_version_than_a_released_one_is_refused(folder: Path, tag: str) -> None:
    repository.git(folder, "tag", tag)
    assert refused(folder) == [Kind.VERSION]


@pytest.mark.parametrize("tag", ["v1.1.9", "v1.2.0rc2", "v0.9.0", "screenshots"])
def test_older_tags_are_no_hindrance(folder: Path, tag: str) -> None:
    repository.git(folder, "tag", tag)
    assert release.release(folder, "1.2.0", PASS) == []


@pytest.mark.parametrize("version", ["1.2", "v1.2.0", "1.02.0", "1.2.0-beta", "", "1.2.0 "])
def test_what_is_no_version_is_refused(folder: Path, version: str) -> None:
    assert Kind.VERSION in refused(folder, version=version)


def test_every_reason_is_told_at_once(folder: Path) -> None:
    commit(folder, FINISHED.replace("- A game.\n", ""))
    repository.git(folder, "tag", "v1.2.0")
    (folder / "new.py").touch()
    assert refused(folder) == [Kind.TREE, Kind.CHANGELOG, Kind.VERSION]


@pytest.mark.parametrize(
    ("tag", "here", "fits"),
    [
        ("v1.2.0", True, True),
        ("v1.2.0", False, False),
        ("v1.2.1", True, False),
        ("1.2.0", True, False),
    ],
)
def test_a_pushed_tag_must_fit(folder: Path, tag: str, here: bool, fits: bool) -> None:
    repository.git(folder, "tag", tag)
    if not here:
        commit(folder, FINISHED + "\n")
    assert (list(repository.unfit_tag(folder, "1.2.0", tag)) == []) is fits


def test_a_folder_inside_another_repository_is_none(folder: Path) -> None:
    inside = folder / "copy"
    inside.mkdir()
    with pytest.raises(GitFailed, match="not a git repository"):
        release.release(inside, "1.2.0", PASS)


def test_the_notes_are_what_the_changelog_says() -> None:
    assert changelog.notes(FINISHED, "1.2.0") == "### Added\n\n- A game."
    assert changelog.notes(FINISHED, "1.1.0") == "- Another."


def test_the_changelog_of_the_project_can_be_read(checkout: Path) -> None:
    every = changelog.sections(release.read_changelog(checkout))
    assert every[0].name in (changelog.UNRELEASED, __version__)
    assert every[0].entries
    assert repository.rank(__version__)


@pytest.mark.parametrize(
    ("spoil", "code"),
    [("new.py", Kind.TREE), ("", Kind.CHANGELOG)],
)
def test_the_command_says_why_and_ends_with_its_code(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    spoil: str,
    code: Kind,
) -> None:
    monkeypatch.setattr(release, "HERE", folder)
    monkeypatch.setattr(release, "__version__", "1.2.0" if spoil else "9.9.9")
    if spoil:
        (folder / spoil).touch()
    assert release.main(["--dry-run"]) == code
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_command_needs_a_repository(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "HERE", tmp_path)
    assert release.main([]) == Kind.REPOSITORY
    assert "not a git repository" in capsys.readouterr().err


def test_the_command_tags_and_judges_its_tag(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "HERE", folder)
    monkeypatch.setattr(release, "__version__", "1.2.0")
    (folder / "build").mkdir()
    (folder / "build" / "check.py").write_text("", encoding="utf-8")
    commit(folder, FINISHED)
    assert release.main(["--tag", "v1.2.0"]) == Kind.VERSION
    assert release.main([]) == 0
    assert "git push origin v1.2.0" in capsys.readouterr().out
    assert release.main(["--tag", "v1.2.0"]) == 0
    assert release.main(["--notes"]) == 0
    assert "A game." in capsys.readouterr().out


def test_it_runs_by_its_path_without_the_game_installed(checkout: Path) -> None:
    asked = [sys.executable, "-S", "-E", str(checkout / "build" / "release.py"), "--help"]
    done = subprocess.run(asked, capture_output=True, text=True)
    assert "--dry-run" in done.stdout, done.stderr
