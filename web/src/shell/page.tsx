/** The frame of every page of the shell: rail, content, foot; and the title of the document. */
import "./page.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { say } from "../i18n/words";
import { path } from "../kit/router";
import { Foot } from "./foot";
import { TopRail } from "./top-rail";

/** Names the document after the page. */
export function useTitle(title: string): void {
  useEffect(() => { document.title = title === "" ? "Bogwood" : `${title} · Bogwood`; }, [title]);
}

export interface PageProps {
  /** Empty on the front page. */
  title: string;
  class?: string;
  children: ComponentChildren;
}

let lastPath = "";

export function Page({ title, class: more = "", children }: PageProps): JSX.Element {
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  const here = path.value.join("/");
  useEffect(() => {
    // After a change of page the reader starts at its content; the very first page keeps the browser's own order.
    if (lastPath !== "" && lastPath !== here && !main.current?.contains(document.activeElement)) {
      main.current?.focus({ preventScroll: true });
    }
    lastPath = here || "/";
  }, [here]);
  return (
    <div class="page">
      <a class="page-skip" href="#content" onClick={(event) => { event.preventDefault(); main.current?.focus(); }}>
        {say("shell-skip")}
      </a>
      <TopRail />
      <main ref={main} id="content" tabIndex={-1} class={`page-main ${more}`}>{children}</main>
      <Foot />
    </div>
  );
}

/** The heading of a page, with a line about it. */
export function Heading({ title, children }: { title: string; children?: ComponentChildren }): JSX.Element {
  return (
    <header class="page-head">
      <h1>{title}</h1>
      {children && <div class="page-lead">{children}</div>}
    </header>
  );
}

/** A panel with a heading. */
export function Sheet({ title, aside, id, children, class: more = "" }: {
  title: string; aside?: ComponentChildren; id?: string; children: ComponentChildren; class?: string;
}): JSX.Element {
  return (
    <section id={id} class={`panel sheet ${more}`} aria-label={title}>
      <header class="sheet-head"><h2>{title}</h2>{aside && <span class="sheet-aside">{aside}</span>}</header>
      {children}
    </section>
  );
}

export function Trouble({ text, onRetry }: { text: string; onRetry?: () => void }): JSX.Element {
  return (
    <div class="trouble" role="alert">
      <p>{text}</p>
      {onRetry && <button type="button" class="btn plain small" onClick={onRetry}>{say("shell-retry")}</button>}
    </div>
  );
}
