/** The folder is kept for times without a line, and a newer one is taken only when somebody says so. */

import { signal } from "@preact/signals";

/** Is a newer version of the folder here, waiting? */
export const newer = signal(false);

let waiting: ServiceWorker | null = null;

/** Called when the house is open: before that, whoever plays needs the line and the processor. */
export function keepForLater(): void {
  if (!("serviceWorker" in navigator)) return;
  void register().catch((problem) => console.warn("the folder is not kept", problem));
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register("sw.js");
  const look = (worker: ServiceWorker | null): void => {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller !== null) offer(worker);
    });
  };
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
  look(registration.installing);
  registration.addEventListener("updatefound", () => look(registration.installing));
}

function offer(worker: ServiceWorker): void {
  waiting = worker;
  newer.value = true;
}

/** The newer version takes over, and the page is loaded from it; a game goes on where it stood. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("take over");
}
