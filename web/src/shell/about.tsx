/** What Bogwood is, where its numbers come from, and whose work it stands on. */
import "./about.css";

import type { ComponentChildren, JSX } from "preact";

import { say } from "../i18n/words";
import { Numbers } from "./about-numbers";
import { useLoaded } from "./load";
import { Heading, Page, Sheet } from "./page";
import { isAlone } from "../wire/carrier";

interface Credit {
  name: string;
  by: string;
  licence: string;
  link: string;
}

/** Names, authors and licences as their owners write them. */
const CREDITS: Credit[] = [
  {
    name: "game-icons.net", licence: "CC BY 3.0", link: "https://game-icons.net",
    by: "Lorc, Delapouite, Skoll, Caro Asercion, sbed …",
  },
  {
    name: "Piazzolla", by: "Juan Pablo del Peral, Huerta Tipográfica", licence: "SIL OFL 1.1",
    link: "https://github.com/huertatipografica/piazzolla",
  },
  {
    name: "Commissioner", by: "Kostas Bartsokas", licence: "SIL OFL 1.1",
    link: "https://github.com/kosbarts/Commissioner",
  },
  { name: "Preact", by: "Jason Miller", licence: "MIT", link: "https://preactjs.com" },
  { name: "Fluent", by: "Mozilla", licence: "Apache 2.0", link: "https://projectfluent.org" },
  { name: "esbuild", by: "Evan Wallace", licence: "MIT", link: "https://esbuild.github.io" },
];

async function version(): Promise<string> {
  if (isAlone()) return "";
  const about = (await (await fetch("/api/docs/openapi.json")).json()) as { info?: { version?: string } };
  return about.info?.version ?? "";
}

export function AboutPage(): JSX.Element {
  const [known] = useLoaded(version);
  const title = say("shell-about");
  return (
    <Page title={title}>
      <Heading title={say("shell-about-title")}>{say("shell-about-lead")}</Heading>
      <div class="stack loose">
        <div class="about-pair">
          <Sheet title={say("shell-about-what")}>
            <div class="stack about-text">
              <p>{say("shell-about-what-1")}</p>
              <p>{say("shell-about-what-2")}</p>
              <p>{say("shell-about-independent")}</p>
            </div>
          </Sheet>
          <Sheet title={say("shell-about-fair")}>
            <div class="stack about-text">
              <p>{say("shell-about-fair-1")}</p>
              {!isAlone() && <p><a href="/api/docs">{say("shell-about-api")}</a></p>}
              <p class="field-help about-version">
                {known.state === "here" && known.value !== "" ? say("shell-version", { text: known.value }) : " "}
              </p>
            </div>
          </Sheet>
        </div>
        <Numbers />
        <Sheet title={say("shell-credits")}>
          <ul class="about-credits">
            {CREDITS.map((credit) => (
              <li key={credit.name}>
                <Away link={credit.link}>{credit.name}</Away>
                <span>{credit.by}</span>
                <span class="chip square">{credit.licence}</span>
              </li>
            ))}
          </ul>
          <p class="field-help about-after">{say("shell-credits-icons")}</p>
        </Sheet>
      </div>
    </Page>
  );
}

function Away({ link, children }: { link: string; children: ComponentChildren }): JSX.Element {
  return <a href={link} rel="noopener noreferrer" target="_blank">{children}</a>;
}
