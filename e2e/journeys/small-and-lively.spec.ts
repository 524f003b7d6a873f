import type { Page } from '@playwright/test';
import { expect, focusOn, test } from '../fixtures.ts';
import { another, call, groupOf, ready } from '../study-group.ts';

/** Runs in the page: whether what has the focus, or the label that shows it, is seen in part at least. */
function isSeen(): boolean {
  const control = document.activeElement!.closest('label') ?? document.activeElement!;
  const { left, top, width, height } = control.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((part) => {
    const there = document.elementFromPoint(left + Math.min(width / 2, 100), top + part * height);
    return there !== null && (control.contains(there) || there.contains(control));
  });
}

async function expectSeen(page: Page, key: 'Tab' | 'Shift+Tab', steps: number) {
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press(key);
    const said = `${new URL(page.url()).pathname}, ${step} × ${key}`;
    // Bars take less room as soon as the page is scrolled.
    await expect.poll(() => page.evaluate(isSeen), said).toBe(true);
  }
}

test('whoever goes by keys sees what has the focus, above the foot of a page and the bar of a verse', async ({
  page,
  browser,
  baseURL,
}) => {
  await ready(page, 'Hannah');
  const group = await groupOf(page, await another(browser, baseURL, 'Ruth'));
  const startsOn = new Date().toISOString().slice(0, 10);
  const plan = { references: ['Acts 2:42-47', 'Acts 3'], startsOn, every: 'week' };
  await call(page, 'POST', `/api/groups/${group.split('/').at(-1)}/plan`, plan);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/community/events/new');
  await focusOn(page.getByRole('combobox', { name: 'For whom?' }));
  await expectSeen(page, 'Tab', 16);
  await page.goto('/community/groups/new');
  await focusOn(page.getByRole('textbox', { name: 'Name' }));
  await expectSeen(page, 'Tab', 8);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(group);
  await focusOn(page.getByRole('link', { name: 'This week' }));
  await expectSeen(page, 'Tab', 14);
  await page.goto('/bible/PSA/23/2');
  await expect(page.getByRole('region', { name: 'Psalm 23:2' })).toBeVisible();
  await focusOn(page.getByRole('link', { name: 'Verse 1', exact: true }));
  await expectSeen(page, 'Tab', 5);
});
