"""The ladder of a game and what else is asked of its players, as a table and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from typing import Any

from game.arena.contest.confidence_interval import Interval
from game.arena.contest.contest import Contest
from game.arena.contest.contest_processes import DealWorkers
from game.arena.contest.deal_log import DealLog
from game.arena.contest.ladder import (
    Rung,
    RungResult,
    ceiling,
    characters,
    climb_ladder,
    curve,
    ladder_rungs,
    monotone,
    searches,
)
from game.bots.profile import Level
from game.command.arguments.sentence_parser import UsageError
from game.command.progress_bar import ProgressBar
from game.shelf import game_entry

HEAD = (
    "| players | deals | share of the wins (95 %) | x fair | Elo | points more (95 %) | bar | |\n"
    "| --- | ---: | --- | ---: | ---: | --- | ---: | --- |"
)
"""The columns of the table; the last one says where beside the bar the whole interval lies."""


def climb(asked: argparse.Namespace, contest: Contest, workers: DealWorkers) -> int:
    """Play the rungs that are asked for and print what came of them, one line each.

    Raises:
        UsageError: when the folder for results cannot be used.
    """
    rungs_asked = _asked_for(asked, contest)
    if asked.keep is not None:
        try:
            asked.keep.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise UsageError(f"{asked.keep} cannot be used ({error.strerror}).") from None
    done = climb_ladder(
        rungs_asked,
        asked.deals,
        asked.keep,
        workers,
        asked.minutes,
        _teller(rungs_asked, asked.deals),
    )
    if asked.json:
        print(json.dumps(described(contest, done)))
        return 0
    print(f"{game_entry(contest.game).rules.title}, {contest.seats} seats\n\n{HEAD}")
    for answer in done:
        print(line(answer.described()))
    if asked.curve:
        grows = monotone(done)
        print(
            "\nMore thought never won less." if grows else "\nMore thought did not always win more."
        )
    return 0


def _asked_for(asked: argparse.Namespace, contest: Contest) -> list[Rung]:
    if asked.curve:
        return curve(contest, Level.MASTER.value, Level.SKILLED.value)
    if asked.characters:
        return characters(contest, asked.characters)
    if asked.ceiling:
        return ceiling(contest)
    return searches(contest) if asked.searches else ladder_rungs(contest)


def _teller(asked: list[Rung], deals: int) -> Callable[[Rung, DealLog], None]:
    """Show how far the whole ladder is."""
    bar, made = ProgressBar(), dict[str, int]()

    def tell(rung: Rung, record: DealLog) -> None:
        made[rung.name] = len(record.made)
        bar(sum(made.values()) / deals / len(asked), f"{rung.name}: {len(record.made)} deals")

    return tell


def line(rung: Mapping[str, Any]) -> str:
    """One line of the table, from an answer as JSON has it."""
    found = rung["standing"]
    if found is None:
        return f"| {rung['name']} | 0 | | | | | {rung['bar']:.2f} | open |"
    share, ahead = Interval(**found["share"]), Interval(**found["ahead"])
    return (
        f"| {rung['name']} | {rung['deals']} | {share} | {share.mean / found['fair']:.2f} "
        f"| {found['elo']:+.0f} | {ahead.mean:+.1f} ({ahead.low:+.1f} to {ahead.high:+.1f}) "
        f"| {rung['bar']:.2f} | {rung['verdict']} |"
    )


def described(contest: Contest, answers: list[RungResult]) -> dict[str, Any]:
    """All answers for programs."""
    return {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "rungs": [answer.described() for answer in answers],
    }
