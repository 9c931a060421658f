"""The same game again, of one course that everybody sees, with other cards in the hands of those who never showed
them: whatever differs outside of what is for their owners' eyes alone has been told to others, in any words.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Set
from concurrent.futures import Future
from dataclasses import dataclass, field, fields, is_dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from bot.demo.sim import Request
from bot.presenter.worker import Worker
from bot.render.hands import hand_text
from bot.render.picture.painter import Painter
from bot.render.picture.scene import CardsScene, ChartScene, TableScene
from bot.service.entropy import Entropy
from bot.service.ports import Logged
from engine.cards import Card, Deck
from engine.commands import Event
from engine.evaluation import best_hand, score
from engine.events import BoardDealt, HoleCardsDealt, MisdealDeclared
from engine.tournament_events import HandStarted
from tests.discord_sim import LogGuard, Sim, guarded_logs, simulated
from tests.privacy import DealtHand, as_text, dealt_hands, hang

PEOPLE: Final = ("ann", "bob", "cid")
# Times in seconds or milliseconds, and Discord's own numbers, which are made of times. Of messages that are sent at
# once another one may be first each time, and each takes a millisecond.
NUMBER: Final = re.compile(r"\b1\d{9}(?:\d{3}|\d{9})?\b", re.ASCII)
Game = Callable[[Sim], Awaitable[None]]
Order = tuple[Card, ...]


@dataclass
class Course:
    """What came of one game: what was sent, logged and drawn, and what is on disk."""

    people: dict[str, int] = field(default_factory=dict[str, int])
    requests: list[Request] = field(default_factory=list[Request])
    lines: list[str] = field(default_factory=list[str])
    scenes: list[str] = field(default_factory=list[str])
    log: list[Logged] = field(default_factory=list[Logged])

    def told(self, owners: Set[int]) -> list[Any]:
        """All that is not for one of the owners alone, as it left the bot, reader by reader, in the order in which it
        did.
        """
        others = [each for each in self.requests if each.to not in owners]
        return [
            (each.to, each.method, _unnumbered(each.path), _unnumbered(as_text([each.json, each.params])), each.files)
            for each in sorted(others, key=lambda each: each.to or 0)
        ]

    def story(self) -> list[Any]:
        """What happened for all to see: everything on disk but hole cards and decks."""
        return [(each.seq, _unnumbered(_without_secrets(each.event))) for each in self.log]

    @property
    def hands(self) -> list[DealtHand]:
        """What was dealt, misdeals too."""
        return list(dealt_hands(1, self.log))

    def hidden(self, owners: Set[int]) -> list[dict[int, list[Card]]]:
        """For each deal, the owners' cards that nobody else ever saw."""
        found: list[dict[int, list[Card]]] = []
        for hand in self.hands:
            found.append({})
            for card, owner in hand.owners.items():
                if owner in owners and card not in hand.public:
                    found[-1].setdefault(owner, []).append(card)
        return found


async def play(database: Path, game: Game, instead: Mapping[Order, Deck] | None = None) -> Course:
    """The game, with other decks for those named by `instead`. Everything but the decks is the same each time."""
    course = Course()
    with pytest.MonkeyPatch.context() as patch:
        _deal(patch, instead or {})
        _draw(patch, course)
        with guarded_logs() as guard:
            await _run(database, guard, game, course)
    return course


async def _run(database: Path, guard: LogGuard, game: Game, course: Course) -> None:
    async with simulated(database, guard) as sim:
        course.people = {each.name: each.id for each in sim.people(*PEOPLE)}
        await game(sim)
        course.log = await sim.log()
    course.requests = list(sim.world.requests)
    course.lines = [_unnumbered(line.replace(database.name, "")) for _, line in guard.lines if line.startswith("bot")]


def swapped(course: Course, owners: Set[int]) -> dict[Order, Deck]:
    """Other decks for the course: the owners' hidden cards change places with cards that stayed in the stub, of other
    ranks and suits where there are any, so that the course stays what it was.
    """
    decks = [deck for each in course.log if (deck := _deck_of(each.event)) is not None]
    changed: dict[Order, Deck] = {}
    for deck, hand, hidden in zip(decks, course.hands, course.hidden(owners), strict=True):
        places: dict[Card, Card] = {}
        for player, cards in hidden.items():
            kept = [card for card, owner in hand.owners.items() if owner == player and card not in cards]
            stub = [card for card in deck if not places.keys() & {card} and card not in hand.owners | hand.public]
            choices = [each for each in _choices(stub, cards) if _loses_too(kept + each, hand, player)]
            others = max(choices, key=lambda each: _differs(kept + each, kept + cards, hand))
            places |= dict(zip(cards, others, strict=True)) | dict(zip(others, cards, strict=True))
        if places:
            changed[tuple(deck)] = tuple([places.get(card, card) for card in deck])
    return changed


def _choices(stub: list[Card], cards: list[Card]) -> Iterator[list[Card]]:
    for start in range(len(stub) - 1):
        yield stub[start : start + len(cards)]


def _differs(cards: list[Card], before: list[Card], hand: DealtHand) -> tuple[bool, int]:
    """In how much one would see that these are other cards: in the made hand's name, in ranks and suits."""
    flop = [card for card in hand.public if card not in hand.owners][:3]
    names = [hand_text(best_hand([*two, *flop]), "en") for two in (cards, before) if len(flop) == 3]
    marks = {mark for card in before for mark in card.code}
    return len(set(names)) == 2, -len([mark for card in cards for mark in card.code if mark in marks])


def _loses_too(cards: list[Card], hand: DealtHand, player: int) -> bool:
    """Whether these cards still lose to what was shown. They matter only where there was a showdown."""
    board = [card for card in hand.public if card not in hand.owners]
    shown: dict[int, list[Card]] = {}
    for card, owner in hand.owners.items():
        if card in hand.public and owner != player:
            shown.setdefault(owner, []).append(card)
    best = [score([*two, *board]) for two in shown.values() if len(two) == 2]
    return len(board) < 5 or not best or score([*cards, *board]) < max(best)


def _deck_of(event: Event) -> Deck | None:
    match event:
        case HandStarted():
            return event.deal.deck
        case MisdealDeclared():
            return event.deck
        case _:
            return None


def _deal(patch: pytest.MonkeyPatch, instead: Mapping[Order, Deck]) -> None:
    shuffle = Entropy.deck

    def deck(self: Entropy) -> Deck:
        made = shuffle(self)
        return instead.get(tuple(made), made)

    patch.setattr(Entropy, "deck", deck)


def _draw(patch: pytest.MonkeyPatch, course: Course) -> None:
    """Pictures are what their scenes say, word by word; and every scene is kept, sent or not."""

    def paint(_: Painter, scene: TableScene | CardsScene | ChartScene) -> bytes:
        said = spelled(scene)
        if not isinstance(scene, CardsScene):
            course.scenes.append(_unnumbered(said))
        return hang(hashlib.sha256(_unnumbered(said).encode()).digest(), scene)

    for name in ("table", "cards", "chart"):
        patch.setattr(Painter, name, paint)
    patch.setattr(Worker, "submit", _at_once)


def _at_once(_: Worker, do: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
    """No second thread, whose pace would be another each time."""
    done: Future[Any] = Future()
    done.set_result(do(*given, **named))
    return done


def _unnumbered(said: str) -> str:
    return NUMBER.sub("#", said)


def spelled(value: Any) -> str:
    """`value` with all that is in it, what it does not write out itself too."""
    if isinstance(value, Card):
        return value.code
    if is_dataclass(value) and not isinstance(value, type):
        said = ", ".join([f"{each.name}={spelled(getattr(value, each.name))}" for each in fields(value)])
        return f"{type(value).__name__}({said})"
    if isinstance(value, Mapping):
        return "{" + ", ".join([f"{spelled(name)}: {spelled(each)}" for name, each in value.items()]) + "}"
    if isinstance(value, tuple | list):
        return "[" + ", ".join([spelled(each) for each in value]) + "]"
    return repr(value)


def _without_secrets(event: Event) -> str:
    match event:
        case HoleCardsDealt():
            return "cards are dealt"
        case BoardDealt():
            return f"board {[card.code for card in event.cards]}"
        case MisdealDeclared():
            return f"misdeal {event.why}"
        case HandStarted():
            return f"hand {event.number} {spelled(event.table)} {spelled(event.deal.stacks)}"
        case _:
            return spelled(event)
