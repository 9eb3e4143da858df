/** The guides in the display: whom one may take when passing. */

import type { JSX } from "preact";

import { broken } from "../../i18n/syllables";
import { nameOf, say } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import type { Box } from "./box";
import { GUIDES } from "./look";
import { NeutralFish, PieceIcon } from "./pieces";
import { memo } from "../../kit/stable";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import type { Guide, SwampView } from "./view";

type Guides = Pick<SwampView, "round" | "display">;

export const GuideCards = memo(({ round, display, box }: Guides & { box: Box }): JSX.Element | null => {
  const shown = box.data.guides.items.filter((guide) => display[guide.id] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section class="feya-guides panel">
      <header class="feya-head">
        <h2>{say("feya-ui-guides")}</h2>
        <span>{say(round === 0 ? "feya-ui-guides-draft" : "feya-ui-guides-after")}</span>
      </header>
      <div class={`feya-guide-cards ${shown.length > 3 ? "many" : ""}`}>
        {shown.map((guide) => <GuideCard key={guide.id} guide={guide} fish={display[guide.id] ?? 0} />)}
      </div>
    </section>
  );
});

/** Initiative, range and build value in words. */
export function valuesOf({ initiative, range, build_value: value }: Guide): string {
  return say("feya-text-guide_values", { initiative, range, value });
}

/** What a guide can do, and its values, in words. */
export function guideHelp(guide: Guide): string {
  return `${nameOf("feya", guide.id)}. ${say(`feya-help-guide-${guide.id}`)} ${valuesOf(guide)}`;
}

function GuideCard({ guide, fish }: { guide: Guide; fish: number }): JSX.Element {
  const label = say("feya-ui-guide", { guide: guide.id, fish });
  const place = useHelpedPlace(`guide:${guide.id}`, label, advised(guideHelp(guide), "feya", "guide", guide.id));
  return (
    <div class={`feya-guide slot ${stateOf(place)}`} {...onBlock(place)}>
      <span class="feya-guide-top">
        <b>{guide.initiative}</b>
        <span class="feya-guide-fish">
          {Array.from({ length: fish }, (_, n) => <PieceIcon key={n} size={14} reach={7}><NeutralFish /></PieceIcon>)}
        </span>
      </span>
      <Icon name={GUIDES[guide.id] ?? "meeple"} size={38} />
      <strong>{broken(nameOf("feya", guide.id))}</strong>
      <span class="feya-guide-values"><GuideValues guide={guide} /></span>
    </div>
  );
}

/** Build value and range. */
export function GuideValues({ guide, range }: { guide: Guide; range?: number | null }): JSX.Element {
  return (
    <>
      <Value icon="hut" name="build-value" value={guide.build_value} />
      <Value icon="sailboat" name="range" value={range ?? guide.range} />
    </>
  );
}

function Value({ icon, name, value }: { icon: IconName; name: string; value: number }): JSX.Element {
  return <span class="feya-sign"><Icon name={icon} size={14} title={say(`feya-ui-${name}`)} /><b>{value}</b></span>;
}
