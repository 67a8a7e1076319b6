"""The rules screen: the pages of every game, with a list of contents at the left."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.help.game_assets import has_lesson
from game.app.help.inline_pictures import inline_pictures
from game.app.help.rule_illustrations import RuleIllustrations
from game.app.help.rule_of_refusal import section_of_question, sections_of_refusals
from game.app.help.rules_contents import CONTENTS, ContentsAndText, ContentsEntry
from game.app.help.rules_text import rules_text, with_options
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import LessonRoute, RulesRoute
from game.app.widgets import screen_drawings
from game.app.widgets.scene_backdrop import SceneBackdrop
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import accent
from game.shelf import SHELF, game_title
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.text.markdown_parser import Block, blocks
from game.ui.widgets.button import Button
from game.ui.widgets.containers import column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.rich_text import RichText
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Widget

LEAST = 100.0
PAD = 4.5


class RulesScene(FormScene):
    """One game's rules page; the games are pills at the top."""

    name = "rules"
    commands = ("rules",)

    def __init__(self, context: AppContext, route: RulesRoute) -> None:
        """The page that *route* names: without a game, that of the game played last."""
        super().__init__(context)
        self._sought: RulesRoute | None = route
        """What was refused or is asked, until the page has turned to it."""
        self._unusual = route.unusual
        known = [route.game, context.settings.game, *SHELF]
        self.game = next(each for each in known if each in SHELF)
        self._choice_shown = not route.game
        self._scenery = SceneBackdrop(
            context.raster,
            ("sheet", self.game),
            lambda s: screen_drawings.sheet_backdrop(s, self.game),
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with contents, text and a way back."""
        theme = self.theme
        text = rules_text(self.context, self.game)
        if not self._choice_shown:
            text = _without_title(text)
        text = with_options(text, self._unusual)
        self._moments = RuleIllustrations(self.context, self.game)
        inline = inline_pictures(self.context, self.game, self._moments)
        self._text = RichText(theme, text, inline=inline)
        self._area = ScrollArea(theme, "Rules", self._text)
        entries = [
            ContentsEntry(theme, block.plain, block.depth, partial(self._turn_to, number))
            for number, block in enumerate(_headings(text))
        ]
        contents = ScrollArea(theme, "Contents", column(theme, entries, 0.3))
        games = list(SHELF)
        picks = [game_title(each) for each in games]
        choice = RadioGroup(
            theme, "Rules of all games", picks, games.index(self.game),
            lambda index: self._show(games[index]),
        )  # fmt: skip
        back = Button(theme, "Back", self.back, ground=Background.PAPER)
        title = Label(theme, game_title(self.game), "screen_title", ground=Background.PAPER)
        head = choice if self._choice_shown and len(games) > 1 else title
        self._pages = ContentsAndText(theme, contents, self._area)
        learn = Button(
            theme, "Learn (5 minutes)", lambda: self.context.open(LessonRoute(self.game)),
            kind=ButtonKind.PRIMARY, ground=Background.PAPER,
        )  # fmt: skip
        offered = self._choice_shown and has_lesson(self.context.assets, self.game)
        foot = row(theme, [learn, back] if offered else [back], 2, "right")
        footed = HeaderBodyFooter(theme, self._pages, head=head, foot=foot)
        self._sheet = FramedPanel(theme, footed, accent(self.game), pad=PAD)
        return [self._sheet]

    def arrange(self, size: tuple[int, int]) -> None:
        """The sheet, as large as the window lets it be."""
        u = self.theme.units
        full = u(CONTENTS) + u(3) + self._text.measure() + 2 * u(PAD) + u(5)
        wide = min(max(full, u(LEAST)), size[0] - 2 * u(3))
        place = pygame.Rect(0, 0, wide, size[1] - 2 * u(3))
        place.center = (size[0] // 2, size[1] // 2)
        self._sheet.place(place)

    def layout(self, size: tuple[int, int]) -> None:
        """Find everything its place; at first, turn to the part that was asked for."""
        super().layout(size)
        sought, self._sought = self._sought, None
        if sought is None:
            return
        text = rules_text(self.context, self.game)
        section = sections_of_refusals(text).get(sought.refusal)
        section = section or section_of_question(text, sought.asked)
        names = [name for name, _ in self._text.headings()]
        if section in names:
            self._turn_to(names.index(section))

    def first_focus(self) -> Widget | None:
        """The text, so that the arrows scroll it."""
        return self._area if self._area.focusable else None

    def event(self, e: pygame.event.Event) -> bool:
        """The key that opened the rules closes them; Page keys always turn the text."""
        if self.context.keys.means(e, "rules"):
            self.back()
            return True
        if e.type == pygame.KEYDOWN and e.key in (pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            return self._area.event(e)
        return super().event(e)

    def update(self, dt: float) -> bool:
        """Let the widgets move, and pictures of the table come to be."""
        drawing = self._moments.update()
        return super().update(dt) or drawing

    def backdrop(self, size: tuple[int, int]) -> pygame.Surface:
        """The wall in the game's colour."""
        return self._scenery.picture(size)

    def backdrop_stamp(self) -> Hashable:
        """Whether the picture is there."""
        return self._scenery.stamp(self.size)

    def _show(self, game: str) -> None:
        self.game = game
        self._scenery = SceneBackdrop(
            self.context.raster, ("sheet", game), lambda s: screen_drawings.sheet_backdrop(s, game)
        )
        self.again()

    def _turn_to(self, number: int) -> None:
        headings = self._text.headings()
        if number < len(headings):
            at = headings[number][1] + self._text.rect.top - self._area.rect.top
            self._area.scroll_by(at)


def _without_title(text: str) -> str:
    """A page without its first heading, which stands over it already."""
    first, _, rest = text.lstrip().partition("\n")
    return rest if first.startswith("# ") else text


def _headings(text: str) -> list[Block]:
    """The headings of a page, as its contents."""
    return [b for b in blocks(text) if b.kind in ("heading", "subheading")]
