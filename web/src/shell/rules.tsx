/** The rules of a game: by section, each with its number, to be searched and linked to. */
import "./rules.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";

import { broken } from "../i18n/syllables";
import { has, readRules, rulesRead, say } from "../i18n/words";
import { TextField } from "../kit/field";
import { GameSwitch } from "./game-switch";
import { titleOf } from "./games";
import { sentenceFor, useLoaded } from "./load";
import { MissingPage } from "./missing";
import { Heading, Page, Trouble } from "./page";
import { hash, Link } from "./router";
import { hasRules, type Rule, RULED, ruleIds, type Section, sectionsOf, sought } from "./rules-list";

export function RulesPage({ game }: { game: string }): JSX.Element {
  if (!hasRules(game)) return <MissingPage reason="address" />;
  return <Rules game={game} />;
}

function Rules({ game }: { game: string }): JSX.Element {
  const [ids, again] = useLoaded(async () => {
    await readRules(game);
    return ruleIds(game);
  }, [game]);
  const [text, setText] = useState("");
  const isRead = rulesRead.value.has(game);
  const all = useMemo(() => (ids.state === "here" && isRead ? sectionsOf(game, ids.value) : []), [ids, isRead]);
  const shown = useMemo(() => sought(all, text), [all, text]);
  const title = has(`${game}-rules-heading`) ? say(`${game}-rules-heading`) : `${say("shell-rules")}: ${titleOf(game)}`;
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  useAnchor(all.length > 0, () => setText(""));
  return (
    <Page title={title} class="wide">
      <Heading title={title}>
        {has(`${game}-rules-note`) ? say(`${game}-rules-note`) : ""}
        <GameSwitch games={RULED} now={game} addressOf={(other) => `/rules/${other}`} />
      </Heading>
      {ids.state === "failed" && <Trouble text={sentenceFor(ids.error)} onRetry={again} />}
      <div class="rules">
        <aside class="rules-side">
          <TextField label={say("shell-rules-search")} type="search" value={text} onInput={setText} />
          <p class="field-help" role="status">{say("shell-rules-found", { count })}</p>
          <Contents game={game} sections={shown} />
        </aside>
        <div class="rules-text" aria-busy={all.length === 0}>
          {shown.map((section) => <Chapter key={section.number} game={game} section={section} />)}
          {all.length > 0 && shown.length === 0 && <p class="empty">{say("shell-rules-none")}</p>}
        </div>
      </div>
    </Page>
  );
}

/** Brings the rule of the address into sight once the rules are there. */
function useAnchor(isThere: boolean, show: () => void): void {
  const wanted = hash.value;
  useEffect(() => {
    if (!isThere || wanted === "") return;
    show();
    const frame = requestAnimationFrame(() => document.getElementById(wanted)?.scrollIntoView({ block: "start" }));
    return () => cancelAnimationFrame(frame);
  }, [isThere, wanted]);
}

function Contents({ game, sections }: { game: string; sections: Section[] }): JSX.Element {
  return (
    <details class="rules-contents" open={matchMedia("(min-width: 1024px)").matches}>
      <summary>{say("shell-rules-contents")}</summary>
      <nav aria-label={say("shell-rules-contents")}>
        <ol>
          {sections.map((section) => (
            <li key={section.number}>
              <Link to={`/rules/${game}#section-${section.number}`}><span>{section.number}</span>{section.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function Chapter({ game, section }: { game: string; section: Section }): JSX.Element {
  return (
    <section class="panel rules-chapter" aria-labelledby={`section-${section.number}`}>
      <h2 id={`section-${section.number}`}><span>{section.number}</span> {broken(section.title)}</h2>
      {section.rules.map((rule) => <RuleText key={rule.id} game={game} rule={rule} />)}
    </section>
  );
}

function RuleText({ game, rule }: { game: string; rule: Rule }): JSX.Element {
  return (
    <article id={rule.id} class="rules-rule" data-here={hash.value === rule.id}>
      <h3>{broken(rule.title)}</h3>
      <Link class="rules-number" to={`/rules/${game}#${rule.id}`} aria-label={say("shell-rule", { text: rule.id })}>
        {rule.id}
      </Link>
      {rule.text !== "" && <p>{linked(game, rule.text)}</p>}
      {rule.isReconstructed && (
        <p class="rules-origin"><i class="about-dot" aria-hidden="true" />{say("shell-rule-reconstructed")}</p>
      )}
    </article>
  );
}

/** The text with the rules it names as links. */
function linked(game: string, text: string): ComponentChildren[] {
  return text.split(/([A-Z]{2}-\d+\.\d+)/).map((part, at) => (at % 2 === 0
    ? part
    : <Link key={at} to={`/rules/${game}#${part}`}>{part}</Link>));
}
