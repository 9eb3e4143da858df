/** The worker in which the house stands: the same host, store and routes as at a server, asked by the page. */

import type { PyodideAPI } from "pyodide";
import type { PyProxy } from "pyodide/ffi";

import { type Disk, FILE, FOLDER, mountDisk, openDisk } from "./disk";
import { Start } from "./python";
import type { FromWorker, ToWorker, Trouble } from "./speech";
import { Threads } from "./threads";

interface Line {
  say(text: string): void;
  hang_up(): void;
}

interface House {
  ask(method: string, address: string, heads: string, body: string): Promise<PyProxy & { toJs(): [number, string, string] }>;
  open(address: string, speak: (text: string) => void, close: (code: number) => void): Line & PyProxy;
}

let house: House | null = null;
const lines = new Map<number, Line & PyProxy>();

const tell = (message: FromWorker): void => postMessage(message);

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const message = event.data;
  switch (message.do) {
    case "begin": void begin(message); break;
    case "ask": void ask(message); break;
    case "open": open(message.id, message.address); break;
    case "say": lines.get(message.id)?.say(message.text); break;
    case "hang-up": hangUp(message.id); break;
  }
});

type Begin = ToWorker & { do: "begin" };

async function begin(given: Begin): Promise<void> {
  if (!(await isAlone(given.place))) {
    trouble("second-tab");
    // When the other one is closed, whoever waits here may go on.
    void navigator.locks.request(given.place, () => tell({ told: "free" }));
    return;
  }
  try {
    await openHouse(given);
  } catch (problem) {
    console.error(problem);
    trouble("broken", problem);
  }
}

function trouble(why: Trouble, problem: unknown = ""): void {
  tell({ told: "trouble", why, text: problem instanceof Error ? problem.message : String(problem) });
}

/** Only one page at a time may have the store open; the browser gives the lock back when a page is gone, however it went. */
function isAlone(place: string): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  return new Promise((answer) => {
    void navigator.locks.request(place, { ifAvailable: true }, (lock) => {
      answer(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

async function openHouse({ base, parts, place }: Begin): Promise<void> {
  const start = new Start(base, parts, (share) => tell({ told: "progress", share }));
  const [python, disk] = await Promise.all([start.run(), openDisk(place)]);
  mountDisk(python, disk);
  const threads = new Threads(new URL(parts.thinker, base).href, base, parts);
  const found = await begun(python, disk, threads);
  if (typeof found === "string") {
    trouble(found === "store-too-new" ? "newer-store" : "broken-store", found);
    return;
  }
  house = found;
  start.finish();
  tell({ told: "ready", keeping: disk.kind });
}

function begun(python: PyodideAPI, disk: Disk, threads: Threads): Promise<House | string> {
  const browser = {
    path: `${FOLDER}/${FILE}`,
    durable: () => disk.durable(),
    is_ready: (name: string) => threads.isReady(name),
    warm: (name: string) => void threads.warm(name),
    run: (name: string, content: PyProxy & { toJs(): Uint8Array }, share: (done: number) => void) =>
      threads.run(name, content.toJs(), share),
    end: (name: string) => threads.end(name),
  };
  const first = python.pyimport("bogwood.tab.start") as PyProxy & { begin(given: typeof browser): Promise<House | string> };
  return first.begin(browser);
}

async function ask({ id, method, address, heads, body }: ToWorker & { do: "ask" }): Promise<void> {
  try {
    const answer = await house!.ask(method, address, heads, body);
    const [status, answered, text] = answer.toJs();
    answer.destroy();
    tell({ told: "answer", id, status, heads: answered, body: text });
  } catch (problem) {
    console.error(problem);
    tell({ told: "failed", id, text: String(problem) });
  }
}

function open(id: number, address: string): void {
  const speak = (text: string): void => tell({ told: "message", id, text });
  const close = (code: number): void => {
    tell({ told: "closed", id, code });
    lines.delete(id);
  };
  lines.set(id, house!.open(address, speak, close));
  tell({ told: "opened", id });
}

function hangUp(id: number): void {
  lines.get(id)?.hang_up();
  lines.delete(id);
}
