"""`make looks`: every picture as it is sent (`looks/pictures`), and sheets of them (`looks/sheets`, on one page)."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.render.picture.cards import CardState, card_sprite
from bot.render.picture.emoji import back_emoji, card_emoji
from bot.render.picture.painter import Painter
from bot.render.picture.scene import CardsScene, TableScene
from bot.render.table_scene import table_scene
from bot.service.preferences import DeckColours, Felt, Look
from engine.cards import DECK, parse_cards
from tests.looks.chart import LENGTHS, chart
from tests.looks.colour_blind import SIGHTS, seen_with
from tests.looks.photos import photo
from tests.looks.scenes import MOMENTS, crowd, seat
from tests.looks.sheets import DARK, LIGHT, on_phone, sheet
from tests.render.random_games import random_game

SEATS = range(2, 7)
LANGUAGES = ("en", "de", "fr")
Rows = list[tuple[str, list[tuple[Image.Image, tuple[int, int, int]]]]]


class Looks:
    """Writes into one folder and remembers what is there."""

    def __init__(self, folder: Path) -> None:
        self.sheets, self.pictures = folder / "sheets", folder / "pictures"
        for each in (self.sheets, self.pictures):
            each.mkdir(parents=True, exist_ok=True)
        self.painter = Painter()
        for number in range(10):
            self.painter.add_face(f"photo-{number}", photo(number))
        self.written: list[str] = []

    def table(self, scene: TableScene, name: str) -> Image.Image:
        """The picture as it is sent, written and read again."""
        return self.picture(self.painter.table(scene), f"{name}.webp")

    def picture(self, data: bytes, name: str) -> Image.Image:
        """A picture's bytes, written and read again."""
        (self.pictures / name).write_bytes(data)
        image = Image.open(BytesIO(data))
        return image.convert("RGBA" if image.mode in ("P", "RGBA") else "RGB")

    def sheet(self, name: str, title: str, rows: Rows) -> None:
        """Write a contact sheet."""
        sheet(title, rows).save(self.sheets / f"{name}.png", compress_level=1)
        self.written.append(name)
        print(f"{name}.png")

    def index(self, folder: Path) -> None:
        """A page with all sheets."""
        parts = [f'<h2 id="{name}">{name}</h2><img src="sheets/{name}.png" alt="">' for name in self.written]
        style = "body{background:#313338;color:#dbdee1;font:16px sans-serif}img{max-width:100%}"
        page = f"<!doctype html><meta charset=utf-8><title>Looks</title><style>{style}</style>" + "".join(parts)
        (folder / "index.html").write_text(page, encoding="utf-8")


def tables(looks: Looks) -> None:
    """Every moment with every number of seats on both felts, on dark and light, on a phone and in full."""
    for title, moment in MOMENTS.items():
        name = title.replace(" ", "-").replace(",", "")
        phone: Rows = []
        full: Rows = []
        for count in SEATS:
            scenes = [replace(moment(count, "en"), felt=felt) for felt in Felt]
            made = [looks.table(scene, f"{name}-{count}-{scene.felt.value}") for scene in scenes]
            small = [on_phone(image) for image in made]
            words = f"{count} seats"
            phone.append((words, [(image, ground) for image in small for ground in (DARK, LIGHT)]))
            full.append((words, [(image, ground) for image in made for ground in (DARK, LIGHT)]))
        looks.sheet(f"table-{name}-phone", f"{title}, 380 pixels wide", phone)
        looks.sheet(f"table-{name}", title, full)


def languages(looks: Looks) -> None:
    """Six seats in each language, and two-colour decks."""
    rows: Rows = []
    for title, moment in MOMENTS.items():
        name = title.replace(" ", "-").replace(",", "")
        scenes = [replace(moment(6, locale), colours=DeckColours.TWO) for locale in LANGUAGES]
        made = [looks.table(scene, f"{name}-{locale}") for scene, locale in zip(scenes, LANGUAGES, strict=True)]
        rows.append((title, [(on_phone(image), DARK) for image in made]))
    looks.sheet("languages", "English, Deutsch, français; two colours of suits", rows)


def games(looks: Looks) -> None:
    """Moments of games played at random, with names that are hard to draw."""
    for seats, locale in zip((6, 4, 2), LANGUAGES, strict=True):
        made: list[Image.Image] = []
        for number, played in enumerate(random_game(seats + 1, seats)):
            if number % (2 * seats - 3) == 0 and len(made) < 16:
                scene = table_scene(played.seen(), played.log, locale, Look(), {}, lambda _: "")
                made.append(on_phone(looks.table(scene, f"game-{seats}-{number}")))
        rows: Rows = [("", [(image, DARK) for image in made[at : at + 4]]) for at in range(0, len(made), 4)]
        looks.sheet(f"game-{seats}-seats", f"A game of {seats} ({locale})", rows)


def sights(looks: Looks) -> None:
    """As people see it who tell fewer colours apart."""
    for count in (3, 6):
        rows: Rows = []
        for title in (
            "flop",
            "turn, all-in",
            "away",
            "run-out",
            "showdown",
            "several winners",
            "dead button",
            "draw for the button",
            "open table",
        ):
            image = on_phone(looks.table(MOMENTS[title](count, "en"), "sight"))
            seen = [image, *[seen_with(sight, image) for sight in (*SIGHTS, "grey")]]
            rows.append((title, [(each, DARK) for each in seen]))
        looks.sheet(f"sights-{count}-seats", f"As it is; {', '.join(SIGHTS)}; without colour", rows)


def crowds(looks: Looks) -> None:
    """Seven to ten seats."""
    rows: Rows = []
    for count in range(7, 11):
        made = [
            looks.table(TableScene(tuple([seat(n, "en", 1500) for n in range(count)]), ()), f"crowd-{count}"),
            looks.table(crowd(count, "en"), f"crowd-{count}-bets"),
        ]
        rows.append((f"{count} seats", [(image, DARK) for image in made]))
    looks.sheet("crowds", "More seats than there are today", rows)


def cards(looks: Looks) -> None:
    """All cards in both decks; then hole cards and emojis."""
    rows: Rows = []
    for colours in DeckColours:
        for state in CardState:
            stamps = [card_sprite(card, 63, 84, colours, state).image for card in (*DECK[-16:], None)]
            for ground in (DARK, LIGHT):
                rows.append((f"{colours.value}, {state.value}", [(image, ground) for image in stamps]))
    looks.sheet("cards", "Cards at a seat", rows)
    rows = []
    for codes, words in (
        ("AsKh", "Pair of kings, ace kicker"),
        ("TdTc", "Full House, Könige über Neunen"),
        ("7c2d", "Hand 12"),
    ):
        first, second = parse_cards(codes)
        cells: list[tuple[Image.Image, tuple[int, int, int]]] = []
        for felt, colours in zip(Felt, DeckColours, strict=True):
            scene = CardsScene((first, second), words, felt, colours)
            image = looks.picture(looks.painter.cards(scene), f"hole-{codes}-{felt.value}.webp")
            cells += [(image, DARK), (on_phone(image), LIGHT)]
        rows.append((codes, cells))
    looks.sheet("hole-cards", "Hole cards, full and on a phone", rows)


def emojis(looks: Looks) -> None:
    """Card emojis at their own size, as a message of emojis only and as text shows them."""
    rows: Rows = []
    for colours in DeckColours:
        data = [card_emoji(card, colours) for card in DECK[::3]] + [back_emoji()]
        made = [looks.picture(each, f"emoji-{at}-{colours.value}.png") for at, each in enumerate(data)]
        for side in (64, 48, 22):
            small = [image.resize((side, side), Image.Resampling.LANCZOS) for image in made]
            for ground in (DARK, LIGHT):
                rows.append((f"{side} pixels", [(image, ground) for image in small]))
    looks.sheet("emojis", "Card emojis", rows)


def charts(looks: Looks) -> None:
    """Everybody's stacks over tournaments of every length."""
    rows: Rows = []
    for count, hands in LENGTHS:
        image = looks.picture(looks.painter.chart(chart(count, hands)), f"chart-{count}-{hands}.png")
        rows.append((f"{count} players, {hands} hands", [(image, DARK), (on_phone(image), LIGHT)]))
    looks.sheet("charts", "Stacks", rows)


PARTS: dict[str, Callable[[Looks], None]] = {
    "tables": tables,
    "languages": languages,
    "games": games,
    "sights": sights,
    "crowds": crowds,
    "cards": cards,
    "emojis": emojis,
    "charts": charts,
}


def wanted(names: list[str]) -> Iterator[Callable[[Looks], None]]:
    """The parts of these names, all without any. Raises KeyError."""
    for name in names or PARTS:
        yield PARTS[name]


def main(arguments: list[str]) -> None:
    """`python -m tests.looks [tables languages sights …]`."""
    folder = Path("looks")
    looks = Looks(folder)
    for part in wanted(arguments):
        part(looks)
    looks.index(folder)
    print(folder / "index.html")


if __name__ == "__main__":
    main(sys.argv[1:])
