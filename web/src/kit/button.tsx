/** Buttons: the one that glows is the main one of its page. */
import type { ComponentChildren, JSX } from "preact";

import { Link } from "./router";
import { Icon, type IconName } from "./icons";

export interface ButtonProps {
  look?: "main" | "dark" | "plain" | "quiet" | "rail" | "stop";
  size?: "small" | "usual" | "large";
  /** An address inside the client makes it a link. */
  to?: string;
  icon?: IconName;
  /** While something is on its way: shown, and not to be pressed again. */
  isBusy?: boolean;
  isWide?: boolean;
  isDisabled?: boolean;
  isSubmit?: boolean;
  /** What a screen reader says when the text alone is not enough. */
  label?: string | undefined;
  /** For buttons that open something. */
  isOpen?: boolean | undefined;
  class?: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children?: ComponentChildren;
}

function classOf({ look = "plain", size = "usual", isWide, class: more }: ButtonProps): string {
  return ["btn", look, size === "usual" ? "" : size, isWide ? "wide" : "", more ?? ""].filter(Boolean).join(" ");
}

function Inside({ icon, isBusy, children }: ButtonProps): JSX.Element {
  return (
    <>
      {isBusy ? <span class="spin" aria-hidden="true" /> : icon && <Icon name={icon} size="1.15em" />}
      {children}
    </>
  );
}

export function Button(props: ButtonProps): JSX.Element {
  const { to, isBusy = false, isDisabled = false, isSubmit, label, isOpen, onClick } = props;
  if (to !== undefined) {
    return <Link to={to} class={classOf(props)} aria-label={label}><Inside {...props} /></Link>;
  }
  return (
    <button type={isSubmit ? "submit" : "button"} class={classOf(props)} aria-label={label} aria-busy={isBusy}
      aria-expanded={isOpen} disabled={isDisabled} onClick={(event) => { if (!isBusy) onClick?.(event); }}>
      <Inside {...props} />
    </button>
  );
}
