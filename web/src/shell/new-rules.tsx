/** The rule options of a game: each with its help, and the rule that names it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { has, say } from "../i18n/words";
import { Button } from "../kit/button";
import { Choice } from "../kit/field";
import { Icon } from "../kit/icons";
import { Link } from "../kit/router";
import type { GameInfo } from "../wire/messages";
import type { PartProps } from "./new-table";
import { PER_SEAT } from "./plan";

type RuleOption = GameInfo["options"][number];

const EACH = "each";

/** The words of the rules are loaded after the page: until then an id is its own name. */
function words(key: string, id: string): string {
  return has(key) ? say(key) : id.replaceAll("_", " ");
}

export function optionName(game: string, option: string): string {
  return words(`${game}-option-name-${option}`, option);
}

export function valueName(game: string, option: string, value: string): string {
  return value.split(PER_SEAT).map((one) => words(`${game}-option-value-${option}-${one}`, one)).join(" / ");
}

export function RulesSheet({ game, plan, onChange }: PartProps): JSX.Element {
  const changed = Object.keys(plan.options).length;
  // Opened once for a shared choice; after that it is the reader's to open and close.
  const [isOpen] = useState(changed > 0);
  return (
    <details class="panel sheet new-rules" open={isOpen}>
      <summary>
        <h2>{say("shell-new-rules")}</h2>
        <span class="sheet-aside">{say("shell-new-rules-changed", { count: changed })}</span>
        <Icon name="chevron" size={18} />
      </summary>
      <div class="new-options">
        {game.options.map((option) => (
          <OptionField key={option.name} game={game} option={option} plan={plan} onChange={onChange} />
        ))}
      </div>
      {changed > 0 && (
        <Button look="quiet" onClick={() => onChange({ ...plan, options: {} })}>{say("shell-new-rules-reset")}</Button>
      )}
    </details>
  );
}

function OptionField({ game, option, plan, onChange }: PartProps & { option: RuleOption }): JSX.Element {
  const value = plan.options[option.name] ?? option.default;
  const isEach = value.includes(PER_SEAT);
  const set = (next: string): void => {
    const { [option.name]: _, ...others } = plan.options;
    onChange({ ...plan, options: next === option.default ? others : { ...others, [option.name]: next } });
  };
  const each = plan.seats.map(() => option.default).join(PER_SEAT);
  const choose = (next: string): void => set(next === EACH ? each : next);
  const offers = option.values.map((one) => ({ value: one, label: valueName(game.name, option.name, one) }));
  const help = (
    <>
      {words(`${game.name}-option-help-${option.name}`, "")}{" "}
      {option.rule !== "" && (
        <Link class="rule-link" to={`/rules/${game.name}#${option.rule}`}>
          {say("shell-rule", { text: option.rule })}
        </Link>
      )}
    </>
  );
  return (
    <div class="new-option">
      <Choice label={optionName(game.name, option.name)} value={isEach ? EACH : value} help={help} onChange={choose}
        offers={option.per_seat ? [...offers, { value: EACH, label: say("shell-new-each") }] : offers} />
      {isEach && <EachSeat values={value.split(PER_SEAT)} offers={offers} onChange={set} />}
    </div>
  );
}

function EachSeat({ values, offers, onChange }: {
  values: string[]; offers: { value: string; label: string }[]; onChange: (value: string) => void;
}): JSX.Element {
  return (
    <div class="new-each">
      {values.map((value, seat) => (
        <Choice key={seat} label={say("shell-seat", { number: seat + 1 })} value={value} offers={offers}
          onChange={(next) => onChange(values.map((one, at) => (at === seat ? next : one)).join(PER_SEAT))} />
      ))}
    </div>
  );
}
