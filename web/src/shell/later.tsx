/** A part of the client that is loaded when it is first shown. */

import type { ComponentType } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";

import { MissingPage } from "./missing";

interface LaterProps<P> {
  load: () => Promise<ComponentType<P>>;
  with: P;
  /** Is it a whole page, which something should be seen of while it is on its way? */
  isPage?: boolean;
}

export function Later<P extends object>({ load, with: props, isPage = false }: LaterProps<P>) {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const fetch = (): void => {
    setFailed(false);
    load().then((found) => setPart(() => found), () => setFailed(true));
  };
  // What is at hand already is there before anything is painted.
  useLayoutEffect(fetch, []);
  if (Part !== null) return <Part {...props} />;
  if (!isPage) return null;
  return hasFailed ? <MissingPage reason="unreachable" onRetry={fetch} /> : <div class="frame-waiting" aria-busy="true" />;
}
