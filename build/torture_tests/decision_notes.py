"""Notes of the decisions that were shown, in a file that outlives the process."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from game.app.session.session import Session


class Notes:
    """The decisions that were shown, as lines of a file that outlives the process."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        self._match: object = None
        self._known: list[str] = []

    def tell(self, kind: str, **told: Any) -> None:
        """Add one line."""
        os.write(self._file, (json.dumps({"kind": kind, **told}) + "\n").encode())

    def look(self, session: Session) -> bool:
        """Note what was decided since the last look; True if there was anything."""
        actions = [repr(action) for action in session.match.actions]
        over = bool(session.over)
        if session is not self._match:
            self._match, self._known = session, actions
            journal = session.journal
            self.tell("match", game=journal.game, seed=journal.seed, actions=actions, over=over)
            return True
        if actions == self._known:
            return False
        same = len(self._known)
        if actions[:same] != self._known:
            same = next(n for n in range(same + 1) if actions[:n] != self._known[:n]) - 1
            self.tell("back", to=same)
        if actions[same:]:
            self.tell("played", actions=actions[same:], over=over)
        self._known = actions
        return True
