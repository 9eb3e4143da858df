/** Small arithmetic of charts: round ticks, labels that do not overlap, and the room there is. */

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

const STEPS = [1, 2, 5];

/** Round numbers from 0 to at least `most`, about `wished` of them. */
export function ticks(most: number, wished = 6): number[] {
  const rough = Math.max(1, most) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((one) => one * power >= rough) ?? 10) * power);
  const found: number[] = [];
  for (let value = 0; value < most + step * 0.25; value += step) found.push(value);
  return found;
}

/** The wished heights moved apart so that none is nearer to the next than `gap`; the order is kept. */
export function spread(wished: number[], gap: number, most: number): number[] {
  const order = wished.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y);
  order.forEach((one, k) => { if (k > 0) one.y = Math.max(one.y, order[k - 1]!.y + gap); });
  for (let k = order.length - 1; k >= 0; k--) {
    const limit = k === order.length - 1 ? most : order[k + 1]!.y - gap;
    order[k]!.y = Math.min(order[k]!.y, limit);
  }
  const found: number[] = [];
  for (const one of order) found[one.n] = one.y;
  return found;
}

export interface Room {
  width: number;
  height: number;
}

/** The size of an element, followed as it changes; nothing before the first measuring. */
export function useRoom(element: RefObject<HTMLElement>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element.current === null) return;
    const measure = (): void => {
      const box = element.current;
      if (box !== null) setRoom({ width: Math.floor(box.clientWidth), height: Math.floor(box.clientHeight) });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(element.current);
    measure();
    return () => watch.disconnect();
  }, []);
  return room;
}
