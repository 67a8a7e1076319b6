"""The git repository as a release wants it: nothing uncommitted, and a version not yet tagged."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from release_checks.refusal import GitFailed, Kind, Refusal

VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:(a|b|rc)(0|[1-9]\d*))?")
"""Three numbers, and a letter with a number for what comes before them: 1.2.0, 1.2.0rc1."""

SOURCE = "game/__init__.py"
"""Where the version is stated."""

SHOWN = 5
"""How many uncommitted files are named."""


def tag_of(version: str) -> str:
    """The tag that stands for *version*."""
    return f"v{version}"


def rank(version: str) -> tuple[int, int, int, str, int] | None:
    """Where *version* stands in the order of versions; None if it is none."""
    parts = VERSION.fullmatch(version)
    if parts is None:
        return None
    early = parts[4] or "release"  # after a, b and rc
    return int(parts[1]), int(parts[2]), int(parts[3]), early, int(parts[5] or 0)


def uncommitted(repository: Path) -> Iterator[Refusal]:
    """Say which files are changed, or new and not ignored.

    Raises:
        GitFailed: when *repository* is none.
    """
    lines = git(repository, "status", "--porcelain", "--untracked-files=all").splitlines()
    names = [line[3:] for line in lines]
    if names:
        more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
        listed = ", ".join(names[:SHOWN])
        yield Refusal(Kind.TREE, f"The tree is not clean: {listed}{more}. Commit or remove them.")


def unfit_version(repository: Path, version: str) -> Iterator[Refusal]:
    """Say why *version* cannot be the next: its form, its tag, or a newer one before it.

    Raises:
        GitFailed: when *repository* is none.
    """
    ranked, tags = rank(version), tags_in(repository)
    if ranked is None:
        yield _refused(f"{version!r} is no version: it should be like 1.2.0 or 1.2.0rc1.")
        return
    if tag_of(version) in tags:
        yield _refused(f"The tag {tag_of(version)} exists already: raise the version in {SOURCE}.")
    yield from _older(tags - {tag_of(version)}, version)


def unfit_tag(repository: Path, version: str, tag: str) -> Iterator[Refusal]:
    """Say why *tag*, which has been made, does not stand for *version* at this commit.

    Raises:
        GitFailed: when *repository* is none.
    """
    if rank(version) is None or tag != tag_of(version):
        yield _refused(f"The tag {tag} does not fit the version {version}, which {SOURCE} states.")
    if tag not in git(repository, "tag", "--points-at", "HEAD").split():
        yield _refused(f"The tag {tag} is not at this commit.")
    yield from _older(tags_in(repository) - {tag}, version)


def _older(tags: set[str], version: str) -> Iterator[Refusal]:
    """Say which of the *tags* stand for newer versions than *version*."""
    ranked = rank(version)
    ranks = {tag: rank(tag.removeprefix("v")) for tag in tags if tag.startswith("v")}
    newer = sorted(tag for tag, found in ranks.items() if ranked and found and found > ranked)
    if newer:
        yield _refused(f"{version} is older than {', '.join(newer)}, which exist already.")


def tags_in(repository: Path) -> set[str]:
    """The names of all tags.

    Raises:
        GitFailed: when *repository* is none.
    """
    return set(git(repository, "tag", "--list").split())


def make_tag(repository: Path, version: str) -> str:
    """Make the tag of *version* at this commit, and return its name.

    Raises:
        GitFailed: when git refuses.
    """
    git(repository, "tag", "--annotate", "--message", f"Folkdeck {version}", tag_of(version))
    return tag_of(version)


def git(repository: Path, *words: str) -> str:
    """What git says to these words; a repository around *repository* is not meant.

    Raises:
        GitFailed: when it fails, with what it said.
    """
    no_higher = {**os.environ, "GIT_CEILING_DIRECTORIES": str(repository.resolve().parent)}
    command = ["git", "-C", str(repository.resolve()), *words]
    done = subprocess.run(command, capture_output=True, text=True, env=no_higher)
    if done.returncode:
        raise GitFailed(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout


def _refused(sentence: str) -> Refusal:
    return Refusal(Kind.VERSION, sentence)
