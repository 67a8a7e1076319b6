"""The text of an analysis: what it found, in all and about one decision, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.arena.analysis.analysis_findings import WINS, AnalysedDecision, AnalysisFindings
from game.patterns.bluff_record import BluffRecord
from game.patterns.phrases import counted_noun

TIMES = ("never", "once", "twice")


def amount_text(worth: float, unit: str) -> str:
    """An amount of a unit, rounded: ``1.4 points``, ``12 wins in 100``."""
    if unit == WINS:
        figure = f"{100 * worth:.0f}"
        return "less than 1 win in 100" if figure == "0" else f"{_counted(figure, unit)} in 100"
    return total_text(worth, unit)


def gain_text(worth: float, unit: str) -> str:
    """By how much something is better: ``by about 1.4 points``, ``12 more wins in 100 games``."""
    if unit != WINS:
        return f"by about {total_text(worth, unit)}"
    figure = f"{100 * worth:.0f}"
    if figure == "0":
        return "less than 1 more win in 100 games"
    return f"about {figure} more {'win' if figure == '1' else 'wins'} in 100 games"


def total_text(worth: float, unit: str) -> str:
    """A sum of many: ``14 points``, ``1.2 wins``."""
    figure = f"{worth:.2f}" if worth < 0.995 else f"{worth:.1f}" if worth < 9.95 else f"{worth:.0f}"
    return _counted(figure.removesuffix(".0"), unit)


def analysis_sentences(findings: AnalysisFindings) -> Iterator[str]:
    """How many decisions were best, what was lost and where, and lies and doubts, if there were."""
    whole, best = len(findings.decisions), findings.best
    if whole:
        lucky = sum(map(findings.lucky, findings.decisions))
        more = f"; {lucky} more came off against the odds" if lucky else ""
        yield f"In {best} of {counted_noun(whole, 'decision')} nothing better was found{more}."
    worst = findings.dearest
    if worst is not None:
        lost = " and ".join(total_text(sum_, unit) for unit, sum_ in findings.lost.items() if sum_)
        most = amount_text(worst.loss, worst.unit)
        yield f"Added up, the rest cost {lost}; the dearest, move {worst.move}, cost {most}."
    yield from bluff_sentences(findings.bluffs)


def bluff_sentences(bluffs: BluffRecord) -> Iterator[str]:
    """Lies and doubts in a sentence each; nothing where a game knows none."""
    if bluffs.claims:
        yield f"{'; '.join([_lies(bluffs), *_doubted(bluffs)])}."
    if bluffs.doubts:
        yield f"You doubted {times_text(bluffs.doubts)}, {_rightly(bluffs)}."


def _lies(bluffs: BluffRecord) -> str:
    claims, lies = bluffs.claims, bluffs.lies
    if not lies:
        return (
            f"All your {claims} promises were true" if claims > 1 else "Your one promise was true"
        )
    if claims == 1:
        return "Your one promise was a lie"
    return f"Of {claims} promises {lies} {'was a lie' if lies == 1 else 'were lies'}"


def _doubted(bluffs: BluffRecord) -> list[str]:
    """What came of it that others doubted."""
    caught = [_done("caught", bluffs.caught)] if bluffs.lies else []
    wronged = [_done("wrongly doubted", bluffs.suspected)] if bluffs.suspected else []
    return [f"you were {' and '.join([*caught, *wronged])}"] if caught or wronged else []


def _rightly(bluffs: BluffRecord) -> str:
    """How many of the doubts were right."""
    return f"rightly {times_text(bluffs.right)}" if bluffs.right else "never rightly"


def _done(what: str, count: int) -> str:
    """What was done to somebody so often: ``caught twice``, ``never caught``."""
    return f"{what} {times_text(count)}" if count else f"never {what}"


def times_text(count: int) -> str:
    """``never``, ``once``, ``twice``, ``3 times``."""
    return TIMES[count] if count < len(TIMES) else f"{count} times"


def _counted(figure: str, unit: str) -> str:
    return f"{figure} {unit.removesuffix('s') if figure == '1' else unit}"


def verdict_text(
    each: AnalysedDecision, named: Callable[[str], str], came_off: bool = False
) -> str:
    """What was better and by how much, or that nothing was.

    What *came_off* is no mistake for that: it is told that only the odds were against it.
    """
    if not each.loss:
        return "Nothing better was found."
    amount = amount_text(each.loss, each.unit)
    if came_off:
        return (
            f"It came off. By the odds, before anybody knew, {amount} better: {named(each.better)}"
        )
    return f"Better by {amount}: {named(each.better)}"


def certainty_text(each: AnalysedDecision) -> str:
    """How sure it is, modestly."""
    deals = "one imagined deal" if each.deals == 1 else f"{each.deals} imagined deals"
    return f"weighed over {deals}, from what you could see then"
