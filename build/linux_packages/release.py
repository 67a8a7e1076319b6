"""The packages of one bundle: staged, made and validated."""

from __future__ import annotations

from pathlib import Path

from environment.checkout import DIST, OUT

from linux_packages import deb, package_facts, rpm, staged_tree, tools, validation


def make_packages(bundle: Path, python: Path, with_deb: bool, with_rpm: bool) -> list[Path]:
    """Make the packages asked for in the folder of downloads; *python* has the game.

    Raises:
        NotReady: when a program is missing, or a package cannot be made or is not valid.
    """
    tools.require(["chrpath", *validation.CHECKERS])
    tools.require(["dpkg-deb", "lintian"] if with_deb else [])
    tools.require(["rpmbuild"] if with_rpm else [])
    facts, tree = package_facts.facts(bundle), OUT / "linux-tree"
    staged_tree.stage(bundle, tree, facts, python)
    validation.validate_tree(tree)
    made = []
    if with_deb:
        made.append(deb.make_deb(tree, DIST, facts))
        validation.validate_deb(made[0])
    if with_rpm:
        made.append(rpm.make_rpm(tree, DIST, facts))
    return made
