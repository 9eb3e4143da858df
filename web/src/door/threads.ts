/** The other threads of the house, by name: started when first needed, ended and started anew when they must be. */

import type { Parts } from "./python";
import type { FromThinker, ToThinker } from "./speech";

interface Waiting {
  done(content: Uint8Array): void;
  fail(problem: Error): void;
  tell(share: number): void;
}

class Thread {
  isReady = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker: Worker;
  private early: ToThinker[] = [];
  private count = 0;

  constructor(script: string, base: string, parts: Parts) {
    this.worker = new Worker(script, { type: "module" });
    this.worker.onmessage = (event: MessageEvent<FromThinker>) => this.hear(event.data);
    this.worker.onerror = (event) => this.end(event.message || "the thread broke down");
    this.post({ do: "begin", base, parts });
  }

  run(content: Uint8Array, tell: (share: number) => void): Promise<Uint8Array> {
    const id = ++this.count;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail, tell });
      const errand: ToThinker = { do: "errand", id, content };
      if (this.isReady) this.post(errand);
      else this.early.push(errand);
    });
  }

  end(reason: string): void {
    this.worker.terminate();
    this.isReady = false;
    for (const one of this.waiting.values()) one.fail(new Error(reason));
    this.waiting.clear();
  }

  private post(message: ToThinker): void {
    this.worker.postMessage(message);
  }

  private hear(message: FromThinker): void {
    if (message.told === "ready") {
      this.isReady = true;
      for (const errand of this.early) this.post(errand);
      this.early = [];
      return;
    }
    const one = this.waiting.get(message.id);
    if (message.told === "share") one?.tell(message.share);
    else {
      this.waiting.delete(message.id);
      one?.done(message.content);
    }
  }
}

export class Threads {
  private readonly threads = new Map<string, Thread>();

  constructor(private readonly script: string, private readonly base: string, private readonly parts: Parts) {}

  isReady(name: string): boolean {
    return this.threads.get(name)?.isReady ?? false;
  }

  warm(name: string): Thread {
    let thread = this.threads.get(name);
    if (thread === undefined) {
      thread = new Thread(this.script, this.base, this.parts);
      this.threads.set(name, thread);
    }
    return thread;
  }

  run(name: string, content: Uint8Array, tell: (share: number) => void): Promise<Uint8Array> {
    return this.warm(name).run(content, tell);
  }

  end(name: string): void {
    this.threads.get(name)?.end("ended");
    this.threads.delete(name);
  }
}
