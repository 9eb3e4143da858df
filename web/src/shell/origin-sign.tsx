/** The quiet dot beside what is said with reconstructed numbers, in words for those who do not see it. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { RECONSTRUCTED } from "./rules-list";

/** Nothing beside numbers of another origin. */
export function OriginSign({ mark }: { mark: string | undefined }): JSX.Element | null {
  if (mark !== RECONSTRUCTED) return null;
  const text = say("shell-rule-reconstructed");
  return <span class="overview-origin" title={text}><i class="about-dot" aria-hidden="true" /><span class="hidden">{text}</span></span>;
}
