/** Numbers that count up or down to their new value instead of jumping. */

const LENGTH = 300;

interface Run {
  from: number;
  to: number;
  start: number;
}

/** The numbers on their way; each node that holds one is here once, with the value that it must come to. */
const running = new Map<Text, Run>();
let frame = 0;

/** The numbers on the page as they are shown, by the node that holds them. */
export function numbersOf(root: ParentNode): Map<Text, number> {
  const found = new Map<Text, number>();
  for (const element of root.querySelectorAll("[data-count]")) {
    const node = element.firstChild;
    if (!(node instanceof Text) || node !== element.lastChild) continue;
    if (/^-?\d+$/.test(node.data)) found.set(node, Number(node.data));
  }
  return found;
}

/**
 * Every number shows its value now.  Called before the page is drawn anew, so that what stands on the page afterwards is
 * true, and no number on its way is taken for one.
 */
export function settleNumbers(): void {
  cancelAnimationFrame(frame);
  frame = 0;
  for (const [node, { to }] of running) node.data = String(to);
  running.clear();
}

/** Lets every number that has changed since then run to its new value. */
export function tick(before: Map<Text, number>): void {
  const start = performance.now();
  for (const [node, from] of before) {
    // Two changes before one frame: the number is on its way to what both have made of it.
    if (running.has(node) || !node.isConnected) continue;
    const to = Number(node.data);
    if (Number.isInteger(to) && to !== from) running.set(node, { from, to, start });
  }
  if (running.size > 0 && frame === 0) frame = requestAnimationFrame(step);
}

function step(now: number): void {
  for (const [node, { from, to, start }] of running) {
    const part = Math.max(0, Math.min(1, (now - start) / LENGTH));
    node.data = String(Math.round(from + (to - from) * part));
    if (part === 1) running.delete(node);
  }
  frame = running.size > 0 ? requestAnimationFrame(step) : 0;
}
