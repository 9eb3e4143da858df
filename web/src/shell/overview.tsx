/** A game at a glance, before its rules by number: aim, points, a turn, a round, pieces, what to choose, mistakes. */
import "./overview.css";

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect } from "preact/hooks";

import type { Face } from "../games/face";
import { faceOf } from "../games/faces";
import { broken } from "../i18n/syllables";
import { capital, has, layNumbers, nameOf, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Icon } from "../kit/icons";
import { Legend } from "../table/legend";
import { anchorOf, type Part, PARTS, partsShown } from "../table/overview-door";
import { useSession } from "../table/place";
import type { Session } from "../table/session";
import { openOverview, useOverview } from "../table/worth";
import { api } from "../wire/api";
import type { Catalogue, Figures, Habit, Mistake, Overview as Plan } from "../wire/messages";
import { loadGames } from "./games";
import { useLoaded } from "./load";
import { Diagram } from "./diagram";
import { OriginSign } from "./origin-sign";
import { Choices } from "./overview-choices";
import { Within } from "./rules-link";
import { ruleIds } from "./rules-list";

interface Opened {
  face: Face;
  catalogue: Catalogue;
  marks: Marks;
}

/** The marks of the rules, by their numbers. */
type Marks = ReadonlyMap<string, string | undefined>;
const RuleMarks = createContext<Marks>(new Map());

/** Beside a table its own numbers are said, which may be those of a corrected edition. */
async function open(game: string, session: Session | null): Promise<Opened | null> {
  if (await openOverview(game) === null) return null;
  const marks = new Map((await ruleIds(game)).map(({ id, mark }) => [id, mark]));
  if (session !== null) return { face: session.face, catalogue: session.catalogue, marks };
  const about = (await loadGames()).find((one) => one.name === game);
  const asked = api.catalogue<unknown>(game, about?.least_players ?? 2, "", {});
  const [face, catalogue] = await Promise.all([faceOf(game, () => asked), asked]);
  layNumbers(catalogue.numbers);
  return { face, catalogue, marks };
}

/** Nothing for a game without an overview. */
export function Overview({ game }: { game: string }): JSX.Element | null {
  const plan = useOverview(game);
  const session = useSession();
  const [opened] = useLoaded(() => open(game, session), [game]);
  if (plan === undefined || opened.state !== "here" || opened.value === null) return null;
  return (
    <RuleMarks.Provider value={opened.value.marks}>
      <Parts game={game} plan={plan} opened={opened.value} hasBoard={session !== null} />
    </RuleMarks.Provider>
  );
}

interface PartsProps {
  game: string;
  plan: Plan;
  opened: Opened;
  /** Beside a table there is a board already. */
  hasBoard: boolean;
}

/** The parts that there is something to say in. */
function Parts({ game, plan, opened: { face, catalogue }, hasBoard }: PartsProps): JSX.Element {
  const { figures, turn, round } = plan;
  const mistakes = plan.mistakes.filter(({ habit }) => habit === "" || figures?.habits[habit] !== undefined);
  const inside: Record<Part, JSX.Element | false | null> = {
    aim: has(`${game}-overview-aim`) && <p class="overview-lead">{say(`${game}-overview-aim`)}</p>,
    points: figures && !isEmpty(figures.points.shares) && <Points game={game} figures={figures} sources={plan.sources} face={face} />,
    turn: turn.length > 0 && <Steps game={game} part="turn" rules={turn} />,
    round: round.length > 0 && <Steps game={game} part="round" rules={round} />,
    board: plan.diagrams.length > 0 && !hasBoard && <Boards game={game} plan={plan} face={face} />,
    legend: face.legend !== undefined && <Legend face={face} data={catalogue.data} />,
    choices: figures && !isEmpty(figures.choices) && <Choices game={game} figures={figures} choices={plan.choices} data={catalogue.data} />,
    mistakes: mistakes.length > 0 && <Mistakes game={game} figures={figures} mistakes={mistakes} />,
  };
  const parts = PARTS.filter((part) => inside[part]);
  useEffect(() => {
    partsShown.value = parts;
    return () => { partsShown.value = []; };
  }, [parts.join()]);
  return (
    <div class="overview">
      {parts.map((part) => <Section key={part} part={part}>{inside[part]}</Section>)}
      <footer class="overview-foot">
        <Button size="small" onClick={() => print()}>{say("overview-print")}</Button>
        {figures && <Measured game={game} figures={figures} />}
      </footer>
    </div>
  );
}

const isEmpty = (found: object): boolean => Object.keys(found).length === 0;

function Section({ part, children }: { part: Part; children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel rules-chapter overview-part" aria-labelledby={anchorOf(part)}>
      <h2 id={anchorOf(part)}>{broken(say(`overview-${part}`))}</h2>
      {children}
    </section>
  );
}

/** Where points come from: a bar for each source, the largest first. */
function Points({ game, figures, sources, face }: { game: string; figures: Figures; sources: Plan["sources"]; face: Face }): JSX.Element {
  const { mean, winners, shares } = figures.points;
  const all = Object.entries(shares);
  const most = Math.max(...all.map(([, share]) => share));
  const iconOf = (source: string) => face.sources.find(({ id }) => id === source)?.icon ?? "round-star";
  return (
    <>
      <p class="overview-note">{say("overview-points-note", { games: figures.games, mean: Math.round(mean), winners: Math.round(winners) })}</p>
      <ol class="overview-bars">
        {all.map(([source, share]) => (
          <li key={source} data-source={source}>
            <Icon name={iconOf(source)} size={20} />
            <span class="overview-source">{capital(nameOf(game, source))} <RuleNumber game={game} rule={sources[source] ?? ""} /></span>
            <span class="overview-bar" aria-hidden="true"><i style={{ width: `${(100 * share) / most}%` }} /></span>
            <b>{say("overview-share", { share: rounded(share) })}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Whole per cents, but never nought of what there is. */
const rounded = (share: number): string => (share < 0.005 ? "<1" : String(Math.round(100 * share)));

function RuleNumber({ game, rule }: { game: string; rule: string }): JSX.Element | null {
  const mark = useContext(RuleMarks).get(rule);
  return rule === "" ? null : <><Within class="overview-rule" game={game} to={rule}>{rule}</Within> <OriginSign mark={mark} /></>;
}

function Steps({ game, part, rules }: { game: string; part: "turn" | "round"; rules: string[] }): JSX.Element {
  return (
    <ol class="overview-steps">
      {rules.map((rule, n) => (
        <li key={n}><span>{say(`${game}-overview-${part}-${n + 1}`)} <RuleNumber game={game} rule={rule} /></span></li>
      ))}
    </ol>
  );
}

/** Positions to try out. */
function Boards({ game, plan, face }: { game: string; plan: Plan; face: Face }): JSX.Element {
  return (
    <>
      <p class="overview-note">{say("overview-board-note")}</p>
      {plan.diagrams.map(({ id, rule }) => (
        <Diagram key={id} game={game} id={id} face={face}>
          <span>{say(`${game}-diagram-${id}`)} <RuleNumber game={game} rule={rule} /></span>
        </Diagram>
      ))}
    </>
  );
}

function Mistakes({ game, figures, mistakes }: { game: string; figures: Figures | null; mistakes: Mistake[] }): JSX.Element {
  return (
    <>
      {figures && <p class="overview-note">{say("overview-mistakes-note", { games: figures.games, beginners: figures.beginners })}</p>}
      <ol class="overview-steps">
        {mistakes.map(({ id, habit, rule }) => (
          <li key={id}><span>{say(`${game}-mistake-${id}`, amounts(figures?.habits[habit]))} <RuleNumber game={game} rule={rule} /></span></li>
        ))}
      </ol>
    </>
  );
}

/** What is said of a habit: with one decimal where the numbers are small. */
function amounts(habit: Habit | undefined): Record<string, number> {
  const { won = 0, lost = 0, easy = 0 } = habit ?? {};
  const digits = Math.max(won, lost, easy) < 20 ? 10 : 1;
  const shown = (amount: number): number => Math.round(amount * digits) / digits;
  return { won: shown(won), lost: shown(lost), easy: shown(easy) };
}

/** How it was measured, and the command that measures it again. */
function Measured({ game, figures }: { game: string; figures: Figures }): JSX.Element {
  return (
    <details>
      <summary>{say("overview-measured")}</summary>
      <ul>
        {figures.runs.map(({ games, players, bots, options }, n) => (
          <li key={n}>{say("overview-run", { games, players, text: [bots, ...Object.entries(options).map(([name, value]) => `${optionName(game, name)}: ${valueName(game, name, value)}`)].join(", ") })}</li>
        ))}
      </ul>
      <p>{say("overview-run-note", { text: `bogwood measure ${game}` })}</p>
    </details>
  );
}

const optionName = (game: string, name: string): string => (has(`${game}-option-name-${name}`) ? say(`${game}-option-name-${name}`) : name);
const valueName = (game: string, name: string, value: string): string =>
  (has(`${game}-option-value-${name}-${value}`) ? say(`${game}-option-value-${name}-${value}`) : value);
