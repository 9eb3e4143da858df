/** The one bubble of the page: why a place is closed, or which of several things to do there. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Link } from "../shell/router";
import { asked, letGo, sentenceOf, useSession } from "./place";

const MARGIN = 8;

export function Bubble() {
  const now = asked.value;
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number; below: boolean; tip: number } | null>(null);
  useLayoutEffect(() => {
    if (now === null || box.current === null) return;
    setAt(placed(now.anchor, box.current.offsetWidth, box.current.offsetHeight));
    if (now.kind === "pick") box.current.querySelector("button")?.focus();
  }, [now]);
  if (now === null) return null;
  const style = at === null ? "visibility:hidden" : `left:${at.left}px;top:${at.top}px;--tip:${at.tip}px`;
  return (
    <div id="bubble" ref={box} class={`bubble ${at?.below ? "below" : "above"}`} style={style}
      role={now.kind === "pick" ? "menu" : "status"}
      onKeyDown={(event) => event.key === "Escape" && letGo()}>
      <Content />
    </div>
  );
}

function Content() {
  const now = asked.value;
  const session = useSession();
  if (now === null) return null;
  if (now.kind === "tip") return <p>{now.text}</p>;
  if (now.kind === "pick") {
    return (
      <>
        {now.options.map((option) => (
          <button key={option[0]} role="menuitem" class="pick" onClick={() => { letGo(); session?.choose(option[0]); }}>
            {sentenceOf(option)}
          </button>
        ))}
      </>
    );
  }
  const rule = now.problem.rule;
  return (
    <>
      <p>{now.problem.sentence}</p>
      {rule !== "" && (
        <Link class="rule" to={`/rules/${session?.face.name ?? ""}#${rule}`}>{say("shell-rule", { text: rule })}</Link>
      )}
    </>
  );
}

function placed(anchor: DOMRect, width: number, height: number): { left: number; top: number; below: boolean; tip: number } {
  const middle = anchor.left + anchor.width / 2;
  const left = Math.max(MARGIN, Math.min(middle - width / 2, innerWidth - width - MARGIN));
  const below = anchor.bottom + height + 14 < innerHeight - 80;
  const top = below ? anchor.bottom + 10 : Math.max(MARGIN, anchor.top - height - 10);
  return { left, top, below, tip: Math.max(16, Math.min(middle - left, width - 16)) };
}
