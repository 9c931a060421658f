"""Everybody's stack over a tournament: a line each, and the places beside them."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from PIL import Image, ImageDraw, ImageOps

from bot.render.picture import shapes, theme
from bot.render.picture.face import Faces
from bot.render.picture.scene import ChartScene, StackLine
from bot.render.picture.strokes import STYLES, Point, Style, draw_line, draw_mark
from bot.render.picture.typeset import Sprite, label, typeset
from bot.render.picture.words import fitted, write
from engine.seats import Chips

WIDTH: Final = 800
HEIGHT: Final = 500

_FINE: Final = 3  # lines are drawn so many times as large and reduced
_TITLE: Final = 30
_TITLE_BASE: Final = 44
_PLOT_TOP: Final = 74
_PLOT_BOTTOM: Final = 448
_LINES_TOP: Final = 50
_PLOT_RIGHT: Final = 522
_TICKS_BASE: Final = 484
_MOST_ACROSS: Final = 7  # steps of the axis of hands
_MOST_UP: Final = 6  # and of chips
_MARK: Final = 9  # half a mark's size
_SMALL_MARK: Final = 6  # of the one at a line's highest point
_LIST_LEFT: Final = 548
_LIST_RIGHT: Final = 786

_MUTED: Final = theme.rgb("aab6c6")
_GRID: Final = theme.rgb("2c3543")
_AXIS: Final = theme.rgb("566378")
_GROUND: Final = theme.rgb("151a22")
_PANEL: Final = theme.rgb("1e2530")


def paint_chart(scene: ChartScene, faces: Faces) -> Image.Image:
    """800 x 500 pixels, RGB, for up to ten lines. The first line is the winner's."""
    canvas = Image.new("RGB", (WIDTH, HEIGHT), _GROUND)  # a gradient would show its steps in a palette
    styles = [style for _, style in zip(scene.lines, cycle(STYLES), strict=False)]
    plot = _plot_of(scene)
    _head(canvas, scene, plot)
    _axes(canvas, scene, plot)
    _lines(canvas, scene, styles, plot)
    _places(canvas, scene, styles, faces)
    return canvas


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the lines go: `left` is hand 0, `most` chips are at the top."""

    left: int
    hands: int
    most: Chips
    step: Chips

    def x(self, hand: float) -> float:
        return self.left + (_PLOT_RIGHT - self.left) * hand / self.hands

    def y(self, chips: float) -> float:
        return _PLOT_BOTTOM - (_PLOT_BOTTOM - _PLOT_TOP) * chips / self.most


def _plot_of(scene: ChartScene) -> _Plot:
    hands = max([len(line.stacks) - 1 for line in scene.lines] + [1])
    most = max([chips for line in scene.lines for chips in line.stacks] + [1])
    step = axis_step(most, _MOST_UP)
    widest = max([_amount(chips, step, scene).width for chips in range(0, most + 1, step)])
    return _Plot(24 + widest + 12, hands, most, step)


def axis_step(most: int, steps: int) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50 … that goes into `most` at most `steps` times."""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if most <= factor * size * steps:
                return factor * size
        size *= 10


def _amount(chips: Chips, step: Chips, scene: ChartScene) -> Sprite:
    in_thousands = step % 1000 == 0 and chips > 0
    words = f"{chips // 1000:,}" if in_thousands else f"{chips:,}"
    words = words.replace(",", scene.separator) + (scene.thousand if in_thousands else "")
    return typeset(words, theme.LEAST_TEXT, 500, _MUTED)


def _head(canvas: Image.Image, scene: ChartScene, plot: _Plot) -> None:
    hands = typeset(scene.hands, theme.LEAST_TEXT, 500, _MUTED, 220)
    write(canvas, hands, _PLOT_RIGHT - hands.width, _TITLE_BASE)
    room = _PLOT_RIGHT - hands.width - 20 - 24
    title, _ = fitted(scene.title, _TITLE, theme.LEAST_TEXT, 800, theme.WHITE, room)
    write(canvas, title, 24, _TITLE_BASE)


def _axes(canvas: Image.Image, scene: ChartScene, plot: _Plot) -> None:
    draw = ImageDraw.Draw(canvas)
    for chips in range(0, plot.most + 1, plot.step):
        y = round(plot.y(chips))
        draw.line((plot.left, y, _PLOT_RIGHT, y), fill=_GRID if chips else _AXIS, width=2)
        amount = _amount(chips, plot.step, scene)
        write(canvas, amount, plot.left - 12 - amount.width, y + 8)
    step = axis_step(plot.hands, _MOST_ACROSS)
    for hand in range(0, plot.hands + 1, step):
        x = round(plot.x(hand))
        draw.line((x, _PLOT_BOTTOM, x, _PLOT_BOTTOM + 6), fill=_AXIS, width=2)
        number = typeset(str(hand), theme.LEAST_TEXT, 500, _MUTED)
        write(canvas, number, min(x - number.width / 2, _PLOT_RIGHT + 10 - number.width), _TICKS_BASE)


def _lines(canvas: Image.Image, scene: ChartScene, styles: list[Style], plot: _Plot) -> None:
    """The winner's line comes last, so on top; the marks come after all lines, at the end and where it went highest."""
    box = (0, _LINES_TOP, _LIST_LEFT - 8, _PLOT_BOTTOM + 16)
    fine = ImageOps.scale(canvas.crop(box), _FINE, Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(fine)
    marks: list[tuple[Point, Style, int]] = []
    taken: list[Point] = []
    for line, style in zip(scene.lines, styles, strict=True):
        stacks = _until_out(line)
        end = _free((plot.x(len(stacks) - 1), plot.y(stacks[-1])), taken)
        taken.append(end)
        marks.append((end, style, _MARK))
    for line, style in zip(scene.lines, styles, strict=True):
        stacks = _until_out(line)
        peak = plot.x(stacks.index(max(stacks))), plot.y(max(stacks))
        if max(stacks) > stacks[-1] and all(
            [math.dist(peak, other) > 3 * _MARK for other in [*taken, (plot.x(0), peak[1])]]
        ):
            marks.append((peak, style, _SMALL_MARK))
    for line, style in reversed(list(zip(scene.lines, styles, strict=True))):
        points = [_fine(plot.x(hand), plot.y(chips)) for hand, chips in enumerate(_until_out(line))]
        width = _FINE * (6 if line.result == scene.lines[0].result else 4)
        draw_line(draw, points, width + 4 * _FINE, _GROUND)
        draw_line(draw, points, width, style.colour, [each * _FINE for each in style.dashes])
    for (x, y), style, radius in reversed(marks):
        draw_mark(draw, style.mark, _fine(x, y), (radius + 3) * _FINE, _GROUND, _GROUND)
        draw_mark(draw, style.mark, _fine(x, y), radius * _FINE, style.colour, _GROUND)
    canvas.paste(fine.reduce(_FINE), box[:2])


def _free(wanted: Point, taken: list[Point]) -> Point:
    """Room for a mark: where it belongs, else above, else below, but always at the same hand."""
    x, y = wanted
    step = -2 * _MARK
    while any([math.dist((x, y), other) < 2 * _MARK for other in taken]):
        y += step
        if y < _LINES_TOP + _MARK + 3:
            y, step = wanted[1], 2 * _MARK
    return x, y


def _fine(x: float, y: float) -> Point:
    return x * _FINE, (y - _LINES_TOP) * _FINE


def _until_out(line: StackLine) -> tuple[Chips, ...]:
    """The stacks up to the first 0."""
    return line.stacks[: line.stacks.index(0) + 1] if 0 in line.stacks else line.stacks


def _places(canvas: Image.Image, scene: ChartScene, styles: list[Style], faces: Faces) -> None:
    panel = shapes.rounded(WIDTH - _LIST_LEFT, HEIGHT - 16, 16)
    canvas.paste(_PANEL, (_LIST_LEFT - 8, 8), panel)
    few = len(scene.lines) <= 6
    row, top, across = (78, 16, 48) if few else (47, 15, 40)
    for number, (line, style) in enumerate(zip(scene.lines, styles, strict=True)):
        middle = top + row * number + row // 2
        canvas.paste(style.colour, (_LIST_LEFT, middle - 12), _mark(style))
        left = _LIST_LEFT + 28
        canvas.paste(style.colour, (left, middle - across // 2), shapes.rounded(across, across, across / 2))
        canvas.paste(_PANEL, (left, middle - across // 2), shapes.rounded(across, across, across / 2, 3))
        inner = across - 10
        portrait = faces.portrait(line.face, inner)
        canvas.paste(portrait, (left + 5, middle - inner // 2), shapes.rounded(inner, inner, inner / 2))
        left += across + 6
        room = _LIST_RIGHT - left
        gold = line.result == scene.lines[0].result
        name = label(line.name, line.stand_in)
        word = typeset(name, 24 if few else theme.LEAST_TEXT, 700, theme.GOLD if gold else theme.WHITE, room)
        write(canvas, word, left, middle - (5 if few else 4))
        result = typeset(line.result, theme.LEAST_TEXT, 500, _MUTED, room)
        write(canvas, result, left, middle + (23 if few else 18))


def _mark(style: Style) -> Image.Image:
    fine = Image.new("L", (24 * _FINE, 24 * _FINE))
    draw_mark(ImageDraw.Draw(fine), style.mark, (12 * _FINE, 12 * _FINE), _MARK * _FINE, 255, 0)
    return fine.reduce(_FINE)
