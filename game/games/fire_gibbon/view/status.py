"""What Fire Gibbon shows beside its cards: prompt, flame, fire spots, hat and score sheet."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.observation import Observation
from game.engine.status import Badge, Centre, Gauge, KeyLine, Mark, Sheet, SheetRow, Status
from game.engine.zones import Seat
from game.games.fire_gibbon.rules.actions import FIRE
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.flame import CHEAP, TOP
from game.games.fire_gibbon.rules.options import FireGibbonOptions
from game.games.fire_gibbon.rules.refusals import forbids_promise
from game.games.fire_gibbon.text.log_text import tag
from game.patterns.phrases import player_placeholder


def status(seen: Observation[FireFacts], options: FireGibbonOptions, spots: int) -> Status:
    """All of it from one seat's sight; *spots* is the number that wins a round."""
    facts = seen.facts
    flame = facts.flame or 0
    gauge = Gauge(
        "flame",
        flame,
        TOP,
        CHEAP if options.cheap_hat else None,
        "hat off" if options.cheap_hat else "",
        "ace!" if flame == TOP else "",
        kind="fire",
    )
    return Status(
        prompt(seen),
        goal(options, spots),
        tuple(_key(seen, spots)),
        tuple(_badges(seen)),
        tuple(_marks(seen)),
        gauge,
        Centre("campfire", flame),
        facts.chairs,
    )


def goal(options: FireGibbonOptions, spots: int) -> str:
    """The line under the title: what wins the round, and the match if it is longer."""
    if options.target == 1:
        return f"Open all {spots} fire spots to win"
    if options.scoring == "spots":
        return f"All {spots} fire spots end a round; each is a point, {options.target} win"
    return f"Open all {spots} fire spots to win a round; {options.target} rounds win"


def prompt(seen: Observation[FireFacts]) -> str:
    """One sentence: who decides, and what."""
    facts = seen.facts
    decider = facts.decider()
    if decider is None or seen.outcome is not None:
        winners = seen.outcome.winners if seen.outcome else ()
        return _together(winners, seen.seat)
    if decider == seen.seat:
        return _asked(facts, decider)
    who = player_placeholder(decider)
    return {
        "turn": f"It is {who}'s turn.",
        "play": f"{who} has doubted and now plays a card.",
        "refill": f"{who} fills the empty fire spot.",
        "reward": f"{who} chooses a card for a new fire spot.",
        "swap": f"{who} is the Braveheart and chooses whom to change chairs with.",
    }[facts.phase]


def sheet(seen: Observation[FireFacts], options: FireGibbonOptions) -> Sheet:
    """Rounds and totals."""
    facts = seen.facts
    seats = range(len(facts.points))
    rows = tuple(
        SheetRow(f"Round {number}", tuple(str(points) for points in played.gained))
        for number, played in enumerate(facts.rounds, 1)
    )
    best = max(facts.points, default=0)
    return Sheet(
        _note(seen, options),
        tuple((seat,) for seat in seats),
        rows,
        tuple(str(total) for total in facts.points),
        tuple(seat for seat in seats if best and facts.points[seat] == best),
    )


def _note(seen: Observation[FireFacts], options: FireGibbonOptions) -> str:
    """How far the match has come, and what wins it."""
    points = "1 point" if options.target == 1 else f"{options.target} points"
    goal = f"first to {points} wins"
    if options.target == 1 and options.scoring != "spots":
        goal = "the Braveheart wins"
    played = len(seen.facts.rounds)
    if seen.outcome is not None:
        return f"The match is over: {goal}."
    return f"After round {played}: {goal}." if played else f"{goal}."


def _together(winners: tuple[Seat, ...], viewer: Seat | None) -> str:
    if winners == (viewer,):
        return "You win the match."
    names = [player_placeholder(seat) for seat in winners]
    if len(names) == 1:
        return f"{names[0]} wins the match."
    return f"{', '.join(names[:-1])} and {names[-1]} share the win."


def _asked(facts: FireFacts, seat: Seat) -> str:
    if facts.phase == "refill":
        return "Fill your empty fire spot from the deck, or with a hand card."
    if facts.phase == "reward":
        return "You get a fire spot: choose a hand card to show."
    if facts.phase == "swap":
        return "You are the Braveheart: choose who changes chairs with you and deals."
    if facts.flame is None:
        return "Your turn: start a new fire with any card, face up."
    doubtable = any(
        at >= 0 and facts.required[at] and other != seat for other, at in enumerate(facts.latest)
    )
    doubts = doubtable and facts.phase == "turn"
    card = "a card face up (the hat!)" if forbids_promise(facts, seat) else "one card"
    return f"Your turn: {'doubt a face-down card, or ' if doubts else ''}play {card}."


def _key(seen: Observation[FireFacts], spots: int) -> Iterator[KeyLine]:
    facts = seen.facts
    for seat in facts.chairs:
        filled = len(seen.cards("table", seat))
        left = len(seen.cards("hand", seat))
        note = "Braveheart" if facts.braveheart == seat else "1 card" if left == 1 else ""
        yield KeyLine((seat,), str(facts.points[seat]), filled, spots, "flame", note)


def _badges(seen: Observation[FireFacts]) -> Iterator[Badge]:
    facts = seen.facts
    yield Badge(facts.dealer, "dealer", tip="Dealt this round.")
    if facts.hat is not None:
        tip = "Cheap Monkey Hat: no face-down cards below flame 9."
        yield Badge(facts.hat, "hat", tip=tip)
    if facts.mask is not None:
        yield Badge(facts.mask, "mask", tip="Braveheart of the last round.")
    if facts.raiser is not None:
        tip = "Raised the flame last: would be rewarded if somebody tumbles now."
        yield Badge(facts.raiser, "spark", tip=tip)


def _marks(seen: Observation[FireFacts]) -> Iterator[Mark]:
    """The signs on the cards of the fire."""
    facts = seen.facts
    may_doubt = facts.phase == "turn" and seen.seat == facts.turn
    for at, (owner, required) in enumerate(zip(facts.owners, facts.required, strict=True)):
        yield Mark("owner", FIRE, at, seat=owner)
        if not required:
            continue
        yield Mark("tag", FIRE, at, tag(required))
        newest = facts.latest[owner] == at
        if not newest:
            yield Mark("dim", FIRE, at)
        elif may_doubt and owner != seen.seat:
            yield Mark("lit", FIRE, at)
        proof = facts.proven[at]
        if proof is not None:
            yield Mark("proven", FIRE, at, proof.text)
    if facts.owners:
        yield Mark("last", FIRE, len(facts.owners) - 1)
