"""A player's own two cards on the felt, with a line of words below."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image, ImageChops, ImageOps

from bot.render.picture import shapes, theme
from bot.render.picture.cards import card_face
from bot.render.picture.scene import CardsScene
from bot.render.picture.sprites import Sprites, Stamp
from bot.render.picture.words import fitted, write
from bot.service.preferences import DeckColours, Felt
from engine.cards import Card

WIDTH: Final = 600
HEIGHT: Final = 376

_CARD_WIDTH: Final = 176
_CARD_HEIGHT: Final = 246
_CARDS_TOP: Final = 27
_BESIDE: Final = 99  # from the middle of the picture to the middle of a card
_TURNED: Final = 4.0  # degrees
_RIM: Final = 2  # nothing, around a card: room for its edge to stay smooth when it is turned
_PILL: Final = 52
_PILL_MIDDLE: Final = 328
_AIR: Final = 28  # between the pill's end and its words
_MOST: Final = WIDTH - 2 * 24
_LARGE: Final = 30
_SMALL: Final = 22


def paint_cards(scene: CardsScene, sprites: Sprites) -> Image.Image:
    """600 x 376 pixels, RGB."""
    canvas = sprites.get(("hole-cloth", scene.felt), partial(_cloth, scene.felt)).image.copy()
    for card, side in zip(scene.cards, (-1, 1), strict=True):
        stamp = sprites.get(("hole-card", card, scene.colours, side), partial(_turned, card, scene.colours, side))
        middle = WIDTH // 2 + side * _BESIDE
        stamp.onto(canvas, middle - _CARD_WIDTH // 2, _CARDS_TOP)
    if scene.words:
        _caption(canvas, scene.words)
    return canvas


def _cloth(felt: Felt) -> Stamp:
    colours = theme.FELTS[felt]
    cloth = shapes.lamp(WIDTH, HEIGHT, colours.light, colours.dark)
    seam = shapes.faded(shapes.ring(WIDTH - 24, HEIGHT - 24, 22, 2), 0.4)
    cloth.paste(colours.line, (12, 12), seam)
    return Stamp(cloth)


def _turned(card: Card, colours: DeckColours, side: int) -> Stamp:
    """A card leaning outwards, with its shadow."""
    face = ImageOps.expand(card_face(card, _CARD_WIDTH, _CARD_HEIGHT, colours), _RIM, theme.WHITE)
    paper = shapes.rounded(_CARD_WIDTH, _CARD_HEIGHT, _CARD_WIDTH * 0.1)
    face.putalpha(ImageOps.expand(paper, _RIM))
    face = face.rotate(-side * _TURNED, Image.Resampling.BICUBIC, expand=True)
    shadow, margin = shapes.halo(face.getchannel("A"), 7.0, 0.6)
    image = shapes.tinted(ImageChops.offset(shadow, 0, 5), theme.BLACK)
    image.alpha_composite(face, (margin, margin))
    return Stamp(image, margin + (face.width - _CARD_WIDTH) // 2)


def _caption(canvas: Image.Image, words: str) -> None:
    word, capitals = fitted(words, _LARGE, _SMALL, 700, theme.POT.text, _MOST - 2 * _AIR)
    width = max(word.width + 2 * _AIR, 2 * _PILL)
    left, top = (WIDTH - width) // 2, _PILL_MIDDLE - _PILL // 2
    pill = shapes.rounded(width, _PILL, _PILL / 2)
    canvas.paste(theme.NIGHT, (left, top), shapes.faded(pill, 0.9))
    canvas.paste(theme.GOLD, (left, top), shapes.faded(shapes.ring(width, _PILL, _PILL / 2, 2), 0.8))
    write(canvas, word, (WIDTH - word.width) / 2, _PILL_MIDDLE + capitals / 2)
