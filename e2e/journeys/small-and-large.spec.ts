import type { Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { expect, signedIn, test } from '../fixtures.ts';

/** A group with the longest name and the longest word, led by whoever is signed in here. */
async function groupOf(page: Page, headers: { origin: string }): Promise<string> {
  await page.request.put('/api/people/me/age', { data: { answer: 'grown' }, headers });
  const { version } = (await (await page.request.get('/api/guidelines')).json()) as { version: string };
  await page.request.post('/api/guidelines/agreement', { data: { version }, headers });
  const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';
  const data = { name, about: 'w'.repeat(400), guidelines: `${name}\n`.repeat(3) };
  const answer = await page.request.post('/api/groups', {
    headers,
    data: { ...data, topic: 'new-to-faith', language: 'pt-BR', admission: 'request', room: 'waters' },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** A search for a date in it, with the longest name. */
async function datePollIn(page: Page, groupId: string, headers: { origin: string }): Promise<string> {
  const startsAt = [7, 9].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().replace(/T.*/, 'T19:00'),
  );
  const data = {
    groupId,
    title: 'w'.repeat(80),
    minutes: 600,
    timezone: 'America/Argentina/Buenos_Aires',
    startsAt,
  };
  const answer = await page.request.post('/api/date-polls', { headers, data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Runs in the page: short words of our own that are parted into two lines, because what they stand in is too narrow. */
function wordsInTwo(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.sr-only, option, textarea, svg')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(
      /(?<![^\s(“])\p{L}{2,8}(?=[\s.,;:?!]|$)/gu,
    )) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(`in two: ${word}`);
    }
  }
  return found;
}

/** What people see of a page only by moving it sideways, and controls that lie beyond its edge or on one another. */
function whatDoesNotFit(): string[] {
  const page = document.documentElement;
  const found: string[] = [];
  if (page.scrollWidth > page.clientWidth) {
    const widest = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
      .slice(0, 4)
      .map((element) => `<${element.tagName.toLowerCase()} ${element.className}>`.slice(0, 90));
    found.push(`${page.scrollWidth - page.clientWidth} px too wide: ${widest.join(' ')}`);
  }
  for (const control of document.querySelectorAll<HTMLElement>(
    'a, button, input, select, textarea, [tabindex="0"]',
  )) {
    const box = control.getBoundingClientRect();
    if (box.width < 2 || !control.checkVisibility() || control.closest('.sr-only, [data-scrolls-sideways]'))
      continue;
    if (box.left < -1 || box.right > page.clientWidth + 1) {
      found.push(`beyond the edge: ${control.ariaLabel ?? control.textContent}`);
    }
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const parent = text.parentElement;
      // Blank, or for screen readers alone.
      if (text.textContent?.trim() === '' || parent?.closest('.sr-only, option, textarea')) continue;
      if (parent !== null && parent.getBoundingClientRect().width < 2) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if (left < box.left - 1 || right > box.right + 1) found.push(`out of its frame: ${text.textContent}`);
    }
  }
  return found;
}

async function expectThatItFits(page: Page, address: string) {
  await page.goto(address);
  await page.locator('main').waitFor();
  await expect(page.locator('[data-waits]')).toHaveCount(0);
  for (const [width, height, text] of [
    [320, 640, 100],
    [320, 640, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, text);
    // What is laid out by script follows the size of the window a moment later.
    await expect
      .configure({ soft: true })
      .poll(
        async () => [...(await page.evaluate(whatDoesNotFit)), ...(await page.evaluate(wordsInTwo))],
        `${address} at ${width} px, text ${text} %`,
      )
      .toEqual([]);
  }
}

test('every place of the top bar stands in one line, on whatever is wider than a phone', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings');
  for (const width of [390, 520, 600, 667, 720, 780, 820, 880, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => (await page.getByRole('banner').boundingBox())?.height, `${width} px`)
      .toBeLessThan(70);
  }
});

test('no words or buttons are under the camera of a phone held sideways', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 844, height: 390 });
  const browser = await page.context().newCDPSession(page);
  const insets = { top: 0, right: 47, bottom: 21, left: 47 };
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/settings');
  for (const seen of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('button', { name: 'Your account' }),
  ]) {
    const box = (await seen.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(47);
    expect(box.x + box.width).toBeLessThanOrEqual(844 - 47);
  }
});

/** On a small phone. */
async function openWithLargeLetters(page: Page, address: string) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(address);
  await page.locator('main').waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

test('the verse of the day is whole, on a small phone with large letters too', async ({ page }) => {
  await signedIn(page);
  await openWithLargeLetters(page, '/');
  const verse = page.locator('blockquote').filter({ hasText: 'For God so loved the world' });
  await expect(verse).toBeVisible();
  const cut = () => verse.evaluate((words) => words.scrollHeight - words.clientHeight);
  await expect.poll(cut).toBeLessThan(2);
});

test('a name and a time are whole in large letters', async ({ page }) => {
  await signedIn(page, 'Miriam');
  await openWithLargeLetters(page, '/?tab=avatar');
  await expect(page.getByRole('radio', { name: /^Neutral/ })).toBeVisible();
  await expect.poll(() => page.evaluate(wordsInTwo)).toEqual([]);
  await openWithLargeLetters(page, '/settings/reminder');
  // '06:30 AM' and the browser's clock.
  const time = page.getByLabel('At', { exact: true });
  await expect.poll(async () => (await time.boundingBox())?.width).toBeGreaterThan(200);
});

test('every screen of a visitor fits a small phone and large letters', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[04]/);
  const furtherSteps = ['/signin?step=code', `/verify-email?token=${'x'.repeat(43)}`];
  for (const address of [...addresses('visitor'), ...furtherSteps]) await expectThatItFits(page, address);
});

test('every screen fits, with whatever people wrote', async ({ page, baseURL, expectedErrors }) => {
  expectedErrors.push(/status of 40[04]/);
  await signedIn(page, 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi');
  const headers = { origin: `${baseURL}` };
  const link = `https://example.org/${'a-very-long-path-without-an-end-'.repeat(6)}?q=${'x'.repeat(200)}`;
  for (const content of [link, 'אֲנִי הוּא הָאוֹר\nand then in English', 'w'.repeat(900)]) {
    const answer = await page.request.post('/api/journal/entries', {
      headers,
      data: { content, reflectionPrompt: `${link}`.slice(0, 200), mood: 'grateful', writingTimeMinutes: 3 },
    });
    expect(answer.status()).toBe(201);
  }
  const groupId = await groupOf(page, headers);
  const pollId = await datePollIn(page, groupId, headers);
  const people = `/community/groups/${groupId}?tab=people`;
  for (const address of [
    ...addresses('signed-in'),
    people,
    '/community/events?view=month',
    `/bible?q=${'q'.repeat(80)}`,
  ]) {
    await expectThatItFits(page, address.replace(':groupId', groupId).replace(':pollId', pollId));
  }
});
