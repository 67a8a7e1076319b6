"""The play scene: the table and the session, each told what the other did."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.app.help.coach import CoachesBySeat
from game.app.help.hint_display import HintDisplay
from game.app.help.table_note import TableNote
from game.app.play.bot_remarks import BotRemarks
from game.app.play.commands.on_to_my_turn import OnToMyTurn
from game.app.play.commands.pause_menu import PauseMenu, TableMenu
from game.app.play.commands.undo_controls import UndoControls
from game.app.play.curtain.curtain_timing import CurtainTiming
from game.app.play.event_feed import EventFeed
from game.app.play.hand_order_saving import HandOrderSaving
from game.app.play.last_refusal import LastRefusal
from game.app.play.part_flow import PartFlow
from game.app.play.play_course import PlayCourse
from game.app.play.score_flow import ScoreFlow
from game.app.play.turn_chime import TurnChime
from game.app.scenes.app_context import AppContext
from game.app.scenes.scene import Scene
from game.app.scenes.table_from_settings import player_infos, table_deps
from game.app.session.session import Session
from game.app.widgets.title_click import title_clicked
from game.app.window.freed_memory import return_what_is_free
from game.presentation.presented_choice import PresentedChoice
from game.table.table_view import TableView
from game.ui.accessible_node import AccessibleNode
from game.ui.forms.dialog_stack import DialogStack
from game.ui.pictures.drawable import Drawable


class PlayScene(Scene):
    """The table on the screen: events go to it and choices to the session, never waited for."""

    name = "play"
    commands = ("menu", "hint", "score", "recap", "on_to_my_turn", "log", "order", "pile", "pass",
                "undo", "redo", "rules", "settings", "new_match")  # fmt: skip

    def __init__(self, context: AppContext, session: Session) -> None:
        """The table of *session*, the cards lying as they lie now."""
        super().__init__(context.theme)
        self.context = context
        self.session = session
        self.turn_chime = TurnChime(context, session)
        rules, deps = session.rules, table_deps(context, self.turn_chime.play_sound)
        self.view = TableView(
            rules.id, rules.title, rules.zone_registry, player_infos(session.players), deps
        )
        self.view.on_choice = self.decide
        self.view.action_buttons.letters = context.letters(rules.id)
        self.bot_remarks = BotRemarks(session.players, self.view.remark, session.winners)
        self.view.on_said = self.bot_remarks.hear
        self.layers = DialogStack(self.view)
        self.hand_order = HandOrderSaving(self.view, session.autosave, context.settings.sort)
        self.event_feed = EventFeed(session, self.view)
        self.score_flow = ScoreFlow(context, session, self.event_feed)
        self.coaches = CoachesBySeat(context, rules.id, session.players)
        self.table_note = TableNote(self.view, self.coaches)
        self.hint = HintDisplay(context, session, self.view, self.table_note)
        self.undo = UndoControls(context, session, self.view, self.layers, self.show_after_undo)
        menu = PauseMenu(context, session, self.layers, self.score_flow, self.hint, self.undo)
        menu.last_refusal = LastRefusal(self.view, session)
        self.on_to_my_turn = OnToMyTurn(context, session, self.view, self.score_flow)
        menu.on_to_my_turn = self.on_to_my_turn.press
        self.menu: TableMenu = menu
        self._connect_tools()
        self.curtain_timing = CurtainTiming(context, session)
        self.part_flow = PartFlow(
            context, session, self.layers, self.event_feed, lambda: self.score_flow.lays_sheets
        )
        self.course = PlayCourse(
            session, self.view, self.event_feed, self.score_flow, self.part_flow,
            self.curtain_timing, self.table_note, self.hint,
        )  # fmt: skip
        self._begin = True

    # What the stage asks

    def enter(self) -> None:
        """Come back from another screen: settings may have changed."""
        self.session.turn_loop.pace = self.context.settings.pace
        self.table_note.wanted = self.context.settings.hints
        self.bot_remarks.wanted = self.context.settings.talk
        self.view.clear_remarks()
        self.view.deps = table_deps(self.context, self.turn_chime.play_sound)
        self.part_flow.choose_stops()
        self.curtain_timing.touched()
        self.curtain_timing.open_play.settings_seen()
        if not self._begin and self.event_feed.viewer_changed:
            self._show_again()  # the curtain has opened: the table is turned before it is seen

    def leave(self) -> None:
        """Stop whoever thinks about the match, which lies on the disk."""
        self.session.leave()
        self.score_flow.keep_result()
        self.view.forget_pictures()
        return_what_is_free()
        self._show_notices()

    def layout(self, size: tuple[int, int]) -> None:
        """The table fills the window."""
        super().layout(size)
        self.view.layout(size)
        self.layers.layout(size)
        self.table_note.layout()
        if self._begin:
            self._begin = False
            self.event_feed.open()

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """Felt, rail and the night around."""
        return self.view.backdrop(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether it is painted."""
        return self.view.backdrop_stamp()

    def free_strip(self, wanted: Callable[[int], int]) -> pygame.Rect:
        """A strip where no face, no card and no prompt lies, and least of all a note."""
        return self.table_note.free_strip(wanted)

    def kept_areas(self) -> Sequence[pygame.Rect]:
        """Status line, faces, piles, gauge and indices."""
        return self.view.protected_areas()

    def on_toast(self, text: str) -> None:
        """News that hung over the table stand in the log as well."""
        self.view.hud.log.write_text(None, text)

    def drawn(self) -> Sequence[Drawable]:
        """The table with a line of advice, and a dialog over it."""
        if self.layers.dialogs:
            return self.layers.drawn()
        return [*self.layers.drawn(), *self.table_note.drawn()]

    def describe(self) -> list[AccessibleNode]:
        """What can be reached."""
        return [*self.layers.describe(), *self.table_note.describe()]

    def event(self, e: pygame.event.Event) -> bool:
        """First the dialog or the table, then the keys of the play."""
        self.curtain_timing.touched()
        self.view.hud.tools.wake()
        alone = self.session.over or not self.session.hot_seat.shared_screen
        if e.type == pygame.WINDOWFOCUSLOST and not alone:
            self._close_curtain()
        over_table = self.score_flow, self.table_note, self.hint.hint_play
        if not self.layers.dialogs and any(each.event(e) for each in over_table):
            return True
        if not self.layers.dialogs and title_clicked(self.view, e):
            self.menu.pause()
            return True
        if self.menu.event(e) or self.layers.event(e):
            return True
        if e.type != pygame.KEYDOWN or self.layers.dialogs:
            return False
        return self.hint.hint_play.escape(e) or self.menu.press(e)

    def own_keys(self) -> list[tuple[str, str]]:
        """The keys of the buttons, and digits for the cards of the hand."""
        return self.view.own_keys()

    def keep(self) -> None:
        """Try again to save the match; what is wrong with it is told under a score sheet too."""
        self.session.autosave.retry(self.context.now)
        self._show_notices()

    def update(self, dt: float) -> bool:
        """Show what happened; when all is shown, ask who decides next."""
        if self.curtain_timing.idle():
            self._close_curtain()
        if self.layers.dialogs or self.view.gestures.selection.dialog is not None:
            return self._rest(dt)
        self.view.hud.tools.show_sound(self.context.settings.mute)
        moving = self.layers.update(dt)
        self.hand_order.keep()
        self.view.set_time_left(None)
        if self.score_flow.viewing_table:
            self.on_to_my_turn.update(dt)
            return moving
        if self.event_feed.viewer_changed:
            self._show_again()
            return True
        self.on_to_my_turn.update(dt)
        if self.view.busy:
            return moving or not self.view.animation_player.waits
        moving = self.undo.update() or moving
        return self.course.go_on(dt) or moving

    # The course of the play

    def decide(self, choice: PresentedChoice) -> None:
        """Take a decision of the person at the screen; the table says why if it is refused."""
        session = self.session
        before = session.match.observe(None) if session.hot_seat.shared_screen else None
        refused = session.submit(choice.action)
        if refused is not None:
            card = choice.action.cards[0] if choice.action.cards else None
            self.view.refuse(refused.text, card)
            return
        self.table_note.dismiss()
        if before is not None and session.hot_seat.viewer != self.event_feed.looks:
            self.event_feed.hide(before)
        self.curtain_timing.decided()
        self.event_feed.advance()

    def _show_again(self) -> None:
        """Show the table as it is."""
        self.table_note.dismiss()
        self.event_feed.show_again()

    def show_after_undo(self) -> None:
        """Show the table and the log after an undo or a redo."""
        self.score_flow.viewing_table = False
        self._show_again()
        self.event_feed.write_log()

    def _connect_tools(self) -> None:
        """Let the buttons at the edge do what the keys do."""
        tools = self.view.hud.tools
        tools.menu.on_press = lambda: self.menu.pause()
        tools.mute.on_press = self.context.switch_sound
        if self.session.hot_seat.humans:
            tools.hint.on_press = self.hint.ask

    def _rest(self, dt: float) -> bool:
        """Let cards, players and the clock wait beneath a dialog; True if one moves."""
        if self.layers.dialogs:
            self.view.mouse.cancel()
        open_ones = [*self.layers.dialogs, self.view.gestures.selection.dialog]
        moving = sum(each.update(dt) for each in open_ones if each is not None)
        return moving > 0 or bool(self.context.raster.waiting)

    def _close_curtain(self) -> None:
        """Close the curtain: no dialog keeps the hand open."""
        self.table_note.forget_hint()
        self.layers.dialogs.clear()
        self.view.gestures.flow.cancel()
        self.session.hot_seat.close_curtain()

    def _show_notices(self) -> None:
        self.context.say_all(self.session.notices.take())
