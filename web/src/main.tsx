/** The first file of the client: which page an address shows. */

import "./kit/tokens.css";
import "./kit/base.css";

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";

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
import { ReplayPage } from "./table/replay";
import { TablePage } from "./table/page";

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
  if (first === "t" && second !== undefined && third === "replay") return <ReplayPage key={second} table={second} door={door} />;
  if (first === "t" && second !== undefined) return <TablePage key={second} table={second} door={door} />;
  return <MissingPage reason="address" />;
}

function App() {
  const [isReady, setReady] = useState(false);
  useEffect(() => void arrive().then(() => setReady(true)), []);
  // Everything is said anew when the language changes.
  return isReady ? <Page key={language.value} /> : null;
}

render(<App />, document.getElementById("app")!);
