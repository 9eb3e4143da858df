/** Addresses of the client: read from the location, changed without loading the page again. */

import type { ComponentChildren, JSX } from "preact";
import { computed, signal } from "@preact/signals";

/**
 * A folder of files knows no pages but its first: there the address of a page stands behind the hash sign, `#/t/…`, and
 * so works on every web space.
 */
const shown = (): URL => new URL(BOGWOOD_SITE ? location.hash.slice(1) || "/" : location.href, location.origin);
/** A page of the client as the browser writes it in its address. */
export const addressOf = (to: string): string => (BOGWOOD_SITE ? `#${to}` : to);

const here = signal(shown());

addEventListener("popstate", () => { here.value = shown(); });

export const path = computed(() => here.value.pathname.split("/").filter((part) => part !== ""));
export const query = computed(() => here.value.searchParams);
export const hash = computed(() => decodeURIComponent(here.value.hash.slice(1)));

/** The page that is shown, without what stands behind its hash sign. */
export const page = (): string => here.peek().pathname + here.peek().search;

/** Writes another address without showing another page. */
export function rename(to: string): void {
  history.replaceState(null, "", addressOf(to));
}

export function go(to: string, replaces = false): void {
  if (replaces) history.replaceState(null, "", addressOf(to));
  else history.pushState(null, "", addressOf(to));
  here.value = shown();
  if (here.value.hash === "") scrollTo(0, 0);
}

type LinkProps = Omit<JSX.HTMLAttributes<HTMLAnchorElement>, "href"> & { to: string; children?: ComponentChildren };

/** A link inside the client; with a modifier key the browser does what it always does. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a {...rest} href={addressOf(to)} onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (typeof onClick === "function") onClick(event);
      go(to);
    }} />
  );
}
