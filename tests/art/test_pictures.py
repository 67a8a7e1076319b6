"""Every picture of the art room: made of what the reader draws, and none like another."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from game.art import paper_shapes
from game.art.backdrops import table_backdrop
from game.art.cards import card_faces
from game.art.icons import campfire, game_emblems, program_icon, tokens
from game.art.palette import ACCENTS
from game.art.portraits import portraits
from game.art.screens import (
    curtain_backdrop,
    game_box_picture,
    poster,
    shelf_backdrop,
    title_backdrop,
    wallpaper,
)
from game.art.svg_picture import SvgPicture

ALLOWED = {
    "svg",
    "g",
    "path",
    "rect",
    "ellipse",
    "defs",
    "linearGradient",
    "radialGradient",
    "stop",
}
FACES = {"serif_bold", "serif_black", "serif_italic", "sans", "sans_bold"}
MOODS = ("calm", "glad", "sly", "startled", "sad", "thinking")
RANKS = range(2, 15)
SHAPE = table_backdrop.TableShape(1920, 1080, 960, 486, 797, 394, 32)


def _pictures() -> Iterator[tuple[str, SvgPicture]]:
    for style in (card_faces.FaceStyle(), card_faces.FaceStyle(True, True)):
        for suit in "cdhs":
            for rank in RANKS:
                yield f"{rank}{suit} {style}", card_faces.face(rank, suit, style)
        for n in (1, 2, 3, 4):
            yield f"joker {n} {style}", card_faces.joker(n, style)
    for kind in card_faces.BACKS:
        yield f"back {kind}", card_faces.back(kind)
    for name in portraits.PORTRAITS:
        for mood in MOODS:
            yield f"{name} {mood}", portraits.portrait(name, mood)
        for turn in (False, True):
            yield f"medal {name} {turn}", portraits.medal(name, turn)
    for game_id in ACCENTS:
        yield f"medal of {game_id}", game_emblems.medal_emblem(game_id)
        yield f"box {game_id}", game_box_picture.box_front(game_id, "A Game", "2-4 players")
    for name in tokens.TOKENS:
        yield f"token {name}", tokens.token(name)
    for height in range(14):
        for frame in range(3):
            if height or not frame:
                yield f"flame {height} {frame}", tokens.flame(height, frame)
    yield "poster", poster.poster()
    yield "icon", program_icon.program_icon()


def _sheets() -> Iterator[tuple[str, str, int, int]]:
    for game_id in (*ACCENTS, "a game nobody drew"):
        yield game_id, table_backdrop.table_backdrop(game_id, SHAPE), 1920, 1080
    yield "title", title_backdrop.title_backdrop(1280, 720), 1280, 720
    yield "shelf", shelf_backdrop.shelf_backdrop(1280, 720), 1280, 720
    yield "wall", wallpaper.sheet_backdrop(1024, 768, "#5d3557"), 1024, 768
    yield "curtain", curtain_backdrop.curtain_backdrop(1280, 720), 1280, 720
    yield "panel", paper_shapes.panel(264, 158), 264, 158
    yield "sheet", paper_shapes.sheet(1400, 940, "#5d3557"), 1400, 940
    yield "plate", paper_shapes.plate(160, 44), 160, 44
    yield "dark plate", paper_shapes.plate(160, 44, dark=True), 160, 44
    for side in ("top", "bottom", "left", "right"):
        yield f"bubble {side}", paper_shapes.bubble(340, 100, 60, side), 340, 100


PICTURES = dict(_pictures())
SHEETS = {name: (svg, w, h) for name, svg, w, h in _sheets()}
TEXTS = {
    **{name: picture.svg for name, picture in PICTURES.items()},
    **{f"{name} over": picture.over for name, picture in PICTURES.items() if picture.over},
    **{f"sheet {name}": svg for name, (svg, _, _) in SHEETS.items()},
}


@pytest.mark.parametrize("name", TEXTS)
def test_made_of_what_the_reader_draws(name: str) -> None:
    svg = TEXTS[name]
    root = ElementTree.fromstring(svg)
    used = {element.tag.split("}")[1] for element in root.iter()}
    assert used <= ALLOWED
    assert "rgba(" not in svg
    assert "nan" not in svg
    assert "inf" not in svg
    assert "e-" not in re.sub(r"\b(?:stroke|stop)-[a-z]+", "", svg)
    defined = set(re.findall(r'<(?:linear|radial)Gradient id="([\w-]+)"', svg))
    assert set(re.findall(r"url\(#([\w-]+)\)", svg)) == defined
    assert svg.count('gradientUnits="userSpaceOnUse"') == len(defined)


@pytest.mark.parametrize("name", TEXTS)
def test_opacity_is_never_nested(name: str) -> None:
    """The reader lets an inner opacity replace the outer one, so groups carry none."""
    groups = ElementTree.fromstring(TEXTS[name]).iter("{http://www.w3.org/2000/svg}g")
    assert all("opacity" not in group.attrib for group in groups)


@pytest.mark.parametrize("name", PICTURES)
def test_letters_are_set_on_the_picture(name: str) -> None:
    picture = PICTURES[name]
    for letter in picture.letters:
        assert letter.text.strip()
        assert letter.face in FACES
        assert letter.anchor in {"l", "m", "r"}
        assert 0 <= letter.x <= picture.width
        assert letter.size / 2 <= letter.y <= picture.height
        assert re.fullmatch(r"#[0-9a-f]{6}", letter.colour)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_has_the_size_it_says(name: str) -> None:
    picture = PICTURES[name]
    for svg in filter(None, (picture.svg, picture.over)):
        root = ElementTree.fromstring(svg)
        assert (float(root.attrib["width"]), float(root.attrib["height"])) == (
            picture.width,
            picture.height,
        )


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_is_cut_to_the_pixel(name: str) -> None:
    svg, width, height = SHEETS[name]
    root = ElementTree.fromstring(svg)
    assert (root.attrib["width"], root.attrib["height"]) == (str(width), str(height))


def test_no_two_pictures_are_alike() -> None:
    printed = {(picture.svg, picture.letters) for picture in PICTURES.values()}
    assert len(printed) == len(PICTURES)


def test_a_picture_is_the_same_every_time() -> None:
    assert table_backdrop.table_backdrop("fire_gibbon", SHAPE) == TEXTS["sheet fire_gibbon"]
    assert poster.poster() == PICTURES["poster"]


def test_the_fire_grows_with_the_flame() -> None:
    """The highest point of the tongues rises with every height from ashes to thirteen."""
    highest = []
    for height in range(1, campfire.TOP + 1):
        stretches = re.findall(r"skewX\([^)]*\) scale\([\d.]+,([\d.]+)\)", tokens.flame(height).svg)
        highest.append(max(float(stretch) for stretch in stretches))
    assert highest == sorted(highest)
    assert len(set(highest)) == campfire.TOP
    assert "skewX" not in tokens.flame(0).svg


def test_an_unknown_token_is_refused() -> None:
    with pytest.raises(KeyError):
        tokens.token("crown jewels")
