// Opens the pages of `kept` without a connection, those below the address that this worker was registered for. The build
// puts `kept` in front: their addresses, which of them are a member's own, every file that they need, and a version.
// Nothing else is kept, and nothing of a member: the page is fetched without anybody's data.

const patience = 3000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const scope = new URL(self.registration.scope).pathname;
const pages = kept.pages.filter(({ path }) => path.startsWith(scope));
const files = [...new Set([...kept.files, ...pages.flatMap((page) => page.files)])];

const stores = `doorways-offline-${scope}-`;
const store = stores + kept.version;

/** Fetched anew, so that no old copy of the browser's own cache gets in. Files with a hash in their name never change. */
const ask = (address) => new Request(address, { cache: address.startsWith('/assets/') ? 'default' : 'reload' });
const askPage = (path) =>
  new Request(path, { cache: 'reload', credentials: 'omit', headers: { 'doorways-page': 'empty' } });

async function keep() {
  const cache = await caches.open(store);
  await cache.addAll(files.map(ask));
  for (const { path } of pages) {
    const answer = await fetch(askPage(path));
    if (!answer.ok) throw new Error('The page could not be kept.');
    await cache.put(path, answer);
  }
}

async function forgetOld() {
  for (const name of await caches.keys()) {
    // Before there were several, the one store had no scope in its name.
    const isOurs = name.startsWith(stores) || /^doorways-offline-[0-9a-f]+$/.test(name);
    if (isOurs && name !== store) await caches.delete(name);
  }
}

self.addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(forgetOld()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  const page = mode === 'navigate' && pages.find(({ path }) => path === pathname);
  if (mode === 'navigate' ? !page : !files.includes(pathname)) return;
  const fromStore = async () => (await caches.match(pathname, { cacheName: store })) ?? fetch(event.request);
  // A member's own page has more when the server makes it; the kept one is for when that does not come in time.
  event.respondWith(
    page?.own ? Promise.race([fetch(event.request).catch(fromStore), pause(patience).then(fromStore)]) : fromStore(),
  );
});
