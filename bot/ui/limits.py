"""How much one person, channel or server may ask of the bot. `docs/discord.md` has all of it in one table."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from bot.render.wording import address, live_time
from bot.service.actor import TableActor
from bot.service.plan import waits
from bot.service.ports import Place, TableId
from bot.ui.answers import Refused
from bot.ui.cooldown import seconds
from bot.ui.rates import Rate
from engine.tournament import PauseReason, Phase, PlayerId

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND

TABLES_OF_A_SERVER: Final = 25  # this and the next, and the openings: not counted against whoever may manage it
WAITING_IN_A_SERVER: Final = 75  # for players, until they are closed after a day
LOBBIES_OF_A_HOST: Final = 2  # in one server; whoever may manage it has as many as tables
TABLES_OF_A_HOST: Final = 5  # in all servers
WAITING_OF_A_HOST: Final = 5
OPENINGS_OF_A_PERSON: Final = (6, 5 * MINUTE)
OPENINGS_OF_A_MANAGER: Final = (12, 5 * MINUTE)  # of a person, where they may manage the server
OPENINGS_IN_A_CHANNEL: Final = (8, 5 * MINUTE)
OPENINGS_IN_A_SERVER: Final = (20, 10 * MINUTE)
FREE_REMATCHES: Final = (1, 5 * MINUTE)  # after one game
THREADS_OF_A_PERSON: Final = (6, 60 * MINUTE)
JOINS: Final = (4, MINUTE)  # of one person in one lobby
LOBBY_CHANGES: Final = (12, MINUTE)  # of settings or levels, by one person in one lobby
FLOOR_RULINGS: Final = (20, MINUTE)  # pauses and ends of pauses included, by one person at one table
SAME_RULING: Final = (1, 10 * SECOND)  # the same one against the same player
PRESSES: Final = (40, 10 * SECOND)  # whatever a person presses, sends or types
SAME_REFUSAL: Final = (1, 2 * SECOND)  # told to one person of one button: a turn that is not theirs, or no more
DOWN: Final = (1, 20 * SECOND)  # a table's message, moved by anybody
DOWN_BY_A_STRANGER: Final = (1, 5 * MINUTE)  # who neither plays there, nor is its host or may manage the server


@dataclass(slots=True, eq=False)
class Opening:
    """A table that is just being opened; `channel` 0 of its place: in a thread that is not there yet."""

    host: PlayerId
    place: Place


class Limits:
    """What has been done lately, in memory: after a restart everybody begins anew, and the tables count as they are.

    Times are epoch milliseconds.
    """

    def __init__(self) -> None:
        self.joins = Rate(*JOINS)
        self.changes = Rate(*LOBBY_CHANGES)
        self.rulings = Rate(*FLOOR_RULINGS)
        self.same_ruling = Rate(*SAME_RULING)
        self.presses = Rate(*PRESSES)
        self.told_of_flood = Rate(1, PRESSES[1])
        self.same_refusal = Rate(*SAME_REFUSAL)
        self.down = Rate(*DOWN)
        self.down_by_a_stranger = Rate(*DOWN_BY_A_STRANGER)
        self._by_person = Rate(*OPENINGS_OF_A_PERSON)
        self._by_manager = Rate(*OPENINGS_OF_A_MANAGER)
        self._in_channel = Rate(*OPENINGS_IN_A_CHANNEL)
        self._in_server = Rate(*OPENINGS_IN_A_SERVER)
        self._rematches = Rate(*FREE_REMATCHES)
        self._threads = Rate(*THREADS_OF_A_PERSON)
        self._opening: list[Opening] = []

    @contextmanager
    def opening(
        self,
        tables: Sequence[TableActor],
        host: PlayerId,
        place: Place,
        now: int,
        *,
        admin: bool = False,
        thread: bool = False,
        after: TableId | None = None,
    ) -> Generator[Opening]:
        """In here, `host` opens one more table beside these; when that raises, nothing was opened. The place of what
        this returns may be changed. `after`: the game, played to its end in that channel, of which it is the rematch.
        Raises Refused: too many tables, or too soon.
        """
        self._check_tables(tables, host, place, admin=admin)
        opening = Opening(host, Place(place.guild, 0) if thread else place)
        free = after is not None and not self._rematches.wait(after, now)
        with ExitStack() as counted:
            for name, rate, what in self._rates(host, place, admin=admin, thread=thread, free=free):
                counted.enter_context(limited(rate, what, now, partial(not_before, name, now)))
            self._opening.append(opening)
            counted.callback(self._opening.remove, opening)
            yield opening
        if free:  # only now: of several who ask for it at once, whoever is a moment late is not to pay for it
            self._rematches.count(after, now)

    def _check_tables(self, tables: Sequence[TableActor], host: PlayerId, place: Place, *, admin: bool) -> None:
        """Raises Refused when there are too many tables for `host` to open one more there."""
        live = [each for each in tables if each.state.phase is not Phase.OVER]
        there = {each.place.channel for each in live}
        coming = [each for each in self._opening if each.place.channel not in there]
        going: list[TableActor] = []
        waiting: list[TableActor] = []
        for each in live:
            (waiting if _waits_for_players(each) else going).append(each)
        if not admin:
            for most, some in ((TABLES_OF_A_SERVER, (*going, *coming)), (WAITING_IN_A_SERVER, waiting)):
                if sum(each.place.guild == place.guild for each in some) >= most:
                    raise Refused("limit-tables", most=most)
        coming = [each for each in coming if each.host == host]
        mine = [each for each in going if each.state.host == host]
        here = [each for each in mine if each.place.guild == place.guild and each.state.phase is Phase.LOBBY]
        if not admin and len(here) + sum(each.place.guild == place.guild for each in coming) >= LOBBIES_OF_A_HOST:
            raise Refused("limit-lobbies", most=LOBBIES_OF_A_HOST, tables=_links(here))
        if len(mine) + len(coming) >= TABLES_OF_A_HOST:
            raise Refused("limit-hosting", most=TABLES_OF_A_HOST, tables=_links(mine))
        mine = [each for each in waiting if each.state.host == host]
        if len(mine) >= WAITING_OF_A_HOST:
            raise Refused("limit-waiting", most=WAITING_OF_A_HOST, tables=_links(mine))

    def _rates(
        self, host: PlayerId, place: Place, *, admin: bool, thread: bool, free: bool
    ) -> Iterator[tuple[str, Rate, Hashable]]:
        """The name of the refusal, the rate, and for whom or what it counts."""
        if not free:
            yield "limit-openings", self._by_manager if admin else self._by_person, host
            yield "limit-openings-channel", self._in_channel, place.channel
        if not admin:
            yield "limit-openings-server", self._in_server, place.guild
        if thread:
            yield "limit-threads", self._threads, host


def _waits_for_players(actor: TableActor) -> bool:
    """Whether nobody is there to play on, so that it stands still until somebody comes or it is closed after a day."""
    return actor.state.paused in (PauseReason.ALL_AWAY, PauseReason.CHANNEL) or waits(actor.state)


def _links(tables: Sequence[TableActor]) -> str:
    return " ".join([address(each.place.guild, each.place.channel, each.message) for each in tables])


def too_quick(left: int) -> Refused:
    """That one has to wait for so many milliseconds."""
    return Refused("cooldown", seconds=seconds(left))


def not_before(name: str, now: int, left: int) -> Refused:
    """The text `name`, with the moment in so many milliseconds."""
    return Refused(name, until=live_time(now + left + SECOND))


@contextmanager
def limited(rate: Rate, what: Hashable, now: int, refusal: Callable[[int], Refused] = too_quick) -> Generator[None]:
    """`what` is being done in here; when that raises, it has not been done. Raises `refusal` of the milliseconds that
    are left when it is too soon.
    """
    if left := rate.wait(what, now):
        raise refusal(left)
    with rate.counted(what, now):
        yield
