"""The packages of one bundle: staged, made and validated."""

from __future__ import annotations

from collections.abc import Set
from pathlib import Path

from environment.checkout import DIST, OUT

from linux_packages import deb, flatpak, package_facts, rpm, staged_tree, tools, validation

KINDS = ("deb", "rpm", "flatpak")
"""What can be made."""


def make_packages(bundle: Path, python: Path, asked: Set[str]) -> list[Path]:
    """Make the packages of the kinds *asked* for in the folder of downloads; *python* has the game.

    Raises:
        NotReady: when a program is missing, or a package cannot be made or is not valid.
    """
    needed = {"deb": ["dpkg-deb", "lintian"], "rpm": ["rpmbuild"], "flatpak": ["flatpak"]}
    tools.require(["chrpath", "flatpak-builder", *validation.CHECKERS])
    tools.require([program for kind in sorted(asked) for program in needed[kind]])
    facts, tree = package_facts.facts(bundle), OUT / "linux-tree"
    staged_tree.stage(bundle, tree, facts, python)
    validation.validate_tree(tree)
    flatpak.validate_manifest(tree)
    made = []
    if "deb" in asked:
        made.append(deb.make_deb(tree, DIST, facts))
        validation.validate_deb(made[0])
    if "rpm" in asked:
        made.append(rpm.make_rpm(tree, DIST, facts))
    if "flatpak" in asked:
        made.append(flatpak.make_flatpak(tree, DIST, facts))
    return made
