"""What Sinful Gibbon shows beside its cards: prompt, standing number, hat, shame and totals."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.games.sinful_gibbon.rules import match_end
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.options import SinfulGibbonOptions
from game.games.sinful_gibbon.rules.promises import ACE
from game.games.sinful_gibbon.text import status_text
from game.games.sinful_gibbon.text.card_text import figure, heart, one_of, word
from game.games.sinful_gibbon.view.marks import marks
from game.games.sinful_gibbon.view.prompts import prompt
from game.patterns.phrases import player_placeholder
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status


def status(seen: Observation[SinfulFacts], options: SinfulGibbonOptions, cards: int) -> Status:
    """The status from one seat's sight; *cards* are dealt to each player."""
    facts = seen.facts
    standing = facts.standing or 0
    return Status(
        prompt(seen),
        status_text.fewest_points_win(options.target_score),
        tuple(_key(seen, options.target_score, cards)),
        tuple(_badges(facts)),
        tuple(marks(seen)),
        Gauge(
            status_text.PROMISE,
            standing - 1 if standing else 0,
            ACE - 1,
            ends=("2", "A"),
            figure=figure(standing) if standing else "",
        ),
        Centre(CentreKind.STAND, int(facts.hat is None), "hat"),
        chairs=facts.chairs,
        unit=status_text.POINTS,
        sign_texts=status_text.signs(_promises(facts)),
    )


def _key(seen: Observation[SinfulFacts], target: int, cards: int) -> Iterator[ScoreLine]:
    """Totals, and while a round is played how many cards of the hand everybody is rid of."""
    facts = seen.facts
    slots = 0 if facts.phase in ("swap", "over") else cards
    for seat in range(len(facts.total)):
        picked = facts.phase == "promise" and facts.turn == seat
        rid = max(0, slots - len(seen.cards("hand", seat)) + picked)
        yield _noted(ScoreLine((seat,), str(facts.total[seat]), rid, slots), seen, target)


def _noted(line: ScoreLine, seen: Observation[SinfulFacts], target: int) -> ScoreLine:
    """*line* with what is to be known of its seat in a match to *target* points."""
    facts, seat = seen.facts, line.seats[0]
    if seat in match_end.in_hell(facts, target):
        return line._replace(note=status_text.IN_HELL)
    if facts.braveheart == seat:
        return line._replace(
            note=status_text.BRAVEHEART, note_sign="braveheart",
            note_tip=status_text.BRAVEHEART_NOTED,
        )  # fmt: skip
    if len(seen.cards("hand", seat)) == 1:
        return line._replace(
            note=status_text.ONE_CARD_LEFT, note_sign="one_card",
            note_tip=status_text.ONE_CARD_NOTED,
        )  # fmt: skip
    return line


def _badges(facts: SinfulFacts) -> Iterator[Badge]:
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.hat is not None:
        yield Badge(facts.hat, BadgeKind.HAT, tip=status_text.HAT_TIP)
    if facts.mask is not None:
        yield Badge(facts.mask, BadgeKind.MASK, tip=status_text.MASK_TIP)
    if facts.accused is not None and facts.standing is not None:
        number = facts.standing
        if facts.promiser is not None:
            claim = status_text.offered_heart(figure(number))
            yield Badge(facts.accused, BadgeKind.CALL, claim, status_text.offers(heart(number)))
        else:
            yield Badge(
                facts.accused, BadgeKind.CALL, figure(number), status_text.promised(one_of(number))
            )


def _promises(facts: SinfulFacts) -> list[tuple[str, str]]:
    """Who promised what on this pile, which everybody has heard."""
    heard = zip(facts.owners, facts.claims, strict=True)
    return [(player_placeholder(seat), word(number)) for seat, number in heard]
