/** Lights places for as long as something speaks of them. */

import { useEffect } from "preact/hooks";

import { spokenOf } from "../table/place";

export function useLight(places: ReadonlySet<string>, key: string): void {
  useEffect(() => {
    spokenOf.value = places;
    return () => { spokenOf.value = new Set(); };
  }, [key]);
}
