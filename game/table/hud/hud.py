"""The HUD: title, score panel, seats, prompt, gauge, captions, log and words round the cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import pygame

from game.engine.action import Turn
from game.engine.events import Said
from game.engine.zones import Seat, ZoneId
from game.presentation.badge import Badge, BadgeKind
from game.presentation.centre import CentreKind
from game.presentation.gauge import Gauge
from game.presentation.marks import MarkKind
from game.presentation.standing import Standing
from game.presentation.status import Status
from game.presentation.zone_look import Shape, Spot
from game.table.animation.emotions import SeatEmotion
from game.table.animation.highlight_animation import HighlightFrame
from game.table.controls.placement_cost import KeptFree
from game.table.controls.score_tab import ScoreTab
from game.table.controls.tool_column import ToolColumn
from game.table.hud.bid_explanation_picture import describe_bid_explanation
from game.table.hud.hud_frame import HudFrame, HudInput, SignRoom
from game.table.hud.hud_signs import GameTitle, HudSigns
from game.table.hud.log_drawer import LogDrawer
from game.table.hud.passing_messages import PassingMessages
from game.table.hud.prompt_pill import PromptPill, PromptRoom
from game.table.hud.rank_strip_picture import describe_rank_strip
from game.table.hud.scores.gauge_picture import describe_gauge, gauge_area, gauge_with_names
from game.table.hud.scores.island_map_picture import describe_island_map, island_map_area
from game.table.hud.scores.live_counts import counted_lines
from game.table.hud.scores.score_boxes_picture import describe_score_boxes
from game.table.hud.scores.score_panel_picture import describe_score_panel
from game.table.hud.toast_placement import ToastPlacement
from game.table.hud.tooltip_picture import tooltip_sprite
from game.table.labels import centre_piece as centre
from game.table.labels.floating_scores import FloatingScores
from game.table.layout.protected_areas import protected_areas
from game.table.layout.table_layout import TableLayout
from game.table.seats import house_plate
from game.table.seats.name_format import fill_names, number_of_cards
from game.table.seats.seat_moods import SeatMoods
from game.table.seats.seat_plates import SeatPlates
from game.table.seats.speech_bubbles import SpeechBubbles
from game.table.table_dependencies import PlayerInfo, TableDeps
from game.ui.accessible_node import AccessibleNode
from game.ui.cached_sprite import CachedSprite, CachedSprites
from game.ui.theme import Theme
from game.ui.widgets.toast import Toast

EMPTY_STATUS = Status("", "", ())

GO_ON = "Click, or press Space, to go on."


class Tip(Protocol):
    """A sentence about a thing, and where that is."""

    @property
    def text(self) -> str:
        """The sentence."""
        ...

    @property
    def rect(self) -> pygame.Rect:
        """Where the thing is, in pixels."""
        ...


class Hud:
    """Everything on the table that is no card and no button."""

    asks: bool = True
    """Whether the status line says what is asked; not while something else is to be read."""

    def __init__(
        self, title: GameTitle, people: Sequence[PlayerInfo], deps: TableDeps, theme: Theme
    ) -> None:
        """Take the table's own *theme*: not everything in that of *deps* can be had here."""
        self.title, self.people = title, people
        self.theme, self.style = theme, deps.style
        self.sprites = CachedSprites(theme, deps.raster)
        self.seats = SeatPlates(self.sprites, people)
        self.log = LogDrawer(self.sprites, people)
        self.speech_bubbles = SpeechBubbles(self.sprites, people, title.house)
        self.centre_piece = centre.CentrePiece(self.sprites)
        self.floating_scores = FloatingScores(self.sprites)
        self.status = EMPTY_STATUS
        self.deciding_seats: tuple[Seat, ...] = ()
        self.moods = SeatMoods()
        self.running_totals: tuple[str, ...] = ()
        """What every seat has so far, while the points of a round are counted."""
        self.tip: Tip | None = None
        """What the thing under the pointer, or with the focus, means."""
        self._messages = PassingMessages()
        self.reminder = self.question = ""
        """What another Enter would do, and what is asked about a picked card, as long as it is."""
        self.time: float | None = None
        """How much is left of the time to act, from 1 to 0."""
        self.waits = False
        """Whether everything waits for the viewer to go on: the status line says how."""
        self._pill = PromptPill(theme)
        self._toast: Toast | None = None
        self._toast_placement = ToastPlacement()
        self._kept: list[pygame.Rect] = []
        """What nothing that hangs in the air may hide, in pixels."""
        self._beside: list[pygame.Rect] = []
        """What else stands or lies on the felt, in pixels."""
        self._seen: list[pygame.Rect] = []
        """What a tip hides least: prompt, words on cards and under names, piles, gauge, faces."""
        self.score_tab = ScoreTab(theme)
        self.tools = ToolColumn(theme)
        self.tools.set_keys(deps.keys)
        self.tools.log.on_press = self.log.toggle
        self.signs = HudSigns(self.sprites, self.seats, people, title)

    def fill_names(self, text: str) -> str:
        """Fill names of players in for ``{0}``."""
        return fill_names(text, [person.name for person in self.people])

    @property
    def status_rect(self) -> pygame.Rect:
        """Where the words of the status line stand, in pixels; empty where there are none."""
        return self._pill.seen_rect

    def worth_rects(self, layout: TableLayout, counts: Mapping[ZoneId, int]) -> list[pygame.Rect]:
        """Where it stands on paper what cards that lie open are worth, in pixels."""
        told = self.floating_scores.describe(layout, counts, self.status.marks)
        return [node.rect for node in told]

    @property
    def refusal(self) -> str:
        """The sentence of a refusal that stands for a moment in place of the prompt."""
        return self._messages.refusal

    def show_refusal(self, text: str) -> None:
        """Show why something is refused in the status line for a while."""
        self._messages.show_refusal(self.fill_names(text), max(2.5, 0.06 * len(text)))

    def take(self, status: Status, turn: Turn) -> None:
        """Show this from now on; *turn* says who decides."""
        self.status = status
        self.deciding_seats = turn.seats if turn.lead is None else (turn.lead,)

    def ask_nothing(self) -> None:
        """Show that more is to happen: no prompt, and no note on what may be done with a zone."""
        marks = tuple(mark for mark in self.status.marks if mark.kind is not MarkKind.NOTE)
        self.status = self.status._replace(prompt="", marks=marks)

    def begin_round(self, status: Status) -> None:
        """Begin a new round: score, map and goal are those of its *status*, and
        nothing of the last one stays. A trump comes with the card that makes it."""
        suit = status.centre is not None and status.centre.kind is CentreKind.SUIT
        chairs, centre = self.status.chairs, None if suit else status.centre
        now = status._replace(prompt="", badges=(), marks=())
        self.status = now._replace(centre=centre, chairs=chairs)
        self.moods.begin_round()

    def show_standing(self, now: Standing) -> None:
        """Show the scores that were just told; everything else stays as it is."""
        before = self.status
        gauge = now.gauge or before.gauge
        if gauge is not None and now.tricks is not None:
            gauge = gauge.with_tricks(now.tricks)
        self.status = before._replace(
            score_lines=now.score_lines or before.score_lines,
            island_map=now.island_map or before.island_map,
            gauge=gauge,
            badges=before.badges if now.badges is None else now.badges,
        )

    def clear_prompt(self) -> None:
        """Clear what was answered: neither the question nor an old refusal stands there."""
        self._messages.clear_refusal()
        self.status = self.status._replace(prompt="")

    def queue_line(self, text: str, at_once: bool = False) -> None:
        """A line of what happens, in the status line until the next one or :meth:`clear_lines`.

        Lines wait for each other, but not one that must be there *at_once*.
        """
        self._messages.queue_line(text, at_once)

    def clear_lines(self) -> None:
        """Show the prompt again: everything has happened."""
        self._messages.clear_lines()

    def note_emotions(self, said: Said) -> list[SeatEmotion]:
        """Whom *said* stirs; their faces show it for a moment, where there is time for that."""
        return self.moods.note(said, shown=self.theme.preferences.speed > 0)

    def remark(self, seat: Seat, text: str) -> None:
        """Let a seat say something that is no part of the game; it stands in no log."""
        self.speech_bubbles.say(seat, text, light=True)

    def toast(self, text: str) -> None:
        """Show a sentence under the title row, for four seconds; also in the log."""
        self._toast = Toast(self.theme, self.fill_names(text))
        self.log.write_text(None, self.fill_names(text))

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while anything moves."""
        still = self.theme.preferences.still
        moving = self.speech_bubbles.update(dt)
        moving = self.moods.update(dt) or moving
        moving = self.seats.seat_change.update(dt) or moving
        moving = self.log.update(dt, still) or moving
        moving = self.tools.update(dt, still) or moving
        moving = self.centre_piece.update(dt, self.status.centre, still) or moving
        moving = self.floating_scores.update(dt, still) or moving
        moving = self._messages.update(dt) or moving
        if self._toast is not None:
            moving = True
            if not self._toast.update(dt):
                self._toast = None
        return moving

    def place(self, layout: TableLayout, given: HudInput, room: SignRoom) -> None:
        """Find every sign its place on *layout*.

        Speech bubbles cover no face, no pile and nothing of the *room*, and of what is soft there
        only what they must.
        """
        seen = [*protected_areas(layout), *room.read]
        solid = self._solid(layout, given.counts)
        self._pill.place_on(
            layout, self._words(), self.time, PromptRoom([*seen, *room.pressed], solid)
        )
        self.floating_scores.forget_empty_zones(given.counts)
        self.centre_piece.place(layout, self.status.centre)
        if self.status.score_lines:
            self.score_tab.place_on(layout)
        self._place_tools(layout)
        signs = [layout.frame.px(box) for box in (layout.score_panel, layout.title)]
        signs += [button.rect for button in self.tools.standing()]
        kept = self._kept = [self.status_rect, *seen, *signs, *room.hard]
        calls = self.seats.call_rects(layout, self._badges())
        self._seen = [self.status_rect, *seen, *room.tags, *calls]
        if self.status.centre is not None:
            solid.append(layout.frame.px(self.centre_piece.box(layout, self.status.centre)))
        self._beside = solid
        self.speech_bubbles.place(layout, lambda: [*solid, *room.soft()], kept)
        if self._toast is not None:
            self._toast_placement.place(self._toast, layout, [*kept * 8, *room.soft()])

    def frame(self, layout: TableLayout, given: HudInput) -> HudFrame:
        """What is painted of it now, after :meth:`place`."""
        status = self._counted(given)
        folds = layout.score_panel_folds and bool(status.score_lines)
        shown = status.gauge and gauge_with_names(status.gauge, self.fill_names)
        return HudFrame(
            input=given,
            status=status,
            goal=self.fill_names(status.goal),
            badges=self._badges(),
            hand_sizes=_hand_sizes(layout, given.counts),
            moods=self._moods(layout, given.highlight),
            deciding_seats=self.deciding_seats,
            gauge=shown,
            gauge_rect=self._gauge_rect(layout, shown),
            centre=tuple(self.centre_piece.drawn(layout, status.centre, self.style.four_colours)),
            scores=tuple(self.floating_scores.drawn(layout, given.counts, status.marks)),
            bubbles=tuple(self.speech_bubbles.drawn(layout)),
            log=tuple(self.log.drawn(layout)),
            prompt=self._pill if self._pill.label else None,
            score_tab=self.score_tab if folds else None,
            score_panel_open=folds and self.score_tab.open,
            tools=tuple(self.tools.standing()),
            toast=self._toast,
            tooltip=self._tooltip(layout),
        )

    def describe(self, layout: TableLayout, given: HudInput) -> list[AccessibleNode]:
        """Everything in words."""
        self._place_tools(layout)
        f, status = layout.frame, self._counted(given)
        goal = self.fill_names(status.goal)
        told = [AccessibleNode("heading", self.title.title, goal, f.px(layout.title))]
        if status.ranks:
            told.append(describe_rank_strip(layout, status.ranks))
        told += self.seats.describe(
            layout, status, _hand_sizes(layout, given.counts), self.deciding_seats
        )
        told += house_plate.describe_house(layout, self.title.house)
        if status.bid_explanation is not None:
            told.append(describe_bid_explanation(layout, status.bid_explanation))
        told += describe_score_panel(layout, status, self.people)
        told += describe_score_boxes(layout, status.score_boxes, given.staged)
        told += self.score_tab.describe()
        told += self.tools.describe()
        if status.gauge is not None and layout.gauge is not None:
            shown = gauge_with_names(status.gauge, self.fill_names)
            told.append(describe_gauge(self.sprites, layout, shown, layout.gauge))
        elif status.island_map is not None and layout.gauge is not None:
            told.append(describe_island_map(layout, status.island_map, self.people, layout.gauge))
        if status.centre is not None:
            told.append(self.centre_piece.described(layout, status.centre))
        for zone, slot in layout.slots.items():
            pile = slot.caption is not None and slot.look.shape is Shape.PILE and zone.owner is None
            if slot.look.caption and (pile or slot.look.spot in (Spot.BESIDE, Spot.ACROSS)):
                count = number_of_cards(given.counts.get(zone, 0))
                told.append(AccessibleNode("pile", slot.look.caption, count, f.px(slot.box)))
        told.append(AccessibleNode("status", self._words(), "", f.px(layout.prompt)))
        told += self.speech_bubbles.describe(layout)
        told += self.floating_scores.describe(layout, given.counts, status.marks)
        if self._toast is not None:
            told += self._toast.describe()
        return [*told, *self._describe_tooltip(layout), *self.log.describe(layout)]

    def _counted(self, given: HudInput) -> Status:
        """The status, with cards counted as they are seen to lie."""
        lines = counted_lines(self.status.score_lines, given.counts)
        return self.status._replace(score_lines=lines)

    def _place_tools(self, layout: TableLayout) -> None:
        self.tools.show_log(self.log.open)
        self.tools.place_on(layout, self.log.rect(layout).x)

    def _describe_tooltip(self, layout: TableLayout) -> list[AccessibleNode]:
        tip, paper = self.tip, self._tooltip(layout)
        if tip is None or paper is None:
            return []
        return [AccessibleNode("tooltip", tip.text, "", paper.rect)]

    def _tooltip(self, layout: TableLayout) -> CachedSprite | None:
        tip = self.tip
        if tip is None:
            return None
        return tooltip_sprite(
            self.sprites, tip.text, tip.rect, KeptFree([*self._kept, *self._beside], self._seen)
        )

    def _gauge_rect(self, layout: TableLayout, shown: Gauge | None) -> pygame.Rect | None:
        """Where the gauge or the map is painted, in pixels; None where there is none."""
        if layout.gauge is None:
            return None
        if shown is not None:
            return gauge_area(self.sprites, layout, shown, layout.gauge)
        island_map = self.status.island_map
        return None if island_map is None else island_map_area(layout, layout.gauge)

    def _badges(self) -> tuple[Badge, ...]:
        """The badges of the status, with the running totals instead of calls."""
        if not self.running_totals:
            return self.status.badges
        kept = [badge for badge in self.status.badges if badge.kind is not BadgeKind.CALL]
        sums = (
            Badge(seat, BadgeKind.CALL, text)
            for seat, text in enumerate(self.running_totals)
            if text
        )
        return (*kept, *sums)

    def _words(self) -> str:
        words = self._messages.refusal or self.fill_names(self.reminder) or self._messages.text
        words = words or (self.fill_names(self.question or self.status.prompt) if self.asks else "")
        return f"{words} {GO_ON}".lstrip() if self.waits else words

    def _moods(self, layout: TableLayout, highlight: HighlightFrame | None) -> Mapping[Seat, str]:
        """The faces of all players; who looks does not see himself think."""
        thinking = [seat for seat in self.deciding_seats if seat != layout.bottom]
        speaks = self.speech_bubbles.is_speaking
        return {
            seat: self.moods.mood(seat, highlight, speaking=speaks(seat), thinking=thinking)
            for seat in layout.chairs
        }

    def _solid(self, layout: TableLayout, counts: Mapping[ZoneId, int]) -> list[pygame.Rect]:
        """The areas that speech bubbles should not cover, in pixels."""
        f = layout.frame
        boxes = [c.box for c in layout.chairs.values()]
        if layout.across is not None:
            boxes.append(layout.across.box)
        if layout.gauge is not None:
            boxes.append(layout.gauge)
        boxes += [
            s.box for z, s in layout.slots.items()
            if s.look.spot in (Spot.FRONT, Spot.BESIDE, Spot.ACROSS)
            and (counts.get(z) or s.look.room.slots)
        ]  # fmt: skip
        return [f.px(box) for box in boxes]


def _hand_sizes(layout: TableLayout, counts: Mapping[ZoneId, int]) -> dict[Seat, int]:
    """How many cards each seat holds."""
    held: dict[Seat, int] = {}
    for zone, slot in layout.slots.items():
        if slot.look.spot is Spot.HAND and zone.owner is not None:
            held[zone.owner] = held.get(zone.owner, 0) + counts.get(zone, 0)
    return held
