/** Numbers that count up or down to their new value instead of jumping. */

const LENGTH = 300;

/** The numbers on the page, by the node that holds them. */
export function numbersOf(root: ParentNode): Map<Text, number> {
  const found = new Map<Text, number>();
  for (const element of root.querySelectorAll("[data-count]")) {
    const node = element.firstChild;
    if (!(node instanceof Text) || node !== element.lastChild) continue;
    if (/^-?\d+$/.test(node.data)) found.set(node, Number(node.data));
  }
  return found;
}

/** Lets every number that has changed since then run to its new value; returns what ends it at once. */
export function tick(before: Map<Text, number>): () => void {
  const changed = [...before].flatMap(([node, from]) => {
    const to = Number(node.data);
    return node.isConnected && Number.isInteger(to) && to !== from ? [{ node, from, to, shown: node.data }] : [];
  });
  const start = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const part = Math.min(1, (now - start) / LENGTH);
    let isRunning = false;
    for (const one of changed) {
      // Somebody has written a newer number meanwhile: it stands.
      if (one.node.data !== one.shown) continue;
      one.shown = String(Math.round(one.from + (one.to - one.from) * part));
      one.node.data = one.shown;
      isRunning = true;
    }
    if (part < 1 && isRunning) frame = requestAnimationFrame(step);
  };
  if (changed.length > 0) frame = requestAnimationFrame(step);
  return () => {
    cancelAnimationFrame(frame);
    for (const one of changed) if (one.node.data === one.shown) one.node.data = String(one.to);
  };
}
