/** A table in a diagram of the rules: a turn is tried out there, and nothing is kept. */

import type { Face } from "../games/face";
import { Session } from "../table/session";
import { api } from "../wire/api";
import type { Act, Catalogue, Problem, TableMessage } from "../wire/messages";

export class Sketch extends Session {
  constructor(readonly diagram: string, face: Face, catalogue: Catalogue, first: TableMessage) {
    super("", face, catalogue, {}, first);
  }

  /** Nobody else is at this table. */
  protected override connect(): void {
    this.line.value = "open";
  }

  protected override send(act: Act): void {
    const chosen = this.trial.value?.chosen ?? [];
    if (act.do === "undo") this.show(chosen.slice(0, -1));
    if (act.do !== "choose") return;
    const option = this.options.value.find(([id, notation]) => id === act.option || notation === act.option);
    if (option !== undefined) this.show([...chosen, option[1]]);
  }

  /** Nothing has happened here that could be told. */
  protected override grow(): void {}

  /** Everything as it was before anything was tried. */
  begin(): void {
    this.show([]);
  }

  override why(): Promise<Problem | null> {
    return Promise.resolve(null);
  }

  override closedAt(): null {
    return null;
  }

  private show(chosen: readonly string[]): void {
    if (this.isWaiting.value) return;
    this.isWaiting.value = true;
    const number = (this.message.value?.number ?? 0) + 1;
    api.diagram(this.face.name, this.diagram, chosen)
      .then((message) => this.take({ ...message, number }))
      .catch(() => undefined)
      .finally(() => { this.isWaiting.value = false; });
  }
}
