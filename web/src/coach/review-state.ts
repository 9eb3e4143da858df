/** A review that is looked at: the moment that is shown, and the table as it stood then. */

import { signal } from "@preact/signals";

import type { Face } from "../games/face";
import { faceOf } from "../games/faces";
import { readCoach } from "../i18n/words";
import { openCatalogue } from "../table/catalogue";
import { api, type Door } from "../wire/api";
import type { At, Catalogue, Option, Review, TableMessage } from "../wire/messages";
import { placeOfTurning } from "./review-chart";

const PAUSE = 900;

export class Look {
  /** The finished table. */
  readonly end: TableMessage;
  readonly progress = signal(0);
  readonly review = signal<Review | null>(null);
  readonly error = signal<unknown>(null);
  readonly at = signal(0);
  readonly turning = signal<number | null>(null);
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
    this.review.value = review;
    if (review.turnings.length > 0) this.turnTo(this.dearest(review));
    else this.goTo(0);
  }

  /** The turn that cost most. */
  private dearest({ turnings }: Review): number {
    return turnings.reduce((best, one, n) => (one.lost > turnings[best]!.lost ? n : best), 0);
  }

  turnTo(turning: number): void {
    const review = this.review.value!;
    const one = review.turnings[turning]!;
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
    const review = this.review.value!;
    return this.turning.value === null ? review.points[this.at.value]!.at : review.turnings[this.turning.value]!.at;
  }

  /** Whose eyes look at the table: those of whoever decides, or one's own. */
  get eyes(): number {
    const review = this.review.value!;
    return this.turning.value === null ? Math.max(0, this.end.seat) : review.turnings[this.turning.value]!.seat;
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
