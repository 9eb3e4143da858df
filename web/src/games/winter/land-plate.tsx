/** Bonuses written on the land itself: numbers and signs on a small pale plate. */

import type { JSX } from "preact";

import { Glyph, type IconName } from "../../kit/icons";
import { THINGS } from "./look";
import { COUNTERS } from "./symbols-look";
import type { Effect } from "./view";

const PER_EFFECT = 19;
const HIGH = 11.6;

/** What is written for an effect: how much, of what, and for each of which things. */
function sign({ verb, amount, counter }: Effect): { text: string; thing: string; per: IconName | null } {
  if (verb !== "score_per") return { text: String(amount), thing: verb, per: null };
  return { text: String(amount), thing: "vp", per: COUNTERS[counter ?? ""]?.icon ?? null };
}

/** The map's plates stay pale, so their signs keep the dark tones. */
const onPlate = (tone: string): string => (tone === "ink" ? "var(--map-plate-ink)" : `var(--plate-${tone})`);

/** A row of signs round 0, 0, on a plate as wide as it needs. */
export function Plate({ effects }: { effects: Effect[] }): JSX.Element | null {
  if (effects.length === 0) return null;
  const signs = effects.map(sign);
  const widths = signs.map(({ per }) => PER_EFFECT + (per === null ? 0 : 12));
  const wide = widths.reduce((sum, width) => sum + width, 0);
  let x = -wide / 2;
  return (
    <g class="winter-plate">
      <rect x={-wide / 2 - 2} y={-HIGH / 2} width={wide + 4} height={HIGH} rx={HIGH / 2} />
      {signs.map(({ text, thing, per }, n) => {
        const at = x;
        x += widths[n]!;
        const { icon, tone } = THINGS[thing] ?? THINGS["vp"]!;
        return (
          <g key={n} transform={`translate(${at} 0)`}>
            <text x="5.4" y="3.6">{text}</text>
            <Glyph name={icon} size={9.4} x={13.4} fill={onPlate(tone)} />
            {per !== null && (
              <>
                <path d="M19.4 3.6 22.2-3.6" class="winter-per" />
                <Glyph name={per} size={8.6} x={27} fill="var(--plate-camp)" />
              </>
            )}
          </g>
        );
      })}
    </g>
  );
}
