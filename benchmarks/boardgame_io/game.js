// A small game of boats for 2 to 4 players: a board of cells, two boats a seat, goods, a hidden hand, and turns made of
// small decisions that end when the player says so.  Its state as JSON is about as long as a view of ours, 3 kB.

const { INVALID_MOVE } = require('boardgame.io/core');

const WIDTH = 11;
const CELLS = WIDTH * 11;
const SPACES = 8;
const BOATS = 2;
const HAND = 4;
const ROUNDS = 1000;
const REEF = 3;

const GOODS = ['wood', 'fish', 'clay', 'points'];

function setup({ ctx, random }) {
  const players = {};
  const boats = [];
  for (let seat = 0; seat < ctx.numPlayers; seat += 1) {
    players[seat] = { hand: Array.from({ length: HAND }, () => random.D6()) };
    for (let boat = 0; boat < BOATS; boat += 1) {
      boats.push({ seat, cell: seat * WIDTH + boat });
    }
  }
  return {
    cells: Array.from({ length: CELLS }, () => ({ kind: random.D4() - 1, owner: null })),
    spaces: Array(SPACES).fill(null),
    goods: Array.from({ length: ctx.numPlayers }, () => ({ wood: 0, fish: 0, clay: 0, points: 0 })),
    boats,
    players,
    pending: { step: 'space', space: null, boat: null },
  };
}

function space({ G }, number) {
  if (G.pending.step !== 'space' || !(number >= 0 && number < SPACES)) return INVALID_MOVE;
  G.pending = { step: 'boat', space: number, boat: null };
  return undefined;
}

function boat({ G, playerID }, number) {
  if (G.pending.step !== 'boat' || !G.boats[number] || G.boats[number].seat !== Number(playerID)) return INVALID_MOVE;
  G.pending.step = 'cell';
  G.pending.boat = number;
  return undefined;
}

function reached(G, from, range) {
  const seen = new Set([from]);
  let edge = [from];
  for (let step = 0; step < range; step += 1) {
    const next = [];
    for (const at of edge) {
      for (const to of neighbours(at)) {
        if (!seen.has(to) && G.cells[to].kind !== REEF) {
          seen.add(to);
          next.push(to);
        }
      }
    }
    edge = next;
  }
  return seen;
}

function neighbours(at) {
  const column = at % WIDTH;
  return [at - WIDTH, at + WIDTH, column > 0 ? at - 1 : -1, column < WIDTH - 1 ? at + 1 : -1].filter(
    (to) => to >= 0 && to < CELLS,
  );
}

function cell({ G, playerID }, number) {
  if (G.pending.step !== 'cell' || !reached(G, G.boats[G.pending.boat].cell, 3).has(number)) return INVALID_MOVE;
  G.boats[G.pending.boat].cell = number;
  G.goods[Number(playerID)][GOODS[G.cells[number].kind]] += 1;
  G.cells[number].owner = Number(playerID);
  G.spaces[G.pending.space] = Number(playerID);
  G.pending.step = 'done';
  return undefined;
}

function done({ G, events }) {
  if (G.pending.step !== 'done') return INVALID_MOVE;
  G.pending = { step: 'space', space: null, boat: null };
  events.endTurn();
  return undefined;
}

function playerView({ G, playerID }) {
  const own = G.players[playerID];
  return { ...G, players: own === undefined ? {} : { [playerID]: own } };
}

exports.Marsh = {
  name: 'marsh',
  minPlayers: 2,
  maxPlayers: 4,
  setup,
  moves: { space, boat, cell, done },
  endIf: ({ ctx }) => (ctx.turn > ROUNDS ? { over: true } : undefined),
  playerView,
};
