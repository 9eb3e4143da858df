/** The guides in the display: whom one may take when passing. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { Box } from "./box";
import { GUIDES } from "./look";
import { NeutralFish, PieceIcon } from "./pieces";
import { onBlock, stateOf, useHelpedPlace } from "./tip";
import type { Guide, SwampView } from "./view";

export function GuideCards({ view, box }: { view: SwampView; box: Box }): JSX.Element | null {
  const shown = box.data.guides.items.filter((guide) => view.display[guide.id] !== undefined);
  if (shown.length === 0) return null;
  return (
    <section class="feya-guides panel">
      <header class="feya-head">
        <h2>{say("feya-ui-guides")}</h2>
        <span>{say(view.round === 0 ? "feya-ui-guides-draft" : "feya-ui-guides-after")}</span>
      </header>
      <div class={`feya-guide-cards ${shown.length > 3 ? "many" : ""}`}>
        {shown.map((guide) => <GuideCard key={guide.id} guide={guide} fish={view.display[guide.id] ?? 0} />)}
      </div>
    </section>
  );
}

/** Values of a guide and what it can do, in words. */
export function guideHelp(guide: Guide): string {
  const values = say("feya-text-guide_values", { initiative: guide.initiative, range: guide.range, value: guide.build_value });
  return `${nameOf("feya", guide.id)}. ${say(`feya-help-guide-${guide.id}`)} ${values}`;
}

function GuideCard({ guide, fish }: { guide: Guide; fish: number }): JSX.Element {
  const label = say("feya-ui-guide", { guide: guide.id, fish });
  const place = useHelpedPlace(`guide:${guide.id}`, label, guideHelp(guide));
  return (
    <div class={`feya-guide feya-slot ${stateOf(place)}`} {...onBlock(place)}>
      <span class="feya-guide-top">
        <b>{guide.initiative}</b>
        <span class="feya-guide-fish">
          {Array.from({ length: fish }, (_, n) => <PieceIcon key={n} size={14} reach={7}><NeutralFish /></PieceIcon>)}
        </span>
      </span>
      <Icon name={GUIDES[guide.id] ?? "meeple"} size={38} />
      <strong>{nameOf("feya", guide.id)}</strong>
      <span class="feya-guide-values"><GuideValues guide={guide} /></span>
    </div>
  );
}

/** Build value and range. */
export function GuideValues({ guide, range }: { guide: Guide; range?: number | null }): JSX.Element {
  return (
    <>
      <span class="feya-sign"><Icon name="hut" size={14} title={say("feya-ui-build-value")} /><b>{guide.build_value}</b></span>
      <span class="feya-sign"><Icon name="sailboat" size={14} title={say("feya-ui-range")} /><b>{range ?? guide.range}</b></span>
    </>
  );
}
