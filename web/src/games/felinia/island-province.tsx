/** One province as a place: what stands there, whether it is lit, what that costs, and why not when asked. */

import type { JSX } from "preact";

import { capital, say } from "../../i18n/words";
import { Glyph } from "../../kit/icons";
import { type Colour, tintOf } from "../../kit/marks";
import { GlowDot, Hatch, LitPlace, Lock } from "../../kit/states";
import { settings } from "../../person/self";
import { useSession } from "../../table/place";
import { onShape, useHelpedPlace } from "../../table/tip";
import type { Option } from "../../wire/messages";
import { inner, outline } from "./island-ground";
import type { ProvinceScene, Stander } from "./island-scene";
import { countryFill, SYMBOLS } from "./look";
import { HiddenToken, Merchant, Token } from "./pieces";
import { letterOf } from "./symbols";

export interface ProvinceProps {
  scene: ProvinceScene;
  /** Is it the one province that can be reached by the tabulator? */
  isCurrent: boolean;
}

export function ProvinceView({ scene, isCurrent }: ProvinceProps): JSX.Element {
  const { spot, explorer } = scene;
  const place = `province:${spot.name}`;
  // While it can be chosen, help would only hide what lies beside it.
  const session = useSession();
  const isMyTurn = session !== null && session.isMyTurn.value;
  const isOpen = isMyTurn && session.lit.value.has(place);
  const isMine = isMyTurn && explorer?.seat === session.seat;
  const { options, isLit, isAsked, attrs } = useHelpedPlace(place, scene.label, isOpen ? "" : helpOf(scene));
  const option = isLit ? options[0] : undefined;
  return (
    <g class={`felinia-place ${isLit ? "lit" : ""}`} data-place={place}
      transform={`translate(${spot.x} ${spot.y})`}>
      {explorer !== null && <ExplorerGround colour={explorer.colour} isMine={isMine} />}
      {option !== undefined && <g transform="rotate(30)"><LitPlace /></g>}
      <Things scene={scene} />
      {option !== undefined && <Cost option={option} />}
      {settings.value.letters && <text class="board-letter felinia-letter" y="-19.5">{spot.province.label}</text>}
      {isAsked && <g class="board-over"><g transform="rotate(30)"><Hatch /></g><Lock /></g>}
      <polygon points={outline} class="board-hit" {...onShape({ attrs })} data-cell={spot.name}
        tabindex={isCurrent ? 0 : -1} />
    </g>
  );
}

/** Under the merchant on its way: light for one's own, the owner's colour for another's. */
function ExplorerGround({ colour, isMine }: { colour: Colour; isMine: boolean }): JSX.Element {
  if (isMine) return <g transform="rotate(30)"><LitPlace chosen /></g>;
  return <polygon class="felinia-explored" points={inner} fill={tintOf(colour)} />;
}

/** What is to be known about a province: what stands there, and what that is good for. */
function helpOf({ spot: { province }, token, label }: ProvinceScene): string {
  const help = token !== null ? say(`felinia-help-token-${token.kind || token.id}`)
    : province.symbol === "none" ? "" : say(`felinia-help-symbol-${province.symbol}`);
  return [capital(label), help].filter((text) => text !== "").join(". ");
}

/** What stands in a province: its ground, a token, a merchant. */
function Things({ scene }: { scene: ProvinceScene }): JSX.Element {
  const { explorer, settled } = scene;
  const isPassed = scene.isVisited && explorer === null;
  return (
    <g class={isPassed ? "felinia-passed" : undefined}>
      {explorer !== null ? <g transform="translate(0 14) scale(.56)"><Printed scene={scene} /></g>
        : settled === null && <Printed scene={scene} />}
      {settled !== null && <Standing {...settled} province={scene.spot.name} />}
    </g>
  );
}

/** A merchant with its shadow. */
export function Standing({ colour, seat, province }: Stander & { province: string }): JSX.Element {
  return (
    <g>
      <ellipse class="felinia-shadow" cx="1" cy="13.5" rx="15" ry="5" />
      <g data-merchant={`${seat}:${province}`}><Merchant colour={colour} /></g>
    </g>
  );
}

function Printed({ scene: { spot: { province }, token, isFaceDown } }: { scene: ProvinceScene }): JSX.Element | null {
  if (token !== null) {
    return (
      <g>
        <g transform="scale(1.14)"><Token {...token} /></g>
        {settings.value.letters && token.kind !== "" && (
          <text class="board-letter felinia-letter" x="12" y="18">{letterOf(token.kind)}</text>
        )}
      </g>
    );
  }
  if (isFaceDown) return <HiddenToken country={province.region} />;
  if (province.kind === "port") return <Port country={province.region} />;
  return province.symbol === "none" ? null : <Symbol symbol={province.symbol} />;
}

function Port({ country }: { country: string }): JSX.Element {
  return (
    <g>
      <circle r="17" fill={countryFill(country)} />
      <circle r="14.6" fill="none" stroke="var(--piece)" stroke-width="1" opacity=".7" />
      <Glyph name="anchor" size={21} fill="var(--piece)" />
    </g>
  );
}

function Symbol({ symbol }: { symbol: string }): JSX.Element {
  return (
    <g>
      <circle class="felinia-plate" r="15.4" />
      <Glyph name={SYMBOLS[symbol] ?? "dot"} size={20} fill={`var(--plate-${symbol})`} />
    </g>
  );
}

/** A small light on what can be chosen, or the food that the way there costs. */
function Cost({ option: [, notation, , args] }: { option: Option }): JSX.Element {
  const food = args["food"];
  if (typeof food === "number" && food > 0) {
    return (
      <g class="felinia-cost" transform="translate(13 -17)">
        <rect x="-13" y="-8.5" width="26" height="17" rx="8.5" />
        <text x="-4" y="4">−{food}</text>
        <Glyph name="meat" size={11} x={6.5} fill="var(--plate-food)" />
      </g>
    );
  }
  const isToken = notation.startsWith("turn:");
  return <g transform={isToken ? "translate(14 -15)" : "translate(0 -20.5)"}><GlowDot /></g>;
}
