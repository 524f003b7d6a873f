import type { Page } from '@playwright/test';
import { updatePosition } from '../../src/features/bible/bible.contract.ts';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

/** As another device of theirs tells it after half a minute. */
async function readElsewhere(page: Page, bookId: string, chapter: number, translation: string) {
  const headers = { origin: new URL(page.url()).origin };
  const data = { bookId, chapter, translation };
  expect((await page.request.put(updatePosition.path, { data, headers })).ok()).toBe(true);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const backTo = (page: Page, name: string) => page.getByRole('link', { name: `Back to ${name}`, exact: true });

/** Opens a chapter; what notes the way comes once the page stands. */
async function open(page: Page, address: string) {
  const noting = page.waitForResponse(/way-back/);
  await page.goto(address);
  await noting;
}

test('whoever follows a reference, chooses a chapter or searches goes back to the place that they left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Ruth');
  await open(page, '/bible/ISA/53/5');
  await page.getByRole('button', { name: 'More with Isaiah 53:5' }).click();
  await page.getByRole('menuitem', { name: 'Cross references of Isaiah 53:5' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '1 Peter 2:24' }).click();
  await expect(page.getByRole('region', { name: '1 Peter 2:24' })).toBeVisible();
  await expect(backTo(page, 'Isaiah 53:5').first()).toBeVisible();
  await expectAccessible(page);

  // Turning the page is no jump.
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Next chapter: 1 Peter 3' }).click();
  await expect(heading(page, '1 Peter 3')).toBeVisible();
  await page.getByRole('button', { name: '1 Peter 3 other chapters' }).click();
  await page.getByRole('link', { name: '1 Peter 5', exact: true }).click();
  await expect(heading(page, '1 Peter 5')).toBeVisible();
  await backTo(page, '1 Peter 3').first().click();
  await expect(heading(page, '1 Peter 3')).toBeVisible();
  await backTo(page, 'Isaiah 53:5').first().click();
  await expect(page).toHaveURL('/bible/ISA/53/5');
  await expect(page.getByRole('region', { name: 'Isaiah 53:5' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Back to / })).toHaveCount(0);
});

test('a key goes back to where the page was scrolled, from what a search found', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signedIn(page, 'Joel');
  await open(page, '/bible/PSA/119');
  const verse = page.locator('[data-verse="105"]').first();
  await verse.evaluate((element) => element.scrollIntoView());
  await expect(verse).toBeInViewport();
  await page.keyboard.press('/');
  const box = page.getByRole('searchbox', { name: 'Search the Bible' });
  await box.fill('jn 3:16');
  await box.press('Enter');
  await page.getByRole('link', { name: 'John 3:16', exact: true }).click();
  await expect(backTo(page, 'Psalm 119').first()).toBeVisible();
  await page.keyboard.press('b');
  await expect(heading(page, 'Psalm 119')).toBeAttached();
  await expect(verse).toBeInViewport();
  await expect(page.getByRole('region', { name: /^Psalm 119:/ })).toHaveCount(0);
});

test('where one read lately is a list, which leads there in the text of then, and can be cleared', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Naomi');
  await open(page, '/bible/JHN/3');
  await page.getByRole('button', { name: 'John 3 other chapters' }).click();
  await page.getByRole('button', { name: 'Lately' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lately' });
  await expect(dialog).toContainText('once you have read in it for half a minute');
  await page.keyboard.press('Escape');
  await readElsewhere(page, 'PSA', 23, 'WEB');
  await readElsewhere(page, 'ROM', 8, 'KJV');
  await page.getByRole('button', { name: 'Mark chapter as read' }).click();
  await expect(page.getByText('Chapter read').first()).toBeVisible();

  await page.keyboard.press('l');
  const places = dialog.getByRole('list', { name: 'Where you read lately' }).getByRole('listitem');
  // The chapter that is open is not among them.
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText(/Romans 8.*KJV · today, \d+:\d\d/);
  await expect(places.last()).toContainText(/Psalm 23.*WEB/);
  await expect(places.first().getByRole('link')).toBeFocused();
  await expectAccessible(page);
  await places.first().getByRole('link').click();
  await expect(dialog).toBeHidden();
  await expect(heading(page, 'Romans 8')).toBeVisible();
  await expect(page.getByText('King James Version, 1769')).toBeVisible();
  await expect(backTo(page, 'John 3').first()).toBeVisible();

  await page.keyboard.press('l');
  await expect(places.first()).toContainText('John 3');
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(places).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Clear' }).click();
  await dialog.getByRole('button', { name: 'Clear them' }).click();
  await expect(dialog).toContainText('Nothing else yet.');
  await page.reload();
  await page.getByRole('button', { name: 'Romans 8 other chapters' }).click();
  await page.getByRole('button', { name: 'Lately' }).click();
  await expect(dialog).toContainText('Nothing else yet.');
});
