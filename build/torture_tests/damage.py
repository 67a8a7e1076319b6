"""Damage: whatever lies in its folders, the program starts, says a sentence, and loses nothing."""

from __future__ import annotations

import argparse
import contextlib
import io
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.app.scenes.routes import MatchesRoute, SettingsRoute, TitleRoute
from torture_tests.case_counts import Bounds, Figures
from torture_tests.damage_checks import kept, newest, readable, settings_kept
from torture_tests.damaged_bytes import DAMAGES, strange, tampered
from torture_tests.headless_window import HeadlessWindow, patience

SLOW = 60
"""Seconds a case may take."""
LOOKED = 0.3
"""How often somebody looks at the list of matches as well."""
STRANGE = 0.06
"""How often something lies there that is no ordinary file."""
MATCH = "2026-05-03 20.00 match.folkdeck"


class Case(NamedTuple):
    """What lies in the folder: under which name, as it was, and what became of it."""

    path: Path
    kind: str
    laid: bytes | None
    """The bytes that were laid there; None for what is no ordinary file."""


def run(asked: argparse.Namespace, bounds: Bounds, figures: Figures) -> None:
    """Damage files of the games asked for, one case after the other."""
    with tempfile.TemporaryDirectory() as place:
        trial = DamageTrial(Path(place), asked.game, asked.seed, figures)
        while bounds.left(figures.cases):
            trial.one(figures.cases)
            figures.cases += 1
        trial.close()


class DamageTrial:
    """Good files of every game, and a window in which damaged ones are tried."""

    def __init__(self, place: Path, games: list[str], seed: str, figures: Figures) -> None:
        self._place = place
        self._seed = seed
        self._figures = figures
        self._window = HeadlessWindow(place / "good")
        self._good = [made for game in games for made in self._played(game)]
        self._settings = (place / "good" / "settings.json").read_bytes()

    def one(self, number: int) -> None:
        """One damaged file, looked at on every road."""
        rng = Random(f"{self._seed} {number}")
        folder = self._place / str(number)
        case = self._lay(rng, folder)
        try:
            with patience(SLOW):
                self._figures.count(case.kind)
                self._try(rng, folder, case)
        except Exception as error:  # whatever breaks is what is looked for
            self._fault(number, case, f"{type(error).__name__}: {str(error)[:300]} {_where(error)}")
        with contextlib.suppress(FileNotFoundError):
            case.path.chmod(0o700) if case.path.exists() else None
        shutil.rmtree(folder, ignore_errors=True)

    def close(self) -> None:
        """End the program."""
        self._window.close()

    def _played(self, game: str) -> Iterator[bytes]:
        """Files of one game as the program writes them: in the middle, and after the end."""
        from game.shelf import game_entry
        from tests.app.driver.app_driver import deal

        window, rng = self._window, Random(game)
        seats = game_entry(game).rules.default_seats
        for moves in (4, 25):
            deal(window, game, seats, 1, {}, f"{self._seed} {moves}")
            window.decide(rng, moves)
            path = newest(self._place / "good")
            window.context.open(TitleRoute())
            window.rest()
            yield path.read_bytes()

    def _lay(self, rng: Random, folder: Path) -> Case:
        good, kind = rng.choice(self._good), "match"
        path = folder / "matches" / MATCH
        lot = rng.random()
        if lot < 0.15:
            good, kind, path = self._settings, "settings", folder / "settings.json"
        elif lot < 0.25:
            kind, path = "import", folder / "elsewhere" / MATCH
        elif lot < 0.32:
            kind, path = "earlier", folder / "running.folkdeck"
        path.parent.mkdir(parents=True)
        if rng.random() < STRANGE:
            strange(rng, path, good)
            return Case(path, kind, good if readable(path, good) else None)
        if kind != "settings" and rng.random() < 0.2:
            laid = tampered(rng, good)
        else:
            laid = good
            for _ in range(rng.choice((1, 1, 2))):
                laid = rng.choice(DAMAGES)(rng, laid or b"\n", rng.choice(self._good))
        path.write_bytes(laid)
        return Case(path, kind, laid)

    def _try(self, rng: Random, folder: Path, case: Case) -> None:
        if case.kind in ("match", "import"):
            for command in ("verify", "replay"):
                self._command(command, str(case.path))
        if case.kind == "import":
            self._import(folder, case)
        said = self._begin(folder)
        if case.kind == "settings":
            self._window.context.open(SettingsRoute())
            self._window.rest()
            self._window.context.change(volume=rng.random())
            self._window.context.save_settings()
            self._window.context.open(TitleRoute())
            self._window.rest()
            if said and self._begin(folder) and "newer" not in said and case.laid is not None:
                raise AssertionError(f"told twice: {said}")
        else:
            self._continue(rng)
            if rng.random() < LOOKED:
                self._look(rng)
        self._nothing_lost(folder, case)

    def _begin(self, folder: Path) -> str:
        from game.store.matches.old_version_import import import_old_matches
        from game.store.paths import user_paths

        import_old_matches(user_paths(folder))
        return self._window.move_to(folder)

    def _command(self, *words: str) -> None:
        from game.command.main import main

        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(words, lambda _: 0)
        assert code in (0, 1, 2), (words, code)
        assert code == 0 or err.getvalue() or out.getvalue(), f"{words[0]} said nothing"
        self._figures.count(f"{words[0]}_{'ok' if code == 0 else 'refused'}")

    def _import(self, folder: Path, case: Case) -> None:
        from game.store.matches.match_file import UnreadableMatch
        from game.store.matches.match_folder import MatchFolder

        try:
            MatchFolder(folder / "matches").import_file(case.path)
        except (UnreadableMatch, OSError) as refused:
            if not str(refused):
                raise AssertionError("an import was refused without a word") from None
            return
        self._figures.count("imported")

    def _continue(self, rng: Random) -> None:
        """The title's “Continue”, a few decisions, and back."""
        shown = self._window.things()
        button = next((t for t in shown if t.label.startswith("Continue")), None)
        if button is None:
            return
        self._window.press(button)
        if self._window.scene == "play":
            self._figures.count("continued")
            self._window.decide(rng, rng.choice((0, 0, 1, 3)))
        self._window.context.open(TitleRoute())
        self._window.rest()

    def _look(self, rng: Random) -> None:
        """The list of matches, and a few clicks on what it shows."""
        window = self._window
        window.context.open(MatchesRoute())
        window.rest()
        for _ in range(4):
            things = [t for t in window.things() if t.enabled and "elete" not in t.label]
            if not things or window.context.stack.quitting:
                break
            window.press(rng.choice(things))
        window.context.stack.quitting = False
        window.context.open(TitleRoute())
        window.rest()

    def _nothing_lost(self, folder: Path, case: Case) -> None:
        files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
        if case.laid is None:
            left = [path for path in folder.rglob("*") if case.path.name in path.name]
            assert left, "what lay there is gone"
            return
        for path in files:
            with path.open("rb") as file:
                if file.read(len(case.laid)) == case.laid:
                    return
        if case.kind == "settings":
            assert settings_kept(case.laid, case.path), "what stood in the settings is gone"
            return
        assert kept(case.laid, [path for path in files if ".folkdeck" in path.name]), (
            "the match as it was is gone"
        )

    def _fault(self, number: int, case: Case, words: str) -> None:
        self._figures.fault(f"--seed {self._seed}, case {number} ({case.kind}): {words}")


def _where(error: BaseException) -> str:
    import traceback

    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"in {last.name} ({Path(last.filename).name}:{last.lineno})"
