"""Positions for people: a few readable lines, over a new game or a given one, and everything else filled in.

``docs/scenes.md`` describes the language.  The same verbs from Python::

    made = make('''
        game reeds players 2
        red have coins 12
        turn red
    ''')
    made.game.legal(made.state, 0)

    scene = Scene("reeds", players=2)
    scene.seat("red").have("coins 12")
    made = scene.turn("red").make()
"""

from .contract import Stage, Verb, Verbs
from .header import is_scene
from .lines import SceneLine, counted, words_in
from .luck import Wish, lucky_key, wished
from .making import Made, make
from .scene import Scene
from .slate import Slate

__all__ = [
    "Made",
    "Scene",
    "SceneLine",
    "Slate",
    "Stage",
    "Verb",
    "Verbs",
    "Wish",
    "counted",
    "is_scene",
    "lucky_key",
    "make",
    "wished",
    "words_in",
]
