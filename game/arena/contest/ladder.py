"""The ladder of a game: the questions that show how strong its computers are, and the answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from game.arena.contest.contest import Contest
from game.arena.contest.contest_processes import ALONE, DealWorkers, run_contest
from game.arena.contest.contest_statistics import KindStanding, standings
from game.arena.contest.deal_log import DealLog
from game.arena.contest.stop_rule import StopRule, is_decided
from game.arena.player_kinds import LEVELS, RANDOM
from game.bots.character_styles import CHARACTERS
from game.bots.profile import Level
from game.engine.match import Match
from game.engine.rules import AnyRules
from game.presentation.presenter import presenter_of
from game.shelf import game_entry

FOOLS = ("honest", "liar", "doubter", "truster")
"""The kinds nobody from casual up may lose to."""
BASELINES = ("baseline", "policy")
"""The hand-made player of the rules' notes, or else the game's policy without search."""
STEP, AMONG_NOVICES = 1.2, 2.0
"""How many times a fair share one player takes among those of the level below, or one master among
novices."""
AMONG_RANDOM, AMONG_BASELINES = 2.5, 1.5
"""The same of one master among random and hand-made players."""
HALF_STEP, HALF_NOVICES = 0.58, 0.75
"""The shares where a fair one is a half, of a partnership or of who plays the same deals alone."""
PARTNERS_RANDOM, PARTNERS_BASELINES = 0.9, 0.6
"""The same of a partnership of masters among random and hand-made players."""
ROUNDS = 2
"""How often the time is shared out among the rungs that are still open."""
MOST = 0.9
"""No bar lies higher: with few seats so many times a fair share would be more than all."""
SPREAD = 0.15
"""How far from a fair share of the wins a character may be, as a part of it."""


class Rung(NamedTuple):
    """One question: *one* at a table of *other*; the bar is a share of the wins."""

    one: str
    other: str
    contest: Contest
    bar: float
    spread: float = 0.0
    """How far from the bar is as good as on it, as a part of it."""
    whole: bool = False
    """Whether all deals are played, however clear the answer is."""

    @property
    def name(self) -> str:
        """Who plays whom."""
        return f"{self.one} v {self.other}"

    @property
    def file(self) -> str:
        """The name of the file that keeps its deals."""
        one = self.one.replace("*", "x").replace(":", "-")
        return f"{self.contest.game}-{one}-v-{self.other}.deals"


class RungResult(NamedTuple):
    """What came of a rung."""

    rung: Rung
    deals: int
    unfinished: int
    standing: KindStanding | None
    """None when no deal was played."""

    @property
    def verdict(self) -> str:
        """``above``, ``below`` or, where it has a spread, ``at`` the bar; else ``open``.

        The whole interval has to lie there.
        """
        if self.standing is None:
            return "open"
        share, reach = self.standing.share, self.rung.bar * self.rung.spread
        least, most = self.rung.bar - reach, self.rung.bar + reach
        if share.low > most:
            return "above"
        if share.high < least:
            return "below"
        return "at" if reach and least <= share.low and share.high <= most else "open"

    def described(self) -> dict[str, Any]:
        """The answer as JSON has it."""
        found = self.standing.described() if self.standing else None
        return {
            "name": self.rung.name,
            "players": list(self.rung.contest.kinds),
            "seed": self.rung.contest.seed,
            "deals": self.deals,
            "unfinished": self.unfinished,
            "bar": round(self.rung.bar, 4),
            "verdict": self.verdict,
            "standing": found,
        }


def ladder_rungs(contest: Contest) -> list[Rung]:
    """All questions of a game; *contest* says seats, options and seed, its kinds do not count."""
    rules = contest.rules()
    kinds, paired = game_entry(rules.id).kinds, partners(rules)
    fair, high, good = _bars(rules, paired)
    master = Level.MASTER.value
    step, much = (HALF_STEP, HALF_NOVICES) if fair == 0.5 else (STEP * fair, AMONG_NOVICES * fair)
    asked = [(better, lower, step) for lower, better in pairwise(LEVELS)]
    asked += [(master, LEVELS[0], much), (LEVELS[0], RANDOM, fair), (master, RANDOM, high)]
    hand_made = next((kind for kind in BASELINES if kind in kinds), None)
    for kind in kinds:
        if kind in FOOLS:
            asked += [(Level.CASUAL.value, kind, fair), (master, kind, fair)]
        else:
            asked.append((master, kind, good if kind == hand_made else fair))
    return [_rung(contest, paired, *each) for each in asked]


def _bars(rules: AnyRules, paired: bool) -> tuple[float, float, float]:
    """The share that is fair, and those a master should take among random and hand-made players."""
    if paired:
        return 0.5, PARTNERS_RANDOM, PARTNERS_BASELINES
    fair = 1 / max(2, rules.seats)
    if rules.seats == 1:
        return fair, fair, fair
    return fair, min(MOST, AMONG_RANDOM * fair), min(MOST, AMONG_BASELINES * fair)


def partners(rules: AnyRules) -> bool:
    """Whether every second seat plays together, as the columns of the score sheet show."""
    sheet = presenter_of(rules).sheet(Match(rules, "partners").observe(None))
    return len(sheet.columns) == 2 and {len(seats) for seats in sheet.columns} == {2}


def _rung(contest: Contest, paired: bool, one: str, other: str, bar: float) -> Rung:
    return Rung(one, other, one_among(contest, one, other, paired), bar)


def one_among(contest: Contest, one: str, other: str, paired: bool) -> Contest:
    """The contest of *one* at a table of *other*; *paired* says whether seats play together."""
    many = 1 if paired else max(1, contest.seats - 1)
    return contest._replace(kinds=(one, *[other] * many))


def climb_ladder(
    asked: list[Rung],
    deals: int,
    keep: Path | None,
    workers: DealWorkers = ALONE,
    minutes: float | None = None,
    tell: Callable[[Rung, DealLog], None] = lambda rung, log: None,
) -> list[RungResult]:
    """Answer all rungs, each with at most so many *deals* or until the answer is clear.

    The deals are kept in the folder *keep*, to go on later. The *minutes* are shared out evenly,
    so that what is quick has many deals; what a rung does not need is left to the others.

    Raises:
        BadResultLog: when a file in the folder is of another contest.
        BotFailed: when a player fails.
    """
    until = None if minutes is None else time.monotonic() + 60 * minutes
    logs = [DealLog(rung.contest, None if keep is None else keep / rung.file) for rung in asked]
    for _ in range(1 if until is None else ROUNDS):
        rungs_left = [
            (rung, log)
            for rung, log in zip(asked, logs, strict=True)
            if len(log.made) < deals
            and (rung.whole or not is_decided(rung.contest, log.deals, rung.bar))
        ]
        for at, (rung, log) in enumerate(rungs_left):
            last = until and _shared(until, len(rungs_left) - at)
            stop = StopRule(deals, whole=rung.whole, bar=rung.bar, until=last)
            run_contest(rung.contest, log, stop, workers, partial(tell, rung))
    return [answered(rung, log) for rung, log in zip(asked, logs, strict=True)]


def _shared(until: float, rungs_left: int) -> float:
    """When a rung must end so that the others that are left have as long, by the same clock."""
    now = time.monotonic()
    return now + (until - now) / rungs_left


def answered(rung: Rung, record: DealLog) -> RungResult:
    """What the deals made so far say."""
    made = record.deals
    unfinished = sum(deal.unfinished for deal in made)
    first = standings(rung.contest, made)[0] if made else None
    return RungResult(rung, len(made), unfinished, first)


SEARCHES = ("flat300", "tree300", "cheat300")
"""Searches that know nothing of a game but its rules; the cheat sees all cards."""
LONG = "master*10"
"""A master who tries ten times as much."""


def ceiling(contest: Contest) -> list[Rung]:
    """How far ten times the thought gets a master among hand-made players."""
    return _among_hand_made(contest, (Level.MASTER.value, LONG))


def searches(contest: Contest) -> list[Rung]:
    """How far plain searches get among hand-made players, and what seeing all cards is worth.

    They play every trial to the end of the match, so long matches take them hours.
    """
    return _among_hand_made(contest, SEARCHES)


def _among_hand_made(contest: Contest, kinds: Sequence[str]) -> list[Rung]:
    rules = contest.rules()
    paired, there = partners(rules), game_entry(rules.id).kinds
    other = next((kind for kind in BASELINES if kind in there), RANDOM)
    bar = _bars(rules, paired)[2]
    return [_rung(contest, paired, one, other, bar) for one in kinds]


def characters(contest: Contest, level: str) -> list[Rung]:
    """Whether every character is as strong as usual players of the same *level*."""
    paired = partners(contest.rules())
    fair = _bars(contest.rules(), paired)[0]
    asked = [_rung(contest, paired, f"{level}:{name}", level, fair) for name in CHARACTERS]
    return [rung._replace(spread=SPREAD, whole=True) for rung in asked]


THOUGHTS = (0.1, 0.3, 1.0, 3.0)
"""How much is thought about a decision, in parts of the usual steps."""


def curve(contest: Contest, level: str, against: str) -> list[Rung]:
    """The same *level* with ever more thought, at a table of *against*."""
    paired = partners(contest.rules())
    fair = _bars(contest.rules(), paired)[0]
    asked = [_rung(contest, paired, f"{level}*{part:g}", against, fair) for part in THOUGHTS]
    return [rung._replace(whole=True) for rung in asked]


def monotone(answers: Sequence[RungResult]) -> bool:
    """Whether the share of the wins never falls as the thought grows."""
    shares = [each.standing.share.mean for each in answers if each.standing]
    return shares == sorted(shares)
