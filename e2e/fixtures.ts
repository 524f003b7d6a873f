import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type RealServer, startRealServer } from '../test-support/start-real-server.ts';
import { type BackingOptions, createBacking } from './backing.ts';

interface WorkerFixtures extends BackingOptions {
  server: RealServer;
}

interface TestFixtures {
  /** Console errors that a journey causes on purpose, such as a lost connection's. */
  expectedErrors: RegExp[];
  /** Fails the test when the browser's console has any other error. */
  noConsoleErrors: undefined;
}

/** Journeys run against the real server, one a worker, and fail on any console error. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['sqlite', { option: true, scope: 'worker' }],
  store: ['disk', { option: true, scope: 'worker' }],
  server: [
    async ({ engine, store }, use) => {
      const backing = await createBacking({ engine, store });
      const server = await startRealServer({ env: backing.env });
      await use(server);
      await server.dispose();
      await backing.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  expectedErrors: async ({}, use) => use([]),
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

/** axe-core's rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe-core finds nothing on the page as it is now, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  // The markup of a page is the same with either database, and this check takes seconds, so only one project makes
  // it.
  if (test.info().project.name !== 'sqlite') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // While the transition from one theme to the other runs, the colours belong to neither.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    // The slower mode of axe also looks into frames of other sites, and no page has any.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // The themes differ only in their colours.
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(COLOUR_RULES)).analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((n) => n.target).join('; ')}`,
    );
    expect(found, `axe, ${colorScheme}, ${page.url()}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
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
  await page.request.post('/api/auth/register', { data: person, headers: origin });
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers: origin });
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
