/** Addresses of the client: read from the location, changed without loading the page again. */

import type { ComponentChildren, JSX } from "preact";
import { computed, signal } from "@preact/signals";

const here = signal(new URL(location.href));

addEventListener("popstate", () => { here.value = new URL(location.href); });

export const path = computed(() => here.value.pathname.split("/").filter((part) => part !== ""));
export const query = computed(() => here.value.searchParams);
export const hash = computed(() => decodeURIComponent(here.value.hash.slice(1)));

export function go(to: string, replaces = false): void {
  if (replaces) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  here.value = new URL(location.href);
  if (here.value.hash === "") scrollTo(0, 0);
}

type LinkProps = Omit<JSX.HTMLAttributes<HTMLAnchorElement>, "href"> & { to: string; children?: ComponentChildren };

/** A link inside the client; with a modifier key the browser does what it always does. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  return (
    <a {...rest} href={to} onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (typeof onClick === "function") onClick(event);
      go(to);
    }} />
  );
}
