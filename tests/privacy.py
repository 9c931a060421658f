"""Nobody is told another player's hole cards before the table shows them: checked on everything the bot has sent,
painted or logged, against what is on disk.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.demo.sim import Request
from bot.presenter.emojis import emoji_name
from bot.render.cards import card_in_words
from bot.render.picture.painter import Painter
from bot.render.picture.scene import CardsScene, ChartScene, TableScene
from bot.service.ports import Logged
from bot.service.preferences import DeckColours
from bot.ui.custom_id import PREFIX, parse
from engine.cards import DECK, Card
from engine.events import BoardDealt, CardsShown, HandsShown, HoleCardsDealt, MisdealDeclared, MuckedHandShown
from engine.tournament import PlayerId
from engine.tournament_events import HandStarted
from i18n import LOCALES
from tests.engine.secrets_in import things_in

SUIT_SIGNS = {"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s"}
RANK, SIGN = "10|[2-9TJQKA]", f"[{''.join(SUIT_SIGNS)}]"
CARD_TEXT = re.compile(rf"({RANK})\s{{0,3}}({SIGN})")
SIGN_FIRST = re.compile(rf"({SIGN})\s?({RANK})(?![^\W_])")
CARD_WORDS = {card_in_words(card, locale).lower(): card for locale in LOCALES for card in DECK}
IN_WORDS = re.compile(rf"\b(?:{'|'.join(map(re.escape, CARD_WORDS))})\b")
CARD_EMOJIS = {emoji_name(card, colours): card for colours in DeckColours for card in DECK}
EMOJI = re.compile(rf"(?<![^\W_])(?:{'|'.join(CARD_EMOJIS)})(?![^\W_])")
CARD_SIGNS = {
    chr(0x1F0A0 + 16 * "shdc".index(card.code[1]) + " A23456789TJ.QK".index(card.code[0])): card for card in DECK
}
ONE_SIGN = re.compile(f"[{''.join(CARD_SIGNS)}]")
CODE = f"(?:{RANK})[cdhs]"
# Nothing that is seen, and marks that make letters bold and the like.
UNSEEN = re.compile(r"[\u00ad\u0300-\u036f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff*`]|~~|__|\|\|")
CODES = re.compile(rf"(?<![^\W_]){CODE}(?:\W{{0,6}}{CODE})+(?![^\W_])")
# With something in between: `asks` is a word.
LOWER_CODES = re.compile(CODES.pattern.replace("TJQKA", "tjqka").replace("{0,6}", "{1,6}"))
EACH_CODE = re.compile(r"(?:10|[2-9TJQKAtjqka])[cdhs]")
LETTERED = re.compile(r"(?<![^\W_])(?:[TJQK][cdhs]|Ac)(?![^\W_])")  # `As`, `9h` and the like are words too
ADDRESSED = re.compile(r"(/interactions/\d+/|/webhooks/\d+/)[^/]+")  # a token, which may look like anything
EMOJI_UPLOADS = re.compile(r"/applications/\d+/emojis(/\d+)?")
CUSTOM_ID = re.compile(r"[a-z][a-z0-9_-]*(:[a-z0-9-]*)*", re.ASCII)
NONCE = re.compile(r"[0-9a-f]{24}|[0-9]{1,25}", re.ASCII)
FILES = {"table.webp", "chart.png", "cards.webp"}
LOGGED = frozenset(vars(logging.LogRecord("", 0, "", 0, "", None, None))) | {"message", "asctime", "taskName"}


@dataclass
class DealtHand:
    """Whose cards are what in one hand, and since when everybody may know which. After a misdeal it is another one.
    `drawn` = the high cards, which lie open up to the end of the first hand; they are of another deck (B10).
    """

    table: int
    number: int
    at: int
    owners: dict[Card, PlayerId] = field(default_factory=dict)
    public: dict[Card, int] = field(default_factory=dict)
    drawn: frozenset[Card] = frozenset()

    def open_to(self, reader: int | None, at: int) -> set[Card]:
        """The cards that `reader` may know at that time."""
        known = {card for card, since in self.public.items() if since <= at}
        return known | self.drawn | {card for card, owner in self.owners.items() if owner == reader}


def dealt_hands(table: int, log: Iterable[Logged]) -> list[DealtHand]:
    """All hands of one table's log."""
    hands: list[DealtHand] = []
    players: list[PlayerId | None] = []
    cards: Sequence[tuple[Card, Card] | None] = ()
    for logged in log:
        event, at = logged.event, logged.at
        if isinstance(event, HandStarted):
            drawn = frozenset(event.table.high_cards if event.number == 1 else ())
            hands.append(DealtHand(table, event.number, at, drawn=drawn))
            players = [row.player if row is not None else None for row in event.table.seats]
        elif isinstance(event, MisdealDeclared):
            hands.append(DealtHand(table, hands[-1].number, at, drawn=hands[-1].drawn))
        elif isinstance(event, HoleCardsDealt):
            cards = event.cards
            for player, two in zip(players, cards, strict=True):
                if two is not None and player is not None:
                    hands[-1].owners |= dict.fromkeys(two, player)
        elif isinstance(event, BoardDealt):
            hands[-1].public |= dict.fromkeys(event.cards, at)
        elif isinstance(event, HandsShown):
            for seat in event.seats:
                hands[-1].public |= dict.fromkeys(cards[seat] or (), at)
        elif isinstance(event, MuckedHandShown):
            for card in cards[event.seat] or ():
                hands[-1].public.setdefault(card, at)
        elif isinstance(event, CardsShown):
            two = cards[event.seat]
            assert two is not None
            for which, card in zip((1, 2), two, strict=True):
                if event.which & which:
                    hands[-1].public.setdefault(card, at)
    return hands


def cards_in(text: str) -> set[Card]:
    """The cards that a text names: as `A♠`, as codes in a row, in words of any language, as our emojis or Unicode's
    cards, whatever invisible characters and marks are in between.
    """
    text = UNSEEN.sub("", unicodedata.normalize("NFKC", text))
    found = {_card(rank, SUIT_SIGNS[sign]) for rank, sign in CARD_TEXT.findall(text)}
    found |= {_card(rank, SUIT_SIGNS[sign]) for sign, rank in SIGN_FIRST.findall(CARD_TEXT.sub(" ", text))}
    found |= {CARD_SIGNS[sign] for sign in ONE_SIGN.findall(text)}
    lower = text.lower()
    found |= {CARD_WORDS[words] for words in IN_WORDS.findall(" ".join(lower.split()))}
    found |= {CARD_EMOJIS[name] for name in EMOJI.findall(lower)}
    for run in (*CODES.findall(text), *LETTERED.findall(text), *LOWER_CODES.findall(lower)):
        found |= {_card(code[:-1].upper(), code[-1]) for code in EACH_CODE.findall(run)}
    return found


def _card(rank: str, suit: str) -> Card:
    return Card.parse(("T" if rank == "10" else rank) + suit)


def told(text: str, reader: int | None, at: int, hands: Sequence[DealtHand]) -> set[Card]:
    """The secret cards that `text` gives away to `reader` at that time.

    A text about an older hand may name a card that is somebody's again: it is innocent when one hand of the past
    explains every card in it.
    """
    return told_cards(cards_in(text), reader, at, hands)


def told_cards(named: set[Card], reader: int | None, at: int, hands: Sequence[DealtHand]) -> set[Card]:
    """The secret cards among `named`, as above."""
    if not named:
        return set()
    past = [hand for hand in hands if hand.at <= at]
    latest: Mapping[int, DealtHand] = {hand.table: hand for hand in past}
    secret = {card for hand in latest.values() for card in hand.owners} & named
    for hand in latest.values():
        secret -= hand.open_to(reader, at)
    if not secret or any(named <= hand.open_to(reader, at) for hand in past):
        return set()
    return secret


def leaks(
    requests: Iterable[Request],
    lines: Iterable[tuple[int, str]],
    hands: Sequence[DealtHand],
    innocent: Sequence[str] = (),
) -> list[str]:
    """Requests, their pictures and log lines that give a card away, and names in them that are not of the shape they
    must have, so that nothing can be hidden there. `innocent`: texts about cards of no hand, such as the rules.
    """
    found: list[str] = []
    for request in requests:
        found += [f"{request}: {each}" for each in (*misnamed(request), *pictured(request, hands))]
        text = all_said(request)
        for each in innocent:
            text = text.replace(each, "")
        if cards := told(text, request.to, request.at, hands):
            found.append(
                f"{request} to {request.to or 'everybody'} gives away {sorted(map(str, cards))}: {text[:1500]}"
            )
    for at, line in lines:
        if cards := told(line, None, at, hands):
            found.append(f"the log gives away {sorted(map(str, cards))}: {line}")
    return found


def as_text(value: Any) -> str:
    """A body as the privacy check reads it."""
    return json.dumps(value, ensure_ascii=False, default=str)


def all_said(request: Request) -> str:
    """Everything that a request says: its address, its body, the names and alt texts of its files; one piece after
    another, as they are read.
    """
    if EMOJI_UPLOADS.fullmatch(request.path):
        return ""
    files = [(each.filename, each.description) for each in request.files]
    return " ".join(_leaves([ADDRESSED.sub(r"\1", request.path), request.json, request.params, files]))


def _leaves(body: Any) -> Iterator[str]:
    if isinstance(body, str):
        yield body
    elif isinstance(body, Mapping):
        for value in body.values():
            yield from _leaves(value)
    elif isinstance(body, list | tuple):
        for each in body:
            yield from _leaves(each)


def misnamed(request: Request) -> Iterator[str]:
    """Ids, nonces and file names of a request that are of no shape of ours."""
    for name, value in _named(request.json):
        if name == "custom_id" and not _is_ours(value):
            yield f"the custom_id {value}"
        if name == "nonce" and not NONCE.fullmatch(value):
            yield f"the nonce {value}"
    for each in request.files:
        if each.filename not in FILES:
            yield f"the file name {each.filename}"


def _is_ours(custom_id: str) -> bool:
    """Whether a table's button is one that the bot itself can read, and any other id is in plain letters."""
    if custom_id.startswith(PREFIX):
        read = parse(custom_id)
        return read is not None and str(read) == custom_id
    return CUSTOM_ID.fullmatch(custom_id) is not None


def _named(body: Any) -> Iterator[tuple[str, str]]:
    if isinstance(body, Mapping):
        for name, value in body.items():
            if isinstance(value, str | int):
                yield str(name), str(value)
            else:
                yield from _named(value)
    elif isinstance(body, list | tuple):
        for each in body:
            yield from _named(each)


def said_beside(record: logging.LogRecord) -> str:
    """The fields that a log record was given beside its words."""
    return " ".join([f"{name}={value!r}" for name, value in vars(record).items() if name not in LOGGED])


# ---- pictures

_painted: OrderedDict[bytes, frozenset[Card]] = OrderedDict()  # by the digest of a picture, the cards in its scene
PAINTED_KEPT = 50_000


def hang(picture: bytes, scene: TableScene | CardsScene | ChartScene) -> bytes:
    """Remember which cards `picture` shows."""
    digest = _digest(picture)
    _painted[digest] = frozenset(each for each in things_in(scene) if isinstance(each, Card))
    _painted.move_to_end(digest)
    take_down(PAINTED_KEPT)
    return picture


def take_down(keep: int) -> None:
    """Remember of the last `keep` pictures only what they show: no older one will be asked for."""
    while len(_painted) > keep:
        _painted.popitem(last=False)


def hanging() -> int:
    """Of how many pictures it is remembered what they show."""
    return len(_painted)


def pictured(request: Request, hands: Sequence[DealtHand]) -> Iterator[str]:
    """Pictures of a request that show what its reader must not see, or that nobody is known to have painted."""
    for each in request.files:
        shown = _painted.get(_digest(each.data))
        if shown is None:
            yield f"nobody knows what is on {each.filename}"
        elif secret := told_cards(set(shown), request.to, request.at, hands):
            yield f"{each.filename} to {request.to or 'everybody'} gives away {sorted(map(str, secret))}"


def _digest(picture: bytes) -> bytes:
    return hashlib.sha256(picture).digest()


def _watch_painters() -> None:
    """From now on, whatever is painted is remembered."""
    for name in ("table", "cards", "chart"):
        paint = getattr(Painter, name)

        def watched(self: Painter, scene: Any, paint: Any = paint) -> bytes:
            return hang(paint(self, scene), scene)

        setattr(Painter, name, watched)


_watch_painters()
