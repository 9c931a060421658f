"""The file, and the lease without which nobody writes into it."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.service.ports import LeaseLost
from bot.store.database import Database, T, Work
from bot.store.migrate import UPDATED

FOR_EVER: Final = 1 << 62  # when the lease of a file ends that nobody is to write into again


class Leased:
    """What every part of the store does to the file: it reads freely, and writes under the lease."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._epoch = 0  # 0 = never held the lease
        self._others: tuple[str, int, int] = ("", 0, 0)  # another's lease, as it was when it was looked at last
        self._others_since = 0

    async def close(self) -> None:
        """Finish what was asked for, then close the file. May be called twice."""
        await self._database.close()

    async def acquire_lease(self, owner: str, at: int, ttl: int) -> bool:
        """Take or renew the lease until `at + ttl`; False while another owner's has not expired. It has, too, when it
        was not renewed for `ttl` by our clock, which may have been set back since. No two processes may call themselves
        the same."""
        mine = self._epoch

        def take(connection: sqlite3.Connection) -> int:
            holder, epoch, expires = connection.execute("SELECT owner, epoch, expires FROM owner").fetchone()
            free = holder in (owner, UPDATED) or expires <= at
            if not free and self._renewed((holder, epoch, expires), at, ttl):
                return 0
            if (holder, epoch) != (owner, mine):
                epoch += 1
            connection.execute("UPDATE owner SET owner = ?, epoch = ?, expires = ?", (owner, epoch, at + ttl))
            return int(epoch)

        self._epoch = await self._database.write(take)
        if self._epoch != mine:
            await self._changed_hands()
        return self._epoch > 0

    def _renewed(self, others: tuple[str, int, int], at: int, ttl: int) -> bool:
        """Whether another's lease has been renewed within `ttl`, as far as we have looked."""
        if others != self._others or at < self._others_since:
            self._others, self._others_since = others, at
        return at - self._others_since < ttl or others[2] >= FOR_EVER

    async def owns_lease(self, owner: str) -> bool:
        """Whether `owner` was the last to take the lease, and with this store: nobody has followed."""
        mine = (owner, self._epoch)
        return mine == await self._database.read(
            lambda connection: connection.execute("SELECT owner, epoch FROM owner").fetchone()
        )

    async def release_lease(self, owner: str) -> None:
        """Give the lease up at once, if `owner` still holds it."""
        self._epoch = 0
        await self._changed_hands()
        await self._database.write(
            lambda connection: connection.execute("UPDATE owner SET expires = 0 WHERE owner = ?", (owner,))
        )

    async def _changed_hands(self) -> None:
        """The lease has just been taken (`_epoch` > 0), lost or given up: what was known may be so no more."""

    async def _write(self, work: Work[T]) -> T:
        """One transaction, refused when the lease is not ours. Raises LeaseLost."""
        mine = self._epoch

        def fenced(connection: sqlite3.Connection) -> T:
            (epoch,) = connection.execute("SELECT epoch FROM owner").fetchone()
            refuse_other_owner(mine, epoch)
            return work(connection)

        return await self._database.write(fenced)


def refuse_other_owner(mine: int, epoch: int) -> None:
    """`epoch` owns the tables. Raises LeaseLost when that is not `mine`."""
    if not mine or epoch != mine:
        raise LeaseLost(f"epoch {epoch} owns the tables, ours is {mine}")
