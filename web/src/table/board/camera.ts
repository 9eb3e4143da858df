/** The eye over a board: how near, and over which spot.  It changes the view box of a drawing and nothing else. */

import { round, SIDE } from "../../kit/hex";

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels for each unit of the board at the nearest. */
const NEAREST = 3;
/** The least side of a hex on screen, in pixels, where fingers choose. */
const TOUCH_SIDE = 28;
/** Below this side of a hex a tap is too coarse to choose by. */
const COARSE_SIDE = 21;
/** Pixels that the small map takes of the upper left corner: so far the board can be drawn out from under it. */
const CORNER = 112;
/** Below this scale there is no room for names. */
const FAR = 0.72;
const GLIDE = 260;

export class Camera {
  scale = 1;
  private cx: number;
  private cy: number;
  private width = 0;
  private height = 0;
  private frame = 0;
  private svg: SVGSVGElement | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(readonly bounds: Bounds) {
    this.cx = bounds.x + bounds.width / 2;
    this.cy = bounds.y + bounds.height / 2;
  }

  attach(svg: SVGSVGElement | null): void {
    this.svg = svg;
    this.apply();
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The scale at which the whole board is seen. */
  get fit(): number {
    return Math.min(this.width / this.bounds.width, this.height / this.bounds.height) || 1;
  }

  get isZoomed(): boolean {
    return this.scale > this.fit * 1.08;
  }

  /** Are the cells too small for a finger? */
  get isCoarse(): boolean {
    return this.scale * SIDE < COARSE_SIDE;
  }

  get near(): number {
    return Math.max(this.fit, TOUCH_SIDE / SIDE);
  }

  get seen(): Bounds {
    const width = this.width / this.scale;
    const height = this.height / this.scale;
    return { x: this.cx - width / 2, y: this.cy - height / 2, width, height };
  }

  /** The holder has this size now; true when it had none before. */
  resize(width: number, height: number): boolean {
    const isFirst = this.width === 0;
    const wasWhole = isFirst || !this.isZoomed;
    this.width = width;
    this.height = Math.max(1, height);
    if (wasWhole) this.scale = this.fit;
    this.apply();
    return isFirst;
  }

  whole(): void {
    this.glide(this.bounds.x + this.bounds.width / 2, this.bounds.y + this.bounds.height / 2, this.fit);
  }

  panBy(dx: number, dy: number): void {
    this.cx -= dx / this.scale;
    this.cy -= dy / this.scale;
    this.apply();
  }

  /** Comes nearer by a factor; the spot under the pointer stays where it is. */
  zoomAt(px: number, py: number, factor: number): void {
    const from = this.toBoard(px, py);
    this.scale = this.within(this.scale * factor);
    const to = this.toBoard(px, py);
    this.cx += from.x - to.x;
    this.cy += from.y - to.y;
    this.apply();
  }

  zoom(factor: number): void {
    this.glide(this.cx, this.cy, this.within(this.scale * factor));
  }

  /** Goes to a spot given in pixels of the holder, near enough to choose by finger. */
  approach(px: number, py: number): void {
    const { x, y } = this.toBoard(px, py);
    this.glide(x, y, this.near);
  }

  /** Brings a part of the board into sight; at once when the board has just appeared. */
  show(part: Bounds, scale = this.scale, isAtOnce = false): void {
    const fitting = Math.min(this.width / (part.width + 2 * SIDE), this.height / (part.height + 2 * SIDE));
    const wanted = this.within(Math.max(Math.min(scale, fitting), Math.min(scale, this.near)));
    this.glide(part.x + part.width / 2, part.y + part.height / 2, wanted, isAtOnce);
  }

  /** Moves no farther than it takes to have a part in sight, as near as before. */
  bringIn(part: Bounds): void {
    const { x, y, width, height } = this.seen;
    const dx = shift(part.x - SIDE, part.width + 2 * SIDE, x, width);
    const dy = shift(part.y - SIDE, part.height + 2 * SIDE, y, height);
    if (dx !== 0 || dy !== 0) this.glide(this.cx + dx, this.cy + dy, this.scale);
  }

  /** Is something of a part in sight? */
  meets(part: Bounds): boolean {
    const { x, y, width, height } = this.seen;
    return part.x + part.width >= x && part.x <= x + width && part.y + part.height >= y && part.y <= y + height;
  }

  holds(part: Bounds): boolean {
    const { x, y, width, height } = this.seen;
    return part.x >= x && part.y >= y && part.x + part.width <= x + width && part.y + part.height <= y + height;
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** The spot of the board under these pixels of the holder. */
  toBoard(px: number, py: number): { x: number; y: number } {
    return { x: this.cx + (px - this.width / 2) / this.scale, y: this.cy + (py - this.height / 2) / this.scale };
  }

  private within(scale: number): number {
    return Math.min(Math.max(scale, this.fit), Math.max(NEAREST, this.fit));
  }

  private glide(x: number, y: number, scale: number, isAtOnce = false): void {
    this.stop();
    const still = document.documentElement.dataset["still"] === "true";
    const [x0, y0, s0, start] = [this.cx, this.cy, this.scale, performance.now()];
    const step = (now: number): void => {
      // A frame may carry a time from before the glide began.
      const part = still || isAtOnce ? 1 : Math.min(1, Math.max(0, now - start) / GLIDE);
      const eased = 1 - (1 - part) ** 3;
      this.scale = s0 + (scale - s0) * eased;
      this.cx = x0 + (x - x0) * eased;
      this.cy = y0 + (y - y0) * eased;
      this.apply();
      if (part < 1) this.frame = requestAnimationFrame(step);
    };
    step(performance.now());
  }

  /** Names on the board keep the size of words, whatever the scale. */
  private nameSizes(): void {
    this.svg?.toggleAttribute("data-far", this.scale < FAR);
    for (const name of this.svg?.querySelectorAll<SVGElement>(".board-name") ?? []) {
      name.style.setProperty("--px", (1 / this.scale).toFixed(3));
    }
  }

  private apply(): void {
    if (this.width === 0) return;
    const slack = this.isZoomed ? CORNER / this.scale : 0;
    this.cx = clamp(this.cx, this.bounds.x - slack, this.bounds.width + slack, this.width / this.scale);
    this.cy = clamp(this.cy, this.bounds.y - slack, this.bounds.height + slack, this.height / this.scale);
    const { x, y, width, height } = this.seen;
    this.svg?.setAttribute("viewBox", [x, y, width, height].map(round).join(" "));
    this.nameSizes();
    for (const listener of this.listeners) listener();
  }
}

/** How far a window has to go to have a stretch in it; the middle of one that is longer than the window. */
function shift(from: number, size: number, at: number, window: number): number {
  if (size >= window) return from + size / 2 - (at + window / 2);
  return Math.min(0, from - at) + Math.max(0, from + size - (at + window));
}

function clamp(at: number, from: number, size: number, seen: number): number {
  if (seen >= size) return from + size / 2;
  return Math.min(Math.max(at, from + seen / 2), from + size - seen / 2);
}
