/** The first file of the client: which page an address shows. */

import "./kit/tokens.css";
import "./kit/base.css";

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { ReviewPage } from "./coach/review";
import { language } from "./i18n/words";
import { AboutPage } from "./shell/about";
import { FrontPage } from "./shell/front";
import { LobbyPage } from "./shell/lobby";
import { MinePage } from "./shell/mine";
import { MissingPage } from "./shell/missing";
import { NewTablePage } from "./shell/new-table";
import { path, query } from "./shell/router";
import { RulesPage } from "./shell/rules";
import { arrive } from "./shell/self";
import { SettingsPage } from "./shell/settings";
import type { ReplayPage } from "./table/replay";
import { TablePage } from "./table/page";
import { Later } from "./shell/later";

function Page() {
  const [first, second, third] = path.value;
  const door = { invite: query.value.get("invite") ?? "", watch: query.value.get("watch") ?? "" };
  if (first === undefined) return <FrontPage />;
  if (first === "new") return <NewTablePage game={second ?? "feya"} />;
  if (first === "tables") return <LobbyPage />;
  if (first === "mine") return <MinePage />;
  if (first === "settings") return <SettingsPage />;
  if (first === "about") return <AboutPage />;
  if (first === "rules") return <RulesPage game={second ?? "feya"} />;
  if (first === "t" && second !== undefined && third === "replay") {
    return <Later key={`${second} ${third}`} isPage load={loadReplay} with={{ table: second, door }} />;
  }
  if (first === "t" && second !== undefined && third === "review") {
    return <Later key={`${second} ${third}`} isPage load={loadReview} with={{ table: second, door }} />;
  }
  if (first === "t" && second !== undefined) return <TablePage key={second} table={second} door={door} />;
  return <MissingPage reason="address" />;
}

async function loadReplay(): Promise<typeof ReplayPage> {
  return (await import("./later")).ReplayPage;
}

async function loadReview(): Promise<typeof ReviewPage> {
  return (await import("./later")).ReviewPage;
}

function App() {
  const [isReady, setReady] = useState(false);
  useEffect(() => void arrive().then(() => setReady(true)), []);
  // Everything is said anew when the language changes.
  return isReady ? <Page key={language.value} /> : null;
}

render(<App />, document.getElementById("app")!);
