"""Ready pieces of pictures and where they are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PIL import Image

MOST_BYTES: Final = 26_000_000


@dataclass(frozen=True, slots=True)
class Stamp:
    """An image, RGBA or opaque RGB, whose own corner lies `margin` pixels inside it: room for shadows and glows."""

    image: Image.Image
    margin: int = 0

    @property
    def size(self) -> int:
        """Bytes of memory."""
        return self.image.width * self.image.height * 4

    def onto(self, canvas: Image.Image, left: int, top: int) -> None:
        """Draw with the own corner at `left`, `top`; what is outside of the canvas is cut off."""
        put(canvas, self.image, left - self.margin, top - self.margin)


def put(canvas: Image.Image, image: Image.Image, left: int, top: int) -> None:
    """Draw an image over the canvas, RGBA over either kind, RGB over RGB; what is outside of it is cut off."""
    if image.mode == "RGB":
        canvas.paste(image, (left, top))
        return
    if canvas.mode == "RGB":
        canvas.paste(image, (left, top), image)
        return
    canvas.alpha_composite(image, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))


class Sprites:
    """Stamps by key, the least used dropped first once they take more than `most` bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Stamp] = OrderedDict()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """What is kept takes this much."""
        return self._bytes

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], Stamp]) -> Stamp:
        """The stamp of `key`, made when it is not there. It is shared: nobody draws on it."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self._bytes += made.size
        while self._bytes > self._most and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= dropped.size
        return made
