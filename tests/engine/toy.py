"""A small game with every kind of zone and turn, to try the engine on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from game.engine.action import Action, Mode, Outcome, Refusal, Turn
from game.engine.cards import Card, pack
from game.engine.events import Scored
from game.engine.notation import BadNotation, Notation, read_card, read_seat, seat_text
from game.engine.observation import Observation
from game.engine.options import Options, option
from game.engine.rules import Rules, State
from game.engine.witness_record import Record
from game.engine.zones import Audience, Place, Seat, ZoneId, ZoneSpec
from game.presentation.announcement import PLAIN, Announcement
from game.presentation.cue import Cue
from game.presentation.presenter import Presenter
from game.presentation.score_panel import ScoreLine
from game.presentation.score_sheet import ScoreSheet, SheetRow
from game.presentation.status import Status
from game.presentation.zone_look import Shape, Spot, ZoneLook

TRICK_TAKEN = Announcement(Cue.TRICK_TAKEN)

DECK = ZoneSpec("deck", Audience.NOBODY, ZoneLook(Shape.PILE, Spot.BESIDE))
HAND = ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND))
HEAP = ZoneSpec(
    "heap", Audience.TOP, ZoneLook(Shape.PILE, Spot.BESIDE, note="Only the top may be seen.")
)
ROW = ZoneSpec("row", Audience.NOBODY, ZoneLook(Shape.RING, Spot.CENTRE))
TRICK = ZoneSpec("trick", Audience.EVERYONE, ZoneLook(Shape.TRICK, Spot.CENTRE))
WON = ZoneSpec("won", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.FRONT))

ROUNDS = 5


@dataclass(frozen=True, slots=True)
class ToyOptions(Options):
    """Two options, one of numbers and one of yes and no."""

    presets: ClassVar[Any] = {"Short": {"target": 1}, "Long": {"target": 3}}
    target: int = option(2, "Target", (1, 2, 3), help="Points that win")
    jokers: bool = option(False, "Jokers", help="Two jokers in the pack")

    def why_invalid(self, seats: int) -> str | None:
        """Three players may not play to 3."""
        return "Three players play to 1 or 2." if seats == 3 and self.target == 3 else None


@dataclass(slots=True)
class ToyFacts:
    """Whose turn it is, and who owns which card of the row."""

    phase: str = "play"
    turn: Seat = 0
    last: Seat | None = None
    rounds: int = 0
    fair: bool = True
    points: list[int] = field(default_factory=list)
    asked: list[bool] = field(default_factory=list)
    owners: list[Seat] = field(default_factory=list)

    def copy(self) -> ToyFacts:
        """A copy that shares no list."""
        lists = (self.points[:], self.asked[:], self.owners[:])
        return ToyFacts(self.phase, self.turn, self.last, self.rounds, self.fair, *lists)


class ToyNotation(Notation):
    """The row is written with owners: ``row: P1:5d up, P2:6c down``."""

    verbs = ("up", "down", "put", "peek", "choose", "grab", "skip")

    def target(self, seat: Seat, verb: str, cards: tuple[Card, ...]) -> ZoneId | None:
        """``put`` and ``grab`` aim at the heap."""
        return ZoneId("heap") if verb in ("put", "grab") else None

    def read_special(self, key: str, text: str, state: Any) -> bool:
        """The row with its owners."""
        if key != "row":
            return False
        for entry in filter(None, (part.strip() for part in text.split(","))):
            owner, _, rest = entry.partition(":")
            words = rest.split()
            if len(words) != 2 or words[1] not in ("up", "down"):
                raise BadNotation(f"“{entry}” is no card of the row; write P1:5d up.")
            number = self.zone_registry.index[ZoneId("row")]
            state.table.put(number, [read_card(words[0])], up=words[1] == "up")
            state.facts.owners.append(read_seat(owner, self.seats))
        return True

    def write_special(self, key: str, state: Any) -> str | None:
        """The row, the score and the phase."""
        if key == "score":
            return " ".join(str(points) for points in state.facts.points)
        if key == "row":
            row = state.table.zones[self.zone_registry.index[ZoneId("row")]]
            owned = zip(state.facts.owners, row, strict=True)
            side = {True: "up", False: "down"}
            return ", ".join(f"{seat_text(s)}:{c} {side[c in state.table.up]}" for s, c in owned)
        return None


class Toy(Rules[ToyFacts]):
    """Lay cards, choose one in secret, then grab the heap's top, first come first served."""

    id = "toy"
    title = "Toy"
    players = range(2, 5)
    default_seats = 3
    options_type = ToyOptions

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        assert isinstance(options, ToyOptions)
        self.goal = options.target
        self.jokers = 2 if options.jokers else 0
        self.deck = self.zone_registry.shared(DECK)
        self.heap = self.zone_registry.shared(HEAP)
        self.row = self.zone_registry.shared(ROW)
        self.trick = self.zone_registry.shared(TRICK)
        self.hand = self.zone_registry.each(HAND, seats)
        self.won = self.zone_registry.each(WON, seats)
        self.made: dict[tuple[Seat, str, Card | None], Action] = {}
        self.words = ToyNotation(self.zone_registry, seats)

    @property
    def notation(self) -> Notation:
        return self.words

    @property
    def presenter(self) -> ToyPresenter:
        return ToyPresenter(self)

    def facts_type(self) -> type[ToyFacts]:
        return ToyFacts

    def pack(self) -> Sequence[Card]:
        return pack(self.jokers)

    def deal(self, rng: Random, record: Record | None = None) -> State[ToyFacts]:
        state = self.initial_state(record)
        self.complete_position(state)
        state.table.shuffle(self.deck, rng)
        for _ in range(4):
            for hand in self.hand:
                state.table.draw(self.deck, hand)
        state.table.draw(self.deck, self.heap)
        return state

    def complete_position(self, state: State[ToyFacts]) -> None:
        state.facts.points += [0] * (self.seats - len(state.facts.points))
        state.facts.asked += [False] * (self.seats - len(state.facts.asked))

    def turn(self, state: State[ToyFacts]) -> Turn:
        facts = state.facts
        if facts.phase == "over":
            return self.no_turn
        if facts.phase == "choose":
            return Turn(tuple(range(self.seats)))
        if facts.phase == "open":
            asked = (seat for seat, waits in enumerate(facts.asked) if waits)
            return Turn(tuple(asked), Mode.OPEN, 3.0)
        return self.turns[facts.turn]

    def candidates(self, state: State[ToyFacts], seat: Seat) -> Iterator[Action]:
        phase = state.facts.phase
        if phase == "open":
            yield self._action(seat, "grab")
            yield self._action(seat, "skip")
            return
        verbs = ("choose",) if phase == "choose" else ("up", "down", "put")
        for card in state.table.zones[self.hand[seat]]:
            for verb in verbs:
                yield self._action(seat, verb, card)
        if phase == "play":
            yield self._action(seat, "peek")

    def why_illegal(self, state: State[ToyFacts], action: Action) -> Refusal | None:
        table, verb = state.table, action.verb
        known = {"play": "up down put peek", "choose": "choose", "open": "grab skip"}
        if verb not in known[state.facts.phase].split():
            return Refusal("wrong_time", "You cannot do that in this part of the round.")
        bare = verb in ("peek", "grab", "skip")
        plain = action if bare else action._replace(cards=())
        if plain != self._action(action.seat, verb):
            return Refusal("nonsense", "Say what you do and with which card, and nothing else.")
        if verb == "peek":
            row = table.zones[self.row]
            if not row or row[-1] in table.up:
                return Refusal("nothing_down", "The last card of the row lies open.")
        if verb == "grab" and not table.zones[self.heap]:
            return Refusal("heap_empty", "There is nothing to grab.")
        if bare:
            return None
        if len(action.cards) != 1 or action.cards[0] not in table.zones[self.hand[action.seat]]:
            return Refusal("not_in_hand", "Play one card of your hand.")
        return self._misfit(state, action.cards[0]) if verb == "put" else None

    def apply(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        getattr(self, "_" + action.verb)(state, action, rng)

    def outcome(self, state: State[ToyFacts]) -> Outcome | None:
        if state.facts.phase != "over":
            return None
        points = state.facts.points
        best = tuple(seat for seat in range(self.seats) if points[seat] == max(points))
        return Outcome(best, tuple(points))

    def _action(self, seat: Seat, verb: str, card: Card | None = None) -> Action:
        key = (seat, verb, card)
        if key not in self.made:
            held = () if card is None else (card,)
            self.made[key] = Action(seat, verb, held, self.words.target(seat, verb, held))
        return self.made[key]

    def _misfit(self, state: State[ToyFacts], card: Card) -> Refusal | None:
        heap = state.table.zones[self.heap]
        if not heap or card.is_joker or card.suit is heap[-1].suit or card.rank == heap[-1].rank:
            return None
        return Refusal("no_fit", "Put the same suit or the same rank on the heap.")

    def _up(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        self._lay(state, action, True, rng)

    def _down(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        self._lay(state, action, False, rng)

    def _lay(self, state: State[ToyFacts], action: Action, up: bool, rng: Random) -> None:
        seat = action.seat
        state.table.move(action.cards[0], self.hand[seat], self.row, up)
        state.facts.owners.append(seat)
        length = len(state.facts.owners)
        state.table.say("lays", f"{{{seat}}} lays card {length}.", PLAIN, seat, length)
        self._next(state, seat, rng)

    def _put(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        state.table.move(action.cards[0], self.hand[action.seat], self.heap)
        self._next(state, action.seat, rng)

    def _peek(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        table, facts = state.table, state.facts
        card = table.zones[self.row][-1]
        table.turn(card, self.row, True)
        if card.rank > 10:
            facts.points[action.seat] += 1
            table.say("court_card", f"One point for {{{action.seat}}}.", PLAIN, action.seat)
            table.turn(card, self.row, False)
        else:
            table.say("swept", "The row is swept.", PLAIN)
            table.move_all(self.row, self.heap)
            facts.owners.clear()
        self._next(state, action.seat, rng)

    def _next(self, state: State[ToyFacts], seat: Seat, rng: Random) -> None:
        facts = state.facts
        if len(state.table.zones[self.hand[seat]]) < 4:
            self._draw(state, seat, rng)
        facts.turn = (seat + 1) % self.seats
        if facts.turn == 0:
            facts.phase = "choose"

    def _draw(self, state: State[ToyFacts], seat: Seat, rng: Random) -> None:
        table = state.table
        if not table.zones[self.deck]:
            for won in self.won:
                table.move_all(won, self.deck)
            table.shuffle(self.deck, rng)
        if table.zones[self.deck]:
            table.draw(self.deck, self.hand[seat])

    def _choose(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        table, facts = state.table, state.facts
        table.move(action.cards[0], self.hand[action.seat], self.trick)
        trick = table.zones[self.trick]
        if len(trick) < self.seats:
            return
        winner = max(range(self.seats), key=lambda seat: trick[seat].rank)
        table.say("reveal", "All cards are shown.", PLAIN)
        table.say("wins", f"{{{winner}}} wins the trick.", TRICK_TAKEN, winner)
        facts.points[winner] += 1
        facts.last = winner
        table.move_all(self.trick, self.won[winner])
        for seat in range(self.seats):
            self._draw(state, seat, rng)
        facts.phase = "open"
        facts.asked = [True] * self.seats

    def _grab(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        state.table.draw(self.heap, self.hand[action.seat])
        self._skip(state, action, rng)

    def _skip(self, state: State[ToyFacts], action: Action, rng: Random) -> None:
        facts = state.facts
        facts.asked[action.seat] = False
        if not any(facts.asked):
            facts.rounds += 1
            facts.turn = 0
            won = max(facts.points) >= self.goal or facts.rounds == ROUNDS
            facts.phase = "over" if won else "play"
            state.table.announce(Scored(f"Round {facts.rounds}"))


def toy(seats: int = 3, **given: object) -> Toy:
    """The toy for *seats* with options by name."""
    return Toy(seats, ToyOptions.read(given))


def open_toy(game: str, seats: int, given: dict[str, object]) -> Toy:
    """What the shelf does, for a shelf with nothing but the toy on it."""
    assert game == "toy"
    return toy(seats, **given)


class ToyPresenter(Presenter[ToyFacts]):
    """What a screen shows of it."""

    def __init__(self, rules: Toy) -> None:
        self.rules = rules

    def status(self, seen: Observation[ToyFacts]) -> Status:
        who = seen.turn.seats
        prompt = f"{{{who[0]}}} is to {seen.facts.phase}." if who else "The match is over."
        return Status(prompt, f"{self.rules.goal} points win", tuple(self._lines(seen.facts)))

    def sheet(self, seen: Observation[ToyFacts]) -> ScoreSheet:
        row = SheetRow("Tricks", tuple(str(points) for points in seen.facts.points))
        columns = tuple((seat,) for seat in range(self.rules.seats))
        return ScoreSheet(f"{self.rules.goal} points win", columns, (row,), row.values)

    def label(self, seen: Observation[ToyFacts], action: Action) -> str:
        return " ".join([action.verb, *(card.words for card in action.cards)])

    def grab_at(self, seen: Observation[ToyFacts], action: Action) -> Place | None:
        return seen.top(ZoneId("heap")) if action.verb == "grab" else None

    def _lines(self, facts: ToyFacts) -> Iterator[ScoreLine]:
        for seat, points in enumerate(facts.points):
            yield ScoreLine((seat,), str(points), points, self.rules.goal)
