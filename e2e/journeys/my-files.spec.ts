import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { CDPSession, Page } from '@playwright/test';
import { expect, expectAccessible, signedIn } from '../fixtures.ts';
import { largeFile } from '../large-file.ts';
import { testWithOwnServer as test } from '../own-server.ts';

const MB = 1024 ** 2;
/** A line on which 150 MB take so long that things can happen in the middle. */
const SLOW = 30 * MB;
/** One on which they never arrive. */
const CRAWLING = MB;

type Chosen = string | { name: string; mimeType: string; buffer: Buffer }[];

async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add files' });
  await expect(dialog.locator('.uppy-Dashboard-inner')).toBeVisible();
  return dialog;
}

async function choose(page: Page, files: Chosen) {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(choose them|Add more files)$/ })
    .first()
    .click();
  await (await chooser).setFiles(files);
}

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** From now on the browser sends so many bytes a second; Infinity is as many as it can. */
async function lineSpeed(page: Page, bytesPerSecond: number) {
  // One session a page: each holds a limit of its own.
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  await (await line).send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: Number.isFinite(bytesPerSecond) ? bytesPerSecond : -1,
  });
}

async function sha256(file: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

async function downloaded(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${name}` }).click();
  expect((await download).suggestedFilename()).toBe(name);
  return (await download).path();
}

/** How far the upload has come, in percent, by what the page says. */
async function reaches(page: Page, percent: number) {
  const bar = page
    .locator('.uppy-StatusBar [role=progressbar], [role=progressbar][aria-label=Uploaded]')
    .first();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(percent);
}

/** Whether one of the scripts that the page has fetched is Uppy's. */
async function hasUppy(page: Page) {
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  expect(scripts.length).toBeGreaterThan(2);
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  return texts.some((text) => text.includes('uppy-Dashboard-AddFiles'));
}

/**
 * Watches an upload going on: which parts are sent although they had arrived. Those are listed first, and there have to
 * be some. Await it when the file is there.
 */
async function partsResent(page: Page): Promise<number[]> {
  const answer = await page.waitForResponse((response) =>
    /\/s3\/multipart\/[^/]+\?key=/.test(response.url()),
  );
  const resent: number[] = [];
  const arrived = new Set(((await answer.json()) as { PartNumber: number }[]).map((part) => part.PartNumber));
  expect(arrived.size).toBeGreaterThan(0);
  page.on('request', (request) => {
    const part = Number(/(?:\/parts\/|[?&]partNumber=)(\d+)/.exec(request.url())?.[1]);
    if (request.method() === 'PUT' && arrived.has(part)) resent.push(part);
  });
  return resent;
}

test('keeps a file: added, listed, downloaded as it was, deleted', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Delete John “1”.txt' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  await expect(page.getByText('0 bytes of 10 GB used')).toBeVisible();
});

test('a large file is paused, outlives two ends of the server, and is what it was', async ({
  page,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_(REFUSED|RESET)/, /ERR_EMPTY_RESPONSE/);
  expectedErrors.push(/Uppy.* (Could not (GET|POST)|Unknown error)/);
  const file = await largeFile('sermon.mp4', 150);
  await signedIn(page);
  await page.goto('/settings/files');
  const dialog = await openDialog(page);
  await lineSpeed(page, SLOW);
  await choose(page, file.path);
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();

  await reaches(page, 10);
  await dialog.getByRole('button', { name: 'Pause upload' }).click();
  await ownServer.kill();
  await ownServer.start();
  await dialog.getByRole('button', { name: 'Resume upload' }).click();

  await reaches(page, 40);
  await ownServer.kill();
  await expect(dialog.getByText('Failed to upload sermon.mp4').first()).toBeVisible();
  await ownServer.start();
  // Slow enough to be elsewhere in the app before the file is there: the notice of the failure covers the way for a while.
  await lineSpeed(page, CRAWLING);
  const resent = partsResent(page);
  await dialog.getByRole('button', { name: 'Retry upload' }).first().click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Journal' }).click();
  await lineSpeed(page, Number.POSITIVE_INFINITY);
  await expect(page.getByText('Files Uploaded').first()).toBeVisible();
  expect(await resent).toEqual([]);
  await page.goto('/settings/files');
  await expect(page.getByText('150 MB of 10 GB used')).toBeVisible();
  expect(await sha256(await downloaded(page, file.name))).toBe(file.sha256);
  await file.remove();
});

test('a reload goes on where it was; a cancelled upload leaves nothing behind', async ({
  page,
  ownServer,
}) => {
  const file = await largeFile('recording.mp3', 110);
  await signedIn(page);
  await page.goto('/settings/files');
  let dialog = await openDialog(page);
  await lineSpeed(page, SLOW);
  await choose(page, file.path);
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await reaches(page, 30);
  await expect.poll(() => page.evaluate(keptBlobs)).toBe(1);

  const resent = partsResent(page);
  await page.reload();
  await expect(page.getByText('Uploading 1 file')).toBeVisible();
  await expectAccessible(page);
  await lineSpeed(page, Number.POSITIVE_INFINITY);
  await expect(page.getByText('110 MB of 10 GB used')).toBeVisible();
  expect(await resent).toEqual([]);
  expect(await sha256(await downloaded(page, file.name))).toBe(file.sha256);
  await page.getByRole('button', { name: `Delete ${file.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();

  await lineSpeed(page, SLOW);
  dialog = await openDialog(page);
  await choose(page, file.path);
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
  await reaches(page, 30);
  const thrownAway = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Remove file' }).click();
  expect((await thrownAway).ok()).toBe(true);
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
  await expect.poll(() => ownServer.filesKept()).toEqual([]);
  await file.remove();
});

test('an address that leads inside the server’s network gives no file', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 4\d\d.*companion\/url\/meta/);
  await signedIn(page);
  await page.goto('/settings/files');
  const dialog = await openDialog(page);
  await dialog.getByRole('tab', { name: 'Web address' }).click();
  await dialog
    .getByRole('textbox', { name: 'Address of a file on the web' })
    .fill('http://127.0.0.1/secret.txt');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(
    dialog.getByText('This address gave no file. Please check that it leads straight to one.').first(),
  ).toBeVisible();
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
});

test('signing out leaves nothing of an unfinished upload on the device', async ({ page }) => {
  await signedIn(page);
  await page.goto('/settings/files');
  await openDialog(page);
  await choose(page, [{ name: 'secret.txt', mimeType: 'text/plain', buffer: Buffer.from('words') }]);
  await expect.poll(() => page.evaluate(keptBlobs)).toBe(1);
  await page.reload();
  await expect(page.getByText('1 file chosen, not uploaded yet')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('secret.txt');

  await page.goto('/journal');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  await expect.poll(() => page.evaluate(keptBlobs)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('secret.txt');
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
    await signedIn(page);
    await page.goto('/settings/files');
    const dialog = await openDialog(page);
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
    await expect(dialog.getByText('2 additional restrictions were not fulfilled').first()).toBeVisible();
    await expect(dialog.getByText(/^long-[56].mp3 is too large/)).toHaveCount(0);

    // Another device fills the room meanwhile: now it is the server that refuses.
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

/** Runs in the page: how many files Golden Retriever has put by. */
function keptBlobs(): Promise<number> {
  return new Promise((resolve) => {
    indexedDB.open('uppy-blobs').onsuccess = (event) => {
      const database = (event.target as IDBOpenDBRequest).result;
      const count = database.transaction('files').objectStore('files').count();
      count.onsuccess = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}
