import { createServer, type Socket } from 'node:net';
import { startBreakableProxy } from '../../test-support/breakable-proxy.ts';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { untilKept } from '../kept-page.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(/net::ERR_INTERNET_DISCONNECTED/);
});

test('without a connection there is what was read lately, and room to write, which stands in the journal later', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Miriam');
  await page.goto('/bible/JHN/3');
  await expect(page.getByRole('heading', { level: 1, name: 'John 3' })).toBeVisible();
  await untilKept(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Above the clouds');

  await context.setOffline(true);
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1, name: 'Lampstand can’t be reached' })).toBeVisible();
  await expect(page).toHaveURL('/offline?from=%2Fcommunity');
  const words = page.getByLabel('Your reflection');
  await expect(words).toHaveValue('Above the clouds');
  await words.fill('Above the clouds it is always light.');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'John 3 WEB' }).click();
  const chapter = page.getByRole('heading', { level: 1, name: 'John 3' });
  await expect(chapter).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText('For God so loved the world')).toBeVisible();
  await expect(page).toHaveTitle('John 3, kept here · Lampstand');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('For God so loved the world')).toBeVisible();
  await page.getByRole('link', { name: 'What is kept' }).click();
  await expect(words).toHaveValue('Above the clouds it is always light.');
  await page.goBack();
  await expect(chapter).toBeVisible();
  await page.goBack();
  await expect(words).toBeVisible();
  // A chapter by its address is there at once; one that was never opened leaves the list.
  await page.goto('/bible/jhn/3/16');
  await expect(chapter).toBeVisible();
  await page.getByRole('link', { name: 'What is kept' }).click();
  await expect(page.getByRole('link', { name: 'John 3 WEB' })).toBeVisible();
  await page.goto('/bible/ROM/8');
  await expect(page.getByRole('link', { name: 'John 3 WEB' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'John 3 WEB' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'The connection is back' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Romans 8' })).toBeVisible();
  await page.goto('/journal');
  await expect(page.getByLabel('Your reflection')).toHaveValue('Above the clouds it is always light.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  await expect(page.getByRole('article')).toContainText('Above the clouds it is always light.');
});

test('a line on which nothing comes counts as none, soon enough for somebody who waits', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  // The stream on which the page listens is cut.
  expectedErrors.push(/ERR_INCOMPLETE_CHUNKED_ENCODING/, /ERR_EMPTY_RESPONSE/, /ERR_CONNECTION_/);
  await context.route('**/offline-worker.js', async (route) => {
    const response = await route.fetch();
    const hurried = (await response.text()).replace(/PATIENCE_MS = \d+/, 'PATIENCE_MS = 100');
    await route.fulfill({ response, body: hurried });
  });
  await signedIn(page, 'Jonah');
  const line = await startBreakableProxy({ host: '127.0.0.1', port: Number(new URL(server.url).port) });
  const address = new URL(server.url);
  address.port = String(line.port);
  await page.goto(new URL('/bible/JHN/3', address).href);
  await expect(page.getByRole('heading', { level: 1, name: 'John 3' })).toBeVisible();
  await untilKept(page);
  await line.cut();
  const lines = new Set<Socket>();
  const silence = createServer((socket) => lines.add(socket)).listen(line.port, '127.0.0.1');
  await page.goto(new URL('/community', address).href);
  await expect(page.getByRole('heading', { level: 1, name: 'Lampstand can’t be reached' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'John 3 WEB' })).toBeVisible();
  for (const socket of lines) socket.destroy();
  silence.close();
});

test('where guests sign in first, their page is not kept in the place of a script', async ({
  page,
  context,
}) => {
  await signedIn(page, 'Gaius');
  const isOfKeeping = (url: URL) => url.pathname.startsWith('/assets/');
  const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
  await context.route(isOfKeeping, async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback();
    await route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to our rooms</h1>' });
    resolve();
  });
  await page.goto('/bible/JHN/3');
  await isAnswered;
  await context.unroute(isOfKeeping);
  await page.reload();
  await untilKept(page);
  const kinds = await page.evaluate(async () => {
    const kept = await (await caches.open('lampstand-offline-page')).matchAll();
    return kept
      .filter(({ url }) => url.includes('/assets/'))
      .map(({ headers }) => headers.get('Content-Type'));
  });
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds).not.toContain('text/html');
});

/** In a browser that asks the worker for each page, and calls itself Firefox. */
const ASKED_IN_FIREFOX = `
  delete InstallEvent.prototype.addRoutes;
  Object.defineProperty(WorkerNavigator.prototype, 'userAgent', { value: 'Gecko/153.0 Firefox/153.0' });
`;

test('in Firefox the worker asks for each page itself: a page that the browser asks for beforehand is its own error where it fails', async ({
  page,
  context,
}) => {
  await context.route('**/offline-worker.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${ASKED_IN_FIREFOX}${await response.text()}` });
  });
  await signedIn(page, 'Dorcas');
  await page.goto('/bible/JHN/3');
  await untilKept(page);
  const asksBeforehand = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return (await registration!.navigationPreload.getState()).enabled;
  });
  expect(asksBeforehand).toBe(false);
  // From the next page on the worker is asked.
  await page.goto('/journal');
  await expect(page.getByLabel('Your reflection')).toBeVisible();
  await context.setOffline(true);
  await page.goto('/community');
  await expect(page.getByRole('heading', { level: 1, name: 'Lampstand can’t be reached' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'John 3 WEB' })).toBeVisible();
});

/** As in Safari: what is put anew stays where it was. */
function putAnewInItsPlace() {
  const { put } = Cache.prototype;
  Cache.prototype.put = async function (address: string, response: Response) {
    const before = await this.keys();
    const at = before.findIndex(({ url }) => url === new URL(address, location.origin).href);
    await put.call(this, address, response);
    for (const later of at < 0 ? [] : before.slice(at + 1)) {
      const kept = await this.match(later, { ignoreVary: true });
      if (kept) await put.call(this, later, kept);
    }
  };
}

test('a chapter that was read again counts as read last', async ({ page }) => {
  await page.addInitScript(putAnewInItsPlace);
  await signedIn(page, 'Huldah');
  const places = async () => {
    const kept = await page.evaluate(async () =>
      (await (await caches.open('lampstand-offline-chapters')).keys()).map(({ url }) => url),
    );
    return ['JHN/chapters/3?', 'ROM/chapters/8?'].map((path) => kept.findIndex((url) => url.includes(path)));
  };
  for (const [address, isJohnLast] of [
    ['/bible/JHN/3', true],
    ['/bible/ROM/8', false],
    ['/bible/JHN/3', true],
  ] as const) {
    await page.goto(address);
    await expect
      .poll(async () => {
        const [john = -1, romans = -1] = await places();
        return john !== romans && john > romans;
      })
      .toBe(isJohnLast);
  }
});

test('who signs out, or in as somebody else, finds nothing kept of whoever was there before', async ({
  page,
  context,
}) => {
  const keptChapters = () =>
    page.evaluate(async () => {
      const requests = await (await caches.open('lampstand-offline-chapters')).keys();
      return requests.map(({ url }) => new URL(url).pathname);
    });
  await signedIn(page, 'Naomi');
  await page.goto('/bible/RUT/1');
  await untilKept(page);
  await expect.poll(keptChapters).toContain('/api/bible/books/RUT/chapters/1');
  await signedIn(page, 'Ruth');
  await page.goto('/journal');
  await expect.poll(keptChapters).toEqual([]);

  await untilKept(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => [...(await caches.keys()), ...Object.keys(localStorage)].join()))
    .not.toContain('offline');
  await context.setOffline(true);
  await expect(page.goto('/bible/RUT/1')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
