import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { SMALL_PHONE, setLetters } from '../small-phone.ts';

const card = (page: Page) => page.getByRole('dialog');
const ring = (page: Page) => page.locator('[data-tutorial-ring]');
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name });

const boxOf = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Opens home for somebody new. Time stands still then, so that nothing plays by itself; `page.clock.resume()` lets it go on. */
async function openInStillTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.goto('/');
  // It comes when the home screen has been shown for a moment.
  const comes = async () => {
    await page.clock.runFor(100);
    return card(page).isVisible();
  };
  await expect.poll(comes).toBe(true);
}

/** The ring is where the part of the screen is, wherever that has moved. */
async function expectRingAround(page: Page, part: Locator) {
  // The part may still be on its way, too, when the page is scrolled to it.
  const off = async () => {
    const [around, it] = [await boxOf(ring(page)), await boxOf(part)];
    return Object.entries(it).filter(([side, at]) => around[side as keyof typeof around] !== at);
  };
  await expect.poll(off).toEqual([]);
  await expect(part).toBeInViewport({ ratio: 1 });
}

async function expectNotCovered(page: Page, part: Locator) {
  const apart = async () => {
    const [it, over] = [await boxOf(part), await boxOf(card(page))];
    return it.bottom <= over.top || it.top >= over.bottom || it.right <= over.left || it.left >= over.right;
  };
  await expect.poll(apart).toBe(true);
}

test('a newcomer is shown around, step by step, and only once', async ({ page }) => {
  await signedIn(page, 'Lydia', { tutorial: true });
  await openInStillTime(page);
  await expect(page.getByRole('dialog', { name: 'Welcome to Lampstand' })).toBeFocused();
  await expect(card(page)).toContainText('Step 1 of 8');
  await expect(button(page, 'Previous')).toBeHidden();
  await button(page, 'Pause').click();
  await expect(button(page, 'Auto-play')).toBeVisible();
  await page.clock.resume();
  await expectAccessible(page);

  await expect(ring(page)).toHaveCount(0);
  for (const [word, part] of [
    ['XP', page.locator('[data-tutorial=xp]')],
    ['avatar', page.locator('#home-tab-avatar')],
    ['chests', page.locator('#home-tab-chests')],
    ['community', page.locator('#home-tab-community')],
    ['journal', page.locator('#home-tab-journal')],
    ['prayer', page.locator('#home-tab-prayer')],
    ['events', page.locator('#home-tab-community')],
  ] as const) {
    await button(page, 'Next').click();
    await expect(card(page)).toContainText(`Look for the ${word} section`);
    await expectRingAround(page, part);
    await expectNotCovered(page, part);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  await button(page, /^Step 2:/).click();
  await expectRingAround(page, page.locator('[data-tutorial=xp]'));
  await expectNotCovered(page, page.locator('[data-tutorial=xp]'));
  await button(page, /^Step 8:/).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectRingAround(page, page.locator('#home-tab-community'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expectRingAround(page, page.locator('#home-tab-community'));
  await expectAccessible(page);
  await button(page, 'Get Started').click();
  await expect(card(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Chests' })).toBeVisible();
  await expect(card(page)).toBeHidden();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  // What is kept for hours without a connection is forgotten by a script that is loaded for it.
  const kept = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(kept).toEqual([expect.stringMatching(/^lampstand:tutorial:/)]);
});

test('left alone it plays to its end; pausing keeps its place', async ({ page }) => {
  await signedIn(page, 'Silas', { tutorial: true });
  await openInStillTime(page);
  await expect(card(page)).toContainText('Step 1 of 8');
  await page.clock.runFor(3100);
  await expect(card(page)).toContainText('Step 2 of 8');
  await button(page, 'Pause').click();
  const bar = card(page).getByRole('progressbar', { name: 'Until the next step' });
  const reached = await bar.getAttribute('aria-valuenow');
  expect(Number(reached)).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  await expect(bar).toHaveAttribute('aria-valuenow', reached!);
  await expect(card(page)).toContainText('Step 2 of 8');
  await button(page, 'Auto-play').click();
  await page.clock.runFor(27_100);
  await expect(card(page)).toBeHidden();
});

test('a dot, Next and Previous turn auto-play off', async ({ page }) => {
  await signedIn(page, 'Priscilla', { tutorial: true });
  await openInStillTime(page);
  await expect(button(page, 'Pause')).toBeVisible();
  await button(page, /^Step 2:/).click();
  await expect(button(page, 'Auto-play')).toBeVisible();
  await page.clock.resume();
  await expect(card(page)).toContainText('Step 2 of 8');
  await button(page, 'Previous').click();
  await expect(button(page, 'Next')).toBeFocused();
  await expect(card(page)).toContainText('Step 1 of 8');
});

test('it keeps the focus, skips with Escape, and comes again by the help button', async ({ page }) => {
  await signedIn(page, 'Apollos', { tutorial: true });
  await openInStillTime(page);
  await expect(card(page)).toBeFocused();
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(card(page).locator(':focus')).toHaveCount(1);
  }
  await page.clock.resume();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.getByRole('button', { name: 'Help' }).click();
  await button(page, 'Skip tutorial').click();
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Help' })).toBeFocused();
});

test('it stands still when motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await signedIn(page, 'Phoebe', { tutorial: true });
  await page.goto('/');
  await expect(button(page, 'Auto-play')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(card(page)).toContainText('Step 1 of 8');
  await button(page, 'Next').click();
  await expect(ring(page)).toBeVisible();
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
});

test('in large letters the buttons of each step stay within the card, on the smallest phone', async ({
  page,
}) => {
  await signedIn(page, 'Miriam', { tutorial: true });
  await page.setViewportSize(SMALL_PHONE);
  await openInStillTime(page);
  await setLetters(page, 200);
  for (const step of [1, 8]) {
    await button(page, new RegExp(`^Step ${step}:`)).click();
    await expect(button(page, step === 8 ? 'Get Started' : 'Next')).toBeVisible();
    const frame = await boxOf(card(page));
    for (const one of await card(page).getByRole('button').all()) {
      const { left, right } = await boxOf(one);
      expect(left).toBeGreaterThanOrEqual(frame.left);
      expect(right).toBeLessThanOrEqual(frame.right);
    }
  }
});
