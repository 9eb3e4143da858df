/** A dialog over the page, by the browser's own element: it keeps the focus and closes by Escape. */
import "./dialog.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

import { say } from "../i18n/words";
import { Icon } from "./icons";

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the foot. */
  foot?: ComponentChildren;
}

/** Does a dialog lie over the page? */
export function isCovered(): boolean {
  return document.querySelector("dialog[open]") !== null;
}

export function Dialog({ title, onClose, children, foot }: DialogProps): JSX.Element {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog !== null && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={box} class="dialog" aria-labelledby={id} onCancel={(event) => { event.preventDefault(); onClose(); }}
      onClick={(event) => { if (event.target === box.current) onClose(); }}>
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="dialog-close" aria-label={say("shell-close")} onClick={onClose}>
            <Icon name="cross" size={18} />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        {foot && <footer class="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}
