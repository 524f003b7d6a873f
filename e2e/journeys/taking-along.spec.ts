import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { downloaded } from '../my-files.ts';

/** The names of the files in a zip and what stands in them, as another program reads them. */
async function filesIn(bytes: Buffer): Promise<Map<string, string>> {
  const open = promisify<Buffer, { lazyEntries: boolean; autoClose: boolean }, ZipFile>(yauzl.fromBuffer);
  const zip = await open(bytes, { lazyEntries: false, autoClose: false });
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => entries.push(entry));
  await new Promise((resolve) => zip.on('end', resolve));
  const read = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const files = new Map<string, string>();
  for (const entry of entries) files.set(entry.fileName, await text(await read(entry)));
  return files;
}

test('somebody leaves a group and takes everything along', { tag: '@s3' }, async ({
  page,
  expectedErrors,
}) => {
  // Whoever leaves is told so in each page that is open, which looks for the group once more.
  expectedErrors.push(/404 \(Not Found\) \(.*\/api\/groups\//);
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'Miriam');
  const origin = new URL((await page.request.get('/healthz')).url()).origin;
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(path, { method, headers: { origin }, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.status() === 204 ? {} : ((await answer.json()) as { id?: string; version?: string });
  };
  await call('PUT', '/api/people/me/age', { answer: 'grown' });
  const { version } = await call('GET', '/api/guidelines');
  await call('POST', '/api/guidelines/agreement', { version });
  const { id } = await call('POST', '/api/groups', {
    name: 'Thursday kitchen',
    about: 'Soup, and the book of Acts',
    guidelines: '',
    topic: 'scripture',
    language: 'en',
    admission: 'open',
    room: 'vineyard',
  });
  await call('POST', `/api/groups/${id}/topics`, { title: 'w'.repeat(120), text: 'I do.' });

  await page.goto(`/community/groups/${id}`);
  await page.getByRole('button', { name: 'More about this group' }).click();
  await page.getByRole('menuitem', { name: 'Take everything along' }).click();
  await expect(page.getByRole('heading', { name: 'Taken along' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pack the group' }).click();
  // It comes by itself when it is packed.
  const packed = page.getByRole('list', { name: 'Packed groups' });
  await expect(packed.getByRole('link', { name: 'Download Thursday kitchen' })).toBeVisible();
  await expectAccessible(page);

  await call('DELETE', `/api/groups/${id}/membership`);
  await page.goto('/notifications');
  await page.getByRole('link', { name: /Thursday kitchen is packed/ }).click();
  const file = await downloaded(page, 'Thursday kitchen', 'Thursday kitchen.zip');
  const files = await filesIn(await readFile(file));
  expect([...files.keys()].toSorted()).toEqual([
    'group.json',
    'index.html',
    'threads/0001.html',
    'threads/0001.json',
  ]);
  // On a phone, too, nothing is wider than the screen.
  const reading = await page.context().newPage();
  for (const name of ['index.html', 'threads/0001.html']) {
    await reading.setContent(files.get(name)!);
    const width = await reading.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBe(390);
  }
  await reading.close();
  await packed.getByRole('button', { name: 'Delete the zip of Thursday kitchen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is packed.')).toBeVisible();
  await page.getByRole('link', { name: 'To my groups' }).click();
  await expect(page).toHaveURL(/\/community$/);
});
