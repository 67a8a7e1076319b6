"""The check of the MSI finds what is wrong with an installed program."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
import windows_check
from environment import checkout
from windows_package import downloads, msi, toolchain
from windows_package.installed_program import SHORTCUT, Failed, InstalledProgram
from windows_package.wine import WinePrefix

from game import __version__

LISTED = "\r\n".join(
    (
        "",
        "HKEY_LOCAL_MACHINE\\Software\\Uninstall\\A",
        "    DisplayName    REG_SZ    {name}",
        "    DisplayVersion    REG_SZ    {version}",
        "",
        "",
    )
)
"""How Windows tells of an installed program."""


class StandIn(WinePrefix):
    """Stands for a Windows; does what an MSI would, except what is told to go wrong."""

    def __init__(self, folder: Path, wrong: str) -> None:
        super().__init__(folder)
        self.wrong = wrong
        self.listed: list[tuple[str, str]] = [("Other Folkdeck", "7.7")]
        self.command = ""
        (self.drive / "users" / "player").mkdir(parents=True)
        (self.drive / "users" / "Public").mkdir()

    def run(self, command: Sequence[str], patience: float = 0) -> tuple[int | None, str]:
        program, word, subject, *_ = command
        if program == "msiexec":
            return self._install() if word == "/i" else self._uninstall()
        if "Uninstall" in subject:
            return 0, "".join(LISTED.format(name=n, version=v) for n, v in self.listed)
        return (0, self.command) if self.command else (1, "")

    def _install(self) -> tuple[int, str]:
        """Lay out what the program has."""
        if self.wrong == "refused":
            return 1603, "no"
        installed = InstalledProgram(self)
        for path in (installed.home / "licences", installed.menu / SHORTCUT):
            path.mkdir(parents=True, exist_ok=True)
        if self.wrong != "no program":
            (installed.home / "folkdeck.exe").touch()
        opener = "notepad" if self.wrong == "no association" else installed.program
        self.command = f'    (Default)    REG_SZ    "{opener}" "%1"\r\n'
        if self.wrong != "two listed":
            self.listed = self.listed[:1]
        self.listed.append(("Folkdeck", "1.2.3"))
        return 0, ""

    def _uninstall(self) -> tuple[int, str]:
        """Take it away again."""
        installed = InstalledProgram(self)
        (installed.home / "folkdeck.exe").unlink()
        (installed.home / "licences").rmdir()
        if self.wrong != "folder stays":
            installed.home.rmdir()
        (installed.menu / SHORTCUT).rmdir()
        if self.wrong != "registry stays":
            self.command = ""
        self.listed.pop()
        if self.wrong == "matches gone":
            installed.kept()[0].unlink()
        return 0, ""


def tried(folder: Path, wrong: str) -> str:
    """Install, and remove after a match, where *wrong* goes wrong; what stays at last."""
    installed = InstalledProgram(StandIn(folder, wrong))
    installed.install(Path("x.msi"), "1.2.3")
    installed.matches.mkdir(parents=True)
    (installed.matches / f"a{msi.ENDING}").touch()
    if wrong == "two listed":
        installed.install(Path("x.msi"), "1.2.3")
    return installed.uninstall(Path("x.msi"))


def test_a_good_msi_passes(tmp_path: Path) -> None:
    assert tried(tmp_path, "") == "nothing stays but 1 matches and the settings"


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ("refused", "ended with 1603"),
        ("no program", "folkdeck.exe is not where it should be"),
        ("no association", "does not know who opens a match"),
        ("two listed", "lists the versions .* not 1.2.3 alone"),
        ("folder stays", "These stayed: Folkdeck"),
        ("registry stays", f"These stayed: {msi.ENDING}, {msi.MATCH_TYPE}"),
        ("matches gone", "Matches of the person are gone"),
    ],
)
def test_what_is_wrong_with_an_msi_is_told(tmp_path: Path, wrong: str, told: str) -> None:
    with pytest.raises(Failed, match=told):
        tried(tmp_path, wrong)


def test_an_older_version_that_is_installed_is_found(tmp_path: Path) -> None:
    prefix = StandIn(tmp_path, "")
    installed = InstalledProgram(prefix)
    installed.install(Path("x.msi"), "1.2.3")
    with pytest.raises(Failed, match="msiexec ended with 0"):
        installed.refuse(Path("x.msi"))
    prefix.wrong = "refused"
    assert installed.refuse(Path("x.msi")) == "version 1.2.3 stays"


def test_without_wine_a_sentence_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> None:
        raise checkout.NotReady("Wine is missing.")

    monkeypatch.setattr(windows_check, "DIST", tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(toolchain, "require", missing)
    (tmp_path / f"{downloads.download_name(__version__)}.msi").touch()
    assert windows_check.main(["--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "Wine is missing.\n"
