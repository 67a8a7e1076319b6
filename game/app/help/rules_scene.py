"""The rules screen: the pages of every game, with a list of contents at the left."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.app.help.inline_pictures import inline_pictures
from game.app.help.lesson_of_game import has_lesson
from game.app.help.rule_illustrations import RuleIllustrations
from game.app.help.rule_of_refusal import section_of_question, sections_of_refusals
from game.app.help.rules_text import rules_text
from game.app.scenes.app_context import AppContext
from game.app.scenes.form_scene import FormScene
from game.app.scenes.routes import LessonRoute, RulesRoute
from game.app.widgets import scene_backdrops
from game.app.widgets.picture_sprite import SceneBackdrop, game_title
from game.app.widgets.sheet_layout import HeaderBodyFooter
from game.art.palette import accent
from game.shelf import SHELF
from game.ui.pictures.svg_raster import Size
from game.ui.pictures.widget_svg import Background, ButtonKind
from game.ui.text.markdown import Block, blocks
from game.ui.theme import Theme
from game.ui.widgets.button import Button
from game.ui.widgets.containers import Container, column, row
from game.ui.widgets.label import Label
from game.ui.widgets.panel import FramedPanel
from game.ui.widgets.radio_group import RadioGroup
from game.ui.widgets.rich_text import RichText
from game.ui.widgets.scroll_area import ScrollArea
from game.ui.widgets.widget import Pressable, Widget

CONTENTS = 34.0
LEAST = 100.0
PAD = 4.5
STEP = 2.0
"""How far a heading under another one is set in, in u."""


class ContentsEntry(Pressable):
    """One line of the list of contents."""

    role = "link"

    def __init__(self, theme: Theme, label: str, depth: int, on_press: partial[None]) -> None:
        """Make a button that turns to its section; *depth* is 1 for a section of a section."""
        super().__init__(theme, label, ground=Background.PAPER)
        self.on_press = on_press
        self._style = theme.style("caption" if depth else "plate")
        self._left = theme.units(STEP * depth)

    def press(self) -> None:
        """Turn to the section."""
        self.on_press()

    def wanted(self, width: int | None = None) -> Size:
        """A line, or more where it is narrow."""
        wide = self.theme.units(CONTENTS) if width is None else width
        tall = len(self._lines(wide)) * self.theme.type.height(self._style)
        return wide, tall + self.theme.units(0.5 if self._left else 1)

    def paint(self, surface: pygame.Surface) -> None:
        """The words; madder while looked at."""
        lit = self.hovered or self.focused
        colour = "#b23a2e" if lit else self.ground.ink
        lines = self._lines(self.rect.width)
        tall = self.theme.type.height(self._style)
        y = self.rect.centery - len(lines) * tall // 2
        for text in lines:
            line = self.theme.type.render(text, self._style, colour)
            surface.blit(line, (self.rect.left + self._left, y))
            y += tall

    def _lines(self, wide: int) -> list[str]:
        room = wide - self._left - self.theme.units(1)
        return self.theme.type.wrap(self.label, self._style, max(1, room))


class ContentsAndText(Container):
    """The contents at the left and the text beside it; the text alone where it is narrow."""

    def __init__(self, theme: Theme, contents: ScrollArea, text: ScrollArea) -> None:
        """Both scroll by themselves."""
        super().__init__(theme, [contents, text], 3)
        self._contents = contents
        self._text = text

    def wanted(self, width: int | None = None) -> Size:
        """What the text wants."""
        return self._text.wanted(width)

    def place(self, rect: pygame.Rect) -> None:
        """Give the contents their column if that leaves the text room to breathe."""
        super().place(rect)
        u = self.theme.units
        side = u(CONTENTS)
        if rect.width < u(90):
            side = u(22)
        self._contents.place(pygame.Rect(rect.left, rect.top, side, rect.height))
        left = rect.left + side + u(self.gap)
        self._text.place(pygame.Rect(left, rect.top, rect.right - left, rect.height))


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
            lambda s: scene_backdrops.sheet_backdrop(s, self.game),
        )

    def build(self) -> Sequence[Widget]:
        """The sheet with contents, text and a way back."""
        theme = self.theme
        text = rules_text(self.context, self.game)
        if not self._choice_shown:
            text = _without_title(text)
        if self._unusual:
            text = f"**This match is played with other options:** {self._unusual}.\n\n{text}"
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
            self.context.raster, ("sheet", game), lambda s: scene_backdrops.sheet_backdrop(s, game)
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
