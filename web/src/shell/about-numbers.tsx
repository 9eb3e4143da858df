/** The numbers of a game, each part with the mark of its origin. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { readRules, say } from "../i18n/words";
import { Choice } from "../kit/field";
import { Icon } from "../kit/icons";
import { api } from "../wire/api";
import { games, loadGames, titleOf } from "./games";
import { sentenceFor, useLoaded } from "./load";
import { type Mark, MARKS, type Part, partsOf } from "./origins";
import { Sheet, Trouble } from "./page";

async function load(game: string): Promise<Part[]> {
  const about = (await loadGames()).find((one) => one.name === game);
  if (about === undefined) return [];
  await readRules(game);
  const catalogue = await api.catalogue<unknown>(game, Math.max(...about.players), about.edition);
  return partsOf(game, catalogue.data);
}

export function Numbers(): JSX.Element {
  const [chosen, setGame] = useState("");
  const offered = (games.value ?? []).map(({ name }) => name);
  const game = chosen || (offered[0] ?? "");
  const [parts, again] = useLoaded(() => load(game), [game]);
  const [mark, setMark] = useState<Mark | "all">("all");
  const all = parts.state === "here" ? parts.value : [];
  const shown = all.filter((part) => mark === "all" || part.mark === mark);
  const offers = [
    { value: "all" as const, label: say("shell-mark-all") },
    ...MARKS.filter((one) => all.some((part) => part.mark === one))
      .map((one) => ({ value: one, label: say(`shell-mark-${one}`) })),
  ];
  return (
    <Sheet id="numbers" title={say("shell-numbers", { text: titleOf(game) })} class="about-numbers">
      <div class="stack">
        <p class="about-text">{say("shell-numbers-lead")}</p>
        <Choice label={say("shell-games")} value={game} onChange={setGame}
          offers={offered.map((value) => ({ value, label: titleOf(value) }))} />
        {parts.state === "failed" && <Trouble text={sentenceFor(parts.error)} onRetry={again} />}
        {all.length > 0 && <Choice label={say("shell-numbers-show")} value={mark} offers={offers} onChange={setMark} />}
        <div class="about-parts" aria-busy={parts.state === "wait"}>
          {shown.map((part) => <PartRow key={part.path.join("/")} part={part} />)}
        </div>
      </div>
    </Sheet>
  );
}

function PartRow({ part }: { part: Part }): JSX.Element {
  return (
    <details class="about-part">
      <summary>
        <Icon name="chevron" size={14} />
        <span class="about-part-title">{part.title}</span>
        <Origin mark={part.mark} />
      </summary>
      {part.note !== "" && <p class="field-help" lang="en">{part.note}</p>}
      <div class="about-scroll">
        <table>
          <tbody>
            {part.rows.map((row, at) => <tr key={at}><th scope="row">{row.name}</th><td>{row.value}</td></tr>)}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** The origin in words; what is reconstructed has the quiet dot besides. */
function Origin({ mark }: { mark: Mark }): JSX.Element {
  return (
    <span class="about-origin" data-mark={mark}>
      {mark === "R" && <span class="about-dot" aria-hidden="true" />}{say(`shell-mark-${mark}`)}
    </span>
  );
}
