"""The languages there are: one folder of texts each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en"
_PREFERRED: Final = ("en", "fr", "de")  # the order in which languages are offered; new ones follow


def _found() -> tuple[str, ...]:
    names = {path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl"))}
    first = [name for name in _PREFERRED if name in names]
    return (*first, *sorted(names.difference(first)))


LOCALES: Final = _found()


def pick(*candidates: str | None) -> str:
    """The first of `candidates` (our codes or Discord's, such as `en-US` and `de`) that we speak, else English."""
    for candidate in candidates:
        if candidate:
            language = candidate.replace("_", "-").lower()
            for locale in LOCALES:
                if language == locale.lower():
                    return locale
            language = language.partition("-")[0]
            if language in LOCALES:
                return language
    return DEFAULT
