"""The card sprite: one card on the screen, where it is, and which side it shows."""

from __future__ import annotations

import math
from collections.abc import Hashable

import pygame

from game.art.svg_picture import SvgPicture
from game.engine.cards import Card
from game.table.cards.card_flip import EIGHTHS, CardFlip, seen_eighths
from game.table.cards.card_overlay_picture import (
    NO_OVERLAY,
    CardOverlay,
    overlay_letters,
    overlay_margin,
    overlay_svg,
)
from game.table.cards.card_pictures import CardPicture, CardPictures, card_height
from game.table.cards.card_shadow import card_shadow
from game.table.cards.card_tag_picture import CardTag, tag_picture
from game.table.cards.poses.pose import Pose
from game.table.cards.tween import Tween
from game.ui.cached_sprite import CachedSprite
from game.ui.pictures.rotation_cache import RotationCache
from game.ui.theme import Theme

_SHORT_TAG = 3
"""A tag of so many letters hangs at the corner of an open card, clear of its pips."""
_ROOMY = 3.0
"""On a card not higher than so many tags its tag hangs over the edge, clear of the index."""
_SHUT_TAG = 0.3
"""So much of its height the tag of a shut pile lies above the edge: free of a card laid across."""


class CardSprite:
    """A card as it is drawn. Whose it is follows from the place where the model keeps it.

    *card* is None while only its back may be seen; a hidden card keeps no identity here.
    """

    def __init__(self, card: Card | None, pose: Pose) -> None:
        self.card = card
        self.face_before: Card | None = card
        """The side shown in the first half of a turn."""
        self.rest_pose = pose
        """Where it belongs when nothing holds or lifts it."""
        self.pose = pose
        self.tween: Tween | None = None
        self.overlay: CardOverlay = NO_OVERLAY
        self.tag: CardTag | None = None
        self.hand_place: Pose | None = None
        """Where it lies in the viewer's hand while it is neither pointed at nor picked."""
        self.casts_shadow = True
        """Whether it throws a shadow: of a pile only the lowest does."""
        self.held = False
        """Whether the pointer has it now."""
        self.shown_covered = False
        """Whether the hand that has it turns its back up."""
        self.face_down = False
        """Whether it lies face down although everybody knows it."""
        self._flip = CardFlip()
        self._picture: pygame.Surface | None = None
        self._overlay_picture: pygame.Surface | None = None
        self._shadow: pygame.Surface | None = None
        self._shadow_at = pygame.Rect(0, 0, 0, 0)
        self._tag: pygame.Surface | None = None
        self._tagged: Hashable = None
        self._tag_at = (0, 0)
        self._middle = (0, 0)
        self._angle = 0.0
        self._overlay_angle = 0.0
        self._bounds = pygame.Rect(0, 0, 0, 0)
        self._settled_by: Hashable = None

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.tween is not None

    @property
    def waiting(self) -> bool:
        """Whether it is to move but has not begun."""
        return self.tween is not None and self.tween.waiting

    @property
    def angle_error(self) -> float:
        """Degrees between how its picture or its overlay is turned and how it lies."""
        angles = [
            self._angle,
            *([self._overlay_angle] if self._overlay_picture is not None else []),
        ]
        return max(abs((one - self.pose.turn + 180) % 360 - 180) for one in angles)

    @property
    def shows_back(self) -> bool:
        """Whether a hand has turned its back up, though its face is known."""
        return self._flip.shows_back

    @property
    def overlay_matches(self) -> bool:
        """Whether its overlay, if any, is turned as its picture is."""
        return self._overlay_picture is None or self._overlay_angle == self._angle

    @property
    def _gliding(self) -> bool:
        """Whether it only shifts: then it looks as it does at rest."""
        tween = self.tween
        return (
            tween is not None and not self.held and not self._flip.turning and not tween.style.flips
            and self.face_before is self.card
            and tween.start.turn == tween.goal.turn and tween.start.wide == tween.goal.wide
        )  # fmt: skip

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels as it lies."""
        wide = round(self.pose.wide)
        return wide, card_height(wide)

    @property
    def rect(self) -> pygame.Rect:
        """The upright rectangle about its turned shape's middle, for focus and for words."""
        return _upright(self.pose)

    @property
    def rest_rect(self) -> pygame.Rect:
        """The same where it comes to rest."""
        return _upright(self.rest_pose)

    @property
    def hand_rect(self) -> pygame.Rect:
        """The same where it rests in the hand while nobody picks it; else as :attr:`rest_rect`."""
        return _upright(self.hand_place or self.rest_pose)

    def hit(self, x: float, y: float) -> bool:
        """Whether the point lies on the card, turned as it is."""
        return _covers(self.pose, x, y)

    def hit_in_hand(self, x: float, y: float, aside: float = 0.0) -> bool:
        """Whether the point lies where the card rests in the hand, or so many pixels beside it."""
        return self.hand_place is not None and _covers(self.hand_place, x, y, aside)

    def start_tween(self, tween: Tween) -> None:
        """Start on a way; it begins where the card is now."""
        self.tween = tween

    def set_card(self, card: Card | None) -> bool:
        """Take another side to show; True if that is a change."""
        if card is self.card:
            return False
        self.face_before, self.card = self.card, card
        return True

    def jump_to(self, pose: Pose) -> None:
        """Be there at once."""
        self.tween = None
        self.face_before = self.card
        self.rest_pose = pose
        self.pose = pose
        self.shown_covered = False
        self._flip.set(self.face_down)

    def clear_overlay(self) -> None:
        """What it wore belonged to its old place."""
        self.overlay, self.tag, self.hand_place = NO_OVERLAY, None, None

    def release(self) -> None:
        """The hand lets go: if the back was up, the way goes on from the back."""
        if self.shows_back and not self.face_down:
            self.face_before = None
        self.held = self.shown_covered = False
        self._flip.set(self.face_down)

    def update_flip(self, dt: float) -> bool:
        """Turn towards the side that is to be up just now; True while it turns."""
        return self._flip.update(dt, self.shown_covered or self.face_down)

    def update(self, dt: float) -> bool:
        """Let *dt* seconds pass; True while it moves."""
        turning = self.update_flip(dt)
        if self.tween is None:
            return turning
        self.tween.step(dt)
        self.pose = self.tween.pose
        if self.tween.done:
            self.pose = self.tween.goal
            self.face_before = self.card
            self.tween = None
        return True

    def prepare(self, faces: CardPictures, turns: RotationCache, theme: Theme) -> None:
        """Make ready what will be painted; costs little when nothing changed."""
        busy = bool(self.tween or self.held or self._flip.turning) and not self._gliding
        if busy:
            self._prepare_moving(faces, turns)
        else:
            shown = None if self.shows_back else self.card
            turned = bool(self.pose.turn)
            picture = faces.picture_at_rest(shown, round(self.pose.wide), turned)
            known = (picture, self.pose, self.overlay, self.tag, self.casts_shadow, theme.stamp)
            if known == self._settled_by:
                return
            self._settled_by = known
            self._picture = self._turned(turns, picture, True)
        self._angle = turns.angle
        if busy:
            self._settled_by = None
        self._middle = (round(self.pose.x), round(self.pose.y))
        self._prepare_shadow(theme, busy)
        self._prepare_overlay(faces, turns, theme)
        self._prepare_tag(theme)
        self._bounds = self._all_bounds()

    def forget_pictures(self) -> None:
        """Forget what it shows, until it is made ready again."""
        self._picture = self._overlay_picture = self._shadow = self._tag = None
        self._settled_by = None

    def bounds(self) -> pygame.Rect:
        """Every pixel it may touch, shadow and overlay included."""
        return self._bounds

    def stamp(self) -> Hashable:
        """The pictures themselves: whoever keeps the stamp keeps them, so that none repeats."""
        return self._picture, self._overlay_picture, self._shadow, self._tag, self._tag_at

    def paint(self, surface: pygame.Surface) -> None:
        """Paint shadow, card, overlay and tag."""
        if self._picture is None:
            return
        if self._shadow is not None:
            surface.blit(self._shadow, self._shadow_at)
        surface.blit(self._picture, self._picture.get_rect(center=self._middle))
        if self._overlay_picture is not None:
            surface.blit(self._overlay_picture, self._overlay_picture.get_rect(center=self._middle))
        if self._tag is not None and self.overlay.dimmed:
            surface.blit(self._tag, self._tag.get_rect(center=self._tag_at))

    @property
    def tag_rect(self) -> pygame.Rect | None:
        """Where its tag was painted last, in pixels; None without one."""
        return None if self._tag is None else self._tag.get_rect(center=self._tag_at)

    def tag_sprite(self) -> CachedSprite | None:
        """Its tag as a paper of its own, which lies over the cards beside it."""
        if self._tag is None or self.overlay.dimmed:
            return None
        return CachedSprite(self._tag.get_rect(center=self._tag_at), self._tag, None)

    def _prepare_moving(self, faces: CardPictures, turns: RotationCache) -> None:
        tween, card = self.tween, self.card
        bases = (round(self.rest_pose.wide),) * 2
        turned = self._flip.part
        if self._flip.shows_back:
            card = None
        if tween is not None:
            bases = (max(8, round(tween.start.wide)), max(8, round(tween.goal.wide)))
            if tween.style.flips:
                turned = tween.part
                card = self.face_before if turned < 0.5 else self.card
        picture = faces.picture_in_motion(card, self.pose.wide, bases)
        eighths = seen_eighths(turned)
        if eighths < EIGHTHS:
            picture = faces.picture_turning(picture, eighths)
        self._picture = self._turned(turns, picture, False)

    def _turned(self, turns: RotationCache, picture: CardPicture, exact: bool) -> pygame.Surface:
        """The picture as it is turned; if only a near one is to be had, it is asked for again."""
        owed, turns.incomplete, turns.rim = turns.incomplete, False, 1
        surface = turns.turned(
            picture.key, picture.picture, self.pose.turn, exact, picture.sharp if exact else None
        )
        turns.rim = 0
        if turns.incomplete:
            self._settled_by = None
        turns.incomplete = turns.incomplete or owed
        return surface

    def _prepare_shadow(self, theme: Theme, busy: bool) -> None:
        if self.waiting or not (self.casts_shadow or busy):
            self._shadow = None
            self._shadow_at = pygame.Rect(*self._middle, 0, 0)
            return
        flips = self.tween.part if self.tween is not None and self.tween.style.flips else None
        cast = card_shadow(theme.shadows, self.pose, flips, moving=busy)
        self._shadow = cast.picture
        self._shadow_at = cast.under((self.pose.x, self.pose.y))

    def _prepare_overlay(self, faces: CardPictures, turns: RotationCache, theme: Theme) -> None:
        """Turn the overlay exactly as the picture is, even where that is only near."""
        turning = self._flip.turning or (self.tween is not None and self.tween.style.flips)
        if self.overlay == NO_OVERLAY or turning:
            self._overlay_picture = None
            return
        wide, high = self.size
        m = overlay_margin(wide, theme.units)
        size = (wide + 2 * m, high + 2 * m)
        overlay = self.overlay
        piece = faces.overlay(
            overlay, size,
            lambda: SvgPicture(
                overlay_svg(overlay, wide, high, theme.units),
                overlay_letters(overlay, wide, theme.units), *size
            ),
        )  # fmt: skip
        if piece is None:
            self._settled_by = None
            if self._overlay_angle != self._angle:
                self._overlay_picture = None
            return
        self._overlay_angle = self._angle
        self._overlay_picture = turns.turned(
            (overlay, size), piece, self._angle, exact=True, due=True
        )

    def _prepare_tag(self, theme: Theme) -> None:
        if self.tag is None:
            self._tag = None
            self._tagged = None
            return
        if self._tag is None or self._tagged != (self.tag, theme.stamp):
            self._tagged = (self.tag, theme.stamp)
            self._tag = tag_picture(theme, self.tag)
        a, (wide, high), tag = math.radians(self.pose.turn), self.size, self._tag.get_height()
        inset = _SHUT_TAG if self.tag.lock else 0.9 if high > _ROOMY * tag else 0.0
        up, aside = high * 0.5 - tag * inset, 0.0
        if self.card is not None:
            up = -up  # an open card's index is above
            if len(self.tag.text) <= _SHORT_TAG and not self.tag.lock:
                up, aside = -high * 0.5 + wide * 0.1, wide * 0.4
        self._tag_at = (
            round(self.pose.x - math.sin(a) * up + math.cos(a) * aside),
            round(self.pose.y - math.cos(a) * up - math.sin(a) * aside),
        )

    def _all_bounds(self) -> pygame.Rect:
        rect = pygame.Rect(self._shadow_at)
        if self._picture is not None:
            rect = rect.union(self._picture.get_rect(center=self._middle))
        if self._overlay_picture is not None:
            rect = rect.union(self._overlay_picture.get_rect(center=self._middle))
        if self._tag is not None:
            rect = rect.union(self._tag.get_rect(center=self._tag_at))
        return rect


def _covers(pose: Pose, x: float, y: float, aside: float = 0.0) -> bool:
    """Whether a card that lies so covers the point, if it were *aside* pixels wider each way."""
    a = math.radians(pose.turn)
    dx, dy = x - pose.x, y - pose.y
    across = dx * math.cos(a) - dy * math.sin(a)
    along = dx * math.sin(a) + dy * math.cos(a)
    wide = round(pose.wide)
    return abs(across) <= wide / 2 + aside and abs(along) <= card_height(wide) / 2


def _upright(pose: Pose) -> pygame.Rect:
    """The upright rectangle round a card that lies so."""
    wide = round(pose.wide)
    high, a = card_height(wide), math.radians(pose.turn)
    c, s = abs(math.cos(a)), abs(math.sin(a))
    rect = pygame.Rect(0, 0, round(wide * c + high * s), round(wide * s + high * c))
    rect.center = (round(pose.x), round(pose.y))
    return rect


def top_edge(pose: Pose) -> float:
    """The height of the topmost corner of a card that lies so, in pixels from above."""
    turn = math.radians(abs(pose.turn))
    return pose.y - (card_height(pose.wide) * math.cos(turn) + pose.wide * math.sin(turn)) / 2
