"""Texts by language and id.

Fluent's own bundle gives back errors beside the text; here they are raised (`strict`, as in the tests) or logged, and a
text that cannot be made is made in English. Whole numbers are grouped as the language does: 12,500, 12 500, 12.500.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone

from i18n.locales import DEFAULT, FOLDER, LOCALES
from i18n.typography import set_texts

if TYPE_CHECKING:
    from collections.abc import Callable

log = logging.getLogger(__name__)

Value = str | int

KEPT: Final = 8192  # finished texts of a language


class TextError(Exception):
    """A text that does not exist, or whose variables were not all given."""


class _Whole(FluentInt):
    """A whole number. Babel's general formatting costs more than all the rest of a message."""

    def format(self, locale: Locale) -> str:
        return f"{int(self):,}".replace(",", _group(locale))


_groups: dict[str, str] = {}


def _group(locale: Locale) -> str:
    key = str(locale)
    sign = _groups.get(key)
    if sign is None:
        symbols: Any = locale.number_symbols
        sign = _groups[key] = str(symbols["latn"]["group"])
    return sign


class _Language:
    """The texts of one language."""

    def __init__(self, locale: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([locale], use_isolating=False)
        for source in sources:
            self.bundle.add_resource(FluentResource(set_texts(locale, source)))
        self._patterns: dict[str, Callable[[ResolverEnvironment], object]] = {}
        self.text = lru_cache(KEPT)(self._make)  # a table says mostly what it said one press ago

    def _make(self, name: str, args: tuple[tuple[str, Value], ...]) -> str:
        pattern = self._patterns.get(name)
        if pattern is None:
            pattern = self._patterns[name] = self._find(name)
        values: dict[str, Any] = {
            key: int.__new__(_Whole, value) if isinstance(value, int) else value for key, value in args
        }
        errors: list[Exception] = []
        made = pattern(ResolverEnvironment(self.bundle, errors, current=CurrentEnvironment(values)))
        if errors:
            raise TextError(f"{name}: {errors[0]}") from errors[0]
        if isinstance(made, FluentNone) or not isinstance(made, str):
            raise TextError(f"{name}: no text")
        return made

    def _find(self, name: str) -> Callable[[ResolverEnvironment], object]:
        if not self.bundle.has_message(name):
            raise TextError(f"{name}: no such text")
        value = self.bundle.get_message(name).value
        if value is None:
            raise TextError(f"{name}: no text")
        return value


class Catalog:
    """All texts. `strict` raises TextError where otherwise the fault is logged and English, or the id, stands in."""

    def __init__(self, folder: Path = FOLDER, locales: Iterable[str] = LOCALES, *, strict: bool = False) -> None:
        self.strict = strict
        self._languages = {
            locale: _Language(locale, [path.read_text("utf-8") for path in sorted((folder / locale).glob("*.ftl"))])
            for locale in locales
        }

    def text(self, locale: str, name: str, args: Mapping[str, Value]) -> str:
        """Text `name` in `locale`. Ints are numbers to be localised; ids and mentions come as str.

        Raises TextError when strict.
        """
        language = self._languages.get(locale)
        try:
            if language is None:
                raise TextError(f"{locale}: no such language")
            return language.text(name, tuple(args.items()))
        except (TextError, ValueError) as error:
            if self.strict:
                raise
            log.error("text %s/%s cannot be made: %s", locale, name, error)
        if locale == DEFAULT:
            return name
        return self.text(DEFAULT, name, args)

    def has(self, locale: str, name: str) -> bool:
        """Whether there is a text `name` in `locale`."""
        language = self._languages.get(locale)
        return language is not None and language.bundle.has_message(name)


CATALOG: Final = Catalog()


def text(locale: str, name: str, /, **args: Value) -> str:
    """Text `name` of the catalog in `locale`."""
    return CATALOG.text(locale, name, args)
