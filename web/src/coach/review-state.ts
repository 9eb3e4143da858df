/** A review that is looked at: the moment that is shown, and the table as it stood then. */

import { signal } from "@preact/signals";

import type { Face } from "../games/face";
import { faceOf } from "../games/faces";
import { readCoach } from "../i18n/words";
import { openCatalogue } from "../table/catalogue";
import { api, type Door } from "../wire/api";
import type { At, Catalogue, Option, Review, Story, TableMessage, Turning } from "../wire/messages";
import { placeOfTurning } from "./review-chart";

const PAUSE = 900;
/** So many of somebody's costliest turns are shown at first. */
export const SHOWN = 3;
const LETTERS = "ABCDEFG";

/** A turn that the review speaks of: one's own that cost much or was played well, or one that decided the game. */
export interface Entry {
  kind: "costly" | "well" | "table";
  /** What its flag bears; empty for a turn that has none. */
  mark: string;
  turning: Turning;
}

export class Look {
  /** The finished table. */
  readonly end: TableMessage;
  readonly progress = signal(0);
  readonly review = signal<Review | null>(null);
  readonly error = signal<unknown>(null);
  readonly at = signal(0);
  /** The chosen one of the entries. */
  readonly turning = signal<number | null>(null);
  /** All turns that the review speaks of, one's own first. */
  entries: Entry[] = [];
  /** The table at the chosen moment. */
  readonly message = signal<TableMessage | null>(null);

  private readonly known = new Map<string, Promise<TableMessage>>();
  private readonly places = new Map<string, string>();
  private timer = 0;

  constructor(readonly table: string, readonly door: Door, readonly face: Face, catalogue: Catalogue, end: TableMessage) {
    this.end = end;
    for (const entry of catalogue.options) this.places.set(entry.notation, face.placeOf(entry));
    void this.ask();
  }

  static async open(table: string, door: Door): Promise<Look> {
    const end = await api.table(table, undefined, door);
    const asked = openCatalogue(end);
    const [face, catalogue] = await Promise.all([faceOf(end.game, () => asked), asked, readCoach()]);
    return new Look(table, door, face, catalogue, end);
  }

  /** Asks until the review is there. */
  async ask(): Promise<void> {
    this.error.value = null;
    try {
      const { progress, review } = await api.review(this.table, this.door);
      this.progress.value = progress;
      if (review === null) this.timer = window.setTimeout(() => void this.ask(), PAUSE);
      else this.begin(review);
    } catch (error) {
      this.error.value = error;
    }
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private begin(review: Review): void {
    this.entries = entriesOf(review, this.story(review));
    this.review.value = review;
    if (this.entries.length > 0) this.turnTo(this.dearest());
    else this.goTo(0);
  }

  /** What the review tells this reader of themselves; those who have several seats read of the one they look from. */
  story({ stories }: Review): Story | undefined {
    return stories.find(({ seat }) => seat === this.end.seat) ?? stories[0];
  }

  /** The turn that cost most: one's own first. */
  private dearest(): number {
    if (this.entries[0]!.kind === "costly") return 0;
    return this.entries.reduce((best, { turning }, n) => (turning.lost > this.entries[best]!.turning.lost ? n : best), 0);
  }

  private get chosen(): Turning | undefined {
    return this.turning.value === null ? undefined : this.entries[this.turning.value]?.turning;
  }

  turnTo(turning: number): void {
    const review = this.review.value!;
    const one = this.entries[turning]!.turning;
    this.turning.value = turning;
    this.at.value = placeOfTurning(review.points, one);
    void this.show(one.at, one.seat);
  }

  goTo(at: number): void {
    this.turning.value = null;
    this.at.value = at;
    void this.show(this.moment, this.eyes);
  }

  /** The chosen moment. */
  get moment(): At {
    return this.chosen?.at ?? this.review.value!.points[this.at.value]!.at;
  }

  /** Whose eyes look at the table: those of whoever decides, or one's own. */
  get eyes(): number {
    return this.chosen?.seat ?? Math.max(0, this.end.seat);
  }

  /** Is the game over at the chosen moment? */
  get isEnd(): boolean {
    return this.turning.value === null && this.at.value === this.review.value!.points.length - 1;
  }

  placeOf([, notation, , args]: Option): string {
    return this.places.get(notation) ?? this.face.placeOf({ notation, arguments: args });
  }

  private async show(moment: At, eyes: number): Promise<void> {
    const key = `${moment}/${eyes}`;
    let found = this.known.get(key);
    if (found === undefined) {
      found = api.at(this.table, moment[0], moment[1], eyes, this.door);
      this.known.set(key, found);
      found.catch(() => this.known.delete(key));
    }
    const message = await found.catch(() => null);
    if (message !== null && `${this.moment}/${this.eyes}` === key) this.message.value = message;
  }
}

function entriesOf({ turnings }: Review, story: Story | undefined): Entry[] {
  const own = (story?.costly ?? []).map((turning, n): Entry => ({ kind: "costly", mark: n < SHOWN ? String(n + 1) : "", turning }));
  const well = (story?.well ?? []).map((turning): Entry => ({ kind: "well", mark: "", turning }));
  const table = turnings.map((turning, n): Entry => {
    const same = own.find((entry) => entry.turning.number === turning.number);
    return { kind: "table", mark: same?.mark || (own.length > 0 ? LETTERS[n]! : String(n + 1)), turning };
  });
  return [...own, ...well, ...table];
}
