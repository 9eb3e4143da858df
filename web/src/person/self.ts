/** Who is here, and how they like it: the person from the server, the settings on this device and with the person. */

import { effect, signal } from "@preact/signals";

import { isLanguage, language, preferred, read, say } from "../i18n/words";
import { api, Refused, speak } from "../wire/api";
import { isAlone } from "../wire/carrier";
import type { Me, Settings, SpeechDegree, TellingPace } from "../wire/messages";

const KEY = "bogwood-settings";

export const TELLING_PACES: readonly TellingPace[] = ["calm", "normal", "quick", "off"];
export const SPEECH_DEGREES: readonly SpeechDegree[] = ["brief", "usual", "full"];

function stored(): Settings {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Settings;
  } catch {
    return {};
  }
}

export const me = signal<Me | null>(null);
export const settings = signal<Settings>(stored());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = signal({ dark: dark.matches, still: still.matches });
for (const media of [dark, still]) {
  media.addEventListener("change", () => { system.value = { dark: dark.matches, still: still.matches }; });
}

export function isStill(): boolean {
  return settings.value.reduced_motion ?? system.value.still;
}

export function isDark(): boolean {
  const theme = settings.value.theme ?? "auto";
  return theme === "auto" ? system.value.dark : theme === "dark";
}

effect(() => {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["still"] = String(isStill());
  root.dataset["letters"] = String(settings.value.letters ?? false);
  root.dataset["colours"] = settings.value.colours ?? "usual";
  const size = `${settings.value.text_size ?? 100}%`;
  // A large screen makes normal text larger, and what is large already no larger.
  root.style.fontSize = `max(${size}, min(${size}, 100%) * var(--grow))`;
});

/** Changes settings here at once, and with the person when there is one. */
export async function change(wish: Settings): Promise<void> {
  settings.value = { ...settings.value, ...wish };
  localStorage.setItem(KEY, JSON.stringify(settings.value));
  if (wish.language !== undefined && isLanguage(wish.language)) await turnTo(wish.language);
  if (me.value !== null) me.value = await api.change({ settings: wish }).catch(() => me.value);
}

async function turnTo(tag: string): Promise<void> {
  const chosen = isLanguage(tag) ? tag : "en";
  speak(chosen);
  if (chosen !== language.value || !document.documentElement.dataset["ready"]) await read(chosen);
  document.documentElement.dataset["ready"] = "yes";
}

/** Finds out who is here; nobody is asked for a name before they do something. */
export async function arrive(): Promise<void> {
  const asked = new URLSearchParams(location.search).get("lang") ?? "";
  const tag = isLanguage(asked) ? asked : (settings.value.language ?? preferred(navigator.languages));
  await turnTo(tag);
  // In a house that is still being opened the pages are shown meanwhile.
  recognised = recognise();
  if (!isAlone()) await recognised;
}

/** Settled when it is known who is here. */
let recognised: Promise<void> = Promise.resolve();

async function recognise(): Promise<void> {
  try {
    const found = await api.me();
    me.value = found;
    if (found !== null) settings.value = { ...found.settings, ...settings.value };
  } catch (error) {
    if (!(error instanceof Refused)) console.warn(error);
  }
}

/** The nickname that this person chose; empty as long as it is only the usual one of a guest. */
export function ownName(): string {
  const nickname = me.value?.nickname ?? "";
  return nickname === say("shell-guest") ? "" : nickname;
}

/** The person, made on the spot when there is none yet. */
export async function somebody(nickname?: string): Promise<Me> {
  await recognised;
  if (me.value === null || (nickname !== undefined && nickname !== me.value.nickname)) {
    me.value = await api.visit(nickname || me.value?.nickname || say("shell-guest"));
    const own = Object.entries(settings.value).filter(([, value]) => value !== undefined);
    if (own.length > 0) void api.change({ settings: Object.fromEntries([...own, ["language", language.value]]) }).catch(() => null);
  }
  return me.value;
}
