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

  /** Every byte that is fetched is counted when it comes. */
  private countWhatIsFetched(): void {
    const plain = globalThis.fetch.bind(globalThis);
    const count = (bytes: number): void => {
      this.fetched += bytes;
      this.report();
    };
    globalThis.fetch = async (...given) => {
      const answer = await plain(...given);
      // A copy is counted: of the answer itself the browser knows whence it came, and whether it has compiled it before.
      if (answer.ok) void counted(answer.clone(), count).catch(() => undefined);
      return answer;
    };
  }
}

async function counted(answer: Response, count: (bytes: number) => void): Promise<void> {
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) count(part.value.length);
}
