/** Things to fill in and choose from, each with its label, its help and its problem. */
import "./field.css";

import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

interface Named {
  label: string;
  help?: ComponentChildren;
  isLabelHidden?: boolean;
}

function Label({ id, label, isLabelHidden }: Named & { id: string }): JSX.Element {
  return <label for={id} class={isLabelHidden ? "hidden" : "field-label"}>{label}</label>;
}

export interface TextFieldProps extends Named {
  value: string;
  onInput: (text: string) => void;
  onLeave?: () => void;
  problem?: string;
  type?: "text" | "password" | "search";
  placeholder?: string;
  longest?: number;
  autoComplete?: string;
  isCode?: boolean;
}

export function TextField(props: TextFieldProps): JSX.Element {
  const { value, onInput, onLeave, help, problem = "", type = "text", placeholder, longest } = props;
  const id = useId();
  const about = [help ? `${id}-help` : "", problem ? `${id}-problem` : ""].filter(Boolean).join(" ");
  return (
    <div class="field">
      <Label {...props} id={id} />
      <input id={id} class={props.isCode ? "input code" : "input"} type={type} value={value} placeholder={placeholder}
        maxLength={longest} autoComplete={props.autoComplete ?? "off"} spellcheck={false}
        aria-describedby={about || undefined} aria-invalid={problem !== "" || undefined}
        onBlur={onLeave} onInput={(event) => onInput(event.currentTarget.value)} />
      {help && <p id={`${id}-help`} class="field-help">{help}</p>}
      {problem && <p id={`${id}-problem`} class="field-problem" role="alert">{problem}</p>}
    </div>
  );
}

export interface Offer<T extends string> {
  value: T;
  label: string;
}

interface SelectProps<T extends string> extends Named {
  value: T;
  offers: Offer<T>[];
  onChange: (value: T) => void;
}

export function Select<T extends string>(props: SelectProps<T>): JSX.Element {
  const { value, offers, onChange, help } = props;
  const id = useId();
  return (
    <div class="field">
      <Label {...props} id={id} />
      <select id={id} class="input select" value={value} aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.value as T)}>
        {offers.map((offer) => (
          <option key={offer.value} value={offer.value} selected={offer.value === value}>{offer.label}</option>
        ))}
      </select>
      {help && <p id={`${id}-help`} class="field-help">{help}</p>}
    </div>
  );
}

/** One of a few, all of them in sight. */
export function Choice<T extends string>(props: SelectProps<T>): JSX.Element {
  const { label, value, offers, onChange, help, isLabelHidden } = props;
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={help ? `${id}-help` : undefined}>
      <legend class={isLabelHidden ? "hidden" : "field-label"}>{label}</legend>
      <div class="choice">
        {offers.map((offer) => (
          <label key={offer.value} class="choice-one">
            <input type="radio" name={id} value={offer.value} checked={offer.value === value}
              onChange={() => onChange(offer.value)} />
            <span>{offer.label}</span>
          </label>
        ))}
      </div>
      {help && <div id={`${id}-help`} class="field-help">{help}</div>}
    </fieldset>
  );
}

export function Switch({ label, help, isOn, onChange, isDisabled = false }: {
  label: string; help?: ComponentChildren; isOn: boolean; onChange: (isOn: boolean) => void; isDisabled?: boolean;
}): JSX.Element {
  const id = useId();
  return (
    <div class="switch-row">
      <div class="switch-words">
        <label for={id} class="field-label">{label}</label>
        {help && <p id={`${id}-help`} class="field-help">{help}</p>}
      </div>
      <input id={id} class="switch" type="checkbox" role="switch" checked={isOn} disabled={isDisabled}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)} />
    </div>
  );
}
