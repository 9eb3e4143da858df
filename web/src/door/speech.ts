/** What the page and its worker say to each other. */

import type { Keeping } from "./disk";
import type { Parts } from "./python";

/** Why the door stays closed. */
export type Trouble = "second-tab" | "newer-store" | "broken-store" | "no-wasm" | "broken";

export type ToWorker =
  | { do: "begin"; base: string; parts: Parts; place: string }
  | { do: "ask"; id: number; method: string; address: string; heads: string; body: string }
  | { do: "open"; id: number; address: string }
  | { do: "say"; id: number; text: string }
  | { do: "hang-up"; id: number };

export type FromWorker =
  | { told: "progress"; share: number }
  | { told: "ready"; keeping: Keeping }
  | { told: "trouble"; why: Trouble; text: string }
  | { told: "free" }
  | { told: "answer"; id: number; status: number; heads: string; body: string }
  | { told: "failed"; id: number; text: string }
  | { told: "opened"; id: number }
  | { told: "message"; id: number; text: string }
  | { told: "closed"; id: number; code: number };

export type ToThinker = { do: "begin"; base: string; parts: Parts } | { do: "errand"; id: number; content: Uint8Array };

export type FromThinker =
  | { told: "ready" }
  | { told: "share"; id: number; share: number }
  | { told: "done"; id: number; content: Uint8Array };
