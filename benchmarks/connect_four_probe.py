"""Measures PettingZoo's own connect four once and prints its figure as JSON; runs in an environment of its own."""

from __future__ import annotations

import argparse
import json

from pettingzoo.classic import connect_four_v3

from benchmarks.env_loop import steps_per_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    print(json.dumps({"connect four": steps_per_second(connect_four_v3.env(), given.first, given.seconds)}))


if __name__ == "__main__":
    main()
