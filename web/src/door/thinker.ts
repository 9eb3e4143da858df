/** A worker in which bots and coach think: the same program, asked by the worker of the house. */

import type { PyProxy } from "pyodide/ffi";

import { Start } from "./python";
import type { FromThinker, ToThinker } from "./speech";

type Errands = { done(content: Uint8Array, tell: (share: number) => void): PyProxy & { toJs(): Uint8Array } };

let errands: Errands | null = null;

const tell = (message: FromThinker, moved: Transferable[] = []): void => postMessage(message, { transfer: moved });

addEventListener("message", (event: MessageEvent<ToThinker>) => {
  const message = event.data;
  if (message.do === "begin") void begin(message);
  else doErrand(message);
});

async function begin({ base, parts }: ToThinker & { do: "begin" }): Promise<void> {
  const python = await new Start(base, parts, () => undefined).run();
  // Bytes are handed in as Python's own.
  python.runPython(`
from bogwood.tab import errands
class Errands:
    def done(self, content, tell):
        return errands.done(content.to_bytes(), tell)
house = Errands()
import bogwood.bots.registry, bogwood.coach.work
`);
  errands = python.globals.get("house") as Errands;
  tell({ told: "ready" });
}

function doErrand({ id, content }: ToThinker & { do: "errand" }): void {
  const found = errands!.done(content, (share) => tell({ told: "share", id, share }));
  const bytes = found.toJs();
  found.destroy();
  tell({ told: "done", id, content: bytes }, [bytes.buffer]);
}
