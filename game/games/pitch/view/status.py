"""What is shown beside the cards in Pitch: prompts, scores, tags, marks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.pitch.rules.facts import PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import card_text, status_text
from game.games.pitch.text.standing_text import score_lines
from game.games.pitch.view.marks import marks
from game.games.pitch.view.prompts import prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.status import Status


def status(
    seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]], options: PitchOptions
) -> Status:
    """All that is shown beside the cards; *members* are the seats of each side."""
    facts = seen.facts
    centre = None
    if facts.trump is not None:
        centre = Centre(CentreKind.SUIT, "cdhs".index(facts.trump.value), facts.trump.word)
    return Status(
        prompt(seen, members),
        status_text.first_to(options.target),
        score_lines(facts, members, options.target),
        badges(facts),
        marks(seen),
        centre=centre,
        sign_texts=status_text.SIGNS,
    )


def badges(facts: PitchFacts) -> tuple[Badge, ...]:
    """The dealer's button, and each call; once the bidding is over only the pitcher's."""
    worn = [Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)]
    for seat, bid in enumerate(facts.bids):
        if bid is None or (facts.phase is not Phase.BID and seat != facts.pitcher):
            continue
        text = card_text.bid_text(bid)
        if bid == PASS:
            tip = status_text.PASSED_TIP
        elif facts.phase is Phase.BID:
            tip = status_text.SMUDGE_TIP if bid == SMUDGE else status_text.bid_tip(bid)
        elif bid == SMUDGE:
            tip = status_text.SMUDGE_PITCHER_TIP
        else:
            tip = status_text.pitcher_tip(bid)
        worn.append(Badge(seat, BadgeKind.CALL, text, tip))
    return tuple(worn)
