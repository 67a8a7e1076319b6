"""What is shown beside the cards in Democracy: prompts, tribes, tags, marks and the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.events import Said
from game.engine.observation import Observation
from game.engine.status import (
    Badge,
    Cell,
    Centre,
    Head,
    KeyLine,
    Land,
    Map,
    Mark,
    Sheet,
    SheetRow,
    Status,
)
from game.engine.zones import Seat, ZoneId
from game.games.democracy.rules.facts import DemocracyFacts, Island, Phase
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.scoring import ENOUGH, ORDER, WHOLE, WORTH
from game.games.democracy.text import log_text
from game.patterns.phrases import players_text

UPCARD = ZoneId("upcard")
WAITING = {
    Phase.UPCARD: "The next card of the voting pool is turned up.",
    Phase.REVEAL: "Everyone has chosen: the cards are shown.",
    Phase.SCORE: "The island has been played: its tribes are scored.",
}
SIGNS = tuple(suit.removesuffix("s") for suit in log_text.SUITS)
FEW = 3
"""So many players are called by their names."""
HEADS = tuple(
    Head(suit, sign, tip=f"Points in {suit} on this island: {ENOUGH} score the tribe.")
    for suit, sign in zip(log_text.SUITS, SIGNS, strict=True)
)
RANKS = tuple(
    f"{'JQKA'[rank - 11] if rank > 10 else rank}:{WORTH.get(rank, 0)}" for rank in ORDER[::-1]
)
"""The ranks from high to low with their points."""


def status(seen: Observation[DemocracyFacts], house: DemocracyOptions) -> Status:
    """All that is shown beside the cards."""
    return Status(
        prompt(seen),
        f"First to {house.target_tribes} tribes",
        key_lines(seen),
        badges(seen),
        marks(seen),
        centre=centre(seen),
        heads=HEADS,
        counted="tribes",
        ranks=RANKS,
        map=island(seen),
    )


def island(seen: Observation[DemocracyFacts]) -> Map:
    """The island that is played: who has scored a tribe already, and who is in front."""
    facts = seen.facts
    points = [facts.points_of(seat) for seat in range(len(facts.tribes))]
    title = f"Island {facts.island}, day {facts.day}"
    return Map(title, tuple(_land(points, suit) for suit in range(len(log_text.SUITS))))


def _land(points: Sequence[Sequence[int]], suit: int) -> Land:
    """Who is alone in front in *suit*, or has enough of it."""
    sign = SIGNS[suit]
    most = [one[suit] for one in points]
    best = max(most, default=0)
    if not best or most.count(best) > 1:
        return Land(sign)
    return Land(sign, most.index(best), best >= ENOUGH)


def prompt(seen: Observation[DemocracyFacts]) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    facts = seen.facts
    if facts.winner is not None:
        return f"{_name(facts.winner == seen.seat, facts.winner)} the game."
    if facts.phase is not Phase.CHOOSE:
        return WAITING[facts.phase]
    waited = seen.turn.seats
    if seen.seat in waited:
        return f"{moment(seen)}. Choose a card."
    verb = "chooses" if len(waited) == 1 else "choose"
    if seen.sealed is not None:
        chosen, others = seen.sealed.cards[0].words, f"{_few(waited)} {verb}"
        if len(seen.cards("hand", seen.seat)) == 1:
            return f"You chose the {chosen}. {others}."
        return f"You chose the {chosen}; change it while {others}."
    return f"{moment(seen)}. {_few(waited)} {verb}."


def _few(seats: Sequence[Seat]) -> str:
    """Who is waited for, by name while they are few."""
    return players_text(seats) if len(seats) <= FEW else f"{len(seats)} players"


def _name(own: bool, seat: int) -> str:
    return "You win" if own else f"{{{seat}}} wins"


def moment(seen: Observation[DemocracyFacts]) -> str:
    """Day, trick and trump: ``Day 1, trick 3 of 8: hearts are trump``."""
    facts = seen.facts
    last = facts.trick + len(seen.cards("pool"))
    sign = centre(seen)
    trump = f"{sign.text} are trump" if sign is not None else "there is no trump"
    return f"Day {facts.day}, trick {facts.trick} of {last}: {trump}"


def centre(seen: Observation[DemocracyFacts]) -> Centre | None:
    """The trump suit, large; nothing where a joker is turned up."""
    upcards = seen.cards("upcard")
    suit = log_text.trump_of(upcards[0]) if upcards else None
    return None if suit is None else Centre("suit", log_text.SUITS.index(suit.word), suit.word)


def key_lines(seen: Observation[DemocracyFacts]) -> tuple[KeyLine, ...]:
    """Each seat's tribes, and what it has captured of each suit on this island."""
    facts = seen.facts
    return tuple(
        KeyLine(
            (seat,),
            str(tribes),
            cells=tuple(_cell(points) for points in facts.points_of(seat)),
        )
        for seat, tribes in enumerate(facts.tribes)
    )


def _cell(points: int) -> Cell:
    return Cell(str(points) if points else "", "won" if points >= ENOUGH else "")


def badges(seen: Observation[DemocracyFacts]) -> tuple[Badge, ...]:
    """The dealer's button, who won the last trick, and who has chosen."""
    facts = seen.facts
    worn = [Badge(facts.dealer, "dealer", tip="Deals both days of this island.")]
    taker = _taker(seen)
    if taker is not None:
        worn.append(Badge(taker, "crown", tip="Won the last trick."))
    if facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(facts.tribes)) if s not in seen.turn.seats)
        worn += [Badge(seat, "call", "ready", "Has chosen a card.") for seat in ready]
    return tuple(worn)


def _taker(seen: Observation[DemocracyFacts]) -> Seat | None:
    """Who won the trick that was played last; nobody if it was tied, or none was played."""
    for event in reversed(seen.history):
        if isinstance(event, Said) and event.code in ("wins", "tie", "deal"):
            return event.seat if event.code == "wins" else None
    return None


def marks(seen: Observation[DemocracyFacts]) -> tuple[Mark, ...]:
    """Who has voted, the card the viewer has chosen, and a joker that makes no trumps."""
    found = []
    if seen.facts.phase is Phase.CHOOSE:
        ready = (s for s in range(len(seen.facts.tribes)) if s not in seen.turn.seats)
        found += [Mark("sealed", ZoneId("chosen", seat)) for seat in ready if seat != seen.seat]
    if seen.sealed is not None:
        hand = ZoneId("hand", seen.seat)
        at = seen.zones[hand].index(seen.sealed.cards[0])
        found.append(Mark("frame", hand, at))
    if seen.cards("upcard") and centre(seen) is None:
        found.append(Mark("tag", UPCARD, 0, "no trump"))
    return tuple(found)


def sheet(seen: Observation[DemocracyFacts], house: DemocracyOptions) -> Sheet:
    """One row an island; under the newest the points of each suit."""
    facts = seen.facts
    rows: list[SheetRow] = []
    for island in facts.islands:
        gains = tuple(f"+{gain}" if gain else "0" for gain in island.gains)
        rows.append(SheetRow(f"Island {island.number}", gains))
    if facts.islands:
        rows += _details(facts.islands[-1])
    best = max(facts.tribes, default=0)
    return Sheet(
        _note(facts, house.target_tribes),
        tuple((seat,) for seat in range(len(facts.tribes))),
        tuple(rows),
        tuple(str(tribes) for tribes in facts.tribes),
        tuple(seat for seat, tribes in enumerate(facts.tribes) if best and tribes == best),
        maps=tuple(_map(island) for island in facts.islands),
    )


def _map(island: Island) -> Map:
    """A scored island: only who scored a tribe has a flag on it."""
    lands = [_land(island.points, suit) for suit in range(len(log_text.SUITS))]
    held = tuple(land if land.held else Land(land.sign) for land in lands)
    return Map(f"Island {island.number}", held)


def _details(island: Island) -> list[SheetRow]:
    rows = []
    for number, suit in enumerate(log_text.SUITS):
        points = [suits[number] for suits in island.points]
        looks = tuple("won" if n >= ENOUGH else "" for n in points)
        values = tuple(map(str, points))
        label = f"{suit.capitalize()}, of {WHOLE}"
        rows.append(SheetRow(label, values, 1, icon=suit.removesuffix("s"), looks=looks))
    return rows


def _note(facts: DemocracyFacts, target: int) -> str:
    played = len(facts.islands)
    islands = "1 island" if played == 1 else f"{played} islands"
    if facts.winner is not None:
        return f"The game is over after {islands}."
    if played and facts.tribes.count(max(facts.tribes)) > 1 and max(facts.tribes) >= target:
        return f"After {islands}: the first to be alone in front wins."
    goal = f"first to {target} tribes wins, and {ENOUGH} points of a suit score its tribe"
    return f"After {islands}: {goal}." if played else f"Nothing is scored yet: {goal}."
