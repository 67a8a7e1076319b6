"""The installed program: what is true of it in a Windows that Wine stands for, step by step."""

from __future__ import annotations

import shutil
import subprocess
import time
from pathlib import Path

import smoke

from windows_package import msi
from windows_package.bundle import windows_path
from windows_package.wine import WinePrefix

MATCH = ["--game", "pitch", "--demo", "--windowed", "--no-sound", "--quit-after-match"]
AT_ONCE = [*MATCH, "--speed", "0"]
OTHER_LETTERS = "Kortspel för två, 纸牌, Карты, παιχνίδι"
"""A folder as people name theirs."""
LONG = 200
"""Letters of a path that is long, and not yet too long for Windows."""
DRAWN = 100_000
"""Bytes of a picture with a table on it, at least; the empty window takes a few thousand."""
SHORTCUT = "Folkdeck.lnk"
"""The entry of the start menu."""
PATIENCE = 180.0
"""Seconds for one step of the program, at most."""


class Failed(Exception):
    """Raised where a step goes wrong, with what was said."""


class InstalledProgram:
    """What the MSI brings to one person, and what that person can do with it."""

    def __init__(self, prefix: WinePrefix) -> None:
        """Look at the one in *prefix*, which is ready."""
        self.prefix = prefix
        (self.person,) = (path for path in (prefix.drive / "users").iterdir() if not _shared(path))
        local = self.person / "AppData" / "Local"
        self.home = local / "Programs" / "Folkdeck"
        self.matches = local / "folkdeck" / "matches"
        self.menu = self.person / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"

    @property
    def program(self) -> str:
        """Where the program lies, as Windows calls it."""
        return f"C:\\users\\{self.person.name}\\AppData\\Local\\Programs\\Folkdeck\\folkdeck.exe"

    def install(self, package: Path, version: str) -> str:
        """Install *package*; what it weighs.

        Raises:
            Failed: when that fails, or Windows does not know of it afterwards.
        """
        self._run(["msiexec", "/i", windows_path(package), "/qn"])
        for path in (self.home / "folkdeck.exe", self.home / "licences", self.menu / SHORTCUT):
            if not path.exists():
                raise Failed(f"{path.name} is not where it should be.")
        opened = self._registry(f"HKCU\\{msi.CLASSES}\\{msi.MATCH_TYPE}\\shell\\open\\command")
        if f'"{self.program}" "%1"' not in opened:
            raise Failed(f"Windows does not know who opens a match: {opened}")
        if (listed := self.versions()) != [version]:
            raise Failed(f"Windows lists the versions {listed}, not {version} alone.")
        weight = sum(path.stat().st_size for path in self.home.rglob("*") if path.is_file())
        return f"version {version}, {weight / 1e6:.1f} MB"

    def versions(self) -> list[str]:
        """The versions that Windows lists among the installed programs."""
        said = self._registry("HKLM\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall")
        blocks = (block for block in said.split("\r\n\r\n") if "REG_SZ    Folkdeck\r" in block)
        lines = (line for block in blocks for line in block.splitlines())
        return [line.split()[-1] for line in lines if line.strip().startswith("DisplayVersion")]

    def selftest(self, out: Path) -> str:
        """The program tries itself with a match of each game; what it says of that.

        Raises:
            Failed: when a game does not pass, or its report or pictures are not whole.
        """
        shutil.rmtree(out, ignore_errors=True)
        said = self._run([self.program, "--selftest", "--out", windows_path(out)], 900)
        if wrong := smoke.report_fault(out, True):
            raise Failed(wrong)
        return said.strip().splitlines()[-2].strip()

    def two_at_once(self) -> str:
        """Two programs play a match each at the same time; how many matches are kept.

        Raises:
            Failed: when one of them fails, or a match is missing.
        """
        before = len(self.kept())
        running = [self.prefix.start([self.program, *AT_ONCE]) for _ in range(2)]
        for process in running:
            said = process.communicate(timeout=PATIENCE)[0].decode("utf-8", "replace")
            if process.returncode:
                raise Failed(f"One of them ended with {process.returncode}: {said.strip()}")
        if len(kept := self.kept()) != before + 2:
            raise Failed(f"They left {len(kept) - before} matches.")
        self._no_faults()
        return f"{len(kept)} matches are kept"

    def other_letters(self) -> str:
        """Play from a folder with a long name in many scripts; how long its path is.

        Raises:
            Failed: when that fails, or nothing is kept there.
        """
        folder = self.prefix.drive / OTHER_LETTERS
        path = f"C:\\{OTHER_LETTERS}\\" + "x" * (LONG - len(OTHER_LETTERS) - 4)
        self._run([self.program, *AT_ONCE, "--portable", path])
        if not [*folder.rglob("matches/*.folkdeck")]:
            raise Failed(f"Nothing was kept in {folder}.")
        return f"{len(path)} letters"

    def no_output(self) -> str:
        """Commands that print, started like by a click, where there is nothing to print to.

        Raises:
            Failed: when one fails.
        """
        match = f"C:\\{self.found().name}"
        for words in (["--version"], ["--help"], ["audit", "--redeals", "1", match]):
            self._run(["start", "/wait", self.program, *words])
        return "--version, --help and audit"

    def found(self) -> Path:
        """A kept match, copied to a place and a name of the person's own choice."""
        copy = self.prefix.drive / f"{OTHER_LETTERS}{msi.ENDING}"
        shutil.copyfile(self.kept()[0], copy)
        return copy

    def kept(self) -> list[Path]:
        """The matches of the person."""
        return sorted(self.matches.glob(f"*{msi.ENDING}"))

    def open_match(self, display: str, picture: Path) -> str:
        """Open a match as by a double click, with a picture of it; what Windows started.

        Raises:
            Failed: when nothing is started, or nothing is shown.
        """
        for name in (msi.ENDING, msi.MATCH_TYPE):  # Wine 8 looks only into the machine's part
            places = [f"{root}\\{msi.CLASSES}\\{name}" for root in ("HKCU", "HKLM")]
            self._run(["reg", "copy", *places, "/s", "/f"])
        match = self.found()
        opening = self.prefix.start(["start", f"C:\\{match.name}"])
        until, before = time.monotonic() + PATIENCE, 0
        try:
            while time.monotonic() < until:
                time.sleep(2)
                take = ["import", "-display", display, "-window", "root", str(picture)]
                subprocess.run(take, check=True)
                size = picture.stat().st_size
                still, before = size == before > DRAWN, size  # nothing fades any more
                if still and (started := _started_with(match.name)):
                    self._no_faults()
                    return started
        finally:
            self.prefix.stop()
            opening.communicate()
        raise Failed(f"No table was shown within {PATIENCE:.0f} s.")

    def refuse(self, older: Path) -> str:
        """Try to install an *older* version over a newer one; which one stays.

        Raises:
            Failed: when the older one is installed.
        """
        before = self.versions()
        code, _ = self.prefix.run(["msiexec", "/i", windows_path(older), "/qn"], PATIENCE)
        if not code or self.versions() != before:
            raise Failed(f"msiexec ended with {code}; Windows now lists {self.versions()}.")
        return f"version {before[0]} stays"

    def uninstall(self, package: Path) -> str:
        """Remove the program; what stays, which may only be what the person owns.

        Raises:
            Failed: when more stays, or less.
        """
        before = self.kept()
        self._run(["msiexec", "/x", windows_path(package), "/qn"])
        left = [path.name for path in (self.home, self.menu / SHORTCUT) if path.exists()]
        left += self.versions()
        for name in (msi.ENDING, msi.MATCH_TYPE):
            code, _ = self.prefix.run(["reg", "query", f"HKCU\\{msi.CLASSES}\\{name}"], PATIENCE)
            left += [] if code else [name]
        if left:
            raise Failed(f"These stayed: {', '.join(left)}")
        if not before or self.kept() != before:
            raise Failed("Matches of the person are gone.")
        return f"nothing stays but {len(before)} matches and the settings"

    def _run(self, command: list[str], patience: float = PATIENCE) -> str:
        """Run *command*, which has to end well; what it said."""
        code, said = self.prefix.run(command, patience)
        if code is None:
            raise Failed(f"{' '.join(command)} did not end within {patience:.0f} s.")
        if code:
            raise Failed(f"{' '.join(command)} ended with {code}:\n{said.strip()[-2000:]}")
        return said

    def _registry(self, key: str) -> str:
        return self._run(["reg", "query", key, "/s"])

    def _no_faults(self) -> None:
        """Do nothing while the program has noted nothing that failed."""
        if noted := smoke.written(self.matches.parent):
            raise Failed(f"The program noted: {noted}")


def _shared(person: Path) -> bool:
    """Whether *person* is no person, but what all share."""
    return person.name == "Public"


def _started_with(name: str) -> str:
    """The command line of a running program that was started with the file *name*; or empty."""
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = path.read_bytes().decode("utf-8", "replace").split("\0")
        except OSError:  # it has just ended
            continue
        if words[0].endswith("folkdeck.exe") and any(word.endswith(name) for word in words[1:]):
            return " ".join(Path(word.replace("\\", "/")).name for word in words if word)
    return ""
