/** The second way of messages: to the worker in which the house stands. */

import { signal } from "@preact/signals";

import type { Carrier, Wire } from "../wire/carrier";
import type { Keeping } from "./disk";
import type { Parts } from "./python";
import type { FromWorker, ToWorker, Trouble } from "./speech";

/** How far the start of the house is, from 0 to 1; at 1 it answers. */
export const progress = signal(0);
export const trouble = signal<{ why: Trouble; text: string } | null>(null);
export const keeping = signal<Keeping | null>(null);

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];

/** One line to a table. */
class TabWire implements Wire {
  readyState = CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;

  constructor(private readonly id: number, private readonly tab: Tab) {}

  send(text: string): void {
    this.tab.post({ do: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.tab.post({ do: "hang-up", id: this.id });
    this.closed(1000);
  }

  opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.(new Event("open"));
  }

  heard(text: string): void {
    if (this.readyState === OPEN) this.onmessage?.(new MessageEvent("message", { data: text }));
  }

  closed(code: number): void {
    this.readyState = CLOSED;
    this.tab.forget(this.id);
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

interface Waiting {
  done(answer: Response): void;
  fail(problem: Error): void;
}

class Tab implements Carrier {
  readonly isAlone = true;
  private readonly waiting = new Map<number, Waiting>();
  private readonly wires = new Map<number, TabWire>();
  private early: ToWorker[] = [];
  private isReady = false;
  private count = 0;

  constructor(private readonly worker: Worker, private readonly recorded: Record<string, unknown>) {
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => {
      trouble.value ??= { why: "broken", text: event.message };
    };
  }

  /** Before the house answers, what it would always answer is known already. */
  async ask(address: string, request: RequestInit): Promise<Response> {
    const method = request.method ?? "GET";
    if (!this.isReady && method === "GET") {
      const known = this.recorded[address.replace(/\?lang=\w+$/, "")];
      if (known !== undefined) return Response.json(known);
    }
    const id = ++this.count;
    const heads = JSON.stringify(request.headers ?? {});
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      this.post({ do: "ask", id, method, address, heads, body: (request.body as string | null) ?? "" });
    });
  }

  open(address: string): Wire {
    const id = ++this.count;
    const wire = new TabWire(id, this);
    this.wires.set(id, wire);
    this.post({ do: "open", id, address });
    return wire;
  }

  forget(id: number): void {
    this.wires.delete(id);
  }

  post(message: ToWorker): void {
    if (this.isReady) this.worker.postMessage(message);
    else this.early.push(message);
  }

  private hear(message: FromWorker): void {
    switch (message.told) {
      case "progress": progress.value = message.share; break;
      case "ready": this.begin(message.keeping); break;
      case "trouble": trouble.value = { why: message.why, text: message.text }; break;
      case "free": location.reload(); break;
      case "answer": this.settle(message.id, responseOf(message)); break;
      case "failed": this.settle(message.id, new Error(message.text)); break;
      case "opened": this.wires.get(message.id)?.opened(); break;
      case "message": this.wires.get(message.id)?.heard(message.text); break;
      case "closed": this.wires.get(message.id)?.closed(message.code); break;
    }
  }

  private begin(kind: Keeping): void {
    this.isReady = true;
    keeping.value = kind;
    progress.value = 1;
    for (const message of this.early) this.worker.postMessage(message);
    this.early = [];
  }

  private settle(id: number, answer: Response | Error): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer instanceof Error) one?.fail(answer);
    else one?.done(answer);
  }
}

function responseOf({ status, heads, body }: FromWorker & { told: "answer" }): Response {
  const isBare = status === 204 || status === 304;
  return new Response(isBare ? null : body, { status, headers: JSON.parse(heads) as Record<string, string> });
}

/** What the build has written into the page about the files beside it. */
interface Site extends Parts {
  worker: string;
}

/** Opens the house in a worker of this page; without WebAssembly nothing will ever answer, and the page says why. */
export function openTab(): Carrier {
  const base = new URL(".", document.baseURI).href;
  const site = JSON.parse(document.getElementById("site")!.textContent) as Site;
  const recorded = JSON.parse(document.getElementById("recorded")?.textContent ?? "{}") as Record<string, unknown>;
  const worker = new Worker(new URL(site.worker, base), { type: "module", name: "bogwood" });
  const tab = new Tab(worker, recorded);
  if (typeof WebAssembly !== "object") {
    trouble.value = { why: "no-wasm", text: "" };
    return tab;
  }
  const place = `bogwood ${new URL(base).pathname}`.replace(/[^\w.-]+/g, "-");
  worker.postMessage({ do: "begin", base, parts: site, place } satisfies ToWorker);
  return tab;
}
