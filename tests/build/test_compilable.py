"""mypyc's front end takes the rooms without a screen, and refuses what it must."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BAD = {
    "inherits": "class Offers(list[int]):\n    pass\n",
    "tuple": "PAIR = ('a', 'b')\n\n\ndef known(x: str) -> bool:\n    return x in (*PAIR, 'c')\n",
}


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which gives its memory back."""
    return subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, encoding="utf-8", timeout=300
    )


@pytest.mark.slow
def test_all_rooms_without_a_screen_can_be_compiled(checkout: Path) -> None:
    told = run("build/compilable.py", folder=checkout)
    assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.slow
@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_compiled_is_refused(checkout: Path, tmp_path: Path, what: str) -> None:
    (tmp_path / "bad.py").write_text(BAD[what], encoding="utf-8")
    script = (
        f"import sys; sys.path.insert(0, {str(checkout / 'build')!r})\n"
        "from pathlib import Path\n"
        "from compilable import refusals\n"
        "told = refusals([Path('bad.py')])\n"
        "sys.exit('\\n'.join(told))"
    )
    told = run("-c", script, folder=tmp_path)
    assert told.returncode != 0
    assert "bad.py:" in told.stdout + told.stderr, "it is told where"
