"""Every word that people read, in every language."""

from i18n.catalog import Catalog, text
from i18n.locales import DEFAULT, LOCALES, pick

__all__ = ["DEFAULT", "LOCALES", "Catalog", "pick", "text"]
