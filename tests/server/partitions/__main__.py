"""Three servers and their database on machines of their own, and everything that can come between them.

    python -m tests.server.partitions [--faults cold,stopped …] [--tables 20] [--share 1.0]

People at many tables connect through any of the servers and come again as a browser does; everything they are told is
held against everything that anybody was told before.  Fails when a socket is turned away for good, when an answer is
older than a lease, when a table is not served within fifteen seconds of the end of a fault, when anything acknowledged
is lost or done twice, when an answer over HTTP has no code and sentence, or when somebody's clock lost more than time.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from tests.netns import lacking

from .faults import FAULTS
from .running import run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--faults", default=",".join(FAULTS), help="which, with commas")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--share", type=float, default=1.0, help="of the time that each fault lasts")
    given = parser.parse_args()
    if lacking():
        sys.exit(lacking())
    problems = asyncio.run(run(given.faults.split(","), given.tables, given.share))
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
