import type { Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { expect, focusOn, signedIn, test } from '../fixtures.ts';

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

/** Runs in the page: how much of the window's height is behind something that stands while the page scrolls, of 1. */
function shareOfBars(): number {
  const stands = (element: Element | null) => {
    for (let at = element; at !== null; at = at.parentElement) {
      if (!at.matches('[data-background]') && /fixed|sticky/.test(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const heights = Array.from({ length: 100 }, (_, i) => ((i + 0.5) / 100) * window.innerHeight);
  const across = [0.25, 0.5, 0.75].map((part) => part * window.innerWidth);
  return heights.filter((y) => across.some((x) => stands(document.elementFromPoint(x, y)))).length / 100;
}

/** Runs in the page: whether what has the focus, or the label that shows it, is not wholly behind something else. */
function isSeen(): boolean {
  const control = document.activeElement!.closest('label') ?? document.activeElement!;
  const { left, top, width, height } = control.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + width / 2, top + part * height);
    return there !== null && (control.contains(there) || there.contains(control));
  });
}

test('a low window is left to the page, and no field or button is behind its bars', async ({ page }) => {
  await signedIn(page);
  await page.setViewportSize({ width: 568, height: 320 });
  for (const address of ['/?tab=wallpaper', '/journal', '/settings', '/bible/JHN/3/16']) {
    await page.goto(address);
    await page.locator('main').waitFor();
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    // Down to the middle, and a little up again, at which bars come back in a window with room for them.
    for (const by of [600, -100]) {
      await page.evaluate((y) => window.scrollBy(0, y), by);
      const share = expect.poll(() => page.evaluate(shareOfBars), `${address}, scrolled by ${by}`);
      await share.toBeLessThan(0.38);
    }
  }
  await page.goto('/journal');
  const words = page.getByRole('textbox', { name: 'Your reflection' });
  await focusOn(words);
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Home' })).toBeVisible();

  // Upwards, too, below what stands at the top.
  await page.setViewportSize({ width: 390, height: 664 });
  for (const [address, last] of [
    ['/settings', page.getByRole('button', { name: 'Delete my account' })],
    ['/?tab=avatar', page.getByRole('tabpanel').getByRole('radio').last()],
  ] as const) {
    await page.goto(address);
    await expect(page.locator('[data-waits]')).toHaveCount(0);
    await last.focus();
    for (let steps = 0; steps < 12; steps++) {
      await page.keyboard.press('Shift+Tab');
      expect(await page.evaluate(isSeen), `${address}, ${steps + 1} up`).toBe(true);
    }
  }

  // At fourfold magnification.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.height).toBeGreaterThan(220);
});

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

test('dialogs and toasts keep to what a keyboard on the screen leaves to be seen', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // As on an iPhone: the page stays as high as it was, and is moved under the keyboard.
  await page.evaluate(() => {
    const part = { height: { value: 400 }, offsetTop: { value: 150 } };
    Object.defineProperties(window.visualViewport!, part).dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(150);
  const box = (await dialog.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(550);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
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

/** Runs in the page: what can be pressed beside the cross that closes the dialog, however far it is scrolled. */
function besideTheCross(): string[] {
  const cross = document.querySelector('[role=dialog] [aria-label=Close]')!;
  const dialog = cross.closest('[role=dialog]')!;
  const found = new Set<string>();
  for (let top = 0; top <= dialog.scrollHeight - dialog.clientHeight; top += 8) {
    dialog.scrollTop = top;
    const { left, top: upper, height } = cross.getBoundingClientRect();
    for (let x = dialog.getBoundingClientRect().left + 8; x < left; x += 8) {
      const control = document
        .elementFromPoint(x, upper + height / 2)
        ?.closest('button, input, select, textarea');
      if (control) found.add(`${control.tagName} ${control.id}`);
    }
  }
  return [...found];
}

test('what is scrolled in a dialog goes behind the strip of its cross, also for the keyboard', async ({
  page,
}) => {
  await signedIn(page);
  await page.setViewportSize({ width: 390, height: 400 });
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const data = { text: 'Dad’s knee', folderId: null, reminder: null };
  await page.request.post('/api/prayer/items', { data, headers: { origin } });
  await page.goto('/prayers');
  await page.getByRole('button', { name: 'Add to my list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is on your heart?' });
  await dialog.getByRole('switch', { name: 'Remind me' }).click();
  await expect(dialog.getByLabel('At', { exact: true })).toBeVisible();
  expect(await page.evaluate(besideTheCross)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'A person or a matter' }).fill('Ada’s school');
  await focusOn(dialog.getByRole('button', { name: 'Put it on my list' }));
  for (let steps = 0; steps < 10; steps++) {
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(isSeen), `${steps + 1} up`).toBe(true);
  }
  // Nor does anything lie over it, at the top, and where a page is read from the right as browsers translate it.
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((way) => document.documentElement.setAttribute('dir', way), dir);
    if (await dialog.isHidden()) await page.getByRole('button', { name: 'Add to my list' }).click();
    await dialog.evaluate((card) => card.scrollTo(0, 0));
    await dialog.getByRole('button', { name: 'Close' }).click({ timeout: 10_000 });
    await expect(dialog).toBeHidden();
  }
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
