import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings, expect, expectAccessible, focusOn, signedIn, test } from '../fixtures.ts';

const photo = (options: { width: number; height: number }) =>
  sharp({ create: { ...options, channels: 3, background: '#c4694a' } })
    .jpeg()
    .toBuffer();

const jpeg = async (options: { width: number; height: number }) => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await photo(options),
});

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Change profile picture' }).click();
  await expect(page.getByRole('button', { name: 'choose one' })).toBeVisible();
  return page.getByRole('dialog', { name: 'Profile picture' });
}

async function pick(page: Page, file: { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'choose one' }).click();
  await (await chooser).setFiles(file);
}

test('picks a picture, cuts it square, and it shows everywhere; then it is removed', { tag: '@s3' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await page.goto('/?tab=avatar');
  await expect(page.locator('script[src*=profile-picture]')).toHaveCount(0);
  const dialog = await openDialog(page);
  const dashboard = page.locator('.uppy-Dashboard-inner');
  await expect.poll(async () => (await dashboard.boundingBox())?.width).toBe(750);
  expect((await dashboard.boundingBox())?.height).toBe(550);
  // In our letters: the build has kept our look of it.
  await expect(page.locator('.uppy-Dashboard-browse')).toHaveCSS('font-family', /Figtree/);
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([]);

  await pick(page, await jpeg({ width: 900, height: 600 }));
  await expect(page.locator('.cropper-view-box')).toBeVisible();
  const cut = await page.locator('.cropper-view-box').boundingBox();
  expect(Math.abs((cut?.width ?? 0) - (cut?.height ?? 1))).toBeLessThan(2);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  // Nothing is sent before the button is pressed.
  await dialog.getByRole('button', { name: 'Use this picture' }).click();

  await expect(page.getByText('Profile Picture Updated!').first()).toBeVisible();
  await expect(page.getByText('Your new profile picture looks great.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  // The face that stands there without one is a picture, too.
  const shown = page
    .getByRole('button', { name: 'Change profile picture' })
    .locator('img[src^="/api/pictures/"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 512);
  await expect(page.locator('img[src^="/api/pictures/"]').nth(1)).toBeVisible();
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalHeight', 512);

  await openDialog(page);
  await dialog.getByRole('button', { name: 'Remove my picture' }).click();
  await expect(page.getByText('Profile Picture Removed').first()).toBeVisible();
  await expect(shown).toHaveCount(0);
  // In its place the face that others see.
  await expect(page.locator('[aria-label^="Change profile picture"] [data-face]')).toBeVisible();
});

test('says why a file is refused, and takes another', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 415/, /Uppy.* This file is not a picture/);
  await signedIn(page);
  await page.goto('/settings');
  const dialog = await openDialog(page);

  await pick(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(
    dialog.getByText('This is not a picture. Please choose a JPEG, PNG, WebP, AVIF or GIF').first(),
  ).toBeVisible();
  await pick(page, { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(dialog.getByText(/is too large: a picture can have at most 5 MB/).first()).toBeVisible();

  // The browser does not cut AVIF. This file only says that it is AVIF, which only the server finds out.
  await pick(page, { name: 'page.avif', mimeType: 'image/avif', buffer: Buffer.from('<script>') });
  await expect(dialog.getByText('Could not create thumbnail').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Upload Failed').first()).toBeVisible();
  await expect(page.getByText(/^This file is not a picture that we can read/).first()).toBeVisible();
  // The toast says it, and nothing else does.
  await expect(dialog.getByText(/^Failed to upload/)).toHaveCount(0);

  // Nor does it open what it cannot show.
  await pick(page, { name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Use this picture' })).toBeHidden();

  const buffer = await photo({ width: 300, height: 300 });
  await pick(page, {
    name: 'me.avif',
    mimeType: 'image/avif',
    buffer: await sharp(buffer).avif().toBuffer(),
  });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Profile Picture Updated!').first()).toBeVisible();
});

test('keeps a picture that could not be saved, to be tried again', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/, /Uppy.* Back in a moment/);
  await signedIn(page);
  await page.goto('/settings');
  const dialog = await openDialog(page);
  await pick(page, await jpeg({ width: 90, height: 90 }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const unavailable = { status: 503, json: { code: 'UNAVAILABLE', message: 'Back in a moment.' } };
  await context.route('**/api/user/profile-picture', (route) => route.fulfill(unavailable), { times: 1 });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Back in a moment.').first()).toBeVisible();
  await expect(dialog.getByText('Upload failed').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry upload' }).first().click();
  await expect(page.getByText('Profile Picture Updated!').first()).toBeVisible();
});

test('tries again by itself after a lost connection, and with a new address after one that has expired', {
  tag: '@s3',
}, async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /status of 403/);
  await signedIn(page);
  await page.goto('/settings');
  const dialog = await openDialog(page);
  await pick(page, await jpeg({ width: 90, height: 90 }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const expired = { status: 403, json: { code: 'FORBIDDEN', message: 'Request has expired' } };
  const tried: string[] = [];
  await context.route(/[?&](X-Amz-S|s)ignature=/, (route) => {
    tried.push(route.request().url());
    if (tried.length === 1) return route.abort();
    if (tried.length > 2) return route.continue();
    // It may be asked of another origin, that of the store.
    return route.fulfill({ ...expired, headers: { 'access-control-allow-origin': '*' } });
  });
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Profile Picture Updated!').first()).toBeVisible();
  expect(tried).toHaveLength(3);
  expect(tried[1]).toBe(tried[0]);
  expect(tried[2]).not.toBe(tried[1]);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nobody is asked to drop a picture, and it takes room once it is there to be cut', async ({
    page,
  }) => {
    await signedIn(page);
    await page.goto('/?tab=avatar');
    await page.getByRole('button', { name: 'Change profile picture' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Profile picture' });
    await expect(dialog.getByRole('button', { name: 'Choose one', exact: true })).toBeVisible();
    await expect(dialog.getByText(/Drop a picture/)).toHaveCount(0);
    const height = async () => (await dialog.boundingBox())?.height ?? 0;
    const before = await height();
    expect(before).toBeLessThan(400);
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose one', exact: true }).tap();
    await (await chooser).setFiles(await jpeg({ width: 900, height: 600 }));
    await expect(page.locator('.cropper-view-box')).toBeVisible();
    // A dialog that still comes is a little smaller than it will be.
    await expect.poll(height).toBeGreaterThan(before + 190);
  });
});

test('somebody else reports the picture from the card, where there is one', async ({
  page,
  browser,
  baseURL,
}) => {
  await signedIn(page, 'Tola');
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  const other = await browser.newContext({ baseURL: `${baseURL}`, viewport: { width: 390, height: 844 } });
  const ruth = await other.newPage();
  await signedIn(ruth, 'Ruth');
  await ruth.goto(`/people/${id}`);
  await ruth.getByRole('button', { name: 'Report' }).click();
  const report = ruth.getByRole('dialog', { name: 'What is wrong?' });
  await expect(report).toBeVisible();
  await report.getByRole('button', { name: 'Cancel' }).click();

  await page.goto('/?tab=avatar');
  const dialog = await openDialog(page);
  await pick(page, await jpeg({ width: 400, height: 400 }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByText('Profile Picture Updated!').first()).toBeVisible();

  await ruth.reload();
  await focusOn(ruth.getByRole('button', { name: 'Report' }));
  await ruth.keyboard.press('Enter');
  await expect(ruth.getByRole('menuitem', { name: 'The name' })).toBeFocused();
  await expectAccessible(ruth);
  await ruth.keyboard.press('ArrowDown');
  await expect(ruth.getByRole('menuitem', { name: 'The picture' })).toBeFocused();
  await ruth.keyboard.press('Enter');
  await report.getByRole('radio', { name: 'It pretends to be someone else' }).check();
  const sent = ruth.waitForRequest((request) => request.url().endsWith('/api/moderation/reports'));
  await report.getByRole('button', { name: 'Send to moderators' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ kind: 'profile-picture' });
  await expect(ruth.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await ruth.getByRole('button', { name: 'Done' }).click();
  await expect(ruth.getByRole('button', { name: 'Report' })).toBeFocused();
  await other.close();
});
