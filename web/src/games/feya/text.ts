/** The table in words, for those who read rather than look. */

import { nameOf, say } from "../../i18n/words";
import { titleOf } from "../../table/end-tale";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { type Box, boxOf } from "./box";
import { roundTitleOf } from "./common";
import { guideHelp, valuesOf } from "./guides";
import { FISH_KINDS } from "./pieces";
import { colourName, gainsOf, islandName, scenesOf } from "./scene";
import { spaceWords } from "./strip";
import { tilesOf } from "./tiles";
import { spacesOf, trackLabel } from "./tracks";
import { holderOf, type Island, seasonColours, type SeatView, type SwampView, templeStack, viewOf } from "./view";

type Lines = TextGroup["lines"];

const named = (id: string): string => nameOf("feya", id);
const listed = (ids: readonly string[]): string => ids.map(named).join(", ");
const plain = (texts: readonly string[]): Lines => texts.filter((text) => text !== "").map((text) => ({ text }));

export function textOf(message: TableMessage): TextGroup[] {
  const view = viewOf(message);
  const box = boxOf(message);
  if (view === null || box === null) return [];
  return [
    { heading: roundTitleOf(view), lines: roundLines(message, view, box) },
    ...view.seats.map((_, n) => seatGroup(message, view, box, n)),
    { heading: say("feya-ui-spaces"), lines: spaceLines(view, box) },
    { heading: say("feya-ui-text-islands"), lines: islandLines(message, view, box) },
    { heading: say("feya-ui-text-boats"), lines: boatLines(view) },
    { heading: say("feya-words-fish"), lines: fishLines(message, view, box) },
    { heading: say("feya-ui-text-temples"), lines: templeLines(view, box) },
    { heading: say("feya-words-goals"), lines: goalLines(message, view, box) },
    { heading: say("feya-ui-tiles-now"), lines: tileLines(view, box) },
    { heading: say("feya-ui-guides"), lines: guideLines(view, box) },
  ].filter((group) => group.lines.length > 0);
}

function roundLines(message: TableMessage, view: SwampView, box: Box): Lines {
  const seasons = view.deal.seasons.map((_, n) => {
    const text = seasonColours(view, box.data, n + 1).map(colourName).join(", ");
    const hasShrine = n + 1 > view.deal.seasons.length - view.shrine_tiles.rounds;
    return say(hasShrine ? "feya-ui-round-shrine" : "feya-ui-round-fish", { round: n + 1, text });
  });
  const order = view.order.map((seat) => nameOfSeat(message, seat)).join(", ");
  return plain([
    ...(view.over ? [say("feya-question-game_over")] : order === "" ? [] : [say("feya-words-order", { text: order })]),
    ...turnWords(view),
    ...seasons,
    say("feya-text-supply", { axolotls: view.axolotls.supply, shrines: view.shrine_tiles.supply }),
    view.shrine_tiles.lost === 0 ? "" : say("feya-words-lost-shrines", { count: view.shrine_tiles.lost }),
  ]);
}

/** The turn in progress: what is being done, with which boats, and what helps in it. */
function turnWords({ action }: SwampView): string[] {
  const boats = (numbers: readonly number[]): string => numbers.join(", ");
  return [
    action.action === null ? "" : say("feya-words-action", { action: action.action }),
    action.boat === null ? "" : say("feya-words-boat", { boat: action.boat }),
    action.ready.length === 0 ? "" : say("feya-words-ready", { text: boats(action.ready) }),
    action.acted.length === 0 ? "" : say("feya-words-acted", { text: boats(action.acted) }),
    ...(["fish_caught", "fish_laid", "gold_from_trade", "extra_range", "extra_catch", "discount"] as const)
      .map((name) => (action[name] === 0 ? "" : say(`feya-words-${name}`, { amount: action[name] }))),
    action.guide_returned === null ? "" : say("feya-words-guide_returned", { guide: action.guide_returned }),
  ];
}

function islandLines(message: TableMessage, view: SwampView, box: Box): Lines {
  const scenes = scenesOf(message, view, box, new Map());
  return view.islands.flatMap((island) => [
    { text: islandTitle(view, island), place: `island:${island.name}` },
    ...island.cells.map((cell) => ({ text: scenes.get(cell)?.label ?? cell, place: `cell:${cell}` })),
  ]);
}

function islandTitle(view: SwampView, island: Island): string {
  const clans = view.seats.map(({ clan }) => named(clan ?? ""));
  const settled = clans.flatMap((clan, seat) => (island.settlements[seat] === 0 ? []
    : [say("feya-words-settled", { text: clan, settlements: island.settlements[seat]!, fish: island.fish[seat]! })]));
  return [
    islandName(island.name),
    say("feya-ui-text-shrines", { shrines: island.shrines }),
    ...(island.totem ? [say("feya-ui-text-totem")] : []),
    ...settled,
    ...(island.led_by.length === 0 ? [] : [say("feya-ui-text-led", { text: island.led_by.map((seat) => clans[seat]).join(", ") })]),
    ...(island.celebration === null ? [] : [say("feya-ui-text-feast", { vp: island.celebration })]),
  ].join(", ");
}

function boatLines(view: SwampView): Lines {
  return view.seats.flatMap((seat) => seat.boats.map((cell, n) => ({
    text: `${say("feya-ui-boat", { clan: seat.clan ?? "", boat: n + 1 })}: ${cell}`, place: `cell:${cell}`,
  })));
}

/** Where fish of each colour swim; those in season first. */
function fishLines(message: TableMessage, view: SwampView, box: Box): Lines {
  const scenes = [...scenesOf(message, view, box, new Map()).values()];
  const swimming = FISH_KINDS.flatMap((colour) => {
    const here = scenes.filter(({ swimmer }) => swimmer === colour);
    return here.length === 0 ? [] : [{ colour, season: here[0]!.season, cells: here.map(({ cell }) => cell.name).join(", ") }];
  });
  const ofSeason = (season: string): Lines => plain(swimming.filter((one) => one.season === season)
    .map(({ colour, cells }) => say(`feya-words-fish-${season}`, { colour, text: cells })));
  return [...ofSeason("now"), ...ofSeason("later"), ...ofSeason("over")];
}

function templeLines(view: SwampView, box: Box): Lines {
  const cells = box.data.boards[view.board]?.temples.cells ?? {};
  return Object.entries(cells).map(([temple, [q, r]]) => {
    const { left } = templeStack(view, box.data, temple);
    const gains = left.length === 0 ? say("feya-ui-cell-no-tile") : left.map(gainsOf).join("; ");
    const cell = box.at(q, r)?.name ?? "";
    return { text: `${cell}: ${say("feya-ui-cell-temple", { temple, text: gains })}`, place: `cell:${cell}` };
  });
}

function spaceLines(view: SwampView, box: Box): Lines {
  const spaces = box.data.boards[view.board]?.action_spaces.items ?? [];
  const worker = (kind: string, seat: number): string => say("feya-ui-worker-of", { worker: kind, clan: view.seats[seat]?.clan ?? "" });
  const lines = spaces.map((space) => {
    const here = view.spaces[space.id];
    const who = here !== undefined ? worker(here.worker, here.seat)
      : say(view.reserved === space.id ? "feya-ui-reserved" : "feya-ui-free");
    return { text: `${spaceWords(space)}: ${who}`, place: `space:${space.id}` };
  });
  const holder = holderOf(view, "builder");
  if (holder < 0) return lines;
  const own = say("feya-ui-builder-space", { clan: view.seats[holder]?.clan ?? "" });
  const who = view.builder_card === null ? say("feya-ui-free") : worker(view.builder_card, holder);
  return [...lines, { text: `${own}: ${who}`, place: "space:builder" }];
}

/** Races with the points that are left and who has won some, and the trophies of the end. */
function goalLines(message: TableMessage, view: SwampView, box: Box): Lines {
  const races = view.deal.races.map((card) => {
    const holders = view.seats.flatMap((seat, n) => (seat.races.includes(card) ? [nameOfSeat(message, n)] : []));
    const left = box.data.race_card_values.vp.slice(holders.length, view.seats.length).map((vp) => say("feya-short-vp", { amount: vp }));
    return [
      `${say("feya-words-race", { card })}. ${say(`feya-help-race-${card}`)}`,
      left.length === 0 ? "" : say("feya-words-race-left", { text: left.join(", ") }),
      holders.length === 0 ? "" : say("feya-words-race-held", { text: holders.join(", ") }),
    ].filter((text) => text !== "").join(" ");
  });
  const trophies = view.deal.trophies.map((card) => {
    const vp = box.data.trophy_cards.items.find((item) => item.id === card)?.vp ?? 0;
    return `${say("feya-words-trophy", { card })}: ${say(`feya-ui-${card}`, { vp })}. ${say(`feya-help-trophy-${card}`)}`;
  });
  return plain([...races, ...trophies]);
}

const tileWords = (tile: string): string => `${named(tile)}. ${say(`feya-help-tile-${tile}`)}`;

/** What passing brings in this round, and in those to come. */
function tileLines(view: SwampView, box: Box): Lines {
  if (view.over) return [];
  const now = Math.max(1, view.round);
  const here = tilesOf(view, box, now).map(({ id }) => tileWords(id));
  const later = view.deal.seasons.flatMap((_, n) => {
    const tiles = n + 1 > now ? tilesOf(view, box, n + 1).map(({ id }) => named(id)) : [];
    return tiles.length === 0 ? [] : [say("feya-words-tiles-later", { round: n + 1, text: tiles.join("; ") })];
  });
  return plain([...(here.length === 0 ? [say("feya-ui-tiles-none")] : here), ...later]);
}

function guideLines(view: SwampView, box: Box): Lines {
  return box.data.guides.items.filter((guide) => view.display[guide.id] !== undefined).map((guide) => ({
    text: `${say("feya-ui-guide", { guide: guide.id, fish: view.display[guide.id] ?? 0 })}. ${say(`feya-help-guide-${guide.id}`)} ${valuesOf(guide)}`,
    place: `guide:${guide.id}`,
  }));
}

function seatGroup(message: TableMessage, view: SwampView, box: Box, number: number): TextGroup {
  const seat = view.seats[number]!;
  const standing = view.standing[number]!;
  const clan = seat.clan === null ? "" : ` (${named(seat.clan)})`;
  const { available, spent, fresh } = seat.workers;
  const end = view.over ? "" : `; ${say("feya-text-head_end")}: ${standing.points_at_the_end}`;
  return {
    heading: `${nameOfSeat(message, number)}${clan}`, seat: number,
    lines: plain([
      `${say("feya-short-vp", { amount: standing.points })}${end}`,
      (["gold", "mana", "fish"] as const).map((good) => say(`feya-count-${good}`, { [good]: seat[good] })).join(", "),
      say("feya-ui-workers", { available, spent, fresh }),
      say("feya-count-axolotls", { axolotls: seat.axolotls }),
      guideWords(seat, box),
      reachWords(seat, standing, box),
      seat.tiles.map((tile) => `${say("feya-ui-tile", { tile })}. ${say(`feya-help-tile-${tile}`)}`).join(" "),
      ...spacesOf(seat, box).map(([track, spaces]) => trackLabel(track, seat.tracks[track], spaces)),
      seat.clan === null ? "" : say("feya-words-board", { side: seat.side, built: standing.built }),
      seat.temples.length === 0 ? "" : say("feya-words-temples", { text: listed(seat.temples) }),
      seat.races.length === 0 ? "" : say("feya-words-races-won", { text: listed(seat.races) }),
      sourceWords(seat.points, view.deal.trophies),
      seat.passed ? say("feya-ui-passed") : "",
    ]),
  };
}

function guideWords(seat: SeatView, box: Box): string {
  const guide = box.data.guides.items.find(({ id }) => id === seat.guide);
  return guide === undefined ? say("feya-ui-no-guide") : say("feya-words-guide", { text: guideHelp(guide) });
}

/** How far the boats go, and how much they catch. */
function reachWords(seat: SeatView, { range, range_navigating: navigating, catch: caught }: SwampView["standing"][number], box: Box): string {
  const plus = box.data.navigation_track.steps[seat.navigation]?.plus ?? 0;
  const far = range === null ? [] : [say("feya-words-range", { range, navigating: navigating ?? range })];
  return [say("feya-words-navigation", { plus }), ...far, say("feya-words-catch", { catch: caught })].join(", ");
}

/** Points by their sources; trophies are told apart by their place on the table. */
function sourceWords(points: Record<string, number>, trophies: readonly string[]): string {
  const cards = new Map(trophies.map((card, n) => [`trophy_${n + 1}`, card]));
  const parts = Object.entries(points).map(([source, amount]) => `${titleOf("feya", cards.get(source) ?? source)} ${amount}`);
  return parts.length === 0 ? "" : say("feya-words-points-from", { text: parts.join(", ") });
}
