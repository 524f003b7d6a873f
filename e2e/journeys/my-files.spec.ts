import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test as productTest, signedIn } from '../fixtures.ts';
import { choose, deleteFile, downloaded, openDialog, signedInAddingFiles } from '../my-files.ts';
import { testWithOwnServer as test } from '../own-server.ts';

const MB = 1024 ** 2;
const everywhere = { tag: ['@postgres', '@s3'] };

/** Whether one of the scripts that the page has fetched is Uppy's. */
async function hasUppy(page: Page) {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  expect(scripts.length).toBeGreaterThan(2);
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  return texts.some((text) => text.includes('uppy-Dashboard-AddFiles'));
}

productTest(
  'keeps a file: added, listed, downloaded as it was, deleted',
  everywhere,
  async ({ page, expectedErrors }) => {
    // What a page loads when it is idle, when the connection goes.
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.setViewportSize({ width: 1440, height: 900 });
    await signedIn(page);
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Open my files' }).click();
    await expect(page.getByText('Nothing is here yet.')).toBeVisible();
    await expect(page.getByText('0 bytes of 10 GB used')).toBeVisible();
    await expectAccessible(page);
    // Uppy is not part of the page until it is wanted.
    expect(await hasUppy(page)).toBe(false);

    const dialog = await openDialog(page);
    const dashboard = page.locator('.uppy-Dashboard-inner');
    await expect.poll(async () => (await dashboard.boundingBox())?.width).toBe(750);
    expect(await hasUppy(page)).toBe(true);
    expect((await dashboard.boundingBox())?.height).toBe(550);
    await expectAccessible(page);
    const buffer = Buffer.from('In the beginning was the Word.\n'.repeat(50_000));
    await choose(page, [{ name: 'John “1”.txt', mimeType: 'text/plain', buffer }]);
    await expectAccessible(page);
    await page.context().setOffline(true);
    await expect(dialog.getByText('No Internet connection').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(dialog.getByText('Connected to the Internet').first()).toBeVisible();
    await expect(dialog.getByText('No Internet connection')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(dialog.getByText('Complete', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();

    const row = page.getByRole('list', { name: 'Your files' }).getByRole('listitem');
    await expect(row).toContainText('John “1”.txt');
    await expect(row).toContainText('Document · 1.5 MB');
    await expect(page.getByText('1.5 MB of 10 GB used')).toBeVisible();
    await expectAccessible(page);
    expect(await readFile(await downloaded(page, 'John “1”.txt'))).toEqual(buffer);

    await page.getByRole('button', { name: 'Delete John “1”.txt' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(row).toHaveCount(1);
    await deleteFile(page, 'John “1”.txt');
    await expect(page.getByText('Nothing is here yet.')).toBeVisible();
    await expect(page.getByText('0 bytes of 10 GB used')).toBeVisible();
  },
);

productTest('comes back to the list where only a file that is there already was added', async ({ page }) => {
  const dialog = await signedInAddingFiles(page);
  // On disk, so that it is the same one both times.
  const file = 'CONTRIBUTING.md';
  await choose(page, file);
  const send = dialog.getByRole('button', { name: 'Upload 1 file' });
  await expect(send).toBeVisible();
  await dialog.getByRole('button', { name: 'Add more files' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'choose them' }).click();
  await (await chooser).setFiles(file);
  await expect(
    dialog.getByText(`Cannot add the duplicate file '${file}', it already exists`).first(),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'choose them' })).toBeHidden();
  await send.click();
  await expect(dialog.getByText('Complete', { exact: true })).toBeVisible();
});

test.describe('with little room', () => {
  test.use({ settings: { FILE_LIMIT_MB: '2', USER_LIMIT_MB: '3' } });
  const ofSize = (name: string, bytes: number) => ({
    name,
    mimeType: 'audio/mpeg',
    buffer: Buffer.alloc(bytes),
  });

  test('says what is too much before a byte is sent', async ({ page, baseURL, expectedErrors }) => {
    expectedErrors.push(/status of 413/, /Uppy.* There is not enough room for this file/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.url());
    });
    const dialog = await signedInAddingFiles(page);
    await choose(page, [ofSize('long.mp3', 2.5 * MB)]);
    await expect(
      dialog.getByText('long.mp3 is too large: a file can have at most 2 MB').first(),
    ).toBeVisible();
    await choose(page, [ofSize('a.mp3', 1.8 * MB), ofSize('b.mp3', 1.8 * MB)]);
    await expect(
      dialog.getByText('There is no room for this: 3 MB of your 3 MB is left').first(),
    ).toBeVisible();
    await choose(
      page,
      [1, 2, 3, 4, 5, 6].map((n) => ofSize(`long-${n}.mp3`, 2.5 * MB)),
    );
    // Four notices, then a summary.
    await expect(dialog.getByText('2 more could not be added').first()).toBeVisible();
    await expect(dialog.getByText(/^long-[56].mp3 is too large/)).toHaveCount(0);

    // Meanwhile another device uses up the room, so that now the server refuses the file.
    await choose(page, [ofSize('a.mp3', 1.8 * MB)]);
    const other = ofSize('other.mp3', 1.9 * MB).buffer;
    const query = new URLSearchParams({ filename: 'other.mp3', type: 'audio/mpeg' });
    const { url } = await (await page.request.get(`/s3/params?${query}`)).json();
    const put = await page.request.put(url, { data: other, headers: { origin: `${baseURL}` } });
    expect(put.ok()).toBe(true);
    await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
    await expect(dialog.getByText('Failed to upload a.mp3').first()).toBeVisible();
    await expect(dialog.getByText(/^Upload failed/).first()).toBeVisible();
    await expect(page.getByText('Upload Failed', { exact: true }).first()).toBeVisible();
    expect(sent).toEqual([]);
    await expectAccessible(page);
  });
});
