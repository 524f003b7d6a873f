import { expect, type Locator, type Page } from '@playwright/test';
import { signedIn } from './fixtures.ts';

type Chosen = string | { name: string; mimeType: string; buffer: Buffer }[];

/** 'Add files', with Uppy in it. */
export async function openDialog(page: Page) {
  await page.getByRole('button', { name: 'Add files' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add files' });
  await expect(dialog.locator('.uppy-Dashboard-inner')).toBeVisible();
  return dialog;
}

/** Somebody new, at 'Add files'. */
export async function signedInAddingFiles(page: Page) {
  await signedIn(page);
  await page.goto('/settings/files');
  return openDialog(page);
}

/** Puts files of the device into the dialog; a file on disk by its path. */
export async function choose(page: Page, files: Chosen) {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('button', { name: /^(choose them|Add more files)$/ })
    .first()
    .click();
  await (await chooser).setFiles(files);
}

/** Opens 'Web address' in the dialog and says which. */
export async function enterAddress(dialog: Locator, address: string) {
  await dialog.getByRole('tab', { name: 'Web address' }).click();
  await dialog.getByRole('textbox', { name: 'Address of a file on the web' }).fill(address);
}

/** Adds the file of an address to the dialog; it is not uploaded yet. */
export async function importFrom(dialog: Locator, address: string) {
  await enterAddress(dialog, address);
  await dialog.getByRole('button', { name: 'Get this file' }).click();
}

/** Sends the one file that the dialog has. */
export async function upload(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Upload 1 file' }).click();
}

/** How far the upload has come, in percent, by what the page says. */
export async function reaches(page: Page, percent: number) {
  const bar = page
    .locator('.uppy-StatusBar [role=progressbar], [role=progressbar][aria-label=Uploaded]')
    .first();
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(percent);
}

/** Where the browser has put a file that it was asked to download. @param called what the page calls it */
export async function downloaded(page: Page, called: string, fileName = called) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `Download ${called}` }).click();
  expect((await download).suggestedFilename()).toBe(fileName);
  return (await download).path();
}

export async function deleteFile(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** Runs in the page: how many files Golden Retriever has kept. */
export function keptBlobs(): Promise<number> {
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

/** Keeps a small file. @returns its id */
export async function keepFile(page: Page, name: string): Promise<string> {
  const query = new URLSearchParams({ filename: name, type: 'audio/mpeg' });
  const { url, fields } = (await (await page.request.get(`/s3/params?${query}`)).json()) as {
    url: string;
    fields: { key: string };
  };
  const { origin } = new URL((await page.request.get('/healthz')).url());
  expect((await page.request.put(url, { data: 'x', headers: { origin } })).ok()).toBe(true);
  return fields.key;
}
