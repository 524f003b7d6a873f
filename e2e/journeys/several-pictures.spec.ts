import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { hannahAndRuth, PHONE, topicIn } from '../study-group.ts';

test.use({ viewport: PHONE });

const COLOURS = ['#a96', '#69a', '#9a6', '#96a', '#a69', '#6a9', '#aaa'];

/** Photographs, one of each colour. */
const photos = (count: number) =>
  Promise.all(
    COLOURS.slice(0, count).map(async (background, i) => ({
      name: `IMG_${i}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: i % 2 ? 1200 : 600, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );

async function choose(page: Page, count: number): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add pictures or a poll' }).click();
  await page.getByRole('menuitem', { name: 'Pictures' }).click();
  await (await chooser).setFiles(await photos(count));
}

test('three pictures of a walk are one post, which opens larger and goes from one to the next', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  const talk = await topicIn(page, group, { title: 'Our walk', text: 'Who has pictures?' });
  for (const who of [page, ruth]) {
    await who.goto(talk);
    await expect(who.getByText('Who has pictures?')).toBeVisible();
  }
  await choose(ruth, 2);
  await ruth.getByLabel('What does picture 1 show?').fill('The hill');
  // Chosen later, it comes after those; and one that is taken out is not sent.
  await choose(ruth, 2);
  await expect(ruth.getByLabel('What does picture 4 show?')).toBeVisible();
  await expectAccessible(ruth);
  await ruth.getByRole('button', { name: 'Take picture 3 out' }).click();
  await expect(ruth.getByLabel('What does picture 4 show?')).toBeHidden();
  await ruth.getByLabel('What does picture 3 show?').fill('The lake');
  await ruth.getByRole('textbox', { name: 'Write to the group…' }).fill('Sunday');
  await ruth.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ruth.getByLabel('What does picture 1 show?')).toBeHidden();

  const tiles = page.getByRole('button', { name: /^Enlarge: / });
  await expect(tiles).toHaveCount(3);
  await expectAccessible(page);
  await tiles.first().click();
  const dialog = page.getByRole('dialog');
  const shows = (name: RegExp, picture: string) =>
    Promise.all([
      expect(dialog.getByRole('heading', { name })).toBeVisible(),
      expect(dialog.getByRole('img', { name: picture })).toBeVisible(),
    ]);
  await shows(/^A picture from Ruth.*, 1 of 3$/, 'The hill');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'The next picture' }).click();
  await shows(/, 2 of 3$/, 'A picture from Ruth T., 2 of 3');
  await page.keyboard.press('ArrowRight');
  await shows(/, 3 of 3$/, 'The lake');
  // After the last comes the first, and before it the last.
  await page.keyboard.press('ArrowRight');
  await shows(/, 1 of 3$/, 'The hill');
  await dialog.getByRole('button', { name: 'The picture before' }).click();
  await shows(/, 3 of 3$/, 'The lake');
  // It is not for others to take one out.
  await expect(dialog.getByRole('button', { name: 'Take this picture out' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tiles.first()).toBeFocused();

  // Somebody does not want to be seen on the second.
  await ruth
    .getByRole('button', { name: /^Enlarge: / })
    .nth(1)
    .click();
  await ruth.getByRole('button', { name: 'Take this picture out' }).click();
  const sure = ruth.getByRole('alertdialog', { name: 'Take this picture out?' });
  await expectAccessible(ruth);
  await sure.getByRole('button', { name: 'Take it out' }).click();
  await expect(sure).toBeHidden();
  await expect(ruth.getByRole('heading', { name: 'Your picture, 2 of 2' })).toBeVisible();
  await expect(tiles).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Enlarge: The lake' })).toBeVisible();
});

/** How many pictures of drafts this browser keeps. */
const keptIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('lampstand-drafts');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const count = opened.result.transaction('blobs').objectStore('blobs').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );

test('chosen pictures outlive the page, are sent once, and are gone when one signs out', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth: first, group } = await hannahAndRuth({ page, browser, baseURL });
  // Another one than who opened the topic: newcomers' words are some seconds apart.
  const talk = await topicIn(page, group, { title: 'Our walk', text: 'Who has pictures?' });
  await first.goto(talk);
  await choose(first, 2);
  await first.getByLabel('What does picture 2 show?').fill('The hill');
  await expect.poll(() => keptIn(first)).toBe(2);
  await first.reload();
  const second = (one: Page) => one.getByLabel('What does picture 2 show?');
  await expect(second(first)).toHaveValue('The hill');
  const ruth = await first.context().newPage();
  await first.close();
  await ruth.goto(talk);
  await expect(second(ruth)).toHaveValue('The hill');
  const faces = ruth.locator('form').getByRole('listitem').locator('img');
  await expect
    .poll(() => faces.evaluateAll((imgs) => imgs.map((img) => (img as HTMLImageElement).naturalHeight)))
    .toEqual([600, 1200]);
  await ruth.getByRole('button', { name: 'Take picture 1 out' }).click();
  await expect(ruth.getByLabel('What does it show?')).toHaveValue('The hill');
  await ruth.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(ruth.getByRole('button', { name: 'Enlarge: The hill' })).toHaveCount(1);
  await expect.poll(() => keptIn(ruth)).toBe(0);
  await ruth.reload();
  await expect(ruth.getByRole('button', { name: 'Enlarge: The hill' })).toHaveCount(1);
  await expect(ruth.getByLabel('What does it show?')).toBeHidden();

  await choose(ruth, 1);
  await expect.poll(() => keptIn(ruth)).toBe(1);
  await ruth.goto('/');
  await ruth.getByRole('button', { name: 'Your account' }).click();
  await ruth.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(ruth.getByRole('link', { name: 'Start Your Journey Today' })).toBeVisible();
  await expect.poll(() => keptIn(ruth)).toBe(0);
});

test('a browser that keeps nothing asks before a reload takes chosen pictures away', async ({
  page,
  browser,
  baseURL,
}) => {
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  await ruth.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('No room.', 'UnknownError');
    };
  });
  // Another one than who opened the topic: newcomers' words are some seconds apart.
  await ruth.goto(await topicIn(page, group, { title: 'Our walk', text: 'Who has pictures?' }));
  await choose(ruth, 1);
  const first = ruth.getByLabel('What does it show?');
  await first.fill('The hill');
  const asked = ruth.waitForEvent('dialog');
  await ruth.evaluate(() => setTimeout(() => location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(first).toHaveValue('The hill');
  // Nothing is lost once they stand in the talk.
  await ruth.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(first).toBeHidden();
  await ruth.reload();
  await expect(ruth.getByRole('button', { name: 'Enlarge: The hill' })).toBeVisible();
});

test('pictures that are dropped on what one writes go with it, also where the line is gone for a moment', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET.*objects/);
  const lost = { times: 4 };
  await page.route(/\/api\/objects\/[^/]+\?/, (route) => route.abort('connectionreset'), lost);
  const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
  await page.goto(await topicIn(ruth, group, { title: 'Our walk', text: 'Who has pictures?' }));
  const composer = page.getByRole('textbox', { name: 'Write to the group…' });
  const [first, second] = await photos(2);
  await composer.evaluate(
    (field, all) => {
      const dataTransfer = new DataTransfer();
      for (const bytes of all) {
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'walk.jpg', { type: 'image/jpeg' }));
      }
      // What nobody takes, a browser opens itself.
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      if (field.dispatchEvent(over)) throw new Error('nobody takes what is dropped here');
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    [[...first!.buffer], [...second!.buffer]],
  );
  await expect(page.getByLabel('What does picture 2 show?')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Enlarge: Your picture/ })).toHaveCount(2);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a finger goes from one picture to the next, and pictures of one post are six at most', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { ruth, group } = await hannahAndRuth({ page, browser, baseURL });
    await page.goto(await topicIn(ruth, group, { title: 'Our walk', text: 'Who has pictures?' }));
    await choose(page, 7);
    await expect(page.getByText('6 pictures at most', { exact: true })).toBeVisible();
    await expect(page.getByLabel('What does picture 6 show?')).toBeVisible();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const tiles = page.getByRole('button', { name: /^Enlarge: / });
    await expect(tiles).toHaveCount(6);
    await tiles.last().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: /, 6 of 6$/ })).toBeVisible();
    // Around the picture, which is only as wide as its words until it has come.
    const box = (await dialog.getByRole('img').locator('..').boundingBox())!;
    const y = box.y + box.height / 2;
    const touches = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const at = (share: number) => [{ x: box.x + box.width * share, y }];
      await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
      await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(to) });
      await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(0.2, 0.8);
    await expect(dialog.getByRole('heading', { name: /, 5 of 6$/ })).toBeVisible();
    await swipe(0.8, 0.2);
    await expect(dialog.getByRole('heading', { name: /, 6 of 6$/ })).toBeVisible();
    // The finger that hardly moves opens nothing else.
    await swipe(0.5, 0.52);
    await expect(dialog.getByRole('heading', { name: /, 6 of 6$/ })).toBeVisible();
  });
});
