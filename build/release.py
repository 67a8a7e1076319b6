"""The release: the tag of this version, once nothing stands in its way.

First raise the version in game/__init__.py, the only place that states it, move what CHANGELOG.md
has under "Unreleased" to a section "## [1.2.0] - 2026-05-01", and commit.

Refuses with a sentence for each reason, and ends with 2 where there is no git repository, 3 for a
tree that is not clean, 4 for a changelog that is not finished, 5 for a version that cannot be the
next, and 6 for checks that fail.

Pushing the tag starts .github/workflows/release.yml: it runs the checks on all systems, builds and
tries every download, and attaches them with sums, bills of materials and provenance, by which
`gh attestation verify` says of a file where it comes from. The sums are made by --sums, which ends
with 2 and a sentence if one of the downloads is missing.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from environment.checkout import HERE, NotReady

sys.path.append(str(HERE))  # any Python can release, also one without the game
from release_attachments import sums
from release_checks import changelog, repository
from release_checks.refusal import GitFailed, Kind, Refusal

from game import __version__

CHECKS = (sys.executable, "build/check.py")
"""The command that proves that everything works."""


def release(
    folder: Path, version: str, checks: Sequence[str] = CHECKS, dry_run: bool = False
) -> list[Refusal]:
    """Tag the repository *folder* with *version*, unless something is against it; say what.

    The quick reasons come first, all at once. Only without one the command *checks* runs, after
    which the tree must be as clean as before. With *dry_run* nothing is tagged.

    Raises:
        GitFailed: when *folder* is no repository, or git does not tag.
    """
    against = [*objections(folder, version), *repository.unfit_version(folder, version)]
    against = against or [*failing(folder, checks), *repository.uncommitted(folder)]
    if not against and not dry_run:
        repository.make_tag(folder, version)
    return against


def objections(folder: Path, version: str) -> Iterator[Refusal]:
    """Say what is against a release of *version* but its tag: the tree, and the changelog.

    Raises:
        GitFailed: when *folder* is no repository.
    """
    yield from repository.uncommitted(folder)
    yield from changelog.unfinished(read_changelog(folder), version)


def read_changelog(folder: Path) -> str:
    """The changelog in *folder*; empty if there is none."""
    path = folder / "CHANGELOG.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def failing(folder: Path, checks: Sequence[str]) -> Iterator[Refusal]:
    """Run the checks, which say themselves what they find."""
    code = subprocess.run(checks, cwd=folder).returncode
    if code:
        asked = " ".join(checks[1:] or checks)
        yield Refusal(Kind.CHECKS, f"The checks fail: {asked} ended with {code}.")


def said(against: Sequence[Refusal], otherwise: str) -> int:
    """Print every refusal, or *otherwise*; the exit code."""
    for refusal in against:
        print(refusal.sentence, file=sys.stderr)
    if against:
        return against[0].kind
    print(otherwise)
    return 0


def write_sums(folder: Path) -> int:
    """Write and print the sums of the downloads in *folder*; the exit code."""
    try:
        made = sums.write_sums(folder, __version__)
    except (NotReady, OSError) as problem:
        print(problem, file=sys.stderr)
        return 2
    print(made.read_text(encoding="utf-8"), end="")
    return 0


def main(arguments: list[str]) -> int:
    """Do what is asked; the exit code."""
    formatter = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("release.py", description=__doc__, formatter_class=formatter)
    only = parser.add_mutually_exclusive_group()
    only.add_argument("--dry-run", action="store_true", help="check everything and tag nothing")
    only.add_argument(
        "--tag", metavar="TAG", help="only ask whether this tag, made already, fits; run no checks"
    )
    only.add_argument("--notes", action="store_true", help="print what is new in this version")
    only.add_argument(
        "--sums", metavar="FOLDER", type=Path, help="write the SHA-256 sums of all downloads there"
    )
    asked = parser.parse_args(arguments)
    if asked.sums:
        return write_sums(asked.sums)
    if asked.notes:
        print(changelog.notes(read_changelog(HERE), __version__))
        return 0
    tag = repository.tag_of(__version__)
    try:
        if asked.tag:
            unfit = repository.unfit_tag(HERE, __version__, asked.tag)
            return said(
                [*objections(HERE, __version__), *unfit], f"{asked.tag} is as it should be."
            )
        against = release(HERE, __version__, dry_run=asked.dry_run)
    except GitFailed as problem:
        print(problem, file=sys.stderr)
        return Kind.REPOSITORY
    if asked.dry_run:
        return said(against, f"Nothing stands in the way of {tag}.")
    return said(against, f"This commit is {tag} now; `git push origin {tag}` releases it.")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
