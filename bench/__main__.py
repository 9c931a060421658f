"""`python -m bench NAME… [--json]`: each NAME is a module of this package with `rows()`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec

from bench.row import Row

NAMES = ("engine", "evaluator", "equity", "bot", "store", "resume", "picture")


def main(arguments: Sequence[str]) -> int:
    """Measure and print; 0 when every bar holds, 1 when one does not, 2 for a name that is not known."""
    here = [name for name in NAMES if find_spec(f"bench.{name}") is not None]
    parser = argparse.ArgumentParser(prog="python -m bench")
    parser.add_argument("names", nargs="+", choices=here, metavar="NAME", help=", ".join(here))
    parser.add_argument("--json", action="store_true", help="one JSON object with all rows")
    options = parser.parse_args(arguments)
    rows: list[Row] = []
    for name in options.names:
        rows += import_module(f"bench.{name}").rows()
    if options.json:
        print(json.dumps({"rows": rows}))
    else:
        for row in rows:
            print(_line(row))
    return 0 if all([row["holds"] for row in rows]) else 1


def _line(row: Row) -> str:
    verdict = "holds" if row["holds"] else "FAILS"
    against = f"{row['peer']:,.4g} {row['peer_name']}, ratio {row['ratio']:.2f}" if row["peer"] else "no peer"
    return f"{row['what']}: {row['ours']:,.4g} {row['unit']} ({against}); bar {row['bar']}: {verdict}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
