import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Link } from "../kit/router";
import { isAlone } from "../wire/carrier";

export function Foot(): JSX.Element {
  return (
    <footer class="foot">
      <div class="foot-in">
        <p>{say("shell-foot-line")}</p>
        <nav class="foot-links" aria-label={say("shell-foot-nav")}>
          <Link to="/about">{say("shell-about")}</Link>
          <Link to="/rules">{say("shell-rules")}</Link>
          {!isAlone() && <Link to="/tables">{say("shell-lobby")}</Link>}
          {!isAlone() && <a href="/api/docs">{say("shell-api")}</a>}
        </nav>
      </div>
    </footer>
  );
}
