// Keeps this folder for times without a line.  A build is kept whole or not at all, under its own name; a newer one waits
// until the page says so, or until no page of the older one is open: no running game ever meets files of two builds.
const BUILD = "BUILD";
const FILES = ["FILES"];
const NAME = `bogwood ${self.registration.scope} ${BUILD}`;
const OURS = `bogwood ${self.registration.scope} `;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll());
});

async function keepAll() {
  const kept = await caches.open(NAME);
  const before = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(FILES.map(async (file) => {
    const address = new URL(file, self.registration.scope).href;
    // Files whose names tell their content never change: what an older build has kept is not fetched again.
    const known = /-[\w.]{6,}[./]/.test(file) ? await found(before, address) : undefined;
    const answer = known ?? (await fetch(address, { cache: file === "./" ? "reload" : "default" }));
    if (!answer.ok) throw new Error(`${answer.status} ${address}`);
    await kept.put(address, answer);
  }));
}

async function found(names, address) {
  for (const name of names) {
    const answer = await (await caches.open(name)).match(address);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

self.addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  })());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (!address.href.startsWith(self.registration.scope)) return;
  event.respondWith(answer(event.request, address));
});

async function answer(request, address) {
  const kept = await caches.open(NAME);
  const isPage = request.mode === "navigate";
  const wanted = isPage ? self.registration.scope : address.origin + address.pathname;
  return (await kept.match(wanted)) ?? fetch(request);
}
