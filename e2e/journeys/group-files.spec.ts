import { expect, expectAccessible, test } from '../fixtures.ts';
import { choose, downloaded, upload } from '../my-files.ts';
import { groupOf, ready } from '../study-group.ts';

/** As short as a recording can be: a tenth of a second of silence. */
function recording(): Buffer {
  const sound = Buffer.alloc(800, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + sound.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(sound.length, 40);
  return Buffer.concat([head, sound]);
}

test('a recording is shared by phone, and heard, downloaded and gone elsewhere in the group', {
  tag: '@s3',
}, async ({ page, browser, baseURL }) => {
  const hannah = await (await browser.newContext({ baseURL: `${baseURL}` })).newPage();
  await ready(hannah, 'Hannah');
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page, 'Miriam');
  const group = await groupOf(hannah, page);

  await hannah.goto(`${group}?tab=files`);
  await expect(hannah.getByText('Nothing is shared here yet.')).toBeVisible();
  await page.goto(group);
  await page.getByRole('link', { name: 'Files' }).click();
  await expect(page.getByText('Nothing is shared here yet.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Share a file' }).click();
  await page.getByRole('button', { name: 'Add a new one' }).click();
  const adding = page.getByRole('dialog', { name: 'Add files' });
  await choose(page, [{ name: 'Acts_2.wav', mimeType: 'audio/wav', buffer: recording() }]);
  await upload(adding);
  await adding.getByRole('button', { name: 'Done' }).click();
  const sharing = page.getByRole('dialog', { name: 'Share a file' });
  // What was just sent is what one came to share.
  await expect(sharing.getByRole('radio', { name: /Acts_2\.wav/ })).toBeChecked();
  await expect(sharing.getByLabel('What is it?')).toHaveValue('Acts 2');
  await expectAccessible(page);
  await sharing.getByRole('button', { name: 'Share it' }).click();
  const mine = page.getByRole('list', { name: 'Files of this group' });
  await expect(mine).toContainText('Acts 2');
  await expect(mine).toContainText('Yours');
  await expectAccessible(page);

  const theirs = hannah.getByRole('list', { name: 'Files of this group' });
  await expect(theirs).toContainText('Miriam T.');
  const sound = theirs.locator('audio');
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.preload = 'auto';
  });
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeCloseTo(0.1, 2);
  await downloaded(hannah, 'Acts 2', 'Acts_2.wav');
  await hannah.getByRole('button', { name: 'More about Acts 2' }).click();
  await expect(hannah.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  await expect(hannah.getByRole('menuitem', { name: 'Take it out' })).toBeVisible();
  await expect(hannah.getByRole('menuitem', { name: 'Change its title' })).toHaveCount(0);
  await hannah.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More about Acts 2' }).click();
  await page.getByRole('menuitem', { name: 'Change its title' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('What we heard on Sunday');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(theirs).toContainText('What we heard on Sunday');
  await page.getByRole('button', { name: 'More about What we heard on Sunday' }).click();
  await page.getByRole('menuitem', { name: 'Take it out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
  await expect(page.getByText('Nothing is shared here yet.')).toBeVisible();
  await expect(hannah.getByText('Nothing is shared here yet.')).toBeVisible();
});
