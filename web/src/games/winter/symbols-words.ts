/** Bonuses and cards in sentences: every number comes from the data, the words from the game. */

import { capital, nameOf, say } from "../../i18n/words";
import type { BasicCard, CultureCard, Effect, WinterData } from "./view";

const list = (parts: string[]): string => parts.filter((part) => part !== "").join(", ");

/** What a bonus does, one record after the other. */
export function effectWords(effects: Effect[]): string {
  return list(effects.map(oneEffect));
}

function oneEffect(effect: Effect): string {
  if (effect.options !== undefined) return effect.options.map(effectWords).join(` ${say("winter-ui-or")} `);
  if (effect.then !== undefined) return `${payWords(effect)}: ${effectWords(effect.then)}`;
  if (effect.counter !== undefined) return scoreWords(effect, effect.counter);
  return effect.condition === undefined ? plainWords(effect)
    : say(`winter-effect-${effect.verb}-column`, { amount: effect.amount, column: effect.condition.column });
}

function payWords({ resource = "", amount }: Effect): string {
  return say(`winter-effect-pay-${resource}`, { amount });
}

/** The game's own words for a verb; where they name no number, several are marked as such. */
function plainWords({ verb, amount }: Effect): string {
  const words = say(`winter-effect-${verb}`, { amount });
  return amount > 1 && !words.includes(String(amount)) ? `${words} × ${amount}` : words;
}

/** Points for what is counted: for how many of what, and at most how many points. */
function scoreWords({ amount, argument, divisor = 1, max }: Effect, counter: string): string {
  const told = { amount, divisor, counter };
  const points = argument === undefined ? say("winter-effect-score_per", told)
    : say("winter-effect-score_per-at", { ...told, terrain: argument });
  return max === undefined ? points : `${points}; ${say("winter-ui-score-most", { most: max })}`;
}

export function basicCard(data: WinterData, id: string): BasicCard | undefined {
  return [...data.starting_cards.items, ...data.tribe_cards.items].find((card) => card.id === id);
}

export function cultureCard(data: WinterData, id: string): CultureCard | undefined {
  return data.culture_cards.items.find((card) => card.id === id);
}

const sentence = (text: string): string => (text === "" ? "" : `${capital(text)}.`);

/** A starting or tribe card: Labour, what it gives besides, what it can do in the Eclipse, its points. */
function basicWords(card: BasicCard): string[] {
  const columns = Object.entries(card.labour_in)
    .map(([column, labour]) => say("winter-ui-labour-in", { labour, column }));
  const extras = Object.entries(card.column_effects)
    .map(([column, effects]) => say("winter-ui-effect-in", { text: effectWords(effects), column }));
  return [
    sentence(list([say("winter-ui-labour", { labour: card.labour }), ...columns, ...extras])),
    card.eclipse.length === 0 ? "" : say("winter-ui-in-eclipse", { text: effectWords(card.eclipse) }),
    card.vp === 0 ? "" : say("winter-ui-worth", { points: card.vp }),
  ];
}

function cultureWords(card: CultureCard): string[] {
  return [sentence(effectWords(card.effects)), say("winter-ui-worth", { points: card.vp })];
}

/** What there is to know about a card, its name first. */
export function cardHelp(data: WinterData, id: string): string {
  const [basic, culture] = [basicCard(data, id), cultureCard(data, id)];
  const words = basic !== undefined ? basicWords(basic) : culture !== undefined ? cultureWords(culture) : [];
  return [sentence(nameOf("winter", id)), ...words].filter((part) => part !== "").join(" ");
}

/** So many of each, in words. */
export function packWords(pack: Record<string, number>): string {
  const parts = Object.entries(pack).map(([id, count]) => `${nameOf("winter", id)}${count > 1 ? ` × ${count}` : ""}`);
  return parts.join(", ") || "–";
}

export function packSize(pack: Record<string, number>): number {
  return Object.values(pack).reduce((sum, count) => sum + count, 0);
}
