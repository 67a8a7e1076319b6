"""The works of the table: its parts put together, and what they ask of each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.art.scenery import TableShape
from game.engine.action import Action, Choice, Refusal
from game.engine.events import Counted, Event, Moved, Said, Scored, Turned
from game.engine.observation import Observation
from game.engine.status import Mark, Status
from game.engine.zones import Board, Look, Spot, ZoneId
from game.table import fanfare, noises
from game.table.actions import Actions
from game.table.arrange import Arrangement
from game.table.desk import Desk, Person, on_the_table
from game.table.director import Pace
from game.table.faces import Faces
from game.table.feelings import Felt
from game.table.hands import Hands
from game.table.hud import EMPTY, Hud
from game.table.key_cells import heads_wide
from game.table.keys import Keys
from game.table.layout import Layout, Plan
from game.table.log import Spoken, line_of
from game.table.needs import held
from game.table.performer import Performer
from game.table.pointer import Pointer
from game.table.poise import Poise
from game.table.seating import ACROSS
from game.table.sorter import Sorter
from game.table.sprite import CardSprite
from game.table.stage import Stage
from game.table.things import hand_zones
from game.table.tween import Tween, out_back
from game.ui.kept import MEGABYTE
from game.ui.rotation import Rotations
from game.ui.theme import Theme
from game.ui.units import Units
from game.ui.widgets import Widget


class Works:
    """Stage, performer, signs and hands of one table."""

    laid_over: Sequence[pygame.Rect] = ()
    """What others have laid on the table, in pixels; words in the air keep clear of it."""

    def __init__(
        self, game: str, title: str, board: Board, people: Sequence[Person], desk: Desk
    ) -> None:
        self._desk, self.board, self.people = desk, board, people
        self.theme = Theme(desk.theme.units, on_the_table(desk.theme.preferences))
        self.on_choice: Callable[[Choice], None] = _nothing
        self.explain: Callable[[Action], Refusal | None] = _no_reason
        self.on_scored: Callable[[Scored], None] = _nothing
        self.on_said: Callable[[Said, Sequence[Felt]], None] = _unheard
        """Hears what is said when it is shown, and whom it stirs."""
        self.stage = Stage(board)
        self.hud = Hud(game, title, people, desk._replace(theme=self.theme), board.across)
        self.faces = Faces(desk.raster, desk.taste)
        self.turns = Rotations(24 * MEGABYTE)
        self.poise = Poise(self.stage, [person.portrait for person in people])
        self._size, self._status = (1280, 720), EMPTY
        self._seen: Observation[Any] | None = None
        self._offered: tuple[Choice, ...] = ()
        self._coming: frozenset[ZoneId] = frozenset()
        """Zones to which cards are on their way."""
        self.arrangement = Arrangement(self.stage, self.poise, self._pace, self._plan())
        self.performer = Performer(
            self.stage, self._pace, self.arrangement.poses, self._heard, self._sound
        )
        self.actions = Actions(self.theme, people, self._choose, self._reason)
        self.hands = Hands(self, self._keep_clear, self.poise.tray)
        self.pointer = Pointer(self.hands)
        self.sorter = Sorter(self.theme, self.stage, self._sorted)
        self.keys = Keys(self.hands, self.actions, self.hud, self.sorter)
        self.phase = 0.0
        """How far the dashes of lit places have walked."""
        self._pointed_at = (-1, -1)
        self._breath = 0.0
        """How far cards that may be played out of turn are in their breath, from 0 to 1."""
        self._scene: tuple[TableShape, pygame.Surface] | None = None
        self._walking = self._hushed = False
        """Whether cards are carried along by players who change chairs, and nothing sounds."""
        self._last_noise = ""
        self._unpaid = True
        """Whether some card may still be drawn at a near angle instead of its own."""
        self._laid = 0
        """Counts the layouts, so that the still layer is made anew for each."""

    @property
    def layout_(self) -> Layout:
        """Where everything lies now."""
        return self.arrangement.layout

    @property
    def prompt(self) -> str:
        """The sentence in the status line."""
        return self.hud.status.prompt

    @property
    def busy(self) -> bool:
        """Whether something is still being shown."""
        return self.performer.busy

    @property
    def desk(self) -> Desk:
        """The tools; a new one may be laid down at any time."""
        return self._desk

    @desk.setter
    def desk(self, desk: Desk) -> None:
        self._desk = desk
        self.hud.taste = desk.taste
        self.faces.set_taste(desk.taste)

    def skip(self) -> None:
        """Brings everything that moves to its end; of all its sounds only the last is heard."""
        self._hushed, self._last_noise = True, ""
        self.performer.skip()
        self.hud.seats.walk.end()
        self.hud.middle.jump()
        self._hushed = False
        self._sound(self._last_noise)
        if self._seen is not None:
            self._settle(self._seen, self._status)
        self.arrangement.lay(animated=False)
        self._begin_offer()

    # ---- what the hands ask of the table

    def named(self, text: str) -> str:
        """Fills in the names of players."""
        return self.hud.named(text)

    def taken(self, choice: Choice) -> None:
        """A choice was made: what was carried stays where it was let go."""
        self._offered = ()
        self._offer_buttons(())
        self.hud.answered()
        self.rearrange()
        self.on_choice(choice)

    def refused(self, text: str, sprite: CardSprite | None) -> None:
        """A gesture came to nothing: the reason, a sound, and a shake."""
        self.hud.refuse(text)
        self._desk.sound("refuse")
        if sprite is not None and not sprite.moving and not self.theme.preferences.still:
            start = sprite.pose.moved(sprite.pose.wide * 0.09, 0)
            sprite.send(Tween(start, sprite.rest, 0.24, easing=out_back))

    def rearrange(self) -> None:
        """Something was picked, held or let go: cards rise, sink and glide home."""
        self._hover()
        self.poise.picked = frozenset(id(t.sprite) for t in self.hands.picked if t.sprite)
        self.poise.dropped = self.hands.dropped
        self.poise.choices = self.hands.choices
        self.poise.dress(self.layout_)
        self.arrangement.lay(animated=True)
        self.hands.place_chooser(again=False)

    def make_room(self) -> None:
        """The hand is above another thing: of all cards only the own ones part for it."""
        self._hover()
        self.arrangement.lay(animated=True, zones=hand_zones(self.layout_))

    def _hover(self) -> None:
        hovered = self.hands.hovered
        self.poise.hovered = hovered.sprite if hovered is not None else None

    def _sorted(self) -> None:
        """The hand is to lie another way."""
        self.hands.cancel()
        self.hands.refresh()
        self.rearrange()

    def why_not(self, action: Action) -> Refusal | None:
        """Asks the rules about an action nobody offered."""
        return self.explain(action)

    # ---- inside

    def _keep_clear(self) -> list[pygame.Rect]:
        """What a chooser should not cover; in a narrow window the buttons make room for it."""
        return self.actions.area() if self.layout_.frame.w >= 145 else []

    def _go(self, dt: float) -> None:
        if not self.performer.busy:
            return
        if not self.performer.update(dt):
            self._arrive()

    def _arrive(self) -> None:
        """All is shown: the truth is taken, and the viewer may decide."""
        if self._seen is not None:
            self._settle(self._seen, self._status)
        self.arrangement.lay(animated=True)
        self._begin_offer()

    def _begin_offer(self) -> None:
        self._measure()
        self._wish_faces()
        self.hands.offer(self._offered)
        self._offer_buttons(self._offered)
        self.rearrange()

    def _wish_fanfares(self) -> None:
        """Asks the print shop for what the flourishes to come will show."""
        for said in self.performer.coming():
            fanfare.wish(self._desk.raster, self.layout_, said)

    def _wish_coming(self, events: Sequence[Event]) -> None:
        """Asks for the faces that *events* will show, at the sizes they will have."""
        for event in events:
            if isinstance(event, (Moved, Turned)) and event.card is not None:
                zone = event.target.zone if isinstance(event, Moved) else event.place.zone
                slot = self.layout_.slots.get(zone)
                if slot is not None:
                    self.faces.wish(event.card, round(slot.card * self.layout_.frame.u))

    def _wish_faces(self) -> None:
        """Asks the print shop for hand cards at the sizes they will have when played."""
        layout = self.layout_
        sizes = {
            round(slot.card * layout.frame.u)
            for zone, slot in layout.slots.items()
            if slot.spec.spot in (Spot.CENTRE, Spot.BELOW)
            or (slot.mine and slot.spec.spot is Spot.FRONT)
        }
        for zone in hand_zones(layout):
            for one in self.stage.zones.get(zone, []):
                for size in sizes:
                    self.faces.wish(one.sprite.card, size)

    def _offer_buttons(self, choices: Sequence[Choice]) -> None:
        digits = not any(c.action.cards for c in choices)
        self.actions.offer(choices, self.layout_, self.named, digits)

    def _settle(self, seen: Observation[Any], status: Status) -> None:
        self._seen, self._status = seen, status
        self.stage.settle(seen)
        self.stage.take_marks(status.marks)
        self.stage.order.groups = status.hand
        self.stage.order.ranks = self.poise.ranks = status.ranks
        self._coming = frozenset()
        self.poise.marks = status.marks
        self.poise.choices = self.hands.choices
        self.hud.status = status
        self.hud.sums = ()
        self.hud.told()
        lead = seen.turn.lead
        self.hud.deciding = seen.turn.seats if lead is None else (lead,)
        self.hud.winners = seen.outcome.winners if seen.outcome is not None else None
        self._measure()
        self.hands.refresh()
        self.poise.dress(self.layout_)

    def _measure(self, fresh: bool = False) -> None:
        """Lays the table out anew if anything that decides it has changed."""
        if fresh:
            self.theme.resize(Units(*self._size), on_the_table(self._desk.theme.preferences))
            self.faces.clear()
            self.turns.clear()
            self.hud.slips.clear()
        if self.arrangement.measure(self._plan()):
            self._laid += 1
            self.hands.refresh()
            self._offer_buttons(self.hands.choices)
        elif fresh:
            self._offer_buttons(self.hands.choices)

    def _plan(self) -> Plan:
        viewer, status = self.stage.facing, self._status
        if viewer is None:
            viewer = next((s for s, p in enumerate(self.people) if p.human), 0)
        counts = {zone: len(laid) for zone, laid in self.stage.zones.items()}
        if self._coming and self._seen is not None:
            for zone, cards in self._seen.zones.items():
                counts[zone] = max(counts.get(zone, 0), len(cards))
        ends = {end for c in self._offered for end in (c.action.target, c.handling.drop)}
        aims = {end for end in ends if end is not None}
        waiting = self.poise.tray.zone, self.stage.sealed.target if self.stage.sealed else None
        aims |= {zone for zone in waiting if zone is not None}
        holding = held(self.board, counts, aims | self._coming, self.stage.squared)
        own = [zone for zone, count in counts.items() if zone.owner == viewer and count]
        bare = any(self.board.spec(z).lap for z in own)
        bare = bare and not any(self.board.spec(z).spot is Spot.HAND for z in own)
        wish = self.theme.preferences
        beside = status.gauge is not None or status.map is not None
        return Plan(
            self.board, len(self.people), viewer, status.chairs, beside, len(status.key),
            self._size, wish.ui_scale, wish.text_scale, holding,
            status.centre is not None and status.centre.kind == "stand", heads_wide(status.heads),
            status.stays, len(status.pockets), bare,
        )  # fmt: skip

    def _preview(self) -> None:
        """While a button that arranges the hand is pointed at, the hand lies that way."""
        chooser, ring = self.hands.chooser, self.keys.ring
        pairs: list[tuple[Choice, Widget]] = [
            *zip(self.actions.choices, self.actions.buttons.widgets, strict=False)
        ]
        if chooser is not None:
            pairs = [*zip(chooser.choices, chooser.buttons.widgets, strict=False)]
        focus = ring.current if ring.visible else None
        groups = next((c.action.groups for c, w in pairs if w.hovered or w is focus), ())
        if self.stage.order.arrange(groups):
            self.hands.refresh()
            self.rearrange()

    def _pace(self) -> Pace:
        wish = self._desk.theme.preferences
        return Pace(wish.speed, wish.reduced_motion)

    def _heard(self, event: Said | Scored) -> None:
        if isinstance(event, Scored):
            self._enter()
            self.on_scored(event)
            return
        text = self.named(event.text)
        felt = self.hud.hear(event)
        self.hud.log.add(line_of(event, self.people, self.board.across))
        if event.worth is not None:
            self.hud.worths.say(event.worth.zone, event.worth.words)
        elif event.aloud and event.seat is not None:
            self.hud.bubbles.say(event.seat, text, event.claim)
        elif event.aloud and self.board.across:
            self.hud.bubbles.say(ACROSS, text)
        else:
            if event.counted is not None:
                self._count(event.counted)
                self.hud.told()
            if text and not event.quiet:
                self.hud.tell(text, at_once=bool(event.marks))
        self._sound(noises.of(event))
        self.on_said(event, felt)

    def rewrite_log(self, spoken: Sequence[Spoken]) -> None:
        """Writes the log anew."""
        self.hud.log.rewrite(
            line_of(each.said, self.people, self.board.across)._replace(undone=each.undone)
            for each in spoken
        )

    def _count(self, counted: Counted) -> None:
        """Lights the cards in question, and hangs out what everybody has by now."""
        self.hud.sums = counted.sums
        kept = [mark for mark in self.poise.marks if mark.kind != "last"]
        self.poise.marks = [*kept, *(Mark("last", zone, at) for zone, at in counted.cards)]
        self.poise.dress(self.layout_)

    def _enter(self) -> None:
        """What was scored stands in the key at once, also while more is still to be shown."""
        if self._seen is not None and self.performer.busy:
            status, now = self.hud.status, self._status
            self.hud.status = status._replace(key=now.key, pockets=now.pockets, badges=now.badges)

    def _sound(self, name: str) -> None:
        if self._hushed:
            self._last_noise = name or self._last_noise
        elif name:
            self._desk.sound(name)

    def _choose(self, choice: Choice) -> None:
        self.hands.choose(choice)

    def _reason(self, text: str) -> None:
        self.refused(text, None)

    def heap(self, zone: ZoneId) -> bool:
        """Whether the cards of a zone lie on each other."""
        return self.board.spec(zone).look is Look.PILE


def _nothing(_: object) -> None:
    return None


def _unheard(_: Said, __: Sequence[Felt]) -> None:
    return None


def _no_reason(_: Action) -> Refusal | None:
    return None
