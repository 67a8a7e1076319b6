"""Card pictures: what lies still is never shown by a picture made for a card on its way."""

import pygame

from game.engine.cards import cards
from game.table.cards.card_pictures import CardPictures
from game.table.table_dependencies import CardStyle
from game.ui.pictures.picture_loader import PictureLoader
from game.ui.text.text_renderer import TextRenderer

WIDE = 100


def test_a_card_at_rest_is_not_the_one_that_grew_on_its_way() -> None:
    pygame.display.set_mode((320, 200))
    with PictureLoader(TextRenderer(), at_once=True) as loader:
        pictures = CardPictures(loader, CardStyle())
        (card,) = cards("4h")
        grown = pictures.picture_in_motion(card, WIDE * 1.09, (WIDE, WIDE))
        resting = pictures.picture_at_rest(card, WIDE, True)
        assert grown.picture.get_width() > resting.picture.get_width() == WIDE
        assert grown.key != resting.key
