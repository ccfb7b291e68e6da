// Shows notices while Doorways is closed, and opens what they are about. It touches no request of the site.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { text, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification('Doorways', { body: text, tag, lang: 'en-AU', data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The tab that shows it already, else any tab of ours, else a new one. */
async function open(link) {
  const wanted = new URL(link, self.location.origin);
  if (wanted.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => url === wanted.href);
  const tab = there ?? tabs[0];
  if (!tab) {
    await self.clients.openWindow(wanted.href);
    return;
  }
  await tab.focus();
  // A tab that was opened before this worker came cannot be led anywhere.
  if (!there) await tab.navigate(wanted.href).catch(() => self.clients.openWindow(wanted.href));
}
