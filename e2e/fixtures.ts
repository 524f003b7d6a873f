import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { type BackingOptions, createBacking } from './backing.ts';
import { answered, clusterOfRun, isInCluster, LOST_WITH_A_PROCESS } from './in-cluster.ts';

interface WorkerFixtures extends BackingOptions {
  server: Pick<RealServer, 'url' | 'output'>;
}

interface TestFixtures {
  /**
   * What a day asks is drawn by lot, and pays: a journey that counts XP would end otherwise each time. Those that are about it set
   * this.
   */
  hasQuests: boolean;
  noQuests: undefined;
  /** A milestone is told of a while after what reached it: in a journey about something else, at any moment. */
  hasMilestones: boolean;
  noMilestones: undefined;
  /** Console errors that a journey causes on purpose, such as a lost connection's. */
  expectedErrors: RegExp[];
  /** Fails the test when the browser's console has any other error. */
  noConsoleErrors: undefined;
}

/** Or of the stream on which a page listens: it comes back by itself, or was on its way when the session ended. */
const LOST_STREAM = /(?:net::ERR_|status of 401).*\/api\/live/;

/** What a Chromium 112 says to a page that has one. */
const NEWER_ATTRIBUTE = /^Found a 'popover' attribute/;

/** Journeys run against the real server, one a worker, and fail on any console error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  store: ['disk', { option: true, scope: 'worker' }],
  server: [
    async ({ engine, store }, use) => {
      const cluster = clusterOfRun();
      if (cluster) return use(cluster);
      const backing = await createBacking({ engine, store });
      // All journeys register from one address, more people in ten minutes than a house has.
      const server = await startRealServer({ env: { RATE_LIMIT_FACTOR: '10', ...backing.env } });
      await use(server);
      await server.dispose();
      await backing.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  expectedErrors: async ({}, use) => use([LOST_STREAM, NEWER_ATTRIBUTE, ...LOST_WITH_A_PROCESS]),
  hasQuests: [false, { option: true }],
  noQuests: [
    async ({ context, hasQuests }, use) => {
      if (!hasQuests) await context.addInitScript(answerWithoutQuests);
      await use(undefined);
    },
    { auto: true },
  ],
  hasMilestones: [false, { option: true }],
  noMilestones: [
    async ({ context, hasMilestones }, use) => {
      if (!hasMilestones) await context.addInitScript(answerWithoutMilestones);
      await use(undefined);
    },
    { auto: true },
  ],
  noConsoleErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
      await use(undefined);
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'the console stays clean').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Runs in the page: as on a day that asks for nothing. A route of Playwright's would take the browser's cache away. */
function answerWithoutQuests(): void {
  const fetchOthers = window.fetch;
  const quests = { date: '2026-01-01', endsAt: 8.64e15, ofDay: [], ofWeek: null, tomorrow: null };
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/api/quests') return Response.json(quests);
    if (pathname === '/api/quests/done') {
      return Response.json({ quests, xpEarned: 0, progress: { currentXP: 0, level: 1 } });
    }
    return fetchOthers(input, init);
  };
}

/** The same for somebody who reaches nothing new. */
function answerWithoutMilestones(): void {
  const fetchOthers = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname === '/api/milestones/reached') return Response.json({ reached: [], isResting: false });
    return fetchOthers(input, init);
  };
}

/** axe-core's rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe-core finds nothing on the page as it is now, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // The markup of a page is the same with either database, and this check takes a second, so only one project makes it.
  if (test.info().project.name !== 'sqlite') return;
  // A page's code comes after the page itself has loaded. Until then there is neither its main part nor its heading.
  for (const part of ['main', 'h1']) await page.locator(part).first().waitFor({ state: 'attached' });
  // Nor is a page looked at whose controls wait for the app, or that keeps the place of what is on its way.
  await expect(page.locator('[data-waits], .animate-breathe[aria-hidden=true]')).toHaveCount(0);
  const before = await mediaOf(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The themes differ only in their colours.
    const found = await axeFindings(page, colorScheme === 'light' ? {} : { rules: COLOUR_RULES });
    expect(found, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia(before);
}

/** What a journey has chosen, or the browser by itself. */
function mediaOf(page: Page) {
  return page.evaluate(
    () =>
      ({
        colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
        reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
      }) as const,
  );
}

/** What fades, or goes from one theme to the other, has the colours of neither until it is done. Some things move for ever. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    return Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/**
 * What axe-core finds on the page, or only in what the selector `within` matches, once nothing moves; by all its rules or only
 * by `rules`. Its script is brought into each document once.
 */
export async function axeFindings(
  page: Page,
  options: { rules?: string[]; within?: string } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  if (options.within !== undefined) await page.locator(options.within).first().waitFor();
  await untilStill(page);
  return page.evaluate(async ({ rules, within }) => {
    const here = (window as unknown as { axe: typeof axe }).axe;
    // Only what was found comes back, without the many passes; styles need not be fetched again to be looked at.
    const { violations } = await here.run(within ?? document, {
      resultTypes: ['violations'],
      preload: false,
      ...(rules && { runOnly: rules }),
    });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map(({ target }) => target).join('; ')}`,
    );
  }, options);
}

/**
 * Gives the keyboard's focus to a control. Until the app has taken a rendered page over, its controls are disabled, and
 * a disabled control takes no focus: the keys pressed next would go nowhere.
 */
export async function focusOn(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await expect(control).toBeFocused();
}

/**
 * The page loses its connection, until the function that this answers is called. Chromium's own emulation alone has let a
 * request through now and then, so none of the app's calls leaves the page either.
 */
export async function loseConnection(page: Page): Promise<() => Promise<void>> {
  const calls = '**/api/**';
  await page.route(calls, (route) => route.abort('internetdisconnected'));
  await page.context().setOffline(true);
  return async () => {
    await page.unroute(calls);
    await page.context().setOffline(false);
  };
}

let people = 0;

/** Someone new, by name and an address that nobody else in the run has. */
export function newcomer(firstName: string) {
  people += 1;
  return {
    firstName,
    lastName: 'Tester',
    email: `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${people}@example.org`,
    password: 'lamp-upon-a-stand-7',
  };
}

/**
 * Registers over HTTP and signs the page's browser in: for journeys that begin after that. The tutorial, which would cover
 * the home screen, counts as completed unless it is asked for.
 */
export async function signedIn(page: Page, firstName = 'Miriam', { tutorial = false } = {}) {
  const person = newcomer(firstName);
  const { email, password } = person;
  const origin = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  const post = (path: string, data: object) =>
    answered(() => page.request.post(path, { data, headers: origin }));
  const registered = await post('/api/auth/register', person);
  // Where the answer to the first try was lost with a process, the second finds them there.
  expect(registered.ok() || (isInCluster && registered.status() === 409)).toBe(true);
  const answer = await post('/api/auth/login', { email, password });
  expect(answer.ok()).toBe(true);
  if (!tutorial) {
    const { id } = (await answer.json()) as { id: string };
    await page.addInitScript((key) => localStorage.setItem(key, 'completed'), `lampstand:tutorial:${id}`);
  }
  return person;
}

/**
 * Removes the answers that the server puts into pages (src/app/first-answers.ts), as when the server could not give
 * them: the browser asks for each, and renders the screen itself.
 */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')
      .replace('<div id="root" data-rendered>', '<div id="root">');
    return route.fulfill({ response, body });
  });
}

/**
 * Follows the page's calls from now on. The function that this answers waits until each of them is answered, but for the stream on which the
 * page listens: a call that is still on its way would come to a server on which time has passed meanwhile.
 */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/live') underWay.add(request);
  });
  const isOver = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', isOver);
  page.on('requestfailed', isOver);
  return () => expect.poll(() => underWay.size, { message: 'calls without an answer' }).toBe(0);
}
