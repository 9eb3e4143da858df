/**
 * One websocket that comes back by itself.  At most one message is on its way; after a break it is sent again with the
 * same id, so it is done once, whatever the network does.
 */

import { carried, type Wire } from "./carrier";
import { isIntact } from "./digest";
import type { Act, ServerMessage } from "./messages";

export type LineState = "connecting" | "open" | "lost" | "refused" | "closed";

export interface Ears {
  hear(message: ServerMessage): void;
  line(state: LineState): void;
}

interface Parcel {
  id: string;
  text: string;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const REFUSED = 4003;
const NO_ANSWER = 8_000;

export class Connection {
  private socket: Wire | null = null;
  private parcel: Parcel | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private watchdog = 0;
  private ended = false;
  /** The number of the last table that came damaged. */
  private doubted = -1;
  private count = 0;
  private readonly run = Math.random().toString(36).slice(2, 10);

  constructor(private readonly address: () => string, private readonly ears: Ears) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Is a message still without its answer? */
  get isBusy(): boolean {
    return this.parcel !== null;
  }

  /** Sends what a seat does, now or as soon as there is a line; false when the one before is still on its way. */
  send(act: Act, at: [number, number]): boolean {
    if (this.parcel !== null) return false;
    const id = `${this.run}-${++this.count}`;
    this.parcel = { id, text: JSON.stringify({ id, at, ...act }) };
    this.post();
    return true;
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.watchdog);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.ears.line("closed");
  }

  private readonly hurry = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    clearTimeout(this.timer);
    if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  };

  private connect(): void {
    if (this.ended) return;
    const socket = carried().open(this.address());
    this.socket = socket;
    socket.onopen = () => {
      this.ears.line("open");
      this.post();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.read(event.data);
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private broken(code: number): void {
    clearTimeout(this.watchdog);
    this.socket = null;
    if (this.ended) return;
    if (code === REFUSED) {
      this.ended = true;
      this.ears.line("refused");
      return;
    }
    this.ears.line("lost");
    this.timer = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private post(): void {
    if (this.parcel === null || this.socket?.readyState !== WebSocket.OPEN) return;
    const socket = this.socket;
    socket.send(this.parcel.text);
    clearTimeout(this.watchdog);
    // A line that swallows messages without closing looks open for minutes: give it up early.
    this.watchdog = window.setTimeout(() => socket.close(), NO_ANSWER);
  }

  private read(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    // Whoever is only told to come again has not been let in.
    if (message.type === "table") this.wait = FIRST_WAIT;
    const id = "id" in message ? message.id : undefined;
    if (this.parcel !== null && id === this.parcel.id && message.type !== "moved") {
      this.parcel = null;
      clearTimeout(this.watchdog);
    }
    if (message.type === "table" && message.digest !== undefined && !isIntact(text, message.digest)) this.askAgain(message.number);
    else this.ears.hear(message);
  }

  /** Never needed with an honest line; asking once is all a client can do about a table that came damaged. */
  private askAgain(number: number): void {
    if (this.doubted === number) return;
    this.doubted = number;
    this.socket?.send(JSON.stringify({ do: "hello" }));
  }
}
