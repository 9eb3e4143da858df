/** Rules beside the table: links that open them there, and the place where they lie; they are loaded then. */

import type { ComponentChildren, ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";

import { Link } from "../kit/router";
import { letGo } from "./asking";
import { useSession } from "./place";

/** The rule that is read beside the table, or "" for the rules from their beginning; null when they are closed. */
const reading = signal<string | null>(null);
/** What had the focus before the rules were opened. */
let opener: HTMLElement | null = null;

function open(rule: string): void {
  opener ??= document.activeElement instanceof HTMLElement ? document.activeElement : null;
  letGo();
  reading.value = rule;
}

function close(): void {
  reading.value = null;
  if (opener?.isConnected) opener.focus();
  opener = null;
}

interface RulesLinkProps {
  game: string;
  rule?: string;
  class?: string;
  title?: string;
  children: ComponentChildren;
  onOpen?: () => void;
}

/** At a table the rules open beside it; elsewhere, and with a modifier key, it is a link like any other. */
export function RulesLink({ game, rule = "", onOpen, ...rest }: RulesLinkProps): JSX.Element {
  const address = `/rules/${game}${rule === "" ? "" : `#${rule}`}`;
  if (useSession() === null) return <Link {...rest} to={address} />;
  return (
    <a {...rest} href={address} onClick={(event) => {
      event.stopPropagation();
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onOpen?.();
      open(rule);
    }} />
  );
}

export interface RulesPanelProps {
  game: string;
  rule: string;
  onRule: (rule: string) => void;
  onClose: () => void;
}

export function RulesHolder(): JSX.Element | null {
  const session = useSession();
  const [Panel, setPanel] = useState<ComponentType<RulesPanelProps> | null>(null);
  const rule = reading.value;
  const isWanted = rule !== null && session !== null && !session.curtain.value;
  useEffect(() => close, []);
  useEffect(() => {
    if (!isWanted) reading.value = null;
    else if (Panel === null) import("../shell/pages").then((found) => setPanel(() => found.RulesPanel), close);
  }, [isWanted]);
  if (!isWanted || Panel === null) return null;
  return <Panel game={session.face.name} rule={rule} onRule={(next) => { reading.value = next; }} onClose={close} />;
}
