/*
 * Answers with the kept screen (src/features/offline) where no page of the server comes. Whatever the server answers is shown as it
 * is: nothing of the app is read from a cache while there is a connection.
 */
const PAGE = 'lampstand-offline-page';
const OFFLINE_PATH = '/offline';
/** Pages that were answered from what is kept; their files come from there, too, where the server does not send them. */
const offlinePages = new Set();

const isRouted = 'addRoutes' in InstallEvent.prototype;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Where the browser can, it asks the server while this worker starts, and needs it only where no answer comes; for all else it does
  // not ask it at all.
  if (isRouted) {
    const race = 'race-network-and-fetch-handler';
    event.addRoutes([
      { condition: { urlPattern: new URLPattern({ pathname: OFFLINE_PATH }) }, source: 'fetch-event' },
      { condition: { urlPattern: new URLPattern({ pathname: '/api/*' }) }, source: 'network' },
      { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: race },
      { condition: { urlPattern: new URLPattern({ pathname: '/assets/*' }) }, source: race },
      { condition: { urlPattern: new URLPattern({ pathname: '/*' }) }, source: 'network' },
    ]);
  }
});

self.addEventListener('activate', (event) => {
  // Elsewhere the page at least is asked for meanwhile.
  if (!isRouted) event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // A download, or the way to a provider: whoever waits for it is told by the browser.
    if (pathname.startsWith('/api/')) return;
    event.respondWith(pathname === OFFLINE_PATH ? keptPage(event) : pageOf(event));
  } else if (offlinePages.has(clientId) && pathname.startsWith('/assets/')) {
    event.respondWith(fetch(request).catch(() => kept(pathname)));
  }
});

async function pageOf({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const cache = await caches.open(PAGE);
    if (!(await cache.match(OFFLINE_PATH, { ignoreVary: true }))) throw error;
    const { pathname, search } = new URL(request.url);
    return Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(pathname + search)}`);
  }
}

async function keptPage({ request, resultingClientId, preloadResponse }) {
  const page = await kept(OFFLINE_PATH);
  if (!page) return (await preloadResponse) ?? fetch(request);
  offlinePages.add(resultingClientId);
  return page;
}

async function kept(path) {
  return (await caches.open(PAGE)).match(path, { ignoreVary: true });
}
