/** Small sounds made on the spot, and the signs that it is my turn: the title of the tab, and a notification. */

import { effect } from "@preact/signals";

import { kindsOf } from "../games/faces";
import { say } from "../i18n/words";
import { settings } from "../person/self";
import type { Fact } from "../wire/messages";
import { isMyTurnNow, newFacts } from "./motion-facts";
import type { Change, Session } from "./session";

type Sound = "turn" | "chat" | "coin" | "splash" | "knock" | "end";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (context === null && typeof AudioContext !== "undefined") context = new AudioContext();
  if (context?.state === "suspended") void context.resume();
  return context;
}

/** A tone that swells and dies away. */
function tone(
  at: AudioContext, pitch: number, start: number, length: number, loud: number, shape: OscillatorType = "sine",
): void {
  const source = at.createOscillator();
  const gain = at.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at.currentTime + start);
  gain.gain.setValueAtTime(0, at.currentTime + start);
  gain.gain.linearRampToValueAtTime(loud, at.currentTime + start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + start + length);
  source.connect(gain).connect(at.destination);
  source.start(at.currentTime + start);
  source.stop(at.currentTime + start + length + 0.02);
}

/** A breath of noise through a filter: water, or wood. */
function noise(at: AudioContext, pitch: number, length: number, loud: number, kind: BiquadFilterType): void {
  const frames = Math.floor(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < frames; n++) data[n] = (Math.random() * 2 - 1) * (1 - n / frames) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = kind;
  filter.frequency.setValueAtTime(pitch, at.currentTime);
  filter.frequency.exponentialRampToValueAtTime(pitch / 3, at.currentTime + length);
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start();
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  turn: (at) => { tone(at, 587, 0, 0.5, 0.09); tone(at, 880, 0.14, 0.7, 0.08); },
  chat: (at) => { tone(at, 740, 0, 0.18, 0.06, "triangle"); tone(at, 988, 0.09, 0.3, 0.05, "triangle"); },
  coin: (at) => { tone(at, 1568, 0, 0.16, 0.04, "triangle"); tone(at, 2093, 0.06, 0.2, 0.035, "triangle"); },
  splash: (at) => noise(at, 1400, 0.32, 0.12, "bandpass"),
  knock: (at) => { noise(at, 900, 0.07, 0.3, "lowpass"); tone(at, 150, 0, 0.1, 0.12, "triangle"); },
  end: (at) => [392, 494, 587, 784].forEach((pitch, n) => tone(at, pitch, n * 0.16, 0.9, 0.07)),
};

export function play(sound: Sound): void {
  if (!settings.value.sound) return;
  const at = audio();
  if (at !== null) SOUNDS[sound](at);
}

/** What is heard of a change: the most telling of its facts. */
function soundOf(change: Change, isMine: boolean): Sound | null {
  const { before, after } = change;
  if (before?.status === "running" && after.status === "over") return "end";
  if (isMine) return "turn";
  const kinds = kindsOf(after.game);
  const facts = newFacts(change);
  const isPut = ([kind]: Fact): boolean => kinds.laid.has(kind) || kind in kinds.flights || kind in kinds.walks;
  if (facts.some(isPut)) return "knock";
  if (facts.some((fact) => kinds.travels[fact[0]] !== undefined && fact[2] !== 0)) return "splash";
  return facts.some((fact) => kinds.counts[fact[0]] !== undefined) ? "coin" : null;
}

function notify(session: Session): void {
  if (!document.hidden || !settings.value.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const message = session.message.value!;
  try {
    const body = say("end-note-body", { what: say(`${message.game}-title`), text: message.title });
    const tag = `bogwood-${session.table}`;
    const note = new Notification(say("end-note-title"), { body, tag, icon: "/favicon.svg" });
    note.onclick = () => { window.focus(); note.close(); };
  } catch {
    // Some phones allow notifications only to service workers; the title and the sound are left.
  }
}

/** Follows a table with sounds and signs; returns what ends it. */
export function startSounds(session: Session): () => void {
  const title = document.title;
  const stopTitle = effect(() => {
    const message = session.message.value;
    const name = message === null ? "" : say(`${message.game}-title`);
    document.title = session.isMyTurn.value ? say("end-tab-turn") : `${name} · Bogwood`;
  });
  const stopChanges = session.onChange((change) => {
    const isMine = isMyTurnNow(change) && change.before !== null;
    const sound = soundOf(change, isMine);
    if (sound !== null) play(sound);
    if (isMine) notify(session);
  });
  let known = session.chat.peek().at(-1)?.number ?? -1;
  const stopChat = effect(() => {
    const last = session.chat.value.at(-1);
    if (last !== undefined && last.number > known && last.seat !== session.seat) play("chat");
    known = last?.number ?? known;
  });
  return () => {
    stopTitle();
    stopChanges();
    stopChat();
    document.title = title;
  };
}
