"""Machines of one's own for tests: network namespaces on one bridge, between any two of which the line can be cut.

They are made with ``ip``, which only root may do.  A line that is cut swallows what is sent: nobody is told, as when a
switch dies.  Whoever runs the tests is on the same bridge and reaches all of them.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import combinations

RANGE = "198.18"
"""Addresses that are set apart for tests of networks (RFC 2544)."""
OUTSIDE = 254
"""The last part of the address of whoever runs the tests."""
NOWHERE = "02:00:00:00:00:99"
"""A hardware address that nobody has: what is sent there is lost."""


def lacking() -> str:
    """Why there can be no machines here; empty when there can."""
    if shutil.which("ip") is None:
        return "network namespaces need the program ip"
    if os.getuid() != 0:
        return "network namespaces need root"
    return ""


def ip(*words: str) -> str:
    return subprocess.run(["ip", *words], check=True, capture_output=True, text=True).stdout


@dataclass(frozen=True)
class Node:
    """One machine."""

    name: str
    space: str
    """The name of its namespace."""
    address: str

    def words(self, words: Sequence[str], user: str | None = None) -> list[str]:
        """A command that runs there what is given, under the same process id, perhaps as another user."""
        inside = ["ip", "netns", "exec", self.space]
        if user is not None:
            inside += ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]
        return [*inside, *words]


class Network:
    """Machines that all reach each other until a line is cut."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._prefix = f"bw{os.getpid()}"
        self._subnet = free_subnet()
        self._cut: set[tuple[str, str]] = set()
        self.nodes: dict[str, Node] = {}
        self._switch = self._space("switch")
        ip("-n", self._switch, "link", "add", "bridge", "type", "bridge")
        ip("-n", self._switch, "link", "set", "bridge", "up")
        self._plug_outside()

    @property
    def outside(self) -> str:
        """The address under which the machines know whoever runs the tests."""
        return f"{self._subnet}.{OUTSIDE}"

    def add(self, name: str) -> Node:
        """One more machine."""
        node = Node(name, self._space(name), f"{self._subnet}.{len(self.nodes) + 1}")
        end = f"p{len(self.nodes)}"
        ip("link", "add", "line", "netns", node.space, "type", "veth", "peer", "name", end, "netns", self._switch)
        self._plug(end)
        ip("-n", node.space, "address", "add", f"{node.address}/24", "dev", "line")
        ip("-n", node.space, "link", "set", "line", "up")
        ip("-n", node.space, "link", "set", "lo", "up")
        self.nodes[name] = node
        return node

    def cut(self, one: Node, other: Node, one_way: bool = False) -> None:
        """From now on nothing that the first sends reaches the other; unless it is one way, nor the other way round."""
        for sender, receiver in [(one, other)] if one_way else [(one, other), (other, one)]:
            self._cut.add((sender.name, receiver.name))
            ip(
                *("-n", sender.space, "neighbour", "replace", receiver.address),
                *("lladdr", NOWHERE, "dev", "line", "nud", "permanent"),
            )

    def heal(self, one: Node, other: Node) -> None:
        """The line between two is whole again, in both directions."""
        for sender, receiver in [(one, other), (other, one)]:
            if (sender.name, receiver.name) in self._cut:
                self._cut.discard((sender.name, receiver.name))
                ip("-n", sender.space, "neighbour", "delete", receiver.address, "dev", "line")

    def heal_all(self) -> None:
        for one, other in combinations(self.nodes.values(), 2):
            self.heal(one, other)

    def _space(self, name: str) -> str:
        space = f"{self._prefix}-{name}"
        ip("netns", "add", space)
        self._stack.callback(ip, "netns", "delete", space)
        return space

    def _plug(self, end: str) -> None:
        ip("-n", self._switch, "link", "set", end, "master", "bridge", "up")

    def _plug_outside(self) -> None:
        ip("link", "add", self._prefix, "type", "veth", "peer", "name", "outside", "netns", self._switch)
        self._stack.callback(ip, "link", "delete", self._prefix)
        self._plug("outside")
        ip("address", "add", f"{self.outside}/24", "dev", self._prefix)
        ip("link", "set", self._prefix, "up")


@contextmanager
def network() -> Iterator[Network]:
    """A network for as long as the block lasts; nothing is left of it, and processes inside must have ended."""
    with ExitStack() as stack:
        yield Network(stack)


def free_subnet() -> str:
    """The first three parts of addresses that nobody uses here."""
    used = {found["local"] for link in json.loads(ip("-json", "address")) for found in link["addr_info"]}
    return next(
        subnet
        for subnet in (f"{RANGE}.{n}" for n in range(os.getpid() % 200, 255))
        if not any(address.startswith(f"{subnet}.") for address in used)
    )
