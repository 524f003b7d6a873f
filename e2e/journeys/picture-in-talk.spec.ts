import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { hannahAndRuth, PHONE, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

/** As a phone takes it, held upright: its bytes lie on their side. */
const photo = async () => ({
  name: 'IMG_2041.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#a96' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
});

test('shows a picture in a talk, alone and with words; others see it at once and larger', {
  tag: '@s3',
}, async ({ page, browser, baseURL }) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(page, group, { title: 'Our walk', text: 'Who has pictures?' });
  for (const who of [page, ruth]) {
    await who.goto(talk);
    await expect(who.getByText('Who has pictures?')).toBeVisible();
  }

  const choose = async (who: Page) => {
    const chooser = who.waitForEvent('filechooser');
    await who.getByRole('button', { name: 'Add pictures or a poll' }).click();
    await who.getByRole('menuitem', { name: 'Pictures' }).click();
    await (await chooser).setFiles(await photo());
  };
  await choose(ruth);
  const seen = ruth.getByRole('textbox', { name: 'What does it show?' });
  await seen.fill('The hill above the lake');
  await expectAccessible(ruth);
  await ruth.getByRole('button', { name: 'Take the picture out' }).click();
  await expect(seen).toBeHidden();

  await choose(ruth);
  await seen.fill('The hill above the lake');
  await ruth.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(seen).toBeHidden();
  const large = page.getByRole('button', { name: 'Enlarge: The hill above the lake' });
  await expect(large).toBeVisible();
  // Upright, and as high as it may be.
  await expect.poll(async () => (await large.boundingBox())?.height).toBe(384);
  await expect.poll(async () => (await large.boundingBox())?.width).toBe(288);
  await expectAccessible(page);
  await large.click();
  const dialog = page.getByRole('dialog', { name: /^A picture from Ruth/ });
  const picture = dialog.getByRole('img', { name: 'The hill above the lake' });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(1600);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save it' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^The hill above the lake, \d{4}-\d\d-\d\d\.webp$/);
  await page.keyboard.press('Escape');

  // With words, and without saying what is to be seen. Somebody else does: two of one newcomer are some seconds apart.
  await choose(page);
  const composer = page.getByRole('textbox', { name: 'Write to the group…' });
  await composer.fill('And from the top');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(composer).toHaveValue('');
  await expect(ruth.getByText('And from the top', { exact: true })).toBeVisible();
  await expect(ruth.getByRole('button', { name: /^Enlarge: A picture from Hannah/ })).toBeVisible();
});

test('words and picture stay where the connection is lost, and go with the next try', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED.*objects/);
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(ruth, group, { title: 'Our walk', text: 'Who has pictures?' });
  await page.goto(talk);
  const composer = page.getByRole('textbox', { name: 'Write to the group…' });
  await composer.fill('From the top');
  await page.route('**/api/objects/**', (route) => route.abort());
  // As from the clipboard of a computer.
  await composer.evaluate(
    async (field, bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], 'image.jpg', { type: 'image/jpeg' }));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
    },
    [...(await photo()).buffer],
  );
  const seen = page.getByRole('textbox', { name: 'What does it show?' });
  await seen.fill('The top');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByText('Not Sent Yet', { exact: true })).toBeVisible();
  await expect(composer).toHaveValue('From the top');
  await expect(seen).toHaveValue('The top');
  await page.unroute('**/api/objects/**');
  await send.click();
  await expect(composer).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Enlarge: The top' })).toHaveCount(1);
});

test('opens a topic with a picture, and no word but its title', async ({ page, browser, baseURL }) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  await page.goto(`${group}?tab=talk`);
  await page.getByRole('button', { name: 'Open a topic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a topic' });
  await dialog.getByLabel('What is it about?').fill('Sunday on the hill');
  const open = dialog.getByRole('button', { name: 'Open it' });
  await expect(open).toBeDisabled();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Add pictures' }).click();
  await (await chooser).setFiles(await photo());
  await dialog.getByLabel('What does it show?').fill('Twelve people and a kite');
  await expectAccessible(page);
  await open.click();
  await expect(page.getByRole('button', { name: 'Enlarge: Twelve people and a kite' })).toBeVisible();

  await ruth.goto(page.url());
  await expect(ruth.getByRole('button', { name: 'Enlarge: Twelve people and a kite' })).toBeVisible();
  await expectAccessible(ruth);
});
