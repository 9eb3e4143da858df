/** The table in words, for those who read rather than look. */

import { capital, nameOf, say } from "../../i18n/words";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { dataOf } from "./box";
import { landOf } from "./land-map";
import { scenesOf, villagesOf } from "./land-scene";
import { siteOf } from "./site-map";
import { effectWords, packWords } from "./symbols-words";
import { type Pack, type Scene, type TribeView, viewOf, type WinterView } from "./view";

type Lines = TextGroup["lines"];

const named = (id: string): string => nameOf("winter", id);

/** The heading of the round. */
export function roundTitleOf(view: WinterView): string {
  if (view.over) return say("winter-question-game_over");
  if (view.phase === "setup") return capital(named("setup"));
  return say("winter-ui-round", { round: view.round, rounds: view.rounds, era: view.era, phase: view.phase });
}

export function textOf(message: TableMessage): TextGroup[] {
  const view = viewOf(message);
  const data = dataOf(message);
  if (view === null || data === null) return [];
  const scene = { message, view, data };
  return [
    { heading: roundTitleOf(view), lines: roundLines(scene) },
    { heading: say("winter-ui-columns"), lines: columnLines(scene) },
    { heading: say("winter-ui-board"), lines: landLines(scene) },
    { heading: say("winter-ui-text-displays"), lines: displayLines(scene) },
    { heading: say("winter-ui-site"), lines: siteLines(scene) },
    ...view.tribes.map((_, tribe) => tribeGroup(scene, tribe)),
    { heading: say("winter-ui-text-numbers"), lines: [{ text: say("winter-help-reconstructed") }] },
  ];
}

function roundLines({ message, view }: Scene): Lines {
  const order = view.order.map((seat) => nameOfSeat(message, seat)).join(", ");
  const { labour, column } = view.player_turn;
  return [
    { text: say("winter-ui-text-order", { text: order }) },
    ...(column === null ? [] : [{ text: say("winter-ui-text-turn", { column, labour }) }]),
  ];
}

function columnLines({ view, data }: Scene): Lines {
  const lines = data.columns.items.map(({ id, box3 }) => {
    const first = view.columns.includes(id) ? say("winter-ui-first-taken") : say("winter-ui-free-first");
    return { text: `${named(id)}: ${first} (${effectWords(box3)})`, place: `column:${id}` };
  });
  return [...lines, { text: `${named("rest")}: ${effectWords(data.rest.effects)}`, place: "column:rest" }];
}

function landLines(scene: Scene): Lines {
  const map = landOf(scene.data, scene.view);
  const spots = scenesOf(scene, map).filter(({ kind, owner }) => kind !== "base" || owner !== null)
    .map(({ label, names, bonus }) => ({
      text: bonus.length === 0 ? label : `${label} (${effectWords(bonus)})`, place: names[0] ?? "",
    }));
  const villages = villagesOf(scene, map).map(({ spot, tribe }) => {
    const owner = say("winter-ui-village-of", { text: nameOfSeat(scene.message, tribe) });
    return { text: `${say("winter-ui-junction", { text: spot.name })}: ${owner}`, place: `junction:${spot.name}` };
  });
  return [...spots, ...villages];
}

function displayLines({ view, data }: Scene): Lines {
  const culture = view.culture.map((id, n) => ({
    text: say("winter-ui-text-culture", { number: n + 1, text: id === null ? "—" : cultureWords(data, id) }),
    place: `culture:${n + 1}`,
  }));
  const animals = view.animals.map((id, n) => ({
    text: say("winter-ui-text-animal", { number: n + 1, text: id === null ? "—" : named(id) }),
    place: `animal:${n + 1}`,
  }));
  const stones = view.stones.flatMap((shown, era) => shown.flatMap((id, n) => (id === null ? [] : [{
    text: say("winter-ui-text-stone", { era: era + 1, number: n + 1, text: stoneWords(id) }), place: `stone:${n + 1}`,
  }])));
  const stacks = Object.entries(view.stacks).map(([id, left]) => ({
    text: say("winter-ui-text-stack", { card: id, left }), place: `stack:${id}`,
  }));
  return [...stacks, ...culture, ...animals, ...stones];
}

const stoneWords = (id: string): string => `${named(id)}. ${say(`winter-help-stone-${id}`)}`;

function cultureWords(data: Scene["data"], id: string): string {
  const card = data.culture_cards.items.find((item) => item.id === id);
  if (card === undefined) return named(id);
  const { labour, tools } = card;
  const price = `${say("winter-count-labour", { labour })}, ${say("winter-count-tools", { tools })}`;
  return `${named(id)} (${price}): ${effectWords(card.effects)}`;
}

function siteLines({ message, view, data }: Scene): Lines {
  const built = view.tribes.flatMap((one, tribe) => [...one.level_1, ...one.level_2, ...one.neutral_1, ...one.neutral_2]
    .map((id) => ({ text: `${capital(named(id))}: ${nameOfSeat(message, tribe)}`, place: `space:${id}` })));
  const taken = new Set(built.map(({ place }) => place));
  const free = siteOf(data, view.players).spaces.filter(({ id }) => !taken.has(`space:${id}`));
  const words = free.map(({ id, bonus }) => `${capital(named(id))} ${effectWords(bonus)}`).join("; ");
  return [...built, { text: say("winter-ui-text-free-spaces", { text: words }) }];
}

/** What a tribe holds in secret, as far as it is told; otherwise how much of it. */
function cardLines(one: TribeView): string[] {
  const zone = (name: string, pack: Pack): string => `${capital(named(name))}: ${packWords(pack)}`;
  return [
    one.hand === undefined ? say("winter-ui-text-hand", { count: one.hand_size }) : zone("hand", one.hand),
    say("winter-ui-text-deck", { count: one.deck_size }),
    zone("discard", one.discard), zone("played", one.played), zone("pile", one.pile), zone("grave", one.grave),
  ];
}

const chiefName = (chief: string, side: string | null): string => named(side === null ? chief : `${chief}_${side}`);

function tribeGroup({ message, view }: Scene, tribe: number): TextGroup {
  const one = view.tribes[tribe]!;
  const camps = { home: one.camps_home, villages: one.villages.length };
  const lines = [
    say("winter-ui-text-score", { points: one.score }),
    [
      say("winter-count-food", { food: one.food }), say("winter-count-tools", { tools: one.tools }),
      ...(["honor", "sacrifice", "strength"] as const).map((name) => `${named(name)} ${one[name]}`),
    ].join(", "),
    say("winter-ui-text-camps", camps),
    say("winter-ui-text-figures", { members: one.members, chiefs: one.chiefs }),
    ...(one.chief === null ? [] : [`${capital(named("chief"))}: ${chiefName(one.chief, one.side)}`]),
    `${capital(named("animals"))}: ${packWords(one.animals)}`,
    capital(say("winter-ui-text-tipped", { text: packWords(one.tipped) })),
    `${capital(named("stones"))}: ${one.stones.map(named).join(", ") || "–"}`,
    ...(one.colour === "rival" ? [] : cardLines(one)),
  ];
  return {
    heading: `${nameOfSeat(message, tribe)}${one.colour === "rival" ? "" : `, ${named(one.colour)}`}`,
    lines: lines.map((text) => ({ text })),
  };
}
