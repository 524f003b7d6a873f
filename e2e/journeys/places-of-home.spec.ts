import { expect, signedIn, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the places of home do not grow under a finger, and come when it is lifted', async ({ page }) => {
  await signedIn(page);
  await page.goto('/bible/PSA/119');
  await expect(page.getByRole('button', { name: 'Mark chapter as read' })).toBeEnabled();
  const home = page.getByRole('navigation', { name: 'Home' });
  const height = async () => (await home.boundingBox())?.height ?? 0;
  const scrollBy = (top: number) =>
    page.evaluate(async (by) => {
      window.scrollBy({ top: by, behavior: 'instant' });
      // The browser tells of it before the second frame.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    }, top);
  const whole = await height();
  await scrollBy(2000);
  await expect.poll(height).toBeLessThan(whole);
  const slim = await height();

  await page.mouse.move(4, 760);
  await page.mouse.down();
  await scrollBy(-200);
  expect(await height()).toBe(slim);
  await page.mouse.up();
  await expect.poll(height).toBe(whole);
});

test('every room behind a tab leads to the others, and a button at its foot stands above them', async ({
  page,
}) => {
  await signedIn(page);
  const home = page.getByRole('navigation', { name: 'Home' });
  const rooms = [
    ['/community', 'Community'],
    ['/community/groups', 'Community'],
    ['/community/events', 'Community'],
    ['/community/debates', 'Community'],
    ['/prayers', 'Prayer'],
    ['/prayers/answered', 'Prayer'],
    ['/wallpapers', 'Wallpaper'],
    ['/plans', 'Bible'],
    ['/journal', 'Journal'],
  ] as const;
  for (const [path, tab] of rooms) {
    await page.goto(path);
    await expect(home.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'true');
    await expect(home.getByRole('link')).toHaveCount(8);
  }

  await page.goto('/community/groups');
  const start = page.getByRole('link', { name: 'Start a group' });
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [foot, bar] = [await start.boundingBox(), await home.boundingBox()];
      return foot && bar && foot.y + foot.height <= bar.y && bar.height < 70;
    })
    .toBe(true);
  await home.getByRole('link', { name: 'Prayer' }).click();
  await expect(page).toHaveURL('/?tab=prayer');
  // In a wide window the picture is the room.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/community/groups');
  await expect(start).toBeVisible();
  await expect(home).toBeHidden();
});
