// Tells that it is somebody's turn while no page of ours is open.  It keeps nothing and answers no request.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
    if (pages.some((page) => page.visibilityState === "visible" && page.url.includes(`/t/${told.table}`))) return undefined;
    return self.registration.showNotification(told.title || "Bogwood", {
      body: told.text || "", tag: told.table || "bogwood", icon: "/favicon.svg", data: { link: told.link || "/" },
    });
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data.link, self.location.origin).href;
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => page.url === link);
    return open ? open.focus() : self.clients.openWindow(link);
  }));
});
