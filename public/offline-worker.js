/*
 * Answers with the kept screen (src/features/offline) where no page of the server comes. Whatever the server answers is shown as it
 * is: nothing of the app is read from a cache while there is a connection.
 */
const PAGE = 'lampstand-offline-page';
const OFFLINE_PATH = '/offline';
/** A line that falls silent says so to nobody: what is kept is shown after this, instead of an empty page. Milliseconds. */
const PATIENCE_MS = 20000;
/** Pages that were answered from what is kept; their files come from there, too. */
const offlinePages = new Set();

/** Whether the browser can ask the server by itself while this worker starts. */
const isRouted = 'InstallEvent' in self && 'addRoutes' in InstallEvent.prototype;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (isRouted) event.addRoutes(routes());
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload;
  if (isRouted || !preload) return;
  // Where it can't, the page at least is asked for meanwhile. Not in Firefox (at least to 153): one that is asked for so and does not
  // come is the browser's own error there, whatever this worker answers.
  event.waitUntil(/\bFirefox\//.test(navigator.userAgent) ? preload.disable() : preload.enable());
});

/** For pages and scripts this worker is needed only where no answer of the server comes, and for all else not at all. */
function routes() {
  const at = (pathname) => ({ urlPattern: new URLPattern({ pathname }) });
  const race = 'race-network-and-fetch-handler';
  return [
    { condition: at(OFFLINE_PATH), source: 'fetch-event' },
    { condition: at(`${OFFLINE_PATH}/*`), source: 'fetch-event' },
    { condition: at('/api/*'), source: 'network' },
    { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: race },
    { condition: at('/assets/*'), source: race },
    { condition: at('/*'), source: 'network' },
  ];
}

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    // A download, or the way to a provider: whoever waits for it is told by the browser.
    if (pathname.startsWith('/api/')) return;
    const isOffline = pathname === OFFLINE_PATH || pathname.startsWith(`${OFFLINE_PATH}/`);
    event.respondWith(isOffline ? keptPage(event) : pageOf(event));
  } else if (offlinePages.has(clientId) && pathname.startsWith('/assets/')) {
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  }
});

async function pageOf({ request, preloadResponse }) {
  const page = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  try {
    return await Promise.race([page, silence()]);
  } catch {
    if (!(await kept(OFFLINE_PATH))) return page;
    const { pathname, search } = new URL(request.url);
    return Response.redirect(`${OFFLINE_PATH}?from=${encodeURIComponent(pathname + search)}`);
  }
}

function silence() {
  return new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
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
