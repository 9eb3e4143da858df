/** What there is to choose in a game: when each thing is good, how often it is taken, and how often it wins. */

import type { JSX } from "preact";

import { capital, has, nameOf, say } from "../i18n/words";
import { FEW, percent } from "../table/worth";
import type { ChoiceTally, Figures, Overview } from "../wire/messages";
import { OriginSign } from "./origin-sign";

/** A part of the data of a game; one of several groups has no mark of its own, but each of them has. */
interface Part {
  mark?: string;
  [group: string]: unknown;
}
type Numbers = Record<string, Part | undefined>;
interface Group {
  mark: string;
  items: { id: string }[];
}

/** The mark of the group that a thing lies in; undefined where all of a part has one. */
function ownMark(part: Part | undefined, thing: string): string | undefined {
  if (part === undefined || part.mark !== undefined) return undefined;
  return (Object.values(part) as Partial<Group>[]).find(({ items }) => items?.some(({ id }) => id === thing))?.mark;
}

interface ChoicesProps {
  game: string;
  figures: Figures;
  choices: Overview["choices"];
  data: unknown;
}

export function Choices({ game, figures, choices, data }: ChoicesProps): JSX.Element {
  return (
    <>
      <p class="overview-note">{say("overview-choices-note", { games: figures.games })}</p>
      {Object.entries(figures.choices).map(([kind, things]) => (
        <Kind key={kind} game={game} kind={kind} things={things} part={(data as Numbers)[choices[kind]?.part ?? ""]} />
      ))}
    </>
  );
}

interface KindProps {
  game: string;
  kind: string;
  things: Record<string, ChoiceTally>;
  part: Part | undefined;
}

function Kind({ game, kind, things, part }: KindProps): JSX.Element | null {
  const rows = Object.entries(things).filter(([, { had }]) => had >= FEW).sort(([, one], [, other]) => taken(other) - taken(one));
  if (rows.length === 0) return null;
  const total = rows.reduce((sum, [, { had }]) => sum + had, 0);
  const even = percent(rows.reduce((sum, [, one]) => sum + one.even, 0), total);
  return (
    <details class="overview-kind" data-kind={kind} open={rows.length <= 10}>
      <summary>{say(`${game}-kind-${kind}`)} <OriginSign mark={part?.mark} /></summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{say("overview-choices-taken")}</th>
            <th scope="col">{say("overview-choices-won")} <small>{say("overview-choices-even", { even })}</small></th>
          </tr>
        </thead>
        <tbody>{rows.map(([thing, tally]) => <Row key={thing} game={game} kind={kind} thing={thing} tally={tally} mark={ownMark(part, thing)} />)}</tbody>
      </table>
    </details>
  );
}

const taken = ({ taken: times, offered, had }: ChoiceTally): number => (offered > 0 ? times / offered : had / 1e6);

interface RowProps {
  game: string;
  kind: string;
  thing: string;
  tally: ChoiceTally;
  mark: string | undefined;
}

function Row({ game, kind, thing, tally, mark }: RowProps): JSX.Element {
  const key = `${game}-good-${kind}-${thing}`;
  return (
    <tr data-thing={thing}>
      <th scope="row">{capital(thingName(game, thing))} <OriginSign mark={mark} />{has(key) && <small>{say(key)}</small>}</th>
      <td>{tally.offered > 0 ? say("overview-share", { share: String(percent(tally.taken, tally.offered)) }) : "–"}</td>
      <td>{sign(tally)}{say("overview-share", { share: String(percent(tally.won, tally.had)) })}</td>
    </tr>
  );
}

/** Two words in one are named one after the other, where they have no name together. */
function thingName(game: string, thing: string): string {
  if (has(`${game}-name-${thing}`)) return nameOf(game, thing);
  const [first = "", ...rest] = thing.split("_");
  const last = rest.join("_");
  return has(`${game}-name-${first}`) && has(`${game}-name-${last}`) ? `${nameOf(game, first)}, ${nameOf(game, last)}` : thing;
}

/** Is it further from even than chance would bring it once in eighty? */
function sign({ had, won, even }: ChoiceTally): string {
  const share = even / had;
  const error = 2.5 * Math.sqrt((share * (1 - share)) / had);
  const off = won / had - share;
  return off > error ? "▲ " : off < -error ? "▼ " : "";
}
