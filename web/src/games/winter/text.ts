/** The table in words, for those who read rather than look. */

import { capital, nameOf, say } from "../../i18n/words";
import { titleOf } from "../../table/end-tale";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { TextGroup } from "../face";
import { dataOf } from "./box";
import { landOf } from "./land-map";
import { scenesOf, villagesOf } from "./land-scene";
import { siteOf } from "./site-map";
import { stoneHelp } from "./stones";
import { cardHelp, effectWords, packSize, packWords } from "./symbols-words";
import { type BoxAction, type Column, type Pack, type Scene, type TribeView, viewOf, type WinterView } from "./view";

type Lines = TextGroup["lines"];

const named = (id: string): string => nameOf("winter", id);
const plain = (texts: readonly string[]): Lines => texts.filter((text) => text !== "").map((text) => ({ text }));
const among = (pack: Pack): boolean => packSize(pack) > 0;
/** A pile by its name with what lies there; empty when nothing does. */
const pileWords = (name: string, pack: Pack): string => (among(pack) ? `${capital(named(name))}: ${packWords(pack)}` : "");

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
    ...view.tribes.map((_, tribe) => tribeGroup(scene, tribe)),
    { heading: say("winter-ui-columns"), lines: columnLines(scene) },
    { heading: say("winter-ui-stacks"), lines: stackLines(scene) },
    { heading: say("winter-ui-culture"), lines: cultureLines(scene) },
    { heading: say("winter-ui-hunting"), lines: animalLines(scene) },
    { heading: say("winter-ui-stones"), lines: stoneLines(scene) },
    { heading: say("winter-ui-board"), lines: landLines(scene) },
    { heading: say("winter-ui-site"), lines: siteLines(scene) },
    { heading: say("winter-ui-text-numbers"), lines: [{ text: say("winter-help-reconstructed") }] },
  ].filter((group) => group.lines.length > 0);
}

function roundLines({ message, view, data }: Scene): Lines {
  const order = view.order.map((seat) => nameOfSeat(message, seat)).join(", ");
  const { labour, column, column_labour: extra, culture_played: played, first, free_to_hand: free } = view.player_turn;
  const { abilities, hexes, rest_of_terrain: isOpen } = view.eclipse;
  const chosen = view.setup_cards.map((id) => setupWords(data, id)).join("; ");
  return plain([
    order === "" ? "" : say("winter-ui-text-order", { text: order }),
    column === null ? "" : say("winter-ui-text-turn", { column, labour }),
    column === null && labour > 0 ? say("winter-words-labour", { labour }) : "",
    ...Object.entries(extra).map(([id, amount]) => say("winter-words-labour-in", { column: id, amount })),
    column !== null && first ? say("winter-words-first-here") : "",
    played > 0 ? say("winter-words-culture-played", { count: played }) : "",
    free > 0 ? say("winter-words-free-to-hand", { count: free }) : "",
    among(abilities) ? say("winter-words-abilities", { text: packWords(abilities) }) : "",
    hexes.length > 0 ? say("winter-words-hexes", { text: hexes.map(named).join(", ") }) : "",
    isOpen ? say("winter-words-rest-of-terrain") : "",
    chosen === "" ? "" : say("winter-words-setup-cards", { text: chosen }),
    fishWords(view),
    among(view.fish_drawn) ? say("winter-words-fish-drawn", { text: packWords(view.fish_drawn) }) : "",
  ]);
}

function setupWords(data: Scene["data"], id: string): string {
  const effects = data.setup_cards.items.find((item) => item.id === id)?.effects ?? [];
  return `${named(id)} (${effectWords(effects)})`;
}

/** The supply of fish tokens, in games with a river. */
function fishWords({ fish, fish_discard: gone }: WinterView): string {
  if (fish + packSize(gone) === 0) return "";
  const supply = say("winter-ui-fish", { left: fish, gone: packSize(gone) });
  return among(gone) ? `${supply} ${say("winter-ui-fish-gone", { text: packWords(gone) })}` : supply;
}

// Columns

function columnLines(scene: Scene): Lines {
  const { view, data } = scene;
  const lines = data.columns.items.map((column) => ({ text: columnWords(scene, column), place: `column:${column.id}` }));
  const rest = `${named("rest")}: ${effectWords(data.rest.effects)}${standing(scene, "rest")}`;
  return view.over ? [] : [...lines, { text: rest, place: "column:rest" }];
}

/** A column with its three boxes, what they cost and bring, and who stands there. */
function columnWords(scene: Scene, { id, box1, box2, box3 }: Column): string {
  const { view } = scene;
  const first = view.columns.includes(id) ? say("winter-ui-first-taken") : say("winter-ui-free-first");
  const box = (number: number, text: string): string => say("winter-ui-box", { number, text });
  return [
    `${named(id)}. ${box(1, box1.map((action) => actionWords(action, view)).join("; "))}`,
    box(2, actionWords(box2, view)),
    `${box(3, effectWords(box3))} (${first})${standing(scene, id)}`,
  ].join(". ");
}

function actionWords(action: BoxAction, { era }: WinterView): string {
  const { labour = 0, food = 0, tools = action.tools_by_era?.[era - 1] ?? 0, effects = [] } = action;
  const price = Object.entries({ labour, food, tools }).filter(([, amount]) => amount > 0)
    .map(([thing, amount]) => say(`winter-count-${thing}`, { amount }));
  const costs = price.length === 0 ? [] : [say("winter-words-costs", { text: price.join(", ") })];
  const brings = effects.length === 0 ? [] : [effectWords(effects)];
  return [say(`winter-ui-deed-${action.id}`), ...costs, ...brings].join(", ");
}

/** Who stands in a column. */
function standing({ message, view }: Scene, column: string): string {
  const here = view.tribes.flatMap(({ figures }, tribe) => {
    const [members, chief] = [figures.members[column] ?? 0, figures.chief === column ? 1 : 0];
    return members + chief === 0 ? [] : [say("winter-words-stands", { text: nameOfSeat(message, tribe), members, chief })];
  });
  return here.length === 0 ? "" : `; ${here.join(", ")}`;
}

// Displays

function stackLines({ view, data }: Scene): Lines {
  return Object.entries(view.stacks).map(([id, left]) => ({
    text: `${say("winter-ui-text-stack", { card: id, left })}. ${cardHelp(data, id)}`, place: `stack:${id}`,
  }));
}

function cultureLines({ view, data }: Scene): Lines {
  const places = view.culture.map((id, n) => ({
    text: say("winter-ui-text-culture", { number: n + 1, text: id === null ? "—" : cultureWords(data, id) }),
    place: `culture:${n + 1}`,
  }));
  return [...places, { text: say("winter-ui-culture-deck", { era: view.era, count: view.culture_deck }) }];
}

function cultureWords(data: Scene["data"], id: string): string {
  const card = data.culture_cards.items.find((item) => item.id === id);
  if (card === undefined) return named(id);
  const price = `${say("winter-count-labour", { amount: card.labour })}, ${say("winter-count-tools", { amount: card.tools })}`;
  return `${say("winter-words-costs", { text: price })}. ${cardHelp(data, id)}`;
}

function animalLines({ view, data }: Scene): Lines {
  const tipped = (id: string): string => effectWords(data.animals.items.find((item) => item.id === id)?.tipped ?? []);
  const open = view.animals.map((id, n) => ({
    text: say("winter-ui-text-animal", {
      number: n + 1, text: id === null ? "—" : `${named(id)}. ${say("winter-ui-tipped-gives", { text: tipped(id) })}`,
    }),
    place: `animal:${n + 1}`,
  }));
  const gone = view.animal_discard;
  const deck = say("winter-ui-animal-deck", { count: view.animal_deck, discarded: packSize(gone) });
  return [...open, { text: among(gone) ? `${deck}: ${packWords(gone)}` : deck }];
}

function stoneLines({ data, view }: Scene): Lines {
  return view.stones.flatMap((shown, era) => shown.flatMap((id, n) => (id === null ? [] : [{
    text: say("winter-ui-text-stone", { era: era + 1, number: n + 1, text: stoneHelp(data, id) }), place: `stone:${n + 1}`,
  }])));
}

// The land

function landLines(scene: Scene): Lines {
  const { message, view, data } = scene;
  const map = landOf(data, view);
  const spots = scenesOf(scene, map).filter(({ kind, owner }) => kind !== "base" || owner !== null)
    .map(({ label, names, bonus, spot }) => ({
      text: [
        bonus.length === 0 ? label : `${label} (${effectWords(bonus)})`, ...influenceWords(scene, spot.name),
      ].join(", "),
      place: names[0] ?? "",
    }));
  const villages = villagesOf(scene, map).map(({ spot, tribe }) => {
    const owner = say("winter-ui-village-of", { text: nameOfSeat(message, tribe) });
    return { text: `${say("winter-ui-junction", { text: spot.name })}: ${owner}`, place: `junction:${spot.name}` };
  });
  return [...spots, ...villages];
}

/** Whose influence a hex has. */
function influenceWords({ message, view }: Scene, hex: string): string[] {
  const here = (view.influence[hex]?.influence ?? [])
    .flatMap((amount, tribe) => (amount === 0 ? [] : [`${nameOfSeat(message, tribe)} ${amount}`]));
  return here.length === 0 ? [] : [say("winter-words-influence", { text: here.join(", ") })];
}

function siteLines({ message, view, data }: Scene): Lines {
  const built = view.tribes.flatMap((one, tribe) => [
    ...[...one.level_1, ...one.level_2].map((id) => ({ id, text: say("winter-ui-megalith-of", { text: nameOfSeat(message, tribe) }) })),
    ...[...one.neutral_1, ...one.neutral_2].map((id) => ({ id, text: say("winter-ui-neutral-of", { text: nameOfSeat(message, tribe) }) })),
  ]).map(({ id, text }) => ({ text: `${capital(named(id))}: ${text}`, place: `space:${id}` }));
  const taken = new Set(built.map(({ place }) => place));
  const free = siteOf(data, view.players).spaces.filter(({ id }) => !taken.has(`space:${id}`));
  const words = free.map(({ id, bonus }) => `${capital(named(id))} ${effectWords(bonus)}`).join("; ");
  return [...built, ...(words === "" ? [] : [{ text: say("winter-ui-text-free-spaces", { text: words }) }])];
}

// Tribes

function tribeGroup(scene: Scene, tribe: number): TextGroup {
  const { message, view, data } = scene;
  const one = view.tribes[tribe]!;
  const isRival = one.colour === "rival";
  return {
    heading: `${nameOfSeat(message, tribe)}${isRival ? "" : `, ${named(one.colour)}`}`, seat: tribe,
    lines: plain([
      say("winter-ui-text-score", { points: one.score }),
      [
        say("winter-count-food", { amount: one.food }), say("winter-count-tools", { amount: one.tools }),
        say("winter-count-honor", { amount: one.honor }), say("winter-count-sacrifice", { amount: one.sacrifice }),
        `${named("strength")} ${one.strength}`,
      ].join(", "),
      say("winter-ui-text-figures", { members: one.members, chiefs: one.chiefs }),
      ...(isRival ? pileLines(one) : cardLines(scene, one)),
      one.waiting_draws > 0 ? say("winter-words-waiting-draws", { count: one.waiting_draws }) : "",
      ...chiefWords(scene, one),
      one.setup_card === null ? "" : `${capital(named("setup_card"))}: ${setupWords(scene.data, one.setup_card)}`,
      campWords(scene, one),
      one.raft === null ? "" : say("winter-words-raft", { place: one.raft }),
      pileWords("animals", one.animals),
      among(one.tipped) ? capital(say("winter-ui-text-tipped", { text: packWords(one.tipped) })) : "",
      one.stones.length === 0 ? "" : `${capital(named("stones"))}: ${one.stones.map((id) => stoneHelp(data, id)).join(" ")}`,
      sourceWords("winter-words-points-from", one.points),
      view.over ? "" : sourceWords("winter-words-end-adds", one.standing),
    ]),
  };
}

/** What a tribe holds in secret, as far as it is told; otherwise how much of it. */
function cardLines({ data }: Scene, one: TribeView): string[] {
  const hand = one.hand === undefined ? say("winter-ui-text-hand", { count: one.hand_size })
    : [`${capital(named("hand"))}: ${packWords(one.hand)}`, ...Object.keys(one.hand).map((id) => cardHelp(data, id))].join(". ");
  return [
    hand,
    among(one.known) ? say(one.hand === undefined ? "winter-words-known" : "winter-words-known-to-others", { text: packWords(one.known) }) : "",
    say("winter-ui-text-deck", { count: one.deck_size }) + (one.deck !== undefined && among(one.deck) ? `: ${packWords(one.deck)}` : ""),
    ...pileLines(one),
  ];
}

/** The cards of a tribe that everybody may know. */
function pileLines(one: TribeView): string[] {
  return [
    ...(["discard", "played", "pile", "grave"] as const).map((name) => pileWords(name, one[name])),
    among(one.cards) ? say("winter-words-all-cards", { text: packWords(one.cards) }) : "",
  ];
}

/** The chief with what it does in which column, as far as its side is known. */
function chiefWords({ data }: Scene, { chief, side }: TribeView): string[] {
  if (chief === null) return [];
  const sides = data.chiefs.items.find((item) => item.id === chief)?.sides ?? {};
  const deeds = (sides[side ?? ""] ?? []).map(({ column, effects }) => say("winter-ui-effect-in", { text: effectWords(effects), column }));
  const name = `${capital(named("chief"))}: ${named(side === null ? chief : `${chief}_${side}`)}`;
  return [deeds.length === 0 ? name : `${name}. ${deeds.join("; ")}`];
}

/** Camps and villages, with the income of the places that the camps have left. */
function campWords({ data }: Scene, one: TribeView): string {
  const places = data.player_board.camp_income;
  const income = places.slice(0, places.length - one.camps_home).map(effectWords).join("; ");
  const camps = say("winter-ui-text-camps", { home: one.camps_home, villages: one.villages.length });
  return income === "" ? camps : `${camps}; ${say("winter-words-camp-income", { text: income })}`;
}

/** Points by their sources. */
function sourceWords(key: string, points: Record<string, number>): string {
  const parts = Object.entries(points).filter(([, amount]) => amount !== 0)
    .map(([source, amount]) => `${titleOf("winter", source)} ${amount}`);
  return parts.length === 0 ? "" : say(key, { text: parts.join(", ") });
}
