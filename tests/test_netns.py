"""Machines of one's own: they reach each other until the line is cut, and again when it is whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.netns import Node, lacking, network

PORT = 7000
LISTEN = f"import socket; s = socket.create_server(('', {PORT})); print(flush=True)\nwhile True: s.accept()[0].close()"
REACH = "import socket, sys; socket.create_connection((sys.argv[1], int(sys.argv[2])), timeout=0.5).close()"


def reaches(one: Node, other: Node) -> bool:
    words = one.words([sys.executable, "-c", REACH, other.address, str(PORT)])
    return subprocess.run(words, stderr=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.skipif(bool(lacking()), reason=lacking() or "there are namespaces")
def test_a_line_is_cut_and_made_whole() -> None:
    with network() as net:
        ann, bob, eve = (net.add(name) for name in ("ann", "bob", "eve"))
        listening = subprocess.Popen(bob.words([sys.executable, "-c", LISTEN]), stdout=subprocess.PIPE)
        try:
            assert listening.stdout is not None
            listening.stdout.readline()
            assert reaches(ann, bob)
            net.cut(ann, bob)
            assert not reaches(ann, bob)
            assert reaches(eve, bob)
            net.heal(ann, bob)
            assert reaches(ann, bob)
            net.cut(bob, ann, one_way=True)
            assert not reaches(ann, bob)
            net.heal_all()
            assert reaches(ann, bob)
        finally:
            listening.kill()
            listening.communicate()
