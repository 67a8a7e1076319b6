"""What is shown beside the cards in Democracy: prompts, tribes, tags, marks."""

from __future__ import annotations

from game.engine.events import Said
from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.democracy.rules.facts import DemocracyFacts, Phase
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.scoring import ENOUGH, WORTH
from game.games.democracy.rules.vote_winner import ORDER
from game.games.democracy.text import card_text, status_text
from game.games.democracy.text.standing_text import SIGNS, dealer_badge, island, key_lines
from game.games.democracy.view.centre import centre
from game.games.democracy.view.marks import marks
from game.games.democracy.view.prompts import prompt
from game.presentation.badge import Badge, BadgeKind
from game.presentation.score_panel import ColumnHead
from game.presentation.status import Status

HEADS = tuple(
    ColumnHead(suit, sign, tip=status_text.suit_tip(suit, ENOUGH))
    for suit, sign in zip(card_text.SUITS, SIGNS, strict=True)
)
RANKS = tuple(
    f"{'JQKA'[rank - 11] if rank > 10 else rank}:{WORTH.get(rank, 0)}" for rank in ORDER[::-1]
)
"""The ranks from high to low with their points."""


def status(seen: Observation[DemocracyFacts], options: DemocracyOptions) -> Status:
    """All that is shown beside the cards."""
    return Status(
        prompt(seen),
        status_text.first_to(options.target_tribes),
        key_lines(seen.facts),
        badges(seen),
        marks(seen),
        centre=centre(seen),
        heads=HEADS,
        unit=status_text.TRIBES,
        unit_icon="flag",
        ranks=RANKS,
        island_map=island(seen.facts),
        sign_texts=status_text.SIGNS,
    )


def badges(seen: Observation[DemocracyFacts]) -> tuple[Badge, ...]:
    """The dealer's button, who won the last trick, and who has chosen."""
    facts = seen.facts
    worn = [dealer_badge(facts)]
    taker = _taker(seen)
    if taker is not None:
        worn.append(Badge(taker, BadgeKind.CROWN, tip=status_text.LAST_TRICK_TIP))
    if facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(facts.tribes)) if s not in seen.turn.seats)
        worn += [
            Badge(seat, BadgeKind.CALL, status_text.READY, status_text.READY_TIP) for seat in ready
        ]
    return tuple(worn)


def _taker(seen: Observation[DemocracyFacts]) -> Seat | None:
    """Who won the trick that was played last; nobody if it was tied, or none was played."""
    for event in reversed(seen.history):
        if isinstance(event, Said) and event.code in ("wins", "tie", "deal"):
            return event.seat if event.code == "wins" else None
    return None
