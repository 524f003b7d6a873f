import { readFile } from 'node:fs/promises';
import { type Elsewhere, startElsewhere } from '../../test-support/elsewhere.ts';
import { expect, expectAccessible, test as productTest } from '../fixtures.ts';
import {
  deleteFile,
  downloaded,
  enterAddress,
  importFrom,
  reaches,
  signedInAddingFiles,
  upload,
} from '../my-files.ts';
import { testWithOwnServer } from '../own-server.ts';

/** The server may reach one web server of this machine, as it may the public internet. */
const test = testWithOwnServer.extend<{ elsewhere: Elsewhere }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
  elsewhere: async ({}, use) => {
    const elsewhere = await startElsewhere();
    await use(elsewhere);
    await elsewhere.stop();
  },
  entry: async ({ elsewhere }, use) =>
    use(['test-support/server-reaching-elsewhere.ts', String(elsewhere.port)]),
});

test('a file arrives from its address: listed, downloaded as it is there, deleted', { tag: '@s3' }, async ({
  page,
  elsewhere,
  ownServer,
}) => {
  const dialog = await signedInAddingFiles(page);
  await importFrom(dialog, elsewhere.at('/sermons/Psalm%2023.mp3'));
  await expect(dialog.getByText('Psalm 23.mp3')).toBeVisible();
  await expectAccessible(page);
  await upload(dialog);
  await expect(dialog.getByText('Complete', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('list', { name: 'Your files' }).getByRole('listitem');
  await expect(row).toContainText('Psalm 23.mp3');
  await expect(row).toContainText('Recording · 3 MB');
  await expect(page.getByText('3 MB of 10 GB used')).toBeVisible();
  const file = await readFile(await downloaded(page, 'Psalm 23.mp3'));
  expect(file.equals(elsewhere.bytes)).toBe(true);
  expect(elsewhere.asked).toEqual(['HEAD /sermons/Psalm%2023.mp3', 'GET /sermons/Psalm%2023.mp3']);
  await deleteFile(page, 'Psalm 23.mp3');
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  await expect.poll(() => ownServer.filesKept()).toEqual([]);
});

test('what breaks off is fetched again by itself; what is gone is told, and comes when it is back', async ({
  page,
  elsewhere,
  ownServer,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400.*companion\/url\/get/, /Uppy/);
  const dialog = await signedInAddingFiles(page);
  await importFrom(dialog, elsewhere.at('/faltering'));
  await upload(dialog);
  await expect(dialog.getByText('Failed to upload faltering').first()).toBeVisible();
  await expect(page.getByText('There is no file at this address (404).').first()).toBeVisible();
  expect(elsewhere.asked).toEqual(['HEAD /faltering', 'GET /faltering', 'GET /faltering']);
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
  await expect.poll(() => ownServer.filesKept()).toEqual([]);

  await dialog.getByRole('button', { name: 'Retry upload' }).first().click();
  await expect(dialog.getByText('Complete', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const file = await readFile(await downloaded(page, 'faltering'));
  expect(file.equals(elsewhere.bytes)).toBe(true);
});

test('one that is cancelled on its way leaves nothing behind', { tag: '@s3' }, async ({
  page,
  elsewhere,
  ownServer,
}) => {
  const over = elsewhere.hold();
  const dialog = await signedInAddingFiles(page);
  await importFrom(dialog, elsewhere.at('/held'));
  await upload(dialog);
  await reaches(page, 0);
  await dialog.getByRole('button', { name: 'Remove file' }).click();
  await over;
  await expect.poll(() => ownServer.filesKept()).toEqual([]);
  expect(await (await page.request.get('/api/files')).json()).toEqual([]);
  expect((await (await page.request.get('/api/files/usage')).json()).bytes).toBe(0);
});

productTest(
  'an address that leads inside the server’s network gives no file',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d.*companion\/url\/meta/);
    const dialog = await signedInAddingFiles(page);
    await enterAddress(dialog, 'http://127.0.0.1/secret.txt');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Get this file' }).click();
    await expect(
      dialog.getByText('This address gave no file. Please check that it leads straight to one.').first(),
    ).toBeVisible();
    expect(await (await page.request.get('/api/files')).json()).toEqual([]);
  },
);
