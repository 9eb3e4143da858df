/** Messages share what has not changed: a part equal to the old one is the old one, and need not be drawn anew. */

type Members = Record<string, unknown>;

/** The new value, freshly read, with every part of the old one that is equal to its own. */
export function sharing<T>(old: unknown, now: T): T {
  if (old === now || typeof now !== "object" || now === null || typeof old !== "object" || old === null) return now;
  if (Array.isArray(old) !== Array.isArray(now)) return now;
  return shareMembers(old as Members, now as Members) ? (old as T) : now;
}

/** Takes over the members that are equal; are all of them? */
function shareMembers(old: Members, now: Members): boolean {
  const names = Object.keys(now);
  // What comes in another order is told in another order.
  let isSame = names.join() === Object.keys(old).join();
  for (const name of names) {
    const shared = sharing(old[name], now[name]);
    now[name] = shared;
    if (shared !== old[name]) isSame = false;
  }
  return isSame;
}
