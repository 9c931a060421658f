"""A hole card that gets out is found, whatever it gets out through."""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from dataclasses import replace
from typing import Any

import pytest

from bot.demo.sim import Request, SentFile
from bot.render.cards import card_in_words
from bot.render.cards_scene import cards_scene
from bot.render.picture.painter import Painter
from bot.service.preferences import DeckColours, Felt
from engine import view
from engine.cards import Card
from engine.tournament import PlayerId
from i18n import LOCALES
from tests.discord_sim import LogGuard
from tests.engine.scenario import seat_people
from tests.privacy import DealtHand, cards_in, hang, hanging, leaks, take_down

OWNER, OTHER = PlayerId(7), PlayerId(8)
ACE, KING = Card.parse("As"), Card.parse("Kd")
HAND = DealtHand(1, 1, at=100, owners={ACE: OWNER, KING: OWNER, Card.parse("2c"): OTHER, Card.parse("3c"): OTHER})
NOW = 200


def request(
    body: Any, to: int | None = None, files: tuple[SentFile, ...] = (), path: str = "/channels/1/messages"
) -> Request:
    return Request(NOW, "POST", path, body, {}, to, response=False, files=files)


def saying(text: str) -> dict[str, Any]:
    """A request with `text` in each of the places that have room for words."""
    return {
        "content": {"content": text},
        "embed": {"embeds": [{"title": "Hand 1", "fields": [{"name": "cards", "value": text}]}]},
        "text display": {"components": [{"type": 17, "components": [{"type": 10, "content": text}]}]},
        "label": {"components": [{"type": 1, "components": [{"type": 2, "label": text, "custom_id": "pk1:1:1:fold"}]}]},
        "option": {"components": [{"type": 3, "custom_id": "set1:me:dm", "options": [{"label": text, "value": "x"}]}]},
        "placeholder": {"components": [{"type": 3, "custom_id": "set1:me:dm", "placeholder": text}]},
        "alt text": {"components": [{"type": 12, "items": [{"media": {"url": "x"}, "description": text}]}]},
        "attachment": {"attachments": [{"id": 0, "filename": "table.webp", "description": text}]},
        "dialog": {"data": {"title": text, "custom_id": "pk1:1:1:size", "components": []}},
        "choice": {"data": {"choices": [{"name": text, "value": "20"}]}},
        "thread": {"name": text, "auto_archive_duration": 1440},
        "mentions": {"content": "", "allowed_mentions": {"parse": [], "users": [text]}},
    }


@pytest.mark.parametrize("place", saying(""))
@pytest.mark.parametrize("words", ["A♠", "AsKd", "As Kd", *[card_in_words(ACE, locale) for locale in LOCALES]])
def test_a_card_in_words_is_found_wherever_words_go(place: str, words: str) -> None:
    assert leaks([request(saying(words)[place])], [], [HAND])
    assert leaks([request(saying(words)[place], to=OTHER)], [], [HAND])
    assert not leaks([request(saying(words)[place], to=OWNER)], [], [HAND])
    assert not leaks([request(saying("a card")[place])], [], [HAND])


@pytest.mark.parametrize(
    "words",
    [
        *["AsKd7h", "10s Kd", "As / Kd", "As and Kd", "as kd", "AS KD", "the Kd alone", "attachment://as-kd.webp"],
        *["A\ufe0f♠", "A\u200b♠", "**A** ♠", "`A`\u00a0♠", "♠A", "A♤", "\uff21♠", "🂡", "ace  of  spades"],
        *["<a:ace_of_spades:1>", "ace_of_spades"],
    ],
)
def test_a_card_is_found_however_it_is_written(words: str) -> None:
    for body in ({"content": words}, {"components": [{"type": 2, "label": "Fold", "emoji": {"name": words}}]}):
        assert leaks([request(body)], [], [HAND])
        assert not leaks([request(body, to=OWNER)], [], [HAND])
    assert leaks([], [(NOW, words)], [HAND])


def test_a_card_in_two_pieces_is_found() -> None:
    assert leaks([request({"embeds": [{"fields": [{"name": "A", "value": "♠"}]}]})], [], [HAND])
    assert leaks([request({"components": [{"type": 10, "content": "A"}, {"type": 10, "content": "♠"}]})], [], [HAND])
    assert leaks([request({"components": [{"options": [{"label": "x", "value": "as-kd"}]}]})], [], [HAND])


def test_after_the_token_of_an_address_nothing_is_left_out() -> None:
    assert leaks([request(None, path="/webhooks/1/token/messages/A♠")], [], [HAND])
    assert not leaks([request(None, path="/webhooks/1/A♠AsKd/messages/1")], [], [HAND])


@pytest.mark.parametrize(
    "words", ["As soon as 2 have acted", "9h, then 2s", "♠ ♥ ♦ ♣", "bet 10 · 2♦ 8♥", "Ann asks", "Thèmes"]
)
def test_other_words_are_no_cards(words: str) -> None:
    assert cards_in(words) <= {Card.parse("2d"), Card.parse("8h")}


@pytest.mark.parametrize(
    "body",
    [
        {"components": [{"type": 2, "label": "Fold", "custom_id": "pk1:1:As:fold"}]},
        {"components": [{"type": 2, "label": "Fold", "custom_id": "pk1:1:as-kd:fold"}]},
        {"components": [{"type": 2, "label": "Fold", "custom_id": "pk1:1:1:fold:5137"}]},
        {"components": [{"type": 2, "label": "Fold", "custom_id": "pk1:1:1:fold A♠"}]},
        {"content": "", "nonce": "As"},
        {"content": "", "nonce": "0123456789abcdef0123AsKd"},
    ],
)
def test_nothing_can_be_hidden_in_an_id(body: dict[str, Any]) -> None:
    assert leaks([request(body)], [], [HAND])
    assert not leaks(
        [request({"components": [{"custom_id": "pk1:1:1:fold"}], "nonce": "0123456789abcdef01234567"})], [], [HAND]
    )


def test_a_card_in_an_address_is_found() -> None:
    assert leaks([request(None, path="/channels/1/messages/A♠")], [], [HAND])


@pytest.mark.parametrize(
    "file",
    [SentFile("AsKd.webp", "", b"1"), SentFile("table.webp", "the ace of spades", b"1"), SentFile("x.webp", "", b"1")],
)
def test_a_card_in_a_files_name_or_alt_text_is_found(file: SentFile) -> None:
    hang(b"1", scene())
    assert leaks([request({}, files=(file,))], [], [HAND])


def scene() -> Any:
    """The scene of somebody's two cards, the ace of spades and the king of diamonds."""
    table = seat_people(2).deal()
    seen = view(table.state, table.state.row(0).player)
    drawn = cards_scene(seen, "en", Felt.GREEN, DeckColours.FOUR)
    assert drawn is not None
    return replace(drawn, cards=(ACE, KING))


def test_a_picture_is_known_by_what_was_painted_on_it() -> None:
    picture = Painter().cards(scene())
    file = SentFile("cards.webp", "Your cards.", picture)

    assert leaks([request({}, None, (file,))], [], [HAND])
    assert leaks([request({}, OTHER, (file,))], [], [HAND])
    assert not leaks([request({}, OWNER, (file,))], [], [HAND])
    assert not leaks([request({}, None, (file,))], [], [replace(HAND, public={ACE: 150, KING: 150})])
    assert leaks([request({}, None, (file,))], [], [replace(HAND, public={ACE: 150, KING: NOW + 1})]), "not yet"


def test_a_picture_that_nobody_is_known_to_have_painted_is_none_to_send() -> None:
    assert leaks([request({}, OWNER, (SentFile("cards.webp", "", b"something"),))], [], [HAND])


def test_a_picture_painted_again_is_known_as_long_as_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.privacy._painted", OrderedDict())
    for picture in (b"again", b"once", b"again"):
        hang(picture, scene())
    take_down(1)
    assert hanging() == 1
    assert not leaks([request({}, OWNER, (SentFile("cards.webp", "", b"again"),))], [], [HAND])
    assert leaks([request({}, OWNER, (SentFile("cards.webp", "", b"once"),))], [], [HAND])


def record(words: str, *args: object, **extra: object) -> logging.LogRecord:
    made = logging.LogRecord("bot.service.actor", logging.DEBUG, "", 0, words, args, None)
    vars(made).update(extra)
    return made


def broken_by_a_card() -> logging.LogRecord:
    made = record("an action failed")
    try:
        raise ValueError((ACE, KING))
    except ValueError:
        made.exc_info = sys.exc_info()
    return made


@pytest.mark.parametrize(
    "told",
    [
        record("dealt A♠"),
        record("dealt %s", (ACE, KING)),
        record("dealt", cards=(ACE, KING)),
        record("dealt", hand="A♠"),
        broken_by_a_card(),
    ],
    ids=["words", "argument", "field", "field-of-ours", "traceback"],
)
def test_a_card_in_a_log_record_is_found(told: logging.LogRecord) -> None:
    guard = LogGuard()
    guard.emit(told)
    lines = [(NOW, line) for _, line in guard.lines]
    assert leaks([], lines, [HAND])
    guard.lines.clear()
    guard.emit(record("an action failed", table=1, hand=7, seq=41))
    assert not leaks([], [(NOW, line) for _, line in guard.lines], [HAND])
