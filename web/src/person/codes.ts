/** Recovery codes of the seats taken in this tab: the server tells them once, so they are kept until the tab closes. */

const keyOf = (table: string): string => `bogwood-codes-${table}`;

export function codesOf(table: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Adds codes by seat to those already known for this table. */
export function keepCodes(table: string, codes: Record<string, string>): void {
  sessionStorage.setItem(keyOf(table), JSON.stringify({ ...codesOf(table), ...codes }));
}
