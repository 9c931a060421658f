"""How much one person, channel or server may ask of the bot. `docs/discord.md` has all of it in one table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from bot.service.actor import TableActor
from bot.service.ports import Place
from bot.ui.answers import Refused
from bot.ui.cooldown import seconds
from bot.ui.rates import Rate
from engine.tournament import Phase, PlayerId

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND

TABLES_OF_A_SERVER: Final = 25
LOBBIES_OF_A_HOST: Final = 2  # in one server
TABLES_OF_A_HOST: Final = 5  # in all servers
OPENINGS_OF_A_PERSON: Final = (3, 5 * MINUTE)
OPENINGS_IN_A_CHANNEL: Final = (4, 5 * MINUTE)
OPENINGS_IN_A_SERVER: Final = (20, 10 * MINUTE)  # not counted against whoever may manage the server
THREADS_OF_A_PERSON: Final = (3, 60 * MINUTE)
JOINS: Final = (4, MINUTE)  # of one person in one lobby
HOUSE_PLAYERS: Final = (12, MINUTE)  # asked for by one person in one lobby
LOBBY_CHANGES: Final = (12, MINUTE)  # of settings or levels, by one person in one lobby
FLOOR_RULINGS: Final = (20, MINUTE)  # pauses and ends of pauses included, by one person at one table
SAME_RULING: Final = (1, 10 * SECOND)  # the same one against the same player
PRESSES: Final = (40, 10 * SECOND)  # whatever a person presses, sends or types
SAME_REFUSAL: Final = (1, 2 * SECOND)  # told to one person of one button: a turn that is not theirs, or no more


class Limits:
    """What has been done lately, in memory: after a restart everybody begins anew, and the tables count as they are.

    Times are epoch milliseconds.
    """

    def __init__(self) -> None:
        self.joins = Rate(*JOINS)
        self.house = Rate(*HOUSE_PLAYERS)
        self.changes = Rate(*LOBBY_CHANGES)
        self.rulings = Rate(*FLOOR_RULINGS)
        self.same_ruling = Rate(*SAME_RULING)
        self.presses = Rate(*PRESSES)
        self.told_of_flood = Rate(1, PRESSES[1])
        self.same_refusal = Rate(*SAME_REFUSAL)
        self._openings = Rate(*OPENINGS_OF_A_PERSON)
        self._in_channel = Rate(*OPENINGS_IN_A_CHANNEL)
        self._in_server = Rate(*OPENINGS_IN_A_SERVER)
        self._threads = Rate(*THREADS_OF_A_PERSON)

    def check_tables(self, tables: Sequence[TableActor], host: PlayerId, place: Place) -> None:
        """Raises Refused when there are too many tables for `host` to open one more there."""
        live = [each for each in tables if each.state.phase is not Phase.OVER]
        if sum(each.place.guild == place.guild for each in live) >= TABLES_OF_A_SERVER:
            raise Refused("limit-tables", most=TABLES_OF_A_SERVER)
        hosted = [each for each in live if each.state.host == host]
        lobbies = [each for each in hosted if each.place.guild == place.guild and each.state.phase is Phase.LOBBY]
        if len(lobbies) >= LOBBIES_OF_A_HOST:
            raise Refused("limit-lobbies", most=LOBBIES_OF_A_HOST)
        if len(hosted) >= TABLES_OF_A_HOST:
            raise Refused("limit-hosting", most=TABLES_OF_A_HOST)

    def open(self, host: PlayerId, place: Place, now: int, *, admin: bool, thread: bool) -> None:
        """Count one more table that is being opened. Raises Refused when that is too soon, and counts nothing then."""
        rates: list[tuple[Rate, Hashable, str]] = [
            (self._openings, host, "limit-openings"),
            (self._in_channel, place.channel, "limit-openings-channel"),
        ]
        if not admin:
            rates.append((self._in_server, place.guild, "limit-openings-server"))
        if thread:
            rates.append((self._threads, host, "limit-threads"))
        for rate, what, name in rates:
            if left := rate.wait(what, now):
                raise Refused(name, until=(now + left) // 1000 + 1)
        for rate, what, _ in rates:
            rate.count(what, now)


def check_rate(rate: Rate, what: Hashable, now: int) -> None:
    """Count one more time. Raises Refused when that is too soon, and counts nothing then."""
    if left := rate.wait(what, now):
        raise Refused("cooldown", seconds=seconds(left))
    rate.count(what, now)
