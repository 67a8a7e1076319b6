"""The status line is true of what is shown on the table at that moment, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.events import Said, Scored
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.cards.table_differences import table_differences
from tests.table.conftest import Play

SEATS = {game: shelved.rules.default_seats for game, shelved in SHELF.items()}
DECISIONS = 40
DT = 0.05


def decide(p: Play) -> bool:
    """Somebody decides, and it begins to be shown; False once the match is over."""
    if not p.match.seats_with_moves:
        return False
    p.match.submit(p.rng.choice(p.match.legal(p.rng.choice(p.match.seats_with_moves))))
    p.tell()
    return True


@pytest.mark.parametrize("game", sorted(SHELF))
def test_once_all_is_shown_the_status_is_that_of_what_is_shown(
    play: Callable[..., Play], game: str
) -> None:
    p = play(game, SEATS[game], "status")
    told: list[Said | Scored] = []
    p.view.on_said = lambda said, felt: told.append(said)
    p.view.on_scored = told.append
    p.show()
    held = 0
    for _ in range(DECISIONS):
        before, asked = len(p.match.record.events), p.view.hud.status.prompt
        told.clear()
        if not decide(p):
            break
        due = [e for e in p.match.events(0, before) if isinstance(e, (Said, Scored))]
        seen = p.match.observe(0)
        status = presenter_of(p.rules).status(seen)
        lay = False
        for _ in range(600):
            if not p.view.busy:
                break
            p.view.update(DT)
            model = p.view.model
            lies = not any(sprite.moving for sprite in model.sprites())
            lies = lies and len(told) == len(due) and not table_differences(model, seen)
            lay, now = lies, lies and lay
            if now:
                held += p.view.busy
                assert p.view.hud.status.prompt == status.prompt
                assert p.view.hud.status.score_lines == status.score_lines
            elif told and not lies:
                assert p.view.hud.status.prompt in ("", status.prompt) or asked == status.prompt
        assert p.view.hud.status == status
    assert held or game != "pitch"  # a bid is listened to


def test_nobody_is_said_to_have_bid_nothing_while_the_bid_hangs_in_the_air(
    play: Callable[..., Play],
) -> None:
    p = play("pitch", 4, "bids")
    p.show()
    assert "Nobody has bid" in p.view.hud.status.prompt or 0 in p.match.seats_with_moves
    while p.match.seats_with_moves:
        seat = p.match.seats_with_moves[0]
        bids = [a for a in p.match.legal(seat) if a.verb == "bid"]
        p.match.submit(bids[0])
        p.tell()
        for _ in range(200):
            p.view.update(DT)
            if p.view.hud.speech_bubbles.is_speaking(seat):
                assert "Nobody has bid" not in p.view.hud.status.prompt
                return
    raise AssertionError("Nobody bid.")
