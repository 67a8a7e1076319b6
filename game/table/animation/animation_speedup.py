"""The animation speedup: what would take too long is shown faster, each kind of step alike."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.animation.animation_step import AnimationStep, StepKind, step_seconds
from game.table.animation.flight_time import DEAL_MOST

MOST_HIGHLIGHT_SECONDS = 2.0
"""All highlights of one stretch together take no longer."""
LONGEST_SHOW = 9.0
"""All cards of a stretch that are laid open and covered again take no longer."""
LONGEST_READING = 4.0
"""All that is to be read in one stretch is held no longer; a count of many rows is hurried."""
LONGEST_LOOK = 6.5
"""What was laid open is looked at so long at most before play goes on."""
SHOWN = 2.5
"""What follows from one decision is shown within so many seconds at speed 1; a deal has its own
time, and so have a highlight, cards that are shown, and a look at what lies there."""


def speed_up(steps: Sequence[AnimationStep]) -> list[AnimationStep]:
    """Quicken all *steps* of one stretch alike if they would take too long."""
    own_time = (StepKind.DEAL, StepKind.HIGHLIGHT, StepKind.LOOK, StepKind.SHOW, StepKind.READ)
    plain = [step for step in steps if step.kind not in own_time]
    shows = sum(step_seconds(step) for step in steps if step.kind is StepKind.SHOW)
    quick = max(1.0, sum(step_seconds(step) for step in plain) / SHOWN)
    deals = sum(step_seconds(step) for step in steps if step.kind is StepKind.DEAL)
    swift = max(1.0, deals / (DEAL_MOST + 0.5))
    great = sum(step_seconds(step) for step in steps if step.kind is StepKind.HIGHLIGHT)
    looks = sum(step_seconds(step) for step in steps if step.kind is StepKind.LOOK)
    reads = sum(step_seconds(step) for step in steps if step.kind is StepKind.READ)
    own = {
        StepKind.DEAL: swift,
        StepKind.HIGHLIGHT: max(1.0, great / MOST_HIGHLIGHT_SECONDS),
        StepKind.LOOK: max(1.0, looks / LONGEST_LOOK),
        StepKind.SHOW: max(1.0, shows / LONGEST_SHOW),
        StepKind.READ: max(1.0, reads / LONGEST_READING),
    }
    return [step._replace(quick=own.get(step.kind, quick)) for step in steps]
