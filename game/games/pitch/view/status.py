"""What is shown beside the cards in Pitch: prompts, scores, tags, marks."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.observation import Observation
from game.engine.zones import Seat, ZoneId
from game.games.pitch.rules.facts import PASS, SMUDGE, Phase, PitchFacts
from game.games.pitch.rules.options import PitchOptions
from game.games.pitch.text import card_text, result_text, status_text
from game.patterns.phrases import player_placeholder, players_text
from game.patterns.tricks import has_suit, trick_winner
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status

HAND_SIZE = 6
TRICK = ZoneId("trick")


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
        key_lines(facts, members, options),
        badges(facts),
        marks(seen),
        centre=centre,
        sign_texts=status_text.SIGNS,
    )


def prompt(seen: Observation[PitchFacts], members: Sequence[Sequence[Seat]]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        side = members[facts.winner]
        if seen.seat in side:
            return result_text.YOU_WIN if len(side) == 1 else result_text.YOUR_SIDE_WINS
        who = players_text(side)
        return result_text.side_wins(who) if len(side) > 1 else result_text.wins(who)
    if seen.seat != facts.turn:
        return _prompt_others(facts)
    return _prompt_call(seen) if facts.phase is Phase.BID else _prompt_play(seen)


def _prompt_others(facts: PitchFacts) -> str:
    who = player_placeholder(facts.turn)
    if facts.phase is Phase.BID:
        if not facts.bid:
            return status_text.calls_first(who)
        return status_text.calls(who, card_text.bid_words(facts.bid))
    if facts.trump is None:
        return status_text.leads_trump(who)
    return status_text.plays(who)


def _prompt_call(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    if facts.bid == SMUDGE:
        steals = any(action.verb == "bid" for action in seen.legal)
        return status_text.STEAL_SMUDGE_OR_PASS if steals else status_text.SMUDGE_WAS_BID
    if facts.turn != facts.dealer:
        if facts.bid:
            return status_text.bid_more_or_pass(facts.bid)
        return status_text.CALL_OR_PASS
    if not facts.bid:
        return status_text.DEALER_MUST_BID
    return status_text.dealer_may_steal(facts.bid)


def _prompt_play(seen: Observation[PitchFacts]) -> str:
    facts = seen.facts
    led = seen.cards("trick")
    if facts.trump is None:
        return status_text.PITCH_A_CARD
    if not led:
        return status_text.LEAD_ANY_CARD
    suit = led[0].suit if led[0] is not None else facts.trump
    mine = [card for card in seen.cards("hand", seen.seat) if card is not None]
    if not has_suit(mine, suit):
        return status_text.play_any_card(suit.word)
    if suit is facts.trump:
        return status_text.play_trump(suit.word)
    if has_suit(mine, facts.trump):
        return status_text.follow_or_trump(suit.word)
    return status_text.follow(suit.word)


def key_lines(
    facts: PitchFacts, members: Sequence[Sequence[Seat]], options: PitchOptions
) -> tuple[ScoreLine, ...]:
    """Each side's points, and its tricks of this hand as pips."""
    lines = []
    for side, seats in enumerate(members):
        points = facts.score[side]
        waiting = points >= options.target and facts.winner is None
        note = status_text.NEEDS_A_BID if waiting else ""
        tricks = facts.tricks[side]
        lines.append(ScoreLine(tuple(seats), card_text.minus(points), tricks, HAND_SIZE, note=note))
    return tuple(lines)


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


def marks(seen: Observation[PitchFacts]) -> tuple[Mark, ...]:
    """The card played last, and the one that wins the trick so far."""
    trick = [card for card in seen.cards("trick") if card is not None]
    if not trick:
        return ()
    winning = Mark(MarkKind.FRAME, TRICK, trick_winner(trick, seen.facts.trump))
    return (Mark(MarkKind.LAST, TRICK, len(trick) - 1), winning)
