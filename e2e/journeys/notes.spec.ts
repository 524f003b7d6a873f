import type { Page } from '@playwright/test';
import { expect, expectAccessible, loseConnection, signedIn, test } from '../fixtures.ts';

const bar = (page: Page, reference: string) => page.getByRole('region', { name: reference, exact: true });
const verse = (page: Page, number: number) => page.locator(`[data-verse="${number}"]`).first();
/** Before, a tap on a verse's number is that on a link, which leads to the verse's own address. */
const aa = (page: Page) => page.getByRole('button', { name: 'Aa how the text is set' });
const takenOver = (page: Page) => expect(aa(page)).toBeEnabled();
const PHONE = { width: 390, height: 844 };

test('on a phone verses are chosen by taps, highlighted, and named; they are there in the other translation', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await signedIn(page, 'Ruth');
  await page.goto('/bible/PSA/23');
  await takenOver(page);
  await verse(page, 1).click();
  await verse(page, 2).click();
  await verse(page, 4).click();
  await expect(bar(page, 'Psalm 23:1–2, 4')).toContainText('Verses 23:1–2, 4');
  await verse(page, 4).click();
  const chosen = bar(page, 'Psalm 23:1–2');
  await chosen.getByRole('button', { name: 'Highlight: Green' }).click();
  await expect(page.getByRole('link', { name: 'Verse 23:2, highlighted' })).toBeVisible();
  await expect(chosen.getByRole('button', { name: 'Highlight: Green' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chosen).toBeHidden();

  await page.reload();
  await expect(page.getByRole('link', { name: 'Verse 23:1, highlighted' })).toBeVisible();
  await aa(page).click();
  await page.getByRole('radio', { name: 'KJV' }).check();
  await page.keyboard.press('Escape');
  await expect(verse(page, 1)).toContainText('The LORD is my shepherd');
  await expect(page.getByRole('link', { name: 'Verse 23:1, highlighted' })).toBeVisible();

  await page.getByRole('link', { name: 'Verse 23:1, highlighted' }).click();
  await expect(bar(page, 'Psalm 23:1')).toBeVisible();
  await verse(page, 2).click();
  await bar(page, 'Psalm 23:1–2').getByRole('button', { name: 'Highlight: Green' }).click();
  await expect(
    page.locator('[data-leaf="PSA.23"]').getByRole('link', { name: 'Verse 23:1', exact: true }),
  ).toBeVisible();
});

test('a note is written, found in the margin and in the list, changed and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'Naomi');
  await page.goto('/bible/PSA/23/2-3');
  await bar(page, 'Psalm 23:2–3').getByRole('button', { name: 'Note on Psalm 23:2–3' }).click();
  const dialog = page.getByRole('dialog', { name: 'A note' });
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText('Please write something in your note before saving.')).toBeVisible();
  await dialog.getByLabel('Your note').fill('I would never choose it myself.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  const inMargin = page.getByRole('complementary', { name: 'My notes' }).getByRole('button');
  await expect(inMargin).toContainText('I would never choose it myself.');
  const [note, beside] = [await inMargin.boundingBox(), await verse(page, 2).boundingBox()];
  expect(note!.x).toBeGreaterThan(beside!.x + beside!.width);

  await page.goto('/bible/notes');
  await expect(page.getByRole('link', { name: 'Psalm 23:2–3' })).toHaveAttribute('href', '/bible/PSA/23/2-3');
  await page.getByRole('searchbox', { name: 'Search my notes' }).fill('nothing like it');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByText('No note like this')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search my notes' }).fill('CHOOSE');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: 'Change the note on Psalm 23:2–3' }).click();
  const changing = page.getByRole('dialog', { name: 'Your note' });
  await changing.getByLabel('Your note').fill('Rest I did not choose.');
  await changing.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('Rest I did not choose.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Psalm 23:2–3' }).click();
  await inMargin.click();
  await changing.getByRole('button', { name: 'Delete' }).click();
  await changing.getByRole('button', { name: 'Keep it' }).click();
  await changing.getByRole('button', { name: 'Delete' }).click();
  await changing.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Note Deleted').first()).toBeVisible();
  await expect(inMargin).toHaveCount(0);
});

test('what is typed without a connection stays, and is saved once when there is one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(page, 'Boaz');
  await page.goto('/bible/PSA/23/4');
  const chosen = bar(page, 'Psalm 23:4');
  // The page goes to its verse first. A click on its way there misses, and is tried again further down, in Psalm 24.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await chosen.getByRole('button', { name: 'Favorite Psalm 23:4' }).click();
  await expect(page.getByText('Verse Favorited').first()).toBeVisible();
  await chosen.getByRole('button', { name: 'Note on Psalm 23:4' }).click();
  const dialog = page.getByRole('dialog', { name: 'A note' });
  await dialog.getByLabel('Your note').fill('Even here.');
  const comeBack = await loseConnection(page);
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(dialog.getByText(/^Your words are kept here/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // While it fades it takes the click, and the next try would scroll on into Psalm 24.
  await expect(dialog).toBeHidden();
  await chosen.getByRole('button', { name: 'Highlight: Rose' }).click();
  await expect(page.getByText('Not Highlighted').first()).toBeVisible();
  await expect(
    page.locator('[data-leaf="PSA.23"]').getByRole('link', { name: 'Verse 23:4', exact: true }),
  ).toBeVisible();
  await comeBack();
  await page.reload();
  await chosen.getByRole('button', { name: 'Note on Psalm 23:4' }).click();
  await expect(dialog.getByLabel('Your note')).toHaveValue('Even here.');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await page.getByRole('button', { name: 'Note on verse 4' }).click();
  await expect(page.getByRole('dialog', { name: 'Your note' }).getByLabel('Your note')).toHaveValue(
    'Even here.',
  );
});

test('the keyboard alone chooses verses, copies them with their numbers and a link, and writes about them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, 'Hannah');
  await page.goto('/bible/JHN/3');
  await takenOver(page);
  await page.getByRole('link', { name: 'Verse 3:16', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Verse 3:17', exact: true }).focus();
  await page.keyboard.press('Shift+Enter');
  const chosen = bar(page, 'John 3:16–17');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await chosen.getByRole('button', { name: 'More with John 3:16–17' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'numbered verses' }).press('Enter');
  await page.keyboard.press('Escape');
  await chosen.getByRole('button', { name: 'Copy John 3:16–17' }).press('Enter');
  await expect(page.getByText('Verses Copied').first()).toBeVisible();
  expect(await copied()).toMatch(/^John 3:16–17 \(WEB\)\n16 For God so loved.*\n17 For God didn’t send/);
  await chosen.getByRole('button', { name: 'More with John 3:16–17' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Copy a link to John 3:16–17' }).press('Enter');
  await expect(page.getByText('Link Copied').first()).toBeVisible();
  expect(await copied()).toMatch(/\/bible\/JHN\/3\/16-17$/);
  await chosen.getByRole('button', { name: 'Write about John 3:16–17' }).press('Enter');
  await expect(page).toHaveURL('/journal');
  await expect(page.getByLabel('Your reflection')).toHaveValue(
    /^“For God so loved.*\(John 3:16–17, WEB\)\n\n$/s,
  );
});

test('dragging over verses chooses them', async ({ page }) => {
  await signedIn(page, 'Obed');
  await page.goto('/bible/PSA/23');
  await takenOver(page);
  const [first, last] = [(await verse(page, 1).boundingBox())!, (await verse(page, 3).boundingBox())!];
  await page.mouse.move(first.x + 60, first.y + 12);
  await page.mouse.down();
  await page.mouse.move(last.x + 60, last.y + 12, { steps: 5 });
  await page.mouse.up();
  await expect(bar(page, 'Psalm 23:1–3')).toBeVisible();
});

test('highlights are listed by colour, and a colour is given a name', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signedIn(page, 'Deborah');
  await page.goto('/bible/PSA/23/1-2');
  await bar(page, 'Psalm 23:1–2').getByRole('button', { name: 'Highlight: Blue' }).click();
  await page.getByRole('button', { name: 'More with Psalm 23:1–2' }).click();
  await page.getByRole('menuitem', { name: 'All my notes' }).click();
  await page.getByRole('tab', { name: 'Highlights' }).click();
  await expect(page.getByRole('link', { name: 'Psalm 23:1–2' })).toBeVisible();
  await page.getByRole('button', { name: 'Blue' }).click();
  await page.getByLabel('What blue stands for').fill('Promises');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Promises' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Markdown' }).click();
  expect((await download).suggestedFilename()).toBe('notes-and-highlights.md');
});
