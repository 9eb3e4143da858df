/** The table in words, for those who read rather than look. */

import { nameOf, say } from "../../i18n/words";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { type Box, boxOf } from "./box";
import { roundTitleOf } from "./common";
import { valuesOf } from "./guides";
import { colourName, gainsOf, islandName, scenesOf } from "./scene";
import { type Island, seasonColours, type SwampView, templeStack, viewOf } from "./view";

type Lines = TextGroup["lines"];

export function textOf(message: TableMessage): TextGroup[] {
  const view = viewOf(message);
  const box = boxOf(message);
  if (view === null || box === null) return [];
  return [
    { heading: roundTitleOf(view), lines: roundLines(view, box) },
    { heading: say("feya-ui-text-islands"), lines: islandLines(message, view, box) },
    { heading: say("feya-ui-text-boats"), lines: boatLines(view) },
    { heading: say("feya-ui-text-fish"), lines: fishLines(message, view, box) },
    { heading: say("feya-ui-text-temples"), lines: templeLines(view, box) },
    { heading: say("feya-ui-spaces"), lines: spaceLines(view, box) },
    { heading: say("feya-ui-guides"), lines: guideLines(view, box) },
    ...view.seats.map((_, n) => seatGroup(message, view, n)),
  ].filter((group) => group.lines.length > 0);
}

function roundLines(view: SwampView, box: Box): Lines {
  const season = seasonColours(view, box.data, Math.max(1, view.round)).map(colourName).join(", ");
  const named = (ids: string[]): string => ids.map((id) => nameOf("feya", id)).join("; ");
  return [
    { text: say("feya-ui-season", { text: season }) },
    { text: `${say("feya-ui-races")}: ${named(view.deal.races)}` },
    { text: `${say("feya-ui-trophies")}: ${named(view.deal.trophies)}` },
    { text: say("feya-text-supply", { axolotls: view.axolotls.supply, shrines: view.shrine_tiles.supply }) },
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
  const led = island.led_by.map((seat) => nameOf("feya", view.seats[seat]?.clan ?? "")).join(", ");
  return [
    islandName(island.name),
    say("feya-ui-text-shrines", { shrines: island.shrines }),
    ...(island.totem ? [say("feya-ui-text-totem")] : []),
    ...(led === "" ? [] : [say("feya-ui-text-led", { text: led })]),
    ...(island.celebration === null ? [] : [say("feya-ui-text-feast", { vp: island.celebration })]),
  ].join(", ");
}

function boatLines(view: SwampView): Lines {
  return view.seats.flatMap((seat) => seat.boats.map((cell, n) => ({
    text: `${say("feya-ui-boat", { clan: seat.clan ?? "", boat: n + 1 })}: ${cell}`, place: `cell:${cell}`,
  })));
}

function fishLines(message: TableMessage, view: SwampView, box: Box): Lines {
  const season = [...scenesOf(message, view, box, new Map()).values()].filter((scene) => scene.season === "now");
  return season.map(({ cell, label }) => ({ text: label, place: `cell:${cell.name}` }));
}

function templeLines(view: SwampView, box: Box): Lines {
  const cells = box.data.boards[view.board]?.temples.cells ?? {};
  return Object.entries(cells).map(([temple, [q, r]]) => {
    const [tile] = templeStack(view, box.data, temple).left;
    const gain = tile === undefined ? say("feya-ui-cell-no-tile") : gainsOf(tile);
    const cell = box.at(q, r)?.name ?? "";
    return { text: `${cell}: ${say("feya-ui-cell-temple", { temple, text: gain })}`, place: `cell:${cell}` };
  });
}

function spaceLines(view: SwampView, box: Box): Lines {
  const spaces = box.data.boards[view.board]?.action_spaces.items ?? [];
  return spaces.map(({ id }) => {
    const here = view.spaces[id];
    const who = here === undefined ? say(view.reserved === id ? "feya-ui-reserved" : "feya-ui-free")
      : say("feya-ui-worker-of", { worker: here.worker, clan: view.seats[here.seat]?.clan ?? "" });
    return { text: `${nameOf("feya", id)}: ${who}`, place: `space:${id}` };
  });
}

function guideLines(view: SwampView, box: Box): Lines {
  return box.data.guides.items.filter((guide) => view.display[guide.id] !== undefined).map((guide) => ({
    text: `${say("feya-ui-guide", { guide: guide.id, fish: view.display[guide.id] ?? 0 })}. ${valuesOf(guide)}`,
    place: `guide:${guide.id}`,
  }));
}

function seatGroup(message: TableMessage, view: SwampView, number: number): TextGroup {
  const seat = view.seats[number]!;
  const standing = view.standing[number]!;
  const clan = seat.clan === null ? "" : ` (${nameOf("feya", seat.clan)})`;
  const counts = ["gold", "mana", "fish"] as const;
  const { available, spent, fresh } = seat.workers;
  const lines = [
    `${say("feya-short-vp", { amount: standing.points })}; ${say("feya-text-head_end")}: ${standing.points_at_the_end}`,
    counts.map((good) => say(`feya-count-${good}`, { [good]: seat[good] })).join(", "),
    say("feya-ui-workers", { available, spent, fresh }),
    say("feya-count-axolotls", { axolotls: seat.axolotls }),
    seat.guide === null ? say("feya-ui-no-guide") : nameOf("feya", seat.guide),
    ...(seat.tiles.length === 0 ? [] : [seat.tiles.map((tile) => say("feya-ui-tile", { tile })).join(", ")]),
    ...(seat.passed ? [say("feya-ui-passed")] : []),
  ];
  return { heading: `${nameOfSeat(message, number)}${clan}`, lines: lines.map((text) => ({ text })) };
}
