/** Whence the numbers come: a quiet dot where the data say that they are a reconstruction, and a word of it in the help. */

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Tip } from "../../table/tip";

const RECONSTRUCTED = "R";

/** The dot beside numbers; those who do not see it are told by the help of the place. */
export function OriginDot({ mark }: { mark: string }): JSX.Element | null {
  return mark === RECONSTRUCTED ? <i class="felinia-origin" aria-hidden="true" /> : null;
}

/** Help on a place, and whether its numbers are reconstructed. */
export function withOrigin(help: string, mark: string): string {
  return mark === RECONSTRUCTED ? `${help} ${say("felinia-ui-reconstructed")}` : help;
}

/** In the corner of the island, for the map as a whole. */
export function MapOrigin({ mark }: { mark: string }): JSX.Element | null {
  if (mark !== RECONSTRUCTED) return null;
  return (
    <Tip name="felinia-reconstructed" text={say("felinia-help-reconstructed")} class="felinia-map-origin">
      <OriginDot mark={mark} /><span class="hidden">{say("felinia-ui-reconstructed")}</span>
    </Tip>
  );
}
