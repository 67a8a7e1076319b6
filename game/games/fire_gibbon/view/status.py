"""What Fire Gibbon shows beside its cards: prompt, flame, fire spots and hat."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP, TOP
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.refusals import forbids_promise
from game.games.fire_gibbon.rules.zones import FIRE
from game.games.fire_gibbon.text import result_text, status_text
from game.games.fire_gibbon.text.card_text import tag
from game.patterns.phrases import player_placeholder, players_text
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import Centre, CentreKind
from game.presentation.gauge import Gauge, GaugeKind
from game.presentation.marks import Mark, MarkKind
from game.presentation.score_panel import ScoreLine
from game.presentation.status import Status


def status(seen: Observation[FireFacts], options: FireGibbonOptions, spots: int) -> Status:
    """The status from one seat's sight; *spots* is the number of fire spots that wins a round."""
    facts = seen.facts
    flame = facts.flame or 0
    gauge = Gauge(
        status_text.FLAME,
        flame,
        TOP,
        CHEAP if options.cheap_hat else None,
        status_text.HAT_OFF if options.cheap_hat else "",
        status_text.ACE if flame == TOP else "",
        kind=GaugeKind.FIRE,
    )
    return Status(
        prompt(seen),
        goal(options, spots),
        tuple(_key(seen, spots)),
        tuple(_badges(seen)),
        tuple(_marks(seen)),
        gauge,
        Centre(CentreKind.CAMPFIRE, flame),
        facts.chairs,
        sign_texts=status_text.SIGNS,
    )


def goal(options: FireGibbonOptions, spots: int) -> str:
    """The line under the title: what wins the round, and the match if it is longer."""
    if options.target == 1:
        return status_text.open_spots_win(spots)
    if options.scoring == "spots":
        return status_text.spots_score(spots, options.target)
    return status_text.rounds_win(spots, options.target)


def prompt(seen: Observation[FireFacts]) -> str:
    """The sentence that says who decides, and what."""
    facts = seen.facts
    decider = facts.decider()
    if decider is None or seen.outcome is not None:
        winners = seen.outcome.winners if seen.outcome else ()
        return _winners(winners, seen.seat)
    if decider == seen.seat:
        return _asked(facts, decider)
    who = player_placeholder(decider)
    return {
        "turn": status_text.turn_of(who),
        "play": status_text.plays_after_doubt(who),
        "refill": status_text.fills_spot(who),
        "reward": status_text.chooses_reward(who),
        "swap": status_text.chooses_swap(who),
    }[facts.phase]


def _winners(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return result_text.YOU_WIN
    if len(winners) == 1:
        return result_text.wins(player_placeholder(winners[0]))
    return result_text.share_win(players_text(winners))


def _asked(facts: FireFacts, seat: Seat) -> str:
    if facts.phase == "refill":
        return status_text.FILL_SPOT
    if facts.phase == "reward":
        return status_text.CHOOSE_REWARD
    if facts.phase == "swap":
        return status_text.CHOOSE_SWAP
    if facts.flame is None:
        return status_text.NEW_FIRE
    doubtable = any(
        at >= 0 and facts.required[at] and other != seat for other, at in enumerate(facts.latest)
    )
    doubts = doubtable and facts.phase == "turn"
    card = status_text.CARD_FACE_UP if forbids_promise(facts, seat) else status_text.ONE_CARD
    doubt = status_text.DOUBT_OR if doubts else ""
    return status_text.your_turn(doubt, card)


def _key(seen: Observation[FireFacts], spots: int) -> Iterator[ScoreLine]:
    facts = seen.facts
    for seat in facts.chairs:
        filled = len(seen.cards("table", seat))
        left = len(seen.cards("hand", seat))
        note = status_text.ONE_CARD_LEFT if left == 1 else ""
        if facts.braveheart == seat:
            note = status_text.BRAVEHEART
        yield ScoreLine((seat,), str(facts.points[seat]), filled, spots, "flame", note)


def _badges(seen: Observation[FireFacts]) -> Iterator[Badge]:
    facts = seen.facts
    yield Badge(facts.dealer, BadgeKind.DEALER, tip=status_text.DEALER_TIP)
    if facts.hat is not None:
        yield Badge(facts.hat, BadgeKind.HAT, tip=status_text.HAT_TIP)
    if facts.mask is not None:
        yield Badge(facts.mask, BadgeKind.MASK, tip=status_text.MASK_TIP)
    if facts.raiser is not None:
        yield Badge(facts.raiser, BadgeKind.SPARK, tip=status_text.RAISER_TIP)


def _marks(seen: Observation[FireFacts]) -> Iterator[Mark]:
    """The signs on the cards of the fire."""
    facts = seen.facts
    may_doubt = facts.phase == "turn" and seen.seat == facts.turn
    for at, (owner, required) in enumerate(zip(facts.owners, facts.required, strict=True)):
        yield Mark(MarkKind.OWNER, FIRE, at, seat=owner)
        if not required:
            continue
        yield Mark(MarkKind.TAG, FIRE, at, tag(required))
        newest = facts.latest[owner] == at
        if not newest:
            yield Mark(MarkKind.DIM, FIRE, at)
        elif may_doubt and owner != seen.seat:
            yield Mark(MarkKind.LIT, FIRE, at)
        proof = facts.proven[at]
        if proof is not None:
            yield Mark(MarkKind.PROVEN, FIRE, at, proof.text)
    if facts.owners:
        yield Mark(MarkKind.LAST, FIRE, len(facts.owners) - 1)
