import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';

const words = (page: Page) => page.getByRole('slider', { name: 'Place of the words' });

async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture' }).click(),
  ]);
  const file = await readFile(await download.path());
  const { format, width, height } = await sharp(file).metadata();
  return { name: download.suggestedFilename(), file, format, width, height };
}

test('verses become a picture on one’s own wallpaper, in every shape, in its full size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Ruth');
  await page.goto('/bible/PSA/23/1-2');
  await page.getByRole('button', { name: 'Picture of Psalm 23:1–2' }).click();
  await expect(page.getByRole('heading', { name: 'Psalm 23:1–2' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Portrait' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Peaceful Dawn' })).toBeChecked();
  // A wallpaper that is still locked is not offered.
  await expect(page.getByRole('radio', { name: 'Still Waters' })).toHaveCount(0);
  await expectAccessible(page);
  const portrait = await saved(page);
  expect(portrait).toMatchObject({ name: 'psalm-23-1-2-web.jpg', format: 'jpeg', width: 1080, height: 1350 });

  await page.getByRole('radio', { name: 'Story' }).check();
  await page.getByRole('radio', { name: 'Warm', exact: true }).check();
  expect(await saved(page)).toMatchObject({ width: 1080, height: 1920 });
  await page.getByRole('radio', { name: 'Square' }).check();
  await page.getByRole('radio', { name: 'Evening', exact: true }).check();
  const square = await saved(page);
  expect(square).toMatchObject({ width: 1080, height: 1080 });
  // A corner is the paper alone; words are lighter than it.
  const { data } = await sharp(square.file).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data[1080 * 20 + 20]).toBeLessThan(60);
  expect(data.some((grey) => grey > 240)).toBe(true);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/bible\/PSA\/23\/1-2$/);
});

test('the words are moved by the keyboard and by dragging', async ({ page }) => {
  await signedIn(page, 'Naomi');
  await page.goto('/bible/JHN/11/35/picture');
  await page.getByRole('radio', { name: 'Paper', exact: true }).check();
  await words(page).focus();
  await page.keyboard.press('Home');
  await expect(words(page)).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('ArrowDown');
  await expect(words(page)).toHaveAttribute('aria-valuenow', '10');
  const box = (await words(page).boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + box.height * 2);
  await page.mouse.up();
  await expect(words(page)).toHaveAttribute('aria-valuenow', '100');
});

test('a passage that is too long, or that is not there, says so and leads back', async ({
  page,
  expectedErrors,
}) => {
  await signedIn(page, 'Orpah');
  await page.goto('/bible/ROM/8/1-20/picture');
  await expect(page.getByText('400 characters fit. Choose fewer verses.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'To the chapter' }).click();
  await expect(page).toHaveURL(/\/bible\/ROM\/8\/1-20$/);
  await page.goto('/bible/JHN/11/99/picture');
  await expect(page.getByText('No such verse')).toBeVisible();
  expectedErrors.push(/status of 404/);
  await page.goto('/bible/JHN/22/1/picture');
  await expect(page.getByText('There is no chapter 22: John has chapters 1 to 21.')).toBeVisible();
});
