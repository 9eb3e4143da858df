/** A link for others: to be copied, shared by the device's own sheet, or read from the screen by a telephone. */

import type { ComponentType, JSX } from "preact";
import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { CopyLine } from "./copy";
import { Later } from "./later";

interface InviteLineProps {
  /** What is shared: the name of the table. */
  title: string;
  link: string;
  /** What the link is for. */
  label: string;
  look?: "plain" | "main";
  /** Is the code for telephones shown from the start? */
  isShown?: boolean;
}

export function InviteLine({ title, link, label, look = "plain", isShown = false }: InviteLineProps): JSX.Element {
  const [isOpen, setOpen] = useState(isShown);
  return (
    <div class="stack">
      <CopyLine text={link} label={label} look={look}>
        <>
          <ShareButton title={title} link={link} />
          <Button isOpen={isOpen} label={`${say("shell-qr")}: ${label}`} onClick={() => setOpen(!isOpen)}>
            {say("shell-qr")}
          </Button>
        </>
      </CopyLine>
      {isOpen && (
        <figure class="invite-code">
          <Later load={loadCode} with={{ text: link, label: say("shell-qr-of", { text: label }) }} />
          <figcaption class="field-help">{say("shell-qr-help")}</figcaption>
        </figure>
      )}
    </div>
  );
}

async function loadCode(): Promise<ComponentType<{ text: string; label: string }>> {
  return (await import("./qr")).QrCode;
}

/** The share sheet of the device; nothing where it has none. */
function ShareButton({ title, link }: { title: string; link: string }): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  return (
    <Button onClick={() => void navigator.share({ title, url: link }).catch(() => null)}>{say("shell-share")}</Button>
  );
}
