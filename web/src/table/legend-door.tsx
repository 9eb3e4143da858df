/** The way to the reference card, which is loaded when it is first wanted. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";

import { Later } from "../shell/later";
import type { Session } from "./session";

const isOpen = signal(false);

export function openLegend(): void {
  isOpen.value = true;
}

export function LegendHolder({ session: { face, catalogue } }: { session: Session }): JSX.Element | null {
  const close = (): void => { isOpen.value = false; };
  useEffect(() => close, []);
  if (!isOpen.value || face.legend === undefined) return null;
  return <Later load={async () => (await import("../later")).LegendDialog} with={{ face, data: catalogue.data, onClose: close }} />;
}
