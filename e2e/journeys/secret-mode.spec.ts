import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** Every screen that shows XP, a level or a count of them to somebody whose light is not put away. */
const SCREENS = [
  '/',
  '/?tab=outfits',
  '/?tab=wallpaper',
  '/?tab=journal',
  '/?tab=bible',
  '/journal',
  '/wallpapers',
  '/bible',
];

/** What the page says, to eyes and to screen readers, of XP and levels. */
function saidOfXP(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [aria-valuetext], [data-tooltip]')].flatMap(
      (element) =>
        ['aria-label', 'aria-valuetext', 'data-tooltip'].map((name) => element.getAttribute(name) ?? ''),
    );
    const said = [document.body.innerText, ...labels].join('\n');
    return said.match(/.*(\bXP\b|\blevel \d|Experience).*/gi) ?? [];
  });
}

test('puts XP and level away on every screen, and brings them back', async ({ page }) => {
  await signedIn(page);
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Experience' })).toBeVisible();
  await page.goto('/settings#others');
  await page.getByRole('switch', { name: 'Secret mode' }).click();
  await expect(page.getByText('without a number on them')).toBeVisible();
  await expectAccessible(page);
  for (const screen of SCREENS) {
    await page.goto(screen);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await saidOfXP(page), screen).toEqual([]);
  }
  await page.goto('/journal');
  await page.getByRole('textbox', { name: 'Your reflection' }).fill('In secret.');
  await page.getByRole('button', { name: 'Save Entry', exact: true }).click();
  await expect(page.getByText('It is kept safely in your journal.').first()).toBeVisible();
  // What it has earned opens, without a number.
  await expect(page.getByText('Clay Jar is ready', { exact: true })).toBeVisible();
  expect(await saidOfXP(page)).toEqual([]);

  await page.goto('/settings#others');
  const secretMode = page.getByRole('switch', { name: 'Secret mode' });
  await secretMode.click();
  // It shows what is saved.
  await expect(secretMode).not.toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('progressbar', { name: 'Experience' })).toHaveAttribute(
    'aria-valuetext',
    '10 / 2500 XP',
  );
});
