/** Copying a link or a code. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";

/** Puts text on the clipboard; without one (a page without https) through a field that is selected for a moment. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.cssText = "position:fixed;opacity:0";
    document.body.append(field);
    field.select();
    const isDone = document.execCommand("copy");
    field.remove();
    return isDone;
  }
}

export function CopyButton({ text, label, isWide = false, look = "plain" }: {
  text: string; label?: string; isWide?: boolean; look?: "plain" | "dark" | "main";
}): JSX.Element {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setDone(false), 2500);
    return () => clearTimeout(timer);
  }, [isDone]);
  return (
    <>
      <Button look={look} isWide={isWide} {...(isDone ? { icon: "tick" as const } : {})}
        onClick={() => void copy(text).then(setDone)}>
        {isDone ? say("shell-copied") : label ?? say("shell-copy")}
      </Button>
      <span class="hidden" role="status">{isDone ? say("shell-copied") : ""}</span>
    </>
  );
}

/** A text to be copied, in full, with its button beside it. */
export function CopyLine({ text, label, look = "plain", children }: {
  text: string; label: string; look?: "plain" | "main"; children?: JSX.Element | null;
}): JSX.Element {
  return (
    <div class="copy-line">
      <input class="input code" readOnly value={text} aria-label={label}
        onFocus={(event) => event.currentTarget.select()} />
      <div class="row"><CopyButton text={text} look={look} />{children}</div>
    </div>
  );
}
