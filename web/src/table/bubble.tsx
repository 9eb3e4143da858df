/** The one bubble of the page: why a place is closed, or which of several things to do there. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Link } from "../shell/router";
import { asked, letGo, useSession } from "./place";

const MARGIN = 8;
/** From this width on a thing has its bubble beside it. */
const WIDE = 200;

export function Bubble() {
  const now = asked.value;
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Spot | null>(null);
  useLayoutEffect(() => {
    if (now === null || box.current === null) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const aside = now.kind === "tip" ? placedAside(now.anchor, width, height) : null;
    setAt(aside ?? placed(now.anchor, width, height));
    if (now.kind === "pick") box.current.querySelector("button")?.focus();
  }, [now]);
  const isOpen = now !== null;
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener("focusin", letGoOfTheCovered);
    return () => document.removeEventListener("focusin", letGoOfTheCovered);
  }, [isOpen]);
  if (now === null) return null;
  const style = at === null ? "visibility:hidden" : `left:${at.left}px;top:${at.top}px;--tip:${at.tip}px`;
  return (
    <div id="bubble" ref={box} class={`bubble ${at?.side ?? "above"} ${now.kind}`} style={style}
      role={now.kind === "pick" ? "menu" : "status"}
      onKeyDown={(event) => event.key === "Escape" && letGo()}>
      <Content />
    </div>
  );
}

/** A dialog takes the focus and lies over everything: the bubble would only look out from under it. */
function letGoOfTheCovered(event: FocusEvent): void {
  if (event.target instanceof Element && event.target.closest("dialog") !== null) letGo();
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
          <button key={session?.pathOf(option)} role="menuitem" class="pick" data-options={session?.pathOf(option)}
            onClick={() => { letGo(); session?.pick(option); }}>
            {session?.sentenceOf(option)}
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

/** Where the bubble lies, on which side of its thing, and how far along that side its tip points. */
interface Spot {
  left: number;
  top: number;
  side: "above" | "below" | "right";
  tip: number;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

function placed(anchor: DOMRect, width: number, height: number): Spot {
  const middle = anchor.left + anchor.width / 2;
  const left = between(MARGIN, middle - width / 2, innerWidth - width - MARGIN);
  const below = anchor.bottom + height + 14 < innerHeight - 80;
  const top = below ? anchor.bottom + 10 : Math.max(MARGIN, anchor.top - height - 10);
  return { left, top, side: below ? "below" : "above", tip: between(16, middle - left, width - 16) };
}

/** Beside a wide thing, so that its neighbours above and below stay in sight; null where there is no room. */
function placedAside(anchor: DOMRect, width: number, height: number): Spot | null {
  const left = anchor.right + 10;
  if (anchor.width < WIDE || left + width + MARGIN > innerWidth) return null;
  const middle = anchor.top + anchor.height / 2;
  const top = between(MARGIN, middle - height / 2, innerHeight - height - MARGIN);
  return { left, top, side: "right", tip: between(16, middle - top, height - 16) };
}
