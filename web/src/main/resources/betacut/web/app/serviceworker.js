// @ts-check
/**
 * Keeps a site for when nobody is connected: all small files at the first visit, then what other
 * pages need, the engine's data files when they were needed once. `betacut site` fills in their
 * names and a version.
 */
const cacheName = 'VERSION';
const files = ['FILES'];
const afterwards = ['AFTERWARDS'];

/** What a service worker is, as far as it is used here. @type {any} */
const worker = self;

worker.addEventListener('install', (/** @type {any} */ event) =>
  event.waitUntil(caches.open(cacheName).then(cache => cache.addAll(files))),
);

worker.addEventListener('activate', (/** @type {any} */ event) =>
  event.waitUntil(
    caches
      .keys()
      .then(names =>
        Promise.all(
          names
            .filter(name => name.startsWith('betacut-') && name !== cacheName)
            .map(name => caches.delete(name)),
        ),
      )
      .then(() => worker.clients.claim()),
  ),
);

// Nobody waits for these, and what does not come now is kept when it is needed.
worker.addEventListener('activate', () => {
  caches.open(cacheName).then(cache => Promise.allSettled(afterwards.map(name => cache.add(name))));
});

/** A file as it was kept, or from the host, and kept then. @param {Request} request */
async function answered(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) {
    return kept;
  }
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic') {
    await cache.put(request, answer.clone());
  }
  return answer;
}

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === location.origin) {
    event.respondWith(answered(request));
  }
});
