"""The wording law: what a game puts on the screen names cards in words, never by their codes.

What a choice is called has one colon at most: it is quoted in sentences. One thing is counted as
one: ``1 point``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.contract.moment import Moment
from game.engine.events import Said
from game.presentation.presenter import presenter_of

CARD_CODE = re.compile(
    r"(?<![\w'’])(?:(?!A[dhs]\b)(?:[TJQKA][cdhs]|[2-9][cdh])(?:'|(?![\w’]))|\*[1-4](?!\w))"
    r"|(?<=[a-z,;:(] )A[dhs](?:'|(?![\w’]))"
)
"""A card as files write it: ``Jc``, ``5d'``, ``*1``. “As” is one only within a sentence."""
ONE_AS_MANY = re.compile(
    r"(?<![\w.,:+−’-])(?<!and )(?<!or )(?<!, )(?:1|[Oo]ne) (?:cards|games|hands|islands|piles"
    r"|players|plays|points|rounds|seats|spots|times|tribes|tricks|trumps)\b"
)
"""One thing that is counted as several: ``1 points``; but ``8 and 1 points`` are several."""
LATEST = 20
"""Events whose words are read."""


def card_codes(text: str) -> list[str]:
    """Return the codes of cards that stand in *text*."""
    return [found.group() for found in CARD_CODE.finditer(text)]


def words_of(shown: object) -> Iterator[str]:
    """Yield every text in something shown: values within values, whatever they are called."""
    if isinstance(shown, str):
        yield str(shown)
    elif isinstance(shown, tuple | list):
        for each in shown:
            yield from words_of(each)


def cards_in_words(now: Moment) -> None:
    """Prove that status, sheet, choices, refusals and events name no card by its code.

    Nor do they count one thing as several.
    """
    presenter = presenter_of(now.rules)
    said = [e for e in now.match.record.events[-LATEST:] if isinstance(e, Said)]
    shown: list[object] = [[event.text, event.presentation] for event in said]
    for seat in now.everybody:
        seen = now.seen(seat)
        shown += [presenter.status(seen), presenter.sheet(seen)]
        for choice in now.some(presenter.choices(seen)):
            refused = choice.refused.text if choice.refused else ""
            shown += [choice.label, choice.warning, refused, choice.input_hints]
            assert choice.label.count(":") <= 1, f"Two colons: {choice.label}"
    for seat in now.deciding:
        odd = now.nonsense(seat, LATEST)
        shown += [refusal.text for action in odd if (refusal := now.match.why_illegal(action))]
    for text in words_of(shown):
        assert not card_codes(text), text
        assert not ONE_AS_MANY.search(text), text
