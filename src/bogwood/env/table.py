"""A game as an environment of PettingZoo: the agents take their turns one after the other (AEC)."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from copy import copy
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from bogwood.kernel import position
from bogwood.kernel.chance import wide
from bogwood.kernel.game import WATCHER, Game, Json, State
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from .sight import Seen, Sight

Reward = Callable[[Game, State], list[float]]
"""What each seat is given at the end of a game."""

NO_OPTIONS: Final = Options()


def victory(game: Game, state: State) -> list[float]:
    """1 for a sole victory, and in sum 0: what one wins the others lose in equal parts."""
    winners = game.winners(state)
    others = max(1, game.players - 1)
    return [((game.players / len(winners) if seat in winners else 0) - 1) / others for seat in range(game.players)]


def margin(game: Game, state: State) -> list[float]:
    """The points that each seat is ahead of the mean of the others."""
    scores = game.scores(state)
    others = max(1, game.players - 1)
    return [(points - (sum(scores) - points) / others) * 1.0 for points in scores]


def observation_space(sight: Sight) -> spaces.Dict:
    """The shape of what a seat sees."""
    ends = np.iinfo(sight.dtype)
    return spaces.Dict(
        {
            "observation": spaces.Box(ends.min, ends.max, (sight.size,), sight.dtype),
            "action_mask": spaces.Box(0, 1, (sight.options,), np.int8),
        }
    )


class Table(AECEnv[str, Any, Any]):
    """One table.  Agents are called ``seat_0``, ``seat_1`` …; an action is a number of the game's catalogue.

    The same seed gives the same game.  ``reset`` without a seed goes on to the next game of the seed given before.
    A choice that is not open is refused with its reason and changes nothing.
    """

    metadata: dict[str, Any] = {"name": "bogwood", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: Game, sight: Sight, reward: Reward = victory, render_mode: str | None = None) -> None:
        super().__init__()
        self.game = game
        self.sight = sight
        self.reward = reward
        self.render_mode = render_mode
        self.metadata = {**Table.metadata, "name": f"bogwood_{game.name}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, chosen = observation_space(sight), spaces.Discrete(sight.options)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, chosen)
        self.agents: list[str] = []
        self._seed = ""
        self._episode = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        found = self.observation_spaces[agent]
        assert isinstance(found, spaces.Dict)
        return found

    def action_space(self, agent: str) -> spaces.Discrete:
        found = self.action_spaces[agent]
        assert isinstance(found, spaces.Discrete)
        return found

    # From the deal to the end

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; ``options={"position": …}`` begins at a position file."""
        if seed is not None:
            self._seed, self._episode = str(seed), 0
        else:
            self._seed = self._seed or wide(secrets.token_hex(16))
            self._episode += 1
        self._begin(self.game.new(f"{self._seed}/{self._episode}"))
        if options and "position" in options:
            self._begin(self._read(options["position"]))

    def _begin(self, state: State) -> None:
        self.game_state = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn_to(self.game.seats_to_act(state))

    def _turn_to(self, seats: list[int]) -> None:
        """The first of those who have to act is next; when nobody has, the game is over."""
        if seats:
            self.agent_selection = self.possible_agents[seats[0]]
            self._open = self.game.legal(self.game_state, seats[0])
            return
        self._open = NO_OPTIONS
        for agent, points in zip(self.possible_agents, self.reward(self.game, self.game_state), strict=True):
            self.rewards[agent] = points
            self._cumulative_rewards[agent] += points
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat_of[agent]
        if not self._open.holds(int(action)):
            raise self._refusal(seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        self.game.apply(self.game_state, seat, int(action))
        self._turn_to(self.game.seats_to_act(self.game_state))

    def _refusal(self, seat: int, option: int) -> Refusal:
        return self.game.why_not(self.game_state, seat, option) or Refusal("not-your-turn", "", "", seat=seat)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    # What a seat sees

    def observe(self, agent: str) -> Seen:
        """What this seat sees, and what it may choose now; nothing while others have to act."""
        seat = self._seat_of[agent]
        options = self._open if agent == self.agent_selection else self.game.legal(self.game_state, seat)
        return {"observation": self.sight.vector(self.game_state, seat), "action_mask": self.sight.mask(options)}

    def render(self) -> str | None:
        """What a watcher sees, as readable JSON."""
        return position.pretty(self.game.view(self.game_state, WATCHER)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    # Copies

    def clone(self) -> Table:
        """An equal table that goes its own way from here."""
        twin = copy(self)
        twin.game_state = self.game_state.clone()
        twin.agents = self.agents[:]
        twin.rewards = self.rewards.copy()
        twin._cumulative_rewards = self._cumulative_rewards.copy()
        twin.terminations = self.terminations.copy()
        twin.truncations = self.truncations.copy()
        twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return twin

    def save(self) -> str:
        """The table as JSON text: a position file, and where the episode stands."""
        return json.dumps({"position": position.write(self.game, self.game_state), "episode": self._book()})

    def load(self, text: str) -> None:
        """Take up a saved table; refused when it is of another game, or not sound."""
        document = json.loads(text)
        self._take(self._read(document["position"]), document["episode"])

    def _book(self) -> Json:
        return {
            "seed": self._seed,
            "number": self._episode,
            "agents": self.agents[:],
            "next": self.agent_selection,
            "skip": self._skip_agent_selection,
            "cumulative": {**self._cumulative_rewards},
        }

    def _take(self, state: State, book: dict[str, Any]) -> None:
        self._begin(state)
        self._seed, self._episode = book["seed"], book["number"]
        self._cumulative_rewards = dict(book["cumulative"])
        self._skip_agent_selection = book["skip"]
        self.agent_selection = book["next"]
        for agent in set(self.possible_agents) - set(book["agents"]):
            self.agents.remove(agent)
            for kept in (self.rewards, self.terminations, self.truncations, self.infos):
                kept.pop(agent)

    def _read(self, document: object) -> State:
        return position.read(document, self._same_game)[1]

    def _same_game(self, name: str, players: int, options: dict[str, str], edition: str) -> Game:
        """This game, when a file is of it."""
        if (name, players, options) != (self.game.name, self.game.players, self.game.options):
            raise Refusal("bad-format", "", "/game", found=f"{name} {players}")
        return self.game
