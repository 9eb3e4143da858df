/** Starts Python in a worker, and tells truly how far that is. */

import type { PyodideAPI } from "pyodide";

/** What the build knows of the files beside the worker. */
export interface Parts {
  /** The folder of Python itself, and the archive of the house; both relative to the folder of the site. */
  python: string;
  house: string;
  /** The script of the threads in which bots and coach think. */
  thinker: string;
  /** Bytes of each file that is fetched, as they are before they are packed for the way. */
  sizes: Record<string, number>;
}

/** So much of the whole start, in time, goes into fetching, starting Python, unpacking, and loading the house. */
const SHARES = { fetch: 0.45, start: 0.2, unpack: 0.1, load: 0.25 };

export class Start {
  private fetched = 0;
  private done = 0;

  constructor(private readonly base: string, private readonly parts: Parts, private readonly tell: (share: number) => void) {}

  async run(): Promise<PyodideAPI> {
    this.countWhatIsFetched();
    const indexURL = new URL(this.parts.python, this.base).href;
    // While Python starts, the house is on its way.
    const house = fetch(new URL(this.parts.house, this.base)).then((answer) => {
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      return answer.arrayBuffer();
    });
    const { loadPyodide } = (await import(`${indexURL}pyodide.mjs`)) as typeof import("pyodide");
    const python = await loadPyodide({ indexURL, env: { HOME: "/home", MULTIDICT_NO_EXTENSIONS: "1", BOGWOOD_PURE: "0" } });
    this.step(SHARES.start);
    const site = python.runPython("import site; site.getsitepackages()[0]") as string;
    python.unpackArchive(new Uint8Array(await house), "zip", { extractDir: site });
    this.step(SHARES.unpack);
    return python;
  }

  /** The house is loaded. */
  finish(): void {
    this.tell(1);
  }

  private step(share: number): void {
    performance.mark(`bogwood ${(this.done += share).toFixed(2)}`);
    this.report();
  }

  private report(): void {
    const whole = Object.values(this.parts.sizes).reduce((sum, size) => sum + size, 0);
    this.tell(Math.min(0.99, this.done + SHARES.fetch * Math.min(1, this.fetched / whole)));
  }

  /** Every byte passes by here on its way to whoever fetches. */
  private countWhatIsFetched(): void {
    const plain = globalThis.fetch.bind(globalThis);
    const count = (bytes: number): void => {
      this.fetched += bytes;
      this.report();
    };
    globalThis.fetch = async (...given) => {
      const answer = await plain(...given);
      if (!answer.ok || answer.body === null) return answer;
      const counted = answer.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
        transform(part, on) {
          count(part.length);
          on.enqueue(part);
        },
      }));
      return new Response(counted, { status: answer.status, headers: answer.headers });
    };
  }
}
