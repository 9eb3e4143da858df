/** The rules beside the table, which goes on meanwhile. */
import "./rules-panel.css";

import { useEffect, useRef } from "preact/hooks";

import { say } from "../i18n/words";
import { isCovered } from "../kit/dialog";
import { Icon } from "../kit/icons";
import { RulesBook, titleOfRules } from "../shell/rules";
import { Turning } from "../shell/rules-link";
import type { RulesPanelProps } from "./rules-door";

export function RulesPanel({ game, rule, onRule, onClose }: RulesPanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.focus();
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || isCovered()) return;
      event.stopPropagation();
      onClose();
    };
    addEventListener("keydown", leave, true);
    return () => removeEventListener("keydown", leave, true);
  }, []);
  return (
    <section class="rules-panel" ref={box} role="dialog" aria-label={titleOfRules(game)} tabIndex={-1}>
      <header class="rules-panel-head">
        <h2>{say("table-rules")}</h2>
        <button type="button" class="dialog-close" aria-label={say("table-close")} onClick={onClose}><Icon name="cross" size={18} /></button>
      </header>
      <div class="rules-panel-body">
        <Turning.Provider value={onRule}><RulesBook game={game} here={rule} /></Turning.Provider>
      </div>
    </section>
  );
}
