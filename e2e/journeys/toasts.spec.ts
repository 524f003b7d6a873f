import type { Page } from '@playwright/test';
import { expect, expectAccessible, signedIn, test } from '../fixtures.ts';
import { another, groupOf, ready, topicIn } from '../study-group.ts';

/** The sign-in form refuses an empty form with a toast and asks the server nothing. */
async function showToast(page: Page) {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Please fill in all fields');
  return toast;
}

test('one toast at a time; F8 leads to it and holds it, Dismiss sends it away', async ({ page }) => {
  const toast = await showToast(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

for (const [distance, stays] of [
  [40, true],
  [60, false],
] as const) {
  test(`swiped ${distance} px to the right it ${stays ? 'stays' : 'goes'}`, async ({ page }) => {
    const toast = await showToast(page);
    const box = (await toast.boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + distance / 2, box.y + 20, { steps: 4 });
    await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(toast).toHaveCount(stays ? 1 : 0);
  });
}

for (const [width, place] of [
  [390, 'at the top, across'],
  [700, 'at the bottom'],
  [1440, 'at the bottom right, 420 px at most'],
] as const) {
  test(`in a window of ${width} px it is ${place}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const toast = await showToast(page);
    const box = (await toast.boundingBox())!;
    if (width < 640) expect(box.y).toBeLessThan(40);
    else expect(box.y + box.height).toBeGreaterThan(850);
    expect(box.x + box.width).toBeGreaterThan(width - 40);
    if (width >= 768) expect(box.width).toBeLessThanOrEqual(420);
  });
}

test('in a wide window what failed leaves the button at the foot of its page to be pressed again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page);
  await page.route('**/api/prayer/requests', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/prayers/ask');
  await page.getByLabel('What shall we pray for?').fill('For my exam');
  const button = page.getByRole('button', { name: 'Keep for myself' });
  await button.click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Not Asked Yet');
  const top = (await button.boundingBox())!.y;
  // It rises into its place.
  const bottom = async () => {
    const box = (await toast.boundingBox())!;
    return box.y + box.height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(top);
});

test('on a phone that is held sideways what failed leaves the button to be pressed again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.setViewportSize({ width: 740, height: 360 });
  await signedIn(page);
  await page.goto('/journal');
  await page.route('**/api/journal/entries', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByLabel('Your reflection').fill('Without a line.');
  const button = page.getByRole('button', { name: /^Save Entry/ });
  await button.click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toContainText('Error Saving Entry');
  const bottom = async () => {
    const box = (await toast.boundingBox())!;
    return box.y + box.height;
  };
  const { y } = (await button.boundingBox())!;
  await expect.poll(bottom).toBeLessThanOrEqual(y);
  expect((await toast.boundingBox())!.width).toBeLessThanOrEqual(420);
});

test('in a wide window a toast keeps a distance from what one sends a short talk with', async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await ready(page, 'Hannah');
  const ruth = await another(browser, baseURL, 'Ruth');
  const topic = await topicIn(page, await groupOf(page, ruth), { title: 'Soup', text: 'Lentils?' });
  await ruth.context().close();
  await page.route('**/api/groups/threads/*/posts', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  );
  await page.goto(topic);
  await page.getByLabel('Write to the group…').fill('And bread');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const gap = async () => {
    const box = (await toast.boundingBox())!;
    return (await send.boundingBox())!.y - (box.y + box.height);
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(8);
});

test('on a phone what a save says leaves the XP that it earns to be seen', async ({ page }) => {
  await signedIn(page);
  await page.goto('/journal');
  await page.getByLabel('Your reflection').fill('Both at once.');
  await page.getByRole('button', { name: /^Save Entry/ }).click();
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
  await expect(toast).toBeVisible();
  const lamp = (await page.getByRole('link', { name: /^Home: level 1, / }).boundingBox())!;
  // It rises into its place.
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThanOrEqual(lamp.y + lamp.height);
});

test('on a phone what a dialog could not do leaves its Close to be reached', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await page.setViewportSize({ width: 390, height: 600 });
  await signedIn(page);
  await page.route('**/api/user/outfit', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', message: 'No.' } }),
  );
  await page.goto('/?tab=outfits');
  await page.getByRole('button', { name: 'Try on Denim and Sweater' }).click();
  const dialog = page.getByRole('dialog', { name: 'Denim and Sweater' });
  await dialog.getByRole('button', { name: 'Equip Denim and Sweater' }).click();
  const words = page.getByText('Unable to equip this outfit. Please try again.', { exact: true });
  const toast = page.locator('li').filter({ has: words });
  await expect(toast).toBeVisible();
  const close = dialog.getByRole('button', { name: 'Close' }).last();
  await expect
    .poll(async () => {
      const [above, below] = [(await toast.boundingBox())!, (await close.boundingBox())!];
      return below.y - (above.y + above.height);
    })
    .toBeGreaterThanOrEqual(0);
});
