import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test as productTest, signedIn } from '../fixtures.ts';
import { largeFile } from '../large-file.ts';
import {
  choose,
  deleteFile,
  downloaded,
  keptBlobs,
  openDialog,
  reaches,
  signedInAddingFiles,
  upload,
} from '../my-files.ts';
import { testWithOwnServer as test } from '../own-server.ts';

const MB = 1024 ** 2;
/** A line on which 150 MB take so long that things can happen in the middle. */
const SLOW = 30 * MB;
/** One on which they never arrive. */
const CRAWLING = MB;

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

async function uploadSlowly(page: Page, dialog: Locator, file: string) {
  await lineSpeed(page, SLOW);
  await choose(page, file);
  await upload(dialog);
}

async function sha256(file: string) {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
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

test('a large file is paused, outlives two ends of the server, and is what it was', {
  tag: ['@postgres', '@s3'],
}, async ({ page, ownServer, expectedErrors }) => {
  // What Chromium calls a connection whose server is killed depends on how far it had come.
  expectedErrors.push(
    /ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/,
  );
  expectedErrors.push(/Uppy.* (Could not (GET|POST)|Unknown error)/);
  const file = await largeFile('sermon.mp4', 150);
  const dialog = await signedInAddingFiles(page);
  await uploadSlowly(page, dialog, file.path);
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
  // Some 90 MB, at the pace of the machine.
  await expect(page.getByText('Files Uploaded').first()).toBeVisible({ timeout: 180_000 });
  expect(await resent).toEqual([]);
  await page.goto('/settings/files');
  await expect(page.getByText('150 MB of 10 GB used')).toBeVisible();
  expect(await sha256(await downloaded(page, file.name))).toBe(file.sha256);
  await file.remove();
});

test('a reload goes on where it was; a cancelled upload leaves nothing behind', { tag: '@s3' }, async ({
  page,
  ownServer,
}) => {
  const file = await largeFile('recording.mp3', 110);
  let dialog = await signedInAddingFiles(page);
  await uploadSlowly(page, dialog, file.path);
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
  await deleteFile(page, file.name);
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();

  dialog = await openDialog(page);
  await uploadSlowly(page, dialog, file.path);
  await reaches(page, 30);
  const thrownAway = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await dialog.getByRole('button', { name: 'Remove file' }).click();
  expect((await thrownAway).ok()).toBe(true);
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
  await expect.poll(() => ownServer.filesKept()).toEqual([]);
  await file.remove();
});

productTest(
  'room that an upload on another device holds is told of, and had back',
  async ({ page, baseURL }) => {
    await signedIn(page);
    const begun = await page.request.post('/s3/multipart', {
      headers: { origin: `${baseURL}` },
      data: { filename: 'sermon.mp4', type: 'video/mp4', metadata: { size: 1024 * MB } },
    });
    expect(begun.ok()).toBe(true);
    await page.goto('/settings/files');
    await expect(page.getByText('1 GB of 10 GB used')).toBeVisible();
    await expect(page.getByText('1 GB of it is kept for uploads that were not finished.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Give them up' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Give up what was not finished?' });
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Give them up' }).click();
    await expect(page.getByText('0 bytes of 10 GB used')).toBeVisible();
    await expect(page.getByText('kept for uploads')).toHaveCount(0);
  },
);

productTest('signing out leaves nothing of an unfinished upload on the device', async ({ page }) => {
  await signedInAddingFiles(page);
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
